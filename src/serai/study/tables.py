"""Results as tables for the terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from serai.games.edition import EditedGame
from serai.games.game import Card, Game, Line
from serai.games.state import State
from serai.study.simulate import Spread, Standing, Summary
from serai.texts import Texts


def print_shelf(texts: Texts, cards: Mapping[str, Card], playable: Sequence[str]) -> None:
    """The games of the house, those to come too."""
    table = new_table(texts, "", ["id", "title", "players", "minutes", "age", "state"], numbers=())
    for id, card in cards.items():
        state = texts.say("cli-table-playable" if id in playable else "cli-table-coming")
        table.add_row(
            id, card.title, f"{card.min_players}–{card.max_players}", str(card.minutes), f"{card.age}+", state
        )
    terminal().print(table)


def print_summary(texts: Texts, summary: Summary) -> None:
    """What many games came to."""
    console = terminal()
    console.print(
        texts.say("cli-simulated", {"games": summary.games, "players": summary.players, "seed": summary.seed})
    )
    if len(summary.by_mind) > 1:
        print_standings(console, texts, "mind", summary.by_mind)
        console.print(texts.say("cli-simulated-rotation"))
    print_standings(console, texts, "seat", summary.seats)
    ends = new_table(texts, "cli-table-ends", ["reason", "games", "share"])
    for reason, games in summary.reasons.items():
        ends.add_row(texts.say(reason, game=summary.game), number(texts, games), percent(texts, games / summary.games))
    console.print(ends)
    lengths = new_table(texts, "cli-table-lengths", SPREAD, numbers=range(len(SPREAD)))
    lengths.add_row(*spread_cells(texts, summary.moves))
    console.print(lengths)
    speed = number(texts, summary.moves_per_second)
    console.print(texts.say("cli-simulated-speed", {"moves": speed, "seconds": number(texts, summary.seconds, 1)}))


SPREAD = ["mean", "sd", "quartiles", "range"]


def print_standings(console: Console, texts: Texts, who: str, standings: Sequence[Standing]) -> None:
    """Wins and scores, a row for each seat or mind."""
    table = new_table(texts, f"cli-table-by-{who}", [who, "won", "interval", *SPREAD])
    for row in standings:
        won = row.won
        interval = f"{number(texts, 100 * won.low, 1)}–{percent(texts, won.high)}"
        table.add_row(row.who, percent(texts, won.share), interval, *spread_cells(texts, row.scores))
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
    for line in outcome.breakdown:
        table.add_row(texts.say(line.text, game=game.id), *map(str, line.points))
    table.add_section()
    table.add_row(texts.say("cli-table-total"), *map(str, outcome.scores))
    console.print(table)


def terminal() -> Console:
    """Where tables are printed: names are shown as they are, whatever brackets they have."""
    return Console(markup=False, highlight=False)


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
