"""Others come by a link or a square to photograph, where they can reach the house at all."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import NETWORK, at_a_table, lobby, my_turn, on_the_network, table_of, take_seat


def squares(page: Page) -> int:
    return page.get_by_role("img", name="QR code of the link").count()


def test_where_nobody_else_can_come_only_the_host_is_told_what_to_do(visit: OpenPage) -> None:
    aya, bo = lobby(visit)
    take_seat(bo, "Bo")
    for page in (aya, bo):
        page.get_by_role("button", name="Show my private link").click()
        expect(page.get_by_label("Private link of")).to_be_visible()
        assert squares(page) == 0
        expect(page.get_by_role("button", name="Copy the invitation")).to_have_count(0)
    expect(aya.get_by_role("region", name="Invite")).to_contain_text("serai open --host 0.0.0.0")
    expect(aya.get_by_role("region", name="Keep your seat")).to_contain_text("serai open --host 0.0.0.0")
    expect(bo.get_by_text("--host")).to_have_count(0)


def test_while_a_friend_is_waited_for_the_invitation_comes_first(visit: OpenPage) -> None:
    aya, bo = lobby(visit, network=True)
    invite = aya.get_by_role("button", name="Copy the invitation")
    start = aya.get_by_role("button", name="Start")
    expect(invite).to_have_class("button primary")
    expect(start).not_to_have_class("button primary")
    invitation = aya.get_by_role("region", name="Invite")
    expect(invitation.get_by_label("Link to the table")).to_have_value(f"{NETWORK}/t/{table_of(aya)}")
    expect(invitation.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(aya.get_by_text("--host")).to_have_count(0)
    take_seat(bo, "Bo")
    expect(invite).to_be_hidden()
    expect(start).to_have_class("button primary")


def test_a_new_private_link_with_its_square_ends_the_old_one(visit: OpenPage) -> None:
    aya = at_a_table(visit, "deserto")
    on_the_network(aya)
    aya.reload()
    my_turn(aya).wait_for()
    aya.get_by_role("tab", name="Table").click()
    aya.get_by_role("button", name="Show my private link").click()
    shown = aya.get_by_label("Private link of Aya")
    old = shown.input_value()
    section = aya.get_by_role("region", name="Continue on another device")
    expect(section.get_by_role("img", name="QR code of the link")).to_be_visible()
    aya.get_by_role("button", name="New link").click()
    expect(shown).not_to_have_value(old)
    late = visit(old)
    expect(late.get_by_role("heading", name="This link no longer works")).to_be_visible()
    new = visit(shown.input_value())
    expect(new.get_by_role("heading", name="Continue as Aya?")).to_be_visible()
