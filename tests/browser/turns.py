"""People take turns at any game, by what they see, until it is over."""

from __future__ import annotations

import os
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import people, test_aladin, test_hezar, test_shahrazad, test_sultaniya
from tests.browser.people import shown_event, table_of, wait_until_shown

TAKE_TURN: dict[str, Callable[[Page], object]] = {
    "aladin": test_aladin.take_turn,
    "deserto": people.take_turn,
    "hezar": test_hezar.take_turn,
    "shahrazad": test_shahrazad.take_turn,
    "sultaniya": test_sultaniya.take_turn,
}
#: After these a game between people is played on over lines of their own; each page still shows all of it.
TURNS_BY_HAND = 400 if os.environ.get("SERAI_SOAK") == "1" else 6
#: Passes or makes the last legal move on every turn of one's own, no faster than the house allows, to the end.
PLAY_ON = """table => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  line.onmessage = ({ data }) => {
    const { eyes, table: seen } = JSON.parse(data);
    const moves = eyes?.[0].moves.map(({ move }) => move) ?? [];
    const move = moves.includes('pass') ? 'pass' : moves.at(-1);
    const answer = { do: 'play', seat: eyes?.[0].seat, move, after: seen?.number };
    if (move) setTimeout(() => line.send(JSON.stringify(answer)), 50);
    else if (seen?.status === 'over') line.close();
  };
}"""


def has_turn(page: Page) -> bool:
    """While something is to be decided, the page's title is marked."""
    return page.title().startswith("●")


def take_turns(game: str, *pages: Page, most: int = TURNS_BY_HAND) -> None:
    """Whoever's turn it is, plays, and all see it."""
    turns = 0
    while turns < most and not pages[0].locator("#end").is_visible():
        mover = next((page for page in pages if has_turn(page)), None)
        if mover is None:
            pages[0].wait_for_timeout(20)
            continue
        TAKE_TURN[game](mover)
        turns += 1
        for page in pages:
            wait_until_shown(page, shown_event(mover) - 1)


def play_together_to_the_end(game: str, *pages: Page) -> None:
    """After some turns nobody stops to think; everyone sees the end."""
    take_turns(game, *pages)
    for page in pages:
        page.evaluate(PLAY_ON, table_of(page))
    for page in pages:
        page.locator("#end").wait_for(timeout=120_000)
