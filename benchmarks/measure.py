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
from pathlib import Path

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
METER = ROOT / "benchmarks/meter.py"
PAGE = ROOT / "docs/speed.md"
ROUNDS = 5
#: What must hold: compiled Deserto beside OpenSpiel, and plain Deserto by itself.
TIMES_OPENSPIEL = 3.0
PLAIN_MOVES = 200_000

SPEEDS = ["play_out_moves", "driven_moves", "search_iterations", "copies", "redeals"]
TIMES = ["import_games", "help"]
Figures = dict[tuple[str, str], float]


def main(peers_python: str) -> int:
    """Measure, print, write; 0 if all that must hold holds."""
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        compiled = compiled_sources(Path(folder), console)
        plain = copy_sources(Path(folder) / "plain")
        figures = measure(compiled, plain, peers_python)
    page = write_page(figures)
    PAGE.write_text(page, "utf-8")
    console.print(page, markup=False, highlight=False, soft_wrap=True)
    failures = what_fails(figures)
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


# --- compiled and plain --------------------------------------------------------------------------


def compiled_sources(folder: Path, console: Console) -> Path:
    """Where the compiled package is: the installed one, or one compiled for the occasion."""
    if any(path.suffix in (".so", ".pyd") for path in (SOURCE / "serai/games").glob("state.*")):
        return SOURCE
    from hatch_build import compile_modules, has_compiler

    if not has_compiler():
        sys.exit("the installed Serai is not compiled, and there is no C compiler here to compile one")
    console.print("The installed Serai is not compiled: compiling a copy to measure…")
    source = copy_sources(folder / "compiled")
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = config["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
    root = source.parent
    compile_modules(root, [path for pattern in patterns for path in sorted(root.glob(pattern))])
    return source


def copy_sources(root: Path) -> Path:
    """A copy of the package's sources without anything compiled."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "bundle")
    shutil.copytree(SOURCE / "serai", root / "src/serai", ignore=compiled)
    return root / "src"


# --- measuring -----------------------------------------------------------------------------------


def measure(compiled: Path, plain: Path, peers_python: str) -> Figures:
    """The best of some rounds: other work on the machine only ever slows things down."""
    best: Figures = {}

    def keep(what: str, how: str, figure: float) -> None:
        better = min if what in TIMES else max
        best[what, how] = better(best.get((what, how), figure), figure)

    for _ in track(range(ROUNDS), description="Measuring", console=Console(stderr=True)):
        keep("connect_four_moves", "OpenSpiel", meter("connect_four_moves", peers_python))
        for how, source in (("compiled", compiled), ("plain", plain)):
            for what in SPEEDS:
                keep(what, how, meter(what, sys.executable, source))
            keep("import_games", how, meter("import_games", sys.executable, source))
            keep("help", how, seconds_for_help(source))
    for how, source in (("compiled", compiled), ("plain", plain)):
        keep("memory_of_states", how, meter("memory_of_states", sys.executable, source))
    keep("memory_of_search", "compiled", meter("memory_of_search", sys.executable, compiled))
    return best


def meter(what: str, python: str, source: Path | None = None) -> float:
    """One measurement in a fresh process."""
    environment = dict(os.environ) | ({"PYTHONPATH": str(source)} if source else {})
    run = subprocess.run([python, str(METER), what], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(run.stdout)


def seconds_for_help(source: Path) -> float:
    """How long `serai --help` takes a core, from the start of Python to its end."""
    command = [sys.executable, "-m", "serai.cli", "--help"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=dict(os.environ) | {"PYTHONPATH": str(source)}, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


# --- telling -------------------------------------------------------------------------------------


def what_fails(figures: Figures) -> list[str]:
    """A sentence for each thing that must hold and does not."""
    failures = []
    ratio = figures["play_out_moves", "compiled"] / figures["connect_four_moves", "OpenSpiel"]
    if ratio < TIMES_OPENSPIEL:
        failures.append(f"compiled Deserto is {ratio:.1f} times OpenSpiel; it must be {TIMES_OPENSPIEL:.0f} times")
    plain = figures["play_out_moves", "plain"]
    if plain < PLAIN_MOVES:
        failures.append(f"plain Deserto makes {plain:,.0f} moves a second; it must make {PLAIN_MOVES:,}")
    return failures


def write_page(figures: Figures) -> str:
    """The page of docs/: every figure in a table."""
    peer = figures["connect_four_moves", "OpenSpiel"]
    moves = [
        ("Deserto, compiled, `play_out`", figures["play_out_moves", "compiled"]),
        ("Deserto, compiled, driven from Python move by move", figures["driven_moves", "compiled"]),
        ("Deserto, plain Python, `play_out`", figures["play_out_moves", "plain"]),
        ("Deserto, plain Python, driven move by move", figures["driven_moves", "plain"]),
        ("OpenSpiel connect_four (C++), driven from Python", peer),
    ]
    rest = [
        ("search iterations a second", "search_iterations"),
        ("`copy` a second", "copies"),
        ("`redeal` a second", "redeals"),
        ("import of `serai.games` and Deserto, ms", "import_games"),
        ("`serai --help`, start to end, ms", "help"),
        ("memory of 100,000 positions, MB", "memory_of_states"),
        ("memory of a full search tree, MB", "memory_of_search"),
    ]
    lines = [
        "# Speed",
        "",
        "Measured by `make bench`, which writes this page: Deserto with three players, in seconds of one core, the",
        f"best of {ROUNDS} interleaved rounds. CPython {platform.python_version()}, {platform.machine()}, "
        f"{os.cpu_count()} cores shared with other work.",
        "",
        *table(
            ["random moves", "a second", "× OpenSpiel"], [[name, f"{n:,.0f}", f"{n / peer:.1f}"] for name, n in moves]
        ),
        "",
        *table(["", "compiled", "plain"], [[name, *cells(figures, what)] for name, what in rest]),
        "",
        f"`make bench` fails when compiled Deserto is under {TIMES_OPENSPIEL:.0f} times OpenSpiel’s figure of the",
        f"same run, or plain Deserto under {PLAIN_MOVES:,} moves a second.",
        "",
    ]
    return "\n".join(lines)


def cells(figures: Figures, what: str) -> list[str]:
    """A figure compiled and plain; seconds become milliseconds."""
    scale = 1000 if what in TIMES else 1
    found = (figures.get((what, how)) for how in ("compiled", "plain"))
    return ["–" if figure is None else f"{figure * scale:,.0f}" for figure in found]


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
    sys.exit(main(sys.argv[1]))
