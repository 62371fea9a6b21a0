"""A seat goes on with another device, by a private link that asks first."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, my_turn


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
