"""Moments of random games in which a seat has something to decide, at every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.games.dice import Dice
from serai.games.game import Game
from serai.games.state import CHANCE, State
from tests.conformance.random_games import Step, play
from tests.conformance.settings import every_setting


def choices_of(game: Game[Any]) -> Iterator[list[Step]]:
    """For every number of players, all moments of a game at which somebody has more than one move."""
    for setting in every_setting():
        if setting.game is game and setting.unusual == 0:
            steps = [step for step in play(setting, seed=setting.seats).steps if step.seat != CHANCE]
            yield [step for step in steps if len(step.position.moves(step.seat)) > 1]


def moments(game: Game[Any], each: int) -> Iterator[tuple[State, int]]:
    """Positions with a choice to make and who is to make it: so many for every number of players."""
    for choices in choices_of(game):
        dice = Dice(choices[0].position.seats)
        for _ in range(each):
            step = choices[dice.below(len(choices))]
            yield step.position, step.seat


def heaviest_moments(game: Game[Any]) -> Iterator[tuple[State, int]]:
    """For every number of players, the position with the most moves to choose from, and who is to choose."""
    for choices in choices_of(game):
        step = max(choices, key=lambda step: len(step.position.moves(step.seat)))
        yield step.position, step.seat
