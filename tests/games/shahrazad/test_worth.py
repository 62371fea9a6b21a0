"""What a searching mind climbs: the score, and before there is one, how near a table is to having one."""

from serai.games.shahrazad.rules import OVER, Shahrazad
from tests.games.shahrazad.tables import COLOURS, counted, laid

BROKEN = ("1 . . .", ". 9 . 12", ". . 4 .")


def over(round: int, count: list[int], *rows: str) -> Shahrazad:
    return Shahrazad(2, OVER, round, 0, 0, laid(*rows), COLOURS, count)


def test_of_two_tables_that_score_nothing_the_one_in_better_order_is_worth_more() -> None:
    better, worse = over(1, [0] * 7, *BROKEN), over(1, [0] * 7, "12 . . .", ". 9 . 1", ". . 4 .")
    assert better.scores() == worse.scores() == [0, 0]
    assert 0 < worse.worth()[0] < better.worth()[0] < 0.6


def test_a_gap_makes_less_sense() -> None:
    assert counted("1 .", ". 5", ". .", ". 6", "2 .").sense() < counted("1 .", ". 5", "2 .", ". 6").sense() == 1


def test_a_tile_that_leads_nowhere_makes_less_sense() -> None:
    assert counted("1 .", ". 4", ". .", ". .", "0 .").sense() < counted("1 .", ". 4", "0 .").sense() == 1


def test_a_second_round_is_worth_more_than_none_and_points_are_worth_most() -> None:
    none = over(1, [0] * 7, "1 .", ". 4")
    little = over(2, [1, 0, 0, 0, 0, 0, 0] + [0] * 7, *BROKEN)
    more = over(2, [5, 0, 0, 0, 0, 0, 0] + [0] * 7, *BROKEN)
    best = over(2, [7, 6, 5, 4, 0, 0, 0] * 2, "1 .", ". 4")
    worths = [state.worth()[0] for state in (none, little, more, best)]
    assert worths == sorted(worths) and len(set(worths)) == 4
    assert best.worth() == [1.0, 1.0]
