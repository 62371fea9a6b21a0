"""Before the first turn."""

import pytest

from serai.games.deserto import GAME
from serai.games.deserto.rules import DECK
from serai.games.game import BadSetup
from serai.games.state import CHANCE
from tests.games.deserto.tables import letters, may, play, square, view

DEAL_FOR_TWO = ["draw V", "draw T", "draw R", "draw O", "draw O", "draw V"]


def test_deal_the_deck_has_fifteen_viziers_thieves_and_treasures_and_six_oases() -> None:
    assert letters(DECK) == "V" * 15 + "T" * 15 + "R" * 15 + "O" * 6
    assert len(letters(DECK)) == 51


def test_deal_any_card_of_the_deck_may_come_first_as_often_as_there_are_such_cards() -> None:
    state = GAME.setup(2)
    assert may(state) == ["draw V", "draw T", "draw R", "draw O"]
    assert state.odds() == [15, 15, 15, 6]


def test_deal_a_card_dealt_is_no_longer_in_the_pile() -> None:
    assert play(GAME.setup(2), "draw T", "draw O", "draw T").odds() == [15, 13, 15, 5]


def test_deal_when_all_six_oases_are_out_no_other_comes() -> None:
    state = play(GAME.setup(4), *["draw O"] * 6)
    assert may(state) == ["draw V", "draw T", "draw R"]
    assert state.odds() == [15, 15, 15]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_everyone_gets_three_cards_and_the_rest_is_the_pile(players: int) -> None:
    state = play(GAME.setup(players), *["draw V"] * 3 * players)
    assert [letters(hand) for hand in state.hands] == ["VVV"] * players
    assert view(state, 0).pile == 51 - 3 * players


def test_deal_the_first_seat_gets_its_three_cards_first() -> None:
    state = play(GAME.setup(2), *DEAL_FOR_TWO)
    assert [letters(hand) for hand in state.hands] == ["VTR", "VOO"]


def test_first_card_the_next_card_opens_the_square_for_all_to_see() -> None:
    state = play(GAME.setup(2), *DEAL_FOR_TWO, "draw R")
    assert square(state) == ["R .", ". ."]
    assert all(view(state, eye).square[0].top == "treasure" for eye in (0, 1, -2))
    assert view(state, 0).pile == 44


def test_first_card_is_drawn_like_any_other_from_what_is_left() -> None:
    assert play(GAME.setup(2), *DEAL_FOR_TWO).odds() == [13, 14, 14, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_is_anyone_with_the_same_chance(players: int) -> None:
    state = play(GAME.setup(players), *["draw T"] * 3 * players, "draw R")
    assert may(state) == [f"first {seat}" for seat in range(players)]
    assert state.odds() == [1] * players


@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_player_begins_and_the_turn_goes_to_the_left(first: int) -> None:
    state = play(GAME.setup(3), *["draw O", "draw V", "draw V"] * 3, "draw V", f"first {first}")
    order = []
    for _ in range(4):
        order.append(state.to_move())
        play(state, "pass V", "draw T")
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_nobody_but_nature_moves_before_the_first_player_is_known() -> None:
    state = GAME.setup(2)
    for move in [*DEAL_FOR_TWO, "draw R", "first 1"]:
        assert state.to_move() == CHANCE
        play(state, move)
    assert state.to_move() == 1


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_deserto_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(players)
    assert refusal.value.line.args == {"title": "Deserto", "low": 2, "high": 4, "seats": players}


def test_deserto_has_no_options() -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, {"wind": "strong"})
    assert refusal.value.line.args["option"] == "wind"
