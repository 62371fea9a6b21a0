"""The first step of a turn: a tale card, and what tigers and books do."""

import pytest

from serai.games.hezar import GAME
from serai.games.state import CHANCE
from tests.games.hezar.tables import (
    discard,
    ending,
    face_down,
    faces,
    hand,
    is_drawing,
    may,
    names,
    play,
    table,
    waits_for_the_card,
    why_not,
)


def test_draw_first_and_then_the_rest() -> None:
    state = table("A-char A-land", "", discard="M-char")
    for move in ("keep", "discard A-char", "tell A-char A-land to A2"):
        assert why_not(state, move) == "draw-first"


def test_draw_discard_takes_its_top_card() -> None:
    state = play(table("A-char", "", discard="M-char S-land"), "draw discard")
    assert hand(state, 0) == "A-char S-land"
    assert discard(state) == "M-char"


def test_draw_discard_needs_a_card_there() -> None:
    state = table("A-char", "")
    assert why_not(state, "draw discard") == "draw-discard"
    assert may(state) == ["draw spread"]


def test_draw_spread_brings_a_card_that_nobody_knew() -> None:
    state = play(table("A-char", ""), "draw spread")
    assert waits_for_the_card(state) and state.to_move() == CHANCE
    assert sum(state.odds()) == 45
    assert dict(zip(may(state), state.odds(), strict=True))["turn A-char"] == 4
    play(state, "turn S-land")
    assert hand(state, 0) == "A-char S-land" and state.to_move() == 0


def test_draw_spread_needs_a_card_face_down() -> None:
    state = table("A-char A-land", "", faces="M-char", spread="")
    assert why_not(state, "draw spread") == "draw-spread"
    assert may(state) == ["draw discard", "draw M-char"]


def test_draw_face_up_takes_any_card_that_a_book_has_turned_up() -> None:
    state = table("A-char", "", faces="M-char M-char palace")
    assert may(state) == ["draw spread", "draw M-char", "draw palace"]
    play(state, "draw M-char")
    assert hand(state, 0) == "A-char M-char"
    assert faces(state) == "M-char palace"


def test_draw_face_up_needs_that_card_face_up() -> None:
    assert why_not(table("A-char", "", faces="M-char"), "draw S-land") == "draw-face-up"


def test_one_draw_a_turn() -> None:
    state = play(table("A-char", "", discard="M-char S-land", faces="palace"), "draw discard")
    for move in ("draw discard", "draw spread", "draw palace"):
        assert why_not(state, move) == "one-draw"


def test_turn_order_is_draw_tell_discard_and_then_to_the_left() -> None:
    state = table("A-char A-land", "B-char", "", discard="M-char", turn=0)
    play(state, "draw discard", "tell A-char A-land to A2", "discard M-char")
    assert state.to_move() == 1 and is_drawing(state)
    play(state, "draw discard", "keep", "draw spread", "turn S-land", "discard S-land")
    assert state.to_move() == 0 and is_drawing(state)


def test_turn_order_a_story_is_never_told_after_a_discard() -> None:
    state = play(table("A-char A-land M-char", "", drawn=True), "discard M-char")
    assert state.to_move() == 1


# --- going in circles ----------------------------------------------------------------------------


def test_no_circles_of_the_discard_for_more_than_two_rounds() -> None:
    state = table("A-char", "B-char", discard="M-char")
    for left in (4, 3, 2, 1):
        assert GAME.view(state, 0).circles == left, "everyone sees it coming"
        play(state, "draw discard", "discard M-char")
    assert GAME.view(state, 0).circles == 0
    assert why_not(state, "draw discard") == "no-circles"
    assert may(state) == ["draw spread"]
    play(state, "draw spread", "turn S-char", "keep")
    assert "draw discard" in may(state), "and then they may again"


def test_no_circles_counts_anew_after_a_story() -> None:
    state = table("A-char A-land", "B-char", discard="M-char")
    play(state, *["draw discard", "discard M-char"] * 2)
    play(state, "draw discard", "tell A-char A-land to A2", "discard M-char")
    play(state, *["draw discard", "discard M-char"] * 3)
    assert "draw discard" in may(state)


def test_no_circles_counts_anew_after_a_card_of_the_spread() -> None:
    state = table("A-char", "B-char", discard="M-char", faces="S-char")
    play(state, *["draw discard", "discard M-char"] * 3)
    play(state, "draw S-char", "keep", *["draw discard", "discard M-char"] * 3)
    assert "draw discard" in may(state)


# --- specials ------------------------------------------------------------------------------------


@pytest.mark.parametrize("special", ["tiger", "book"])
def test_special_at_once_takes_effect_and_leaves_the_game(special: str) -> None:
    state = play(table("A-char", "B-char"), "draw spread", f"turn {special}")
    assert not is_drawing(state), "it is at work"
    assert special not in hand(state, 0) + discard(state) + faces(state)
    assert names(state.down).split().count(special) == 1


def test_special_is_the_draw_and_no_other_card_is_drawn() -> None:
    state = play(table("A-char A-land", ""), "draw spread", "turn tiger", "discard A-char")
    assert hand(state, 0) == "A-land"
    assert may(state) == ["discard A-land", "keep"], "no card is drawn for it"


