"""1001 · Hezār-o yek šab, a cooperative card game by Florian Fay."""

from __future__ import annotations

from serai.games.game import Game, Line, Option, ScoreLine, Section, Written
from serai.games.hezar.judge import HezarJudge
from serai.games.hezar.rules import (
    ANY_TALE,
    BLIND,
    CALL,
    CHARACTERS,
    DEALING,
    DISCARD,
    DRAW_DISCARD,
    DRAW_FACE,
    DRAW_SPREAD,
    FEEDING,
    FIRST,
    JOKER,
    KEEP,
    OPENING,
    STORY_KINDS,
    SULTAN,
    TALES,
    TURN,
    WON,
    Hezar,
    start,
    tale_of,
    told,
)
from serai.games.hezar.view import CARDS, HezarForesight, HezarView, foresee, sultan_card, view
from serai.games.state import WATCHER

CARD_NAMES = ["A-char", "B-char", "M-char", "S-char", "sheherazade"]
CARD_NAMES += ["A-land", "B-land", "M-land", "S-land", "palace", "tiger", "book"]
SULTAN_NAMES = ["A2", "B2", "M2", "S2", "A1", "B1", "M1", "S1", "any1"]
MOST_SEATS = 4

# A, B, M, S: Aladdin, Ali Baba, the Merchant, Sinbad. `A2`: the sultan card that asks for two stories of Aladdin.
# `turn A-char`, `sultan any1`, `first 2`: nature's.
LINES = ["draw discard", "draw spread"]
LINES += [f"draw {card}" for card in CARD_NAMES[:STORY_KINDS]]
LINES += [f"discard {card}" for card in CARD_NAMES[:STORY_KINDS]]
LINES += ["keep"]
LINES += [
    f"tell {character} {landscape} to {sultan}"
    for character in CARD_NAMES[:CHARACTERS]
    for landscape in CARD_NAMES[CHARACTERS:STORY_KINDS]
    for sultan in SULTAN_NAMES
]
LINES += [f"turn {card}" for card in CARD_NAMES]
LINES += [f"sultan {sultan}" for sultan in SULTAN_NAMES]
LINES += [f"first {seat}" for seat in range(MOST_SEATS)]
WRITTEN = Written(
    LINES,
    "a move of Hezār-o yek šab reads like 'draw spread', 'draw discard', 'draw A-char', "
    "'tell A-char palace to A2', 'discard S-land' or 'keep'",
)


