"""The browser's types are those of today's messages and views."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.house.typescript import WEB, files


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(WEB)))
def test_the_browsers_types_are_made_from_todays_messages(path: Path) -> None:
    assert path.read_text("utf-8") == files()[path], "stale: run `make types`"
