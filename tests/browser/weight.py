"""What a page weighs."""

from __future__ import annotations

import gzip

from playwright.sync_api import Page, Request


def loaded(page: Page, path: str, sign: str) -> dict[str, int]:
    """Everything that a page loads until it is quiet and shows a sign, with its size as it goes over the wire."""
    # What the last page still loads when it is left never comes.
    page.wait_for_load_state("networkidle")
    asked: set[str] = set()

    def note(request: Request) -> None:
        asked.add(request.url)

    page.on("requestfinished", note)
    page.goto(path)
    page.locator(sign).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.remove_listener("requestfinished", note)
    # Asked for once more: the browser forgets the bodies of what it found in its own memory.
    return {url: len(gzip.compress(page.request.get(url).body())) for url in asked}
