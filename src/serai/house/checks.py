"""Small checks of what guests ask, each with its own refusal."""

from __future__ import annotations

import unicodedata

from serai.house.pictures import seats_of
from serai.minds.company import mind_ids
from serai.table.table import Refusal, Table


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


def known_mind(mind: str) -> str:
    """The id of a mind, if there is such a one."""
    if mind not in mind_ids():
        raise Refusal("no-such-mind", minds=", ".join(mind_ids()))
    return mind


def tidy(text: str, most: int, error: str) -> str:
    """A line of text as it may be shown, without hidden characters; refused if it is empty or too long."""
    kept = "".join(" " if char.isspace() else char for char in text if not is_hidden(char))
    tidied = " ".join(kept.split())
    if not 1 <= len(tidied) <= most:
        raise Refusal(error, most=most)
    return tidied


def is_hidden(char: str) -> bool:
    """Controls, invisible marks (among them those that turn the direction of writing), half and unknown characters."""
    # The joiners are part of many an emoji, and of the spelling of some languages.
    return unicodedata.category(char).startswith("C") and not char.isspace() and char not in "\u200c\u200d"
