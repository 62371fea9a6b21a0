"""What can happen at a table: the lines of its log, one row each in the store."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["person", "bot", "open"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits there. `holder` is the mark of the guest whose seat it is, never shown to anyone."""

    kind: SeatKind
    name: str = ""
    mind: str | None = None
    holder: str | None = None


class Happening(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """One event; the name of its kind is stored with it."""


class Made(Happening, frozen=True):
    """A table was set up, with its secret seed, and the text of its edition if that is not the house's own.

    `coach`: whether one may ask the coach there.
    """

    game: str
    version: int
    options: dict[str, str]
    seats: list[Seat]
    clock: int | None
    seed: str
    edition: str = ""
    coach: bool = True


class Sat(Happening, frozen=True):
    """A guest sat down."""

    seat: int
    name: str
    holder: str


class Left(Happening, frozen=True):
    """A seat was left: to a bot, or open."""

    seat: int
    to: Seat


class Worded(Happening, frozen=True):
    """A seat added words of its own to the shuffle."""

    seat: int
    words: str


class Started(Happening, frozen=True):
    """The game began; bots took the seats that were open."""

    seats: list[Seat]


class Moved(Happening, frozen=True):
    """A move, in its written form, by a seat or nature (-1). `by` the clock: the house chose in the seat's stead."""

    seat: int
    move: str
    by: Literal["seat", "clock"] = "seat"


class Ended(Happening, frozen=True):
    """The game is over, and the seed may be seen."""


class Talked(Happening, frozen=True):
    """Somebody said something: from a seat, or a watcher under a name; to everyone, or `to` these seats alone."""

    seat: int | None
    name: str
    text: str
    to: list[int] | None = None


class UndoAsked(Happening, frozen=True):
    """A seat asked to take back everything after event `to`."""

    seat: int
    to: int


class UndoAnswered(Happening, frozen=True):
    """A seat agreed, or did not."""

    seat: int
    agree: bool


class Undone(Happening, frozen=True):
    """Everything after event `to` was taken back."""

    to: int


class TakenBack(Happening, frozen=True):
    """A seat took back its sealed choice, the move of that number; the others' choices stand."""

    seat: int
    number: int


class Rematched(Happening, frozen=True):
    """The same company plays again at another table."""

    table: str


Event = (
    Made
    | Sat
    | Left
    | Worded
    | Started
    | Moved
    | Ended
    | Talked
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenBack
    | Rematched
)


class Logged(msgspec.Struct, frozen=True):
    """An event in its place: numbered from 1, with its time in milliseconds since 1970."""

    number: int
    at: int
    event: Event
