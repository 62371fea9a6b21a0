"""Small checks of what guests ask, each with its own refusal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from serai.house import limits
from serai.house.pictures import seats_of
from serai.table.events import (
    Arranged,
    Carried,
    Committed,
    Ended,
    Hosted,
    Sat,
    SeatAsked,
    TakenBack,
    Talked,
    UndoAsked,
    Worded,
)
from serai.table.table import Refusal, Table

#: Seconds a move: the shortest and the longest clock.
CLOCK = (1, 7 * 24 * 3600)
#: What a seat asks beside the game.
ASIDE = (Worded, Committed, UndoAsked, TakenBack, Carried)


def check_own(table: Table, guest: str | None, seat: int) -> None:
    """Refuse a seat that the guest does not hold."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", seats=len(table.seats))
    if seat not in seats_of(table, guest):
        raise Refusal("not-yours")


def check_company(table: Table, guest: str | None) -> None:
    """Refuse a guest who does not sit at the table; where only bots sit, anyone may have them play."""
    if any(seat.kind == "person" for seat in table.seats) and not seats_of(table, guest):
        raise Refusal("not-yours")


def check_talk(table: Table, seat: int | None) -> None:
    """Refuse more talk than a table can carry: its log is read again by everyone who comes.

    Each seat has its share, and watchers have theirs: nobody talks others out of it.
    """
    ended = next((place for place, logged in enumerate(table.log) if isinstance(logged.event, Ended)), len(table.log))
    said = [
        place
        for place, logged in enumerate(table.log)
        if isinstance(logged.event, Talked) and logged.event.seat == seat
    ]
    after = sum(place > ended for place in said)
    if seat is None:
        most, most_after = limits.WATCHERS_TALK, limits.WATCHERS_TALK_AFTER_END
    else:
        most, most_after = share(table, limits.TABLE_TALK), share(table, limits.TALK_AFTER_END)
    if len(said) >= most or after >= most_after:
        raise Refusal("talked-enough")


def check_room(table: Table, seat: int, to_go_on: bool = False) -> None:
    """Refuse what a seat asks beside the game once its own share of the log is used up.

    `to_go_on`: for what it cannot do without there is as much again.
    """
    asked = sum(isinstance(logged.event, ASIDE) and logged.event.seat == seat for logged in table.log)
    if asked >= share(table, limits.TABLE_ASIDE) * (2 if to_go_on else 1):
        raise Refusal("table-full")


def check_coming(table: Table, guest: str, seat: int) -> None:
    """Refuse one more who comes, where more have come than a table can carry; whoever returns has a share for it."""
    if table.consent.may_return(guest, seat):
        came = sum(isinstance(logged.event, Sat) and logged.event.holder == guest for logged in table.log)
        most = share(table, limits.TABLE_ASIDE)
    else:
        came = sum(isinstance(logged.event, Sat | SeatAsked) for logged in table.log)
        most = limits.COMINGS
    if came >= most:
        raise Refusal("table-full")


def check_hosting(table: Table) -> None:
    """Refuse a host who sets the table anew, or hands the role on, without end."""
    if sum(isinstance(logged.event, Arranged | Hosted) for logged in table.log) >= limits.HOSTINGS:
        raise Refusal("table-full")


def share(table: Table, most: int) -> int:
    """One seat's share of what all seats of a table may do."""
    return most // len(table.seats)


def check_clock(seconds: int | None) -> None:
    """Refuse a clock that is too fast or too slow."""
    if seconds is not None and not CLOCK[0] <= seconds <= CLOCK[1]:
        raise Refusal("bad-clock", low=CLOCK[0], high=CLOCK[1])


def check_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do."""
    if guest != table.host:
        raise Refusal("not-host")


def known_mind(mind: str, minds: Sequence[str]) -> str:
    """The id of a mind, if guests may ask it to a table."""
    if mind not in minds:
        raise Refusal("no-such-mind", minds=", ".join(minds))
    return mind


def tidy(text: str, most: int, error: str) -> str:
    """A line of text as it may be shown, without hidden characters; refused if it is empty or too long."""
    kept = "".join(" " if char.isspace() else char for char in text if not is_hidden(char))
    tidied = " ".join(word for word in map(trim, kept.split()) if word)
    if not 1 <= len(tidied) <= most or not any(is_visible(char) for char in tidied):
        raise Refusal(error, most=most)
    return tidied


#: Letters without a shape, which Unicode does not count among the marks.
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
JOINERS = "\u200c\u200d"


def trim(word: str) -> str:
    """A word without joiners that join nothing: at its ends, or one after another."""
    joined = re.sub(f"([{JOINERS}])[{JOINERS}]+", r"\1", word)
    return joined.strip(JOINERS)


def is_visible(char: str) -> bool:
    """Whether a character can be seen by itself."""
    return unicodedata.category(char)[0] in "LNPS" and char not in BLANKS


def is_hidden(char: str) -> bool:
    """Controls, invisible marks (among them those that turn the direction of writing), half and unknown characters."""
    # The joiners are part of many an emoji, and of the spelling of some languages.
    return unicodedata.category(char).startswith("C") and not char.isspace() and char not in JOINERS
