"""Two minds against each other at equal thought: `serai duel`, also against a peer's search.

Every deal is played twice, so that luck counts as little as it can: rivals sit at every other seat and swap them; those
who play together are all of one mind, then all of the other.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

import msgspec

from serai.games.game import Aim, find_game
from serai.study.simulate import Match, Played, Share, Spread, play_all, share, spread


class Plan(msgspec.Struct, frozen=True):
    """A duel to be fought: two minds as written, at so many seats, over so many deals."""

    game: str
    players: int
    minds: tuple[str, str]
    deals: int
    seed: int
    options: dict[str, str] = {}


class Side(msgspec.Struct, frozen=True):
    """What a mind got out of a duel, and what it thought for that: on average for each decision it thought about."""

    mind: str
    won: Share
    scores: Spread
    iterations: float
    seconds: float


class Margin(msgspec.Struct, frozen=True):
    """By how much the first side is ahead a game, and where that lies with 95 % confidence."""

    mean: float
    low: float
    high: float


class Duel(msgspec.Struct, frozen=True):
    """What a duel came to. The margin is one of points where players score together, else of games won."""

    plan: Plan
    aim: Aim
    sides: tuple[Side, Side]
    margin: Margin


def fight(plan: Plan, processes: int | None = None, progress: Callable[[], None] = lambda: None) -> Duel:
    """Play every deal of a duel twice; `progress` is called after each game."""
    aim = find_game(plan.game).aim
    seatings = seat(plan, together=aim != "beat-others")
    # From game to game a match moves everyone one seat on; numbered so, nobody moves.
    numbers = [deal * plan.players for deal in range(plan.deals)]
    games = [(Match(plan.game, minds, plan.seed, plan.options), number) for number in numbers for minds in seatings]
    played = []
    for game in play_all(games, processes or os.cpu_count() or 1):
        played.append(game)
        progress()
    deals = [played[place : place + 2] for place in range(0, len(played), 2)]
    first, second = (side(mind, played) for mind in plan.minds)
    return Duel(plan, aim, (first, second), margin([ahead(deal, plan.minds, aim) for deal in deals], aim))


def seat(plan: Plan, together: bool) -> list[list[str]]:
    """Who sits where, in the two games of a deal."""
    if together:
        return [[mind] * plan.players for mind in plan.minds]
    return [[plan.minds[(place + swapped) % 2] for place in range(plan.players)] for swapped in (0, 1)]


def gain(game: Played, mind: str) -> tuple[float, float]:
    """What the seats of a mind won of a game, and their points on average. Those of one mind all win the same."""
    seats = [place for place, who in enumerate(game.minds) if who == mind]
    results = [game.results[place] for place in seats]
    won = results[0] if len(seats) == len(game.minds) else sum(results)
    return won, fmean(game.scores[place] for place in seats)


def side(mind: str, played: Sequence[Played]) -> Side:
    """What a mind got out of all games it took part in."""
    gains = [gain(game, mind) for game in played if mind in game.minds]
    seats = [(game, place) for game in played for place, who in enumerate(game.minds) if who == mind]
    thoughts = sum(game.thoughts[place] for game, place in seats) or 1
    return Side(
        mind=mind,
        won=share([won for won, _ in gains]),
        scores=spread([points for _, points in gains]),
        iterations=sum(game.iterations[place] for game, place in seats) / thoughts,
        seconds=sum(game.thinking[place] for game, place in seats) / thoughts,
    )


def ahead(deal: Sequence[Played], minds: tuple[str, str], aim: Aim) -> float:
    """How far the first mind is ahead of the second on a deal: in points where players score together, else in wins."""
    first, second = (fmean(measure(game, mind, aim) for game in deal if mind in game.minds) for mind in minds)
    return first - second


def measure(game: Played, mind: str, aim: Aim) -> float:
    """What counts of a game."""
    won, points = gain(game, mind)
    return points if aim == "score-together" else won


def margin(differences: Sequence[float], aim: Aim) -> Margin:
    """The mean of what one side is ahead, deal by deal, with its normal interval; nobody wins more than all games."""
    mean, reach = fmean(differences), 1.96 * stdev(differences) / sqrt(len(differences))
    most = inf if aim == "score-together" else 1.0
    return Margin(mean, max(-most, mean - reach), min(most, mean + reach))
