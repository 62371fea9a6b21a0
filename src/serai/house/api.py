"""The house over HTTP: games, tables, seats, replays and records."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody

import serai
from serai.games import state
from serai.games.edition import EditedGame
from serai.games.game import Card, Game, find_game, game_ids, shelf
from serai.games.script import FIRST_GAME, has_script
from serai.games.state import WATCHER
from serai.house import limits
from serai.house.asking import (
    REFUSALS,
    AnyRequest,
    Guest,
    TableId,
    TheHouse,
    Visitor,
    address_of,
    open_table,
    take_heavy,
    take_token,
    who,
    who_looks,
)
from serai.house.checks import check_clock, check_company, known_mind, tidy
from serai.house.clock import now
from serai.house.frozen import export_frozen, show_frozen
from serai.house.house import House
from serai.house.lan import link_of
from serai.house.live import live, same_site
from serai.house.messages import (
    CallMe,
    FirstGame,
    FrozenTable,
    GameInfo,
    HouseInfo,
    Me,
    MindInfo,
    NewSeat,
    NewTable,
    Opening,
    Preview,
    Proof,
    Remove,
    Replay,
    TableInfo,
    TableMade,
    WhyNot,
)
from serai.house.pictures import Viewer, eyes_of, proof, replay, table_card, table_info
from serai.house.qr import qr_svg
from serai.house.rendered import Rendered, pack, render, respond
from serai.house.scripted import first_game, opening, preview, why_not
from serai.house.seats import SEAT_ROUTES
from serai.house.tables import is_known
from serai.house.ways import WAY_ROUTES
from serai.minds.levels import LEVELS
from serai.table import record
from serai.table.events import Seat
from serai.table.frozen import Frozen
from serai.table.record import Record
from serai.table.table import Refusal, Table
from serai.texts import LANGUAGES, texts_in

SVG = "image/svg+xml"
#: How many of a guest's tables the home page shows.
OWN_TABLES = 24

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
    return GameInfo(
        id,
        card,
        coming=False,
        version=game.version,
        options=game.options,
        rules=game.rules,
        first_game=has_script(game, FIRST_GAME),
        edition=edition,
        rulings=game.rulings,
        edited=isinstance(game, EditedGame),
        teams=game.teams,
        sides=sides(game),
        aim=game.aim,
        genre={language: texts_in(language).say("genre", game=id) for language in LANGUAGES},
    )


def sides(game: Game[Any]) -> list[list[int]]:
    """Who plays with whom, by the number of players: the side of each seat; nothing where there are no teams."""
    if not game.teams:
        return []
    numbers = range(game.card.min_players, game.card.max_players + 1)
    return [[game.team(game.setup(seats), seat) for seat in range(seats)] for seats in numbers]


@get("/games/{game:str}/first-game", responses=REFUSALS, opt={"no_compression": True})
async def show_first_game(request: AnyRequest, house: TheHouse, game: FromPath[str]) -> Response[FirstGame]:
    """The guided first game of a game, moment by moment."""
    return respond(
        request, await house.once(("first-game", game), address_of(request), lambda: render(first_game(game)))
    )


@get("/games/{game:str}/first-game/{moment:int}/why-not", responses=REFUSALS, sync_to_thread=False)
def explain_first_game(game: FromPath[str], moment: FromPath[int], move: FromQuery[str]) -> WhyNot:
    """Which rule forbids a move at a moment of the guided first game."""
    return why_not(game, moment, move)


@get("/games/{game:str}/preview", responses=REFUSALS, opt={"no_compression": True})
async def show_preview(request: AnyRequest, house: TheHouse, game: FromPath[str]) -> Response[Preview]:
    """A game between bots, as a watcher saw it."""
    return respond(request, await house.once(("preview", game), address_of(request), lambda: render(preview(game))))


@get("/games/{game:str}/opening", responses=REFUSALS, opt={"no_compression": True})
async def show_opening(request: AnyRequest, house: TheHouse, game: FromPath[str]) -> Response[Opening]:
    """A game about to begin, with the edition in use."""
    id = find_game(game).id
    return respond(request, await opening_with(request, house, id, house.store.editions.in_use(id)))


async def opening_with(request: AnyRequest, house: House, id: str, edition: str) -> Rendered:
    """A game about to begin, with the edition that a text lists, or the house's own."""

    def make() -> Rendered:
        game = find_game(id, edition)
        return render(opening(game, game.edition_name if edition else None))

    return await house.once(("opening", id, edition), address_of(request), make)


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


