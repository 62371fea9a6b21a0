"""All measurements, interleaved, the best of several rounds; prints them and writes docs/speed.md."""

from __future__ import annotations

import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from rich.console import Console
from rich.progress import track

from serai.games.game import shelf

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
METER = ROOT / "benchmarks/meter.py"
PAGE = ROOT / "docs/speed.md"
ROUNDS = 3
#: Each game at a usual number of players, and how many times OpenSpiel's moves it must make, compiled.
PLAYERS = {"deserto": 3, "hezar": 3, "shahrazad": 2, "sultaniya": 3, "aladin": 4}
TIMES_OPENSPIEL = {"deserto": 3.0, "hezar": 1.0, "shahrazad": 1.0, "sultaniya": 0.25, "aladin": 0.5}
#: What else must hold: a compiled copy in nanoseconds, and the moves a second of plain Deserto.
MOST_COPY_NS = 2000
#: How many times OpenSpiel's moves `serai simulate` must make at Deserto, everything included.
SIMULATED_TIMES_OPENSPIEL = 1.0
PLAIN_MOVES = 200_000

SPEEDS = {
    "compiled": ["play_out_moves", "driven_moves", "simulated_moves", "copies", "redeals", "search_iterations"],
    "plain": ["play_out_moves", "search_iterations"],
}
TIMES = ["import_games", "help", "open"]
MEMORIES = ["memory_of_states", "memory_of_search"]
#: The same work here and at OpenSpiel in C++: what we measure and what they do, the least that ours may be of theirs.
SAME_WORK = {
    "random moves/s": ("play_out_moves", "openspiel_rollout_moves", 1.0),
    "search iterations/s": ("search_from_start", "openspiel_search", 0.5),
}
PEER = ("openspiel_moves", "OpenSpiel", "")
#: Games with hidden cards at OpenSpiel, whose search in C++ gives the scale for ours.
THEIR_CARD_GAMES = ["hearts", "euchre"]
#: What was measured, how (compiled, plain or the peer), of which game (or none).
Figures = dict[tuple[str, str, str], float]


def main() -> int:
    """Measure, print, write; 0 if all that must hold holds."""
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        console.print("Compiling a copy to measure, connect_four with it…")
        compiled = compiled_sources(Path(folder) / "compiled")
        plain = copy_sources(Path(folder) / "plain")
        figures = measure(compiled, plain)
    page = write_page(figures)
    PAGE.write_text(page, "utf-8")
    console.print(page, markup=False, highlight=False, soft_wrap=True)
    failures = what_fails(figures)
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


# --- compiled and plain --------------------------------------------------------------------------


def compiled_sources(root: Path) -> Path:
    """A copy of the sources, compiled: a game that is not installed can only be compiled together with the rest."""
    from hatch_build import compile_modules, has_compiler

    if not has_compiler():
        sys.exit("there is no C compiler here to compile what is to be measured")
    source = copy_sources(root)
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = [*config["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"], "src/benchmarks/connect_four.py"]
    compile_modules(root, [path for pattern in patterns for path in sorted(root.glob(pattern))])
    return source


