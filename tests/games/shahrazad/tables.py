"""Tables of Shahrazad, drawn half tile by half tile: a tile touches those above and below it, and the four aslant.

    table(". 7 .", "5 . 9", ". 8 .", hands=["3 4", "1 2"])

Numbers are tiles, dots are places without one. The first tile of the drawing, from above and from the left, is the one
that everything is counted from, unless another is named.
"""

from __future__ import annotations

from typing import Any

from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import CHOOSING, Shahrazad
from serai.games.shahrazad.rules_count import Telling
from serai.games.shahrazad.rules_table import GONE, HAND, PILE, SHOWN, TILES, column_of, height_of, place_at
from tests.games.playing import Playing

STORY = Playing(GAME)
play, why_not, may = STORY.play, STORY.why_not, STORY.may

COLOURS = GAME.edition.colours
#: One colour for all tiles: where only numbers matter.
RED = [0] * TILES


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def laid(*rows: str, first: int | None = None) -> list[int]:
    """The places of the tiles of a drawing; all others are in the pile."""
    drawn = [
        (int(word), column, -row)
        for row, line in enumerate(rows)
        for column, word in enumerate(line.split())
        if word != "."
    ]
    centre = drawn[0] if first is None else next(tile for tile in drawn if tile[0] == first)
    places = [PILE] * TILES
    for tile, column, height in drawn:
        places[tile] = place_at(column - centre[1], height - centre[2])
        assert places[tile] >= 0, f"tile {tile} is not shifted by half a tile"
    return places


def table(
    *rows: str,
    hands: list[str],
    first: int | None = None,
    turn: int = 0,
    owed: int = 0,
    pile: str | None = None,
    shown: list[str] | None = None,
    colours: list[int] = COLOURS,
) -> Shahrazad:
    """A first round in which a seat is to choose. The pile is the rest, unless it is named: then the rest is gone."""
    places = laid(*rows, first=first)
    if pile is not None:
        places = [GONE if place == PILE and tile not in numbers(pile) else place for tile, place in enumerate(places)]
    for seat, hand in enumerate(hands):
        for tile in numbers(hand):
            places[tile] = HAND - seat
    for seat, hand in enumerate(shown or []):
        for tile in numbers(hand):
            places[tile] = SHOWN - seat
    return Shahrazad(len(hands), CHOOSING, 1, turn, owed, places, colours, [])


def where(state: Shahrazad, tile: int) -> str:
    """The place of a tile on the table, as it is written."""
    return f"at {column_of(state.places[tile])} {height_of(state.places[tile])}"


def counted(*rows: str, colours: list[int] = COLOURS) -> Telling:
    """A drawn table, counted."""
    return Telling(laid(*rows), colours)


def view(state: Any, eye: int) -> Any:
    return GAME.view(state, eye)
