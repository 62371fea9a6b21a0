"""What the keeper of a house asks on the command line."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from serai.house.pictures import summary
from serai.house.store import Store
from serai.table.events import Made, Seat
from serai.table.table import Table
from tests.cli.conftest import Serai


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    """The folder of a house that is open, with two tables; one of them was set up under older rules."""
    folder = tmp_path / "data"
    store = Store(folder)

    async def set_tables() -> None:
        for id in ("today", "older"):
            seats = [Seat("person", "Ali\x1b[1m", holder="a"), Seat("open")]
            table = Table.make(id, "deserto", seats, {}, None, "00" * 32, 1)
            made = table.log[0]
            if id == "older" and isinstance(made.event, Made):
                older = msgspec.structs.replace(made.event, version=99)
                made = msgspec.structs.replace(made, event=older)
            await store.append(id, [made], summary(table))

    asyncio.run(set_tables())
    yield folder
    store.close()


def test_check_lists_the_tables_that_this_serai_cannot_play_on(serai: Serai, data: Path) -> None:
    checked = serai("check", "--data", str(data))
    assert (checked.code, checked.err) == (1, "")
    older, counted = checked.out.splitlines()
    assert older.startswith("older (Ali[1m, Free seat): This game was started with version 99 of the rules of Deserto.")
    assert counted == "1 of 2 tables would be frozen (2 still open). The others are fine."
    assert "bloquées" in serai("check", "--data", str(data), "--lang", "fr").out


def test_check_lists_a_table_of_which_nothing_is_left(serai: Serai, data: Path) -> None:
    with sqlite3.connect(data / "serai.sqlite") as connection:
        connection.execute("DELETE FROM events WHERE table_id = 'today'")
    connection.close()
    checked = serai("check", "--data", str(data))
    assert (checked.code, checked.err) == (1, "")
    assert any(line.startswith("today (): ") for line in checked.out.splitlines()), checked.out
    assert checked.out.splitlines()[-1].startswith("2 of 2 tables would be frozen")


def test_check_says_it_to_programs_too(serai: Serai, data: Path) -> None:
    checked = json.loads(serai("check", "--json", "--data", str(data)).out)
    assert (checked["tables"], [table["id"] for table in checked["frozen"]]) == (2, ["older"])


def test_check_and_backup_say_where_there_are_no_games(serai: Serai, tmp_path: Path) -> None:
    for command in (["check"], ["backup", str(tmp_path / "copy")]):
        said = serai(*command, "--data", str(tmp_path / "nowhere"))
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith("There are no Serai games in ")
    assert list(tmp_path.iterdir()) == []


def test_backup_copies_a_house_that_is_open_with_what_is_not_in_its_main_file_yet(
    serai: Serai, data: Path, tmp_path: Path
) -> None:
    assert (data / "serai.sqlite-wal").stat().st_size > 0, "the copy of the main file alone would miss this"
    copy = tmp_path / "copy.sqlite"
    assert serai("backup", str(copy), "--data", str(data)).code == 0
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (2,)
    connection.close()
    assert copy.stat().st_mode & 0o777 == 0o600


def test_backup_overwrites_nothing_and_says_what_went_wrong(serai: Serai, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_text("precious")
    assert serai("backup", str(copy), "--data", str(data)).err == f"{copy} already exists. Choose another name.\n"
    assert copy.read_text() == "precious"
    failed = serai("backup", str(tmp_path / "no" / "folder"), "--data", str(data))
    assert failed.code == 2
    assert "No such file or directory" in failed.err
