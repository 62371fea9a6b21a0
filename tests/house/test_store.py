"""The house's memory: what is written stays, and what cannot be written is not half there."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.house.clock import now
from serai.house.files import StoreError
from serai.house.pictures import summary
from serai.house.store import SCHEMA_VERSION, Store
from serai.house.tables import Tables
from serai.table.events import Logged, Seat, Talked
from serai.table.fair import SEED_BYTES
from serai.table.table import Table
from tests.house.server import Server


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def new_table(id: str) -> Table:
    return Table.make(id, "deserto", [Seat("person", "Ali", holder="a"), Seat("open")], {}, None, "00" * SEED_BYTES, 1)


def test_many_tables_at_once_are_all_remembered_in_order(store: Store) -> None:
    async def evening(id: str) -> Table:
        table = new_table(id)
        await store.append(id, table.log, summary(table))
        for number in range(20):
            await store.append(id, table.talk(0, "", str(number), now()), summary(table))
        return table

    async def all_at_once() -> None:
        tables = await asyncio.gather(*(evening(f"t{number}") for number in range(20)))
        for table in tables:
            assert await store.log(table.id) == table.log

    asyncio.run(all_at_once())


def test_an_event_that_is_already_there_is_refused_and_its_neighbours_are_kept(store: Store) -> None:
    async def write() -> None:
        first, second = new_table("first"), new_table("second")
        await store.append("first", first.log, summary(first))
        twice = store.append("first", first.log, summary(first))
        results = await asyncio.gather(
            twice, store.append("second", second.log, summary(second)), return_exceptions=True
        )
        assert isinstance(results[0], sqlite3.IntegrityError)
        assert results[1] is None
        assert await store.log("first") == first.log
        assert await store.log("second") == second.log

    asyncio.run(write())


def test_what_could_not_be_stored_has_not_happened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        tables = Tables(store, 0.01)
        id = await tables.make("deserto", [Seat("person", "Ali", holder="a"), Seat("open")], {}, None)
        live = await tables.open(id)

        async def disk_is_full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", disk_is_full)
            with pytest.raises(sqlite3.OperationalError):
                await live.do(lambda table: table.talk(0, "", "lost", now()))
        await live.do(lambda table: table.talk(0, "", "kept", now()))
        said = await live.look(None, lambda table, _: [logged for logged in table.log if is_talk(logged)])
        assert [logged.number for logged in said] == [2]
        assert said == (await store.log(id))[1:]
        await tables.close()

    asyncio.run(evening())


def is_talk(logged: Logged) -> bool:
    return isinstance(logged.event, Talked)


def test_two_houses_cannot_share_one_memory(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="open-data-in-use"):
        Store(tmp_path)


def test_the_memory_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / "serai.sqlite")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    with pytest.raises(StoreError, match="open-newer-data"):
        Store(tmp_path)


def test_a_port_that_is_taken_is_said_in_a_sentence(server: Server, tmp_path: Path) -> None:
    options = ["--port", str(server.port), "--data", str(tmp_path), "--no-browser"]
    tried = subprocess.run([sys.executable, "-m", "serai.house.serve", *options], capture_output=True, text=True)
    assert tried.returncode == 1
    sentence = f"Serai cannot listen on 127.0.0.1, port {server.port} (Address already in use)."
    assert tried.stderr == f"{sentence} Choose another port with --port.\n"
    assert list(tmp_path.iterdir()) == []


# --- what may be wrong with the files ---------------------------------------------------------------


def test_the_files_are_readable_by_their_owner_alone_also_those_that_were_not(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Store(folder).close()
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    store = Store(folder)
    modes = {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}
    store.close()
    assert {"serai.sqlite", "serai.sqlite-wal", "serai.lock"} <= set(modes)
    assert modes.pop("data") == 0o700
    assert set(modes.values()) == {0o600}


def test_a_folder_that_holds_other_things_is_not_closed_to_others(tmp_path: Path) -> None:
    (tmp_path / "letters").touch()
    tmp_path.chmod(0o755)
    Store(tmp_path).close()
    assert tmp_path.stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize("spoil", ["no database", "cut off", "overwritten"])
def test_a_damaged_file_is_said_in_a_sentence_and_left_as_it_is(tmp_path: Path, spoil: str) -> None:
    store = Store(tmp_path)
    for number in range(30):
        table = new_table(f"t{number}")
        asyncio.run(store.append(table.id, table.log, summary(table)))
    store.close()
    file = tmp_path / "serai.sqlite"
    whole = file.read_bytes()
    half = len(whole) // 2
    file.write_bytes({"no database": b"x" * 9000, "cut off": whole[:half], "overwritten": spoiled(whole)}[spoil])
    before = file.read_bytes()
    with pytest.raises(StoreError, match="open-damaged-data"):
        Store(tmp_path)
    assert file.read_bytes() == before


def spoiled(whole: bytes) -> bytes:
    """A database with all pages but the first filled with nonsense."""
    return whole[:4096] + b"\x55" * (len(whole) - 4096)


def test_a_full_disk_at_opening_is_said_in_a_sentence(tmp_path: Path) -> None:
    """A limit on the size of files stands for a full disk."""
    command = [sys.executable, "-m", "serai.house.serve", "--port", "0", "--data", str(tmp_path / "data")]
    tried = subprocess.run(
        [*command, "--no-browser"],
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
    )
    assert tried.returncode == 1
    assert tried.stderr.startswith(f"Serai cannot store its games in {tmp_path / 'data'} (")
    assert len(tried.stderr.splitlines()) == 1
