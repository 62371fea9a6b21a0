"""What can be taken in the square of Deserto."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.deserto.rules import (
    CELLS,
    EMPTY,
    FIVES,
    KINDS,
    PASS,
    PLACINGS,
    SQUARES,
    WON,
    size,
    square_from,
)

#: Four viziers take the card itself too; a set of cells is a number with a bit for each.
ALL_CELLS: Final = 15


def cells_taken(number: int, move: int) -> int:
    """The set of cells that a placing wins on a numbered square."""
    return sum(1 << cell for cell in WON[number * PASS + move])


def square_after(number: int, move: int) -> int:
    """The numbered square that a placing leaves."""
    square = square_from(number)
    square[move % CELLS] = move // CELLS
    for cell in WON[number * PASS + move]:
        square[cell] = EMPTY
    return sum(card * five for card, five in zip(square, FIVES, strict=True))


# By square and placing, and by square and card: the sets of cells that some placing of the card wins.
TAKEN: Final = [cells_taken(number, move) for number in range(SQUARES) for move in range(PASS)]
AFTER: Final = [square_after(number, move) for number in range(SQUARES) for move in range(PASS)]
TAKINGS: Final = [
    sorted({cells_taken(number, move) for move in PLACINGS[number * KINDS + card]} - {0})
    for number in range(SQUARES)
    for card in range(KINDS)
]


def cards_in(cells: i64, heights: i64) -> i64:
    """How many cards a set of cells holds; the heights are a number with a byte for each cell."""
    if cells == ALL_CELLS:
        return 1 + (heights & 255) + ((heights >> 8) & 255) + ((heights >> 16) & 255) + (heights >> 24)
    found: i64 = 0
    while cells:
        if cells & 1:
            found += heights & 255
        cells >>= 1
        heights >>= 8
    return found


def most_taken(square: i64, heights: i64, card: i64) -> i64:
    """The most cards that a card can win on a square."""
    most: i64 = 0
    for cells in TAKINGS[square * KINDS + card]:
        most = max(most, cards_in(cells, heights))
    return most


def heights_of(stacks: list[int]) -> i64:
    """How high the stacks are."""
    return size(stacks[0]) + size(stacks[1]) * 256 + size(stacks[2]) * 65536 + size(stacks[3]) * 16777216


def heights_after(heights: i64, move: i64, taken: i64) -> i64:
    """How high the stacks are after a placing that takes some of them."""
    if taken == ALL_CELLS:
        return 0
    cell = move % CELLS
    heights += PLACED[cell]
    for other in range(CELLS):
        if (taken >> other) & 1:
            heights &= CLEARED[other]
    return heights


PLACED: Final = [1 << (8 * cell) for cell in range(CELLS)]
CLEARED: Final = [0xFFFFFFFF - (255 << (8 * cell)) for cell in range(CELLS)]
