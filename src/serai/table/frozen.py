"""A table that cannot be played on here: its rules are not today's, or its log cannot be followed.

It is never replayed under other rules than its own. What can be read without any rules stays
readable: who sat, what was said, and, once the game is over, its record.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from serai.games.edition import BadEdition
from serai.games.game import Impossible, Line, find_game, game_ids
from serai.table.company import person
from serai.table.events import (
    Arranged,
    Carried,
    Ended,
    Event,
    Filled,
    Left,
    Logged,
    Made,
    Returned,
    Sat,
    Seat,
    Started,
)
from serai.table.fair import SEED_BYTES
from serai.table.shuffle import Shuffle
from serai.table.table import BrokenLog, Refusal, Table


class Frozen(Refusal):
    """Refused because the table is frozen: `line` says why, `log` is what can be read of it."""

    def __init__(self, id: str, log: Sequence[Logged], line: Line) -> None:
        super().__init__("frozen")
        self.id = id
        self.log = list(log)
        self.line = line

    @property
    def made(self) -> Made | None:
        """How the table was set up, if that can be read."""
        event = self.log[0].event if self.log else None
        return event if isinstance(event, Made) else None

    @property
    def is_over(self) -> bool:
        """Whether the game had ended: until then its moves may be secrets."""
        return any(isinstance(logged.event, Ended) for logged in self.log)

    def seats(self) -> list[Seat]:
        """Who sat there last."""
        seats: list[Seat] = []
        for logged in self.log:
            seats = reseated(seats, logged.event)
        return seats

    def shuffle(self) -> Shuffle:
        """What the draws followed from."""
        made = self.made
        shuffle = Shuffle(made.seed if made else "", len(made.seats) if made else 0)
        gathering = True
        seats: list[Seat] = []
        for logged in self.log:
            before, seats = seats, reseated(seats, logged.event)
            shuffle.fold(logged)
            gathering = gathering and not isinstance(logged.event, Started)
            if gathering and isinstance(logged.event, Sat | Left | Carried):
                shuffle.change_seat(logged.event.seat)
            elif isinstance(logged.event, Arranged):
                shuffle.rearrange([person(seat) for seat in before], [person(seat) for seat in seats])
        return shuffle


def reseated(seats: list[Seat], event: Event) -> list[Seat]:
    """Who sits where after an event."""
    match event:
        case Made() | Arranged() | Started():
            return list(event.seats)
        case Sat(seat, name, holder):
            return put(seats, seat, Seat("person", name, holder=holder))
        case Carried(seat, holder):
            return put(seats, seat, Seat("person", seats[seat].name, holder=holder))
        case Returned(seat):
            return put(seats, seat, Seat("person", seats[seat].name, holder=seats[seat].holder))
        case Left(seat, to) | Filled(seat, to):
            return put(seats, seat, to)
    return seats


def put(seats: list[Seat], seat: int, sitter: Seat) -> list[Seat]:
    """The seats with somebody else at one of them."""
    return [sitter if place == seat else old for place, old in enumerate(seats)]


def rebuild(id: str, log: Sequence[Logged]) -> Table:
    """The table that a log tells of; raises `Frozen` where it cannot be told under its own rules."""
    made = log[0].event if log else None
    if not isinstance(made, Made):
        raise Frozen(id, log, damaged(1))
    why = outdated(made)
    if why is not None:
        raise Frozen(id, log, why)
    try:
        return Table.rebuild(id, log)
    except BrokenLog as error:
        raise Frozen(id, log[: error.number - 1], damaged(error.number)) from error


def is_seed(seed: str) -> bool:
    """Whether draws can follow from a seed as it is written."""
    return re.fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", seed) is not None


def damaged(number: int) -> Line:
    """A log that cannot be followed beyond an event."""
    return Line("frozen-damaged", {"number": number})


def outdated(made: Made) -> Line | None:
    """Why a table that was set up so cannot be played on here, if it cannot."""
    if not is_seed(made.seed):
        return damaged(1)
    if made.game not in game_ids():
        return Line("frozen-game", {"game": made.game})
    known = find_game(made.game)
    title = known.card.title
    if made.version != known.version:
        return Line("frozen-version", {"title": title, "version": made.version, "known": known.version})
    try:
        find_game(made.game, made.edition).setup(len(made.seats), made.options)
    except BadEdition:
        return Line("frozen-edition", {"title": title})
    except Impossible:
        return Line("frozen-setup", {"title": title})
    return None
