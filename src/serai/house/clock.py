"""The time, and what the house does at a table when it is its turn: bots' moves, and those of whoever was too slow."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Literal, NamedTuple

from serai.games.state import State
from serai.house.bots import Thinkers
from serai.house.pointing import waits_for_mates
from serai.table.table import Refusal, Table

if TYPE_CHECKING:
    from serai.house.tables import LiveTable

#: The mind that chooses for a person whose time has run out, and how long it thinks.
STAND_IN = "search"
STAND_IN_SECONDS = 0.5
#: Where only bots ever played, nobody has to follow in time: browsers show it at the pace of those who watch.
#: Whoever left a seat to a bot finds the game where it would be, and may come back.
ALONE_PAUSE = 0.4
#: The pause after something went wrong before it is tried again.
RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
    pause = ALONE_PAUSE if alone else 1.0
    for seat in actors:
        mind = table.seats[seat].mind
        if table.seats[seat].kind == "bot" and mind is not None and not waits_for_mates(table, seat):
            return Duty(seat, mind, table.number, table.changed, "seat", table.state, pause)
    slow = [seat for seat in actors if table.seats[seat].kind != "bot"]
    if slow and table.deadline is not None:
        return Duty(slow[0], STAND_IN, table.number, table.deadline, "clock", table.state, 0.0)
    return None


async def keep(live: LiveTable, thinkers: Thinkers, bot_seconds: float) -> None:
    """Do what the house has to do at a table, until there is nothing left of it."""
    while True:
        try:
            duty = await live.next_duty()
            if duty is None:
                return
            if duty.due > now():
                await live.wait_for_change((duty.due - now()) / 1000)
            else:
                await do_duty(live, duty, thinkers, bot_seconds)
        except Refusal as refusal:
            # Something else happened while the bot was thinking: look again.
            log.debug("table %s: the house's move was refused as %s", live.id, refusal.error)
        except Exception:
            log.exception("table %s: the house could not make its move, and tries again", live.id)
            await asyncio.sleep(RETRY_SECONDS)


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
    await live.do(lambda table: table.play(duty.seat, move, duty.after, now(), duty.by))
