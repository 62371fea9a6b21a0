"""Deserto's table: names of its cells, what a place would bring, and who has passed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table, goes_on, hand, take_turn


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_columns_and_rows_are_named_as_the_log_names_them(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "deserto", size=size)
    assert goes_on(page)
    boxes = {}
    for name in "ab12":
        line = page.locator(".carpet .line", has_text=name)
        expect(line).to_be_in_viewport()
        boxes[name] = line.bounding_box()
    cells = [page.locator(f"[data-cell='{cell}']").bounding_box() for cell in range(4)]
    assert all(boxes.values()) and all(cells)
    middles = [(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2) for cell in cells if cell]
    for name, axis, these in (("a", 0, (0, 2)), ("b", 0, (1, 3)), ("1", 1, (0, 1)), ("2", 1, (2, 3))):
        box = boxes[name]
        assert box
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)[axis]
        near = sorted(range(4), key=lambda cell: abs(middles[cell][axis] - at))[:2]
        assert set(near) == set(these), f"{name} stands beside its own cells"


def test_every_place_where_a_card_may_go_says_what_it_would_win(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto")
    tried = 0
    while tried < 3 and goes_on(page):
        for card in hand(page):
            if "no place" in (card.get_attribute("aria-label") or ""):
                continue
            card.click()
            for cell in page.locator("[data-cell].open").all():
                label = cell.get_attribute("aria-label") or ""
                won = re.search(r"Wins .*?(one card|(\d+) cards)", label)
                worth = "0" if won is None else "+1" if won[2] is None else f"+{won[2]}"
                expect(cell.locator(".worth")).to_have_attribute("data-shows", worth)
                tried += 1
            page.keyboard.press("Escape")
        take_turn(page)
    assert tried >= 3


def test_it_is_seen_who_has_just_passed(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", bots=3)
    page.evaluate("""() => {
      window.passed = 0;
      new MutationObserver(() => {
        const words = [...document.querySelectorAll('.place')].map((place) => place.innerText).join('\\n');
        if (/\\bpasses\\b/i.test(words)) window.passed += 1;
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    while goes_on(page) and page.evaluate("window.passed") == 0:
        take_turn(page)
    assert page.evaluate("window.passed") > 0
