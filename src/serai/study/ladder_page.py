"""What a ladder came to, as a reader sees it: tables on the terminal, or a section of a page with a plot."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import chain
from math import floor
from pathlib import Path
from typing import NamedTuple

from serai.games.game import find_game
from serai.minds.company import mind_ids
from serai.minds.levels import LEVELS
from serai.study.ladder import Rung, Standings
from serai.study.plots import Bar, bars
from serai.study.rating import Rating
from serai.study.simulate import Mean, Share, aim_of
from serai.study.tables import empty_table, number, percent, share_cells, terminal
from serai.texts import Texts

MINUS = "−"


class Sheet(NamedTuple):
    """A table: the first column holds names, all others numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]


# --- on the terminal -----------------------------------------------------------------------------


def print_ladder(texts: Texts, standings: Standings) -> None:
    """Everything about a ladder, on the terminal."""
    console = terminal()
    console.print(texts.say("ladder-heading", {"players": standings.ladder.players}))
    console.print(said(texts, standings))
    for sheet in sheets(texts, standings):
        table = empty_table(sheet.title)
        for place, column in enumerate(sheet.columns):
            table.add_column(column, justify="right" if place else "left")
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)
    console.print(how(texts, standings))
    console.print(by_clock(texts, standings))


# --- on a page -----------------------------------------------------------------------------------


def write_page(texts: Texts, standings: Standings, folder: Path) -> Path:
    """Put a ladder into its game's page, instead of the same ladder as it was before; beside it, its plot."""
    folder.mkdir(parents=True, exist_ok=True)
    name = name_of(standings)
    plot = folder / f"{standings.ladder.game}-ladder-{name}.svg"
    plot.write_text(draw(texts, standings), "utf-8")
    page = folder / f"{standings.ladder.game}.md"
    title = find_game(standings.ladder.game).card.title
    before = page.read_text("utf-8") if page.exists() else f"# {title}\n"
    page.write_text(put_between(before, f"ladder {name}", section(texts, standings, plot.name)), "utf-8")
    return page


def put_between(page: str, name: str, text: str) -> str:
    r"""A page with a text between the two comments of that name; they are added at its end where they are not there.

    >>> put_between("A\n<!-- x -->\nold\n<!-- end of x -->\nZ\n", "x", "new")
    'A\n<!-- x -->\nnew\n<!-- end of x -->\nZ\n'
    """
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    if begin not in page or end not in page:
        page = f"{page.rstrip()}\n\n{begin}{end}"
    head, _, rest = page.partition(begin)
    _, _, tail = rest.partition(end)
    return f"{head}{begin}{text}\n{end}{tail}"


def name_of(standings: Standings) -> str:
    """What a ladder is called in files: players, options that are not as usual, minds that are not all the levels."""
    players = standings.ladder.players
    words = ["1-player" if players == 1 else f"{players}-players", *chain(*unusual(standings))]
    return "-".join([*words, *others(standings)]).replace(":", "-")


def others(standings: Standings) -> list[str]:
    """The minds of a ladder that is not that of all levels."""
    return [] if standings.ladder.minds == LEVELS else standings.ladder.minds


def unusual(standings: Standings) -> list[tuple[str, str]]:
    """The options that are not as usual."""
    usual = {option.id: option.default for option in find_game(standings.ladder.game).options}
    return [(option, value) for option, value in standings.ladder.options.items() if usual[option] != value]


def section(texts: Texts, standings: Standings, plot: str) -> str:
    """A ladder as a section of a page."""
    ladder = standings.ladder
    heading = texts.say("ladder-heading", {"players": ladder.players})
    for option, value in unusual(standings):
        heading += f", {texts.say(f'value-{option}-{value}', game=ladder.game)}"
    if minds := others(standings):
        heading += f": {', '.join(name(texts, mind) for mind in minds)}"
    parts = [f"## {heading}", wrapped(said(texts, standings)), f"![{heading}]({plot})"]
    for sheet in sheets(texts, standings):
        rule = ["---", *["---:"] * (len(sheet.columns) - 1)]
        lines = [f"| {' | '.join(cells)} |" for cells in (sheet.columns, rule, *sheet.rows)]
        parts.append("\n".join([f"**{sheet.title}**", "", *lines]))
    parts += [wrapped(how(texts, standings)), wrapped(by_clock(texts, standings))]
    parts.append(f"{texts.say('ladder-command')}\n\n```sh\n{command(standings)}\n```")
    return "\n\n".join(parts)


def wrapped(paragraph: str) -> str:
    """A paragraph in lines as short as the other prose of the docs."""
    return textwrap.fill(paragraph, 99, break_on_hyphens=False)


def command(standings: Standings) -> str:
    """The command that plays a ladder again."""
    ladder = standings.ladder
    words = ["serai ladder", ladder.game, "--players", str(ladder.players), "--games", str(standings.asked)]
    words += ["--seed", str(ladder.seed), "--minds", ",".join(ladder.minds)]
    words += [f"--option {option}={value}" for option, value in unusual(standings)]
    return " ".join(words + ["--edition FILE"] * bool(ladder.edition))


