"""What each seat may know of a game of Sultaniya."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from serai.games.sultaniya.edition import CHARACTERS, FLOOR_NAMES, LETTERS, Printed, Source, Tile, printed_symbols
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import (
    FIRST_TILE,
    FLOORS,
    NO_FACE,
    PLACES,
    PRINTED,
    PRINTED_FACE,
    STRIDE,
    TILES,
)
from serai.games.sultaniya.rules_table import (
    BEGINNING,
    BOARDING,
    DEALING,
    FRONT,
    LOOKING,
    NONE,
    OVER,
    PLAYING,
    REVEAL,
    REVEALING,
    SHOWING,
    TOPS,
    members,
)

Phase = Literal["setup", "choosing", "playing", "revealing", "looking", "showing", "over"]
PHASES: dict[int, Phase] = {
    TOPS: "setup",
    BOARDING: "setup",
    DEALING: "setup",
    BEGINNING: "setup",
    PLAYING: "playing",
    REVEALING: "revealing",
    LOOKING: "looking",
    SHOWING: "showing",
    OVER: "over",
}
DjinnName = Literal["blue", "red", "green", "gold"]
DJINN_NAMES: tuple[DjinnName, ...] = ("blue", "red", "green", "gold")
OBJECTIVE_NAMES = (
    *(f"{kind}-{symbol}" for kind in ("row", "column") for symbol in ("guard", "sapphire", "tower", "window")),
    "djinns",
    "pairs",
)
TILE_NAMES = [
    f"{LETTERS[floor]}{number + 1}"
    for floor in range(FLOORS)
    for number in range((*FIRST_TILE, TILES)[floor + 1] - FIRST_TILE[floor])
]


class Face(msgspec.Struct, frozen=True):
    """What a tile shows from its front: edges left and right, and the symbols of each half."""

    edges: tuple[str, str]
    halves: tuple[list[str], list[str]]
    kind: Literal["lintel", "spire"] | None


class Built(msgspec.Struct, frozen=True):
    """A tile in a palace: on which floor (0 ground to 3 roofs), at which place from the left (from 1)."""

    floor: int
    place: int
    tile: str
    mirrored: bool


class Player(msgspec.Struct, frozen=True):
    """What is known of a seat. `points` are those on the table: without objectives that are still secret.

    `count` is where they come from, by element; the objectives that this reader knows are in it by their names.
    """

    character: str | None
    scores: list[str]
    sapphires: int
    djinns: list[DjinnName]
    palace: list[Built]
    guards: int
    objectives: list[str] | None
    points: int
    count: dict[str, int]


class Pile(msgspec.Struct, frozen=True):
    """A floor's tiles. `within` are those under the top; `order` what is known of their order, from the top down."""

    floor: str
    available: list[str]
    top: str | None
    height: int
    within: list[str]
    order: list[str | None]
    lookers: list[int]


class Board(msgspec.Struct, frozen=True):
    """A board that can still be chosen: what it scores, and what its owner starts with; `points` are without guards."""

    character: str
    scores: list[str]
    sapphires: int
    guards: int
    points: int
    palace: list[Built]


class SultaniyaView(msgspec.Struct, frozen=True):
    """All that a seat may know. `turns_left` are those of all seats; in the last round someone has five roofs.

    While boards are chosen, `boards` are those that can still be had.
    """

    phase: Phase
    turn: int | None
    boards: list[Board]
    players: list[Player]
    piles: list[Pile]
    treasury: int
    djinn: DjinnName | None
    builds: int
    revealed: list[str]
    lifted: str | None
    turns_left: int
    last_round: bool
    passes: int
    advanced: bool
    tiles: dict[str, Face]


class SultaniyaForesight(msgspec.Struct, frozen=True):
    """What placing a tile would bring at once: points (one's own objectives among them) and sapphires.

    `parts` are the points by the lines of the count that change; `rivals` what each seat's points on the table change
    by (guards are compared), one's own seat left at 0.
    """

    points: int
    sapphires: int
    completes: Literal["gate", "minaret"] | None
    parts: dict[str, int]
    rivals: list[int]


def tile_name(floor: int, number: int) -> str:
    """The name of a floor's tile."""
    return TILE_NAMES[FIRST_TILE[floor] + number]