class HezarGame(Game[Hezar]):
    """Hezār-o yek šab, for the house."""

    version = 2
    aim = "win-together"
    written = WRITTEN
    view_type = HezarView
    foresight_type = HezarForesight
    judge_type = HezarJudge
    weighed = {"stories": 1.0, "ready": 0.15, "fitting": 0.1, "jokers": 0.3, "offered": 0.4, "buried": -0.05}
    options = [Option("difficulty", ["6", "7", "8", "9"], "6")]
    rules = [
        Section("goal", ["goal", "together"]),
        Section("cards", ["sultan-cards", "tale-cards"]),
        Section("setup", ["difficulty", "deal", "special-in-setup", "first-player"]),
        Section("turn", ["turn-order", "known-to-all"]),
        Section("draw", ["draw-first", "draw-discard", "draw-spread", "draw-face-up", "one-draw", "no-circles"]),
        Section("specials", ["special-at-once", "special-is-the-draw", "book", "book-chain", "tiger"]),
        Section("tell", ["own-pair", "one-tale", "sheherazade", "palace", "both-jokers", "visible-sultan"]),
        Section("sultan", ["asked-tale", "any-tale", "two-stories", "next-sultan", "one-story"]),
        Section("discard", ["hand-limit", "may-discard", "discard-own"]),
        Section("end", ["won", "empty-spread", "lost"]),
    ]
    rulings = ["first-player", "no-circles", "special-is-the-draw", "both-jokers", "empty-spread", "lost"]

    def start(self, seats: int, options: dict[str, str]) -> Hezar:
        return start(seats, int(options["difficulty"]))

    def view(self, state: Hezar, eye: int) -> HezarView:
        return view(state)

    def foresee(self, state: Hezar, seat: int, move: int) -> HezarForesight:
        return foresee(state, seat, move)

    def has_secret(self, state: Hezar, seat: int) -> bool:
        return False  # all hands lie open

    def mates(self, state: Hezar, seat: int) -> list[int]:
        return [WATCHER, *(other for other in range(state.seats) if other != seat)]

    def pointer(self, seat: int, move: int) -> str:
        if move < DRAW_FACE:
            return "discard" if move == DRAW_DISCARD else "spread"
        if move < DISCARD:
            return f"face:{short(CARDS[move - DRAW_FACE])}"
        if move < KEEP:
            return f"hand:{seat}:{short(CARDS[move - DISCARD])}"
        return "" if move == KEEP else f"sultan:{SULTAN_NAMES[told(move)[2]].lower()}"

    def worth_showing(self, state: Hezar, seat: int, move: int) -> bool:
        """A card is not worth taking, for all to see, if no sultan card can ask for its tale any more."""
        if move == DRAW_DISCARD:
            return can_be_asked_for(state, state.discard[-1])
        return not DRAW_FACE <= move < DISCARD or can_be_asked_for(state, move - DRAW_FACE)

    def tell(self, before: Hezar, after: Hezar, seat: int, move: int, eye: int) -> Line:
        who = {"seat": int(before.turn)}
        if move < DISCARD:
            return tell_draw(before, move)
        if move < KEEP:
            text = "log-feed" if before.phase == FEEDING else "log-discard"
            return Line(text, {"card": CARDS[move - DISCARD]}, {"seat": seat})
        if move == KEEP:
            return Line("log-keep", {}, who)
        if move < TURN:
            character, landscape, sultan = told(move)
            served = "yes" if foresee(before, seat, move).serves else "no"
            pair: dict[str, str | int] = {"character": CARDS[character], "landscape": CARDS[landscape]}
            return Line("log-tell", pair | {"tale": sultan_card(sultan).tale, "served": served}, who)
        if move < CALL:
            return tell_card(before, move - TURN)
        if move < FIRST:
            wish = sultan_card(move - CALL)
            return Line("log-sultan", {"tale": wish.tale, "asks": wish.asks})
        return Line("log-first-player", {}, {"seat": move - FIRST})

    def reason(self, state: Hezar) -> str:
        return "end-won" if state.phase == WON else "end-lost"

    def breakdown(self, state: Hezar) -> list[ScoreLine]:
        return [ScoreLine("score-stories", state.scores())]


def can_be_asked_for(state: Hezar, kind: int) -> bool:
    """Whether a sultan card that lies open, or may yet come, takes a story with this card."""
    tale = tale_of(kind)
    if tale == JOKER:
        return True
    wishes = int(state.visible | state.unseen) if state.pile else int(state.visible)
    return wishes & (SULTAN[tale] | SULTAN[tale + TALES] | SULTAN[ANY_TALE]) != 0


def short(card: str) -> str:
    """A card's name as the board points at it: there are few letters for that."""
    return card.replace("-character", "-c").replace("-landscape", "-l")


def tell_draw(before: Hezar, move: int) -> Line:
    """Where a player draws."""
    who = {"seat": int(before.turn)}
    if move == DRAW_SPREAD:
        return Line("log-draw-spread", {}, who, passing=True)
    if move == DRAW_DISCARD:
        return Line("log-draw-discard", {"card": CARDS[before.discard[-1]]}, who)
    return Line("log-draw-face", {"card": CARDS[move - DRAW_FACE]}, who)


def tell_card(before: Hezar, kind: int) -> Line:
    """What it means that nature turns over a tale card."""
    who = {"seat": int(before.turn)}
    card: dict[str, str | int] = {"card": CARDS[kind]}
    if before.phase in (DEALING, OPENING) and kind >= STORY_KINDS:
        return Line("log-back", card)
    if before.phase == DEALING:
        return Line("log-deal", card, who)
    if before.phase == OPENING:
        return Line("log-open", card)
    return Line("log-get" if before.phase == BLIND else "log-turn-up", card, who)


GAME = HezarGame("hezar")
