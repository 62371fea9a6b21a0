"""A shared screen shows the table with nothing secret; each player's phone shows their hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import check
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import at_a_table, hand, my_turn, play_together_to_the_end, set_table, take_seat, the_end


def sit_down(phone: Page, name: str) -> None:
    """On a phone that has photographed the square: take the first free seat."""
    take_seat(phone, name)
    expect(phone.get_by_text("At this screen")).to_be_visible()


def test_two_phones_play_a_whole_game_beside_a_shared_screen(visit: OpenPage) -> None:
    screen = visit("/new/deserto", size={"width": 1920, "height": 1080})
    set_table(screen, "Aya", "Guest")
    screen.get_by_role("button", name="Shared screen, phones as hands").click()
    screen.wait_for_url("**/t/*/screen")
    expect(screen.get_by_role("img", name="The link as a QR code")).to_be_visible()
    check(screen)
    table = screen.url.removesuffix("/screen").rpartition("/")[2]
    aya, bo = (visit(f"/t/{table}/hand", size=PHONE, has_touch=True, is_mobile=True) for _ in range(2))
    sit_down(aya, "Aya")
    sit_down(bo, "Bo")
    expect(screen.get_by_text("Everyone is here")).to_be_visible()
    aya.get_by_role("button", name="Start the game").click()
    expect(aya.get_by_role("region", name="The hand of Aya")).to_be_visible()
    check(aya)
    assert hand(screen) == []
    play_together_to_the_end(aya, bo)
    expect(the_end(screen)).to_be_visible()
    assert hand(screen) == []
    check(screen)
    aya.get_by_role("button", name="Play again").click()
    aya.wait_for_url(re.compile(f"/t/(?!{table}).*/hand$"))
    screen.get_by_role("link", name="To the next game").click()
    screen.wait_for_url(re.compile(f"/t/(?!{table}).*/screen$"))


def test_a_screen_shows_nothing_secret_even_in_the_browser_of_a_player(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    my_turn(page).wait_for()
    page.goto(f"{page.url}/screen")
    expect(page.locator("[data-event]")).to_be_visible()
    assert hand(page) == []
    expect(my_turn(page)).to_be_hidden()
