"""What the house remembers: one SQLite file, one row an event, each on the disk before anyone hears of it.

The log of a table is the truth. Beside it stands a summary of each table, written in the same
transaction, so that the home page and a restart need not read the logs.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any, Literal

import msgspec

from serai.house.editions import Editions
from serai.house.files import StoreError, check_whole, connect, keep_private, no_data, take_lock
from serai.table.events import Logged, Made
from serai.table.frozen import Frozen, damaged, outdated

#: Rises when the tables below change; a file from a newer Serai is not touched.
SCHEMA_VERSION = 2
SCHEMA = """
CREATE TABLE events (table_id TEXT, number INTEGER, event BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, changed INTEGER NOT NULL, awake INTEGER NOT NULL, summary BLOB NOT NULL);
CREATE INDEX tables_awake ON tables (id) WHERE awake;
CREATE TABLE sitters (guest TEXT, table_id TEXT, PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""
#: What the second version added: the ways back to a seat (house/ways.py), and tables removed from a guest's list.
SCHEMA_2 = """
CREATE TABLE ways (table_id TEXT, since INTEGER, name TEXT, hash TEXT NOT NULL, PRIMARY KEY (table_id, since, name));
CREATE TABLE removed (guest TEXT, table_id TEXT, PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
"""


#: How long nothing may fail before a trouble with the disk is over.
CALM_SECONDS = 5.0


class Summary(msgspec.Struct, frozen=True):
    """A table in short. `awake`: the house itself has something to do there (a bot's move, a clock)."""

    game: str
    names: list[str]
    holders: list[str | None]
    status: Literal["gathering", "playing", "over", "closed", "frozen"]
    actors: list[int]
    changed: int
    awake: bool
    scores: list[int] = []
    winners: list[int] = []


encode = msgspec.json.encode
decode_logged = msgspec.json.Decoder(Logged).decode
decode_summary = msgspec.json.Decoder(Summary).decode

log = logging.getLogger(__name__)

Work = Callable[[sqlite3.Connection], None]


class Store:
    """The house's memory. Writing goes through one thread, which commits at once all that has queued up."""

    def __init__(self, folder: Path) -> None:
        """Open the memory of a folder; raises `StoreError`."""
        with ExitStack() as undoing:
            try:
                keep_private(folder)
                self.lock = undoing.enter_context(closing(take_lock(folder / "serai.lock")))
                path = folder / "serai.sqlite"
                self.writer = undoing.enter_context(closing(connect(path)))
                check_whole(self.writer, folder)
                prepare(self.writer)
                self.reader = undoing.enter_context(closing(connect(path)))
            except (OSError, sqlite3.Error) as error:
                raise no_data(folder, error) from error
            undoing.pop_all()
        self.editions = Editions(folder)
        self.unreadable: set[str] = set()  # summaries of which the house's log has told
        self.trouble = ""  # why nothing can be stored at present
        self.failed_at = 0.0
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

    async def remove(self, guest: str, table: str, removed: bool) -> None:
        """Take a table out of a guest's list, or put it back; for the others nothing changes."""

        def work(connection: sqlite3.Connection) -> None:
            change = "INSERT OR IGNORE INTO removed VALUES (?, ?)"
            connection.execute(
                change if removed else "DELETE FROM removed WHERE (guest, table_id) = (?, ?)", (guest, table)
            )

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
                    if not self.writer.in_transaction:
                        raise  # a full disk ends the whole transaction, not this work alone
                    self.writer.execute("ROLLBACK TO work")
                    outcomes.append((done, error))
                self.writer.execute("RELEASE work")
            self.writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            outcomes = [(done, error) for _, done in batch]
        self.tell_state([failure for _, failure in outcomes])
        for done, failure in outcomes:
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    def tell_state(self, failures: list[Exception | None]) -> None:
        """Say in the house's log that the disk takes nothing more, and when it does again: once each."""
        trouble = next((str(error) for error in failures if isinstance(error, sqlite3.OperationalError)), "")
        if trouble:
            if not self.trouble:
                log.error("nothing can be stored (%s): what is played waits, nothing is lost", trouble)
            self.trouble, self.failed_at = trouble, monotonic()
        elif self.trouble and monotonic() - self.failed_at > CALM_SECONDS:
            # Something small may still fit on a full disk: it is over when nothing has failed for a while.
            self.trouble = ""
            log.warning("events are stored again")

    # --- reading ---------------------------------------------------------------------------------

    async def log(self, table: str) -> list[Logged]:
        """All events of a table in order; none if there is no such table. Raises `Frozen` where one is unreadable."""
        rows = await self.read("SELECT event FROM events WHERE table_id = ? ORDER BY number", table)
        return decode_log(table, [event for (event,) in rows])

    async def awake(self) -> list[str]:
        """The tables at which the house itself has something to do."""
        return [table for (table,) in await self.read("SELECT id FROM tables WHERE awake")]

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Summary]]:
        """The tables at which a guest has sat and that they keep in their list, the latest first."""
        rows = await self.read(
            "SELECT id, summary, event FROM sitters JOIN tables ON id = sitters.table_id"
            " LEFT JOIN events ON events.table_id = id AND number = 1"
            " WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM removed WHERE removed.guest = sitters.guest"
            " AND removed.table_id = id) ORDER BY changed DESC, id LIMIT ?",
            guest,
            most,
        )
        return [(table, found) for table, short, event in rows if (found := self.read_summary(table, short, event))]

    def read_summary(self, table: str, short: bytes, made: bytes | None) -> Summary | None:
        """A table in short, as it is under today's rules; nothing where that cannot be read."""
        try:
            return freeze(decode_summary(short), made)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
            if table not in self.unreadable:
                self.unreadable.add(table)
                log.warning("table %s is in nobody's list: its summary cannot be read", table)
            return None

    async def has_sat(self, guest: str, table: str) -> bool:
        """Whether a guest has ever sat at a table."""
        return bool(await self.read("SELECT 1 FROM sitters WHERE (guest, table_id) = (?, ?)", guest, table))

    async def name_of(self, guest: str) -> str:
        """The name a guest used last, or nothing."""
        rows = await self.read("SELECT name FROM guests WHERE id = ?", guest)
        return str(rows[0][0]) if rows else ""

    async def read(self, question: str, *values: str | int) -> list[tuple[Any, ...]]:
        """The rows that answer a question."""

        def ask() -> list[tuple[Any, ...]]:
            return self.reader.execute(question, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.reading, ask)


def decode_log(table: str, rows: Sequence[bytes]) -> list[Logged]:
    """A table's events as they were stored; raises `Frozen` where one cannot be read."""
    log: list[Logged] = []
    for number, row in enumerate(rows, start=1):
        try:
            log.append(decode_logged(row))
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
            raise Frozen(table, log, damaged(number)) from None
    return log


def freeze(summary: Summary, made: bytes | None) -> Summary:
    """A table in short, as it is under today's rules: `made` is the first event of its log."""
    try:
        event = decode_logged(made or b"").event
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        event = None
    if isinstance(event, Made) and outdated(event) is None:
        return summary
    return msgspec.structs.replace(summary, status="frozen", actors=[])


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse one that a newer Serai has written."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise StoreError("open-newer-data")
    missing = {0: SCHEMA + SCHEMA_2, 1: SCHEMA_2}.get(version)
    if missing:
        connection.executescript(f"BEGIN; {missing} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
