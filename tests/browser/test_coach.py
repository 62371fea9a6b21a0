"""Asking the coach in the browser: reading what it says, and making the move it names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.games.game import game_ids
from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import begin, set_table, shown_event, the_end, wait_until_shown

#: The smallest phone that people still have.
SMALL = {"width": 320, "height": 568}


#: From here on the house knows the guest: of a page and a request that come together, each would be somebody new.
ME = "/api/me"


def sit_down(page: Page, game: str, *, allowed: bool = True) -> None:
    """At a table of one's own with a bot, as soon as one is to decide."""
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "bot", "mind": "random"}]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "coach": allowed})
    page.goto(f"/t/{made.json()['id']}")
    page.get_by_role("button", name=re.compile("^(Start the game|Lancer)")).click()


def button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Coach$"))


def panel(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^Coach$"))


def ask(page: Page) -> None:
    """Press the button, and wait until the coach has thought."""
    button(page).click()
    panel(page).wait_for()


def tips(page: Page) -> Locator:
    return panel(page).get_by_role("button", name=re.compile("^You "))


def test_the_coach_is_asked_read_and_followed_by_keyboard_alone(visit: OpenPage) -> None:
    page = visit(ME)
    sit_down(page, "deserto")
    expect(button(page)).to_be_enabled()
    page.keyboard.press("c")
    panel(page).wait_for()
    expect(panel(page)).to_contain_text("The coach sees what you see, nothing more")
    expect(panel(page)).to_contain_text("chance of winning")
    expect(page.get_by_role("log", name="Game events")).to_contain_text("chance of winning")
    expect(page.get_by_role("heading", name="Coach")).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel(page)).to_be_hidden()
    expect(page.get_by_role("heading", name="Deserto table")).to_be_focused()  # the board has the keys again
    page.keyboard.press("c")
    panel(page).wait_for()
    expect(panel(page)).not_to_contain_text("The coach sees what you see")  # said once
    best = tips(page).first.inner_text()
    before = shown_event(page)
    for _ in range(3):  # the cross, the best move, and the button under it
        page.keyboard.press("Tab")
    expect(panel(page).get_by_role("button", name="Play this move")).to_be_focused()
    page.keyboard.press("Enter")
    wait_until_shown(page, before)
    expect(panel(page)).to_be_hidden()
    expect(page.get_by_role("heading", name="Deserto table")).to_be_focused()  # Tab leads on into the board
    expect(page.get_by_role("button", name=best, exact=True)).to_be_visible()  # the line of the log


def glow(page: Page) -> list[str]:
    """Where on the board things glow, whatever they are."""
    boxes = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
    found: list[str] = page.locator(".gameboard [data-suggested]").evaluate_all(boxes)
    return found


@pytest.mark.parametrize("game", game_ids())
def test_what_a_tip_means_glows_on_the_board_and_another_can_be_looked_at(visit: OpenPage, game: str) -> None:
    page = visit(ME)
    sit_down(page, game)
    while True:  # where there are two tips
        ask(page)
        if tips(page).count() > 1:
            break
        before = shown_event(page)
        panel(page).get_by_role("button", name="Play this move").click()
        wait_until_shown(page, before)
        expect(button(page)).to_be_enabled()
    glows = []
    for tip in tips(page).all():
        tip.click()
        expect(tip).to_have_attribute("aria-pressed", "true")
        glows.append(glow(page))
    assert all(glows), "a tip that the board does not show"
    if game == "sultaniya":  # elsewhere one card may have two places to go
        assert len({tuple(boxes) for boxes in glows}) == len(glows), "each tip is another character"
    expect(panel(page).get_by_role("button", name="Play this move")).to_have_count(1)
    panel(page).get_by_role("button", name="Close").click()
    expect(page.locator("[data-suggested]")).to_have_count(0)


PLACING = re.compile(r"^You play (\w+ \w+) ")
#: Where the suggested card would go is marked before it is taken.
DESTINED = ".gameboard [data-cell].destined"


def same_card_twice(page: Page) -> list[Locator]:
    """Two tips of the coach that play the same card on different places, if there are."""
    placings = [(tip, found[1]) for tip in tips(page).all() if (found := PLACING.match(tip.inner_text()))]
    cards = [card for _, card in placings]
    return [tip for tip, card in placings if cards.count(card) > 1]


def test_two_tips_for_one_card_show_two_places(visit: OpenPage) -> None:
    page = visit(ME)
    sit_down(page, "deserto")
    while True:
        expect(button(page).and_(page.locator(":enabled")).or_(the_end(page)).first).to_be_visible()
        if the_end(page).is_visible():
            sit_down(page, "deserto")
            continue
        ask(page)
        if twice := same_card_twice(page):
            break
        before = shown_event(page)
        panel(page).get_by_role("button", name="Play this move").click()
        wait_until_shown(page, before)
    places = []
    for tip in twice:
        tip.click()
        expect(tip).to_have_attribute("aria-pressed", "true")
        expect(page.locator(DESTINED)).to_have_count(1)
        places.append(page.locator(DESTINED).get_attribute("data-cell"))
    assert len(set(places)) == len(places), places


def test_the_panel_closes_when_the_position_is_another(visit: OpenPage) -> None:
    page = visit(ME)
    sit_down(page, "deserto")
    ask(page)
    before = shown_event(page)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.keyboard.press("1")
    page.get_by_role("button", name="Give", exact=True).click()
    wait_until_shown(page, before)
    expect(panel(page)).to_be_hidden()


def test_a_secret_choice_is_advised_as_a_mix(visit: OpenPage) -> None:
    page = visit(ME)
    sit_down(page, "aladin")
    ask(page)
    expect(panel(page)).to_contain_text("Vary your secret choices")
    expect(panel(page)).to_contain_text("of the time")


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (SMALL, "fr-FR")], ids=["desktop", "phone"])
def test_in_every_game_it_is_readable_for_everyone(
    visit: OpenPage, game: str, size: dict[str, int], language: str
) -> None:
    page = visit(ME, size=size, language=language)
    sit_down(page, game)
    ask(page)
    text = panel(page).inner_text()
    assert not re.search(r"weighs-|coach-|propose-|log-|\{|undefined", text), text
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"], f"the page is {width} pixels wide"
    check(page)


def test_a_table_may_be_set_up_without_it_and_says_so(visit: OpenPage) -> None:
    page = visit("/new/deserto", size=PHONE)
    set_table(page, "Aya", "Bot")
    page.get_by_role("combobox", name="Coach").select_option(label="Not allowed")
    begin(page)
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    expect(button(page)).to_have_count(0)
    page.keyboard.press("c")
    expect(panel(page)).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("No coach at this table")).to_be_visible()
