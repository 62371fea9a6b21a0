"""Somebody new follows the storyteller through a first game, in every game that can be played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import game_ids
from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import apart

#: What leads somewhere else than the storyteller: a halo or a gold button that is not suggested, a suggestion without.
ASTRAY = """() => {
  const colours = ['var(--asked)', 'var(--gold)'].map((colour) => {
    const probe = document.querySelector('.gameboard').appendChild(document.createElement('i'));
    probe.style.color = colour;
    const told = getComputedStyle(probe).color;
    probe.remove();
    return told;
  });
  const all = [...document.querySelectorAll('.gameboard :is(button, [role=button], .asked, .can, [data-suggested])')];
  const shines = (one) => one instanceof SVGElement || getComputedStyle(one, '::after').boxShadow.includes(colours[0]);
  const filled = (one) => one.matches('.pill') && getComputedStyle(one).backgroundColor === colours[1];
  const names = (ones) => ones.map((one) => one.outerHTML.slice(0, 160));
  const asks = document.querySelector('.gameboard [data-suggested]') !== null;
  return asks ? names(all.filter((one) => one.checkVisibility() && (one.hasAttribute('data-suggested')
    ? !shines(one) : filled(one) || one.matches('.asked, .can') && shines(one)))) : [];
}"""


def follow(page: Page) -> None:
    """Touch what glows, or go on, until the story is told."""
    glow = page.locator("[data-suggested]")
    onward = page.get_by_role("button", name="Continue")
    farewell = page.get_by_role("link", name="Play a game")
    told = page.get_by_role("complementary", name="The storyteller").locator("p").first
    while True:
        glow.or_(onward).or_(farewell).first.wait_for()
        if farewell.is_visible():
            return
        step = onward if onward.is_visible() else glow.first
        expect(told).to_be_in_viewport(ratio=1)
        expect(step).to_be_in_viewport(ratio=0.9)  # nobody has to look for it
        assert page.evaluate(ASTRAY) == []
        step.click()


@pytest.mark.parametrize("game", game_ids())
def test_the_storyteller_leads_to_the_farewell(visit: OpenPage, game: str) -> None:
    page = visit(f"/new/{game}", size=PHONE if len(game) % 2 else DESKTOP)
    page.get_by_role("link", name="Guided game").click()
    page.wait_for_url(f"**/first/{game}")
    expect(page.get_by_role("complementary", name="The storyteller")).to_be_visible()
    check(page)
    follow(page)
    if not page.locator(".gameboard [data-count]").count():  # the story ends in the middle of the game
        expect(page.locator(".prompt-bar").filter(visible=True)).to_have_count(0)
    progress = page.get_by_role("progressbar")
    assert progress.get_attribute("value") == progress.get_attribute("max")
    page.get_by_role("link", name="Play a game").click()
    page.wait_for_url(f"**/new/{game}")


def test_what_is_told_stands_right_under_the_board_where_one_plays(visit: OpenPage) -> None:
    page = visit("/first/deserto")
    page.get_by_role("button", name="Continue").click()
    thief = page.locator("[data-slot][data-suggested]")
    assert apart(thief, page.get_by_text("Take your thief and play it")) < 150
    board = page.locator(".board-stage").bounding_box()
    thief.click()
    page.locator("[data-cell][data-suggested]").wait_for()
    assert page.locator(".board-stage").bounding_box() == board


def test_a_sultan_tapped_once_says_what_the_second_tap_does(visit: OpenPage) -> None:
    page = visit("/first/hezar", size=PHONE, has_touch=True, is_mobile=True)
    sultan = page.locator("[data-throne][data-suggested]")
    while not sultan.count():
        page.get_by_role("button", name="Continue").or_(page.locator("[data-suggested]")).first.tap()
    moment = page.locator("[data-event]")
    before = moment.get_attribute("data-event") or ""
    sultan.tap()
    expect(sultan.locator("[data-shows='Tell it']")).to_be_visible()
    expect(moment).to_have_attribute("data-event", before)
    sultan.tap()
    expect(moment).not_to_have_attribute("data-event", before)


def test_another_legal_move_than_the_one_asked_for_is_answered_with_a_reason(visit: OpenPage) -> None:
    page = visit("/first/deserto", language="fr-FR")
    page.get_by_role("button", name="Continuer").click()
    page.get_by_role("button", name="Passer").click()
    page.keyboard.press("1")
    page.get_by_role("button", name="Donner").click()
    expect(page.get_by_text("Seul un voleur à côté du trésor le gagne")).to_be_visible()


def test_a_forbidden_move_is_answered_with_its_rule_as_in_any_game(visit: OpenPage) -> None:
    page = visit("/first/deserto")
    page.get_by_role("button", name="Continue").click()
    page.keyboard.press("1")
    page.get_by_role("button", name="a1: a treasure. You cannot play the vizier here.").click()
    story = page.get_by_role("complementary", name="The storyteller")
    expect(story).to_contain_text(re.compile("play on an empty place"))


def test_edges_that_do_not_match_are_answered_with_their_rule_where_it_is_being_taught(visit: OpenPage) -> None:
    page = visit("/first/sultaniya")
    story = page.get_by_role("complementary", name="The storyteller")
    lesson = story.get_by_text("Edges that touch must show the same pattern")
    step = page.locator("[data-suggested]").or_(page.get_by_role("button", name="Continue"))
    while not lesson.is_visible():
        step.or_(lesson).first.wait_for()
        if step.count() and not lesson.is_visible():
            step.first.click()
            page.wait_for_timeout(50)
    page.locator("[data-suggested]").first.click()  # the tile with half a gate
    place = page.locator("[data-spot][data-suggested]")
    place.wait_for()
    page.get_by_role("button", name=re.compile("^Ground floor, place 2.* cannot go here")).click()
    expect(story).to_contain_text("both must show the same pattern: ")
    place.click()
    expect(lesson).to_be_hidden()
