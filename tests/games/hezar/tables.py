"""Tables of Hezār-o yek šab, laid: `table("A-char", "B-land palace", sultans="A2 any1", discard="M-char")`.

Cards are named as in written moves: A Aladdin, B Ali Baba, M the Merchant, S Sinbad; a sultan card by what it asks for.
"""

from __future__ import annotations

from serai.games.hezar import CARD_NAMES, GAME, SULTAN_NAMES
from serai.games.hezar.rules import (
    ALL_SULTANS,
    BLIND,
    CARD,
    DECK,
    DRAWING,
    KINDS,
    NOBODY_ASKS,
    STORY_KINDS,
    SULTAN,
    SULTANS,
    TELLING,
    VISIBLE,
    Hezar,
    count,
    size,
)
from serai.games.state import NOBODY
from tests.games.playing import Playing

STORY = Playing(GAME)
play, why_not, may = STORY.play, STORY.why_not, STORY.may


def kinds_of(all_names: list[str], some: str) -> list[int]:
    """The numbers of named cards."""
    return [all_names.index(name) for name in some.split()]


def kinds(cards: str) -> list[int]:
    return kinds_of(CARD_NAMES, cards)


def bag(cards: str) -> int:
    """A bag of named cards."""
    return sum(CARD[kind] for kind in kinds(cards))


def names(cards: int, of_kinds: int = KINDS) -> str:
    """The names of the cards of a bag, characters first, of all kinds or only the first ones."""
    return " ".join(CARD_NAMES[kind] for kind in range(of_kinds) for _ in range(count(cards, kind)))


def asks(sultans: str) -> int:
    """A set of named sultan cards."""
    return sum(SULTAN[sultan] for sultan in kinds_of(SULTAN_NAMES, sultans))


def table(
    *hands: str,
    sultans: str = "A2 B1 any1",
    begun: str = "",
    pile: int = 0,
    discard: str = "",
    faces: str = "",
    spread: str | None = None,
    turn: int = 0,
    drawn: bool = False,
) -> Hezar:
    """A position in which a player is to draw, or has drawn.

    The cards that are not named are the spread. Where the spread is named, they lie deep in the discard, as they do in
    a game that has come so far, but for what stories have taken.
    """
    bags = [bag(hand) for hand in hands]
    rest = DECK - sum(bags) - bag(discard) - bag(faces)
    buried = "" if spread is None else names(rest - bag(spread), STORY_KINDS)
    called = kinds_of(SULTAN_NAMES, sultans)
    return Hezar(
        seats=len(hands),
        phase=TELLING if drawn else DRAWING,
        turn=turn,
        pile=pile,
        unseen=ALL_SULTANS - asks(sultans),
        visible=asks(sultans),
        begun=asks(begun),
        down=rest if spread is None else bag(spread),
        faces=bag(faces),
        book=0,
        prey=0,
        circling=0,
        idle=0,
        stories=len(begun.split()),
        hands=bags,
        discard=kinds(buried) + kinds(discard),
        thrones=called + [NOBODY_ASKS] * (VISIBLE - len(called)),
    )


def hand(state: Hezar, seat: int) -> str:
    return names(state.hands[seat])


def discard(state: Hezar) -> str:
    """The discard, its top last."""
    return " ".join(CARD_NAMES[kind] for kind in state.discard)


def faces(state: Hezar) -> str:
    """The cards of the spread that lie face up."""
    return names(state.faces)


def face_down(state: Hezar) -> int:
    return int(size(state.down))


def sultans(state: Hezar) -> str:
    """The sultan cards that are turned up."""
    return " ".join(SULTAN_NAMES[sultan] for sultan in range(SULTANS) if state.visible & SULTAN[sultan])


def is_drawing(state: Hezar) -> bool:
    """Whether a player is about to begin a turn."""
    return bool(state.phase == DRAWING)


def waits_for_the_card(state: Hezar) -> bool:
    """Whether a player has reached into the spread and the card is still to be turned over."""
    return bool(state.phase == BLIND)


def ending(state: Hezar) -> str:
    """The text that says why the game is over, or nothing while it goes on."""
    return GAME.reason(state) if state.to_move() == NOBODY else ""
