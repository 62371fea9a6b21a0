"""Long logs and hasty browsers: what they cost the house is bounded."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from serai.house import limits
from serai.house.checks import check_talk
from serai.house.live import send_all
from serai.house.messages import Pong
from serai.house.pictures import Viewer, older, picture
from serai.house.rendered import Kept, Rendered
from serai.house.store import Store
from serai.house.tables import Listener, Tables
from serai.table.events import Ended, Logged, Seat
from serai.table.fair import SEED_BYTES
from serai.table.table import Refusal, Table
from tests.house.guest import Guest, play_to_the_end

SEATS = [Seat("person", "Ali", holder="a"), Seat("open")]


def talkative(talks: int) -> Table:
    table = Table.make("t", "deserto", SEATS, {}, None, "00" * SEED_BYTES, 1)
    for number in range(talks):
        table.talk(0, "", f"word {number}", 2)
    return table


def test_a_picture_brings_the_end_of_a_log_and_the_rest_comes_page_by_page() -> None:
    table, viewer = talkative(3 * limits.LOG_PAGE), Viewer("a", [])
    log = picture(table, viewer).log
    assert len(log) == limits.LOG_PAGE
    while log[0].number > 1:
        log = older(table, viewer, log[0].number).log + log
    assert [entry.number for entry in log] == list(range(1, table.number + 1))
    for nothing in (-5, 0, 1):
        assert older(table, viewer, nothing).log == []
    assert older(table, viewer, 10**9).log[-1].number == table.number


def test_a_browser_asks_for_older_events(guest: Callable[[str], Guest]) -> None:
    ali = guest("Ali")
    line = ali.join(ali.make_table("me", "open"))
    line.send({"do": "older", "before": 2})
    assert [entry["number"] for entry in line.until("older")["log"]] == [1]


def test_talk_is_bounded_and_after_the_end_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLE_TALK", 40)
    monkeypatch.setattr(limits, "TALK_AFTER_END", 6)
    table = talkative(10)
    check_talk(table, 0)
    table.log.append(Logged(table.number + 1, 3, Ended()))
    for _ in range(3):
        check_talk(table, 0)
        table.talk(0, "", "well played", 4)
    with pytest.raises(Refusal, match="talked-enough"):
        check_talk(table, 0)
    with pytest.raises(Refusal, match="talked-enough"):
        check_talk(talkative(20), 0)


def test_nobody_talks_the_others_out_of_what_they_may_say(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in (("TABLE_TALK", 40), ("WATCHERS_TALK", 5), ("WATCHERS_TALK_AFTER_END", 2)):
        monkeypatch.setattr(limits, name, most)
    table = talkative(20)
    check_talk(table, 1)
    for _ in range(5):
        check_talk(table, None)
        table.talk(None, "Eve", "look at me", 2)
    with pytest.raises(Refusal, match="talked-enough"):
        check_talk(table, None)
    check_talk(table, 1)
    over = talkative(0)
    over.log.append(Logged(2, 3, Ended()))
    for _ in range(2):
        check_talk(over, None)
        over.talk(None, "Eve", "well played", 4)
    with pytest.raises(Refusal, match="talked-enough"):
        check_talk(over, None)
    check_talk(over, 0)


class Socket:
    """Notes what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_data(self, message: bytes, mode: str) -> None:
        self.sent.append(json.loads(message)["say"])


def test_however_often_pictures_are_asked_for_one_a_second_is_sent(tmp_path: Path) -> None:
    async def evening() -> list[str]:
        store = Store(tmp_path)
        tables = Tables(store, 0.01)
        live = await tables.open(await tables.make("deserto", SEATS, {}, None))
        listener, socket = Listener("a"), Socket()
        sending = asyncio.create_task(send_all(cast(Any, socket), live, listener))
        for _ in range(60):
            listener.catch_up()
            listener.tell(Pong())
            await asyncio.sleep(0.025)
        await asyncio.sleep(1.2)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
        await tables.close()
        store.close()
        return socket.sent

    sent = asyncio.run(evening())
    assert sent[0] == "picture", "the first at once"
    assert 4 <= sent.count("picture") <= 7, "and the last one that was asked for is not forgotten"
    assert sent.count("pong") == 60, "nothing else waits for them"
    assert sent.index("pong") < 5


def test_finished_replays_are_kept_as_far_as_there_is_room() -> None:
    kept = Kept(most=1000)
    for number in range(10):
        kept.keep(number, Rendered(b"x" * 200, b"y" * 100))
        kept.find(0)
    assert kept.size <= 1000
    assert kept.find(0) and kept.find(9) and not kept.find(1)


def test_a_finished_replay_is_the_same_for_everyone_and_comes_compressed(guest: Callable[[str], Guest]) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "me")
    line = ali.join(table)
    line.start()
    play_to_the_end([line], Random(5))
    first = ali.get(f"/tables/{table}/replay?eye=-2")
    line.close()
    assert ali.get(f"/tables/{table}/replay?eye=-2") == first
    seen = badr.get(f"/tables/{table}/replay?eye=-2")
    assert seen["frames"] == first["frames"]
    assert [seat["yours"] for seat in seen["table"]["seats"]] == [False, False]
    assert badr.http.get(f"/api/tables/{table}/log").headers["content-encoding"] == "gzip"
    plain = badr.http.get(f"/api/tables/{table}/log", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["game"] == "deserto"
