"""Shahrazad's count while tiles are still to come: which can still be joined, and what the table is worth then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.shahrazad.rules_count import Telling
from serai.games.shahrazad.rules_table import COLOURS, COLUMN, GONE, LEFT, NO_TILE, PLACES, RIGHT, TILES, TOUCHING

NOWHERE: Final = -2  # no path leads to a place
BEFORE_ALL: Final = -1  # below every number


class Joining:
    """A table that is not finished.

    A tile that is out of order is lost. One that is cut off may be joined later: it is still open if tiles that are not
    on the table yet could make a path through it, from the first column to the last.
    """

    def __init__(self, telling: Telling, limit: i64) -> None:
        self.telling = telling
        self.disordered = [False] * (TILES + 1)
        for tile in telling.disordered:
            self.disordered[tile] = True
        self.to_come = [tile for tile in range(TILES) if telling.places[tile] < 0]
        more = any(place < 0 and place != GONE for place in telling.places)
        self.to_join = self.open_tiles(limit) if more else []
        self.groups = self.groups_if_joined()
        self.worth = sum(self.groups) - len(telling.gaps)
        self.worth -= len(telling.disordered) + len(telling.severed) - len(self.to_join)

    def open_tiles(self, limit: i64) -> list[int]:
        """The cut-off tiles that a path can still lead through."""
        spots = sorted(self.telling.laid + self.free_places(limit))
        lowest = self.lowest_numbers(spots)
        highest = self.highest_numbers(spots)
        found: list[int] = []
        for tile in self.telling.severed:
            place = self.telling.places[tile]
            if lowest[place] != NOWHERE and highest[place] != NOWHERE:
                found.append(tile)
        return found

    def free_places(self, limit: i64) -> list[int]:
        """The empty places beside tiles, in columns that have tiles and room for one more."""
        tiles = self.telling.tiles
        size = [0] * len(COLUMN)
        for place in self.telling.laid:
            size[COLUMN[place]] += 1
        found: list[int] = []
        seen = [False] * PLACES
        for place in self.telling.laid:
            for near in TOUCHING[place]:
                if tiles[near] == NO_TILE and not seen[near] and 0 < size[COLUMN[near]] < limit:
                    seen[near] = True
                    found.append(near)
        return found

    def lowest_numbers(self, spots: list[int]) -> list[int]:
        """By place: the lowest number that a path from the first column can end with there."""
        tiles = self.telling.tiles
        lowest = [NOWHERE] * PLACES
        first = COLUMN[spots[0]]
        for place in spots:
            before = BEFORE_ALL if COLUMN[place] == first else TILES
            for near in LEFT[place]:
                if lowest[near] != NOWHERE:
                    before = min(before, lowest[near])
            tile = tiles[place]
            if tile == NO_TILE:
                limit = self.lowest_on_the_right(place)
                for number in self.to_come:
                    if before < number < limit:
                        lowest[place] = number
                        break
            elif before < tile and not self.disordered[tile]:
                lowest[place] = tile
        return lowest

    def highest_numbers(self, spots: list[int]) -> list[int]:
        """By place: the highest number that a path to the last column can begin with there."""
        tiles = self.telling.tiles
        highest = [NOWHERE] * PLACES
        last = COLUMN[spots[-1]]
        for place in reversed(spots):
            after = TILES if COLUMN[place] == last else BEFORE_ALL
            for near in RIGHT[place]:
                after = max(after, highest[near])
            tile = tiles[place]
            if tile == NO_TILE:
                limit = min(after, self.lowest_on_the_right(place))
                for number in self.to_come:
                    if number < limit:
                        highest[place] = number
            elif tile < after and not self.disordered[tile]:
                highest[place] = tile
        return highest

    def lowest_on_the_right(self, place: i64) -> int:
        """The lowest number that a tile in a place would touch on its right: a higher one would be turned there."""
        lowest = NO_TILE
        for near in RIGHT[place]:
            lowest = min(lowest, self.telling.tiles[near])
        return lowest

    def groups_if_joined(self) -> list[int]:
        """How many tiles the largest group of each colour has if the open tiles are joined."""
        for tile in self.to_join:
            self.telling.upright[tile] = True
        groups = [len(self.telling.largest_group(colour)) for colour in range(COLOURS)]
        self.telling.turn(self.to_join)
        return groups
