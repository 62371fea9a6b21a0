"""A thought takes no more memory, however long it lasts."""

from __future__ import annotations

import tracemalloc

import pytest

from serai.games.dice import Dice
from serai.games.game import find_game, game_ids
from serai.games.state import CHANCE
from serai.minds import tree
from serai.minds.search import BYTES_A_NODE, MOST_NODES
from serai.minds.tree import Tree

NODES = 100
#: What plain Python needs instead: it has a box around every number.
PLAIN_BYTES_A_NODE = 2 * BYTES_A_NODE


@pytest.mark.parametrize("id", game_ids())
def test_a_tree_that_is_full_takes_no_more_than_its_nodes_may(id: str) -> None:
    game = find_game(id)
    world, dice = game.setup(max(2, game.card.min_players)), Dice(1)
    while world.to_move() == CHANCE:
        world.play(CHANCE, world.random_move(CHANCE, dice))
    tracemalloc.start()
    try:
        tree_of_it = Tree(world, game.judge, world.actors()[0], dice, NODES)
        while tree_of_it.nodes_left:
            tree_of_it.grow()
        for _ in range(NODES):
            tree_of_it.grow()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    plain = str(tree.__file__).endswith(".py")
    assert taken < NODES * (PLAIN_BYTES_A_NODE if plain else BYTES_A_NODE)


def test_a_thought_of_any_length_stays_under_150_megabytes() -> None:
    assert MOST_NODES * BYTES_A_NODE <= 150_000_000
