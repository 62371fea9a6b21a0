"""Bots that play with people point at what they would do, and where all choose at once they let people go first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from serai.games.game import Game
from serai.games.state import SEVERAL
from serai.house.clock import next_duty
from serai.house.messages import Point
from serai.house.pointing import Hint, hints, word_given
from serai.minds.levels import LEVELS
from serai.table.events import Seat
from serai.table.table import Table
from tests.conformance.settings import for_every_game
from tests.house.guest import Guest, Line
from tests.house.test_teams import heard_pointing
from tests.minds.moments import moments

Guests = Callable[[str], Guest]


def moves(line: Line) -> list[str]:
    """What one may do oneself."""
    eye = line.own_turn()
    return [move["move"] for move in eye["moves"]] if eye else []


# --- a partner -------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_shows_its_partner_a_place_for_the_tile_that_lies_open(guest: Guests, level: str) -> None:
    ali = guest("Ali")
    line = ali.join(ali.make_table("me", level, game="shahrazad"))
    line.start()
    line.play()
    assert line.until("pointed")["at"] in moves(line)
    line.play()
    assert [seat for seat, _ in heard_pointing(line)] == [1, 1], "once, and then no more"
    assert heard_pointing(line)[-1] == (1, None)


def test_whoever_comes_back_sees_what_the_bot_points_at(guest: Guests) -> None:
    ali = guest("Ali")
    line = ali.join(ali.make_table("me", "porter", game="shahrazad"))
    line.start()
    line.play()
    shown = line.until("pointed")
    watcher = guest("Watcher").join(line.table["id"])
    assert watcher.until("pointed") == shown, "here watchers may see it, too"
    line.close()
    assert ali.join(line.table["id"]).until("pointed") == shown


# --- a team ----------------------------------------------------------------------------------------


@pytest.fixture
def pair(guest: Guests) -> list[Line]:
    """Two people about to vote, each with a bot in their team: seats 0 and 2 against 1 and 3."""
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open", "merchant", "merchant", game="aladin")
    badr.sit(table, 1)
    lines = [ali.join(table), badr.join(table)]
    lines[0].send({"do": "start"})
    for line in lines:
        while line.table["actors"] != [0, 1, 2, 3]:
            line.hear()
    return lines


def test_only_its_own_team_sees_what_a_bot_points_at(pair: list[Line]) -> None:
    for seat, line in enumerate(pair):
        assert line.until("pointed")["seat"] == seat + 2
    for seat, line in enumerate(pair):
        assert [pointer for pointer, _ in heard_pointing(line)] == [seat + 2]
        assert heard_pointing(line)[0][1] in [f"{card} {path}" for card in ("vote", "vizier") for path in range(1, 5)]


def test_bots_let_the_people_of_their_team_vote_first(pair: list[Line]) -> None:
    ali = pair[0]
    ali.until("pointed")
    assert ali.table["actors"] == [0, 1, 2, 3], "both bots wait"
    while ali.own_turn():
        ali.play()
    while 2 in ali.table["actors"]:
        ali.until("happened", "move")
    assert 1 in ali.table["actors"], "the other team has its time"
    assert 3 in ali.table["actors"]


# --- at the table itself ---------------------------------------------------------------------------


def table_of(game: str, *seats: str) -> Table:
    """A game begun: `me` or a mind at each seat."""
    made = [Seat("person", "Ali", holder="ali") if seat == "me" else Seat("bot", mind=seat) for seat in seats]
    table = Table.make("table", game, made, {}, None, "00" * 32, 1)
    table.start(2)
    return table


def play(table: Table, seat: int, move: str) -> None:
    table.play(seat, move, table.number, 3)


def play_any(table: Table) -> None:
    """Whoever is to move does something."""
    mover = table.state.to_move()
    play(table, mover, table.game.write(table.state.moves(mover)[0]))


def test_a_bot_has_nothing_to_show_once_the_question_is_answered() -> None:
    table = table_of("shahrazad", "me", "master")
    assert hints(table) == [], "a tile is chosen alone"
    play_any(table)
    (hint,) = hints(table)
    assert hint == Hint(seat=1, mind="master", mover=0, asked_at=table.number)
    play_any(table)
    assert hint not in hints(table)


@pytest.mark.parametrize("seats", [("me", "random"), ("master", "master"), ("me", "me")])
def test_nobody_points_without_a_mind_for_it_or_somebody_to_show_it_to(seats: tuple[str, ...]) -> None:
    table = table_of("shahrazad", *seats)
    play_any(table)
    assert hints(table) == []


def test_of_several_bots_only_the_first_speaks_up() -> None:
    table = table_of("hezar", "me", "porter", "me", "master")
    while table.seats[table.state.to_move()].kind == "bot":
        play_any(table)
    assert [(hint.seat, hint.mover) for hint in hints(table)] == [(1, table.state.to_move())]


def test_where_everyone_plays_alone_bots_show_nothing() -> None:
    assert hints(table_of("deserto", "me", "master", "master")) == []


def test_a_bot_goes_by_what_its_team_has_shown_and_by_nothing_else() -> None:
    table = table_of("aladin", "me", "me", "master", "master")
    assert table.state.to_move() == SEVERAL
    assert next_duty(table) is None, "the bots let the people go first"
    flies = next(seat for seat in (2, 3) if table.game.heeds(table.state, seat, table.game.read("vote 1")))
    mate, rival = flies - 2, 3 - flies
    play(table, mate, "vote 3")
    assert word_given(table, flies, {}) is None, "a vote lies face down for the team, too"
    assert word_given(table, flies, {mate: "vote 3"}) == "vote 3"
    assert word_given(table, flies, {flies: "vote 1"}) == "vote 1", "it keeps its own word"
    assert word_given(table, flies, {mate: "vote 3", flies: "vote 1"}) == "vote 3", "people are listened to"
    assert word_given(table, flies, {rival: "vote 2"}) is None, "the other team is not"
    assert word_given(table, flies, {mate: "buy stars"}) is None, "nor what cannot be done now"


def test_a_bot_guesses_for_itself_and_sends_the_vizier_where_its_team_wants_him() -> None:
    table = table_of("aladin", "me", "me", "master", "master")
    guesses = next(seat for seat in (2, 3) if not table.game.heeds(table.state, seat, table.game.read("vote 1")))
    assert word_given(table, guesses, {guesses - 2: "vote 3"}) is None
    captain = next(seat for seat in range(4) if table.game.read("vizier 2") in table.state.moves(seat))
    mate = (captain + 2) % 4
    assert word_given(table, captain, {mate: "vizier 2"}) == "vizier 2"
    assert word_given(table, mate, {captain: "vizier 2"}) is None, "the vizier is the captain's to send"


def test_bots_of_one_team_vote_as_one_by_what_the_first_of_them_shows(guest: Guests) -> None:
    watcher = guest("Watcher")
    line = watcher.join(watcher.make_table("master", "master", "master", "master", game="aladin"))
    line.send({"do": "start"})
    shown: dict[int, str] = {}
    while len(shown) < 4:
        entry = line.until("happened", "move")["entry"]
        if entry["lines"][0]["text"] == "log-show-vote":
            shown[entry["lines"][0]["seats"]["seat"]] = entry["moves"][0]
    flying = list(shown)[:2]
    assert len({shown[seat] for seat in flying}) == 1, "the active team's cards are turned over first"


@for_every_game
def test_whatever_a_bot_points_at_has_the_words_of_pointing(game: Game[Any]) -> None:
    for state, seat in moments(game, each=6):
        for move in state.moves(seat) if game.mates(state, seat) else []:
            msgspec.convert({"do": "point", "seat": 0, "at": game.pointer(seat, move)}, Point)
