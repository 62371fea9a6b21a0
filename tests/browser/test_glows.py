"""What is asked for has a halo; what else can be done has a line around it, and no halo."""

from __future__ import annotations

import pytest

from serai.games.game import game_ids
from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table
from tests.browser.turns import TAKE_TURN

#: How many things of a class are seen on the board, and how many of those have a halo.
COUNT = """kind => {
  const seen = [...document.querySelectorAll(`.gameboard ${kind}`)].filter((one) => one.checkVisibility());
  const haloed = seen.filter((one) => getComputedStyle(one, '::after').boxShadow !== 'none');
  return [seen.length, haloed.length];
}"""


@pytest.mark.parametrize("game", game_ids())
def test_what_is_asked_for_glows_and_what_else_can_be_done_does_not(visit: OpenPage, game: str) -> None:
    page = at_a_table(visit, game)
    for _ in range(5):
        page.wait_for_function("() => document.title.startsWith('●')", polling=20)
        page.mouse.move(0, 0)
        onward = page.get_by_role("button", name="Continue")  # where something is to be read first
        page.locator(".gameboard :is(.asked, .can)").or_(onward).first.wait_for()
        if onward.is_visible():
            onward.press("Enter")
            onward.wait_for(state="hidden")
            continue
        asked, haloed = page.evaluate(COUNT, ".asked")
        able, wrong = page.evaluate(COUNT, ".can")
        assert asked + able > 0, "nothing says what can be done"
        assert haloed == asked
        assert wrong == 0
        TAKE_TURN[game](page)
