"""What can happen at a table: the lines of its log, one row each in the store."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["person", "bot", "open"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits there. `holder` is the mark of the guest whose seat it is, never shown to anyone.

    A person with a `mind` is away: a bot of that mind plays for them until they are back.
    """

    kind: SeatKind
    name: str = ""
    mind: str | None = None
    holder: str | None = None

    @property
    def decides(self) -> bool:
        """Whether a person sits here who plays for themselves."""
        return self.kind == "person" and self.mind is None


class Happening(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """One event; the name of its kind is stored with it."""


class Made(Happening, frozen=True):
    """A table was set up, with its secret seed, and the text of its edition if that is not the house's own.

    `coach`: whether one may ask the coach there. `host`: who set it up.
    """

    game: str
    version: int
    options: dict[str, str]
    seats: list[Seat]
    clock: int | None
    seed: str
    edition: str = ""
    coach: bool = True
    host: str | None = None


class Sat(Happening, frozen=True):
    """A guest sat down."""

    seat: int
    name: str
    holder: str


class Left(Happening, frozen=True):
    """Somebody of that name left a seat: to a bot, or open."""

    seat: int
    to: Seat
    name: str = ""


class Arranged(Happening, frozen=True):
    """The host changed the table before the game: its seats, options, clock or coach."""

    seats: list[Seat]
    options: dict[str, str]
    clock: int | None
    coach: bool


class Hosted(Happening, frozen=True):
    """Somebody else is the host now."""

    holder: str
    name: str


class SeatAsked(Happening, frozen=True):
    """A guest asks to sit at a seat while the game is on."""

    seat: int
    name: str
    holder: str


class SeatAgreed(Happening, frozen=True):
    """Somebody agreed to the request made in the event of that number, and somebody else must, too."""

    request: int
    holder: str
    name: str


class SeatAnswered(Happening, frozen=True):
    """The request made in the event of that number was granted, or not."""

    request: int
    agree: bool
    name: str


class Filled(Happening, frozen=True):
    """A bot plays on: for a person who is away, whose seat it stays, or on a seat that was left open."""

    seat: int
    to: Seat


class Returned(Happening, frozen=True):
    """Somebody for whom a bot played is back and plays on."""

    seat: int


class Carried(Happening, frozen=True):
    """Somebody goes on at another device: their seat is held by another guest's mark."""

    seat: int
    holder: str


class Closed(Happening, frozen=True):
    """The host closed the table; nobody plays here any more."""


class Worded(Happening, frozen=True):
    """A seat added words of its own to the shuffle."""

    seat: int
    words: str


class Committed(Happening, frozen=True):
    """A seat's browser promised its nonce for the shuffle, by its hash."""

    seat: int
    commitment: str


class Opening(Happening, frozen=True):
    """The start was asked for, with these seats; it waits for the nonces of the seats `asked`."""

    seats: list[Seat]
    asked: list[int]


class Revealed(Happening, frozen=True):
    """A seat's browser opened its commitment."""

    seat: int
    nonce: str


class CalledOff(Happening, frozen=True):
    """The start was called off: the browsers of these seats, under these names, did not open their commitments.

    No seats: because somebody left, or the table was closed.
    """

    seats: list[int]
    names: list[str] = []


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
    | Arranged
    | Hosted
    | SeatAsked
    | SeatAgreed
    | SeatAnswered
    | Filled
    | Returned
    | Carried
    | Closed
    | Worded
    | Committed
    | Opening
    | Revealed
    | CalledOff
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
