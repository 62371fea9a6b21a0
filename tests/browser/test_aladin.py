"""People fly Aladdin's carpet in their browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.people import (
    at_a_table,
    begin,
    gather,
    set_table,
    shown_event,
    table_of,
    the_end,
    wait_until_shown,
)

VOTE = re.compile(r"^(Vote for|Guess) path")
VIZIER = re.compile(r"^Send the vizier")
REWARD = re.compile(r"points for")
DONE = "End the round"
FLYING = re.compile("^Aladdin flies along path")
#: How many there are while the carpet is in the air, which it may no longer be.
CHOICES_IN_FLIGHT = """() => document.querySelector('.prompt-bar').innerText.includes('Aladdin flies')
  ? document.querySelectorAll('[data-open=yes]').length : 0"""
#: Makes the last legal move for all who sit here, no faster than the house allows, until one of them can end the game.
PLAY_TO_THE_LAST_ROUND = """table => new Promise((there) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  line.onmessage = ({ data }) => {
    const { eyes, table: seen } = JSON.parse(data);
    const { moves, seat, view } = eyes?.find(({ moves }) => moves.length) ?? {};
    if (!moves) return;
    if (view.round === 8 && view.phase === 'buying') return line.close(), there();
    const answer = { do: 'play', seat, move: moves.at(-1).move, after: seen.number };
    setTimeout(() => line.send(JSON.stringify(answer)), 50);
  };
})"""


def open_choices(page: Page) -> Locator:
    """All that may be chosen now: it glows."""
    return page.locator("[data-open=yes]")


def go_on(page: Page) -> Locator:
    """Under the votes that lie open: the button of whoever has read them."""
    return page.get_by_role("button", name="Continue")


def goes_on(page: Page) -> bool:
    """Returns when there is something to choose (true) or the game is over (false); reads the votes that lie open."""
    while True:
        open_choices(page).or_(go_on(page)).or_(the_end(page)).first.wait_for()
        if not go_on(page).is_visible():
            return not the_end(page).is_visible()
        go_on(page).press("Enter")
        go_on(page).wait_for(state="hidden")


def sensible(page: Page) -> Locator:
    """A reward if one can be paid, the end of the round if that is all, else the first thing that glows."""
    rewards = open_choices(page).and_(page.get_by_role("button", name=REWARD))
    done = page.get_by_role("button", name=DONE)
    if rewards.count():
        return rewards.first
    return done if done.is_visible() else open_choices(page).first


def choose(page: Page, which: Locator, how: Callable[[Locator], None] = Locator.click) -> None:
    before = shown_event(page)
    how(which)
    wait_until_shown(page, before)


def take_turn(page: Page) -> None:
    assert goes_on(page)
    choose(page, sensible(page))


def tap_twice(choice: Locator) -> None:
    """The first tap looks, the second chooses; what needs no second look is chosen by the first."""
    choice.tap()
    confirm = choice.locator(".confirm")
    if confirm.count():
        choice.tap()


def test_a_whole_game_is_tapped_on_a_phone(visit: OpenPage) -> None:
    page = visit("/new/aladin", size=PHONE, has_touch=True, is_mobile=True)
    set_table(page, "Aya", "Bot")
    begin(page)
    while goes_on(page):
        choose(page, sensible(page), tap_twice)
    count = page.get_by_role("group", name="Final scoring")
    expect(count).to_be_visible()
    totals = [int(told) for told in count.locator(".player > b").all_inner_texts()]
    crowned = [int(told) for told in count.locator(".winner > b").all_inner_texts()]
    assert len(totals) == 2 and set(crowned) == {max(totals)}


def test_a_tap_looks_before_it_chooses_and_escape_lets_go(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin", size=PHONE, has_touch=True, is_mobile=True)
    assert goes_on(page)
    before = shown_event(page)
    page.get_by_role("button", name=VOTE).nth(1).tap()
    expect(page.get_by_text(re.compile(r"^Path 2: .*(clouds?|flight ends)\.$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(re.compile(r"^Path 2: .*(clouds?|flight ends)\.$"))).to_be_hidden()
    assert shown_event(page) == before


def test_rounds_are_played_by_keyboard_alone(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin")
    rounds = 0
    while rounds < 2 and goes_on(page):
        before = shown_event(page)
        if page.get_by_role("button", name=VOTE).count():
            page.keyboard.press("2")
        elif page.get_by_role("button", name=VIZIER).count():
            page.keyboard.press("v")
            page.keyboard.press("ArrowRight")
        elif page.get_by_role("button", name=DONE).count():
            page.keyboard.press("ArrowRight")  # the first that glows; the last of them ends the round
            page.keyboard.press("ArrowLeft")
            rounds += 1
        else:
            page.keyboard.press("1")
        page.keyboard.press("Enter")
        wait_until_shown(page, before)


def test_nothing_is_to_be_chosen_until_aladdin_has_landed_and_then_the_keys_lead_there(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin")
    flying = page.get_by_text(FLYING)
    while not flying.is_visible():
        open_choices(page).or_(go_on(page)).or_(flying).first.wait_for()
        if go_on(page).is_visible():
            go_on(page).press("Enter")
            go_on(page).wait_for(state="hidden")
        elif open_choices(page).count():
            own = page.get_by_role("button", name=re.compile("^Vote for path")).first.is_visible()
            page.emulate_media(reduced_motion="no-preference" if own else "reduce")  # her own flight is to be seen
            sensible(page).press("Enter")
            page.wait_for_timeout(100)
    assert page.evaluate(CHOICES_IN_FLIGHT) == 0
    flying.wait_for(state="hidden")
    expect(page.locator(".gameboard :focus")).to_have_count(1)


@pytest.mark.parametrize("width", [1440, 1000, 390])
def test_the_city_keeps_its_size_whoever_of_eight_is_to_move(visit: OpenPage, width: int) -> None:
    page = at_a_table(visit, "aladin", bots=7, size={"width": width, "height": 900})
    assert goes_on(page)
    page.evaluate("""() => {
      window.sizes = new Set();
      const note = ([{ contentRect }]) => window.sizes.add(`${contentRect.width} x ${contentRect.height}`);
      new ResizeObserver(note).observe(document.querySelector('[data-carpet]').parentElement);
    }""")
    for _ in range(6):
        take_turn(page)
        assert goes_on(page)
    seen = page.evaluate("() => [...window.sizes]")
    assert len(seen) <= 1, seen


def own_voter(visit: OpenPage) -> Page:
    """One of two, in the active team."""
    for _ in range(12):
        page = at_a_table(visit, "aladin")
        assert goes_on(page)
        if not page.get_by_role("button", name=VIZIER).count():
            return page
    raise AssertionError("twelve times in the other team")


def own_captain(visit: OpenPage, size: dict[str, int]) -> Page:
    """One of eight, captain of those who guess: in which team she sits is drawn."""
    for _ in range(12):
        page = at_a_table(visit, "aladin", bots=7, size=size)
        assert goes_on(page)
        if page.get_by_role("button", name=VIZIER).count():
            return page
    raise AssertionError("twelve times in the active team")


#: What of the flight cards is not wholly within its card.
CUT_OFF = """() => [...document.querySelectorAll('.flights .choice:has(.card)')].flatMap((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [...card.querySelectorAll('.number, .card > .picture, .gain, .given, .voters svg')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
  }).map((each) => `${each.className} ${each.textContent}`);
})"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (430, 932), (844, 390)], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("part", ["", "/hand"], ids=["table", "hand"])
def test_nothing_of_a_flight_card_is_cut_off(visit: OpenPage, size: tuple[int, int], part: str) -> None:
    page = own_captain(visit, {"width": size[0], "height": size[1]})
    page.goto(f"/t/{table_of(page)}{part}")
    page.locator(".flights .gain").first.wait_for()
    assert page.evaluate(CUT_OFF) == []