def draw(texts: Texts, standings: Standings) -> str:
    """The levels as bars with their intervals: ratings, shares won, or points."""
    ladder = standings.ladder
    game = find_game(ladder.game)
    heading = f"{game.card.title} · {texts.say('ladder-heading', {'players': ladder.players})}"
    if ladder.are_rivals:
        shown = [Bar(name(texts, rung.mind), *rating) for rung, rating in rated(standings)]
        lowest = min(bar.low or bar.value for bar in shown)
        return bars(
            f"{heading} · {texts.say('ladder-rating')}", {"": shown}, digits=0, start=100 * floor(lowest / 100) - 100
        )
    if aim_of(game, ladder.players) == "win-together":
        won = [(name(texts, rung.mind), rung.won) for rung in standings.rungs]
        shown = [Bar(who, 100 * won.share, 100 * won.low, 100 * won.high) for who, won in won]
        return bars(f"{heading} · {texts.say('ladder-won')}", {"": shown}, unit=" %")
    points = [(name(texts, rung.mind), rung.points) for rung in standings.rungs]
    shown = [Bar(who, points.mean, points.low, points.high) for who, points in points]
    return bars(f"{heading} · {texts.say('ladder-points')}", {"": shown})


# --- what it says --------------------------------------------------------------------------------


def said(texts: Texts, standings: Standings) -> str:
    """What was played."""
    ladder = standings.ladder
    counts = {"games": standings.games, "deals": standings.deals, "asked": standings.asked}
    text = "ladder-rivals" if ladder.are_rivals else "ladder-alone"
    return texts.say(text, {"title": find_game(ladder.game).card.title, **counts})


def how(texts: Texts, standings: Standings) -> str:
    """How the numbers were found."""
    return texts.say("ladder-how" if standings.ladder.are_rivals else "ladder-how-alone")


def by_clock(texts: Texts, standings: Standings) -> str:
    """Whether the games are the same on any machine."""
    return texts.say("ladder-by-clock", {"moves": sum(rung.pace.by_clock for rung in standings.rungs)})


def sheets(texts: Texts, standings: Standings) -> list[Sheet]:
    """All tables of a ladder."""
    if standings.ladder.are_rivals:
        return [ratings(texts, standings), matrix(texts, standings), paces(texts, standings)]
    return [results(texts, standings), paces(texts, standings)]


def ratings(texts: Texts, standings: Standings) -> Sheet:
    """How strong rivals are, and how often each beats the one below."""
    rows = []
    below = ""
    for rung, rating in rated(standings):
        row = [name(texts, rung.mind), number(texts, rating.rating)]
        row += [span(texts, rating.low, rating.high, 0), number(texts, rung.won.games), percent(texts, rung.won.share)]
        won = standings.ahead.get((rung.mind, below))
        rows.append([*row, *(share_cells(texts, won) if won else ["", ""])])
        below = rung.mind
    columns = ["level", "rating", "interval", "games", "won", "below", "interval"]
    return sheet(texts, "ratings", columns, rows)


def rated(standings: Standings) -> Iterator[tuple[Rung, Rating]]:
    """The rungs that have a rating, with it."""
    return ((rung, rung.rating) for rung in standings.rungs if rung.rating)


def matrix(texts: Texts, standings: Standings) -> Sheet:
    """How often each level came ahead of each other."""
    minds = standings.ladder.minds

    def cell(won: Share | None) -> str:
        return percent(texts, won.share) if won else "–"

    rows = [[name(texts, mind), *(cell(standings.ahead.get((mind, other))) for other in minds)] for mind in minds]
    columns = [texts.say("ladder-level"), *(name(texts, mind) for mind in minds)]
    return Sheet(texts.say("ladder-matrix"), columns, rows)


def results(texts: Texts, standings: Standings) -> Sheet:
    """What each level makes of the same deals alone, and how much more that is than the level below makes of them."""
    win = aim_of(find_game(standings.ladder.game), standings.ladder.players) == "win-together"
    rows = []
    for rung in standings.rungs:
        points = [number(texts, rung.points.mean, 1), span(texts, rung.points.low, rung.points.high, 1)]
        row = [name(texts, rung.mind), number(texts, rung.won.games)]
        row += [*share_cells(texts, rung.won), points[0]] if win else points
        rows.append([*row, *gain_cells(texts, rung.gain, win)])
    means = ["won", "interval", "points"] if win else ["points", "interval"]
    return sheet(texts, "results", ["level", "games", *means, "gain", "interval"], rows)


def gain_cells(texts: Texts, gain: tuple[Mean, Mean] | None, win: bool) -> list[str]:
    """How much better a level is than the one below: games won, or points."""
    if gain is None:
        return ["", ""]
    if not win:
        return [signed(texts, gain[1].mean, 1), span(texts, gain[1].low, gain[1].high, 1)]
    won = gain[0]
    return [percent(texts, won.mean).replace("-", MINUS), span(texts, 100 * won.low, 100 * won.high, 1)]


def paces(texts: Texts, standings: Standings) -> Sheet:
    """How long each level thinks about a move."""
    rows = []
    for rung in standings.rungs:
        pace = rung.pace
        seconds = [number(texts, second, 3) for second in (pace.mean, pace.most_below, pace.longest)]
        rows.append([name(texts, rung.mind), number(texts, pace.moves), *seconds, number(texts, pace.by_clock)])
    return sheet(texts, "paces", ["level", "moves", "mean", "most-below", "longest", "clock"], rows)


def sheet(texts: Texts, title: str, columns: Sequence[str], rows: list[list[str]]) -> Sheet:
    """A table with the ladder's words."""
    return Sheet(texts.say(f"ladder-{title}"), [texts.say(f"ladder-{column}") for column in columns], rows)


def name(texts: Texts, mind: str) -> str:
    """A mind's name; one with a budget of its own is called as it is written."""
    return texts.say(f"mind-{mind}") if mind in mind_ids() else mind


def span(texts: Texts, low: float, high: float, digits: int) -> str:
    """From a number to another."""
    return f"{signed(texts, low, digits)}–{signed(texts, high, digits)}"


def signed(texts: Texts, value: float, digits: int) -> str:
    """A number that may be below zero."""
    return number(texts, value, digits).replace("-", MINUS)
