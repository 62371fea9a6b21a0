"""A game's texts as its readers meet them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast, parse

from serai.games.game import GAMES, Line
from serai.texts import LANGUAGES, Texts

NAMES = ("Amina", "Badr", "Camar", "Dunya", "Emine", "Farid", "Ghanim", "Hasan")
READERS = {language: Texts(language) for language in LANGUAGES}


@cache
def entries(game_id: str, language: str) -> list[ast.EntryType]:
    """All that stands in a game's text file, also what cannot be read."""
    return parse((GAMES / game_id / f"texts/{language}.ftl").read_text("utf-8")).body


@cache
def messages(game_id: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(game_id, language) if isinstance(entry, ast.Message)}


def tell(game_id: str, language: str, line: Line, eye: int) -> str:
    """A line as one reader reads it; anything wrong with the text fails."""
    assert line.text in messages(game_id, language), f"{game_id}/texts/{language}.ftl has no {line.text}"
    return READERS[language].tell(line, NAMES, eye, game_id)
