"""How long bots take, and what a wrong clock or a full disk does to them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import pytest

from serai.games.game import Game
from serai.games.state import State
from serai.house import clock
from serai.house import store as house_store
from serai.house.attendance import AWAY_SECONDS
from serai.house.bots import Thinkers
from serai.house.clock import READING_PAUSE, in_time, next_duty, now
from serai.house.pictures import Viewer, summary
from serai.house.store import Store
from serai.house.tables import Tables
from serai.table.events import Ended, Logged, Seat
from serai.table.fair import SEED_BYTES, commitment
from serai.table.shuffle import PATIENCE_MS
from serai.table.table import Refusal, Table
from tests.house.test_bots_point import play, play_any, table_of


def pause(table: Table) -> float:
    """How much of its usual time a bot takes for the next move."""
    duty = next_duty(table)
    assert duty and duty.by == "seat"
    return duty.pause


def test_bots_hurry_only_where_a_table_was_set_for_them_alone() -> None:
    show, left = table_of("deserto", "random", "random"), table_of("deserto", "me", "random")
    left.leave(0, "random", 3)
    assert pause(show) < pause(left) == 1, "whoever left may come back, and finds the game where it would be"
    assert pause(Table.rebuild("table", left.log)) == 1, "after a restart, too"
    for table in (left, show):
        table.sit(0, "Ali", "ali", 4, let_in=True)
        while table.actors() == [0]:
            play_any(table)
        assert pause(table) == 1, "nobody who plays is hurried"


# --- a clock on the wall that goes wrong ------------------------------------------------------------

DAY_MS = 86_400_000


def table_of_tomorrow(store: Store, seats: list[Seat], seconds: int | None) -> Table:
    """A table whose game began while the machine's clock was a day ahead."""
    table = Table.make("ahead", "deserto", seats, {}, seconds, "00" * SEED_BYTES, now() + DAY_MS)
    table.start(now() + DAY_MS)
    asyncio.run(store.append(table.id, table.log, summary(table)))
    return table


async def first_move(_: object, game: Game[Any], state: State, seat: int, *__: object) -> str:
    return game.write(state.moves(seat)[0])


@pytest.mark.parametrize("kind", ["bot", "person"])
def test_a_log_written_while_the_clock_was_ahead_stalls_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Literal["bot", "person"]
) -> None:
    monkeypatch.setattr(Thinkers, "choose", first_move)
    store = Store(tmp_path)
    people = [Seat(kind, name, "random" if kind == "bot" else None, "a") for name in ("Ali", "Badr")]

    async def evening() -> None:
        tables = Tables(store, 0.01)
        await tables.resume()
        live = await tables.open(table.id)
        async with asyncio.timeout(30):
            while await live.look(None, lambda table, _: table.number) <= table.number:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        times = await live.look(None, lambda table, _: [logged.at for logged in table.log])
        assert times == sorted(times), "time does not run backwards in a log"
        await tables.close()

    table = table_of_tomorrow(store, people, 1 if kind == "person" else None)
    asyncio.run(evening())
    store.close()


def test_a_log_of_tomorrow_gives_nobody_a_day(tmp_path: Path) -> None:
    store = Store(tmp_path)
    people = [Seat("person", "Ali", holder="a"), Seat("person", "Badr", holder="b")]
    table = table_of_tomorrow(store, people, 60)
    opening = Table.make("opening", "deserto", people, {}, None, "00" * SEED_BYTES, now() + DAY_MS)
    opening.commit(0, commitment("ab" * 16), now() + DAY_MS)
    opening.start(now() + DAY_MS)
    assert opening.shuffle.opening
    asyncio.run(store.append(opening.id, opening.log, summary(opening)))

    async def look(id: str) -> tuple[Table, Viewer]:
        tables = Tables(store, 0.01)
        try:
            return await (await tables.open(id)).look(None, lambda table, viewer: (table, viewer))
        finally:
            await tables.close()

    found, viewer = asyncio.run(look(table.id))
    assert found.deadline and found.deadline <= now() + 60_000
    assert all(due <= now() + 1000 * AWAY_SECONDS for due in viewer.may_fill.values()) and viewer.may_fill
    found, _ = asyncio.run(look("opening"))
    assert found.shuffle.is_late(now() + PATIENCE_MS)
    store.close()


