"""Connect Four, written to the house's contract, so that the same work is measured here and at OpenSpiel's.

Seven columns of six places; players drop their stones in turn; four in a line win, a full board is a draw.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.state import NOBODY, State

COLUMNS: Final = 7
ROWS: Final = 6
PLACES: Final = COLUMNS * ROWS
# A side is one number with a bit for each place, column by column from the bottom; a seventh bit on top of each
# column stays empty, so that no line runs over from one column into the next.
HEIGHT: Final = ROWS + 1
BOTTOM: Final = [1 << (column * HEIGHT) for column in range(COLUMNS)]
TOP: Final = [1 << (column * HEIGHT + ROWS - 1) for column in range(COLUMNS)]


def has_line(stones: i64) -> bool:
    """Whether four stones stand in a line: upright, level, or on either slant."""
    return four(stones, 1) or four(stones, HEIGHT) or four(stones, HEIGHT - 1) or four(stones, HEIGHT + 1)


def four(stones: i64, step: i64) -> bool:
    """Whether four stones stand in a line, each so many bits from the next."""
    pairs: i64 = stones & (stones >> step)
    return pairs & (pairs >> (2 * step)) != 0


class ConnectFour(State):
    """A position: the stones of both players, and how the game stands."""

    def __init__(self, first: int, second: int, laid: int, over: bool) -> None:
        super().__init__(2)
        self.first: i64 = first
        self.second: i64 = second
        self.laid: i64 = laid
        self.over = over

    def to_move(self) -> int:
        return NOBODY if self.over else self.laid & 1

    def moves(self, seat: int) -> list[int]:
        found: list[int] = []
        if seat == self.to_move():
            stones: i64 = self.first | self.second
            for column in range(COLUMNS):
                if not stones & TOP[column]:
                    found.append(column)
        return found

    def random_move(self, seat: int, dice: Dice) -> int:
        stones: i64 = self.first | self.second
        while True:
            column: i64 = dice.below(COLUMNS)
            if not stones & TOP[column]:
                return column

    def play(self, seat: int, move: int) -> None:
        bottom: i64 = BOTTOM[move]
        stones: i64 = self.first | self.second
        # Added at the bottom, a bit is carried to the first place of its column that is free.
        column: i64 = bottom * (2**ROWS - 1)
        place: i64 = (stones + bottom) & column
        self.laid += 1
        if seat == 0:
            self.first |= place
            self.over = has_line(self.first) or self.laid == PLACES
        else:
            self.second |= place
            self.over = has_line(self.second) or self.laid == PLACES

    def copy(self) -> State:
        return ConnectFour(self.first, self.second, self.laid, self.over)

    def redeal(self, eye: int, dice: Dice) -> State:
        return self.copy()

    def key(self) -> tuple[Any, ...]:
        return (int(self.first), int(self.second))

    def scores(self) -> list[int]:
        return [int(has_line(self.first)), int(has_line(self.second))]


def start() -> ConnectFour:
    """The empty board."""
    return ConnectFour(0, 0, 0, False)
