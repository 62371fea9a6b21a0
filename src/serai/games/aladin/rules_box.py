"""Aladdin's carpet: what is in the box, and the numbers of the moves."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

# --- the board -----------------------------------------------------------------------------------

# 8 x 8 cells, numbered row by row from the top left; a tile is 2 x 2 of them. The directions are 0 up, 1 right,
# 2 down, 3 left (printed 1 to 4), so that to add one is to turn right.
WIDTH: Final = 8
CELLS: Final = 64
TILES: Final = 16
TILE_CELLS: Final = 4
DIRECTIONS: Final = 4
UP_AND_ACROSS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]


def beyond(cell: int, direction: int) -> int:
    """The next cell in a direction; who leaves on one side comes in on the other."""
    down, across = UP_AND_ACROSS[direction]
    return (cell // WIDTH + down) % WIDTH * WIDTH + (cell % WIDTH + across) % WIDTH


def cell_of(place: int, corner: int) -> int:
    """A cell of the tile at a place: corners are top left, top right, bottom left, bottom right."""
    return (place // 4 * 2 + corner // 2) * WIDTH + place % 4 * 2 + corner % 2


NEXT: Final = [beyond(cell, direction) for direction in range(DIRECTIONS) for cell in range(CELLS)]
BOTTOM_LEFT: Final = 2

# What a cell holds is one number: the penalty (2 bits), the clouds given (2), the holes (2), and the stone in each
# of up to two holes (2 each; 0 for none, else the colour + 1).
NO_PENALTY: Final = 0
LOSE_A_CLOUD: Final = 1
LOSE_TWO_CLOUDS: Final = 2
LOSE_A_STONE: Final = 3
COLOURS: Final = 3
EACH_COLOUR: Final = 12


def penalty(cell: i64) -> i64:
    """What a cell takes."""
    return cell & 3


def clouds_given(cell: i64) -> i64:
    """How many clouds a cell gives."""
    return (cell >> 2) & 3


def holes(cell: i64) -> i64:
    """How many holes for stones a cell has."""
    return (cell >> 4) & 3


def stone(cell: i64, hole: i64) -> i64:
    """The colour of the stone in a hole, or -1 for none."""
    return ((cell >> (6 + 2 * hole)) & 3) - 1


# --- the flights ---------------------------------------------------------------------------------

# A flight is seven steps, each a direction as seen from where the card lies: 0 straight ahead, 1 to its right...
STEPS: Final = 7
DECK: Final = 8
CARDS: Final = 16  # eight regular ones, then the eight tornadoes of the edition
FIRST_LEGS: Final = [2, 3, 4, 5]
REGULAR_FLIGHTS: Final = [
    step for ahead in FIRST_LEGS for turn in (3, 1) for step in [0] * ahead + [turn] * (STEPS - ahead)
]

# --- the limits ----------------------------------------------------------------------------------

DAY: Final = 0
NIGHT: Final = 1
ROUNDS: Final = 8
MOST_STONES: Final = 5
MOST_CLOUDS: Final = 10
STONE_TOKENS: Final = 8  # of a colour. Of the 24 clouds two teams never hold more than 20: those cannot run out.
FIRST_CLOUDS: Final = 2
REWARDS: Final = 12
UNANIMITY: Final = 3
PRICE: Final = 4  # a price is so many stones of each colour, then clouds

# The kinds of points that a team scores.
BY_UNANIMITY: Final = 0
BY_REWARDS: Final = 1
BY_STORM: Final = 2
BY_EXCHANGE: Final = 3
KINDS: Final = 4

NONE: Final = -1


class Edition:
    """The tiles, flights and rewards played with, as tables."""

    def __init__(
        self, cells: list[int], palace: int, tornadoes: list[int], prices: list[int], points: list[int]
    ) -> None:
        self.cells = cells  # star sides, then moon sides: what a tile's four cells hold, the holes empty
        self.palace = palace  # the tile where Aladdin starts
        self.flights = REGULAR_FLIGHTS + tornadoes
        self.prices = prices  # four numbers a reward
        self.points = points

    def __reduce__(self) -> tuple[Any, ...]:
        tornadoes = self.flights[len(REGULAR_FLIGHTS) :]
        return Edition, (self.cells, self.palace, tornadoes, self.prices, self.points)


# --- the moves -----------------------------------------------------------------------------------

# Each number below is the first of its kind. Paths are counted from 0.
VOTE: Final = 0  # 4 paths
VIZIER: Final = 4  # 4 paths
DROP: Final = 8  # 3 colours
BUY: Final = 11  # 12 rewards
SELL: Final = 23  # 3 colours, then a pair of clouds
DONE: Final = 27
CARD: Final = 28  # 16 flight cards: nature draws one, or the captain lays one, for the next direction
TILE: Final = 44  # 16 tiles for the next place
STONE: Final = 60  # 3 colours for the next hole
DAY_SEATS: Final = 63  # the first and every second seat, or the others
SHOW: Final = 65  # 4 paths: the next vote, or the vizier, is turned over
FLY: Final = 69  # 4 paths
VOTE_UNSEEN: Final = 73
VIZIER_UNSEEN: Final = 74
MOVES: Final = 75

PAIR_OF_CLOUDS: Final = SELL + 3

# --- sets ----------------------------------------------------------------------------------------

ONE_STONE: Final = [1, 1 << 8, 1 << 16]
FIRST_HOLE: Final = [(colour + 1) << 6 for colour in range(COLOURS)]
SECOND_HOLE: Final = [(colour + 1) << 8 for colour in range(COLOURS)]


def in_bag(bag: i64, colour: i64) -> i64:
    """How many stones of a colour are in the bag."""
    return (bag >> (colour * 8)) & 255


def bit(card: i64) -> i64:
    """A set of cards with one in it."""
    return ONE_CARD[card]


def has(drawn: i64, card: i64) -> bool:
    """Whether a card is in a set."""
    return (drawn >> card) & 1 == 1


ONE_CARD: Final = [1 << card for card in range(CARDS)]
