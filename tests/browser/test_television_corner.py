"""A shared screen: its square for phones covers no score and goes with the next move; the host is told what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE_MS, OpenPage
from tests.browser.people import at_a_table, gather, my_turn, on_the_network, take_turn
from tests.browser.test_television import TELEVISION

#: Where somebody's points stand, in every game that counts while it is played.
SCORES = ".points, .heap, .tally"
#: The scores that something covers.
COVERED = """(square, scores) => {
  const { left, top, right, bottom } = square.getBoundingClientRect();
  return [...document.querySelectorAll(scores)].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map((part) => part.className);
}"""


def on_the_screen(page: Page) -> Locator:
    """The table of a page on the shared screen; the square that phones photograph there."""
    on_the_network(page)
    page.goto(f"{page.url}/screen")
    page.locator(".gameboard").wait_for()
    page.get_by_role("button", name="Phones").click()
    square = page.get_by_role("dialog", name="Phones")
    expect(square.get_by_role("img", name="QR code of the link")).to_be_in_viewport(ratio=1)
    return square


@pytest.mark.parametrize(("game", "bots"), [("aladin", 7), ("aladin", 2), ("deserto", 3), ("shahrazad", 1)])
def test_the_square_lies_on_no_score(visit: OpenPage, game: str, bots: int) -> None:
    page = at_a_table(visit, game, bots=bots, size=TELEVISION)
    page.locator("[data-event]").wait_for()
    square = on_the_screen(page)
    assert page.locator(SCORES).count() > 0
    assert square.evaluate(COVERED, SCORES) == []


def test_the_square_goes_with_the_next_move(visit: OpenPage) -> None:
    aya, bo = gather(visit, "deserto", "Aya", "Bo")
    my_turn(aya).or_(aya.get_by_text("To move", exact=True)).first.wait_for()
    screen = visit(aya.url, size=TELEVISION)
    square = on_the_screen(screen)
    take_turn(aya if my_turn(aya).is_visible() else bo)
    expect(square).to_have_count(0, timeout=PATIENCE_MS)  # there is time to take a phone out
    expect(screen.get_by_role("button", name="Phones")).to_be_focused()


@pytest.mark.parametrize("how", ["Escape", "button", "board"])
def test_the_square_is_put_away(visit: OpenPage, how: str) -> None:
    page = at_a_table(visit, "deserto", size=TELEVISION)
    page.locator("[data-event]").wait_for()
    square = on_the_screen(page)
    if how == "Escape":
        page.keyboard.press("Escape")
    elif how == "button":
        square.get_by_role("button", name="Close").click()
    else:
        page.mouse.click(20, TELEVISION["height"] - 20)
    expect(square).to_have_count(0)


def test_what_the_host_can_do_is_told_to_the_host_alone(visit: OpenPage) -> None:
    page = visit("/api/me", size=TELEVISION)
    company = [{"kind": "me", "name": "Aya"}, {"kind": "open"}]
    table = page.request.post("/api/tables", data={"game": "deserto", "seats": company}).json()["id"]
    page.goto(f"/t/{table}/screen")
    expect(page.get_by_text("Only this computer can open this table")).to_be_visible()
    expect(page.get_by_text("--host")).to_have_count(0)
    page.get_by_role("link", name="Whole table").click()
    expect(page.get_by_text("serai open --host 0.0.0.0")).to_be_visible()