@post("/me/tables/{id:str}", responses=REFUSALS, status_code=200)
async def remove_table(request: AnyRequest, house: TheHouse, guest: Guest, id: TableId, data: JSONBody[Remove]) -> Me:
    """Take a table off your list, or put it back."""
    take_token(request, house)
    if not await house.store.has_sat(guest, id):
        raise Refusal("no-such-table")
    await house.store.remove(guest, id, data.removed)
    return await me(house, guest)


# --- tables --------------------------------------------------------------------------------------


@post("/tables", responses=REFUSALS)
async def make_table(request: AnyRequest, house: TheHouse, guest: Guest, data: JSONBody[NewTable]) -> TableMade:
    """Set up a table. It gathers its guests until somebody starts the game."""
    take_token(request, house)
    check_clock(data.clock)
    seats = [new_seat(seat, guest, house.minds) for seat in data.seats]
    id = await house.tables.make(data.game, seats, data.options, data.clock, data.coach, guest)
    own = [seat.name for seat in seats if seat.holder]
    if own:
        await house.store.remember_name(guest, own[0])
    return TableMade(id)


def new_seat(seat: NewSeat, guest: str, minds: list[str]) -> Seat:
    """A seat as the maker of a table wants it."""
    if seat.kind == "open":
        return Seat("open")
    if seat.kind == "bot":
        name = tidy(seat.name, limits.NAME_LENGTH, "bad-name") if seat.name else ""
        return Seat("bot", name, known_mind(seat.mind, minds))
    return Seat("person", tidy(seat.name, limits.NAME_LENGTH, "bad-name"), holder=guest)


@get("/tables/{id:str}", responses=REFUSALS)
async def show_table(request: AnyRequest, house: TheHouse, visitor: Visitor, id: TableId) -> TableInfo:
    """A table as everyone may see it."""
    return await (await open_table(request, house, id)).look(visitor, table_info)


@get("/tables/{id:str}/opening", responses=REFUSALS, opt={"no_compression": True})
async def show_opening_of_table(
    request: AnyRequest, house: TheHouse, visitor: Visitor, id: TableId
) -> Response[Opening]:
    """A game about to begin, with the edition of a table."""
    live = await open_table(request, house, id)
    game, edition = await live.look(visitor, lambda table, _: (table.game.id, table.edition))
    return respond(request, await opening_with(request, house, game, edition))


