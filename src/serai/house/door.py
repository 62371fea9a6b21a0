"""The door, the first thing that a request meets: is it meant for this house, and not one too many."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils.path import normalize_path

from serai.house import limits
from serai.house.messages import Problem
from serai.house.pages import SECURITY_HEADERS
from serai.table.table import Refusal

#: What costs the house much to answer.
HEAVY = ("/replay", "/log", "/proof", "/frozen", "/openapi.json")


#: A Host header: a name or a number (one of IPv6 in brackets), and perhaps a port.
HOST = re.compile(r"(?:\[([^\[\]]+)\]|([^\[\]:]+))(?::([0-9]{0,5}))?")
MOST_PORT = 65_535


class Door:
    """The house's application behind its door."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = (), heavy: limits.Buckets | None = None) -> None:
        self.app = app
        self.names = own_names() | {name.lower() for name in names}
        self.requests = limits.request_buckets()
        self.heavy = heavy or limits.heavy_buckets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            refused = self.check(scope)
            if refused is not None:
                await refuse(scope, send, *refused)
                return
        await self.app(scope, receive, send)

    def check(self, scope: Any) -> tuple[int, Refusal] | None:
        """Why a request is not let in, and with which HTTP status, if it is not."""
        host = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")
        if not self.is_ours(host):
            # A page of elsewhere may give its own name our address; a browser then takes us for its site.
            return 421, Refusal("other-host", host=host[:60])
        client = scope.get("client")
        address = client[0] if client else ""
        # The routes do not mind a slash too many, either.
        is_heavy = normalize_path(scope["path"]).endswith(HEAVY)
        if not self.requests.take(address) or (is_heavy and not self.heavy.take(address)):
            return 429, Refusal("too-fast")
        return None

    def is_ours(self, host: str) -> bool:
        """Whether a Host header names this house: by one of its names, or by a number, which nobody can claim."""
        named = HOST.fullmatch(host)
        if named is None or int(named[3] or 0) > MOST_PORT:
            return False
        name = named[1] or named[2]
        try:
            ipaddress.ip_address(name)
        except ValueError:
            name = name.lower().rstrip(".")
            return name in self.names or name.endswith(".localhost")
        return True


def own_names() -> set[str]:
    """What this machine is called on its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"} - {""}


async def refuse(scope: Any, send: Send, status: int, refusal: Refusal) -> None:
    """Say no before anything of the house is touched."""
    if scope["type"] == "websocket":
        closing: Any = {"type": "websocket.close", "code": 4000 + status, "reason": refusal.error}
        await send(closing)
        return
    body = msgspec.json.encode(Problem(refusal.error, refusal.line))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **SECURITY_HEADERS}
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    start: Any = {"type": "http.response.start", "status": status, "headers": encoded}
    await send(start)
    content: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(content)
