"""What is true of every position of Hezār-o yek šab."""

from serai.games.hezar.rules import (
    ALL_STORIES,
    ALL_SULTANS,
    BLIND,
    CALLING,
    CARD,
    CHARACTERS,
    COPIES,
    DISCARDING,
    DRAWING,
    FEEDING,
    HAND,
    LOST,
    NOBODY_ASKS,
    READING,
    RELIEVING,
    STORY_KINDS,
    SULTAN,
    TALES,
    TELLING,
    TIGER,
    VISIBLE,
    WON,
    Hezar,
    count,
    size,
    size_of_set,
)


def worlds_followed(seats: int, eye: int) -> int:
    """Nothing is hidden, so there is one world only: it is followed far into every game."""
    return 100


def check(state: Hezar) -> None:
    no_card_is_there_twice(state)
    no_special_stays(state)
    hands_are_within_their_limit(state)
    the_sultan_is_shown_while_the_pile_lasts(state)
    specials_are_at_work_only_in_their_steps(state)
    whoever_decides_has_a_card_to_decide_about(state)
    the_rulings_count_in_their_time(state)
    the_end_is_what_it_says(state)


def no_card_is_there_twice(state: Hezar) -> None:
    """What is not on the table went into the box: a character and a landscape for each story, and specials."""
    table = state.down + state.faces + sum(state.hands) + sum(CARD[kind] for kind in state.discard)
    gone = [copies - count(table, kind) for kind, copies in enumerate(COPIES)]
    assert table >= 0 and min(gone) >= 0
    assert sum(gone[:CHARACTERS]) == sum(gone[CHARACTERS:STORY_KINDS]) == state.stories


def no_special_stays(state: Hezar) -> None:
    for bag in [state.faces, *state.hands]:
        assert bag < CARD[TIGER]
    assert all(kind < STORY_KINDS for kind in state.discard)


def hands_are_within_their_limit(state: Hezar) -> None:
    for seat, hand in enumerate(state.hands):
        drawn = state.phase == TELLING and seat == state.turn
        assert size(hand) <= HAND + drawn


def the_sultan_is_shown_while_the_pile_lasts(state: Hezar) -> None:
    shown = size_of_set(state.visible)
    seated = [sultan for sultan in state.thrones if sultan != NOBODY_ASKS]
    assert sum(SULTAN[sultan] for sultan in seated) == state.visible and len(state.thrones) == VISIBLE
    assert not state.visible & state.unseen
    assert state.begun & ~state.visible == 0 and state.begun < 1 << TALES
    assert 0 <= state.pile <= size_of_set(state.unseen)
    if state.phase == RELIEVING:
        assert shown == VISIBLE - 1 and state.pile
    elif state.phase != CALLING:
        assert shown == VISIBLE or (shown < VISIBLE and not state.pile)
    served = ALL_SULTANS - state.visible - state.unseen
    asked = 2 * size_of_set(served & 15) + size_of_set(served >> TALES)
    assert state.stories == asked + size_of_set(state.begun) <= ALL_STORIES


def specials_are_at_work_only_in_their_steps(state: Hezar) -> None:
    if state.phase == READING:
        assert state.book > 0 and state.down
    elif state.phase != FEEDING:
        assert state.book == 0
    assert (state.prey > 0) == (state.phase == FEEDING)
    assert state.phase != BLIND or state.down


def whoever_decides_has_a_card_to_decide_about(state: Hezar) -> None:
    if state.phase in (TELLING, DISCARDING):
        assert state.hands[state.turn]
    elif state.phase == FEEDING:
        assert state.hands[state.asked()]
    elif state.phase == DRAWING:
        assert state.discard or not state.spread_is_empty()
    assert not state.spread_is_empty() or state.discard, "there is always something to draw"


def the_rulings_count_in_their_time(state: Hezar) -> None:
    """Circles are counted while the spread has cards, patience once it has none."""
    if state.spread_is_empty():
        assert state.circling == 0 and state.idle <= state.two_rounds()
    else:
        assert state.idle == 0 and state.circling <= state.two_rounds()


def the_end_is_what_it_says(state: Hezar) -> None:
    if state.phase == WON:
        assert not state.visible and not state.pile
    elif state.phase == LOST:
        assert state.spread_is_empty() and state.idle == state.two_rounds() and state.visible
