"""What the log keeps of a turn: the card that somebody has got, not the drawing before it."""

import pytest

from serai.games.state import CHANCE
from tests.conformance.kept import kept
from tests.conformance.settings import Setting, every_setting

USUAL = [one for one in every_setting() if one.unusual == 0 and one.game.id == "hezar"]


@pytest.mark.parametrize("setting", USUAL, ids=lambda one: one.name)
def test_a_card_drawn_unseen_is_logged_once_when_it_is_turned_over(setting: Setting) -> None:
    lines = kept(setting)
    assert "log-draw-spread" not in [line.text for _, line in lines]
    turned = [line for seat, line in lines if seat == CHANCE and line.text == "log-get"]
    assert turned and all("card" in line.args and "seat" in line.seats for line in turned)
