"""Seats change hands in the middle of a game: from a bot to a guest, and back to a bot."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, my_turn, take_turn


def test_a_guest_takes_a_bots_seat_and_leaves_it_to_one_while_the_game_goes_on(visit: OpenPage) -> None:
    aya = at_a_table(visit, "deserto")
    my_turn(aya).wait_for()
    bo = visit(aya.url)
    players = aya.get_by_role("list", name="Players")
    bo.get_by_role("tab", name="Table").click()
    bo.get_by_role("button", name="Take over").click()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(players).to_contain_text("Bo")
    take_turn(aya)
    expect(my_turn(bo)).to_be_visible()
    expect(bo.get_by_role("button", name="Take over")).to_be_hidden()
    bo.get_by_role("button", name="Leave to a bot").click()
    expect(bo.get_by_text("You are watching")).to_be_visible()
    expect(my_turn(bo)).to_be_hidden()
    expect(my_turn(aya)).to_be_visible()  # the bot has made Bo's move
    expect(players).not_to_contain_text("Bo")
    expect(bo.get_by_role("button", name="Take over")).to_be_visible()
