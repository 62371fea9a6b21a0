"""Written moves, made and asked about as players would: what the stories of every game are told with."""

from __future__ import annotations

from typing import Generic, TypeVar

from serai.games.game import Game
from serai.games.state import NOBODY, State

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """A game, to be played in its written form."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def play(self, state: S, *moves: str) -> S:
        """Make written moves, each by whoever is to move."""
        for text in moves:
            seat, move = state.to_move(), self.game.read(text)
            refusal = "over" if seat == NOBODY else state.why_not(seat, move)
            assert not refusal, f"{text} is refused: {refusal}"
            state.play(seat, move)
        return state

    def why_not(self, state: S, text: str) -> str:
        """The rule that forbids a written move to whoever is to move."""
        return state.why_not(state.to_move(), self.game.read(text))

    def may(self, state: S) -> list[str]:
        """What whoever is to move may do."""
        return [self.game.write(move) for move in state.moves(state.to_move())]
