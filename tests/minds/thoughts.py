"""What `search` thinks at some moments of Deserto: the same compiled and plain."""

from __future__ import annotations

import json

from serai.games.dice import Dice
from serai.games.game import find_game
from serai.games.state import NOBODY, State
from serai.minds.company import find_mind
from serai.minds.mind import Budget


def deserto_after(turns: int, seats: int, seed: int) -> State:
    """A game of Deserto after some turns at random: somebody is to play."""
    state: State = find_game("deserto").setup(seats)
    dice = Dice(seed)
    while turns > 0 or state.to_move() < 0:
        seat = state.to_move()
        assert seat != NOBODY
        turns -= seat >= 0
        state.play(seat, state.random_move(seat, dice))
    return state


def thoughts() -> str:
    """One line a moment: the move, and the visits and expectation of every move."""
    lines = []
    for seats in (2, 3, 4):
        for turns in (0, 7, 20, 40):
            state = deserto_after(turns, seats, seed=turns + seats)
            seat = state.to_move()
            mind = find_mind("search", find_game("deserto"))
            thought = mind.choose(state.redeal(seat, Dice(1)), seat, Budget(iterations=60), Dice(2))
            lines.append(json.dumps([thought.move, thought.iterations, thought.opinions]))
    return "\n".join(lines)


if __name__ == "__main__":
    print(thoughts())
