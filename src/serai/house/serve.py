"""Open the house: `python -m serai.house.serve --port 8001 --data DIR --no-browser`."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from errno import errorcode
from pathlib import Path

import uvicorn

from serai.games.game import Impossible
from serai.house import limits
from serai.house.app import make_app
from serai.house.house import House
from serai.house.lan import EVERYWHERE, lan_addresses
from serai.house.store import Store, StoreError
from serai.house.tables import Tables
from serai.texts import Texts

HOST = "127.0.0.1"
PORT = 8001
#: How long a bot takes over a move.
BOT_SECONDS = 1.0
#: How often the house asks a browser for a sign of life, and how long it waits for one.
HEARTBEAT_SECONDS = 15


class CannotOpen(Impossible):
    """The house cannot be opened there."""


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    open_browser: bool = True,
    bot_seconds: float = BOT_SECONDS,
    language: str = "en",
) -> None:
    """Open the house and keep it open until it is told to close. Raises `Impossible`."""
    door = bind(host, port)
    port = door.getsockname()[1]
    try:
        data = data or default_data()
        store = Store(data)
    except OSError as error:
        door.close()
        raise CannotOpen("open-no-data", folder=str(data), reason=error.strerror or str(error)) from error
    except StoreError:
        door.close()
        raise
    addresses = lan_addresses(host, port)
    app = make_app(House(store, Tables(store, bot_seconds), addresses))
    address = f"http://{HOST if host in EVERYWHERE else bracketed(host)}:{port}/"
    print(Texts(language).say("open-at", {"address": address}), *(f"{shared}/" for shared in addresses), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=limits.FRAME_BYTES,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_SECONDS,
        timeout_graceful_shutdown=5,
    )
    # Uvicorn closes the house when it is told to end, and then passes the signal on: leave in good order.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[door])


def bind(host: str, port: int) -> socket.socket:
    """The house's door; port 0 is any that is free."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
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
    asked = parser.parse_args()
    try:
        serve(asked.host, asked.port, asked.data, not asked.no_browser, asked.bot_seconds)
    except Impossible as error:
        sys.exit(Texts("en").say(error.line.text, error.line.args))


if __name__ == "__main__":
    main()
