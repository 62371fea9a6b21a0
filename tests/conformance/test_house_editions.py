"""The components of the house's own: a log names them by the game's version alone, so each version has its own list."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from typing import Any

import pytest

from serai.games.edition import EditedGame, house_edition
from serai.games.game import Game, find_game, game_ids
from tests.conformance.settings import TESTS_OF_GAMES

EDITED = [game for game in map(find_game, game_ids()) if isinstance(game, EditedGame)]
#: Beside a game's playthroughs: each of its versions, and the hash of what it was played with.
PINNED = "edition.pinned"


def hash_of(game: Game[Any]) -> str:
    """What a game is played with in one number; remarks in the list do not count."""
    listed = tomllib.loads(house_edition(game.id).read_text("utf-8"))
    return sha256(json.dumps(listed, sort_keys=True, ensure_ascii=True).encode()).hexdigest()


@pytest.mark.parametrize("game", EDITED, ids=lambda game: game.id)
def test_a_version_is_always_played_with_the_same_components(game: Game[Any]) -> None:
    path = TESTS_OF_GAMES / game.id / PINNED
    lines = path.read_text("utf-8").split("\n") if path.exists() else []
    pinned = {int(version): listed for version, listed in (line.split() for line in lines if line)}
    now = hash_of(game)
    assert pinned.get(game.version) in (None, now), (
        f"{game.id}/edition.toml has changed, and version {game.version} was played with another list: its tables"
        f" would go on with other components. Raise `version` in {game.id}/__init__.py, and add to {path}:"
        f"\n{game.version + 1} {now}"
    )
    assert game.version in pinned, f"add to {path}, and change no other line there:\n{game.version} {now}"
    assert max(pinned) == game.version, f"{path} names a version that is still to come"
