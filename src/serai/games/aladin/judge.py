"""How a good player of Aladdin's carpet judges."""

from __future__ import annotations

from typing import Final

from serai.games.judge import Judge, leads
from serai.games.state import State

#: So many points ahead leave nothing to wish for.
CLEAR_LEAD: Final = 10.0


class AladinJudge(Judge):
    """Goes by how far one is ahead of everyone."""

    def worth(self, state: State) -> list[float]:
        # Whoever is behind a team mate cannot win, yet wants to be ahead of the other team: everyone counts alike.
        return leads(state.scores(), CLEAR_LEAD)
