"""Replays: as fast as wished, turn by turn, by anyone's eyes after the end, and linked to a move."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import apart, at_a_table, goes_on, hand, leave_to_bots, my_turn, take_turn, the_end


def replay_of_a_game(visit: OpenPage, size: dict[str, int] = DESKTOP) -> Page:
    page = at_a_table(visit, "deserto", size=size)
    assert goes_on(page)
    leave_to_bots(page)
    the_end(page).wait_for(timeout=90_000)  # bots play a whole game first
    page.goto(f"{page.url}/replay")
    page.get_by_role("slider").wait_for()
    return page


def test_a_replay_goes_at_the_speed_one_chooses_and_from_turn_to_turn(visit: OpenPage) -> None:
    page = replay_of_a_game(visit)
    slider = page.get_by_role("slider")
    page.keyboard.press("Home")
    page.get_by_role("combobox", name="Steps per second").select_option(label="4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(re.compile(r"^([6-9]|\d\d)$"), timeout=4_000)  # at one step a second it takes 6 s
    page.get_by_role("button", name="Pause").click()
    here = page.get_by_role("list", name="Log").locator("[aria-current=step]")
    page.keyboard.press("Home")
    movers = []
    for _ in range(4):
        page.get_by_role("button", name="Next turn").click()
        movers.append(here.inner_text().split()[0])
    assert all(one != other for one, other in pairwise(movers)), movers
    before = slider.input_value()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(before)


def test_the_log_tells_a_turn_in_one_line_at_the_table_and_in_the_replay(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    for _ in range(3):
        assert goes_on(page)
        take_turn(page)
    assert goes_on(page)
    draws = re.compile("You draw|draws a")
    here = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(here.filter(has_text=re.compile("You (play|pass)"))).to_have_count(3)
    expect(here.filter(has_text=draws)).to_have_count(1)
    expect(here.last).to_have_text(draws)  # while it is news
    page.goto(f"{page.url}/replay")
    there = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(there.filter(has_text=draws)).to_have_count(1)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("Home")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[aria-current=step]")).to_have_count(1)  # what is not told belongs to the line before


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_looking_back_at_the_table_covers_nobodys_hand(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "deserto", bots=3, size=size)
    assert goes_on(page)
    if size == PHONE:
        page.get_by_role("tab", name="Log").click()
    page.get_by_title("See this moment").last.click()
    if size == PHONE:
        page.get_by_role("tab", name="Log").click()  # folded again
    bar = page.locator("div", has=page.get_by_role("slider")).last
    own = page.get_by_role("group", name=re.compile("hand"))
    for cards in [own, *page.locator(".seat-place").all()]:
        assert apart(bar, cards) > 0
    page.get_by_role("button", name="Back to now").click()
    expect(my_turn(page)).to_be_visible()


def test_a_link_leads_to_a_move(visit: OpenPage) -> None:
    page = replay_of_a_game(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.keyboard.press("Home")
    for _ in range(16):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Copy a link to this move").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/t/\w+/replay\?at=17$", link)
    friend = visit(link)
    expect(friend.get_by_role("slider")).to_have_value("16")
    friend.goto(link.replace("at=17", "at=9999"))
    slider = friend.get_by_role("slider")
    expect(slider).to_have_value(slider.get_attribute("max") or "")


def test_after_the_end_every_hand_can_be_looked_at(visit: OpenPage) -> None:
    page = replay_of_a_game(visit)
    eyes = page.get_by_role("group", name="Seen by")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Next turn").click()
    eyes.get_by_role("button", name="a spectator").click()
    expect(eyes.get_by_role("button", name="a spectator")).to_have_attribute("aria-pressed", "true")
    assert hand(page) == []
    for seat in (1, 2):
        eye = eyes.get_by_role("button").nth(seat)
        eye.click()
        expect(eye).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("group", name=re.compile("hand"))).to_be_visible()


def test_on_a_phone_the_controls_never_lie_on_the_board(visit: OpenPage) -> None:
    page = replay_of_a_game(visit, PHONE)
    for where in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {where})")
        controls = page.get_by_role("slider").locator("xpath=ancestor::div[contains(@class, 'panel')]").bounding_box()
        stage = page.locator(".board-stage").bounding_box()
        assert controls and stage
        assert controls["y"] + controls["height"] <= stage["y"] + 1
