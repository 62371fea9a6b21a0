"""The browser, game by game: what it loads, how fast a move shows elsewhere, how smooth it is."""

from __future__ import annotations

import json
import os
import platform
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import chromium
from tests.browser.conftest import DESKTOP
from tests.browser.weight import loaded
from tests.house.server import Server

from benchmarks.measure import table as lined_up
from serai.games.game import find_game, game_ids

PAGE = Path(__file__).parent.parent / "docs/browser.md"
#: Enough that the slowest twentieth is more than one.
MOVES = 60
#: A frame that takes longer than this was missed twice at sixty a second.
SLOW_FRAME_MS = 32
WATCHED_SECONDS = 20
#: What a person takes to see that it is their turn, and to move.
THINKING_MS = 900
#: Of a machine that is lent, the host may take the processors away. A game is measured anew when it took more than
#: this share of them; after so many times, the quietest one counts. What was measured has no say in that.
QUIET = 0.01
TRIES = 3
ME = {"kind": "me", "name": "Aya"}
FRIEND = {"kind": "me", "name": "Bo"}
BOT = {"kind": "bot", "mind": "random"}

#: A line of its own to a table. `turn()` waits for a seat of this browser to be asked and answers after which event
#: (nothing once the game is over); `move()` makes a random legal move and answers when.
OPEN_LINE = """table => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  let now = null;
  let hear = () => {};
  const asked = () => now?.eyes.find(({ moves }) => moves.length > 0);
  line.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.eyes) now = heard;
    hear();
  };
  window.turn = () => new Promise((done) => {
    hear = () => {
      if (asked()) done(now.table.number);
      else if (now?.table.status === 'over') done(null);
    };
    hear();
  });
  window.move = () => {
    const eye = asked();
    if (!eye) return null; // a team mate was quicker
    const { seat, moves } = eye;
    const { move } = moves[Math.floor(Math.random() * moves.length)];
    line.send(JSON.stringify({ do: 'play', seat, move, after: now.table.number }));
    now = null;
    return Date.now();
  };
}"""
DRAW = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
#: Marks in the page's time when each event changes the board; `shown(number)` waits until that one is drawn and answers
#: when, by the clock that all pages of a machine share.
MARK_EVENTS = """() => {
  let waits = [];
  const number = () => Number(document.querySelector('[data-event]')?.dataset.event ?? 0);
  const look = () => {
    const event = number();
    performance.mark(`event ${event}`);
    const due = waits.filter((wait) => wait.number <= event);
    waits = waits.filter((wait) => wait.number > event);
    if (due.length) requestAnimationFrame(() => setTimeout(() => due.forEach(({ done }) => done(Date.now()))));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-event'] });
  window.shown = (number) => new Promise((done) => { waits.push({ number, done }); look(); });
}"""
#: What Chromium writes down of each task of a page's main thread, with the processor time it took, and our marks.
TRACED = ["-*", "disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"]


class Smoothness(NamedTuple):
    """The tasks of a page's main thread, in milliseconds of processor time."""

    tasks: int
    slow: int
    slowest: float


class Figures(NamedTuple):
    """A game in the browser: kilobytes it adds, and milliseconds."""

    kilobytes: float
    shows: float
    shows_at_worst: float
    play: Smoothness
    end: Smoothness
    #: The share of the processors that the host took meanwhile.
    taken: float


class Table(NamedTuple):
    """A table in play, and a page of somebody who sits there and only sends moves."""

    mover: Page
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
            figures = {id: measure_quietly(browser, house, id, home) for id in game_ids()}
        browser.close()
    page = write_page(sum(home.values()) / 1000, figures)
    PAGE.write_text(page, "utf-8")
    print(page)


def visit(browser: Browser, house: Server, **more: Any) -> Page:
    context = browser.new_context(base_url=f"http://{house.address}", viewport=DESKTOP, **more)  # type: ignore[arg-type]
    return context.new_page()


