"""Results as tables for the terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from serai.games.edition import EditedGame
from serai.games.game import Card, Game, Line, find_game
from serai.games.state import State
from serai.study.duel import Duel
from serai.study.simulate import Share, Spread, Standing, Summary
from serai.study.tune import Found, Tuning
from serai.texts import Texts


def print_shelf(texts: Texts, cards: Mapping[str, Card], playable: Mapping[str, Game[Any]]) -> None:
    """The games of the house with their options as they are typed, those to come too."""
    table = new_table(texts, "", ["id", "title", "players", "minutes", "age", "options"], numbers=())
    table.columns[1].no_wrap = table.columns[-1].no_wrap = False
    for id, card in cards.items():
        options = texts.say("cli-table-coming")
        if id in playable:
            options = "\n".join(f"{option.id} = {', '.join(option.values)}" for option in playable[id].options)
        players = f"{card.min_players}–{card.max_players}"
        table.add_row(id, card.title, players, str(card.minutes), f"{card.age}+", options)
    terminal().print(table)


def print_summary(texts: Texts, summary: Summary) -> None:
    """What many games came to, as those who play such a game would ask."""
    console = terminal()
    print_setting(console, texts, summary)
    if summary.aim == "beat-others":
        if len(summary.by_mind) > 1:
            print_standings(console, texts, "mind", summary.by_mind)
            console.print(texts.say("cli-simulated-rotation"))
        if summary.by_team:
            named = [(texts.say(team.who, game=summary.game), team) for team in summary.by_team]
            print_standings(console, texts, "team", [msgspec.structs.replace(team, who=name) for name, team in named])
        print_standings(console, texts, "seat", summary.seats)
    elif summary.aim == "win-together":
        won = new_table(texts, "cli-table-together", ["won", "interval"], numbers=range(2))
        won.add_row(*share_cells(texts, summary.seats[0].won))
        console.print(won)
    if summary.aim != "beat-others":
        print_spread(console, texts, "cli-table-points", summary.seats[0].scores)
    ends = new_table(texts, "cli-table-ends", ["reason", "games", "share"])
    ends.columns[0].no_wrap = False
    for reason, games in summary.reasons.items():
        ends.add_row(texts.say(reason, game=summary.game), number(texts, games), percent(texts, games / summary.games))
    console.print(ends)
    print_spread(console, texts, "cli-table-lengths", summary.moves)
    speed = number(texts, summary.moves_per_second)
    console.print(texts.say("cli-simulated-speed", {"moves": speed, "seconds": number(texts, summary.seconds, 1)}))


def print_setting(console: Console, texts: Texts, summary: Summary) -> None:
    """What was played, and by whom."""
    title = find_game(summary.game).card.title
    numbers = {"games": summary.games, "players": summary.players, "seed": summary.seed}
    console.print(texts.say("cli-simulated", {"title": title, **numbers}))
    print_options(console, texts, summary.game, summary.options)
    if summary.edition:
        console.print(texts.say("cli-simulated-edition", {"name": summary.edition}))
    minds = summary.minds if len(summary.by_mind) > 1 else summary.minds[:1]
    console.print(texts.say("cli-simulated-minds", {"minds": ", ".join(minds)}))


def print_options(console: Console, texts: Texts, game: str, options: Mapping[str, str]) -> None:
    """The options that a game was played with, in words."""
    for option, value in options.items():
        names = [texts.say(text, game=game) for text in (f"option-{option}", f"value-{option}-{value}")]
        console.print(texts.say("cli-simulated-with", {"what": names[0], "which": names[1]}))


def print_duel(texts: Texts, duel: Duel) -> None:
    """What a duel came to: a row a side, and by how much the first is ahead."""
    console = terminal()
    ladder = duel.ladder
    numbers = {"deals": duel.deals, "players": ladder.players, "seed": ladder.seed}
    console.print(texts.say("cli-dueled", {"title": find_game(ladder.game).card.title, **numbers}))
    print_options(console, texts, ladder.game, ladder.options)
    won = ["won", "interval"] if duel.aim != "score-together" else []
    table = new_table(texts, "cli-table-duel", ["mind", *won, "mean", "sd", "iterations", "seconds"])
    for side in duel.sides:
        cells = share_cells(texts, side.won) if won else []
        points = [number(texts, value, 1) for value in (side.scores.mean, side.scores.sd)]
        thought = [number(texts, side.iterations), number(texts, side.seconds, 3)]
        table.add_row(side.mind, *cells, *points, *thought)
    console.print(table)
    console.print(texts.say("cli-duel-thought"))
    first, second = ladder.minds
    parts = (duel.margin.mean, duel.margin.low, duel.margin.high)
    mean, low, high = (percent(texts, part) if won else number(texts, part, 1) for part in parts)
    told = {"first": first, "second": second, "mean": mean, "low": low, "high": high}
    console.print(texts.say("cli-duel-wins" if won else "cli-duel-points", told))


def print_weights(texts: Texts, tuning: Tuning, found: Found, deals: int) -> None:
    """Weights as they were and as they were found, and how much better the latter are."""
    console = terminal()
    table = new_table(texts, "", ["weight", "before", "found"])
    for name, weight in found.weights.items():
        table.add_row(name, number(texts, tuning.start[name], 3), number(texts, weight, 3))
    console.print(table)
    in_points = tuning.aim == "score-together"
    parts = (found.gain.mean, found.gain.low, found.gain.high)
    mean, low, high = (number(texts, part, 1) if in_points else percent(texts, part) for part in parts)
    told: dict[str, str | int] = {"mean": mean, "low": low, "high": high, "deals": deals}
    console.print(texts.say("tune-points" if in_points else "tune-wins", told))
    console.print(texts.say("tune-better" if found.is_better else "tune-not-better"))


SPREAD = ["mean", "sd", "quartiles", "range"]


def print_standings(console: Console, texts: Texts, who: str, standings: Sequence[Standing]) -> None:
    """Wins and scores, a row for each seat, mind or team."""
    table = new_table(texts, f"cli-table-by-{who}", [who, "won", "interval", *SPREAD])
    for row in standings:
        table.add_row(row.who, *share_cells(texts, row.won), *spread_cells(texts, row.scores))
    console.print(table)


def print_spread(console: Console, texts: Texts, title: str, spread: Spread) -> None:
    """How some numbers are spread, in a table of one row."""
    table = new_table(texts, title, SPREAD, numbers=range(len(SPREAD)))
    table.add_row(*spread_cells(texts, spread))
    console.print(table)


def print_listings(texts: Texts, game: EditedGame[Any], harmless: Callable[[str], str]) -> None:
    """All that the edition of a game lists, part by part."""
    console = terminal()

    def words(cell: str | int | Line | list[Line]) -> str:
        if isinstance(cell, Line):
            return texts.say(cell.text, cell.args, game.id)
        return ", ".join(map(words, cell)) if isinstance(cell, list) else harmless(str(cell))

    for part in game.listings():
        table = empty_table(texts.say(part.title, game=game.id))
        for place, column in enumerate(part.columns):
            numbers = all(isinstance(row[place], int) for row in part.rows)
            table.add_column(texts.say(column, game=game.id), justify="right" if numbers else "left", overflow="fold")
        for row in part.rows:
            table.add_row(*map(words, row))
        console.print(table)


def print_outcome(texts: Texts, game: Game[Any], state: State, names: Sequence[str]) -> None:
    """How a game ended, line by line; nothing while it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return
    console = terminal()
    console.print(texts.say(outcome.reason, game=game.id))
    table = new_table(texts, "cli-table-count", ["line"])
    for seat, name in enumerate(names):
        table.add_column(f"{name} ★" if seat in outcome.winners else name, justify="right")
    for part, lines in groupby(outcome.breakdown, key=lambda line: line.part):
        if part:
            table.add_section()
            table.add_row(texts.say(part, game=game.id), style="bold")
        for line in lines:
            table.add_row(texts.say(line.text, game=game.id), *map(str, line.points))
    table.add_section()
    table.add_row(texts.say("cli-table-total"), *map(str, outcome.scores))
    console.print(table)