def copy_sources(root: Path) -> Path:
    """A copy of the package's sources and of connect_four without anything compiled."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "bundle")
    shutil.copytree(SOURCE / "serai", root / "src/serai", ignore=compiled)
    (root / "src/benchmarks").mkdir()
    for name in ("__init__.py", "connect_four.py"):
        shutil.copy(ROOT / "benchmarks" / name, root / "src/benchmarks" / name)
    return root / "src"


# --- measuring -----------------------------------------------------------------------------------


def measure(compiled: Path, plain: Path) -> Figures:
    """The best of some rounds: other work on the machine only ever slows things down."""
    best: Figures = {}

    def keep(what: str, how: str, game: str, figure: float) -> None:
        better = min if what in TIMES else max
        best[what, how, game] = better(best.get((what, how, game), figure), figure)

    sources = {"compiled": compiled, "plain": plain}
    for _ in track(range(ROUNDS), description="Measuring", console=Console(stderr=True)):
        # The peer beside each game, so that both meet the machine in the same mood.
        for ours, theirs, _ in SAME_WORK.values():
            keep(theirs, "OpenSpiel", "", meter(theirs))
            keep(ours, "compiled", "connect_four", meter(ours, compiled, "connect_four", 2))
        for game in THEIR_CARD_GAMES:
            what = "openspiel_information_sets"
            keep(what, "OpenSpiel", game, meter(what, None, game))
        for game, players in PLAYERS.items():
            keep(*PEER, meter(PEER[0]))
            for how, source in sources.items():
                for what in SPEEDS[how]:
                    keep(what, how, game, meter(what, source, game, players))
        for how, source in sources.items():
            keep("import_games", how, "", meter("import_games", source))
            keep("help", how, "", seconds_for_help(source))
            keep("open", how, "", seconds_to_open(source))
    for game, players in PLAYERS.items():
        for what in MEMORIES:
            keep(what, "compiled", game, meter(what, compiled, game, players))
    return best


def meter(what: str, source: Path | None = None, *of: object) -> float:
    """One measurement in a fresh process, of a game at a number of players where it needs one."""
    environment = dict(os.environ) | ({"PYTHONPATH": str(source)} if source else {})
    command = [sys.executable, str(METER), what, *map(str, of)]
    return float(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout)


def seconds_for_help(source: Path) -> float:
    """How long `serai --help` takes a core, from the start of Python to its end."""
    return seconds_for(lambda: subprocess.run(**serai(source, "--help"), check=True))


def seconds_to_open(source: Path) -> float:
    """How long `serai open` takes a core until the house answers, and to close it."""
    with tempfile.TemporaryDirectory() as data:
        return seconds_for(lambda: open_house(source, data))


def open_house(source: Path, data: str) -> None:
    """Open an empty house, ask it something once it says that it is open, and close it."""
    house = subprocess.Popen(**serai(source, "open", "--no-browser", "--port", "0", "--data", data))
    try:
        assert house.stdout
        with urlopen(f"{house.stdout.readline().split()[-1]}api/house") as answer:
            answer.read()
    finally:
        house.terminate()
        house.communicate()


def serai(source: Path, *arguments: str) -> dict[str, Any]:
    """How the command line of some sources is run."""
    command = [sys.executable, "-m", "serai.cli", *arguments]
    return {"args": command, "env": os.environ | {"PYTHONPATH": str(source)}, "stdout": subprocess.PIPE, "text": True}


def seconds_for(work: Callable[[], object]) -> float:
    """How long the processes that some work starts and ends take a core."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    work()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


# --- telling -------------------------------------------------------------------------------------


def what_fails(figures: Figures) -> list[str]:
    """A sentence for each thing that must hold and does not."""
    failures = []
    for work, (ours, theirs, least) in SAME_WORK.items():
        ratio = figures[ours, "compiled", "connect_four"] / figures[theirs, "OpenSpiel", ""]
        if ratio < least:
            failures.append(f"connect_four: {ratio:.2f} times OpenSpiel's {work}; it must be {least:g} times")
    for game, least in TIMES_OPENSPIEL.items():
        ratio = figures["play_out_moves", "compiled", game] / figures[PEER]
        if ratio < least:
            failures.append(f"compiled {game} is {ratio:.2f} times OpenSpiel; it must be {least:g} times")
        copy = nanoseconds(figures["copies", "compiled", game])
        if copy >= MOST_COPY_NS:
            failures.append(f"a copy of {game} takes {copy:,.0f} ns; it must take less than {MOST_COPY_NS:,} ns")
    ratio = figures["simulated_moves", "compiled", "deserto"] / figures[PEER]
    if ratio < SIMULATED_TIMES_OPENSPIEL:
        failures.append(f"simulated Deserto is {ratio:.2f} times OpenSpiel; it must be {SIMULATED_TIMES_OPENSPIEL:g}")
    plain = figures["play_out_moves", "plain", "deserto"]
    if plain < PLAIN_MOVES:
        failures.append(f"plain Deserto makes {plain:,.0f} moves a second; it must make {PLAIN_MOVES:,}")
    return failures


