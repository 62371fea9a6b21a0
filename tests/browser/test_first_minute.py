"""The first minute: a newcomer sees where to start, what kind of game each box holds, and how to begin."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from serai.games.game import find_game, game_ids, shelf
from serai.texts import texts_in
from tests.browser.axe import check
from tests.browser.conftest import PHONE, OpenPage

SIZES = [(1440, 900), (1366, 768), (768, 1024), (390, 844), (360, 640), (844, 390)]

#: Whether an element is whole in the window, and on top there: nothing covers its middle.
IN_SIGHT = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && element.contains(at);
}"""


def begin_buttons(page: Page) -> list[str]:
    """What begins a game, and is not in sight."""
    play = page.locator("button[form=company]")
    guided = page.get_by_role("link", name="Guided game")
    return [what.inner_text() for what in (play, guided) if not what.evaluate(IN_SIGHT)]


@pytest.mark.parametrize("game", game_ids())
def test_play_and_guided_game_are_in_sight_at_every_size_and_number_of_players(visit: OpenPage, game: str) -> None:
    page = visit(f"/new/{game}")
    card = find_game(game).card
    for players in range(card.min_players, card.max_players + 1):
        if card.min_players < card.max_players:
            page.locator(f"input[name=players][value='{players}']").check(force=True)
        expect(page.locator(".seats > li")).to_have_count(players)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            assert begin_buttons(page) == [], (players, width, height)


@pytest.mark.parametrize("game", game_ids())
def test_every_option_is_explained_where_it_is_chosen(visit: OpenPage, game: str) -> None:
    page = visit(f"/new/{game}", size=PHONE)
    page.locator("button[form=company]").wait_for()
    for option in find_game(game).options:
        choice = page.get_by_role("combobox", name=texts_in("en").say(f"option-{option.id}", game=game), exact=True)
        about = texts_in("en").say(f"option-{option.id}-about", game=game)
        expect(choice).to_have_accessible_description(about)
        expect(page.get_by_text(about)).to_be_visible()


def test_a_newcomer_sees_where_to_start_and_what_kind_of_game_each_is(visit: OpenPage) -> None:
    page = visit("/")
    first = next(id for id, card in shelf().items() if card.newcomers)
    start = page.get_by_role("link", name="Start the guided game")
    expect(start).to_have_attribute("href", f"/first/{first}")
    assert start.evaluate(IN_SIGHT)
    for game in game_ids():
        expect(page.get_by_text(texts_in("en").say("genre", game=game), exact=True)).to_be_visible()
    check(page)
    page.evaluate("localStorage.setItem('serai-name', 'Aya')")
    page.reload()
    expect(page.get_by_role("link", name="Deserto")).to_be_visible()
    expect(start).to_have_count(0)  # who has played here knows
