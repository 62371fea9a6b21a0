"""The house's words, in French and English: Fluent files that server, browser and command line share.

Texts of the house are in this folder, those of a game in the game's own `texts/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from serai.games.game import GAMES, Line

LANGUAGES = ("en", "fr")
HERE = Path(__file__).parent


class Texts:
    """All texts of the house in one language, and those of a game where one is named.

    >>> Texts("fr").say("card-thief", game="deserto")
    'Voleur'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles: dict[str | None, FluentBundle] = {}

    def say(self, id: str, args: Mapping[str, str | int] | None = None, game: str | None = None) -> str:
        """A text, filled in. Raises `KeyError` for a text that does not exist."""
        bundle = self._bundle(game)
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise KeyError(id)
        text, errors = bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise KeyError(f"{id}: {errors}")
        return str(text)

    def tell(self, line: Line, names: Sequence[str], eye: int, game: str | None = None) -> str:
        """A line as the reader at a seat should hear it."""
        args = line.args | {role: names[seat] for role, seat in line.seats.items()}
        args["you"] = "yes" if line.seats.get("seat") == eye else "no"
        args["to-you"] = "yes" if line.seats.get("to") == eye else "no"
        return self.say(line.text, args, game)

    def _bundle(self, game: str | None) -> FluentBundle:
        if game not in self._bundles:
            bundle = FluentBundle([self.language], use_isolating=False)
            for path in files(self.language, game):
                bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
            self._bundles[game] = bundle
        return self._bundles[game]


@cache
def texts_in(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def files(language: str, game: str | None = None) -> list[Path]:
    """The files that hold the texts of a language."""
    found = sorted((HERE / language).glob("*.ftl"))
    if game is not None:
        found.append(GAMES / game / "texts" / f"{language}.ftl")
    return found
