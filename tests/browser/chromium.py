"""A real Chromium: the machine's own.

Its headless shell comes first: the same engine without windows and menus of its own, which costs a
third less, and what Playwright drives by default.
"""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable() -> str:
    """Where the browser is; the tests fail without one."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise FileNotFoundError("the browser tests need Chromium: run tests/install-browser")
    return found
