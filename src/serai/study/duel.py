"""Two minds against each other at equal thought: `serai duel`, also against a peer's search.

A duel is a ladder of two rungs. Every deal is played twice, so that luck counts as little as it can: rivals swap their
seats; those who play together are all of one mind, then all of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from statistics import fmean

import msgspec

from serai.games.game import Aim, find_game
from serai.study.ladder import Ladder, play_sitting, tables
from serai.study.simulate import Mean, Played, Share, Spread, aim_of, mean, share, spread
from serai.study.workers import Workers, do_in_order


class Side(msgspec.Struct, frozen=True):
    """What a mind got out of a duel, and what it thought for that: on average for each decision it thought about."""

    mind: str
    won: Share
    scores: Spread
    iterations: float
    seconds: float


class Duel(msgspec.Struct, frozen=True):
    """What a duel came to: by how much the first side is ahead a game, in points where players score, else in wins."""

    ladder: Ladder
    deals: int
    aim: Aim
    sides: tuple[Side, Side]
    margin: Mean


def fight(ladder: Ladder, deals: int, workers: Workers, progress: Callable[[], None] = lambda: None) -> Duel:
    """Play every deal of a duel twice; `progress` is called after each game."""
    sittings = [sitting for deal in range(deals) for sitting in tables(ladder, deal)]
    played = do_in_order(workers, partial(play_sitting, ladder), sittings, progress)
    aim = aim_of(find_game(ladder.game), ladder.players)
    first, second = ladder.minds
    differences = [ahead(played[place : place + 2], first, second, aim) for place in range(0, len(played), 2)]
    return Duel(ladder, deals, aim, (side(first, played), side(second, played)), margin(differences, aim))


def gain(game: Played, mind: str) -> tuple[float, float]:
    """What the seats of a mind won of a game, and their points on average. Those of one mind all win the same."""
    seats = [place for place, who in enumerate(game.minds) if who == mind]
    results = [game.results[place] for place in seats]
    won = results[0] if len(seats) == len(game.minds) else sum(results)
    return won, fmean(game.scores[place] for place in seats)


def side(mind: str, played: Sequence[Played]) -> Side:
    """What a mind got out of all games it took part in."""
    gains = [gain(game, mind) for game in played if mind in game.minds]
    thoughts = [
        (iterations, seconds)
        for game in played
        for who, *moves in zip(game.minds, game.iterations, game.thinking, strict=True)
        for iterations, seconds in zip(*moves, strict=True)
        if who == mind and iterations
    ]
    return Side(
        mind=mind,
        won=share([won for won, _ in gains]),
        scores=spread([points for _, points in gains]),
        iterations=fmean(iterations for iterations, _ in thoughts) if thoughts else 0.0,
        seconds=fmean(seconds for _, seconds in thoughts) if thoughts else 0.0,
    )


def ahead(deal: Sequence[Played], first: str, second: str, aim: Aim) -> float:
    """How far the first mind is ahead of the second on a deal: in points where players score together, else in wins."""
    return measure(deal, first, aim) - measure(deal, second, aim)


def measure(deal: Sequence[Played], mind: str, aim: Aim) -> float:
    """What counts of the games of a deal for a mind that played it."""
    gains = [gain(game, mind) for game in deal if mind in game.minds]
    return fmean(points if aim == "score-together" else won for won, points in gains)


def margin(differences: Sequence[float], aim: Aim) -> Mean:
    """The mean of what one side is ahead, deal by deal; nobody wins more than all games."""
    found = mean(differences)
    most = inf if aim == "score-together" else 1.0
    return Mean(found.mean, max(-most, found.low), min(most, found.high))
