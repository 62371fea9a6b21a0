"""The end of a game: first what the board tells of it, then the end screen; at once where one asks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage

#: Plays the first legal move over a line of its own, as soon as the page shows what went before, until none is left.
PLAY_ON = """table => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  const shown = () => Number(document.querySelector('[data-event]').dataset.event);
  const play = (move, seat, after) => {
    if (shown() < after) setTimeout(play, 20, move, seat, after);
    else line.send(JSON.stringify({ do: 'play', seat, move, after }));
  };
  line.onerror = fail;
  line.onmessage = ({ data }) => {
    const { eyes: [eye], table: seen } = JSON.parse(data);
    if (seen.status === 'over') return line.close(), done();
    if (eye.moves.length > 0) play(eye.moves[0].move, eye.seat, seen.number);
  };
})"""


def watch_a_game(page: Page, game: str) -> None:
    """A game alone, in which nobody stops to think."""
    seats = [{"kind": "me", "name": "Aya"}]
    table = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-event]").wait_for()
    page.evaluate(PLAY_ON, table)


def the_end(page: Page) -> Locator:
    return page.locator("#end")


def result_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Show the result")


@pytest.mark.parametrize("game", ["shahrazad", "sultaniya"])
def test_a_count_is_told_before_the_end_screen_which_can_be_asked_for(visit: OpenPage, game: str) -> None:
    page = visit("/about", motion=True)
    watch_a_game(page, game)
    result_button(page).wait_for()
    assert not the_end(page).is_visible()
    result_button(page).click()
    expect(the_end(page)).to_be_visible()
    page.reload()
    the_end(page).or_(result_button(page)).first.wait_for()
    assert the_end(page).is_visible(), "whoever opens a finished game need not wait"
