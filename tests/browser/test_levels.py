"""Bots at a chosen level: they show who they are, can be watched among themselves, and point for a partner."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.minds.levels import LEVELS
from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import begin, my_turn, shown_event, the_end
from tests.browser.test_shahrazad import choose, hand, places

NAMES = [level.capitalize() for level in LEVELS]


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name=f"Seat {number}", exact=True)


def choose_level(page: Page, number: int, level: str) -> None:
    """Ask a bot of that level to a seat."""
    seat(page, number).get_by_role("radio", name="Bot").check(force=True)
    levels = page.get_by_role("group", name=f"Bot at seat {number}", exact=True)
    levels.get_by_role("radio", name=level).check(force=True)


def watch(page: Page, *levels: str) -> None:
    """Have bots of these levels play each other."""
    page.get_by_role("radio", name=str(len(levels)), exact=True).check(force=True)
    for number, level in enumerate(levels, start=1):
        choose_level(page, number, level)
    page.get_by_role("button", name="Watch the bots play").click()
    page.wait_for_url("**/t/*")


def test_every_level_says_who_it_is(visit: OpenPage) -> None:
    page = visit("/new/deserto")
    levels = page.get_by_role("group", name="Bot at seat 2").get_by_role("radio")
    expect(levels).to_have_count(len(LEVELS))
    told = set()
    for number, name in enumerate(NAMES, start=1):
        choose_level(page, 2, name)
        chosen = page.get_by_role("radio", name=f"Level {number}: {name}")
        expect(chosen).to_be_checked()
        told.add(page.locator("li", has=chosen).locator("p").inner_text())
    assert len(told) == len(LEVELS), "each has a temperament of its own"
    expect(page.get_by_text("Each level is measurably stronger than the one before.")).to_be_visible()


def test_bots_of_one_level_do_not_dress_alike(visit: OpenPage) -> None:
    page = visit("/new/deserto")
    watch(page, "Scholar", "Scholar", "Scholar")
    faces = page.get_by_role("list", name="Players").locator("[title=Scholar] svg")
    expect(faces).to_have_count(3)
    drawn = "all => all.map(one => [...one.querySelectorAll('path')].map(part => part.getAttribute('fill')).join())"
    assert len(set(faces.evaluate_all(drawn))) == 3


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 320, "height": 568}], ids=["desktop", "phone", "small"])
def test_the_five_faces_stand_side_by_side_at_every_size(visit: OpenPage, size: dict[str, int]) -> None:
    page = visit("/new/deserto", size=size, language="fr-FR")
    expect(page.locator(".face")).to_have_count(len(LEVELS))
    boxes = [box for face in page.locator(".face").all() if (box := face.bounding_box())]
    assert len(boxes) == len(LEVELS)
    assert len({round(box["y"] + box["height"] / 2) for box in boxes}) == 1
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"] + 4  # the chosen one stands out a little
    check(page)


def test_bots_of_chosen_levels_sit_at_the_table_under_their_names(visit: OpenPage) -> None:
    page = visit("/new/deserto")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_label("Name of player 1").fill("Aya")
    choose_level(page, 2, "Child")
    choose_level(page, 3, "Scholar")
    begin(page)
    my_turn(page).wait_for()
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players).to_contain_text(["Aya", "Morgiane", "Hassan"])
    for player, level in ((1, "Child"), (2, "Scholar")):
        expect(players.nth(player).get_by_title(level).locator("svg")).to_be_visible()
    page.get_by_role("tab", name="Table").click()
    for name, level in (("Morgiane", "Child"), ("Hassan", "Scholar")):
        expect(page.get_by_role("listitem").filter(has_text=name).filter(has_text=level)).to_be_visible()


def test_a_game_of_bots_is_watched_to_its_end_and_once_more(visit: OpenPage) -> None:
    page = visit("/new/deserto")
    watch(page, "Child", "Porter")
    expect(page.get_by_text("You are watching")).to_be_visible()
    the_end(page).wait_for()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    the_end(page).wait_for()
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    the_end(page).wait_for()


def test_whoever_watches_may_pause_and_go_on_step_by_step(visit: OpenPage) -> None:
    page = visit("/new/deserto", motion=True)  # with motion every move takes its time
    watch(page, "Child", "Porter")
    bar = page.get_by_role("group", name="Only bots are playing")
    bar.get_by_role("radio", name="Slow").check(force=True)
    bar.get_by_role("button", name="Pause").click()
    forth = bar.get_by_role("button", name="Next step")
    expect(forth).to_be_enabled()
    here = shown_event(page)
    page.wait_for_timeout(300)
    assert shown_event(page) == here
    check(page)
    for step in (1, 2):
        forth.click()
        expect(page.locator("[data-event]")).to_have_attribute("data-event", str(here + step))
    bar.get_by_role("button", name="Play").click()
    expect(page.locator("[data-event]")).not_to_have_attribute("data-event", str(here + 2))
    bar.get_by_role("button", name="Pause").click()
    here = shown_event(page)
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.locator("[data-event]")).not_to_have_attribute("data-event", str(here))


def test_a_bot_shows_its_partner_where_it_would_lay_the_tile(visit: OpenPage) -> None:
    page = visit("/new/shahrazad")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Name of player 1").fill("Aya")
    choose_level(page, 2, "Merchant")
    begin(page)
    hand(page).first.click()
    page.get_by_role("button", name="Show this tile").click()
    shown = page.get_by_role("button", name=re.compile("Morgiane points here"))
    expect(shown).to_be_visible()
    expect(places(page).first).to_be_visible()
    choose(shown)
    expect(shown).to_be_hidden()
