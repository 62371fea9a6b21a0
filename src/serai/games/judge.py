"""What a good player of a game goes by, beyond its rules: compiled together with them.

A mind that thinks ahead asks a game's judge which moves look good at first sight, how play is
likely to go on, and what a position is worth. A judge is given worlds that a seat could be in, and
goes by what that seat may know.
"""

from __future__ import annotations

from serai.games.dice import Dice
from serai.games.state import State, play_out


class Judge:
    """One a game; nothing it holds changes what it says. `weights` say how much each thing it looks at matters."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def hunches(self, state: State, seat: int, moves: list[int]) -> list[float] | None:
        """How good a seat's moves look at first sight; nothing where that cannot be told.

        They are logarithms of odds: somebody hasty makes a move that is one higher e times as often.
        """
        return None

    def imagine(self, state: State, eye: int, dice: Dice) -> State:
        """A world that looks the same from a seat, dealt anew: blindly, unless play so far tells something.

        Sealed choices that the seat cannot see may be taken back: a mind thinks of them as still to be made.
        """
        return state.redeal(eye, dice)

    def look_ahead(self, state: State, dice: Dice) -> None:
        """Play on to where `worth` can tell what a position came to: at random to the end.

        A game in which random moves lead nowhere plays on as careful players would, and may stop sooner.
        """
        play_out(state, dice)

    def worth(self, state: State) -> list[float]:
        """After `look_ahead`: what it came to for each seat, from 0 to 1; the results, unless those are too flat."""
        return state.results()

    def look(self, state: State, seat: int) -> list[float]:
        """What a position holds for a seat, thing by thing, in the order of `Game.weighed` and as players count it."""
        return []


def on_a_whim(moves: list[int], hunches: list[float], whim: float, dice: Dice) -> int:
    """The move that looks best, where a whim may add so much to each: how somebody plays who does not think ahead."""
    best = moves[0]
    best_hope = hunches[0] - 1.0
    for move, hunch in zip(moves, hunches, strict=True):
        hope = hunch + whim * dice.fraction()
        if hope > best_hope:
            best_hope = hope
            best = move
    return best
