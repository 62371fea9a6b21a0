"""`search` plays any game of the contract: sealed choices, alone against nature, together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.plain import copy_plain, run_plain


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = copy_plain(tmp_path_factory.mktemp("plain"))
    return json.loads(run_plain(folder, "tests.minds.small_games"))


def test_nobody_knows_what_another_is_choosing_at_the_same_time(answers: Any) -> None:
    # Whoever is thought to know the other's penny always wins or always loses.
    for opinions in answers["pennies"]:
        for _, _, expected in opinions:
            assert 0.35 < expected < 0.65


def test_a_penny_already_shown_under_the_hand_stays_secret(answers: Any) -> None:
    for _, _, expected in answers["pennies, the other has shown"]:
        assert 0.4 < expected < 0.6


def test_alone_it_jumps_when_only_a_jump_can_save_it(answers: Any) -> None:
    assert answers["climb, a jump is needed"] == 1


def test_alone_it_does_not_jump_when_a_step_is_enough(answers: Any) -> None:
    assert answers["climb, a step is enough"] == 0


def test_it_knows_the_odds_of_nature(answers: Any) -> None:
    # Step then jump, or jump then step: one chance in two. Jump twice: also when the first fails, it is lost.
    best = max(expected for _, _, expected in answers["climb, two turns for four steps"])
    assert 0.4 < best < 0.55


def test_together_it_lights_the_lamp_that_is_dark(answers: Any) -> None:
    assert answers["lamps, the last dark one"] == [2, 1, 0]


def test_together_it_never_lights_a_lamp_twice(answers: Any) -> None:
    assert all(lit != lamp for lamp, lit in enumerate(answers["lamps, one of the dark ones"]))
