"""Small checks of what guests ask, each with its own refusal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from serai.house import limits
from serai.house.pictures import seats_of
from serai.table.events import Ended, Talked
from serai.table.table import Refusal, Table

#: Seconds a move: the shortest and the longest clock.
CLOCK = (1, 7 * 24 * 3600)


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


def check_talk(table: Table) -> None:
    """Refuse more talk than a table can carry: its log is read again by everyone who comes."""
    ended = next((place for place, logged in enumerate(table.log) if isinstance(logged.event, Ended)), len(table.log))
    said = [place for place, logged in enumerate(table.log) if isinstance(logged.event, Talked)]
    after = sum(place > ended for place in said)
    if len(said) >= limits.TABLE_TALK or after >= limits.TALK_AFTER_END:
        raise Refusal("talked-enough")


def check_room(table: Table) -> None:
    """Refuse all but the game itself where a log has more beside it than a table can carry."""
    if len(table.log) - len(table.path) >= limits.TABLE_ASIDE:
        raise Refusal("table-full")


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