def write_page(figures: Figures) -> str:
    """The page of docs/: every figure in a table."""
    of_peer, simulated = ["× OpenSpiel", "must be"], ["simulated", "simulated × OpenSpiel"]
    lines = [
        "# Speed",
        "",
        "Measured by `make bench`, which writes this page: seconds of one core (CPU time), the best of",
        f"{ROUNDS} interleaved rounds, each game at a usual number of players. CPython",
        f"{platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores shared with other work.",
        "",
        "## Random play",
        "",
        "Whole games of random moves, nature's included, compiled, by the rules' own loop; `driven`: each",
        "move asked for and made from Python, as OpenSpiel's connect_four (C++) is driven for comparison in",
        f"the same run: {figures[PEER]:,.0f} moves a second. `simulated`: the whole of `serai simulate` between random",
        f"minds, on one core; at Deserto it must be at least {SIMULATED_TIMES_OPENSPIEL:g} times OpenSpiel's.",
        "",
        *table(
            ["game", "players", "moves/s", *of_peer, "driven", *simulated, "plain Python", "compiled/plain"],
            [moves_row(figures, game) for game in PLAYERS],
        ),
        "",
        "## The same work beside OpenSpiel's C++",
        "",
        "connect_four from its first move: written to the house's contract (`benchmarks/connect_four.py`,",
        "compiled as our rules are), and OpenSpiel's own, its random games and its search (a random game",
        "each) running in C++ too.",
        "",
        *table(
            ["connect_four", "Serai", "OpenSpiel", "Serai/OpenSpiel", "must be"],
            [same_work_row(figures, work) for work in SAME_WORK],
        ),
        "",
        "## Copies, worlds, search",
        "",
        f"Compiled, in the middle of a game. A copy must take less than {MOST_COPY_NS:,} ns. For scale, there",
        f"too: OpenSpiel's search of information sets (C++) makes {their_searches(figures)}",
        "simulations a second.",
        "",
        *table(
            [
                "game",
                "copy, ns",
                "redeal, ns",
                "search iterations/s",
                "(plain)",
                "100,000 copies, MB",
                "full tree, MB",
            ],
            [thinking_row(figures, game) for game in PLAYERS],
        ),
        "",
        "## Starting",
        "",
        *table(
            ["", "compiled", "plain"],
            [
                ["import of all games, ms", *milliseconds(figures, "import_games")],
                ["`serai --help`, start to end, ms", *milliseconds(figures, "help")],
                ["`serai open` until the house answers, and closes, ms", *milliseconds(figures, "open")],
            ],
        ),
        "",
        "The house is empty. Where nothing has changed, `make play` does nothing but open it.",
        "",
        "`make bench` fails when something is not as it must be, or when plain Deserto makes under",
        f"{PLAIN_MOVES:,} moves a second.",
        "",
    ]
    return "\n".join(lines)


def moves_row(figures: Figures, game: str) -> list[str]:
    """How fast a game is played at random."""
    compiled, plain = (figures["play_out_moves", how, game] for how in ("compiled", "plain"))
    return [
        shelf()[game].title,
        str(PLAYERS[game]),
        f"{compiled:,.0f}",
        f"{compiled / figures[PEER]:.2f}",
        f"{TIMES_OPENSPIEL[game]:.2f}",
        f"{figures['driven_moves', 'compiled', game]:,.0f}",
        f"{figures['simulated_moves', 'compiled', game]:,.0f}",
        f"{figures['simulated_moves', 'compiled', game] / figures[PEER]:.2f}",
        f"{plain:,.0f}",
        f"{compiled / plain:.1f}",
    ]


def same_work_row(figures: Figures, work: str) -> list[str]:
    """How fast the same is done here and there."""
    ours, theirs, least = SAME_WORK[work]
    here, there = figures[ours, "compiled", "connect_four"], figures[theirs, "OpenSpiel", ""]
    return [work, f"{here:,.0f}", f"{there:,.0f}", f"{here / there:.2f}", f"{least:.2f}"]


def their_searches(figures: Figures) -> str:
    """How fast OpenSpiel searches its own card games."""
    speeds = (figures["openspiel_information_sets", "OpenSpiel", game] for game in THEIR_CARD_GAMES)
    return " and ".join(f"{speed:,.0f} ({game})" for speed, game in zip(speeds, THEIR_CARD_GAMES, strict=True))


def thinking_row(figures: Figures, game: str) -> list[str]:
    """How fast a game is thought about, and in how much memory."""
    return [
        shelf()[game].title,
        *(f"{nanoseconds(figures[what, 'compiled', game]):,.0f}" for what in ("copies", "redeals")),
        *(f"{figures['search_iterations', how, game]:,.0f}" for how in ("compiled", "plain")),
        *(f"{figures[what, 'compiled', game]:,.0f}" for what in MEMORIES),
    ]


def nanoseconds(each_second: float) -> float:
    """How long one takes, of so many a second."""
    return 1e9 / each_second


def milliseconds(figures: Figures, what: str) -> list[str]:
    """A time compiled and plain."""
    return [f"{figures[what, how, ''] * 1000:,.0f}" for how in ("compiled", "plain")]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table whose columns line up; numbers stand on the right."""
    widths = [max(len(row[place]) for row in [head, *rows]) for place in range(len(head))]

    def line(row: list[str]) -> str:
        aligned = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        return f"| {' | '.join(aligned)} |"

    rule = "|".join("-" * (width + 1) + ("-" if place == 0 else ":") for place, width in enumerate(widths))
    return [line(head), f"|{rule}|", *(line(row) for row in rows)]


if __name__ == "__main__":
    sys.exit(main())
