"""Shahrazad's par: the most points that a round can bring when the order in which its tiles come is known.

What can be had for certain is what a search with that knowledge found, move by move; what cannot be exceeded follows
from the rules. Where both meet, or where so few tiles are left that everything can be tried, par is exact.
`python -m serai.study.par --seed 7` deals a first round and tells its par.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random
from typing import NamedTuple

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.judge import ShahrazadJudge, next_draw
from serai.games.shahrazad.rules import AT, DRAW, KEEPING, OVER, Shahrazad
from serai.games.shahrazad.rules_count import COUNTED, Telling, balance
from serai.games.shahrazad.rules_table import GONE, TILES, column_limit
from serai.games.state import CHANCE
from serai.study.par_plan import improve

#: How many tables are kept from step to step of the search, how many ways on from each are tried, and how often each of
#: these is played to the end of the round.
WIDTH, WAYS, TRIES = 12, 12, 2
#: Everything is tried where so few tiles are not on the table yet, unless that takes more tables than this.
FEW = 5
MOST_TABLES = 30_000
#: Else a plan of the whole table is changed, so many times, and again from the start.
CHANGES = 60_000
ANEW = 4


class Par(NamedTuple):
    """A round's par is between `low` and `high`; the players' `moves` bring `low`."""

    low: int
    high: int
    moves: list[int]

    @property
    def is_exact(self) -> bool:
        return self.low == self.high


class Line(NamedTuple):
    """A table with somebody to move, and the players' moves that led to it."""

    table: Shahrazad
    moves: list[int]


class TooMany(Exception):
    """There are too many tables to try them all."""


def par(start: Shahrazad, order: list[int], width: int = WIDTH, changes: int = CHANGES) -> Par:
    """The par of the round that a position is in: its tiles come in an order, past those that are not in the pile."""
    judge = ShahrazadJudge(GAME.judge.weights)
    line = Line(start.clone(), [])
    deal(line.table, order)
    found = search(judge, line, order, width)
    if found.is_exact:
        return found
    if sum(place < 0 and place != GONE for place in line.table.places) <= FEW:
        with suppress(TooMany):
            return try_all(line, order, found)
    plan = replay(line.table, order, found.moves).places
    for seed in range(ANEW):
        low, moves = improve(judge, line.table, order, plan, found.low, found.high, changes, seed)
        found = Par(low, found.high, moves or found.moves)
    return found


def dealt(start: Shahrazad, moves: Iterable[tuple[int, int]]) -> Iterator[tuple[Shahrazad, list[int]]]:
    """Of a game from its setup on, seats with their moves: how each round began, and in what order tiles came."""
    state, begun, order = start.clone(), start.clone(), list[int]()
    for seat, move in moves:
        state.play(seat, move)
        if seat == CHANCE:
            order.append(move - DRAW)
        if state.round > begun.round or state.phase == OVER:
            yield begun, order
            begun, order = state.clone(), []


# --- what can be had -----------------------------------------------------------------------------


def search(judge: ShahrazadJudge, start: Line, order: list[int], width: int) -> Par:
    """Play on from the most promising tables, step by step; each is as promising as what it led to at a glance."""
    dice = Dice(width)
    high = most(start.table)
    best = finish(judge, start, order, dice)
    lines = [] if has_ended(start.table) else [start]
    while lines and best.low < high:
        reached: dict[tuple[object, ...], tuple[int, float, Line]] = {}
        for line in lines:
            for hunch, after in ways_on(judge, line, order):
                if after.table.key() not in reached:
                    ends = [finish(judge, after, order, dice) for _ in range(TRIES)]
                    best = max(best, *ends, key=lambda end: end.low)
                    reached[after.table.key()] = (max(end.low for end in ends), hunch + dice.fraction(), after)
        ranked = sorted(reached.values(), key=lambda way: way[:2], reverse=True)
        lines = [line for _, _, line in ranked if not has_ended(line.table)][:width]
    return Par(max(0, best.low), high, best.moves)


def finish(judge: ShahrazadJudge, line: Line, order: list[int], dice: Dice) -> Par:
    """A line played to the end of the round, at a glance; below zero, it tells by how much."""
    table = line.table.clone()
    moves = judge.finish_round(table, order, dice)
    score = balance(table.counted[-COUNTED:])
    return Par(score, score, line.moves + moves)


