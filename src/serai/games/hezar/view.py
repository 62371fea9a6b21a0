"""What there is to see of a game of Hezār-o yek šab: everything lies open to everyone."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from serai.games.hezar.rules import (
    ANY_TALE,
    BLIND,
    CARD,
    DISCARD,
    DISCARDING,
    DRAW_DISCARD,
    DRAW_FACE,
    DRAW_SPREAD,
    DRAWING,
    FEEDING,
    KEEP,
    KINDS,
    LOST,
    NOBODY_ASKS,
    READING,
    RELIEVING,
    STORY_KINDS,
    SULTAN,
    SULTANS,
    TALES,
    TELLING,
    TURN,
    WON,
    Hezar,
    count,
    size,
    size_of_set,
    stories_asked,
    told,
)

CardName = Literal[
    "aladdin-character",
    "ali-baba-character",
    "merchant-character",
    "sinbad-character",
    "sheherazade",
    "aladdin-landscape",
    "ali-baba-landscape",
    "merchant-landscape",
    "sinbad-landscape",
    "palace",
    "tiger",
    "book",
]
CARDS: tuple[CardName, ...] = get_args(CardName)
TaleName = Literal["aladdin", "ali-baba", "merchant", "sinbad", "any"]
TALE_NAMES: tuple[TaleName, ...] = ("aladdin", "ali-baba", "merchant", "sinbad")

Phase = Literal["setup", "drawing", "turning", "reading", "tiger", "telling", "sultan", "discarding", "won", "lost"]
PHASES: dict[int, Phase] = {
    DRAWING: "drawing",
    BLIND: "turning",
    READING: "reading",
    FEEDING: "tiger",
    TELLING: "telling",
    RELIEVING: "sultan",
    DISCARDING: "discarding",
    WON: "won",
    LOST: "lost",
}


class Sultan(msgspec.Struct, frozen=True):
    """A sultan card: the tale and the number of stories it asks for, and how many it has been told."""

    tale: TaleName
    asks: int
    told: int = 0


class CardCount(msgspec.Struct, frozen=True):
    """How many cards of a kind."""

    card: CardName
    count: int


class HezarView(msgspec.Struct, frozen=True):
    """All that there is to know.

    `asked` is the player whom a tiger asks, `book` how many cards a book has still to turn up. `sultans` lie in three
    places. `sultan_pile` cards are still to come, out of `sultans_unseen`; the others of these are in the box. Of the
    spread, `spread` cards lie face down, which are `spread_cards`, and `faces` lie face up. The top of the discard
    comes last. Two rulings count turns down from two full rounds: at `circles` 0 the discard is closed until a card of
    the spread is drawn; once the spread is empty, `patience` turns are left, this one included.
    """

    phase: Phase
    turn: int | None
    asked: int | None
    book: int
    sultans: list[Sultan | None]
    sultan_pile: int
    sultans_unseen: list[Sultan]
    spread: int
    spread_cards: list[CardCount]
    faces: list[CardName]
    discard: list[CardName]
    hands: list[list[CardName]]
    stories: int
    circles: int
    patience: int


class HezarForesight(msgspec.Struct, frozen=True):
    """What a move would bring.

    Of a drawing: how many cards it may bring, and how many of them are useful: with them the player could tell a
    story. Of a discard at the end of a turn: whether its one card is useful to the next player. Of a telling: whether
    it is all that the sultan card asks for, and whether it wins.
    """

    cards: int = 0
    useful: int = 0
    serves: bool = False
    wins: bool = False


def cards_in(bag: int) -> list[CardName]:
    """The cards of a bag."""
    return [CARDS[kind] for kind in range(KINDS) for _ in range(count(bag, kind))]


def sultan_card(sultan: int, begun: int = 0) -> Sultan:
    """What a sultan card says, and whether it has one story of two."""
    tale: TaleName = "any" if sultan == ANY_TALE else TALE_NAMES[sultan % TALES]
    return Sultan(tale, stories_asked(sultan), int(begun & SULTAN[sultan] > 0))


def sultans_in(sultans: int) -> list[Sultan]:
    """The cards of a set of sultan cards."""
    return [sultan_card(sultan) for sultan in range(SULTANS) if sultans & SULTAN[sultan]]


def view(state: Hezar) -> HezarView:
    """All that there is to know of a position."""
    phase = int(state.phase)
    playing = DRAWING <= phase < WON
    return HezarView(
        phase=PHASES.get(phase, "setup"),
        turn=int(state.turn) if playing else None,
        asked=int(state.asked()) if phase == FEEDING else None,
        book=int(state.book),
        sultans=[None if sultan == NOBODY_ASKS else sultan_card(sultan, int(state.begun)) for sultan in state.thrones],
        sultan_pile=int(state.pile),
        sultans_unseen=sultans_in(int(state.unseen)),
        spread=int(size(state.down)),
        spread_cards=[
            CardCount(CARDS[kind], int(count(state.down, kind))) for kind in range(KINDS) if count(state.down, kind)
        ],
        faces=cards_in(state.faces),
        discard=[CARDS[kind] for kind in state.discard],
        hands=[cards_in(hand) for hand in state.hands],
        stories=int(state.stories),
        circles=int(state.two_rounds() - state.circling),
        patience=int(state.two_rounds() - state.idle + (phase == TELLING and state.idle > 0)),
    )


def foresee(state: Hezar, seat: int, move: int) -> HezarForesight:
    """What a legal move would bring at once."""
    if move == DRAW_DISCARD:
        return HezarForesight(1, int(is_useful(state, seat, state.discard[-1])))
    if move == DRAW_SPREAD:
        useful = [int(count(state.down, kind)) for kind in range(STORY_KINDS) if is_useful(state, seat, kind)]
        return HezarForesight(int(size(state.down)), sum(useful))
    if move < DISCARD:
        return HezarForesight(1, int(is_useful(state, seat, move - DRAW_FACE)))
    if move < KEEP and state.phase != FEEDING:
        return HezarForesight(1, int(is_useful(state, (seat + 1) % state.seats, move - DISCARD)))
    if KEEP < move < TURN:
        sultan = int(told(move)[2])
        serves = stories_asked(sultan) == 1 or bool(state.begun & SULTAN[sultan])
        return HezarForesight(serves=serves, wins=serves and state.pile == 0 and size_of_set(state.visible) == 1)
    return HezarForesight()


def is_useful(state: Hezar, seat: int, kind: int) -> bool:
    """Whether a player who draws a card could tell a story."""
    found: list[int] = []
    state.add_tellings(found, state.hands[seat] + CARD[kind])
    return bool(found)
