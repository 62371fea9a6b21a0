"""Stories of fair shuffles: what was promised is what was drawn, and anyone can check."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import msgspec
import pytest

from serai.table import fair, record
from serai.table.record import BadRecord, Record
from serai.table.table import Table
from tests.table.test_table import AYA, BO, BOT, SEED, play_on, set_table

# The first six draws under SEED, of two seats of which the second said “sésame”, from 51 cards: docs/fair.md.
DOCUMENTED = [16, 10, 18, 19, 1, 14]
# The same, where the second seat's browser added 16 bytes of hexadecimal “ab”.
NONCE = "ab" * 16
DOCUMENTED_RULES = "32c19b378b9c289c15e2981e645d4a3602f4cf57b462ea459682ad69c6fa17fa"
DOCUMENTED_FINGERPRINT = "367581eaebad5d42589fe0c4fd0c9fdb2422a0cd362aeb6a7776094c932a76ed"
DOCUMENTED_WITH_NONCE = [15, 8, 41, 8, 12, 6]


def finished(words: str = "", seed: str = SEED, luck: int = 1) -> Table:
    table = set_table(AYA, BO, BOT, seed=seed)
    if words:
        table.add_words(1, words, now=1500)
    table.start(now=2000)
    play_on(table, Random(luck))
    return table


def why_bad(game: Record) -> str:
    with pytest.raises(BadRecord) as bad:
        record.verify(game)
    return bad.value.line.text


def test_the_promise_is_the_hash_of_the_seed() -> None:
    table = set_table(AYA, BO)
    assert table.shuffle.seed_hash == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_the_published_function_gives_the_published_numbers() -> None:
    assert [fair.draw(SEED, ["", "sésame"], [], number, 51) for number in range(1, 7)] == DOCUMENTED
    numbers = range(1, 7)
    assert [fair.draw(SEED, ["", "sésame"], ["", NONCE], number, 51) for number in numbers] == DOCUMENTED_WITH_NONCE


def test_the_fingerprint_is_the_published_one() -> None:
    rules = fair.rules_hash("deserto", 1, {}, "")
    assert rules == hashlib.sha256(b"deserto\n1\n").hexdigest() == DOCUMENTED_RULES
    sealed = fair.commitments(["", NONCE])
    assert fair.fingerprint(fair.seed_hash(SEED), rules, ["", "sésame"], sealed) == DOCUMENTED_FINGERPRINT


def test_other_rules_options_or_cards_have_another_hash() -> None:
    one = fair.rules_hash("aladin", 1, {"storm": "no", "night": "no"}, "")
    assert one == fair.rules_hash("aladin", 1, {"night": "no", "storm": "no"}, "")
    others = [("aladin", 2, {"storm": "no", "night": "no"}, ""), ("aladin", 1, {"storm": "yes", "night": "no"}, "")]
    others.append(("aladin", 1, {"storm": "no", "night": "no"}, "[cards]"))
    assert len({one, *(fair.rules_hash(*other) for other in others)}) == 4


def test_draws_are_spread_evenly() -> None:
    counts = Counter(fair.draw(SEED, ["a", "b"], [], number, 6) for number in range(1, 6001))
    assert set(counts) == set(range(6))
    # Five degrees of freedom: a fair die is above 25 once in seven thousand times; the seed is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25


def test_a_weight_is_picked_by_what_is_counted_up_to_it() -> None:
    assert [fair.pick([2, 1, 3], drawn) for drawn in range(6)] == [0, 0, 1, 2, 2, 2]
    with pytest.raises(ValueError, match="beyond"):
        fair.pick([2, 1], 3)


def test_words_of_a_player_change_every_draw() -> None:
    plain, worded = finished(), finished("open sesame")
    assert [m.move for m in record.export(plain).moves[:10]] != [m.move for m in record.export(worded).moves[:10]]


def test_the_record_of_a_finished_game_verifies() -> None:
    table = finished("open sesame")
    game = record.read(msgspec.json.encode(record.export(table)))
    assert game == record.export(table)
    # 9 cards dealt, one turned up, a first player, and every other card of the 51 drawn.
    assert record.verify(game) == 52
    _, moments = record.replay(game)
    assert moments[-1].after.key() == table.state.key()


def test_a_record_is_held_to_the_promise_that_somebody_noted() -> None:
    game = record.export(finished("open sesame"))
    rules = fair.rules_hash("deserto", game.version, {}, "")
    fingerprint = fair.fingerprint(game.seed_hash, rules, game.words, ["", "", ""])
    assert record.verify(game, game.seed_hash) == record.verify(game, fingerprint.upper()) == 52
    # A host who made up a whole game, with a seed of its own, has a file that agrees with itself.
    made_up = record.export(finished("open sesame", seed="77" * 32))
    assert record.verify(made_up) == 52
    with pytest.raises(BadRecord) as bad:
        record.verify(made_up, game.seed_hash)
    assert bad.value.line.text == "record-promise"


def test_whoever_changes_a_draw_the_seed_or_the_words_is_found_out() -> None:
    game = record.export(finished("open sesame"))
    other_draw = next(m for m in ("draw V", "draw T") if m != game.moves[0].move)
    changed = [record.Move(-1, other_draw), *game.moves[1:]]
    assert why_bad(msgspec.structs.replace(game, moves=changed)) in ("record-draw", "record-illegal-move")
    assert why_bad(msgspec.structs.replace(game, words=["", "close sesame", ""])) == "record-draw"
    assert why_bad(msgspec.structs.replace(game, seed="00" * 32)) == "record-seed"
    assert why_bad(msgspec.structs.replace(game, seed="not a seed")) == "record-seed"
    for words in (["", ""], ["", "open\nsesame", ""]):
        assert why_bad(msgspec.structs.replace(game, words=words)) == "record-nonce"


def test_a_record_of_an_impossible_game_is_refused_with_its_reason() -> None:
    game = record.export(finished())
    assert why_bad(msgspec.structs.replace(game, moves=game.moves[:-1])) == "record-unfinished"
    assert why_bad(msgspec.structs.replace(game, moves=[])) == "record-unfinished"
    assert why_bad(msgspec.structs.replace(game, moves=[record.Move(0, "V a1")])) == "record-illegal-move"
    assert why_bad(msgspec.structs.replace(game, moves=[record.Move(-1, "fly")])) == "record-unreadable-move"
    assert why_bad(msgspec.structs.replace(game, version=99)) == "record-version"
    assert why_bad(msgspec.structs.replace(game, game="chess")) == "unknown-game"
    assert why_bad(msgspec.structs.replace(game, players=[])) == "setup-players"


@pytest.mark.parametrize("file", [b"", b"{}", b"\xff\xfe", b'{"format": "serai-record-2"}', b"[1, 2"])
def test_a_file_that_is_no_record_is_refused(file: bytes) -> None:
    with pytest.raises(BadRecord) as bad:
        record.read(file)
    assert bad.value.line.text == "record-unreadable"
