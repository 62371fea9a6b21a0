"""The house over HTTP: games, tables, seats, replays and records."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

import serai
from serai.games import state
from serai.games.game import Card, find_game, game_ids, shelf
from serai.games.script import FIRST_GAME, has_script
from serai.games.state import WATCHER
from serai.house import limits
from serai.house.checks import check_company, check_own, known_mind, tidy
from serai.house.clock import now
from serai.house.guests import find_guest, guest_of, new_secret
from serai.house.house import House
from serai.house.lan import link_of
from serai.house.live import live, same_site
from serai.house.messages import (
    CallMe,
    FirstGame,
    GameInfo,
    HouseInfo,
    Leave,
    Me,
    MindInfo,
    NewSeat,
    NewTable,
    Preview,
    Problem,
    Proof,
    Replay,
    Sit,
    TableInfo,
    TableMade,
)
from serai.house.pictures import Viewer, eyes_of, proof, replay, seats_of, table_card, table_info
from serai.house.qr import qr_svg
from serai.house.scripted import first_game, preview
from serai.minds.levels import LEVELS
from serai.table import record
from serai.table.events import Logged, Seat
from serai.table.record import Record
from serai.table.table import Refusal, Table

#: Seconds a move: the shortest and the longest clock.
CLOCK = (1, 7 * 24 * 3600)
#: How many of a guest's tables the home page shows.
OWN_TABLES = 24

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Guest = NamedDependency[str]
Visitor = NamedDependency[str | None]
TableId = FromPath[str]
SeatNumber = FromPath[int]

#: How refusals look, for the page of the API.
REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused")
    for status in (400, 403, 404, 409, 413, 429)
}


def who(request: AnyRequest) -> str:
    """The guest who asks; one who comes for the first time is given a cookie with the answer."""
    guest = find_guest(request)
    if guest is None:
        secret = new_secret()
        request.scope["state"]["new_secret"] = secret
        guest = guest_of(secret)
    return guest


def who_looks(request: AnyRequest) -> str | None:
    """The guest who looks at a table, if it is one we know."""
    return find_guest(request)


# --- the house -----------------------------------------------------------------------------------


@get("/house", sync_to_thread=False)
def show_house(house: TheHouse) -> HouseInfo:
    """The shelf of games, the bots, and where others on the network reach the house."""
    return HouseInfo(
        version=serai.__version__,
        compiled=not str(state.__file__).endswith(".py"),
        addresses=house.addresses,
        games=[game_info(house, id, card) for id, card in shelf().items()],
        minds=[MindInfo(id) for id in LEVELS],
    )


def game_info(house: House, id: str, card: Card) -> GameInfo:
    """A box on the shelf."""
    if id not in game_ids():
        return GameInfo(id, card, coming=True, version=0, options=[], rules=[], first_game=False)
    game = find_game(id)
    edition = house.store.editions.name_in_use(id)
    return GameInfo(id, card, False, game.version, game.options, game.rules, has_script(game, FIRST_GAME), edition)


@get("/games/{game:str}/first-game", responses=REFUSALS, sync_to_thread=False)
def show_first_game(game: FromPath[str]) -> FirstGame:
    """The guided first game of a game, moment by moment."""
    return first_game(game)


@get("/games/{game:str}/preview", responses=REFUSALS, sync_to_thread=False)
def show_preview(game: FromPath[str]) -> Preview:
    """A game between bots, as a watcher saw it."""
    return preview(game)


@get("/me", responses=REFUSALS)
async def show_me(house: TheHouse, guest: Guest) -> Me:
    """The guest who asks, with a cookie for those who had none."""
    return await me(house, guest)


async def me(house: House, guest: str) -> Me:
    """A guest's name and tables."""
    tables = await house.store.tables_of(guest, OWN_TABLES)
    return Me(await house.store.name_of(guest), [table_card(id, summary, guest) for id, summary in tables])


@post("/me", responses=REFUSALS, status_code=200)
async def call_me(request: AnyRequest, house: TheHouse, guest: Guest, data: JSONBody[CallMe]) -> Me:
    """Take a name."""
    take_token(request, house)
    await house.store.remember_name(guest, tidy(data.name, limits.NAME_LENGTH, "bad-name"))
    return await me(house, guest)


# --- tables --------------------------------------------------------------------------------------


@post("/tables", responses=REFUSALS)
async def make_table(request: AnyRequest, house: TheHouse, guest: Guest, data: JSONBody[NewTable]) -> TableMade:
    """Set up a table. It gathers its guests until somebody starts the game."""
    take_token(request, house)
    if data.clock is not None and not CLOCK[0] <= data.clock <= CLOCK[1]:
        raise Refusal("bad-clock", low=CLOCK[0], high=CLOCK[1])
    seats = [new_seat(seat, guest) for seat in data.seats]
    id = await house.tables.make(data.game, seats, data.options, data.clock, data.coach)
    own = [seat.name for seat in seats if seat.holder]
    if own:
        await house.store.remember_name(guest, own[0])
    return TableMade(id)


def new_seat(seat: NewSeat, guest: str) -> Seat:
    """A seat as the maker of a table wants it."""
    if seat.kind == "open":
        return Seat("open")
    if seat.kind == "bot":
        return Seat("bot", tidy(seat.name, limits.NAME_LENGTH, "bad-name") if seat.name else "", known_mind(seat.mind))
    return Seat("person", tidy(seat.name, limits.NAME_LENGTH, "bad-name"), holder=guest)


