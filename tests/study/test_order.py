"""Each level plays better than those well below it: few games, always the same ones; docs/minds says how much."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from serai.games.game import find_game, game_ids
from serai.minds import levels
from serai.study.ladder import Ladder, climb, journal_of, plan, stand
from serai.study.workers import Here

#: The weaker, the stronger, and how many games tell them apart at two players (or alone). Whoever thinks much may think
#: a part of it here.
CHEAP = {
    "deserto": [("child", "merchant", 30), ("porter", "scholar", 10), ("merchant", "master:300", 10)],
    "hezar": [("child", "merchant", 30), ("porter", "scholar", 30)],
    "shahrazad": [("child", "merchant", 12), ("porter", "scholar", 6), ("merchant", "master:60", 3)],
    "sultaniya": [("child", "merchant", 20), ("porter", "scholar", 10), ("merchant", "master:60", 6)],
    # Whoever votes in secret has luck on both sides: it takes more games, but here nobody thinks long.
    "aladin": [("child", "merchant", 100), ("porter", "scholar", 100), ("merchant", "master", 100)],
}


def test_every_game_has_its_levels_compared() -> None:
    assert sorted(CHEAP) == sorted(game_ids())


@pytest.mark.parametrize(
    ("game", "weaker", "stronger", "games"), [(game, *pair) for game, pairs in CHEAP.items() for pair in pairs]
)
def test_a_level_plays_better_than_one_well_below_it(
    game: str, weaker: str, stronger: str, games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "MOST_SECONDS", inf)  # the same games on a busy machine
    found = find_game(game)
    players = max(found.card.min_players, 2 if found.aim == "beat-others" else 1)
    ladder = Ladder(game, players, [weaker, stronger])
    low, high = stand(ladder, games, climb(ladder, plan(ladder, games), Here(1), journal_of(ladder, tmp_path))).rungs
    if ladder.are_rivals:
        assert high.won.share >= 0.6
    else:
        assert high.won.share > low.won.share
        assert high.points.mean > low.points.mean
