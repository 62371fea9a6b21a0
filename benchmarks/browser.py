"""The browser, game by game: what it loads, how fast a move shows elsewhere, how smooth it is."""

from __future__ import annotations

import gzip
import os
import platform
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Response, sync_playwright
from tests.browser import chromium
from tests.browser.conftest import DESKTOP
from tests.house.server import Server

from benchmarks.measure import table
from serai.games.game import find_game, game_ids

PAGE = Path(__file__).parent.parent / "docs/browser.md"
MOVES = 25
#: A frame that takes longer than this was missed twice at sixty a second.
SLOW_FRAME_MS = 32
WATCHED_SECONDS = 12

#: Makes a random legal move over a line of its own, and answers when it was sent.
SEND_A_MOVE = """table => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  line.onerror = fail;
  line.onmessage = ({ data }) => {
    const { say, eyes, table: seen } = JSON.parse(data);
    if (say !== 'picture') return;
    const eye = eyes.find(({ moves }) => moves.length > 0);
    if (!eye) return line.close(), done(null);
    const { move } = eye.moves[Math.floor(Math.random() * eye.moves.length)];
    line.send(JSON.stringify({ do: 'play', seat: eye.seat, move, after: seen.number }));
    done({ at: performance.timeOrigin + performance.now(), number: seen.number });
  };
})"""
#: Answers when this page has shown an event after that number.
SHOWN = """number => new Promise((done) => {
  const look = () => {
    const board = document.querySelector('[data-event]');
    if (board && Number(board.dataset.event) > number) {
      watch.disconnect();
      done(performance.timeOrigin + performance.now());
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
})"""
FRAMES = """seconds => new Promise((done) => {
  const gaps = [];
  let last = performance.now();
  const end = last + seconds * 1000;
  requestAnimationFrame(function frame(now) {
    gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done(gaps);
  });
})"""


class Figures(NamedTuple):
    """A game in the browser: kilobytes it adds, and milliseconds."""

    kilobytes: float
    shows: float
    shows_at_worst: float
    frames: int
    slow_frames: int
    slowest_frame: float


def main() -> None:
    """Measure every game and write the page."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
        with Server(Path(data) / "data") as house:
            home = loaded(visit(browser, house), "/")
            figures = {id: measure(browser, house, id, home) for id in game_ids()}
        browser.close()
    page = write_page(sum(home.values()) / 1000, figures)
    PAGE.write_text(page, "utf-8")
    print(page)


def visit(browser: Browser, house: Server) -> Page:
    context = browser.new_context(base_url=f"http://{house.address}", viewport=DESKTOP)  # type: ignore[arg-type]
    return context.new_page()


def loaded(page: Page, path: str) -> dict[str, int]:
    """The size of everything that a page loads, as it goes over the wire."""
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        sizes[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", weigh)
    return sizes


def measure(browser: Browser, house: Server, id: str, home: dict[str, int]) -> Figures:
    """One game: set at a table of two people in one browser, followed from another."""
    player, watcher = visit(browser, house), visit(browser, house)
    player.goto("/about")
    seats = [{"kind": "me", "name": name} for name in ("Aya", "Bo")[: find_game(id).card.max_players]]
    made = player.request.post("/api/tables", data={"game": id, "seats": seats})
    address = f"/t/{made.json()['id']}"
    player.goto(address)
    player.locator("button.primary").first.click()
    player.wait_for_url(f"**{address}")
    weight = loaded(watcher, address)
    own = sum(size for url, size in weight.items() if url not in home and "/assets/" in url)
    watcher.emulate_media(reduced_motion="reduce")  # shown at once, so that what is measured is the way there
    times = latencies(player, watcher, address.removeprefix("/t/"))
    gaps = smoothness(watcher, id)
    for page in (player, watcher):
        page.context.close()
    slow = [gap for gap in gaps if gap > SLOW_FRAME_MS]
    return Figures(own / 1000, median(times), quantiles(times, n=20)[-1], len(gaps), len(slow), max(gaps))


def latencies(player: Page, watcher: Page, id: str) -> list[float]:
    """How long moves took from one browser to another's screen, in milliseconds."""
    times = []
    for _ in range(MOVES):
        number = int(watcher.locator("[data-event]").get_attribute("data-event") or 0)
        watcher.evaluate(f"window.shown = ({SHOWN})({number}); undefined")
        sent: Any = player.evaluate(SEND_A_MOVE, id)
        if sent is None:
            break
        times.append(watcher.evaluate("window.shown") - sent["at"])
    return times


def smoothness(page: Page, id: str) -> list[float]:
    """The gaps between frames while a game between bots runs with all its motion."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/new/{id}")
    page.wait_for_load_state("networkidle")
    gaps: list[float] = page.evaluate(FRAMES, WATCHED_SECONDS)
    return gaps


def write_page(home: float, figures: dict[str, Figures]) -> str:
    rows = [
        [
            find_game(id).card.title,
            f"{one.kilobytes:.0f}",
            f"{one.shows:.0f}",
            f"{one.shows_at_worst:.0f}",
            f"{one.slow_frames} of {one.frames}",
            f"{one.slowest_frame:.0f}",
        ]
        for id, one in figures.items()
    ]
    head = ["", "kB more", "shown after, ms", "95 % within, ms", f"frames over {SLOW_FRAME_MS} ms", "slowest, ms"]
    lines = [
        "# In the browser",
        "",
        "Measured by `make bench-browser`, which writes this page: Chromium without a graphics card,",
        f"{platform.machine()}, {os.cpu_count()} cores shared with the house, both browsers and other work.",
        "",
        f"The home page loads {home:.0f} kB, compressed; a table of a game so many more. A move is *shown* when the",
        "other browser's board has changed, counted from its sending. The frames are those of a game between bots",
        f"that runs with all its motion for {WATCHED_SECONDS} seconds.",
        "",
        *table(head, rows),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
