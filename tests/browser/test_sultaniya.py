"""People build palaces in their browsers, by what they see: names of buttons, not the insides of the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import (
    at_a_table,
    begin,
    gather,
    set_table,
    shown_event,
    speak_french,
    the_end,
    wait_until_shown,
)

TURN = re.compile(r"^(Choose your character\.|Your turn: |Take an available|No available tile fits)")
TILE = re.compile(r"^Tile .* It fits\.$")
STUCK = re.compile(r"^Tile .* It fits nowhere right now\.$")
PLACE = re.compile(r"\. Build here")
FORBIDDEN = re.compile(r"It cannot go here\.$")
REVEAL = re.compile(": reveal ")
RIVAL = re.compile("^Look at .* palace$")
BOARD = re.compile(r"\. Scores: ")


def passing(page: Page) -> Locator:
    return page.get_by_role("button", name="Pass", exact=True)


def goes_on(page: Page) -> bool:
    """Returns when it is one's turn (true) or when the game is over (false)."""
    page.get_by_text(TURN).or_(the_end(page)).first.wait_for()
    return not the_end(page).is_visible()


def choose_board(page: Page, touch: bool = False) -> None:
    """Choose the first character's board that is left."""
    before = shown_event(page)
    press(page.get_by_role("button", name=BOARD, disabled=False).first, touch)
    press(page.get_by_role("button", name=re.compile("^(Choose|Choisir) ")), touch)
    wait_until_shown(page, before)


def at_a_palace(visit: OpenPage, bots: int = 1, **how: Any) -> Page:
    """Aya at a table, on her first turn, with a board of her choice."""
    page = at_a_table(visit, "sultaniya", bots, **how)
    page.locator("[data-board][data-option]").first.wait_for()
    page.locator("[data-board][data-option]").first.click()
    page.locator("[data-choose]").click()
    page.locator("[data-draw]").first.wait_for()
    return page


def take_turn(page: Page, touch: bool = False) -> None:
    """Choose a board; build the first tile that fits, the highest first; else reveal; else pass."""
    if page.get_by_role("button", name=BOARD).count():
        choose_board(page, touch)
        return
    before = shown_event(page)
    tiles, reveals = page.get_by_role("button", name=TILE), page.get_by_role("button", name=REVEAL, disabled=False)
    if tiles.count():
        press(tiles.first, touch)
        place = page.get_by_role("button", name=PLACE).first
        press(place, touch)
        if touch:  # the first tap looks, the second builds
            expect(page.get_by_text(re.compile(r"points?( now)?\b.*\.$")).first).to_be_visible()
            place.tap()
    elif reveals.count():
        press(reveals.last, touch)
    else:
        press(passing(page), touch)
    wait_until_shown(page, before)


def press(what: Locator, touch: bool) -> None:
    if touch:
        what.tap()
    else:
        what.click()


def test_a_whole_game_alone_on_a_phone_and_its_count(visit: OpenPage) -> None:
    page = visit("/new/sultaniya", size=PHONE, has_touch=True, is_mobile=True)
    set_table(page, "Aya")
    begin(page)
    choose_board(page, touch=True)
    expect(page.get_by_text("20 turns left")).to_be_visible()
    while goes_on(page):
        take_turn(page, touch=True)
    count = page.get_by_role("region", name="Scoring")
    points = [int(told) for told in count.locator("button .points").all_inner_texts() if told.strip()]
    assert len(points) == 7, "five elements and two objectives"
    expect(count.locator(".total b")).to_have_text(str(sum(points)))
    line = count.get_by_role("button", name="Guards", exact=False).first
    line.tap()
    expect(line).to_have_attribute("aria-pressed", "true")


def test_a_board_is_chosen_by_hand_and_by_keys_and_seen_by_all(visit: OpenPage) -> None:
    pages = gather(visit, "sultaniya", "Aya", "Badr")
    for page in pages:
        page.get_by_text("Choose your character.").or_(page.get_by_text("is choosing a character.")).first.wait_for()
    first, second = sorted(pages, key=lambda page: page.get_by_text("is choosing").count())
    expect(second.get_by_text("is choosing a character.")).to_be_visible()
    anis = first.get_by_role("button", name=re.compile("^Anis. Scores: Windows, 1 point each"))
    anis.click()
    expect(anis).to_have_attribute("aria-pressed", "true")
    expect(second.get_by_role("button", name=BOARD, disabled=False)).to_have_count(0)
    before = shown_event(first)
    first.get_by_role("button", name="Choose Anis").click()
    wait_until_shown(first, before)
    second.get_by_text("Choose your character.").wait_for()
    expect(second.get_by_role("button", name=re.compile("^Anis"))).to_be_disabled()
    second.keyboard.press("8")
    second.keyboard.press("Enter")
    second.get_by_text(re.compile("^You are Sinbad")).first.wait_for()
    assert goes_on(first)


