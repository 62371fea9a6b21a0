"""What is true of every position of Shahrazad."""

from serai.games.shahrazad.rules import CHOOSING, DEALING, DRAWING, OVER, PLACING, TURNING, Shahrazad
from serai.games.shahrazad.rules_count import COUNTED
from serai.games.shahrazad.rules_table import (
    CENTRE,
    CHOSEN,
    FARTHEST,
    GONE,
    HAND,
    HAND_SIZE,
    HIGHEST,
    PILE,
    SHOWN,
    TILES,
    TOUCHING,
    column_limit,
    column_of,
    height_of,
)
from serai.games.state import WATCHER

#: The exact worlds of every seat are followed for this many moves at least, and those of the watcher.
FOLLOWED_FROM_A_SEAT = {1: 60, 2: 60}
FOLLOWED_FROM_OUTSIDE = {1: 60, 2: 5}


def worlds_followed(seats: int, eye: int) -> int:
    return (FOLLOWED_FROM_OUTSIDE if eye == WATCHER else FOLLOWED_FROM_A_SEAT)[seats]


def check(state: Shahrazad) -> None:
    every_tile_is_somewhere(state)
    the_table_hangs_together(state)
    the_table_is_never_left(state)
    columns_keep_their_limit(state)
    hands_are_full_while_the_pile_lasts(state)
    if state.phase == OVER:
        assert all(place >= 0 or place == GONE for place in state.places)
        assert len(state.counted) == COUNTED * state.round


def laid(state: Shahrazad) -> list[int]:
    return [place for place in state.places if place >= 0]


def every_tile_is_somewhere(state: Shahrazad) -> None:
    elsewhere = {PILE, GONE, CHOSEN, *(kind - seat for kind in (HAND, SHOWN) for seat in range(state.seats))}
    assert len(state.places) == TILES
    assert len(set(laid(state))) == len(laid(state)), "two tiles in one place"
    assert all(place >= 0 or place in elsewhere for place in state.places)
    assert state.places.count(CHOSEN) == (state.phase == PLACING)
    assert (GONE in state.places) <= (state.round == 2)


def the_table_hangs_together(state: Shahrazad) -> None:
    taken = set(laid(state))
    assert (CENTRE in taken) == (state.phase != TURNING)
    reached = [CENTRE] if taken else []
    for place in reached:
        reached += [near for near in TOUCHING[place] if near in taken and near not in reached]
    assert set(reached) == taken


def the_table_is_never_left(state: Shahrazad) -> None:
    for place in laid(state):
        column, height = column_of(place), height_of(place)
        assert abs(column) <= FARTHEST and abs(height) <= HIGHEST and (column + height) % 2 == 0


def columns_keep_their_limit(state: Shahrazad) -> None:
    columns = [column_of(place) for place in laid(state)]
    assert all(columns.count(column) <= column_limit(state.seats) for column in columns)


def hands_are_full_while_the_pile_lasts(state: Shahrazad) -> None:
    sizes = [int(state.hand_size(seat)) for seat in range(state.seats)]
    assert all(size <= HAND_SIZE + 1 for size in sizes)
    if PILE not in state.places or state.phase in (TURNING, DEALING):
        return
    for seat, size in enumerate(sizes):
        if seat != state.turn or (state.phase == CHOOSING and state.owed != 1):
            assert size in (HAND_SIZE, HAND_SIZE + 1)
        elif state.phase == DRAWING:
            assert size in (HAND_SIZE - 1, HAND_SIZE)
