"""A house with the doors open and a browser in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.browser import chromium
from tests.house.server import Server

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: The longest that anything may take to appear; on a quiet machine everything does at once.
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for everybody: each test is at tables of its own."""
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[OpenPage]:
    """Somebody comes: a browser of their own (its own cookies) at a page of the house.

    Whatever goes wrong on a page, or is asked of anyone but the house, fails the test.
    """
    contexts: list[BrowserContext] = []
    wrongs: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: wrongs.append(f"error on {page.url}: {error}"))
        page.on("console", lambda said: check_console(said.text))
        page.on("request", lambda request: check_address(request.url))

    def check_address(url: str) -> None:
        if not url.startswith((f"http://{house.address}/", f"ws://{house.address}/", "data:", "blob:")):
            wrongs.append(f"asked of somebody else: {url}")

    def check_console(text: str) -> None:
        if "svelte.dev/e/" in text:  # what is drawn may be out of date
            wrongs.append(f"warning: {text}")

    def open_page(
        path: str = "/", *, size: dict[str, int] = DESKTOP, language: str = "en-GB", motion: bool = False, **more: Any
    ) -> Page:
        context = browser.new_context(
            base_url=f"http://{house.address}",
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        try:
            context.close()
        except Error as error:  # a browser that died is a finding too
            wrongs.append(str(error))
    assert not wrongs, wrongs
