"""The house speaks French and English alike, and never falls silent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from serai.games.game import GAMES
from serai.texts import HERE, LANGUAGES

SOURCE = Path(__file__).parents[1] / "src" / "serai"
FILES = [path.relative_to(SOURCE) for path in (*HERE.glob("en/*.ftl"), *GAMES.glob("*/texts/en.ftl"))]


def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a Fluent file, by id; anything that is not one fails."""
    entries = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{path.name}: {junk}"
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def in_language(path: Path, language: str) -> Path:
    """The same file in another language."""
    if path.stem in LANGUAGES:
        return SOURCE / path.with_stem(language)
    return SOURCE / path.parent.parent / language / path.name


@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_text_exists_in_both_languages(path: Path) -> None:
    english, french = (messages(in_language(path, language)) for language in ("en", "fr"))
    assert list(english) == list(french)


@pytest.mark.parametrize("path", FILES, ids=str)
def test_french_is_typeset_as_french_is(path: Path) -> None:
    text = in_language(path, "fr").read_text("utf-8")
    spoken = [line for line in text.splitlines() if not line.startswith("#")]
    for line in spoken:
        assert not re.search(r" [;:!?»]|« ", line), f"a plain space where a no-break space belongs: {line}"
        assert "'" not in line, f"a straight apostrophe: {line}"
        assert not re.match(r" *\[one\] 1\b", line), f"in French 0 is singular, too, and would be told as 1: {line}"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_english_is_typeset_as_english_is(path: Path) -> None:
    text = in_language(path, "en").read_text("utf-8")
    for line in text.splitlines():
        assert line.startswith("#") or "'" not in line, f"a straight apostrophe: {line}"


def test_every_refusal_has_its_sentence() -> None:
    sentences = messages(HERE / "en" / "table.ftl")
    for path in SOURCE.rglob("*.py"):
        source = path.read_text("utf-8")
        for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', source):
            assert f"error-{code}" in sentences, f"{path.name} refuses with {code!r}"
        for text in re.findall(r'(?:BadSetup|UnknownGame|BadRecord\(Line)\(\s*"([a-z-]+)"', source):
            assert text in sentences, f"{path.name} refuses with {text!r}"
