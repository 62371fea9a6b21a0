"""The board's size and place depend on the window alone, from the first move of a game to its end."""

from __future__ import annotations

import pytest

from serai.games.game import find_game, game_ids
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table
from tests.browser.test_the_end import play_on

#: Notes every box that the board ever has and, while the game is played, what boards mark as still.
#: Scrolling is no jump.
WATCH = """() => {
  window.boxes = {};
  const note = (name, element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const event = Number(document.querySelector('[data-event]').dataset.event);
    (window.boxes[name] ??= {})[[x + scrollX, y + scrollY, width, height]] ??= event;
  };
  const look = () => {
    const board = document.querySelector('[data-event] .gameboard');
    if (board) note('board', board);
    if (board && !document.querySelector('#end'))
      board.querySelectorAll('[data-still]').forEach((part, place) => note(part.dataset.still || place, part));
    setTimeout(look, 40);
  };
  look();
}"""
#: What rounding to whole pixels may do.
SLACK_PX = 1


def jumps(seen: dict[str, int]) -> bool:
    boxes = [[float(number) for number in box.split(",")] for box in seen]
    return any(max(numbers) - min(numbers) > SLACK_PX for numbers in zip(*boxes, strict=True))


#: Where the board still grows as the page that scrolls makes room for what comes: to be mended, not to spread.
GROWS = {("sultaniya", "phone")}
CASES = [
    pytest.param(game, size, id=f"{game}-{name}", marks=[pytest.mark.xfail(strict=True)] * ((game, name) in GROWS))
    for game in game_ids()
    for name, size in (("desktop", DESKTOP), ("phone", PHONE))
]


@pytest.mark.parametrize(("game", "size"), CASES)
def test_the_board_keeps_its_size_and_place_through_a_whole_game(
    visit: OpenPage, game: str, size: dict[str, int]
) -> None:
    page = at_a_table(visit, game, bots=max(1, find_game(game).card.min_players - 1), size=size)
    page.locator("[data-event] .gameboard").wait_for()
    page.evaluate(WATCH)
    play_on(page)
    page.locator("#end").wait_for()
    page.wait_for_timeout(200)
    boxes: dict[str, dict[str, int]] = page.evaluate("window.boxes")
    moved = {name: seen for name, seen in boxes.items() if jumps(seen)}
    assert not moved, f"x, y, width and height, with the event they were first seen at: {moved}"
