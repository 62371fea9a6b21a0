"""Where bots point: once a question, after a while, for the people who play with them and for nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from serai.games.state import SEVERAL
from serai.house.bots import Thinkers
from serai.minds.levels import LEVELS
from serai.table.events import Logged
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
        if table.sealed_choice(seat) and seat not in actors:
            continue  # it has chosen, and shown what
        mind = speaker(table, seat)
        mates = table.game.mates(table.state, seat)
        asked = [mate for mate in mates if mate in actors and table.seats[mate].decides]
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
    """Whether people who play with a bot have still to choose: where all choose at once, it goes by what they show."""
    mates = table.game.mates(table.state, seat)
    return any(mate in mates and table.seats[mate].decides for mate in table.actors())


def word_given(table: Table, seat: int, pointing: Mapping[int, str]) -> str | None:
    """The move that a bot makes because of what its team has shown, where all choose at once and unseen.

    `pointing` is what each seat points at, the last shown last. A bot goes by the people of its team, else by its own
    word, else by that of another bot; nothing where none of it is for this bot to do.
    """
    game, state = table.game, table.state
    if state.to_move() != SEVERAL:
        return None
    possible = {game.pointer(seat, move): move for move in state.moves(seat) if game.heeds(state, seat, move)}
    mates = game.mates(state, seat)
    shown = [(who, possible[at]) for who, at in pointing.items() if at in possible and (who in mates or who == seat)]
    by_people = [move for who, move in shown if table.seats[who].kind == "person"]
    by_itself = [move for who, move in shown if who == seat]
    for moves in (by_people[::-1], by_itself, [move for _, move in shown]):
        if moves:
            return game.write(moves[0])
    return None


def sealed_by_bots(table: Table, events: Sequence[Logged]) -> Iterator[tuple[int, str]]:
    """The bots that have just made a sealed choice, and what they point at to tell their team of it."""
    for logged in events:
        moment = table.moments.get(logged.number)
        if moment and is_sealed(moment) and speaker(table, moment.seat):
            yield moment.seat, table.game.pointer(moment.seat, moment.move)
