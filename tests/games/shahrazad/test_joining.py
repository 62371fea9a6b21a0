"""While tiles are still to come: what is not joined yet is not lost."""

from typing import Any

import pytest

from serai.games.shahrazad import GAME
from tests.conformance.random_games import play as play_randomly
from tests.conformance.settings import Setting
from tests.games.shahrazad.tables import RED, table, view
from tests.games.shahrazad.test_counting import EXAMPLE

#: 10 has no tile on its left, but there is room for one, below 5.
OPEN = ("5  . .", ". 7  .", ".  . 12", ". 10 .")


def count(*rows: str, seats: int = 2, **more: Any) -> Any:
    """The count of a drawn table, as its players see it."""
    return view(table(*rows, hands=[""] * seats, **more), 0).count


def test_a_tile_that_a_path_can_still_lead_through_is_not_joined_yet() -> None:
    found = count(*OPEN)
    assert (found.out_of_order, found.cut_off, found.to_join) == ([], [10], [10])


def test_a_tile_that_no_number_can_join_is_lost() -> None:
    found = count("5 . .", ". 7 .", ". . 12", ". 0 .")
    assert (found.cut_off, found.to_join) == ([0], [])


def test_a_number_that_would_be_turned_itself_joins_nothing() -> None:
    found = count("0 . .", ". 1 .", ". . 12", ". 2 .")
    assert (found.cut_off, found.to_join) == ([2], []), "below 0, only a number lower than 1 would stay face up"


@pytest.mark.parametrize(("players", "open"), [(1, [11, 14]), (2, [])])
def test_a_full_column_has_no_room_for_what_would_join(players: int, open: list[int]) -> None:
    rows = ("1 . .", ". 8 .", "2 . 12", ". 9 .", "3 . 13", ". . .", ". . 14", ". 11 .")
    found = count(*rows, seats=players)
    assert (found.cut_off, found.to_join) == ([11, 14], open)


def test_a_tile_out_of_order_is_never_open() -> None:
    found = count("6 .", ". 4", "1 .")
    assert (found.out_of_order, found.to_join) == ([6], [])


def test_the_table_is_worth_what_it_counts_with_all_open_tiles_joined() -> None:
    found = count(*OPEN, colours=RED)
    assert (found.sum, found.groups, found.worth) == (3 - 1, [4, 0, 0, 0], 4)
    found = count(*OPEN, ". . .", ". 2 .", colours=RED)
    assert found.worth == found.groups[0] - len(found.gaps) - (len(found.cut_off) - len(found.to_join))


def test_nothing_is_open_once_every_tile_is_laid() -> None:
    found = count(*EXAMPLE, pile="")
    assert (found.cut_off, found.to_join) == ([9, 15], [])
    assert found.worth == found.sum == 5


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_open_is_among_what_is_cut_off_and_the_worth_is_never_below_the_sum(players: int) -> None:
    setting = Setting(GAME, players, (("first", "any"),))
    for seed in range(6):
        for position in play_randomly(setting, seed).positions:
            now = view(position, 0).count
            if now is not None:
                assert set(now.to_join) <= set(now.cut_off)
                assert now.worth >= now.sum
                assert now.to_join or now.worth == now.sum
