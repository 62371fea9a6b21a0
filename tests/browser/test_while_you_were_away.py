"""Coming back to a table: first what was missed, then one's turn; or one's turn at once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import my_turn, take_turn
from tests.browser.test_your_turn import two_at_a_table

BOARD = "[...document.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('aria-label'))"
# Whatever shows on the board from the first moment on, be it ever so short.
KEEP_BOARDS = f"""
window.boards = [];
new MutationObserver(() => {{
  const board = {BOARD};
  if (board.length > 0) window.boards.push(board);
}}).observe(document, {{ childList: true, subtree: true }});
"""
AWAY = re.compile("^While you were away")


def bar(page: Page) -> Locator:
    return page.get_by_role("group", name=AWAY)


def board(page: Page) -> list[str]:
    """What lies on the square, as it is told."""
    page.locator("[data-cell]").first.wait_for()
    return list(page.evaluate(BOARD))


def leave_and_miss_a_move(mover: Page, other: Page) -> list[str]:
    """One is away while the other plays, and comes back; what the one has seen last."""
    seen, table = board(other), other.url
    other.goto("/about")
    take_turn(mover)
    other.add_init_script(KEEP_BOARDS)
    other.goto(table)
    return seen


def test_what_was_missed_is_played_first(visit: OpenPage) -> None:
    mover, other = two_at_a_table(visit, motion=True)
    seen = leave_and_miss_a_move(mover, other)
    expect(bar(other)).to_contain_text("one move")
    expect(bar(other)).to_contain_text("Your turn")
    expect(other).to_have_title(re.compile("^● Your turn"))
    expect(my_turn(other)).to_be_visible()  # by itself, once the move was shown
    expect(bar(other)).to_be_hidden()
    assert other.evaluate("window.boards[0]") == seen, "first the table as it was"
    assert board(other) != seen
    watcher = visit(other.url, motion=True)
    watcher.get_by_text("You are watching").wait_for()
    assert not bar(watcher).is_visible(), "whoever comes for the first time was not away"


def test_what_was_missed_can_be_skipped_and_is_not_told_again(visit: OpenPage) -> None:
    mover, other = two_at_a_table(visit, motion=True)
    leave_and_miss_a_move(mover, other)
    bar(other).get_by_role("button", name="Skip ahead").click()
    expect(bar(other)).to_be_hidden()
    expect(my_turn(other)).to_be_visible()
    other.reload()
    expect(my_turn(other)).to_be_visible()
    assert not bar(other).is_visible()


def test_where_nothing_should_move_it_is_only_offered(visit: OpenPage) -> None:
    mover, other = two_at_a_table(visit)
    seen = leave_and_miss_a_move(mover, other)
    expect(my_turn(other)).to_be_visible()
    bar(other).get_by_role("button", name="Show me").click()
    back = other.get_by_role("button", name="Back to now")
    back.wait_for()
    assert board(other) == seen
    back.click()
    take_turn(other)
    expect(bar(other)).to_be_hidden()
