"""Shahrazad, a game of tiles by Yuo."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from serai.games.edition import EditedGame, Listing
from serai.games.game import Line, Option, ScoreLine, Section, Written
from serai.games.shahrazad.edition import COLOUR_NAMES, listings, read_edition
from serai.games.shahrazad.judge import ShahrazadJudge
from serai.games.shahrazad.rules import AT, CHOOSING, DRAW, DRAW_UNSEEN, KEEP, TURNING, Shahrazad, start
from serai.games.shahrazad.rules_count import COUNTED, ORDER, points
from serai.games.shahrazad.rules_table import (
    CHOSEN,
    FARTHEST,
    GONE,
    PILE,
    PLACES,
    TILES,
    TOUCHING,
    column_of,
    height_of,
)
from serai.games.shahrazad.view import ShahrazadForesight, ShahrazadView, foresee, replaced_by, view
from serai.games.state import WATCHER

# `tile 7`: the tile chosen. `at -1 3`: the place for it, column and height in half tiles from the first tile.
# `keep 2`: the column that stays. `draw 7`: nature's.
LINES = [f"tile {tile}" for tile in range(TILES)]
LINES += [f"draw {tile}" for tile in range(TILES)]
LINES += ["draw ?"]
LINES += [f"keep {column}" for column in range(-FARTHEST, FARTHEST + 1)]
LINES += [f"at {column_of(place)} {height_of(place)}" for place in range(PLACES)]
WRITTEN = Written(
    LINES,
    "a move of Shahrazad reads like 'tile 7', then 'at -1 3' (column and height, in half tiles from the "
    "first tile), or 'keep 2' (a column)",
)

SCORE_LINES = (*COLOUR_NAMES, "order", "path", "gaps")


class ShahrazadGame(EditedGame[Shahrazad]):
    """Shahrazad, for the house."""

    version = 1
    aim = "score-together"
    written = WRITTEN
    view_type = ShahrazadView
    foresight_type = ShahrazadForesight
    judge_type = ShahrazadJudge
    weighed = {"scored": 1.0, "groups": 1.0, "disordered": -1.5, "severed": -0.5, "gaps": -1.0, "ready": 0.5}
    options = [Option("first", ["any", "10", "11"], "any")]
    rules = [
        Section("goal", ["goal", "together"]),
        Section("setup", ["first-tile", "deal", "dealer"]),
        Section("turn", ["tile-in-hand", "tile-then-place", "draw"]),
        Section("place", ["touch", "half-tile", "column-limit", "any-number-of-columns"]),
        Section("replace", ["replace", "place-two", "no-replacing-without-pile"]),
        Section("end", ["round-end", "empty-hand"]),
        Section(
            "count", ["order", "at-once", "path", "broken-path", "groups", "turned-tiles", "gaps", "never-below-zero"]
        ),
        Section("second-round", ["second-round", "turned-tiles-leave", "keep-a-column", "who-keeps"]),
        Section("verdict", ["verdict", "same-scale"]),
    ]
    rulings = ["dealer", "empty-hand", "at-once", "never-below-zero", "who-keeps", "same-scale"]

    def play_with(self, edition: Path | str) -> None:
        self.edition = read_edition(edition)
        self.edition_name = self.edition.name

    def listings(self) -> list[Listing]:
        return listings(self.edition)

    def start(self, seats: int, options: dict[str, str]) -> Shahrazad:
        first = options["first"]
        return start(seats, self.edition.colours, None if first == "any" else int(first))

    def view(self, state: Shahrazad, eye: int) -> ShahrazadView:
        return view(state, eye, self.edition)

    def foresee(self, state: Shahrazad, seat: int, move: int) -> ShahrazadForesight:
        return foresee(state, seat, move)

    def mates(self, state: Shahrazad, seat: int) -> list[int]:
        # A tile is chosen alone; where it goes is discussed.
        if state.phase == CHOOSING:
            return []
        return [WATCHER, *(other for other in range(state.seats) if other != seat)]

    def tell(self, before: Shahrazad, after: Shahrazad, seat: int, move: int, eye: int) -> Line:
        who = {"seat": int(before.turn)}
        move = before.seen(seat, move, eye)
        if move < DRAW:
            return Line("log-choose", self.named(before, move), who, passing=True)
        if move == DRAW_UNSEEN:
            return Line("log-draw-unseen", {}, who, passing=True)
        if move < KEEP:
            args = self.named(before, move - DRAW)
            is_first = before.phase == TURNING
            return Line("log-first-tile", args) if is_first else Line("log-draw", args, who, passing=True)
        if move < AT:
            kept = sum(place >= 0 for place in after.places)
            gone, shuffled = after.places.count(GONE), after.places.count(PILE)
            score = int(before.round_scores()[-1])
            return Line("log-keep", {"points": score, "kept": kept, "gone": gone, "shuffled": shuffled}, who)
        return self.tell_placing(before, after, move)

    def tell_placing(self, before: Shahrazad, after: Shahrazad, move: int) -> Line:
        """A tile placed, or put in place of another. What a round scores is told once it is counted."""
        who = {"seat": int(before.turn)}
        replaced = replaced_by(before, move)
        args = self.named(before, before.places.index(CHOSEN))
        if replaced is not None:
            return Line("log-replace", args | {"replaced": replaced}, who)
        last = "yes" if len(after.counted) > len(before.counted) else "no"
        return Line("log-place", args | {"last": last}, who)

    def propose(self, state: Shahrazad, seat: int, move: int) -> Line:
        """A place is told by a tile that it touches, in the same column if there is one; a log need not say where."""
        if KEEP <= move < AT:
            return self.propose_keeping(state, seat, move)
        if move < KEEP:
            return self.propose_choosing(state, seat, move)
        where = self.where(state, move)
        if where is None or where["side"] == "instead":
            return super().propose(state, seat, move)
        return Line("propose-place", self.named(state, state.places.index(CHOSEN)) | where, {"seat": seat})

    def propose_choosing(self, state: Shahrazad, seat: int, move: int) -> Line:
        """A tile is told with its place: the one that looks best, from which the coach counts what it would bring."""
        after = state.clone()
        after.play(seat, move)
        places = after.moves(seat)
        hunches = self.judge.hunches(after, seat, places) or [0.0] * len(places)
        best = places[hunches.index(max(hunches))]
        where = self.where(after, best)
        if where is None:
            return super().propose(state, seat, move)
        return Line("propose-choose", self.named(state, move) | where, {"seat": seat})

    def where(self, state: Shahrazad, move: int) -> dict[str, str | int] | None:
        """A place, for the texts: on which side of which tile, or instead of which; nothing where it touches none."""
        replaced = replaced_by(state, move)
        if replaced is not None:
            return {"side": "instead", "near": replaced}
        place = move - AT
        beside = [tile for tile in range(TILES) if state.places[tile] in TOUCHING[place]]
        if not beside:
            return None
        near = min(beside, key=lambda tile: abs(column_of(state.places[tile]) - column_of(place)))
        across = column_of(place) - column_of(state.places[near])
        up = height_of(place) - height_of(state.places[near])
        return {"side": f"{'above' if up > 0 else 'below'}{('', '-right', '-left')[across]}", "near": near}

    def propose_keeping(self, state: Shahrazad, seat: int, move: int) -> Line:
        """A column is told by its number from the left and by the tiles that stay."""
        after = state.clone()
        after.play(seat, move)
        kept = [tile for tile, place in enumerate(after.places) if place >= 0]
        first = min(column_of(place) for place in state.places if place >= 0)
        args: dict[str, str | int] = {
            "column": move - KEEP - FARTHEST - first + 1,
            "kept": len(kept),
            "tiles": ", ".join(map(str, kept[:-1])),
            "last": kept[-1] if kept else 0,
        }
        return Line("propose-keep", args, {"seat": seat})

    def turn(self, state: Shahrazad) -> Hashable:
        return state.to_move(), sum(place >= 0 for place in state.places)

    def named(self, state: Shahrazad, tile: int) -> dict[str, str | int]:
        """A tile, for the texts."""
        return {"tile": tile, "colour": COLOUR_NAMES[state.colours[tile]]}

    def reason(self, state: Shahrazad) -> str:
        if state.round == 1:
            return "end-after-one-round"
        return f"end-verdict-{self.edition.verdict(state.seats, state.scores()[0])}"

    def to_next(self, state: Shahrazad) -> int | None:
        score = state.scores()[0]
        higher = [least - score for least in self.edition.verdicts[state.seats] if least > score]
        return min(higher) if higher and state.round != 1 else None

    def breakdown(self, state: Shahrazad) -> list[ScoreLine]:
        lines: list[ScoreLine] = []
        for round in range(len(state.counted) // COUNTED):
            counted = state.counted[round * COUNTED : (round + 1) * COUNTED]
            signed = counted[:ORDER] + [-number for number in counted[ORDER:]]
            named = list(zip(SCORE_LINES, signed, strict=True))
            if sum(signed) < 0:
                named.append(("floor", points(counted) - sum(signed)))
            lines += [
                ScoreLine(f"score-{name}", [number] * state.seats, f"score-round-{round + 1}") for name, number in named
            ]
        return lines


GAME = ShahrazadGame("shahrazad")
