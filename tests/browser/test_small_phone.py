"""A small phone, upright or lying: the board, what one can do and one's hand at once, with nothing to scroll."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import game_ids
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import at_a_table

SMALL = {"width": 320, "height": 568}
LYING = {"width": 844, "height": 390}
#: An own palace above four piles is longer than such a phone.
LONG = {"sultaniya"}
#: Targets of a finger (WCAG 2.5.8), and whether they are on the screen.
MISSED = """() => [...document.querySelectorAll('.gameboard button')].flatMap((button) => {
  const { width, height, top, left, right, bottom } = button.getBoundingClientRect();
  const shown = button.checkVisibility({ visibilityProperty: true });
  const misses = Math.min(width, height) < 24 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
  return shown && misses ? [`${button.ariaLabel ?? button.textContent} ${width} x ${height} at ${left}, ${top}`] : [];
})"""


def fits(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.wait_for_function(f"() => innerWidth === {size['width']}")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page is longer than the screen"
    assert page.evaluate(MISSED) == []


@pytest.mark.parametrize("game", game_ids())
def test_a_game_needs_no_scrolling(visit: OpenPage, game: str) -> None:
    page = at_a_table(visit, game, size=SMALL, has_touch=True, is_mobile=True)
    page.wait_for_function("() => document.title.startsWith('●')")
    for language in ("English", "Français"):
        page.get_by_role("button", name=re.compile(language)).click()
        expect(page.locator("html")).to_have_attribute("lang", "fr" if language == "Français" else "en")
        for size in (LYING,) if game in LONG else (SMALL, LYING):
            fits(page, size)


#: How wide the page was at the widest, from now on.
WIDEST = """() => {
  window.widest = 0;
  const look = () => {
    window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_while_things_move_the_page_stays_as_wide_as_the_phone(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "aladin", size=size, motion=True)
    skip = page.locator(".affairs").get_by_role("button", name="Skip ahead")
    page.evaluate(WIDEST)
    while not skip.is_visible():  # what takes its time can be skipped
        choices = page.locator(".choice:enabled")
        if choices.count():
            choices.last.press("Enter")
        page.wait_for_timeout(100)
    page.wait_for_timeout(500)
    assert page.evaluate("window.widest") <= size["width"]
