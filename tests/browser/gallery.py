"""The gallery: every game at three moments of a real game with bots, on a desktop and on a phone: `make gallery`."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from serai.games.game import find_game, game_ids
from serai.games.script import PREVIEW, read_script
from serai.texts import LANGUAGES
from tests.browser import chromium
from tests.browser.conftest import DESKTOP, PHONE
from tests.house.server import Server

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
#: A desktop has room for more players than a phone.
MOST_SEATS = {"desktop": 3, "phone": 2}
MOMENTS = ("beginning", "middle", "end")
#: The mind that plays for us until the moment of a picture.
MIND = "search"
#: Long enough for our seat to be taken again at the right moment.
BOT_SECONDS = 0.3
PATIENCE_MS = 300_000
SETTLE_MS = 500
QUALITY = 70


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
        with Server(Path(data) / "data", BOT_SECONDS) as house:
            for id in game_ids():
                # One language on the desktop, the other on the phone.
                for (name, size), language in zip(SIZES.items(), LANGUAGES, strict=True):
                    follow(browser, house, id, name, size, language)
                print(id)
        browser.close()
    (FOLDER / "README.md").write_text(contact_sheet(), "utf-8")


def follow(browser: Browser, house: Server, id: str, name: str, size: dict[str, int], language: str) -> None:
    """The three pictures of a game at one size."""
    context = browser.new_context(
        base_url=f"http://{house.address}",
        viewport=size,  # type: ignore[arg-type]
        locale=language,
        reduced_motion="reduce",
        device_scale_factor=1.5 if name == "phone" else 1,
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    ask(page, "get", "/api/me")
    seats = min(MOST_SEATS[name], find_game(id).card.max_players)
    company = [{"kind": "me", "name": "Dunyazad"}] + [{"kind": "bot", "mind": MIND}] * (seats - 1)
    table = ask(page, "post", "/api/tables", {"game": id, "seats": company})["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=re.compile("Start the game|Lancer")).click()
    show(page, id, "beginning", name)
    middle = len(read_script(find_game(id), PREVIEW).lines) // 2
    seat = f"/api/tables/{table}/seats/0"
    let_play(page, table, lambda info: info["number"] >= middle)
    ask(page, "post", seat, {"name": "Dunyazad"})
    page.goto(f"/t/{table}")
    show(page, id, "middle", name)
    let_play(page, table, lambda info: info["status"] == "over")
    page.goto(f"/t/{table}")
    page.locator("#end").wait_for()
    take(page, id, "end", name)
    context.close()


def let_play(page: Page, table: str, there: Callable[[Any], bool]) -> None:
    """Leave our seat to a bot until the game is there, and look elsewhere meanwhile."""
    page.goto("/about")
    ask(page, "post", f"/api/tables/{table}/seats/0/leave", {"mind": MIND})
    while not there(ask(page, "get", f"/api/tables/{table}")):
        page.wait_for_timeout(100)
    page.evaluate("localStorage.clear()")  # or else we would be told what happened while we were away


def show(page: Page, id: str, moment: str, name: str) -> None:
    """Wait until it is our turn (or the end), and take the picture."""
    page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('#end')", polling=20)
    take(page, id, moment, name)


def take(page: Page, id: str, moment: str, name: str) -> None:
    page.mouse.move(0, 0)  # what the hand lies on would be looked at
    page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=FOLDER / f"{id}-{moment}-{name}.jpg", type="jpeg", quality=QUALITY)


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    answer = page.request.fetch(path, method=method, data=body, max_retries=3)
    assert answer.ok, answer.text()
    return answer.json()


def contact_sheet() -> str:
    """All pictures on a page."""
    lines = [
        "# The gallery",
        "",
        "Every game at three moments of a game with bots; `make gallery` takes the pictures anew.",
    ]
    for id in game_ids():
        lines += ["", f"## {find_game(id).card.title}", "", "| | " + " | ".join(MOMENTS) + " |", "|---" * 4 + "|"]
        for size in SIZES:
            lines.append(f"| {size} | " + " | ".join(f"![]({id}-{moment}-{size}.jpg)" for moment in MOMENTS) + " |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
