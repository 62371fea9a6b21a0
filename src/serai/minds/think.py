"""Thinking as a task of its own: plain values in, a written move out, to be run in a worker process."""

from __future__ import annotations

from serai.games.dice import Dice
from serai.games.game import find_game
from serai.games.state import State
from serai.minds.mind import Budget, find_mind


def think(mind_id: str, game_id: str, world: State, seat: int, seconds: float, seed: int) -> str:
    """The written move that a mind chooses for a seat in a redealt world, within so many seconds."""
    thought = find_mind(mind_id).choose(world, seat, Budget(seconds=seconds), Dice(seed))
    return find_game(game_id).write(thought.move)
