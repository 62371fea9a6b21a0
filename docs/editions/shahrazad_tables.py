"""The tables and plots of `shahrazad.md`.

python docs/editions/shahrazad_tables.py --mind search:100 --games 100 --plots docs/editions
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from serai.games.dice import Dice
from serai.games.shahrazad import SCORE_LINES, ShahrazadGame
from serai.games.shahrazad.edition import COLOUR_NAMES, VERDICTS
from serai.games.shahrazad.rules import AT
from serai.games.shahrazad.rules_count import ORDER, Telling, points
from serai.games.shahrazad.rules_table import TILES
from serai.games.state import CHANCE, NOBODY
from serai.minds.company import read_mind
from serai.study.plots import Bar, bars, histograms
from serai.study.simulate import Share, seed_of, share, spread

Rows = list[list[str]]
#: What takes points off, in words.
LOSSES = {"order": "turned: out of order", "path": "turned: on no path", "gaps": "gaps in columns"}


class Told(NamedTuple):
    """A game that was played: its rounds as they were counted, and what the players did."""

    seats: int
    rounds: list[Telling]
    moves: int
    replaced: int

    @property
    def scores(self) -> list[int]:
        """The score of each round."""
        return [points(telling.count()) for telling in self.rounds]


def main() -> None:
    """Play the games that are asked for, and tell what they came to."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--mind", default="search:100", help="the mind at every seat: random, search, search:500 …")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--edition", type=Path, help="an edition's file, instead of the house's own")
    asked.add_argument("--plots", type=Path, help="the folder to draw the plots in")
    given = asked.parse_args()
    game = ShahrazadGame("shahrazad", given.edition)
    played = {
        name: [play(game, seats, given.mind, given.seed, number) for number in range(given.games)]
        for seats, name in ((1, "1 player"), (2, "2 players"))
    }
    for table in (scores, lengths, verdicts, elements, tiles):
        print_table(table(game, played))
    if given.plots:
        draw(game, played, given.plots)


def play(game: ShahrazadGame, seats: int, mind: str, seed: int, number: int) -> Told:
    """The same game as `serai simulate` plays from the same seed."""
    state = game.setup(seats)
    thinker, budget = read_mind(mind, game)
    nature, *dice = (Dice(seed_of(seed, number, seat)) for seat in (CHANCE, *range(seats)))
    told = Told(seats, [], 0, 0)
    while state.to_move() != NOBODY:
        seat, rounds = state.to_move(), len(state.round_scores())
        if seat == CHANCE:
            state.play(CHANCE, state.random_move(CHANCE, nature))
        else:
            move = thinker.choose(state.redeal(seat, dice[seat]), seat, budget, dice[seat]).move
            replacing = move >= AT and move - AT in state.places
            told = told._replace(moves=told.moves + 1, replaced=told.replaced + replacing)
            state.play(seat, move)
        if len(state.round_scores()) > rounds:
            told.rounds.append(Telling(state.places[:], state.colours))
    return told


Played = dict[str, list[Told]]

# --- tables --------------------------------------------------------------------------------------


def scores(game: ShahrazadGame, played: Played) -> Rows:
    """The points of each round and of both."""
    rows = [["points", "games", "mean", "95 % interval", "quartiles", "range"]]
    for players, games in played.items():
        second = [told.scores[1] for told in games if len(told.rounds) == 2]
        rows.append([f"{players}: both rounds", *numbers([sum(told.scores) for told in games])])
        rows.append([f"{players}: first round", *numbers([told.scores[0] for told in games])])
        if len(second) > 1:
            rows.append([f"{players}: second round", *numbers(second)])
    return rows


def lengths(game: ShahrazadGame, played: Played) -> Rows:
    """How much there is to do in a game."""
    rows = [["in a game", "games", "mean", "95 % interval", "quartiles", "range"]]
    for players, games in played.items():
        rows.append([f"{players}: moves", *numbers([told.moves for told in games])])
        rows.append([f"{players}: tiles replaced", *numbers([told.replaced for told in games])])
    return rows


def numbers(values: Sequence[int]) -> list[str]:
    """How numbers are spread, with the interval of their mean."""
    found = spread(values)
    reach = 1.96 * found.sd / len(values) ** 0.5
    quartiles = " · ".join(f"{value:g}" for value in (found.lower, found.median, found.upper))
    interval = f"{found.mean - reach:.1f}–{found.mean + reach:.1f}"
    return [str(len(values)), f"{found.mean:.1f}", interval, quartiles, f"{found.least:g}–{found.most:g}"]


