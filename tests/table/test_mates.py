"""Who plays on one side, as each game says."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from serai.games.dice import Dice
from serai.games.game import find_game, game_ids
from serai.games.state import NOBODY, WATCHER
from serai.table import record
from tests.table.test_sealed import NAMES, play_round, rebuilt, voting_table


@pytest.mark.parametrize("id", game_ids())
def test_mates_are_others_and_each_others(id: str) -> None:
    game, dice = find_game(id), Dice(5)
    state = game.setup(game.card.max_players)
    while state.to_move() != NOBODY:
        sides = [game.mates(state, seat) for seat in range(state.seats)]
        for seat, mates in enumerate(sides):
            assert seat not in mates
            assert all(seat in sides[mate] for mate in mates if mate != WATCHER)
            assert WATCHER not in mates or len(mates) == state.seats, (
                "what watchers see, no other side may be kept from"
            )
        actor = state.actors()[0]
        state.play(actor, state.random_move(actor, dice))


def test_a_tile_is_chosen_alone_and_its_place_discussed() -> None:
    game, dice = find_game("shahrazad"), Dice(5)
    state = game.setup(2)
    while state.to_move() < 0:
        state.play(state.actors()[0], state.random_move(state.actors()[0], dice))
    chooser = state.to_move()
    assert game.mates(state, chooser) == game.mates(state, 1 - chooser) == []
    state.play(chooser, state.moves(chooser)[0])
    assert game.mates(state, 1 - chooser) == [WATCHER, chooser]


# --- talk among mates ------------------------------------------------------------------------------


def test_what_is_said_to_the_team_is_told_to_its_seats_alone_also_from_a_log_read_again() -> None:
    table = voting_table()
    (said,) = table.talk(0, "", "Path 3", now=3000, to="team")
    for one in (table, rebuilt(table)):
        heard = [one.told(said, eye, guest).args.get("talk") for eye, guest in [*enumerate(NAMES), (WATCHER, "Cy")]]
        assert heard == ["Path 3", None, "Path 3", None, None]
    assert [table.team(seat) for seat in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]


def test_a_finished_game_is_recorded_without_what_was_said() -> None:
    table, luck = voting_table(), Random(7)
    table.talk(0, "", "Sesame", now=3000, to="team")
    while table.status == "playing":
        play_round(table, luck)
    assert b"Sesame" not in msgspec.json.encode(record.export(table))
