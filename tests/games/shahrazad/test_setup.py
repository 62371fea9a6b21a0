"""Before the first turn."""

import pytest

from serai.games.game import BadSetup
from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules_table import PILE, TILES
from serai.games.state import CHANCE
from tests.games.shahrazad.tables import COLOURS, may, play, where


def test_goal_twenty_two_tiles_in_four_colours_with_a_different_number_each() -> None:
    assert len(COLOURS) == TILES == 22
    assert [COLOURS.count(colour) for colour in range(4)] == [7, 6, 5, 4]


def test_together_both_seats_share_one_table_and_one_score() -> None:
    for seats in (1, 2):
        state = GAME.setup(seats)
        state.counted = [4, 3, 2, 2, 3, 2, 1]
        assert state.scores() == [5] * seats
        assert state.results() == [5 / 44] * seats


def test_together_it_is_a_game_for_one_or_two() -> None:
    for seats in (0, 3):
        with pytest.raises(BadSetup):
            GAME.setup(seats)


def test_first_tile_is_any_tile_with_the_same_odds() -> None:
    state = GAME.setup(2)
    assert state.to_move() == CHANCE
    assert may(state) == [f"draw {tile}" for tile in range(TILES)]
    assert state.odds() == [1] * TILES
    assert where(play(state, "draw 17"), 17) == "at 0 0"


@pytest.mark.parametrize("first", ["10", "11"])
@pytest.mark.parametrize("seats", [1, 2])
def test_first_tile_of_a_first_game_may_be_agreed_on(seats: int, first: str) -> None:
    state = GAME.setup(seats, {"first": first})
    assert where(state, int(first)) == "at 0 0"
    assert state.places.count(PILE) == TILES - 1
    assert f"draw {first}" not in may(state)


@pytest.mark.parametrize(("seats", "pile"), [(1, 19), (2, 17)])
def test_deal_two_tiles_to_each_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = GAME.setup(seats, {"first": "10"})
    for tile in range(2 * seats):
        assert state.to_move() == CHANCE
        play(state, f"draw {tile}")
    assert [state.hand(seat) for seat in range(seats)] == [[0, 1], [2, 3]][:seats]
    assert state.places.count(PILE) == pile


def test_dealer_the_first_seat_begins() -> None:
    state = play(GAME.setup(2, {"first": "10"}), "draw 0", "draw 1", "draw 2", "draw 3")
    assert state.to_move() == 0
    assert may(state) == ["tile 0", "tile 1"]
