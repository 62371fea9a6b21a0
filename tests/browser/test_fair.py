"""The shuffle between browsers: each adds its own number, and sees that the others did."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from serai.table import fair
from tests.browser.conftest import OpenPage
from tests.browser.people import gather, take_seat

HASH = re.compile(r"^[0-9a-f]{64}$")


def table_of(page: Page) -> Any:
    """What the house says of the table that a page shows."""
    id = page.url.rpartition("/t/")[2]
    return page.request.get(f"/api/tables/{id}").json()


def test_two_browsers_add_to_the_shuffle_and_show_the_same_fingerprint(visit: OpenPage) -> None:
    pages = gather(visit, "deserto", "Aya", "Bo")
    for page in pages:
        expect(page.locator(".gameboard")).to_be_visible()
        page.get_by_role("tab", name="Table").click()
        shown = page.get_by_text(HASH).all_inner_texts()
        told = table_of(page)["fairness"]
        assert all(re.fullmatch("[0-9a-f]{32}", nonce) for nonce in told["nonces"]), told
        assert len(set(told["nonces"])) == 2
        assert shown == [told["seed_hash"], fair.fingerprint(told["seed_hash"], told["words"], told["nonces"])]


def test_somebody_who_has_gone_is_not_waited_for_and_somebody_who_reloads_is(visit: OpenPage) -> None:
    aya, bo, cem = visit("/api/me"), visit("/api/me"), visit("/api/me")
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "open"}, {"kind": "open"}]
    table = aya.request.post("/api/tables", data={"game": "deserto", "seats": seats}).json()["id"]
    aya.goto(f"/t/{table}")
    for page, name in ((bo, "Bo"), (cem, "Cem")):
        page.goto(f"/t/{table}")
        take_seat(page, name)
    expect(aya.get_by_text("Aya, Bo, and Cem (sealed until the start)")).to_be_visible()
    bo.reload()
    expect(bo.get_by_role("button", name="Start the game")).to_be_visible()
    cem.goto("about:blank")
    while not table_of(aya)["seats"][2]["away"]:
        aya.wait_for_timeout(50)
    aya.get_by_role("button", name="Start the game").click()
    expect(bo.locator(".gameboard")).to_be_visible()
    assert [bool(nonce) for nonce in table_of(aya)["fairness"]["nonces"]] == [True, True, False]
