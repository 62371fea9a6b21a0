"""What is turned away at the door, and plain requests that must not break the house."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from serai.house.door import Door, own_names
from serai.house.errors import on_failure
from serai.house.limits import Buckets
from serai.house.qr import qr_svg
from serai.table.table import Refusal
from tests.house.guest import Guest, tell
from tests.house.server import Server

OURS = [
    "localhost",
    "localhost:",
    "localhost:8001",
    "LOCALHOST",
    "a.localhost",
    "127.0.0.1:8001",
    "192.168.1.7",
    "[::1]:8001",
]
OTHERS = ["", "evil.example", "evil.example:8001", "localhost.evil.example", "127.0.0.1.evil.example", "x" * 3000]
#: Ours by their name, but no such port can be.
NO_PORTS = ["localhost:abc", "localhost:99999", "127.0.0.1:" + "9" * 3000, "[::1]evil", "[::1]:x", "localhost:80:80"]


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("let in")


@pytest.mark.parametrize("host", [*OURS, *sorted(own_names()), "games.example"])
def test_the_house_answers_to_its_own_names_and_to_numbers(host: str) -> None:
    assert Door(nobody, ["games.example"]).is_ours(host)


@pytest.mark.parametrize("host", OTHERS + NO_PORTS, ids=lambda host: host[:30])
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_name_of_another_site_is_not_let_in(kind: str, host: str) -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": kind, "headers": [(b"host", host.encode())], "path": "/", "client": ("127.0.0.1", 1)}
    asyncio.run(Door(nobody)(scope, None, send))  # type: ignore[arg-type]
    assert sent[0]["type"] in ("http.response.start", "websocket.close")
    assert sent[0].get("status", 421) == 421


def test_one_address_may_not_ask_without_end_and_of_heavy_things_less() -> None:
    door = Door(nobody)
    door.requests, door.heavy = Buckets(burst=9, each_second=0.001), Buckets(burst=2, each_second=0.001)

    def refused(path: str, address: str) -> str | None:
        scope = {"headers": [(b"host", b"localhost")], "path": path, "client": (address, 1)}
        found = door.check(scope)
        return found[1].error if found else None

    slashes = ["/api/tables/x/replay/", "/api//tables/x//replay", "/api/tables/x/replay"]
    assert [refused(path, "10.0.0.1") for path in slashes] == [None, None, "too-fast"]
    assert [refused("/api/me", "10.0.0.1") for _ in range(7)] == [None] * 6 + ["too-fast"]
    assert refused("/api/tables/x/replay", "10.0.0.2") is None


def test_a_strange_host_is_answered_in_a_sentence(server: Server) -> None:
    answer = httpx.get(f"http://{server.address}/api/me", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (421, "other-host")
    tell(answer.json()["line"])


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", "/" + "a" * 5000, "/" + "a/" * 2000, "/%0aERROR forged", "/%ff"])
def test_no_plain_request_breaks_the_house(server: Server, path: str) -> None:
    answer = httpx.get(f"http://{server.address}{path}")
    assert answer.status_code < 500
    assert server.errors() == ""


@pytest.mark.parametrize("host", NO_PORTS, ids=lambda host: host[:20])
def test_a_port_that_cannot_be_breaks_neither_squares_nor_ways(server: Server, host: str) -> None:
    with Guest(server) as ali:
        table = ali.make_table("me", "open")
        for answer in (
            ali.http.get(f"/api/tables/{table}/qr.svg", headers={"Host": host}),
            ali.http.post(f"/api/tables/{table}/seats/0/way", json={}, headers={"Host": host}),
        ):
            assert 400 <= answer.status_code < 500, answer.text
    assert server.errors() == ""


def test_a_link_that_is_too_long_for_a_square_is_refused() -> None:
    with pytest.raises(Refusal, match="link-too-long"):
        qr_svg("http://" + "x" * 3000)


def test_a_path_cannot_forge_a_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    class Asked:
        method = "GET"
        scope = {"path": "/\nERROR forged"}

    on_failure(Asked(), ValueError("broken"))  # type: ignore[arg-type]
    (record,) = caplog.records
    assert len(record.getMessage().splitlines()) == 1