@get("/tables/{id:str}", responses=REFUSALS)
async def show_table(house: TheHouse, visitor: Visitor, id: TableId) -> TableInfo:
    """A table as everyone may see it."""
    return await (await house.tables.open(id)).look(visitor, table_info)


@post("/tables/{id:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def sit(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, seat: SeatNumber, data: JSONBody[Sit]
) -> TableInfo:
    """Take a seat that is open or held by a bot."""
    take_token(request, house)
    name = tidy(data.name, limits.NAME_LENGTH, "bad-name")

    def command(table: Table) -> list[Logged]:
        # A second seat in the middle of a game would show its hand to somebody who plays already.
        if table.status == "playing" and seats_of(table, guest):
            raise Refusal("already-seated")
        return table.sit(seat, name, guest, now())

    live = await house.tables.open(id)
    await live.do(command)
    await house.store.remember_name(guest, name)
    return await live.look(guest, table_info)


@post("/tables/{id:str}/seats/{seat:int}/leave", responses=REFUSALS, status_code=200)
async def leave(
    request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, seat: SeatNumber, data: JSONBody[Leave]
) -> TableInfo:
    """Leave a seat to a bot, or open."""
    take_token(request, house)
    mind = known_mind(data.mind) if data.mind is not None else None

    def command(table: Table) -> list[Logged]:
        check_own(table, guest, seat)
        return table.leave(seat, mind, now())

    live = await house.tables.open(id)
    await live.do(command)
    return await live.look(guest, table_info)


@post("/tables/{id:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(request: AnyRequest, house: TheHouse, guest: Guest, id: TableId) -> TableMade:
    """The same company at a new table; whoever asks second is sent to the same one."""
    take_token(request, house)
    live = await house.tables.open(id)
    old = await live.look(guest, lambda table, _: rematch_of(table, guest))
    if old.rematch is not None:
        return TableMade(old.rematch)
    made = await house.tables.make(old.game.id, list(old.seats), old.options, old.clock, old.coach)
    await live.do(lambda table: table.remember_rematch(made, now()))
    # If two asked at once, the first one's table is the one.
    return TableMade(await live.look(guest, lambda table, _: table.rematch or made))


def rematch_of(table: Table, guest: str) -> Table:
    """A table that is over, to be played again by one who sat there; where only bots sat, by anyone."""
    finished(table)
    check_company(table, guest)
    return table


def finished(table: Table) -> Table:
    """A table whose game is over; before that, its secrets are nobody's business."""
    if table.status != "over":
        raise Refusal("not-over")
    return table


# --- looking back --------------------------------------------------------------------------------


@get("/tables/{id:str}/replay", responses=REFUSALS)
async def show_replay(house: TheHouse, visitor: Visitor, id: TableId, eye: FromQuery[int | None] = None) -> Replay:
    """The game so far by one's own eyes; by any seat's (or -2, a watcher's) once it is over."""

    def see(table: Table, viewer: Viewer) -> Replay:
        own = eyes_of(table, visitor)
        chosen = own[0] if eye is None else eye
        every = [WATCHER, *range(len(table.seats))]
        if chosen not in every:
            raise Refusal("no-such-seat", seats=len(table.seats))
        if chosen not in (every if table.status == "over" else [WATCHER, *own]):
            raise Refusal("not-your-eye")
        return replay(table, chosen, viewer)

    return await (await house.tables.open(id)).look(visitor, see)


@get("/tables/{id:str}/log", responses=REFUSALS)
async def export_log(house: TheHouse, visitor: Visitor, id: TableId) -> Response[Record]:
    """The record of a finished game, to be kept, replayed and checked."""
    exported = await (await house.tables.open(id)).look(visitor, lambda table, _: record.export(finished(table)))
    name = f"serai-{exported.game}-{id}.json"
    return Response(exported, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{id:str}/proof", responses=REFUSALS)
async def show_proof(house: TheHouse, visitor: Visitor, id: TableId) -> Proof:
    """Every draw of a finished game, for a browser to check by itself."""
    return await (await house.tables.open(id)).look(visitor, lambda table, _: proof(finished(table)))


@get("/tables/{id:str}/qr.svg", responses=REFUSALS, media_type="image/svg+xml")
async def show_qr(request: AnyRequest, house: TheHouse, id: TableId, hand: FromQuery[bool] = False) -> bytes:
    """The link to a table, to be photographed; or the one to a hand at it, for a phone beside a shared screen."""
    await house.tables.open(id)
    return qr_svg(link_of(str(request.base_url), house.addresses, f"t/{id}/hand" if hand else f"t/{id}"))


# --- small checks --------------------------------------------------------------------------------


def take_token(request: AnyRequest, house: House) -> None:
    """Refuse an address that asks for more than people do."""
    if not house.buckets.take(request.client.host if request.client else ""):
        raise Refusal("too-fast")


api = Router(
    "/api",
    route_handlers=[
        show_house,
        show_first_game,
        show_preview,
        show_me,
        call_me,
        make_table,
        show_table,
        sit,
        leave,
        rematch,
        show_replay,
        export_log,
        show_proof,
        show_qr,
        live,
    ],
    dependencies={
        "guest": Provide(who, sync_to_thread=False),
        "visitor": Provide(who_looks, sync_to_thread=False),
    },
    guards=[same_site],
    response_headers={"Cache-Control": "no-store"},
    tags=["house"],
)
