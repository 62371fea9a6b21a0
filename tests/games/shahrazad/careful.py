"""A careful player: lays tiles where they fit at a glance, and replaces one now and then.

Most of its first rounds score.
"""

from serai.games.dice import Dice
from serai.games.shahrazad.judge_glance import Glance
from serai.games.shahrazad.rules import AT, CHOOSING, PLACING, Shahrazad
from serai.games.shahrazad.rules_table import CHOSEN, TILES, column_limit


def careful_move(state: Shahrazad, dice: Dice) -> int:
    """What whoever is to move does; nature, and who keeps a column, are left to the dice."""
    seat = state.to_move()
    glance = Glance(state.places, state.colours, column_limit(state.seats))
    if state.phase == CHOOSING:
        glance.choose(state.hand(seat), dice)
        return int(glance.tile)
    if state.phase == PLACING:
        chosen = state.places.index(CHOSEN)
        if state.may_replace() and dice.below(5) == 0:
            laid = [tile for tile in range(TILES) if state.places[tile] >= 0]
            return AT + state.places[min(laid, key=lambda tile: abs(tile - chosen))]
        glance.choose([chosen], dice)
        return AT + int(glance.place)
    return state.random_move(seat, dice)
