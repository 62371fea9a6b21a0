"""What the house remembers: one SQLite file, one row an event, each on the disk before anyone hears of it.

The log of a table is the truth. Beside it stands a summary of each table, written in the same
transaction, so that the home page and a restart need not read the logs.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Literal

import msgspec

from serai.games.game import Impossible
from serai.house.editions import Editions
from serai.table.events import Logged

#: Rises when the tables below change; a file from a newer Serai is not touched.
SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE events (table_id TEXT, number INTEGER, event BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, changed INTEGER NOT NULL, awake INTEGER NOT NULL, summary BLOB NOT NULL);
CREATE INDEX tables_awake ON tables (id) WHERE awake;
CREATE TABLE sitters (guest TEXT, table_id TEXT, PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""


class StoreError(Impossible):
    """The data cannot be used."""


class Summary(msgspec.Struct, frozen=True):
    """A table in short. `awake`: the house itself has something to do there (a bot's move, a clock)."""

    game: str
    names: list[str]
    holders: list[str | None]
    status: Literal["gathering", "playing", "over"]
    actors: list[int]
    changed: int
    awake: bool


encode = msgspec.json.encode
decode_logged = msgspec.json.Decoder(Logged).decode
decode_summary = msgspec.json.Decoder(Summary).decode

Work = Callable[[sqlite3.Connection], None]


class Store:
    """The house's memory. Writing goes through one thread, which commits at once all that has queued up."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.lock = take_lock(folder / "serai.lock")
        self.editions = Editions(folder)
        path = folder / "serai.sqlite"
        self.writer = connect(path)
        prepare(self.writer)
        self.reader = connect(path)
        self.reading = ThreadPoolExecutor(1, "serai-reader")
        self.queue: SimpleQueue[tuple[Work, Future[None]] | None] = SimpleQueue()
        self.writing = threading.Thread(target=self.write_all, name="serai-writer", daemon=True)
        self.writing.start()

    def close(self) -> None:
        """Finish what is queued, then let go of the file."""
        self.queue.put(None)
        self.writing.join()
        self.reading.shutdown()
        for connection in (self.reader, self.writer, self.lock):
            connection.close()

    # --- writing ---------------------------------------------------------------------------------

    async def append(self, table: str, events: Sequence[Logged], summary: Summary) -> None:
        """Add events to a table's log; returns when they are on the disk."""
        rows = [(table, logged.number, encode(logged)) for logged in events]
        sitters = [(guest, table) for guest in summary.holders if guest]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
            connection.execute(
                "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)",
                (table, summary.changed, summary.awake, encode(summary)),
            )
            connection.executemany("INSERT OR IGNORE INTO sitters VALUES (?, ?)", sitters)

        await self.write(work)

    async def remember_name(self, guest: str, name: str) -> None:
        """The name under which a guest sat down last."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO guests VALUES (?, ?)", (guest, name))

        await self.write(work)

    async def write(self, work: Work) -> None:
        """Queue some writing and wait until it is on the disk."""
        done: Future[None] = Future()
        self.queue.put((work, done))
        await asyncio.wrap_future(done)

    def write_all(self) -> None:
        """The writer's life: take all that waits, write it in one transaction, tell those who wait."""
        while first := self.queue.get():
            batch = [first]
            closing = False
            while not self.queue.empty():
                following = self.queue.get()
                if following is None:
                    closing = True
                    break
                batch.append(following)
            self.write_batch(batch)
            if closing:
                return

    def write_batch(self, batch: list[tuple[Work, Future[None]]]) -> None:
        """One commit for all; work that fails is undone alone, and the rest stands."""
        outcomes: list[tuple[Future[None], Exception | None]] = []
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for work, done in batch:
                self.writer.execute("SAVEPOINT work")
                try:
                    work(self.writer)
                    outcomes.append((done, None))
                except sqlite3.Error as error:
                    self.writer.execute("ROLLBACK TO work")
                    outcomes.append((done, error))
                self.writer.execute("RELEASE work")
            self.writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            outcomes = [(done, error) for _, done in batch]
        for done, failure in outcomes:
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    # --- reading ---------------------------------------------------------------------------------

    async def log(self, table: str) -> list[Logged]:
        """All events of a table in order; none if there is no such table."""
        rows = await self.read("SELECT event FROM events WHERE table_id = ? ORDER BY number", table)
        return [decode_logged(event) for (event,) in rows]

    async def awake(self) -> list[str]:
        """The tables at which the house itself has something to do."""
        return [table for (table,) in await self.read("SELECT id FROM tables WHERE awake")]

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Summary]]:
        """The tables at which a guest has sat, the latest first."""
        rows = await self.read(
            "SELECT id, summary FROM sitters JOIN tables ON id = table_id"
            " WHERE guest = ? ORDER BY changed DESC, id LIMIT ?",
            guest,
            most,
        )
        return [(table, decode_summary(summary)) for table, summary in rows]

    async def name_of(self, guest: str) -> str:
        """The name a guest used last, or nothing."""
        rows = await self.read("SELECT name FROM guests WHERE id = ?", guest)
        return str(rows[0][0]) if rows else ""

    async def read(self, question: str, *values: str | int) -> list[tuple[Any, ...]]:
        """The rows that answer a question."""

        def ask() -> list[tuple[Any, ...]]:
            return self.reader.execute(question, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.reading, ask)


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse one that a newer Serai has written."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise StoreError("open-newer-data")
    if version == 0:
        connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")


def take_lock(path: Path) -> sqlite3.Connection:
    """One house a folder: the lock ends with the process, however it ends."""
    lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise StoreError("open-data-in-use", folder=str(path.parent)) from error
    return lock
