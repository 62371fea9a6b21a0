"""The last step of a turn, and the last turn of a game."""

import pytest

from serai.games.hezar import GAME
from serai.games.hezar.rules import Hezar
from serai.games.state import NOBODY, WATCHER
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
    state = play(lost_with_the_last_card(), "draw M-char")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([], [0, 0])


# --- an empty spread, and lost -------------------------------------------------------------------


def lost_with_the_last_card() -> Hezar:
    """Aladdin is asked for, and the last card of the spread is no landscape of his."""
    return table("A-char", "", sultans="A1", spread="", faces="M-char")


def test_empty_spread_the_draw_comes_from_the_discard() -> None:
    state = table("A-char", "A-land", sultans="A1", spread="", discard="M-char")
    assert may(state) == ["draw discard"]


def test_empty_spread_and_empty_discard_there_is_no_draw() -> None:
    state = table("A-char M-char", "A-land B-char", sultans="A1", spread="", drawn=True)
    play(state, "keep")
    assert state.to_move() == 1 and may(state) == ["discard B-char", "discard A-land", "keep"]
    play(state, "discard A-land")
    assert may(state) == ["draw discard"]
    assert ending(play(state, "draw discard", "tell A-char A-land to A1")) == "end-won"


def test_empty_spread_and_nothing_before_a_player_the_turn_goes_on_to_the_next() -> None:
    state = table("A-char M-char", "", "A-land", sultans="A1", spread="", drawn=True)
    assert play(state, "keep").to_move() == 2


def test_empty_spread_is_one_without_cards_face_up_either() -> None:
    state = table("A-char", "", sultans="A1", spread="", faces="M-char A-land")
    play(state, "draw M-char", "keep")
    assert ending(state) == "" and may(state) == ["draw A-land"]


def test_lost_without_pair_once_the_spread_is_empty() -> None:
    state = lost_with_the_last_card()
    assert ending(state) == ""
    assert ending(play(state, "draw M-char")) == "end-no-pair"
    assert state.to_move() == NOBODY


def test_lost_without_pair_when_the_last_card_is_a_special() -> None:
    state = play(table("A-char", "M-land", sultans="A1", spread="tiger"), "draw spread", "turn tiger")
    assert ending(play(state, "discard A-char", "discard M-land")) == "end-no-pair"


def test_lost_without_pair_when_a_story_takes_what_another_needed() -> None:
    state = table("A-char A-land", "", sultans="A1 any1", spread="", discard="M-char", drawn=True)
    assert ending(play(state, "tell A-char A-land to any1")) == "end-no-pair"


def test_lost_without_pair_when_the_next_sultan_asks_for_what_is_gone() -> None:
    state = table("A-char A-land", "B-char B-land", sultans="A1", pile=1, spread="", discard="M-char", drawn=True)
    assert ending(play(state, "tell A-char A-land to A1", "sultan S1")) == "end-no-pair"


def test_lost_without_pair_not_when_the_next_sultan_asks_for_what_is_there() -> None:
    state = table("A-char A-land", "B-char B-land", sultans="A1", pile=1, spread="", discard="M-char", drawn=True)
    assert ending(play(state, "tell A-char A-land to A1", "sultan B1")) == ""


@pytest.mark.parametrize(
    ("mine", "yours", "discarded"),
    [
        ("A-char", "A-land", ""),
        ("A-char", "", "A-land M-char"),
        ("", "M-land", "A-char A-land"),
        ("sheherazade", "A-land", ""),
        ("A-char", "", "palace"),
        ("sheherazade", "", "palace"),
    ],
)
def test_lost_without_pair_not_while_players_and_discard_hold_one(mine: str, yours: str, discarded: str) -> None:
    state = table(mine, yours, sultans="A1", spread="", faces="S-char", discard=discarded)
    assert ending(play(state, "draw S-char")) == ""


@pytest.mark.parametrize(("mine", "yours"), [("A-char", "B-land"), ("sheherazade", "B-land"), ("B-char", "palace")])
def test_lost_without_pair_of_the_tale_that_is_asked_for(mine: str, yours: str) -> None:
    state = table(mine, yours, sultans="A1", spread="", faces="S-char")
    assert ending(play(state, "draw S-char")) == "end-no-pair"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lost_after_two_rounds_without_a_story(players: int) -> None:
    hands = ["A-char", "A-land", *["B-char"] * (players - 2)]
    state = play(table(*hands, sultans="A1", spread="", faces="M-char"), "draw M-char", "discard M-char")
    for turn in range(2 * players):
        assert ending(state) == "" and GAME.view(state, 0).patience == 2 * players - turn
        play(state, "draw discard", "discard M-char")
    assert ending(state) == "end-two-rounds"


def test_lost_after_two_rounds_counted_from_the_last_story() -> None:
    state = table("A-char A-land", "B-char", "B-land", sultans="A1 B1", spread="", discard="M-char")
    for _ in range(3):
        play(state, "draw discard", "discard M-char")
    play(state, "draw discard", "tell A-char A-land to A1", "discard M-char")
    for _ in range(6):
        assert ending(state) == ""
        play(state, "draw discard", "discard M-char")
    assert ending(state) == "end-two-rounds"


def test_lost_after_two_rounds_even_if_nothing_can_be_drawn() -> None:
    state = table("A-char", "A-land", sultans="A1", spread="", faces="M-char")
    play(state, "draw M-char", "keep", "keep", "keep", "keep")
    assert ending(state) == ""
    assert ending(play(state, "keep")) == "end-two-rounds"


def test_lost_after_two_rounds_not_while_the_spread_has_cards() -> None:
    state = table("A-char", "A-land", sultans="A1", spread="S-char", discard="M-char")
    play(state, *["draw discard", "discard M-char"] * 4)
    assert ending(state) == "" and is_drawing(state)
