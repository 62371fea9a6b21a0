"""After the end: a phone as a hand offers all that comes next, too."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import pull_up, table_of
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
