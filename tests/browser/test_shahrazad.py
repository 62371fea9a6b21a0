"""Shahrazad in the browser: whole games, keys alone, two people who show each other tiles, and what is forbidden."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table, begin, gather, set_table, shown_event, speak_french, wait_until_shown

CHOOSE = re.compile(r"choose a tile from your hand|take your last tile|place two of them|the second tile to place")
PLACE = re.compile(r"You can place tile \d+ here\.")
END = re.compile(r"wins?!?$|victory$|^Lost")
#: A tile in hand is never smaller than this, to be taken by a finger.
FINGER_PX = 53
ROUND = re.compile(r"^Round [12]$")


def my_turn(page: Page) -> Locator:
    """A sentence asks for a tile."""
    return page.get_by_text(CHOOSE)


def the_end(page: Page) -> Locator:
    return page.get_by_role("heading", name=END)


def columns(page: Page) -> Locator:
    """After a round with a score, the columns one of which may be kept."""
    return page.get_by_role("button", name=re.compile(r"^Column \d+\. Tiles? .* stays?;"))


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def places(page: Page) -> Locator:
    """The places that glow for the tile in hand."""
    return page.get_by_role("button", name=PLACE)


def pointable(page: Page) -> Locator:
    """The places that one may show the other player."""
    return page.get_by_role("button", name=re.compile("Point here"))


def goes_on(page: Page) -> bool:
    """Returns when something is to be decided (true) or when the game is over (false)."""
    my_turn(page).or_(columns(page)).or_(the_end(page)).first.wait_for()
    return not the_end(page).is_visible()


def take_turn(page: Page) -> None:
    """Lay the first tile on the first place that glows, or keep the first column."""
    before = shown_event(page)
    if my_turn(page).is_visible():
        hand(page).first.click()
        show = page.get_by_role("button", name="Show this tile")
        if show.is_visible():  # somebody else may say where it should go
            show.click()
            wait_until_shown(page, before)
        choose(places(page).first)
        wait_until_shown(page, before + 1)  # the tile is chosen, then placed
    else:
        choose(columns(page).first)
        wait_until_shown(page, before)


def choose(what: Locator) -> None:
    """A first click shows what it would bring and asks, a second one is final."""
    what.click()
    expect(what.locator(".confirm")).to_be_visible()
    what.click()


def test_all_tales_are_laid_with_a_bot_on_a_phone_and_the_king_is_heard(visit: OpenPage) -> None:
    page = visit("/new/shahrazad", size=PHONE, has_touch=True, is_mobile=True)
    set_table(page, "Aya", "Bot")
    begin(page)
    turns = 0
    while goes_on(page):
        take_turn(page)
        turns += 1
    assert turns >= 8
    expect(page.get_by_text("says the king").first).to_be_visible()
    expect(page.get_by_role("region", name="The king’s verdict")).to_be_visible()
    page.get_by_role("button", name="Show the scoring").click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Next")).to_be_hidden()


def test_a_finger_looks_with_its_first_tap_and_lays_with_its_second(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", size=PHONE, has_touch=True, is_mobile=True)
    assert goes_on(page)
    before = shown_event(page)
    hand(page).first.tap()
    place = places(page).first
    place.tap()
    expect(page.get_by_text(re.compile(r"points?: |^Worth as much"))).to_be_visible()
    assert shown_event(page) == before, "to look is free"
    place.get_by_text("Place", exact=True).tap()
    wait_until_shown(page, before)
    assert goes_on(page)


def test_a_tile_is_dragged_to_its_place_and_dropped_elsewhere_it_comes_back(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0, motion=True)
    assert goes_on(page)
    before = shown_event(page)
    tile = hand(page).first
    tile.drag_to(page.get_by_text(ROUND))
    expect(page.get_by_role("button", name="Put back")).to_be_hidden()
    assert shown_event(page) == before
    tile.click()
    key = places(page).first.get_attribute("data-place")
    tile.click()  # put back
    expect(places(page)).to_have_count(0)
    middle = page.locator("[data-place]").bounding_box()
    own = tile.bounding_box()
    assert key and middle and own
    column, height = map(int, key.split())
    page.mouse.move(own["x"] + 20, own["y"] + 20)
    page.mouse.down()
    page.mouse.move(middle["x"], middle["y"], steps=4)
    # The place is beside the first tile: so many columns and half tiles away.
    x = middle["x"] + middle["width"] * (0.5 + column)
    page.mouse.move(x, middle["y"] + middle["height"] * (0.5 - height / 2), steps=4)
    page.mouse.up()
    wait_until_shown(page, before + 1)
    expect(page.locator(f"[data-tile][data-place='{key}']")).to_be_visible()


def test_turns_are_taken_by_keyboard_alone(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0)
    name = "() => document.activeElement?.getAttribute('aria-label') ?? ''"
    for number in ("1", "2", "1"):
        assert goes_on(page)
        before = shown_event(page)
        page.keyboard.press(number)
        page.wait_for_function(f"() => /place tile/.test(({name})())")
        first = page.evaluate(name)
        page.keyboard.press("Escape")
        expect(places(page)).to_have_count(0)
        page.keyboard.press(number)
        page.wait_for_function(f"() => /place tile/.test(({name})())")
        page.keyboard.press("ArrowRight")
        assert page.evaluate(name) != first
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        wait_until_shown(page, before + 1)


def test_the_table_keeps_still_and_its_tiles_are_never_smaller_than_those_in_hand(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0)
    table = page.locator("[data-still=table]")
    assert goes_on(page)
    box = table.bounding_box()
    for _ in range(12):
        take_turn(page)
        assert goes_on(page)
        assert table.bounding_box() == box
        laid, own = (page.locator(f"[{what}]").first.bounding_box() for what in ("data-tile", "data-hand"))
        assert laid and own and laid["width"] >= 0.95 * own["width"], "but for the line between two tiles"


def near_the_middle(place: Locator) -> float:
    """How far a place is from the first tile; a table wider than tall fills its room."""
    column, height = map(int, (place.get_attribute("data-place") or "").split())
    return max(abs(column) / 2, abs(height) / 2)


def test_tiles_stay_large_through_a_whole_round(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0)
    widths = []
    while goes_on(page) and my_turn(page).is_visible():
        before = shown_event(page)
        hand(page).first.click()
        choose(min(places(page).all(), key=near_the_middle))
        wait_until_shown(page, before + 1)
        laid = page.locator("[data-tile]").first.bounding_box()
        assert laid
        widths.append(laid["width"])
    assert len(widths) >= 16 and min(widths) >= 80


def test_on_a_phone_the_tiles_in_hand_are_as_large_as_those_on_the_table(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", size=PHONE)
    for _ in range(5):
        assert goes_on(page)
        laid, own = (page.locator(f"[{what}]").first.bounding_box() for what in ("data-tile", "data-hand"))
        assert laid and own and (laid["width"] >= 0.95 * own["width"] or own["width"] <= FINGER_PX)
        take_turn(page)


def test_every_open_place_says_what_it_brings(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0)
    for _ in range(4):
        assert goes_on(page)
        hand(page).first.click()
        for place in page.locator("[data-place].slot.open").all():
            assert re.fullmatch(r"[+−]\d+|0", place.locator(".gain").get_attribute("data-shows") or "")
        page.keyboard.press("Escape")
        take_turn(page)


def test_a_gap_that_costs_a_point_shows_that_and_nothing_over_it(visit: OpenPage) -> None:
    aya, bo = gather(visit, "shahrazad", "Aya", "Bo")
    for (teller, listener), place in zip([(aya, bo), (bo, aya)] * 2, ("1 1", "1 3", "0 4", None), strict=True):
        my_turn(teller).wait_for()
        before = shown_event(teller)
        hand(teller).first.click()
        teller.get_by_role("button", name="Show this tile").click()
        wait_until_shown(listener, before)
        if place:
            choose(teller.locator(f".slot[data-place='{place}']"))
            wait_until_shown(teller, before + 1)
        else:  # between the first tile and the third
            expect(listener.locator("[data-gap='0 2']")).to_be_visible()
            expect(listener.locator(".slot[data-place='0 2']")).to_have_count(1)
            expect(listener.locator(".slot[data-place='0 2'] svg")).to_have_count(0)


def test_what_is_not_joined_yet_is_marked_otherwise_than_what_is_lost(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0)
    marks = page.locator("[data-tile] .mark")
    for _ in range(8):
        assert goes_on(page)
        take_turn(page)
        if page.locator("[data-tile] .mark.later").count():
            break
    assert page.locator("[data-tile] .mark.later").count() > 0
    shown = page.get_by_role("img", name=re.compile("^Not joined yet: [1-9]"))
    assert marks.count() >= 1 and shown.count() == 1


def test_with_confirmations_off_a_mouse_lays_a_tile_with_one_click(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0)
    page.evaluate("localStorage.setItem('serai-confirms', 'no')")
    page.reload()
    assert goes_on(page)
    before = shown_event(page)
    hand(page).first.click()
    places(page).first.click()
    wait_until_shown(page, before + 1)


def test_two_people_show_each_other_their_tiles_in_two_browsers(visit: OpenPage) -> None:
    aya, bo = gather(visit, "shahrazad", "Aya", "Bo")
    for teller, listener, name in ((aya, bo, "Aya"), (bo, aya, "Bo"), (aya, bo, "Aya")):
        my_turn(teller).wait_for()
        hand(teller).first.click()
        expect(listener.get_by_text(f"{name} is choosing a tile.")).to_be_visible()
        expect(pointable(listener)).to_have_count(0)  # a tile is chosen alone
        teller.get_by_role("button", name="Show this tile").click()
        expect(listener.get_by_text(re.compile(f"^{name} shows"))).to_be_visible()
        pointable(listener).first.click()
        advice = teller.get_by_text(re.compile(f"^{'Bo' if listener is bo else 'Aya'} points at: "))
        expect(advice).to_be_visible()
        pointable(listener).first.click()  # a second tap confirms it
        stop = listener.get_by_role("button", name="Stop pointing")
        expect(stop).to_be_visible()
        expect(advice).to_be_visible()
        if listener is bo:
            stop.click()
        else:
            listener.keyboard.press("Escape")
        expect(advice).to_be_hidden()
        expect(stop).to_be_hidden()
        place = places(teller).last
        key = place.get_attribute("data-place")
        choose(place)
        expect(listener.locator(f"[data-tile][data-place='{key}']")).to_be_visible()


def test_a_tile_tried_where_it_may_not_go_stays_secret(visit: OpenPage) -> None:
    aya, bo = gather(visit, "shahrazad", "Aya", "Bo")
    beside_a_bot = at_a_table(visit, "shahrazad")
    for page in (aya, beside_a_bot):
        assert goes_on(page)
        before = shown_event(page)
        hand(page).first.click()
        table = page.get_by_role("group", name="The tiles on the table").bounding_box()
        assert table
        page.mouse.click(table["x"] + 30, table["y"] + 30)  # beside no tile
        rule = page.get_by_role("link", name="See the rule")
        expect(rule).to_have_attribute("href", "/rules/shahrazad#rule-touch")
        expect(hand(page).first).to_have_attribute("aria-pressed", "true")  # the tile has stayed in hand
        places(page).first.hover()
        expect(rule).to_be_hidden()
        assert shown_event(page) == before
    expect(bo.get_by_text("Aya is choosing a tile.")).to_be_visible()


def test_what_is_forbidden_is_answered_with_its_rule(visit: OpenPage) -> None:
    page = at_a_table(visit, "shahrazad", bots=0)
    assert goes_on(page)
    hand(page).first.click()
    table = page.get_by_role("group", name="The tiles on the table").bounding_box()
    assert table
    page.mouse.click(table["x"] + 30, table["y"] + 30)  # beside no tile
    rule = page.get_by_role("link", name="See the rule")
    expect(rule).to_be_visible()
    assert (rule.get_attribute("href") or "").endswith("/rules/shahrazad#rule-touch")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 320, "height": 640}], ids=["desktop", "phone", "small"])
def test_the_board_suits_everyone(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "shahrazad", size=size)
    assert goes_on(page)
    take_turn(page)
    assert goes_on(page)
    hand(page).first.click()
    check(page)
    speak_french(page)
    check(page)
