"""A real house in a process of its own, on a port of its own, that can be stopped, killed and opened again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

SOURCE = Path(__file__).parents[2] / "src"


class Server:
    """`with Server(folder) as server:` opens a house; the folder is its memory."""

    def __init__(
        self,
        data: Path,
        bot_seconds: float = 0.02,
        port: int = 0,
        *more: str,
        before: Callable[[], None] | None = None,
    ) -> None:
        self.before = before  # what the new process does first
        self.data = data
        self.bot_seconds = bot_seconds
        self.port = port
        #: Stories are told with the quickest bots, too, which are not for guests.
        self.more = more or ("--all-minds",)

    def __enter__(self) -> Server:
        self.open()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.stop()

    def open(self) -> None:
        """Open the house; one that was open before gets its old port."""
        options = ["--port", str(self.port), "--data", str(self.data), "--bot-seconds", str(self.bot_seconds)]
        options += self.more
        with (self.data.parent / "house.err").open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "serai.house.serve", "--no-browser", *options],
                env=os.environ | {"PYTHONPATH": str(SOURCE)},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                preexec_fn=self.before,
            )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.fullmatch(r"Serai is open at http://127\.0\.0\.1:(\d+)/\n", said)
        assert found, f"{said}{self.errors()}"
        self.port = int(found[1])

    def stop(self) -> None:
        """Ask the house to close, and wait for it."""
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """`kill -9`."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()

    def errors(self) -> str:
        """What the house has complained of."""
        return (self.data.parent / "house.err").read_text()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"
