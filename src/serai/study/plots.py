"""Plots for the pages under `docs/` as SVG: horizontal bars with intervals, and histograms.

Readable on a light and on a dark page. Every plot is a string to be written to a file:

    Path("wins.svg").write_text(bars("Games won", {"2 players": [Bar("Anis", 46.5, 43.1, 50.0)]}, unit=" %"))
    Path("scores.svg").write_text(histograms("Score", {"1 player": [12, 7, 31]}, step=5))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 720
MARGIN = 16
ROW = 24
HEIGHT = 120  # of one histogram
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 15px }
  .group { font-weight: 600 }
  .end { text-anchor: end }
  .middle { text-anchor: middle }
  .bar { fill: #5b8db8 }
  .interval, .fair { stroke: #333; fill: none }
  .fair { stroke-dasharray: 3 3 }
  .grid { stroke: #8888; stroke-width: .5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd }
    .bar { fill: #3f74a3 }
    .interval, .fair { stroke: #ddd }
  }
"""


class Bar(NamedTuple):
    """A number with its name, and where it lies with some confidence, if that is known."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None


def bars(
    title: str,
    groups: Mapping[str, Sequence[Bar]],
    unit: str = "",
    digits: int = 1,
    fair: Mapping[str, float] | None = None,
    start: float = 0.0,
) -> str:
    """Horizontal bars from zero, group by group; `fair` is the number that the bars of a group are compared with.

    Where zero means nothing, bars start elsewhere.
    """
    fair = fair or {}
    every = [bar for group in groups.values() for bar in group]
    left = MARGIN + 7.5 * max(len(bar.name) for bar in every) + 10
    right = WIDTH - 90.0
    most = max([bar.high or bar.value for bar in every] + list(fair.values()))
    marks = [start + mark for mark in ticks(most - start)]
    parts: list[str] = []

    def across(number: float) -> float:
        return left + (right - left) * (number - start) / (marks[-1] - start)

    y = 2.0 * ROW
    for name, group in groups.items():
        if name:
            parts.append(text(MARGIN, y + 17, name, "group"))
            y += ROW
        top = y
        for bar in group:
            parts.append(text(left - 8, y + 17, bar.name, "end"))
            parts.append(rectangle(left, y + 4, across(bar.value) - left, ROW - 8))
            if bar.low is not None and bar.high is not None:
                parts.append(interval(across(bar.low), across(bar.high), y + ROW / 2))
            parts.append(text(WIDTH - MARGIN, y + 17, f"{bar.value:.{digits}f}{unit}", "end"))
            y += ROW
        if name in fair:
            parts.append(line(across(fair[name]), top, across(fair[name]), y, "fair"))
        y += ROW / 3
    for number in marks:
        parts.insert(0, line(across(number), 2 * ROW, across(number), y, "grid"))
        parts.append(text(across(number), y + 16, f"{number:g}{unit}", "middle"))
    return picture(title, y + ROW + MARGIN / 2, parts)


def histograms(title: str, groups: Mapping[str, Sequence[float]], step: int = 1, axis: str = "") -> str:
    """How many per cent of some numbers lie in each step, one histogram above the other on the same axis."""
    low = min(floor(number / step) for group in groups.values() for number in group)
    high = max(floor(number / step) for group in groups.values() for number in group)
    shares = {name: [share_of(group, place, step) for place in range(low, high + 1)] for name, group in groups.items()}
    labels = [
        f"{place * step}" if step == 1 else f"{place * step}–{place * step + step - 1}"
        for place in range(low, high + 1)
    ]
    marks = ticks(max(max(group) for group in shares.values()))
    left, width = MARGIN + 44.0, (WIDTH - 2 * MARGIN - 44.0) / (high - low + 1)
    every = ceil(9 * max(map(len, labels)) / width)  # as many labels as there is room for
    parts: list[str] = []
    y = 2.0 * ROW
    for name, group in shares.items():
        y += ROW
        parts.append(text(left, y - 8, name, "group"))
        for mark in marks:
            up = y + HEIGHT * (1 - mark / marks[-1])
            parts.append(line(left, up, WIDTH - MARGIN, up, "grid"))
            parts.append(text(left - 6, up + 4, f"{mark:g} %", "end"))
        for place, share in enumerate(group):
            tall = HEIGHT * share / marks[-1]
            parts.append(rectangle(left + place * width + 1, y + HEIGHT - tall, max(1.0, width - 2), tall))
        y += HEIGHT
        for place in range(0, len(group), every):
            parts.append(text(left + (place + 0.5) * width, y + 16, labels[place], "middle"))
        y += ROW
    if axis:
        parts.append(text((left + WIDTH - MARGIN) / 2, y + 14, axis, "middle"))
        y += ROW
    return picture(title, y + MARGIN / 2, parts)


def share_of(numbers: Sequence[float], place: int, step: int) -> float:
    """How many per cent of the numbers lie in a step."""
    return 100.0 * sum(floor(number / step) == place for number in numbers) / len(numbers)


def ticks(most: float) -> list[float]:
    """Some five round numbers from zero on, the last of them not below the most that is shown."""
    rough = (most or 1.0) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= rough)
    return [number * step for number in range(max(1, ceil(most / step)) + 1)]


# --- the pieces ----------------------------------------------------------------------------------


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    """All of a plot."""
    size = f'width="{WIDTH}" height="{height:.0f}" viewBox="0 0 {WIDTH} {height:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f"<style>{STYLE}</style>", text(MARGIN, 26, title, "title"), *parts, "</svg>\n"])


def text(x: float, y: float, words: str, kind: str) -> str:
    """Words, at the left of their place unless their kind says otherwise."""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """A bar."""
    return f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def interval(low: float, high: float, y: float) -> str:
    """A level line with a foot at each end."""
    ends = "".join(f"M{x:.1f} {y - 4:.1f}v8" for x in (low, high))
    return f'<path class="interval" d="{ends}M{low:.1f} {y:.1f}H{high:.1f}"/>'


def table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table in Markdown."""
    print(f"\n**{title}**\n")
    for row in (heads, ["---", *["---:"] * (len(heads) - 1)], *rows):
        print(f"| {' | '.join(row)} |")
