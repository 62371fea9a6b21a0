"""Which tables of a house this Serai could not play on: asked before an upgrade, or when the log tells of one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from serai.games.game import Line
from serai.house.files import connect_to_read, no_data
from serai.house.store import decode_log
from serai.table.events import Ended, Logged
from serai.table.frozen import Frozen, rebuild


class FrozenFound(msgspec.Struct, frozen=True):
    """A table that would be frozen: who sat there, whether its game was over, and why."""

    id: str
    game: str
    names: list[str]
    over: bool
    line: Line


class Checkup(msgspec.Struct, frozen=True):
    """How many tables there are, how many of them are still open, and those that would be frozen."""

    tables: int
    open: int
    frozen: list[FrozenFound]


def check_up(folder: Path) -> Checkup:
    """Replay every table of a folder under today's rules; nothing is changed. Raises `StoreError`."""
    tables = still_open = 0
    found: list[FrozenFound] = []
    try:
        with closing(connect_to_read(folder)) as connection:
            for id, rows in logs(connection):
                tables += 1
                try:
                    log = decode_log(id, rows)
                    still_open += not is_over(log)
                    rebuild(id, log)
                except Frozen as frozen:
                    names = [seat.name for seat in frozen.seats()]
                    game = frozen.made.game if frozen.made else ""
                    found.append(FrozenFound(id, game, names, frozen.is_over, frozen.line))
    except sqlite3.Error as error:
        raise no_data(folder, error) from error
    return Checkup(tables, still_open, found)


def is_over(log: list[Logged]) -> bool:
    """Whether a log tells of the end of its game."""
    return any(isinstance(logged.event, Ended) for logged in log)


def logs(connection: sqlite3.Connection) -> Iterator[tuple[str, list[bytes]]]:
    """Every table's log as it is stored."""
    for (id,) in connection.execute("SELECT id FROM tables ORDER BY changed DESC, id").fetchall():
        rows = connection.execute("SELECT event FROM events WHERE table_id = ? ORDER BY number", (id,))
        yield id, [event for (event,) in rows]
