"""The pictures of the README and the docs, taken of the real house: `make pictures`."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import begin, goes_on, play_to_the_end, set_table, take_turn
from tests.house.server import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
#: A moment at which something can be won makes a good picture.
WORTH_SHOWING = 1


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
        with Server(Path(data) / "data") as house:
            for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
                take_all(browser, house, name, size)
        browser.close()


def take_all(browser: Browser, house: Server, name: str, size: dict[str, int]) -> None:
    """Home, table, end and rules at one size, in both languages."""
    context = browser.new_context(
        base_url=f"http://{house.address}",
        viewport=size,  # type: ignore[arg-type]
        locale="en-GB",
        reduced_motion="reduce",
        device_scale_factor=2 if name == "phone" else 1,
    )
    page = context.new_page()

    def both(what: str, pose: Callable[[Page], None] = lambda _: None) -> None:
        for language, button in (("fr", "Français"), ("en", "English")):
            page.get_by_role("button", name=re.compile(button)).click()
            page.wait_for_timeout(400)
            pose(page)
            page.screenshot(path=FOLDER / f"{what}-{name}-{language}.jpg", type="jpeg", quality=88)

    page.goto("/")
    page.get_by_role("link", name=re.compile("^Deserto")).wait_for()
    both("home")
    page.goto("/rules/deserto")
    page.get_by_role("heading", level=1).wait_for()
    both("rules")
    while not has_a_moment(page):
        pass  # a whole game may go by in which this hand can win nothing
    both("table", hold_the_best_card)
    page.keyboard.press("Escape")
    play_to_the_end(page)
    both("end")
    context.close()


def has_a_moment(page: Page) -> bool:
    """Play a game up to a moment worth showing; if there is none, to its end."""
    page.goto("/new/deserto")
    set_table(page, "Dunyazad", "Bot", "Bot", "Bot")
    begin(page)
    while goes_on(page):
        if best_place(page)[0] >= WORTH_SHOWING:
            return True
        take_turn(page)
    return False


def best_place(page: Page) -> tuple[int, int, int]:
    """How many cards the best move wins, which card of the hand that is, and on which cell."""
    best = (-1, 0, 0)
    for number, card in enumerate(page.locator("[data-slot]").all()):
        card.click()
        for place in page.locator(".cell.open").all():
            place.hover()
            gain = sum(int(badge.get_attribute("data-shows") or 0) for badge in page.locator(".gain").all())
            best = max(best, (gain, number, int(place.get_attribute("data-cell") or 0)))
        page.keyboard.press("Escape")
    return best


def hold_the_best_card(page: Page) -> None:
    """Take that card and look at its place, so that the picture shows what it would win."""
    _, number, cell = best_place(page)
    page.locator("[data-slot]").nth(number).click()
    page.locator(f"[data-cell='{cell}']").hover()
    page.wait_for_timeout(300)


if __name__ == "__main__":
    main()
