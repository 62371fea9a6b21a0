"""The house's files: one SQLite database in a folder that is nobody else's business."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from serai.games.game import Impossible

#: What SQLite says of a file that is no database, or no longer a whole one.
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreError(Impossible):
    """The data cannot be used."""


def no_data(folder: Path, error: OSError | sqlite3.Error) -> StoreError:
    """Why the data of a folder cannot be used, in a sentence."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in DAMAGED:
            return StoreError("open-damaged-data", folder=str(folder), reason=str(error))
        return StoreError("open-no-data", folder=str(folder), reason=str(error))
    return StoreError("open-no-data", folder=str(folder), reason=error.strerror or str(error))


def keep_private(folder: Path) -> None:
    """Make the folder and its database readable by its owner alone: seeds and team talk are in there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    (folder / "serai.sqlite").touch(mode=0o600)
    ours = [path for path in folder.iterdir() if path.name.startswith("serai.")]
    for path in ours:
        path.chmod(0o600)
    # A folder that holds other things too is not ours to close.
    if {path.name for path in folder.iterdir()} <= {path.name for path in ours} | {"editions"}:
        folder.chmod(0o700)


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def connect_to_read(folder: Path) -> sqlite3.Connection:
    """A connection that changes nothing, also while a house is open there; raises `StoreError`."""
    path = folder / "serai.sqlite"
    if not path.exists():
        raise StoreError("no-games-there", folder=str(folder))
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        check_whole(connection, folder)
    except sqlite3.Error as error:
        raise no_data(folder, error) from error
    return connection


def check_whole(connection: sqlite3.Connection, folder: Path) -> None:
    """Refuse a database that is damaged, before anything is built on it."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError("open-damaged-data", folder=str(folder), reason=" ".join(str(found).split()))


def take_lock(path: Path) -> sqlite3.Connection:
    """One house a folder: the lock ends with the process, however it ends."""
    lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreError("open-data-in-use", folder=str(path.parent)) from error
    path.chmod(0o600)
    return lock


def back_up(folder: Path, file: Path) -> None:
    """Copy the database of a folder, whole and of one moment, also while a house is open there."""
    if file.exists():
        raise StoreError("backup-exists", file=str(file))
    draft = file.with_name(f"{file.name}.part")
    source = connect_to_read(folder)
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        copy = sqlite3.connect(draft)
        try:
            source.backup(copy)
            check_whole(copy, folder)
        finally:
            copy.close()
        draft.rename(file)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise StoreError("backup-failed", file=str(file), reason=reason or str(error)) from error
    finally:
        source.close()
