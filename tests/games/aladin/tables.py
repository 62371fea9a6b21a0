"""Tables of Aladdin's carpet, drawn: `table(way=["-1 r", "", "+2", ...])` lays seven cells under the second path.

A cell is written as in an edition, with its stones in place of the holes: r ruby, e emerald, s sapphire. Cells are
named a1 (top left) to h8 (bottom right); what nobody draws is empty. Played with the tests' own edition, `edition.toml`
beside this file.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from serai.games.aladin import AladinGame
from serai.games.aladin.edition import cell_number
from serai.games.aladin.rules import Aladin, start
from serai.games.aladin.rules_box import FIRST_HOLE, NONE, ONE_CARD, SECOND_HOLE
from serai.games.aladin.rules_table import BUYING, SHOWING, VOTING
from serai.games.aladin.view import CARD_NAMES, cells_of
from serai.games.state import CHANCE, NOBODY

EDITION = Path(__file__).parent / "edition.toml"
GAME = AladinGame("aladin", EDITION)
LETTERS = "res"
COLUMNS = "abcdefgh"
NOTHING = [""] * 7


def cell_at(name: str) -> int:
    return (int(name[1]) - 1) * 8 + COLUMNS.index(name[0])


def name_of(cell: int) -> str:
    return f"{COLUMNS[cell % 8]}{cell // 8 + 1}"


def cell(text: str) -> int:
    """What a cell holds, from its text."""
    stones = [LETTERS.index(letter) for letter in text if letter in LETTERS]
    number = cell_number("".join("o" if letter in LETTERS else letter for letter in text))
    for colour, holes in zip(stones, (FIRST_HOLE, SECOND_HOLE), strict=False):
        number += holes[colour]
    return number


def counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def table(
    players: int = 2,
    *,
    way: list[str] | None = None,
    path: int = 2,
    cards: str = "5L 5R 4R 3R",
    at: str = "c5",
    round: int = 1,
    odd_is_day: int = 0,
    stones: tuple[str, str] = ("", ""),
    clouds: tuple[int, int] = (3, 2),
    gone: dict[str, int] | None = None,
    storm: bool = False,
) -> Aladin:
    """A round in which everyone is to vote. `way` are the seven cells of a path, `gone` the rewards' owners."""
    state = start(players, GAME.edition, False, storm, False)
    state.odd_is_day = odd_is_day
    state.bag = 0
    state.carpet = cell_at(at)
    state.round = round - 1
    state.begin_round()
    state.laid = [CARD_NAMES.index(card) for card in cards.split()]
    state.drawn = sum(ONE_CARD[card] for card in state.laid)
    state.cursor = 0
    state.phase = VOTING
    for place, text in zip(cells_of(state, state.laid[path - 1], path - 1), way or NOTHING, strict=True):
        state.cells[place] = cell(text)
    state.stones = counts(stones[0]) + counts(stones[1])
    state.clouds = list(clouds)
    for reward, owner in (gone or {}).items():
        state.owners[GAME.read(f"buy {reward}") - GAME.read("buy moon")] = owner
    return state


def vote(state: Aladin, active: list[int], others: list[int], vizier: int) -> Aladin:
    """All put down their cards, by seat within their team, and the cards are turned over."""
    put_down(state, active, others, vizier)
    while state.phase == SHOWING:
        state.play(CHANCE, state.moves(CHANCE)[0])
    return state


def put_down(state: Aladin, active: list[int], others: list[int], vizier: int) -> Aladin:
    """All put down their cards."""
    team = int(state.active())
    act(state, int(state.captain(1 - team)), f"vizier {vizier}")
    for votes, side in ((active, team), (others, 1 - team)):
        first = int(state.first_of(side))
        seats = [first] * len(votes) if state.size_of(side) == 1 else range(first, state.seats, 2)
        for seat, path in zip(seats, votes, strict=True):
            act(state, seat, f"vote {path}")
    return state


def fly(way: list[str], stones: str = "", clouds: int = 3, others: tuple[str, int] = ("", 2)) -> Aladin:
    """A flight of Day over seven cells, from what it has and what Night has."""
    state = table(way=way, stones=(stones, others[0]), clouds=(clouds, others[1]))
    return play(vote(state, [2, 2], [1], 4), "fly 2")


def shop(stones: str = "", clouds: int = 3, **more: Any) -> Aladin:
    """Day is to buy; there was no flight."""
    state = table(stones=(stones, ""), clouds=(clouds, 2), **more)
    vote(state, [2] * max(2, int(state.size_of(0))), [1] * int(state.size_of(1)), 2)
    assert state.phase == BUYING
    return state


def act(state: Aladin, seat: int, text: str) -> Aladin:
    """A seat makes a written move."""
    refusal = state.why_not(seat, GAME.read(text))
    assert not refusal, f"{text} is refused: {refusal}"
    state.play(seat, GAME.read(text))
    return state


def play(state: Aladin, *moves: str) -> Aladin:
    """Make written moves, each by whoever is to move."""
    for text in moves:
        seat = state.actors()[0] if state.to_move() != NOBODY else NOBODY
        assert seat != NOBODY, f"{text}: the game is over"
        act(state, seat, text)
    return state


def may(state: Aladin, seat: int | None = None) -> list[str]:
    """What a seat, or whoever is to move, may do."""
    return [GAME.write(move) for move in state.moves(state.to_move() if seat is None else seat)]


def why_not(state: Aladin, seat: int, text: str) -> str:
    return state.why_not(seat, GAME.read(text))


def refusals(state: Aladin, seat: int) -> Counter[str]:
    """How many of all conceivable moves each rule forbids to a seat; the legal ones under nothing."""
    return Counter(state.why_not(seat, move) for move in GAME.conceivable())


def stones_of(state: Aladin, team: int) -> str:
    return "".join(letter * state.stones[team * 3 + colour] for colour, letter in enumerate(LETTERS))


def points(state: Aladin) -> list[int]:
    """The points of both teams."""
    return [int(state.team_points(0)), int(state.team_points(1))]


def has_no_path(state: Aladin) -> bool:
    return bool(state.path == NONE)


def odds(state: Aladin) -> dict[str, int]:
    return dict(zip(may(state), state.odds(), strict=True))
