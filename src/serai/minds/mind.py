"""What a mind is: something that chooses a move, knowing only what its seat may know."""

from __future__ import annotations

import math
import re
import sys
from typing import NamedTuple, Protocol

from serai.games.dice import Dice
from serai.games.game import Impossible
from serai.games.state import State


class BadBudget(Impossible):
    """Not a budget to think with."""


class Budget(NamedTuple):
    """How long a mind may think about a move: seconds, iterations, or whichever ends first."""

    seconds: float = math.inf
    iterations: int = sys.maxsize

    @classmethod
    def read(cls, text: str) -> Budget:
        """A budget as it is written: `500` iterations, or `0.1s`.

        >>> Budget.read("500").iterations
        500
        >>> Budget.read("0.1s").seconds
        0.1
        """
        if re.fullmatch(r"[1-9][0-9]{0,8}", text):
            return cls(iterations=int(text))
        if re.fullmatch(r"[0-9]{1,5}(\.[0-9]+)?s", text) and float(text[:-1]) > 0:
            return cls(seconds=float(text[:-1]))
        raise BadBudget("bad-budget", budget=text)


class Opinion(NamedTuple):
    """What a mind thinks of a move: how often it tried it, and what it expects, from 0 (lost) to 1 (won)."""

    move: int
    visits: int
    expected: float


class Thought(NamedTuple):
    """The move chosen, after so many iterations, and what the mind thinks of each legal move.

    Where the clock ended the thought, it might end elsewhere on another machine.
    """

    move: int
    iterations: int
    opinions: list[Opinion]
    by_clock: bool = False


class Mind(Protocol):
    """Someone who plays."""

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        """A move for a seat that is to decide.

        `world` is a redealt one: it looks to the seat like the true one, which no mind ever holds.
        """
