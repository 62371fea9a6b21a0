"""Stories of the people at a table: secrets, the host, those who go and come back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from serai.games.dice import Dice
from serai.games.game import find_game, game_ids
from serai.games.state import CHANCE, NOBODY, WATCHER
from serai.table.company import Wish, told_apart
from serai.table.events import Logged, Made, Moved, Seat, Undone
from serai.table.table import Table
from tests.table.test_sealed import voting_table
from tests.table.test_table import AYA, BO, BOT, SEED, any_move, play_on, refused, set_table


def rebuilt(table: Table) -> Table:
    stored = [msgspec.json.encode(logged) for logged in table.log]
    return Table.rebuild(table.id, [msgspec.json.decode(row, type=Logged) for row in stored])


def until_secret(table: Table, seat: int) -> bool:
    """Play random moves until a seat has a secret; whether it ever has one."""
    dice = Dice(7)
    while table.status == "playing" and not table.game.has_secret(table.state, seat):
        actor = table.actors()[0]
        table.play(actor, table.game.write(table.state.random_move(actor, dice)), table.number, table.changed)
    return table.status == "playing"


# --- whoever has seen a seat's secrets takes no other seat of that game ------------------------------


def ever_secret(id: str) -> bool:
    """Whether a seat of the game ever knows what another seat does not: found out by dealing anew."""
    game, dice = find_game(id), Dice(3)
    state = game.setup(max(2, game.card.min_players))
    while state.to_move() != NOBODY:
        if state.to_move() != CHANCE and any(game.view(state.redeal(1, dice), 0) != game.view(state, 0) for _ in "123"):
            return True
        actor = state.actors()[0]
        state.play(actor, state.random_move(actor, dice))
    return False


@pytest.mark.parametrize("id", [id for id in game_ids() if find_game(id).card.max_players > 1])
def test_whoever_has_seen_a_hand_takes_no_other_seat_in_any_game_with_secrets(id: str) -> None:
    seats = [AYA, BOT, *[BOT] * (find_game(id).card.min_players - 2)]
    table = Table.make("t1", id, seats, {}, None, SEED, now=1000)
    table.start(now=2000)
    assert until_secret(table, 0) == ever_secret(id)
    if table.status != "playing":
        return
    table.leave(0, "merchant", now=3000)
    for one in (table, rebuilt(table)):
        assert refused(lambda one=one: one.sit(1, "Aya", "aya", now=4000, let_in=True)) == "seen-secrets"
        assert refused(lambda one=one: one.ask_seat(1, "Aya", "aya", now=4000)) == "seen-secrets"
        one.sit(0, "Aya", "aya", now=4000)
        assert one.seats[0] == AYA, "back to the own seat"
        assert refused(lambda one=one: one.sit(1, "Aya", "aya", now=4000)) == "already-seated"


def until_team_without_secret(table: Table, seat: int) -> bool:
    """Play random moves until a seat has a team but no secret of its own; whether it ever has."""
    dice = Dice(7)
    while table.status == "playing" and (not table.team(seat) or table.game.has_secret(table.state, seat)):
        actor = table.actors()[0]
        table.play(actor, table.game.write(table.state.random_move(actor, dice)), table.number, table.changed)
    return table.status == "playing"


@pytest.mark.parametrize("id", [id for id in game_ids() if find_game(id).card.max_players > 1])
def test_whoever_has_sat_in_a_team_never_sits_with_its_rivals_in_any_game_with_teams(id: str) -> None:
    game = find_game(id)
    table = Table.make("t1", id, [AYA, *[BOT] * (game.card.max_players - 1)], {}, None, SEED, now=1000)
    table.start(now=2000)
    assert until_team_without_secret(table, 0) == bool(game.teams)
    if table.status != "playing":
        return
    rival = next(seat for seat in range(1, len(table.seats)) if seat not in table.team(0))
    mate = next(seat for seat in table.team(0) if seat != 0)
    table.sit(mate, "Eve", "eve", now=table.changed, let_in=True)
    table.talk(0, "", "Path 3", table.changed, to="team")
    assert table.told(table.log[-1], mate, "eve").args["talk"] == "Path 3"
    table.leave(mate, "merchant", now=table.changed)
    for one in (table, rebuilt(table)):
        assert refused(lambda one=one: one.ask_seat(rival, "Eve", "eve", now=4000)) == "seen-secrets"
        assert refused(lambda one=one: one.sit(rival, "Eve", "eve", now=4000, let_in=True)) == "seen-secrets"


def test_what_somebody_has_seen_they_have_seen_on_every_device() -> None:
    table = voting_table(2)  # each is a team alone
    dice = Dice(7)
    while table.game.has_secret(table.state, 0):
        actor = table.actors()[0]
        table.play(actor, table.game.write(table.state.random_move(actor, dice)), table.number, table.changed)
    # In this moment nothing is secret: but for what was seen before, the phone would be a stranger.
    table.carry(0, "phone", now=table.changed)
    table.leave(0, "merchant", now=table.changed)
    table.leave(1, "merchant", now=table.changed)
    for one in (table, rebuilt(table)):
        for device in ("phone", "Aya"):
            assert refused(lambda one=one, device=device: one.ask_seat(1, "Aya", device, now=4000)) == "seen-secrets"


def test_whoever_only_sat_there_before_the_game_asks_like_everybody() -> None:
    table = set_table(AYA, Seat("open"))
    table.sit(1, "Eve", "eve", now=1500)
    table.leave(1, "merchant", now=1600)
    table.start(now=2000)
    for one in (table, rebuilt(table)):
        assert refused(lambda one=one: one.sit(1, "Eve", "eve", now=3000)) == "consent-needed"


@pytest.mark.parametrize("id", game_ids())
def test_a_seat_that_says_it_has_no_secret_has_none(id: str) -> None:
    game, dice = find_game(id), Dice(11)
    for seats in {game.card.min_players, game.card.max_players}:
        state = game.setup(seats)
        while state.to_move() != NOBODY:
            for seat in range(seats if state.to_move() != CHANCE else 0):
                if not game.has_secret(state, seat):
                    for eye in (WATCHER, *(other for other in range(seats) if other != seat)):
                        world = state.redeal(eye, dice)
                        assert game.view(world, seat) == game.view(state, seat)
                        assert world.moves(seat) == state.moves(seat)
            actor = state.actors()[0]
            state.play(actor, state.random_move(actor, dice))


def test_a_bots_seat_is_taken_during_a_game_only_with_consent() -> None:
    table = set_table(AYA, BOT)
    table.start(now=2000)
    assert refused(lambda: table.sit(1, "Cy", "cy", now=3000)) == "consent-needed"
    (asked,) = table.ask_seat(1, "Cy", "cy", now=3000)
    assert refused(lambda: table.ask_seat(1, "Cy", "cy", now=3000)) == "already-asked"
    table = rebuilt(table)
    table.answer_seat(asked.number, False, "aya", now=4000)
    assert table.seats[1].kind == "bot"
    assert refused(lambda: table.answer_seat(asked.number, True, "aya", now=4000)) == "nothing-asked"
    (again,) = table.ask_seat(1, "Cy", "cy", now=5000)
    table.answer_seat(again.number, True, "aya", now=6000)
    assert (table.seats[1].kind, table.seats[1].name, table.requests) == ("person", "Cy", {})


def test_what_was_said_to_a_team_is_for_those_who_sat_there_then() -> None:
    table = voting_table()
    (said,) = table.talk(0, "", "Path 3", now=3000, to="team")
    table.leave(2, "merchant", now=4000)
    (asked,) = table.ask_seat(2, "Eve", "eve", now=5000)
    table.answer_seat(asked.number, True, "Aya", now=5000)
    (later,) = table.talk(0, "", "Path 1", now=6000, to="team")
    for one in (table, rebuilt(table)):
        assert one.told(said, 2, "eve").text == "log-aside"
        assert one.told(said, 0, "Aya").args["talk"] == "Path 3"
        assert one.told(later, 2, "eve").args["talk"] == "Path 1"


# --- the host ----------------------------------------------------------------------------------------


def test_who_set_the_table_is_its_host_and_in_old_logs_the_first_person() -> None:
    assert Table.make("t1", "deserto", [BO, AYA], {}, None, SEED, now=1, host="aya").host == "aya"
    old = msgspec.json.decode(msgspec.json.encode(set_table(BOT, BO, AYA).log[0]), type=Logged)
    assert isinstance(old.event, Made)
    assert (Table.rebuild("t1", [old]).host, Table.rebuild("t1", [old]).host_seat()) == ("bo", 1)


def test_a_host_who_leaves_hands_the_role_to_the_next_person() -> None:
    table = set_table(AYA, BOT, BO)
    table.leave(0, None, now=2000)
    assert (rebuilt(table).host, table.host_seat()) == ("bo", 2)
    table.sit(0, "Aya", "aya", now=3000)
    assert table.host == "bo", "and does not get it back by sitting down again"
    table.hand_on(0, now=4000)
    assert rebuilt(table).host == "aya"
    assert refused(lambda: table.hand_on(1, now=5000)) == "nobody-there"


def test_at_a_table_set_for_others_the_first_who_sits_down_is_the_host() -> None:
    table = Table.make("t1", "deserto", [Seat("open"), Seat("open")], {}, None, SEED, now=1, host="screen")
    table.sit(1, "Bo", "bo", now=2000)
    table.sit(0, "Aya", "aya", now=3000)
    assert rebuilt(table).host == "bo"


def test_the_host_changes_seats_options_and_clock_before_the_game() -> None:
    table = Table.make("t1", "aladin", [AYA, BO, Seat("open"), BOT], {}, None, SEED, now=1)
    table.add_words(1, "sesame", now=2)
    wishes = [Wish(keep=1), Wish(keep=0), Wish(mind="child"), Wish(keep=3, mind="master"), Wish()]
    table.arrange(wishes, {"storm": "yes"}, 60, False, after=table.number, now=3)
    for one in (table, rebuilt(table)):
        assert [seat.kind for seat in one.seats] == ["person", "person", "bot", "bot", "open"]
        assert [one.seats[2].mind, one.seats[3].mind] == ["child", "master"]
        assert (one.options["storm"], one.clock, one.coach) == ("yes", 60, False)
        assert one.shuffle.words == ["sesame", "", "", "", ""], "words go with the one who said them"
        assert one.host_seat() == 1
    table.start(now=5, mind="child")
    assert refused(lambda: table.arrange(wishes, {}, None, True, table.number, now=6)) == "already-started"


def test_somebody_who_sat_down_meanwhile_is_not_sent_away_unseen() -> None:
    table = set_table(AYA, Seat("open"))
    known = table.number
    table.sit(1, "Bo", "bo", now=2)
    change = [Wish(keep=0), Wish(mind="child")]
    assert refused(lambda: table.arrange(change, {}, None, True, known, now=3)) == "seats-changed"
    assert refused(lambda: table.arrange([Wish(keep=0)] * 2, {}, None, True, table.number, now=3)) == "seat-twice"
    assert refused(lambda: table.arrange([Wish(keep=1), Wish()], {}, None, True, table.number, now=3)) == "host-stays"
    table.arrange(change, {}, None, True, table.number, now=3)
    assert table.seats[1].kind == "bot"


def test_a_closed_table_is_closed_for_good() -> None:
    table = set_table(AYA, BO)
    table.start(now=2000)
    table.close(now=3000)
    for one in (table, rebuilt(table)):
        assert (one.status, one.actors(), one.outcome()) == ("closed", [], None)
        assert refused(lambda one=one: one.play(0, "pass", one.number, now=4000)) == "closed"
        assert refused(lambda one=one: one.sit(0, "Cy", "cy", now=4000)) == "closed"
        assert refused(lambda one=one: one.close(now=4000)) == "closed"


# --- nobody is stuck -----------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_away_whose_seat_it_stays() -> None:
    table = set_table(AYA, BO)
    table.start(now=2000)
    table.fill(1, "scholar", now=3000)
    for one in (table, rebuilt(table)):
        assert one.seats[1] == Seat("person", "Bo", "scholar", "bo")
        assert not one.seats[1].decides
        assert refused(lambda one=one: one.fill(1, "child", now=4000)) == "bot-plays"
        one.come_back("bo", now=5000)
        assert one.seats[1] == BO
        assert one.come_back("bo", now=6000) == []


def test_a_bot_takes_a_seat_that_was_left_open() -> None:
    table = set_table(AYA, BO)
    table.start(now=2000)
    table.leave(1, None, now=3000)
    assert table.seats[1].kind == "open"
    table.fill(1, "child", now=4000)
    assert (rebuilt(table).seats[1].kind, table.seats[1].mind) == ("bot", "child")


def undo_asked() -> tuple[Table, int]:
    """A table at which somebody has asked to take a move back: when no cards are left, nothing is drawn after it."""
    table = set_table(AYA, BO)
    table.start(now=2000)
    play_on(table, Random(1), until_pile_is=0)
    mover, move = any_move(table)
    table.play(mover, move, table.number, now=table.changed)
    table.ask_undo(mover, table.number, now=table.changed)
    assert table.waiting() == [1 - mover]
    return table, mover


@pytest.mark.parametrize("how", ["leaves", "is stood in for"])
def test_an_undo_is_done_when_nobody_is_left_who_must_agree(how: str) -> None:
    table, mover = undo_asked()
    act = table.leave if how == "leaves" else table.fill
    assert isinstance(act(1 - mover, "child", table.changed)[-1].event, Undone)
    assert table.undo is None


def test_an_undo_is_forgotten_when_the_one_who_asked_leaves() -> None:
    table, mover = undo_asked()
    assert not any(isinstance(logged.event, Undone) for logged in table.leave(mover, "child", table.changed))
    assert table.undo is None


# --- another device, names -----------------------------------------------------------------------------


def test_the_same_person_goes_on_with_another_device() -> None:
    table = voting_table()
    (said,) = table.talk(0, "", "Path 3", now=3000, to="team")
    table.carry(2, "phone", now=4000)
    for one in (table, rebuilt(table)):
        assert one.seats[2] == Seat("person", "Cy", holder="phone")
        assert one.told(said, 2, "phone").args["talk"] == "Path 3"
        assert one.since[2] == 1, "it is the same stay"
        assert refused(lambda one=one: one.carry(1, "phone", now=5000)) == "seen-secrets"
    table.carry(0, "tablet", now=6000)
    assert rebuilt(table).host == "tablet"


def test_two_of_the_same_name_are_told_apart() -> None:
    table = set_table(AYA, Seat("open"), Seat("open"))
    table.sit(1, "aya", "two", now=2000)
    table.sit(2, "Ａya", "three", now=2000)
    assert table.names() == ["Aya", "aya 2", "Ａya 3"]
    assert told_apart("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    twins = Table.make("t1", "deserto", [AYA, AYA], {}, None, SEED, now=1)
    assert twins.names() == ["Aya", "Aya 2"]
    bots = [Seat("bot", "aya", "child"), AYA, Seat("bot", "Bo", "child"), Seat("bot", "Bo", "child"), Seat("open")]
    mixed = Table.make("t1", "aladin", bots, {}, None, SEED, now=1)
    assert mixed.names() == ["aya 2", "Aya", "Bo", "Bo 2", ""], "a person keeps the name that a bot was given"
    hassan = Table.make("t1", "deserto", [Seat("person", "morgiane", holder="m"), BOT], {}, None, SEED, now=1)
    assert hassan.names() == ["morgiane", "Hassan"]


LOOKALIKES = [
    "A\u200dli",
    "Ali\ufe0f",
    "Al\u034fi",
    "Ali\u3164",
    "\u2800Ali",
    "Ali\U000e0100",
    "Ali\u17b4",
    "Ali\u180b",
    "ALI",
    "\uff21\uff2c\uff29",
    "\u24b6\u24db\u24d8",
]


@pytest.mark.parametrize("name", LOOKALIKES, ids=ascii)
def test_names_that_look_the_same_are_told_apart(name: str) -> None:
    assert told_apart(name, ["Ali"]) == f"{name} 2"


def test_names_that_look_different_are_left_alone() -> None:
    for name in ("Alí", "Ali 2", "علي", "A li", "Ａlix"):
        assert told_apart(name, ["Ali"]) == name


def test_nobody_sits_down_twice_but_on_purpose_and_before_the_game() -> None:
    table = set_table(AYA, Seat("open"), Seat("open"))
    assert refused(lambda: table.sit(1, "Aya", "aya", now=2000)) == "already-sitting"
    table.sit(1, "Bo", "aya", now=2000, another=True)
    assert table.seats_of("aya") == [0, 1]


def test_moves_of_a_stand_in_are_told_like_others() -> None:
    table = set_table(AYA, BO)
    table.start(now=2000)
    table.fill(table.actors()[0], "child", now=3000)
    seat, move = any_move(table)
    moved = table.play(seat, move, table.number, now=4000)[0]
    assert isinstance(moved.event, Moved)
    assert table.told(moved, seat).seats["seat"] == seat
