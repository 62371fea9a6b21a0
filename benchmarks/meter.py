"""One measurement in a process of its own: `python meter.py NAME` prints a number.

Run over compiled or plain sources, whichever PYTHONPATH leads to, or where OpenSpiel is installed.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import random
from time import process_time
from typing import Any

SECONDS = 0.6
PLAYERS = 3


def per_second(work: Callable[[], int]) -> float:
    """How much in a second of one core, whatever else the machine does, of what a piece of work counts."""
    done = 0
    start = process_time()
    while (elapsed := process_time() - start) < SECONDS:
        done += work()
    return done / elapsed


def deserto(turns: int = 0) -> Any:
    """A game of Deserto before its first card, or after some turns."""
    from serai.games.dice import Dice
    from serai.games.game import find_game

    state, dice = find_game("deserto").setup(PLAYERS), Dice(1)
    while turns and (turns > 1 or state.to_move() < 0):
        turns -= state.to_move() >= 0
        state.play(state.to_move(), state.random_move(state.to_move(), dice))
    return state


def play_out_moves() -> float:
    """Random moves a second, games played out by the rules' own loop."""
    from serai.games.dice import Dice
    from serai.games.state import play_out

    start, dice = deserto(), Dice(1)
    return per_second(lambda: play_out(start.copy(), dice))


def driven_moves() -> float:
    """Random moves a second, each asked for and made from Python."""
    from serai.games.dice import Dice
    from serai.games.state import CHANCE, NOBODY

    start, dice = deserto(), Dice(1)

    def game() -> int:
        state = start.copy()
        count = 0
        while (seat := state.to_move()) != NOBODY:
            if seat == CHANCE:
                move = state.random_move(seat, dice)
            else:
                moves = state.moves(seat)
                move = moves[int(random() * len(moves))]
            state.play(seat, move)
            count += 1
        return count

    return per_second(game)


def connect_four_moves() -> float:
    """Random moves a second of OpenSpiel's connect_four, each asked for and made from Python."""
    pyspiel = import_module("pyspiel")
    connect_four = pyspiel.load_game("connect_four")

    def game() -> int:
        state = connect_four.new_initial_state()
        count = 0
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
            count += 1
        return count

    return per_second(game)


def search_iterations() -> float:
    """Iterations of the tree search a second, in the middle of a game."""
    from serai.games.dice import Dice
    from serai.minds.tree import Tree

    world = deserto(turns=20)
    tree = Tree(world, world.to_move(), Dice(1), 100_000)

    def iterations() -> int:
        for _ in range(50):
            tree.grow()
        return 50

    return per_second(iterations)


def copies() -> float:
    """Copies of a position a second."""
    state = deserto(turns=20)

    def hundred() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return per_second(hundred)


def redeals() -> float:
    """Redealt worlds a second."""
    from serai.games.dice import Dice

    state, dice = deserto(turns=20), Dice(1)

    def hundred() -> int:
        for _ in range(100):
            state.redeal(0, dice)
        return 100

    return per_second(hundred)


def import_games() -> float:
    """Seconds to import the games and find one."""
    start = process_time()
    from serai.games.game import find_game

    find_game("deserto")
    return process_time() - start


def memory() -> float:
    """The memory this process has now, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1_000_000


def memory_of_states() -> float:
    """Megabytes for 100,000 positions."""
    state = deserto(turns=20)
    before = memory()
    kept = [state.copy() for _ in range(100_000)]
    return memory() - before if kept else 0


def memory_of_search() -> float:
    """Megabytes for a tree that is full."""
    from serai.games.dice import Dice
    from serai.minds.search import MOST_NODES
    from serai.minds.tree import Tree

    world = deserto(turns=2)
    before = memory()
    tree = Tree(world, world.to_move(), Dice(1), MOST_NODES)
    while tree.nodes_left:
        tree.grow()
    return memory() - before


if __name__ == "__main__":
    print(globals()[sys.argv[1]]())
