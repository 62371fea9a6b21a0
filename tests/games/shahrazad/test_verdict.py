"""The king's verdict."""

import pytest

from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import OVER, Shahrazad
from serai.games.shahrazad.rules_table import GONE, TILES
from tests.games.shahrazad.tables import COLOURS


def finished(first: int, second: int, seats: int = 1) -> Shahrazad:
    """A game that is over, with so many points in each round."""
    counted = [first, 0, 0, 0, 0, 0, 0, second, 0, 0, 0, 0, 0, 0]
    return Shahrazad(seats, OVER, 2, 0, 0, [GONE] * TILES, COLOURS, counted)


SCALE = [(1, 1), (9, 1), (10, 2), (19, 2), (20, 3), (29, 3), (30, 4), (39, 4), (40, 5), (44, 5)]


@pytest.mark.parametrize(("score", "verdict"), SCALE)
def test_verdict_is_given_by_tens_up_to_forty(score: int, verdict: int) -> None:
    outcome = GAME.outcome(finished(score // 2, score - score // 2))
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ([score], f"end-verdict-{verdict}")


def test_verdict_of_a_first_round_without_points_is_the_lowest() -> None:
    assert GAME.edition.verdict(1, 0) == 1


@pytest.mark.parametrize(("score", "verdict"), SCALE)
def test_same_scale_for_two_players(score: int, verdict: int) -> None:
    assert GAME.edition.verdict(2, score) == GAME.edition.verdict(1, score) == verdict
    outcome = GAME.outcome(finished(score, 0, seats=2))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([score, score], [0, 1])


def test_every_tile_in_a_group_twice_is_all_there_is_to_win() -> None:
    best = Shahrazad(2, OVER, 2, 0, 0, [GONE] * TILES, COLOURS, [7, 6, 5, 4, 0, 0, 0] * 2)
    assert best.scores() == [44, 44]
    assert best.results() == [1.0, 1.0]


def test_a_round_below_zero_is_evened_out_in_the_count() -> None:
    state = Shahrazad(1, OVER, 1, 0, 0, [GONE] * TILES, COLOURS, [0, 0, 0, 0, 9, 13, 2])
    lines = {line.text: line.points for line in GAME.breakdown(state)}
    assert lines["score-floor"] == [24]
    assert sum(points for [points] in lines.values()) == 0


@pytest.mark.parametrize(("score", "points"), [(0, 10), (9, 1), (10, 10), (11, 9), (39, 1), (40, None), (44, None)])
@pytest.mark.parametrize("seats", [1, 2])
def test_points_to_the_next_verdict_are_told_below_the_highest(score: int, points: int | None, seats: int) -> None:
    outcome = GAME.outcome(finished(score // 2, score - score // 2, seats))
    assert outcome is not None
    assert outcome.to_next == points


def test_no_next_verdict_is_told_after_a_single_round() -> None:
    outcome = GAME.outcome(Shahrazad(1, OVER, 1, 0, 0, [GONE] * TILES, COLOURS, [0, 0, 0, 0, 9, 13, 2]))
    assert outcome is not None
    assert (outcome.reason, outcome.to_next) == ("end-after-one-round", None)
