"""Tables of Sultaniya, set: `table("b9 at 2, r5 at 2", "", front="b1 r4", sapphires=[3, 0])`.

Played with the tests' own edition, `edition.toml` beside this file; tiles are named there. On every board the left
ground tile ends in a wall, the right one in an arcade, and so do the left and right edge of the printed wall.
"""

from __future__ import annotations

from pathlib import Path

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY
from serai.games.sultaniya import SultaniyaGame
from serai.games.sultaniya.edition import CHARACTERS, LETTERS
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import (
    BIT,
    FACES_ON_A_FLOOR,
    FIRST_TILE,
    FLOORS,
    PLACES,
    PRINTED,
    PRINTED_FACE,
    STRIDE,
    open_places,
)
from serai.games.sultaniya.rules_table import BEGINNING, BOARDING, DEALING, FRONT, PLAYING, REVEAL
from serai.games.sultaniya.view import OBJECTIVE_NAMES, SultaniyaView
from tests.games.playing import Playing

GAME = SultaniyaGame("sultaniya", Path(__file__).parent / "edition.toml")
STORY = Playing(GAME)
play, why_not, may = STORY.play, STORY.why_not, STORY.may


def tile(name: str) -> tuple[int, int]:
    """The floor of a tile and its number on it."""
    return LETTERS.index(name[0]), int(name[1:]) - 1


def table(
    *palaces: str,
    boards: str = "ali-baba scheherazade shahriyar jafar",
    front: str = "",
    tops: str = "b8 r12 g12 y15",
    piles: str | None = None,
    sapphires: list[int] | None = None,
    objectives: list[str] | None = None,
    turn: int = 0,
    advanced: bool = False,
) -> Sultaniya:
    """A position in which a seat is to decide, with palaces as written.

    `piles` names all tiles under the tops, without order; else it is all that lies nowhere else.
    """
    seats = len(palaces)
    state = GAME.setup(seats, {"boards": "draw", "advanced": "yes" if advanced else "no"})
    state.phase, state.turn = PLAYING, turn
    for seat, (palace, board) in enumerate(zip(palaces, boards.split(), strict=False)):
        settle(state, seat, CHARACTERS.index(board))
        for written in filter(None, palace.split(", ")):
            build(state, seat, written)
        state.spots[seat] = open_places(state.built[seat])
    for name in tops.split():
        take(state, name)
        state.tops[tile(name)[0]] = tile(name)[1]
    for name in front.split():
        take(state, name)
        floor = tile(name)[0]
        state.front[floor * FRONT + int(state.available(floor))] = tile(name)[1]
    for floor in range(FLOORS if piles is not None else 0):
        wanted = [tile(name)[1] for name in (piles or "").split() if tile(name)[0] == floor]
        state.bags[floor] = sum(BIT[number] for number in wanted)
    state.sapphires = sapphires or [0] * seats
    dealt = objectives or [
        "row-guard row-sapphire",
        "row-tower row-window",
        "column-guard column-sapphire",
        "djinns pairs",
    ]
    for seat in range(seats):
        state.objectives[seat] = sum(BIT[OBJECTIVE_NAMES.index(name)] for name in dealt[seat].split())
    return state


def settle(state: Sultaniya, seat: int, board: int) -> None:
    """A seat gets a board with nothing built on it."""
    state.boards[seat] = board
    for number, place in enumerate(PRINTED):
        state.palaces[seat * PLACES + place] = PRINTED_FACE + 3 * board + number
        state.built[seat] |= BIT[place]


def build(state: Sultaniya, seat: int, written: str) -> None:
    """A tile stands in a palace, however it came there."""
    move = GAME.read(written)
    assert move < REVEAL
    place, face = divmod(move, FACES_ON_A_FLOOR)
    state.palaces[seat * PLACES + place] = 2 * FIRST_TILE[place // STRIDE] + face
    state.built[seat] |= BIT[place]
    take(state, written.split()[0])


def take(state: Sultaniya, name: str) -> None:
    """A tile is no longer in its pile; tiles for more players than there are may be used all the same."""
    floor, number = tile(name)
    state.bags[floor] &= ~BIT[number]


def nature(state: Sultaniya, seed: int = 1) -> Sultaniya:
    """Let nature do what it has to."""
    dice = Dice(seed)
    while state.to_move() == CHANCE:
        state.play(CHANCE, state.random_move(CHANCE, dice))
    return state


def may_place(state: Sultaniya, name: str) -> list[str]:
    """How a tile may be placed, without its name."""
    return [text.removeprefix(f"{name} ") for text in may(state) if text.split()[0] == name]


def available(state: Sultaniya, letter: str) -> list[str]:
    """The tiles before a pile."""
    return view(state, 0).piles[LETTERS.index(letter)].available


def view(state: Sultaniya, eye: int) -> SultaniyaView:
    return GAME.view(state, eye)


def lines(state: Sultaniya) -> dict[str, list[int]]:
    """The count of a game, line by line."""
    return {line.text: line.points for line in GAME.breakdown(state)}


def ended(state: Sultaniya) -> bool:
    return state.to_move() == NOBODY


def set_up(players: int, **options: str) -> Sultaniya:
    """A game after all that happens before the first turn, with boards drawn unless they are to be chosen."""
    state = nature(GAME.setup(players, {"boards": "draw"} | options))
    while state.is_choosing():
        nature(play(state, may(state)[0]))
    return state


def setup_until(players: int, phase: int, **options: str) -> Sultaniya:
    """A game up to a step of its setup, with boards drawn unless they are to be chosen."""
    assert phase in (BEGINNING, BOARDING, DEALING)
    state, dice = GAME.setup(players, {"boards": "draw"} | options), Dice(1)
    while state.phase != phase:
        state.play(CHANCE, state.random_move(CHANCE, dice))
    return state
