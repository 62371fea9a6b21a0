"""How the edition plays, measured over many games between equal players.

`python -m tests.games.aladin.measure` prints the tables of docs/editions/aladin.md. `--games 2000` of each setting,
`--mind spirit` (the quick one beside this file), `random`, or a mind of the house such as `search:100`, and
`--edition FILE` for a list of your own.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev

from serai.games.aladin import AladinGame
from serai.games.aladin.edition import HOUSE_EDITION, REWARD_NAMES
from serai.games.aladin.rules_box import BY_UNANIMITY, KINDS, NONE
from serai.games.aladin.rules_table import BUYING, SHOWING
from serai.games.aladin.view import is_stopped
from serai.games.dice import Dice
from serai.games.state import CHANCE
from serai.minds.mind import USUAL, Budget, Mind, read_mind
from serai.study.simulate import seed_of, share
from tests.games.aladin.spirit import MIND as SPIRIT

OPTIONS: dict[str, dict[str, str]] = {
    "stars": {},
    "storm": {"storm": "yes"},
    "tornadoes": {"tornadoes": "yes"},
    "grand master": {"grandmaster": "yes"},
    "all three": {"storm": "yes", "tornadoes": "yes", "grandmaster": "yes"},
}
#: The options are compared at so many players.
FOUR = 4


@dataclass
class Measured:
    """What is kept of some games of one setting."""

    day: list[float] = field(default_factory=list)
    seats: list[list[float]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    rounds: Counter[str] = field(default_factory=Counter)
    bought: Counter[int] = field(default_factory=Counter)
    rewards: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    unanimous: int = 0


def measure(
    game: AladinGame, players: int, options: dict[str, str], mind: Mind, budget: Budget, games: int
) -> Measured:
    found = Measured()
    for number in range(games):
        play(game, players, options, mind, budget, number, found)
    return found


def play(
    game: AladinGame, players: int, options: dict[str, str], mind: Mind, budget: Budget, seed: int, found: Measured
) -> None:
    """One game."""
    state = game.setup(players, options)
    dice = [Dice(seed_of(seed, seat, CHANCE)) for seat in range(-1, players)]
    order = Dice(seed_of(seed, players, CHANCE))
    while actors := state.actors():
        # Sealed choices are asked for in any order, so that nobody always sees the votes of its team, or never.
        seat, before = actors[order.below(len(actors))], int(state.phase)
        own = dice[seat + 1]
        if seat == CHANCE:
            state.play(CHANCE, state.random_move(CHANCE, own))
        else:
            state.play(seat, mind.choose(state.redeal(seat, own), seat, budget, own).move)
        if state.phase == BUYING and before != BUYING:
            end = "stopped" if is_stopped(state) else "forbidden" if before == SHOWING else "whole"
            found.rounds[end] += 1
    results = state.results()
    found.day.append(sum(result for seat, result in enumerate(results) if state.team_of(seat) == 0))
    found.seats.append(results)
    found.scores += state.scores()
    found.bought[len(REWARD_NAMES) - state.owners.count(NONE)] += 1
    found.rewards.update(name for name, owner in zip(REWARD_NAMES, state.owners, strict=True) if owner != NONE)
    found.unanimous += (state.points[BY_UNANIMITY] + state.points[KINDS + BY_UNANIMITY]) // 3
    for line in game.breakdown(state):
        found.points[line.text] += sum(line.points)


# --- the tables ----------------------------------------------------------------------------------


def table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    print(f"\n{title}\n\n| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def interval(results: Sequence[float]) -> str:
    won = share(results)
    return f"{100 * won.share:.1f} % ({100 * won.low:.1f}–{100 * won.high:.1f})"


def bar(part: float) -> str:
    return "█" * round(40 * part) or "·"


def how_it_goes(found: Measured) -> list[str]:
    games, rounds = len(found.day), sum(found.rounds.values())
    flights = rounds - found.rounds["forbidden"]
    six = sum(count for bought, count in found.bought.items() if bought >= 6)
    return [
        interval(found.day),
        f"{fmean(found.scores):.1f} ± {stdev(found.scores):.1f}",
        percent(found.rounds["forbidden"] / rounds),
        percent(found.rounds["stopped"] / flights),
        f"{sum(bought * count for bought, count in found.bought.items()) / games:.1f}",
        percent(six / games),
        percent(found.unanimous / rounds),
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--mind", default="spirit")
    parser.add_argument("--players", type=int, nargs="*", default=list(range(2, 9)))
    parser.add_argument("--edition", type=Path, default=HOUSE_EDITION)
    chosen = parser.parse_args()
    game = AladinGame("aladin", chosen.edition)
    mind, budget = (SPIRIT, USUAL) if chosen.mind == "spirit" else read_mind(chosen.mind)

    def run(players: int, options: dict[str, str]) -> Measured:
        return measure(game, players, options, mind, budget, chosen.games)

    heads = ["Day wins", "score", "no flight", "stopped", "rewards", "six or more", "unanimous"]
    by_players = {players: run(players, {}) for players in chosen.players}
    table("By players, star side", ["players", *heads], [[str(n), *how_it_goes(m)] for n, m in by_players.items()])
    by_option = {name: run(FOUR, options) for name, options in OPTIONS.items()}
    table(f"By option, {FOUR} players", ["option", *heads], [[n, *how_it_goes(m)] for n, m in by_option.items()])
    stars = by_option["stars"]
    seats = [[results[seat] for results in stars.seats] for seat in range(FOUR)]
    table(
        f"By seat, {FOUR} players",
        ["seat", "wins"],
        [[str(seat + 1), interval(results)] for seat, results in enumerate(seats)],
    )
    print("\nRewards bought in a game\n")
    for bought in range(max(stars.bought) + 1):
        part = stars.bought[bought] / chosen.games
        print(f"    {bought:2} {bar(part)} {percent(part)}")
    print("\nHow often each reward is bought: star side, moon side\n")
    for reward in REWARD_NAMES:
        both = [by_option[side].rewards[reward] / chosen.games for side in ("stars", "storm")]
        print(f"    {reward:9} {bar(both[0])} {percent(both[0])}, {percent(both[1])}")
    print("\nWhere a player's points come from\n")
    for name, points in stars.points.items():
        part = points / sum(stars.points.values())
        print(f"    {name.removeprefix('score-'):10} {bar(part)} {percent(part)}")


if __name__ == "__main__":
    main()