def verdicts(game: ShahrazadGame, played: Played) -> Rows:
    """How games end."""
    rows = [["how games end", *played]]
    ends = {players: [ending(game, told) for told in games] for players, games in played.items()}
    for end in endings():
        rows.append([end, *(percent(part([it == end for it in found])) for found in ends.values())])
    return rows


def endings() -> list[str]:
    """All ways for a game to end."""
    return ["no points in the first round", *(f"verdict {verdict}" for verdict in range(1, VERDICTS + 1))]


def ending(game: ShahrazadGame, told: Told) -> str:
    """How a game ended."""
    if len(told.rounds) == 1:
        return endings()[0]
    return endings()[game.edition.verdict(told.seats, sum(told.scores))]


def elements(game: ShahrazadGame, played: Played) -> Rows:
    """How often, and how much, each colour and each loss counts in a round."""
    rows = [["in a round", *(f"{players}: {word}" for players in played for word in ("counts in", "mean"))]]
    for place, name in enumerate(SCORE_LINES):
        row = [LOSSES.get(name, name)]
        for games in played.values():
            counts = [telling.count()[place] for told in games for telling in told.rounds]
            sign = "−" if place >= ORDER else ""
            row += [percent(part([number > 0 for number in counts])), f"{sign}{sum(counts) / len(counts):.1f}"]
        rows.append(row)
    return rows


def tiles(game: ShahrazadGame, played: Played) -> Rows:
    """What becomes of each tile in a round that it is part of."""
    rows = [["tile", "colour", "scores", "face up, but not in its colour’s group", "out of order", "on no path"]]
    rounds = [telling for games in played.values() for told in games for telling in told.rounds]
    for tile in range(TILES):
        there = [telling for telling in rounds if telling.places[tile] >= 0]
        shares = [
            part([scored(telling, tile) for telling in there]),
            part([telling.upright[tile] and not scored(telling, tile) for telling in there]),
            part([tile in telling.disordered for telling in there]),
            part([tile in telling.severed for telling in there]),
        ]
        rows.append([str(tile), COLOUR_NAMES[game.edition.colours[tile]], *map(percent, shares)])
    return rows


def scored(telling: Telling, tile: int) -> bool:
    """Whether a tile is in a group that counts."""
    return any(tile in group for group in telling.groups)


def part(truths: Sequence[bool]) -> Share:
    """How often something is so."""
    return share([float(true) for true in truths])


def percent(found: Share) -> str:
    """A part with its interval."""
    return f"{100 * found.share:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"


def print_table(rows: Rows) -> None:
    """A table in Markdown."""
    header, *body = rows
    for row in (header, ["---", *["---:"] * (len(header) - 1)], *body):
        print(f"| {' | '.join(row)} |")
    print()


# --- plots ---------------------------------------------------------------------------------------


def draw(game: ShahrazadGame, played: Played, folder: Path) -> None:
    """The plots of the page."""
    totals = {players: [sum(told.scores) for told in games] for players, games in played.items()}
    ends = {players: [ending(game, told) for told in games] for players, games in played.items()}
    rounds = {players: [telling for told in games for telling in told.rounds] for players, games in played.items()}
    every = [telling for group in rounds.values() for telling in group]
    plots = {
        "scores": histograms("Points of both rounds", totals, step=2, axis="points"),
        "endings": bars(
            "How games end, with 95 % intervals",
            {players: [bar(end, [it == end for it in found]) for end in endings()] for players, found in ends.items()},
            unit=" %",
        ),
        "elements": bars(
            "Rounds in which each colour scores, and each loss occurs",
            {
                players: [
                    bar(LOSSES.get(name, name), [telling.count()[place] > 0 for telling in group])
                    for place, name in enumerate(SCORE_LINES)
                ]
                for players, group in rounds.items()
            },
            unit=" %",
        ),
        "tiles": bars(
            "Rounds in which each tile scores, of those it is part of",
            {
                colour: [
                    bar(f"{tile}", [scored(telling, tile) for telling in every if telling.places[tile] >= 0])
                    for tile in range(TILES)
                    if COLOUR_NAMES[game.edition.colours[tile]] == colour
                ]
                for colour in COLOUR_NAMES
            },
            unit=" %",
        ),
    }
    for name, plot in plots.items():
        (folder / f"shahrazad-{name}.svg").write_text(plot, "utf-8")


def bar(name: str, truths: Sequence[bool]) -> Bar:
    """How often something is so, as a bar with its interval."""
    found = part(truths)
    return Bar(name, 100 * found.share, 100 * found.low, 100 * found.high)


if __name__ == "__main__":
    main()
