"""The tables and plots of `aladin.md`: `python docs/editions/aladin_tables.py --minds search:100 --games 250`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from serai.games.aladin import AladinGame
from serai.games.aladin.edition import REWARD_NAMES
from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import (
    BY_EXCHANGE,
    BY_REWARDS,
    BY_UNANIMITY,
    DAY,
    KINDS,
    NIGHT,
    NONE,
    PRICE,
    ROUNDS,
    UNANIMITY,
)
from serai.games.aladin.rules_table import BUYING, SHOWING, VOTING
from serai.games.aladin.view import is_stopped
from serai.games.dice import Dice
from serai.games.state import CHANCE
from serai.minds.company import read_mind
from serai.minds.mind import Budget, Mind
from serai.study.plots import Bar, bars, histograms, table
from serai.study.simulate import seed_of, share

STARS, MOONS = "star side", "storm warning (moon side)"
OPTIONS: dict[str, dict[str, str]] = {
    STARS: {},
    MOONS: {"storm": "yes"},
    "tornadoes": {"tornadoes": "yes"},
    "grand master of winds": {"grandmaster": "yes"},
    "all three": {"storm": "yes", "tornadoes": "yes", "grandmaster": "yes"},
}
#: The options are compared at so many players.
FOUR = 4
#: Most games are to see so many rewards bought.
MANY = 6
#: Each team is active in so many rounds.
TURNS = ROUNDS // 2


class Side(NamedTuple):
    """What a team came to in one game; its points are those that each of its players has from the team."""

    team: int
    size: int
    more: int
    won: float
    grounded: int
    points: list[int]
    personal: list[int]

    @property
    def unanimous(self) -> int:
        """In how many of its turns it voted as one."""
        return self.points[BY_UNANIMITY] // UNANIMITY


@dataclass
class Found:
    """What is kept of some games of one setting."""

    day: list[float] = field(default_factory=list)
    seats: list[list[float]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    bought: list[int] = field(default_factory=list)
    rewards: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    scoring: Counter[str] = field(default_factory=Counter)
    sides: list[Side] = field(default_factory=list)
    #: Whether the active team voted as one, by round and by how many players it has more than the other.
    agreed: dict[tuple[int, int], list[bool]] = field(default_factory=dict)


def main() -> None:
    """Play the games that are asked for, print what they came to, and draw it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minds", default="search:100", help="the mind at every seat: random, search, search:500 …")
    asked.add_argument("--games", type=int, default=250, help="of each setting")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--edition", type=Path, help="an edition's file, instead of the house's own")
    asked.add_argument("--plots", type=Path, default=Path(__file__).parent, help="the folder for the plots")
    given = asked.parse_args()
    game = AladinGame("aladin", given.edition) if given.edition else AladinGame("aladin")
    mind, budget = read_mind(given.minds, game)

    def play_all(players: int, options: dict[str, str]) -> Found:
        found = Found()
        for number in range(given.games):
            play(game, players, options, mind, budget, seed_of(given.seed, number, players), found)
        return found

    by_option = {name: play_all(FOUR, options) for name, options in OPTIONS.items()}
    by_players = {
        f"{players} players": by_option[STARS] if players == FOUR else play_all(players, {}) for players in range(2, 9)
    }
    print(f"\n{given.minds}, {given.games} games a line, seed {given.seed}")
    overview("By players, star side", by_players)
    overview(f"By option, {FOUR} players", by_option)
    by_seat(by_players)
    by_size(by_players)
    by_team(by_players)
    by_round(by_players)
    rewards(game, by_option)
    sources(by_players, by_option)
    draw(given.plots, by_players, by_option)


def play(
    game: AladinGame, players: int, options: dict[str, str], mind: Mind, budget: Budget, seed: int, found: Found
) -> None:
    """One game."""
    state = game.setup(players, options)
    nature, order, *dice = (Dice(seed_of(seed, number, CHANCE)) for number in range(players + 2))
    before_the_vote, cast, decisions, grounded, agreed = state, list[tuple[int, int]](), 0, [0, 0], [0, 0]
    while actors := state.actors():
        phase = int(state.phase)
        if actors == [CHANCE]:
            state.play(CHANCE, state.random_move(CHANCE, nature))
            if state.phase == VOTING:
                before_the_vote, cast = state.clone(), []
        else:
            seat = actors[order.below(len(actors))]
            known = as_if_sealed(before_the_vote, cast, seat) if phase == VOTING else state
            move = mind.choose(known.redeal(seat, dice[seat]), seat, budget, dice[seat]).move
            state.play(seat, move)
            cast.append((seat, move))
            decisions += 1
            if phase != VOTING and state.phase == VOTING:
                before_the_vote, cast = state.clone(), []
        if state.phase == BUYING and phase != BUYING:
            found.ends["stopped" if is_stopped(state) else "forbidden" if phase == SHOWING else "whole"] += 1
            team = int(state.active())
            grounded[team] += phase == SHOWING
            side = side_of(state, team, grounded[team])
            found.agreed.setdefault((int(state.round), side.more), []).append(side.unanimous > agreed[team])
            agreed[team] = side.unanimous
    keep(game, state, decisions, found)
    found.sides += [side_of(state, team, grounded[team]) for team in (DAY, NIGHT)]


