"""A small phone, upright or lying: the board, what one can do and one's hand at once, with nothing to scroll."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import game_ids
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import at_a_table
from tests.browser.test_aladin import CUT_OFF

SMALL = {"width": 320, "height": 568}
LYING = {"width": 844, "height": 390}
SHORT = {"width": 667, "height": 375}
#: An own palace above four piles is longer than such a phone.
LONG = {"sultaniya"}
#: A hand at Aladin's table is all that its team can buy, too.
LONG_HANDS = {"aladin"}
#: Targets of a finger (WCAG 2.5.8) that are too small, or not wholly on the screen; and words that are not.
MISSED = """() => [
  ...document.querySelectorAll('.gameboard :is(button, .prompt-bar p), .affairs button'),
].flatMap((part) => {
  const { width, height, top, left, right, bottom } = part.getBoundingClientRect();
  const shown = part.checkVisibility({ visibilityProperty: true });
  const small = part.matches('button') && Math.min(width, height) < 24;
  const outside = top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
  const name = part.ariaLabel ?? part.textContent;
  return shown && (small || outside) ? [`${name} ${width} x ${height} at ${left}, ${top}`] : [];
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
        page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
        page.get_by_role("radio", name=language).check(force=True)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", "fr" if language == "Français" else "en")
        for size in (LYING, SHORT) if game in LONG else (SMALL, LYING, SHORT):
            fits(page, size)


@pytest.mark.parametrize("game", sorted(set(game_ids()) - LONG_HANDS))
def test_a_phone_as_a_hand_needs_no_scrolling(visit: OpenPage, game: str) -> None:
    page = at_a_table(visit, game, clock=60, size=SMALL, language="fr-FR", has_touch=True, is_mobile=True)
    page.wait_for_function("() => document.title.startsWith('●')")
    page.goto(f"{page.url}/hand")
    expect(page.get_by_role("timer")).to_be_visible()
    for size in (LYING, SHORT) if game in LONG else (SMALL, LYING, SHORT):
        fits(page, size)


#: Every flight card as if it brought the most there can be: three kinds of stone, one given up, and clouds.
BRING_THE_MOST = """() => document.querySelectorAll('.flights .gains').forEach((gains) => {
  while (gains.children.length < 5) gains.append(gains.querySelector('.gain').cloneNode(true));
})"""


@pytest.mark.parametrize("width", [360, 390, 430])
def test_however_much_a_flight_would_bring_it_is_seen_on_its_card(visit: OpenPage, width: int) -> None:
    page = at_a_table(visit, "aladin", size={"width": width, "height": 800})
    for address in (page.url, f"{page.url}/hand"):
        page.goto(address)
        page.locator(".gains").first.wait_for()
        page.evaluate(BRING_THE_MOST)
        assert page.locator(".gains").first.locator(".gain").count() >= 4
        assert page.evaluate(CUT_OFF) == []


def test_a_tile_taken_up_has_its_words_and_buttons_on_the_screen(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", size=SMALL, language="fr-FR")
    page.locator(".hand button").first.click()
    expect(page.get_by_role("button", name="Montrer cette tuile")).to_be_visible()
    page.locator(".slot.open").first.hover()
    expect(page.locator(".prompt-bar")).to_contain_text(re.compile(r"[+−]\d+ point"))
    for size in (SMALL, LYING):
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
    players, plate = page.locator(".top > ul").bounding_box(), page.locator("header nav").bounding_box()
    assert players and plate
    beside = players["x"] + players["width"] <= plate["x"]
    below = players["y"] >= plate["y"] + plate["height"]
    assert beside or below
    page.wait_for_timeout(500)
    assert page.evaluate("window.widest") <= size["width"]
