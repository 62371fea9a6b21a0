"""The gallery: every game at three moments of a real game with bots, on a desktop and on a phone: `make gallery`."""

from __future__ import annotations

import tempfile
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
MOMENTS = ("beginning", "middle", "end")
#: The mind that plays for us until the moment of a picture.
MIND = "search"
PATIENCE_MS = 300_000


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
        with Server(Path(data) / "data") as house:
            for id in game_ids():
                # One language on the desktop, the other on the phone.
                for (name, size), language in zip(SIZES.items(), LANGUAGES, strict=True):
                    take(browser, house, id, name, size, language)
                print(id)
        browser.close()
    (FOLDER / "README.md").write_text(contact_sheet(), "utf-8")


def take(browser: Browser, house: Server, id: str, name: str, size: dict[str, int], language: str) -> None:
    """The three pictures of a game at one size."""
    context = browser.new_context(
        base_url=f"http://{house.address}",
        viewport=size,  # type: ignore[arg-type]
        locale=language,
        reduced_motion="reduce",
        device_scale_factor=2 if name == "phone" else 1,
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    ask(page, "get", "/api/me")
    seats = max(2, find_game(id).card.min_players)
    company = [{"kind": "me", "name": "Dunyazad"}] + [{"kind": "bot", "mind": MIND}] * (seats - 1)
    table = ask(page, "post", "/api/tables", {"game": id, "seats": company})["id"]
    page.goto(f"/t/{table}")
    page.locator("button.primary").first.click()
    show(page, id, "beginning", name)
    halfway = len(read_script(find_game(id), PREVIEW).lines) // 2
    seat = f"/api/tables/{table}/seats/0"
    ask(page, "post", f"{seat}/leave", {"mind": MIND})
    wait(page, f"() => Number(document.querySelector('[data-event]')?.dataset.event) >= {halfway}")
    ask(page, "post", seat, {"name": "Dunyazad"})
    page.reload()
    show(page, id, "middle", name)
    ask(page, "post", f"{seat}/leave", {"mind": MIND})
    page.reload()
    wait(page, "() => document.querySelector('#end')")
    page.screenshot(path=FOLDER / f"{id}-end-{name}.jpg", type="jpeg", quality=85)
    context.close()


def show(page: Page, id: str, moment: str, name: str) -> None:
    """Wait until it is our turn, and take the picture."""
    wait(page, "() => document.title.startsWith('●') && document.querySelector('[data-event]')")
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{id}-{moment}-{name}.jpg", type="jpeg", quality=85)


def wait(page: Page, condition: str) -> None:
    page.wait_for_function(condition, polling=20)


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    answer = page.request.fetch(path, method=method, data=body)
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
