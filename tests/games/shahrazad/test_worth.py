"""How a searching mind looks ahead in Shahrazad: tiles laid at a glance, and what a round that ends so is worth."""

import pytest

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.judge_glance import Glance, Taste
from serai.games.shahrazad.rules import AT, KEEPING, OVER, PLACING, Shahrazad
from serai.games.shahrazad.rules_table import GONE, TILES
from serai.study.simulate import Match, simulate
from tests.games.shahrazad.invariants import check
from tests.games.shahrazad.tables import COLOURS, RED, laid, play, table
from tests.games.shahrazad.test_second_round import example


def at_a_glance(*rows: str, tiles: list[int], colours: list[int] = RED, replacing: bool = False) -> tuple[int, str]:
    """The tile that is laid first, and where, counted from the first tile of the drawing."""
    glance = Glance(laid(*rows), colours, 4, Taste(GAME.judge.weights))
    glance.choose(tiles, replacing, Dice(1))
    return int(glance.tile), GAME.write(AT + int(glance.place))


def test_a_low_number_goes_to_the_left_and_a_high_one_to_the_right() -> None:
    assert at_a_glance("10", tiles=[6])[1] in ("at -1 1", "at -1 -1")
    assert at_a_glance("10", tiles=[14])[1] in ("at 1 1", "at 1 -1")


def test_a_far_number_waits_for_those_between() -> None:
    assert at_a_glance("10", tiles=[1, 13])[0] == 13


def test_a_tile_goes_where_it_breaks_no_order_and_leads_on() -> None:
    for tile in (6, 7, 9):
        assert at_a_glance("4 . 12", ". 8 .", "5 . 13", tiles=[tile])[1] in ("at 1 1", "at 1 -3")


def test_of_two_such_places_it_takes_the_one_beside_its_colour() -> None:
    assert at_a_glance("4 . 12", ". 8 .", "5 . 13", tiles=[7], colours=COLOURS) == (7, "at 1 1")


def test_a_tile_that_lies_badly_is_replaced_by_one_that_belongs_there() -> None:
    badly = ("4 . 12", ". 1 .", "5 . 13")
    assert at_a_glance(*badly, tiles=[8], replacing=True)[1] == "at 1 -1"
    assert at_a_glance(*badly, tiles=[8])[1] != "at 1 -1"
    assert at_a_glance("4 . 12", ". 7 .", "5 . 13", tiles=[8], replacing=True)[1] in ("at 1 1", "at 1 -3")


def test_looking_ahead_ends_with_the_round() -> None:
    for seed in range(20):
        state = GAME.setup(2)
        GAME.judge.look_ahead(state, Dice(seed))
        check(state)
        assert state.phase in (KEEPING, OVER) and state.round == 1
        state = play(example(), "keep 1")
        GAME.judge.look_ahead(state, Dice(seed))
        check(state)
        assert state.phase == OVER and state.round == 2


def test_looking_ahead_lays_the_chosen_tile_first() -> None:
    state = play(table("10", hands=["3 4"], pile=""), "tile 3")
    assert state.phase == PLACING
    GAME.judge.look_ahead(state, Dice(1))
    assert all(place >= 0 or place == GONE for place in state.places)


def test_looking_ahead_from_the_end_changes_nothing() -> None:
    between, over = example(), Shahrazad(1, OVER, 1, 0, 0, laid("1"), COLOURS, [0] * 7)
    for state in (between, over):
        before = state.key()
        GAME.judge.look_ahead(state, Dice(1))
        assert state.key() == before


def ended(round: int, *counted: int) -> float:
    worth, same = GAME.judge.worth(Shahrazad(2, OVER, round, 0, 0, [GONE] * TILES, COLOURS, list(counted)))
    assert worth == same
    return worth


def test_a_lost_round_is_worth_the_more_the_less_it_lacks() -> None:
    assert 0 == ended(1, 0, 0, 0, 0, 9, 13, 0) < ended(1, 3, 2, 1, 1, 4, 5, 0) < ended(1, 3, 2, 1, 1, 3, 4, 0)


def test_a_second_round_is_worth_more_than_none_and_points_are_worth_most() -> None:
    none, won = (0, 0, 0, 0, 0, 0, 0), (7, 6, 5, 4, 0, 0, 0)
    worths = [ended(1, *none), ended(2, 1, *none[1:], *none), ended(2, *won, *none), ended(2, *won, *won)]
    assert worths == sorted(set(worths)) and worths[-1] == 1


def test_a_round_that_leaves_more_tiles_for_the_next_is_worth_more() -> None:
    few = Shahrazad(1, KEEPING, 1, 0, 0, [GONE] * TILES, COLOURS, [4, 3, 2, 2, 3, 2, 1])
    many = Shahrazad(1, KEEPING, 1, 0, 0, [GONE] * TILES, COLOURS, [2, 1, 1, 1, 0, 0, 0])
    assert few.scores() == many.scores() == [5]
    assert GAME.judge.worth(few) < GAME.judge.worth(many)


@pytest.mark.parametrize("players", [1, 2])
def test_search_scores_where_random_does_not(players: int) -> None:
    # Seeded and counted in iterations: the same games everywhere.
    thinking = simulate(Match("shahrazad", ["search:20"] * players, seed=1), games=1, processes=1)
    at_random = simulate(Match("shahrazad", ["random"] * players, seed=1), games=50, processes=1)
    assert thinking.seats[0].scores.mean >= 15
    assert at_random.seats[0].scores.mean == 0
