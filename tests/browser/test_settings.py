"""Settings in one place, reached from every page, and the keys on “?”."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table, my_turn, speak_french

SMALL_PHONE = {"width": 360, "height": 640}


def pace(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--pace')"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small-phone"])
@pytest.mark.parametrize("path", ["/", "/new/deserto", "/rules/deserto", "/first/deserto", "/about"])
def test_settings_are_reached_from_every_page(visit: OpenPage, path: str, size: dict[str, int]) -> None:
    page = visit(path, size=size)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_what_is_set_holds_at_once_and_after_a_reload(visit: OpenPage) -> None:
    page = visit("/", motion=True)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    check(page)
    dialog.get_by_role("radio", name="Fast").check(force=True)
    assert pace(page) == "0.5"
    dialog.get_by_role("radio", name="Off").check(force=True)
    assert pace(page) == "0"
    dialog.get_by_role("switch", name="Sound on your turn").uncheck()
    dialog.get_by_role("radio", name="Français").check(force=True)
    page.reload()
    assert pace(page) == "0"
    page.get_by_role("button", name="Réglages").click()
    dialog = page.get_by_role("dialog", name="Réglages")
    expect(dialog.get_by_role("radio", name="Aucune")).to_be_checked()
    expect(dialog.get_by_role("switch", name="Son à votre tour")).not_to_be_checked()


def test_full_screen_is_left_by_the_switch_or_otherwise_and_the_switch_says_which(visit: OpenPage) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    full = page.get_by_role("switch", name="Full screen")
    is_full, is_not = (f"() => document.fullscreenElement {sign} null" for sign in ("!==", "==="))
    expect(full).not_to_be_checked()
    full.check()
    page.wait_for_function(is_full)
    expect(full).to_be_checked()
    full.uncheck()
    page.wait_for_function(is_not)
    full.check()
    page.wait_for_function(is_full)
    page.evaluate("document.exitFullscreen()")  # as the browser does on its own keys
    expect(full).not_to_be_checked()


def test_a_browser_that_refuses_full_screen_leaves_the_switch_where_it_was(visit: OpenPage) -> None:
    page = visit("/")
    page.evaluate("() => { Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no')); }")
    page.get_by_role("button", name="Settings").click()
    full = page.get_by_role("switch", name="Full screen")
    full.click()
    expect(full).not_to_be_checked()


def test_reduced_motion_stops_everything_at_once_and_after_a_reload(visit: OpenPage) -> None:
    page = visit("/", motion=True)
    page.get_by_role("button", name="Settings").click()
    reduced = page.get_by_role("switch", name="Reduce motion")
    expect(reduced).not_to_be_checked()
    expect(page.locator("html.still")).to_have_count(0)
    reduced.check()
    for _ in range(2):
        expect(page.locator("html.still")).to_have_count(1)
        assert pace(page) == "0"
        page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(reduced).to_be_checked()
    reduced.uncheck()
    expect(page.locator("html.still")).to_have_count(0)
    assert pace(page) == "1"


def test_sound_is_set_in_one_place(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("tabpanel").get_by_role("link", name="Rules")).to_be_visible()
    expect(page.get_by_text("Sound on your turn")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sound on your turn")).to_have_count(1)


@pytest.mark.parametrize("path", ["/", "/new/deserto"])
def test_the_page_is_described_in_the_language_one_has_chosen(visit: OpenPage, path: str) -> None:
    elsewhere = visit(path, language="fr-FR")
    elsewhere.get_by_role("heading", level=1).wait_for()
    french = elsewhere.locator("meta[name=description]").get_attribute("content") or ""
    page = visit(path)
    description = page.locator("meta[name=description]")
    expect(description).not_to_have_attribute("content", french)
    page.get_by_role("heading", level=1).wait_for()
    speak_french(page)
    expect(description).to_have_attribute("content", french)
    page.reload()
    expect(description).to_have_attribute("content", french)


def test_what_one_has_opened_to_count_cards_is_open_after_a_reload(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    unseen = page.get_by_role("button", name="Unseen cards")
    unseen.click()
    page.reload()
    expect(unseen).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize(
    ("game", "key"),
    [("deserto", "P Pass"), ("hezar", "K Discard nothing"), ("sultaniya", "F Turn the tile over"), ("aladin", "V Go")],
)
def test_a_question_mark_lists_the_keys_of_the_game_one_plays(visit: OpenPage, game: str, key: str) -> None:
    page = at_a_table(visit, game)
    page.locator("[data-event]").wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Ask the coach")
    expect(keys).to_contain_text(key)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(f"{page.url}/replay")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("?")
    expect(keys).to_contain_text("Space Play or pause")
    expect(keys).not_to_contain_text("coach")


@pytest.mark.parametrize("how", ["Escape", "cross", "coach button"])
def test_keys_work_after_the_coach_is_closed(visit: OpenPage, how: str) -> None:
    page = at_a_table(visit, "deserto")
    my_turn(page).wait_for()
    page.keyboard.press("c")
    coach = page.get_by_role("dialog", name="Coach")
    coach.wait_for()
    if how == "Escape":
        page.keyboard.press("Escape")
    elif how == "cross":
        coach.get_by_role("button", name="Close").click()
    else:
        page.get_by_role("button", name="Coach").click()
    expect(coach).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".gameboard :focus")).to_have_count(1)
