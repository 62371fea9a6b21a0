"""People play whole games in their browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.games.game import game_ids
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import (
    apart,
    at_a_table,
    begin,
    counted,
    goes_on,
    hand,
    my_turn,
    play_to_the_end,
    pull_up,
    set_table,
    take_seat,
    take_turn,
    the_end,
)
from tests.browser.test_sultaniya import at_a_palace
from tests.browser.test_sultaniya import take_turn as take_turn_at_a_palace
from tests.browser.turns import play_together_to_the_end
from tests.conformance.settings import soaking

FORBIDDEN = re.compile("You cannot play the .* here")


#: Two games every day; in a soak, all.
@pytest.mark.parametrize("game", game_ids() if soaking() else game_ids()[:2])
def test_two_people_in_two_browsers_play_a_whole_game(visit: OpenPage, game: str) -> None:
    aya = visit(f"/new/{game}")
    set_table(aya, "Aya", "Guest")
    aya.get_by_role("button", name="Create the table and invite").click()
    aya.wait_for_url("**/t/*")
    bo = visit(aya.url)
    take_seat(bo, "Bo")
    expect(aya.get_by_text("Everyone is here.")).to_be_visible()
    aya.get_by_role("button", name="Start the game").click()
    play_together_to_the_end(game, aya, bo)
    count = counted(aya)
    assert count == counted(bo)
    assert any(count)


def test_a_person_plays_three_bots_on_a_phone_and_then_another_game(visit: OpenPage) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("link", name=re.compile("^Deserto")).click()
    set_table(page, "Aya", "Bot", "Bot", "Bot")
    begin(page)
    first = page.url
    assert play_to_the_end(page) >= 12
    expect(page.locator(".gameboard [data-count]")).to_be_visible()  # the board is the end screen
    pull_up(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    assert goes_on(page)
    expect(the_end(page)).to_be_hidden()


def test_a_game_with_all_its_motion_is_played_with_the_mouse(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", motion=True)
    for _ in range(4):
        assert goes_on(page)
        take_turn(page)


def test_a_card_is_dragged_to_its_place_and_dropped_elsewhere_it_comes_back(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    assert goes_on(page)
    playable = next(card for card in hand(page) if "cannot be played" not in (card.get_attribute("aria-label") or ""))
    cards = len(hand(page))
    playable.drag_to(page.get_by_text("Unseen cards"))
    expect(my_turn(page)).to_be_visible()
    assert len(hand(page)) == cards
    playable.click()
    place = page.get_by_role("button", name=re.compile("You can play the .* here")).first.get_attribute("data-cell")
    playable.click()  # put back
    playable.drag_to(page.locator(f"[data-cell='{place}']"))
    expect(page.get_by_role("button", name=re.compile("^You play"))).to_be_visible()


def try_what_is_forbidden(page: Page) -> Locator:
    """Play on until a card cannot go somewhere, and try to put it there; where that is."""
    while goes_on(page):
        for card in hand(page):
            card.click()
            forbidden = page.get_by_role("button", name=FORBIDDEN)
            if forbidden.count():
                cell = page.locator(f"[data-cell='{forbidden.first.get_attribute('data-cell')}']")
                cell.click()
                return cell
            page.keyboard.press("Escape")
        take_turn(page)
    raise AssertionError("a whole game in which everything was allowed")


def test_an_illegal_move_is_answered_with_its_rule(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    try_what_is_forbidden(page)
    rule = page.get_by_role("link", name="See the rule")
    expect(rule).to_be_visible()
    assert re.search(r"/rules/deserto#rule-[a-z-]+$", rule.get_attribute("href") or "")
    rule.click()
    expect(page.get_by_role("dialog")).to_be_visible()  # over the table, which stays


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_why_something_cannot_be_stands_beside_it_and_on_nobodys_hand(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "deserto", bots=3, size=size)
    cell = try_what_is_forbidden(page)
    answer = page.get_by_role("alert").locator("div", has=page.get_by_role("link", name="See the rule")).first
    expect(answer).to_be_in_viewport(ratio=1)
    assert apart(cell, answer) < 30
    for rival in page.locator(".seat-place").all():
        assert apart(rival, answer) > 0, "it covers a hand"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_why_something_cannot_be_is_said_until_the_next_move_or_until_it_is_closed(
    visit: OpenPage, size: dict[str, int]
) -> None:
    page = at_a_palace(visit, bots=0, size=size)
    roofs = page.get_by_role("button", name=re.compile("^Roofs pile"))
    expect(page).to_have_title(re.compile("^●"))
    page.clock.install()
    answer = page.get_by_text("Everyone sees the top tile of a pile")
    roofs.click()
    expect(answer).to_be_visible()
    page.clock.run_for(120_000)
    expect(answer).to_be_visible()  # nobody reads against the clock
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    roofs.click()
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(answer).to_be_hidden()
    roofs.click()
    expect(answer).to_be_visible()
    take_turn_at_a_palace(page)
    expect(answer).to_be_hidden()
