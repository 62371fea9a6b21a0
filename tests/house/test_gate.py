"""How many may connect, how long a request may take to come in, and how long its head may be."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from errno import EMFILE
from pathlib import Path
from typing import Any, Literal

import pytest
import uvicorn
from litestar.testing import TestClient
from websockets.sync.client import connect

from serai.house.app import make_app
from serai.house.gate import FILES_ASIDE, HEAD_BYTES, PIECE_BYTES, Gate, protocols
from serai.house.house import House
from serai.house.serve import Complaints, OpenServer, bind
from serai.house.store import Store
from serai.house.tables import Tables
from tests.house.server import Server

SECONDS = 0.6
#: More than the system keeps for somebody who does not read.
LONG = 20_000_000
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
    body = b"x" * LONG if scope["path"] == "/long" else b"ok"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Opened:
    """A server behind a gate with eight places, four for each address."""

    def __init__(self, loop: Literal["auto", "asyncio"] = "auto", seconds: float = SECONDS) -> None:
        self.gate = Gate(most=8, request_seconds=seconds, reading_seconds=2 * SECONDS)
        http, sockets = protocols(self.gate)
        config = uvicorn.Config(
            echo,
            loop=loop,
            http=http,
            ws=sockets,
            lifespan="off",
            log_level="error",
            access_log=False,
            timeout_keep_alive=2,
        )
        self.door = bind("127.0.0.1", 0)
        self.is_open = threading.Event()
        self.loops: list[asyncio.AbstractEventLoop] = []
        self.server = OpenServer(config, self.note_loop)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.door]})

    def note_loop(self) -> None:
        self.loops.append(asyncio.get_running_loop())
        self.is_open.set()

    def call(self, address: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(self.door.getsockname(), 10, (address, 0))

    def __enter__(self) -> Opened:
        self.thread.start()
        assert self.is_open.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(30)


@pytest.fixture
def house() -> Iterator[Opened]:
    with Opened() as opened:
        yield opened


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


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(b"GET /", id="address"),
        pytest.param(b"GET /?", id="question"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: localhost\r\n", id="header's name"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ", id="header's value"),
        pytest.param(HELLO + b"GET /", id="second request"),
    ],
)
def test_an_endless_head_is_cut_off(begun: bytes) -> None:
    """It comes in pieces, of which the last is too much, long before its time is up."""
    with Opened(seconds=60) as house, house.call() as line:
        line.sendall(begun)
        if begun.startswith(HELLO):
            assert answer(line).startswith(b"HTTP/1.1 200")
        for _ in range(HEAD_BYTES // PIECE_BYTES):
            line.sendall(b"x" * PIECE_BYTES)
        line.sendall(b"x" * len(begun))
        assert answer(line).startswith(b"HTTP/1.1 431")
        assert answer(line) == b""


def test_headers_behind_a_body_are_not_endless_either() -> None:
    with Opened(seconds=60) as house, house.call() as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nMore: ")
        # Closed while more of it comes, a line may also be said to be broken.
        with suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(b"x" * 2 * HEAD_BYTES)
            assert answer(line) == b""


def test_what_is_not_a_head_may_be_longer_and_each_request_has_its_own(house: Opened) -> None:
    almost = b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * (HEAD_BYTES - 3 * PIECE_BYTES) + b"\r\n\r\n"
    body = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % (3 * HEAD_BYTES)
    with house.call() as line:
        for request in (almost, almost, body + b"x" * (3 * HEAD_BYTES), HELLO):
            line.sendall(request)
            assert answer(line).startswith(b"HTTP/1.1 200")
        crowd = 2 * HEAD_BYTES // len(HELLO)
        line.sendall(HELLO * crowd)  # all at once
        heard = b""
        while heard.count(b"200 OK") < crowd:
            heard += line.recv(65_536)


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
    much = {"Cookie": "x" * (HEAD_BYTES // 8)}
    with connect(f"ws://127.0.0.1:{port}/", additional_headers=much) as line:
        time.sleep(SECONDS * 1.5)
        line.send("still here")
        assert line.recv(timeout=10) == "still here"
        assert len(house.gate.inside) == 1
    wait_until_empty(house.gate)


@pytest.mark.parametrize("loop", ["auto", "asyncio"])
def test_answers_are_sent_at_once_by_every_loop(loop: Literal["auto", "asyncio"]) -> None:
    with Opened(loop) as house, house.call() as line:
        line.sendall(HELLO)
        answer(line)
        (transport,) = house.gate.inside
        connection = transport.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("loop", ["auto", "asyncio"])
def test_whoever_does_not_read_what_was_asked_for_is_cut_off(loop: Literal["auto", "asyncio"]) -> None:
    with Opened(loop) as house, house.call() as deaf, house.call() as drip:
        for line in (deaf, drip):
            line.sendall(b"GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while len(house.gate.inside) < 2:
            time.sleep(0.01)
        begun = time.monotonic()
        with suppress(OSError):
            while house.gate.inside and time.monotonic() - begun < 20:
                drip.recv(1)
                time.sleep(0.05)
        wait_until_empty(house.gate)


def test_whoever_reads_slowly_hears_it_all(house: Opened) -> None:
    with house.call() as line:
        line.sendall(b"GET /long HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        heard = 0
        while more := len(line.recv(1_000_000)):
            heard += more
            time.sleep(0.005)
        assert heard > LONG


def test_the_gate_leaves_the_house_some_of_the_files_it_may_open() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (60, {hard})); from serai.house import gate;"
        "gate.FILES_ASIDE = 70; print(gate.room(), gate.Gate().most, resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    for hard, expected in ((100, "30 30 100"), (75, "8 8 75"), (10_000, "4000 4000 4070")):
        said = subprocess.run(
            [sys.executable, "-c", code.format(hard=hard)], capture_output=True, text=True, check=True, timeout=60
        )
        assert said.stdout.split() == expected.split()


def test_the_real_house_has_a_gate(tmp_path: Path) -> None:
    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))

    with Server(tmp_path / "data", before=few_files) as server:
        most = max(8, 128 - FILES_ASIDE)
        with ExitStack() as leaving:
            lines = [leaving.enter_context(call_from(f"127.0.0.{2 + place % 8}", server)) for place in range(most + 9)]
            assert {answer(line)[:12] for line in lines[most:]} == {b"HTTP/1.1 503"}
        for _ in range(50):
            with call_from("127.0.0.11", server) as line:
                line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n")
                if line.recv(12) == b"HTTP/1.1 200":
                    break
            time.sleep(0.1)
        else:
            raise AssertionError("the house is deaf")
        assert server.errors() == ""


def call_from(address: str, server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 30, (address, 0))


def test_the_house_says_that_it_is_open_once_it_answers() -> None:
    steps: list[str] = []

    async def slow_to_open(scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "lifespan"
        await receive()
        await asyncio.sleep(0.3)
        steps.append("ready")
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def evening() -> None:
        server = OpenServer(uvicorn.Config(slow_to_open, log_level="error"), lambda: steps.append("said"))
        server.should_exit = True
        with bind("127.0.0.1", 0) as door:
            await server.serve(sockets=[door])

    asyncio.run(evening())
    assert steps == ["ready", "said"]


def test_tables_that_take_long_to_go_on_do_not_keep_the_house_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resume(_: Tables) -> None:
        await asyncio.sleep(20)

    monkeypatch.setattr(Tables, "resume", resume)
    store = Store(tmp_path)
    begun = time.monotonic()
    with TestClient(make_app(House(store, Tables(store, 0.01), [])), base_url="http://127.0.0.1:8001") as client:
        assert client.get("/api/house").status_code == 200
    assert time.monotonic() - begun < 15


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


def test_the_house_complains_so() -> None:
    with Opened("asyncio") as house, house.call() as line:
        line.sendall(HELLO)
        answer(line)
        (loop,) = house.loops
        assert isinstance(loop.get_exception_handler(), Complaints)
