"""`serai edition`: an owner shows, checks, uses and plays a list of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.games.edition import EditedGame, house_edition
from serai.games.game import find_game, game_ids
from serai.house.editions import Editions
from tests.cli.conftest import Serai
from tests.games.editions import changed

WITH_EDITION = [id for id in game_ids() if house_edition(id).exists()]
for_every_edition = pytest.mark.parametrize("game", WITH_EDITION)
in_every_language = pytest.mark.parametrize("language", ["en", "fr"])


def mine(game: str, folder: Path) -> Path:
    """The house's list under another name."""
    return changed(game, folder, 'name = "Serai"', 'name = "My box"')


@for_every_edition
@in_every_language
def test_the_edition_in_use_is_shown_part_by_part(serai: Serai, game: str, language: str, tmp_path: Path) -> None:
    said = serai("--lang", language, "edition", game, "--data", str(tmp_path))
    assert (said.code, said.err) == (0, "")
    assert "Serai" in said.out.splitlines()[0]
    edited = find_game(game)
    assert isinstance(edited, EditedGame)
    assert len(said.out.splitlines()) > sum(len(part.rows) for part in edited.listings())


@for_every_edition
@in_every_language
def test_a_good_list_is_said_to_be_one(serai: Serai, game: str, language: str, tmp_path: Path) -> None:
    said = serai("edition", game, "--check", str(mine(game, tmp_path)), "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "My box" in said.out
    assert said.out.count("\n") == 1


def test_what_is_wrong_is_told_with_its_entry_in_both_languages(serai: Serai, tmp_path: Path) -> None:
    file = changed("shahrazad", tmp_path, 'number = 7\ncolour = "red"', 'number = 7\ncolour = "\\u001b[2Jgreen"')
    said = serai("edition", "shahrazad", "--check", str(file))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("mine.toml, tile 7: there is no colour [2Jgreen")
    french = serai("edition", "shahrazad", "--check", str(file), "--lang", "fr")
    assert french.err.startswith("mine.toml, tuile 7\u00a0: la couleur [2Jgreen n’existe pas")


def test_the_house_plays_a_list_until_it_goes_back(serai: Serai, tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "data")]
    file = mine("aladin", tmp_path)
    said = serai("edition", "aladin", "--use", str(file), *data)
    assert said.out.startswith("New tables of 1001 · Le tapis d’Aladin now use “My box” (Tiles 16")
    editions = Editions(tmp_path / "data")
    assert editions.in_use("aladin") == file.read_text("utf-8")
    assert "“My box”" in serai("edition", "aladin", *data).out.splitlines()[0]
    assert serai("edition", "aladin", "--reset", *data).out.startswith("New tables of")
    assert editions.in_use("aladin") == ""
    assert "“Serai”" in serai("edition", "aladin", *data).out.splitlines()[0]


def test_a_bad_list_changes_nothing(serai: Serai, tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "data")]
    serai("edition", "sultaniya", "--use", str(mine("sultaniya", tmp_path)), *data)
    chosen = Editions(tmp_path / "data").in_use("sultaniya")
    bad = changed("sultaniya", tmp_path, 'name = "anis"', 'name = "aida"')
    said = serai("edition", "sultaniya", "--use", str(bad), *data)
    assert (said.code, said.out) == (2, "")
    assert "boards: anis is there 0 times" in said.err
    assert Editions(tmp_path / "data").in_use("sultaniya") == chosen


def test_a_chosen_list_that_was_spoiled_since_is_told_with_its_entry(serai: Serai, tmp_path: Path) -> None:
    data = ["--data", str(tmp_path)]
    serai("edition", "aladin", "--use", str(mine("aladin", tmp_path)), *data)
    file = Editions(tmp_path).file("aladin")
    file.write_text(file.read_text("utf-8").replace("palace = 1", "palace = 17"), "utf-8")
    said = serai("edition", "aladin", *data)
    assert (said.code, said.err) == (2, "aladin.toml: the palace must be one of the tiles 1 to 16, not 17.\n")


def test_a_folder_that_cannot_be_written_is_named(serai: Serai, tmp_path: Path) -> None:
    occupied = tmp_path / "data"
    occupied.write_text("a file")
    said = serai("edition", "aladin", "--use", str(mine("aladin", tmp_path)), "--data", str(occupied))
    assert said.code == 2
    assert said.err.startswith(f"Serai cannot store its games in {occupied} (")


@pytest.mark.parametrize("game", [id for id in game_ids() if id not in WITH_EDITION])
@pytest.mark.parametrize("more", [[], ["--check", "mine.toml"], ["--use", "mine.toml"], ["--reset"]], ids=" ".join)
def test_where_there_is_nothing_to_choose_that_is_said(serai: Serai, game: str, more: list[str]) -> None:
    said = serai("edition", game, *more)
    assert (said.code, said.out) == (2, "")
    assert "has no edition to choose" in said.err


def test_only_one_thing_is_asked_at_a_time(serai: Serai) -> None:
    said = serai("edition", "aladin", "--check", "a.toml", "--reset")
    assert (said.code, said.err) == (2, "Choose one of --check, --use and --reset.\n")


def test_a_list_can_be_simulated(serai: Serai, tmp_path: Path) -> None:
    # A gate for one ruby: from the same seed other games follow.
    old, new = (f'{{ name = "gate", price = {{ {price} }}' for price in ("ruby = 1, emerald = 1", "ruby = 1"))
    file = changed("aladin", tmp_path, old, new)

    def scores(*more: str) -> object:
        return json.loads(serai("simulate", "aladin", "--games", "20", "--json", *more).out)["seats"]

    assert scores() == scores("--edition", str(house_edition("aladin")))
    assert scores() != scores("--edition", str(file))
    said = serai("simulate", "aladin", "--edition", str(tmp_path / "nowhere.toml"))
    assert (said.code, said.err) == (2, "nowhere.toml cannot be read: No such file or directory.\n")
    said = serai("simulate", "deserto", "--edition", str(file))
    assert "has no edition to choose" in said.err
