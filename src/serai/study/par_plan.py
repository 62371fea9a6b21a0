"""Plans of a whole table of Shahrazad: better ones are found by changing one a little, then it is tried to lay them.

The more a plan is worth, the fewer orders of tiles allow it; so a plan is laid, tile by tile, as soon as it promises
more than what was reached before.
"""

from __future__ import annotations

from math import exp
from random import Random

from serai.games.dice import Dice
from serai.games.shahrazad.judge import ShahrazadJudge, next_draw
from serai.games.shahrazad.rules import AT, DRAWING, KEEPING, OVER, Shahrazad
from serai.games.shahrazad.rules_count import COUNTED, Telling, balance
from serai.games.shahrazad.rules_table import COLUMN, GONE, TILES, TOUCHING, column_limit

#: How many points a change may well lose at first, and how often it is tried to lay a plan.
WARM = 1.6
TRIES = 3


def improve(
    judge: ShahrazadJudge,
    start: Shahrazad,
    order: list[int],
    plan: list[int],
    low: int,
    high: int,
    changes: int,
    seed: int,
) -> tuple[int, list[int]]:
    """Change a plan (a place for each tile) so many times; the most that was reached, and how, if it is above `low`."""
    random, dice = Random(seed), Dice(seed)
    fixed = {place for place in start.places if place >= 0}
    tiles = [tile for tile in range(TILES) if plan[tile] != GONE]
    limit = column_limit(start.seats)
    worth = planned(plan, start.colours)
    best: tuple[int, list[int]] = (low, [])
    for number in range(changes):
        if best[0] >= high:
            break
        other = change(plan, tiles, fixed, limit, random)
        promised = planned(other, start.colours)
        warmth = WARM * (1 - number / changes) + 0.01
        if promised < worth and random.random() >= exp((promised - worth) / warmth):
            continue
        plan, worth = other, promised
        if worth > best[0]:
            for _ in range(TRIES):
                table = start.clone()
                moves = lay(judge, table, order, plan, random, dice)
                score = balance(table.counted[-COUNTED:])
                if score > best[0]:
                    best = (score, moves)
    return best


def planned(plan: list[int], colours: list[int]) -> int:
    """What a round brings that ends as planned."""
    return balance(Telling(plan, colours).count())


def change(plan: list[int], tiles: list[int], fixed: set[int], limit: int, random: Random) -> list[int]:
    """Two tiles change places, or one goes elsewhere; where tiles lie from the start, some tile will lie."""
    other = plan[:]
    one, two = random.sample(tiles, 2)
    if random.random() < 0.6 or plan[one] in fixed:
        other[one], other[two] = plan[two], plan[one]
        return other
    free = [near for near in TOUCHING[plan[two]] if near not in plan]
    place = random.choice(free) if free else plan[one]
    column = COLUMN[place]
    if sum(at >= 0 and COLUMN[at] == column for tile, at in enumerate(plan) if tile != one) < limit:
        other[one] = place
    return other


def lay(
    judge: ShahrazadJudge, table: Shahrazad, order: list[int], plan: list[int], random: Random, dice: Dice
) -> list[int]:
    """Lay tiles as planned to the end of the round, as far as that can be; the players' moves."""
    moves: list[int] = []
    while table.phase not in (KEEPING, OVER):
        if table.phase == DRAWING:
            table.draw(next_draw(table, order, dice))
            continue
        tile, move = next_step(judge, table, plan, random, dice)
        moves += [tile, move]
        seat = table.turn
        table.play(seat, tile)
        table.play(seat, move)
    return moves


def next_step(judge: ShahrazadJudge, table: Shahrazad, plan: list[int], random: Random, dice: Dice) -> tuple[int, int]:
    """A tile of the hand where it belongs; or where another belongs, which will take its place; or at a glance."""
    hand = table.hand(table.turn)
    legal = set(table.placings())
    right = [(tile, AT + plan[tile]) for tile in hand if AT + plan[tile] in legal]
    if right:
        # Replacing comes last: it may do without.
        empty = [(tile, move) for tile, move in right if move - AT not in table.places]
        return random.choice(empty or right)
    open_places = [place for place in plan if AT + place in legal and place not in table.places]
    if open_places:
        return random.choice(hand), AT + random.choice(open_places)
    glance = judge.glance(table)
    glance.choose(hand, table.may_replace(), dice)
    return int(glance.tile), AT + int(glance.place)
