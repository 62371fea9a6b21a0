"""No text of a game is left behind by what once said it."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from serai.games.game import Game
from tests.conformance.settings import for_every_game
from tests.conformance.texts import messages

HOME = Path(__file__).parents[2]
#: Where texts of any game are named.
SHARED = ("src/serai/games/*.py", "src/serai/house/**/*.py", "web/src/house/**/*.svelte", "web/src/lib/**/*.*")
#: The rules page and the options name theirs by their ids: other tests compare those one by one.
NAMED_BY_IDS = ("rule-", "section-", "option-", "value-")


@cache
def written(*patterns: str) -> str:
    """All that is written in some files, but for tests."""
    files = sorted({file for pattern in patterns for file in HOME.glob(pattern) if ".test." not in file.name})
    return "\n".join(file.read_text("utf-8") for file in files if file.suffix in (".py", ".svelte", ".ts"))


def is_named(id: str, source: str) -> bool:
    """Whether a text is named whole, or put together: `floor-${name}`, `{line}-turned`."""
    if re.search(rf"['\"`]{re.escape(id)}['\"`]", source):
        return True
    parts = id.split("-")
    for length in range(1, len(parts)):
        beginning, ending = ("-".join(part) for part in (parts[:length], parts[length:]))
        if re.search(rf"['\"`]{re.escape(beginning)}-(\$?\{{|['\"] *\+)", source):
            return True
        if re.search(rf"\}}-{re.escape(ending)}['\"`]", source) and is_named(beginning, source):
            return True
    return False


@for_every_game
def test_every_text_of_a_game_is_said_somewhere(game: Game[Any]) -> None:
    source = written(f"src/serai/games/{game.id}/*.py", f"web/src/games/{game.id}/**/*.*", *SHARED)
    texts = (HOME / f"src/serai/games/{game.id}/texts/en.ftl").read_text("utf-8")
    left = [
        id
        for id in messages(game.id, "en")
        if not id.startswith(NAMED_BY_IDS)
        and not is_named(id, source)
        and not re.search(rf"\{{ *{re.escape(id)} *\}}", texts)
    ]
    assert left == []
