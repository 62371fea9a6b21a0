"""A position of a game: what every rules module of the house fills in.

The hot part of the contract, compiled together with the rules. The rest of what a game is (its
name, its texts, views, written moves) is in `game.py`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.dice import Dice

#: The seat of nature: cards drawn, dice rolled, paths picked. Its moves carry odds.
CHANCE: Final = -1
#: The eye of someone who sits at no seat and sees only what nobody hides.
WATCHER: Final = -2
#: What `to_move` answers when the game is over.
NOBODY: Final = -3
#: What `to_move` answers while several seats decide at once, sealed until all have: `actors` lists who has still to.
SEVERAL: Final = -4


class State:
    """A position: who decides, what they may do, and what happens when they do it.

    A move is a small whole number that means the same in every position of the game. `play` changes
    the position in place; `copy` gives one that never changes with it. A list of moves from the
    setup rebuilds a position exactly, because nature's moves are in it too.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    # --- who decides ---------------------------------------------------------------------------

    def to_move(self) -> int:
        """The seat to decide now, or CHANCE, SEVERAL or NOBODY."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """All who are to decide now: [CHANCE], one seat, several seats at once, or none at the end."""
        mover = self.to_move()
        return [] if mover == NOBODY else [mover]

    # --- what they may do ----------------------------------------------------------------------

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, in ascending order; none if it is not to decide."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """Nature's weights, whole numbers above zero, one for each of `moves(CHANCE)`."""
        raise NotImplementedError

    def why_not(self, seat: int, move: int) -> str:
        """The id of the rule that forbids a move, or nothing if the move is legal.

        Legality is written twice: `moves` is fast, this gives the reason. A conformance test compares them.
        """
        raise NotImplementedError

    def random_move(self, seat: int, dice: Dice) -> int:
        """Some legal move of a seat: nature's by its odds, a player's each with the same chance."""
        moves = self.moves(seat)
        if seat == CHANCE:
            return moves[pick(self.odds(), dice)]
        return moves[dice.below(len(moves))]

    # --- what happens --------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> None:
        """Make a legal move. The caller answers for its being legal: see `why_not`."""
        raise NotImplementedError

    def copy(self) -> State:
        """The same position, on its own from now on."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """All of the position as one value: two positions are equal when their keys are."""
        raise NotImplementedError

    # --- what is known -------------------------------------------------------------------------

    def seen(self, seat: int, move: int, eye: int) -> int:
        """A move about to be made, as another seat (or the WATCHER) sees it.

        The move itself where nothing is hidden, else a move that stands for "one of these".
        """
        return move

    def redeal(self, eye: int, dice: Dice) -> State:
        """Another world that looks the same from a seat: what it cannot see is dealt anew."""
        raise NotImplementedError

    # --- how it ends ---------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of each seat so far; final when nobody is to move."""
        raise NotImplementedError

    def results(self) -> list[float]:
        """Of a finished game: what each seat got, from 0 (lost) to 1 (won); equals share."""
        scores = self.scores()
        best = max(scores)
        share = 1.0 / scores.count(best)
        return [share if score == best else 0.0 for score in scores]


def pick(odds: list[int], dice: Dice) -> int:
    """The place of one of the weights, each as likely as it is heavy."""
    total: i64 = 0
    for weight in odds:
        total += weight
    left = dice.below(total)
    for place, weight in enumerate(odds):
        left -= weight
        if left < 0:
            return place
    raise ValueError("no odds to pick from")


def play_out(state: State, dice: Dice) -> int:
    """Play random moves to the end of the game; how many they were."""
    count: i64 = 0
    while True:
        seat = state.to_move()
        if seat == SEVERAL:
            seat = state.actors()[0]
        elif seat == NOBODY:
            return count
        state.play(seat, state.random_move(seat, dice))
        count += 1


def play_at_random(state: State, nature: Dice, dice: list[Dice], order: Dice) -> list[int]:
    """Play to the end, each seat at random by its own dice; how many moves each seat made, and nature last.

    `order`: of several who choose at once, any may be next.
    """
    counts = [0] * (state.seats + 1)
    while True:
        seat = state.to_move()
        if seat == NOBODY:
            return counts
        if seat == SEVERAL:
            actors = state.actors()
            seat = actors[order.below(len(actors))] if len(actors) > 1 else actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.random_move(CHANCE, nature))
            counts[state.seats] += 1
        else:
            state.play(seat, state.random_move(seat, dice[seat]))
            counts[seat] += 1