def reveal_ground(page: Page) -> None:
    before = shown_event(page)
    page.get_by_role("button", name=re.compile("^Ground floor: reveal 3")).click()
    wait_until_shown(page, before)


def test_every_place_says_what_it_brings_and_its_parts_when_it_is_looked_at(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    reveal_ground(page)
    page.get_by_role("button", name=TILE).first.click()
    places = page.get_by_role("button", name=PLACE)
    assert places.count() > 0
    for place in places.all():
        label = place.get_attribute("aria-label") or ""
        said = re.search(r"(No|\d+) points?", label)
        assert said, label
        points = 0 if said[1] == "No" else int(said[1])
        assert place.locator(".points").get_attribute("data-shows") == f"+{points}"
        place.hover()
        parts = page.locator(".parts .part").all_inner_texts()
        assert sum(int(part.replace("−", "-")) for part in parts) == points


def test_an_offered_tile_is_shown_large_before_it_is_taken(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    reveal_ground(page)
    tile = page.get_by_role("button", name=re.compile("^Tile ")).first
    tile.hover()
    offered, large = tile.bounding_box(), page.locator(".prompt-bar .held").bounding_box()
    assert offered and large and large["width"] >= 1.25 * offered["width"]
    page.mouse.move(0, 0)
    expect(page.locator(".prompt-bar .held")).to_have_count(0)


def test_on_a_phone_the_points_stand_over_the_prompt_whatever_it_says(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=1, size=PHONE)
    assert goes_on(page)
    points, prompt = page.locator(".ledger .who").bounding_box(), page.locator(".prompt-bar").bounding_box()
    assert points and prompt and points["y"] + points["height"] <= prompt["y"]


def test_a_line_of_the_count_shines_in_the_palace_until_something_is_done(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    reveal_ground(page)
    page.get_by_role("group", name="What your palace is worth").get_by_role("button").first.click()
    expect(page.locator("svg.counting")).to_have_count(1)
    page.get_by_role("button", name=TILE).first.click()
    expect(page.locator("svg.counting")).to_have_count(0)


def test_before_the_green_djinn_is_called_it_is_said_that_two_tiles_must_be_built(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    before = shown_event(page)
    passing(page).click()
    wait_until_shown(page, before)
    page.get_by_role("button", name=re.compile("^Green djinn")).click()
    expect(page.get_by_text("You must then build two tiles, as long as any fit.")).to_be_visible()
    expect(page.get_by_role("button", name="Call him")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_palace_piles_and_prompt_keep_still_whatever_is_held(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_palace(visit, size=size)
    assert goes_on(page)

    def places() -> list[list[float]]:
        return page.evaluate(  # type: ignore[no-any-return]
            """() => [...document.querySelectorAll('[data-still]')].map((part) => {
              const { x, y, width, height } = part.getBoundingClientRect();
              return part.dataset.still === 'prompt' ? [width, height] : [x, y + scrollY, width, height];
            }).map((box) => box.map(Math.round))"""
        )

    still = places()
    assert len(still) == 3
    draws = page.locator('[data-draw^="0-"]')
    if draws.count():  # a rival who began may have revealed some, or all three
        draws.last.click()
    page.get_by_role("button", name=TILE).first.click()
    assert places() == still
    page.get_by_role("button", name=PLACE).first.hover()
    assert places() == still
    page.keyboard.press("Escape")
    for djinn in page.locator("[data-djinn]").all():
        djinn.hover()
        assert places() == still


def test_the_count_is_told_on_the_table_and_crowns_only_then(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0, motion=True)
    for _ in range(20):
        assert goes_on(page)
        before = shown_event(page)
        passing(page).click()
        wait_until_shown(page, before)
    count = page.get_by_role("region", name="Scoring")
    expect(count.get_by_role("button", name="Guards", exact=False).first).to_have_class(
        re.compile("lit"), timeout=30_000
    )
    assert count.locator(".hidden").count() > 0
    assert count.locator(".crown").count() == 0
    expect(count.locator(".crown")).to_have_count(1, timeout=30_000)
    expect(page.locator("svg .lantern").first).to_be_attached()
    assert count.locator(".hidden").count() == 0


def test_a_game_with_a_bot_and_all_its_motion(visit: OpenPage) -> None:
    page = at_a_palace(visit, motion=True)
    for _ in range(4):
        assert goes_on(page)
        take_turn(page)
    page.get_by_role("button", name=RIVAL).click()
    palace = page.get_by_role("dialog")
    expect(palace).to_be_visible()
    page.keyboard.press("Escape")
    expect(palace).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_known_of_others_stands_beside_their_palaces(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_palace(visit, size=size)
    other = page.get_by_role("button", name=RIVAL)
    parts = (other, other.locator("svg").first, other.locator(".facts"))
    whole, palace, facts = (part.bounding_box() for part in parts)
    assert whole and palace and facts
    assert palace["height"] <= whole["height"]
    assert palace["x"] + palace["width"] <= facts["x"] < facts["x"] + facts["width"] <= whole["x"] + whole["width"]


@pytest.mark.parametrize("width", [390, 320])
def test_a_rival_palace_fits_a_phone_whatever_its_character_is_called(visit: OpenPage, width: int) -> None:
    page = at_a_palace(visit, bots=2, size={"width": width, "height": 844}, language="fr-FR")
    for other in page.get_by_role("button", name=re.compile("^Voir le palais")).all():
        other.click()
        palace = page.get_by_role("dialog")
        palace.locator(".character").evaluate("name => name.textContent = 'Le Prince Souleiman le Magnifique'")
        for part in palace.locator("h3, button, .drawn, .who > *").all():
            box = part.bounding_box()
            assert box
            assert box["x"] >= 0 and box["x"] + box["width"] <= width, part.inner_text()
        page.keyboard.press("Escape")


def test_the_djinns_say_what_they_do_and_nothing_is_revealed_by_a_slip_while_one_is_wished_for(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    for _ in range(2):
        assert goes_on(page)
        before = shown_event(page)
        passing(page).click()
        wait_until_shown(page, before)
    assert goes_on(page)
    before = shown_event(page)
    page.get_by_role("button", name=re.compile("^Green djinn")).hover()
    expect(page.get_by_text("Build twice; you must")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Gold djinn")).click()
    expect(page.get_by_role("button", name=REVEAL, disabled=False)).to_have_count(0)
    page.get_by_role("button", name=REVEAL).first.click(force=True)
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()
    assert shown_event(page) == before


def test_turns_by_keyboard_alone(visit: OpenPage) -> None:
    page = at_a_palace(visit)
    assert goes_on(page)
    before = shown_event(page)
    page.keyboard.press("1")  # the ground floor: nothing lies there yet, so the first of its places reveals
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    wait_until_shown(page, before)
    assert goes_on(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.keyboard.press("f")
    page.keyboard.press("f")
    place = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert PLACE.search(place), f"a tile taken by a key leads to {place!r}"
    before = shown_event(page)
    page.keyboard.press("Enter")
    wait_until_shown(page, before)
    assert goes_on(page)
    before = shown_event(page)
    page.keyboard.press("p")
    wait_until_shown(page, before)
    expect(page.get_by_role("button", name=re.compile("^You pass and take 2"))).to_be_visible()


def test_a_djinn_is_tried_for_free_and_then_paid(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    for _ in range(2):
        assert goes_on(page)
        before = shown_event(page)
        passing(page).click()
        wait_until_shown(page, before)
    assert goes_on(page)
    before = shown_event(page)
    djinn = page.get_by_role("button", name=re.compile("^Gold djinn"))
    djinn.click()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()
    djinn.click()
    page.get_by_role("button", name=re.compile(" pile: .*Look through it")).last.click()
    pile = page.get_by_role("region", name=re.compile("the pile from top to bottom"))
    pile.get_by_role("button", name=TILE).first.click()
    page.get_by_role("button", name=PLACE).first.click()
    wait_until_shown(page, before)
    assert goes_on(page)
    expect(page.get_by_role("button", name=re.compile("^Gold djinn.* beside Aya’s palace"))).to_be_visible()


def test_what_is_not_allowed_is_answered_with_its_rule(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    assert goes_on(page)
    page.get_by_role("button", name=re.compile("^Roofs pile")).click()
    expect(page.get_by_text("Everyone sees the top tile of a pile")).to_be_visible()
    before = shown_event(page)
    page.get_by_role("button", name=re.compile("^Ground floor: reveal 3")).click()
    wait_until_shown(page, before)
    page.get_by_role("button", name=TILE).first.click()
    page.get_by_role("button", name=FORBIDDEN).first.click()
    rule = page.get_by_role("link", name="See the rule").last
    expect(rule).to_have_attribute("href", re.compile("/rules/sultaniya#rule-"))
    page.get_by_role("button", name="Put back").click()  # the tile has stayed in hand
    expect(passing(page)).to_be_disabled()
    page.keyboard.press("p")  # all the same
    expect(page.get_by_text("you must take one if any available tile fits")).to_be_visible()


def test_a_tile_is_dragged_to_its_place_and_dropped_elsewhere_it_comes_back(visit: OpenPage) -> None:
    page = at_a_palace(visit, bots=0)
    assert goes_on(page)
    before = shown_event(page)
    page.get_by_role("button", name=re.compile("^Ground floor: reveal 3")).click()
    wait_until_shown(page, before)
    tile = page.get_by_role("button", name=TILE).first
    tile.click()
    spot = page.get_by_role("button", name=PLACE).first.get_attribute("data-spot")
    page.keyboard.press("Escape")
    before = shown_event(page)
    tile.drag_to(page.get_by_text("Treasury:").last)
    expect(page.get_by_role("button", name="Put back")).to_be_hidden()
    assert shown_event(page) == before
    box, palace = tile.bounding_box(), page.get_by_role("group", name="Your palace")
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"], box["y"] + 20, steps=3)
    target = palace.locator(f"[data-spot='{spot}']").bounding_box()
    assert target
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=3)
    page.mouse.up()
    wait_until_shown(page, before)
    expect(page.get_by_role("button", name=re.compile("^You build"))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_suits_everyone(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_palace(visit, bots=2, size=size)
    for _ in range(2):
        assert goes_on(page)
        take_turn(page)
    assert goes_on(page)
    check(page)
    speak_french(page)
    check(page)


@pytest.mark.parametrize("bots", [0, 1, 3])
def test_a_tablet_upright_shows_ones_palace_large_and_all_there_is_to_choose(visit: OpenPage, bots: int) -> None:
    page = at_a_palace(visit, bots=bots, size={"width": 768, "height": 1024})
    assert goes_on(page)
    palace = page.get_by_role("group", name="Your palace", exact=True).bounding_box()
    assert palace and palace["width"] > 768 * 2 / 3
    tabs = page.get_by_role("tablist").bounding_box()
    assert tabs
    for choice in [*page.get_by_role("button", name=REVEAL).all(), passing(page), *page.locator("[data-djinn]").all()]:
        box = choice.bounding_box()
        assert box and palace["y"] + palace["height"] < box["y"] < box["y"] + box["height"] <= tabs["y"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_place_that_the_log_names_by_its_number_has_that_number_in_the_palace(
    visit: OpenPage, size: dict[str, int]
) -> None:
    page = at_a_palace(visit, size=size)
    built = page.locator(".own [data-built]")
    expect(built).to_have_count(3)  # printed on every board
    while built.count() == 3:
        assert goes_on(page)
        take_turn(page)
    [told] = set(built.evaluate_all("all => all.map((one) => one.dataset.built)")) - {"0-3", "0-4", "1-3"}
    floor, place = told.split("-")
    name = ["ground floor", "walls", "residences", "roofs"][int(floor)]
    expect(page.get_by_text(re.compile(f"^You build .* at place {place} of the {name}")).first).to_be_attached()
    number = page.locator(f".own [data-numbers='{told}']")
    assert number.evaluate("one => getComputedStyle(one, '::before').content") == f'"{place}"'
    assert number.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 10.5
    inner, outer = number.bounding_box(), page.locator(f".own [data-built='{told}']").bounding_box()
    assert inner and outer
    assert outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    assert outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    expect(page.locator(".own [data-numbers]")).to_have_count(22)
    page.locator(".neighbour").first.click()
    expect(page.get_by_role("dialog", name="Morgiane’s palace").locator("[data-numbers]")).to_have_count(22)
