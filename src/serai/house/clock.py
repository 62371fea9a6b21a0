"""The time, and what the house does at a table when it is its turn: bots' moves, and those of whoever was too slow."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from serai.games.state import CHANCE, State
from serai.house.bots import Thinkers
from serai.house.pointing import waits_for_mates
from serai.table.events import Logged
from serai.table.table import Refusal, Table, reveals

if TYPE_CHECKING:
    from serai.house.tables import LiveTable

#: The mind that chooses for a person whose time has run out, and how long it thinks at most.
STAND_IN = "master"
STAND_IN_SECONDS = 0.5
#: Where only bots ever played, nobody has to follow in time: browsers show it at the pace of those who watch.
#: Whoever left a seat to a bot finds the game where it would be, and may come back.
ALONE_PAUSE = 0.4
#: After sealed choices are shown, a bot leaves people the time to read them: so many times as long as for a move.
READING_PAUSE = 6.0
#: A table that waits longer than this, and that nobody looks at, is read again when its time comes.
LONG_MS = 60_000
#: The pause after something went wrong before it is tried again.
RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)


def ticks() -> int:
    """Nanoseconds that nobody can set back or ahead; where the system says so, with those it has slept."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)


#: When the house opened, by the clock on the wall. From then on it counts for itself, so that setting that clock
#: neither stalls a bot nor ends anybody's time.
OPENED = time.time_ns() - ticks()


def now() -> int:
    """Milliseconds since 1970."""
    return (OPENED + ticks()) // 1_000_000


def in_time(events: Sequence[Logged]) -> list[Logged]:
    """Stored events, none of them later than now, nor than the one after it.

    A log that was written while the machine's clock was ahead would have everybody wait until then.
    """
    latest, found = now(), []
    for logged in reversed(events):
        latest = min(latest, logged.at)
        found.append(logged if logged.at == latest else replace(logged, at=latest))
    return found[::-1]


class Duty(NamedTuple):
    """A move that the house is to make for a seat, once the time `due` has come; `move`, where it is known already.

    `pause`: how much of a bot's usual time it takes at least.
    """

    seat: int
    mind: str
    after: int
    due: int
    by: Literal["seat", "clock"]
    state: State
    pause: float
    move: str | None = None


def next_duty(table: Table) -> Duty | None:
    """What the house has to do next at a table, if anything: bots first, then those whose time runs out."""
    actors = table.actors()
    alone = table.is_show and all(seat.kind == "bot" for seat in table.seats)
    pause = ALONE_PAUSE if alone else READING_PAUSE if has_just_revealed(table) else 1.0
    for seat in actors:
        mind = table.seats[seat].mind
        if mind is not None and not waits_for_mates(table, seat):
            return Duty(seat, mind, table.number, 0, "seat", table.state, pause)
    slow = [seat for seat in actors if table.seats[seat].mind is None]
    if slow and table.last_call is not None:
        return Duty(slow[0], STAND_IN, table.number, table.last_call, "clock", table.state, 0.0)
    return None


def has_just_revealed(table: Table) -> bool:
    """Whether the last that somebody did was to complete sealed choices, which are shown now."""
    for number in reversed(table.path):
        if table.moments[number].seat != CHANCE:
            return reveals(table.moments[number])
    return False


async def keep(live: LiveTable, thinkers: Thinkers, bot_seconds: float) -> None:
    """Do what the house has to do at a table, until there is nothing left of it."""
    while True:
        try:
            duty = await live.next_duty()
            if duty is None:
                return
            if await is_due(live, duty):
                await do_duty(live, duty, thinkers, bot_seconds)
        except Refusal as refusal:
            # Something else happened while the bot was thinking: look again.
            log.debug("table %s: the house's move was refused as %s", live.id, refusal.error)
        except sqlite3.OperationalError:
            await asyncio.sleep(RETRY_SECONDS)  # the store has told what is wrong with the disk
        except Exception:
            log.exception("table %s: the house could not make its move, and tries again", live.id)
            await asyncio.sleep(RETRY_SECONDS)


async def is_due(live: LiveTable, duty: Duty) -> bool:
    """Wait for the time of a duty; not due if something happened."""
    left = duty.due - now()
    if left <= 0:
        return True
    if left > LONG_MS:
        await live.rest()
    return not await live.wait_for_change(left / 1000)


async def do_duty(live: LiveTable, duty: Duty, thinkers: Thinkers, bot_seconds: float) -> None:
    """Think, and move; a bot takes its time even when it knows at once, so that people can follow."""
    game = live.game
    seconds = bot_seconds if duty.by == "seat" else min(STAND_IN_SECONDS, bot_seconds)
    pause = asyncio.sleep(duty.pause * bot_seconds)
    if duty.move is not None:
        move = duty.move
        await pause
    else:
        move, _ = await asyncio.gather(thinkers.choose(game, duty.state, duty.seat, duty.mind, seconds), pause)

    def command(table: Table) -> list[Logged]:
        # Somebody may have sat down, or come back, while the bot was thinking.
        if duty.by == "seat" and table.seats[duty.seat].mind != duty.mind:
            raise Refusal("stale", number=table.asked_at)
        return table.play(duty.seat, move, duty.after, now(), duty.by)

    await live.do(command)
