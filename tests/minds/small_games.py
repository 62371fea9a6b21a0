"""Games small enough to know the right move, and what `search` makes of them.

They are plain Python, and a compiled `State` has compiled heirs only: so this module is run over a plain copy.
"""

from __future__ import annotations

import json
from typing import Any

from serai.games.dice import Dice
from serai.games.judge import Judge
from serai.games.state import CHANCE, NOBODY, SEVERAL, State
from serai.minds.mind import Budget, Thought
from serai.minds.search import Search

SEALED = 9


class Pennies(State):
    """Matching pennies: both show heads or tails at once; seat 0 wins if they match, else seat 1."""

    def __init__(self, shown: list[int] | None = None) -> None:
        super().__init__(2)
        self.shown = shown or [SEALED, SEALED]

    def actors(self) -> list[int]:
        return [seat for seat in range(2) if self.shown[seat] == SEALED]

    def to_move(self) -> int:
        waiting = self.actors()
        return SEVERAL if len(waiting) > 1 else waiting[0] if waiting else NOBODY

    def moves(self, seat: int) -> list[int]:
        return [0, 1] if self.shown[seat] == SEALED else []

    def play(self, seat: int, move: int) -> None:
        self.shown[seat] = move

    def seen(self, seat: int, move: int, eye: int) -> int:
        return move if seat == eye else SEALED

    def redeal(self, eye: int, dice: Dice) -> State:
        return Pennies(
            [
                penny if seat == eye or penny == SEALED or not self.actors() else int(dice.below(2))
                for seat, penny in enumerate(self.shown)
            ]
        )

    def scores(self) -> list[int]:
        return [1, 0] if self.shown[0] == self.shown[1] else [0, 1]


class Climb(State):
    """Alone: each turn take a sure step (0), or jump (1): three steps or none, as nature likes. Reach the top."""

    def __init__(self, steps_to_go: int, turns: int, jumping: bool = False) -> None:
        super().__init__(1)
        self.steps_to_go = steps_to_go
        self.turns = turns
        self.jumping = jumping

    def to_move(self) -> int:
        return CHANCE if self.jumping else 0 if self.turns else NOBODY

    def moves(self, seat: int) -> list[int]:
        return [0, 1]

    def odds(self) -> list[int]:
        return [1, 1]

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.steps_to_go -= 3 * move
            self.jumping = False
            self.turns -= 1
        elif move:
            self.jumping = True
        else:
            self.steps_to_go -= 1
            self.turns -= 1

    def redeal(self, eye: int, dice: Dice) -> State:
        return Climb(self.steps_to_go, self.turns, self.jumping)

    def scores(self) -> list[int]:
        return [-self.steps_to_go]

    def results(self) -> list[float]:
        return [1.0 if self.steps_to_go <= 0 else 0.0]


class Lamps(State):
    """Together: one after another, each lights one of three lamps; all win if every lamp is lit."""

    def __init__(self, lit: list[int]) -> None:
        super().__init__(3)
        self.lit = lit

    def to_move(self) -> int:
        return len(self.lit) if len(self.lit) < 3 else NOBODY

    def moves(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def play(self, seat: int, move: int) -> None:
        self.lit.append(move)

    def redeal(self, eye: int, dice: Dice) -> State:
        return Lamps(self.lit[:])

    def scores(self) -> list[int]:
        return [len(set(self.lit))] * 3

    def results(self) -> list[float]:
        return [1.0 if len(set(self.lit)) == 3 else 0.0] * 3


def search(state: State, seat: int) -> Thought:
    """What `search` thinks after a thousand iterations."""
    return Search(Judge([])).choose(state, seat, Budget(iterations=1000), Dice(1))


def answers() -> dict[str, Any]:
    """What `search` makes of the small games."""
    return {
        "pennies": [search(Pennies(), seat).opinions for seat in (0, 1)],
        "pennies, the other has shown": search(Pennies([1, SEALED]), 1).opinions,
        "climb, a jump is needed": search(Climb(3, 1), 0).move,
        "climb, a step is enough": search(Climb(1, 1), 0).move,
        "climb, two turns for four steps": search(Climb(4, 2), 0).opinions,
        "lamps, the last dark one": [search(Lamps([a, b]), 2).move for a, b in ((0, 1), (2, 0), (1, 2))],
        "lamps, one of the dark ones": [search(Lamps([lamp]), 1).move for lamp in (0, 1, 2)],
    }


if __name__ == "__main__":
    print(json.dumps(answers()))
