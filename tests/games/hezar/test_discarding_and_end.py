"""The last step of a turn, and the last turn of a game."""

import pytest

from serai.games.hezar import GAME
from serai.games.hezar.rules import Hezar
from serai.games.state import WATCHER
from tests.games.hezar.tables import discard, ending, hand, is_drawing, may, play, sultans, table, why_not


def test_hand_limit_is_two_at_the_end_of_a_turn() -> None:
    state = table("A-char B-char M-char", "", drawn=True)
    assert why_not(state, "keep") == "hand-limit"
    assert may(state) == ["discard A-char", "discard B-char", "discard M-char"]
    play(state, "discard B-char")
    assert hand(state, 0) == "A-char M-char" and discard(state) == "B-char"


def test_hand_limit_counts_cards_of_the_same_kind() -> None:
    assert may(table("A-char A-char A-char", "", drawn=True)) == ["discard A-char"]


@pytest.mark.parametrize("cards", ["A-char", "A-char B-land"])
def test_may_discard_with_two_cards_or_one(cards: str) -> None:
    assert may(table(cards, "", sultans="A1", drawn=True)) == [*(f"discard {card}" for card in cards.split()), "keep"]


def test_may_discard_what_the_next_player_needs() -> None:
    state = table("A-char M-char", "A-land", sultans="A1 B1", drawn=True)
    play(state, "discard A-char", "draw discard", "tell A-char A-land to A1")
    assert sultans(state) == "B1"


def test_may_discard_and_see_whether_it_helps_the_next_player() -> None:
    state = table("A-char M-char", "A-land", sultans="A1 B1", drawn=True)
    helps = {move: GAME.foresee(state, 0, GAME.read(move)).useful for move in ("discard A-char", "discard M-char")}
    assert helps == {"discard A-char": 1, "discard M-char": 0}


def test_may_discard_after_a_story_too() -> None:
    state = play(table("A-char A-land M-char", "", drawn=True), "tell A-char A-land to A2")
    assert may(state) == ["discard M-char", "keep"]


def test_discard_own_cards_only() -> None:
    assert why_not(table("A-char", "B-char", drawn=True), "discard B-char") == "discard-own"


# --- what is known -------------------------------------------------------------------------------


def test_known_to_all_is_the_same_for_every_seat_and_for_watchers() -> None:
    state = table("A-char", "B-land palace", discard="S-char M-land", faces="M-char")
    views = [GAME.view(state, eye) for eye in (0, 1, WATCHER)]
    assert views[0] == views[1] == views[2]
    assert views[0].hands == [["aladdin-character"], ["ali-baba-landscape", "palace"]]
    assert views[0].discard == ["sinbad-character", "merchant-landscape"], "the top comes last"
    assert views[0].faces == ["merchant-character"]


def test_known_to_all_is_how_many_of_each_card_are_left_but_not_their_order() -> None:
    view = GAME.view(table("A-char A-char", "palace"), 0)
    left = {entry.card: entry.count for entry in view.spread_cards}
    assert left["aladdin-character"] == 3 and left["tiger"] == 2 and "palace" not in left
    assert sum(left.values()) == view.spread == 43


def test_known_to_all_is_how_many_cards_of_the_spread_would_make_a_story() -> None:
    state = table("A-char", "", sultans="A1 B1")
    foreseen = GAME.foresee(state, 0, GAME.read("draw spread"))
    assert (foreseen.useful, foreseen.cards) == (6, 45), "five landscapes of Aladdin and the Palace"


# --- won -----------------------------------------------------------------------------------------


def test_won_when_the_last_sultan_card_is_served() -> None:
    state = table("A-char A-land", "", "", sultans="A1", drawn=True)
    assert GAME.foresee(state, 0, GAME.read("tell A-char A-land to A1")).wins
    play(state, "tell A-char A-land to A1")
    assert ending(state) == "end-won"
    assert state.results() == [1.0, 1.0, 1.0]


def test_won_at_once_even_with_cards_in_hand() -> None:
    state = play(table("A-char A-land M-char", "", sultans="any1", drawn=True), "tell A-char A-land to any1")
    assert ending(state) == "end-won"


