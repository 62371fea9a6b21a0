"""How the edition plays, measured over many games between equal players.

`python -m tests.games.sultaniya.measure --games 2000` prints the tables of docs/editions/sultaniya.md. `--mind builder`
(the quick one beside this file), `random`, or a mind of the house such as `search:200`.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY
from serai.games.sultaniya import SIDES, SultaniyaGame
from serai.games.sultaniya.edition import CHARACTERS, FLOOR_NAMES, HOUSE_EDITION
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import (
    FACES_ON_A_FLOOR,
    PLACES,
    ROOFS,
    STRIDE,
    WALLS,
    WHOLE_GATE,
    WHOLE_MINARET,
    count,
)
from serai.games.sultaniya.rules_table import CALL_BLUE, PASS, REVEAL, TURN_UP
from serai.minds.mind import USUAL, Budget, Mind, read_mind
from serai.study.simulate import seed_of, share
from tests.games.sultaniya.builder import MIND as BUILDER

TO_BUILD = 19


class Measured(NamedTuple):
    """What is kept of a game."""

    reason: str
    turns: int
    first: int
    results: list[float]
    scores: list[int]
    characters: list[str]
    tiles: list[int]
    great: list[tuple[int, bool]]
    openings: list[str]


def play(game: SultaniyaGame, players: int, side: str, mind: Mind, budget: Budget, seed: int) -> Measured:
    """One game."""
    state = game.setup(players, {"characters": side})
    dice = [Dice(seed_of(seed, seat, CHANCE)) for seat in range(-1, players)]
    turns, first = 0, -1
    openings = [""] * players
    while (seat := state.to_move()) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, state.random_move(CHANCE, dice[0]))
            continue
        first = seat if first < 0 else first
        move = mind.choose(state.redeal(seat, dice[seat + 1]), seat, budget, dice[seat + 1]).move
        openings[seat] = openings[seat] or opening(move)
        passes, turn = state.passes, state.turn
        state.play(seat, move)
        turns += state.turn != turn or state.passes != passes or (players == 1 and move <= PASS)
    return Measured(
        game.reason(state),
        turns,
        first,
        state.results(),
        state.scores(),
        [CHARACTERS[board] for board in state.boards],
        [bin(built).count("1") - 3 for built in state.built],
        [great(state, seat) for seat in range(players)],
        openings,
    )


def opening(move: int) -> str:
    """How a player opens: the floor of the first tile, a djinn, or a pass; nothing for a reveal."""
    if move < REVEAL:
        return FLOOR_NAMES[move // FACES_ON_A_FLOOR // STRIDE]
    if move == PASS:
        return "pass"
    return "a djinn" if CALL_BLUE <= move < TURN_UP else ""


def great(state: Sultaniya, seat: int) -> tuple[int, bool]:
    """How many complete gates or minarets a board's owner has of those it asks for; whether it asks for minarets."""
    minarets = state.asks_for(seat, 2)
    base = seat * PLACES
    whole = count(state.edition.symbols(state.palaces, base), WHOLE_MINARET if minarets else WHOLE_GATE)
    return int(whole + state.edition.crowned(state.palaces, base, ROOFS if minarets else WALLS)), minarets


# --- the tables ----------------------------------------------------------------------------------


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    yield from ("| " + " | ".join(row) + " |" for row in rows)
    yield ""


def endings(played: dict[int, list[Measured]]) -> Iterator[str]:
    rows = []
    for players, games in played.items():
        tiles = [number for game in games for number in game.tiles]
        scores = [score for game in games for score in game.scores]
        full = sum(number == TO_BUILD for number in tiles) / len(tiles)
        nearly = sum(number >= TO_BUILD - 2 for number in tiles) / len(tiles)
        rows.append(
            [
                str(players),
                str(len(games)),
                percent(sum(game.reason == "end-roof" for game in games) / len(games)),
                f"{median(game.turns for game in games) / players:.0f}",
                f"{sum(tiles) / len(tiles):.1f}",
                percent(full),
                percent(nearly),
                f"{sum(scores) / len(scores):.1f}",
                percent(sum(game.results[game.first] for game in games) / len(games)),
            ]
        )
    head = [
        "players",
        "games",
        "end by a fifth roof",
        "turns each",
        "tiles of 19",
        "full",
        "17 or more",
        "score",
        "first player wins",
    ]
    yield from table(head, rows)


def characters(played: dict[int, list[Measured]]) -> Iterator[str]:
    rows = []
    for character in CHARACTERS:
        row = [character]
        for games in played.values():
            results = [
                r for game in games for c, r in zip(game.characters, game.results, strict=True) if c == character
            ]
            won = share(results) if results else None
            row.append(f"{percent(won.share)} ({100 * won.low:.0f}-{100 * won.high:.0f})" if won else "")
        rows.append(row)
    yield from table(["character", *(f"{players} players (fair {100 / players:.0f} %)" for players in played)], rows)


def gates(played: dict[int, list[Measured]]) -> Iterator[str]:
    rows = []
    for players, games in played.items():
        for minarets, name in ((False, "gates"), (True, "minarets")):
            numbers = Counter(number for game in games for number, asked in game.great if asked == minarets)
            total = sum(numbers.values())
            if total:
                shares = [percent(numbers[n] / total) for n in range(3)]
                rows.append([str(players), name, *shares, percent(sum(numbers[n] for n in numbers if n > 2) / total)])
    yield from table(["players", "asked for", "none", "one", "two", "three or more"], rows)


def openings(played: dict[int, list[Measured]]) -> Iterator[str]:
    rows = []
    for players, games in played.items():
        found: defaultdict[str, list[float]] = defaultdict(list)
        for game in games:
            for how, result in zip(game.openings, game.results, strict=True):
                found[how].append(result)
        total = sum(map(len, found.values()))
        for how, results in sorted(found.items(), key=lambda item: -len(item[1])):
            won = share(results)
            rows.append(
                [
                    str(players),
                    how,
                    percent(len(results) / total),
                    f"{percent(won.share)} ({100 * won.low:.0f}-{100 * won.high:.0f})",
                ]
            )
    yield from table(["players", "first of a palace", "how often", "wins"], rows)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    asked.add_argument("--characters", choices=list(SIDES), default="any")
    asked.add_argument("--mind", default="builder")
    asked.add_argument("--seed", type=int, default=1001)
    asked.add_argument("--edition", type=Path, default=HOUSE_EDITION)
    given = asked.parse_args()
    mind, budget = (BUILDER, USUAL) if given.mind == "builder" else read_mind(given.mind)
    game = SultaniyaGame("sultaniya", given.edition)
    played = {
        players: [
            play(game, players, given.characters, mind, budget, seed_of(given.seed, number, players))
            for number in range(given.games)
        ]
        for players in given.players
    }
    print("\n".join(endings(played)))
    versus = {players: games for players, games in played.items() if players > 1}
    for part in (characters(versus), gates(played), openings(versus)):
        print("\n".join(part))


if __name__ == "__main__":
    main()
