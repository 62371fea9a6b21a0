"""A seat goes on with another device, by a private link that asks first."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import at_a_table, lobby, my_turn, table_of, take_seat


def test_a_game_goes_on_with_another_device_and_back_again(visit: OpenPage) -> None:
    aya = at_a_table(visit, "deserto")
    my_turn(aya).wait_for()
    aya.get_by_role("tab", name="Table").click()
    aya.get_by_role("button", name="Show my private link").click()
    link = aya.get_by_label("Private link of Aya").input_value()
    phone = visit(link)
    expect(phone.get_by_role("heading", name="Continue as Aya?")).to_be_visible()
    expect(my_turn(aya)).to_be_visible()
    phone.get_by_role("button", name="Continue here").click()
    expect(my_turn(phone)).to_be_visible()
    expect(my_turn(aya)).to_be_hidden()
    aya.get_by_role("button", name="Continue here").click()
    expect(my_turn(aya)).to_be_visible()


def test_a_phone_as_hand_is_found_again_as_a_hand(visit: OpenPage) -> None:
    aya, bo = lobby(visit)
    bo.goto(f"/t/{table_of(aya)}/hand")
    take_seat(bo, "Bo")
    bo.get_by_role("button", name="Show my private link").click()
    link = bo.get_by_label("Private link of Bo").input_value()
    aya.get_by_role("button", name="Start the game").click()
    other = visit(link, size=PHONE)
    other.get_by_role("button", name="Continue here").click()
    expect(other.get_by_role("region", name="Bo’s hand")).to_be_visible()


def test_a_hand_makes_its_own_link_while_it_plays(visit: OpenPage) -> None:
    aya = at_a_table(visit, "deserto", size=PHONE)
    aya.locator("[data-event]").wait_for()
    aya.goto(f"{aya.url}/hand")
    aya.get_by_role("button", name="Table", exact=True).click()
    sheet = aya.get_by_role("region", name="Table", exact=True)
    expect(sheet.get_by_role("link", name="Whole table")).to_have_attribute("href", f"/t/{table_of(aya)}")
    sheet.get_by_role("button", name="Show my private link").click()
    other = visit(sheet.get_by_label("Private link of Aya").input_value(), size=PHONE)
    other.get_by_role("button", name="Continue here").click()
    expect(other.get_by_role("region", name="Aya’s hand")).to_be_visible()
