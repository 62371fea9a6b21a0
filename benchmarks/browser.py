"""The browser, game by game: what it loads, how fast a move shows elsewhere, how smooth it is."""

from __future__ import annotations

import gzip
import json
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

from benchmarks.measure import table as lined_up
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
#: Plays random legal moves at a table over a line of its own, at the pace of people, for so many seconds.
PLAY_ON = """([table, seconds]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  line.onmessage = ({ data }) => {
    const { eyes, table: seen } = JSON.parse(data);
    const eye = eyes?.find(({ moves }) => moves.length > 0);
    if (!eye) return;
    const { move } = eye.moves[Math.floor(Math.random() * eye.moves.length)];
    const play = { do: 'play', seat: eye.seat, move, after: seen.number };
    setTimeout(() => line.send(JSON.stringify(play)), 900);
  };
  setTimeout(() => (line.close(), done()), seconds * 1000);
})"""
#: What Chromium writes down of each task of a page's main thread, with the processor time it took.
TRACED = ["-*", "disabled-by-default-devtools.timeline", "devtools.timeline"]


class Figures(NamedTuple):
    """A game in the browser: kilobytes it adds, and milliseconds."""

    kilobytes: float
    shows: float
    shows_at_worst: float
    frames: int
    slow_frames: int
    slowest_frame: float


class Table(NamedTuple):
    """A table of two people who sit in one browser, and its page."""

    player: Page
    id: str

    @property
    def path(self) -> str:
        return f"/t/{self.id}"


def main() -> None:
    """Measure every game and write the page."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
        with Server(Path(data) / "data") as house:
            home = loaded(visit(browser, house), "/", "a[href^='/new/']")
            figures = {id: measure(browser, house, id, home) for id in game_ids()}
        browser.close()
    page = write_page(sum(home.values()) / 1000, figures)
    PAGE.write_text(page, "utf-8")
    print(page)


def visit(browser: Browser, house: Server) -> Page:
    context = browser.new_context(base_url=f"http://{house.address}", viewport=DESKTOP)  # type: ignore[arg-type]
    return context.new_page()


def loaded(page: Page, path: str, until: str) -> dict[str, int]:
    """The size of everything that a page loads until something is there, as it goes over the wire."""
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        sizes[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    page.goto(path)
    page.locator(until).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", weigh)
    return sizes


def measure(browser: Browser, house: Server, id: str, home: dict[str, int]) -> Figures:
    """One game: played in one browser, followed from another."""
    watcher = visit(browser, house)
    moving = set_table(visit(browser, house), id)
    weight = loaded(watcher, moving.path, "[data-event]")
    own = sum(size for url, size in weight.items() if url not in home and "/assets/" in url)
    tasks = smoothness(browser, moving, watcher)
    still = set_table(moving.player, id)
    watcher.emulate_media(reduced_motion="reduce")  # shown at once, so that what is measured is the way there
    watcher.goto(still.path)
    times = latencies(still, watcher)
    for page in (moving.player, watcher):
        page.context.close()
    slow = [task for task in tasks if task > SLOW_FRAME_MS]
    return Figures(own / 1000, median(times), quantiles(times, n=20)[-1], len(tasks), len(slow), max(tasks))


def set_table(player: Page, id: str) -> Table:
    """A table at which a game has begun, with both seats (or the only one) in this browser."""
    player.goto("/about")
    seats = [{"kind": "me", "name": name} for name in ("Aya", "Bo")[: find_game(id).card.max_players]]
    made = player.request.post("/api/tables", data={"game": id, "seats": seats})
    table = Table(player, made.json()["id"])
    player.goto(table.path)
    player.locator("button.primary").first.click()
    while player.request.get(f"/api/tables/{table.id}").json()["status"] == "gathering":
        player.wait_for_timeout(50)
    player.goto("/about")  # it only sends moves: drawing them too would cost the other page its time
    return table


def latencies(table: Table, watcher: Page) -> list[float]:
    """How long moves took from one browser to another's screen, in milliseconds."""
    times = []
    watcher.locator("[data-event]").wait_for()
    for _ in range(MOVES):
        number = int(watcher.locator("[data-event]").get_attribute("data-event") or 0)
        watcher.evaluate(f"window.shown = ({SHOWN})({number}); undefined")
        sent: Any = table.player.evaluate(SEND_A_MOVE, table.id)
        if sent is None:
            break
        times.append(watcher.evaluate("window.shown") - sent["at"])
    return times


def smoothness(browser: Browser, table: Table, watcher: Page) -> list[float]:
    """The processor time of each task of a page's main thread, in milliseconds, while a game runs with its motion."""
    watcher.locator("[data-event]").wait_for()
    watcher.wait_for_load_state("networkidle")
    browser.start_tracing(page=watcher, categories=TRACED)
    table.player.evaluate(PLAY_ON, [table.id, WATCHED_SECONDS])
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads: dict[tuple[int, int], list[float]] = {}
    for event in events:
        if event["name"] == "RunTask":
            threads.setdefault((event["pid"], event["tid"]), []).append(event.get("tdur", 0) / 1000)
    return max(threads.values(), key=sum)  # the page that is drawn works most


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
    head = ["", "kB more", "shown after, ms", "95 % within, ms", f"tasks over {SLOW_FRAME_MS} ms", "longest, ms"]
    lines = [
        "# In the browser",
        "",
        "Measured by `make bench-browser`, which writes this page: Chromium without a graphics card,",
        f"{platform.machine()}, {os.cpu_count()} cores shared with the house, both browsers and other work.",
        "",
        f"The home page loads {home:.0f} kB, compressed; a table of a game so many more. A move is *shown* when the",
        "other browser's board has changed, counted from its sending. The *tasks* are those of the main thread of a",
        f"page that follows a game with all its motion for {WATCHED_SECONDS} seconds, a move a second, in processor",
        "time from Chromium's trace: a frame waits for the task before it, and what others do on the machine meanwhile",
        "is left out (though not how much slower a core is that is shared).",
        "",
        *lined_up(head, rows),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
