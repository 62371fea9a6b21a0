"""`search` beats `random`."""

from __future__ import annotations

import pytest

from serai.study.simulate import Match, simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_search_beats_random_at_deserto(players: int) -> None:
    # Seeded and counted in iterations: the same games everywhere. With a hundred iterations it wins nearly all.
    match = Match("deserto", ["search:100", *["random"] * (players - 1)], seed=1)
    search, random = simulate(match, games=16, processes=1).by_mind
    assert search.won.wins >= 12
    assert search.scores.mean > 1.5 * random.scores.mean
