"""What a log keeps: a line for what somebody did, not one for each step of it."""

from __future__ import annotations

import pytest

from serai.games.state import CHANCE
from tests.conformance.kept import kept
from tests.conformance.settings import Setting, every_setting

#: Where what is drawn is for one hand; elsewhere nature shows it to all, and it is news.
DRAWN_IN_SECRET = ("deserto", "shahrazad")

wherever_one_draws = pytest.mark.parametrize(
    "setting",
    [one for one in every_setting() if one.unusual == 0 and one.game.id in DRAWN_IN_SECRET],
    ids=lambda one: f"{one.game.id}-{one.name}",
)


@wherever_one_draws
def test_cards_and_tiles_drawn_do_not_fill_the_log(setting: Setting) -> None:
    lines = kept(setting)
    first = next(number for number, (seat, _) in enumerate(lines) if seat != CHANCE)
    after = lines[first:]
    natures = [line.text for seat, line in after if seat == CHANCE]
    assert natures in ([], ["log-first-tile"])  # a second round has a first tile too
    assert not any(line.text == "log-choose" for _, line in after)
