"""Every way to set up every game that is there: numbers of players, and options in all combinations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from serai.games.game import Game, find_game, game_ids
from serai.games.state import CHANCE, WATCHER, State

TESTS_OF_GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Setting:
    """A game with its number of players and its options chosen."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """The setting without its game, fit for a file's name."""
        players = "1-player" if self.seats == 1 else f"{self.seats}-players"
        return "-".join([players, *(f"{option}-{value}" for option, value in self.options)])

    @property
    def eyes(self) -> list[int]:
        """All who look on: each seat, and the watcher."""
        return [*range(self.seats), WATCHER]

    @property
    def deciders(self) -> list[int]:
        """All who may ever have to decide: each seat, and nature."""
        return [*range(self.seats), CHANCE]

    def start(self) -> State:
        state: State = self.game.setup(self.seats, dict(self.options))
        return state

    def tests(self, module: str) -> ModuleType:
        """A module of the game's own test folder; a game that lacks it fails here."""
        return import_module(f"tests.games.{self.game.id}.{module}")


def settings() -> Iterator[Setting]:
    for id in game_ids():
        game = find_game(id)
        choices = [[(option.id, value) for value in option.values] for option in game.options]
        for seats in range(game.card.min_players, game.card.max_players + 1):
            for options in product(*choices):
                yield Setting(game, seats, options)


def _id(setting: Setting) -> str:
    return f"{setting.game.id}-{setting.name}"


#: Runs a test once for every setting, or once for every game.
for_every_setting = pytest.mark.parametrize("setting", list(settings()), ids=_id)
for_every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)
#: Runs a test once for everyone who looks on in every setting.
for_every_eye = pytest.mark.parametrize(
    ("setting", "eye"),
    [
        pytest.param(setting, eye, id=f"{_id(setting)}-{'watcher' if eye == WATCHER else f'seat-{eye}'}")
        for setting in settings()
        for eye in setting.eyes
    ],
)
