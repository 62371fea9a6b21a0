"""The vote of Aladdin's carpet as a game of guessing between the teams, solved by regret matching.

The active team votes for one path together, which brings three points but may be forbidden, or splits its votes
between two. The other team guesses: each player a path, for a token, and the captain one to forbid.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import DIRECTIONS, UNANIMITY, VIZIER

#: How the active team may vote: all for a path, or some for each of two.
PLANS: Final = [(path, path) for path in range(DIRECTIONS)] + [
    (one, other) for one in range(DIRECTIONS) for other in range(one + 1, DIRECTIONS)
]
ONE_OF: Final = [one for one, _ in PLANS]
OTHER_OF: Final = [other for _, other in PLANS]
TURNS: Final = 60


class Mix:
    """How often each plan, each guess and each path to forbid should be chosen, so that none can be seen through.

    It is that of a round in which the flights bring so many points.
    """

    def __init__(
        self, round: i64, flights: list[float], plans: list[float], guesses: list[float], viziers: list[float]
    ) -> None:
        self.round: i64 = round
        self.flights = flights
        self.plans = plans
        self.guesses = guesses
        self.viziers = viziers

    def shares(self, table: Aladin, seat: int, moves: list[int]) -> list[float]:
        """How often a seat should make each of its moves, knowing the cards of its own team that are down."""
        if table.team_of(seat) != table.active():
            return [self.viziers[move - VIZIER] if move >= VIZIER else self.guesses[move] for move in moves]
        return self.votes(table)

    def votes(self, table: Aladin) -> list[float]:
        """How often the next vote of the active team should go to each path."""
        voted: list[int] = []
        for path in range(DIRECTIONS):
            if table.is_voted(path):
                voted.append(path)
        if len(voted) > 1:
            # Split already: better one of those paths than to show the other team a third.
            return [exp(self.flights[path]) if path in voted else 0.0 for path in range(DIRECTIONS)]
        alone = len(voted) == 1
        parts = [0.0] * DIRECTIONS
        for plan in range(len(PLANS)):
            one, other = ONE_OF[plan], OTHER_OF[plan]
            if one == other:
                if not alone or one == voted[0]:
                    parts[one] += self.plans[plan]
            elif not alone:
                parts[one] += 0.5 * self.plans[plan]
                parts[other] += 0.5 * self.plans[plan]
            elif one == voted[0]:
                parts[other] += self.plans[plan]
            elif other == voted[0]:
                parts[one] += self.plans[plan]
        total = sum(parts)
        return [part / total for part in parts] if total > 0.0 else [0.25] * DIRECTIONS


def solve(table: Aladin, flights: list[float]) -> Mix:
    """What each side should mix, if the flights bring so many points."""
    token = float((table.round + 1) // 2)
    regrets, plans = [0.0] * len(PLANS), [0.0] * len(PLANS)
    guess_regrets, guesses = [0.0] * DIRECTIONS, [0.0] * DIRECTIONS
    vizier_regrets, viziers = [0.0] * DIRECTIONS, [0.0] * DIRECTIONS
    for _ in range(TURNS):
        plan_now, guess_now, vizier_now = matched(regrets), matched(guess_regrets), matched(vizier_regrets)
        gains = [0.0] * len(PLANS)
        guess_gains, vizier_gains = [0.0] * DIRECTIONS, [0.0] * DIRECTIONS
        for plan in range(len(PLANS)):
            one: i64 = ONE_OF[plan]
            other: i64 = OTHER_OF[plan]
            part = plan_now[plan]
            gain = 0.0
            for path in range(DIRECTIONS):
                flown = flown_with(flights, one, other, path)
                gain += vizier_now[path] * flown
                vizier_gains[path] -= part * flown
            gain -= token * guess_now[one]
            guess_gains[one] += part * token
            if one == other:
                gain += UNANIMITY
            else:
                gain -= token * guess_now[other]
                guess_gains[other] += part * token
            gains[plan] = gain
        match(regrets, plans, plan_now, gains)
        match(guess_regrets, guesses, guess_now, guess_gains)
        match(vizier_regrets, viziers, vizier_now, vizier_gains)
    return Mix(table.round, flights, shared(plans), shared(guesses), shared(viziers))


def flown_with(flights: list[float], one: i64, other: i64, forbidden: i64) -> float:
    """What a plan's flight brings where the vizier forbids a path."""
    if one == forbidden:
        return flights[other] if other != forbidden else flights[DIRECTIONS]
    if other == forbidden:
        return flights[one]
    return 0.5 * (flights[one] + flights[other])


def matched(regrets: list[float]) -> list[float]:
    """Each choice as often as it is regretted; all alike where nothing is."""
    total = sum(regrets)
    if total <= 0.0:
        return [1.0 / float(len(regrets))] * len(regrets)
    return [regret / total for regret in regrets]


def match(regrets: list[float], shares: list[float], now: list[float], gains: list[float]) -> None:
    """Count what was chosen now, and regret what would have gained more."""
    mean = 0.0
    for choice, part in enumerate(now):
        mean += part * gains[choice]
    for choice, part in enumerate(now):
        shares[choice] += part
        regrets[choice] = max(0.0, regrets[choice] + gains[choice] - mean)


def shared(shares: list[float]) -> list[float]:
    """Parts of one."""
    total = sum(shares)
    return [share / total for share in shares]
