"""Sultaniya's moves, written.

`b7 at 3`: a tile taken and placed; `b7 mirrored at 3`: its other face. `reveal g 2`: two tiles of a pile. `blue g 2`,
`red g 4`, `green`, `gold y`: djinns, called for a pile and so many tiles, for a place of a floor, for a pile. `under`:
the lifted tile goes under its pile. Nature's: `turn b7`, `look b7`, `deal pairs`,
`show pairs`, `board anis`, `first 2`.
"""

from __future__ import annotations

from serai.games.game import Written
from serai.games.sultaniya.edition import CHARACTERS, LETTERS
from serai.games.sultaniya.rules_palace import FACES_ON_A_FLOOR, STRIDE
from serai.games.sultaniya.rules_table import MOVES, REVEAL, is_move
from serai.games.sultaniya.view import OBJECTIVE_NAMES, TILE_NAMES, tile_name

PILES = [f"{letter} {tiles}" for letter in LETTERS for tiles in (1, 2, 3)]
FLOOR_PLACES = [f"{letter} {place}" for letter in LETTERS for place in range(1, STRIDE + 1)]
#: All moves after the placings, in the order of their numbers in the rules.
LATER = [
    *(f"reveal {pile}" for pile in PILES),
    "pass",
    "done",
    "under",
    *(f"blue {pile}" for pile in PILES),
    *(f"red {place}" for place in FLOOR_PLACES),
    "green",
    *(f"gold {letter}" for letter in LETTERS),
    *(f"turn {tile}" for tile in TILE_NAMES),
    *(f"look {tile}" for tile in TILE_NAMES),
    *(f"deal {objective}" for objective in OBJECTIVE_NAMES),
    *(f"show {objective}" for objective in OBJECTIVE_NAMES),
    *(f"board {character}" for character in CHARACTERS),
    *(f"first {seat}" for seat in range(4)),
    "look ?",
    "deal ?",
]


def placing(move: int) -> str:
    """A tile taken and placed, as a line."""
    place, face = divmod(move, FACES_ON_A_FLOOR)
    mirrored = " mirrored" if face % 2 else ""
    return f"{tile_name(place // STRIDE, face // 2)}{mirrored} at {place % STRIDE + 1}"


WRITTEN = Written(
    {move: placing(move) if move < REVEAL else LATER[move - REVEAL] for move in range(MOVES) if is_move(move)},
    "a move of Sultaniya reads like 'b7 at 3' or 'b7 mirrored at 3' (tile and place), 'reveal g 2' (pile "
    "and tiles), 'pass', 'done', 'under', 'blue g 2', 'red g 4' (floor and place), 'green' or 'gold y'",
)
