"""Shahrazad at a glance: where a careful player lays a tile without thinking long."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.shahrazad.rules_table import (
    BIT,
    COLUMN,
    GONE,
    HEIGHTS,
    LEFT,
    NO_TILE,
    PLACES,
    RIGHT,
    TILES,
    TOUCHING,
    columns_of,
    leftmost,
    open_slots,
    rightmost,
)

# What a careful player looks at, and how much each matters: see docs/minds/shahrazad.md.
ASTRAY: Final = 14.0  # a column away from where the number belongs, if numbers rise evenly from left to right
LOOSE: Final = 10.0  # no tile in order on the left, or on the right, where other columns are
DISORDER: Final = 8.0  # a neighbour that would be turned, or would turn the tile
KIN: Final = 2.0  # touching a tile of the same colour
FULL: Final = 0.9  # the part of a column's limit that is usually used
NOTHING_YET: Final = -1e9


class Glance:
    """A table, and the best that can be done with some tiles: `tile` is to be laid at `place`."""

    def __init__(self, places: list[int], colours: list[int], limit: i64) -> None:
        self.colours = colours
        self.limit: i64 = limit
        self.columns = columns_of(places)
        self.first: i64 = leftmost(self.columns)
        self.last: i64 = rightmost(self.columns)
        self.tiles = [NO_TILE] * PLACES  # by place
        self.across = [0.0] * TILES  # how many columns after tile 0 each tile belongs
        self.shift = 0.0  # how many columns more the laid tiles lie to the right, all added up
        self.laid = 0.0
        self.tile: i64 = NO_TILE
        self.place: i64 = -1
        self.hope = NOTHING_YET
        before = 0.0
        for tile in range(TILES):
            self.across[tile] = before / (FULL * float(limit))
            place: i64 = places[tile]
            if place != GONE:
                before += 1.0
            if place >= 0:
                self.lay(tile, place)

    def lay(self, tile: i64, place: i64) -> None:
        """A tile comes to the table."""
        column: i64 = COLUMN[place]
        column += 1  # `columns` have an empty one at the left end
        taken: i64 = self.columns[column]
        bit: i64 = BIT[place]
        self.columns[column] = taken | bit
        self.first = min(self.first, column)
        self.last = max(self.last, column)
        self.tiles[place] = tile
        self.shift += float(column) - self.across[tile]
        self.laid += 1.0

    def choose(self, tiles: list[int], dice: Dice) -> None:
        """Find the best of these tiles and the best place for it."""
        self.hope = NOTHING_YET
        for tile in tiles:
            ideal = self.across[tile] + self.shift / self.laid
            nearest: i64 = i64(int(ideal + 0.5))
            found = self.try_columns(max(self.first - 1, min(self.last, nearest - 1)), nearest + 1, tile, ideal, dice)
            if not found:
                self.try_columns(self.first - 1, self.last + 1, tile, ideal, dice)

    def try_columns(self, low: i64, high: i64, tile: i64, ideal: float, dice: Dice) -> bool:
        """Try a tile in every open place of some columns; whether there was any."""
        found = False
        for column in range(low, min(self.last + 1, max(self.first, high)) + 1):
            slots = open_slots(self.columns, column, self.limit, False)
            place: i64 = (column - 1) * HEIGHTS
            astray = ASTRAY * abs(ideal - float(column))
            while slots:
                if slots & 1:
                    found = True
                    hope = self.fit(tile, place, column) - astray + dice.fraction()  # the dice tell equals apart
                    if hope > self.hope:
                        self.hope = hope
                        self.tile = tile
                        self.place = place
                place += 1
                slots >>= 1
        return found

    def fit(self, tile: i64, place: i64, column: i64) -> float:
        """How well a tile fits with those it would touch."""
        fit = self.fit_beside(tile, LEFT[place], False, column <= self.first)
        fit += self.fit_beside(tile, RIGHT[place], True, column >= self.last)
        colour = self.colours[tile]
        for near in TOUCHING[place]:
            other: i64 = self.tiles[near]
            if other != NO_TILE and self.colours[other] == colour:
                fit += KIN
        return fit

    def fit_beside(self, tile: i64, places: list[int], higher: bool, linked: bool) -> float:
        """How well a tile fits with those on one side, whose numbers should be higher, or lower."""
        fit = 0.0
        for near in places:
            other: i64 = self.tiles[near]
            if other != NO_TILE:
                if (other > tile) == higher:
                    linked = True
                else:
                    fit -= DISORDER
        return fit if linked else fit - LOOSE
