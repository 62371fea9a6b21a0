"""What is asked for has a halo; what else can be done has a line around it, and nothing else glows in gold."""

from __future__ import annotations

import pytest

from serai.games.game import game_ids
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table, gather
from tests.browser.turns import TAKE_TURN, has_turn, take_turns

#: How many things of a class are seen on the board, and how many of those have a halo.
COUNT = """kind => {
  const seen = [...document.querySelectorAll(`.gameboard ${kind}`)].filter((one) => one.checkVisibility());
  const haloed = seen.filter((one) => getComputedStyle(one, '::after').boxShadow !== 'none');
  return [seen.length, haloed.length];
}"""


#: What of the board has a golden halo, or casts one, though it asks for nothing. The moon is paler than gold.
GOLDEN = r"""() => {
  const isGold = (layer) => {
    const [, space, inside] = /(rgba?|color)\(([^)]*)\)/.exec(layer) ?? [];
    if (!space || layer.includes('inset')) return false;
    const numbers = inside.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
    const [r, g, b] = numbers.slice(0, 3).map((one) => (space === 'color' ? one * 255 : one));
    const lengths = layer.replace(/(rgba?|color)\([^)]*\)/, '').match(/-?[\d.]+px/g) ?? [];
    const blur = parseFloat(lengths[2] ?? 0);
    return blur > 0 && (numbers[3] ?? 1) > 0 && r > 150 && r > g && g > b && r - b > 100;
  };
  const shadows = ({ boxShadow, filter }) => [
    ...boxShadow.split(/,(?![^(]*\))/),
    ...[...filter.matchAll(/drop-shadow\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, shadow]) => shadow),
  ];
  const parts = [...document.querySelectorAll('.gameboard *')].filter((one) => one.checkVisibility());
  return parts.filter((one) => !one.matches('.asked, [data-suggested]')).flatMap((one) =>
    [undefined, '::before', '::after']
      .filter((what) => shadows(getComputedStyle(one, what)).some(isGold))
      .map((what) => `${one.getAttribute('class') ?? one.tagName}${what ?? ''}`));
}"""

ADD_A_HALO = """() => {
  const halo = document.createElement('p');
  Object.assign(halo, { className: 'halo', textContent: 'Aya' });
  halo.style.boxShadow = '0 0 1em color-mix(in srgb, var(--gold) 45%, transparent)';
  document.querySelector('.gameboard').append(halo);
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_what_is_asked_for_glows_and_what_else_can_be_done_does_not(
    visit: OpenPage, game: str, size: dict[str, int]
) -> None:
    page = at_a_table(visit, game, size=size)
    for _ in range(5):
        page.wait_for_function("() => document.title.startsWith('●')", polling=20)
        page.mouse.move(0, 0)
        onward = page.get_by_role("button", name="Continue")  # where something is to be read first
        page.locator(".gameboard :is(.asked, .can)").or_(onward).first.wait_for()
        if onward.is_visible():
            onward.press("Enter")
            onward.wait_for(state="hidden")
            continue
        asked, haloed = page.evaluate(COUNT, ".asked")
        able, wrong = page.evaluate(COUNT, ".can")
        assert asked + able > 0, "nothing says what can be done"
        assert haloed == asked
        assert wrong == 0
        assert page.evaluate(GOLDEN) == []
        TAKE_TURN[game](page)


@pytest.mark.parametrize("game", game_ids())
def test_whose_turn_it_is_is_marked_without_a_halo(visit: OpenPage, game: str) -> None:
    pages = gather(visit, game, "Aya", "Bo")
    for _ in range(3):
        while not any(has_turn(page) for page in pages):
            pages[0].wait_for_timeout(20)
        for page in pages:
            for size in (DESKTOP, PHONE):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                assert page.evaluate(GOLDEN) == []
            page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        take_turns(game, *pages, most=1)
    page = pages[0]
    page.evaluate(ADD_A_HALO)
    assert page.evaluate(GOLDEN) == ["halo"], "such a halo would be seen"
