"""A finished game as a file: everything needed to play it back, and to check every draw."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from serai.games.edition import BadEdition
from serai.games.game import Game, Impossible, Line, UnreadableMove, find_game
from serai.games.state import CHANCE, NOBODY, State
from serai.table import fair
from serai.table.events import Moved
from serai.table.table import Moment, Table

FORMAT: Literal["serai-record-1"] = "serai-record-1"


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who played at a seat at the end."""

    name: str
    kind: Literal["person", "bot", "open"]
    mind: str | None = None


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move in its written form; nature sits at -1. `by` the clock: the house chose in the seat's stead."""

    seat: int
    move: str
    by: Literal["seat", "clock"] = "seat"


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game: who, what, the seed with its hash and the players' words, and every move that stood.

    The text of its edition is in it too, unless that is the house's own.
    """

    format: Literal["serai-record-1"]
    game: str
    version: int
    options: dict[str, str]
    players: list[Player]
    seed_hash: str
    words: list[str]
    seed: str
    moves: list[Move]
    edition: str = ""


class BadRecord(ValueError):
    """A record that cannot be read, or that does not tell of a fair and legal game; `line` says why."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.text)
        self.line = line


def export(table: Table) -> Record:
    """The record of a table whose game is over."""
    standing = set(table.path)
    return Record(
        format=FORMAT,
        game=table.game.id,
        version=table.version,
        options=table.options,
        players=[Player(seat.name, seat.kind, seat.mind) for seat in table.seats],
        seed_hash=table.seed_hash,
        words=table.words,
        seed=table.seed,
        moves=[
            Move(logged.event.seat, logged.event.move, logged.event.by)
            for logged in table.log
            if isinstance(logged.event, Moved) and logged.number in standing
        ],
        edition=table.edition,
    )


def read(text: bytes) -> Record:
    """A record from its file; raises `BadRecord`."""
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise BadRecord(Line("record-unreadable", {"detail": str(error)})) from None


def replay(record: Record) -> tuple[Game[Any], list[Moment]]:
    """The game and every moment of it, each move checked to be legal; raises `BadRecord`."""
    game, state = setup(record)
    moments: list[Moment] = []
    for number, made in enumerate(record.moves, start=1):
        try:
            move = game.read(made.move)
        except UnreadableMove:
            raise BadRecord(Line("record-unreadable-move", {"number": number, "move": made.move})) from None
        if made.seat not in state.actors() or state.why_not(made.seat, move):
            raise BadRecord(Line("record-illegal-move", {"number": number, "move": made.move}))
        before = state
        state = before.copy()
        state.play(made.seat, move)
        moments.append(Moment(number, made.seat, move, before, state))
    return game, moments


def verify(record: Record) -> int:
    """How many draws there were, after checking that the seed was the promised one and gave each of them."""
    if not is_seed(record.seed) or fair.seed_hash(record.seed) != record.seed_hash:
        raise BadRecord(Line("record-seed"))
    game, moments = replay(record)
    if not moments or moments[-1].after.to_move() != NOBODY:
        raise BadRecord(Line("record-unfinished"))
    draws = 0
    for number, _, move, before, _ in (moment for moment in moments if moment.seat == CHANCE):
        draws += 1
        odds = before.odds()
        place = fair.pick(odds, fair.draw(record.seed, record.words, draws, sum(odds)))
        if before.moves(CHANCE)[place] != move:
            raise BadRecord(Line("record-draw", {"number": number, "move": game.write(move)}))
    return draws


def setup(record: Record) -> tuple[Game[Any], State]:
    """The game of a record and its first position."""
    try:
        game = find_game(record.game, record.edition)
        state = game.setup(len(record.players), record.options)
    except BadEdition:
        raise BadRecord(Line("record-edition", {"title": find_game(record.game).card.title})) from None
    except Impossible as error:
        raise BadRecord(error.line) from None
    if record.version != game.version:
        raise BadRecord(Line("record-version", {"version": record.version, "known": game.version}))
    return game, state


def is_seed(text: str) -> bool:
    """Whether a text is the hexadecimal of a seed's bytes."""
    try:
        return len(bytes.fromhex(text)) == fair.SEED_BYTES
    except ValueError:
        return False
