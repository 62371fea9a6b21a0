"""Who plays with whom is seen and chosen before the game, and a team talks among itself."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import gather, set_table, table_of


def sides(page: Page) -> list[str]:
    """The names of each team, as they are shown."""
    teams = page.get_by_role("region", name="Teams").get_by_role("list")
    expect(teams).to_have_count(2)
    return [" ".join(teams.nth(side).get_by_role("listitem").all_inner_texts()) for side in range(2)]


def test_teams_are_seen_and_chosen_while_a_table_is_set(visit: OpenPage) -> None:
    page = visit("/new/aladin")
    set_table(page, "Aya", "Bo", "Camar", "Bot")
    assert sides(page) == ["Aya Camar", "Bo Bot"]
    page.get_by_role("button", name="Move Seat 3 up").click()
    assert sides(page) == ["Aya Bo", "Camar Bot"]
    page.get_by_role("button", name="Create without starting").click()
    page.wait_for_url("**/t/*")
    assert sides(page) == ["Aya Bo", "Camar Morgiane"]
    page.get_by_role("button", name="Change seat 2").click()
    page.get_by_role("button", name="Move Camar up").click()
    expect(page.get_by_role("region", name="Seats").get_by_role("listitem").nth(0)).to_contain_text("Camar")
    assert sides(page) == ["Camar Bo", "Aya Morgiane"]


def test_the_options_of_a_game_are_explained_where_people_gather(visit: OpenPage) -> None:
    host = visit("/new/aladin")
    set_table(host, "Aya", "Guest")
    host.get_by_role("button", name="Create the table and invite").click()
    host.wait_for_url("**/t/*")
    guest = visit(host.url)
    for page in (host, guest):
        settings = page.get_by_role("region", name="Settings")
        expect(settings).to_contain_text("Each has three turns or more")
        expect(settings).to_contain_text("When time is up, you have ten more seconds")
    tornadoes = host.get_by_label("Tornadoes")
    expect(tornadoes).to_have_accessible_description(
        "Eight winding flights instead of the regular ones. Each has three turns or more, so they are harder to read."
    )
    tornadoes.select_option("yes")
    expect(guest.get_by_role("region", name="Settings").get_by_role("definition").first).to_have_text("yes")


def talk(page: Page) -> Locator:
    return page.get_by_role("button", name="Chat")


def test_what_is_said_to_a_team_reaches_its_phones_and_nobody_else(visit: OpenPage) -> None:
    aya, bo, camar = gather(visit, "aladin", "Aya", "Bo", "Camar")
    for page in (bo, camar):
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.goto(f"/t/{table_of(page)}/hand")
    aya.get_by_role("tab", name="Chat").click()
    expect(aya.get_by_role("radio", name="My team")).to_be_checked()
    aya.get_by_label("Write a message").fill("Path three!")
    aya.get_by_role("button", name="Send", exact=True).click()
    expect(talk(camar)).to_have_accessible_name("Chat: one new message")
    talk(camar).click()
    said = camar.get_by_role("region", name="Chat")
    expect(said).to_contain_text("Path three!")
    expect(said.get_by_role("radio", name="My team")).to_be_checked()
    said.get_by_role("button", name="Close").click()
    expect(talk(camar)).to_have_accessible_name("Chat")
    expect(bo.get_by_text("Path three!")).to_have_count(0)
    expect(bo.get_by_role("button", name="Chat: one new message")).to_have_count(0)
