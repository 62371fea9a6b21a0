"""The end of a game: the board tells it, then the house speaks of it beside the board; at once where one asks."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.games.game import find_game, game_ids
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import at_a_table, pull_up, table_of
from tests.browser.test_levels import watch

#: How each board shows at last, in its own way, that the game is over and how it ended.
CELEBRATED = {
    "aladin": ".gameboard [data-count] .winner .crown",
    "deserto": ".gameboard [data-count] .best svg",
    "hezar": ".gameboard .ground:is(.dawn, .dark)",
    "shahrazad": ".gameboard .verdict.spoken",
    "sultaniya": ".gameboard [data-count] .seat.winner .crown",
}
#: Passes or plays the first legal move over a line of its own, as soon as the page shows what went before, to the end.
PLAY_ON = """table => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  const shown = () => Number(document.querySelector('[data-event]').dataset.event);
  const play = (move, seat, after) => {
    if (shown() < after) {
      document.querySelector('.reveal button')?.click(); // votes that lie open have been read
      setTimeout(play, 20, move, seat, after);
    } else line.send(JSON.stringify({ do: 'play', seat, move, after }));
  };
  line.onerror = fail;
  line.onmessage = ({ data }) => {
    const { eyes, table: seen } = JSON.parse(data);
    if (!eyes) return;
    const [eye] = eyes;
    if (seen.status === 'over') return line.close(), done();
    const choice = eye.moves.find(({ move }) => move === 'pass') ?? eye.moves[0];
    if (choice) play(choice.move, eye.seat, seen.number);
  };
})"""


def play_on(page: Page) -> None:
    """A game alone, in which nobody stops to think."""
    page.locator("[data-event]").wait_for()
    page.evaluate(PLAY_ON, table_of(page))


def the_end(page: Page) -> Locator:
    return page.locator("#end")


def result_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Show the result")


@pytest.mark.parametrize("game", ["shahrazad", "sultaniya"])
def test_a_count_is_told_before_the_end_screen_which_can_be_asked_for(visit: OpenPage, game: str) -> None:
    page = at_a_table(visit, game, bots=0, motion=True)
    play_on(page)
    result_button(page).wait_for()
    assert not the_end(page).is_visible()
    expect(page.get_by_role("list", name="Players")).not_to_contain_text(re.compile("Won|Has told"))
    expect(page.get_by_role("tabpanel")).not_to_contain_text("The game is over")
    result_button(page).click()
    expect(the_end(page)).to_be_visible()
    page.reload()
    the_end(page).or_(result_button(page)).first.wait_for()
    assert the_end(page).is_visible(), "whoever opens a finished game need not wait"


def test_the_heaps_of_deserto_are_counted_before_anyone_can_add_them_up(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", motion=True)
    page.evaluate("localStorage.setItem('serai-speed', '2')")
    page.reload()
    play_on(page)
    count = page.locator("[data-count]")
    count.wait_for()
    won, given, total = count.get_by_role("row", include_hidden=True).nth(1).locator("td").all()
    expect(total).to_be_visible()
    assert not won.is_visible() and not given.is_visible()
    expect(given).to_be_visible()
    assert int(won.inner_text()) + int(given.inner_text()) == int(total.inner_text())


def test_what_is_told_together_is_counted_round_by_round_and_summed(visit: OpenPage) -> None:
    page = visit("/new/shahrazad")
    watch(page, "Master", "Master")  # who never tell a first round that leaves no second
    the_end(page).wait_for()
    count = page.locator(".gameboard").get_by_role("table")  # the board with its count is the end
    expect(count.get_by_role("rowheader")).to_have_text(["Round 1", "Round 2"])
    *rounds, last = count.get_by_role("row").all()
    scores = []
    for *lines, score in map(points, rounds):
        assert score == sum(lines) > 0
        scores.append(score)
    expect(last.get_by_role("cell").last).to_have_text(str(sum(scores)))


def points(row: Locator) -> list[int]:
    """What a line of the count says, with the sign that is printed."""
    return [int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts()]


#: How much of what the board shows is in its picture: of so many bands, from top to bottom, how many colours there are
#: in the picture for each that the page itself shows there.
SHARES = """async ([picture, page, box, bands]) => {
  const draw = async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    paper.drawImage(image, 0, 0);
    return paper;
  };
  const [saved, seen] = [await draw(picture), await draw(page)];
  const tall = Math.floor(box.height / bands);
  const colours = (paper, x, y, width, height) =>
    new Set(new Uint32Array(paper.getImageData(x, y, width, height).data.buffer)).size;
  return Array.from({ length: bands }, (_, band) => {
    const y = band * tall;
    return colours(saved, 0, 2 * y, 2 * box.width, 2 * tall) / colours(seen, box.x, box.y + y, box.width, tall);
  });
}"""


#: The counts on the board over whose middle something lies that is not the board's.
COVERED = """() => [...document.querySelectorAll('.gameboard [data-count]')].filter((count) => {
  const box = count.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !top?.closest('.gameboard');
}).map((count) => count.outerHTML.slice(0, 80))"""
#: Nothing but the board is to be seen from now on.
ALONE = """() => {
  document.body.style.visibility = 'hidden';
  document.querySelector('.gameboard').style.visibility = 'visible';
}"""


def saved_picture(page: Page, file: Path) -> bytes:
    save = page.get_by_role("button", name="Save a picture")
    if not save.is_visible():
        pull_up(page)
    with page.expect_download() as saved:
        save.click()
    saved.value.save_as(file)
    return file.read_bytes()


@pytest.mark.parametrize("game", game_ids())
def test_nothing_covers_the_final_board_and_its_picture_shows_all_of_it(
    visit: OpenPage, tmp_path: Path, game: str
) -> None:
    page = at_a_table(visit, game, bots=find_game(game).card.min_players - 1)
    play_on(page)
    the_end(page).wait_for()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("document.body.style.visibility = 'visible'")
        counts = page.locator(".gameboard [data-count]").or_(page.get_by_role("table"))
        assert counts.first.is_visible(), "the house counts where the board does not"
        assert page.locator(CELEBRATED[game]).count() > 0
        assert page.evaluate(COVERED) == []
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        picture = saved_picture(page, tmp_path / f"{game}-{size['width']}.png")
        if page.locator(".gameboard [data-count]").count():
            expect(page.locator(".end > .count")).to_be_hidden()  # beside it the house does not say it again
        width, height = struct.unpack(">II", picture[16:24])
        box = page.locator(".gameboard").bounding_box()
        assert box is not None
        assert (width, height) == (int(box["width"] * 2), int((box["height"] + 44) * 2))
        page.evaluate(ALONE)
        whole = {"x": box["x"], "y": box["y"] + page.evaluate("scrollY"), **{k: box[k] for k in ("width", "height")}}
        seen = page.screenshot(full_page=True)
        encoded = [base64.b64encode(image).decode() for image in (picture, seen)]
        shares = page.evaluate(SHARES, [*encoded, whole, 12])
        assert min(shares) > 0.5, f"what is on the board but not in its picture: {shares}"


def test_all_tabs_beside_the_board_are_read_once_there_is_a_result(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", language="fr-FR")
    play_on(page)
    expect(page.get_by_role("tab")).to_have_count(4)
    for tab in page.get_by_role("tab").all():
        expect(tab).to_be_in_viewport(ratio=1)
        assert tab.evaluate("tab => tab.scrollWidth <= tab.clientWidth"), tab.inner_text()


def test_the_replay_is_shared_by_its_link(visit: OpenPage) -> None:
    page = at_a_table(visit, "deserto", permissions=["clipboard-read", "clipboard-write"])
    play_on(page)
    page.get_by_role("button", name="Share the replay").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/t/{table_of(page)}/replay")
