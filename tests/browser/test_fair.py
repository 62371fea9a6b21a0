"""The shuffle between browsers: each adds its own number, and sees that the others did."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from serai.table import fair
from tests.browser.conftest import PATIENCE_MS, OpenPage
from tests.browser.people import gather, take_seat, the_end
from tests.house.guest import Guest
from tests.house.server import Server
from tests.house.test_frozen import change_row, in_event

MISSING = "This browser’s number is not in"
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
        sealed = fair.commitments(told["nonces"])
        assert shown == [told["seed_hash"], fair.fingerprint(told["seed_hash"], told["rules"], told["words"], sealed)]


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
    # Whoever keeps the house could have waited for just that: Cem is told, and finds it again at the table's shuffle.
    told = cem.get_by_role("status").get_by_text(MISSING)
    cem.goto(f"/t/{table}")
    expect(told).to_be_visible()
    cem.locator(".note").filter(has_text=MISSING).get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    cem.reload()
    cem.get_by_role("tab", name="Table").click()
    expect(cem.get_by_text(MISSING)).to_have_count(1)
    expect(told).to_have_count(0)
    expect(bo.get_by_text(MISSING)).to_have_count(0)
    for seat, page in enumerate((aya, bo, cem)):
        assert page.request.post(f"/api/tables/{table}/seats/{seat}/leave", data={"mind": "random"}).ok
    for page, verdict, icon in ((bo, "Your own number is among", "sound"), (cem, MISSING, "missing")):
        the_end(page).wait_for()
        page.get_by_text("Export and fair shuffle").click()
        page.get_by_role("button", name="Check the shuffle").click()
        checked = page.get_by_role("status").filter(has_text="draws follow")
        expect(checked).to_contain_text(verdict)
        expect(checked).to_have_class(re.compile(rf"\b{icon}\b"))


def test_after_the_game_every_browser_finds_its_own_number_in_any_of_its_tabs(visit: OpenPage) -> None:
    aya, bo = visit("/api/me"), visit("/api/me")
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "open"}]
    table = aya.request.post("/api/tables", data={"game": "deserto", "seats": seats}).json()["id"]
    tab = aya.context.new_page()
    for page in (aya, tab, bo):
        page.goto(f"/t/{table}")
    take_seat(bo, "Bo")
    expect(tab.get_by_text("Aya and Bo (sealed until the start)")).to_be_visible()
    tab.get_by_role("button", name="Start the game").click()
    for seat, page in enumerate((aya, bo)):
        expect(page.locator(".gameboard")).to_be_visible()
        assert page.request.post(f"/api/tables/{table}/seats/{seat}/leave", data={"mind": "random"}).ok
    for page in (aya, tab, bo):
        the_end(page).wait_for()
        page.get_by_text("Export and fair shuffle").click()
        page.get_by_role("button", name="Check the shuffle").click()
        expect(page.get_by_text("draws follow")).to_contain_text("Your own number is among what was added.")


def test_a_keeper_who_changes_a_sealed_number_during_the_opening_is_found_out_by_all_who_were_there(
    browser: Browser, tmp_path: Path
) -> None:
    with Server(tmp_path / "data") as server, Guest(server, "Keeper") as keeper:
        table = keeper.make_table("me", "open", "open")
        line = keeper.join(table)
        first, chosen = "a1" * 16, "c3" * 16
        line.send({"do": "commit", "seat": 0, "commitment": fair.commitment(first)})
        sealed = line.until("happened", "commit")["entry"]["number"]
        others = [sit_down(browser, server, table, seat) for seat in (1, 2)]
        while not all(line.table["fairness"]["commitments"]):
            line.hear()
        line.send({"do": "start"})
        while line.table["fairness"]["waiting"] != [0]:
            line.hear()
        # Now the keeper knows the others' numbers, and the seed: time to look for a deal that suits.
        server.stop()
        change_row(tmp_path / "data", table, sealed, in_event(commitment=fair.commitment(chosen)))
        server.open()
        line = keeper.join(table)
        line.send({"do": "reveal", "seat": 0, "nonce": chosen})
        line.until("happened", "start")
        for page in others:
            told = page.get_by_role("alert").get_by_text("someone may have chosen the draws")
            expect(told).to_be_visible(timeout=PATIENCE_MS)
            page.context.close()


def sit_down(browser: Browser, server: Server, table: str, seat: int) -> Page:
    """Somebody in a browser of their own at a seat of a table."""
    page = browser.new_context(base_url=f"http://{server.address}", locale="en-GB").new_page()
    page.goto("/api/me")
    assert page.request.post(f"/api/tables/{table}/seats/{seat}", data={"name": f"Guest {seat}"}).ok
    page.goto(f"/t/{table}")
    return page
