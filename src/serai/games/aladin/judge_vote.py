"""The vote of Aladdin's carpet as a game of guessing between the teams, solved by regret matching.

The active team votes for one path together, which brings three points but may be forbidden, or splits its votes
between two. The other team guesses: each player a path, for a token, and the captain one to forbid. Regrets never fall
below nothing, the sides learn by turns, and later turns count for more: O. Tammelin, "Solving Large Imperfect
Information Games Using CFR+" (2014).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import DIRECTIONS, NONE, UNANIMITY, VIZIER

#: How the active team may vote: all for a path, or some for each of two.
PLANS: Final = [(path, path) for path in range(DIRECTIONS)] + [
    (one, other) for one in range(DIRECTIONS) for other in range(one + 1, DIRECTIONS)
]
ONE_OF: Final = [one for one, _ in PLANS]
OTHER_OF: Final = [other for _, other in PLANS]
#: Enough that nobody could gain a fifth of a point a round by knowing the mix.
TURNS: Final = 20


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
        """How often a seat should make each of its moves, knowing its own cards alone."""
        if table.team_of(seat) != table.active():
            return [self.viziers[move - VIZIER] if move >= VIZIER else self.guesses[move] for move in moves]
        return self.votes(table.votes[seat])

    def votes(self, first: i64) -> list[float]:
        """How often a vote of the active team should go to each path; a lone player has put down a first one before."""
        parts = [0.0] * DIRECTIONS
        for plan in range(len(PLANS)):
            one, other = ONE_OF[plan], OTHER_OF[plan]
            if first == NONE:
                parts[one] += 0.5 * self.plans[plan]
                parts[other] += 0.5 * self.plans[plan]
            elif one == first:
                parts[other] += self.plans[plan]
            elif other == first:
                parts[one] += self.plans[plan]
        total = sum(parts)
        return [part / total for part in parts] if total > 0.0 else [0.25] * DIRECTIONS


class Side:
    """Somebody who mixes choices: how much each is regretted, how often it is made now, and was so far."""

    def __init__(self, choices: i64) -> None:
        self.regrets = [0.0] * choices
        self.now = [1.0 / float(choices)] * choices
        self.made = [0.0] * choices

    def learn(self, gains: list[float], turn: i64) -> None:
        """Regret what would have gained more, and choose by that from now on; later turns count for more."""
        mean = total = 0.0
        for choice, part in enumerate(self.now):
            mean += part * gains[choice]
        for choice, gain in enumerate(gains):
            regret = max(0.0, self.regrets[choice] + gain - mean)
            self.regrets[choice] = regret
            total += regret
        for choice, regret in enumerate(self.regrets):
            part = regret / total if total > 0.0 else 1.0 / float(len(gains))
            self.now[choice] = part
            self.made[choice] += part * float(turn)

    def shares(self) -> list[float]:
        """How often each choice was made."""
        total = sum(self.made)
        return [part / total for part in self.made]


def solve(table: Aladin, flights: list[float]) -> Mix:
    """What each side should mix, if the flights bring so many points: by turns each learns from what the others do."""
    token = float((table.round + 1) // 2)
    active, guesser, vizier = Side(len(PLANS)), Side(DIRECTIONS), Side(DIRECTIONS)
    flown = [flown_with(flights, one, other, path) for one, other in PLANS for path in range(DIRECTIONS)]
    for turn in range(1, TURNS + 1):
        gains: list[float] = []
        for plan, (one, other) in enumerate(PLANS):
            gain = float(UNANIMITY) if one == other else -token * guesser.now[other]
            gain -= token * guesser.now[one]
            for path in range(DIRECTIONS):
                gain += vizier.now[path] * flown[plan * DIRECTIONS + path]
            gains.append(gain)
        active.learn(gains, turn)
        guessed, forbidden = [0.0] * DIRECTIONS, [0.0] * DIRECTIONS
        for plan, (one, other) in enumerate(PLANS):
            part = active.now[plan]
            if part > 0.0:
                guessed[one] += part * token
                if one != other:
                    guessed[other] += part * token
                for path in range(DIRECTIONS):
                    forbidden[path] -= part * flown[plan * DIRECTIONS + path]
        guesser.learn(guessed, turn)
        vizier.learn(forbidden, turn)
    return Mix(table.round, flights, active.shares(), guesser.shares(), vizier.shares())


def flown_with(flights: list[float], one: i64, other: i64, forbidden: i64) -> float:
    """What a plan's flight brings where the vizier forbids a path."""
    if one == forbidden:
        return flights[other] if other != forbidden else flights[DIRECTIONS]
    if other == forbidden:
        return flights[one]
    return 0.5 * (flights[one] + flights[other])
