"""What stays in the log of a game: not what is said in passing."""

from __future__ import annotations

from serai.games.game import Line
from serai.games.state import WATCHER
from tests.conformance.random_games import play
from tests.conformance.settings import Setting


def kept(setting: Setting, seed: int = 3) -> list[tuple[int, Line]]:
    """Who did what in a game of random moves, by the lines that its log keeps."""
    played = play(setting, seed)
    steps = zip(played.steps, played.positions[1:], strict=True)
    told = [(seat, setting.game.tell(position, after, seat, move, WATCHER)) for (position, seat, move), after in steps]
    return [(seat, line) for seat, line in told if not line.passing]
