"""A whole game without touching a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import game_ids
from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, goes_on, hand, shown_event, the_end, wait_until_shown


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(
        page.evaluate(
            "() => { const e = document.activeElement;"
            " return e?.getAttribute('aria-label') ?? e?.textContent?.trim() ?? '' }"
        )
    )


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of that name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if re.search(name, focused(page)):
            return
    raise AssertionError(f"Tab never reaches {name!r}")


def take_turn_by_keys(page: Page) -> None:
    """A number takes a card and leads to its first place, Enter plays; P passes."""
    before = shown_event(page)
    for number, card in enumerate(hand(page), start=1):
        if "cannot be played" in (card.get_attribute("aria-label") or ""):
            continue
        page.keyboard.press(str(number))
        assert re.search(r"You can play the .* here", focused(page)), focused(page)
        page.keyboard.press("Enter")
        break
    else:
        page.keyboard.press("p")
        page.keyboard.press("1")
        assert focused(page) == "Give"
        page.keyboard.press("Enter")
    wait_until_shown(page, before)


def test_a_whole_game_is_played_by_keyboard_alone(visit: OpenPage) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("^Deserto")).wait_for()
    tab_to(page, "^Deserto")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/*")
    page.get_by_label("Name of player 1").wait_for()
    tab_to(page, "Name of player 1")
    page.keyboard.type("Aya")
    tab_to(page, "^Play$")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    while goes_on(page):
        take_turn_by_keys(page)
    expect(the_end(page)).to_be_visible()
    tab_to(page, "Play again")


def test_arrows_walk_over_the_square(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    assert goes_on(page)
    page.keyboard.press("1")
    for _ in range(2):  # from wherever the card could go, up and left is a1
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    walk = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        walk.append(focused(page)[:2])
    assert walk == ["b1", "b2", "a2", "a1"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Put back")).to_be_hidden()


def test_the_focus_can_always_be_seen(visit: OpenPage) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("^Deserto")).wait_for()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue  # past the last one, before the first again
        shown = page.evaluate(
            "() => { const s = getComputedStyle(document.activeElement);"
            " return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 || s.boxShadow !== 'none' }"
        )
        assert shown, focused(page)


#: Keys that make the first move of a game.
MOVES = {"aladin": "2 Enter", "hezar": "s", "shahrazad": "1 Enter", "sultaniya": "1 Enter"}


@pytest.mark.parametrize("game", game_ids())
def test_whoever_plays_by_keys_is_led_to_something_to_choose_when_their_turn_comes(visit: OpenPage, game: str) -> None:
    page = at_a_table(visit, game)
    expect(page).to_have_title(re.compile("^●"))
    before = shown_event(page)
    if game in MOVES:
        page.locator(".gameboard .asked").first.wait_for()
        for key in MOVES[game].split():
            page.keyboard.press(key)
            page.wait_for_timeout(100)
        wait_until_shown(page, before)
    else:
        take_turn_by_keys(page)
    expect(page).to_have_title(re.compile("^●"))
    expect(page.locator(".gameboard :focus")).to_have_count(1)