def test_nothing_of_a_flight_card_is_cut_off_on_a_television(visit: OpenPage) -> None:
    page = own_captain(visit, {"width": 1920, "height": 1080})
    page.goto(f"/t/{table_of(page)}/screen")
    page.locator(".flights .gain").first.wait_for()
    assert page.evaluate(CUT_OFF) == []


def ballot(page: Page) -> Locator:
    return page.get_by_role("button", name=VOTE).or_(page.get_by_role("button", name=VIZIER))


def vote_until_all_lie_open(page: Page, *others: Page) -> None:
    """All of these people vote for what glows first, until the first of them sees the votes."""
    while not go_on(page).is_visible():
        for each in (page, *others):
            if open_choices(each).and_(ballot(each)).count():
                open_choices(each).first.press("Enter")
        page.wait_for_timeout(100)


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_the_reveal_stays_until_somebody_goes_on(visit: OpenPage, motion: bool) -> None:
    page = at_a_table(visit, "aladin", motion=motion)
    vote_until_all_lie_open(page)
    before = shown_event(page)
    page.wait_for_timeout(3000)
    assert shown_event(page) == before, "nothing goes on while it is read"
    go_on(page).click()
    expect(go_on(page)).to_have_count(0)
    assert goes_on(page)


#: Plays for Bo: he flies where it brings most and Aya never sends her vizier, buys as soon as he can pay for something,
#: and exchanges one thing.
BUY_AND_EXCHANGE = """table => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  let exchanged = false;
  const worth = ({ flights }, vote) => {
    const { stones, clouds, stops } = flights[Number(vote.at(-1)) - 1].brings;
    return stops ? -9 : clouds + Object.values(stones).reduce((sum, each) => sum + each, 0);
  };
  line.onmessage = ({ data }) => {
    const { eyes, table: seen } = JSON.parse(data);
    const { seat, view, moves: legal } = eyes?.[0] ?? { moves: [] };
    const moves = legal.map(({ move }) => move);
    const [vote] = moves.filter((move) => /^vote [123]$/.test(move)).map((move) => [move, worth(view, move)])
      .sort(([, one], [, other]) => other - one).map(([move]) => move);
    const [buys, sells] = ['buy ', 'sell '].map((does) => moves.find((move) => move.startsWith(does)));
    const move = vote ?? buys ?? (exchanged ? undefined : sells) ?? moves.at(-1);
    exchanged ||= move !== undefined && move === sells;
    if (move) setTimeout(() => line.send(JSON.stringify({ do: 'play', seat, move, after: seen.number })), 50);
  };
}"""
#: From now on the page notes by its own clock what its prompt says, at which event, and whether one can choose.
WATCH_PROMPT = """() => {
  window.told = [];
  const look = () => {
    const event = document.querySelector('[data-event]')?.dataset.event ?? '';
    const says = document.querySelector('.prompt-bar')?.innerText ?? '';
    const before = window.told.at(-1);
    if (before?.event === event && before.says === says) return;
    window.told.push({ at: performance.now(), event, says, open: document.querySelector('[data-open=yes]') !== null });
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-event'] });
}"""
#: How long each of these is to be read at least, at any speed; timers are a little early, and never much.
TO_BE_READ = {"Bo buys": 2100, "Bo exchanges": 950, "Bo may buy and exchange": 1400}


