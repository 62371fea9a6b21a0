"""Worlds that answer a seat what it may know and raise at anything else, and what minds make of them.

They are plain Python, and a compiled `State` has compiled heirs only: so this module is run over a plain copy.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any

from serai.games.dice import Dice
from serai.games.game import Game, find_game
from serai.games.state import CHANCE, State
from serai.minds import coach, levels
from serai.minds.coach import Coach
from serai.minds.company import find_mind, mind_ids
from serai.minds.mind import Budget
from tests.minds.moments import moments

#: All that a mind may ask the world it is given. The worlds that it deals itself from there are its own guesses.
QUESTIONS = {"seats", "to_move", "actors", "moves", "random_move", "redeal", "__class__"}
ITERATIONS = Budget(iterations=6)


class Peeked(Exception):
    """Somebody asked for what a seat cannot see."""


def seal(world: State, eye: int) -> State:
    """A world as it may be asked by a seat."""

    def own(seat: int) -> int:
        if seat != eye:
            raise Peeked(f"seat {eye} asks in the name of {seat}")
        return seat

    class Sealed(State):
        def __getattribute__(self, name: str) -> Any:
            if name not in QUESTIONS:
                raise Peeked(name)
            return super().__getattribute__(name)

        def to_move(self) -> int:
            return world.to_move()

        def actors(self) -> list[int]:
            return world.actors()

        def moves(self, seat: int) -> list[int]:
            return world.moves(own(seat))

        def random_move(self, seat: int, dice: Dice) -> int:
            return world.random_move(own(seat), dice)

        def redeal(self, eye: int, dice: Dice) -> State:
            return world.redeal(own(eye), dice)

    return Sealed(world.seats)


def thoughts(game: Game[Any]) -> list[bool]:
    """Every mind at some moments of a game, in a sealed world: whether it thinks the same as in the open one."""
    return [
        find_mind(mind, game).choose(seal(world, seat), seat, ITERATIONS, Dice(1))
        == find_mind(mind, game).choose(world, seat, ITERATIONS, Dice(1))
        for world, seat in moments(game, each=2)
        for mind in mind_ids()
    ]


def advice(game: Game[Any]) -> list[bool]:
    """The coach at some moments of a game, in a sealed world: whether it says the same as in the open one."""
    return [
        Coach(game).advise(seal(world, seat), seat, ITERATIONS, Dice(1))
        == Coach(game).advise(world, seat, ITERATIONS, Dice(1))
        for world, seat in moments(game, each=1)
    ]


def peeks(game: Game[Any]) -> list[str]:
    """What a cheat would try and is not caught at."""
    world, seat = next(iter(moments(game, each=1)))
    sealed, move = seal(world, seat), world.moves(seat)[0]
    tries: dict[str, Callable[[], object]] = {
        **{name: partial(getattr, sealed, name) for name in vars(world) if name not in QUESTIONS},
        "all attributes": lambda: vars(sealed),
        "key": lambda: sealed.key(),
        "copy": lambda: sealed.copy(),
        "play": lambda: sealed.play(seat, move),
        "results": lambda: sealed.results(),
        "view": lambda: game.view(sealed, seat),
        "moves of another": lambda: sealed.moves(seat + 1),
        "nature's moves": lambda: sealed.moves(CHANCE),
        "the world of another": lambda: sealed.redeal(seat + 1, Dice(1)),
        "a judge who plays on": lambda: game.judge.look_ahead(sealed, Dice(1)),
    }
    caught = []
    for name, peek in tries.items():
        try:
            peek()
        except Peeked:
            caught.append(name)
    return [name for name in tries if name not in caught]


if __name__ == "__main__":
    coach.WORLDS = 3
    levels.MOST_SECONDS = inf  # by their iterations alone, on a busy machine too
    game = find_game(sys.argv[1])
    print(json.dumps({"thoughts": thoughts(game), "advice": advice(game), "peeks": peeks(game)}))