def test_special_at_once_and_the_turn_goes_on_with_a_story() -> None:
    state = play(table("A-char A-land", ""), "draw spread", "turn book", "turn M-char", "turn M-char", "turn S-char")
    assert "tell A-char A-land to A2" in may(state)


def test_special_at_once_ends_the_turn_of_a_player_left_without_cards() -> None:
    state = play(table("A-char", ""), "draw spread", "turn tiger", "discard A-char")
    assert state.to_move() == 1 and is_drawing(state)


def test_book_turns_up_three_cards_one_after_the_other() -> None:
    state = play(table("A-char", ""), "draw spread", "turn book")
    for left, card in ((3, "M-char"), (2, "S-land"), (1, "M-char")):
        assert state.to_move() == CHANCE and GAME.view(state, 1).book == left
        play(state, f"turn {card}")
    assert state.to_move() == 0
    assert faces(state) == "M-char M-char S-land"
    assert hand(state, 0) == "A-char" and discard(state) == ""


def test_book_leaves_its_cards_visible_for_whoever_wants_to_draw_them() -> None:
    state = table("A-char", "B-char")
    play(state, "draw spread", "turn book", "turn M-char", "turn S-land", "turn palace", "keep")
    assert may(state) == ["draw spread", "draw M-char", "draw S-land", "draw palace"]
    play(state, "draw palace", "keep", "draw S-land", "keep")
    assert faces(state) == "M-char"


@pytest.mark.parametrize("left", ["", "M-char", "M-char S-land", "M-char S-land S-land"])
def test_book_turns_up_as_many_cards_as_there_are(left: str) -> None:
    state = table("A-char A-land", "", spread=f"book {left}")
    play(state, "draw spread", "turn book", *[f"turn {card}" for card in left.split()])
    assert faces(state) == left and face_down(state) == 0
    assert state.to_move() == 0


def test_book_chain_a_second_book_adds_three_cards() -> None:
    state = play(table("A-char", ""), "draw spread", "turn book", "turn M-char", "turn book")
    assert GAME.view(state, 0).book == 4, "three for the second, one left of the first"
    play(state, *["turn S-char"] * 4)
    assert faces(state) == "M-char S-char S-char S-char S-char"
    assert state.to_move() == 0


def test_book_chain_a_tiger_is_fed_before_the_book_goes_on() -> None:
    state = play(table("A-char", "B-char"), "draw spread", "turn book", "turn tiger")
    assert may(state) == ["discard A-char"]
    play(state, "discard A-char", "discard B-char")
    assert state.to_move() == CHANCE and GAME.view(state, 0).book == 2
    play(state, "turn M-char", "turn M-char")
    assert faces(state) == "M-char M-char", "the tiger was one of the three"
    assert state.to_move() == 1, "the first player has no card left to go on with"


def test_book_chain_all_four_specials_in_one_turn() -> None:
    state = play(table("A-char A-land", "B-char B-land"), "draw spread", "turn book", "turn book", "turn tiger")
    play(state, "discard A-char", "discard B-char", "turn tiger", "discard A-land", "discard B-land")
    play(state, "turn M-char", "turn M-char", "turn M-char")
    assert faces(state) == "M-char M-char M-char"
    assert discard(state) == "A-char B-char A-land B-land"
    assert state.to_move() == 1 and is_drawing(state)


def test_tiger_asks_every_player_in_turn_order_from_the_one_whose_turn_it_is() -> None:
    state = table("A-char A-land", "B-char B-land", "M-char M-land", "S-char S-land", turn=2)
    play(state, "draw spread", "turn tiger")
    for seat, card in ((2, "M-land"), (3, "S-char"), (0, "A-char"), (1, "B-land")):
        assert state.to_move() == seat == GAME.view(state, 0).asked
        play(state, f"discard {card}")
    assert discard(state) == "M-land S-char A-char B-land"
    assert state.to_move() == 2, "and the turn goes on"
    assert GAME.view(state, 0).asked is None


def test_tiger_lets_everyone_choose_among_their_own_cards() -> None:
    state = play(table("A-char A-land", "B-char B-land"), "draw spread", "turn tiger")
    assert may(state) == ["discard A-char", "discard A-land"]
    play(state, "discard A-land")
    assert may(state) == ["discard B-char", "discard B-land"]


def test_tiger_passes_over_players_without_cards() -> None:
    state = play(table("", "B-char", "", "S-land", turn=0), "draw spread", "turn tiger")
    assert state.to_move() == 1
    play(state, "discard B-char")
    assert state.to_move() == 3
    play(state, "discard S-land")
    assert state.to_move() == 1 and is_drawing(state), "the first player has no card, so the turn is over"


def test_tiger_finds_nobody_at_home() -> None:
    state = play(table("", "", ""), "draw spread", "turn tiger")
    assert state.to_move() == 1 and is_drawing(state)
    assert ending(state) == ""


def test_tiger_takes_nothing_but_a_card() -> None:
    state = play(table("A-char A-land", "B-char"), "draw spread", "turn tiger")
    for move in ("keep", "draw spread", "tell A-char A-land to A2"):
        assert why_not(state, move) == "tiger"
    assert why_not(state, "discard B-char") == "discard-own"
    assert state.why_not(1, GAME.read("discard B-char")) == "not-your-turn"
