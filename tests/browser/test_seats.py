"""Seats change hands: before the game by the host, in its middle with the host's consent."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, lobby, my_turn, table_of, take_seat, take_turn


def ask_for_seat(page: Page, name: str) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Ask for this seat").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Ask for this seat").click()


def test_a_guest_takes_a_bots_seat_and_leaves_it_to_one_while_the_game_goes_on(visit: OpenPage) -> None:
    aya = at_a_table(visit, "deserto")
    my_turn(aya).wait_for()
    bo = visit(aya.url)
    players = aya.get_by_role("list", name="Players")
    ask_for_seat(bo, "Bo")
    expect(bo.get_by_text("Waiting for an answer")).to_be_visible()
    aya.get_by_role("button", name="Let them play").click()
    expect(players).to_contain_text("Bo")
    take_turn(aya)
    expect(my_turn(bo)).to_be_visible()
    expect(bo.get_by_role("button", name="Ask for this seat")).to_be_hidden()
    bo.get_by_role("button", name="Leave…").click()
    bo.get_by_role("button", name="Stay").click()
    bo.get_by_role("button", name="Leave…").click()
    bo.get_by_label("Level of the bot").select_option("Child")
    bo.get_by_role("button", name="Leave", exact=True).click()
    expect(bo.get_by_text("You are watching")).to_be_visible()
    expect(my_turn(bo)).to_be_hidden()
    expect(my_turn(aya)).to_be_visible()  # the bot has made Bo's move
    expect(players).not_to_contain_text("Bo")
    aya.get_by_role("tab", name="Log").click()
    expect(aya.get_by_role("tabpanel").get_by_text("Bo left; Morgiane plays on.")).to_be_visible()


def test_the_host_sees_who_looks_in_and_changes_the_table(visit: OpenPage) -> None:
    aya, bo = lobby(visit)
    expect(aya.get_by_text("One more person has opened the link. Bo")).to_be_visible()
    aya.get_by_label("Time per move").select_option("1 minute")
    settings = bo.get_by_role("region", name="Settings")
    expect(settings).to_contain_text("1 minute")
    expect(settings.get_by_role("combobox")).to_have_count(0)
    take_seat(bo, "Bo")
    rows = aya.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(rows.nth(1)).to_contain_text("Bo")
    aya.get_by_role("button", name="Change seat 2").click()
    aya.get_by_role("button", name="Move Bo up").click()
    expect(rows.nth(0)).to_contain_text("Bo")
    expect(rows.nth(1)).to_contain_text("Host")
    aya.get_by_role("button", name="Change seat 1").click()
    aya.get_by_role("button", name="Make Bo the host").click()
    expect(bo.get_by_label("Time per move")).to_be_visible()
    expect(aya.get_by_label("Time per move")).to_be_hidden()


def test_the_host_fills_frees_adds_and_removes_seats_and_sends_somebody_off(visit: OpenPage) -> None:
    aya, bo = lobby(visit)
    take_seat(bo, "Bo")
    rows = aya.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(rows.nth(1)).to_contain_text("Bo")
    aya.get_by_role("button", name="Change seat 2").click()
    aya.get_by_role("button", name="Remove Bo").click()
    expect(rows.nth(1)).to_contain_text("Free seat")
    expect(bo.get_by_role("button", name="Sit down")).to_be_visible()
    aya.get_by_role("button", name="Put a bot here").click()
    aya.get_by_label("Level of the bot").select_option("Child")
    expect(bo.get_by_role("region", name="Seats").get_by_role("listitem").nth(1)).to_contain_text("Child")
    aya.reload()
    expect(rows.nth(1)).to_contain_text("Child")
    aya.get_by_role("button", name="Change seat 2").click()
    aya.get_by_role("button", name="Free this seat").click()
    expect(rows.nth(1)).to_contain_text("Free seat")
    aya.get_by_role("button", name="Add a seat").click()
    expect(rows).to_have_count(4)
    aya.get_by_role("button", name="Change seat 4").click()
    aya.get_by_role("group", name="Change seat 4").get_by_role("button", name="Remove this seat").click()
    expect(rows).to_have_count(3)


def test_who_is_not_here_yet_is_said(visit: OpenPage) -> None:
    aya, bo = lobby(visit)
    take_seat(bo, "Bo")
    expect(aya.get_by_text("Everyone is here.")).to_be_visible()
    bo.goto("/")
    expect(aya.get_by_text("Bo is not here yet.")).to_be_visible()


def test_the_host_closes_a_table(visit: OpenPage) -> None:
    aya = at_a_table(visit, "deserto")
    my_turn(aya).wait_for()
    bo = visit(aya.url)
    aya.get_by_role("tab", name="Table").click()
    aya.get_by_role("button", name="Close this table").click()
    aya.get_by_role("button", name="Close the table").click()
    for page in (aya, bo):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_the_host_closes_a_table_before_the_game(visit: OpenPage) -> None:
    aya, bo = lobby(visit)
    expect(bo.get_by_role("button", name="Close this table")).to_have_count(0)
    aya.get_by_role("button", name="Close this table").click()
    expect(aya.get_by_text("Nobody can sit down here any more.")).to_be_visible()
    aya.get_by_role("button", name="Close the table").click()
    for page in (aya, bo):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    aya.goto("/")
    expect(aya.get_by_role("region", name="Your tables")).to_contain_text("Closed")


def test_a_change_that_came_too_late_is_answered_in_words(visit: OpenPage) -> None:
    aya, bo = lobby(visit)

    def meanwhile(route: Route) -> None:
        bo.request.post(f"/api/tables/{table_of(bo)}/seats/1", data={"name": "Bo"})
        route.continue_()

    aya.route("**/arrange", meanwhile)
    aya.get_by_role("button", name="Add a seat").click()
    expect(aya.get_by_text("Somebody sat down or left meanwhile")).to_be_visible()


def test_alone_one_needs_no_invitation_and_nobody_to_talk_to(visit: OpenPage) -> None:
    aya = visit("/api/me")
    body = {"game": "sultaniya", "seats": [{"kind": "me", "name": "Aya"}]}
    table = aya.request.post("/api/tables", data=body).json()["id"]
    aya.goto(f"/t/{table}")
    expect(aya.get_by_role("button", name="Start the game")).to_be_visible()
    expect(aya.get_by_role("img", name="QR")).to_have_count(0)
    expect(aya.get_by_role("heading", name="Chat")).to_have_count(0)
    aya.get_by_role("button", name="Start the game").click()
    expect(aya.get_by_role("tab", name="Log")).to_be_visible()
    expect(aya.get_by_role("tab", name="Chat")).to_have_count(0)
