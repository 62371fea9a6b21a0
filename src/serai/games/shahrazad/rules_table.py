"""Shahrazad's tiles, the table they are laid on, and where each of them is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dice import Dice

# --- the tiles -----------------------------------------------------------------------------------

TILES: Final = 22
NO_TILE: Final = TILES
COLOURS: Final = 4  # red, blue, yellow, black: which tile has which is the edition's affair
HAND_SIZE: Final = 2

# --- the table -----------------------------------------------------------------------------------

# Columns of tiles, each shifted by half a tile against its neighbours. A place is a column and a height in half
# tiles, counted from the first tile, (0, 0); even columns have even heights, odd columns odd ones.
#
# The table is as large as it can ever get. Every tile can be reached from the first one over touching tiles. Of the 21
# steps of the longest such way each leads at most one column on. A step up is two half tiles, a step aside one; as no
# column has more than four tiles, 22 tiles take six columns, so at least five steps lead aside: at most 16 * 2 + 5 up.
# In the second round the same holds from the lowest tile of the column that stays, which then is the first one.
FARTHEST: Final = 21
HIGHEST: Final = 37
COLUMNS: Final = 2 * FARTHEST + 1
HEIGHTS: Final = HIGHEST + 1
PLACES: Final = COLUMNS * HEIGHTS


def column_limit(seats: i64) -> i64:
    """How many tiles a column may have: four for one player, three for two."""
    return 4 if seats == 1 else 3


def place_at(column: int, height: int) -> int:
    """The number of a place; -1 where there is none."""
    if not -FARTHEST <= column <= FARTHEST or not -HIGHEST <= height <= HIGHEST or (column + height) % 2:
        return -1
    return (column + FARTHEST) * HEIGHTS + (height + HIGHEST) // 2


def column_of(place: int) -> int:
    """The column of a place."""
    return place // HEIGHTS - FARTHEST


def height_of(place: int) -> int:
    """The height of a place, in half tiles."""
    return place % HEIGHTS * 2 - HIGHEST + (column_of(place) + 1) % 2


def around(place: int, steps: list[tuple[int, int]]) -> list[int]:
    """The places so many columns and half tiles away."""
    column, height = column_of(place), height_of(place)
    found = [place_at(column + aside, height + up) for aside, up in steps]
    return [near for near in found if near >= 0]


COLUMN: Final = [place // HEIGHTS for place in range(PLACES)]  # counted from the leftmost of all
CENTRE: Final = place_at(0, 0)
LEFT: Final = [around(place, [(-1, -1), (-1, 1)]) for place in range(PLACES)]
RIGHT: Final = [around(place, [(1, -1), (1, 1)]) for place in range(PLACES)]
ABOVE_AND_BELOW: Final = [around(place, [(0, -2), (0, 2)]) for place in range(PLACES)]
TOUCHING: Final = [LEFT[place] + ABOVE_AND_BELOW[place] + RIGHT[place] for place in range(PLACES)]

# Where a tile is: a place on the table, or one of these. A hand's number is below: HAND - seat, SHOWN - seat.
PILE: Final = -1
GONE: Final = -2  # face down after the first round, out of the game
CHOSEN: Final = -3  # shown to all, its place still to be said
HAND: Final = -4
SHOWN: Final = -6  # in a hand, but everyone saw it taken from the table


def tile_at(places: list[int], place: i64) -> i64:
    """The first tile that is in a place, on the table or elsewhere; NO_TILE if none is."""
    for tile in range(TILES):
        if places[tile] == place:
            return tile
    return NO_TILE


def draw_from(places: list[int], dice: Dice) -> int:
    """A tile drawn blindly from the pile."""
    size: i64 = 0
    for place in places:
        if place == PILE:
            size += 1
    left = dice.below(size)
    for tile in range(TILES):
        if places[tile] == PILE:
            if left == 0:
                return tile
            left -= 1
    raise ValueError("an empty pile has no tile to draw")


# --- the columns ---------------------------------------------------------------------------------

# The places of a column are numbered upwards; each has a bit of its own.
MIDDLE: Final = FARTHEST + 1  # with an empty column at the left end
BIT: Final = [1 << place % HEIGHTS for place in range(PLACES)]


def columns_of(places: list[int]) -> list[int]:
    """The tiles of every column, a bit for each; with an empty column at either end."""
    columns = [0] * (COLUMNS + 2)
    for tile in range(TILES):
        place: i64 = places[tile]
        if place >= 0:
            column: i64 = COLUMN[place]
            taken: i64 = columns[column + 1]
            bit: i64 = BIT[place]
            columns[column + 1] = taken | bit
    return columns


def open_slots(columns: list[int], column: i64, limit: i64, replacing: bool) -> i64:
    """Where a tile may go in a column, a bit for each place."""
    taken: i64 = columns[column]
    slots: i64 = taken if replacing else 0
    if bits(taken) < limit:
        left: i64 = columns[column - 1]
        right: i64 = columns[column + 1]
        beside = left | right
        # A tile of an even column touches those two of an odd one that have its own slot and the next higher.
        beside |= beside << 1 if column & 1 else beside >> 1
        slots |= (taken << 1 | taken >> 1 | beside) & ~taken
    return slots


def leftmost(columns: list[int]) -> i64:
    """The first column with tiles: there is no empty one between it and the middle."""
    column: i64 = MIDDLE
    while columns[column - 1] != 0:
        column -= 1
    return column


def rightmost(columns: list[int]) -> i64:
    """The last column with tiles."""
    column: i64 = MIDDLE
    while columns[column + 1] != 0:
        column += 1
    return column


def bits(mask: i64) -> i64:
    """How many tiles a column has."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of a mask's bit, counted from the lowest one, which is number 0."""
    slot: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return slot
            n -= 1
        mask >>= 1
        slot += 1
