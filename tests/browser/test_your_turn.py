"""“Your turn” is noticed by those who look elsewhere, and heard by those who want to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table, gather, my_turn, take_turn
from tests.browser.test_aladin import take_turn as vote
from tests.browser.turns import has_turn, take_turns

COUNT_NOTES = """() => {
  const start = AudioScheduledSourceNode.prototype.start;
  window.notes = 0;
  AudioScheduledSourceNode.prototype.start = function (...at) { window.notes++; return start.apply(this, at); };
}"""


def two_at_a_table(visit: OpenPage, **more: bool) -> tuple[Page, Page]:
    """Two people who have begun a game: first the one whose turn it is."""
    aya, bo = gather(visit, "deserto", "Aya", "Bo", **more)
    my_turn(aya).or_(aya.get_by_text("To move", exact=True)).first.wait_for()
    return (aya, bo) if my_turn(aya).is_visible() else (bo, aya)


def picture(page: Page) -> str:
    return str(page.locator("link[rel='icon']").get_attribute("href"))


def notes(page: Page) -> int:
    return int(page.evaluate("window.notes"))


def test_the_tab_says_whose_turn_it_is_and_a_sound_unless_muted(visit: OpenPage) -> None:
    mover, other = two_at_a_table(visit)
    for page in (mover, other):
        page.evaluate(COUNT_NOTES)
        page.get_by_role("tab", name="Chat").click()  # no sound on a page that nobody has touched
    expect(mover).to_have_title("● Your turn – Deserto · Serai")
    expect(other).to_have_title("Deserto · Serai")
    assert (picture(mover), picture(other)) == ("/favicon-turn.svg", "/favicon.svg")
    mover.get_by_role("button", name="Settings").click()
    sound = mover.get_by_role("switch", name="Sound on your turn")
    expect(sound).to_be_checked()
    sound.uncheck()
    mover.keyboard.press("Escape")
    heard = notes(mover)
    take_turn(mover)
    expect(other).to_have_title("● Your turn – Deserto · Serai")
    expect(mover).to_have_title("Deserto · Serai")
    other.wait_for_function("() => window.notes === 3")
    take_turn(other)
    expect(mover).to_have_title("● Your turn – Deserto · Serai")
    assert notes(mover) == heard
    mover.reload()
    mover.get_by_role("button", name="Settings").click()
    expect(sound).not_to_be_checked()


def test_the_time_left_is_right_where_the_clock_of_a_machine_is_wrong(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", clock=60)
    page.add_init_script("const now = Date.now; Date.now = () => now() - 3_600_000;")
    page.reload()
    expect(page.get_by_role("list", name="Players").get_by_role("timer")).to_have_text(re.compile("^(0:5|1:00)"))


def test_after_the_time_a_last_call_is_counted_down_and_a_choice_still_counts(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", clock=10)
    expect(my_turn(page)).to_be_visible()
    timer = page.get_by_role("list", name="Players").get_by_role("timer")
    expect(timer.get_by_text(re.compile("^([4-9]|10) s more$"))).to_be_visible(timeout=15_000)
    take_turn(page)
    expect(timer.get_by_text("s more")).to_be_hidden()
    expect(page.get_by_text(re.compile("^Time is up"))).to_have_count(0)


def test_when_the_time_for_a_move_runs_out_the_house_chooses_and_says_so(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", clock=4)
    left = page.get_by_role("list", name="Players").get_by_role("timer")
    expect(left).to_have_text(re.compile("^0:0[1-4]$"))
    page.goto(f"{page.url}/hand")
    expect(page.get_by_role("region", name="Aya’s hand")).to_be_visible()
    expect(page.get_by_role("timer")).to_be_visible()
    page.goto(page.url.removesuffix("/hand"))
    expect(
        page.get_by_role("button", name=re.compile("^Time is up: a move was made automatically. You "))
    ).to_be_visible(timeout=15_000)


def test_whoever_is_at_the_table_is_told_when_the_house_moves_in_somebodys_stead(visit: OpenPage) -> None:
    aya, bo = visit("/api/me"), visit("/api/me", size=PHONE)
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "open"}]
    body = {"game": "deserto", "seats": seats, "clock": 2}
    table = aya.request.post("/api/tables", data=body).json()["id"]
    bo.request.post(f"/api/tables/{table}/seats/1", data={"name": "Bo"})
    aya.goto(f"/t/{table}")
    bo.goto(f"/t/{table}/hand")
    aya.get_by_role("button", name="Start the game").click()
    aya.get_by_role("tab", name="Chat").click()  # the log is out of sight
    told = re.compile("^Time is up: a move was made automatically")
    for page in (aya, bo):
        # Whoever is to move then reads it in the prompt, too, and longer.
        note = page.get_by_role("main").get_by_text(told).and_(page.locator(":not(.rival-did)"))
        expect(note).to_be_visible(timeout=15_000)
        page.get_by_role("button", name="Close", exact=True).click()
        expect(note).to_be_hidden(timeout=500)


SMALL = {"width": 360, "height": 640}


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=["desktop", "phone", "small"])
def test_of_eight_each_reads_that_it_is_their_turn_and_how_long(visit: OpenPage, size: dict[str, int]) -> None:
    page, bo = visit("/api/me", size=size), visit("/api/me")
    seats = [{"kind": "me", "name": "Aya"}, {"kind": "open"}] + [{"kind": "bot", "mind": "random"}] * 6
    table = page.request.post("/api/tables", data={"game": "aladin", "seats": seats, "clock": 300}).json()["id"]
    bo.request.post(f"/api/tables/{table}/seats/1", data={"name": "Bo"})  # who takes her time
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    players = page.get_by_role("list", name="Players")
    mine = players.get_by_text("Your turn")
    expect(mine).to_be_visible()
    box = mine.bounding_box()
    assert box and box["width"] > 40
    clock = players.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^[45]:\d\d$"))
    expect(clock).to_be_in_viewport(ratio=1)
    assert float(clock.evaluate("timer => parseFloat(getComputedStyle(timer).fontSize)")) >= 16
    rows = players.get_by_role("listitem")
    # What rounding to whole pixels may do is no move.
    edges = (
        "all => all.flatMap((one) => { const { left, right } = one.getBoundingClientRect(); return [left, right]; })"
    )
    before = rows.evaluate_all(edges)
    while mine.is_visible():  # until the game waits for Bo
        vote(page)
        page.wait_for_timeout(500)
    expect(players.get_by_text("Aya")).to_be_visible()
    assert rows.evaluate_all(edges) == pytest.approx(before, abs=1), "nobody moves"


@pytest.mark.parametrize("game", ["deserto", "hezar", "shahrazad", "sultaniya"])
def test_on_a_phone_the_prompt_says_what_was_done_before_ones_turn(visit: OpenPage, game: str) -> None:
    page = at_a_table(visit, game, size=PHONE)
    did = page.locator(".rival-did", has_text="Morgiane")
    for _ in range(6):
        while not has_turn(page):
            page.wait_for_timeout(20)
        if did.count():
            break
        take_turns(game, page, most=1)
    expect(did).to_be_in_viewport(ratio=1)
    assert did.evaluate(
        """(said) => {
          const bar = said.closest('.prompt-bar').getBoundingClientRect();
          const boxes = [...said.parentElement.children].map((part) => part.getBoundingClientRect());
          return boxes.every(({ top, bottom }) => top >= bar.top && bottom <= bar.bottom);
        }"""
    ), "nothing stands over its edges"
