"""Shahrazad's count: which tiles are turned at the end of a round, and what the others are worth."""

from __future__ import annotations

from typing import Final

from serai.games.shahrazad.rules_table import COLOURS, COLUMN, LEFT, NO_TILE, PLACES, RIGHT, TILES, TOUCHING, tile_at

# A round's count is seven numbers: the largest group of each colour, then, from ORDER on, what is taken off: the tiles
# turned by the first check, those turned by the second, and the gaps.
ORDER: Final = 4
COUNTED: Final = 7


class Telling:
    """A table, counted as if the round ended now: which tiles are turned, and what the others tell."""

    def __init__(self, places: list[int], colours: list[int]) -> None:
        self.places = places
        self.colours = colours
        self.laid = sorted([place for place in places if place >= 0])
        self.tiles = [NO_TILE] * PLACES  # by place
        self.upright = [False] * (TILES + 1)  # by tile; NO_TILE never is
        for place in self.laid:
            tile = tile_at(places, place)
            self.tiles[place] = tile
            self.upright[tile] = True
        self.disordered = self.out_of_order()
        self.turn(self.disordered)
        self.severed = self.cut_off()
        self.turn(self.severed)
        self.groups = [self.largest_group(colour) for colour in range(COLOURS)]
        self.gaps = self.empty_between()

    def out_of_order(self) -> list[int]:
        """First check: the tiles that touch a lower number on their right. They are turned, all at once."""
        found: list[int] = []
        for place in self.laid:
            tile = self.tiles[place]
            for near in RIGHT[place]:
                if self.tiles[near] < tile:
                    found.append(tile)
                    break
        return found

    def cut_off(self) -> list[int]:
        """Second check: the other tiles that are on no way of face-up tiles from the first to the last column."""
        from_first = self.reach(self.laid, LEFT)
        to_last = self.reach(self.laid[::-1], RIGHT)
        found: list[int] = []
        for place in self.laid:
            tile = self.tiles[place]
            if self.upright[tile] and not (from_first[tile] and to_last[tile]):
                found.append(tile)
        return found

    def reach(self, laid: list[int], back: list[list[int]]) -> list[bool]:
        """The tiles that a way leads to. Places are numbered column by column, so one sweep finds every way."""
        reached = [False] * (TILES + 1)
        start = COLUMN[laid[0]]
        for place in laid:
            tile = self.tiles[place]
            if self.upright[tile]:
                reached[tile] = COLUMN[place] == start
                for near in back[place]:
                    if reached[self.tiles[near]]:
                        reached[tile] = True
        return reached

    def turn(self, tiles: list[int]) -> None:
        """Tiles are turned face down."""
        for tile in tiles:
            self.upright[tile] = False

    def largest_group(self, colour: int) -> list[int]:
        """The most touching face-up tiles of a colour; of equal groups only one counts."""
        left = [self.upright[tile] and self.colours[tile] == colour for tile in range(TILES)] + [False]
        best: list[int] = []
        for tile in range(TILES):
            if left[tile]:
                left[tile] = False
                group = [tile]
                for member in group:
                    for near in TOUCHING[self.places[member]]:
                        other = self.tiles[near]
                        if left[other]:
                            left[other] = False
                            group.append(other)
                if len(group) > len(best):
                    best = group
        return best

    def empty_between(self) -> list[int]:
        """The empty places between two tiles of a column."""
        found: list[int] = []
        for index in range(1, len(self.laid)):
            below, above = self.laid[index - 1], self.laid[index]
            if above != below + 1 and COLUMN[below] == COLUMN[above]:
                found.extend(range(below + 1, above))
        return found

    def count(self) -> list[int]:
        """The round's count, in numbers."""
        groups = [len(group) for group in self.groups]
        return [*groups, len(self.disordered), len(self.severed), len(self.gaps)]


def balance(counted: list[int]) -> int:
    """What a round's groups bring, less what is taken off."""
    return sum(counted[:ORDER]) - sum(counted[ORDER:])


def points(counted: list[int]) -> int:
    """The score of a round: never below zero."""
    return max(0, balance(counted))