def ways_on(judge: ShahrazadJudge, line: Line, order: list[int]) -> list[tuple[float, Line]]:
    """The tiles and places that look best, and where they lead."""
    glance = judge.glance(line.table)
    ways = [(glance.hunch(tile, move - AT), tile, move) for tile, move in steps(line.table)]
    return [(hunch, step(line, tile, move, order)) for hunch, tile, move in sorted(ways, reverse=True)[:WAYS]]


def steps(table: Shahrazad) -> list[tuple[int, int]]:
    """Whoever is to choose: each tile, and each place for it."""
    placings = table.placings()
    return [(tile, move) for tile in table.hand(table.turn) for move in placings]


def step(line: Line, tile: int, move: int, order: list[int]) -> Line:
    """A tile is chosen and laid, and what comes next is drawn."""
    table = line.table.clone()
    seat = table.turn
    table.play(seat, tile)
    table.play(seat, move)
    deal(table, order)
    return Line(table, [*line.moves, tile, move])


def deal(table: Shahrazad, order: list[int]) -> None:
    """Nature makes all its moves that are due, in the known order."""
    while table.to_move() == CHANCE:
        table.draw(next_draw(table, order, Dice(0)))


def replay(start: Shahrazad, order: list[int], moves: list[int]) -> Shahrazad:
    """The table after players' moves."""
    table = start.clone()
    for move in moves:
        deal(table, order)
        table.play(table.turn, move)
    return table


def has_ended(table: Shahrazad) -> bool:
    """Whether every tile is on the table."""
    return table.phase in (KEEPING, OVER)


# --- what cannot be exceeded ---------------------------------------------------------------------


def most(table: Shahrazad) -> int:
    """A tile brings one point at most. One that is turned brings none and takes one off.

    Without a pile nothing is replaced any more, so that a tile that touches a lower one on its right will be turned.
    """
    tiles = [tile for tile in range(TILES) if table.places[tile] != GONE]
    turned = 0 if table.has_pile() else len(Telling(table.places, table.colours).disordered)
    if turned:
        return max(0, len(tiles) - 2 * turned)
    return max(0, len(tiles) - 2, most_upright([table.colours[tile] for tile in tiles], column_limit(table.seats)))


def most_upright(colours: list[int], limit: int) -> int:
    """The most that the groups can have if no tile is turned; the colours are in the order of the numbers.

    Then every tile is on a way from the first column to the last, on which numbers rise: at least as many tiles are
    lower as there are columns before it, and higher as there are behind it. A group that reaches from one column to
    another has a tile in each between them; of as many tiles of a colour, those that follow each other reach least far.
    """
    tiles = len(colours)
    best = 0
    for columns in range(-(-tiles // limit), tiles + 1):
        total = 0
        for colour in set(colours):
            ranks = [rank for rank in range(tiles) if colours[rank] == colour]
            first = [max(0, columns - tiles + rank) for rank in ranks]
            last = [min(columns - 1, rank) for rank in ranks]
            total += max(
                size
                for size in range(1, len(ranks) + 1)
                if any(first[at + size - 1] - last[at] < size for at in range(len(ranks) - size + 1))
            )
        best = max(best, total)
    return best


def try_all(start: Line, order: list[int], found: Par) -> Par:
    """The exact par, by trying everything that could still be better than what was found; raises `TooMany`."""
    seen = {start.table.key()}
    lines = [start]
    best = found
    while lines:
        line = lines.pop()
        if has_ended(line.table):
            score = balance(line.table.counted[-COUNTED:])
            if score > best.low:
                best = Par(score, score, line.moves)
        elif most(line.table) > best.low:
            for tile, move in steps(line.table):
                after = step(line, tile, move, order)
                if after.table.key() not in seen:
                    seen.add(after.table.key())
                    lines.append(after)
            if len(seen) > MOST_TABLES:
                raise TooMany
    return Par(best.low, best.low, best.moves)


# --- told ----------------------------------------------------------------------------------------


def main() -> None:
    """Deal, search and tell."""
    parser = ArgumentParser(prog="python -m serai.study.par", description="The par of a first round of Shahrazad.")
    parser.add_argument("--players", type=int, default=1, choices=[1, 2])
    parser.add_argument("--seed", type=int, default=1, help="deals the tiles")
    parser.add_argument("--width", type=int, default=WIDTH, help="how many tables are kept in mind")
    asked = parser.parse_args()
    order = list(range(TILES))
    Random(asked.seed).shuffle(order)
    found = par(GAME.setup(asked.players), order, asked.width)
    print("order:", *order)
    print("par:", found.low if found.is_exact else f"{found.low} to {found.high}")
    print("moves:", ", ".join(GAME.write(move) for move in found.moves))


if __name__ == "__main__":
    main()
