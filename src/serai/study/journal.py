"""Games that were played, a line each as soon as it is over: whoever is stopped goes on from there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Generic, TypeVar

import msgspec

Entry = TypeVar("Entry")


class Journal(Generic[Entry]):
    """A file of entries of one type; open while more are written."""

    def __init__(self, file: Path, type: type[Entry]) -> None:
        self.file = file
        self.type = type

    def __iter__(self) -> Iterator[Entry]:
        """What is written so far; a line that is no entry (the last, if its writer was killed) is passed over."""
        if self.file.exists():
            for line in self.file.read_bytes().splitlines():
                with suppress(msgspec.DecodeError):
                    yield msgspec.json.decode(line, type=self.type)

    def __enter__(self) -> Journal[Entry]:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.writing = self.file.open("a+b")
        # Half a line stays alone, so that the next is whole.
        if self.writing.tell() and not self.file.read_bytes().endswith(b"\n"):
            self.writing.write(b"\n")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.writing.close()

    def write(self, entry: Entry) -> None:
        """Add an entry that outlives this process, however it ends."""
        self.writing.write(msgspec.json.encode(entry) + b"\n")
        self.writing.flush()
