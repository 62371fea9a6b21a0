"""Sealed choices: everyone chooses at once, and may change their mind until all have chosen."""

from __future__ import annotations

from random import Random

import msgspec

from serai.games.state import CHANCE, SEVERAL, WATCHER
from serai.table import record
from serai.table.events import Logged, Moved, Seat
from serai.table.table import Table
from tests.table.test_table import refused

NAMES = ("Aya", "Bo", "Cy", "Dina")


def voting_table(seats: int = 4, clock: int | None = None) -> Table:
    """A table of Aladdin's carpet whose players are about to vote."""
    people = [Seat("person", name, holder=name) for name in NAMES[:seats]]
    table = Table.make("t1", "aladin", people, {}, clock, "5e" * 32, now=1000)
    table.start(now=2000)
    assert table.state.to_move() == SEVERAL
    return table


def vote(table: Table, seat: int, move: str) -> None:
    table.play(seat, move, table.number, now=3000)


def rebuilt(table: Table) -> Table:
    stored = [msgspec.json.encode(logged) for logged in table.log]
    return Table.rebuild("t1", [msgspec.json.decode(row, type=Logged) for row in stored])


def test_a_choice_is_taken_back_alone_and_the_choices_made_since_stand() -> None:
    table = voting_table()
    vote(table, 1, "vote 2")
    without = table.state.copy()
    without.play(3, table.game.read("vote 4"))
    # The same choices, the first of them taken back after the second.
    table = voting_table()
    vote(table, 0, "vote 3")
    vote(table, 1, "vote 2")
    vote(table, 3, "vote 4")
    asked = table.asked_at
    table.take_back(0, table.number, now=3000)
    assert table.state.key() == without.key()
    assert 0 in table.actors()
    assert table.asked_at == asked, "what the others are choosing is not late"
    assert [table.moments[number].seat for number in table.path if table.moments[number].seat != CHANCE] == [1, 3]
    assert rebuilt(table).state.key() == table.state.key()
    assert rebuilt(table).path == table.path


def test_whoever_puts_down_two_cards_takes_back_the_last_one_first() -> None:
    table = voting_table(2)
    alone = next(seat for seat in range(2) if len(table.state.moves(seat)) == 4)
    start = table.state.key()
    vote(table, alone, "vote 1")
    one = table.state.key()
    vote(table, alone, "vote 2")
    table.take_back(alone, table.number, now=3000)
    assert table.state.key() == one
    table.take_back(alone, table.number, now=3000)
    assert table.state.key() == start
    assert refused(lambda: table.take_back(alone, table.number, now=3000)) == "nothing-to-take-back"


def test_once_all_have_chosen_nothing_is_taken_back() -> None:
    table = voting_table()
    asked = table.number
    play_round(table, Random(1))
    assert table.state.to_move() != SEVERAL or table.asked_at > asked
    assert all(table.sealed_choice(seat) is None for seat in range(4))
    assert refused(lambda: table.take_back(0, table.number, now=3000)) == "nothing-to-take-back"
    assert refused(lambda: table.take_back(0, asked, now=3000)) == "stale"
    assert refused(lambda: table.take_back(9, table.number, now=3000)) == "no-such-seat"


def test_a_sealed_choice_needs_nobodys_consent_so_it_is_not_undone_by_asking() -> None:
    table = voting_table()
    vote(table, 0, "vote 3")
    assert table.undo_point(0) is None
    assert table.sealed_choice(0) == table.number
    assert table.sealed_choice(1) is None


def test_when_the_time_is_up_the_choice_stands() -> None:
    table = voting_table(clock=60)
    vote(table, 0, "vote 3")
    assert table.deadline == 62_000
    table.take_back(0, table.number, now=61_999)
    assert table.deadline == 62_000, "taking back gains no time"
    vote(table, 0, "vote 3")
    assert refused(lambda: table.take_back(0, table.number, now=62_000)) == "nothing-to-take-back"


def test_all_are_told_who_took_back_and_nobody_else_what() -> None:
    table = voting_table()
    vote(table, 0, "vote 3")
    (taken,) = table.take_back(0, table.number, now=3000)
    assert all(table.told(taken, eye).text == "log-take-back" for eye in (0, 1, WATCHER))
    assert all(table.told(taken, eye).args == {} for eye in (0, 1, WATCHER))
    assert table.seen(taken.number - 1, 1) == "vote ?"


def test_a_game_full_of_second_thoughts_is_recorded_without_them_and_every_draw_is_right() -> None:
    table, luck = voting_table(), Random(7)
    while table.status == "playing":
        play_round(table, luck)
    assert any(logged.event.__class__.__name__ == "TakenBack" for logged in table.log)
    assert len(table.path) < sum(isinstance(logged.event, Moved) for logged in table.log)
    exported = record.export(table)
    assert record.verify(exported) > 0
    assert rebuilt(table).outcome() == table.outcome()


def play_round(table: Table, luck: Random) -> None:
    """Everyone chooses, some after a change of mind, and the captains do the rest until the next vote or the end."""
    while table.status == "playing" and table.state.to_move() == SEVERAL:
        chosen = [seat for seat in range(4) if table.sealed_choice(seat) is not None]
        if chosen and luck.random() < 0.3:
            table.take_back(luck.choice(chosen), table.number, now=3000)
        play_one(table, luck)
    while table.status == "playing" and table.state.to_move() != SEVERAL:
        play_one(table, luck)


def play_one(table: Table, luck: Random) -> None:
    seat = luck.choice(table.actors())
    table.play(seat, table.game.write(luck.choice(table.state.moves(seat))), table.number, now=3000)
