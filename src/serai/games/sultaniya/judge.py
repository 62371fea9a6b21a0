"""How a good player of Sultaniya judges."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.judge import Judge
from serai.games.state import State
from serai.games.sultaniya.judge_palace import Prospect, Taste, turns_to_come
from serai.games.sultaniya.judge_turn import promises, quick_move, within_reach
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_table import NONE, PLAYING, SHOWING

#: Alone one plays for the score: a fair one, and points above it that are e times as good.
FAIR_SCORE: Final = 60.0
WELL_ABOVE: Final = 10.0
#: Of equal scores the one with more sapphires wins.
TIE_BREAK: Final = 0.01
#: The things that `look` tells.
THINGS: Final = 7


class SultaniyaJudge(Judge):
    """Goes by what a palace shows and may become, in points."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.taste = Taste(weights)

    def hunches(self, state: State, seat: int, moves: list[int]) -> list[float] | None:
        table = cast(Sultaniya, state)
        if table.is_choosing():
            # The edition's boards win alike: each is as good as the others.
            return [0.0] * len(moves)
        found = promises(table, seat, moves, self.taste)
        return [value / self.taste.heat for value in found]

    def look_ahead(self, state: State, dice: Dice) -> None:
        """Let everyone have a few quick turns; a turn begun and a last round are played to their end."""
        table = cast(Sultaniya, state)
        stop: i64 = table.turns_left - int(self.taste.horizon) * table.seats
        if table.revealed or table.djinn != NONE:
            stop -= 1
        prospect: Prospect | None = None
        while table.phase < SHOWING and (table.turns_left > stop or table.turns_left < table.seats):
            if table.phase == PLAYING:
                if prospect is None or not prospect.is_of(table):
                    prospect = Prospect(table, table.turn, self.taste, True)
                table.play(table.turn, quick_move(table, prospect, dice))
            else:
                actor = table.to_move()
                table.play(actor, table.random_move(actor, dice))

    def worth(self, state: State) -> list[float]:
        """The chances to win, by what each palace will come to; alone, how good a score that is."""
        table = cast(Sultaniya, state)
        values = [self.foresee(table, seat) for seat in range(table.seats)]
        if table.seats == 1:
            return [1.0 / (1.0 + exp((FAIR_SCORE - values[0]) / WELL_ABOVE))]
        doubt = self.taste.doubt + self.taste.doubt_a_turn * turns_to_come(table)
        highest = max(values)
        odds = [exp((value - highest) / doubt) for value in values]
        total = sum(odds)
        return [part / total for part in odds]

    def foresee(self, table: Sultaniya, seat: i64) -> float:
        """The points that a seat will come to."""
        if table.phase >= SHOWING:
            return float(table.score(seat, True)) + TIE_BREAK * float(table.sapphires[seat])
        after: i64 = (seat - table.turn + table.seats) % table.seats
        earlier = float(table.seats - 1 - after) / float(table.seats)
        return Prospect(table, seat, self.taste, True).worth() + self.taste.tempo * earlier

    def look(self, state: State, seat: int) -> list[float]:
        """Own points, sure and in prospect; sapphires; what the best rival will come to, and the next can take."""
        table = cast(Sultaniya, state)
        if NONE in table.boards:
            return [0.0] * THINGS
        own = Prospect(table, seat, self.taste, True)
        rival = wanted = 0.0
        for other in range(table.seats):
            if other != seat:
                rival = max(rival, Prospect(table, other, self.taste, table.objectives_are_open()).worth())
        if table.seats > 1:
            following = Prospect(table, (seat + 1) % table.seats, self.taste, table.objectives_are_open())
            wanted = within_reach(table, following)
        sure = own.sure() + own.djinns()
        held = float(table.sapphires[seat])
        return [sure, own.guards[0], own.crowns(), own.rooms(), held, rival, wanted]
