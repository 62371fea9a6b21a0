"""What each seat may know of a game of Deserto."""

from __future__ import annotations

from typing import Literal

import msgspec

from serai.games.deserto.rules import (
    CELLS,
    DRAWING,
    EMPTY,
    KINDS,
    OVER,
    PASS,
    PLAYING,
    WON,
    Deserto,
    count,
    size,
    square_from,
)

CardName = Literal["vizier", "thief", "treasure", "oasis"]
CARDS: tuple[CardName, ...] = ("vizier", "thief", "treasure", "oasis")


class Cards(msgspec.Struct, frozen=True):
    """How many cards of each kind."""

    vizier: int = 0
    thief: int = 0
    treasure: int = 0
    oasis: int = 0


class Stack(msgspec.Struct, frozen=True):
    """A cell of the square: its visible card, and all that was seen being played into it."""

    top: CardName | None
    height: int
    cards: Cards


class Player(msgspec.Struct, frozen=True):
    """What everyone sees of a seat; its gifts given, where this reader has seen them."""

    hand: int
    won: int
    won_open: Cards
    gave: int
    gave_seen: Cards | None


class DesertoView(msgspec.Struct, frozen=True):
    """All that a seat may know. `unseen` are the cards it has not seen: pile, hands, gifts."""

    phase: Literal["setup", "playing", "drawing", "over"]
    turn: int | None
    hand: list[CardName]
    square: list[Stack]
    pile: int
    players: list[Player]
    unseen: Cards


class DesertoForesight(msgspec.Struct, frozen=True):
    """What a move would bring: the cells whose stacks it wins, and how many cards that is."""

    cells: list[int]
    cards: int
    four_viziers: bool


def cards(bag: int) -> Cards:
    """A bag, spelled out."""
    return Cards(*(int(count(bag, kind)) for kind in range(KINDS)))


def view(state: Deserto, eye: int) -> DesertoView:
    """All that a seat may know of a position."""
    phase: Literal["setup", "playing", "drawing", "over"] = "setup"
    if state.phase == PLAYING:
        phase = "playing"
    elif state.phase == DRAWING:
        phase = "drawing"
    elif state.phase == OVER:
        phase = "over"
    hand = state.hands[eye] if eye >= 0 else 0
    scores = state.scores()
    return DesertoView(
        phase=phase,
        turn=int(state.turn) if phase in ("playing", "drawing") else None,
        hand=[CARDS[kind] for kind in range(KINDS) for _ in range(count(hand, kind))],
        square=[
            Stack(None if top == EMPTY else CARDS[top], int(size(bag)), cards(bag))
            for top, bag in zip(square_from(state.square), state.stacks, strict=True)
        ],
        pile=int(size(state.pile)),
        players=[
            Player(
                hand=int(size(state.hands[seat])),
                won=scores[seat],
                won_open=cards(state.won[seat]),
                gave=int(size(state.given[seat])),
                gave_seen=cards(state.given[seat]) if state.knows_gifts_of(eye, seat) else None,
            )
            for seat in range(state.seats)
        ],
        unseen=cards(state.unseen(eye)),
    )


def foresee(state: Deserto, move: int) -> DesertoForesight:
    """What a legal move would win."""
    if move >= PASS:
        return DesertoForesight([], 0, False)
    cells = WON[state.square * PASS + move]
    won = sum(int(size(state.stacks[cell])) for cell in cells)
    four_viziers = len(cells) == CELLS
    return DesertoForesight(cells, won + four_viziers, four_viziers)
