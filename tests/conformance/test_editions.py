"""Games with an edition can be played with another, and say what is wrong with a file in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serai.games.dice import Dice
from serai.games.edition import EditedGame, house_edition
from serai.games.game import BadSetup, Game, find_game, game_ids
from serai.games.state import play_out
from serai.texts import LANGUAGES, Texts
from tests.games.editions import changed, refusal, written

GAMES = [find_game(id) for id in game_ids()]
EDITED = [game for game in GAMES if isinstance(game, EditedGame)]
for_every_edition = pytest.mark.parametrize("game", EDITED, ids=lambda game: game.id)
NO_EDITIONS = {
    "no TOML": "not toml at all [",
    "nothing": "",
    "only a name": 'name = "x"',
    "a maze": "x = " + "[" * 100_000,
    "more than there is": 'smell = "roses"\n',
}


def other_edition(game: Game[Any], folder: Path) -> Path:
    """The house's list under another name."""
    return changed(game.id, folder, 'name = "Serai"', 'name = "My box"')


@for_every_edition
def test_the_house_plays_its_own_edition(game: EditedGame[Any]) -> None:
    assert game.edition_name == "Serai"


@for_every_edition
def test_a_game_is_found_with_the_edition_that_a_text_lists(game: EditedGame[Any], tmp_path: Path) -> None:
    text = other_edition(game, tmp_path).read_text("utf-8")
    found = find_game(game.id, text)
    assert isinstance(found, EditedGame)
    assert (found.id, found.edition_name) == (game.id, "My box")
    assert find_game(game.id, text) is found
    assert find_game(game.id) is game
    assert play_out(found.setup(found.card.min_players), Dice(1)) > 10


@pytest.mark.parametrize("game", [game for game in GAMES if game not in EDITED], ids=lambda game: game.id)
def test_where_the_rulebook_lists_everything_there_is_nothing_to_choose(game: Game[Any]) -> None:
    assert not house_edition(game.id).exists()
    with pytest.raises(BadSetup) as refused:
        find_game(game.id, 'name = "x"')
    assert refused.value.line.text == "setup-no-edition"


@for_every_edition
@pytest.mark.parametrize("text", NO_EDITIONS.values(), ids=list(NO_EDITIONS))
def test_a_text_that_is_no_edition_is_refused(game: EditedGame[Any], tmp_path: Path, text: str) -> None:
    house = house_edition(game.id).read_text("utf-8")
    path = written(tmp_path, text + house if "smell" in text else text)
    assert refusal(game.id, path).startswith("mine.toml cannot be read")


@for_every_edition
def test_a_file_that_is_not_there_or_is_no_text_is_refused(game: EditedGame[Any], tmp_path: Path) -> None:
    assert "nowhere.toml cannot be read" in refusal(game.id, tmp_path / "nowhere.toml")
    spoiled = tmp_path / "spoiled.toml"
    spoiled.write_bytes(b"\xff\xfe")
    assert "spoiled.toml cannot be read" in refusal(game.id, spoiled)


@for_every_edition
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_can_be_read_by_people(game: EditedGame[Any], language: str) -> None:
    texts = Texts(language)
    for listing in game.listings():
        for text in (listing.title, *listing.columns):
            assert texts.say(text, game=game.id)
        assert listing.rows
        for row in listing.rows:
            assert len(row) == len(listing.columns)
