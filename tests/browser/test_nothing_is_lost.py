"""Reloads, closed browsers and a house that dies: the game is still there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, goes_on, hand, take_turn
from tests.house.server import Server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A house that nobody else is in when it is killed."""
    with Server(tmp_path / "data") as server:
        yield server


def cards(page: Page) -> list[str]:
    """The names of one's own cards."""
    return [(card.get_attribute("aria-label") or "").split(",")[0] for card in hand(page)]


def into_a_game(visit: OpenPage) -> Page:
    """Aya, some turns into a game with a bot, and to move."""
    page = at_a_table(visit, "deserto")
    for _ in range(3):
        assert goes_on(page)
        take_turn(page)
    assert goes_on(page)
    return page


def test_a_reload_in_the_middle_of_a_game_loses_nothing(visit: OpenPage) -> None:
    page = into_a_game(visit)
    before = cards(page)
    page.reload()
    assert goes_on(page)
    assert cards(page) == before


def test_a_game_goes_on_where_the_house_was_killed(visit: OpenPage, house: Server) -> None:
    page = into_a_game(visit)
    before = cards(page)
    house.kill()
    expect(page.get_by_text("Connection lost, reconnecting.")).to_be_visible()
    house.open()
    expect(page.get_by_text("Connection lost, reconnecting.")).to_be_hidden()
    assert goes_on(page)
    assert cards(page) == before
    for _ in range(3):
        take_turn(page)
        assert goes_on(page)


def test_a_table_waits_on_the_home_page(visit: OpenPage) -> None:
    page = into_a_game(visit)
    page.goto("/")
    expect(page.get_by_text("Your turn")).to_be_visible()
    page.get_by_role("link", name="Your turn").click()
    assert goes_on(page)
