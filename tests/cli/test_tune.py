"""`serai tune`."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.games.game import find_game
from tests.cli.conftest import Serai

BRIEFLY = ["--mind", "sight", "--only", "wins", "--steps", "1", "--bouts", "2", "--deals", "2"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Wins with the new weights"), ("fr", "Victoires avec les nouveaux poids")]
)
def test_a_tuning_is_told_in_both_languages(serai: Serai, tmp_path: Path, language: str, words: str) -> None:
    said = serai("tune", "deserto", *BRIEFLY, "--data", str(tmp_path), "--lang", language)
    assert said.code == 0
    assert words in said.out
    assert "danger" in said.out
    assert list((tmp_path / "tuning").glob("deserto-2-*.jsonl"))


def test_weights_that_are_not_surely_better_are_not_written(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    said = serai("tune", "deserto", *BRIEFLY, "--data", str(tmp_path), "--out", str(file))
    assert "not clearly better" in said.out
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["deserto", "--only", "luck"], "has no weight “luck”. Its weights are: wins, danger"),
        (["deserto", "--deals", "1"], "Play at least 2 deals"),
        (["deserto", "--steps", "0"], "Play at least 1 game"),
        (["deserto", "--mind", "djinn"], "There is no bot “djinn”"),
        (["chess"], "There is no game “chess”"),
    ],
)
def test_what_cannot_be_tuned_is_refused(serai: Serai, arguments: list[str], sentence: str) -> None:
    said = serai("tune", *arguments)
    assert said.code == 2
    assert sentence in said.err


def test_a_game_without_weights_says_so(serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("deserto"), "folder", tmp_path)
    said = serai("tune", "deserto")
    assert said.code == 2
    assert "Deserto has no weights to tune" in said.err
