"""A guided first game as its player's browser is given it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from serai.games.first_game import Step, has_first_game, read_script
from serai.games.game import Game, find_game
from serai.games.state import State
from serai.house.messages import Entry, Eye, FirstGame, FirstMoment, LegalMove
from serai.table.table import BOT_NAMES, Refusal

#: The player's seat.
YOU = 0


@cache
def first_game(id: str) -> FirstGame:
    """The guided first game of a game; refused where there is none."""
    game = find_game(id)
    if not has_first_game(game):
        raise Refusal("no-first-game", title=game.card.title)
    script = read_script(game)
    moments = [FirstMoment(None, look(game, game.setup(script.seats, script.options)), [], None)]
    for happening in script.play(game):
        if not isinstance(happening, Step):
            moments[-1].told.append(happening.text)
            continue
        if happening.seat == YOU:
            moments[-1] = msgspec.structs.replace(moments[-1], asked=game.write(happening.move))
        moments.append(FirstMoment(entry(game, happening, len(moments)), look(game, happening.after), [], None))
    return FirstGame(id, ["", *BOT_NAMES[: script.seats - 1]], moments)


def look(game: Game[Any], state: State) -> Eye:
    """What the player sees and may do."""
    moves = [LegalMove(game.write(move), game.foresee(state, YOU, move)) for move in state.moves(YOU)]
    return Eye(YOU, game.view(state, YOU), moves)


def entry(game: Game[Any], step: Step, number: int) -> Entry:
    """A step of the script as the player saw it."""
    return Entry(
        number=number,
        at=0,
        kind="move",
        seat=step.seat,
        lines=[game.tell(step.before, step.after, step.seat, step.move, YOU)],
        moves=[game.write(step.before.seen(step.seat, step.move, YOU))],
        talk=None,
        to=None,
    )
