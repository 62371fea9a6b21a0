"""Editions: what a rulebook counts but does not list, written down in a file that an owner may write anew.

The house's own is `edition.toml` in a game's folder. Whoever has the box can type in what is printed and play that; the
game's `edition.py` holds a file to every count of the rulebook.
"""

from __future__ import annotations

import tomllib
from abc import abstractmethod
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from serai.games.game import GAMES, Game, Impossible, Line
from serai.games.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")

#: How many editions are kept read; a house has a few at the most.
KEPT = 16


class BadEdition(Impossible):
    """A file that is no edition of a game; its line names the entry and says what it should be."""

    #: The game whose texts tell it.
    game: ClassVar[str]


class Listing(msgspec.Struct, frozen=True):
    """A part of an edition as a table: ids of texts for its title and columns, and a row for each thing in it."""

    title: str
    columns: list[str]
    rows: list[list[str | int | Line | list[Line]]]


class EditedGame(Game[S]):
    """A game that is played with an edition: the house's own, or one given as a file or as its text."""

    def __init__(self, id: str, edition: Path | str | None = None) -> None:
        super().__init__(id)
        self.play_with(house_edition(id) if edition is None else edition)

    @abstractmethod
    def play_with(self, edition: Path | str) -> None:
        """Read the edition that is played; raises `BadEdition`."""

    @abstractmethod
    def listings(self) -> list[Listing]:
        """All that the edition lists, to be read by people."""

    def with_edition(self, text: str) -> Game[S]:
        game: Game[S] = remake(type(self), self.id, text)
        return game


@lru_cache(KEPT)
def remake(kind: type[Any], id: str, text: str) -> Any:
    """The game with another edition, read once."""
    return kind(id, text)


def house_edition(id: str) -> Path:
    """The file of a game's own edition."""
    return GAMES / id / "edition.toml"


def read_toml(edition: Path | str, kind: type[T], bad: type[BadEdition]) -> tuple[str, T]:
    """What an edition's file or text says, and what to call it in a complaint; raises the game's `BadEdition`."""
    file = edition.name if isinstance(edition, Path) else "edition.toml"
    try:
        text = edition.read_text("utf-8") if isinstance(edition, Path) else edition
        return file, msgspec.convert(tomllib.loads(text), kind)
    except OSError as error:
        raise bad("edition-unreadable", file=file, problem=error.strerror or str(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        raise bad("edition-unreadable", file=file, problem=str(error)) from None