def measure_quietly(browser: Browser, house: Server, id: str, home: dict[str, int]) -> Figures:
    """One game, while the host leaves the machine alone, if it ever does."""
    tries: list[Figures] = []
    while len(tries) < TRIES and all(one.taken > QUIET for one in tries):
        tries.append(measure(browser, house, id, home))
        print(id, tries[-1])
    return min(tries, key=lambda one: one.taken)


def measure(browser: Browser, house: Server, id: str, home: dict[str, int]) -> Figures:
    """One game: followed from another browser, and played against bots."""
    most = find_game(id).card.max_players
    before = ticks()
    friends = visit(browser, house)
    shared = set_table(friends, id, [ME, FRIEND][:most])
    watcher = visit(browser, house, reduced_motion="reduce")  # shown at once: what is measured is the way there
    weight = loaded(watcher, shared.path, "[data-event]")
    own = sum(size for url, size in weight.items() if url not in home and "/assets/" in url)
    times = latencies(shared, watcher)
    player = visit(browser, house)
    full = set_table(player.context.new_page(), id, [ME, *[BOT] * (most - 1)])
    player.goto(full.path)
    play, end = watch_play(browser, full, player), watch_end(browser, full, player)
    while end is None:
        another = set_table(player.context.new_page(), id, [ME, *[BOT] * (most - 1)])
        player.goto(another.path)
        player.evaluate(MARK_EVENTS)
        end = watch_end(browser, another, player)
    for page in (friends, watcher, player):
        page.context.close()
    taken, passed = (now - then for now, then in zip(ticks(), before, strict=True))
    return Figures(own / 1000, median(times), quantiles(times, n=20)[-1], play, end, taken / passed)


def ticks() -> tuple[int, int]:
    """How many ticks of the processors the host has taken, and how many have passed, since the machine was started."""
    _, *spent = Path("/proc/stat").read_text().splitlines()[0].split()
    counted = [int(ticks) for ticks in spent[:8]]  # what guests have had is counted in the others
    return counted[7], sum(counted)


def set_table(mover: Page, id: str, seats: list[dict[str, str]]) -> Table:
    """A table at which a game has begun."""
    mover.goto("/about")
    made = mover.request.post("/api/tables", data={"game": id, "seats": seats})
    table = Table(mover, made.json()["id"])
    mover.goto(table.path)
    mover.locator("button.primary").first.click()
    while mover.request.get(f"/api/tables/{table.id}").json()["status"] == "gathering":
        mover.wait_for_timeout(50)
    mover.goto("/about")  # it only sends moves: drawing them too would cost the other pages their time
    mover.evaluate(OPEN_LINE, table.id)
    return table


def latencies(table: Table, watcher: Page) -> list[float]:
    """How long moves took from one browser to another's screen, in milliseconds."""
    times: list[float] = []
    watcher.evaluate(MARK_EVENTS)
    while len(times) < MOVES and (number := table.mover.evaluate("turn()")) is not None:
        watcher.evaluate("number => shown(number)", number)
        watcher.wait_for_timeout(100)
        watcher.evaluate(f"window.next = shown({number + 1}); undefined")
        sent: int = table.mover.evaluate("move()")
        times.append(watcher.evaluate("window.next") - sent)
    return times


def watch_play(browser: Browser, table: Table, player: Page) -> Smoothness:
    """How smooth a player's page is while all move and it tells everything; its first drawing is not counted."""
    player.evaluate(MARK_EVENTS)
    player.wait_for_load_state("networkidle")
    for skip in player.locator(".away button").all()[-1:]:  # the bots did not wait for the page to open
        skip.click()
    player.wait_for_timeout(1000)
    browser.start_tracing(page=player, categories=TRACED)
    end = monotonic() + WATCHED_SECONDS
    while monotonic() < end and (number := table.mover.evaluate("turn()")) is not None:
        player.evaluate("number => shown(number)", number)
        player.wait_for_timeout(THINKING_MS)
        table.mover.evaluate("move()")
    return smoothness(main_thread(browser.stop_tracing()))


