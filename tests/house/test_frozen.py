"""Tables whose rules or logs are no longer what they were: they are frozen alone, and the house opens."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from serai.games.game import Line, find_game, game_ids
from serai.house.app import make_app
from serai.house.checkup import check_up
from serai.house.clock import now
from serai.house.frozen import export_frozen, told
from serai.house.guests import COOKIE, guest_of
from serai.house.house import House
from serai.house.pictures import summary
from serai.house.store import Store
from serai.house.tables import Tables
from serai.table import record
from serai.table.company import Wish
from serai.table.events import Logged, Made, Seat
from serai.table.frozen import Frozen, damaged, rebuild
from serai.table.table import Table
from serai.texts import LANGUAGES, Texts
from tests.house.guest import Guest, Json, play_to_the_end, tell
from tests.house.server import Server
from tests.table.test_fair import finished
from tests.table.test_sealed import NAMES, voting_table
from tests.table.test_table import play_on

Spoil = Callable[[Json], Json | bytes]


def change_row(data: Path, table: str, number: int, spoil: Spoil) -> None:
    """Rewrite an event of a house that is closed."""
    with sqlite3.connect(data / "serai.sqlite") as connection:
        place = "table_id = ? AND number = ?"
        (row,) = connection.execute(f"SELECT event FROM events WHERE {place}", (table, number)).fetchone()
        spoiled = spoil(json.loads(row))
        new = spoiled if isinstance(spoiled, bytes) else json.dumps(spoiled).encode()
        connection.execute(f"UPDATE events SET event = ? WHERE {place}", (new, table, number))
    connection.close()


def in_event(**changes: Any) -> Spoil:
    return lambda row: {**row, "event": {**row["event"], **changes}}


def first_move(data: Path, table: str) -> int:
    """The number of the first move of a player in a table's log."""
    with sqlite3.connect(data / "serai.sqlite") as connection:
        rows = connection.execute("SELECT number, event FROM events WHERE table_id = ? ORDER BY number", (table,))
        found = ((number, json.loads(row)["event"]) for number, row in rows)
        first: int = next(number for number, event in found if event["event"] == "moved" and event["seat"] >= 0)
    connection.close()
    return first


SPOILED: dict[str, tuple[bool, Spoil, str]] = {
    "another version": (True, in_event(version=99), "frozen-version"),
    "a game that is gone": (True, in_event(game="backgammon"), "frozen-game"),
    "an edition for a game without": (True, in_event(edition="[cards]"), "frozen-setup"),
    "an option that is gone": (True, in_event(options={"length": "long"}), "frozen-setup"),
    "a seed that is none": (True, in_event(seed="open sesame"), "frozen-damaged"),
    "no json": (True, lambda _: b"{", "frozen-damaged"),
    "no text": (False, lambda _: b"\xff\xfe", "frozen-damaged"),
    "a kind of event that is gone": (False, in_event(event="danced"), "frozen-damaged"),
    "a renamed move": (False, in_event(move="dance"), "frozen-damaged"),
    "a move of nobody": (False, in_event(seat=7), "frozen-damaged"),
    "an illegal move": (False, in_event(seat=-1), "frozen-damaged"),
    "a number twice": (False, lambda row: {**row, "number": 1}, "frozen-damaged"),
}


