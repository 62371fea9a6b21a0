"""Ratings find how strong players are."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from serai.study.rating import Tally, elo, find_strengths, merged, rate


def games_between(strengths: list[float], seats: int, games: int, seed: int) -> list[Tally]:
    """Games whose first place falls to each as they are strong, then the next place, and so on."""
    dice = Random(seed)
    found = []
    for _ in range(games):
        left = dice.sample(range(len(strengths)), seats)
        places = []
        while left:
            first = dice.choices(left, [strengths[player] for player in left])[0]
            places.append([first])
            left.remove(first)
        tally = Tally(len(strengths))
        tally.count(places)
        found.append(tally)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    strengths = [1.0, 2.0, 4.0, 10.0, 30.0]
    ratings = rate(games_between(strengths, seats, 1000, seed=seats))
    for strength, rating in zip(strengths, ratings, strict=True):
        truth = 1000 + 400 * log10(strength)
        assert rating.low < rating.rating < rating.high
        assert abs(rating.rating - truth) < 60
        assert rating.high - rating.low < 150


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    # Ratings are relative: what counts is how far each is from their mean.
    truth = [0.0, 400 * log10(2.0), 400 * log10(5.0)]
    middle = sum(truth) / 3
    held = 0
    for seed in range(12):
        ratings = rate(games_between([1.0, 2.0, 5.0], 2, 150, seed))
        mean = sum(rating.rating for rating in ratings) / 3
        held += sum(
            rating.low < mean + true - middle < rating.high for true, rating in zip(truth, ratings, strict=True)
        )
    assert 31 <= held <= 36  # 95 % of 36 is 34


def test_two_players_are_rated_by_their_wins_alone() -> None:
    tally = Tally(2)
    for _ in range(30):
        tally.count([[1], [0]])
    for _ in range(10):
        tally.count([[0], [1]])
    weak, strong = elo(find_strengths(tally))
    assert strong - weak == pytest.approx(400 * log10(3), abs=0.01)


def test_a_draw_is_half_a_win_for_each() -> None:
    drawn, shared = Tally(2), Tally(2)
    for _ in range(10):
        drawn.count([[0, 1]])
    for _ in range(5):
        shared.count([[0], [1]])
        shared.count([[1], [0]])
    assert (drawn.firsts, drawn.contests) == (shared.firsts, shared.contests)


def test_a_place_that_three_share_counts_as_every_order_they_could_have_come_in() -> None:
    shared, ordered = Tally(4), Tally(4)
    for _ in range(6):
        shared.count([[3], [0, 1, 2]])
    for order in ([0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]):
        ordered.count([[3], *([player] for player in order)])
    assert shared.firsts == pytest.approx(ordered.firsts)
    assert dict(shared.contests) == pytest.approx(dict(ordered.contests))


def test_whoever_never_lost_is_strong_but_not_infinitely() -> None:
    tally = Tally(2)
    for _ in range(50):
        tally.count([[1], [0]])
    weak, strong = elo(find_strengths(merged([tally])))
    assert strong - weak == pytest.approx(400 * log10(50.5 / 0.5), abs=1)


def test_the_same_games_are_rated_the_same() -> None:
    games = games_between([1.0, 2.0, 3.0], 2, 40, seed=1)
    assert rate(games, seed=1) == rate(games, seed=1) != rate(games, seed=2)
