"""What a browser is shown of a table that cannot be played on here."""

from __future__ import annotations

from collections.abc import Iterator

from serai.games.game import Line
from serai.games.state import CHANCE
from serai.house.messages import FrozenTable, SeatInfo
from serai.table.events import Carried, Moved, Seat, Talked
from serai.table.frozen import Frozen, is_seed, reseated
from serai.table.record import Record, of_log
from serai.table.secrets import Secrets
from serai.table.table import Refusal, told_aside


def show_frozen(frozen: Frozen, guest: str | None) -> FrozenTable:
    """Why a table is frozen, who sat there, and what its log tells to a guest."""
    made, seats = frozen.made, frozen.seats()
    own = [place for place, seat in enumerate(seats) if guest is not None and seat.holder == guest]
    return FrozenTable(
        id=frozen.id,
        game=made.game if made else "",
        version=made.version if made else 0,
        seats=[
            SeatInfo(seat.kind, seat.name, seat.mind, yours=place in own, away=False, fill_at=None, ask_at=None)
            for place, seat in enumerate(seats)
        ],
        line=frozen.line,
        over=frozen.is_over,
        log=list(told(frozen, guest)),
    )


def told(frozen: Frozen, guest: str | None) -> Iterator[Line]:
    """The log as a guest may read it: what was said to a team, only if they sat there then."""
    secrets = heard(frozen)
    for logged in frozen.log:
        event = logged.event
        if not isinstance(event, Moved):
            to = event.to if isinstance(event, Talked) else None
            yield told_aside(event, to is None or any(secrets.has_heard(logged.number, eye, guest) for eye in to))
        elif frozen.is_over:
            nature = event.seat == CHANCE
            yield Line(
                "log-drawn" if nature else "log-written", {"move": event.move}, {} if nature else {"seat": event.seat}
            )
        elif event.seat != CHANCE:
            yield Line("log-moved", {}, {"seat": event.seat})


def heard(frozen: Frozen) -> Secrets:
    """Who heard what was said to a team, on whatever device they are now."""
    secrets = Secrets()
    seats: list[Seat] = []
    for logged in frozen.log:
        event = logged.event
        if isinstance(event, Carried):
            secrets.carry(event.seat, seats[event.seat].holder, event.holder)
        seats = reseated(seats, event)
        if isinstance(event, Talked):
            secrets.hear(logged.number, event, seats)
    return secrets


def export_frozen(frozen: Frozen) -> Record:
    """The record of a finished game as it was stored."""
    if not frozen.is_over:
        raise Refusal("not-over")
    if frozen.made is None or not is_seed(frozen.made.seed):
        raise frozen
    return of_log(frozen.log, frozen.seats(), frozen.shuffle())
