"""How strong players are, by the games they played: the model of Plackett and Luce, on the Elo scale.

Who comes first among any number of players is as likely as they are strong, in proportion; then who comes
first among the rest, and so on. With two players that is the model of Bradley and Terry. The strengths that make
what happened likeliest are found by the MM algorithm of D. R. Hunter, "MM algorithms for generalized
Bradley-Terry models", Annals of Statistics 32 (2004).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from math import comb, log10
from random import Random
from typing import NamedTuple

#: The weakest player's rating; so much more is ten times as strong.
FIRST_RATING = 1000.0
TENFOLD = 400.0
RESAMPLES = 400
CLOSE_ENOUGH = 1e-6


class Rating(NamedTuple):
    """A rating, and where it lies with 95 % confidence."""

    rating: float
    low: float
    high: float


class Tally:
    """What games come to: how often each player came first, and who was there to come first."""

    def __init__(self, players: int) -> None:
        self.firsts = [0.0] * players
        self.contests: defaultdict[tuple[int, ...], float] = defaultdict(float)

    def count(self, places: Sequence[Sequence[int]]) -> None:
        """Count a game: the players in each place, from the first to the last.

        Where some share a place, every order that they could have come in counts in equal parts.
        """
        for number, place in enumerate(places):
            behind = list(chain.from_iterable(places[number + 1 :]))
            for gone in range(len(place)):
                for rest in combinations(place, len(place) - gone):
                    if len(rest) + len(behind) > 1:
                        self.add(rest, behind, 1.0 / comb(len(place), gone))

    def add(self, first: Sequence[int], others: Sequence[int], weight: float) -> None:
        """Count a contest in which one of some came first, nobody knows which, and others did not."""
        self.contests[tuple(sorted([*first, *others]))] += weight
        for player in first:
            self.firsts[player] += weight / len(first)

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        for contest, times in other.contests.items():
            self.contests[contest] += times
        for player, firsts in enumerate(other.firsts):
            self.firsts[player] += firsts


def rate(tallies: Sequence[Tally], seed: int = 1) -> list[Rating]:
    """The rating of each player, by what all tallies come to.

    Its interval is that of the bootstrap: it tells how ratings change when other games like these are played,
    a tally being what is drawn anew; all ratings together keep their mean.
    """
    strengths = find_strengths(merged(tallies))
    ratings = elo(strengths)
    dice = Random(seed)
    drawn = []
    for _ in range(RESAMPLES):
        again = elo(find_strengths(merged(dice.choices(tallies, k=len(tallies))), strengths))
        shift = (sum(ratings) - sum(again)) / len(ratings)
        drawn.append([rating + shift for rating in again])
    found = []
    for player, rating in enumerate(ratings):
        low, high = middle_part([again[player] for again in drawn])
        found.append(Rating(rating, low, high))
    return found


def merged(tallies: Iterable[Tally]) -> Tally:
    """All tallies as one, and a draw between every two players: nobody is infinitely strong."""
    every = list(tallies)
    players = range(len(every[0].firsts))
    total = Tally(len(players))
    for tally in every:
        total.merge(tally)
    for pair in combinations(players, 2):
        total.add(pair, [], 1.0)
    return total


def find_strengths(tally: Tally, start: Sequence[float] | None = None) -> list[float]:
    """The strengths that make what happened likeliest; they add up to the number of players."""
    strengths = list(start or [1.0] * len(tally.firsts))
    change = 1.0
    while change > CLOSE_ENOUGH:
        # Hunter (2004), section 5.
        expected = [0.0] * len(strengths)
        for contest, times in tally.contests.items():
            part = times / sum(strengths[player] for player in contest)
            for player in contest:
                expected[player] += part
        better = [firsts / part for firsts, part in zip(tally.firsts, expected, strict=True)]
        scale = len(better) / sum(better)
        better = [strength * scale for strength in better]
        change = max(abs(new / old - 1.0) for new, old in zip(better, strengths, strict=True))
        strengths = better
    return strengths


def elo(strengths: Sequence[float]) -> list[float]:
    """Strengths as ratings, from the first player's on."""
    return [FIRST_RATING + TENFOLD * log10(strength / strengths[0]) for strength in strengths]


def middle_part(numbers: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 % of some numbers lie."""
    ordered = sorted(numbers)
    aside = round(0.025 * (len(ordered) - 1))
    return ordered[aside], ordered[-1 - aside]
