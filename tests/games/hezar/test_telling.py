"""The second step of a turn: a story for the sultan."""

import pytest

from serai.games.hezar import GAME
from serai.games.hezar.view import Sultan
from serai.games.state import CHANCE
from tests.games.hezar.tables import discard, hand, is_drawing, may, play, sultans, table, why_not


def tellings(cards: str, asked: str) -> list[str]:
    """The stories that a player with these cards may tell."""
    return [move for move in may(table(cards, "", sultans=asked, drawn=True)) if move.startswith("tell")]


@pytest.mark.parametrize("tale", "ABMS")
def test_goal_is_a_pair_of_one_tale_for_a_sultan_who_asks_for_it(tale: str) -> None:
    story = f"tell {tale}-char {tale}-land to {tale}1"
    assert tellings(f"{tale}-char {tale}-land", f"{tale}1") == [story]


def test_own_pair_both_cards_lie_before_the_player() -> None:
    state = table("A-char M-char", "A-land", sultans="A1", faces="A-land", discard="A-land", drawn=True)
    assert why_not(state, "tell A-char A-land to A1") == "own-pair"
    state = table("A-land M-char", "A-char", sultans="A1", drawn=True)
    assert why_not(state, "tell A-char A-land to A1") == "own-pair"


def test_own_pair_leaves_the_game_with_its_story() -> None:
    state = play(table("A-char A-land M-char", "", sultans="A1 B1", drawn=True), "tell A-char A-land to A1")
    assert hand(state, 0) == "M-char"
    assert discard(state) == ""


def test_one_tale_makes_a_story() -> None:
    state = table("A-char B-land", "", sultans="A1 B1 any1", drawn=True)
    for sultan in ("A1", "B1", "any1"):
        assert why_not(state, f"tell A-char B-land to {sultan}") == "one-tale"
    assert tellings("A-char A-char B-land", "A2 B2 any1") == []


def test_sheherazade_goes_with_every_landscape() -> None:
    for tale in "ABMS":
        assert tellings(f"sheherazade {tale}-land", "A2 B2 M2 S2") == [f"tell sheherazade {tale}-land to {tale}2"]


def test_sheherazade_is_no_landscape() -> None:
    assert tellings("sheherazade A-char B-char", "A2 B2 any1") == []


def test_palace_goes_with_every_character() -> None:
    for tale in "ABMS":
        assert tellings(f"{tale}-char palace", "A1 B1 M1 S1") == [f"tell {tale}-char palace to {tale}1"]


def test_palace_is_no_character() -> None:
    assert tellings("A-land B-land palace", "A2 B2 any1") == []


def test_both_jokers_are_a_story_of_any_tale() -> None:
    assert tellings("sheherazade palace", "A2 M1 any1") == [
        "tell sheherazade palace to A2",
        "tell sheherazade palace to M1",
        "tell sheherazade palace to any1",
    ]


def test_both_jokers_leave_a_choice_to_whoever_has_a_third_card() -> None:
    assert tellings("sheherazade A-land palace", "A1 B1") == [
        "tell sheherazade A-land to A1",
        "tell sheherazade palace to A1",
        "tell sheherazade palace to B1",
    ]


def test_visible_sultan_cards_alone_take_stories() -> None:
    state = table("A-char A-land", "", sultans="A1 B1 M1", pile=3, drawn=True)
    assert why_not(state, "tell A-char A-land to A2") == "visible-sultan"
    assert why_not(state, "tell A-char A-land to any1") == "visible-sultan"


def test_asked_tale_and_no_other() -> None:
    state = table("A-char A-land palace", "", sultans="A1 B1 B2", drawn=True)
    assert why_not(state, "tell A-char A-land to B1") == "asked-tale"
    assert why_not(state, "tell A-char palace to B2") == "asked-tale"
    assert why_not(state, "tell A-char palace to A1") == ""


@pytest.mark.parametrize(
    "pair", ["A-char A-land", "B-char B-land", "M-char palace", "sheherazade S-land", "sheherazade palace"]
)
def test_any_tale_pleases_the_sultan_who_does_not_mind(pair: str) -> None:
    assert tellings(pair, "any1") == [f"tell {pair} to any1"]


