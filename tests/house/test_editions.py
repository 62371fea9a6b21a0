"""The house plays an owner's edition at the tables made after it was chosen; the others keep theirs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.games.dice import Dice
from serai.games.edition import BadEdition, house_edition
from serai.games.game import BadSetup, find_game
from serai.house.editions import Editions
from serai.house.pictures import Viewer, table_info
from serai.house.scripted import opening
from serai.house.store import Store
from serai.house.tables import Tables
from serai.table import record
from serai.table.events import Logged, Seat
from serai.table.table import Table

BOTS = [Seat("bot", mind="random"), Seat("bot", mind="random")]
#: The house's list but for the first two tiles, which change colours.
MINE = (
    house_edition("shahrazad")
    .read_text("utf-8")
    .replace('name = "Serai"', 'name = "My box"')
    .replace('number = 0\ncolour = "yellow"', 'number = 0\ncolour = "red"')
    .replace('number = 1\ncolour = "red"', 'number = 1\ncolour = "yellow"')
)


def played(edition: str) -> Table:
    """A game played to its end by random moves."""
    table = Table.make("t1", "shahrazad", BOTS, {}, None, "5e" * 32, 1000, edition)
    table.start(1000)
    dice = Dice(1)
    while table.status == "playing":
        seat = table.actors()[0]
        table.play(seat, table.game.write(table.state.random_move(seat, dice)), table.number, 1000)
    return table


def test_tables_made_afterwards_play_it_and_the_others_keep_theirs(tmp_path: Path) -> None:
    async def evening() -> list[str]:
        store = Store(tmp_path)
        tables = Tables(store, 0.01)
        ids = [await tables.make("shahrazad", BOTS, {}, None)]
        store.editions.use("shahrazad", MINE)
        ids.append(await tables.make("shahrazad", BOTS, {}, None))
        store.editions.reset("shahrazad")
        ids.append(await tables.make("shahrazad", BOTS, {}, None))
        await tables.close()
        store.close()
        store = Store(tmp_path)
        rebuilt = [Table.rebuild(id, await store.log(id)) for id in ids]
        store.close()
        return [table.game.edition_name for table in rebuilt]

    assert asyncio.run(evening()) == ["Serai", "My box", "Serai"]


def test_a_log_from_before_there_were_editions_is_of_the_house_s_own() -> None:
    made = played("").log[0]
    old: dict[str, Any] = msgspec.to_builtins(made)
    del old["event"]["edition"]
    assert Table("t1", msgspec.convert(old, Logged)).game.edition_name == "Serai"


def test_a_record_carries_its_edition_and_can_be_checked_elsewhere() -> None:
    table = played(MINE)
    exported = record.read(msgspec.json.encode(record.export(table)))
    game, moments = record.replay(exported)
    assert game.edition_name == "My box"
    assert moments[-1].after.key() == table.state.key()
    assert record.verify(exported) > 0


def test_a_record_of_the_house_s_own_edition_says_nothing_of_it() -> None:
    assert b"edition" not in msgspec.json.encode(record.export(played("")))


@pytest.mark.parametrize(
    ("game", "edition", "told"),
    [("shahrazad", "name = 1", "record-edition"), ("deserto", MINE, "setup-no-edition")],
)
def test_a_record_with_an_edition_that_is_none_is_refused(game: str, edition: str, told: str) -> None:
    exported = msgspec.structs.replace(record.export(played("")), game=game, edition=edition)
    with pytest.raises(record.BadRecord) as refused:
        record.replay(exported)
    assert refused.value.line.text == told


def test_a_list_that_is_none_changes_nothing(tmp_path: Path) -> None:
    editions = Editions(tmp_path)
    editions.use("shahrazad", MINE)
    with pytest.raises(BadEdition):
        editions.use("shahrazad", "name = 1")
    with pytest.raises(BadSetup):
        editions.use("deserto", MINE)
    assert editions.in_use("shahrazad") == MINE
    assert editions.in_use("deserto") == ""
    assert [file.name for file in editions.folder.iterdir()] == ["shahrazad.toml"]


def test_an_edition_is_seen_by_its_name_where_it_is_not_the_house_s_own(tmp_path: Path) -> None:
    editions = Editions(tmp_path)
    assert editions.name_in_use("shahrazad") is None
    editions.use("shahrazad", MINE)
    assert editions.name_in_use("shahrazad") == "My box"
    nobody = Viewer(None, [])
    assert table_info(played(MINE), nobody).edition == "My box"
    assert table_info(played(""), nobody).edition is None


def test_a_chosen_edition_that_was_spoiled_since_is_named(tmp_path: Path) -> None:
    editions = Editions(tmp_path)
    editions.use("shahrazad", MINE)
    editions.file("shahrazad").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetup) as refused:
        editions.in_use("shahrazad")
    assert refused.value.line.text == "setup-spoiled-edition"
    assert editions.name_in_use("shahrazad") is None
    editions.reset("shahrazad")
    editions.reset("shahrazad")
    assert editions.in_use("shahrazad") == ""


def test_pictures_are_drawn_from_the_edition_in_use() -> None:
    own = house_edition("aladin").read_text("utf-8")
    dear = own.replace('{ name = "gate", price = { ruby = 1, emerald = 1 }, points = 6 }', DEAR_GATE)
    assert dear != own
    shown = [opening(find_game("aladin", text)) for text in (own, dear)]
    gates = [next(reward for reward in one.view.rewards if reward.name == "gate") for one in shown]
    assert [(gate.stones.ruby, gate.points) for gate in gates] == [(1, 6), (3, 11)]


def test_pictures_show_the_palace_where_the_edition_has_it_and_a_tornado_in_a_storm() -> None:
    own = house_edition("aladin").read_text("utf-8")
    shown = opening(find_game("aladin", own.replace("palace = 1", "palace = 5")))
    for board, side in ((shown.view.board, "star"), (shown.advanced.board, "moon")):
        tile = board.start // 16 * 4 + board.start % 8 // 2
        assert (board.side, board.palace, board.tiles[tile]) == (side, 5, 5)
    assert shown.advanced.hand[0].card.startswith("T")


DEAR_GATE = '{ name = "gate", price = { ruby = 3 }, points = 11 }'
