"""Thinking as a task of its own: plain values in, a written move out, to be run in a worker process."""

from __future__ import annotations

from serai.games.dice import Dice
from serai.games.game import find_game
from serai.games.state import State
from serai.minds.company import find_mind
from serai.minds.mind import Budget


def think(mind_id: str, game_id: str, world: State, seat: int, seconds: float, seed: int) -> str:
    """The written move that a mind chooses for a seat in a redealt world, within so many seconds."""
    game = find_game(game_id)
    thought = find_mind(mind_id, game).choose(world, seat, Budget(seconds=seconds), Dice(seed))
    return game.write(thought.move)
