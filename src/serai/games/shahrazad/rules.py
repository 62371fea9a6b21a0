"""Shahrazad: the rules, in the order of the rulebook.

22 story tiles, numbered 0 to 21, in four colours. Alone or in twos the players lay them side by side, so that
numbers rise from left to right and colours touch. Two rounds, summed; then the king gives his verdict.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.shahrazad.rules_count import COUNTED, Telling, points
from serai.games.shahrazad.rules_table import (
    CENTRE,
    CHOSEN,
    COLUMN,
    COLUMNS,
    GONE,
    HAND,
    HAND_SIZE,
    HEIGHTS,
    NO_TILE,
    PILE,
    PLACES,
    SHOWN,
    TILES,
    TOUCHING,
    bits,
    column_limit,
    columns_of,
    draw_from,
    leftmost,
    nth_bit,
    open_slots,
    rightmost,
    tile_at,
)
from serai.games.state import CHANCE, NOBODY, State

# --- the moves -----------------------------------------------------------------------------------

# 0-21: the tile that a player chooses. From DRAW: a tile that nature turns up, deals or draws; DRAW_UNSEEN stands for
# one that one has not seen. From KEEP: the column kept for the second round. From AT: the place for the chosen tile;
# where a tile lies already, it is replaced.
DRAW: Final = TILES
DRAW_UNSEEN: Final = DRAW + TILES
KEEP: Final = DRAW_UNSEEN + 1
AT: Final = KEEP + COLUMNS
MOVES: Final = AT + PLACES

# --- a game --------------------------------------------------------------------------------------

TURNING: Final = 0  # nature turns up the first tile of the table
DEALING: Final = 1  # nature deals two tiles to each seat
CHOOSING: Final = 2  # the seat whose turn it is chooses a tile
PLACING: Final = 3  # the same seat says where it goes
DRAWING: Final = 4  # nature draws for the seat that has placed or replaced
KEEPING: Final = 5  # the first player chooses the column that stays for the second round
OVER: Final = 6


class Shahrazad(State):
    """A position of Shahrazad. `turn` is the seat that plays, or that the next tile is for."""

    def __init__(
        self,
        seats: int,
        phase: int,
        round: int,
        turn: int,
        owed: int,
        places: list[int],
        colours: list[int],
        counted: list[int],
    ) -> None:
        super().__init__(seats)
        self.phase: i64 = phase
        self.round: i64 = round
        self.turn: i64 = turn
        self.owed: i64 = owed  # the tiles to be placed in a turn after replacing; 0 in any other turn
        self.places = places  # where each tile is; tiles nobody has seen are in no order
        self.colours = colours  # of each tile; never changes
        self.counted = counted  # the counts of the rounds that are over

    def to_move(self) -> int:
        if self.phase == CHOOSING or self.phase == PLACING or self.phase == KEEPING:
            return self.turn
        return NOBODY if self.phase == OVER else CHANCE

    def hand(self, seat: int) -> list[int]:
        """The tiles of a hand."""
        return [tile for tile in range(TILES) if self.holds(seat, tile)]

    def holds(self, seat: i64, tile: i64) -> bool:
        """Whether a tile is in a hand."""
        place: i64 = self.places[tile]
        return place == HAND - seat or place == SHOWN - seat

    def hand_size(self, seat: i64) -> i64:
        """How many tiles are in a hand."""
        size: i64 = 0
        for tile in range(TILES):
            if self.holds(seat, tile):
                size += 1
        return size

    def has_pile(self) -> bool:
        """Whether there is still a tile to draw."""
        return tile_at(self.places, PILE) != NO_TILE

    def may_replace(self) -> bool:
        """Not in the turn after replacing, nor once the pile is empty."""
        return self.owed == 0 and self.has_pile()

    def moves(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return self.chances()
        if seat == self.turn:
            if self.phase == CHOOSING:
                return self.hand(seat)
            if self.phase == PLACING:
                return self.placings()
            if self.phase == KEEPING:
                return [KEEP + column for column in range(COLUMNS) if self.has_column(column)]
        return []

    def chances(self) -> list[int]:
        """Nature's moves: any tile of the pile."""
        if self.phase == TURNING or self.phase == DEALING or self.phase == DRAWING:
            return [DRAW + tile for tile in range(TILES) if self.places[tile] == PILE]
        return []

    def odds(self) -> list[int]:
        return [1] * self.places.count(PILE)

    def random_move(self, seat: int, dice: Dice) -> int:
        if seat == CHANCE:
            return DRAW + draw_from(self.places, dice)
        if self.phase == PLACING:
            return self.random_placing(dice)
        return super().random_move(seat, dice)

    def why_not(self, seat: int, move: int) -> str:
        if self.phase == OVER:
            return "over"
        if seat == CHANCE:
            natures = DRAW <= move < DRAW_UNSEEN and self.to_move() == CHANCE
            return "" if natures and self.places[move - DRAW] == PILE else "not-natures"
        if seat != self.to_move():
            return "not-your-turn"
        if move < 0 or DRAW <= move < KEEP or move >= MOVES:
            return "not-a-players"
        if self.phase == KEEPING or KEEP <= move < AT:
            kept = self.phase == KEEPING and KEEP <= move < AT and self.has_column(move - KEEP)
            return "" if kept else "keep-a-column"
        if (move < AT) != (self.phase == CHOOSING):
            return "tile-then-place"
        if move >= AT:
            return self.placing_forbidden(move - AT)
        return "" if self.holds(seat, move) else "tile-in-hand"

    def play(self, seat: int, move: int) -> None:
        if move < DRAW:
            self.places[move] = CHOSEN
            self.phase = PLACING
        elif move < KEEP:
            self.draw(move - DRAW)
        elif move < AT:
            self.keep(move - KEEP)
        else:
            self.put(move - AT)

    # Placing a tile: beside another, in a column that has room. Or replacing one, in its place.

    def placing_forbidden(self, place: int) -> str:
        """The rule that forbids the chosen tile on a place, or nothing."""
        if place in self.places:
            if self.owed:
                return "place-two"
            return "" if self.has_pile() else "no-replacing-without-pile"
        for near in TOUCHING[place]:
            if near in self.places:
                break
        else:
            return "touch"
        column = [other for other in self.places if other >= 0 and COLUMN[other] == COLUMN[place]]
        return "column-limit" if len(column) == column_limit(self.seats) else ""

    def placings(self) -> list[int]:
        """All that `placing_forbidden` allows."""
        columns, limit = columns_of(self.places), column_limit(self.seats)
        replacing = self.may_replace()
        found: list[int] = []
        for column in range(leftmost(columns) - 1, rightmost(columns) + 2):
            slots = open_slots(columns, column, limit, replacing)
            move: i64 = AT + (column - 1) * HEIGHTS
            while slots:
                if slots & 1:
                    found.append(move)
                move += 1
                slots >>= 1
        return found

    def random_placing(self, dice: Dice) -> int:
        """One of the `placings`, each with the same chance, without listing them."""
        columns, limit = columns_of(self.places), column_limit(self.seats)
        replacing = self.may_replace()
        column = leftmost(columns) - 1
        total: i64 = 0
        for other in range(column, rightmost(columns) + 2):
            total += bits(open_slots(columns, other, limit, replacing))
        left = dice.below(total)
        while True:
            slots = open_slots(columns, column, limit, replacing)
            inside = bits(slots)
            if left < inside:
                return AT + (column - 1) * HEIGHTS + nth_bit(slots, left)
            left -= inside
            column += 1

    def put(self, place: int) -> None:
        """The chosen tile comes to its place; what lay there is taken into the hand."""
        chosen = tile_at(self.places, CHOSEN)
        replaced = tile_at(self.places, place)
        if replaced != NO_TILE:
            self.places[replaced] = SHOWN - self.turn
        self.places[chosen] = place
        if self.owed == 2:
            self.owed = 1
            self.phase = CHOOSING
        else:
            self.finish_turn()

    # Then draw a tile while the pile lasts. Three in hand, after replacing, are two to be placed.

    def finish_turn(self) -> None:
        self.owed = 0
        if self.has_pile():
            self.phase = DRAWING
        else:
            self.pass_turn_on()

    def draw(self, tile: int) -> None:
        """Nature turns up, deals or draws a tile."""
        if self.phase == TURNING:
            self.places[tile] = CENTRE
            self.phase = DEALING
            return
        self.places[tile] = HAND - self.turn
        if self.phase == DRAWING:
            self.pass_turn_on()
        elif self.hand_size(self.turn) == HAND_SIZE:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
                self.phase = CHOOSING

    def pass_turn_on(self) -> None:
        """The turn goes on, past a player with an empty hand; the round ends when every tile is on the table."""
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            size = self.hand_size(seat)
            if size:
                self.turn = seat
                self.owed = 2 if size > HAND_SIZE else 0
                self.phase = CHOOSING
                return
        self.end_round()

    # Counting. A first round above zero is followed by a second one, around a column that stays.

    def end_round(self) -> None:
        counted = Telling(self.places, self.colours).count()
        self.counted = self.counted + counted
        self.turn = 0
        self.phase = KEEPING if self.round == 1 and points(counted) > 0 else OVER

    def has_column(self, column: int) -> bool:
        """Whether a column has tiles. After a round above zero, some of them are face up."""
        return any(place >= 0 and COLUMN[place] == column for place in self.places)

    def keep(self, column: int) -> None:
        """Face-down tiles leave the game; one column stays, closed up; the others are shuffled."""
        upright = Telling(self.places, self.colours).upright
        kept = sorted([place for tile, place in enumerate(self.places) if upright[tile] and COLUMN[place] == column])
        for tile, place in enumerate(self.places):
            if not upright[tile]:
                self.places[tile] = GONE
            elif place in kept:
                self.places[tile] = CENTRE + kept.index(place)
            else:
                self.places[tile] = PILE
        self.round = 2
        self.phase = DEALING

    def round_scores(self) -> list[int]:
        """The score of each round that is over."""
        return [points(self.counted[start : start + COUNTED]) for start in range(0, len(self.counted), COUNTED)]

    def scores(self) -> list[int]:
        return [sum(self.round_scores())] * self.seats

    def results(self) -> list[float]:
        """The part of all points that could be had: every tile, in a group, twice."""
        return [score / (2.0 * TILES) for score in self.scores()]

    # What is known: one's own hand, the table, the chosen tile, and tiles seen being taken from the table.

    def seen(self, seat: int, move: int, eye: int) -> int:
        if DRAW <= move < DRAW_UNSEEN and self.phase != TURNING and eye != self.turn:
            return DRAW_UNSEEN
        return move

    def redeal(self, eye: int, dice: Dice) -> State:
        world = self.clone()
        for seat in range(self.seats):
            if seat != eye:
                for tile in range(TILES):
                    if world.places[tile] == HAND - seat:
                        world.places[tile] = PILE
        for seat in range(self.seats):
            if seat != eye:
                for _ in range(self.places.count(HAND - seat)):
                    world.places[draw_from(world.places, dice)] = HAND - seat
        return world

    # Copies.

    def clone(self) -> Shahrazad:
        return Shahrazad(
            self.seats, self.phase, self.round, self.turn, self.owed, self.places[:], self.colours, self.counted
        )

    def copy(self) -> State:
        return self.clone()

    def key(self) -> tuple[Any, ...]:
        numbers = (self.seats, int(self.phase), int(self.round), int(self.turn), int(self.owed))
        return (*numbers, tuple(self.places), tuple(self.colours), tuple(self.counted))

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = (self.seats, int(self.phase), int(self.round), int(self.turn), int(self.owed))
        return Shahrazad, (*numbers, self.places, self.colours, self.counted)


def start(seats: int, colours: list[int], first: int | None) -> Shahrazad:
    """The table before anything is dealt; with its first tile, where it is agreed on."""
    places = [PILE] * TILES
    if first is None:
        return Shahrazad(seats, TURNING, 1, 0, 0, places, colours, [])
    places[first] = CENTRE
    return Shahrazad(seats, DEALING, 1, 0, 0, places, colours, [])
