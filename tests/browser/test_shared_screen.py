"""A shared screen shows the table with nothing secret; each player's phone shows their hand."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import game_ids
from serai.games.state import WATCHER
from tests.browser.axe import check
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import (
    at_a_table,
    hand,
    my_turn,
    on_the_network,
    pull_up,
    set_table,
    shown_event,
    table_of,
    take_seat,
    wait_until_shown,
)
from tests.browser.test_aladin import go_on, open_choices, vote_until_all_lie_open
from tests.browser.turns import play_together_to_the_end, take_turns


def sit_down(phone: Page, name: str) -> None:
    """On a phone that has photographed the square: take the first free seat."""
    take_seat(phone, name)
    expect(phone.get_by_text("At this screen")).to_be_visible()


def told_for(page: Page) -> set[int]:
    """For whose eyes the house has told this page anything, from now on."""
    eyes: set[int] = set()

    def note(frame: str | bytes) -> None:
        eyes.update(eye["seat"] for eye in json.loads(frame).get("eyes") or [])

    page.on("websocket", lambda line: line.on("framereceived", note))
    return eyes


def set_screen(visit: OpenPage, game: str, motion: bool = False) -> Page:
    """A large screen that shows the table, and the square that leads phones to it."""
    screen = visit("/api/me", size={"width": 1920, "height": 1080}, motion=motion)
    on_the_network(screen)
    screen.goto(f"/new/{game}")
    set_table(screen, "Aya", "Guest")
    screen.get_by_role("button", name="Shared screen, cards on phones").click()
    screen.wait_for_url("**/t/*/screen")
    expect(screen.get_by_role("img", name="QR code of the link")).to_be_visible()
    return screen


def join(visit: OpenPage, screen: Page) -> tuple[Page, Page]:
    """Two phones come to a shared screen, and the game begins."""
    address = f"/t/{table_of(screen)}/hand"
    aya, bo = (visit(address, size=PHONE, has_touch=True, is_mobile=True) for _ in range(2))
    sit_down(aya, "Aya")
    sit_down(bo, "Bo")
    expect(screen.get_by_text("Everyone is here")).to_be_visible()
    aya.get_by_role("button", name="Start the game").click()
    expect(aya.get_by_role("region", name="Aya’s hand")).to_be_visible()
    return aya, bo


def test_two_phones_play_a_whole_game_beside_a_shared_screen(visit: OpenPage) -> None:
    screen = set_screen(visit, "deserto")
    check(screen)
    table = table_of(screen)
    aya, bo = join(visit, screen)
    play_together_to_the_end("deserto", aya, bo)
    expect(screen.locator("#end")).to_be_visible()
    check(screen)
    pull_up(aya)
    aya.get_by_role("button", name="Play again").click()
    aya.wait_for_url(re.compile(f"/t/(?!{table}).*/hand$"))
    pull_up(screen)
    screen.get_by_role("link", name="Go to the next game").click()
    screen.wait_for_url(re.compile(f"/t/(?!{table}).*/screen$"))


@pytest.mark.parametrize("game", game_ids())
def test_in_every_game_phones_are_hands_and_the_screen_is_told_nothing_secret(visit: OpenPage, game: str) -> None:
    screen = set_screen(visit, game)
    eyes = told_for(screen)
    screen.reload()
    aya, bo = join(visit, screen)
    for page in (screen, aya, bo):
        check(page)
    take_turns(game, aya, bo, most=4)
    wait_until_shown(screen, shown_event(aya) - 1)
    assert eyes == {WATCHER}


def test_a_screen_shows_nothing_secret_even_in_the_browser_of_a_player(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    my_turn(page).wait_for()
    page.goto(f"{page.url}/screen")
    expect(page.locator("[data-event]")).to_be_visible()
    assert hand(page) == []
    expect(my_turn(page)).to_be_hidden()


def test_votes_lie_open_on_the_screen_and_no_hand_waits_for_it(visit: OpenPage) -> None:
    screen = set_screen(visit, "aladin", motion=True)
    hands = join(visit, screen)
    vote_until_all_lie_open(screen, *hands)
    next(each for each in hands * 40 if awaits(each))  # whoever buys
    before = shown_event(screen)
    screen.wait_for_timeout(3500)
    assert shown_event(screen) == before
    go_on(screen).click()
    expect(go_on(screen)).to_have_count(0)


def test_the_screen_goes_on_once_somebody_has_moved_on_a_phone(visit: OpenPage) -> None:
    screen = set_screen(visit, "aladin", motion=True)
    hands = join(visit, screen)
    vote_until_all_lie_open(screen, *hands)
    before = shown_event(screen)
    captain = next(each for each in hands * 40 if awaits(each))
    open_choices(captain).last.press("Enter")
    screen.wait_for_timeout(1000)
    assert shown_event(screen) == before, "all have a moment to read"
    screen.wait_for_timeout(4000)
    assert shown_event(screen) > before


def awaits(hand: Page) -> bool:
    hand.wait_for_timeout(50)
    return open_choices(hand).count() > 0
