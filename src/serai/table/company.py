"""The people at a table: who sits where, who is the host, who comes, goes, and is stood in for.

A part of `Table`, and folded from the same log.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from serai.games.game import Game
from serai.table.consent import Consent
from serai.table.events import (
    Arranged,
    Carried,
    Closed,
    Event,
    Filled,
    Hosted,
    Left,
    Logged,
    Made,
    Returned,
    Sat,
    Seat,
    SeatAgreed,
    SeatAnswered,
    SeatAsked,
    UndoAsked,
    Undone,
)
from serai.table.refusal import Refusal
from serai.table.secrets import Secrets

# Bots sit under names from the Nights, the same in every language.
BOT_NAMES = ("Morgiane", "Hassan", "Zobéide", "Duban", "Dalila", "Badr", "Nouzha", "Camar")
#: How many may wait for an answer at once, and how often one guest may ask again.
MOST_REQUESTS = 8
MOST_REFUSALS = 3

Status = Literal["gathering", "playing", "over", "closed"]


class Wish(NamedTuple):
    """A seat as the host wants it: who sits at `keep` now, a bot of a mind, or (neither) open."""

    keep: int | None = None
    mind: str | None = None


class Company:
    """Who sits at a table, and what they may do about it."""

    game: Game[Any]
    options: dict[str, str]
    clock: int | None
    coach: bool
    status: Status
    undo: UndoAsked | None

    def __init__(self, made: Made) -> None:
        self.seats = list(made.seats)
        #: Who set the table, or was handed the role; in logs that do not say it, the first person.
        self.host = made.host or next((seat.holder for seat in made.seats if seat.holder), None)
        self.maker = made.host
        self.secrets = Secrets()
        #: The event at which whoever sits there sat down: together with the name it stands for one person's stay.
        self.since = [1] * len(made.seats)
        #: The event that last changed who sits where.
        self.seated_at = 1
        self.consent = Consent()
        self.requests: dict[int, SeatAsked] = {}  # what guests ask for, by the event's number
        self.refusals: dict[str, int] = {}  # how often each guest was refused

    # --- what is so --------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """The name at each seat."""
        return [seat.name for seat in self.seats]

    def seats_of(self, holder: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [place for place, seat in enumerate(self.seats) if holder is not None and seat.holder == holder]

    def host_seat(self) -> int | None:
        """Where the host sits."""
        return next(iter(self.seats_of(self.host)), None)

    # --- coming ------------------------------------------------------------------------------------

    def sit(
        self, seat: int, name: str, holder: str, now: int, another: bool = False, let_in: bool = False
    ) -> list[Logged]:
        """A guest takes an open seat, or a bot's: during a game only their own one again, or `let_in`.

        `another`: a second seat, for somebody at the same screen.
        """
        self._check_free(seat, holder)
        if self.status == "playing" and not let_in and not self.consent.may_return(holder, seat):
            raise Refusal("consent-needed")
        if self.status == "gathering" and self.seats_of(holder) and not another:
            raise Refusal("already-sitting")
        events = self._happen(now, Sat(seat, told_apart(name, self._others(seat)), holder))
        return events if self.status == "playing" or self.seats_of(self.host) else events + self._make_host(seat, now)

    def must_ask(self, seat: int, holder: str, host_is_here: bool) -> bool:
        """Whether a guest must be let in to sit there: not to return, nor where only bots have ever played."""
        if self.consent.may_return(holder, seat) or (holder == self.host and self.consent.is_alone(holder)):
            return False
        return host_is_here or bool(self.consent.former) or any(sitter.kind == "person" for sitter in self.seats)

    def ask_seat(self, seat: int, name: str, holder: str, now: int, vacant: bool = False) -> list[Logged]:
        """A guest asks to sit down while the game is on; somebody at the table answers.

        `vacant`: whoever sits there has been away for so long that somebody else may ask.
        """
        self._check_free(seat, holder, vacant)
        if self.status != "playing":
            raise Refusal("not-started")
        if any(asked.holder == holder for asked in self.requests.values()):
            raise Refusal("already-asked")
        if self.refusals.get(holder, 0) >= MOST_REFUSALS or len(self.requests) >= MOST_REQUESTS:
            raise Refusal("seat-refused")
        return self._happen(now, SeatAsked(seat, told_apart(name, self._others(seat)), holder))

    def is_asked(self, request: int, holder: str) -> bool:
        """Whether a guest may say whether whoever made that request sits down."""
        seat = self.requests[request].seat
        return self.status == "playing" and self.consent.is_asked(holder, self.host, self.seats, seat, request)

    def answer_seat(self, request: int, agree: bool, by: str, now: int, vacant: Collection[int] = ()) -> list[Logged]:
        """Let somebody sit down, or not; whoever asked may take it back.

        Whoever is still away from a `vacant` seat loses it.
        """
        asked = self.requests.get(request)
        if asked is None:
            raise Refusal("nothing-asked")
        if not self.is_asked(request, by) and (agree or asked.holder != by):
            raise Refusal("not-answerer")
        seat = asked.seat
        if not agree:
            return self._happen(now, SeatAnswered(request, False, asked.name))
        self._check_free(seat, asked.holder, seat in vacant)
        if self.host is not None and self.consent.is_kept(self.host, self.seats, seat):
            raise Refusal("seat-kept")
        if not self.consent.is_granted(self.host, self.seats, seat, request, by):
            return self._happen(now, SeatAgreed(request, by, asked.name))
        events = self._happen(now, SeatAnswered(request, True, asked.name))
        if self.seats[seat].kind == "person":
            events += self.leave(seat, None, now)
        return events + self.sit(seat, asked.name, asked.holder, now, let_in=True)

    def _check_free(self, seat: int, holder: str, vacant: bool = False) -> None:
        """Refuse a seat that somebody has, or that would show a guest secrets of another hand."""
        self._check_open()
        if self._seat(seat).kind == "person" and not vacant:
            raise Refusal("seat-taken", name=self.seats[seat].name)
        if self.status == "playing" and not self.consent.may_return(holder, seat) and self.seats_of(holder):
            raise Refusal("already-seated")
        if not self.secrets.may_take(holder, seat):
            raise Refusal("seen-secrets")

    # --- going -------------------------------------------------------------------------------------

    def leave(self, seat: int, mind: str | None, now: int) -> list[Logged]:
        """Whoever sits there goes; a bot of that mind goes on, or the seat is open."""
        if self._seat(seat).kind != "person":
            raise Refusal("nobody-there")
        self._check_open()
        leaver = self.seats[seat]
        heir = Seat("bot", bot_name(self._others(seat)), mind) if mind else Seat("open")
        events = self._happen(now, Left(seat, heir, leaver.name)) + self._settle_undo(now)
        return events + self._pass_on(seat, now) if leaver.holder == self.host else events

    def fill(self, seat: int, mind: str, now: int) -> list[Logged]:
        """A bot of that mind plays on: on a seat that was left open, or for somebody who is away."""
        sitter = self._seat(seat)
        if self.status != "playing":
            raise Refusal("not-started" if self.status == "gathering" else "over")
        if sitter.kind == "bot" or sitter.mind is not None:
            raise Refusal("bot-plays")
        heir = (
            Seat("bot", bot_name(self._others(seat)), mind)
            if sitter.kind == "open"
            else Seat("person", sitter.name, mind, sitter.holder)
        )
        return self._happen(now, Filled(seat, heir)) + self._settle_undo(now)

    def come_back(self, holder: str, now: int) -> list[Logged]:
        """A guest is there again, and plays on where bots played for them."""
        stood_in = [seat for seat in self.seats_of(holder) if self.seats[seat].mind is not None]
        return [logged for seat in stood_in for logged in self._happen(now, Returned(seat))]

    def carry(self, seat: int, holder: str, now: int) -> list[Logged]:
        """Whoever sits there goes on at another device, which is known by another mark."""
        sitter = self._seat(seat)
        if sitter.kind != "person":
            raise Refusal("nobody-there")
        if sitter.holder == holder:
            return []
        if not self.secrets.may_take(holder, seat):
            raise Refusal("seen-secrets")
        hosted = self.host == sitter.holder
        events = self._happen(now, Carried(seat, holder))
        return events + self._make_host(seat, now) if hosted and not self.seats_of(self.host) else events

    def _settle_undo(self, now: int) -> list[Logged]:
        """Where nobody is left who must agree to an undo, it is done."""
        return self._happen(now, Undone(self.undo.to)) if self.undo and not self.waiting() else []

    def _pass_on(self, seat: int, now: int) -> list[Logged]:
        """A host who has left hands the role to the next person."""
        if self.seats_of(self.host):
            return []
        following = [*range(seat + 1, len(self.seats)), *range(seat)]
        heir = next((place for place in following if self.seats[place].holder), None)
        return [] if heir is None else self._make_host(heir, now)

    def _make_host(self, seat: int, now: int) -> list[Logged]:
        """Whoever sits there is the host from now on."""
        sitter = self.seats[seat]
        return self._happen(now, Hosted(sitter.holder, sitter.name)) if sitter.holder else []

    # --- the host ----------------------------------------------------------------------------------

    def arrange(
        self, wishes: Sequence[Wish], options: Mapping[str, str], clock: int | None, coach: bool, after: int, now: int
    ) -> list[Logged]:
        """The host changes the table before the game; raises `Impossible` for one that cannot be.

        `after`: the last event the host knew of. Somebody who sat down since is not sent away unseen.
        """
        if self.status != "gathering":
            raise Refusal("already-started")
        if after < self.seated_at:
            raise Refusal("seats-changed")
        kept = [wish.keep for wish in wishes if wish.keep is not None]
        if len(set(kept)) < len(kept):
            raise Refusal("seat-twice")
        seats = [self._wished(wish) for wish in wishes]
        if self.host is not None and self.seats_of(self.host) and all(seat.holder != self.host for seat in seats):
            raise Refusal("host-stays")
        chosen = self.game.choose(options)
        self.game.setup(len(seats), chosen)
        return self._happen(now, Arranged(name_bots(seats), chosen, clock, coach))

    def _wished(self, wish: Wish) -> Seat:
        if wish.keep is not None:
            seat = self._seat(wish.keep)
            # A bot that is kept may play at another level.
            return Seat("bot", seat.name, wish.mind) if seat.kind == "bot" and wish.mind else seat
        return Seat("bot", mind=wish.mind) if wish.mind else Seat("open")

    def hand_on(self, seat: int, now: int) -> list[Logged]:
        """The host makes somebody else the host."""
        self._check_open()
        holder = self._seat(seat).holder
        if holder is None:
            raise Refusal("nobody-there")
        return [] if holder == self.host else self._make_host(seat, now)

    def close(self, now: int) -> list[Logged]:
        """The host closes the table for good."""
        self._check_open()
        return self._happen(now, Closed())

    # --- folding -----------------------------------------------------------------------------------

    def _fold_company(self, logged: Logged) -> None:
        """Who sits where, after an event."""
        match logged.event:
            case Sat(seat, name, holder):
                self.since[seat] = logged.number
                self._place(logged, seat, Seat("person", name, holder=holder))
                self.requests = {n: asked for n, asked in self.requests.items() if asked.holder != holder}
            case Left(seat, to):
                if self.status == "playing":
                    self.consent.leave(seat, self.seats[seat].holder)
                self._place(logged, seat, to)
            case Filled(seat, to):
                self._place(logged, seat, to)
            case Returned(seat):
                self._place(logged, seat, Seat("person", self.seats[seat].name, holder=self.seats[seat].holder))
            case Carried(seat, holder):
                self.secrets.carry(seat, self.seats[seat].holder, holder)
                self.consent.carry(self.seats[seat].holder, holder)
                self._place(logged, seat, Seat("person", self.seats[seat].name, holder=holder))
            case Arranged():
                self._rearrange(logged, logged.event)
            case Hosted(holder):
                self.host = holder
            case Closed():
                self.status = "closed"
                self.requests = {}
            case _:
                self._fold_request(logged)

    def _fold_request(self, logged: Logged) -> None:
        """Who asks for a seat, and what is answered."""
        match logged.event:
            case SeatAsked() as asked:
                self.requests[logged.number] = asked
            case SeatAgreed(request, holder):
                self.consent.agree(request, holder)
            case SeatAnswered(request, agree):
                asked = self.requests.pop(request)
                self.refusals[asked.holder] = self.refusals.get(asked.holder, 0) + (not agree)

    def _place(self, logged: Logged, seat: int, sitter: Seat) -> None:
        taken = sitter.holder is not None and sitter.holder != self.seats[seat].holder
        self.seats[seat] = sitter
        self.seated_at = logged.number
        if taken:
            self.requests = {n: asked for n, asked in self.requests.items() if asked.seat != seat}
        if self.undo is not None and self.undo.seat == seat and not sitter.decides:
            self.undo = None  # whoever asked for it has gone

    def _rearrange(self, logged: Logged, event: Arranged) -> None:
        since = {person(seat): self.since[place] for place, seat in enumerate(self.seats) if seat.holder}
        self.since = [since.get(person(seat), logged.number) for seat in event.seats]
        self.seats = list(event.seats)
        self.options, self.clock, self.coach = event.options, event.clock, event.coach
        self.seated_at = logged.number

    # --- what the table itself adds ------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """Those who have still to agree to the undo that was asked."""
        raise NotImplementedError

    def _happen(self, now: int, event: Event) -> list[Logged]:
        raise NotImplementedError

    def _others(self, seat: int) -> list[str]:
        """The names at the other seats."""
        return [other.name for place, other in enumerate(self.seats) if place != seat]

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", seats=len(self.seats))
        return self.seats[seat]

    def _check_open(self) -> None:
        """Refuse a table at which nobody plays any more."""
        if self.status in ("over", "closed"):
            raise Refusal(self.status)


def person(seat: Seat) -> tuple[str | None, str]:
    """Who sits there, wherever they sit."""
    return seat.holder, seat.name


# --- names ---------------------------------------------------------------------------------------


def name_bots(seats: Sequence[Seat]) -> list[Seat]:
    """The seats, with a name for every bot that has none."""
    named: list[Seat] = []
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            names = [other.name for other in [*named, *seats]]
            seat = Seat("bot", bot_name(names), seat.mind)
        named.append(seat)
    return named


def bot_name(taken: Sequence[str]) -> str:
    """A name that nobody at the table has."""
    known = {folded(name) for name in taken}
    return next(name for name in BOT_NAMES if folded(name) not in known)


#: The longest name: a number that tells it from another one must fit, too.
NAME_LENGTH = 24


def told_apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has the same.

    >>> told_apart("ali", ["Ali", "Badr"])
    'ali 2'
    """
    taken = {folded(other) for other in others}
    number, apart = 1, name
    while folded(apart) in taken:
        number += 1
        apart = f"{name[: NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return apart


#: What Unicode lets no font draw (Default_Ignorable_Code_Point), and the blank of Braille.
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def folded(name: str) -> str:
    """A name as it reads: capitals, other ways to write the same letters, and what nobody sees make no difference.

    >>> folded("A\u200dl\ufe0fI ") == folded("ali")
    True
    """
    seen = UNSEEN.sub("", unicodedata.normalize("NFKD", name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())
