"""Shahrazad: the rules, in the order of the rulebook.

22 story tiles, numbered 0 to 21, in four colours. Alone or in twos the players lay them side by side, so that
numbers rise from left to right and colours touch. Two rounds, summed; then the king gives his verdict.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY, State

# --- the tiles -----------------------------------------------------------------------------------

TILES: Final = 22
NO_TILE: Final = TILES
COLOURS: Final = 4  # red, blue, yellow, black: which tile has which is the edition's affair
HAND_SIZE: Final = 2

# --- the table -----------------------------------------------------------------------------------

# Columns of tiles, each shifted by half a tile against its neighbours. A place is a column and a height in half
# tiles, counted from the first tile, (0, 0); even columns have even heights, odd columns odd ones.
#
# The table is as large as it can ever get. Every tile can be reached from the first one over touching tiles. Of the 21
# steps of the longest such way each leads at most one column on. A step up is two half tiles, a step aside one; as no
# column has more than four tiles, 22 tiles take six columns, so at least five steps lead aside: at most 16 * 2 + 5 up.
# In the second round the same holds from the lowest tile of the column that stays, which then is the first one.
FARTHEST: Final = 21
HIGHEST: Final = 37
COLUMNS: Final = 2 * FARTHEST + 1
HEIGHTS: Final = HIGHEST + 1
PLACES: Final = COLUMNS * HEIGHTS


def column_limit(seats: i64) -> i64:
    """How many tiles a column may have: four for one player, three for two."""
    return 4 if seats == 1 else 3


def place_at(column: int, height: int) -> int:
    """The number of a place; -1 where there is none."""
    if not -FARTHEST <= column <= FARTHEST or not -HIGHEST <= height <= HIGHEST or (column + height) % 2:
        return -1
    return (column + FARTHEST) * HEIGHTS + (height + HIGHEST) // 2


def column_of(place: int) -> int:
    """The column of a place."""
    return place // HEIGHTS - FARTHEST


def height_of(place: int) -> int:
    """The height of a place, in half tiles."""
    return place % HEIGHTS * 2 - HIGHEST + (column_of(place) + 1) % 2


def around(place: int, steps: list[tuple[int, int]]) -> list[int]:
    """The places so many columns and half tiles away."""
    column, height = column_of(place), height_of(place)
    found = [place_at(column + aside, height + up) for aside, up in steps]
    return [near for near in found if near >= 0]


COLUMN: Final = [place // HEIGHTS for place in range(PLACES)]  # counted from the leftmost of all
CENTRE: Final = place_at(0, 0)
LEFT: Final = [around(place, [(-1, -1), (-1, 1)]) for place in range(PLACES)]
RIGHT: Final = [around(place, [(1, -1), (1, 1)]) for place in range(PLACES)]
ABOVE_AND_BELOW: Final = [around(place, [(0, -2), (0, 2)]) for place in range(PLACES)]
TOUCHING: Final = [LEFT[place] + ABOVE_AND_BELOW[place] + RIGHT[place] for place in range(PLACES)]

# Where a tile is: a place on the table, or one of these. A hand's number is below: HAND - seat, SHOWN - seat.
PILE: Final = -1
GONE: Final = -2  # face down after the first round, out of the game
CHOSEN: Final = -3  # shown to all, its place still to be said
HAND: Final = -4
SHOWN: Final = -6  # in a hand, but everyone saw it taken from the table


def tile_at(places: list[int], place: i64) -> i64:
    """The first tile that is in a place, on the table or elsewhere; NO_TILE if none is."""
    for tile in range(TILES):
        if places[tile] == place:
            return tile
    return NO_TILE


# --- counting a round ----------------------------------------------------------------------------

# A round's count is seven numbers: the largest group of each colour, then, from ORDER on, what is taken off: the tiles
# turned by the first check, those turned by the second, and the gaps.
ORDER: Final = 4
COUNTED: Final = 7


class Telling:
    """A table, counted as if the round ended now: which tiles are turned, and what the others tell."""

    def __init__(self, places: list[int], colours: list[int]) -> None:
        self.places = places
        self.colours = colours
        self.laid = sorted([place for place in places if place >= 0])
        self.tiles = [NO_TILE] * PLACES  # by place
        self.upright = [False] * (TILES + 1)  # by tile; NO_TILE never is
        for place in self.laid:
            tile = tile_at(places, place)
            self.tiles[place] = tile
            self.upright[tile] = True
        self.disordered = self.out_of_order()
        self.turn(self.disordered)
        self.ordered = self.upright[:]
        self.severed = self.cut_off()
        self.turn(self.severed)
        self.groups = [self.largest_group(colour) for colour in range(COLOURS)]
        self.gaps = self.empty_between()

    def out_of_order(self) -> list[int]:
        """First check: the tiles that touch a lower number on their right. They are turned, all at once."""
        found: list[int] = []
        for place in self.laid:
            tile = self.tiles[place]
            for near in RIGHT[place]:
                if self.tiles[near] < tile:
                    found.append(tile)
                    break
        return found

    def cut_off(self) -> list[int]:
        """Second check: the other tiles that are on no way of face-up tiles from the first to the last column."""
        from_first = self.reach(self.laid, LEFT)
        to_last = self.reach(self.laid[::-1], RIGHT)
        found: list[int] = []
        for place in self.laid:
            tile = self.tiles[place]
            if self.upright[tile] and not (from_first[tile] and to_last[tile]):
                found.append(tile)
        return found

    def reach(self, laid: list[int], back: list[list[int]]) -> list[bool]:
        """The tiles that a way leads to. Places are numbered column by column, so one sweep finds every way."""
        reached = [False] * (TILES + 1)
        start = COLUMN[laid[0]]
        for place in laid:
            tile = self.tiles[place]
            if self.upright[tile]:
                reached[tile] = COLUMN[place] == start
                for near in back[place]:
                    if reached[self.tiles[near]]:
                        reached[tile] = True
        return reached

    def turn(self, tiles: list[int]) -> None:
        """Tiles are turned face down."""
        for tile in tiles:
            self.upright[tile] = False

    def largest_group(self, colour: int) -> list[int]:
        """The most touching face-up tiles of a colour; of equal groups only one counts."""
        left = [self.upright[tile] and self.colours[tile] == colour for tile in range(TILES)] + [False]
        best: list[int] = []
        for tile in range(TILES):
            if left[tile]:
                left[tile] = False
                group = [tile]
                for member in group:
                    for near in TOUCHING[self.places[member]]:
                        other = self.tiles[near]
                        if left[other]:
                            left[other] = False
                            group.append(other)
                if len(group) > len(best):
                    best = group
        return best

    def empty_between(self) -> list[int]:
        """The empty places between two tiles of a column."""
        found: list[int] = []
        for index in range(1, len(self.laid)):
            below, above = self.laid[index - 1], self.laid[index]
            if above != below + 1 and COLUMN[below] == COLUMN[above]:
                found.extend(range(below + 1, above))
        return found

    def sense(self) -> float:
        """How near a table is to one that scores, from 0 to 1, even while its path is broken.

        Tiles in order count three parts, or eight where they touch such tiles on both sides; a gap costs three.
        """
        first, last = COLUMN[self.laid[0]], COLUMN[self.laid[-1]]
        parts = -3 * len(self.gaps)
        for place in self.laid:
            if self.ordered[self.tiles[place]]:
                led_to = COLUMN[place] == first or self.meets_ordered(LEFT[place])
                leads_on = COLUMN[place] == last or self.meets_ordered(RIGHT[place])
                parts += 8 if led_to and leads_on else 3
        return max(0.0, parts / (8.0 * len(self.laid)))

    def meets_ordered(self, places: list[int]) -> bool:
        """Whether a tile in order lies on one of these places."""
        return any(self.ordered[self.tiles[place]] for place in places)

    def count(self) -> list[int]:
        """The round's count, in numbers."""
        groups = [len(group) for group in self.groups]
        return [*groups, len(self.disordered), len(self.severed), len(self.gaps)]


