"""The private way back to a seat: a link that its holder alone is shown, to go on with another device.

The token in it is 256 random bits; the house keeps only its hash. It stands after the # of the link, so
that no server, log or preview ever sees it, and nothing happens before whoever opened it says so.
It leads to one person's stay at the table (since which event, under which name): when they leave, or ask
for a new link, it leads nowhere.
"""

from __future__ import annotations

import hashlib
import secrets
import sqlite3

from litestar import post
from litestar.params import JSONBody

from serai.house.asking import (
    REFUSALS,
    AnyRequest,
    Guest,
    SeatNumber,
    TableId,
    TheHouse,
    address_of,
    open_table,
    take_token,
)
from serai.house.checks import check_own, check_room
from serai.house.clock import now
from serai.house.lan import link_of
from serai.house.messages import AskWay, GoBack, Seated, Way
from serai.house.qr import qr_svg
from serai.house.store import Store
from serai.table.events import Logged
from serai.table.table import Refusal, Table


def hashed(token: str) -> str:
    """What the house keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


async def keep_way(store: Store, table: str, since: int, name: str, token: str) -> None:
    """Remember a link; the one before it is forgotten."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT OR REPLACE INTO ways VALUES (?, ?, ?, ?)", (table, since, name, hashed(token)))

    await store.write(work)


async def find_way(store: Store, table: str, token: str) -> tuple[int, str]:
    """Since when and under which name the one sits whom a link leads to; raises `Refusal`."""
    rows = await store.read("SELECT since, name FROM ways WHERE table_id = ? AND hash = ?", table, hashed(token))
    if not rows:
        raise Refusal("dead-link")
    return int(rows[0][0]), str(rows[0][1])


def seat_of(table: Table, since: int, name: str) -> int:
    """Where the one sits who sat down at that event under that name; raises `Refusal`."""
    for place, seat in enumerate(table.seats):
        if seat.kind == "person" and table.since[place] == since and seat.name == name:
            return place
    raise Refusal("dead-link")


@post("/tables/{id:str}/seats/{seat:int}/way", responses=REFUSALS, status_code=200)
async def make_way(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, seat: SeatNumber, data: JSONBody[AskWay]
) -> Way:
    """The private link of one's own seat: a known one again, or a new one, which ends the old one."""
    take_token(request, house)
    live = await open_table(request, house, id)

    def stay(table: Table) -> tuple[int, str]:
        check_own(table, guest, seat)
        return table.since[seat], table.seats[seat].name

    since, name = await live.look(guest, lambda table, _: stay(table))
    token = data.token
    if token is None:
        token = secrets.token_urlsafe(32)
        await keep_way(house.store, id, since, name, token)
    elif await find_way(house.store, id, token) != (since, name):
        raise Refusal("dead-link")
    link = link_of(str(request.base_url), house.addresses, f"t/{id}/back{'?hand' if data.hand else ''}#{token}")
    drawn = await house.long_work.do(address_of(request), lambda: qr_svg(link))
    return Way(token, link, drawn.decode())


@post("/tables/{id:str}/back", responses=REFUSALS, status_code=200)
async def go_back(request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, data: JSONBody[GoBack]) -> Seated:
    """Open a private link: look where it leads, or go on there with this browser."""
    take_token(request, house)
    live = await open_table(request, house, id)
    since, name = await find_way(house.store, id, data.token)

    def command(table: Table) -> list[Logged]:
        seat = seat_of(table, since, name)
        check_room(table, seat, to_go_on=True)
        return [*table.carry(seat, guest, now()), *table.come_back(guest, now())]

    if data.take:
        await live.do(command)

    def see(table: Table) -> Seated:
        seat = seat_of(table, since, name)
        return Seated(seat, name, table.seats[seat].holder == guest)

    return await live.look(guest, lambda table, _: see(table))


WAY_ROUTES = [make_way, go_back]
