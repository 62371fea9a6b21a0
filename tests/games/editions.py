"""An owner's list: the house's own with something changed, and what its owner is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.games.edition import BadEdition, house_edition
from serai.games.game import find_game
from serai.texts import LANGUAGES
from tests.conformance.texts import tell


def changed(game_id: str, folder: Path, old: str, new: str, times: int = 1) -> Path:
    """The house's edition with something changed."""
    text = house_edition(game_id).read_text("utf-8")
    assert old in text
    return written(folder, text.replace(old, new, times))


def written(folder: Path, text: str) -> Path:
    """A file with that text."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def refusal(game_id: str, path: Path) -> str:
    """What the owner of a file is told, in English; it can be told in French too."""
    with pytest.raises(BadEdition) as refused:
        type(find_game(game_id))(game_id, path)  # type: ignore[call-arg]
    assert refused.value.game == game_id
    english, french = (tell(game_id, language, refused.value.line, -2) for language in LANGUAGES)
    assert english != french
    assert english.startswith(path.name)
    return english
