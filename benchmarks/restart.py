"""How long a house takes until all its tables go on after a restart: `python -m benchmarks.restart [TABLES]`.

At each table bots are to move or a clock runs, so that the house has something to do there. Each has a game behind
it of as many moves as usual: 50 of Deserto, 180 of Sultaniya. Nobody moves while it is measured.
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from serai.house.pictures import summary
from serai.house.store import Store
from serai.house.tables import Tables
from serai.table.events import Seat
from serai.table.fair import SEED_BYTES
from serai.table.table import Table

TABLES = 2_000
MOVES = {"deserto": 50, "sultaniya": 180}
#: Long enough that nobody's time is up meanwhile.
CLOCK = 86_400


def begun(game: str, moves: int) -> Table:
    """A game that people have played for a while."""
    seats = [Seat("person", name, holder=name) for name in ("Ali", "Badr", "Camar")]
    now, dice = time.time_ns() // 1_000_000, Random(1)
    table = Table.make("t", game, seats, {}, CLOCK, "5e" * SEED_BYTES, now)
    table.start(now)
    while table.status == "playing" and table.number < moves:
        seat = table.actors()[0]
        table.play(seat, table.game.write(dice.choice(table.state.moves(seat))), table.number, now)
    return table


async def fill(folder: Path, game: str, tables: int) -> int:
    """A memory with so many tables; how many events each has."""
    store, table = Store(folder), begun(game, MOVES[game])
    short = summary(table)
    assert short.awake
    await asyncio.gather(*(store.append(f"t{number}", table.log, short) for number in range(tables)))
    store.close()
    return table.number


def megabytes() -> float:
    """How much memory this process holds, as Linux counts it."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


async def resume(folder: Path) -> None:
    """Go on at all tables."""
    store = Store(folder)
    tables = Tables(store, 1.0)
    before, cpu, begun_at = megabytes(), time.process_time(), time.perf_counter()
    await tables.resume()
    taken, cpu = time.perf_counter() - begun_at, time.process_time() - cpu
    print(f"{taken:.1f} s ({cpu:.1f} s of one core), {megabytes() - before:.0f} MB more")
    await tables.close()
    store.close()


def main() -> None:
    """Measure each game in a process of its own, so that the memory of one does not count for the next."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    for game in MOVES:
        with tempfile.TemporaryDirectory() as folder:
            events = asyncio.run(fill(Path(folder), game, tables))
            print(f"{tables} tables of {game}, {events} events each: ", end="", flush=True)
            subprocess.run([sys.executable, "-m", "benchmarks.restart", "--resume", folder], check=True)


if __name__ == "__main__":
    if "--resume" in sys.argv:
        asyncio.run(resume(Path(sys.argv[2])))
    else:
        main()