def points(counted: list[int]) -> int:
    """The score of a round: never below zero."""
    return max(0, sum(counted[:ORDER]) - sum(counted[ORDER:]))


# --- the moves -----------------------------------------------------------------------------------

# 0-21: the tile that a player chooses. From DRAW: a tile that nature turns up, deals or draws; DRAW_UNSEEN stands for
# one that one has not seen. From KEEP: the column kept for the second round. From AT: the place for the chosen tile;
# where a tile lies already, it is replaced.
DRAW: Final = TILES
DRAW_UNSEEN: Final = DRAW + TILES
KEEP: Final = DRAW_UNSEEN + 1
AT: Final = KEEP + COLUMNS
MOVES: Final = AT + PLACES

# The places of a column are numbered upwards; each has a bit of its own.
MIDDLE: Final = FARTHEST + 1  # with an empty column at the left end
BIT: Final = [1 << place % HEIGHTS for place in range(PLACES)]

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
        columns = self.columns()
        replacing = self.may_replace()
        found: list[int] = []
        for column in range(leftmost(columns) - 1, rightmost(columns) + 2):
            slots = self.open_slots(columns, column, replacing)
            move: i64 = AT + (column - 1) * HEIGHTS
            while slots:
                if slots & 1:
                    found.append(move)
                move += 1
                slots >>= 1
        return found

    def random_placing(self, dice: Dice) -> int:
        """One of the `placings`, each with the same chance, without listing them."""
        columns = self.columns()
        replacing = self.may_replace()
        column = leftmost(columns) - 1
        total: i64 = 0
        for other in range(column, rightmost(columns) + 2):
            total += bits(self.open_slots(columns, other, replacing))
        left = dice.below(total)
        while True:
            slots = self.open_slots(columns, column, replacing)
            inside = bits(slots)
            if left < inside:
                return AT + (column - 1) * HEIGHTS + nth_bit(slots, left)
            left -= inside
            column += 1

    def columns(self) -> list[int]:
        """The tiles of every column, a bit for each; with an empty column at either end."""
        columns = [0] * (COLUMNS + 2)
        for tile in range(TILES):
            place: i64 = self.places[tile]
            if place >= 0:
                column: i64 = COLUMN[place]
                taken: i64 = columns[column + 1]
                bit: i64 = BIT[place]
                columns[column + 1] = taken | bit
        return columns

    def open_slots(self, columns: list[int], column: i64, replacing: bool) -> i64:
        """Where the chosen tile may go in a column, a bit for each place."""
        taken: i64 = columns[column]
        slots: i64 = taken if replacing else 0
        if bits(taken) < column_limit(self.seats):
            left: i64 = columns[column - 1]
            right: i64 = columns[column + 1]
            beside = left | right
            # A tile of an even column touches those two of an odd one that have its own slot and the next higher.
            beside |= beside << 1 if column & 1 else beside >> 1
            slots |= (taken << 1 | taken >> 1 | beside) & ~taken
        return slots

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

    def worth(self) -> list[float]:
        """The result, made climbable: careless games all score nothing, but some are nearer to a score than others."""
        sense = Telling(self.places, self.colours).sense()
        if self.round == 1:
            # The nearer to a score, the more every tile matters.
            return [0.6 * sense * sense * sense * sense] * self.seats
        return [0.6 + 0.1 * sense + 0.3 * result for result in self.results()]

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


