"""Everything a random game's rules answer, step by step, in a form that two processes can compare.

`python -m tests.conformance.digest` prints it for all settings.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from serai.games.dice import Dice
from serai.games.state import CHANCE, State
from tests.conformance.settings import Setting, settings
from tests.plain import plain_modules

#: Of every game, over all its settings.
GAMES = 36
#: How many conceivable moves are asked about at a step; others are at the next.
ASKED = 200


def digest(setting: Setting) -> Iterator[str]:
    """A line a step: where the game is, in full, and the rest of what the rules say, as a hash."""
    for seed in range(setting.share(GAMES)):
        state, dice, step = setting.start(), Dice(seed), 0
        while actors := state.actors():
            seat = actors[dice.below(len(actors))]
            move = state.random_move(seat, dice)
            answers = _answers(setting, state, step, Dice(seed))
            yield f"{setting.game.id} {setting.name} {seed} {state.key()} {setting.game.write(move)} {answers}"
            state.play(seat, move)
            step += 1
        judge, worth = setting.game.judge, setting.game.judge.worth(state)
        yield f"{setting.game.id} {setting.name} {seed} {state.key()} {state.results()} {worth} {dice.state}"
        ahead = setting.start()
        judge.look_ahead(ahead, dice)
        yield f"{setting.game.id} {setting.name} {seed} {ahead.key()} {judge.worth(ahead)} {dice.state}"


def _answers(setting: Setting, state: State, step: int, dice: Dice) -> str:
    conceivable = list(setting.game.conceivable())
    every = len(conceivable) // ASKED + 1
    asked = conceivable[step % every :: every]
    answers = (
        state.to_move(),
        state.scores(),
        state.odds() if state.to_move() == CHANCE else [],
        [(state.moves(seat), [state.why_not(seat, move) for move in asked]) for seat in setting.deciders],
        [state.redeal(eye, dice).key() for eye in setting.eyes],
        [
            [state.seen(seat, move, eye) for seat in state.actors() for move in state.moves(seat)]
            for eye in setting.eyes
        ],
        [setting.game.judge.hunches(state, seat, state.moves(seat)) for seat in state.actors() if seat >= 0],
        dice.state,
    )
    return hashlib.sha256(repr(answers).encode()).hexdigest()[:16]


def main() -> None:
    print("plain:", *plain_modules())
    for setting in settings():
        for line in digest(setting):
            print(line)


if __name__ == "__main__":
    main()
