"""A finished game as a file: everything needed to play it back, and to check every draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from serai.games.edition import BadEdition
from serai.games.game import Game, Impossible, Line, UnreadableMove, find_game
from serai.games.state import CHANCE, NOBODY, State
from serai.table import fair
from serai.table.events import Arranged, Logged, Made, Moved, Seat, TakenBack, Undone
from serai.table.shuffle import Shuffle
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
    """A whole game: who, what, all that the draws follow from, and every move that stood.

    `nonces`: one a seat, empty where its browser added none; no list at all where none did.
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
    nonces: list[str] = []


class BadRecord(ValueError):
    """A record that cannot be read, or that does not tell of a fair and legal game; `line` says why."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.text)
        self.line = line


def export(table: Table) -> Record:
    """The record of a table whose game is over."""
    return of_log(table.log, table.seats, table.shuffle)


def of_log(log: Sequence[Logged], seats: Sequence[Seat], shuffle: Shuffle) -> Record:
    """The record that a log holds as it was stored; no rules are needed to write it out."""
    made = log[0].event
    if not isinstance(made, Made):
        raise TypeError("the first event of a log is Made")
    arranged = (logged.event for logged in reversed(log) if isinstance(logged.event, Arranged))
    standing = set(path(log))
    return Record(
        format=FORMAT,
        game=made.game,
        version=made.version,
        options=next((event.options for event in arranged), made.options),
        players=[Player(seat.name, seat.kind, seat.mind) for seat in seats],
        seed_hash=shuffle.seed_hash,
        words=shuffle.words,
        seed=shuffle.seed,
        moves=[
            Move(logged.event.seat, logged.event.move, logged.event.by)
            for logged in log
            if isinstance(logged.event, Moved) and logged.number in standing
        ],
        edition=made.edition,
        nonces=shuffle.nonces if any(shuffle.nonces) else [],
    )


def path(log: Sequence[Logged]) -> list[int]:
    """The numbers of the moves that stand in a log: those that were not taken back."""
    standing: list[int] = []
    for logged in log:
        match logged.event:
            case Moved():
                standing.append(logged.number)
            case Undone(to):
                standing = [number for number in standing if number <= to]
            case TakenBack(_, number):
                standing.remove(number)
    return standing


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


def verify(record: Record, promise: str | None = None) -> int:
    """How many draws there were, after checking that each follows from what was fixed before them.

    A `promise` is what was seen at the table: the hash of the seed, or the fingerprint of the shuffle.
    Without one only the record itself answers for its seed.
    """
    if not is_hex(record.seed, fair.SEED_BYTES) or fair.seed_hash(record.seed) != record.seed_hash:
        raise BadRecord(Line("record-seed"))
    game, moments = replay(record)
    if not is_shuffle(record):
        raise BadRecord(Line("record-nonce"))
    if promise is not None and promise.lower() not in promises(record):
        raise BadRecord(Line("record-promise"))
    if not moments or moments[-1].after.to_move() != NOBODY:
        raise BadRecord(Line("record-unfinished"))
    draws = 0
    for number, _, move, before, _ in (moment for moment in moments if moment.seat == CHANCE):
        draws += 1
        odds = before.odds()
        place = fair.pick(odds, fair.draw(record.seed, record.words, record.nonces, draws, sum(odds)))
        if before.moves(CHANCE)[place] != move:
            raise BadRecord(Line("record-draw", {"number": number, "move": game.write(move)}))
    return draws


def promises(record: Record) -> tuple[str, str]:
    """What those at the table saw before the first draw: the seed's hash, and the fingerprint."""
    rules = fair.rules_hash(record.game, record.version, record.options, record.edition)
    commitments = fair.commitments(record.nonces or [""] * len(record.players))
    return record.seed_hash, fair.fingerprint(record.seed_hash, rules, record.words, commitments)


def is_shuffle(record: Record) -> bool:
    """Whether words and nonces are written in the one way in which they can be: one line a seat."""
    seats = len(record.players)
    return (
        len(record.words) == seats
        and not any("\n" in words for words in record.words)
        and len(record.nonces) in (0, seats)
        and all(not nonce or is_hex(nonce, fair.NONCE_BYTES) for nonce in record.nonces)
    )


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


def is_promise(text: str) -> bool:
    """Whether a text can be what somebody noted at a table: a SHA-256 in hexadecimal."""
    return is_hex(text.lower(), 32)


def is_hex(text: str, length: int) -> bool:
    """Whether a text is the hexadecimal of so many bytes, in small letters: no number is written in two ways."""
    return len(text) == 2 * length and set(text) <= set("0123456789abcdef")
