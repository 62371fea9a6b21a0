"""Rules pages: pictures that say the truth at every width, rulings that are marked, a drawer over the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from serai.games.aladin.edition import read_edition
from serai.games.edition import EditedGame, house_edition
from serai.games.game import find_game, game_ids
from serai.house.editions import Editions
from tests.browser.axe import check
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.people import at_a_table
from tests.house.server import Server

WIDTHS = (1440, 1024, 768, 390, 320)

#: What is wrong with the pictures of a rules page: an arrow outside a group, a pair outside one (two kinds of things by
#: turns, or left beside a group), a group that is neither one row nor one column, or something that leaves its frame.
WRONG = """() => {
  const wrong = [];
  const kind = (thing) => `${thing.tagName} ${thing.classList[0] ?? ''}`;
  for (const frame of document.querySelectorAll('.frame > [role=img]')) {
    const label = frame.getAttribute('aria-label');
    const edge = frame.getBoundingClientRect();
    for (const child of frame.children) if (child.matches('.arrow')) wrong.push(`${label}: an arrow alone`);
    const kinds = [...frame.children].filter((child) => !child.matches('[data-together]')).map(kind);
    const isGrouped = kinds.length < frame.children.length;
    const pairs = new Set(kinds.filter((one) => isGrouped || kinds.indexOf(one) < kinds.lastIndexOf(one)));
    if (pairs.size > 1) wrong.push(`${label}: a pair that is not together`);
    for (const thing of frame.querySelectorAll(':scope > *, [data-together] > *')) {
      const box = thing.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1) wrong.push(`${label}: out of the frame`);
    }
    for (const group of frame.querySelectorAll('[data-together]')) {
      const boxes = [...group.children].map((child) => child.getBoundingClientRect());
      const row = boxes.every((box, i) => i === 0 || box.left >= boxes[i - 1].right - 1);
      const column = boxes.every((box, i) => i === 0 || box.top >= boxes[i - 1].bottom - 1);
      if (!row && !column) wrong.push(`${label}: not in a row`);
      if (boxes.some((box) => box.width < 12)) wrong.push(`${label}: squeezed`);
    }
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", game_ids())
def test_no_picture_says_something_false_by_wrapping(visit: OpenPage, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.locator(".frame").first.wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(WRONG) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", game_ids())
def test_house_rulings_and_the_own_edition_are_marked(visit: OpenPage, game: str) -> None:
    page = visit(f"/rules/{game}")
    played = find_game(game)
    page.get_by_role("heading", level=1).wait_for()
    for rule in played.rulings:
        expect(page.locator(f"#rule-{rule}")).to_contain_text("House rule")
    assert page.locator("li .ruling").count() == len(played.rulings)
    own = page.get_by_role("heading", name="The house’s own edition")
    expect(own).to_have_count(1 if isinstance(played, EditedGame) else 0)


MY_BOX = {
    'name = "Serai"': 'name = "My box"',
    "palace = 1": "palace = 5",
    '{ name = "moon", price = { clouds = 5 }, points = 6 }': '{ name = "moon", price = { clouds = 4 }, points = 13 }',
}


@pytest.fixture
def my_box(house: Server) -> Iterator[Editions]:
    """The keeper plays Aladin with what their own box shows: another palace, a dearer moon."""
    text = house_edition("aladin").read_text("utf-8")
    for own, mine in MY_BOX.items():
        assert own in text
        text = text.replace(own, mine)
    editions = Editions(house.data)
    editions.use("aladin", text)
    yield editions
    editions.reset("aladin")


def pictured_moon(page: Page) -> str:
    """The points of the reward for clouds in the picture of the purchase."""
    return page.locator("#section-purchase [data-reward=moon] > b").inner_text()


def test_pictures_show_what_the_house_s_own_edition_has(visit: OpenPage) -> None:
    page = visit("/rules/aladin")
    rewards = {reward.name: reward for reward in read_edition(house_edition("aladin")).rewards}
    pictured = page.locator("#section-purchase [data-reward]")
    expect(pictured).to_have_count(2)
    for one in pictured.all():
        name = one.get_attribute("data-reward") or ""
        assert one.locator("> b").inner_text() == str(rewards[name].points)
    label = page.locator("#section-purchase [role=img]").get_attribute("aria-label") or ""
    assert "6 points for 5 clouds" in label
    expect(page.locator("#section-options [data-side=moon]")).to_be_visible()
    expect(page.locator("#section-options [data-tornado^=T]")).to_be_visible()


def test_pictures_and_note_follow_the_edition_of_the_house_and_of_the_table(visit: OpenPage, my_box: Editions) -> None:
    page = visit("/rules/aladin")
    expect(page.get_by_role("heading", name="Edition: “My box”")).to_be_visible()
    expect(page.get_by_text("The rulebook counts its components")).to_have_count(0)
    assert pictured_moon(page) == "13"
    page = at_a_table(visit, "aladin")
    my_box.reset("aladin")
    open_drawer(page)
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("heading", name="Edition: “My box”")).to_be_visible()
    assert pictured_moon(page) == "13", "the table goes on with the edition it was begun with"
    page = visit("/rules/aladin")
    expect(page.get_by_role("heading", name="The house’s own edition")).to_be_visible()
    assert pictured_moon(page) == "6"


#: What stands on the tiles of an edition, exchanged.
EXCHANGED = {
    "shahrazad": [('"red"', '"black"'), ('"tale-lamp"', '"tale-crane"')],
    "sultaniya": [('"window"', '"tower"'), ('"cupola"', '"garden"')],
}


@pytest.mark.parametrize("game", sorted(EXCHANGED))
def test_pictures_are_drawn_from_the_edition_in_use(visit: OpenPage, game: str) -> None:
    def pictures(page: Page) -> list[str]:
        page.locator(".frame").first.wait_for()
        return page.locator(".frame > [role=img]").evaluate_all("all => all.map((one) => one.innerHTML)")  # type: ignore[no-any-return]

    def exchange(route: Route) -> None:
        text = route.fetch().text()
        for one, other in EXCHANGED[game]:
            text = text.replace(one, "...").replace(other, one).replace("...", other)
        route.fulfill(body=text, content_type="application/json")

    page = visit(f"/rules/{game}")
    own = pictures(page)
    page.route(f"**/api/games/{game}/opening", exchange)
    page.reload()
    others = pictures(page)
    assert len(own) == len(others) > 0
    assert sum(one != other for one, other in zip(own, others, strict=True)) >= 3


def open_drawer(page: Page) -> None:
    """One touch away, whatever stands beside the board."""
    page.get_by_role("link", name="Rules").click()


@pytest.mark.parametrize("how", ["escape", "button", "back"])
def test_the_rules_open_over_the_table_and_go_away(visit: OpenPage, how: str) -> None:
    page = at_a_table(visit, "deserto")
    table = page.url
    open_drawer(page)
    drawer = page.get_by_role("dialog", name="Rules of Deserto")
    expect(drawer).to_be_visible()
    assert page.url == table
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    if how == "escape":
        check(page)
        page.keyboard.press("Escape")
    elif how == "button":
        drawer.get_by_role("button", name="Close").click()
    else:
        page.go_back()
    expect(drawer).to_be_hidden()
    assert page.url == table
    expect(page.get_by_role("link", name="Rules")).to_be_focused()
    expect(page.get_by_role("list", name="Players")).to_be_visible()


#: What is cut off, or stands under something else, in the row (lying: the rail) in which the sign of the rules is.
CRAMPED = """(row) => [...row.querySelectorAll('button, a')].flatMap((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const cut = part.scrollWidth > part.clientWidth || Math.min(width, height) < 24 || !part.contains(seen);
  return cut ? [`${part.ariaLabel ?? part.textContent} ${width} x ${height}`] : [];
})"""


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (844, 390), (667, 375)])
@pytest.mark.parametrize("part", ["", "/hand"])
def test_on_a_small_phone_and_on_a_hand_the_rules_are_one_touch_away(
    visit: OpenPage, part: str, size: tuple[int, int]
) -> None:
    page = at_a_table(visit, "deserto", clock=60, size={"width": size[0], "height": size[1]}, language="fr-FR")
    page.locator("[data-event]").wait_for()
    page.goto(page.url + part)
    sign = page.get_by_role("link", name="Règles")
    expect(sign).to_be_in_viewport(ratio=1)
    page.wait_for_function("() => document.title.startsWith('●')")
    row = page.locator(".phone header" if part else "aside .head")
    expect(row.get_by_role("link", name="Règles")).to_have_count(1)
    assert row.evaluate(CRAMPED) == []
    box = row.bounding_box()
    assert box and min(box["width"], box["height"]) <= 48, "one row, or one rail"
    sign.click()
    expect(page.get_by_role("dialog", name="Règles de Deserto")).to_be_visible()


def test_the_drawer_opens_at_the_rule_that_was_asked_for(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", size=PHONE)
    rule = find_game("deserto").rules[-1].rules[-1]
    page.evaluate(
        """(rule) => {
          const link = document.createElement('a');
          Object.assign(link, { href: `/rules/deserto#rule-${rule}`, textContent: 'that rule' });
          link.dataset.drawer = '';
          document.querySelector('main').prepend(link);
        }""",
        rule,
    )
    page.get_by_role("link", name="that rule").click()
    expect(page.locator(f"dialog #rule-{rule}")).to_be_in_viewport()
    expect(page.locator(f"dialog #rule-{rule}")).to_have_class(re.compile("sought"))
