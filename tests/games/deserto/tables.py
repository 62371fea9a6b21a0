"""Tables of Deserto, drawn: `table("V .", "T R", hands=["VTR", "O"])`.

Letters as in written moves: V vizier, T thief, R treasure, O oasis. The square is drawn row by row, a1 b1 and
a2 b2; a dot is an empty place, several letters are a stack with its visible card last.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from serai.games.deserto import CELL_NAMES, GAME, LETTERS
from serai.games.deserto.rules import CARD, DECK, DRAWING, EMPTY, FIVES, OVER, PLAYING, Deserto, count, square_from
from tests.games.playing import Playing

STORY = Playing(GAME)
play, why_not, may = STORY.play, STORY.why_not, STORY.may

NOTHING = (". .", ". .")


def bag(cards: str) -> int:
    """A bag of cards from their letters."""
    return sum(CARD[LETTERS.index(letter)] for letter in cards)


def letters(cards: int) -> str:
    """The letters of a bag, viziers first."""
    return "".join(letter * int(count(cards, kind)) for kind, letter in enumerate(LETTERS))


def table(
    *rows: str,
    hands: list[str],
    turn: int = 0,
    pile: str | None = None,
    won: list[str] | None = None,
    given: list[str] | None = None,
) -> Deserto:
    """A position in which a seat is to play. The pile is the rest of the deck, unless it is named."""
    stacks = [cell.replace(".", "") for row in rows for cell in row.split()]
    visible = [LETTERS.index(stack[-1]) if stack else EMPTY for stack in stacks]
    bags = [[bag(cards) for cards in part or [""] * len(hands)] for part in (hands, stacks, won, given)]
    rest = DECK - sum(map(sum, bags)) if pile is None else bag(pile)
    square = sum(card * five for card, five in zip(visible, FIVES, strict=True))
    return Deserto(len(hands), PLAYING, turn, square, rest, *bags)


def square(state: Deserto) -> list[str]:
    """The visible cards, drawn as for `table`."""
    a1, b1, a2, b2 = ((LETTERS + ".")[card] for card in square_from(state.square))
    return [f"{a1} {b1}", f"{a2} {b2}"]


def stack(state: Deserto, cell: str) -> str:
    return letters(state.stacks[CELL_NAMES.index(cell)])


def refusals(state: Deserto, seat: int) -> Counter[str]:
    """How many of all conceivable moves each rule forbids to a seat; the legal ones under nothing."""
    return Counter(state.why_not(seat, move) for move in GAME.conceivable())


def over(state: Deserto) -> bool:
    return bool(state.phase == OVER)


def drawing(state: Deserto) -> bool:
    return bool(state.phase == DRAWING)


def view(state: Deserto, eye: int) -> Any:
    return GAME.view(state, eye)