def face_name(face: int) -> str:
    """The name of the tile that a face belongs to, printed ones too."""
    if face < PRINTED_FACE:
        return TILE_NAMES[face // 2]
    board, number = divmod(face - PRINTED_FACE, len(PRINTED))
    return f"{CHARACTERS[board]}-{number + 1}"


@cache
def face(tile: Printed) -> Face:
    """A tile, spelled out."""
    left, right = tile.halves
    return Face(tile.edges, (left.split(), right.split()), tile.kind if isinstance(tile, Tile) else None)


def view(state: Sultaniya, eye: int, source: Source) -> SultaniyaView:
    """All that a seat may know of a position."""
    phase: Phase = "choosing" if state.is_choosing() else PHASES[int(state.phase)]
    return SultaniyaView(
        phase=phase,
        turn=int(state.turn) if phase in ("choosing", "playing", "revealing", "looking") else None,
        boards=[board(number, source) for number in to_choose_from(state)],
        players=[player(state, seat, eye, source) for seat in range(state.seats)],
        piles=[pile(state, floor, eye) for floor in range(FLOORS)],
        treasury=int(state.treasury()),
        djinn=None if state.djinn == NONE else DJINN_NAMES[state.djinn],
        builds=int(state.builds),
        revealed=[FLOOR_NAMES[floor] for floor in members(state.revealed)],
        lifted=None if state.lifted == NONE else TILE_NAMES[state.lifted],
        turns_left=int(state.turns_left),
        last_round=any(state.roof_is_complete(seat) for seat in range(state.seats)),
        passes=int(state.passes),
        advanced=state.advanced,
        tiles=faces(state, source),
    )


def player(state: Sultaniya, seat: int, eye: int, source: Source) -> Player:
    """A seat as an eye sees it."""
    board = state.boards[seat]
    held = state.objectives[seat]
    known = held if eye == seat or state.objectives_are_open() else held & state.shown
    return Player(
        character=None if board == NONE else CHARACTERS[board],
        scores=[] if board == NONE else list(source.board(CHARACTERS[board]).scores),
        sapphires=state.sapphires[seat],
        djinns=[DJINN_NAMES[djinn] for djinn, holder in enumerate(state.djinns) if holder == seat],
        palace=palace(state, seat),
        guards=int(state.guards(seat)),
        objectives=[OBJECTIVE_NAMES[objective] for objective in members(known)] if known or eye == seat else None,
        points=state.scores()[seat],
        count={} if board == NONE else counted(state, seat, members(known)),
    )


def counted(state: Sultaniya, seat: int, known: Sequence[int]) -> dict[str, int]:
    """The points of a seat so far, by element and by those of its objectives that are known."""
    symbols = state.edition.symbols(state.palaces, seat * PLACES)
    return {
        "small": int(state.small_points(seat, symbols)),
        "middle": int(state.middle_points(seat, symbols)),
        "great": int(state.great_points(seat, symbols)),
        "guards": int(state.guard_points(seat)),
        "bonus": int(state.edition.bonuses(state.palaces, seat * PLACES)),
    } | {OBJECTIVE_NAMES[objective]: int(state.objective_points(seat, objective)) for objective in known}


def palace(state: Sultaniya, seat: int) -> list[Built]:
    """A palace, floor by floor."""
    shown = state.palaces[seat * PLACES : (seat + 1) * PLACES]
    return [
        Built(place // STRIDE, place % STRIDE + 1, face_name(number), number < PRINTED_FACE and number % 2 == 1)
        for place, number in enumerate(shown)
        if number != NO_FACE
    ]


def to_choose_from(state: Sultaniya) -> list[int]:
    """The boards that can still be chosen, by their numbers."""
    return members(state.boards_left()) if state.is_choosing() else []


def board(number: int, source: Source) -> Board:
    """A board before anybody has it."""
    name = CHARACTERS[number]
    printed = source.board(name)
    symbols = printed_symbols(printed)
    shown = [Built(place // STRIDE, place % STRIDE + 1, f"{name}-{i}", False) for i, place in enumerate(PRINTED, 1)]
    return Board(
        character=name,
        scores=list(printed.scores),
        sapphires=printed.sapphires,
        guards=symbols["guard"],
        points=sum(worth * symbols[element] for worth, element in zip((1, 3, 6), printed.scores, strict=True)),
        palace=shown,
    )


def pile(state: Sultaniya, floor: int, eye: int) -> Pile:
    """A pile as an eye sees it."""
    front = state.front[floor * FRONT : (floor + 1) * FRONT]
    order, bag, top = state.order[floor], members(state.bags[floor]), state.tops[floor]
    known = state.known_of(floor, eye)
    unknown = len(order) + len(bag) - known
    return Pile(
        floor=FLOOR_NAMES[floor],
        available=[tile_name(floor, tile) for tile in front if tile != NONE],
        top=None if top == NONE else tile_name(floor, top),
        height=len(order) + len(bag) + (top != NONE),
        within=[tile_name(floor, tile) for tile in sorted([*order, *bag])],
        order=[*[None] * unknown, *(tile_name(floor, tile) for tile in reversed(order[:known]))],
        lookers=members(state.lookers[floor]),
    )


def faces(state: Sultaniya, source: Source) -> dict[str, Face]:
    """What every tile in the game shows, by its name."""
    tiles = [tile for _, floor in source.floors() for tile in floor]
    shown = {TILE_NAMES[number]: face(tile) for number, tile in enumerate(tiles) if tile.players <= max(2, state.seats)}
    for number in (*state.boards, *to_choose_from(state)):
        if number != NONE:
            printed = enumerate(source.board(CHARACTERS[number]).printed, start=1)
            shown |= {f"{CHARACTERS[number]}-{place}": face(tile) for place, tile in printed}
    return shown


def foresee(state: Sultaniya, seat: int, move: int) -> SultaniyaForesight:
    """What a legal move would bring at once."""
    if move >= REVEAL:
        return SultaniyaForesight(0, 0, None, {}, [0] * state.seats)
    after = state.clone()
    after.play(seat, move)
    held = members(state.objectives[seat])
    was, now = counted(state, seat, held), counted(after, seat, held)
    parts = {line: now[line] - was[line] for line in now if now[line] != was[line]}
    others = [other for other in range(state.seats) if other != seat]
    return SultaniyaForesight(
        points=sum(parts.values()),
        sapphires=after.sapphires[seat] - state.sapphires[seat],
        completes=completed(state, after, seat),
        parts=parts,
        rivals=[after.guard_points(i) - state.guard_points(i) if i in others else 0 for i in range(state.seats)],
    )


def completed(before: Sultaniya, after: Sultaniya, seat: int) -> Literal["gate", "minaret"] | None:
    """The gate or minaret that stands complete after a move and did not before."""
    base = seat * PLACES
    for floor, name in ((1, "gate"), (3, "minaret")):
        if after.edition.crowned(after.palaces, base, floor) > before.edition.crowned(before.palaces, base, floor):
            return "gate" if name == "gate" else "minaret"
    return None
