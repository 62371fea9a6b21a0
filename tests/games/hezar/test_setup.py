"""The cards, and the table before the first turn."""

from collections import Counter

import pytest

from serai.games.game import BadSetup
from serai.games.hezar import CARD_NAMES, GAME, SULTAN_NAMES
from serai.games.hezar.rules import ALL_STORIES, COPIES, DECK, Hezar, size, stories_asked
from serai.games.state import CHANCE
from tests.games.hezar.tables import discard, face_down, hand, is_drawing, may, names, play, sultans

CALLED = ["sultan A2", "sultan any1", "sultan S1"]
for_every_difficulty = pytest.mark.parametrize("difficulty", [6, 7, 8, 9])
for_every_company = pytest.mark.parametrize("players", [2, 3, 4])


def before_the_deal(players: int = 2) -> Hezar:
    return play(GAME.setup(players), *CALLED)


def test_goal_is_thirteen_stories_at_most() -> None:
    assert sum(stories_asked(sultan) for sultan in range(9)) == ALL_STORIES == 13


def test_sultan_cards_are_nine_two_for_each_tale_and_one_for_any() -> None:
    asked = {name: stories_asked(sultan) for sultan, name in enumerate(SULTAN_NAMES)}
    assert asked == {"A2": 2, "B2": 2, "M2": 2, "S2": 2, "A1": 1, "B1": 1, "M1": 1, "S1": 1, "any1": 1}


def test_tale_cards_are_forty_six_by_kind() -> None:
    assert Counter(names(DECK).split()) == {
        **dict.fromkeys(["A-char", "B-char", "M-char", "S-char", "A-land", "B-land", "M-land", "S-land"], 5),
        **{"sheherazade": 1, "palace": 1, "tiger": 2, "book": 2},
    }
    assert size(DECK) == sum(COPIES) == 46
    assert len(SULTAN_NAMES) + sum(COPIES) == 55, "as the lid says"


def test_sultan_cards_are_each_as_likely_to_be_turned_up() -> None:
    state = GAME.setup(2)
    assert (state.moves(CHANCE), state.odds()) == ([GAME.read(f"sultan {name}") for name in SULTAN_NAMES], [1] * 9)
    play(state, "sultan M2")
    assert "sultan M2" not in may(state) and state.odds() == [1] * 8


@for_every_difficulty
def test_difficulty_is_how_many_sultan_cards_there_are_to_serve(difficulty: int) -> None:
    state = play(GAME.setup(2, {"difficulty": str(difficulty)}), *CALLED)
    assert sultans(state) == "A2 S1 any1"
    assert state.pile == difficulty - 3
    assert GAME.view(state, 0).sultan_pile == difficulty - 3


@for_every_difficulty
def test_difficulty_leaves_the_other_sultan_cards_unknown_in_the_box(difficulty: int) -> None:
    view = GAME.view(play(GAME.setup(2, {"difficulty": str(difficulty)}), *CALLED), 0)
    assert len(view.sultans_unseen) == 6, "any of them may be in the pile"
    assert len(view.sultans_unseen) - view.sultan_pile == 9 - difficulty, "so many are in the box"


def test_difficulty_is_six_unless_another_is_chosen() -> None:
    assert GAME.setup(2).key() == GAME.setup(2, {"difficulty": "6"}).key()


@pytest.mark.parametrize("wrong", ["5", "10", "hard"])
def test_difficulty_is_six_to_nine_and_nothing_else(wrong: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, {"difficulty": wrong})
    assert refusal.value.line.args == {"option": "difficulty", "value": wrong, "values": "6, 7, 8, 9"}


@pytest.mark.parametrize("players", [1, 5])
def test_together_two_to_four_play(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(players)
    assert (refusal.value.line.args["low"], refusal.value.line.args["high"]) == (2, 4)


@for_every_company
def test_deal_gives_two_cards_to_everyone_and_one_to_the_discard(players: int) -> None:
    state = play(before_the_deal(players), *["turn A-char", "turn B-land"] * players, "turn palace")
    assert [hand(state, seat) for seat in range(players)] == ["A-char B-land"] * players
    assert discard(state) == "palace"
    assert face_down(state) == 46 - 2 * players - 1


def test_deal_draws_each_card_as_often_as_it_is_in_the_spread() -> None:
    state = play(before_the_deal(), "turn A-char", "turn A-char")
    assert dict(zip(may(state), state.odds(), strict=True)) == {
        f"turn {name}": copies - (2 if name == "A-char" else 0) for name, copies in zip(CARD_NAMES, COPIES, strict=True)
    }


@pytest.mark.parametrize("special", ["tiger", "book"])
def test_special_in_setup_goes_back_and_another_card_is_drawn(special: str) -> None:
    state = play(before_the_deal(), "turn A-char")
    before = state.key()
    assert play(state, f"turn {special}").key() == before, "nothing has happened, and nobody has it"
    play(state, "turn B-char", "turn M-char", f"turn {special}", f"turn {special}", "turn S-char")
    assert [hand(state, seat) for seat in (0, 1)] == ["A-char B-char", "M-char S-char"]


@pytest.mark.parametrize("special", ["tiger", "book"])
def test_special_in_setup_does_not_open_the_discard(special: str) -> None:
    state = play(before_the_deal(), *["turn A-char"] * 4, f"turn {special}")
    assert discard(state) == ""
    play(state, "turn palace", "first 0")
    assert discard(state) == "palace"
    assert names(state.down).split().count(special) == 2


@for_every_company
def test_first_player_is_drawn_at_random(players: int) -> None:
    state = play(before_the_deal(players), *["turn A-char", "turn B-land"] * players, "turn palace")
    assert (may(state), state.odds()) == ([f"first {seat}" for seat in range(players)], [1] * players)
    play(state, f"first {players - 1}")
    assert state.to_move() == players - 1 and is_drawing(state)
