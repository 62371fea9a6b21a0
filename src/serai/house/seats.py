"""Seats and the host over HTTP: sitting down, leaving, letting in, and changing a table before the game."""

from __future__ import annotations

from collections.abc import Callable

from litestar import post
from litestar.params import FromPath, JSONBody

from serai.house import limits
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
from serai.house.checks import check_clock, check_coming, check_host, check_hosting, check_own, known_mind, tidy
from serai.house.clock import now
from serai.house.house import House
from serai.house.messages import Answer, Arrange, HandOn, Leave, LetBot, Sit, TableInfo
from serai.house.pictures import table_info
from serai.table.company import Wish
from serai.table.events import Logged
from serai.table.table import Table


async def change(
    request: AnyRequest, house: House, id: str, guest: str, command: Callable[[Table], list[Logged]]
) -> TableInfo:
    """Ask something of a table; the table after it."""
    live = await open_table(request, house, id)
    await live.do(command)
    return await live.look(guest, table_info)


@post("/tables/{id:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def sit(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, seat: SeatNumber, data: JSONBody[Sit]
) -> TableInfo:
    """Take a seat that is open or held by a bot; during a game, ask for it where somebody is there to be asked."""
    take_token(request, house)
    name = tidy(data.name, limits.NAME_LENGTH, "bad-name")
    live = await open_table(request, house, id)

    def command(table: Table) -> list[Logged]:
        check_coming(table, guest, seat)
        if table.status == "playing" and live.must_ask(table, guest, seat):
            live.check_asker(table, guest, address_of(request))
            return table.ask_seat(seat, name, guest, now(), vacant=seat in live.vacant(table))
        return table.sit(seat, name, guest, now(), another=data.another, let_in=True)

    await live.do(command)
    if not data.another:
        await house.store.remember_name(guest, name)
    return await live.look(guest, table_info)


@post("/tables/{id:str}/seats/{seat:int}/leave", responses=REFUSALS, status_code=200)
async def leave(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, seat: SeatNumber, data: JSONBody[Leave]
) -> TableInfo:
    """Leave a seat to a bot, or open."""
    take_token(request, house)
    mind = None if data.mind is None else known_mind(data.mind, house.minds)

    def command(table: Table) -> list[Logged]:
        check_own(table, guest, seat)
        return table.leave(seat, mind, now())

    return await change(request, house, id, guest, command)


@post("/tables/{id:str}/seats/{seat:int}/bot", responses=REFUSALS, status_code=200)
async def let_bot_play(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, seat: SeatNumber, data: JSONBody[LetBot]
) -> TableInfo:
    """Let a bot play on at a seat that was left open, or for somebody who is to move and has been away for long."""
    take_token(request, house)
    mind = known_mind(data.mind, house.minds)
    live = await open_table(request, house, id)
    await live.let_bot_play(guest, seat, mind)
    return await live.look(guest, table_info)


@post("/tables/{id:str}/requests/{number:int}", responses=REFUSALS, status_code=200)
async def answer_request(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, number: FromPath[int], data: JSONBody[Answer]
) -> TableInfo:
    """Let somebody who asks sit down, or not; whoever asked may take it back."""
    take_token(request, house)
    live = await open_table(request, house, id)

    def command(table: Table) -> list[Logged]:
        return table.answer_seat(number, data.agree, guest, now(), live.vacant(table))

    return await change(request, house, id, guest, command)


@post("/tables/{id:str}/arrange", responses=REFUSALS, status_code=200)
async def arrange(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, data: JSONBody[Arrange]
) -> TableInfo:
    """The host changes seats, options, clock or coach before the game."""
    take_token(request, house)
    check_clock(data.clock)
    minds = [None if seat.mind is None else known_mind(seat.mind, house.minds) for seat in data.seats]
    wishes = [Wish(seat.keep, mind) for seat, mind in zip(data.seats, minds, strict=True)]

    def command(table: Table) -> list[Logged]:
        check_host(table, guest)
        check_hosting(table)
        return table.arrange(wishes, data.options, data.clock, data.coach, data.after, now())

    return await change(request, house, id, guest, command)


@post("/tables/{id:str}/host", responses=REFUSALS, status_code=200)
async def hand_on(request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, data: JSONBody[HandOn]) -> TableInfo:
    """The host makes somebody else the host; while they are away for long, one who sits there takes the role."""
    take_token(request, house)
    live = await open_table(request, house, id)

    def command(table: Table) -> list[Logged]:
        live.check_heir(table, guest, data.seat)
        if guest == table.host:
            check_hosting(table)
        return table.hand_on(data.seat, now())

    return await change(request, house, id, guest, command)


@post("/tables/{id:str}/close", responses=REFUSALS, status_code=200)
async def close(request: AnyRequest, house: TheHouse, guest: Guest, id: TableId) -> TableInfo:
    """The host closes the table; what happened there can still be read."""
    take_token(request, house)

    def command(table: Table) -> list[Logged]:
        check_host(table, guest)
        return table.close(now())

    return await change(request, house, id, guest, command)


SEAT_ROUTES = [sit, leave, let_bot_play, answer_request, arrange, hand_on, close]
