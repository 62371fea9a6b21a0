"""The tables of `shahrazad.md`: `python docs/editions/shahrazad_tables.py --minds random --games 5000`."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev

from serai.games.dice import Dice
from serai.games.shahrazad import SCORE_LINES, ShahrazadGame
from serai.games.shahrazad.rules import COUNTED, ORDER, Shahrazad
from serai.games.state import CHANCE, NOBODY
from serai.minds.mind import read_mind
from serai.study.simulate import seed_of


def main() -> None:
    """Play the games that are asked for, and print what they came to."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minds", default="random", help="the mind at every seat: random, search, search:500 …")
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--edition", type=Path, help="an edition's file, instead of the house's own")
    given = asked.parse_args()
    game = ShahrazadGame("shahrazad", given.edition)
    for seats in (1, 2):
        ends = [play(game, seats, given.minds, given.seed, number) for number in range(given.games)]
        print(f"\n{given.minds}, {seats} player{'s' if seats > 1 else ''}, {given.games} games, seed {given.seed}\n")
        print_table(overview(ends))
        print_table(verdicts(game, ends))
        for round in (1, 2):
            print_table(elements(ends, round))


def play(game: ShahrazadGame, seats: int, minds: str, seed: int, number: int) -> tuple[Shahrazad, int]:
    """A finished game, and how many moves the players made in it."""
    state = game.setup(seats)
    mind, budget = read_mind(minds)
    nature, *dice = (Dice(seed_of(seed, number, seat)) for seat in (CHANCE, *range(seats)))
    moves = 0
    while state.to_move() != NOBODY:
        seat = state.to_move()
        if seat == CHANCE:
            state.play(CHANCE, state.random_move(CHANCE, nature))
        else:
            state.play(seat, mind.choose(state.redeal(seat, dice[seat]), seat, budget, dice[seat]).move)
            moves += 1
    return state, moves


Rows = list[list[str]]


def overview(ends: list[tuple[Shahrazad, int]]) -> Rows:
    """Scores and lengths."""
    rows = [["", "mean", "sd", "least", "upper median", "most"]]
    second = [state.round_scores()[1] for state, _ in ends if state.round == 2]
    for name, numbers in (
        ("score", [state.scores()[0] for state, _ in ends]),
        ("first round", [state.round_scores()[0] for state, _ in ends]),
        (f"second round (played in {len(second)} games)", second),
        ("moves of the players", [moves for _, moves in ends]),
    ):
        if numbers:
            numbers = sorted(numbers)
            spread = stdev(numbers) if len(numbers) > 1 else 0.0
            middle = numbers[len(numbers) // 2]
            rows.append([name, f"{fmean(numbers):.2f}", f"{spread:.2f}", *map(str, (numbers[0], middle, numbers[-1]))])
    return rows


def verdicts(game: ShahrazadGame, ends: list[tuple[Shahrazad, int]]) -> Rows:
    """How games end."""
    found = Counter(game.edition.verdict(state.seats, state.scores()[0]) for state, _ in ends)
    header = ["verdict", *map(str, range(1, 6))]
    return [header, ["share of games", *(f"{100 * found[verdict] / len(ends):.1f} %" for verdict in range(1, 6))]]


def elements(ends: list[tuple[Shahrazad, int]], round: int) -> Rows:
    """How often, and how much, each colour and each loss counts in a round."""
    counts = [state.counted[(round - 1) * COUNTED : round * COUNTED] for state, _ in ends if state.round >= round]
    rows = [[f"round {round}", "counts in", "mean", "most"]]
    for place, name in enumerate(SCORE_LINES):
        numbers = [count[place] for count in counts]
        if numbers:
            share = 100 * sum(number > 0 for number in numbers) / len(numbers)
            sign = "" if place < ORDER else "−"
            rows.append([name, f"{share:.1f} %", f"{sign}{fmean(numbers):.2f}", f"{sign}{max(numbers)}"])
    return rows


def print_table(rows: Rows) -> None:
    """A table in Markdown; nothing where there is only a header."""
    if len(rows) > 1:
        header, *body = rows
        for row in (header, ["---", *["---:"] * (len(header) - 1)], *body):
            print(f"| {' | '.join(row)} |")
        print()


if __name__ == "__main__":
    main()
