"""Sultaniya, a game of palaces by Charles Chevallier."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path

import msgspec

from serai.games.edition import EditedGame, Listing
from serai.games.game import Line, Option, ScoreLine, Section
from serai.games.sultaniya.edition import CHARACTERS, FLOOR_NAMES, elements, listings, read_edition, tabulate
from serai.games.sultaniya.judge import SultaniyaJudge
from serai.games.sultaniya.rules import Sultaniya, start
from serai.games.sultaniya.rules_palace import FACES_ON_A_FLOOR, FIRST_TILE, PLACES, STRIDE
from serai.games.sultaniya.rules_table import (
    ANY_SIDE,
    BALANCED,
    BOARD,
    BY_COLUMN,
    BY_DJINNS,
    BY_PAIRS,
    CALL_BLUE,
    CALL_GOLD,
    CALL_GREEN,
    CALL_RED,
    DEAL,
    DEAL_UNSEEN,
    DONE,
    FIRST,
    LOOK,
    LOOK_UNSEEN,
    NONE,
    PASS,
    REVEAL,
    SHOW,
    SIDE_A,
    SIDE_B,
    TURN_UP,
    UNDER,
    members,
)
from serai.games.sultaniya.view import (
    OBJECTIVE_NAMES,
    SultaniyaForesight,
    SultaniyaView,
    foresee,
    view,
)
from serai.games.sultaniya.written import WRITTEN

SIDES = {"balanced": BALANCED, "any": ANY_SIDE, "side-a": SIDE_A, "side-b": SIDE_B}


class SultaniyaGame(EditedGame[Sultaniya]):
    """Sultaniya, for the house."""

    version = 2
    written = WRITTEN
    view_type = SultaniyaView
    foresight_type = SultaniyaForesight
    judge_type = SultaniyaJudge
    weighed = {
        "points": 1.0,
        "guards": 1.0,
        "crowns": 1.0,
        "rooms": 1.0,
        "sapphires": 0.6,
        "rival": -0.7,
        "leaves": -0.4,
    }
    options = [
        Option("boards", ["choose", "draw"], "choose"),
        Option("characters", list(SIDES), "balanced"),
        Option("advanced", ["no", "yes"], "no"),
    ]
    rules = [
        Section("goal", ["goal", "four-floors"]),
        Section(
            "setup",
            [
                "tiles-in-use",
                "piles",
                "first-player",
                "boards",
                "boards-in-turn",
                "one-board-each",
                "one-side",
                "board-first",
                "start-sapphires",
                "objectives",
                "turn",
            ],
        ),
        Section(
            "build", ["three-available", "reveal-one-pile", "pile-runs-out", "top-tile", "take-available", "take-one"]
        ),
        Section(
            "place",
            [
                "free-place",
                "touch-the-palace",
                "foundations",
                "edges-match",
                "within-the-limits",
                "no-hole",
                "two-faces",
                "same-on-both-faces",
                "built-stays",
            ],
        ),
        Section("crowns", ["gate", "minaret", "few-crowns", "lintel", "spire", "walled-up"]),
        Section("sapphires", ["sapphires", "treasury"]),
        Section(
            "djinns",
            [
                "djinn-price",
                "one-djinn",
                "djinn-or-build",
                "djinn-works",
                "djinn-builds",
                "djinn-reveals",
                "djinn-stays",
            ],
        ),
        Section("blue", ["blue-djinn", "done-with-a-djinn"]),
        Section("red", ["red-djinn", "red-djinn-stands", "red-djinn-holds", "red-djinn-moves", "nothing-lifted"]),
        Section("green", ["green-djinn", "green-djinn-reveals"]),
        Section("gold", ["gold-djinn", "top-tile-for-gold", "gold-djinn-takes", "gold-djinn-order"]),
        Section("pass", ["pass", "pass-without-a-djinn", "nothing-fits"]),
        Section("end", ["fifth-roof", "all-pass", "fifty-turns", "solo"]),
        Section("count", ["small", "middle", "great", "whole-on-a-roof", "guards", "no-guards", "bonus"]),
        Section("objectives", ["row", "column", "objective-djinns", "pairs", "advanced"]),
        Section("winner", ["winner", "shared"]),
    ]

    rulings = [
        "four-floors",
        "boards-in-turn",
        "same-on-both-faces",
        "walled-up",
        "treasury",
        "djinn-works",
        "red-djinn-stands",
        "top-tile-for-gold",
        "nothing-fits",
        "all-pass",
        "fifty-turns",
        "no-guards",
        "shared",
    ]

    def play_with(self, edition: Path | str) -> None:
        self.source = read_edition(edition)
        self.edition = tabulate(self.source)
        self.edition_name = self.source.name
        self.tiles = [tile for _, tiles in self.source.floors() for tile in tiles]
        self.shown = [elements(tile) for tile in self.tiles]

    def listings(self) -> list[Listing]:
        return listings(self.source)

    def start(self, seats: int, options: dict[str, str]) -> Sultaniya:
        side = SIDES[options["characters"]]
        return start(seats, self.edition, side, options["boards"] == "choose", options["advanced"] == "yes")

    def view(self, state: Sultaniya, eye: int) -> SultaniyaView:
        return view(state, eye, self.source)

    def foresee(self, state: Sultaniya, seat: int, move: int) -> SultaniyaForesight:
        return foresee(state, seat, move)

    def turn(self, state: Sultaniya) -> Hashable:
        return int(state.turn), int(state.turns_left), state.is_choosing()

    # --- what happened

    def tell(self, before: Sultaniya, after: Sultaniya, seat: int, move: int, eye: int) -> Line:
        who = {"seat": int(before.turn)}
        move = before.seen(seat, move, eye)
        if move >= TURN_UP:
            return self.tell_nature(before, move, who)
        if move < REVEAL:
            return self.tell_building(before, seat, move)
        if move < PASS:
            return Line("log-reveal-tiles", named_pile(move - REVEAL), who)
        if move == PASS:
            gained = after.sapphires[seat] - before.sapphires[seat]
            return Line("log-pass", {"sapphires": gained}, who)
        if move == DONE:
            return Line("log-done", {}, who)
        if move == UNDER:
            return Line("log-under", self.shown[before.lifted], who)
        return self.tell_call(before, seat, move)

    def propose(self, state: Sultaniya, seat: int, move: int) -> Line:
        """Of a tile's two faces, the one to be turned up is told too; of tiles with the same on them, the edges."""
        line = super().propose(state, seat, move)
        if move >= REVEAL:
            return line
        turned = move % FACES_ON_A_FLOOR % 2 == 1
        edges = ("", "")
        if self.has_like_tile(state, seat, move):
            edges = self.tiles[tile_of(move)].edges
        left, right = reversed(edges) if turned else edges
        args = line.args | {"turned": "yes" if turned else "no", "left": left, "right": right}
        text = "propose-move" if line.text == "log-move" else "propose-build"
        return msgspec.structs.replace(line, text=text, args=args)

    def has_like_tile(self, state: Sultaniya, seat: int, move: int) -> bool:
        """Whether another tile, with the same on it, could be built at the same place."""
        built = [other for other in state.moves(seat) if other // FACES_ON_A_FLOOR == move // FACES_ON_A_FLOOR]
        tile = tile_of(move)
        return any(tile_of(other) != tile and self.shown[tile_of(other)] == self.shown[tile] for other in built)

    def tell_building(self, before: Sultaniya, seat: int, move: int) -> Line:
        """A tile placed: what it brought, and the gate or minaret that it completed."""
        place = move // FACES_ON_A_FLOOR
        foreseen = foresee(before, seat, move)
        args = self.shown[tile_of(move)] | {
            "floor": FLOOR_NAMES[place // STRIDE],
            "place": place % STRIDE + 1,
            "sapphires": foreseen.sapphires,
            "completes": foreseen.completes or "nothing",
        }
        return Line("log-move" if before.lifted != NONE else "log-build", args, {"seat": seat})

    def tell_call(self, before: Sultaniya, seat: int, move: int) -> Line:
        """A djinn called."""
        who = {"seat": seat}
        if move < CALL_RED:
            return Line("log-blue", named_pile(move - CALL_BLUE), who)
        if move < CALL_GREEN:
            place = move - CALL_RED
            lifted = before.palaces[seat * PLACES + place]
            where: dict[str, str | int] = {"floor": FLOOR_NAMES[place // STRIDE], "place": place % STRIDE + 1}
            return Line("log-red", self.shown[lifted // 2] | where, who)
        if move < CALL_GOLD:
            return Line("log-green", {}, who)
        return Line("log-gold", {"floor": FLOOR_NAMES[move - CALL_GOLD]}, who)

    def tell_nature(self, before: Sultaniya, move: int, who: dict[str, int]) -> Line:
        """What nature did."""
        if move == LOOK_UNSEEN:
            return Line("log-look", {}, who)
        if move == DEAL_UNSEEN:
            return Line("log-deal", {"objective": "unseen"}, who)
        if move < LOOK:
            floor = FLOOR_NAMES[before.pile]
            return Line("log-turn", self.shown[move - TURN_UP] | {"floor": floor})
        if move < DEAL:
            return Line("log-look", self.shown[move - LOOK], who)
        if move < SHOW:
            return Line("log-deal", {"objective": OBJECTIVE_NAMES[move - DEAL]}, who)
        if move < BOARD:
            owner = next(seat for seat, held in enumerate(before.objectives) if move - SHOW in members(held))
            return Line("log-show", {"objective": OBJECTIVE_NAMES[move - SHOW]}, {"seat": owner})
        if move < FIRST:
            return Line("log-board", {"character": CHARACTERS[move - BOARD]}, who)
        return Line("log-first", {}, {"seat": move - FIRST})

    # --- the end

    def reason(self, state: Sultaniya) -> str:
        if any(state.roof_is_complete(seat) for seat in range(state.seats)):
            return "end-roof"
        return "end-passes" if state.turns_left else "end-turns"

    def breakdown(self, state: Sultaniya) -> list[ScoreLine]:
        seats = range(state.seats)
        symbols = [state.edition.symbols(state.palaces, seat * PLACES) for seat in seats]
        lines = [
            ScoreLine("score-small", [int(state.small_points(seat, symbols[seat])) for seat in seats]),
            ScoreLine("score-middle", [int(state.middle_points(seat, symbols[seat])) for seat in seats]),
            ScoreLine("score-great", [int(state.great_points(seat, symbols[seat])) for seat in seats]),
            ScoreLine("score-guards", [int(state.guard_points(seat)) for seat in seats]),
            ScoreLine("score-bonus", [int(state.edition.bonuses(state.palaces, seat * PLACES)) for seat in seats]),
        ]
        kinds = {
            "score-row": range(BY_COLUMN),
            "score-column": range(BY_COLUMN, BY_DJINNS),
            "score-djinns": [BY_DJINNS],
            "score-pairs": [BY_PAIRS],
        }
        for text, objectives in kinds.items():
            lines.append(ScoreLine(text, [objective_points(state, seat, objectives) for seat in seats]))
        return lines


def tile_of(move: int) -> int:
    """The tile that a move builds."""
    place, face = divmod(move, FACES_ON_A_FLOOR)
    return FIRST_TILE[place // STRIDE] + face // 2


def named_pile(number: int) -> dict[str, str | int]:
    """A pile and a number of its tiles, for the texts."""
    return {"floor": FLOOR_NAMES[number // 3], "tiles": number % 3 + 1}


def objective_points(state: Sultaniya, seat: int, kinds: Sequence[int]) -> int:
    """What a seat's objectives of some kinds bring it."""
    held = members(state.objectives[seat])
    return sum(int(state.objective_points(seat, objective)) for objective in held if objective in kinds)


GAME = SultaniyaGame("sultaniya")
