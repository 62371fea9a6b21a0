"""Somebody is away: a bot plays for them, another sits down, or the host's role goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import gather, my_turn, start_together, table_of, take_turn
from tests.browser.test_one_screen import LIFT, assert_nothing_shows
from tests.house.server import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house in which a moment away is long."""
    with Server(tmp_path_factory.mktemp("house") / "data", 0.02, 0, "--all-minds", "--away-seconds", "2") as server:
        yield server


def bos_turn(visit: OpenPage) -> tuple[Page, Page]:
    """Aya, the host, and Bo, whose turn it is."""
    aya, bo = gather(visit, "deserto", "Aya", "Bo")
    my_turn(aya).or_(aya.get_by_text("To move", exact=True)).first.wait_for()
    if my_turn(aya).is_visible():
        take_turn(aya)
    expect(my_turn(bo)).to_be_visible()
    return aya, bo


def test_whoever_stays_lets_a_bot_play_for_somebody_away_until_they_are_back(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    players = aya.get_by_role("list", name="Players")
    expect(players.get_by_text("To move")).to_be_visible()
    bo.goto("/")
    expect(players.get_by_text("Away")).to_be_visible()
    unsaid = players.get_by_text("To move").bounding_box()
    assert unsaid and unsaid["width"] <= 1, "“To move” is not said beside “Away”"
    matter = aya.get_by_role("group", name="Let a bot play")
    expect(matter).to_contain_text("Bo has been away for a while")
    matter.get_by_label("Level of the bot").select_option("Child")
    matter.get_by_role("button", name="Let a bot play").click()
    expect(my_turn(aya)).to_be_visible()  # the bot has moved
    expect(players.get_by_title("Child")).to_be_visible()
    aya.get_by_role("tab", name="Table").click()
    expect(aya.get_by_role("tabpanel")).to_contain_text("Away: a bot plays (Child)")
    bo.go_back()
    expect(bo.get_by_role("list", name="Players")).to_be_visible()
    expect(aya.get_by_role("tabpanel")).not_to_contain_text("Away: a bot plays")
    take_turn(aya)
    expect(my_turn(bo)).to_be_visible()


def test_what_was_put_off_is_found_beside_the_seat(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    bo.goto("/")
    matter = aya.get_by_role("group", name="Let a bot play")
    matter.get_by_role("button", name="Not now").click()
    expect(matter).to_have_count(0)
    aya.get_by_role("tab", name="Table").click()
    beside_the_seat = aya.get_by_role("tabpanel").get_by_role("button", name="Let a bot play")
    beside_the_seat.click()  # asks which
    beside_the_seat.click()
    expect(my_turn(aya)).to_be_visible()


def test_friends_at_one_screen_are_asked_behind_the_curtain_too(visit: OpenPage) -> None:
    aya, camar = visit("/api/me"), visit("/api/me")
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "open"}, {"kind": "me", "name": "Bo"}]
    table = aya.request.post("/api/tables", data={"game": "deserto", "seats": seats}).json()["id"]
    assert camar.request.post(f"/api/tables/{table}/seats/1", data={"name": "Camar"}).ok
    start_together(table, aya, camar)
    lift = aya.get_by_role("button", name=LIFT)
    lift.or_(my_turn(aya)).or_(aya.get_by_text("The others are playing")).first.wait_for()
    while aya.request.get(f"/api/tables/{table}").json()["actors"] != [1]:
        lift.or_(my_turn(aya)).first.wait_for()
        if lift.is_visible():
            lift.click()
            my_turn(aya).wait_for()
        take_turn(aya)
    expect(my_turn(camar)).to_be_visible()
    camar.goto("/")
    aya.reload()
    expect(aya.get_by_role("heading", name="The others are playing")).to_be_visible()
    assert_nothing_shows(aya)
    matter = aya.get_by_role("group", name="Let a bot play")
    expect(matter).to_be_in_viewport(ratio=1)
    expect(matter.get_by_role("button", name="Not now")).to_have_count(0)  # there is nothing else to do
    matter.get_by_role("button", name="Let a bot play").click()
    expect(lift).to_be_visible()


