"""A builder: quick, plain, and the same for every character; thousands of its games measure the edition.

It reveals all it can, then places the tile that brings most at once. It calls the green djinn when it can pay for two
good tiles, the gold one now and then when nothing good is available, the blue one when nothing fits.
"""

from __future__ import annotations

from serai.games.dice import Dice
from serai.games.state import State
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import FACES_ON_A_FLOOR, FIRST_TILE, GATE, PLACES, ROOFS, SHAFT, STRIDE, WALLS
from serai.games.sultaniya.rules_table import CALL_BLUE, CALL_GOLD, CALL_GREEN, NONE, PASS, REVEAL
from serai.minds.mind import Budget, Thought

#: What a sapphire, an upright or an unfinished crown is worth to it, in points.
SAPPHIRE_VALUE = 0.6
UPRIGHT_VALUE = 1.0
CROWN_VALUE = 2.0
#: A turn that brings less than this is worth a djinn.
POOR = 2.0


class Builder:
    """Takes what brings most now."""

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        """A move; it thinks no further than its turn, so it needs no budget."""
        if not isinstance(world, Sultaniya):
            raise TypeError("a builder plays Sultaniya")
        return Thought(decide(world, seat, dice), 0, [])


def decide(state: Sultaniya, seat: int, dice: Dice) -> int:
    """The builder's move."""
    moves = state.moves(seat)
    placings = [move for move in moves if move < REVEAL]
    valued = [(worth(state, seat, move) + 0.01 * int(dice.below(100)), move) for move in placings]
    best = max(valued, default=(-1.0, NONE))
    if PASS in moves and not state.revealed:
        call = calls_for(moves, best[0], state, dice)
        if call != NONE:
            return call
    reveals = [move for move in moves if REVEAL <= move < PASS and room_on(state, seat, (move - REVEAL) // 3)]
    if reveals:
        most = max((move - REVEAL) % 3 for move in reveals)
        full = [move for move in reveals if (move - REVEAL) % 3 == most]
        return full[dice.below(len(full))]
    return best[1] if placings else moves[dice.below(len(moves))]


def calls_for(moves: list[int], best: float, state: Sultaniya, dice: Dice) -> int:
    """A djinn to call at the start of a turn, if it seems worth its price."""
    if CALL_GREEN in moves and (best >= POOR or state.sapphires[state.turn] >= 4) and dice.below(3) > 0:
        return CALL_GREEN
    golds = [move for move in moves if CALL_GOLD <= move < CALL_GOLD + 4]
    if golds and best < POOR and dice.below(2):
        return golds[dice.below(len(golds))]
    blues = [
        move
        for move in moves
        if CALL_BLUE <= move < CALL_BLUE + 12 and holds_a_fitting_tile(state, (move - CALL_BLUE) // 3)
    ]
    if blues and best < 0:
        return blues[dice.below(len(blues))]
    return NONE


def room_on(state: Sultaniya, seat: int, floor: int) -> bool:
    """Whether a floor has an open place."""
    return state.spots[seat] >> (floor * STRIDE) & 127 != 0


def holds_a_fitting_tile(state: Sultaniya, pile: int) -> bool:
    """Whether under the top of a pile there is a tile for the palace."""
    wanted = [0, 0, 0, 0]
    state.list_placings([], wanted)
    return state.holds_one_of(pile, wanted[pile])


def worth(state: Sultaniya, seat: int, move: int) -> float:
    """What a placing brings now, and what it promises."""
    after = state.clone()
    after.play(seat, move)
    value = float(after.score(seat, True) - state.score(seat, True))
    value += SAPPHIRE_VALUE * (after.sapphires[seat] - state.sapphires[seat])
    return value + promise(state, seat, move)


def promise(state: Sultaniya, seat: int, move: int) -> float:
    """The hope of a gate or minaret that the board asks for."""
    place, number = divmod(move, FACES_ON_A_FLOOR)
    floor = place // STRIDE
    face = 2 * FIRST_TILE[floor] + number
    edition = state.edition
    minarets = state.asks_for(seat, 2)
    if floor in (WALLS, ROOFS) and edition.kind[face]:
        wanted = minarets == (floor == ROOFS)
        return CROWN_VALUE if wanted and not edition.is_crowned(state.palaces, seat * PLACES, place) else 0.0
    edges = (edition.left[face], edition.right[face])
    if (SHAFT if minarets else GATE) in edges:
        return UPRIGHT_VALUE
    return -UPRIGHT_VALUE / 2 if (GATE in edges or SHAFT in edges) else 0.0


MIND = Builder()
