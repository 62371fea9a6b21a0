"""The board tells first how a game ended, in the game's own way; what the house says of it and offers follows."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, table_of
from tests.browser.test_aladin import DONE, in_the_last_round
from tests.browser.test_the_end import CELEBRATED, play_on, the_end
from tests.browser.turns import PLAY_ON

#: From now on the page notes by its own clock what of the end is seen: how many lines of the count, the game's own sign
#: of it, and all that the house says.
WATCH_END = """sign => {
  window.shown = [];
  const says = (selector, words) => words.test(document.querySelector(selector)?.innerText ?? '');
  const look = () => {
    const house = [
      document.querySelector('#end') && 'the end screen',
      says('ul[aria-label=Players]', /Won|wins/) && 'the players',
      says('[role=tabpanel]', /The game is over/) && 'the log',
    ].filter(Boolean);
    const now = {
      house,
      count: document.querySelector('.gameboard [data-count]') !== null,
      lines: document.querySelectorAll('.gameboard [data-count] .kind:not(.yet)').length,
      flies: says('.prompt-bar', /flies home/),
      sign: document.querySelector(sign) !== null,
    };
    const { at, ...before } = window.shown.at(-1) ?? {};
    if (JSON.stringify(before) !== JSON.stringify(now)) window.shown.push({ ...now, at: performance.now() });
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] });
}"""


def shown_until_told(page: Page) -> list[dict[str, Any]]:
    """What was seen of the end, moment by moment, up to that in which the house speaks of it."""
    the_end(page).wait_for(timeout=120_000)
    shown: list[dict[str, Any]] = page.evaluate("window.shown")
    told = next(number for number, now in enumerate(shown) if now["house"])
    assert told > 0
    return shown[: told + 1]


def test_aladdin_flies_home_then_all_is_counted_and_whoever_won_is_crowned_before_the_house_speaks(
    visit: OpenPage,
) -> None:
    page = in_the_last_round(visit)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH_END, CELEBRATED["aladin"])
    page.get_by_role("button", name=DONE).click()
    shown = shown_until_told(page)
    flight = [now for now in shown if now["flies"]]
    assert flight and not any(now["count"] or now["sign"] for now in flight)
    counts = [now["lines"] for now in shown if now["count"]]
    every = page.locator(".gameboard [data-count] .kind").count()
    assert counts[0] == 0 and counts == sorted(counts) and len(set(counts)) > 2, "team by team, line by line"
    crowned = [now for now in shown if now["sign"]]
    assert crowned and all(now["lines"] == every for now in crowned), "the crown comes last"


def test_the_sky_changes_before_the_house_says_how_the_nights_ended(visit: OpenPage) -> None:
    page = at_a_table(visit, "hezar", motion=True)
    page.evaluate("localStorage.setItem('serai-speed', '2')")
    page.reload()
    page.locator("[data-event]").wait_for()
    page.evaluate(WATCH_END, CELEBRATED["hezar"])
    page.evaluate(PLAY_ON, table_of(page))
    shown = shown_until_told(page)
    changing = [now for now in shown if now["sign"]]
    assert changing[0]["count"] and not changing[0]["house"]
    assert shown[-1]["at"] - changing[0]["at"] > 2000, "4.2 seconds, at twice the usual speed"


def let_aya_win(page: Page) -> None:
    """Whatever the cards, the house says that the first seat has won: its last words are changed on their way."""

    def meet(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(house.send)
        house.on_message(lambda said: line.send(won(str(said))))

    def won(said: str) -> str:
        told = json.loads(said)
        outcome = (told.get("table") or {}).get("outcome")
        if outcome is None:
            return said
        outcome["winners"] = [0]
        return json.dumps(told)

    page.route_web_socket(re.compile("/live"), meet)


def test_whoever_won_alone_goes_on_to_a_stronger_bot_or_to_another_game(visit: OpenPage) -> None:
    page = visit("/api/me")
    let_aya_win(page)
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "bot", "mind": "child"}]
    table = page.request.post("/api/tables", data={"game": "deserto", "seats": seats}).json()["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    play_on(page)
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Try ")).click()
    page.wait_for_url(lambda url: table not in url)
    page.locator("[data-event]").wait_for()
    levels = [mind["id"] for mind in page.request.get("/api/house").json()["minds"]]
    [before, after] = [page.request.get(f"/api/tables/{one}").json()["seats"][1] for one in (table, table_of(page))]
    assert levels.index(after["mind"]) == levels.index(before["mind"]) + 1
    page.goto(f"/t/{table}")
    the_end(page).wait_for()
    page.get_by_role("link", name="Another game").click()
    expect(page).to_have_url(re.compile("^http://[^/]*/$"))
