"""A television: what it shows is read from across the room, in every game, from the lobby to the end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import find_game, game_ids
from tests.browser.conftest import OpenPage
from tests.browser.people import at_a_table, on_the_network
from tests.browser.test_nothing_jumps import WATCH as WATCH_STILL
from tests.browser.test_nothing_jumps import check_stillness
from tests.browser.test_the_end import COVERED, play_on

TELEVISION = {"width": 1920, "height": 1080}
MOST = {game: find_game(game).card.max_players for game in game_ids()}
#: From three metres, at 1080 lines.
LEAST_PX = 24
#: Notes all that is written smaller, as it is seen: in the page, in its drawings, before and after its parts. But for
#: what is printed on a tile and shrinks with it as the table grows: Shahrazad's numbers, the +4 and +5 of some roofs.
WATCH = """least => {
  window.small = {};
  const scaleOf = (part) => {
    let scale = 1;
    for (let at = part; at; at = at.parentElement) {
      const { transform, scale: own } = getComputedStyle(at);
      scale *= new DOMMatrix(transform === 'none' ? '' : transform).a * (parseFloat(own) || 1);
    }
    return scale;
  };
  const isHidden = (part) => part.closest('.visually-hidden, .skip') || getComputedStyle(part).clipPath !== 'none';
  const look = () => {
    for (const part of document.body.querySelectorAll(':not(script, style, title, desc)')) {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isHidden(part)) continue;
      const drawn = part.closest('svg');
      const words = [...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
      for (const [at, said] of [[null, words], ['::before', ''], ['::after', '']]) {
        const style = getComputedStyle(part, at);
        const told = at === null ? said : (style.content.match(/^"(.*)"$/)?.[1] ?? '').trim();
        if (!told || drawn && (part.matches('.number') || /^\\+[45]$/.test(told))) continue;
        const drawing = drawn && part.getScreenCTM?.();
        const size = parseFloat(style.fontSize) * (drawing ? Math.hypot(drawing.b, drawing.d) : scaleOf(part));
        const name = `${part.tagName} ${part.getAttribute('class')} ${at ?? ''}: ${told}`;
        if (size < least - 0.01) window.small[name] = size;
      }
    }
    setTimeout(look, 250);
  };
  look();
}"""


def small(page: Page) -> dict[str, float]:
    page.wait_for_timeout(400)
    found: dict[str, float] = page.evaluate("window.small")
    return found


#: Every game with three where it can be, and where more than four can play with as many as can.
COMPANIES = [(game, most if most > 4 else min(3, most)) for game, most in MOST.items()]


@pytest.mark.parametrize(("game", "players"), COMPANIES)
def test_nothing_is_small_through_a_whole_game(visit: OpenPage, game: str, players: int) -> None:
    page = at_a_table(visit, game, bots=players - 1, size=TELEVISION)
    page.locator("[data-event]").wait_for()
    page.goto(f"{page.url}/screen")
    page.locator(".gameboard").wait_for()
    page.evaluate(WATCH, LEAST_PX)
    page.evaluate(WATCH_STILL)
    play_on(page)
    page.locator("#end").wait_for()
    check_stillness(page)
    assert page.evaluate(COVERED) == []
    pull = page.get_by_role("button", name="Open", exact=True)
    if pull.is_visible():
        pull.click()
    assert small(page) == {}


@pytest.mark.parametrize(("game", "seats"), [("aladin", 6), ("aladin", 8), ("deserto", 4)])
def test_the_lobby_is_read_from_afar_and_needs_no_scrolling(visit: OpenPage, game: str, seats: int) -> None:
    page = visit("/api/me", size=TELEVISION)
    on_the_network(page)
    company = [{"kind": "me", "name": "Aya"}] + [{"kind": "open"}] * (seats - 1)
    table = page.request.post("/api/tables", data={"game": game, "seats": company}).json()["id"]
    page.goto(f"/t/{table}/screen")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    if find_game(game).teams:
        sides = page.get_by_role("region", name="Teams").get_by_role("list")
        expect(sides).to_have_count(2)
        assert sum(side.get_by_role("listitem").count() for side in sides.all()) == seats
    page.evaluate(WATCH, LEAST_PX)
    assert small(page) == {}
    lowest = "Math.max(...[...document.querySelectorAll('.page *')].map((part) => part.getBoundingClientRect().bottom))"
    assert page.evaluate(f"{lowest} <= innerHeight")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_lobby_says_who_is_missing_and_draws_no_square_nobody_can_use(visit: OpenPage) -> None:
    page, bo = visit("/api/me", size=TELEVISION), visit("/api/me")
    company = [{"kind": "me", "name": "Aya"}, {"kind": "open"}]
    table = page.request.post("/api/tables", data={"game": "deserto", "seats": company}).json()["id"]
    assert bo.request.post(f"/api/tables/{table}/seats/1", data={"name": "Bo"}).ok
    page.goto(f"/t/{table}/screen")
    expect(page.get_by_text("Aya and Bo are not here yet")).to_be_visible()
    expect(page.get_by_text("Everyone is here")).to_have_count(0)
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    expect(page.get_by_text("Only this computer can open this table")).to_be_visible()
    expect(page.get_by_text("--host")).to_have_count(0)
    bo.goto(f"/t/{table}/hand")
    expect(page.get_by_text("Aya is not here yet")).to_be_visible()


def test_aladdins_city_fills_the_height(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin", bots=5, size=TELEVISION)
    page.locator("[data-event]").wait_for()
    page.goto(f"{page.url}/screen")
    city = page.locator("[data-still=city]").bounding_box()
    assert city and city["height"] > 0.75 * TELEVISION["height"]


@pytest.mark.parametrize("players", [2, 5, 8])
def test_every_reward_of_aladin_has_room_for_its_price_and_its_name(visit: OpenPage, players: int) -> None:
    page = at_a_table(visit, "aladin", bots=players - 1, size=TELEVISION)
    page.locator("[data-event]").wait_for()
    page.goto(f"{page.url}/screen")
    rewards = page.locator("[data-move^='buy ']")
    rewards.first.wait_for()
    for reward in rewards.all():
        box, name = reward.bounding_box(), reward.locator(".name").bounding_box()
        assert box and box["height"] > 2.5 * LEAST_PX
        assert name and name["y"] + name["height"] <= box["y"] + box["height"], reward.inner_text()


def test_what_somebody_has_done_stays_until_it_could_be_read(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", size=TELEVISION)
    page.locator("[data-event]").wait_for()
    page.goto(f"{page.url}/screen")
    page.locator(".happening").wait_for()
    page.evaluate("""() => {
      window.lines = [];
      const look = () => {
        const line = document.querySelector('.happening')?.textContent;
        if (line !== window.lines.at(-1)?.line) window.lines.push({ line, at: Date.now() });
        setTimeout(look, 20);
      };
      look();
    }""")
    play_on(page)
    page.locator("#end").wait_for()
    lines = page.evaluate("window.lines")
    assert not [line for line in lines if "draws" in line["line"]], "only what people do is told"
    told = [(after["at"] - line["at"], line["line"]) for line, after in pairwise(lines[1:])]
    assert all(time >= 1000 + 55 * len(line) - 60 for time, line in told)
