"""The list of one's own tables: what became of each, and what one no longer wants to see there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, lobby, my_turn, table_of
from tests.browser.turns import PLAY_ON

WEEKS_MS = 15 * 24 * 3_600_000


def own_tables(page: Page) -> Page:
    page.goto("/")
    page.get_by_role("region", name="Your tables").wait_for()
    return page


def test_a_finished_table_says_how_it_ended_and_can_be_removed_and_brought_back(visit: OpenPage) -> None:
    page = at_a_table(visit, "sultaniya")
    page.locator("[data-event]").wait_for()
    page.evaluate(PLAY_ON, table_of(page))
    page.locator("#end").wait_for(timeout=60_000)
    own_tables(page)
    tables = page.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("listitem")).to_contain_text(
        re.compile(r"You won, \d+ to \d+|Morgiane won, \d+ to \d+|Shared victory, \d+ each")
    )
    tables.get_by_role("button", name="Remove from this list").click()
    expect(tables.get_by_role("listitem")).to_have_count(0)
    tables.get_by_role("button", name="Undo").click()
    expect(tables.get_by_role("listitem")).to_have_count(1)
    tables.get_by_role("button", name="Remove from this list").click()
    page.reload()
    expect(page.get_by_role("heading", name="Games")).to_be_visible()
    expect(tables).to_have_count(0)


def test_a_lobby_to_which_nobody_came_can_be_removed(visit: OpenPage) -> None:
    aya, _ = lobby(visit)
    tables = own_tables(aya).get_by_role("region", name="Your tables")
    expect(tables).to_contain_text("Waiting for players")
    tables.get_by_role("button", name="Remove from this list").click()
    expect(tables.get_by_role("listitem")).to_have_count(0)


def test_a_game_can_be_removed_only_when_nobody_has_touched_it_for_weeks(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    my_turn(page).wait_for()
    tables = own_tables(page).get_by_role("region", name="Your tables")
    expect(tables).to_contain_text("Your turn")
    expect(tables.get_by_role("button", name="Remove from this list")).to_have_count(0)

    def weeks_later(route: Route) -> None:
        answer = route.fetch()
        me = answer.json()
        for table in me["tables"]:
            table["changed"] -= WEEKS_MS
        route.fulfill(response=answer, json=me)

    page.route("**/api/me", weeks_later)
    page.reload()
    tables.get_by_role("button", name="Remove from this list").click()
    expect(tables.get_by_role("listitem")).to_have_count(0)
