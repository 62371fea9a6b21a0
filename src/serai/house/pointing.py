"""Where bots point: once a question, after a while, for the people who play with them and for nobody else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from serai.house.bots import Thinkers
from serai.minds.levels import LEVELS
from serai.table.table import Table, is_sealed

if TYPE_CHECKING:
    from serai.house.tables import LiveTable

#: People are left to look for themselves first: so much longer than a bot takes over a move.
HESITATION = 2.0

log = logging.getLogger(__name__)


class Hint(NamedTuple):
    """A bot that may show its mates something: in whose place it thinks, and which question they were asked."""

    seat: int
    mind: str
    mover: int
    asked_at: int


def hints(table: Table) -> list[Hint]:
    """The bots that have something to show now: of several who play together only the first one speaks up."""
    actors = table.actors()
    found: list[Hint] = []
    for seat in range(len(table.seats)):
        mind = speaker(table, seat)
        mates = table.game.mates(table.state, seat)
        asked = [mate for mate in mates if mate in actors and table.seats[mate].kind == "person"]
        if mind is not None and asked and not any(speaker(table, mate) for mate in mates if 0 <= mate < seat):
            found.append(Hint(seat, mind, seat if seat in actors else asked[0], table.asked_at))
    return found


def speaker(table: Table, seat: int) -> str | None:
    """The level of the bot at a seat; whoever plays at random has nothing to show."""
    sitter = table.seats[seat]
    return sitter.mind if sitter.kind == "bot" and sitter.mind in LEVELS else None


async def point_out(live: LiveTable, hint: Hint, thinkers: Thinkers, bot_seconds: float) -> None:
    """Wait, think, and point, unless the game has gone on in the meantime."""
    try:
        await asyncio.sleep(HESITATION * bot_seconds)
        state = await live.state_for(hint)
        if state is not None:
            at = await thinkers.point(live.game, state, hint.seat, hint.mover, hint.mind, bot_seconds)
            await live.show_hint(hint, at)
    except Exception:
        log.exception("table %s: a bot could not point", live.id)


def waits_for_mates(table: Table, seat: int) -> bool:
    """Whether people who play with a bot have still to choose: where all choose at once, it goes by what they chose."""
    mates = table.game.mates(table.state, seat)
    return any(mate in mates and table.seats[mate].kind == "person" for mate in table.actors())


def kept_word(table: Table, seat: int, at: str) -> str | None:
    """The move that a bot has pointed at, if a mate has chosen it too: then it does as it has shown."""
    mates = table.game.mates(table.state, seat)
    for number in reversed(table.path):
        moment = table.moments[number]
        if not is_sealed(moment):
            break
        if moment.seat in mates and table.game.pointer(moment.seat, moment.move) == at:
            return None if table.state.why_not(seat, moment.move) else table.game.write(moment.move)
    return None
