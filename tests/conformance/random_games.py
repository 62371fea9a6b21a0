"""Seeded random games, kept step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from serai.games.dice import Dice
from serai.games.state import State
from tests.conformance.settings import Setting

#: No game of the house lasts this many moves.
TOO_LONG = 10_000


class Step(NamedTuple):
    """A move, and a copy of the position in which it was made."""

    position: State
    seat: int
    move: int


class Played(NamedTuple):
    """A whole game: its moves and its last position."""

    steps: list[Step]
    end: State

    @property
    def positions(self) -> list[State]:
        return [*(step.position for step in self.steps), self.end]


def play(setting: Setting, seed: int) -> Played:
    """A game of random moves; where several decide at once, a random one of them is the first to say."""
    state, dice = setting.start(), Dice(seed)
    steps: list[Step] = []
    while actors := state.actors():
        assert len(steps) < TOO_LONG, f"a game that does not end: seed {seed}"
        seat = actors[dice.below(len(actors))]
        assert state.moves(seat), f"a dead end: nothing to do for {seat} after {len(steps)} moves, seed {seed}"
        move = state.random_move(seat, dice)
        steps.append(Step(state.copy(), seat, move))
        state.play(seat, move)
    return Played(steps, state)


def some_positions(setting: Setting, games: int, each: int) -> Iterator[State]:
    """The first, the last and some other positions of so many random games, shared by the settings of a game."""
    for seed in range(setting.share(games, least=2)):
        positions, dice = play(setting, seed).positions, Dice(seed)
        middle = [positions[dice.below(len(positions))] for _ in range(each)]
        yield from [positions[0], *middle, positions[-1]]
