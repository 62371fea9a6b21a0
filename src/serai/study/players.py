"""Who can be asked to a study: the minds of the house, `sight`, and `openspiel`, a peer's.

Any of the house may be asked to go by other weights than the game's own: `search:60@0.8/0.5`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from serai.games.game import Game, Impossible
from serai.minds.company import USUAL, read_mind
from serai.minds.levels import Level, Leveller
from serai.minds.mind import Budget, Mind

#: The search of OpenSpiel, where that is installed, to measure ours against.
PEER = "openspiel"
#: Who always makes the move that looks best at first sight; of sealed choices, each by its odds.
SIGHT = "sight"


class NoPeer(Impossible):
    """The peer that is asked for is not installed here."""


def with_weights(mind: str, weights: Sequence[float]) -> str:
    """A mind that goes by other weights, as it is written."""
    return f"{mind}@{'/'.join(f'{weight:.6g}' for weight in weights)}"


def read_player(text: str, game: Game[Any]) -> tuple[Mind, Budget]:
    """A mind and its budget as they are written: one of the house, or a peer's, as `openspiel:0.2s`."""
    text, at, weights = text.partition("@")
    if at:
        game = copy(game)
        game.judge = game.judge_type([float(weight) for weight in weights.split("/")])
    id, colon, budget = text.partition(":")
    if id == SIGHT:
        return Leveller(game.judge, Level(iterations=0, warmth=0.0)), USUAL
    if id != PEER:
        return read_mind(text, game)
    try:
        from serai.study.peer import Peer
    except ModuleNotFoundError:
        raise NoPeer("no-openspiel") from None
    return Peer(game), Budget.read(budget) if colon else USUAL
