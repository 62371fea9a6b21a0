"""The five levels: the same names in every game, each a measured step above the one before (docs/minds).

How much a level thinks and how far it strays from the best is a game's own: `levels.toml` in its folder.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp, log
from pathlib import Path

import msgspec

from serai.games.dice import Dice
from serai.games.game import Game, S
from serai.games.judge import Judge
from serai.games.state import SEVERAL, State
from serai.minds.mind import Budget, Opinion, Thought
from serai.minds.search import Search

#: From a child at their first game to a master.
LEVELS = ["child", "porter", "merchant", "scholar", "master"]
#: No level thinks longer about a move.
MOST_SECONDS = 1.0
#: A move that would be made so much less often than the likeliest is never made: mistakes are plausible ones.
ABSURD = 0.05


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody plays: by first sight alone, or after so many iterations; and how warm the head is.

    Cold (0) it always makes the best move it knows of; the warmer, the more often another one.
    """

    iterations: int
    warmth: float


def read_levels(game: Game[S]) -> dict[str, Level]:
    """The levels of a game, from the weakest to the strongest."""
    return levels_in(game.folder)


@cache
def levels_in(folder: Path) -> dict[str, Level]:
    """The levels of a game's folder, read once."""
    found = msgspec.convert(tomllib.loads((folder / "levels.toml").read_text("utf-8")), dict[str, Level])
    if list(found) != LEVELS:
        raise ValueError(f"the levels of {folder.name} are {', '.join(found)}: they should be {', '.join(LEVELS)}")
    return found


class Leveller:
    """Plays at a level of a game."""

    def __init__(self, judge: Judge, level: Level) -> None:
        self.judge = judge
        self.level = level

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        moves = world.moves(seat)
        if len(moves) == 1:
            return Thought(moves[0], 0, [])
        think = self.think if self.level.iterations else self.look
        thought = think(world, seat, budget, dice)
        if self.level.warmth == 0.0:
            return thought
        return thought._replace(move=stray(thought, self.level.warmth, dice))

    def think(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        """What comes to mind within the level's budget, and the one given."""
        own = Budget(min(budget.seconds, MOST_SECONDS), min(budget.iterations, self.level.iterations))
        return Search(self.judge).choose(world, seat, own, dice)

    def look(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        """What looks good at first sight; the hunches stand for visits, so that both are strayed from alike."""
        moves = world.moves(seat)
        # The judge, too, is only ever shown a world that its seat has dealt itself.
        hunches = self.judge.hunches(world.redeal(seat, dice), seat, moves) or [0.0] * len(moves)
        best = max(hunches)
        opinions = [
            Opinion(move, round(1000 * exp(hunch - best)), 0.5) for move, hunch in zip(moves, hunches, strict=True)
        ]
        thought = Thought(moves[hunches.index(best)], 0, opinions)
        # A sealed choice is made by its odds: who always made the likeliest could be seen through.
        return thought._replace(move=stray(thought, 1.0, dice)) if world.to_move() == SEVERAL else thought


def stray(thought: Thought, warmth: float, dice: Dice) -> int:
    """One of the moves thought of, the more likely the more visits it had; never an absurd one."""
    most = max(opinion.visits for opinion in thought.opinions)
    odds = [exp(log(opinion.visits / most) / warmth) if opinion.visits else 0.0 for opinion in thought.opinions]
    odds = [part if part >= ABSURD else 0.0 for part in odds]
    left = dice.fraction() * sum(odds)
    for opinion, part in zip(thought.opinions, odds, strict=True):
        left -= part
        if left < 0.0:
            return opinion.move
    return thought.move
