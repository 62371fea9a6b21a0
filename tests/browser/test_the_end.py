"""The end of a game: first what the board tells of it, then the end screen; at once where one asks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, table_of
from tests.browser.test_levels import watch

#: Passes or plays the first legal move over a line of its own, as soon as the page shows what went before, to the end.
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
    const choice = eye.moves.find(({ move }) => move === 'pass') ?? eye.moves[0];
    if (choice) play(choice.move, eye.seat, seen.number);
  };
})"""


def play_on(page: Page) -> None:
    """A game alone, in which nobody stops to think."""
    page.locator("[data-event]").wait_for()
    page.evaluate(PLAY_ON, table_of(page))


def the_end(page: Page) -> Locator:
    return page.locator("#end")


def result_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Show the result")


@pytest.mark.parametrize("game", ["shahrazad", "sultaniya"])
def test_a_count_is_told_before_the_end_screen_which_can_be_asked_for(visit: OpenPage, game: str) -> None:
    page = at_a_table(visit, game, bots=0, motion=True)
    play_on(page)
    result_button(page).wait_for()
    assert not the_end(page).is_visible()
    result_button(page).click()
    expect(the_end(page)).to_be_visible()
    page.reload()
    the_end(page).or_(result_button(page)).first.wait_for()
    assert the_end(page).is_visible(), "whoever opens a finished game need not wait"


def test_what_is_told_together_is_counted_round_by_round_and_summed(visit: OpenPage) -> None:
    page = visit("/new/shahrazad")
    watch(page, "Master", "Master")  # who never tell a first round that leaves no second
    the_end(page).wait_for()
    count = page.get_by_role("table")
    expect(count.get_by_role("columnheader")).to_have_text(["Round 1", "Round 2"])
    *lines, subtotals, totals = [points(row) for row in count.get_by_role("row").all()[1:]]
    expect(count.get_by_role("rowheader").nth(-2)).to_have_text("Subtotal")
    expect(count.get_by_role("rowheader").last).to_have_text("Total")
    assert subtotals == [sum(column) for column in zip(*lines, strict=True)]
    assert totals == [sum(subtotals)]
    assert min(subtotals) > 0


def points(row: Locator) -> list[int]:
    """What a line of the count says, with the sign that is printed."""
    return [int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts()]
