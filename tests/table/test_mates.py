"""Who plays on one side, as each game says."""

from __future__ import annotations

import pytest

from serai.games.dice import Dice
from serai.games.game import find_game, game_ids
from serai.games.state import NOBODY, WATCHER


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
