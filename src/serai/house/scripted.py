"""The scripts in the games' folders as browsers are given them: the guided first game, and the shelf's preview."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from serai.games.game import Game, find_game
from serai.games.script import FIRST_GAME, PREVIEW, Script, Step, has_script, read_script
from serai.games.state import CHANCE, WATCHER, State
from serai.house.messages import Entry, Eye, FirstGame, FirstMoment, Frame, LegalMove, Preview
from serai.table.table import BOT_NAMES, Refusal

#: The player's seat.
YOU = 0


@cache
def first_game(id: str) -> FirstGame:
    """The guided first game of a game."""
    game, script = find_script(id, FIRST_GAME)
    moments = [FirstMoment(None, look(game, game.setup(script.seats, script.options)), [], None)]
    for happening in script.play(game):
        if not isinstance(happening, Step):
            moments[-1].told.append(happening.text)
            continue
        if happening.seat == YOU:
            moments[-1] = msgspec.structs.replace(moments[-1], asked=game.write(happening.move))
        moments.append(FirstMoment(entry(game, happening, len(moments), YOU), look(game, happening.after), [], None))
    return FirstGame(id, ["", *BOT_NAMES[: script.seats - 1]], moments)


@cache
def preview(id: str) -> Preview:
    """A game between bots: the positions that their own moves led to."""
    game, script = find_script(id, PREVIEW)
    steps = [step for step in script.play(game) if isinstance(step, Step)]
    frames = [
        Frame(entry(game, step, number, WATCHER), game.view(step.after, WATCHER))
        for number, step in enumerate(steps)
        if step.seat != CHANCE
    ]
    return Preview(list(BOT_NAMES[: script.seats]), frames)


def find_script(id: str, name: str) -> tuple[Game[Any], Script]:
    """A game and its script of that name; refused where there is none."""
    game = find_game(id)
    if not has_script(game, name):
        raise Refusal("no-script", title=game.card.title)
    return game, read_script(game, name)


def look(game: Game[Any], state: State) -> Eye:
    """What the player sees and may do."""
    moves = [LegalMove(game.write(move), game.foresee(state, YOU, move)) for move in state.moves(YOU)]
    return Eye(YOU, game.view(state, YOU), moves, mates=[])


def entry(game: Game[Any], step: Step, number: int, eye: int) -> Entry:
    """A step of a script as an eye saw it."""
    return Entry(
        number=number,
        at=0,
        kind="move",
        seat=step.seat,
        lines=[game.tell(step.before, step.after, step.seat, step.move, eye)],
        moves=[game.write(step.before.seen(step.seat, step.move, eye))],
        talk=None,
        to=None,
    )