def time_to_read(page: Page) -> dict[str, list[float]]:
    """How many milliseconds each of these sentences stood in the prompt, up to now."""
    told = page.evaluate("window.told")
    stood: dict[str, list[float]] = {sentence: [] for sentence in TO_BE_READ}
    for line, following in pairwise(told):
        for sentence in TO_BE_READ:
            if line["says"].startswith(sentence):
                assert not line["open"], "nothing is to be chosen while it is read"
                stood[sentence].append(following["at"] - line["at"])
    return stood


def others_purchases(visit: OpenPage) -> list[dict[str, list[float]]]:
    """A game in which Bo buys and exchanges, as Aya sees it: the whole table, and a hand beside a shared screen."""
    aya, bo = gather(visit, "aladin", "Aya", "Bo", size=PHONE, motion=True)
    aya.evaluate("localStorage.setItem('serai-speed', '2')")
    aya.reload()
    phone = aya.context.new_page()
    phone.goto(f"/t/{table_of(aya)}/hand")
    pages = [aya, phone]
    for page in pages:
        page.locator(".gameboard").wait_for()
        page.evaluate(WATCH_PROMPT)
    bo.evaluate(BUY_AND_EXCHANGE, table_of(bo))
    while not all(all(time_to_read(page).values()) for page in pages) and not the_end(aya).is_visible():
        if go_on(aya).is_visible():
            go_on(aya).press("Enter")
        elif open_choices(aya).count() and shown_event(phone) >= shown_event(aya):  # which must not stay far behind
            open_choices(aya).last.press("Enter")
        aya.wait_for_timeout(100)
    return [time_to_read(page) for page in pages]


