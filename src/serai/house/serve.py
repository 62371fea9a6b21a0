"""Open the house: `python -m serai.house.serve --port 8001 --data DIR --no-browser`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from errno import EMFILE, ENFILE, errorcode
from pathlib import Path
from time import monotonic
from typing import Any, cast

import uvicorn

from serai.games.game import Impossible
from serai.house import limits
from serai.house.app import make_app
from serai.house.attendance import AWAY_SECONDS, IDLE_SECONDS
from serai.house.door import Door
from serai.house.files import StoreError
from serai.house.gate import Gate, protocols
from serai.house.house import House
from serai.house.lan import EVERYWHERE, lan_addresses
from serai.house.store import Store
from serai.house.tables import Tables
from serai.minds.company import mind_ids
from serai.texts import Texts

HOST = "127.0.0.1"
PORT = 8001
#: How long a bot takes over a move.
BOT_SECONDS = 1.0
#: How often the house asks a browser for a sign of life, and how long it waits for one.
HEARTBEAT_SECONDS = 15
#: Connections that may wait to be accepted.
BACKLOG = 512

log = logging.getLogger(__name__)


class CannotOpen(Impossible):
    """The house cannot be opened there."""


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    open_browser: bool = True,
    bot_seconds: float = BOT_SECONDS,
    language: str = "en",
    names: Sequence[str] = (),
    away_seconds: float = AWAY_SECONDS,
    all_minds: bool = False,
    idle_seconds: float = IDLE_SECONDS,
) -> None:
    """Open the house and keep it open until it is told to close. Raises `Impossible`.

    `names`: those that the house answers to besides its machine's own.
    """
    door = bind(host, port)
    port = door.getsockname()[1]
    try:
        store = Store(data or default_data())
    except StoreError:
        door.close()
        raise
    addresses = lan_addresses(host, port)
    house = House(store, Tables(store, bot_seconds, away_seconds, idle_seconds), addresses)
    if all_minds:
        house.minds = mind_ids()
    app = Door(make_app(house), [host, *names], house.heavy)
    address = f"http://{HOST if host in EVERYWHERE else bracketed(host)}:{port}/"

    def say_open() -> None:
        print(Texts(language).say("open-at", {"address": address}), *(f"{shared}/" for shared in addresses), flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    http, sockets = protocols(Gate())
    config = uvicorn.Config(
        cast(Any, app),
        log_level="error",
        access_log=False,
        server_header=False,
        http=http,
        ws=sockets,
        ws_max_size=limits.FRAME_BYTES,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_SECONDS,
        backlog=BACKLOG,
        timeout_graceful_shutdown=5,
    )
    # Uvicorn closes the house when it is told to end, and then passes the signal on: leave in good order.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        OpenServer(config, say_open).run(sockets=[door])


class OpenServer(uvicorn.Server):
    """Uvicorn's server, which says when it really answers, and does not fill the disk with one complaint."""

    def __init__(self, config: uvicorn.Config, say_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.say_open = say_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)
        self.say_open()


class Complaints:
    """What the event loop complains of: when files run out, once a minute instead of thousands of times a second."""

    PAUSE = 60.0

    def __init__(self) -> None:
        self.silent_until = 0.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (EMFILE, ENFILE):
            loop.default_exception_handler(context)
        elif monotonic() >= self.silent_until:
            self.silent_until = monotonic() + self.PAUSE
            log.error("no connection can be accepted: %s", error.strerror)


def bind(host: str, port: int) -> socket.socket:
    """The house's door; port 0 is any that is free."""
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # The protocol is named: asyncio sends answers at once (TCP_NODELAY) only where it is.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if sys.platform != "win32":
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.bind(place)
            door.listen(BACKLOG)
        except BaseException:
            door.close()
            raise
        return door
    except (OSError, OverflowError) as error:
        # The system's own errors have a plain name; looking up a host fails with others.
        number = getattr(error, "errno", None) or 0
        reason = os.strerror(number) if number in errorcode else str(error)
        raise CannotOpen("open-no-port", host=host, port=str(port), reason=reason) from error


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def default_data() -> Path:
    """Where a user's data is kept on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Serai"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/Serai"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "serai"


def main() -> None:
    """Read the command line, and open."""
    parser = argparse.ArgumentParser(prog="python -m serai.house.serve", description="Open the house.")
    parser.add_argument("--host", default=HOST, help="0.0.0.0 lets the whole network in")
    parser.add_argument("--port", type=int, default=PORT, help="0 is any that is free")
    parser.add_argument("--data", type=Path, help="the folder of the house's memory")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    parser.add_argument("--bot-seconds", type=float, default=BOT_SECONDS, help="how long a bot takes over a move")
    parser.add_argument("--allow-host", action="append", default=[], help="a name that the house answers to")
    away = "after how long a bot may play for somebody who is away"
    parser.add_argument("--away-seconds", type=float, default=AWAY_SECONDS, help=away)
    idle = "after how long for somebody who is there and does nothing"
    parser.add_argument("--idle-seconds", type=float, default=IDLE_SECONDS, help=idle)
    minds = "let guests play against the minds of research, too: random and search"
    parser.add_argument("--all-minds", action="store_true", help=minds)
    asked = parser.parse_args()
    try:
        serve(
            asked.host,
            asked.port,
            asked.data,
            not asked.no_browser,
            asked.bot_seconds,
            names=asked.allow_host,
            away_seconds=asked.away_seconds,
            all_minds=asked.all_minds,
            idle_seconds=asked.idle_seconds,
        )
    except Impossible as error:
        sys.exit(Texts("en").say(error.line.text, error.line.args))


if __name__ == "__main__":
    main()