def as_if_sealed(before: Aladin, cast: Iterable[tuple[int, int]], seat: int) -> Aladin:
    """The vote as a seat knows it, whoever was asked first: its own team's cards, and the others still to choose."""
    known = before.clone()
    for other, move in cast:
        if known.team_of(other) == known.team_of(seat):
            known.play(other, move)
    return known


def keep(game: AladinGame, state: Aladin, decisions: int, found: Found) -> None:
    """What a finished game came to."""
    results = state.results()
    found.day.append(sum(result for seat, result in enumerate(results) if state.team_of(seat) == DAY))
    found.seats.append(results)
    found.scores += state.scores()
    found.decisions.append(decisions)
    found.bought.append(len(REWARD_NAMES) - state.owners.count(NONE))
    found.rewards.update(name for name, owner in zip(REWARD_NAMES, state.owners, strict=True) if owner != NONE)
    for line in game.breakdown(state):
        found.points[line.text] += sum(line.points)
        found.scoring[line.text] += sum(points > 0 for points in line.points)


def side_of(state: Aladin, team: int, grounded: int) -> Side:
    """What a team came to."""
    seats = [seat for seat in range(state.seats) if state.team_of(seat) == team]
    results = state.results()
    return Side(
        team,
        len(seats),
        2 * len(seats) - state.seats,
        sum(results[seat] for seat in seats),
        grounded,
        state.points[team * KINDS : (team + 1) * KINDS],
        [state.personal[seat] for seat in seats],
    )


# --- the tables ----------------------------------------------------------------------------------


def overview(title: str, settings: dict[str, Found]) -> None:
    """Who wins, how much is scored, how flights end, how much is bought."""
    heads = ["Day wins", "score", "decisions", "no flight", "stopped", "rewards", f"{MANY} or more", "unanimous"]
    rows = []
    for name, found in settings.items():
        rounds = found.ends.total()
        rows.append(
            [
                name,
                interval(found.day),
                f"{fmean(found.scores):.1f} ± {stdev(found.scores):.1f}",
                f"{fmean(found.decisions):.0f}",
                percent(found.ends["forbidden"] / rounds),
                percent(found.ends["stopped"] / (rounds - found.ends["forbidden"])),
                f"{fmean(found.bought):.1f}",
                percent(fmean(bought >= MANY for bought in found.bought)),
                percent(sum(side.unanimous for side in found.sides) / rounds),
            ]
        )
    every = [won for found in settings.values() for won in found.day]
    table(title, ["", *heads], [*rows, ["together", interval(every), *[""] * (len(heads) - 1)]])


def by_seat(settings: dict[str, Found]) -> None:
    """How often each seat wins."""
    most = max(len(found.seats[0]) for found in settings.values())
    rows = []
    for name, found in settings.items():
        shares = [interval([game[seat] for game in found.seats], 0) for seat in range(len(found.seats[0]))]
        rows.append([name, *shares, *[""] * (most - len(shares))])
    table("Wins of each seat, star side", ["", *(f"seat {seat + 1}" for seat in range(most))], rows)


def by_size(settings: dict[str, Found]) -> None:
    """What the smaller and the larger team come to where teams are uneven."""
    rows = []
    for name, found in settings.items():
        for more in (-1, 1):
            sides = [side for side in found.sides if side.more == more]
            if sides:
                rows.append([f"{name}, team of {sides[0].size}", *came_to(sides)])
    table("Uneven teams, star side", SIDE_HEADS, rows)


def by_team(settings: dict[str, Found]) -> None:
    """What Day and Night come to, by how their sizes compare."""
    every = [side for found in settings.values() for side in found.sides]
    rows = []
    for words, more in (("as many players", 0), ("one player fewer", -1), ("one player more", 1)):
        for team, name in ((DAY, "Day"), (NIGHT, "Night")):
            sides = [side for side in every if side.more == more and side.team == team]
            if sides:
                rows.append([f"{name}, {words}", *came_to(sides)])
    table("Day and Night by the size of their team, star side", SIDE_HEADS, rows)


