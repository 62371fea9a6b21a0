"""`search`: thinks ahead in a tree of what may come, in any game, for as long as it is given."""

from __future__ import annotations

import math
from time import monotonic

from serai.games.dice import Dice
from serai.games.state import State
from serai.minds.mind import Budget, Opinion, Thought
from serai.minds.tree import Tree

#: A thought ends at so many nodes and goes on in those it has: it stays under 150 MB however long it lasts.
MOST_NODES = 100_000
#: What a node takes at most, with its arms, in any game of the house, compiled (`tests/minds/test_memory.py` measures).
BYTES_A_NODE = 1500
#: How often a thinker with a clock looks whether the choice has become clear.
LOOK_EVERY = 64


class Search:
    """Tries moves in worlds it could be in, and makes the one it came back to most."""

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        moves = world.moves(seat)
        if len(moves) == 1:
            return Thought(moves[0], 0, [])
        tree = Tree(world, seat, dice, MOST_NODES)
        iterations = think(tree, budget)
        opinions = [
            Opinion(arm.move, int(arm.visits), arm.total / arm.visits if arm.visits else 0.5) for arm in tree.own_arms()
        ]
        best = max(opinions, key=lambda opinion: (opinion.visits, opinion.expected))
        return Thought(best.move, iterations, opinions)


def think(tree: Tree, budget: Budget) -> int:
    """Grow a tree until the budget ends, or time is left but the choice is clear; how many iterations it took."""
    if math.isinf(budget.seconds):
        for _ in range(budget.iterations):
            tree.grow()
        return budget.iterations
    start = last = monotonic()
    slowest = 0.0
    done = 0
    # An iteration that might end after the deadline is not begun.
    while done < budget.iterations and last + slowest < start + budget.seconds:
        tree.grow()
        done += 1
        now = monotonic()
        slowest = max(slowest, now - last)
        last = now
        if done % LOOK_EVERY == 0 and is_clear(tree, done * (start + budget.seconds - now) / (now - start)):
            break
    return done


def is_clear(tree: Tree, iterations_left: float) -> bool:
    """Whether no other move can still be tried as often as the one tried most."""
    most, second, *_ = sorted((arm.visits for arm in tree.own_arms()), reverse=True)
    return most - second > iterations_left


MIND = Search()
