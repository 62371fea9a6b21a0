"""Stories of the shuffle before the first draw: browsers commit, then open what they committed to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from serai.table import fair, record
from serai.table.company import Wish
from serai.table.events import CalledOff, Left, Logged, Opening, Revealed, Seat, Started
from serai.table.record import BadRecord
from serai.table.shuffle import PATIENCE_MS
from serai.table.table import BrokenLog, Refusal, Table
from tests.table.test_company import rebuilt
from tests.table.test_table import AYA, BO, BOT, play_on, set_table

AYAS, BOS = "a1" * 16, "b0" * 16


def committed() -> Table:
    """Aya's and Bo's browsers have committed; a bot adds nothing."""
    table = set_table(AYA, BO, BOT)
    table.commit(0, fair.commitment(AYAS), now=1100)
    table.commit(1, fair.commitment(BOS), now=1200)
    return table


def refused(error: str, asked: object) -> None:
    with pytest.raises(Refusal) as refusal:
        asked()  # type: ignore[operator]
    assert refusal.value.error == error


def test_the_game_begins_when_every_browser_has_opened_its_commitment() -> None:
    table = committed()
    assert [type(logged.event) for logged in table.start(now=2000)] == [Opening]
    table.reveal(1, BOS, now=2010)
    assert table.shuffle.missing() == [0]
    assert isinstance(table.reveal(0, AYAS, now=2020)[1].event, Started)
    assert table.status == "playing" and table.shuffle.nonces == [AYAS, BOS, ""]


def test_what_a_browser_adds_changes_the_deal_and_stands_in_the_record() -> None:
    table = committed()
    table.start(now=2000)
    table.reveal(0, AYAS, now=2010)
    table.reveal(1, BOS, now=2020)
    play_on(table, Random(1))
    game = record.read(msgspec.json.encode(record.export(table)))
    assert game.nonces == [AYAS, BOS, ""]
    # What all could note before anyone opened: the seed's hash, the rules, the words and the commitments.
    sealed = fair.fingerprint(game.seed_hash, table.rules_hash, ["", "", ""], fair.commitments([AYAS, BOS, ""]))
    assert record.verify(game, sealed) == 52
    for other in ([], [AYAS, AYAS, ""]):
        with pytest.raises(BadRecord) as bad:
            record.verify(msgspec.structs.replace(game, nonces=other))
        assert bad.value.line.text == "record-draw"
    # In capitals a nonce has the same bytes and the same hash, but would give another deal.
    for nonces in (["spades", "", ""], [AYAS.upper(), BOS, ""], [AYAS, BOS]):
        with pytest.raises(BadRecord) as bad:
            record.verify(msgspec.structs.replace(game, nonces=nonces))
        assert bad.value.line.text == "record-nonce"


def test_a_browser_opens_only_what_it_has_committed_to() -> None:
    table = committed()
    refused("no-reveal-asked", lambda: table.reveal(0, AYAS, now=1500))
    table.start(now=2000)
    refused("bad-reveal", lambda: table.reveal(0, BOS, now=2010))
    refused("no-reveal-asked", lambda: table.reveal(2, BOS, now=2010))


def test_nobody_changes_a_commitment_or_words_when_others_have_begun_to_open_theirs() -> None:
    table = committed()
    refused("already-committed", lambda: table.commit(0, fair.commitment(BOS), now=1500))
    table.start(now=2000)
    table.reveal(1, BOS, now=2010)
    refused("shuffle-opening", lambda: table.add_words(0, "the four of viziers", now=2020))
    refused("shuffle-opening", lambda: table.commit(2, fair.commitment(BOS), now=2020))


def test_saying_the_same_twice_changes_nothing() -> None:
    table = committed()
    assert table.commit(0, fair.commitment(AYAS), now=1500) == []
    table.start(now=2000)
    table.reveal(0, AYAS, now=2010)
    assert table.reveal(0, AYAS, now=2020) == []


def test_a_browser_that_is_not_there_is_not_waited_for_and_adds_nothing() -> None:
    table = committed()
    table.start(now=2000, absent={1})
    assert table.shuffle.commitments == [fair.commitment(AYAS), "", ""], "all see what is opened, and what is not"
    table.reveal(0, AYAS, now=2010)
    assert table.status == "playing" and table.shuffle.nonces == [AYAS, "", ""]


def test_whoever_does_not_open_holds_nobody_up_for_long_and_everyone_commits_anew() -> None:
    table = committed()
    table.start(now=2000)
    table.reveal(0, AYAS, now=2010)
    refused("shuffle-opening", lambda: table.start(now=2000 + PATIENCE_MS - 1))
    (called,) = table.start(now=2000 + PATIENCE_MS)
    assert table.told(called, 0).args == {"why": "late", "names": "Bo"}
    assert table.shuffle.called_off == 1
    assert table.shuffle.commitments == table.shuffle.nonces == ["", "", ""]
    assert Table.rebuild(table.id, table.log).shuffle.commitments == ["", "", ""]
    table.commit(0, fair.commitment("a2" * 16), now=13000)
    table.start(now=13500)
    table.reveal(0, "a2" * 16, now=13600)
    assert table.status == "playing"


def test_whoever_leaves_meanwhile_calls_the_start_off_and_the_log_says_so() -> None:
    table = committed()
    table.start(now=2000)
    table.reveal(0, AYAS, now=2010)
    called, left, *_ = table.leave(1, None, now=2020)
    assert isinstance(left.event, Left)
    assert table.told(called, 0).args["why"] == "left"
    for one in (table, rebuilt(table)):
        assert one.shuffle.opening is None and one.shuffle.commitments == ["", "", ""]
        assert one.shuffle.called_off == 1


def opening() -> Table:
    """Aya and Bo have committed, Aya has opened; the other two seats are free until the start."""
    table = set_table(AYA, BO, Seat("open"), Seat("open"))
    table.commit(0, fair.commitment(AYAS), now=1100)
    table.commit(1, fair.commitment(BOS), now=1200)
    table.start(now=2000, mind="child")
    table.reveal(0, AYAS, now=2010)
    return table


SEATINGS: dict[str, Callable[[Table, int], object]] = {
    "a stranger sits down": lambda table, now: table.sit(2, "Cy", "cy", now),
    "the host changes nothing": lambda table, now: table.arrange(
        [Wish(keep=0), Wish(keep=1), Wish(), Wish()], {}, None, True, table.number, now
    ),
    "somebody goes on at a phone": lambda table, now: table.carry(1, "phone", now),
}


@pytest.mark.parametrize("how", SEATINGS)
def test_while_numbers_are_opened_nobody_has_the_cards_dealt_anew_by_changing_seats(how: str) -> None:
    table = opening()
    before = len(table.log)
    refused("shuffle-opening", lambda: SEATINGS[how](table, 2020))
    assert (len(table.log), table.shuffle.missing(), table.shuffle.called_off) == (before, [1], 0)
    SEATINGS[how](table, 2000 + PATIENCE_MS)
    called = table.log[before].event
    assert isinstance(called, CalledOff) and called.names == ["Bo"], "whoever was waited for in vain is named"
    assert table.shuffle.called_off == rebuilt(table).shuffle.called_off == 1


def test_a_closed_table_does_not_begin_with_the_last_number_opened() -> None:
    table = opening()
    table.close(now=2020)
    for one in (table, rebuilt(table)):
        refused("no-reveal-asked", lambda one=one: one.reveal(1, BOS, now=2030))
        assert (one.status, one.shuffle.missing()) == ("closed", [])


def test_a_table_closed_in_the_midst_of_opening_by_an_older_serai_stays_closed() -> None:
    table = opening()
    table.close(now=2020)
    called = next(place for place, logged in enumerate(table.log) if isinstance(logged.event, CalledOff))
    kept = [logged for place, logged in enumerate(table.log) if place != called]
    old = Table.rebuild("t1", [Logged(place, one.at, one.event) for place, one in enumerate(kept, start=1)])
    refused("no-reveal-asked", lambda: old.reveal(1, BOS, now=2030))
    assert old.status == "closed"


def test_a_start_called_off_in_an_old_log_names_nobody() -> None:
    old = msgspec.json.decode(b'{"number":7,"at":1,"event":{"event":"calledoff","seats":[1]}}', type=Logged)
    assert committed().told(old, 0).args == {"why": "unknown", "names": ""}


def test_a_log_with_a_number_that_was_never_promised_is_not_followed() -> None:
    log = [
        Logged(logged.number, logged.at, Revealed(0, BOS)) if isinstance(logged.event, Revealed) else logged
        for logged in opening().log
    ]
    with pytest.raises(BrokenLog):
        Table.rebuild("t1", log)


def test_a_table_without_browsers_begins_at_once() -> None:
    table = set_table(BOT, BOT)
    assert isinstance(table.start(now=2000)[0].event, Started)


def test_a_table_is_rebuilt_in_the_midst_of_opening() -> None:
    table = committed()
    table.start(now=2000)
    table.reveal(0, AYAS, now=2010)
    again = Table.rebuild(table.id, table.log)
    assert again.shuffle.missing() == [1]
    again.reveal(1, BOS, now=2020)
    assert again.status == "playing"