def terminal() -> Console:
    """Where tables are printed: names are shown as they are, whatever brackets or colons they have."""
    return Console(markup=False, highlight=False, emoji=False)


def new_table(texts: Texts, title: str, columns: Sequence[str], numbers: Sequence[int] | None = None) -> Table:
    """A table with the house's headings; all columns but the first hold numbers unless others are named."""
    table = empty_table(texts.say(title) if title else None)
    right = range(1, len(columns)) if numbers is None else numbers
    for place, column in enumerate(columns):
        table.add_column(texts.say(f"cli-table-{column}"), justify="right" if place in right else "left", no_wrap=True)
    return table


def empty_table(title: str | None) -> Table:
    """A table in the house's manner."""
    return Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", padding=(0, 1, 0, 0))


def share_cells(texts: Texts, won: Share) -> list[str]:
    """The part won and its interval, cell by cell."""
    return [percent(texts, won.share), f"{number(texts, 100 * won.low, 1)}–{percent(texts, won.high)}"]


def spread_cells(texts: Texts, spread: Spread) -> list[str]:
    """A spread, cell by cell."""
    quartiles = (
        number(texts, value, 0 if value == int(value) else 1) for value in (spread.lower, spread.median, spread.upper)
    )
    extremes = f"{number(texts, spread.least)}–{number(texts, spread.most)}"
    return [number(texts, spread.mean, 1), number(texts, spread.sd, 1), " · ".join(quartiles), extremes]


def number(texts: Texts, value: float, digits: int = 0) -> str:
    """A number as the language writes it: 1,234.5 in English, 1 234,5 in French."""
    text = f"{value:,.{digits}f}"
    return text.translate({ord(","): "\u202f", ord("."): ","}) if texts.language == "fr" else text


def percent(texts: Texts, share: float) -> str:
    """A part of the whole as the language writes it."""
    return texts.say("cli-table-percent", {"number": number(texts, 100 * share, 1)})
