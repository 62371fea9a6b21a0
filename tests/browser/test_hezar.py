"""Hezār-o yek šab in the browser: whole games, keys alone, two browsers, a rule that answers, and everyone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table, gather, shown_event, table_of, wait_until_shown
from tests.browser.test_the_end import play_on

HIDDEN = re.compile("Draw one of them|En piocher une")
OPEN = re.compile("Take it|La prendre")
STORY = re.compile("^Tell the sultan|^Raconter au sultan")
#: The page's title is marked while it is one's turn; the end has a heading of its own.
TURN_OR_END = "() => document.title.startsWith('●') || document.querySelector('#end')"


def the_end(page: Page) -> Locator:
    return page.locator("#end")


def goes_on(page: Page) -> bool:
    """Returns when it is one's turn (true) or when the game is over (false)."""
    page.wait_for_function(TURN_OR_END, polling=20)
    return not the_end(page).is_visible()


def draws(page: Page) -> Locator:
    """Where a card can be drawn now."""
    return page.get_by_role("button", name=HIDDEN).or_(page.get_by_role("button", name=OPEN))


def spread(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^The spread has"))


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("Your cards|Vos cartes")).get_by_role("button")


def take_turn(page: Page) -> str:
    """Draw, tell the first story there is, or discard the first card; what it was."""
    before = shown_event(page)
    stories = page.get_by_role("button", name=STORY)
    if draws(page).count():
        done = "draw"
        draws(page).first.click()
    elif stories.count():
        done = "tell"
        stories.first.click()
    else:
        done = "discard"
        hand(page).first.click()
        page.get_by_role("button", name=re.compile("^Discard$")).click()
    wait_until_shown(page, before)
    return done