def leftmost(columns: list[int]) -> i64:
    """The first column with tiles: there is no empty one between it and the middle."""
    column: i64 = MIDDLE
    while columns[column - 1] != 0:
        column -= 1
    return column


def rightmost(columns: list[int]) -> i64:
    """The last column with tiles."""
    column: i64 = MIDDLE
    while columns[column + 1] != 0:
        column += 1
    return column


def bits(mask: i64) -> i64:
    """How many tiles a column has."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of a mask's bit, counted from the lowest one, which is number 0."""
    slot: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return slot
            n -= 1
        mask >>= 1
        slot += 1


def draw_from(places: list[int], dice: Dice) -> int:
    """A tile drawn blindly from the pile."""
    size: i64 = 0
    for place in places:
        if place == PILE:
            size += 1
    left = dice.below(size)
    for tile in range(TILES):
        if places[tile] == PILE:
            if left == 0:
                return tile
            left -= 1
    raise ValueError("an empty pile has no tile to draw")


def start(seats: int, colours: list[int], first: int | None) -> Shahrazad:
    """The table before anything is dealt; with its first tile, where it is agreed on."""
    places = [PILE] * TILES
    if first is None:
        return Shahrazad(seats, TURNING, 1, 0, 0, places, colours, [])
    places[first] = CENTRE
    return Shahrazad(seats, DEALING, 1, 0, 0, places, colours, [])