def test_what_others_gather_buy_or_exchange_can_be_read_before_the_game_goes_on(visit: OpenPage) -> None:
    for _ in range(5):  # in one game of a hundred he can never pay for anything
        read = others_purchases(visit)
        for stood in read:
            for sentence, times in stood.items():
                assert min(times, default=TO_BE_READ[sentence]) >= TO_BE_READ[sentence], stood
        if all(all(stood.values()) for stood in read):
            return
    raise AssertionError("five games in which nothing was bought")


#: Prompts of which not all is seen.
TRUNCATED = """() => [...document.querySelectorAll('.prompt-bar p')]
  .filter((words) => words.scrollHeight > words.clientHeight + 1).map((words) => words.textContent)"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("part", ["", "/hand"], ids=["table", "hand"])
def test_no_prompt_is_cut_short_nor_who_voted_for_what(visit: OpenPage, part: str, language: str) -> None:
    page = at_a_table(visit, "aladin", bots=7, size={"width": 360, "height": 740}, language=language)
    page.goto(f"/t/{table_of(page)}{part}")
    voters = page.locator(".flights .voters svg")
    while not voters.count():  # until all votes lie open
        page.wait_for_timeout(50)
        assert page.evaluate(TRUNCATED) == []
        for button in (open_choices(page), page.locator(".reveal button:enabled")):
            if button.count():
                button.first.press("Enter")
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(TRUNCATED) == []


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1366, "height": 768}], ids=["1440", "1366"])
def test_on_a_desktop_the_city_is_large(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "aladin", bots=3, size=size)
    assert goes_on(page)
    city = page.locator("[data-still=city]").bounding_box()
    assert city and city["height"] > 0.75 * size["height"]


def test_only_what_is_asked_for_is_gold(visit: OpenPage) -> None:
    page = own_captain(visit, DESKTOP)
    borders = page.locator(".flights .choice").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).borderColor)"
    )
    assert len(set(borders)) == 1
    assert borders[0] == page.locator(".rewards .choice").first.evaluate("one => getComputedStyle(one).borderColor")


def test_everybodys_total_is_seen_all_game(visit: OpenPage) -> None:
    page = in_the_last_round(visit)
    told = page.get_by_text(re.compile(r"^Aya, .* in all")).inner_text()
    [total] = re.findall(r"(\d+) in all", told)
    shown = page.locator(".team li", has_text="Aya").locator(".total")
    expect(shown).to_have_text(total)


def test_the_carpet_flies_at_the_speed_that_is_set(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin", motion=True)
    page.evaluate("localStorage.setItem('serai-speed', '2')")
    page.reload()
    page.evaluate("""() => {
      const look = () => {
        const flies = document.querySelector('[data-carpet]')?.getAnimations()
          .find(({ effect }) => effect.getKeyframes().length > 8);
        if (flies) window.flight = flies.effect.getTiming().duration;
        else setTimeout(look, 20);
      };
      look();
    }""")
    while not page.evaluate("window.flight"):
        for button in (open_choices(page), go_on(page)):
            if button.count():
                button.first.press("Enter")
        page.wait_for_timeout(50)
    assert page.evaluate("window.flight") <= 7 * 130  # seven cells, in half the usual time


def test_what_one_takes_back_is_named(visit: OpenPage) -> None:
    page = own_captain(visit, DESKTOP)
    table = page.get_by_role("region", name="The table")
    choose(page, page.get_by_role("button", name=VIZIER).first)
    table.get_by_role("button", name="Change the vizier").click()
    expect(page.get_by_role("button", name=VIZIER).first).to_be_visible()
    choose(page, page.get_by_role("button", name=VOTE).first)
    expect(table.get_by_role("button", name="Change my vote")).to_be_visible()


def test_each_captain_has_a_sign_and_is_told_to_those_who_do_not_look(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin", bots=3)
    assert goes_on(page)
    signed = page.locator(".team li", has=page.locator(".captain svg:visible")).locator(".who")
    expect(signed).to_have_count(2)
    for name in signed.all_inner_texts():
        expect(page.get_by_text(re.compile(f"^{name}, .*, captain: "))).to_be_attached()
    expect(page.get_by_text(re.compile(", captain: "))).to_have_count(2)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 844, "height": 390}], ids=["desktop", "phone", "lying"])
def test_what_a_captain_is_can_be_asked_by_a_tap_by_keys_and_by_ear(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "aladin", bots=3, size=size, has_touch=True)
    assert goes_on(page)
    signs = page.get_by_role(
        "button", name=re.compile("^.+, captain of (Day|Night) this round: makes the team’s joint")
    )
    expect(signs).to_have_count(2)
    told = page.locator(".team").get_by_text("Captain this round: makes the team’s joint choices")
    for sign in signs.all():
        city = page.locator("[data-still=city]").bounding_box()
        expect(told).to_have_count(0)
        sign.click() if size == DESKTOP else sign.tap()
        expect(told).to_be_in_viewport(ratio=1)
        assert page.locator("[data-still=city]").bounding_box() == city, "it takes no room"
        sign.press("Escape")
        expect(told).to_have_count(0)
        sign.press("Enter")
        expect(told).to_be_visible()
        sign.press("Enter")


#: The numbers drawn in a part of a flight card: with their signs, stones and clouds apart.
DRAWN = """(card, part) => {
  const all = [...card.querySelectorAll(`.${part} .gain, .${part} .given`)];
  const told = (one) => one.innerText.replace('−', '-').trim();
  const clouds = all.filter((one) => one.querySelector('.cloud'));
  const stones = all.filter((one) => !one.querySelector('.cloud'));
  return [stones.map(told), clouds.map(told)];
}"""


def test_what_is_drawn_on_a_flight_card_is_what_its_label_says(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin")
    seen = 0
    while seen < 12:  # three rounds of four paths
        assert goes_on(page)
        for card in page.get_by_role("button", name=VOTE).all():
            label = card.inner_text()
            (stones, [*clouds]) = card.evaluate(DRAWN, "gains")
            said = re.search(r"Path \d: (.*?); (?:(clouds unchanged)|clouds ([+−]\d+)|then the last cloud)", label)
            assert said, label
            given = re.search(r"(\d+) stones? to drop", said[1])
            found = [f"+{count}" for count in re.findall(r"(\d+) (?:rub|emer|sapph)", said[1])]
            assert stones[: len(found)] == found, label
            assert stones[len(found) :] == ([f"-{given[1]}"] if given else []), label
            if said[3]:
                assert clouds == [said[3].replace("−", "-")], label
            elif said[2]:
                assert clouds in ([], ["0"]), label
            held = re.search(r"You would hold (\d+) stones? and (?:(\d+) clouds?|no cloud)\.", label)
            assert held, label
            assert card.evaluate(DRAWN, "holds") == [[held[1]], [held[2] or "0"]], label
            seen += 1
        take_turn(page)


def in_the_last_round(visit: OpenPage) -> Page:
    """Aya and Bo at one screen, since it is drawn whose the eighth round is: only its purchase is left."""
    page = visit("/new/aladin")
    set_table(page, "Aya", "Bo")
    begin(page)
    page.evaluate(PLAY_TO_THE_LAST_ROUND, table_of(page))
    page.mouse.move(0, 0)  # or else it looks at the reward that lies there
    expect(page.get_by_role("img", name="Round 8 of 8")).to_be_visible(timeout=60_000)
    assert goes_on(page)
    page.evaluate("document.activeElement.blur()")  # or else it tells of the reward that the keys stand on
    return page


def test_the_last_round_is_named_to_whoever_ends_it(visit: OpenPage) -> None:
    page = in_the_last_round(visit)
    expect(page.get_by_text(re.compile("Last round: .* end the round", re.I))).to_be_visible()
    page.get_by_role("button", name=DONE).click()
    expect(the_end(page)).to_be_visible()


def test_a_tablet_upright_shows_the_city_large(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin", bots=7, size={"width": 768, "height": 1024})
    assert goes_on(page)
    city = page.locator("[data-carpet]").locator("..").bounding_box()
    assert city and city["width"] > 768 / 2


def test_a_reward_clicked_before_the_flight_says_when_it_is_bought(visit: OpenPage) -> None:
    page = own_voter(visit)
    page.locator("[data-move='buy sun']").click()
    expect(page.get_by_text("You can buy rewards after the flight.")).to_be_visible()
    expect(page.get_by_role("link", name="See the rule")).to_have_count(0)


def test_votes_are_secret_until_all_have_chosen(visit: OpenPage) -> None:
    aya, bo = gather(visit, "aladin", "Aya", "Bo")
    for page in (aya, bo):
        page.get_by_role("button", name=VOTE).first.wait_for()
    choose(aya, aya.get_by_role("button", name=VOTE).nth(2))
    expect(aya.get_by_text(re.compile(r"^Aya, .*cards put down: 3\."))).to_be_attached()
    expect(bo.get_by_text(re.compile(r"^Aya, .*cards put down: \?\."))).to_be_attached()
    while not bo.get_by_text(re.compile(r"^Aya, .*cards put down: \d(, \d)?\.")).count():
        for page in (aya, bo):
            if open_choices(page).count():
                choose(page, open_choices(page).first)


def put_down(page: Page, name: str) -> Locator:
    """The cards that somebody has put down, as they are told."""
    return page.get_by_text(re.compile(rf"^{name}, .*cards put down: [\d?]"))


def test_team_mates_show_each_other_a_flight_and_take_back_a_vote_unseen_by_the_others(visit: OpenPage) -> None:
    aya, rival, mate = gather(visit, "aladin", "Aya", "Bo", "Cy")  # every other seat is of the same team
    for page in (aya, rival, mate):
        page.get_by_role("button", name=VOTE).first.wait_for()
    if aya.get_by_role("button", name=VIZIER).count():  # hers are the ones who forbid a path
        choose(aya, aya.get_by_role("button", name=VIZIER).first)
    choose(aya, aya.get_by_role("button", name=VOTE).first)
    for page in (rival, mate):
        expect(put_down(page, "Aya")).to_be_attached()
    third = "[data-move='vote 3']"
    aya.locator(third).click()
    expect(mate.locator(f"{third} .pointer")).to_be_visible()
    mate.locator("[data-show='2']").click()  # who has still to vote shows a path, too
    expect(aya.locator("[data-move='vote 2'] .pointer")).to_be_visible()
    expect(rival.locator(".pointer")).to_have_count(0)
    aya.keyboard.press("Escape")
    expect(mate.locator(f"{third} .pointer")).to_have_count(0)
    aya.get_by_role("region", name="The table").get_by_role("button", name=re.compile("^Change my")).click()
    for page in (rival, mate):
        expect(put_down(page, "Aya")).to_have_count(0)
    expect(open_choices(aya).first).to_be_visible()


def test_an_exchange_tells_its_price_and_a_reward_too_dear_its_rule(visit: OpenPage) -> None:
    page = at_a_table(visit, "aladin")
    while goes_on(page) and not page.get_by_role("button", name=DONE).count():
        choose(page, open_choices(page).first)
    clouds = page.locator("[data-move='sell clouds']")
    expect(clouds.locator(".trade")).to_have_text("→ +1")  # two clouds are drawn before it, however many are held
    expect(clouds.locator(".held")).to_have_text(re.compile(r"^of \d+$"))
    # Not all of them can be paid with what one flight brings.
    page.locator("[data-move^=buy]:not([data-open])").last.click()
    expect(page.get_by_role("link", name="See the rule")).to_be_visible()
    rule = page.get_by_role("link", name="See the rule")
    expect(rule).to_have_attribute("href", re.compile("/rules/aladin#rule-reward-price$"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_suits_everyone(visit: OpenPage, size: dict[str, int]) -> None:
    page = at_a_table(visit, "aladin", bots=3, size=size)
    assert goes_on(page)
    check(page)
    page.get_by_role("button", name=re.compile("Français")).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    check(page)
