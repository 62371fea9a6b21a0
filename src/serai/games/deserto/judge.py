"""How a good player of Deserto judges: what a move wins, what it lays open, and what it keeps for later."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from mypy_extensions import i64

from serai.games.deserto.judge_hands import Guess, imagine_hands
from serai.games.deserto.judge_square import (
    AFTER,
    TAKEN,
    cards_in,
    heights_after,
    heights_of,
    most_taken,
)
from serai.games.deserto.rules import (
    CARD,
    CELLS,
    OASIS,
    OVER,
    PASS,
    PLAYING,
    THIEF,
    VIZIER,
    Deserto,
    count,
    size,
)
from serai.games.dice import Dice
from serai.games.judge import Judge, on_a_whim
from serai.games.state import CHANCE, State

# The weights, in the order of `weights.toml`.
WINS: Final = 0
DANGER: Final = 1
REACH: Final = 2
PASSING: Final = 3
PLAYED: Final = 4  # four, one for each kind of card
WHIM: Final = 8
TURNS: Final = 9
SWING: Final = 10
STAYS: Final = 11  # four, one for each kind of card


class DesertoJudge(Judge):
    """Counts what was seen, and knows which cards tend to stay in a hand."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.stays = weights[STAYS:]

    def hunches(self, state: State, seat: int, moves: list[int]) -> list[float] | None:
        return self.first_sight(cast(Deserto, state), seat, moves)

    def first_sight(self, table: Deserto, seat: int, moves: list[int]) -> list[float]:
        """How good a seat's moves look, by what it has seen."""
        weights = self.weights
        square: i64 = table.square
        heights = heights_of(table.stacks)
        hand: i64 = table.hands[seat]
        guess = self.guess_at_next(table, seat)
        found: list[float] = []
        for move in moves:
            card: i64 = move - PASS
            after = square
            heights_left = heights
            hope = weights[PASSING]
            if move < PASS:
                card = move // CELLS
                taken: i64 = TAKEN[square * PASS + move]
                after = AFTER[square * PASS + move]
                heights_left = heights_after(heights, move, taken)
                hope = weights[WINS] * float(int(cards_in(taken, heights)))
            hope += weights[DANGER] * guess.taken(after, heights_left)
            hope += weights[REACH] * float(int(most_in_reach(hand - CARD[card], after, heights_left)))
            found.append(hope + weights[PLAYED + card])
        return found

    def guess_at_next(self, table: Deserto, seat: int) -> Guess:
        """What the next player who has cards may hold, as far as a seat knows."""
        cards: i64 = 0
        for step in range(1, table.seats):
            if cards == 0:
                cards = size(table.hands[(seat + step) % table.seats])
        return Guess(table.unseen(seat), cards, self.stays)

    def imagine(self, state: State, eye: int, dice: Dice) -> State:
        return imagine_hands(cast(Deserto, state), eye, self.stays, dice)

    def look_ahead(self, state: State, dice: Dice) -> None:
        """Play on for some turns, everyone by first sight and a little whim: what follows is anybody's."""
        table = cast(Deserto, state)
        turns = self.weights[TURNS]
        while table.phase != OVER:
            if table.phase != PLAYING:
                table.play(CHANCE, table.random_move(CHANCE, dice))
            elif turns > 0.0:
                turns -= 1.0
                moves = table.moves(table.turn)
                hunches = self.first_sight(table, table.turn, moves)
                table.play(table.turn, on_a_whim(moves, hunches, self.weights[WHIM], dice))
            else:
                return

    def worth(self, state: State) -> list[float]:
        """The results; before the end, who is likely to win: the more is to come, the less a lead tells."""
        table = cast(Deserto, state)
        if table.phase == OVER:
            return table.results()
        to_come = size(table.pile)
        for hand in table.hands:
            to_come += size(hand)
        scale = self.weights[SWING] * sqrt(1.0 + float(int(to_come)))
        scores = table.scores()
        highest = max(scores)
        odds = [exp(float(score - highest) / scale) for score in scores]
        all_odds = sum(odds)
        return [part / all_odds for part in odds]

    def look(self, state: State, seat: int) -> list[float]:
        table = cast(Deserto, state)
        heights = heights_of(table.stacks)
        hand: i64 = table.hands[seat]
        scores = table.scores()
        best_rival = max([score for other, score in enumerate(scores) if other != seat])
        return [
            float(scores[seat]),
            float(scores[seat] - best_rival),
            self.guess_at_next(table, seat).taken(table.square, heights),
            float(int(most_in_reach(hand, table.square, heights))),
            float(int(count(hand, VIZIER))),
            float(int(count(hand, OASIS))),
            float(int(size(table.given[seat]))),
        ]


def most_in_reach(hand: i64, square: i64, heights: i64) -> i64:
    """The most cards that some card of a hand can win: only viziers and thieves win any."""
    most: i64 = 0
    if count(hand, VIZIER):
        most = most_taken(square, heights, VIZIER)
    if count(hand, THIEF):
        most = max(most, most_taken(square, heights, THIEF))
    return most
