"""What a practised player of Hezār-o yek šab sees at first sight."""

from functools import partial

import pytest

from serai.games.dice import Dice
from serai.games.hezar import GAME
from serai.games.hezar.rules import Hezar
from serai.games.state import NOBODY
from serai.texts import LANGUAGES
from tests.conformance.texts import messages
from tests.games import first_sight
from tests.games.hezar.tables import play, table

hunches, favourite = partial(first_sight.hunches, GAME), partial(first_sight.favourite, GAME)


def weighed(state: Hezar) -> dict[str, float]:
    return dict(zip(GAME.weighed, GAME.judge.look(state, 0), strict=True))


def test_a_card_that_makes_a_story_is_taken_from_wherever_it_lies() -> None:
    assert favourite(table("A-char", "B-land", sultans="A2 B1", discard="A-land")) == "draw discard"
    assert (
        favourite(table("A-char", "B-land", sultans="A2 B1", discard="M-char", faces="A-land M-land")) == "draw A-land"
    )


def test_a_useless_discard_is_left_where_the_spread_promises_a_story() -> None:
    promising = table(
        "A-char B-char", "A-char B-land", sultans="A2 B1", discard="M-land", spread="A-land A-land B-land"
    )
    assert favourite(promising) == "draw spread"


def test_a_story_is_told_when_it_can_be() -> None:
    assert favourite(table("A-char A-land B-char", "", sultans="A2 B1", drawn=True)) == "tell A-char A-land to A2"


def test_a_joker_is_spared_where_the_card_itself_is_there() -> None:
    told = favourite(table("A-char A-land palace", "", sultans="A2 B1", drawn=True))
    assert told == "tell A-char A-land to A2"


def test_the_sultan_of_any_tale_is_kept_for_a_tale_that_nobody_asks_for() -> None:
    both = hunches(table("A-char A-land", "", sultans="A1 any1", drawn=True))
    assert both["tell A-char A-land to A1"] > both["tell A-char A-land to any1"]


def test_what_nobody_asks_for_goes_first() -> None:
    assert favourite(table("A-char B-land M-land", "", sultans="A2 B1", drawn=True)) == "discard M-land"


def test_half_a_story_goes_to_the_next_player_who_has_the_other_half() -> None:
    given = favourite(table("A-char B-char A-char", "B-land", sultans="A2 B1", drawn=True))
    assert given == "discard B-char"


def test_the_tiger_does_not_get_a_joker() -> None:
    state = play(table("sheherazade M-land", "A-char", sultans="A2 B1"), "draw spread", "turn tiger")
    assert favourite(state) == "discard M-land"


def test_practised_players_mostly_win_where_random_ones_never_do() -> None:
    won = 0.0
    for seed in range(20):
        state = GAME.setup(2, {"difficulty": "9"})
        GAME.judge.look_ahead(state, Dice(seed))
        assert state.to_move() == NOBODY
        won += state.results()[0]
    assert won >= 14


def test_a_win_is_worth_all_and_a_lost_game_the_more_the_more_stories_were_told() -> None:
    none, one = (table("A-char", "", sultans="A2", begun=begun, spread="", discard="M-char") for begun in ("", "A2"))
    lost = [GAME.judge.worth(play(state, *["draw discard", "discard M-char"] * 4)) for state in (none, one)]
    assert none.to_move() == one.to_move() == NOBODY
    won = GAME.judge.worth(play(table("A-char A-land", "", sultans="A1", drawn=True), "tell A-char A-land to A1"))
    assert [0.0, 0.0] == lost[0] < lost[1] < won == [1.0, 1.0]


def test_what_a_position_holds() -> None:
    state = table("A-char palace", "B-land A-char", "B-char", sultans="A2 B1", discard="A-land M-land B-char")
    assert weighed(state) == {
        "stories": 0.0,
        "ready": 1.0,  # Aladdin in the Palace
        "fitting": 4.0,
        "jokers": 1.0,
        "offered": 1.0,  # Ali Baba, for the next player
        "buried": 1.0,  # a landscape of Aladdin
    }


def test_no_more_cards_fit_than_stories_are_asked_for() -> None:
    assert weighed(table("A-char A-char", "A-char", sultans="A2", begun="A2"))["fitting"] == 1.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_weighed_has_a_name(language: str) -> None:
    assert {f"weighs-{id}" for id in GAME.weighed} <= set(messages("hezar", language))
