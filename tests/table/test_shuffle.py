"""Stories of the shuffle before the first draw: browsers commit, then open what they committed to."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from serai.table import fair, record
from serai.table.events import Opening, Started
from serai.table.record import BadRecord
from serai.table.shuffle import PATIENCE_MS
from serai.table.table import Refusal, Table
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
    assert record.verify(game, fair.fingerprint(game.seed_hash, game.words, game.nonces)) == 52
    for other in ([], [AYAS, AYAS, ""]):
        with pytest.raises(BadRecord) as bad:
            record.verify(msgspec.structs.replace(game, nonces=other))
        assert bad.value.line.text == "record-draw"
    with pytest.raises(BadRecord) as bad:
        record.verify(msgspec.structs.replace(game, nonces=["spades", "", ""]))
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
    table.reveal(0, AYAS, now=2010)
    assert table.status == "playing" and table.shuffle.nonces == [AYAS, "", ""]


def test_whoever_does_not_open_holds_nobody_up_for_long_and_everyone_commits_anew() -> None:
    table = committed()
    table.start(now=2000)
    table.reveal(0, AYAS, now=2010)
    refused("shuffle-opening", lambda: table.start(now=2000 + PATIENCE_MS - 1))
    table.start(now=2000 + PATIENCE_MS)
    assert table.shuffle.commitments == table.shuffle.nonces == ["", "", ""]
    assert Table.rebuild(table.id, table.log).shuffle.commitments == ["", "", ""]
    table.commit(0, fair.commitment("a2" * 16), now=13000)
    table.start(now=13500)
    table.reveal(0, "a2" * 16, now=13600)
    assert table.status == "playing"


def test_a_seat_that_changes_hands_calls_the_start_off() -> None:
    table = committed()
    table.start(now=2000)
    table.reveal(0, AYAS, now=2010)
    table.leave(1, None, now=2020)
    assert table.shuffle.opening is None and table.shuffle.commitments == ["", "", ""]


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
