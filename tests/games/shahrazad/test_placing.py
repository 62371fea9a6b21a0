"""Where a tile may go."""

import pytest

from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import OVER, Shahrazad
from serai.games.shahrazad.rules_table import FARTHEST, HIGHEST, PLACES, column_of, height_of
from serai.games.state import CHANCE
from tests.games.shahrazad.tables import may, play, table, where, why_not


def places(*rows: str, seats: int = 2) -> list[str]:
    """The empty places that a tile, 0, may go to."""
    state = play(table(*rows, hands=["0", "21"][:seats], pile=""), "tile 0")
    return [text[3:] for text in may(state)]


def test_touch_one_tile_offers_six_places() -> None:
    assert places("10") == ["-1 -1", "-1 1", "0 -2", "0 2", "1 -1", "1 1"]


@pytest.mark.parametrize("rows", [["10", ".", "11"], ["10 .", ". 11"], [". 11", "10 ."]])
def test_touch_two_touching_tiles_offer_eight_places(rows: list[str]) -> None:
    assert len(places(*rows)) == 8


def test_touch_a_tile_may_not_lie_apart() -> None:
    state = play(table("10", hands=["0", "21"]), "tile 0")
    for far in ("at 0 4", "at 0 -4", "at 1 3", "at -1 -3", "at 2 0", "at -2 2", "at 21 -37"):
        assert why_not(state, far) == "touch"


def test_touch_a_tile_may_bridge_a_gap() -> None:
    assert "0 -2" in places("10 .", ". 11", ". .", ". 12", "13 .")


def test_half_tile_neighbouring_columns_are_shifted() -> None:
    for text in places("10 .", ". 11", "12 ."):
        column, height = map(int, text.split())
        assert (column + height) % 2 == 0


def test_half_tile_every_place_has_two_neighbours_on_the_left_two_on_the_right_one_above_and_one_below() -> None:
    assert places("10 .", ". 11") == ["-1 -1", "-1 1", "0 -2", "0 2", "1 -3", "1 1", "2 -2", "2 0"]


def test_column_limit_is_three_tiles_when_two_play() -> None:
    column = ["10", ".", "11", ".", "12"]
    assert {text.split()[0] for text in places(*column)} == {"-1", "1"}
    state = play(table(*column, hands=["0", "21"]), "tile 0")
    assert why_not(state, "at 0 2") == why_not(state, "at 0 -6") == "column-limit"


def test_column_limit_is_four_tiles_when_one_is_alone() -> None:
    three = ["10", ".", "11", ".", "12"]
    assert "0 2" in places(*three, seats=1)
    four = [*three, ".", "13"]
    assert "0 2" not in places(*four, seats=1)
    assert why_not(play(table(*four, hands=["0"]), "tile 0"), "at 0 -8") == "column-limit"


def test_column_limit_counts_tiles_and_not_height() -> None:
    gap = ["10 .", ". 13", ". .", ". 14", "11 ."]
    assert "0 -2" in places(*gap), "two tiles and a gap: there is room for a third, in the gap or above it"
    assert "0 2" in places(*gap)
    full = [*gap, ". .", "12 ."]
    state = play(table(*full, hands=["0", "21"]), "tile 0")
    assert why_not(state, "at 0 -2") == "column-limit", "three tiles: not even the gap may be filled"
    assert "0 -2" in places(*full, seats=1)


def walk(seats: int, aside: int, up: int, limit: int) -> Shahrazad:
    """A whole first round in one line: as many tiles a column as the limit, then on to the next."""
    state = GAME.setup(seats, {"first": "10"})
    column = height = 0
    tiles = 1
    while state.phase != OVER:
        seat = state.to_move()
        if seat == CHANCE:
            state.play(CHANCE, state.moves(CHANCE)[0])
            continue
        tiles += 1
        if tiles > limit:
            tiles, column, height = 1, column + aside, height + up
        else:
            height += 2 * up
        state.play(seat, state.moves(seat)[0])
        for move in state.moves(seat):
            assert "38" not in GAME.write(move), "no such height can be reached"
        play(state, f"at {column} {height}")
    return state


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("aside", [-1, 1])
def test_any_number_of_columns_twenty_two_in_a_row_are_the_farthest_one_can_get(seats: int, aside: int) -> None:
    state = walk(seats, aside, up=1, limit=1)
    assert {column_of(place) * aside for place in state.places} == set(range(FARTHEST + 1))


@pytest.mark.parametrize(("seats", "limit", "highest"), [(1, 4, HIGHEST), (2, 3, 35)])
@pytest.mark.parametrize("up", [-1, 1])
def test_any_number_of_columns_and_full_ones_are_the_highest_one_can_get(
    seats: int, limit: int, highest: int, up: int
) -> None:
    state = walk(seats, aside=1, up=up, limit=limit)
    assert max(height_of(place) * up for place in state.places) == highest


def test_every_place_has_a_written_form_of_its_own() -> None:
    assert len({(column_of(place), height_of(place)) for place in range(PLACES)}) == PLACES
    assert where(table("10", hands=["0"]), 10) == "at 0 0"
