"""How the log tells who came, went and changed the table."""

from __future__ import annotations

from serai.games.game import Line
from serai.table.events import (
    Arranged,
    Carried,
    Closed,
    Event,
    Filled,
    Hosted,
    Left,
    Returned,
    Sat,
    SeatAgreed,
    SeatAnswered,
    SeatAsked,
)


def tell_company(event: Event) -> Line | None:
    """A sentence about the company; nothing, if the event is about something else."""
    match event:
        case Sat(_, name):
            return Line("log-sat", {"name": name})
        case Left(_, to, name):
            # Old logs do not say who left.
            return Line("log-left", {"name": name, "bot": to.name, "to": to.kind, "known": "yes" if name else "no"})
        case Filled(_, to):
            return Line("log-filled", {"name": to.name, "for": to.kind})
        case Returned(seat):
            return Line("log-returned", {}, {"seat": seat})
        case Carried(seat):
            return Line("log-carried", {}, {"seat": seat})
        case SeatAsked(_, name):
            return Line("log-seat-asked", {"name": name})
        case SeatAgreed(_, _, name):
            return Line("log-seat-agreed", {"name": name})
        case SeatAnswered(_, agree, name):
            return Line("log-seat-answered", {"name": name, "agree": "yes" if agree else "no"})
        case Arranged():
            return Line("log-arranged")
        case Hosted(_, name):
            return Line("log-hosted", {"name": name})
        case Closed():
            return Line("log-closed")
    return None
