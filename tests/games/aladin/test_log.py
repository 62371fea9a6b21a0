"""What the log keeps of a round: every card once."""

import pytest

from tests.conformance.kept import kept
from tests.conformance.settings import Setting, every_setting

ROUNDS = 8
USUAL = [one for one in every_setting() if one.unusual == 0 and one.game.id == "aladin"]


@pytest.mark.parametrize("setting", USUAL, ids=lambda one: one.name)
def test_votes_are_logged_once_when_they_are_turned_over(setting: Setting) -> None:
    told = [line.text for _, line in kept(setting)]
    assert "log-vote" not in told and "log-vizier" not in told
    assert told.count("log-show-vizier") == ROUNDS
    # Whoever is alone in a team plays two cards while it flies.
    assert told.count("log-show-vote") >= ROUNDS * setting.seats
