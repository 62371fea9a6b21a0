"""What each seat may know of a game of Shahrazad."""

from __future__ import annotations

from typing import Literal

import msgspec

from serai.games.shahrazad.edition import COLOUR_NAMES, ColourName, Edition
from serai.games.shahrazad.rules import AT, CHOOSING, DRAWING, KEEPING, OVER, PLACING, Shahrazad
from serai.games.shahrazad.rules_count import COUNTED, ORDER, Telling, points
from serai.games.shahrazad.rules_joining import Joining
from serai.games.shahrazad.rules_table import (
    CHOSEN,
    GONE,
    NO_TILE,
    PILE,
    SHOWN,
    TILES,
    column_limit,
    column_of,
    height_of,
    tile_at,
)

Phase = Literal["setup", "choosing", "placing", "drawing", "keeping", "over"]
PHASES: dict[int, Phase] = {
    CHOOSING: "choosing",
    PLACING: "placing",
    DRAWING: "drawing",
    KEEPING: "keeping",
    OVER: "over",
}


class Place(msgspec.Struct, frozen=True):
    """A place of the table: its column, and its height in half tiles, counted from the first tile."""

    column: int
    height: int


class Laid(msgspec.Struct, frozen=True):
    """A tile on the table."""

    tile: int
    column: int
    height: int


class Count(msgspec.Struct, frozen=True):
    """A table counted as if the round ended now, and what it can still become.

    The tiles of each colour's largest group, those turned by the first and by the second check, and the empty places
    between tiles. `sum` may be below zero, `score` is not. Of the tiles that are cut off, `to_join` can still be
    joined; `groups` are the sizes of the largest groups (red, blue, yellow, black) and `worth` is the sum if they are.
    """

    red: list[int]
    blue: list[int]
    yellow: list[int]
    black: list[int]
    out_of_order: list[int]
    cut_off: list[int]
    gaps: list[Place]
    sum: int
    score: int
    to_join: list[int]
    groups: list[int]
    worth: int


class Round(msgspec.Struct, frozen=True):
    """The numbers of a round that is over; the last three are taken off."""

    red: int
    blue: int
    yellow: int
    black: int
    out_of_order: int
    cut_off: int
    gaps: int
    score: int


class Player(msgspec.Struct, frozen=True):
    """What everyone sees of a seat: the size of its hand, and the tiles that it took from the table."""

    hand: int
    known: list[int]


class ShahrazadView(msgspec.Struct, frozen=True):
    """All that a seat may know.

    `colours` and `tales` (a text of the house, or words as they are printed) are in the order of the tiles, `verdicts`
    are the least scores of the second to the fifth. `to_place` is 2, then 1, in a turn after replacing. Tiles that have
    left the game are counted, not named.
    """

    phase: Phase
    round: int
    turn: int | None
    hand: list[int]
    chosen: int | None
    table: list[Laid]
    count: Count | None
    to_place: int
    may_replace: bool
    column_limit: int
    pile: int
    gone: int
    players: list[Player]
    rounds: list[Round]
    colours: list[ColourName]
    tales: list[str]
    verdicts: list[int]


class Trial(msgspec.Struct, frozen=True):
    """A place for a tile: the tile it would take back into the hand, and the count of the table after it."""

    column: int
    height: int
    replaced: int | None
    count: Count


class ShahrazadForesight(msgspec.Struct, frozen=True):
    """What a move would bring.

    The count of the table after it, the tile that it would take back into the hand, and, of a tile still to be chosen,
    every place where it could go: to try is free, to choose is final.
    """

    replaced: int | None
    count: Count
    places: list[Trial]


def view(state: Shahrazad, eye: int, edition: Edition) -> ShahrazadView:
    """All that a seat may know of a position."""
    phase = PHASES.get(int(state.phase), "setup")
    table = [Laid(tile, column_of(place), height_of(place)) for tile, place in enumerate(state.places) if place >= 0]
    numbers = [state.counted[start : start + COUNTED] for start in range(0, len(state.counted), COUNTED)]
    return ShahrazadView(
        phase=phase,
        round=int(state.round),
        turn=None if phase in ("setup", "over") else int(state.turn),
        hand=state.hand(eye) if eye >= 0 else [],
        chosen=state.places.index(CHOSEN) if phase == "placing" else None,
        table=table,
        count=count(state) if table else None,
        to_place=int(state.owed),
        may_replace=phase in ("choosing", "placing") and state.may_replace(),
        column_limit=int(column_limit(state.seats)),
        pile=state.places.count(PILE),
        gone=state.places.count(GONE),
        players=[
            Player(
                hand=int(state.hand_size(seat)),
                known=[tile for tile in range(TILES) if state.places[tile] == SHOWN - seat],
            )
            for seat in range(state.seats)
        ],
        rounds=[round_of(counted) for counted in numbers],
        colours=[COLOUR_NAMES[colour] for colour in state.colours],
        tales=edition.tales,
        verdicts=edition.verdicts[state.seats],
    )


def round_of(counted: list[int]) -> Round:
    """The numbers of a round that is over."""
    red, blue, yellow, black, out_of_order, cut_off, gaps = counted
    return Round(red, blue, yellow, black, out_of_order, cut_off, gaps, points(counted))


def count(state: Shahrazad) -> Count:
    """The table as it would count now."""
    telling = Telling(state.places, state.colours)
    counted = telling.count()
    joining = Joining(telling, column_limit(state.seats))
    red, blue, yellow, black = map(sorted, telling.groups)
    return Count(
        red=red,
        blue=blue,
        yellow=yellow,
        black=black,
        out_of_order=sorted(telling.disordered),
        cut_off=sorted(telling.severed),
        gaps=[Place(column_of(place), height_of(place)) for place in telling.gaps],
        sum=sum(counted[:ORDER]) - sum(counted[ORDER:]),
        score=points(counted),
        to_join=sorted(joining.to_join),
        groups=joining.groups,
        worth=joining.worth,
    )


def foresee(state: Shahrazad, seat: int, move: int) -> ShahrazadForesight:
    """What a legal move would bring."""
    after = state.clone()
    after.play(seat, move)
    places = after.placings() if after.phase == PLACING else []
    return ShahrazadForesight(replaced_by(state, move), count(after), [trial(after, seat, place) for place in places])


def trial(state: Shahrazad, seat: int, move: int) -> Trial:
    """The chosen tile, put on a place."""
    after = state.clone()
    after.play(seat, move)
    return Trial(column_of(move - AT), height_of(move - AT), replaced_by(state, move), count(after))


def replaced_by(state: Shahrazad, move: int) -> int | None:
    """The tile that a move takes from the table, if it replaces one."""
    tile = int(tile_at(state.places, move - AT)) if move >= AT else NO_TILE
    return None if tile == NO_TILE else tile
