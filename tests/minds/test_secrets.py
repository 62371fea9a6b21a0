"""No mind knows more than its seat: in every game, at every number of players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest

from serai.games.dice import Dice
from serai.games.game import Game, find_game, game_ids
from serai.games.state import State
from serai.minds import levels
from serai.minds.company import find_mind, mind_ids
from serai.minds.mind import Budget
from tests.conformance.settings import for_every_game
from tests.minds.moments import moments
from tests.plain import copy_plain, run_plain

WORLDS = 4


def worlds_of(game: Game[Any]) -> Iterator[tuple[list[State], int]]:
    """Some moments of a game, each as several worlds that look the same to the seat that has to choose."""
    for number, (state, seat) in enumerate(moments(game, each=4)):
        yield [state.redeal(seat, Dice(100 * number + deal)) for deal in range(WORLDS)], seat


def test_most_games_have_something_to_hide() -> None:
    hidden = [
        any(len({world.key() for world in worlds}) > 1 for worlds, _ in worlds_of(find_game(id))) for id in game_ids()
    ]
    assert sum(hidden) > len(hidden) / 2


@pytest.mark.parametrize("mind", mind_ids())
@for_every_game
def test_a_mind_chooses_the_same_in_all_worlds_that_look_the_same(
    game: Game[Any], mind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "MOST_SECONDS", inf)  # by its iterations alone, on a busy machine too
    for worlds, seat in worlds_of(game):
        thoughts = [find_mind(mind, game).choose(world, seat, Budget(iterations=12), Dice(1)) for world in worlds]
        assert thoughts == [thoughts[0]] * WORLDS


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_plain(tmp_path_factory.mktemp("plain"))


@pytest.mark.parametrize("game", game_ids())
def test_a_world_that_raises_at_every_peek_is_enough_for_every_mind(game: str, plain: Path) -> None:
    answers = json.loads(run_plain(plain, "tests.minds.sealed", game))
    assert answers["peeks"] == [], "what a cheat would not be caught at"
    assert len(answers["thoughts"]) >= 2 * len(mind_ids())
    assert all(answers["thoughts"])
    assert answers["advice"] and all(answers["advice"])
