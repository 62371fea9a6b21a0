"""Friends at one screen: a curtain falls between their hands."""

from __future__ import annotations

import os
import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import begin, hand, my_turn, set_table, take_turn, the_end

#: A whole game takes some fifty.
LIFTS = 100 if os.environ.get("SERAI_SOAK") == "1" else 8
LIFT = re.compile(r"^I am (.*): continue$")


def test_friends_pass_the_screen_and_never_see_each_others_hands(visit: OpenPage) -> None:
    page = visit("/new/deserto")
    set_table(page, "Aya", "Bo")
    begin(page)
    lifts: list[str] = []
    while len(lifts) < LIFTS and not the_end(page).is_visible():
        lift = page.get_by_role("button", name=LIFT)
        lift.or_(my_turn(page)).or_(the_end(page)).first.wait_for()
        if lift.is_visible():
            assert_nothing_shows(page)
            lifts.append(LIFT.findall(lift.inner_text())[0])
            lift.click()
        elif my_turn(page).is_visible():
            take_turn(page)
    # Two people who take turns: the curtain fell between any two of them.
    assert set(lifts) == {"Aya", "Bo"}
    assert all(one != other for one, other in pairwise(lifts))


def test_whoever_takes_the_screen_sees_the_time_left_before_the_curtain_is_lifted(visit: OpenPage) -> None:
    page = visit("/new/deserto")
    set_table(page, "Aya", "Bo")
    page.get_by_label("Time per move").select_option("1 minute")
    begin(page)
    expect(page.get_by_role("button", name=LIFT)).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile("^(0:5[0-9]|1:00)$"))
    assert_nothing_shows(page)


def assert_nothing_shows(page: Page) -> None:
    """Beneath the curtain there is no hand, not even for those who look into the page itself."""
    assert hand(page) == []
    assert page.locator("[data-anchor^='hand']").count() == 0
    assert "You draw" not in page.locator("main").inner_text()
