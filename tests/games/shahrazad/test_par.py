"""The par of a round: what can be reached when the order of the tiles is known, checked by trying everything."""

from random import Random

import pytest

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import DEALING, DRAW, KEEPING, OVER, Shahrazad
from serai.games.shahrazad.rules_count import Telling, balance
from serai.games.shahrazad.rules_table import CENTRE, COLUMN, GONE, PILE, TILES, TOUCHING
from serai.games.state import CHANCE, NOBODY
from serai.study.par import Par, dealt, most, most_upright, par
from tests.games.shahrazad.careful import careful_move
from tests.games.shahrazad.tables import COLOURS, table


def small(seats: int, tiles: list[int], first: int) -> Shahrazad:
    """A last round with few tiles."""
    places = [PILE if tile in tiles else GONE for tile in range(TILES)]
    places[first] = CENTRE
    return Shahrazad(seats, DEALING, 2, 0, 0, places, COLOURS, [1, 0, 0, 0, 0, 0, 0])


def brute_force(state: Shahrazad, order: list[int], known: dict[object, int]) -> int:
    """The best score of the round, by the rules alone."""
    if state.phase in (KEEPING, OVER):
        return state.round_scores()[-1]
    key = state.key()
    if key not in known:
        seat = state.to_move()
        drawn = [DRAW + tile for tile in order if state.places[tile] == PILE][:1]
        best = 0
        for move in drawn if seat == CHANCE else state.moves(seat):
            after = state.clone()
            after.play(seat, move)
            best = max(best, brute_force(after, order, known))
        known[key] = best
    return known[key]


def replayed(state: Shahrazad, order: list[int], found: Par) -> int:
    """What the moves of a par bring."""
    state, moves = state.clone(), list(found.moves)
    rounds = len(state.round_scores())
    while len(state.round_scores()) == rounds:
        seat = state.to_move()
        move = next(DRAW + tile for tile in order if state.places[tile] == PILE) if seat == CHANCE else moves.pop(0)
        assert not state.why_not(seat, move)
        state.play(seat, move)
    assert moves == []
    return state.round_scores()[-1]


@pytest.mark.parametrize("seed", range(6))
def test_the_par_of_four_tiles_is_what_trying_everything_finds(seed: int) -> None:
    order = Random(seed).sample(range(TILES), 4)
    start = small(1, order[1:], order[0])
    found = par(start, order)
    assert found.is_exact
    assert found.low == brute_force(start, order, {})
    assert replayed(start, order, found) == found.low


@pytest.mark.parametrize("seed", range(4))
def test_the_par_of_the_last_two_tiles_is_what_trying_everything_finds(seed: int) -> None:
    state, dice = GAME.setup(1), Dice(seed)
    while sum(place < 0 for place in state.places) > 2 or state.to_move() == CHANCE or state.owed == 1:
        state.play(state.to_move(), careful_move(state, dice))
    found = par(state, [])
    assert found.is_exact
    assert found.low == brute_force(state, [], {})
    assert replayed(state, [], found) == found.low


def test_no_table_of_the_house_can_tell_all_its_tales() -> None:
    # 0 is in the first column and 21 in the last, five columns apart or more: five yellow tiles cannot join them.
    assert most(GAME.setup(1)) == 21
    # At two there are eight columns. From 3, which at most three tiles precede, even four yellow tiles do not reach 21.
    assert most(GAME.setup(2)) == 20


def test_tiles_in_one_row_touch_only_the_next_number() -> None:
    assert most_upright([0, 1, 0], limit=1) == 2
    assert most_upright([0, 0, 1], limit=1) == most_upright([0, 1, 0], limit=2) == 3


def test_no_table_exceeds_what_cannot_be_exceeded() -> None:
    # Of seven tiles, two a column, the first and the last cannot touch.
    random, colours, reached = Random(1), [0, 1, 1, 2, 2, 2, 0] + [3] * (TILES - 7), 0
    bound = most_upright(colours[:7], limit=2)
    for _ in range(2000):
        laid = [CENTRE]
        while len(laid) < 7:
            place = random.choice(TOUCHING[random.choice(laid)])
            if place not in laid and sum(COLUMN[other] == COLUMN[place] for other in laid) < 2:
                laid.append(place)
        # Numbers rise from left to right, mostly: most tables tell something.
        laid.sort(key=lambda place: COLUMN[place] + random.random() * 1.2)
        telling = Telling(laid + [GONE] * (TILES - 7), colours)
        reached = max(reached, balance(telling.count()))
    assert 5 <= reached <= bound == 6


def test_what_can_no_longer_be_mended_lowers_what_cannot_be_exceeded() -> None:
    # The 9 is turned by the 5, for good: the pile is empty. Eight tiles bring six points at most.
    state = table("1 . 9 .", ". 4 . 5", "2 . 6 .", hands=["10 12"], pile="")
    assert par(state, []).high <= 6
    assert par(table("1 . 9 .", ". 4 . 5", "2 . 6 .", hands=["10 12"], pile="13"), [13]).high > 6


def test_the_order_decides_what_can_be_had() -> None:
    state = table("10", hands=["3 4"], pile="11 12")
    for order in ([11, 12], [12, 11]):
        found = par(state, order)
        assert replayed(state, order, found) == found.low <= found.high <= 5


def test_the_par_of_a_whole_round_is_no_less_than_careful_players_get() -> None:
    state, dice, moves = GAME.setup(2), Dice(4), list[tuple[int, int]]()
    start = state.clone()
    while (seat := state.to_move()) != NOBODY:
        moves.append((seat, careful_move(state, dice)))
        state.play(*moves[-1])
    rounds = list(dealt(start, moves))
    assert [begun.round for begun, _ in rounds] == list(range(1, len(state.round_scores()) + 1))
    for (begun, order), score in zip(rounds, state.round_scores(), strict=True):
        found = par(begun, order, width=1, changes=300)
        assert score <= found.low <= found.high <= TILES
        assert replayed(begun, order, found) == found.low
