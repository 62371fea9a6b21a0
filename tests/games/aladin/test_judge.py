"""How a good player of Aladdin's carpet judges flights, purchases and votes."""

from __future__ import annotations

import math

import pytest

from serai.games.aladin.judge import AladinJudge
from serai.games.aladin.judge_vote import PLANS, flown_with, solve
from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_table import DRAWING, OVER
from serai.games.dice import Dice
from serai.games.state import SEVERAL
from tests.games.aladin.tables import GAME, act, play, shop, table, vote

JUDGE = GAME.judge
RICH = ["r", "e", "", "s", "", "", ""]


def odds(state: Aladin, seat: int) -> dict[str, float]:
    """How good each move of a seat looks."""
    moves = state.moves(seat)
    hunches = JUDGE.hunches(state, seat, moves)
    assert hunches is not None
    return {GAME.write(move): hunch for move, hunch in zip(moves, hunches, strict=True)}


def best(state: Aladin, seat: int) -> str:
    found = odds(state, seat)
    return max(found, key=lambda move: found[move])


def flights(state: Aladin) -> list[float]:
    assert isinstance(JUDGE, AladinJudge)
    return JUDGE.flights(state)


def test_a_flight_over_stones_is_worth_more_than_one_over_sand() -> None:
    worth = flights(table(way=RICH))
    assert worth[1] > 3 > max(worth[0], worth[2], worth[3]) >= 0


def test_a_flight_that_runs_out_of_clouds_is_worth_what_it_gathers_before() -> None:
    through, stopped = (flights(table(way=["r", loss, "e", "s", "", "", ""]))[1] for loss in ("-1", "-2"))
    assert flights(table(way=["r", "-2", "e", "s", "", "", ""], clouds=(2, 2)))[1] < stopped <= through


def test_the_vizier_stands_where_the_flight_is_rich_so_the_team_votes_elsewhere_too() -> None:
    state = table(way=RICH)
    night, day = odds(state, 1), odds(state, 0)
    assert max((move for move in night if move.startswith("vizier")), key=lambda move: night[move]) == "vizier 2"
    assert all(hunch > math.log(0.1) for hunch in day.values())


def test_a_vote_that_can_be_guessed_is_mixed() -> None:
    mix = solve(table(way=RICH), [4.0, 4.0, 0.0, 0.0, 0.0])
    assert sum(mix.plans) == pytest.approx(1)
    likely = sorted(mix.viziers, reverse=True)
    assert likely[0] < 0.75 and likely[1] > 0.25, "two flights alike: the vizier cannot know which"
    assert mix.plans[0] < 0.75 and mix.plans[1] < 0.75


@pytest.mark.parametrize("round", [1, 4, 8])
def test_whoever_knew_the_mix_would_gain_little_by_it(round: int) -> None:
    state = table(way=RICH, round=round)
    flights, token = [6.0, 4.0, 1.0, 0.0, 0.0], float((round + 1) // 2)
    mix = solve(state, flights)
    plans = list(zip(PLANS, mix.plans, strict=True))
    best_plan = max(
        sum(part * flown_with(flights, one, other, path) for path, part in enumerate(mix.viziers))
        - token * sum(mix.guesses[path] for path in {one, other})
        + (3 if one == other else 0)
        for one, other in PLANS
    )
    together = sum(3 * part for (one, other), part in plans if one == other)
    forbidden = min(sum(part * flown_with(flights, *plan, path) for plan, part in plans) for path in range(4))
    guessed = max(sum(token * part for plan, part in plans if path in plan) for path in range(4))
    assert 0 <= best_plan - (together + forbidden - guessed) < 0.4


def test_who_is_alone_goes_by_their_own_first_card() -> None:
    state = table(2, way=RICH)
    before = odds(state, 0)
    act(state, 0, "vote 2")
    assert best(state, 0) == "vote 2"
    assert odds(state, 0)["vote 2"] > before["vote 2"]


def test_who_has_team_mates_thinks_the_same_whatever_they_have_voted() -> None:
    votes = []
    for path in (1, 2, 3, 4):
        state = table(4, way=RICH)
        act(state, 0, f"vote {path}")
        votes.append(odds(state, 2))
    assert votes == [votes[0]] * 4


def test_a_reward_is_bought_before_anything_is_sold() -> None:
    assert best(shop("rre", clouds=3), 0).startswith("buy")


def test_in_the_last_round_everything_is_sold() -> None:
    state = shop("r", clouds=2, round=7)
    assert best(state, 0).startswith("sell")


def test_what_a_seat_thinks_of_its_votes_does_not_depend_on_the_cards_of_the_others() -> None:
    state = table(4, way=RICH)
    act(state, 1, "vote 3")
    worlds = [state.redeal(0, Dice(seed)) for seed in range(8)]
    assert len({world.key() for world in worlds}) > 1
    moves = state.moves(0)
    assert all(JUDGE.hunches(world, 0, moves) == JUDGE.hunches(state, 0, moves) for world in worlds)


def test_sealed_cards_that_a_seat_cannot_see_are_thought_of_as_still_to_come() -> None:
    state = table(4, way=RICH)
    act(act(state, 1, "vote 3"), 2, "vote 2")
    world = JUDGE.imagine(state, 0, Dice(1))
    assert world.to_move() == SEVERAL and world.actors() == [0, 1, 2, 3], "a team mate's, too"


def test_looking_ahead_plays_the_round_to_its_end() -> None:
    for seed in range(20):
        state = table(way=RICH, round=3)
        JUDGE.look_ahead(state, Dice(seed))
        assert state.round == 4
        last = table(way=RICH, round=8)
        JUDGE.look_ahead(last, Dice(seed))
        assert state.actors() and not last.actors()


def test_nothing_is_looked_ahead_to_before_the_next_flights_are_laid() -> None:
    state = table(way=RICH, round=3)
    state.phase = DRAWING
    before = state.key()
    JUDGE.look_ahead(state, Dice(1))
    assert state.key() == before


def test_a_turn_still_to_come_counts_for_the_team_that_has_one_more() -> None:
    first, second = (table(round=round, clouds=(2, 2)) for round in (3, 4))
    for state in (first, second):
        state.phase = DRAWING
    assert JUDGE.worth(first) == [pytest.approx(0.5, abs=0.1)] * 2, "both have three turns to come"
    active = 1 if second.team_of(1) == second.active() else 0
    assert JUDGE.worth(second)[active] > 0.6


def test_when_all_is_over_only_points_count() -> None:
    state = table(round=8, stones=("rrr", ""))
    state.phase = OVER
    assert JUDGE.worth(state) == [0.5, 0.5]


def test_a_player_looks_at_points_tokens_holdings_clouds_and_rivals() -> None:
    state = play(vote(table(way=RICH), [2, 2], [2], 4), "fly 2")
    points, tokens, holdings, clouds, rivals = JUDGE.look(state, 0)
    assert (points, tokens, clouds) == (3, 0, 3)
    assert holdings > 5
    assert JUDGE.look(state, 1)[1] == 1 and rivals > 1
