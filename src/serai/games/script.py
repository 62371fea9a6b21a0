"""Games written down: `first_game.txt`, the guided one, and `preview.txt`, one between bots for the shelf.

players 2
option difficulty 6
nature deal V          nature's moves are in the script too
say welcome            the text `first-welcome`, told until the player makes the next move
otherwise why-steal    the text `first-why-steal`: why it is not another move that is asked for next
you V b1               the player's own moves; the player is the first seat
2 pass T               what the others do, by the number of their seat
# a remark
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from serai.games.game import Game, UnreadableMove
from serai.games.state import CHANCE, State


class Step(NamedTuple):
    """A move of the script and the positions around it."""

    seat: int
    move: int
    before: State
    after: State


class Told(NamedTuple):
    """A text that is told at this point."""

    text: str


class Otherwise(NamedTuple):
    """A text for whoever tries another legal move than the next of the script."""

    text: str


class BadScript(ValueError):
    """A script that cannot be played: it names the line and what is wrong with it."""


class Script(NamedTuple):
    """A game written down, ready to be played through."""

    seats: int
    options: dict[str, str]
    lines: list[tuple[int, str, str]]

    def play(self, game: Game[Any]) -> Iterator[Step | Told | Otherwise]:
        """What happens, one thing after another; raises `BadScript` at what the rules forbid."""
        state = game.setup(self.seats, self.options)
        for number, who, what in self.lines:
            if who == "say":
                yield Told(f"first-{what}")
                continue
            if who == "otherwise":
                yield Otherwise(f"first-{what}")
                continue
            before, seat = state, seat_of(who, number)
            move = self._move(game, before, seat, what, number)
            state = before.copy()
            state.play(seat, move)
            yield Step(seat, move, before, state)

    def _move(self, game: Game[Any], state: State, seat: int, what: str, number: int) -> int:
        try:
            move = game.read(what)
        except UnreadableMove:
            raise BadScript(f"line {number}: “{what}” is not a move of {game.id}") from None
        forbidden = "not-now" if seat not in state.actors() else state.why_not(seat, move)
        if forbidden:
            possible = ", ".join(game.write(legal) for legal in state.moves(seat)[:12])
            raise BadScript(f"line {number}: “{what}” is forbidden by {forbidden}; possible: {possible or 'nothing'}")
        return move


FIRST_GAME = "first_game.txt"
PREVIEW = "preview.txt"


def has_script(game: Game[Any], name: str) -> bool:
    """Whether there is a script of that name in the game's folder."""
    return (game.folder / name).exists()


def read_script(game: Game[Any], name: str) -> Script:
    """The script of that name in the game's folder."""
    seats, options, lines = 0, {}, []
    for number, line in enumerate((game.folder / name).read_text("utf-8").splitlines(), start=1):
        words = line.split("#")[0].split()
        match words:
            case []:
                continue
            case ["players", count]:
                seats = int(count)
            case ["option", option, value]:
                options[option] = value
            case [who, _, *_]:
                lines.append((number, who, " ".join(words[1:])))
            case _:
                raise BadScript(f"line {number}: “{line}” says too little")
    return Script(seats, options, lines)


def seat_of(who: str, number: int) -> int:
    """Whose move a line tells."""
    if who in ("nature", "you"):
        return CHANCE if who == "nature" else 0
    if not who.isdecimal() or who == "0":
        raise BadScript(f"line {number}: “{who}” is neither nature, you, say, otherwise nor the number of a seat")
    return int(who) - 1
