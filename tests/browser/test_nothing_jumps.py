"""The board's size and place depend on the window alone, from the first move of a game to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from serai.games.game import find_game, game_ids
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table
from tests.browser.test_the_end import play_on
from tests.browser.turns import TAKE_TURN

#: Notes every box that the board ever has and, while the game is played, what boards mark as still.
#: Scrolling is no jump; what sticks to the screen keeps its size.
WATCH = """() => {
  window.boxes = {};
  const note = (name, element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const sticks = getComputedStyle(element.parentElement).position === 'sticky';
    const event = Number(document.querySelector('[data-event]').dataset.event);
    (window.boxes[name] ??= {})[[x + scrollX, sticks ? 0 : y + scrollY, width, height]] ??= event;
  };
  const look = () => {
    const board = document.querySelector('[data-event] .gameboard');
    if (board) note('board', board);
    if (board && !document.querySelector('#end'))
      board.querySelectorAll('[data-still]').forEach((part) => note(part.dataset.still, part));
    setTimeout(look, 40);
  };
  look();
}"""
#: What rounding to whole pixels may do.
SLACK_PX = 1


def jumps(seen: dict[str, int]) -> bool:
    boxes = [[float(number) for number in box.split(",")] for box in seen]
    return any(max(numbers) - min(numbers) > SLACK_PX for numbers in zip(*boxes, strict=True))


TABLET = {"width": 768, "height": 1024}
LYING = {"width": 844, "height": 390}
#: So many turns are taken by hand, with all that a hand does before it decides.
BY_HAND = 4
#: So many things are looked at before each of them.
LOOKED_AT = 3


def dither(page: Page) -> None:
    """Look at what can be done, take up a piece, look at where it may go, and put it back."""
    look_around(page)
    piece = page.locator(".gameboard [data-hand], .gameboard [data-slot], .gameboard [data-tile].asked").first
    if piece.is_visible():
        piece.click(force=True)
        look_around(page)
        page.keyboard.press("Escape")
    page.mouse.move(0, 0)


def look_around(page: Page) -> None:
    for piece in page.locator(".gameboard :is(.asked, .can)").all()[:LOOKED_AT]:
        piece.hover(force=True)


def turns_by_hand(page: Page, game: str) -> None:
    for _ in range(BY_HAND):
        page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('#end')", polling=20)
        if page.locator("#end").count():
            return
        if game != "aladin":  # where a click on what is asked for is final
            dither(page)
        TAKE_TURN[game](page)


def fewest(game: str) -> int:
    return find_game(game).card.min_players


def most(game: str) -> int:
    return find_game(game).card.max_players


WHOLE = [
    pytest.param(game, size, id=f"{game}-{name}")
    for game in game_ids()
    for name, size in (("desktop", DESKTOP), ("phone", PHONE))
]
BEGUN = [
    *(
        pytest.param(game, fewest(game), size, id=f"{game}-{name}")
        for game in game_ids()
        for name, size in (("tablet", TABLET), ("lying", LYING))
    ),
    *(pytest.param(game, most(game), PHONE, id=f"{game}-most") for game in game_ids() if most(game) > fewest(game)),
]


def watched_table(visit: OpenPage, game: str, players: int, size: dict[str, int]) -> Page:
    page = at_a_table(visit, game, bots=max(1, players - 1), size=size)
    page.locator("[data-event] .gameboard").wait_for()
    page.evaluate(WATCH)
    return page


def check_stillness(page: Page) -> None:
    page.wait_for_timeout(200)
    boxes: dict[str, dict[str, int]] = page.evaluate("window.boxes")
    moved = {name: seen for name, seen in boxes.items() if jumps(seen)}
    assert not moved, f"x, y, width and height, with the event they were first seen at: {moved}"


@pytest.mark.parametrize(("game", "size"), WHOLE)
def test_the_board_keeps_its_size_and_place_through_a_whole_game(
    visit: OpenPage, game: str, size: dict[str, int]
) -> None:
    page = watched_table(visit, game, fewest(game), size)
    turns_by_hand(page, game)
    play_on(page)
    page.locator("#end").wait_for()
    check_stillness(page)


@pytest.mark.parametrize(("game", "players", "size"), BEGUN)
def test_whatever_is_looked_at_and_taken_up_nothing_moves(
    visit: OpenPage, game: str, players: int, size: dict[str, int]
) -> None:
    page = watched_table(visit, game, players, size)
    turns_by_hand(page, game)
    check_stillness(page)
