"""Find the weights anew: many rounds are laid at a glance, with weights a little different each time.

`python -m serai.games.shahrazad.tune` prints what `weights.toml` could say. Of each generation of weights the best are
kept, and the next are spread around their mean as widely as these lie apart (the cross-entropy method).
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from statistics import fmean, pstdev

from serai.games.dice import Dice
from serai.games.game import read_weights
from serai.games.shahrazad import GAME
from serai.games.shahrazad.judge import A_TILE_AGAIN, ShahrazadJudge
from serai.games.shahrazad.rules_count import ORDER, balance
from serai.games.shahrazad.rules_table import TILES

#: How many weights a generation has, and how many of them are kept.
MANY, KEPT = 36, 9
#: How far the first ones are spread: the part of a weight, and something for those near zero.
SPREAD, LEAST_SPREAD = 0.1, 0.1
#: The last weight, how much a hunch is swayed, does not matter at a glance.
TUNED = -1


def score(weights: list[float], rounds: int, seed: int) -> float:
    """What rounds laid at a glance come to on average, alone and at two: points, and tiles for the second round."""
    judge, dice = ShahrazadJudge(weights), Dice(seed)
    total = 0.0
    for seats in (1, 2):
        for _ in range(rounds):
            state = GAME.setup(seats)
            judge.look_ahead(state, dice)
            turned = state.counted[ORDER] + state.counted[ORDER + 1]
            total += balance(state.counted) + A_TILE_AGAIN * (TILES - turned)
    return total / (2 * rounds)


def tune(generations: int, rounds: int, seed: int) -> list[float]:
    """Better weights than those there are, it is hoped."""
    random = Random(seed)
    means = read_weights(GAME.folder)
    spreads = [abs(weight) * SPREAD + LEAST_SPREAD for weight in means[:TUNED]] + [0.0]
    for generation in range(generations):
        tried = [[random.gauss(*each) for each in zip(means, spreads, strict=True)] for _ in range(MANY - 1)] + [means]
        # All of a generation are dealt the same first round.
        scores = [score(weights, rounds, seed + generation) for weights in tried]
        ranked = sorted(zip(scores, tried, strict=True), reverse=True)
        kept = [weights for _, weights in ranked[:KEPT]]
        means = [fmean(values) for values in zip(*kept, strict=True)]
        spreads = [
            (spread + pstdev(values)) / 2 for spread, values in zip(spreads, zip(*kept, strict=True), strict=True)
        ]
        print(f"{generation + 1}: {fmean(scores):.2f}, the best {ranked[0][0]:.2f}", *(f"{mean:.2f}" for mean in means))
    return means


def main() -> None:
    """Tune for as long as is asked."""
    parser = ArgumentParser(prog="python -m serai.games.shahrazad.tune", description="Find better weights.")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=60, help="laid alone, and as many at two, by each player")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tune(asked.generations, asked.rounds, asked.seed)


if __name__ == "__main__":
    main()