def watch_end(browser: Browser, table: Table, player: Page) -> Smoothness | None:
    """How smooth the page is while it tells how the game ended; nothing if bots ended it before the page could move."""
    browser.start_tracing(page=player, categories=TRACED)
    while (number := table.mover.evaluate("turn()")) is not None:
        player.emulate_media(reduced_motion="reduce")  # what came before is shown at once
        player.evaluate("number => shown(number)", number)
        player.emulate_media(reduced_motion="no-preference")
        player.evaluate(DRAW)  # all is styled anew: not the game's doing
        player.evaluate("performance.mark('motion')")
        table.mover.evaluate("move()")
    number = table.mover.request.get(f"/api/tables/{table.id}").json()["number"]
    player.evaluate("number => shown(number)", number)
    player.wait_for_timeout(WATCHED_SECONDS * 1000)
    player.evaluate("performance.mark('watched')")  # to end the tracing is work, too
    thread = main_thread(browser.stop_tracing())
    # That the game is over is an event of its own, after the last move.
    over = min(event["ts"] for event in thread if event["name"] in (f"event {number - 1}", f"event {number}"))
    moves, watched = (max(event["ts"] for event in thread if event["name"] == mark) for mark in ("motion", "watched"))
    if moves > over:
        return None
    return smoothness([event for event in thread if over - event.get("dur", 0) < event["ts"] < watched])


def main_thread(trace: bytes) -> list[dict[str, Any]]:
    """What Chromium wrote down of the main thread of the page that draws, which works most."""
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {}
    mains = []
    for event in json.loads(trace)["traceEvents"]:
        threads.setdefault((event["pid"], event["tid"]), []).append(event)
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain":
            mains.append((event["pid"], event["tid"]))
    return max((threads[main] for main in mains), key=lambda events: sum(tasks(events)))


def tasks(events: list[dict[str, Any]]) -> list[float]:
    return [event.get("tdur", 0) / 1000 for event in events if event["name"] == "RunTask"]


def smoothness(events: list[dict[str, Any]]) -> Smoothness:
    times = tasks(events)
    return Smoothness(len(times), sum(time > SLOW_FRAME_MS for time in times), max(times))


def write_page(home: float, figures: dict[str, Figures]) -> str:
    rows = [
        [
            find_game(id).card.title,
            f"{one.kilobytes:.0f}",
            f"{one.shows:.0f}",
            f"{one.shows_at_worst:.0f}",
            *(cell for part in (one.play, one.end) for cell in (f"{part.slow} of {part.tasks}", f"{part.slowest:.0f}")),
            f"{100 * one.taken:.1f} %",
        ]
        for id, one in figures.items()
    ]
    over = f"over {SLOW_FRAME_MS} ms"
    head = ["", "kB more", "shown, ms", "95 %, ms", f"play: {over}", "longest", f"end: {over}", "longest", "host took"]
    lines = [
        "# In the browser",
        "",
        "Measured by `make bench-browser`, which writes this page: Chromium without a graphics card,",
        f"{platform.machine()}, {os.cpu_count()} cores shared with the house, the browsers and other work.",
        "",
        f"The home page loads {home:.0f} kB, compressed; a table of a game so many more. A move is *shown*",
        "when another browser has drawn it, counted from its sending by the machine's clock: half of the",
        "moves within the first time, 95 % within the second.",
        "",
        "*Play* and *end* are about smoothness: how many tasks of the main thread of a player's page took",
        f"longer than {SLOW_FRAME_MS} ms, and the longest, in processor time from Chromium's trace. A frame waits for",
        "the task before it; what others do on the machine meanwhile is left out (though not how much",
        "slower a core is that is shared). In *play* the player sits at a full table of bots, and all that",
        f"they and the player do in {WATCHED_SECONDS} seconds is told with its motion; the first drawing of the board",
        "is not counted. The *end* is the last move and what follows: the count as the board tells it.",
        "",
        f"Where the host of a lent machine *took* more than {100 * QUIET:.0f} % of its processors meanwhile, a game",
        f"was measured anew, up to {TRIES} times, and the quietest time counts.",
        "",
        *lined_up(head, rows),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
