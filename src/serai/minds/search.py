"""`search`: thinks ahead in a tree of what may come, in any game, for as long as it is given."""

from __future__ import annotations

import math
from time import monotonic

from serai.games.dice import Dice
from serai.games.judge import Judge
from serai.games.state import SEVERAL, State, pick
from serai.minds.mind import Budget, Opinion, Thought
from serai.minds.tree import Arm, Tree

#: A thought ends at so many nodes and goes on in those it has: it stays under 150 MB however long it lasts.
MOST_NODES = 100_000
#: What a node takes at most, with its arms, in any game of the house, compiled (`tests/minds/test_memory.py` measures).
BYTES_A_NODE = 1500
#: Into how many parts the odds of a sealed choice are cut.
PARTS = 1000
#: How often a thinker with a clock looks whether the choice has become clear.
LOOK_EVERY = 64


class Search:
    """Tries moves in worlds it could be in, and makes the one it came back to most."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        moves = world.moves(seat)
        if len(moves) == 1:
            return Thought(moves[0], 0, [])
        tree = Tree(world, self.judge, seat, dice, MOST_NODES)
        iterations, by_clock = think(tree, budget)
        arms = tree.own_arms()
        if world.to_move() == SEVERAL:
            # A choice that others guess at is made by the odds found: who cannot be seen through loses least.
            odds = [round(arm.share * PARTS) for arm in arms]
            return Thought(moves[pick(odds, dice)], iterations, [opinion(arm, arm.share) for arm in arms], by_clock)
        opinions = [opinion(arm, arm.visits) for arm in arms]
        best = max(opinions, key=lambda opinion: (opinion.visits, opinion.expected))
        return Thought(best.move, iterations, opinions, by_clock)


def opinion(arm: Arm, visits: float) -> Opinion:
    """What came of a move."""
    return Opinion(arm.move, round(visits), arm.total / arm.visits if arm.visits else 0.5)


def think(tree: Tree, budget: Budget) -> tuple[int, bool]:
    """Grow a tree until the budget ends or the choice is clear; how many iterations it took, and if the clock ended it.

    A choice that becomes clear by the iterations left ends the same way on any machine.
    """
    if math.isinf(budget.seconds):
        for _ in range(budget.iterations):
            tree.grow()
        return budget.iterations, False
    start = last = monotonic()
    slowest = 0.0
    done = 0
    while done < budget.iterations:
        # An iteration that might end after the deadline is not begun.
        if last + slowest >= start + budget.seconds:
            return done, True
        tree.grow()
        done += 1
        now = monotonic()
        slowest = max(slowest, now - last)
        last = now
        if done % LOOK_EVERY == 0:
            in_time = done * (start + budget.seconds - now) / (now - start)
            left = budget.iterations - done
            if is_clear(tree, min(left, in_time)):
                return done, in_time < left
    return done, False


def is_clear(tree: Tree, iterations_left: float) -> bool:
    """Whether no other move can still be tried as often as the one tried most; a mix is clear by hunches alone."""
    if tree.world.to_move() == SEVERAL:
        return tree.has_hunches
    most, second, *_ = sorted((arm.visits for arm in tree.own_arms()), reverse=True)
    return most - second > iterations_left
