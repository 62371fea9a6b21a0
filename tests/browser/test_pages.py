"""Every page: in both languages, at every size, for everyone, and light."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import game_ids
from serai.table import record
from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import (
    at_a_table,
    begin,
    goes_on,
    hand,
    leave_to_bots,
    pull_up,
    set_table,
    speak_french,
    take_turn,
    the_end,
)
from tests.browser.weight import loaded

SIZES = {
    "desktop": DESKTOP,
    "tablet": {"width": 820, "height": 1180},
    "phone": PHONE,
    "small": {"width": 320, "height": 568},
}
FIRST_LOAD_BYTES = 150_000
GAME_BYTES = 80_000


def start_game(visit: OpenPage, **how: Any) -> Page:
    page = at_a_table(visit, "deserto", bots=2, **how)
    assert goes_on(page)
    return page


@pytest.mark.parametrize(
    ("size", "language"),
    [("desktop", "en-GB"), ("tablet", "fr-FR"), ("phone", "en-GB"), ("small", "fr-FR")],
)
def test_every_page_suits_everyone(visit: OpenPage, size: str, language: str) -> None:
    page = start_game(visit, size=SIZES[size])
    table = page.url
    if language == "fr-FR":
        speak_french(page)
    check(page)
    for path in ("/", "/new/deserto", "/rules/deserto", "/about", f"{table}/replay", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page)


def test_the_end_of_a_game_suits_everyone_and_can_be_replayed_exported_and_checked(
    visit: OpenPage, tmp_path: Path
) -> None:
    page = start_game(visit)
    leave_to_bots(page)
    the_end(page).wait_for()
    check(page)
    page.get_by_text("Export and fair shuffle").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    game = record.read(file.read_bytes())
    assert record.verify(game) == 52
    page.get_by_role("button", name="Check the shuffle").click()
    verdict = page.get_by_text("All 52 draws follow")
    expect(verdict).to_contain_text("They are the draws this browser saw.")
    expect(verdict).to_contain_text("Your own number is among what was added.")
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    check(page)
    last = int(slider.get_attribute("max") or 0)
    assert last >= len(game.moves)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))


def test_a_line_of_the_log_leads_to_its_moment_and_back(visit: OpenPage) -> None:
    page = start_game(visit)
    take_turn(page)
    assert goes_on(page)
    page.get_by_role("button", name=re.compile("opens the square")).click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    assert hand(page) == []  # in the past nothing can be played
    page.get_by_role("button", name="Back to now").click()
    assert goes_on(page)


def test_on_a_phone_the_log_opens_at_its_last_line(visit: OpenPage) -> None:
    page = start_game(visit, size=PHONE)
    leave_to_bots(page)
    the_end(page).wait_for()
    pull_up(page)
    page.get_by_role("tab", name="Log").click()
    lines = page.get_by_role("tabpanel", name="Log").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(lines.first).not_to_be_in_viewport()


def test_a_replay_begins_where_the_board_is_laid_out(visit: OpenPage) -> None:
    page = start_game(visit)
    take_turn(page)
    page.goto(f"{page.url}/replay")
    here = page.get_by_role("list", name="Log").locator("[aria-current=step]")
    expect(here).to_have_text(re.compile(r"(You|Morgiane|Hassan) begins?\.$"))
    page.keyboard.press("ArrowRight")
    expect(here).to_have_text(re.compile("(You|Morgiane|Hassan) (play|pass)"))


def test_the_language_changes_at_once_and_is_remembered(visit: OpenPage) -> None:
    page = visit("/", language="fr-FR")
    expect(page.get_by_text("Cinq jeux de société")).to_be_visible()
    page.get_by_role("button", name=re.compile("English")).click()
    expect(page.get_by_text("Five board games")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Five board games")).to_be_visible()


def test_what_people_say_is_text_and_nothing_else(visit: OpenPage) -> None:
    aya = visit("/new/deserto")
    set_table(aya, "<b>Aya</b>", "Bot")
    begin(aya)
    assert goes_on(aya)
    watcher = visit(aya.url)
    aya.get_by_role("tab", name="Chat").click()
    aya.get_by_label("Write a message").fill("<img src=x onerror=alert(1)>")
    aya.get_by_label("Write a message").press("Enter")
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_text("<img src=x onerror=alert(1)>", exact=True)).to_be_visible()
    expect(watcher.get_by_text("<b>Aya</b>").first).to_be_visible()
    assert watcher.locator("img[src=x]").count() == 0


def test_a_watcher_sees_the_table_and_nobodys_hand(visit: OpenPage) -> None:
    aya = start_game(visit)
    assert len(hand(aya)) == 3
    watcher = visit(aya.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.get_by_role("button", name=re.compile("^a1:"))).to_be_visible()
    assert hand(watcher) == []
    assert "You draw" not in watcher.locator("body").inner_text()


def test_on_a_phone_an_eye_among_the_players_says_that_one_only_watches(visit: OpenPage) -> None:
    aya = start_game(visit, size=PHONE)
    watcher = visit(aya.url, size=PHONE)
    for size in (PHONE, {"width": 844, "height": 390}, {"width": 320, "height": 568}):
        watcher.set_viewport_size(size)  # type: ignore[arg-type]
        eye = watcher.get_by_role("list", name="Players").get_by_title("You are watching")
        expect(eye).to_be_in_viewport(ratio=1)
        expect(eye).to_have_text("You are watching")  # which is heard
    expect(aya.get_by_title("You are watching")).to_have_count(0)


def heaviest(sizes: dict[str, int]) -> str:
    return json.dumps(dict(sorted(sizes.items(), key=lambda item: -item[1])[:5]), indent=1)


def test_the_first_load_is_light(visit: OpenPage) -> None:
    sizes = loaded(visit("/about"), "/", "h2")
    assert sum(sizes.values()) <= FIRST_LOAD_BYTES, heaviest(sizes)
    assert len(sizes) > 3


def test_a_game_adds_little_and_only_when_it_is_opened(visit: OpenPage) -> None:
    home = loaded(visit("/about"), "/", "h2")
    for game in game_ids():
        opened = loaded(visit("/about"), f"/first/{game}", "[data-event]")
        more = {url: size for url, size in opened.items() if url not in home and "/assets/" in url}
        assert sum(more.values()) <= GAME_BYTES, f"{game}: {heaviest(more)}"
        assert len(more) > 2, game


def test_the_programmers_page_works_without_the_world(visit: OpenPage) -> None:
    page = visit("/api/docs")
    expect(page.get_by_role("heading", name=re.compile("Serai"))).to_be_visible()
    expect(page.get_by_text("/api/house").first).to_be_visible()
