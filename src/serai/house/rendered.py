"""Long answers, made in a thread: written out and compressed once, and kept where they never change."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

#: How much of what never changes is kept, in bytes.
KEPT_BYTES = 32_000_000
ZIP_LEVEL = 5


class Rendered(NamedTuple):
    """An answer, ready to be sent."""

    body: bytes
    zipped: bytes


def render(value: object) -> Rendered:
    """Write an answer out. It takes its time: not for the event loop."""
    return pack(msgspec.json.encode(value))


def pack(body: bytes) -> Rendered:
    """An answer that is written out; compressing it takes its time, too."""
    return Rendered(body, gzip.compress(body, ZIP_LEVEL, mtime=0))


def respond(
    request: Request[Any, Any, Any], rendered: Rendered, media_type: str = "application/json", **headers: str
) -> Response[Any]:
    """Send an answer as the browser can take it."""
    sent = {"Vary": "Accept-Encoding"} | {name.replace("_", "-"): value for name, value in headers.items()}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(rendered.zipped, headers=sent | {"Content-Encoding": "gzip"}, media_type=media_type)
    return Response(rendered.body, headers=sent, media_type=media_type)


class Kept:
    """The answers last asked for, as many as fit."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self.most = most
        self.size = 0
        self.lock = Lock()  # answers are made in several threads
        self.answers: OrderedDict[Hashable, Rendered] = OrderedDict()

    def find(self, key: Hashable) -> Rendered | None:
        """An answer that was kept."""
        with self.lock:
            found = self.answers.get(key)
            if found is not None:
                self.answers.move_to_end(key)
            return found

    def keep(self, key: Hashable, rendered: Rendered) -> Rendered:
        """Keep an answer, and let go of those that nobody has asked for longest."""
        with self.lock:
            if key not in self.answers:
                self.answers[key] = rendered
                self.size += sum(map(len, rendered))
            while self.size > self.most:
                _, oldest = self.answers.popitem(last=False)
                self.size -= sum(map(len, oldest))
        return rendered
