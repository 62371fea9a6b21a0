"""How many may connect, and how long a request may take to come in."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from errno import EMFILE
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from serai.house.gate import Gate, protocols
from serai.house.serve import Complaints, OpenServer, bind

SECONDS = 0.6
HELLO = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers every request once it is here in full, and says to a WebSocket what it hears."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        more = message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


class Opened:
    """A server behind a gate with eight places, four for each address."""

    def __init__(self) -> None:
        self.gate = Gate(most=8, request_seconds=SECONDS)
        http, sockets = protocols(self.gate)
        config = uvicorn.Config(
            echo, http=http, ws=sockets, lifespan="off", log_level="error", access_log=False, timeout_keep_alive=2
        )
        self.door = bind("127.0.0.1", 0)
        self.is_open = threading.Event()
        self.server = OpenServer(config, self.is_open.set)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.door]})

    def call(self, address: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(self.door.getsockname(), 10, (address, 0))


@pytest.fixture
def house() -> Iterator[Opened]:
    opened = Opened()
    opened.thread.start()
    assert opened.is_open.wait(30)
    yield opened
    opened.server.should_exit = True
    opened.thread.join(30)


def answer(line: socket.socket) -> bytes:
    """A whole answer; nothing where the line was closed."""
    heard = line.recv(4096)
    while heard and not heard.endswith((b"\r\n\r\nok", b"0\r\n\r\n")):
        heard += line.recv(4096)
    return heard


@pytest.mark.parametrize(
    "half",
    [
        pytest.param(b"", id="nothing at all"),
        pytest.param(b"GET / HT", id="half a line"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: local", id="half a head"),
        pytest.param(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf", id="half a body"),
        pytest.param(HELLO + b"GET / HTTP/1.1\r\nHost", id="half of a second request"),
    ],
)
def test_a_request_that_is_sent_by_halves_is_not_held_for_ever(house: Opened, half: bytes) -> None:
    with house.call() as line:
        line.sendall(half)
        begun = time.monotonic()
        heard = b""
        while more := answer(line):
            heard += more
        assert time.monotonic() - begun < 5, "its time was up"
        assert (b"200 OK" in heard) == half.startswith(HELLO)


def test_a_byte_now_and_then_does_not_prolong_it(house: Opened) -> None:
    with house.call() as line:
        begun = time.monotonic()
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            for byte in b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 100:
                line.sendall(bytes([byte]))
                time.sleep(0.1)
        assert time.monotonic() - begun < 6


def test_a_line_that_rests_between_requests_is_kept(house: Opened) -> None:
    with house.call() as line:
        for _ in range(2):
            line.sendall(HELLO)
            assert answer(line).startswith(b"HTTP/1.1 200")
            time.sleep(SECONDS * 1.5)


def test_one_address_cannot_take_all_the_room(house: Opened) -> None:
    with ExitStack() as leaving:
        for _ in range(4):
            leaving.enter_context(house.call("127.0.0.2"))
        assert answer(leaving.enter_context(house.call("127.0.0.2"))).startswith(b"HTTP/1.1 503")
        other = leaving.enter_context(house.call("127.0.0.3"))
        other.sendall(HELLO)
        assert answer(other).startswith(b"HTTP/1.1 200")
        for _ in range(3):
            leaving.enter_context(house.call("127.0.0.3"))
        assert answer(leaving.enter_context(house.call("127.0.0.4"))).startswith(b"HTTP/1.1 503"), "the house is full"
    wait_until_empty(house.gate)
    with house.call("127.0.0.2") as line:
        line.sendall(HELLO)
        assert answer(line).startswith(b"HTTP/1.1 200")


def wait_until_empty(gate: Gate) -> None:
    for _ in range(200):
        if not gate.inside and not gate.by_address:
            return
        time.sleep(0.05)
    raise AssertionError(f"still counted: {gate.by_address}")


def test_a_websocket_is_counted_as_long_as_it_lasts_and_is_not_hurried(house: Opened) -> None:
    port = house.door.getsockname()[1]
    with connect(f"ws://127.0.0.1:{port}/") as line:
        time.sleep(SECONDS * 1.5)
        line.send("still here")
        assert line.recv(timeout=10) == "still here"
        assert len(house.gate.inside) == 1
    wait_until_empty(house.gate)


def test_answers_are_sent_at_once(house: Opened) -> None:
    with house.call() as line:
        line.sendall(HELLO)
        answer(line)
        (transport,) = house.gate.inside
        connection = transport.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_where_files_run_out_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    complaints = Complaints()
    with caplog.at_level(logging.ERROR):
        for _ in range(2000):
            complaints(loop, {"message": "accept", "exception": OSError(EMFILE, "Too many open files")})
        assert [record.getMessage() for record in caplog.records] == [
            "no connection can be accepted: Too many open files"
        ]
        complaints(loop, {"message": "something else"})
    loop.close()
    assert len(caplog.records) == 2
