"""`serai duel`."""

from __future__ import annotations

import json
import sys

import pytest

from tests.cli.conftest import Serai


def test_a_duel_with_openspiel_on_the_command_line(serai: Serai) -> None:
    said = serai("duel", "deserto", "--budget", "5", "--deals", "2", "--json")
    fought = json.loads(said.out)
    assert said.code == 0
    assert [side["mind"] for side in fought["sides"]] == ["search:5", "openspiel:5"]
    assert [side["iterations"] for side in fought["sides"]] == [5, 5]


@pytest.mark.parametrize(("language", "words"), [("en", "Points of search:3 minus"), ("fr", "Points (search:3) moins")])
def test_a_duel_is_told_in_both_languages(serai: Serai, language: str, words: str) -> None:
    said = serai("duel", "shahrazad", "--against", "random", "--budget", "3", "--deals", "2", "--lang", language)
    assert said.code == 0
    assert words in said.out


def test_minds_are_shown_as_they_are_written(serai: Serai) -> None:
    said = serai("duel", "deserto", "--mind", "child", "--against", "random", "--budget", "100", "--deals", "2")
    assert "minus wins of random:100: " in said.out.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["deserto", "--deals", "1"], "Play at least 2 deals"),
        (["deserto", "--against", "search"], "different bots"),
        (["deserto", "--mind", "djinn"], "There is no bot “djinn”"),
        (["deserto", "--budget", "soon"], "not a thinking time"),
    ],
)
def test_what_is_no_duel_is_refused(serai: Serai, arguments: list[str], sentence: str) -> None:
    said = serai("duel", *arguments)
    assert said.code == 2
    assert sentence in said.err


def test_without_openspiel_one_is_told_how_to_get_it(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "serai.study.peer", None)
    said = serai("duel", "deserto")
    assert said.code == 2
    assert 'pip install "serai[openspiel]"' in said.err
