"""Sultaniya's count: what each palace is worth."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.sultaniya.rules_palace import (
    CUPOLA,
    GARDEN,
    GUARD,
    PLACES,
    ROOFS,
    TOWER,
    WALLS,
    WHOLE_GATE,
    WHOLE_MINARET,
    WINDOW,
    count,
)
from serai.games.sultaniya.rules_table import (
    BY_COLUMN,
    BY_DJINNS,
    BY_PAIRS,
    NONE,
    OBJECTIVE_SYMBOLS,
    OVER,
    Table,
    first_of,
)


class Count(Table):
    """A position whose points can be told."""

    def scores(self) -> list[int]:
        return [self.score(seat, self.objectives_are_open()) for seat in range(self.seats)]

    def objectives_are_open(self) -> bool:
        """Whether everyone's objectives lie open: at the end, or from the start in the advanced game."""
        return self.advanced or self.phase == OVER

    def score(self, seat: i64, with_objectives: bool) -> int:
        """The points of a seat, with or without its objectives."""
        if self.boards[seat] == NONE:
            return 0
        symbols = self.edition.symbols(self.palaces, seat * PLACES)
        total: i64 = self.small_points(seat, symbols) + self.middle_points(seat, symbols)
        total += self.great_points(seat, symbols) + self.guard_points(seat)
        total += self.edition.bonuses(self.palaces, seat * PLACES)
        if with_objectives:
            held: i64 = self.objectives[seat]
            while held:
                total += self.objective_points(seat, first_of(held))
                held &= held - 1
        return total

    def asks_for(self, seat: i64, line: i64) -> bool:
        """Whether a board asks for the second of two elements: towers, gardens, minarets."""
        wishes: i64 = self.edition.board_scores[self.boards[seat]]
        return wishes >> line & 1 == 1

    def small_points(self, seat: i64, symbols: i64) -> i64:
        """One for each window, or tower."""
        return count(symbols, TOWER if self.asks_for(seat, 0) else WINDOW)

    def middle_points(self, seat: i64, symbols: i64) -> i64:
        """Three for each cupola, or garden."""
        return 3 * count(symbols, GARDEN if self.asks_for(seat, 1) else CUPOLA)

    def great_points(self, seat: i64, symbols: i64) -> i64:
        """Six for each complete gate, or minaret; a roof that shows a whole one counts."""
        if self.asks_for(seat, 2):
            return 6 * (count(symbols, WHOLE_MINARET) + self.edition.crowned(self.palaces, seat * PLACES, ROOFS))
        return 6 * (count(symbols, WHOLE_GATE) + self.edition.crowned(self.palaces, seat * PLACES, WALLS))

    def guards(self, seat: i64) -> i64:
        return count(self.edition.symbols(self.palaces, seat * PLACES), GUARD)

    def guard_points(self, seat: i64) -> i64:
        """Most guards 9, then 6, 3, 0; equals get what the last of the places they share is worth."""
        own = self.guards(seat)
        if own == 0:
            return 0
        as_good: i64 = 0
        for other in range(self.seats):
            if self.guards(other) >= own:
                as_good += 1
        return 12 - 3 * as_good

    def objective_points(self, seat: i64, objective: i64) -> i64:
        """What an objective brings a seat."""
        base = seat * PLACES
        if objective == BY_DJINNS:
            return 2 * self.djinns.count(seat)
        if objective == BY_PAIRS:
            return self.sapphires[seat] // 2
        symbol: i64 = OBJECTIVE_SYMBOLS[objective % BY_COLUMN]
        if objective < BY_COLUMN:
            return self.edition.best_floor(self.palaces, base, symbol)
        return self.edition.best_half_column(self.palaces, base, symbol) + 1

    def results(self) -> list[float]:
        scores = self.scores()
        if self.seats == 1:
            # Alone one plays for the highest score; a hundred points would be a perfect palace.
            return [min(1.0, float(max(0, scores[0])) / 100.0)]
        # Equal scores: whoever holds more sapphires; then they share.
        ranks = [scores[seat] * 100 + self.sapphires[seat] for seat in range(self.seats)]
        best = max(ranks)
        share = 1.0 / ranks.count(best)
        return [share if rank == best else 0.0 for rank in ranks]
