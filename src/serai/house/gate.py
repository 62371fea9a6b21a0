"""The gate: how many connections there may be, how long a request may take to come in, and how long its head may be.

Uvicorn bounds none of these: a request that is sent by halves is held for ever, one address may take
every file descriptor of the process, and an address or a header without end is put together anew with
each piece, which stops everybody. Its protocols are counted, timed and measured here.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serai.house.limits import neighbourhood

#: Connections of all and of one address; the system's limit on open files may leave less.
MOST = 4_000
MOST_EACH = 400
#: Files that are not connections: the store, what a request reads, and some for each of the thinkers.
FILES_ASIDE = 64 + 4 * (os.cpu_count() or 1)
#: How long a whole request, head and body, may take to come in.
REQUEST_SECONDS = 15.0
#: How long a head may be (an address, headers, or those that end a body), and in which pieces it is read.
HEAD_BYTES = 32_768
PIECE_BYTES = 4_096
#: How long what is sent may wait to be read, and how much of it does not count.
READING_SECONDS = 30.0
UNREAD_BYTES = 16_384

FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Gate:
    """Who is connected, by address."""

    def __init__(
        self,
        most: int | None = None,
        request_seconds: float = REQUEST_SECONDS,
        reading_seconds: float = READING_SECONDS,
    ) -> None:
        self.most = room() if most is None else most
        self.most_each = max(1, min(MOST_EACH, self.most // 2))
        self.request_seconds = request_seconds
        self.reading_seconds = reading_seconds
        self.inside: dict[asyncio.Transport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.unread: dict[asyncio.Transport, float] = {}  # since when somebody does not read what is sent
        self.round: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in, if there is room for it."""
        peer = transport.get_extra_info("peername")
        address = neighbourhood(str(peer[0])) if peer else ""
        if len(self.inside) >= self.most or self.by_address[address] >= self.most_each:
            return False
        self.inside[transport] = address
        self.by_address[address] += 1
        if self.round is None:
            self.go_round()
        return True

    def go_round(self) -> None:
        """Look now and then who does not read, and cut off those who have not for too long."""
        loop = asyncio.get_running_loop()
        late = loop.time() - self.reading_seconds
        self.unread = {one: self.unread.get(one, loop.time()) for one in self.inside if waits_for_reader(one)}
        for one, since in self.unread.items():
            if since <= late:
                one.abort()
        self.round = loop.call_later(self.reading_seconds / 6, self.go_round) if self.inside else None

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        address = self.inside.pop(transport, None)
        if address is None:
            return
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def waits_for_reader(transport: asyncio.Transport) -> bool:
    """Whether much lies unread, or a connection that is closed cannot end because something does."""
    return transport.is_closing() or transport.get_write_buffer_size() > UNREAD_BYTES


def room() -> int:
    """How many connections the system's limit on open files leaves, once it is raised as far as it may be."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + FILES_ASIDE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST if soft == resource.RLIM_INFINITY else max(8, min(MOST, soft - FILES_ASIDE))


def http_protocol() -> type[Any]:
    """Uvicorn's faster protocol where its parser is installed, else the other."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        from uvicorn.protocols.http.h11_impl import H11Protocol

        return H11Protocol
    return HttpToolsProtocol


Http = http_protocol()


class TimedHttp(Http):  # type: ignore[misc, valid-type]
    """One connection: refused where there is no room, closed when a request takes too long, or has too long a head."""

    gate: Gate
    timer: asyncio.TimerHandle | None = None
    refused = False
    #: The faster parser puts up with any head, and says where it ends; the other bounds heads by itself.
    measures = hasattr(Http, "on_headers_complete")
    #: How much came in since a head, a piece of a body or a request ended.
    unfinished = 0

    def connection_made(self, transport: asyncio.Transport) -> None:
        self.refused = not self.gate.enter(transport)
        if self.refused:
            transport.write(FULL)
            transport.close()
            return
        super().connection_made(transport)
        self.wait()

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.measures:
            self.read_in_pieces(data)
        else:
            super().data_received(data)
        if self.transport.get_protocol() is not self or self.is_answering():
            self.stop_waiting()
        elif not self.transport.is_closing():
            self.wait()

    def read_in_pieces(self, data: bytes) -> None:
        """Read on, unless what has begun would become too long; where in a piece a head ends does not matter."""
        for start in range(0, len(data), PIECE_BYTES):
            piece = data[start : start + PIECE_BYTES]
            self.unfinished += len(piece)
            if self.unfinished > HEAD_BYTES:
                self.give_up(TOO_LONG)
                return
            super().data_received(piece)
            if self.transport.get_protocol() is not self or self.transport.is_closing():
                return

    def on_headers_complete(self) -> None:
        self.unfinished = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unfinished = 0
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.refused:
            return
        self.stop_waiting()
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def is_answering(self) -> bool:
        """Whether a request is here in full, and not answered yet."""
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

    def wait(self) -> None:
        """Give what has begun its time, which further bytes do not prolong."""
        if self.timer is None:
            self.timer = self.loop.call_later(self.gate.request_seconds, self.give_up)

    def stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self, why: bytes = TOO_SLOW) -> None:
        """Close the line; an answer that is on its way is not broken into."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(why)
        self.transport.close()


class CountedSocket(WebSocketsSansIOProtocol):
    """One line to a table: it came in as a request, and is counted until it ends."""

    gate: Gate

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)


def protocols(gate: Gate) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """HTTP and WebSockets through a gate."""
    return type("GatedHttp", (TimedHttp,), {"gate": gate}), type("GatedSocket", (CountedSocket,), {"gate": gate})
