"""A move is taken back, if those whom it touches agree: at the table, and on phones beside a shared screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import gather, shown_event, table_of, wait_until_shown
from tests.browser.turns import has_turn

PLACES = {
    "the table": ("", DESKTOP),
    "phones": ("/hand", PHONE),
    "small phones": ("/hand", {"width": 320, "height": 568}),
}
WAITING = re.compile("^Waiting for .* to agree")


def take_from_the_discard_and_leave_it(page: Page) -> None:
    """A turn in which nobody sees anything new, so that all of it can be taken back."""
    before = shown_event(page)
    page.get_by_role("button", name=re.compile("Take it")).last.click()
    wait_until_shown(page, before)
    page.get_by_role("group", name="Your cards").get_by_role("button").last.click()
    page.get_by_role("button", name="Discard", exact=True).click()
    wait_until_shown(page, before + 1)


def height_of_board(page: Page) -> float:
    box = page.locator(".gameboard").bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize("place", PLACES)
def test_a_turn_is_taken_back_once_the_other_agrees(visit: OpenPage, place: str) -> None:
    path, size = PLACES[place]
    pages = gather(visit, "hezar", "Shahrazad", "Dunyazad", size=size)
    for page in pages:
        page.goto(f"/t/{table_of(page)}{path}")
        page.locator(".gameboard").wait_for()
    while not any(has_turn(page) for page in pages):
        pages[0].wait_for_timeout(20)
    mover, other = sorted(pages, key=has_turn, reverse=True)
    take_from_the_discard_and_leave_it(mover)
    expect(other).to_have_title(re.compile("^●"))
    height = height_of_board(other)
    for agrees in (False, True):
        mover.get_by_role("button", name="Undo my move", exact=True).click()
        expect(mover.get_by_text(WAITING)).to_be_visible()
        asked = other.get_by_role("group", name="Undo my move")
        expect(asked).to_contain_text("asks to undo a move.")
        assert height_of_board(other) == height, "the question makes no room for itself"
        check(other)
        asked.get_by_role("button", name="Agree" if agrees else "Refuse").click()
        expect(mover.get_by_text(WAITING)).to_be_hidden()
        expect(mover if agrees else other).to_have_title(re.compile("^●"))
        expect(other if agrees else mover).to_have_title(re.compile("^[^●]"))
