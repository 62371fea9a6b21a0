"""Somebody’s page is open, and nobody is at it: a bot plays until they touch something."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.people import my_turn
from tests.browser.test_absence import bos_turn
from tests.house.server import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house in which a moment of doing nothing is long."""
    with Server(tmp_path_factory.mktemp("house") / "data", 0.02, 0, "--all-minds", "--idle-seconds", "1") as server:
        yield server


def test_a_bot_plays_for_a_page_at_which_nobody_is_until_somebody_touches_it(visit: OpenPage) -> None:
    aya, bo = bos_turn(visit)
    matter = aya.get_by_role("group", name="Let a bot play")
    expect(matter).to_contain_text("Bo has done nothing for a while")
    expect(bo.get_by_role("group", name="Let a bot play")).to_have_count(0)
    matter.get_by_label("Level of the bot").select_option("Child")
    matter.get_by_role("button", name="Let a bot play").click()
    expect(my_turn(aya)).to_be_visible()  # the bot has moved
    players = aya.get_by_role("list", name="Players")
    expect(players.get_by_title("Child")).to_be_visible()
    bo.mouse.click(5, 5)
    expect(players.get_by_title("Child")).to_have_count(0)
