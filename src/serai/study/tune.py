"""Better weights for what a game's bots go by, found by letting them play themselves: `serai tune`.

Simultaneous perturbation (J. C. Spall, IEEE Transactions on Automatic Control 37, 1992), as chess engines are tuned: in
every bout two sides play a deal, and each weight is at random a little larger for one and as much smaller for the
other. Whoever is ahead pulls all weights its way. Where rivals play, both sit on both sides; those who play together
are all of one side, then all of the other. What is found is the mean of the later steps (B. T. Polyak and A. Juditsky,
SIAM Journal on Control and Optimization 30, 1992), and is then held against the start on fresh deals.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from itertools import chain
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from serai.games.game import Aim, Game, Impossible, S, find_game
from serai.study.duel import ahead, margin
from serai.study.journal import Journal
from serai.study.ladder import Entry, Ladder, climb, tables
from serai.study.players import with_weights
from serai.study.simulate import Mean, aim_of
from serai.study.workers import Workers

#: A step, if every bout says the same, goes so much farther than the two of a bout were from the middle.
STRIDE = 1.5
#: How both fall from step to step; the stride only after a tenth of the steps. The powers are Spall's.
REACH_FALLS, STRIDE_FALLS, SETTLED = 0.101, 0.602, 0.1


class NoWeights(Impossible):
    """A game without such weights."""


class Tuning(msgspec.Struct, frozen=True):
    """What is to be tuned, from where, for whom, and by how many bouts a step. A weight of nothing stays so.

    `reach` is how far the two of a bout are from the middle, as the logarithm of a factor.
    """

    game: str
    players: int
    start: dict[str, float]
    only: list[str]
    mind: str = "search:30"
    steps: int = 30
    bouts: int = 24
    seed: int = 1
    options: dict[str, str] = {}
    reach: float = 0.2

    def ladder(self, *minds: str) -> Ladder:
        """The games between some who play."""
        return Ladder(self.game, self.players, list(minds), self.seed, self.options)

    def player(self, weights: Sequence[float]) -> str:
        """Somebody who goes by such weights, as it is written."""
        return with_weights(self.mind, weights)

    def after(self, drift: Sequence[float]) -> list[float]:
        """The weights, each multiplied: no weight changes its sign, whatever its size."""
        return [weight * exp(part) for weight, part in zip(self.start.values(), drift, strict=True)]

    @property
    def aim(self) -> Aim:
        """What those who play are after."""
        return aim_of(find_game(self.game), self.players)


class Found(NamedTuple):
    """Weights, and how far they are ahead of the start on fresh deals: in points where all score together, or wins."""

    weights: dict[str, float]
    gain: Mean

    @property
    def is_better(self) -> bool:
        """Whether that is no luck."""
        return self.gain.low > 0.0


class Bout(NamedTuple):
    """A deal between two, and which way each weight of the first differs: more (1), less (-1) or not (0)."""

    deal: int
    first: str
    second: str
    signs: list[int]


def tune(
    tuning: Tuning,
    deals: int,
    workers: Workers,
    journal: Journal[Entry],
    progress: Callable[[int], None] = lambda games: None,
) -> Found:
    """Take all steps, or those that the journal does not know of, and hold what is found against the start."""

    def fight(bouts: Sequence[Bout]) -> list[float]:
        """How far the first of each bout is ahead."""
        sittings = [tables(tuning.ladder(bout.first, bout.second), bout.deal) for bout in bouts]
        played = climb(tuning.ladder(tuning.mind), list(chain(*sittings)), workers, journal, progress)
        games = iter(entry.played for entry in played)
        return [
            ahead([next(games) for _ in sitting], bout.first, bout.second, tuning.aim)
            for bout, sitting in zip(bouts, sittings, strict=True)
        ]

    drift = [0.0] * len(tuning.start)
    path = []
    for step in range(tuning.steps):
        bouts = bouts_of(tuning, step, drift)
        drift = moved(tuning, step, drift, bouts, fight(bouts))
        path.append(drift)
    later = path[len(path) // 2 :]
    # Weights are written as people do: three figures are more than games can tell apart.
    found = [float(f"{weight:.3g}") for weight in tuning.after([fmean(parts) for parts in zip(*later, strict=True)])]
    rivals = tuning.player(found), tuning.player(list(tuning.start.values()))
    fresh = tuning.steps * tuning.bouts
    gains = [0.0]
    if rivals[0] != rivals[1]:
        gains = fight([Bout(fresh + deal, *rivals, []) for deal in range(deals)])
    return Found(dict(zip(tuning.start, found, strict=True)), margin(gains, tuning.aim))


def bouts_of(tuning: Tuning, step: int, drift: Sequence[float]) -> list[Bout]:
    """The bouts of a step, each on a deal of its own."""
    random = Random(f"{tuning.seed} {step}")
    reach = tuning.reach / (step + 1) ** REACH_FALLS
    found = []
    for number in range(tuning.bouts):
        signs = [random.choice((-1, 1)) if name in tuning.only else 0 for name in tuning.start]
        first, second = (
            tuning.player(tuning.after([part + way * sign * reach for part, sign in zip(drift, signs, strict=True)]))
            for way in (1, -1)
        )
        found.append(Bout(step * tuning.bouts + number, first, second, signs))
    return found


def moved(
    tuning: Tuning, step: int, drift: Sequence[float], bouts: Sequence[Bout], leads: Sequence[float]
) -> list[float]:
    """Where the bouts of a step pull the weights: measured by how far apart the two usually are, in wins or points."""
    usual = sqrt(fmean(lead * lead for lead in leads)) or 1.0
    settled = SETTLED * tuning.steps + 1
    stride = STRIDE * tuning.reach * (settled / (settled + step)) ** STRIDE_FALLS
    pulls = (
        fmean(lead * bout.signs[place] for lead, bout in zip(leads, bouts, strict=True)) for place in range(len(drift))
    )
    return [part + stride * pull / usual for part, pull in zip(drift, pulls, strict=True)]


# --- the file ------------------------------------------------------------------------------------


def named_weights(game: Game[S]) -> dict[str, float]:
    """The weights of a game by name; raises `NoWeights` where it has none."""
    file = game.folder / "weights.toml"
    if not file.exists():
        raise NoWeights("tune-no-weights", title=game.card.title)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, float])


def choose_weights(game: Game[S], only: Sequence[str]) -> list[str]:
    """The weights to be tuned: those named, or else all; raises `NoWeights` for one that there is not."""
    weights = named_weights(game)
    for name in only:
        if name not in weights:
            raise NoWeights("tune-no-weight", title=game.card.title, weight=name, weights=", ".join(weights))
    return [name for name, weight in weights.items() if weight and (name in only or not only)]


def rewritten(text: str, weights: dict[str, float]) -> str:
    """A file of weights with other numbers; what it says about them stays."""
    for name, weight in weights.items():
        text = re.sub(rf"(?m)^({re.escape(name)}\s*=\s*)[^\s#]+", rf"\g<1>{float(weight)!r}", text)
    return text


def write_weights(game: Game[S], weights: dict[str, float], file: Path) -> None:
    """Write a game's weights, in its own words, to a file."""
    file.write_text(rewritten((game.folder / "weights.toml").read_text("utf-8"), weights), "utf-8")
