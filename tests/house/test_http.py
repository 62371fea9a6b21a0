"""The house's pages and API as any browser, or any program, meets them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from serai.house import pages
from serai.house.app import make_app
from serai.house.house import House
from serai.house.lan import lan_addresses, link_of
from serai.house.limits import Buckets
from serai.house.qr import qr_svg
from serai.house.store import Store
from serai.house.tables import Tables
from tests.house.guest import Guest
from tests.house.server import Server

Client = TestClient[Litestar]
AnyCase = Case[Any]
Guests = Callable[[str], Guest]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A house within this process, with a small bundle of its own."""
    bundle = tmp_path / "bundle"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<!doctype html><title>Serai</title>" + "<p>sand</p>" * 200)
    (bundle / "assets" / "app-123.js").write_text("play()\n" * 200)
    monkeypatch.setattr(pages, "BUNDLE", bundle)
    store = Store(tmp_path / "data")
    app = make_app(House(store, Tables(store, 0.01), ["http://192.168.1.7:8001"], Buckets(burst=20, each_second=0.1)))
    with TestClient(app, base_url="http://127.0.0.1:8001") as client:
        yield client


def test_the_shelf_shows_the_games_there_are_and_those_to_come(guest: Guests) -> None:
    house = guest("Ali").get("/house")
    boxes = {game["id"]: game["coming"] for game in house["games"]}
    assert boxes["deserto"] is False
    assert len(boxes) == 5
    assert [mind["id"] for mind in house["minds"]] == ["child", "porter", "merchant", "scholar", "master"]
    assert house["addresses"] == [], "this house listens to its own machine only"


def test_a_guest_is_known_by_a_cookie_that_no_script_and_no_other_site_can_use(server: Server) -> None:
    with httpx.Client(base_url=f"http://{server.address}") as browser:
        cookie = browser.get("/api/me").headers["set-cookie"]
        assert re.fullmatch(r"serai_guest=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax", cookie)
        assert "set-cookie" not in browser.get("/api/me").headers, "one is enough"


def test_the_application_answers_every_address_that_only_the_browser_knows(client: Client) -> None:
    for path in ("/", "/t/abc", "/rules/deserto", "/new/deserto"):
        page = client.get(path)
        assert page.status_code == 200
        assert page.text.startswith("<!doctype html><title>") and "Serai</title>" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
    assert client.get("/nothing.png").json()["error"] == "no-such-page"
    for outside in ("/..%2f..%2fetc/passwd", "/assets/..%2f..%2fdata/serai.sqlite"):
        answer = client.get(outside)
        assert "passwd" not in answer.text and "SQLite" not in answer.text


def test_assets_are_kept_for_good_and_pages_asked_for_again(client: Client) -> None:
    asset = client.get("/assets/app-123.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    page = client.get("/")
    assert client.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    unzipped = client.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in unzipped.headers
    assert unzipped.text == page.text


def test_without_a_bundle_the_house_says_how_to_build_it(
    client: Client,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pages, "BUNDLE", tmp_path / "missing")
    answer = client.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text


def test_every_answer_forbids_what_the_house_does_not_need(client: Client) -> None:
    for path in ("/", "/api/house", "/api/tables/none", "/api/docs"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_page_of_the_api_asks_nothing_of_any_other_place(client: Client) -> None:
    page = client.get("/api/docs").text
    assert "http:" not in page and "https:" not in page and '"//' not in page
    asked = re.findall(r'(?:src|href|url)(?:=|: )"([^"]+)"', page)
    assert sorted(asked) == sorted(
        ["data:,", "/api-page/swagger-ui.css", "/api-page/swagger-ui-bundle.js", "/api/docs/openapi.json"]
    )
    assert client.get("/api/docs/openapi.json").json()["paths"]["/api/tables"]["post"]


def test_the_qr_code_of_a_table_leads_others_on_the_network_to_it(client: Client) -> None:
    table = client.post("/api/tables", json={"game": "deserto", "seats": [{"kind": "open"}] * 2}).json()["id"]
    drawn = client.get(f"/api/tables/{table}/qr.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.content == qr_svg(f"http://192.168.1.7:8001/t/{table}")
    assert client.get("/api/tables/none/qr.svg").status_code == 404
    assert link_of("https://games.example/", ["http://192.168.1.7:8001"], "t/x") == "https://games.example/t/x"


def test_a_house_open_to_the_network_knows_where_it_can_be_reached() -> None:
    assert lan_addresses("127.0.0.1", 8001) == []
    shared = lan_addresses("0.0.0.0", 8001)
    assert len(set(shared)) == len(shared)
    for address in shared:
        found = urlsplit(address)
        assert found.port == 8001
        assert not IPv4Address(found.hostname or "").is_loopback


def test_an_address_that_wants_too_many_tables_has_to_wait(client: Client) -> None:
    seats = {"game": "deserto", "seats": [{"kind": "open"}] * 2}
    answers = [client.post("/api/tables", json=seats) for _ in range(25)]
    assert answers[0].status_code == 201
    assert answers[-1].json()["error"] == "too-fast"


# --- anything at all -----------------------------------------------------------------------------


@pytest.mark.parametrize("mode", GenerationMode)
def test_no_request_that_the_schema_allows_or_forbids_breaks_the_house(server: Server, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    # Any text may be the id of a table: only a body can be wrong in itself.
    with_body = [operation for operation in operations if operation.body]
    assert len(operations) > len(with_body) > 3
    with requests.Session() as session:
        for operation in operations if mode is GenerationMode.POSITIVE else with_body:
            try_out(operation.as_strategy(generation_mode=mode), session)


def try_out(cases: st.SearchStrategy[AnyCase], session: requests.Session) -> None:
    """Ask for all sorts of things, each from an address of its own so that none is asked to wait."""

    @given(cases, st.integers(0, 2**32 - 1).map(IPv4Address))
    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    def ask(case: AnyCase, address: IPv4Address) -> None:
        answer = case.call(headers={"X-Forwarded-For": str(address)}, session=session)
        assert answer.status_code < 500, answer.text

    ask()