def test_spoiled_tables_are_frozen_and_the_house_opens_for_all_others(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server, Guest(server) as ali:
        good, *tables = [begun_table(ali) for _ in range(len(SPOILED) + 1)]
        assert not check_up(data).frozen
        server.kill()
        for table, (at_the_start, spoil, _) in zip(tables, SPOILED.values(), strict=True):
            change_row(data, table, 1 if at_the_start else first_move(data, table), spoil)
        server.open()

        cards = {card["id"]: card for card in ali.get("/me")["tables"]}
        for table, (at_the_start, spoil, why) in zip(tables, SPOILED.values(), strict=True):
            assert_refused(ali, table, why)
            assert_only_readable(ali.get(f"/tables/{table}/frozen"), seen=spoil({"event": {}}) != b"{")
            assert not at_the_start or (cards[table]["status"], cards[table]["your_turn"]) == ("frozen", False)
            assert server.errors().count(f"table {table} is frozen") == 1
        ali.join(good).play()
        assert "Traceback" not in server.errors()

        found = check_up(data)
        assert found.tables == len(SPOILED) + 1
        assert {table.id: table.line.text for table in found.frozen} == {
            table: why for table, (_, _, why) in zip(tables, SPOILED.values(), strict=True)
        }


def begun_table(ali: Guest) -> str:
    """A table where the house has something to do after a restart: a clock runs."""
    table = ali.make_table("me", "me", clock=86_400)
    line = ali.join(table)
    line.send({"do": "say", "text": "Sesame", "seat": 0})
    line.start()
    line.play()
    line.close()
    return table


def assert_refused(ali: Guest, table: str, why: str) -> None:
    """Whatever needs the rules is answered by a sentence."""
    for path in ("", "/replay", "/proof", "/qr.svg"):
        refused = ali.get(f"/tables/{table}{path}", status=409)
        assert (refused["error"], refused["line"]["text"]) == ("frozen", why)
    assert ali.get(f"/tables/{table}/log", status=409)["error"] == "not-over"
    line = ali.call(table)
    assert line.hear()["line"]["text"] == why
    assert line.until_closed() == 4409


def assert_only_readable(shown: Json, seen: bool) -> None:
    """Who sat and what was said; what was played is not told while it may be a secret."""
    assert not shown["over"]
    tell(shown["line"])
    if seen:
        assert shown["seats"][0]["name"] == "Ali"
        assert shown["seats"][0]["yours"]
        names = [seat["name"] for seat in shown["seats"]]
        for language in LANGUAGES:
            assert all(Texts(language).tell(msgspec.convert(line, Line), names, -2) for line in shown["log"])
        assert "Sesame" in json.dumps(shown["log"])
    assert not any(line["text"] in ("log-written", "log-drawn") for line in shown["log"])


def test_a_finished_game_of_older_rules_is_kept_as_its_record(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server, Guest(server) as ali:
        table = ali.make_table("me", "me")
        line = ali.join(table)
        line.start()
        line.play()
        play_to_the_end([line], Random(3))
        exported = ali.get(f"/tables/{table}/log")
        server.stop()
        change_row(data, table, 1, in_event(version=99))
        server.open()

        assert ali.get(f"/tables/{table}/log") == exported | {"version": 99}
        shown = ali.get(f"/tables/{table}/frozen")
        assert shown["over"]
        written = [line["args"]["move"] for line in shown["log"] if line["text"] in ("log-written", "log-drawn")]
        assert written == [move["move"] for move in exported["moves"]]
        assert ali.get(f"/tables/{table}/replay", status=409)["line"]["text"] == "frozen-version"
        assert ali.post(f"/tables/{table}/rematch", status=409)["error"] == "frozen"


def test_team_talk_of_a_frozen_table_is_told_to_those_who_heard_it() -> None:
    table = voting_table()
    table.talk(0, "", "Path 3", 3000, to="team")
    team = table.team(0)
    rival = next(seat for seat in range(4) if seat not in team)
    frozen = Frozen("t", table.log, damaged(99))
    everyone = [*NAMES, "Eve", None]
    heard = [who for who in everyone if any("Path 3" in line.args.values() for line in told(frozen, who))]
    assert heard == [NAMES[seat] for seat in team] and NAMES[rival] not in heard


def test_team_talk_of_a_frozen_table_is_told_on_a_new_device_too() -> None:
    table = voting_table()
    table.talk(0, "", "Path 3", 3000, to="team")
    table.carry(0, "phone", 4000)
    rival = next(seat for seat in range(4) if seat not in table.team(0))
    table.carry(rival, "tablet", 4000)
    frozen = Frozen("t", table.log, damaged(99))
    heard = [who for who in ("phone", "tablet") if any("Path 3" in line.args.values() for line in told(frozen, who))]
    assert heard == ["phone"]


def test_a_finished_game_whose_seed_is_spoiled_has_no_record(tmp_path: Path) -> None:
    table = finished("open sesame")
    made = table.log[0].event
    assert isinstance(made, Made)
    spoiled = msgspec.structs.replace(table.log[0], event=msgspec.structs.replace(made, seed="open sesame"))
    with pytest.raises(Frozen) as frozen:
        rebuild("t", [spoiled, *table.log[1:]])
    with pytest.raises(Frozen):
        export_frozen(frozen.value)
    with pytest.raises(Frozen):
        rebuild("t", [])


SECRET = "A" * 43


def test_a_game_that_is_gone_and_a_summary_that_is_spoiled_cost_nobody_their_list(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(tmp_path)
    seats = [Seat("person", "Ali", holder=guest_of(SECRET)), Seat("person", "Badr", holder="b")]

    async def play(id: str) -> None:
        table = Table.make(id, "deserto", seats, {}, None, "00" * 32, 1)
        table.start(2)
        play_on(table, Random(1))
        await store.append(id, table.log, summary(table))

    for id in ("good", "gone", "spoiled"):
        asyncio.run(play(id))
    rows = {"gone": b'"game":"backgammon"', "spoiled": b'"game":7'}
    for id, game in rows.items():
        change = "UPDATE tables SET summary = CAST(replace(CAST(summary AS TEXT), ?, ?) AS BLOB) WHERE id = ?"
        store.writer.execute(change, ('"game":"deserto"', game.decode(), id))
    with TestClient(make_app(House(store, Tables(store, 0.01), [])), base_url="http://127.0.0.1:8001") as browser:
        browser.cookies.set(COOKIE, SECRET)
        for _ in range(3):
            answer = browser.get("/api/me")
            assert answer.status_code == 200, answer.text
            cards = {card["id"]: card for card in answer.json()["tables"]}
            assert set(cards) == {"good", "gone"}
            assert cards["good"]["result"] and not cards["gone"]["result"]
    assert [record.getMessage() for record in caplog.records] == [
        "table spoiled is in nobody's list: its summary cannot be read"
    ]


def test_where_a_table_turns_out_frozen_nobody_tries_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    asked: list[str] = []

    async def read(id: str) -> list[Logged]:
        asked.append(id)
        return await Store.log(store, id)

    async def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def evening() -> None:
        tables = Tables(store, 0.01)
        live = await tables.open(await tables.make("deserto", [Seat("bot", mind="random")] * 2, {}, None))
        await live.do(lambda table: table.start(now()))
        store.writer.execute("UPDATE events SET event = '{' WHERE number = 2")
        monkeypatch.setattr(store, "log", read)
        monkeypatch.setattr(store, "append", fail)
        async with asyncio.timeout(20):
            while live.keeper:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        with pytest.raises(Frozen):
            await live.look(None, lambda table, _: table.number)
        await tables.close()

    asyncio.run(evening())
    store.close()
    assert len(asked) <= 3, "once, and for those who look"


def test_after_a_restart_the_tables_behind_a_frozen_one_go_on_though_nobody_looks(tmp_path: Path) -> None:
    store = Store(tmp_path)
    people = [Seat("person", name, holder=name) for name in ("Ali", "Badr")]

    async def evening() -> None:
        for id in ("a-spoiled", "b-good"):
            table = Table.make(id, "deserto", people, {}, 1, "00" * 32, 1)
            table.start(2)
            await store.append(id, table.log, summary(table))
        store.writer.execute("UPDATE events SET event = '{' WHERE number = 1 AND table_id = 'a-spoiled'")
        tables = Tables(store, 0.01)
        assert await store.awake() == ["a-spoiled", "b-good"]
        await tables.resume()
        before = len(await store.log("b-good"))
        async with asyncio.timeout(20):
            while len(await store.log("b-good")) == before:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await tables.close()

    asyncio.run(evening())
    store.close()


def test_a_table_that_can_be_played_is_not_frozen(server: Server) -> None:
    with Guest(server) as ali:
        assert ali.get(f"/tables/{ali.make_table('me', 'me')}/frozen", status=409)["error"] == "not-frozen"


def test_a_record_is_the_same_from_the_table_and_from_its_log_alone() -> None:
    table = finished("open sesame")
    standing = [table.moments[number].number for number in table.path]
    assert record.path(table.log) == standing


def test_a_record_names_the_options_that_were_chosen_last() -> None:
    optional = next(game for game in map(find_game, game_ids()) if game.options)
    (option, *_), seats = optional.options, optional.card.max_players
    table = Table.make("t", optional.id, [Seat("bot", mind="random")] * seats, {}, None, "00" * 32, 1, host="a")
    other = next(value for value in option.values if value != option.default)
    table.arrange([Wish(mind="random") for _ in range(seats)], {option.id: other}, None, True, table.number, 2)
    assert record.export(table).options[option.id] == other
