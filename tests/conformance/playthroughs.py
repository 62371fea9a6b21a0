"""A random game of a setting, written as text to be read and compared.

`python -m tests.conformance.playthroughs` says which files are not what the rules play today;
with `--write` it writes them anew. Read the difference before you keep it: it is a change of the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from serai.games.game import Line, ScoreLine
from serai.games.state import CHANCE, WATCHER, State
from tests.conformance.random_games import Played, Step, play
from tests.conformance.settings import TESTS_OF_GAMES, Setting, golden_settings
from tests.conformance.texts import NAMES, tell

SEED = 1001


def file_of(setting: Setting) -> Path:
    return TESTS_OF_GAMES / setting.game.id / "playthroughs" / f"{setting.name}.txt"


def written(setting: Setting) -> str:
    """The whole text of a setting's playthrough."""
    played = play(setting, SEED)
    return "\n".join(_lines(setting, played)) + "\n"


def _lines(setting: Setting, played: Played) -> Iterator[str]:
    names = ", ".join(NAMES[: setting.seats])
    yield f"{setting.game.card.title}, version {setting.game.version}. {names}."
    yield from (f"{option}: {value}" for option, value in setting.options)
    yield "Each move: its number, who made it, the move, of how many; what a watcher is told; who saw less."
    shown = _moments(played)
    for number, step in enumerate(played.steps):
        if number in shown:
            yield from _views(setting, step.position)
        after = played.positions[number + 1]
        yield _move(setting, number + 1, step, after)
    yield from _views(setting, played.end)
    yield from _outcome(setting, played.end)


def _moments(played: Played) -> set[int]:
    """When views are shown: at the first decision of a player, and halfway."""
    first = next(number for number, step in enumerate(played.steps) if step.seat != CHANCE)
    return {first, (first + len(played.steps)) // 2}


def _move(setting: Setting, number: int, step: Step, after: State) -> str:
    game, (before, seat, move) = setting.game, step
    told = tell(game.id, "en", game.tell(before, after, seat, move, WATCHER), WATCHER)
    less: dict[str, list[str]] = {}
    for eye in setting.eyes:
        seen = before.seen(seat, move, eye)
        if seen != move:
            less.setdefault(game.write(seen), []).append(_name(eye))
    blind = "; ".join(f"{', '.join(eyes)}: {seen}" for seen, eyes in less.items())
    choice = f"of {len(before.moves(seat))}"
    line = f"{number:4}  {_name(seat):7} {game.write(move):11} {choice:7} {told}"
    return f"{line:80} [{blind}]" if blind else line


def _name(seat: int) -> str:
    return {CHANCE: "nature", WATCHER: "watcher"}.get(seat) or NAMES[seat]


def _views(setting: Setting, state: State) -> Iterator[str]:
    """What the watcher sees, then what each seat sees differently."""
    open_to_all = _fields(setting, state, WATCHER)
    yield ""
    for eye in [WATCHER, *range(setting.seats)]:
        fields = _fields(setting, state, eye)
        shown = fields if eye == WATCHER else {k: v for k, v in fields.items() if v != open_to_all[k]}
        for place, (field, value) in enumerate(shown.items()):
            who = f"{_name(eye)} sees" if place == 0 else ""
            yield f"      {who:15} {field:11} {value}"
    yield ""


def _fields(setting: Setting, state: State, eye: int) -> dict[str, str]:
    """A view, field by field; where a field lists things of several parts, thing by thing."""
    shown: dict[str, str] = {}
    for field, value in msgspec.to_builtins(setting.game.view(state, eye)).items():
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            shown |= {f"{field} {place}": _compact(item) for place, item in enumerate(value)}
        else:
            shown[field] = _compact(value)
    return shown


def _compact(value: Any) -> str:
    """Data without the quotes, and without what is nought or nothing."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} {_compact(v)}" for k, v in value.items() if v not in (0, None, [], {})) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_compact, value)) + "]"
    return "-" if value is None else str(value)


def _outcome(setting: Setting, end: State) -> Iterator[str]:
    outcome = setting.game.outcome(end)
    assert outcome is not None
    yield tell(setting.game.id, "en", Line(outcome.reason), WATCHER)
    rows = [(_words(setting, line), line.points) for line in outcome.breakdown]
    yield f"{'':30}" + "".join(f"{name:>8}" for name in NAMES[: setting.seats])
    for title, points in [*rows, ("In all", outcome.scores)]:
        yield f"{title:30}" + "".join(f"{point:8}" for point in points)
    yield f"Victory: {', '.join(NAMES[seat] for seat in outcome.winners) or 'nobody'}"


def _words(setting: Setting, line: ScoreLine) -> str:
    return ": ".join(tell(setting.game.id, "en", Line(text), WATCHER) for text in (line.part, line.text) if text)


def main() -> int:
    writing = sys.argv[1:] == ["--write"]
    stale = [s for s in golden_settings() if not file_of(s).exists() or file_of(s).read_text("utf-8") != written(s)]
    for setting in stale:
        path = file_of(setting)
        if writing:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written(setting), "utf-8")
        print("written:" if writing else "not what the rules play today:", path)
    return 1 if stale and not writing else 0


if __name__ == "__main__":
    sys.exit(main())
