"""Shahrazad at a glance: where a careful player lays a tile without thinking long."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.shahrazad.rules_table import (
    BIT,
    COLOURS,
    COLUMN,
    COLUMNS,
    GONE,
    HEIGHTS,
    NO_TILE,
    TILES,
    bits,
    columns_of,
    leftmost,
    open_slots,
    rightmost,
)

NOTHING_YET: Final = -1e9
#: So many half tiles away from its colour a tile is as lonely as can be.
FAR: Final = 4.0
#: A tile that is no farther astray than so many columns may stay where it is.
NEARLY: Final = 1.5


class Taste:
    """How much each thing matters that a careful player looks at: `weights.toml` tells what they are."""

    def __init__(self, weights: list[float]) -> None:
        self.full = weights[0]
        self.astray = weights[1]
        self.far_astray = weights[2]
        self.loose = weights[3]
        self.stranded = weights[4]
        self.turned = weights[5]
        self.turning = weights[6]
        self.kin = weights[7]
        self.more_kin = weights[8]
        self.stray = weights[9]
        self.gap = weights[10]
        self.edge = weights[11]
        self.swap = weights[12]
        self.chance = weights[13]
        self.hasty = weights[14]


class Glance:
    """A table, and the best that can be done with some tiles: `tile` is to be laid at `place`."""

    def __init__(self, places: list[int], colours: list[int], limit: i64, taste: Taste) -> None:
        self.taste = taste
        self.colours = colours
        self.limit: i64 = limit
        self.columns = columns_of(places)
        self.first: i64 = leftmost(self.columns)
        self.last: i64 = rightmost(self.columns)
        # By place, one column further to the right, like `columns`. No tile ever comes near the upper or lower end
        # of a column, so that what lies beside a place is found by counting.
        self.tiles = [NO_TILE] * ((COLUMNS + 2) * HEIGHTS)
        # By tile: whether it touches a lower number on its right. No tile leads no further than a turned one.
        self.down = [False] * TILES + [True]
        self.across = [0.0] * TILES  # how many columns after tile 0 each tile belongs
        self.shift = 0.0  # how many columns more the laid tiles lie to the right, all added up
        self.laid = 0.0
        self.heights = [0.0] * COLOURS  # of the laid tiles of each colour, added up, in half tiles
        self.kin = [0.0] * COLOURS
        self.tile: i64 = NO_TILE
        self.place: i64 = -1
        self.hope = NOTHING_YET
        before = 0.0
        for tile in range(TILES):
            self.across[tile] = before / (taste.full * float(limit))
            place: i64 = places[tile]
            if place != GONE:
                before += 1.0
            if place >= 0:
                self.put(tile, place)

    # --- tiles that come and go ------------------------------------------------------------------

    def lay(self, tile: i64, place: i64) -> None:
        """A tile comes to the table; what lay in its place is taken away."""
        old: i64 = self.tiles[place + HEIGHTS]
        if old != NO_TILE:
            self.take(old, place)
        self.put(tile, place)

    def put(self, tile: i64, place: i64) -> None:
        """A tile lies on the table."""
        column: i64 = COLUMN[place]
        column += 1  # `columns` have an empty one at the left end
        taken: i64 = self.columns[column]
        bit: i64 = BIT[place]
        self.columns[column] = taken | bit
        self.first = min(self.first, column)
        self.last = max(self.last, column)
        self.tiles[place + HEIGHTS] = tile
        self.shift += float(column) - self.across[tile]
        self.laid += 1.0
        colour = self.colours[tile]
        self.heights[colour] += height(place + HEIGHTS)
        self.kin[colour] += 1.0
        self.check(place + HEIGHTS)

    def take(self, tile: i64, place: i64) -> None:
        """A tile leaves the table; another follows at once."""
        column: i64 = COLUMN[place]
        self.tiles[place + HEIGHTS] = NO_TILE
        self.down[tile] = False
        self.shift -= float(column + 1) - self.across[tile]
        self.laid -= 1.0
        colour = self.colours[tile]
        self.heights[colour] -= height(place + HEIGHTS)
        self.kin[colour] -= 1.0

    def check(self, at: i64) -> None:
        """See which tiles would be turned, now that a place has a tile or another one."""
        self.check_tile(at)
        left = at - HEIGHTS - lower(at)
        self.check_tile(left)
        self.check_tile(left + 1)

    def check_tile(self, at: i64) -> None:
        """See whether the tile in a place would be turned."""
        tile: i64 = self.tiles[at]
        if tile != NO_TILE:
            right = at + HEIGHTS - lower(at)
            self.down[tile] = self.tiles[right] < tile or self.tiles[right + 1] < tile

    # --- what is best ----------------------------------------------------------------------------

    def choose(self, tiles: list[int], replacing: bool, dice: Dice) -> None:
        """Find the best of these tiles and the best place for it."""
        self.hope = NOTHING_YET
        for tile in tiles:
            ideal = self.ideal(tile)
            nearest: i64 = i64(int(ideal + 0.5))
            low = max(self.first - 1, min(self.last, nearest - 1))
            if not self.try_columns(low, nearest + 1, tile, ideal, replacing, dice):
                self.try_columns(self.first - 1, self.last + 1, tile, ideal, replacing, dice)

    def try_columns(self, low: i64, high: i64, tile: i64, ideal: float, replacing: bool, dice: Dice) -> bool:
        """Try a tile in every open place of some columns, and instead of others; whether there was an open one."""
        found = False
        chance = self.taste.chance
        for column in range(low, min(self.last + 1, max(self.first, high)) + 1):
            taken: i64 = self.columns[column]
            slots = open_slots(self.columns, column, self.limit, replacing)
            at: i64 = column * HEIGHTS
            astray = self.astray(ideal, column)
            while slots:
                if slots & 1:
                    hope = self.fit(tile, at, column) - astray + chance * dice.fraction()
                    if taken & 1:
                        hope -= self.loss(at, column)
                    else:
                        found = True
                    if hope > self.hope:
                        self.hope = hope
                        self.tile = tile
                        self.place = at - HEIGHTS
                at += 1
                slots >>= 1
                taken >>= 1
        return found

    def hunch(self, tile: i64, place: i64) -> float:
        """How good it looks to lay a tile in a place."""
        at = place + HEIGHTS
        column: i64 = at // HEIGHTS
        hope = self.fit(tile, at, column) - self.astray(self.ideal(tile), column)
        return hope if self.tiles[at] == NO_TILE else hope - self.loss(at, column)

    def has_place(self, tile: i64) -> bool:
        """Whether a tile could lie in order somewhere, near the column where it belongs."""
        ideal = self.ideal(tile)
        for column in range(self.first - 1, self.last + 2):
            slots = open_slots(self.columns, column, self.limit, False)
            at: i64 = column * HEIGHTS
            while slots and abs(ideal - float(column)) <= NEARLY:
                if slots & 1 and self.disorder(tile, at, column) == 0.0:
                    return True
                at += 1
                slots >>= 1
        return False

    def loss(self, at: i64, column: i64) -> float:
        """What it costs to take the tile in a place back."""
        old: i64 = self.tiles[at]
        fit = self.fit(old, at, column) - self.astray(self.ideal(old), column)
        return self.taste.swap + fit

    def ideal(self, tile: i64) -> float:
        """The column where a number belongs if numbers rise evenly from left to right, as the laid ones do."""
        return self.across[tile] + self.shift / self.laid

    def astray(self, ideal: float, column: i64) -> float:
        """How bad it is to be so far from where a number belongs."""
        away = abs(ideal - float(column))
        return away * (self.taste.astray + self.taste.far_astray * away)

    def fit(self, tile: i64, at: i64, column: i64) -> float:
        """How well a tile fits with those it would touch."""
        taste = self.taste
        fit = -self.disorder(tile, at, column)
        # Colour: beside its own, or not far from them.
        colour = self.colours[tile]
        kin = self.kin_beside(colour, at)
        if kin:
            fit += taste.kin + taste.more_kin * float(kin - 1)
        elif self.kin[colour] > 0.0:
            fit -= taste.stray * min(FAR, abs(height(at) - self.heights[colour] / self.kin[colour]))
        taken: i64 = self.columns[column]
        if taken == 0:
            fit -= taste.edge
        elif self.tiles[at + 1] == NO_TILE and self.tiles[at - 1] == NO_TILE and taken & ~BIT[at - HEIGHTS]:
            fit -= taste.gap
        return fit

    def disorder(self, tile: i64, at: i64, column: i64) -> float:
        """Lower numbers on the right, higher ones on the left, no way on to either side: none is nothing."""
        taste = self.taste
        down = self.down
        left = at - HEIGHTS - lower(at)
        right = at + HEIGHTS - lower(at)
        a: i64 = self.tiles[left]
        b: i64 = self.tiles[left + 1]
        c: i64 = self.tiles[right]
        d: i64 = self.tiles[right + 1]
        found = 0.0
        if c < tile or d < tile:
            found += taste.turned
        if NO_TILE != a > tile and not self.turned_without(left, at):
            found += taste.turning
        if NO_TILE != b > tile and not self.turned_without(left + 1, at):
            found += taste.turning
        if column > self.first and (a > tile or down[a]) and (b > tile or down[b]):
            found += taste.loose if self.has_room(a, b, column - 1) else taste.stranded
        if column < self.last and (c < tile or down[c]) and (d < tile or down[d]):
            found += taste.loose if self.has_room(c, d, column + 1) else taste.stranded
        return found

    def kin_beside(self, colour: int, at: i64) -> i64:
        """How many tiles of a colour that lie in order a place touches."""
        left = at - HEIGHTS - lower(at)
        right = at + HEIGHTS - lower(at)
        kin = self.is_kin(self.tiles[left], colour) + self.is_kin(self.tiles[left + 1], colour)
        kin += self.is_kin(self.tiles[at - 1], colour) + self.is_kin(self.tiles[at + 1], colour)
        return kin + self.is_kin(self.tiles[right], colour) + self.is_kin(self.tiles[right + 1], colour)

    def turned_without(self, at: i64, without: i64) -> bool:
        """Whether the tile in a place is turned even without the one in another place."""
        tile: i64 = self.tiles[at]
        right = at + HEIGHTS - lower(at)
        return (right != without and self.tiles[right] < tile) or (
            right + 1 != without and self.tiles[right + 1] < tile
        )

    def has_room(self, one: i64, other: i64, column: i64) -> bool:
        """Whether one of two places of a column can still be filled."""
        return (one == NO_TILE or other == NO_TILE) and bits(self.columns[column]) < self.limit

    def is_kin(self, tile: i64, colour: int) -> i64:
        """One for a tile of that colour that lies in order."""
        return 1 if not self.down[tile] and self.colours[tile] == colour else 0


def lower(at: i64) -> i64:
    """By how much the lower neighbours of a place on either side have a lower slot: every other column is shifted."""
    return (at // HEIGHTS) & 1


def height(at: i64) -> float:
    """The height of a place, in half tiles from somewhere."""
    return float(2 * (at % HEIGHTS) - lower(at))
