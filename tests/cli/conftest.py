"""The command line, run within the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from serai import cli


class Said(NamedTuple):
    code: int
    out: str
    err: str


Serai = Callable[..., Said]


@pytest.fixture
def serai(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Serai:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str) -> Said:
        with pytest.raises(SystemExit) as left:
            cli.main(arguments)
        return Said(left.value.code or 0, *capsys.readouterr())  # type: ignore[arg-type]

    return run
