"""How positions look to a game's judge, in the words of its moves."""

from __future__ import annotations

from typing import Any

from serai.games.game import Game
from serai.games.state import State


def hunches(game: Game[Any], state: State) -> dict[str, float]:
    """How good each move looks to whoever is to move."""
    seat = state.to_move()
    moves = state.moves(seat)
    found = game.judge.hunches(state, seat, moves)
    assert found is not None
    return {game.write(move): hunch for move, hunch in zip(moves, found, strict=True)}


def favourite(game: Game[Any], state: State) -> str:
    """The move that looks best."""
    found = hunches(game, state)
    return max(found, key=lambda move: found[move])
