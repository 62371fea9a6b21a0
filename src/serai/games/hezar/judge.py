"""How a good player of Hezār-o yek šab judges."""

from __future__ import annotations

from typing import cast

from serai.games.hezar.rules import ALL_STORIES, WON, Hezar
from serai.games.judge import Judge
from serai.games.state import State


class HezarJudge(Judge):
    """Goes by the stories told."""

    def worth(self, state: State) -> list[float]:
        table = cast(Hezar, state)
        # A lost game is the better, the more stories were told: that gives a mind something to climb.
        worth = 1.0 if table.phase == WON else float(int(table.stories)) / ALL_STORIES
        return [worth] * table.seats
