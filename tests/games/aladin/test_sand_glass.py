"""The sand glass: turned once for a vote, a laying, the stones of a flight or a purchase, with a moment of grace."""

from __future__ import annotations

import pytest

from serai.games.dice import Dice
from serai.games.state import SEVERAL
from serai.house.clock import STAND_IN, next_duty
from serai.minds.company import find_mind
from serai.minds.mind import Budget
from serai.table.events import Seat
from serai.table.table import Table
from tests.games.aladin.tables import GAME, fly, may, shop

NAMES = ("Ali", "Bo", "Cy", "Dina")


def glass(seats: int = 2, **options: str) -> Table:
    """A table with a sand glass of two minutes, begun at second 1."""
    people = [Seat("person", name, holder=name) for name in NAMES[:seats]]
    table = Table.make("table", "aladin", people, options, 120, "00" * 32, now=0)
    table.start(now=1_000)
    return table


def play(table: Table, seat: int, move: str, now: int) -> None:
    table.play(seat, move, table.number, now)


def vote_all(table: Table, now: int) -> None:
    """Everyone puts down something, until the cards are turned over."""
    while table.state.to_move() == SEVERAL:
        seat = table.actors()[0]
        play(table, seat, GAME.write(table.state.moves(seat)[0]), now)


def test_sand_glass_leaves_ten_seconds_in_which_a_choice_still_counts() -> None:
    table = glass()
    assert (table.deadline, table.last_call) == (121_000, 131_000)
    duty = next_duty(table)
    assert duty and (duty.by, duty.due) == ("clock", 131_000)
    seat = table.actors()[0]
    play(table, seat, "vote 3", now=130_999)
    assert len(table.state.moves(seat)) == 4 and table.sealed_choice(seat), "it counts, though the sand has run out"


@pytest.mark.parametrize(("seconds", "grace"), [(1, 1), (5, 5), (10, 10), (300, 10)])
def test_sand_glass_grace_is_no_longer_than_the_glass_itself(seconds: int, grace: int) -> None:
    table = Table.make("table", "aladin", [Seat("person", "A", holder="a")] * 2, {}, seconds, "00" * 32, now=0)
    assert table.last_call is None
    table.start(now=0)
    assert table.last_call == 1000 * (seconds + grace)


def test_sand_glass_run_out_the_house_chooses_for_whoever_has_not_one_by_one() -> None:
    table = glass()
    chosen = []
    while table.state.to_move() == SEVERAL:
        duty = next_duty(table)
        assert duty and (duty.by, duty.due) == ("clock", 131_000)
        move = GAME.write(table.state.moves(duty.seat)[0])
        table.play(duty.seat, move, table.number, duty.due, by="clock")
        chosen.append(duty.seat)
    assert sorted(set(chosen)) == [0, 1]


def test_sand_glass_is_turned_once_for_a_vote() -> None:
    table = glass()
    play(table, table.actors()[0], "vote 3", now=60_000)
    assert table.deadline == 121_000


def test_sand_glass_is_turned_once_for_all_the_cards_that_a_grand_master_lays() -> None:
    table = glass(grandmaster="yes")
    captain = table.actors()[0]
    for now in (50_000, 70_000):
        play(table, captain, GAME.write(table.state.moves(captain)[0]), now)
        assert table.deadline == 121_000
    play(table, captain, GAME.write(table.state.moves(captain)[0]), now=90_000)
    assert table.deadline == 210_000, "then everyone votes, with a glass of their own"


def test_sand_glass_is_turned_once_for_all_the_stones_of_a_flight() -> None:
    table = glass()
    table.state = fly(["-o", "", "-o", "", "", "", ""], "rres")
    captain = table.actors()[0]
    play(table, captain, "drop ruby", now=50_000)
    assert may(table.state) == ["drop ruby", "drop emerald", "drop sapphire"], "the flight went on to the next loss"
    assert table.deadline == 121_000
    play(table, captain, "drop ruby", now=90_000)
    assert table.deadline == 210_000, "then the captain buys, with a new glass"


def test_sand_glass_is_turned_once_for_a_purchase_also_where_it_is_undone() -> None:
    table = glass()
    vote_all(table, now=20_000)
    assert table.deadline == 140_000, "a new glass for the captain"
    captain = table.actors()[0]
    sold = GAME.write(next(move for move in table.state.moves(captain) if GAME.write(move).startswith("sell")))
    play(table, captain, sold, now=100_000)
    assert table.deadline == 140_000
    table.ask_undo(captain, table.number, now=110_000)
    assert [GAME.write(move) for move in table.state.moves(captain)].count(sold) == 1
    assert table.deadline == 140_000, "taking back gains no time"
    play(table, captain, "done", now=120_000)
    assert table.deadline == 240_000


def test_sand_glass_run_out_the_house_buys_what_is_worth_buying_and_then_ends_the_round() -> None:
    state = shop("rre", clouds=8)
    house = find_mind(STAND_IN, GAME)
    made: list[str] = []
    while state.to_move() == 0:
        move = house.choose(state, 0, Budget(seconds=0.5), Dice(len(made))).move
        made.append(GAME.write(move))
        state.play(0, move)
    assert made[0].startswith("buy") and made[-1] == "done"
    assert sum(move.startswith("buy") for move in made) == 1
