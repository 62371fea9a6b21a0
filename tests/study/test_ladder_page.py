"""A ladder is told on the terminal and on its game's page, in both languages."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from serai.minds.levels import LEVELS
from serai.study.ladder import Ladder, Standings, climb, journal_of, plan, stand
from serai.study.ladder_page import print_ladder, put_between, write_page
from serai.study.workers import Here
from serai.texts import Texts
from tests.cli.conftest import Serai
from tests.conformance.texts import READERS

LADDERS = [
    Ladder("deserto", 3, ["random", "search:3", "search:9"]),
    Ladder("hezar", 2, ["random", "search:3"], options={"difficulty": "6"}),
    Ladder("shahrazad", 1, ["random", "search:3"]),
    Ladder("aladin", 4, ["random", "search:3"]),
]
TITLES = {
    "en": {"deserto": "Ratings", "aladin": "Ratings", "hezar": "Results", "shahrazad": "Results"},
    "fr": {"deserto": "Cotes", "aladin": "Cotes", "hezar": "Résultats", "shahrazad": "Résultats"},
}


@pytest.fixture(params=LADDERS, ids=lambda ladder: str(ladder.game))
def standings(request: pytest.FixtureRequest, tmp_path: Path) -> Standings:
    ladder: Ladder = request.param
    return stand(ladder, 2, climb(ladder, plan(ladder, 2), Here(1), journal_of(ladder, tmp_path / "ladders")))


def test_a_ladder_is_told_on_the_terminal(standings: Standings, capsys: pytest.CaptureFixture[str]) -> None:
    for language, texts in READERS.items():
        print_ladder(texts, standings)
        out = capsys.readouterr().out
        assert TITLES[language][standings.ladder.game] in out
        assert texts.say("mind-random") in out and "search:3" in out
        assert texts.say("ladder-paces") in out


def test_a_ladder_becomes_a_section_of_its_page_with_a_plot(standings: Standings, tmp_path: Path) -> None:
    ladder = standings.ladder
    page = tmp_path / f"{ladder.game}.md"
    page.write_text("# Minds\n\nHow they think.\n", "utf-8")
    assert write_page(Texts("en"), standings, tmp_path) == page
    written = page.read_text("utf-8")
    assert written.startswith("# Minds\n\nHow they think.\n\n<!-- ladder ")
    assert TITLES["en"][ladder.game] in written
    players = f"serai ladder {ladder.game} --players {ladder.players} --games 2"
    assert players in written
    (plot,) = tmp_path.glob("*.svg")
    assert f"]({plot.name})" in written
    ElementTree.fromstring(plot.read_text("utf-8"))
    write_page(Texts("en"), standings, tmp_path)
    assert page.read_text("utf-8") == written, "the same section takes its own place"


def test_options_that_are_not_usual_are_a_ladder_of_their_own(tmp_path: Path) -> None:
    for difficulty in ("6", "9"):
        ladder = Ladder("hezar", 2, ["random", "search:1"], options={"difficulty": difficulty})
        entries = climb(ladder, plan(ladder, 1), Here(1), journal_of(ladder, tmp_path / "ladders"))
        page = write_page(Texts("en"), stand(ladder, 1, entries), tmp_path)
    assert page.read_text("utf-8").count("<!-- ladder ") == 2
    assert "--option difficulty=9" in page.read_text("utf-8")


def test_a_ladder_of_other_minds_leaves_that_of_the_levels_alone(tmp_path: Path) -> None:
    for minds in (LEVELS[:2], ["random", "search:1"]):
        ladder = Ladder("deserto", 2, minds)
        entries = climb(ladder, plan(ladder, 1), Here(1), journal_of(ladder, tmp_path / "ladders"))
        page = write_page(Texts("en"), stand(ladder, 1, entries), tmp_path).read_text("utf-8")
    assert "<!-- ladder 2-players-child-porter -->" in page
    assert "<!-- ladder 2-players-random-search-1 -->" in page
    assert len(list(tmp_path.glob("*.svg"))) == 2


def test_what_stands_around_a_section_stays() -> None:
    page = put_between("# A\n", "x", "one")
    page = put_between(page + "\n## B\n", "x", "two")
    assert page == "# A\n\n<!-- x -->\ntwo\n<!-- end of x -->\n\n## B\n"


def test_the_command_plays_and_tells(serai: Serai, tmp_path: Path) -> None:
    asked = ["ladder", "deserto", "--games", "2", "--minds", "random,search:3", "--data", str(tmp_path)]
    first = serai(*asked)
    assert (first.code, first.err) == (0, "")
    assert first.out.startswith("Ladder, 2 players\n2 games of Deserto")
    assert "Aucune" not in first.out and "The clock cut no thought short" in first.out
    assert serai(*asked).out == first.out, "every game is known already"
    page = tmp_path / "pages" / "deserto.md"
    said = serai(*asked, "--out", str(page.parent), "--lang", "fr")
    assert said.out.strip() == f"L’échelle est dans {page}."
    assert "Cotes" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--games", "0"], "Play at least 1 game, not 0."),
        (["--players", "9"], "Deserto is for 2 to 4 players, not 9."),
        (["--minds", "child"], "A ladder or a duel needs at least 2 different bots."),
        (["--minds", "child,child"], "A ladder or a duel needs at least 2 different bots."),
        (["--minds", "child,djinn"], "There is no bot “djinn” here"),
        (["--option", "wind=strong"], "Deserto has no option “wind”. Its options: –."),
    ],
)
def test_what_cannot_be_is_said(serai: Serai, asked: list[str], said: str) -> None:
    answer = serai("ladder", "deserto", *asked)
    assert answer.code == 2
    assert answer.err.startswith(said)


def test_a_folder_that_cannot_be_written_is_named(serai: Serai, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = serai("ladder", "deserto", "--minds", "random,search:1", "--data", str(tmp_path / "file"))
    assert answer.code == 2
    assert answer.err.startswith(f"Cannot write to {tmp_path / 'file' / 'ladders'} (")