def test_a_person_plays_a_whole_game_with_two_bots_on_a_phone(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar", bots=2, size=PHONE, has_touch=True, is_mobile=True)
    done = []
    while goes_on(page):
        done.append(take_turn(page))
    assert done.count("draw") > 3
    # The board is the end screen: its count stands on the table.
    expect(page.locator("[data-count]")).to_contain_text(re.compile(r"(\d+ stories|One story) told"))


def test_a_game_is_played_by_keyboard_alone(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar")
    assert goes_on(page)
    for _ in range(12):
        if not goes_on(page):
            break
        before = shown_event(page)
        if draws(page).count():
            page.keyboard.press("s" if page.get_by_role("button", name=HIDDEN).count() else "d")
        else:
            page.keyboard.press("1")  # leads to what the card is most likely taken for
            focused = page.evaluate(
                "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
            )
            assert re.search(f"{STORY.pattern}|^Discard$", focused), focused
            page.keyboard.press("Enter")
        wait_until_shown(page, before)


def test_a_card_taken_up_is_put_back_for_free_and_dragged_to_the_discard_for_good(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar")
    assert goes_on(page)
    while draws(page).count():
        take_turn(page)
        assert goes_on(page)
    cards = hand(page).count()
    hand(page).first.click()
    expect(page.get_by_role("button", name="Put back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Put back")).to_be_hidden()
    assert hand(page).count() == cards
    before = shown_event(page)
    hand(page).first.drag_to(page.get_by_role("button", name=re.compile("discard", re.I)).first)
    wait_until_shown(page, before)
    expect(hand(page)).to_have_count(cards - 1)


def test_drawing_twice_is_answered_with_its_rule(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar")
    assert goes_on(page)
    while draws(page).count():
        take_turn(page)
        assert goes_on(page)
    spread(page).click()
    rule = page.get_by_role("link", name="See the rule")
    expect(rule).to_be_visible()
    expect(rule).to_have_attribute("href", re.compile(r"/rules/hezar#rule-(one-draw|tiger)$"))


def test_two_people_in_two_browsers_see_each_others_cards_and_what_the_other_points_at(visit: OpenPage) -> None:
    aya, bo = gather(visit, "hezar", "Aya", "Bo")
    pointing = True
    for _ in range(8):
        aya.wait_for_function("() => document.querySelector('[data-event]')")
        mover = next((page for page in (aya, bo) if page.title().startswith("●")), None)
        if mover is None:
            aya.wait_for_timeout(20)
            continue
        other = bo if mover is aya else aya
        if pointing:
            spread(other).click()  # it is not their turn: they show what they would do
            name = "Bo" if other is bo else "Aya"
            expect(spread(mover).locator(f"[data-shows='{name}']")).to_be_visible()
            said = mover.locator("[data-says]")  # and what that means is said in words
            expect(said).to_have_text(re.compile(rf"^\s*{name}: (Draw from|Look at) the spread\.\s*$"))
            spread(other).click()  # a second tap confirms it
            expect(said).to_be_visible()
            other.get_by_role("button", name="Stop pointing").click()
            expect(said).to_be_hidden()
            pointing = False
        take_turn(mover)
        wait_until_shown(other, shown_event(mover) - 1)
        shown = other.get_by_role("group", name="Aya" if mover is aya else "Bo").get_by_role("button")
        assert shown.count() == hand(mover).count()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_board_suits_everyone(visit: OpenPage, language: str) -> None:
    page = at_a_table(visit, "hezar", language=language)
    assert goes_on(page)
    while draws(page).count():
        before = shown_event(page)
        draws(page).first.click()
        wait_until_shown(page, before)
        assert goes_on(page)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        hand(page).first.click()
        check(page)
        page.get_by_role("button", name=re.compile("^Unseen cards|^Cartes pas encore vues")).click()
        check(page)
        page.keyboard.press("Escape")


def test_the_guided_game_shows_the_tiger_and_goes_on_until_it_is_won(visit: OpenPage) -> None:
    page = visit("/first/hezar")
    seen = False
    for _ in range(200):
        if page.locator("[data-count]").count():
            break
        page.locator("[data-suggested], aside button.primary").first.wait_for()
        seen = seen or page.locator("[data-tiger]").get_by_label("choosing now").count() > 0
        page.locator("[data-suggested], aside button.primary").first.click()
        page.wait_for_timeout(30)
    assert seen, "whom the tiger asks"
    expect(page.locator("[data-count]")).to_contain_text("Dawn breaks")
    expect(page.locator("[data-count]")).to_contain_text("8 stories told")


def test_on_a_phone_the_button_of_a_story_has_a_word(visit: OpenPage) -> None:
    page = visit("/first/hezar", size=PHONE)
    story = page.locator("[data-story]")
    while not story.count():
        on = page.locator("[data-suggested], aside button.primary").first
        on.wait_for()
        on.click()
        page.wait_for_timeout(30)
    expect(story.first.locator(".word")).to_be_visible()
    expect(story.first.locator(".word")).to_have_text("Tell it")


def test_the_discard_can_be_looked_through(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar")
    look = page.locator("[data-look-through]")
    while goes_on(page) and look.is_disabled():
        take_turn(page)
    look.click()
    cards = page.get_by_role("group", name="Look through the discard").get_by_role("listitem")
    assert cards.count() == int(look.locator("b").inner_text()) >= 2
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    expect(look).to_be_focused()


def test_whoever_counts_cards_finds_them_counted_after_a_reload(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar")
    assert goes_on(page)
    page.get_by_role("button", name=re.compile("^Unseen cards")).click()
    page.reload()
    panel = page.get_by_role("group", name="Unseen cards")
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Unseen cards"))).to_be_visible()
    expect(panel).to_be_hidden()


def is_asked(page: Page) -> bool:
    return page.title().startswith("●")


def draw_from_the_discard(page: Page) -> None:
    """Take a whole turn: draw from the discard where one may, and discard a card."""
    before = shown_event(page)
    discard = page.locator("[data-discard][data-open]")
    (discard if discard.count() else spread(page)).click()
    wait_until_shown(page, before)
    while goes_on(page) and not draws(page).count() and hand(page).count():
        before = shown_event(page)
        hand(page).first.click()
        page.locator("[data-drop]").click()
        wait_until_shown(page, before)
        if not is_asked(page):
            return


def test_two_people_who_only_exchange_cards_see_the_discard_close(visit: OpenPage) -> None:
    pages = gather(visit, "hezar", "Aya", "Bo")
    seen: set[str] = set()
    while "0" not in seen:
        for page in pages:
            page.locator("[data-event]").wait_for()
        mover = next((page for page in pages if is_asked(page)), None)
        if mover is None:
            pages[0].wait_for_timeout(20)
            continue
        draw_from_the_discard(mover)
        for page in pages:
            wait_until_shown(page, shown_event(mover) - 1)
        for circles in mover.locator("[data-circles]").all():
            left = circles.get_attribute("data-circles") or ""
            expect(pages[0].locator(f"[data-circles='{left}']")).to_be_in_viewport()
            expect(pages[1].locator(f"[data-circles='{left}']")).to_be_in_viewport()
            seen.add(left)
    assert seen == {"2", "1", "0"}, "seen coming for a whole round"
    closed = "The discard is closed: the next card must come from the spread."
    for page in pages:
        expect(page.get_by_role("status").get_by_text(closed)).to_be_in_viewport()
        expect(page.get_by_role("listitem").get_by_text(closed)).to_be_attached()  # the table in words
    mover = next(page for page in pages if is_asked(page))
    mover.get_by_role("status").get_by_role("link", name="See the rule").click()
    expect(mover.locator("dialog #rule-no-circles")).to_be_in_viewport()
    mover.keyboard.press("Escape")
    mover.locator("[data-discard]").click()
    expect(mover.locator("a[href$='#rule-no-circles']")).to_have_count(2)  # the refusal names it, too
    spread(mover).click()
    for page in pages:
        expect(page.locator("[data-circles]")).to_be_hidden()


#: Draws from the spread and discards, over a line of its own, until the page shows what is waited for.
DRAW_UNTIL = """([table, what]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  const shown = () => Number(document.querySelector('[data-event]').dataset.event);
  const play = (moves, seat, after) => {
    if (document.querySelector(what)) return line.close(), done();
    if (shown() < after) return setTimeout(play, 20, moves, seat, after);
    const move = moves.find((move) => move === 'draw spread') ?? moves.find((move) => !move.startsWith('tell'));
    if (move) line.send(JSON.stringify({ do: 'play', seat, move, after }));
  };
  line.onmessage = ({ data }) => {
    const { eyes, table: seen } = JSON.parse(data);
    if (seen?.status === 'over') return line.close(), done();
    if (eyes) play(eyes[0].moves.map(({ move }) => move), eyes[0].seat, seen.number);
  };
})"""


def test_once_the_spread_is_empty_the_sultan_s_patience_is_counted_until_the_end(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar", bots=2)
    page.locator("[data-event]").wait_for()
    page.evaluate(DRAW_UNTIL, [table_of(page), "[data-patience]"])
    candle = page.locator("[data-patience]")
    expect(candle).to_be_visible()
    told = page.get_by_role("listitem").get_by_text(re.compile("turns left to tell a story|Last turn!"))
    seen = "told => [document.querySelector('[data-patience]').dataset.patience, told.textContent]"
    left, words = told.evaluate(seen)  # at once: bots play on
    assert (f"{left} turns left" if left != "1" else "Last turn!") in words
    play_on(page)
    the_end(page).wait_for()
    expect(page.get_by_text("The table in words")).to_be_attached()
    expect(candle).to_have_count(0)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_moon_is_seen_and_goes_on_as_the_spread_empties(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "hezar", size=size)
    night = page.get_by_role("img", name=re.compile(r"^\d+ cards are left in the spread\.$"))
    full = night.get_attribute("aria-label")
    moon = page.locator(".night .moon")
    start = moon.bounding_box()
    for _ in range(6):
        assert goes_on(page)
        take_turn(page)
    seen = moon.evaluate(
        """moon => {
          const { x, y, width, height } = moon.getBoundingClientRect();
          const at = document.elementFromPoint(x + width / 2, y + height / 2);
          return at?.closest('.night') !== null;
        }"""
    )
    assert seen, "nothing lies over it"
    now = moon.bounding_box()
    assert start and now and now["x"] > start["x"]
    assert night.get_attribute("aria-label") != full


@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 568}], ids=["phone", "small"])
def test_however_many_buttons_there_are_none_covers_the_hand(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "hezar", size=size)
    assert goes_on(page)
    while draws(page).count():
        take_turn(page)
        assert goes_on(page)
    hand(page).first.click()
    row = page.locator(".prompt-bar .buttons")
    row.locator("[data-drop]").evaluate(
        """button => {
          while (button.previousElementSibling) button.previousElementSibling.remove(); // stories, if any are open
          button.style.paddingInline = '3em';
          button.before(button.cloneNode(true), button.cloneNode(true));
          button.closest('.prompt-bar').classList.add('three');
        }"""
    )
    foot = max(box["y"] + box["height"] for button in row.get_by_role("button").all() if (box := button.bounding_box()))
    cards = page.get_by_role("group", name="Your cards").bounding_box()
    assert cards and foot <= cards["y"] + 1
