"""Weights that are wrong are found out by play, and a tuning that was cut off goes on where it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from serai.games.game import Game, find_game
from serai.minds.levels import Leveller
from serai.study.journal import Journal
from serai.study.ladder import Entry, journal_of
from serai.study.players import read_player, with_weights
from serai.study.tune import (
    NoWeights,
    Tuning,
    bouts_of,
    choose_weights,
    moved,
    named_weights,
    rewritten,
    tune,
    write_weights,
)
from serai.study.workers import Here, Result, Task
from tests.conformance.settings import for_every_game

ALONE = Here(1)
DESERTO = find_game("deserto")
WEIGHTS = named_weights(DESERTO)


def journal(tuning: Tuning, folder: Path) -> Journal[Entry]:
    return journal_of(tuning.ladder(tuning.mind), folder)


def test_a_weight_that_is_far_too_small_grows_until_play_is_better(tmp_path: Path) -> None:
    # Scholars of Aladdin's carpet who hardly see which purchase is better.
    start = named_weights(find_game("aladin")) | {"coldness": 0.3}
    tuning = Tuning("aladin", 2, start, ["coldness"], "scholar", steps=5, bouts=8, reach=0.7)
    found = tune(tuning, 12, ALONE, journal(tuning, tmp_path))
    assert found.weights.pop("coldness") > 0.6
    assert found.weights.items() <= start.items(), "only what was named is tuned"
    assert found.is_better


def test_those_who_play_together_are_compared_by_their_points(tmp_path: Path) -> None:
    # Porters of Shahrazad who hardly see which place is better.
    start = named_weights(find_game("shahrazad")) | {"hasty": 0.03}
    tuning = Tuning("shahrazad", 1, start, ["hasty"], "porter", steps=3, bouts=4, reach=0.7)
    found = tune(tuning, 4, ALONE, journal(tuning, tmp_path))
    assert tuning.aim == "score-together"
    assert found.weights["hasty"] > 0.06
    assert found.gain.low > 1, "points, not wins"


class CutOff(Exception):
    """As Ctrl-C would do it."""


class Tired(Here):
    """Works alone, and stops after so many tasks."""

    def __init__(self, tasks: int) -> None:
        super().__init__(1)
        self.left = tasks

    def do(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        for done in super().do(work, tasks):
            if not self.left:
                raise CutOff
            self.left -= 1
            yield done


def test_a_tuning_that_was_cut_off_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    small = Tuning("deserto", 2, WEIGHTS, ["wins", "danger"], "sight", steps=3, bouts=3, reach=1.0)
    whole = tune(small, 3, ALONE, journal(small, tmp_path / "whole"))
    cut = journal(small, tmp_path / "cut")
    with pytest.raises(CutOff):
        tune(small, 3, Tired(10), cut)
    assert len(list(cut)) == 10
    told: list[int] = []
    assert tune(small, 3, Tired(14), cut, told.append) == whole
    assert len(list(cut)) == sum(told) == 2 * (3 * 3 + 3)


def test_in_a_bout_two_differ_as_much_in_every_weight_that_is_tuned() -> None:
    tuning = Tuning("deserto", 2, WEIGHTS, ["wins", "danger"], "sight", bouts=8)
    bouts = bouts_of(tuning, 2, [0.0] * len(WEIGHTS))
    assert len({bout.deal for bout in bouts} & set(range(16, 24))) == 8, "no deal twice"
    for bout in bouts:
        first, second = ([float(part) for part in who.partition("@")[2].split("/")] for who in bout[1:3])
        for name, weight, more, less, sign in zip(WEIGHTS, WEIGHTS.values(), first, second, bout.signs, strict=True):
            assert (sign != 0) == (name in tuning.only)
            assert more * less == pytest.approx(weight * weight, rel=1e-4)
            assert (abs(more) > abs(less)) == (sign > 0)


def test_whoever_is_ahead_pulls_the_weights_its_way() -> None:
    tuning = Tuning("deserto", 2, WEIGHTS, ["wins"], "sight", bouts=8)
    still = [0.0] * len(WEIGHTS)
    bouts = bouts_of(tuning, 0, still)
    place = list(WEIGHTS).index("wins")
    assert moved(tuning, 0, still, bouts, [float(bout.signs[place]) for bout in bouts])[place] > 0
    assert moved(tuning, 0, still, bouts, [-7.0 * bout.signs[place] for bout in bouts])[place] < 0
    assert moved(tuning, 0, still, bouts, [0.0] * len(bouts)) == still


@for_every_game
def test_every_game_has_weights_that_a_mind_can_be_given(game: Game[Any]) -> None:
    weights = [2 * weight for weight in named_weights(game).values()]
    mind, _ = read_player(with_weights("sight", weights), game)
    assert isinstance(mind, Leveller) and mind.judge.weights == weights
    assert game.judge.weights == list(named_weights(game).values()), "the game itself keeps its own"


def test_a_file_of_weights_keeps_what_it_says_about_them(tmp_path: Path) -> None:
    text = "# About.\nwins = 1.2  # each card\nwin = -3\n"
    assert rewritten(text, {"wins": 0.5, "win": -2.25}) == "# About.\nwins = 0.5  # each card\nwin = -2.25\n"
    file = tmp_path / "weights.toml"
    write_weights(DESERTO, WEIGHTS | {"wins": 2.0}, file)
    assert file.read_text("utf-8") == (DESERTO.folder / "weights.toml").read_text("utf-8").replace(
        "wins = 1.2 ", "wins = 2.0 "
    )


def test_a_weight_that_there_is_not_cannot_be_tuned() -> None:
    with pytest.raises(NoWeights) as refused:
        choose_weights(DESERTO, ["luck"])
    assert refused.value.line.args["weight"] == "luck"
