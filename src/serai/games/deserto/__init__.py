"""Deserto, a card game by Jean-Jacques Derghazarian."""

from __future__ import annotations

from serai.games.deserto.judge import DesertoJudge
from serai.games.deserto.rules import (
    CELLS,
    DRAW,
    DRAW_UNSEEN,
    FIRST,
    KINDS,
    PASS,
    PASS_UNSEEN,
    TURNING,
    Deserto,
    size,
    start,
)
from serai.games.deserto.view import CARDS, DesertoForesight, DesertoView, foresee, view
from serai.games.game import Game, Line, ScoreLine, Section, Written

LETTERS = "VTRO"
CELL_NAMES = ("a1", "b1", "a2", "b2")
MOST_SEATS = 4

# `V b1`: a vizier on b1. `pass T`: a thief given away. `draw O`, `first 2`: nature's. `R`: a treasure, for its riches.
LINES = [f"{letter} {cell}" for letter in LETTERS for cell in CELL_NAMES]
LINES += [f"pass {letter}" for letter in LETTERS]
LINES += [f"draw {letter}" for letter in LETTERS]
LINES += [f"first {seat}" for seat in range(MOST_SEATS)]
LINES += ["draw ?", "pass ?"]
WRITTEN = Written(
    LINES,
    "a move of Deserto reads like 'V b1' (card V, T, R or O; cell) or 'pass T'",
)


class DesertoGame(Game[Deserto]):
    """Deserto, for the house."""

    version = 1
    written = WRITTEN
    view_type = DesertoView
    foresight_type = DesertoForesight
    judge_type = DesertoJudge
    weighed = {"won": 1.0, "ahead": 0.0, "danger": -0.8, "reach": 0.3, "viziers": 0.6, "oases": 0.2, "given": -1.0}
    rules = [
        Section("goal", ["goal", "chase", "oasis"]),
        Section("setup", ["deal", "first-card", "first-player"]),
        Section("place", ["card-in-hand", "fill-the-square", "beside-a-card", "cover"]),
        Section("stronger", ["thief-beside-vizier", "treasure-beside-thief", "visible-only"]),
        Section("win", ["win-weaker", "win-is-not-a-choice", "four-viziers"]),
        Section("pass", ["pass", "gift-is-secret"]),
        Section("draw", ["draw", "draw-after-a-pass"]),
        Section("end", ["end", "left-in-the-square", "winner", "tie"]),
    ]
    rulings = [
        "first-player",
        "win-is-not-a-choice",
        "gift-is-secret",
        "draw-after-a-pass",
        "left-in-the-square",
        "tie",
    ]

    def start(self, seats: int, options: dict[str, str]) -> Deserto:
        return start(seats)

    def view(self, state: Deserto, eye: int) -> DesertoView:
        return view(state, eye)

    def foresee(self, state: Deserto, seat: int, move: int) -> DesertoForesight:
        return foresee(state, move)

    def tell(self, before: Deserto, after: Deserto, seat: int, move: int, eye: int) -> Line:
        who = {"seat": int(before.turn)}
        move = before.seen(seat, move, eye)
        if move < PASS:
            foreseen = foresee(before, move)
            four = "yes" if foreseen.four_viziers else "no"
            cell = CELL_NAMES[move % CELLS]
            args: dict[str, str | int] = {"card": CARDS[move // CELLS], "cell": cell}
            return Line("log-play", args | {"won": foreseen.cards, "four": four}, who)
        if move < DRAW or move == PASS_UNSEEN:
            receiver = (int(before.turn) - 1) % before.seats
            return Line("log-pass", {"card": card_or_unseen(move, PASS)}, who | {"to": receiver})
        if move < FIRST or move == DRAW_UNSEEN:
            if before.phase == TURNING:
                return Line("log-first-card", {"card": card_or_unseen(move, DRAW)})
            return Line("log-draw", {"card": card_or_unseen(move, DRAW)}, who, passing=True)
        return Line("log-first-player", {}, {"seat": move - FIRST})

    def reason(self, state: Deserto) -> str:
        return "end-all-played"

    def breakdown(self, state: Deserto) -> list[ScoreLine]:
        seats = range(state.seats)
        return [
            ScoreLine("score-won", [int(size(state.won[seat])) for seat in seats]),
            ScoreLine("score-gifts", [int(size(state.received(seat))) for seat in seats]),
        ]


def card_or_unseen(move: int, base: int) -> str:
    """The card of a draw or a gift, for the texts."""
    return CARDS[move - base] if 0 <= move - base < KINDS else "unseen"


GAME = DesertoGame("deserto")
