"""How a good player of Sultaniya judges."""

from __future__ import annotations

from typing import Final

from serai.games.judge import Judge, leads
from serai.games.state import State

#: So many points ahead leave nothing to wish for.
CLEAR_LEAD: Final = 20.0


class SultaniyaJudge(Judge):
    """Goes by how far one is ahead: a win or a loss alone says little about a tile."""

    def worth(self, state: State) -> list[float]:
        return state.results() if state.seats == 1 else leads(state.scores(), CLEAR_LEAD)