@post("/tables/{id:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(request: AnyRequest, house: TheHouse, guest: Guest, id: TableId) -> TableMade:
    """The same company at a new table; whoever asks second is sent to the same one."""
    take_token(request, house)
    live = await open_table(request, house, id)
    old = await live.look(guest, lambda table, _: rematch_of(table, guest))
    if old.rematch is not None:
        return TableMade(old.rematch)
    # A bot that played for somebody away does not come along: they are asked to play themselves.
    seats = [Seat("person", seat.name, holder=seat.holder) if seat.kind == "person" else seat for seat in old.seats]
    made = await house.tables.make(old.game.id, seats, old.options, old.clock, old.coach, old.host)
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


@get("/tables/{id:str}/replay", responses=REFUSALS, opt={"no_compression": True})
async def show_replay(
    request: AnyRequest, house: TheHouse, visitor: Visitor, id: TableId, eye: FromQuery[int | None] = None
) -> Response[Replay]:
    """The game so far as you saw it; as any seat saw it (or -2, a watcher's) once it is over."""
    table = await (await open_table(request, house, id)).still()
    # All of whom the table says nothing of its own see the same; whoever is there now does not matter.
    guest = visitor if is_known(table, visitor) else None
    chosen = eye_for(table, guest, eye)
    viewer = Viewer(guest, [seat.holder for seat in table.seats if seat.holder is not None])
    key = ("replay", id, table.number, chosen, guest)
    return respond(request, await house.once(key, address_of(request), lambda: render(replay(table, chosen, viewer))))


def eye_for(table: Table, guest: str | None, asked: int | None) -> int:
    """The eye that a guest asks to look back with, or the first of their own."""
    own = eyes_of(table, guest)
    chosen = own[0] if asked is None else asked
    every = [WATCHER, *range(len(table.seats))]
    if chosen not in every:
        raise Refusal("no-such-seat", seats=len(table.seats))
    if chosen not in (every if table.status == "over" else [WATCHER, *own]):
        raise Refusal("not-your-eye")
    return chosen


@get("/tables/{id:str}/log", responses=REFUSALS, opt={"no_compression": True})
async def export_log(request: AnyRequest, house: TheHouse, id: TableId) -> Response[Record]:
    """The record of a finished game, to be kept, replayed and checked."""
    try:
        table = finished(await (await open_table(request, house, id)).still())
        game, exported = (
            table.game.id,
            await house.once(("log", id, table.number), address_of(request), lambda: render(record.export(table))),
        )
    except Frozen as found:
        frozen = found  # the name of what was caught ends with its block
        exported = await house.once(("frozen-log", id), address_of(request), lambda: render(export_frozen(frozen)))
        game = frozen.made.game if frozen.made else ""
    return respond(request, exported, Content_Disposition=f'attachment; filename="serai-{game}-{id}.json"')


@get("/tables/{id:str}/frozen", responses=REFUSALS, opt={"no_compression": True})
async def look_at_frozen(request: AnyRequest, house: TheHouse, visitor: Visitor, id: TableId) -> Response[FrozenTable]:
    """What can be read of a table that this house cannot play on."""
    try:
        await open_table(request, house, id)
    except Frozen as found:
        frozen, key = found, ("frozen", id, visitor)
        shown = await house.once(key, address_of(request), lambda: render(show_frozen(frozen, visitor)))
        return respond(request, shown)
    raise Refusal("not-frozen")


@get("/tables/{id:str}/proof", responses=REFUSALS, opt={"no_compression": True})
async def show_proof(request: AnyRequest, house: TheHouse, id: TableId) -> Response[Proof]:
    """Every draw of a finished game, for a browser to check by itself."""
    table = finished(await (await open_table(request, house, id)).still())
    key = ("proof", id, table.number)
    return respond(request, await house.once(key, address_of(request), lambda: render(proof(table))))


@get("/tables/{id:str}/qr.svg", responses=REFUSALS, media_type=SVG, opt={"no_compression": True})
async def show_qr(request: AnyRequest, house: TheHouse, id: TableId, hand: FromQuery[bool] = False) -> Response[bytes]:
    """The link to a table, to be photographed; or the one to a hand at it, for a phone beside a shared screen."""
    await open_table(request, house, id)
    link = link_of(str(request.base_url), house.addresses, f"t/{id}/hand" if hand else f"t/{id}")
    key = ("qr", link)
    if house.kept.find(key) is None:
        take_heavy(request, house)
    return respond(request, await house.once(key, address_of(request), lambda: pack(qr_svg(link))), SVG)


api = Router(
    "/api",
    route_handlers=[
        show_house,
        show_first_game,
        explain_first_game,
        show_preview,
        show_opening,
        show_opening_of_table,
        show_me,
        call_me,
        make_table,
        show_table,
        *SEAT_ROUTES,
        *WAY_ROUTES,
        remove_table,
        rematch,
        show_replay,
        export_log,
        look_at_frozen,
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
