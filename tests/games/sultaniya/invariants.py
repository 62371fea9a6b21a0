"""What is true of every position of Sultaniya."""

from serai.games.state import WATCHER
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import (
    EVERYWHERE,
    FIRST_TILE,
    FLOORS,
    GATE,
    GROUND,
    NO_FACE,
    ON_FLOOR,
    PLACES,
    PLAIN,
    PRINTED_FACE,
    PRINTED_PLACES,
    SHAFT,
    STRIDE,
    TILES_ON,
    above,
    has_hole,
    is_place,
    reach,
)
from serai.games.sultaniya.rules_table import BOARDING, FRONT, LOOKING, NONE, OVER, SAPPHIRES, TOPS, members

#: A playthrough shows one option at a time: all combinations would be sixty-four.
UNUSUAL_IN_PLAYTHROUGHS = 1

#: The exact worlds of every seat, and of the watcher, are followed for this many moves at least: through the setup.
#: Then the first pile that another looks through has more orders than can be kept. Alone, one sees everything.
FOLLOWED_FROM_A_SEAT = {1: 40, 2: 14, 3: 16, 4: 18}
FOLLOWED_FROM_OUTSIDE = {1: 10, 2: 12, 3: 14, 4: 13}


def worlds_followed(seats: int, eye: int) -> int:
    return (FOLLOWED_FROM_OUTSIDE if eye == WATCHER else FOLLOWED_FROM_A_SEAT)[seats]


def check(state: Sultaniya) -> None:
    for floor in range(FLOORS):
        every_tile_is_somewhere_once(state, floor)
    for seat in range(state.seats):
        if state.boards[seat] != NONE:
            the_palace_stands(state, seat)
            edges_that_touch_are_the_same(state, seat)
            lintels_and_spires_stand_over_uprights(state, seat)
    sapphires_are_never_made_nor_lost(state)
    secrets_are_kept_in_order(state)


def every_tile_is_somewhere_once(state: Sultaniya, floor: int) -> None:
    built = [face // 2 for face in state.palaces if face < PRINTED_FACE]
    here = [tile - FIRST_TILE[floor] for tile in built if 0 <= tile - FIRST_TILE[floor] < TILES_ON[floor]]
    if state.lifted != NONE and state.lifted_from // STRIDE == floor:
        here.append(int(state.lifted) - FIRST_TILE[floor])
    here += [tile for tile in state.front[floor * FRONT : (floor + 1) * FRONT] if tile != NONE]
    here += [*state.order[floor], *members(state.bags[floor])]
    here += [state.tops[floor]] if state.tops[floor] != NONE else []
    marks = state.edition.players[FIRST_TILE[floor] : FIRST_TILE[floor] + TILES_ON[floor]]
    assert sorted(here) == [tile for tile, players in enumerate(marks) if players <= max(2, state.seats)]
    if state.phase not in (TOPS, LOOKING) and state.tops[floor] == NONE:
        turning = state.pile == floor and state.to_move() == -1
        assert turning or not here or not state.below_top(floor), "a pile shows its top"


def the_palace_stands(state: Sultaniya, seat: int) -> None:
    built = state.built[seat]
    shown = state.palaces[seat * PLACES : (seat + 1) * PLACES]
    assert [place for place, face in enumerate(shown) if face != NO_FACE] == members(built)
    assert all(is_place(place) for place in members(built))
    assert built & PRINTED_PLACES == PRINTED_PLACES
    assert built & ~(ON_FLOOR[GROUND] | above(built)) == 0, "a tile hangs in the air"
    assert reach(PRINTED_PLACES, built) == built, "a tile does not touch the palace"
    assert not has_hole(built) and built & ~EVERYWHERE == 0
    for place, face in enumerate(shown):
        if face < PRINTED_FACE:
            floor = place // STRIDE
            assert FIRST_TILE[floor] <= face // 2 < FIRST_TILE[floor] + TILES_ON[floor], "a tile on a strange floor"


def edges_that_touch_are_the_same(state: Sultaniya, seat: int) -> None:
    for place in range(seat * PLACES, (seat + 1) * PLACES - 1):
        left, right = state.palaces[place : place + 2]
        if left != NO_FACE and right != NO_FACE:
            assert state.edition.right[left] == state.edition.left[right]


def lintels_and_spires_stand_over_uprights(state: Sultaniya, seat: int) -> None:
    base = seat * PLACES
    for place in range(PLACES):
        if state.edition.kind[state.palaces[base + place]] != PLAIN:
            assert state.edition.carries_crown(state.palaces, base, place)
            below = state.palaces[base + place - STRIDE : base + place - STRIDE + 2]
            assert {state.edition.right[below[0]], state.edition.left[below[1]]} & {GATE, SHAFT}


def sapphires_are_never_made_nor_lost(state: Sultaniya) -> None:
    assert state.treasury() >= 0 and all(0 <= held <= SAPPHIRES for held in state.sapphires)
    assert sum(state.sapphires) + state.treasury() == SAPPHIRES


def secrets_are_kept_in_order(state: Sultaniya) -> None:
    dealt = [objective for held in state.objectives for objective in members(held)]
    assert len(set(dealt)) == len(dealt)
    for pile in range(FLOORS):
        assert 0 <= state.laid_under[pile] <= len(state.order[pile])
        looked_at = len(state.order[pile]) > state.laid_under[pile]
        if state.phase not in (LOOKING, BOARDING):
            assert looked_at == (state.lookers[pile] != 0)
            assert not (looked_at and state.bags[pile]), "a pile that was looked through has an order"
    if state.phase == OVER and not state.advanced:
        assert state.shown == sum(state.objectives)
