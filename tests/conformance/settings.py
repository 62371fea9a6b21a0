"""Every way to set up every game that is there: numbers of players, and options in all combinations."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
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

    @property
    def unusual(self) -> int:
        """How many options are not as they are by default."""
        usual = {option.id: option.default for option in self.game.options}
        return sum(usual[option] != value for option, value in self.options)

    def share(self, games: int, least: int = 1) -> int:
        """This setting's part of so many games of its game, which may have many settings."""
        return max(least, games // sum(other.game is self.game for other in settings()))

    def start(self) -> State:
        state: State = self.game.setup(self.seats, dict(self.options))
        return state

    def tests(self, module: str) -> ModuleType:
        """A module of the game's own test folder; a game that lacks it fails here."""
        return import_module(f"tests.games.{self.game.id}.{module}")


@cache
def every_setting() -> tuple[Setting, ...]:
    """Every game at every number of players, with its options in every combination."""
    return tuple(
        Setting(game, seats, options)
        for game in map(find_game, game_ids())
        for seats in range(game.card.min_players, game.card.max_players + 1)
        for options in product(*([(option.id, value) for value in option.values] for option in game.options))
    )


@cache
def settings() -> tuple[Setting, ...]:
    """Those in which at most one option is not as usual: every value at every number of players. In a soak, all."""
    return tuple(setting for setting in every_setting() if setting.unusual <= 1 or soaking())


@cache
def golden_settings() -> tuple[Setting, ...]:
    """Those with a playthrough: all, unless a game's invariants say how many options at most are unusual in it."""
    return tuple(
        setting
        for setting in every_setting()
        if setting.unusual <= getattr(setting.tests("invariants"), "UNUSUAL_IN_PLAYTHROUGHS", len(setting.options))
    )


def soaking() -> bool:
    """Whether the long checks are asked for."""
    return os.environ.get("SERAI_SOAK") == "1"


def _id(setting: Setting) -> str:
    return f"{setting.game.id}-{setting.name}"


def _for_eyes(settings: Iterable[Setting]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("setting", "eye"),
        [
            pytest.param(setting, eye, id=f"{_id(setting)}-{'watcher' if eye == WATCHER else f'seat-{eye}'}")
            for setting in settings
            for eye in setting.eyes
        ],
    )


#: Runs a test once for every setting, or once for every game.
for_every_setting = pytest.mark.parametrize("setting", list(settings()), ids=_id)
for_every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)

_usual = [setting for setting in settings() if setting.unusual == 0]
#: Runs a test once for everyone who looks on, at every number of players, with the options as usual; in a soak, as any.
for_every_eye = _for_eyes(settings() if soaking() else _usual)
for_every_usual_eye = _for_eyes(_usual)
