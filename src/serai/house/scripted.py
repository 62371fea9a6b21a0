"""The scripts in the games' folders as browsers are given them: the guided first game, and the shelf's preview."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from serai.games.dice import Dice
from serai.games.game import Game, UnreadableMove, find_game
from serai.games.script import FIRST_GAME, PREVIEW, Otherwise, Script, Step, Told, has_script, read_script
from serai.games.state import CHANCE, WATCHER, State
from serai.house.messages import Entry, Eye, FirstGame, FirstMoment, Frame, LegalMove, Opening, Preview, WhyNot
from serai.table.company import BOT_NAMES
from serai.table.table import Refusal

#: The player's seat.
YOU = 0


@cache
def first_game(id: str) -> FirstGame:
    """The guided first game of a game."""
    game, script = find_script(id, FIRST_GAME)
    state = game.setup(script.seats, script.options)
    moments = [FirstMoment(None, look(game, state), [], None)]
    for happening in script.play(game):
        if isinstance(happening, Told):
            moments[-1].told.append(happening.text)
        elif isinstance(happening, Otherwise):
            moments[-1] = msgspec.structs.replace(moments[-1], otherwise=happening.text)
        else:
            if happening.seat == YOU:
                moments[-1] = msgspec.structs.replace(moments[-1], asked=game.write(happening.move))
            state = happening.after
            moments.append(FirstMoment(entry(game, happening, len(moments), YOU), look(game, state), [], None))
    outcome = None if state.actors() else game.outcome(state)
    return FirstGame(id, ["", *BOT_NAMES[: script.seats - 1]], moments, outcome)


def why_not(id: str, moment: int, text: str) -> WhyNot:
    """The rule that forbids a move, written, to the player at a moment of the guided first game."""
    positions = first_positions(id)
    if not 0 <= moment < len(positions):
        raise Refusal("no-such-moment", last=len(positions) - 1)
    game = find_game(id)
    try:
        move = game.read(text)
    except UnreadableMove:
        raise Refusal("unreadable-move") from None
    return WhyNot(positions[moment].why_not(YOU, move) or None)


@cache
def first_positions(id: str) -> list[State]:
    """The positions of the guided first game before each of its moves."""
    game, script = find_script(id, FIRST_GAME)
    return [step.before for step in script.play(game) if isinstance(step, Step)]


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


def opening(game: Game[Any], edition: str | None = None) -> Opening:
    """A game about to begin, always the same: what pictures of a game's pieces are drawn from."""
    advanced = {option.id: option.values[-1] for option in game.options}
    return Opening(edition, *(first_sight(game, options) for options in ({}, advanced)))


def first_sight(game: Game[Any], options: dict[str, str]) -> Any:
    """What all see when a player is first to decide."""
    state, dice = game.setup(game.card.min_players, options), Dice(1)
    while state.to_move() == CHANCE:
        state.play(CHANCE, state.random_move(CHANCE, dice))
    return game.view(state, WATCHER)


def find_script(id: str, name: str) -> tuple[Game[Any], Script]:
    """A game and its script of that name; refused where there is none."""
    game = find_game(id)
    if not has_script(game, name):
        raise Refusal("no-script", title=game.card.title)
    return game, read_script(game, name)


def look(game: Game[Any], state: State) -> Eye:
    """What the player sees and may do."""
    moves = [LegalMove(game.write(move), game.foresee(state, YOU, move)) for move in state.moves(YOU)]
    return Eye(YOU, game.view(state, YOU), moves, mates=[], secret=False)


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
