"""A careful player: lays tiles where they fit at a glance, and replaces one now and then.

Most of its first rounds score.
"""

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.judge import ShahrazadJudge
from serai.games.shahrazad.rules import AT, CHOOSING, PLACING, Shahrazad
from serai.games.shahrazad.rules_table import CHOSEN, TILES

JUDGE = ShahrazadJudge(GAME.judge.weights)


def careful_move(state: Shahrazad, dice: Dice) -> int:
    """What whoever is to move does; nature, and who keeps a column, are left to the dice."""
    seat = state.to_move()
    if state.phase not in (CHOOSING, PLACING):
        return state.random_move(seat, dice)
    glance = JUDGE.glance(state)
    if state.phase == CHOOSING:
        glance.choose(state.hand(seat), False, dice)
        return int(glance.tile)
    chosen = state.places.index(CHOSEN)
    if state.may_replace() and dice.below(5) == 0:
        laid = [tile for tile in range(TILES) if state.places[tile] >= 0]
        return AT + state.places[min(laid, key=lambda tile: abs(tile - chosen))]
    glance.choose([chosen], False, dice)
    return AT + int(glance.place)
