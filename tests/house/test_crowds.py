"""Many who ask for much: each address has so much for all its browsers, and nobody holds a table up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient, WebSocketTestSession

from serai.house import api, limits, rendered
from serai.house.app import make_app
from serai.house.checks import check_room
from serai.house.clock import now
from serai.house.frozen import export_frozen, show_frozen
from serai.house.house import House
from serai.house.limits import Buckets, Shared, neighbourhood
from serai.house.pictures import summary
from serai.house.qr import qr_svg
from serai.house.rendered import Rendered
from serai.house.snapshot import snapshot
from serai.house.store import Store
from serai.house.tables import LiveTable, Tables
from serai.table import record
from serai.table.events import Seat
from serai.table.fair import SEED_BYTES
from serai.table.table import Refusal, Table
from tests.house.guest import Json, tell
from tests.table.test_fair import finished
from tests.table.test_sealed import vote, voting_table

SEATS = [Seat("person", "Ali", holder="ali"), Seat("person", "Badr", holder="badr")]
SLOW = 0.001


@pytest.fixture
def house(tmp_path: Path) -> House:
    store = Store(tmp_path)
    return House(store, Tables(store, 0.01), [])


@pytest.fixture
def client(house: House) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(house), base_url="http://127.0.0.1:8001") as client:
        client.get("/api/me")
        yield client


def keep(house: House, table: Table) -> str:
    """Put a table into the memory of a house, where nobody has looked at it yet."""
    asyncio.run(house.store.append(table.id, table.log, summary(table)))
    return table.id


def make(client: TestClient[Litestar], *seats: str) -> str:
    body = {"game": "deserto", "seats": [{"kind": seat, "name": "Ali"} for seat in seats]}
    return str(client.post("/api/tables", json=body).json()["id"])


def follow(client: TestClient[Litestar], table: str) -> WebSocketTestSession:
    return client.websocket_connect(f"/api/tables/{table}/live")


def until(line: WebSocketTestSession, say: str) -> Json:
    while True:
        message: Json = line.receive_json(timeout=10)
        if message["say"] == say:
            return message


def ask(line: WebSocketTestSession, message: Json, say: str = "refused") -> Json:
    line.send_json(message)
    return until(line, say)


# --- by address ---------------------------------------------------------------------------------------


def test_all_lines_of_an_address_share_what_it_may_say(house: House, client: TestClient[Litestar]) -> None:
    house.messages = Buckets(burst=6, each_second=SLOW)
    table = make(client, "me", "open")
    with follow(client, table) as first, follow(client, table) as second:
        for line in (first, second) * 3:
            assert ask(line, {"do": "ping"}, "pong")
        for line in (first, second):
            assert ask(line, {"do": "ping"})["error"] == "too-fast"


def test_a_page_of_the_log_counts_as_a_picture(client: TestClient[Litestar]) -> None:
    with follow(client, make(client, "me", "open")) as line:
        until(line, "picture")
        for _ in range(2):
            assert ask(line, {"do": "older", "before": 2}, "older")
        assert ask(line, {"do": "older", "before": 2})["error"] == "too-fast"


def test_pictures_and_pages_to_all_lines_of_an_address_are_bounded(house: House, client: TestClient[Litestar]) -> None:
    house.pictures = Buckets(burst=3, each_second=SLOW)
    table = make(client, "me", "open")
    with follow(client, table) as first, follow(client, table) as second:
        until(first, "picture")
        until(second, "picture")
        assert ask(first, {"do": "older", "before": 2}, "older")
        assert ask(second, {"do": "older", "before": 2})["error"] == "too-fast"


def test_a_line_that_has_enough_takes_nothing_from_the_others_of_its_address() -> None:
    everyone = Buckets(burst=2, each_second=SLOW)
    greedy, other = (Shared(limits.Bucket(1, SLOW), everyone, "10.0.0.1") for _ in range(2))
    assert [greedy.take() for _ in range(5)] == [True] + [False] * 4
    assert other.take() and other.seconds_left() > 0


def test_an_address_of_the_new_kind_stands_for_all_that_its_owner_has() -> None:
    buckets = Buckets(burst=1, each_second=SLOW)
    assert [buckets.take(f"2001:db8:1:2::{number:x}") for number in range(1, 4)] == [True, False, False]
    assert buckets.take("2001:db8:1:3::1")
    assert neighbourhood("::ffff:10.0.0.1") == "10.0.0.1" == neighbourhood("10.0.0.1")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2%eth0")


def test_however_many_addresses_there_are_only_the_latest_are_remembered() -> None:
    buckets = Buckets(burst=1, each_second=SLOW)
    buckets.MOST = 3
    for address in ("a", "b", "c", "a", "d"):
        buckets.take(address)
    assert list(buckets.by_address) == ["c", "a", "d"]


# --- tables that are not in memory ----------------------------------------------------------------------


def test_tables_nobody_has_looked_at_are_as_heavy_as_replays(house: House, client: TestClient[Litestar]) -> None:
    house.heavy = Buckets(burst=3, each_second=SLOW)
    seats = [Seat("person", "Ali", holder="a"), Seat("open")]
    for number in range(3):
        keep(house, Table.make(f"t{number}", "deserto", seats, {}, None, "00" * SEED_BYTES, 1))
    # Once it was read a table is at hand for all who look next.
    assert [client.get("/api/tables/t0").status_code for _ in range(5)] == [200] * 5
    # One that is read and drawn costs twice.
    assert [client.get(f"/api/tables/t{number}/qr.svg").status_code for number in (1, 2)] == [200, 429]
    assert client.get("/api/tables/nowhere").json()["error"] == "too-fast"
    with follow(client, "t2") as line:
        assert until(line, "refused")["error"] == "too-fast"
    with follow(client, make(client, "me", "open")) as line:
        assert until(line, "picture"), "a new table is at hand"


#: What is sent to each address of a table with a body.
BODIES: dict[str, Json] = {
    "/seats/{seat:int}": {"name": "Eve"},
    "/seats/{seat:int}/leave": {"mind": "child"},
    "/seats/{seat:int}/bot": {"mind": "child"},
    "/seats/{seat:int}/way": {"token": None},
    "/requests/{number:int}": {"agree": True},
    "/arrange": {"seats": [{"keep": 0}], "options": {}, "clock": None, "coach": True, "after": 1},
    "/host": {"seat": 0},
    "/back": {"token": "none", "take": False},
    "/close": {},
    "/rematch": {},
}


def test_no_address_of_a_table_reads_one_without_end(house: House, client: TestClient[Litestar]) -> None:
    house.heavy = Buckets(burst=0, each_second=SLOW)
    seats = [Seat("person", "Ali", holder="a"), Seat("open")]
    keep(house, Table.make("cold", "deserto", seats, {}, None, "00" * SEED_BYTES, 1))
    of_a_table = "/api/tables/{id:str}"
    asked = 0
    for route in client.app.routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith(of_a_table):
            continue
        rest = route.path.removeprefix(of_a_table)
        path = f"/api/tables/cold{rest}".replace("{seat:int}", "0").replace("{number:int}", "1")
        for method in route.methods - {"OPTIONS", "HEAD"}:
            answer = client.request(method, path, json=BODIES[rest] if method == "POST" else None)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-fast"), path
            asked += 1
    assert asked > len(BODIES), "those that only look, too"
    assert not house.tables.is_at_hand("cold")


def test_nobody_puts_anything_into_a_list_but_the_tables_they_sat_at(
    house: House, client: TestClient[Litestar]
) -> None:
    own = make(client, "me", "open")
    for id in ("x" * 900, "nowhere", keep(house, finished())):
        refused = client.post(f"/api/me/tables/{id}", json={"removed": True})
        assert (refused.status_code, refused.json()["error"]) == (404, "no-such-table")
    assert client.post(f"/api/me/tables/{own}", json={"removed": True}).json()["tables"] == []
    assert asyncio.run(house.store.read("SELECT table_id FROM removed")) == [(own,)]


# --- looking back ---------------------------------------------------------------------------------------


def test_what_is_long_is_made_beside_the_loop_and_a_finished_replay_only_once(
    house: House, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def render(value: object) -> Any:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        made.append(type(value).__name__)
        return rendered.render(value)

    monkeypatch.setattr(api, "render", render)
    table = keep(house, finished())
    for path in ("replay", "replay", "log", "proof"):
        assert client.get(f"/api/tables/{table}/{path}").status_code == 200
    assert made == ["Replay", "Record", "Proof"]


def test_a_frozen_table_is_told_beside_the_loop_too_and_only_once(
    house: House, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def beside(work: Callable[..., Any]) -> Callable[..., Any]:
        def done(*given: Any) -> Any:
            with pytest.raises(RuntimeError, match="no running event loop"):
                asyncio.get_running_loop()
            told.append(work.__name__)
            return work(*given)

        return done

    for work in (show_frozen, export_frozen):
        monkeypatch.setattr(api, work.__name__, beside(work))
    old = finished()
    made = msgspec.structs.replace(old.log[0], event=msgspec.structs.replace(old.log[0].event, version=99))
    asyncio.run(house.store.append(old.id, [made, *old.log[1:]], summary(old)))
    for path, count in (("frozen", len(old.log)), ("log", len(record.export(old).moves))):
        first, second = (client.get(f"/api/tables/{old.id}/{path}") for _ in range(2))
        assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
        assert first.json() == second.json()
        assert len(first.json()["moves" if path == "log" else "log"]) == count
    assert told == ["show_frozen", "export_frozen"]


def test_a_game_that_goes_on_is_told_anew_only_after_something_happened(
    house: House, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def render(value: Any) -> Any:
        made.append(len(value.frames))
        return rendered.render(value)

    monkeypatch.setattr(api, "render", render)
    table = make(client, "me", "me")
    cookies = dict(client.cookies)

    def look(**whose: str) -> Json:
        client.cookies = whose
        return dict(client.get(f"/api/tables/{table}/replay", params={"eye": -2}).json())

    with follow(client, table) as line:
        line.send_json({"do": "start"})
        while not any(eye["moves"] for eye in until(line, "happened")["eyes"]):
            pass
        mine, again, theirs, others = look(**cookies), look(**cookies), look(), look(serai_guest="B" * 43)
        assert mine == again and theirs == others
        assert [[seat["yours"] for seat in seen["table"]["seats"]] for seen in (mine, theirs)] == [
            [True, True],
            [False, False],
        ]
        assert made == [len(mine["frames"])] * 2, "once for who sits there, once for all others"
        line.send_json({"do": "say", "seat": 0, "text": "well"})
        until(line, "happened")
        look(**cookies)
        assert len(made) == 3


def test_an_address_that_looks_back_without_end_holds_up_itself_alone(tmp_path: Path) -> None:
    enough = threading.Event()

    async def evening() -> None:
        store = Store(tmp_path)
        house = House(store, Tables(store, 0.01), [])
        cold = Table.make("cold", "deserto", SEATS, {}, None, "00" * SEED_BYTES, 1)
        await store.append(cold.id, cold.log, summary(cold))
        work = house.long_work.do
        waiting = [asyncio.create_task(work("10.0.0.1", lambda: enough.wait(20))) for _ in range(limits.LONG_WORK_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy") as refused:
            await work("10.0.0.1", lambda: True)
        tell(msgspec.to_builtins(refused.value.line))
        async with asyncio.timeout(10):
            # A table is read meanwhile, and others come next.
            assert await (await house.tables.open("cold", "10.0.0.1")).still()
            # So is every table of a class that comes back at once.
            read = house.tables.loading.do
            assert all(await asyncio.gather(*(read("10.0.0.1", lambda: True) for _ in range(30))))
        other = asyncio.create_task(work("10.0.0.2", lambda: True))
        await asyncio.sleep(0)
        enough.set()
        assert all(await asyncio.gather(other, *waiting))
        assert await work("10.0.0.1", lambda: True) and not house.long_work.asked
        await house.close()

    asyncio.run(evening())


def test_when_too_many_wait_the_house_says_that_it_is_busy(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make(client, "me", "open")
    monkeypatch.setattr(limits, "LONG_WORK_WAITING", 0)
    refused = client.get(f"/api/tables/{table}/replay")
    assert (refused.status_code, refused.json()["error"]) == (503, "busy")
    tell(refused.json()["line"])


def test_a_whole_class_that_asks_for_the_same_waits_in_one_place(house: House) -> None:
    made: list[int] = []

    def make() -> Rendered:
        made.append(1)
        return rendered.render("once upon a time")

    async def lesson() -> None:
        ask_all = [house.once("tale", "10.0.0.1", make) for _ in range(3 * limits.LONG_WORK_EACH)]
        assert len(set(await asyncio.gather(*ask_all))) == 1
        with pytest.raises(ZeroDivisionError):
            await house.once("nothing", "10.0.0.1", lambda: rendered.render(1 / 0))
        assert not house.long_work.going

    asyncio.run(lesson())
    assert made == [1]


def test_what_is_the_same_for_all_is_made_once_and_beside_the_loop(
    house: House, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def watched(work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def done(value: Any) -> Any:
            with pytest.raises(RuntimeError, match="no running event loop"):
                asyncio.get_running_loop()
            made.append(value if isinstance(value, str) else type(value).__name__)
            return work(value)

        return done

    monkeypatch.setattr(api, "render", watched(rendered.render))
    for game in ("first-game", "preview"):
        first, second = (client.get(f"/api/games/deserto/{game}") for _ in range(2))
        assert first.headers["content-encoding"] == "gzip"
        assert first.json() == second.json()
    assert made == ["FirstGame", "Preview"]
    assert client.get("/api/games/monopoly/preview").status_code == 400

    made.clear()
    table = make(client, "me", "open")
    openings = [client.get(f"/api/{path}/opening").json() for path in ("games/deserto", f"tables/{table}") * 2]
    assert all(one == openings[0] for one in openings)
    assert made == ["Opening"]

    made.clear()
    monkeypatch.setattr(api, "qr_svg", watched(qr_svg))
    assert len({client.get(f"/api/tables/{table}/qr.svg").content for _ in range(3)}) == 1
    assert made == [f"http://127.0.0.1:8001/t/{table}"]


def test_new_links_are_drawn_as_seldom_as_replays(house: House, client: TestClient[Litestar]) -> None:
    house.heavy = Buckets(burst=2, each_second=SLOW)
    table = make(client, "me", "open")

    def draw(host: str) -> int:
        return client.get(f"/api/tables/{table}/qr.svg", headers={"Host": host}).status_code

    assert [draw(f"10.0.0.{number}:8001") for number in range(1, 4)] == [200, 200, 429]
    assert [draw("10.0.0.1:8001") for _ in range(5)] == [200] * 5, "one that is drawn costs nothing"


def test_a_long_look_holds_up_neither_its_table_nor_the_house(tmp_path: Path) -> None:
    begun, enough = threading.Event(), threading.Event()

    def study(table: Table) -> tuple[int, int, list[str]]:
        before = len(table.log)
        begun.set()
        assert enough.wait(20)
        return before, len(table.log), table.names()

    async def look_and_play(live: LiveTable) -> tuple[int, int, list[str]]:
        looking = asyncio.create_task(asyncio.to_thread(study, await live.still()))
        assert await asyncio.to_thread(begun.wait, 10)
        async with asyncio.timeout(10):
            await live.do(lambda table: table.leave(1, None, now()))
            await live.do(lambda table: table.talk(0, "", "still here", now()))
        enough.set()
        return await looking

    async def evening() -> None:
        store = Store(tmp_path)
        tables = Tables(store, 0.01)
        live = await tables.open(await tables.make("deserto", SEATS, {}, None))
        assert await look_and_play(live) == (1, 1, ["Ali", "Badr"]), "it shows the moment at which it was asked for"
        await tables.close()
        store.close()

    asyncio.run(evening())


def test_a_snapshot_shows_nothing_of_what_happens_later() -> None:
    table = voting_table()
    vote(table, 0, "vote 3")
    table.talk(0, "", "now", 3000, to="team")
    still = snapshot(table)
    told = [still.told(logged, 0, "Aya") for logged in still.log]
    numbers, path, key = list(still.moments), list(still.path), still.state.key()
    vote(table, 1, "vote 2")
    table.take_back(0, table.number, now=3000)
    table.talk(0, "", "later", 3000, to="team")
    table.leave(1, "child", now=4000)
    while table.status == "playing":
        seat = table.actors()[0]
        table.play(seat, table.game.write(Random(table.number).choice(table.state.moves(seat))), table.number, 5000)
    assert (list(still.moments), list(still.path), still.state.key()) == (numbers, path, key)
    assert [still.told(logged, 0, "Aya") for logged in still.log] == told
    assert (still.status, still.names()) == ("playing", ["Aya", "Bo", "Cy", "Dina"])


# --- logs that grow -------------------------------------------------------------------------------------


def test_a_seat_that_has_asked_too_much_only_plays_on_and_the_other_seats_as_before(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLE_ASIDE", 2 * 2)
    table = make(client, "me", "me")
    with follow(client, table) as line:
        until(line, "picture")
        for words in ("open", "sesame"):
            line.send_json({"do": "words", "seat": 0, "words": words})
            until(line, "happened")
        for message in (
            {"do": "words", "seat": 0, "words": "please"},
            {"do": "commit", "seat": 0, "commitment": "0" * 64},
        ):
            refused = ask(line, message)
            assert refused["error"] == "table-full"
            tell(refused["line"])
        line.send_json({"do": "words", "seat": 1, "words": "sesame"})
        assert until(line, "happened")
        token = client.post(f"/api/tables/{table}/seats/0/way", json={}).json()["token"]
        client.cookies.clear()
        client.get("/api/me")
        back = {"token": token, "take": True}
        assert client.post(f"/api/tables/{table}/back", json=back).json()["yours"], "another device, all the same"
    with follow(client, table) as line:
        until(line, "picture")
        line.send_json({"do": "start"})
        asked = until(line, "happened")
        while not any(eye["moves"] for eye in asked["eyes"]) and asked["table"]["actors"] != [1]:
            asked = until(line, "happened")
        if asked["table"]["actors"] == [0]:
            move = asked["eyes"][0]["moves"][0]["move"]
            play: Json = {"do": "play", "seat": 0, "move": move, "after": asked["table"]["number"]}
            assert ask(line, play, "happened")["entry"]["kind"] == "move"
        assert ask(line, {"do": "undo", "seat": 0, "after": asked["table"]["number"]})["error"] == "table-full"


def test_a_rival_who_votes_and_takes_back_without_end_stops_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLE_ASIDE", 4 * 5)
    table = voting_table()
    for _ in range(10):
        check_room(table, 1, to_go_on=True)
        vote(table, 1, "vote 2")
        table.take_back(1, table.number, now=3000)
    with pytest.raises(Refusal, match="table-full"):
        check_room(table, 1, to_go_on=True)
    vote(table, 0, "vote 3")
    check_room(table, 0)


def test_a_host_who_changes_the_table_without_end_is_stopped(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HOSTINGS", 2)
    table = make(client, "me", "me")
    wish: Json = {"seats": [{"keep": 0}, {"keep": 1}], "options": {}, "clock": None, "coach": True, "after": 99}
    arrange = [client.post(f"/api/tables/{table}/arrange", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in arrange] == [200, 200, 409]
    assert client.post(f"/api/tables/{table}/host", json={"seat": 1}).json()["error"] == "table-full"


def started(client: TestClient[Litestar]) -> str:
    """A game that has begun, with a seat that was left open."""
    table = make(client, "me", "me")
    with follow(client, table) as line:
        until(line, "picture")
        line.send_json({"do": "start"})
        until(line, "happened")
    client.post(f"/api/tables/{table}/seats/1/leave", json={})
    return table


def test_strangers_at_the_bound_stop_only_strangers(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "COMINGS", 4)
    table = started(client)
    own = dict(client.cookies)
    codes = []
    for _ in range(6):
        client.cookies.clear()
        client.get("/api/me")
        answer = client.post(f"/api/tables/{table}/seats/1", json={"name": "Eve"})
        codes.append(answer.json().get("error", ""))
        if answer.status_code == 200 and len(codes) < 3:
            number = answer.json()["requests"][-1]["number"]
            client.post(f"/api/tables/{table}/requests/{number}", json={"agree": False})
    assert codes == ["", "", "", "", "table-full", "table-full"]
    client.cookies.clear()
    client.cookies.update(own)
    for _ in range(4):
        assert client.post(f"/api/tables/{table}/seats/0/leave", json={}).status_code == 200
        assert client.post(f"/api/tables/{table}/seats/0", json={"name": "Ali"}).status_code == 200, "one's own seat"
    with follow(client, table) as line:
        until(line, "picture")
        assert ask(line, {"do": "say", "seat": 0, "text": "who was that?"}, "happened")


def test_from_one_address_only_a_few_wait_for_a_seat(client: TestClient[Litestar]) -> None:
    table = started(client)
    errors = []
    for _ in range(limits.REQUESTS_AN_ADDRESS + 1):
        client.cookies.clear()
        client.get("/api/me")
        answer = client.post(f"/api/tables/{table}/seats/1", json={"name": "Eve"}).json()
        errors.append(answer.get("error", ""))
    assert errors == [""] * limits.REQUESTS_AN_ADDRESS + ["already-asked"]


def test_moves_that_stand_never_fill_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLE_ASIDE", 10)
    table = finished()
    assert len(table.path) > limits.TABLE_ASIDE
    check_room(table, 0)


def test_a_watcher_does_not_speak_under_the_name_of_one_who_plays(house: House, client: TestClient[Litestar]) -> None:
    table = make(client, "me", "open")
    client.cookies.clear()
    client.post("/api/me", json={"name": "ALI"})
    with follow(client, table) as line:
        line.send_json({"do": "say", "text": "I am the one"})
        assert until(line, "happened")["entry"]["lines"][0]["args"]["name"] == "ALI 2"


def test_talk_that_is_full_is_refused_over_the_line(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLE_TALK", 4)
    with follow(client, make(client, "me", "open")) as line:
        for _ in range(2):
            line.send_json({"do": "say", "seat": 0, "text": "hello"})
            until(line, "happened")
        assert ask(line, {"do": "say", "seat": 0, "text": "hello"})["error"] == "talked-enough"
