"""A level thinks no longer than it may, and the same on any machine unless the clock ends it."""

from __future__ import annotations

from time import thread_time
from typing import Any

import pytest

from serai.games.dice import Dice
from serai.games.game import Game, find_game
from serai.games.state import State
from serai.minds.levels import LEVELS, MOST_SECONDS, Level, Leveller, read_levels
from serai.minds.mind import Budget, Thought
from tests.conformance.settings import for_every_game
from tests.minds.moments import heaviest_moments, moments


class Clock:
    """A clock that goes on by the same step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step


def think(
    monkeypatch: pytest.MonkeyPatch,
    game: Game[Any],
    level: Level,
    step: float,
    budget: Budget,
    moment: tuple[State, int] | None = None,
) -> tuple[Thought, float]:
    """What a level thinks at a moment of a game while a clock goes by such steps, and how long it took."""
    clock = Clock(step)
    monkeypatch.setattr("serai.minds.search.monotonic", clock)
    world, seat = moment or next(moments(game, each=1))
    thought = Leveller(game.judge, level).choose(world, seat, budget, Dice(1))
    return thought, (clock.looks - 1) * step


@for_every_game
@pytest.mark.parametrize("given", [0.2, 30.0])
def test_however_slow_the_machine_a_level_ends_in_time(
    monkeypatch: pytest.MonkeyPatch, game: Game[Any], given: float
) -> None:
    thought, seconds = think(monkeypatch, game, Level(10**9, 0.0), 0.03, Budget(seconds=given))
    assert thought.iterations > 0
    assert thought.by_clock
    assert seconds <= min(given, MOST_SECONDS)


@pytest.mark.parametrize("level", LEVELS)
@for_every_game
def test_at_the_heaviest_moment_of_every_company_no_level_is_late(
    monkeypatch: pytest.MonkeyPatch, game: Game[Any], level: str
) -> None:
    found = list(heaviest_moments(game))
    assert {state.seats for state, _ in found} == set(range(game.card.min_players, game.card.max_players + 1))
    own = read_levels(game)[level]
    for moment in found:
        thought, seconds = think(monkeypatch, game, own, 0.05, Budget(seconds=MOST_SECONDS), moment)
        assert thought.iterations <= own.iterations
        assert seconds <= MOST_SECONDS


@for_every_game
def test_what_comes_before_and_after_a_thought_weighs_little(game: Game[Any]) -> None:
    # By the work of this thread alone, so that a busy machine changes nothing: all that the clock does not see.
    for world, seat in heaviest_moments(game):
        short, long = (work(game, world, seat, iterations) for iterations in (2, 42))
        assert short < long - short, "less than forty iterations do"


def work(game: Game[Any], world: State, seat: int, iterations: int) -> float:
    """The processor's seconds for a thought of so many iterations, the best of three."""
    found = []
    for _ in range(3):
        start = thread_time()
        Leveller(game.judge, Level(iterations, 0.0)).choose(world, seat, Budget(), Dice(1))
        found.append(thread_time() - start)
    return min(found)


@for_every_game
def test_on_any_machine_that_is_fast_enough_a_level_thinks_the_same(
    monkeypatch: pytest.MonkeyPatch, game: Game[Any]
) -> None:
    level = Level(130, 0.2)
    (slow, _), (fast, _) = (think(monkeypatch, game, level, step, Budget()) for step in (0.005, 0.000001))
    assert slow == fast
    assert not slow.by_clock


def test_an_easy_choice_is_made_before_the_iterations_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.minds.search.is_clear", lambda tree, left: left <= 1000 - 64)
    thought, _ = think(monkeypatch, find_game("deserto"), Level(1000, 0.0), 0.000001, Budget())
    assert (thought.iterations, thought.by_clock) == (64, False)
