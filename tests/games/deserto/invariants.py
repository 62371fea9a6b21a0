"""What is true of every position of Deserto."""

from serai.games.deserto.rules import (
    DEALING,
    DECK,
    DRAWING,
    EMPTY,
    HAND,
    OVER,
    PLAYING,
    VIZIER,
    Deserto,
    beats,
    count,
    size,
    square_from,
)
from serai.games.state import WATCHER

#: The exact worlds of every seat are followed for this many moves at least, and those of the watcher.
FOLLOWED_FROM_A_SEAT = {2: 102, 3: 30, 4: 16}
FOLLOWED_FROM_OUTSIDE = {2: 18, 3: 12, 4: 9}

SIDE_BY_SIDE = [(0, 1), (2, 3), (0, 2), (1, 3)]  # cells a1 b1 / a2 b2


def worlds_followed(seats: int, eye: int) -> int:
    return (FOLLOWED_FROM_OUTSIDE if eye == WATCHER else FOLLOWED_FROM_A_SEAT)[seats]


def check(state: Deserto) -> None:
    every_card_is_somewhere(state)
    the_square_shows_what_was_laid(state)
    nothing_weak_lies_beside_something_strong(state)
    hands_are_full_while_the_pile_lasts(state)
    whoever_is_to_play_has_a_card(state)
    if state.phase == OVER:
        assert state.pile == 0 and not any(state.hands)


def every_card_is_somewhere(state: Deserto) -> None:
    bags = [state.pile, *state.hands, *state.stacks, *state.won, *state.given]
    assert sum(bags) == DECK
    assert all(0 <= bag <= DECK for bag in bags)


def the_square_shows_what_was_laid(state: Deserto) -> None:
    for top, stack in zip(square_from(state.square), state.stacks, strict=True):
        assert (top == EMPTY) == (stack == 0)
        assert top == EMPTY or count(stack, top) > 0


def nothing_weak_lies_beside_something_strong(state: Deserto) -> None:
    square = square_from(state.square)
    for one, other in SIDE_BY_SIDE:
        assert not beats(square[one], square[other]) and not beats(square[other], square[one])
    assert square != [VIZIER] * 4


def hands_are_full_while_the_pile_lasts(state: Deserto) -> None:
    sizes = [size(hand) for hand in state.hands]
    assert all(cards <= HAND for cards in sizes)
    if state.pile and state.phase != DEALING:
        drawing = state.turn if state.phase == DRAWING else None
        assert all(cards == (HAND - 1 if seat == drawing else HAND) for seat, cards in enumerate(sizes))


def whoever_is_to_play_has_a_card(state: Deserto) -> None:
    """Hands run out in turn order: nobody is ever passed over."""
    if state.phase == PLAYING:
        assert state.hands[state.turn], "a turn without a card"
        if not state.pile:
            in_turn = [(state.turn + step) % state.seats for step in range(state.seats)]
            left = [size(state.hands[seat]) for seat in in_turn]
            assert left == sorted(left, reverse=True) and left[0] - left[-1] <= 1, "hands do not shrink in turn"
