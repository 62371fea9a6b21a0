"""Tables in memory: as long as somebody looks, no longer, and never at the mercy of a slow listener."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.house import limits
from serai.house.clock import now
from serai.house.store import Store
from serai.house.tables import Listener, Tables
from serai.table.events import Seat
from serai.table.table import Refusal

SEATS = [Seat("person", "Ali", holder="ali"), Seat("person", "Badr", holder="badr")]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def test_a_listener_that_does_not_keep_up_misses_the_news_and_gets_a_picture(store: Store) -> None:
    async def evening() -> None:
        tables = Tables(store, 0.01)
        live = await tables.open(await tables.make("deserto", SEATS, {}, None))
        quick, slow = Listener("ali"), Listener("badr")
        await live.join(quick)
        await live.join(slow)
        for number in range(limits.WAITING_MESSAGES):
            await live.do(lambda table, number=number: table.talk(0, "", str(number), now()))  # type: ignore[misc]
            while not quick.messages.empty():
                quick.messages.get_nowait()
        waiting = [slow.messages.get_nowait() for _ in range(slow.messages.qsize())]
        assert waiting[0] == b"", "first the fresh picture"
        assert len(waiting) < limits.WAITING_MESSAGES
        await tables.close()

    asyncio.run(evening())


def test_a_table_that_nobody_follows_is_not_kept_in_memory_for_long(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLES_AT_HAND", 2)

    async def evening() -> None:
        tables = Tables(store, 0.01)
        id = await tables.make("deserto", SEATS, {}, None)
        live = await tables.open(id)
        assert await tables.open(id) is live, "there is one of each"
        del live
        others = [await tables.make("deserto", SEATS, {}, None) for _ in range(2)]
        gc.collect()
        assert set(tables.live) == set(others), "only those that were looked at last"
        assert id not in tables.live
        await (await tables.open(id)).do(lambda table: table.talk(0, "", "still here", now()))
        await tables.close()

    asyncio.run(evening())


def test_around_a_table_there_is_room_for_many_but_not_for_all(store: Store) -> None:
    async def evening() -> None:
        tables = Tables(store, 0.01)
        live = await tables.open(await tables.make("deserto", SEATS, {}, None))
        for _ in range(limits.LISTENERS):
            await live.join(Listener(None))
        with pytest.raises(Refusal, match="table-crowded"):
            await live.join(Listener(None))
        await tables.close()

    asyncio.run(evening())
