"""How a good player of Shahrazad judges: the tiles still to come are laid where they fit at a glance."""

from __future__ import annotations

from typing import Final, cast

from serai.games.dice import Dice
from serai.games.judge import Judge
from serai.games.shahrazad.judge_glance import Glance
from serai.games.shahrazad.rules import CHOOSING, DRAWING, KEEPING, OVER, Shahrazad
from serai.games.shahrazad.rules_count import ORDER, balance
from serai.games.shahrazad.rules_table import CHOSEN, TILES, column_limit, draw_from, tile_at
from serai.games.state import CHANCE, State

# How much a tile that stays face up brings in the second round, and the points from which on a game is worth
# something, and all (the king's highest verdict).
A_TILE_AGAIN: Final = 0.7
WORTH_NOTHING: Final = -10.0
WORTH_ALL: Final = 40.0


class ShahrazadJudge(Judge):
    """Looks to the end of the round: that is far enough."""

    def look_ahead(self, state: State, dice: Dice) -> None:
        table = cast(Shahrazad, state)
        while table.to_move() == CHANCE:
            table.draw(draw_from(table.places, dice))
        if table.phase == KEEPING or table.phase == OVER:
            return
        glance = Glance(table.places, table.colours, column_limit(table.seats))
        while table.phase != KEEPING and table.phase != OVER:
            if table.phase == DRAWING:
                table.draw(draw_from(table.places, dice))
            else:
                choosing = table.phase == CHOOSING
                glance.choose(table.hand(table.turn) if choosing else [tile_at(table.places, CHOSEN)], dice)
                table.places[glance.tile] = CHOSEN
                table.put(glance.place)
                glance.lay(glance.tile, glance.place)

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