def test_any_tale_but_one_tale_all_the_same() -> None:
    assert tellings("A-char S-land", "any1") == []


def test_two_stories_are_told_before_the_sultan_card_leaves() -> None:
    state = table("A-char A-land", "A-char palace", sultans="A2 B1", faces="M-char", drawn=True)
    play(state, "tell A-char A-land to A2")
    assert sultans(state) == "A2 B1"
    assert GAME.view(state, 0).sultans == [Sultan("aladdin", 2, 1), Sultan("ali-baba", 1, 0), None]
    play(state, "draw M-char", "tell A-char palace to A2")
    assert sultans(state) == "B1"


def test_two_stories_are_of_the_same_tale() -> None:
    state = table("B-char B-land", "", sultans="A2", begun="A2", drawn=True)
    assert why_not(state, "tell B-char B-land to A2") == "asked-tale"


def test_two_stories_of_a_tale_may_be_split_between_two_sultan_cards() -> None:
    assert tellings("A-char A-land", "A2 A1 any1") == [
        "tell A-char A-land to A2",
        "tell A-char A-land to A1",
        "tell A-char A-land to any1",
    ]


def test_next_sultan_is_turned_up_when_one_is_served() -> None:
    state = table("A-char A-land M-char", "", sultans="A1 B1 M1", pile=2, drawn=True)
    play(state, "tell A-char A-land to A1")
    assert state.to_move() == CHANCE
    assert may(state) == [f"sultan {name}" for name in ("A2", "B2", "M2", "S2", "S1", "any1")]
    assert state.odds() == [1] * 6, "nobody knows which of them are in the box"
    play(state, "sultan S2")
    assert sultans(state) == "S2 B1 M1" and state.pile == 1
    assert state.to_move() == 0, "the turn goes on"


def test_next_sultan_takes_the_place_of_the_one_who_was_served() -> None:
    state = table("B-char B-land M-char", "", sultans="A1 B1 M1", pile=2, drawn=True)
    play(state, "tell B-char B-land to B1", "sultan S2")
    assert GAME.view(state, 0).sultans == [Sultan("aladdin", 1), Sultan("sinbad", 2), Sultan("merchant", 1)]


def test_next_sultan_leaves_a_place_empty_when_the_pile_is() -> None:
    state = play(table("B-char B-land", "", sultans="A1 B1 M1", drawn=True), "tell B-char B-land to B1")
    assert GAME.view(state, 0).sultans == [Sultan("aladdin", 1), None, Sultan("merchant", 1)]


def test_next_sultan_does_not_come_from_an_empty_pile() -> None:
    state = play(table("A-char A-land M-char", "", sultans="A1 B1", drawn=True), "tell A-char A-land to A1")
    assert sultans(state) == "B1"
    assert may(state) == ["discard M-char", "keep"]


def test_next_sultan_is_not_turned_up_after_the_first_story_of_two() -> None:
    state = table("A-char A-land M-char", "", sultans="A2 B1 M1", pile=2, drawn=True)
    play(state, "tell A-char A-land to A2")
    assert state.to_move() == 0 and state.pile == 2


def test_one_story_a_turn() -> None:
    state = table("A-char A-land palace", "", sultans="A2 any1", drawn=True)
    play(state, "tell A-char A-land to A2")
    assert why_not(state, "tell A-char A-land to any1") == "one-story"
    assert why_not(state, "tell sheherazade palace to A2") == "one-story"


def test_one_story_is_never_forced() -> None:
    state = play(table("A-char A-land", "", sultans="A1", drawn=True), "keep")
    assert state.to_move() == 1 and hand(state, 0) == "A-char A-land"


def test_one_story_with_the_last_two_cards_ends_the_turn() -> None:
    state = play(table("A-char A-land", "", sultans="A1 B1", drawn=True), "tell A-char A-land to A1")
    assert state.to_move() == 1 and is_drawing(state)
