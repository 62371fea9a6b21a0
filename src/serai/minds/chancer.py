"""`random`: takes any legal move, each with the same chance."""

from __future__ import annotations

from serai.games.dice import Dice
from serai.games.state import State
from serai.minds.mind import Budget, Thought


class Chancer:
    """Does not think."""

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        return Thought(world.random_move(seat, dice), 0, [])
