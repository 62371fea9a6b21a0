"""Who can be asked to a table: the five levels; for research also `random` and `search`, with any budget."""

from __future__ import annotations

from typing import Any

from serai.games.game import Game, Impossible
from serai.minds.chancer import Chancer
from serai.minds.levels import LEVELS, Leveller, read_levels
from serai.minds.mind import Budget, Mind
from serai.minds.search import Search

#: What `search` thinks with when nobody says how long: enough to play well, and the same on any machine.
USUAL = Budget(iterations=1000)


class UnknownMind(Impossible):
    """There is no such mind in the house."""


def mind_ids() -> list[str]:
    """All minds."""
    return ["random", "search", *LEVELS]


def find_mind(id: str, game: Game[Any]) -> Mind:
    """The mind of that id, for a game; raises `UnknownMind`."""
    if id == "random":
        return Chancer()
    if id == "search":
        return Search(game.judge)
    if id in LEVELS:
        return Leveller(game.judge, read_levels(game)[id])
    raise UnknownMind("unknown-mind", mind=id, minds=", ".join(mind_ids()))


def read_mind(text: str, game: Game[Any]) -> tuple[Mind, Budget]:
    """A mind and its budget as they are written: `master`, `search`, `search:500`, `search:0.1s`."""
    id, colon, budget = text.partition(":")
    usual = USUAL if id == "search" else Budget()
    return find_mind(id, game), Budget.read(budget) if colon else usual
