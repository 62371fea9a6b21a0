"""The editions that the keeper of a house has chosen, each a file in the data folder; without one, the house's own.

A table carries the whole text of its edition in its log, so that nothing here is needed to play it on, or to replay it.
"""

from __future__ import annotations

from pathlib import Path

from serai.games.edition import BadEdition
from serai.games.game import BadSetup, find_game


class Editions:
    """The chosen editions of a data folder."""

    def __init__(self, data: Path) -> None:
        self.folder = data / "editions"

    def file(self, game: str) -> Path:
        """Where the chosen edition of a game is kept."""
        return self.folder / f"{game}.toml"

    def in_use(self, game: str) -> str:
        """The text of a game's chosen edition, or nothing for the house's own; raises `BadSetup` if it is spoiled."""
        file = self.file(game)
        if not file.exists():
            return ""
        try:
            text = file.read_text("utf-8")
            find_game(game, text)
        except (OSError, UnicodeDecodeError, BadEdition):
            # The keeper is told where and why on the command line; a guest need not know.
            raise BadSetup("setup-spoiled-edition", title=find_game(game).card.title, game=game) from None
        return text

    def name_in_use(self, game: str) -> str | None:
        """What a game's chosen edition calls itself; nothing for the house's own, or one that is spoiled."""
        try:
            text = self.in_use(game)
        except BadSetup:
            return None
        return find_game(game, text).edition_name if text else None

    def use(self, game: str, text: str) -> None:
        """Choose the edition that a text lists for the tables made from now on; raises `Impossible`."""
        find_game(game, text)
        self.folder.mkdir(parents=True, exist_ok=True)
        draft = self.file(game).with_suffix(".new")
        draft.write_text(text, "utf-8")
        # A house that is open meanwhile reads the old file or the new one, never half of one.
        draft.replace(self.file(game))

    def reset(self, game: str) -> None:
        """Go back to the house's own edition."""
        self.file(game).unlink(missing_ok=True)
