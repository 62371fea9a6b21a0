"""How a good player of Shahrazad judges: the tiles still to come are laid where they fit at a glance."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.judge import Judge
from serai.games.shahrazad.judge_glance import NOTHING_YET, Glance, Taste
from serai.games.shahrazad.rules import AT, CHOOSING, DRAWING, KEEP, KEEPING, OVER, TURNING, Shahrazad
from serai.games.shahrazad.rules_count import ORDER, Telling, balance
from serai.games.shahrazad.rules_table import CHOSEN, COLUMN, PILE, TILES, column_limit, draw_from, tile_at
from serai.games.state import CHANCE, State

# How much a tile that stays face up brings in the second round, and the points from which on a game is worth
# something, and all (the king's highest verdict).
A_TILE_AGAIN: Final = 0.7
WORTH_NOTHING: Final = -10.0
WORTH_ALL: Final = 40.0


class ShahrazadJudge(Judge):
    """Looks to the end of the round: that is far enough."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.taste = Taste(weights)

    def hunches(self, state: State, seat: int, moves: list[int]) -> list[float] | None:
        """A tile is as good as its best place; a column is kept for its tiles."""
        table = cast(Shahrazad, state)
        if table.phase == KEEPING:
            return hunches_to_keep(table, moves)
        glance = self.glance(table)
        if table.phase != CHOOSING:
            chosen = tile_at(table.places, CHOSEN)
            return [self.taste.hasty * glance.hunch(chosen, move - AT) for move in moves]
        found: list[float] = []
        placings = table.placings()
        for tile in moves:
            best = NOTHING_YET
            for move in placings:
                best = max(best, glance.hunch(tile, move - AT))
            found.append(self.taste.hasty * best)
        return found

    def look_ahead(self, state: State, dice: Dice) -> None:
        self.finish_round(cast(Shahrazad, state), [], dice)

    def finish_round(self, table: Shahrazad, order: list[int], dice: Dice) -> list[int]:
        """Lay tiles at a glance to the end of the round; the players' moves. The order of the draws may be known."""
        moves: list[int] = []
        while table.to_move() == CHANCE:
            table.draw(next_draw(table, order, dice))
        if table.phase == KEEPING or table.phase == OVER:
            return moves
        glance = self.glance(table)
        while table.phase != KEEPING and table.phase != OVER:
            if table.phase == DRAWING:
                table.draw(next_draw(table, order, dice))
            else:
                choosing = table.phase == CHOOSING
                tiles = table.hand(table.turn) if choosing else [tile_at(table.places, CHOSEN)]
                glance.choose(tiles, table.may_replace(), dice)
                if choosing:
                    moves.append(int(glance.tile))
                    table.places[glance.tile] = CHOSEN
                moves.append(AT + int(glance.place))
                table.put(glance.place)
                glance.lay(glance.tile, glance.place)
        return moves

    def worth(self, state: State) -> list[float]:
        """The points, with those that a second round will bring; what a lost round lacks is below zero."""
        table = cast(Shahrazad, state)
        total = float(table.scores()[0])
        if table.phase == KEEPING:
            total += A_TILE_AGAIN * float(TILES - table.counted[ORDER] - table.counted[ORDER + 1])
        elif table.round == 1:
            total = float(balance(table.counted))
        part = max(0.0, min(1.0, (total - WORTH_NOTHING) / (WORTH_ALL - WORTH_NOTHING)))
        # The higher the points, the more each is worth: good moves then stand out from all the passable ones.
        return [part * part] * table.seats

    def look(self, state: State, seat: int) -> list[float]:
        """Points scored; as if the round ended now, groups, tiles turned, and gaps; tiles in hand with a place."""
        table = cast(Shahrazad, state)
        if table.phase == TURNING:
            return [0.0] * 6
        count = Telling(table.places, table.colours).count()
        glance = self.glance(table)
        ready: i64 = 0
        for tile in table.hand(seat):
            if glance.has_place(tile):
                ready += 1
        numbers = [table.scores()[0], sum(count[:ORDER]), *count[ORDER:], ready]
        return [float(number) for number in numbers]

    def glance(self, table: Shahrazad) -> Glance:
        """A first look at a table."""
        return Glance(table.places, table.colours, column_limit(table.seats), self.taste)


def next_draw(table: Shahrazad, order: list[int], dice: Dice) -> int:
    """The first tile of an order that is still in the pile, or any tile of the pile."""
    for tile in order:
        if table.places[tile] == PILE:
            return tile
    return draw_from(table.places, dice)


def hunches_to_keep(table: Shahrazad, moves: list[int]) -> list[float]:
    """A column that stays is good for its tiles, as they lie in order already, the more so if their colours touch."""
    telling = Telling(table.places, table.colours)
    found: list[float] = []
    for move in moves:
        kept = [tile for tile in range(TILES) if telling.upright[tile] and COLUMN[table.places[tile]] == move - KEEP]
        kept.sort(key=lambda tile: table.places[tile])
        kin: i64 = 0
        for index in range(1, len(kept)):
            if table.colours[kept[index]] == table.colours[kept[index - 1]]:
                kin += 1
        found.append(0.5 * float(len(kept)) + float(kin))
    return found
