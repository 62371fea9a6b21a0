"""What a page says of itself before any script runs, for link previews and search engines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from serai.games.game import game_ids, shelf
from serai.house import pages
from serai.house.app import make_app
from serai.house.heads import wanted_language
from serai.house.house import House
from serai.house.limits import Buckets
from serai.house.store import Store
from serai.house.tables import Tables
from serai.texts import LANGUAGES, texts_in

#: The application's page is not built in every place that runs tests: its source has the same head.
SOURCE = Path(__file__).parents[2] / "web" / "index.html"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A house within this process, with the page that the browser is given."""
    (tmp_path / "bundle").mkdir()
    (tmp_path / "bundle" / "index.html").write_text(SOURCE.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(pages, "BUNDLE", tmp_path / "bundle")
    store = Store(tmp_path / "data")
    app = make_app(House(store, Tables(store, 0.01), [], Buckets(burst=20, each_second=1)))
    with TestClient(app, base_url="http://127.0.0.1:8001") as client:
        yield client


def meta(page: str) -> dict[str, str]:
    """The metadata of a page, by name."""
    return {
        name: unescape(text) for name, text in re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_the_language_of_who_asks(client: TestClient[Litestar], language: str) -> None:
    page = client.get("/", headers={"Accept-Language": f"{language}-XX,de;q=0.5"})
    assert f'<html lang="{language}">' in page.text
    assert "Accept-Language" in page.headers["vary"]
    assert meta(page.text)["description"] == texts_in(language).say("home-text")
    assert client.get(f"/?lang={language}", headers={"Accept-Language": "de"}).text == page.text


@pytest.mark.parametrize("game", game_ids())
def test_links_to_a_game_are_previewed_with_its_title_and_tagline(client: TestClient[Litestar], game: str) -> None:
    for room in ("new", "rules", "first"):
        told = meta(client.get(f"/{room}/{game}", headers={"Accept-Language": "fr"}).text)
        assert told["og:title"] == shelf()[game].title
        assert told["og:description"] == told["description"] == texts_in("fr").say("tagline", game=game)


@pytest.mark.parametrize("game", game_ids())
def test_links_to_a_game_are_previewed_with_a_picture_of_its_box(client: TestClient[Litestar], game: str) -> None:
    told = meta(client.get(f"/new/{game}").text)
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:image"] == f"http://127.0.0.1:8001/previews/{game}.jpg"
    picture = (SOURCE.parent / "public" / "previews" / f"{game}.jpg").read_bytes()
    assert picture.startswith(b"\xff\xd8"), "a JPEG"
    assert len(picture) < 80_000
    size = picture[picture.index(b"\xff\xc0") + 5 :][:4]
    assert (int.from_bytes(size[2:]), int.from_bytes(size[:2])) == (
        int(told["og:image:width"]),
        int(told["og:image:height"]),
    )


def test_only_pages_about_a_game_have_a_picture(client: TestClient[Litestar]) -> None:
    for address in ("/", "/about", "/t/abcdefghjkmn"):
        assert "og:image" not in meta(client.get(address).text)


def test_a_link_to_a_table_tells_nothing_of_it(client: TestClient[Litestar]) -> None:
    assert client.get("/t/abcdefghjkmn").text == client.get("/about").text


def test_languages_are_chosen_by_how_much_they_are_liked() -> None:
    assert wanted_language(None, "en;q=0.3, fr;q=0.9") == "fr"
    assert wanted_language(None, "") == wanted_language("xx", "de") == "en"
    assert wanted_language(None, "fr;q=much, en;q=0.9") == "fr"