def test_times_are_never_later_than_now_nor_than_what_follows() -> None:
    today = now() - DAY_MS // 2
    at = [today - 5, today + DAY_MS, today + DAY_MS, today + 7, today + 2 * DAY_MS]
    events = [Logged(number, when, Ended()) for number, when in enumerate(at, start=1)]
    known = in_time(events)
    assert [logged.at for logged in known[:4]] == [today - 5, today + 7, today + 7, today + 7]
    assert today + 7 < known[4].at <= now()
    assert known[0] is events[0] and in_time([]) == []


def test_setting_the_clock_on_the_wall_does_not_change_the_houses(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= now() - before < 10_000


# --- long waits -----------------------------------------------------------------------------------------


def test_a_table_that_waits_for_long_is_not_in_memory_and_goes_on_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    people = [Seat("person", "Ali", holder="a"), Seat("person", "Badr", holder="b")]

    async def evening() -> None:
        for id, seconds in (("slow", 86_400), ("quick", 1)):
            table = Table.make(id, "deserto", people, {}, seconds, "00" * SEED_BYTES, now())
            table.start(now())
            await store.append(id, table.log, summary(table))
        tables = Tables(store, 0.01)
        async with asyncio.timeout(30):
            await tables.resume()
            while tables.is_at_hand("slow"):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            assert tables.is_at_hand("quick"), "its time is near"
            # Whoever looks finds it as it was, and then it is at hand.
            assert await (await tables.open("slow")).look(None, lambda table, _: table.deadline)
            assert tables.is_at_hand("slow")
        monkeypatch.setattr(clock, "LONG_MS", 0)
        async with asyncio.timeout(30):
            before = len(await store.log("quick"))
            while len(await store.log("quick")) < before + 4:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await tables.close()

    asyncio.run(evening())
    store.close()


# --- a disk that is full ------------------------------------------------------------------------------


def test_a_full_disk_is_told_once_and_play_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Thinkers, "choose", first_move)
    monkeypatch.setattr(clock, "RETRY_SECONDS", 0.02)
    monkeypatch.setattr(house_store, "CALM_SECONDS", 0.3)
    store = Store(tmp_path)
    bots = [Seat("bot", "Hassan", "random"), Seat("bot", "Dalila", "random")]

    async def evening() -> None:
        tables = Tables(store, 0.01)
        ids = [await tables.make("deserto", bots, {}, None) for _ in range(5)]
        (pages,) = store.writer.execute("PRAGMA page_count").fetchone()
        store.writer.execute(f"PRAGMA max_page_count = {pages}")
        lives = [await tables.open(id) for id in ids]
        for live in lives:
            with suppress(sqlite3.OperationalError):
                await live.do(lambda table: table.start(now()))
        await asyncio.sleep(1)
        assert [record.getMessage() for record in caplog.records if not record.exc_info] == [
            "nothing can be stored (database or disk is full): what is played waits, nothing is lost"
        ]
        store.writer.execute(f"PRAGMA max_page_count = {pages * 1000}")
        for live in lives:
            with suppress(Refusal):
                await live.do(lambda table: table.start(now()))
        async with asyncio.timeout(60):
            for live in lives:
                while await live.look(None, lambda table, _: table.status) != "over":  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        # The games may be over before the disk has been calm for long enough.
        await asyncio.sleep(house_store.CALM_SECONDS)
        await tables.make("deserto", bots, {}, None)
        await tables.close()

    asyncio.run(evening())
    store.close()
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


def test_a_bot_leaves_people_the_time_to_read_what_was_sealed() -> None:
    table = table_of("aladin", "me", "master")
    while pause_of_bots(table) != READING_PAUSE:
        seat = table.actors()[0]
        play(table, seat, table.game.write(table.state.moves(seat)[0]))
    assert table.actors() == [1] and table.state.to_move() == 1, "the votes are open, and the bot is to buy"
    play(table, 1, table.game.write(table.state.moves(1)[-1]))
    assert pause_of_bots(table) in (None, 1)


def pause_of_bots(table: Table) -> float | None:
    duty = next_duty(table)
    return duty.pause if duty else None
