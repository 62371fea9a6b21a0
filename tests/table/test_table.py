"""Stories of tables: who sits, who plays, what is told, what can be taken back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from serai.games.game import BadSetup, UnknownGame
from serai.games.state import CHANCE, WATCHER
from serai.table import record
from serai.table.events import Ended, Logged, Moved, Seat
from serai.table.table import Refusal, Table

SEED = "5e" * 32
AYA, BO = Seat("person", "Aya", holder="aya"), Seat("person", "Bo", holder="bo")
BOT = Seat("bot", mind="search")


def set_table(*seats: Seat, seed: str = SEED, clock: int | None = None) -> Table:
    return Table.make("t1", "deserto", list(seats), {}, clock, seed, now=1000)


def play_on(table: Table, luck: Random, until_pile_is: int = -1) -> None:
    """Random legal moves, to the end or until so many cards are left in the pile."""
    while table.status == "playing" and cards_in_pile(table) > until_pile_is:
        seat = table.actors()[0]
        move = luck.choice(table.state.moves(seat))
        table.play(seat, table.game.write(move), table.number, now=table.changed + 10)


def cards_in_pile(table: Table) -> int:
    view = msgspec.to_builtins(table.game.view(table.state, WATCHER))
    return int(view["pile"])


def any_move(table: Table) -> tuple[int, str]:
    seat = table.actors()[0]
    return seat, table.game.write(table.state.moves(seat)[0])


def refused(asked: object) -> str:
    with pytest.raises(Refusal) as refusal:
        asked()  # type: ignore[operator]
    return refusal.value.error


# --- gathering -------------------------------------------------------------------------------------


def test_a_guest_sits_down_and_the_game_begins() -> None:
    table = set_table(AYA, Seat("open"))
    assert refused(lambda: table.start(now=2000)) == "seats-open"
    table.sit(1, "Bo", "bo", now=2000)
    assert table.names() == ["Aya", "Bo"]
    events = table.start(now=3000)
    assert table.status == "playing"
    # Six cards dealt, one turned up, the first player drawn: nature moves by itself.
    assert [logged.event.seat for logged in events if isinstance(logged.event, Moved)] == [CHANCE] * 8
    assert refused(lambda: table.start(now=3000)) == "already-started"


def test_bots_take_the_seats_that_stay_open_under_names_of_their_own() -> None:
    table = set_table(AYA, Seat("open"), BOT, Seat("open"))
    table.start(now=2000, mind="random")
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot", "bot"]
    assert len(set(table.names())) == 4
    assert all(table.names())


def test_nobody_sits_on_anothers_lap() -> None:
    table = set_table(AYA, BO)
    assert refused(lambda: table.sit(1, "Cy", "cy", now=2000)) == "seat-taken"
    assert refused(lambda: table.sit(7, "Cy", "cy", now=2000)) == "no-such-seat"


def test_whoever_leaves_can_come_back_and_a_bot_holds_the_seat_meanwhile() -> None:
    table = set_table(AYA, BO)
    table.start(now=2000)
    table.leave(1, "search", now=3000)
    assert (table.seats[1].kind, table.seats[1].mind) == ("bot", "search")
    assert refused(lambda: table.leave(1, None, now=3000)) == "nobody-there"
    table.sit(1, "Bo", "bo", now=4000)
    assert table.seats[1] == BO


def test_a_table_that_cannot_be_is_not_set() -> None:
    with pytest.raises(BadSetup, match="setup-players"):
        set_table(AYA, BO, BOT, BOT, BOT)
    with pytest.raises(BadSetup, match="setup-option"):
        Table.make("t1", "deserto", [AYA, BO], {"sandstorm": "yes"}, None, SEED, now=1)
    with pytest.raises(UnknownGame, match="unknown-game"):
        Table.make("t1", "chess", [AYA, BO], {}, None, SEED, now=1)


# --- playing ---------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end_and_the_log_rebuilds_it() -> None:
    table = set_table(AYA, BO, BOT)
    assert table.outcome() is None
    table.start(now=2000)
    play_on(table, Random(1))
    assert table.status == "over"
    assert isinstance(table.log[-1].event, Ended)
    stored = [msgspec.json.encode(logged) for logged in table.log]
    again = Table.rebuild("t1", [msgspec.json.decode(row, type=Logged) for row in stored])
    assert again.state.key() == table.state.key()
    assert again.outcome() == table.outcome()
    assert again.log == table.log


def test_events_are_numbered_without_gaps_and_time_never_runs_backwards() -> None:
    table = set_table(AYA, BO)
    table.start(now=5000)
    seat, move = any_move(table)
    table.play(seat, move, table.number, now=4000)  # the machine's clock was set back
    assert [logged.number for logged in table.log] == list(range(1, len(table.log) + 1))
    assert [logged.at for logged in table.log] == sorted(logged.at for logged in table.log)


def test_a_move_before_the_start_or_after_the_end_is_refused() -> None:
    table = set_table(AYA, BO)
    assert refused(lambda: table.play(0, "V a1", 1, now=2)) == "not-started"
    table.start(now=2)
    play_on(table, Random(2))
    assert refused(lambda: table.play(0, "V a1", table.number, now=9)) == "over"
    assert refused(lambda: table.talk(9, "", "hello", now=9)) == "no-such-seat"


def test_a_move_that_answers_an_old_position_is_refused_and_changes_nothing() -> None:
    table = set_table(AYA, BO)
    table.start(now=2)
    asked = table.number
    seat, move = any_move(table)
    table.play(seat, move, asked, now=3)
    before = table.state.key()
    seat, move = any_move(table)
    assert refused(lambda: table.play(seat, move, asked, now=4)) == "stale"
    assert refused(lambda: table.play(seat, move, table.number + 1, now=4)) == "stale"
    assert table.state.key() == before


def test_talk_between_does_not_make_a_move_late() -> None:
    table = set_table(AYA, BO)
    table.start(now=2)
    asked = table.number
    table.talk(0, "", "Good luck!", now=3)
    seat, move = any_move(table)
    table.play(seat, move, asked, now=4)
    assert table.path[-1] > asked


def test_an_illegal_move_is_refused_by_the_name_of_its_rule() -> None:
    table = set_table(AYA, BO)
    table.start(now=2)
    seat = table.actors()[0]
    with pytest.raises(Refusal) as refusal:
        table.play(1 - seat, "pass V", table.number, now=3)
    assert (refusal.value.error, refusal.value.rule) == ("illegal-move", "not-your-turn")
    with pytest.raises(Refusal) as refusal:
        table.play(seat, "draw V", table.number, now=3)
    assert refusal.value.rule == "not-a-players"
    assert refused(lambda: table.play(seat, "open sesame", table.number, now=3)) == "unreadable-move"


def test_the_clock_sets_a_deadline_for_each_move() -> None:
    table = set_table(AYA, BO, clock=30)
    assert table.deadline is None
    table.start(now=2000)
    assert table.deadline == 32000
    seat, move = any_move(table)
    table.play(seat, move, table.number, now=10000, by="clock")
    assert table.deadline == 40000
    play_on(table, Random(3))
    assert table.deadline is None
    assert [made.move for made in record.export(table).moves if made.by == "clock"] == [move]


def test_a_watcher_is_told_of_a_draw_but_not_which_card() -> None:
    table = set_table(AYA, BO)
    dealt = table.start(now=2)[1]
    own, other, watcher = (table.told(dealt, eye) for eye in (0, 1, WATCHER))
    assert own.args["card"] != "unseen"
    assert other.args["card"] == watcher.args["card"] == "unseen"
    assert table.seen(dealt.number, 0) != "draw ?"
    assert table.seen(dealt.number, 1) == table.seen(dealt.number, WATCHER) == "draw ?"


def test_the_same_company_plays_again_once_the_game_is_over() -> None:
    table = set_table(AYA, BO)
    table.start(now=2)
    assert refused(lambda: table.remember_rematch("t2", now=3)) == "not-over"
    play_on(table, Random(4))
    table.remember_rematch("t2", now=3)
    assert table.remember_rematch("t3", now=4) == []
    assert table.rematch == "t2"


# --- undo ------------------------------------------------------------------------------------------


def table_with_an_empty_pile(*seats: Seat) -> Table:
    """Where nothing is drawn any more, a move shows nothing new and may be taken back."""
    table = set_table(*seats)
    table.start(now=2)
    play_on(table, Random(5), until_pile_is=0)
    return table


def test_a_move_after_which_a_card_was_drawn_cannot_be_taken_back() -> None:
    table = set_table(AYA, BO)
    table.start(now=2)
    seat, move = any_move(table)
    table.play(seat, move, table.number, now=3)
    assert table.undo_point(seat) is None
    assert refused(lambda: table.ask_undo(seat, table.number, now=4)) == "nothing-to-undo"


def test_a_move_is_taken_back_when_the_one_it_touches_agrees() -> None:
    table = table_with_an_empty_pile(AYA, BO)
    before = table.state.key()
    seat, move = any_move(table)
    table.play(seat, move, table.number, now=10**6)
    table.ask_undo(seat, table.number, now=10**6)
    assert table.waiting() == [1 - seat]
    assert refused(lambda: table.ask_undo(seat, table.number, now=10**6)) == "undo-pending"
    assert refused(lambda: table.answer_undo(seat, True, now=10**6)) == "no-undo-asked"
    table.answer_undo(1 - seat, True, now=10**6)
    assert table.state.key() == before
    assert table.undo is None
    rebuilt = Table.rebuild("t1", table.log)
    assert rebuilt.state.key() == before


def test_a_refused_undo_leaves_everything_as_it_is() -> None:
    table = table_with_an_empty_pile(AYA, BO)
    seat, move = any_move(table)
    table.play(seat, move, table.number, now=10**6)
    after = table.state.key()
    table.ask_undo(seat, table.number, now=10**6)
    table.answer_undo(1 - seat, False, now=10**6)
    assert table.state.key() == after
    assert table.undo is None


def test_playing_on_answers_an_undo_with_no() -> None:
    table = table_with_an_empty_pile(AYA, BO)
    seat, move = any_move(table)
    table.play(seat, move, table.number, now=10**6)
    table.ask_undo(seat, table.number, now=10**6)
    other, reply = any_move(table)
    table.play(other, reply, table.number, now=10**6)
    assert table.undo is None


def test_against_a_bot_or_oneself_a_move_is_taken_back_at_once() -> None:
    for other in (BOT, Seat("person", "Aya’s sister", holder="aya")):
        table = table_with_an_empty_pile(AYA, other)
        before = table.state.key()
        seat, move = any_move(table)
        table.play(seat, move, table.number, now=10**6)
        asker = 0 if seat == 0 else 1
        table.ask_undo(asker, table.number, now=10**6)
        assert table.state.key() == before


def test_an_undo_of_an_earlier_move_takes_back_what_came_after_it() -> None:
    table = table_with_an_empty_pile(AYA, BO)
    before = table.state.key()
    first, move = any_move(table)
    table.play(first, move, table.number, now=10**6)
    second, reply = any_move(table)
    assert first != second
    table.play(second, reply, table.number, now=10**6)
    table.ask_undo(first, table.number, now=10**6)
    assert table.waiting() == [second]
    table.answer_undo(second, True, now=10**6)
    assert table.state.key() == before
