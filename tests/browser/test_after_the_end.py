"""After the end: by how much one lost, links that others can follow, what a hand offers, and all hands open."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.axe import check
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import NETWORK, at_a_table, goes_on, on_the_network, pull_up, table_of
from tests.browser.test_the_end import play_on, the_end


def over(page: Page, bots: int = 1, mind: str = "random", game: str = "deserto") -> None:
    """A table at which Aya has played a game to its end."""
    seats = [{"kind": "me", "name": "Aya"}] + [{"kind": "bot", "mind": mind}] * bots
    table = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    play_on(page)
    the_end(page).wait_for()


def ended_with(page: Page, scores: list[int]) -> None:
    """Whatever is played, from now on the house tells this page that it ended so."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]

    def tell(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            outcome = (message.get("table") or {}).get("outcome")
            if outcome:
                outcome.update(scores=scores, winners=winners)
            line.send(json.dumps(message))

        house.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), tell)


#: A browser that has a sheet for sharing: what it is given there, until the sheet is closed without a choice.
SHEET = """() => {
  navigator.share = async (what) => {
    window.given = what;
    throw new DOMException('closed', 'AbortError');
  };
}"""
#: A page that is not secure, as in a house at home, has no clipboard: what is copied there is what is selected.
NO_CLIPBOARD = """() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.addEventListener('copy', () => (window.copied = document.activeElement.value));
}"""


def test_others_are_sent_a_link_that_leads_to_the_house(visit: OpenPage) -> None:
    page = visit("/api/me")
    on_the_network(page)
    over(page)
    replay = f"{NETWORK}/t/{table_of(page)}/replay"
    page.evaluate(NO_CLIPBOARD)
    page.get_by_role("button", name="Share the replay").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    assert page.evaluate("copied") == replay
    page.goto(f"/t/{table_of(page)}/replay?at=3")
    page.get_by_role("slider").wait_for()
    page.evaluate(NO_CLIPBOARD)
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    assert page.evaluate("copied") == f"{replay}?at=3"


def test_whoever_closes_the_share_sheet_is_left_in_peace(visit: OpenPage) -> None:
    page = visit("/api/me")
    on_the_network(page)
    over(page)
    page.evaluate(NO_CLIPBOARD)
    page.evaluate(SHEET)
    page.get_by_role("button", name="Share the replay").click()
    page.wait_for_function("window.given")
    assert page.evaluate("given.url") == f"{NETWORK}/t/{table_of(page)}/replay"
    page.evaluate("new Promise((done) => setTimeout(done))")  # what comes of it has come
    assert page.evaluate("window.copied") is None
    expect(page.get_by_text(re.compile("Link copied|/replay$"))).to_have_count(0)


def test_a_phone_as_hand_offers_a_winner_something_harder(visit: OpenPage) -> None:
    page = visit("/api/me", size=PHONE)
    ended_with(page, [7, 5])
    over(page, mind="child")
    page.goto(f"/t/{table_of(page)}/hand")
    the_end(page).wait_for()
    challenge = page.get_by_role("button", name="Try Porter")
    if not challenge.is_visible():
        pull_up(page)
    challenge.click()
    page.wait_for_url(re.compile(rf"/t/(?!{table_of(page)})\w+/hand$"))


def test_every_loser_reads_by_how_much_they_lost(visit: OpenPage) -> None:
    page = visit("/api/me")
    ended_with(page, [4, 9, 7])
    over(page, bots=2)
    said = page.locator("#end + p")
    expect(said).to_contain_text("Lost by 5 cards")
    expect(said).not_to_contain_text("ahead")


def all_hands(page: Page) -> Locator:
    return page.get_by_role("group", name="Seen by").get_by_role("button", name="all hands")


def look_back(page: Page) -> None:
    page.goto(f"/t/{table_of(page)}/replay")
    page.get_by_role("slider").wait_for()


def test_after_the_end_all_hands_lie_open_and_each_is_what_its_seat_saw(visit: OpenPage) -> None:
    page = visit("/api/me")
    over(page, bots=3)
    look_back(page)
    for _ in range(5):
        page.get_by_role("button", name="Next turn").click()
    all_hands(page).click()
    expect(all_hands(page)).to_have_attribute("aria-pressed", "true")
    hands = page.get_by_role("region", name="all hands").get_by_role("group")
    expect(hands).to_have_count(4)
    opened = [labels(hand.get_by_label(re.compile("."))) for hand in hands.all()]
    assert all(opened)
    check(page)
    own = page.get_by_role("group", name="Your hand")
    expect(own).to_have_count(0)  # the board is as everyone saw it
    for seat, seen in enumerate(opened):
        eye = page.get_by_role("group", name="Seen by").get_by_role("button").nth(seat + 1)
        eye.click()
        expect(eye).to_have_attribute("aria-pressed", "true")
        expect(own.get_by_role("button")).to_have_count(len(seen))
        assert labels(own.get_by_role("button")) == seen
    expect(hands).to_have_count(0)


def labels(cards: Locator) -> list[str]:
    return [card.get_attribute("aria-label") or "" for card in cards.all()]


def test_while_a_game_goes_on_nobody_is_offered_other_hands(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    assert goes_on(page)
    look_back(page)
    expect(all_hands(page)).to_have_count(0)
    assert page.request.get(f"/api/tables/{table_of(page)}/replay?eye=1").status == 403


def test_hands_that_always_lay_open_are_not_offered(visit: OpenPage) -> None:
    page = visit("/api/me")
    over(page, game="hezar")
    look_back(page)
    expect(page.get_by_role("group", name="Seen by")).to_be_visible()
    expect(all_hands(page)).to_have_count(0)
