"""Who can be asked to a study: the minds of the house, and `openspiel`, a peer's."""

from __future__ import annotations

from typing import Any

from serai.games.game import Game, Impossible
from serai.minds.company import USUAL, read_mind
from serai.minds.mind import Budget, Mind

#: The search of OpenSpiel, where that is installed, to measure ours against.
PEER = "openspiel"


class NoPeer(Impossible):
    """The peer that is asked for is not installed here."""


def read_player(text: str, game: Game[Any]) -> tuple[Mind, Budget]:
    """A mind and its budget as they are written: one of the house, or a peer's, as `openspiel:0.2s`."""
    id, colon, budget = text.partition(":")
    if id != PEER:
        return read_mind(text, game)
    try:
        from serai.study.peer import Peer
    except ModuleNotFoundError:
        raise NoPeer("no-openspiel") from None
    return Peer(game), Budget.read(budget) if colon else USUAL