def test_whoever_looks_back_is_asked_too(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    aya.get_by_title("See this moment").first.click()
    expect(aya.get_by_role("button", name="Back to now")).to_be_visible()
    bo.goto("/")
    expect(aya.get_by_role("group", name="Let a bot play")).to_be_in_viewport(ratio=1)


def test_a_phone_as_hand_is_asked_too(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    aya.set_viewport_size(PHONE)  # type: ignore[arg-type]
    aya.goto(f"/t/{table_of(aya)}/hand")
    bo.goto("/")
    matter = aya.get_by_role("group", name="Let a bot play")
    expect(matter).to_be_in_viewport(ratio=1)
    matter.get_by_role("button", name="Let a bot play").click()
    expect(my_turn(aya)).to_be_visible()


def test_a_third_friend_is_let_in_for_somebody_who_does_not_come_back(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    camar = visit(aya.url)
    camar.get_by_role("tab", name="Table").click()
    ask = camar.get_by_role("button", name="Ask for this seat")
    expect(camar.get_by_role("tabpanel")).to_contain_text("Bo")
    expect(ask).to_have_count(0)
    bo.goto("/")
    ask.click()
    camar.get_by_label("Your name").fill("Camar")
    ask.click()
    request = aya.get_by_role("group", name="Ask for this seat")
    expect(request).to_contain_text("Camar asks to take over the seat of Bo, who has been away for a while.")
    request.get_by_role("button", name="Let them play").click()
    expect(my_turn(camar)).to_be_visible()
    expect(aya.get_by_role("list", name="Players")).to_contain_text("Camar")


@pytest.mark.parametrize("part", ["", "/hand"])
def test_who_asks_for_a_seat_while_the_host_is_gone_is_heard_by_whoever_stayed(visit: OpenPage, part: str) -> None:
    aya, bo, dalila = gather(visit, "deserto", "Aya", "Bo", "Dalila")
    camar = visit(aya.url)
    if part:
        bo.goto(f"/t/{table_of(bo)}{part}")
    aya.goto("/")
    ask_for_a_seat(camar, "Camar")
    matter = bo.get_by_role("group", name="Become the host")
    expect(matter).to_contain_text("Camar asks to take over the seat of Aya, who has been away for a while.")
    expect(matter).to_contain_text("Only the host, who is away, can answer.")
    matter.get_by_role("button", name="Become the host").click()
    for page in (bo, dalila):  # a host since then needs another's yes
        page.get_by_role("group", name="Ask for this seat").get_by_role("button", name="Let them play").click()
    expect(camar.get_by_text("Waiting for an answer")).to_have_count(0)
    expect(camar.get_by_role("list", name="Players")).to_contain_text("Camar")


def test_where_nobody_else_could_agree_the_seat_stays_for_whoever_is_away(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    camar = visit(aya.url)
    aya.goto("/")
    ask_for_a_seat(camar, "Camar")
    expect(camar.get_by_text("Waiting for an answer")).to_be_visible()
    expect(bo.get_by_role("group", name="Become the host")).to_have_count(0)
    bo.get_by_role("tab", name="Table").click()
    bo.get_by_role("button", name="Become the host").click()
    request = bo.get_by_role("group", name="Ask for this seat")
    expect(request).to_contain_text("This seat stays for the player who left it. A bot can play there.")
    expect(request.get_by_role("button", name="Let them play")).to_have_count(0)
    request.get_by_role("button", name="Not now").click()
    expect(camar.get_by_text("Waiting for an answer")).to_have_count(0)


def ask_for_a_seat(page: Page, name: str) -> None:
    page.get_by_role("tab", name="Table").click()
    ask = page.get_by_role("button", name="Ask for this seat")
    ask.click()
    page.get_by_label("Your name").fill(name)
    ask.click()


def test_one_who_waits_for_the_host_takes_over_and_closes_the_table(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    bo.get_by_role("tab", name="Table").click()
    expect(bo.get_by_role("button", name="Close this table")).to_have_count(0)
    aya.goto("/")
    bo.get_by_role("button", name="Become the host").click()
    bo.get_by_role("button", name="Close this table").click()
    bo.get_by_role("button", name="Close the table").click()
    expect(bo.get_by_role("heading", name="This table is closed")).to_be_visible()
