"""Taking a move back gains no time, in any game."""

from __future__ import annotations

from random import Random

import pytest

from serai.games.dice import Dice
from serai.games.game import find_game, game_ids
from serai.table.events import Seat, Undone
from serai.table.table import Table
from tests.table.test_company import rebuilt
from tests.table.test_table import AYA, BO, SEED, any_move, play_on, refused, set_table

CLOCK = 60
PEOPLE = [Seat("person", f"Guest {number}", holder=str(number)) for number in range(8)]


def until_free_undo(table: Table) -> int | None:
    """Play random moves, five seconds each, until somebody can undo alone; who it is, if that ever happens."""
    dice = Dice(7)
    while table.status == "playing":
        seat = table.actors()[0]
        table.play(seat, table.game.write(table.state.random_move(seat, dice)), table.number, table.changed + 5000)
        to = table.undo_point(seat)
        if table.actors() == [seat] and to is not None and not table.touched(seat, to):
            return seat
    return None


def clocked(id: str, seats: int) -> Table:
    table = Table.make("t1", id, PEOPLE[:seats], {}, CLOCK, SEED, now=1000)
    table.start(now=2000)
    return table


@pytest.mark.parametrize("id", game_ids())
def test_whoever_chooses_and_undoes_alone_again_and_again_is_not_given_time_without_end(id: str) -> None:
    game = find_game(id)
    for seats in {game.card.min_players, game.card.max_players}:
        table = clocked(id, seats)
        seat = until_free_undo(table)
        if seat is None:
            continue
        again = table.seen(table.path[-1], seat)
        latest, turns = table.deadline, 0
        assert latest is not None
        while refused_at(table, seat, late := table.changed + 9000) is None:
            table.play(seat, again, table.number, table.changed + 1000)
            turns += 1
            assert turns < 100 and (table.deadline or 0) <= max(latest, table.changed), "the glass is not turned again"
        assert late >= latest
        assert refused_at(table, seat, late) == "late-undo"
        assert rebuilt(table).deadline == table.deadline


def refused_at(table: Table, seat: int, now: int) -> str | None:
    """Undo at that time; why not, if not."""
    if table.deadline is not None and now >= table.deadline:
        return refused(lambda: table.ask_undo(seat, table.number, now))
    assert isinstance(table.ask_undo(seat, table.number, now)[-1].event, Undone)
    return None


def test_there_are_games_in_which_one_undoes_alone() -> None:
    assert [id for id in game_ids() if until_free_undo(clocked(id, max(2, find_game(id).card.min_players))) is not None]


def test_after_an_undo_the_deadline_before_stands_again_and_whoever_agreed_has_the_whole_time() -> None:
    table = set_table(AYA, BO, clock=CLOCK)
    table.start(now=2000)
    play_on(table, Random(1), until_pile_is=0)  # with no cards left nothing is drawn after a move
    start, mover, before = table.changed, table.actors()[0], table.deadline
    assert before == start + 60_000
    make_move(table, start + 20_000)
    (other,) = table.actors()
    assert (other != mover, table.deadline) == (True, start + 80_000)
    table.ask_undo(mover, table.number, now=start + 30_000)
    table.answer_undo(other, True, now=start + 40_000)
    assert (table.actors(), table.deadline) == ([mover], before)
    make_move(table, start + 50_000)
    assert table.deadline == start + 110_000, "the one who agreed loses nothing"
    table.ask_undo(mover, table.number, now=start + 90_000)
    table.answer_undo(other, True, now=start + 100_000)
    assert table.deadline == start + 110_000, "but for a last grace"


def make_move(table: Table, now: int) -> None:
    seat, move = any_move(table)
    table.play(seat, move, table.number, now)
