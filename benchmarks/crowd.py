"""What a hasty crowd costs everybody else: `python -m benchmarks.crowd`.

At one table 5,000 things have been said. Two lines to it ask for the whole picture 40 times a second in all, and one
address asks for a replay without pause. Meanwhile somebody at another table sends pings: how long is the answer away?
"""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles

import httpx
from tests.house.guest import Guest, Line
from tests.house.server import Server

from serai.house.pictures import summary
from serai.house.store import Store
from serai.table.events import Seat
from serai.table.fair import SEED_BYTES
from serai.table.table import Table

TALKS = 5_000
CATCH_UPS_A_SECOND = 40
LINES = 2
SECONDS = 10


def fill(folder: Path) -> None:
    """A memory with one table at which much was said."""
    store = Store(folder)
    table = Table.make("crowd", "deserto", [Seat("person", "Ali", holder="a"), Seat("open")], {}, None, "0" * 64, 1)
    assert len(table.shuffle.seed) == 2 * SEED_BYTES
    for number in range(TALKS):
        table.talk(0, "", f"word {number}", 2)
    asyncio.run(store.append(table.id, table.log, summary(table)))
    store.close()


def pester(line: Line, over: threading.Event) -> None:
    """Ask for the whole picture again and again."""
    with suppress(Exception):
        while not over.wait(LINES / CATCH_UPS_A_SECOND):
            line.send({"do": "catch-up"})


def swallow(line: Line, over: threading.Event) -> None:
    """Hear all that comes."""
    with suppress(Exception):
        while not over.is_set():
            line.hear()


def ask_for_replays(address: str, over: threading.Event) -> None:
    """Ask for a replay without pause."""
    with suppress(Exception), httpx.Client() as browser:
        while not over.is_set():
            browser.get(f"http://{address}/api/tables/crowd/replay")


def measure() -> list[float]:
    """How long each ping at another table takes, in milliseconds."""
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        fill(data)
        with Server(data) as server, Guest(server) as ali, Guest(server, "Badr") as badr:
            over = threading.Event()
            lines = [badr.join("crowd") for _ in range(LINES)]
            work = [(pester, line) for line in lines] + [(swallow, line) for line in lines]
            crowd = [threading.Thread(target=task, args=(line, over)) for task, line in work]
            crowd.append(threading.Thread(target=ask_for_replays, args=(server.address, over)))
            quiet = ali.join(ali.make_table("me", "open"))
            for one in crowd:
                one.start()
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                begun = time.perf_counter()
                quiet.send({"do": "ping"})
                quiet.until("pong")
                times.append(1000 * (time.perf_counter() - begun))
                time.sleep(0.05)
            over.set()
            for one in crowd:
                one.join()
    return times


if __name__ == "__main__":
    found = measure()
    print(f"a ping at another table: p50 {median(found):.1f} ms, p99 {quantiles(found, n=100)[98]:.1f} ms")
