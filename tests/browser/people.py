"""What people do at a table, mostly one of Deserto, by what they see: names of buttons, not the page's insides."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, Route

from tests.browser.conftest import OpenPage

PLACE = re.compile(r"\. You can play the .* here\.")
ONLY_PASS = re.compile("^None of your cards can be played")
CARD = re.compile(r"places? to play it$|cannot be played$")
END = re.compile(r"wins?!?$|share the victory$")


def set_table(page: Page, name: str, *rivals: str) -> None:
    """On the page of a new table: one's own name, and who else plays (Bot, Guest, or a friend's name)."""
    page.get_by_role("radio", name=str(len(rivals) + 1), exact=True).check(force=True)
    page.get_by_label("Name of player 1").fill(name)
    for number, rival in enumerate(rivals, start=2):
        seat = page.get_by_role("group", name=f"Seat {number}")
        kind = rival if rival in ("Bot", "Guest") else "Friend here"
        seat.get_by_role("radio", name=kind).check(force=True)
        if kind == "Friend here":
            page.get_by_label(f"Name of player {number}").fill(rival)


def begin(page: Page) -> None:
    """Press the big button, and arrive at the table."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")


def at_a_table(visit: OpenPage, game: str, bots: int = 1, clock: int | None = None, **how: Any) -> Page:
    """Aya, who has begun a game with bots; how a table is set is shown where that is what is shown."""
    page = visit("/api/me", **how)  # from now on the house knows her
    seats = [{"kind": "me", "name": "Aya"}] + [{"kind": "bot", "mind": "random"}] * bots
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "clock": clock})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
    page.get_by_role("button", name=re.compile("Start the game|Lancer")).click()
    return page


def gather(visit: OpenPage, game: str, *names: str, **how: Any) -> list[Page]:
    """People who have begun a game, each in a browser of their own."""
    pages = [visit("/api/me", **how) for _ in names]
    seats = [{"kind": "me", "name": names[0]}] + [{"kind": "open"}] * (len(names) - 1)
    table = pages[0].request.post("/api/tables", data={"game": game, "seats": seats}).json()["id"]
    for seat, page in enumerate(pages[1:], start=1):
        assert page.request.post(f"/api/tables/{table}/seats/{seat}", data={"name": names[seat]}).ok
    start_together(table, *pages)
    return pages


def start_together(table: str, *pages: Page) -> None:
    """All open their table, and the first of them starts the game."""
    for page in pages:
        page.goto(f"/t/{table}")
    while not all(pages[0].request.get(f"/api/tables/{table}").json()["fairness"]["commitments"]):
        pages[0].wait_for_timeout(20)  # every browser adds to the shuffle
    pages[0].get_by_role("button", name="Start the game").click()


#: Where others find a house that is open to the network.
NETWORK = "http://192.168.7.7:8000"


def on_the_network(page: Page) -> None:
    """From now on the house tells this page that others can reach it, too."""

    def tell(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "addresses": [NETWORK]})

    page.route("**/api/house", tell)


def lobby(visit: OpenPage, network: bool = False) -> tuple[Page, Page]:
    """Aya, who has set a table for Bo, and Bo, who has opened its link."""
    aya, bo = visit("/api/me"), visit("/api/me")
    for page in (aya, bo) if network else ():
        on_the_network(page)
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "open"}, {"kind": "bot", "mind": "child"}]
    table = aya.request.post("/api/tables", data={"game": "deserto", "seats": seats}).json()["id"]
    aya.goto(f"/t/{table}")
    bo.request.post("/api/me", data={"name": "Bo"})
    bo.goto(f"/t/{table}")
    return aya, bo


def take_seat(page: Page, name: str) -> None:
    """At a table that gathers: sit down on the first free seat."""
    seats = page.get_by_role("region", name="Seats")
    seats.get_by_role("button", name="Sit down").first.click()
    seats.get_by_label("Your name").fill(name)
    seats.get_by_role("button", name="Sit down").first.click()


def my_turn(page: Page) -> Locator:
    """On one's turn one may always pass, or must."""
    return page.get_by_role("button", name="Pass", exact=True).or_(page.get_by_text(ONLY_PASS))


def the_end(page: Page) -> Locator:
    """The heading of the end screen."""
    return page.get_by_role("heading", name=END)


def hand(page: Page) -> list[Locator]:
    """One's own cards."""
    return page.get_by_role("button", name=CARD).all()


def shown_event(page: Page) -> int:
    """The number of the last event that a page shows."""
    return int(page.locator("[data-event]").get_attribute("data-event") or 0)


def goes_on(page: Page) -> bool:
    """Returns when it is one's turn (true) or when the game is over (false)."""
    my_turn(page).or_(the_end(page)).first.wait_for()
    return not the_end(page).is_visible()


def take_turn(page: Page) -> None:
    """Play the first card that can go somewhere, on the first place it can go; else give a card away."""
    before = shown_event(page)
    move(page)
    wait_until_shown(page, before)


def wait_until_shown(page: Page, before: int) -> None:
    """Until a page shows what followed an event (or a curtain), its buttons are still those of the turn before."""
    board = "document.querySelector('[data-event]')"
    # Asked for at every frame, it would keep the browser drawing for nothing.
    page.wait_for_function(f"before => !{board} || Number({board}.dataset.event) > before", arg=before, polling=20)


def move(page: Page) -> None:
    for card in hand(page):
        if "cannot be played" not in (card.get_attribute("aria-label") or ""):
            card.click()
            page.get_by_role("button", name=PLACE).first.click()
            return
    # Where nothing can be played, a card is chosen to be given, and given: two clicks.
    hand(page)[0].click()
    page.get_by_role("button", name="Give", exact=True).click()


def play_to_the_end(page: Page) -> int:
    """Take every turn until the game is over; how many they were."""
    turns = 0
    while goes_on(page):
        take_turn(page)
        turns += 1
    return turns


def table_of(page: Page) -> str:
    """The table at which somebody is."""
    return page.url.partition("/t/")[2].partition("/")[0]


def speak_french(page: Page) -> None:
    """Where the header has no room for the languages, they are in the settings."""
    button = page.get_by_role("button", name=re.compile("Français"))
    if button.is_visible():
        button.click()
    else:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="Français").check(force=True)
        page.keyboard.press("Escape")
    page.locator("html[lang=fr]").wait_for()


def leave_to_bots(page: Page) -> None:
    """Stand up from the first seat and let a bot play on: the quickest way to the end of a game."""
    answer = page.request.post(f"/api/tables/{table_of(page)}/seats/0/leave", data={"mind": "random"})
    assert answer.ok, answer.text()


def pull_up(page: Page) -> None:
    """What next lies in a sheet, folded where the board itself shows the count."""
    page.locator("aside, section", has=page.locator("#end")).get_by_role("button", name="Open", exact=True).click()


def counted(page: Page) -> list[str]:
    """All figures of the final count, line by line, wherever the board tells it."""
    cells = page.get_by_role("row").get_by_role("cell").all_inner_texts()
    return cells or re.findall(r"\d+", page.locator(".gameboard [data-count]").first.inner_text())


def apart(one: Locator, other: Locator) -> float:
    """How many pixels lie between two things; 0 where one covers the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    across = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"], 0.0)
    down = max(a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"], 0.0)
    return float(max(across, down))
