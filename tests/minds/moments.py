"""Moments of random games in which a seat has something to decide, at every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.games.dice import Dice
from serai.games.game import Game
from serai.games.state import CHANCE, State
from tests.conformance.random_games import play
from tests.conformance.settings import every_setting


def moments(game: Game[Any], each: int) -> Iterator[tuple[State, int]]:
    """Positions with a choice to make and who is to make it: so many for every number of players."""
    for setting in every_setting():
        if setting.game is game and setting.unusual == 0:
            steps = [step for step in play(setting, seed=setting.seats).steps if step.seat != CHANCE]
            choices = [step for step in steps if len(step.position.moves(step.seat)) > 1]
            dice = Dice(setting.seats)
            for _ in range(each):
                step = choices[dice.below(len(choices))]
                yield step.position, step.seat
