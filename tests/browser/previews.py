"""The picture that a link to a game is previewed with: its box and its name: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from serai.games.game import game_ids, shelf
from tests.browser import chromium
from tests.house.server import Server

FOLDER = Path(__file__).parents[2] / "web" / "public" / "previews"
#: What those who show previews ask for.
SIZE = {"width": 1200, "height": 630}
QUALITY = 74
#: Over the page: the lid as it stands on the shelf, and the name of the game in the house's own letters.
COMPOSE = """({ title, accent }) => {
  const lid = document.querySelector(`.lid svg[aria-label="${title}"]`).closest('.box').cloneNode(true);
  const words = document.createElement('div');
  const lines = title.split(' · ');
  const name = Object.assign(document.createElement('p'), { textContent: lines.join('\\n') });
  const house = Object.assign(document.createElement('p'), { textContent: 'Serai' });
  const size = lines.length > 1 ? 60 : 84;
  Object.assign(name.style, { font: `600 ${size}px/1.2 var(--serif)`, margin: 0, whiteSpace: 'pre' });
  Object.assign(house.style, { font: '500 40px var(--serif)', color: 'var(--gold)', margin: '28px 0 0' });
  words.append(name, house);
  const glow = `color-mix(in srgb, var(--accent-${accent}) 45%, #0d1436)`;
  const picture = document.createElement('div');
  picture.id = 'preview';
  picture.append(lid, words);
  lid.style.width = '500px';
  Object.assign(picture.style, {
    position: 'fixed', inset: 0, zIndex: 1000, display: 'grid', gridTemplateColumns: '500px 1fr', gap: '76px',
    alignItems: 'center', padding: '0 64px', boxSizing: 'border-box',
    background: `radial-gradient(90% 120% at 24% 45%, ${glow}, #080d24)`,
  });
  document.getElementById('preview')?.remove();
  document.body.append(picture);
}"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
        with Server(Path(data) / "data") as house:
            page = browser.new_page(viewport=SIZE, reduced_motion="reduce")  # type: ignore[arg-type]
            page.goto(f"http://{house.address}/")
            for id in game_ids():
                take(page, id)
        browser.close()


def take(page: Page, id: str) -> None:
    """The picture of one game."""
    card = shelf()[id]
    page.locator(f'.lid svg[aria-label="{card.title}"]').first.wait_for()
    page.evaluate(COMPOSE, {"title": card.title, "accent": card.accent})
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=FOLDER / f"{id}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
