"""What a bot points out to those who play with it."""

import pytest

from serai.games.hezar import GAME
from serai.games.hezar.rules import Hezar
from serai.minds.pointing import point
from tests.games.hezar.tables import table


def only_aladdin(pile: int = 0, sultans: str = "A2") -> Hezar:
    """Aladdin is asked for and nothing else; Sinbad lies on the discard, and the Merchant face up."""
    return table("A-char", "A-land", sultans=sultans, pile=pile, discard="S-char", faces="M-land palace A-land")


@pytest.mark.parametrize(
    ("move", "worth"),
    [
        ("draw discard", False),
        ("draw M-land", False),
        ("draw palace", True),
        ("draw A-land", True),
        ("draw spread", True),
    ],
)
def test_no_card_of_a_tale_that_can_never_be_asked_for_again_is_pointed_out(move: str, worth: bool) -> None:
    assert GAME.worth_showing(only_aladdin(), 0, GAME.read(move)) == worth


def test_a_card_is_worth_pointing_out_while_a_sultan_card_to_come_may_ask_for_it() -> None:
    assert GAME.worth_showing(only_aladdin(pile=1, sultans="A2 A1 B1"), 0, GAME.read("draw discard"))
    assert GAME.worth_showing(only_aladdin(sultans="A2 any1"), 0, GAME.read("draw discard"))


def test_a_bot_that_would_pass_a_useless_card_around_says_nothing() -> None:
    """To leave the spread alone may be wise, but nobody could tell what such a hand means."""
    state = table("A-char A-land", "A-char", sultans="A2", discard="S-char", spread="S-land S-land M-char")
    assert point("scholar", "hezar", state, 1, 0, 0.01, 7) in ("", "spread")
    assert point("scholar", "hezar", table("A-char", "", sultans="A2", discard="A-land"), 1, 0, 0.01, 7) == "discard"
