"""What a bot shows people who play with it: the move it would make in their place, by what its own seat may know."""

from __future__ import annotations

from collections import Counter

from serai.games.dice import Dice
from serai.games.game import find_game
from serai.games.state import State
from serai.minds.company import find_mind
from serai.minds.mind import Budget

#: In so many worlds a bot puts itself in another's place: it cannot see what the other sees.
WORLDS = 5


def point(mind_id: str, game_id: str, world: State, eye: int, seat: int, seconds: float, seed: int) -> str:
    """Where the mind at one seat points while another (or itself, where all choose at once) is to decide.

    `world` is a redealt one that looks to `eye` like the true one. Nothing where there is nothing to choose or to show.
    """
    moves = world.moves(seat)
    if len(moves) == 1:
        return ""
    game = find_game(game_id)
    mind = find_mind(mind_id, game)
    dice = Dice(seed)
    if seat == eye:
        move = mind.choose(world, seat, Budget(seconds=seconds), dice).move
        return game.pointer(seat, move) if game.worth_showing(world, seat, move) else ""
    budget = Budget(seconds=seconds / WORLDS)
    chosen = Counter(mind.choose(world.redeal(eye, dice), seat, budget, dice).move for _ in range(WORLDS))
    move = chosen.most_common(1)[0][0]
    return game.pointer(seat, move) if game.worth_showing(world, seat, move) else ""