SIDE_HEADS = [
    "",
    "games",
    "wins",
    "unanimous",
    "no flight",
    "points by unanimity",
    "rewards",
    "exchange",
    "team’s points",
    "own, mean",
    "own, best",
]


def came_to(sides: Sequence[Side]) -> list[str]:
    """How often teams win, how they vote, and where the points of their players come from."""
    columns = [[side.points[kind] for side in sides] for kind in (BY_UNANIMITY, BY_REWARDS, BY_EXCHANGE)]
    columns.append([sum(side.points) for side in sides])
    columns.append([number for side in sides for number in side.personal])
    columns.append([max(side.personal) for side in sides])
    return [
        str(len(sides)),
        interval([side.won for side in sides]),
        percent(fmean(side.unanimous for side in sides) / TURNS),
        percent(fmean(side.grounded for side in sides) / TURNS),
        *(f"{fmean(column):.1f}" for column in columns),
    ]


def by_round(settings: dict[str, Found]) -> None:
    """How often the active team is unanimous in each round, with even and with uneven teams."""
    rows = []
    for name in ("4 players", "5 players"):
        found = settings[name]
        for size, more in sorted({(side.size, side.more) for side in found.sides}):
            votes = [found.agreed.get((number, more), []) for number in range(1, ROUNDS + 1)]
            rows.append([f"{name}, team of {size}", *(percent(fmean(vote)) if vote else "" for vote in votes)])
    heads = [f"{number}, {'Day' if number % 2 else 'Night'}" for number in range(1, ROUNDS + 1)]
    table("Unanimous votes in each round, star side", ["", *heads], rows)


def rewards(game: AladinGame, settings: dict[str, Found]) -> None:
    """What each reward brings, and its price if it were sold; how often it is bought."""
    rows = []
    for number, reward in enumerate(REWARD_NAMES):
        *stones, clouds = game.edition.prices[number * PRICE : (number + 1) * PRICE]
        bought = [percent(found.rewards[reward] / len(found.day)) for found in settings.values()]
        rows.append([reward, str(game.edition.points[number]), str(sum(stones) + clouds // 2), *bought])
    heads = ["", "points", "price, if sold", *settings]
    table(f"Games in which a reward is bought, {FOUR} players", heads, rows)


def sources(by_players: dict[str, Found], by_option: dict[str, Found]) -> None:
    """What brings points: the part of all points, and of the players who got any from it."""
    settings = {name: by_players[name] for name in ("2 players", "4 players", "8 players")} | {
        MOONS: by_option[MOONS],
    }
    rows = []
    for line in by_option[MOONS].points:
        row = [line.removeprefix("score-")]
        for found in settings.values():
            part = found.points[line] / found.points.total()
            row.append(f"{percent(part)}, by {percent(found.scoring[line] / len(found.scores))}")
        rows.append(row)
    table("Where points come from, and how many players have some from there", ["", *settings], rows)


def draw(folder: Path, by_players: dict[str, Found], by_option: dict[str, Found]) -> None:
    """The plots."""
    stars = by_option[STARS]
    wins = {
        title: [bar(name, found.day) for name, found in settings.items()]
        for title, settings in (("star side", by_players), (f"{FOUR} players", by_option))
    }
    share_of_rewards = {
        side: [Bar(reward, 100 * by_option[side].rewards[reward] / len(stars.day)) for reward in REWARD_NAMES]
        for side in (STARS, MOONS)
    }
    bought = {side: by_option[side].bought for side in (STARS, MOONS)}
    scores = {side: by_option[side].scores for side in (STARS, MOONS)}
    for name, plot in {
        "day": bars("Games that Day wins", wins, unit=" %", fair=dict.fromkeys(wins, 50.0)),
        "rewards": bars(f"Games in which a reward is bought, {FOUR} players", share_of_rewards, unit=" %", digits=0),
        "bought": histograms(f"Rewards bought in a game, {FOUR} players", bought),
        "scores": histograms(f"Score, {FOUR} players", scores, step=4, axis="points"),
    }.items():
        (folder / f"aladin_{name}.svg").write_text(plot, "utf-8")


def bar(name: str, results: Sequence[float]) -> Bar:
    """A share with its interval."""
    won = share(results)
    return Bar(name, 100 * won.share, 100 * won.low, 100 * won.high)


def interval(results: Sequence[float], digits: int = 1) -> str:
    """A share, and where it lies with 95 % confidence."""
    won = share(results)
    return f"{100 * won.share:.{digits}f} % ({100 * won.low:.{digits}f}–{100 * won.high:.{digits}f})"


def percent(part: float) -> str:
    """A share without an interval."""
    return f"{100 * part:.0f} %"


if __name__ == "__main__":
    main()