def test_won_even_with_an_empty_spread() -> None:
    state = table("A-char A-land", "", sultans="A2", begun="A2", spread="", discard="M-char", drawn=True)
    assert ending(play(state, "tell A-char A-land to A2")) == "end-won"


@pytest.mark.parametrize(("asked", "begun", "pile"), [("A2", "", 0), ("A1 B1", "", 0), ("A1 B1 M1", "", 1)])
def test_won_not_before_every_sultan_card_of_the_pile_is_served(asked: str, begun: str, pile: int) -> None:
    state = table("A-char A-land", "", sultans=asked, begun=begun, pile=pile, drawn=True)
    story = f"tell A-char A-land to {asked[:2]}"
    assert not GAME.foresee(state, 0, GAME.read(story)).wins
    assert ending(play(state, story)) == ""


def test_together_everyone_wins() -> None:
    state = play(table("A-char A-land", "", "", sultans="A1", drawn=True), "tell A-char A-land to A1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0, 1, 2], [1, 1, 1])


def test_together_everyone_loses() -> None:
    state = in_vain(the_spread_is_empty(2), 4)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([], [0, 0])


# --- an empty spread, and lost -------------------------------------------------------------------


def the_spread_is_empty(players: int) -> Hezar:
    """Aladdin is asked for; two players have one half of his story each, and all have room for another card."""
    hands = ["A-char", "A-land", *["B-char"] * (players - 2)]
    return table(*hands, sultans="A1", spread="", discard="M-char")


def in_vain(state: Hezar, turns: int) -> Hezar:
    """Turns in which the Merchant is taken from the discard and put back."""
    return play(state, *["draw discard", "discard M-char"] * turns)


def test_empty_spread_the_draw_comes_from_the_discard() -> None:
    assert may(the_spread_is_empty(2)) == ["draw discard"]


def test_empty_spread_is_one_without_cards_face_up_either() -> None:
    state = table("A-char", "", sultans="A1", spread="", faces="M-char A-land")
    play(state, "draw M-char", "keep")
    assert "draw A-land" in may(state)
    assert GAME.view(state, 0).patience == 4, "no turn has been in vain"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lost_after_two_rounds_without_a_story_and_with_the_discard_as_high(players: int) -> None:
    state = the_spread_is_empty(players)
    for turn in range(2 * players):
        left = GAME.view(state, 0).patience
        assert ending(state) == "" and left == 2 * players - turn
        play(state, "draw discard")
        assert GAME.view(state, 0).patience == left, "the turn goes on"
        play(state, "discard M-char")
    assert ending(state) == "end-lost" and GAME.view(state, 0).patience == 0


def test_lost_counts_anew_from_a_story() -> None:
    state = table("A-char A-land", "B-char", "B-land", sultans="A1 B1", spread="", discard="M-char")
    in_vain(state, 3)
    play(state, "draw discard", "tell A-char A-land to A1", "discard M-char")
    assert GAME.view(state, 0).patience == 6
    assert ending(in_vain(state, 5)) == ""
    assert ending(in_vain(state, 1)) == "end-lost"


def test_lost_counts_anew_when_the_discard_shrinks() -> None:
    state = in_vain(the_spread_is_empty(2), 3)
    play(state, "draw discard", "keep")
    assert GAME.view(state, 0).patience == 4, "there is a new card on top"
    top = discard(state).split()[-1]
    play(state, *["draw discard", f"discard {top}"] * 3)
    assert ending(state) == ""
    assert ending(play(state, "draw discard", f"discard {top}")) == "end-lost"


def test_lost_not_while_the_spread_has_cards() -> None:
    state = table("A-char", "A-land", sultans="A1", spread="S-char", discard="M-char")
    in_vain(state, 4)
    assert ending(state) == "" and is_drawing(state)


def test_lost_counts_from_the_turn_after_the_last_card_of_the_spread() -> None:
    state = table("A-char", "A-land", sultans="A1", spread="tiger", discard="S-char M-char")
    in_vain(state, 3)
    play(state, "draw spread", "turn tiger", "discard A-land", "discard A-char")
    assert (GAME.view(state, 0).circles, GAME.view(state, 0).patience) == (4, 4)
    assert ending(play(state, *["draw discard", "discard A-char"] * 3)) == ""
    assert ending(play(state, "draw discard", "discard A-char")) == "end-lost"
