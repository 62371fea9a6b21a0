"""Sultaniya's palaces: where a tile may stand, and what a palace shows.

A palace is four floors, each shifted by half a tile against the one below: ground, walls, residences,
roofs. The ground and the residences have six places, the walls and the roofs five, above the joints.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

# --- the floors ----------------------------------------------------------------------------------

GROUND: Final = 0
WALLS: Final = 1
RESIDENCES: Final = 2
ROOFS: Final = 3
FLOORS: Final = 4

#: Places side by side on each floor, and half-columns from one secret objective to the other.
WIDTHS: Final = [6, 5, 6, 5]
HALF_COLUMNS: Final = 12

# A place is floor * 7 + its number from the left; the seventh of a floor is never built on, so that the
# places before and after any other are its neighbours. A set of places is one number with a bit for each.
STRIDE: Final = 7
PLACES: Final = FLOORS * STRIDE
BIT: Final = [1 << number for number in range(60)]


def is_place(place: int) -> bool:
    """Whether a number is that of a place."""
    return 0 <= place < PLACES and place % STRIDE < WIDTHS[place // STRIDE]


def places_below(place: int) -> list[int]:
    """The places that hold up a place: the two under its halves, or one at the ends, or the board."""
    floor = place // STRIDE
    shift = 0 if floor % 2 else -1
    below = [place - STRIDE + shift, place - STRIDE + shift + 1]
    return [under for under in below if is_place(under) and under // STRIDE == floor - 1]


def half_columns(place: int) -> tuple[int, int]:
    """The half-columns that the two halves of a place stand in."""
    left = place % STRIDE * 2 + place // STRIDE % 2
    return left, left + 1


def places(*wanted: int) -> int:
    """A set of places."""
    return sum([BIT[place] for place in wanted])


EVERYWHERE: Final = sum([BIT[place] for place in range(PLACES) if is_place(place)])
ON_FLOOR: Final = [
    sum([BIT[place] for place in range(PLACES) if is_place(place) and place // STRIDE == floor])
    for floor in range(FLOORS)
]
EVEN_FLOORS: Final = ON_FLOOR[GROUND] | ON_FLOOR[RESIDENCES]
ODD_FLOORS: Final = ON_FLOOR[WALLS] | ON_FLOOR[ROOFS]
BELOW: Final = [places(*places_below(place)) if is_place(place) else 0 for place in range(PLACES)]
#: Printed on every board: two ground tiles in the middle, and the wall above their joint.
PRINTED: Final = [2, 3, STRIDE + 2]
PRINTED_PLACES: Final = places(2, 3, STRIDE + 2)
#: From an empty place here one leaves the palace at once: to the sky, or past its ends.
OUTLETS: Final = ON_FLOOR[ROOFS] | sum(
    [BIT[floor * STRIDE] | BIT[floor * STRIDE + WIDTHS[floor] - 1] for floor in range(FLOORS)]
)


def above(some: i64) -> i64:
    """The places that stand on any of these, wholly or by half."""
    odd: i64 = ODD_FLOORS
    even: i64 = EVEN_FLOORS
    everywhere: i64 = EVERYWHERE
    return (some << 7 | (some & odd) << 8 | (some & even) << 6) & everywhere


def around(some: i64) -> i64:
    """The places that touch any of these: beside, above or below."""
    odd: i64 = ODD_FLOORS
    even: i64 = EVEN_FLOORS
    everywhere: i64 = EVERYWHERE
    below: i64 = some >> 7 | (some & odd) >> 6 | (some & even) >> 8
    return (some << 1 | some >> 1 | below | above(some)) & everywhere


def reach(start: i64, within: i64) -> i64:
    """All places of a set that can be come to from some of them, from touching place to touching place."""
    reached: i64 = start & within
    while True:
        further: i64 = (reached | around(reached)) & within
        if further == reached:
            return reached
        reached = further


def has_hole(built: i64) -> bool:
    """Whether an empty place has no way out, through empty places, to the sky or past the palace's ends."""
    everywhere: i64 = EVERYWHERE
    outlets: i64 = OUTLETS
    empty: i64 = everywhere & ~built
    return reach(outlets, empty) != empty


def stands_free(built: i64) -> i64:
    """The empty places with something below them (the board will do) that touch the palace."""
    everywhere: i64 = EVERYWHERE
    ground: i64 = ON_FLOOR[GROUND]
    return everywhere & ~built & around(built) & (ground | above(built))


def open_places(built: i64) -> i64:
    """The places where the next tile may stand, as far as its edges allow."""
    found: i64 = 0
    rest: i64 = stands_free(built)
    while rest:
        place: i64 = rest & -rest
        rest ^= place
        if not has_hole(built | place):
            found |= place
    return found


def loose_places(built: i64) -> i64:
    """The built places whose tile can be taken away: what stays still stands, touches and leaves no hole."""
    printed: i64 = PRINTED_PLACES
    ground: i64 = ON_FLOOR[GROUND]
    everywhere: i64 = EVERYWHERE
    outlets: i64 = OUTLETS
    found: i64 = 0
    rest: i64 = built & ~printed
    while rest:
        place: i64 = rest & -rest
        rest ^= place
        stays: i64 = built ^ place
        if stays & ~(ground | above(stays)):
            continue
        # The palace had no hole: only the place itself can become one.
        if not place & outlets and not around(place) & everywhere & ~built:
            continue
        if reach(printed, stays) == stays:
            found |= place
    return found


# --- the tiles -----------------------------------------------------------------------------------

TILES_ON: Final = [20, 20, 28, 25]
FIRST_TILE: Final = [0, 20, 40, 68]
TILES: Final = 93
#: No floor has more faces than this: two a tile.
FACES_ON_A_FLOOR: Final = 56

# The patterns of a tile's side edges.
WALL: Final = 0
ARCADE: Final = 1
GATE: Final = 2
SHAFT: Final = 3
ANY: Final = 4
PATTERNS: Final = 5

# What a tile is besides its symbols.
PLAIN: Final = 0
LINTEL: Final = 1
SPIRE: Final = 2

# Symbols. A handful of them is one number with seven bits for each: handfuls are put together by adding.
WINDOW: Final = 0
TOWER: Final = 1
GUARD: Final = 2
SAPPHIRE: Final = 3
CUPOLA: Final = 4
GARDEN: Final = 5
WHOLE_GATE: Final = 6
WHOLE_MINARET: Final = 7
SYMBOLS: Final = 8
SYMBOL: Final = [1 << 7 * symbol for symbol in range(SYMBOLS)]

# Faces: tile * 2 for its front, one more for its mirror image; then three for each board; then no tile.
BOARDS: Final = 8
PRINTED_FACE: Final = 2 * TILES
NO_FACE: Final = PRINTED_FACE + 3 * BOARDS


def count(handful: i64, symbol: i64) -> i64:
    """How many of a symbol are in a handful."""
    return (handful >> (symbol * 7)) & 127


class Edition:
    """The tiles and boards played with, as tables by face (edges, halves, bonus), tile or board."""

    def __init__(
        self,
        left: list[int],
        right: list[int],
        left_half: list[int],
        right_half: list[int],
        bonus: list[int],
        kind: list[int],
        alike: list[bool],
        players: list[int],
        board_sapphires: list[int],
        board_scores: list[int],
        board_side: list[int],
    ) -> None:
        self.left = left  # pattern of a face's left edge
        self.right = right
        self.left_half = left_half  # handful of symbols
        self.right_half = right_half
        self.bonus = bonus  # +4, +5
        self.kind = kind  # by face: plain, lintel or spire
        self.alike = alike  # by tile: both faces look the same
        self.players = players  # by tile: in use from so many players on
        self.board_sapphires = board_sapphires
        self.board_scores = board_scores  # three bits: tower, garden, minaret rather than window, cupola, gate
        self.board_side = board_side  # 0 for A, 1 for B
        # For each floor and pair of patterns beside a place, the faces that fit there: a bit for each face.
        self.fits = [
            self.faces_between(floor, before, after)
            for floor in range(FLOORS)
            for before in range(PATTERNS)
            for after in range(PATTERNS)
        ]
        self.crowns = [self.faces_of(floor, LINTEL) | self.faces_of(floor, SPIRE) for floor in range(FLOORS)]

    def is_needless(self, face: int) -> bool:
        """Whether a face is the mirror image of a tile that looks the same on both."""
        return face % 2 == 1 and self.alike[face // 2]

    def faces_between(self, floor: int, before: int, after: int) -> int:
        """The faces of a floor's tiles whose edges show what the neighbours' edges show."""
        found = 0
        for number in range(2 * TILES_ON[floor]):
            face = 2 * FIRST_TILE[floor] + number
            same_left = before == ANY or self.left[face] == before
            same_right = after == ANY or self.right[face] == after
            if same_left and same_right and not self.is_needless(face):
                found |= BIT[number]
        return found

    def faces_of(self, floor: int, kind: int) -> int:
        """The faces of a floor's lintels or spires."""
        first = 2 * FIRST_TILE[floor]
        return sum([BIT[number] for number in range(2 * TILES_ON[floor]) if self.kind[first + number] == kind])

    # Gates and minarets: two uprights side by side, and a lintel or spire above their joint.

    def carries_crown(self, palaces: list[int], base: i64, place: i64) -> bool:
        """Whether the tiles under a place of the walls or roofs are uprights; one may still be missing."""
        upright: i64 = GATE if place < 2 * STRIDE else SHAFT
        before: i64 = self.right[palaces[base + place - STRIDE]]
        after: i64 = self.left[palaces[base + place - STRIDE + 1]]
        return before in (upright, ANY) and after in (upright, ANY)

    def is_crowned(self, palaces: list[int], base: i64, place: i64) -> bool:
        """Whether a place has a lintel or spire above two uprights."""
        if self.kind[palaces[base + place]] == PLAIN:
            return False
        upright: i64 = GATE if place < 2 * STRIDE else SHAFT
        before: i64 = self.right[palaces[base + place - STRIDE]]
        after: i64 = self.left[palaces[base + place - STRIDE + 1]]
        return before == upright and after == upright

    def fits_between(self, palaces: list[int], base: i64, place: i64, face: i64) -> bool:
        """Whether a face's edges show what the tiles beside a place show."""
        before = self.right[palaces[base + place - 1]]
        after = self.left[palaces[base + place + 1]]
        return (before == ANY or before == self.left[face]) and (after == ANY or after == self.right[face])

    def fitting(self, palaces: list[int], base: i64, place: i64) -> i64:
        """The faces that an open place of a palace asks for, as bits."""
        floor: i64 = place // STRIDE
        before: i64 = self.right[palaces[base + place - 1]]
        after: i64 = self.left[palaces[base + place + 1]]
        found: i64 = self.fits[(floor * PATTERNS + before) * PATTERNS + after]
        if floor % 2 == 1 and not self.carries_crown(palaces, base, place):
            crowns: i64 = self.crowns[floor]
            found &= ~crowns
        return found

    # What a palace shows.

    def symbols(self, palaces: list[int], base: i64) -> i64:
        """All symbols of a palace."""
        total: i64 = 0
        for place in range(base, base + PLACES):
            face = palaces[place]
            if face != NO_FACE:
                total += self.left_half[face]
                total += self.right_half[face]
        return total

    def crowned(self, palaces: list[int], base: i64, floor: i64) -> i64:
        """How many complete gates (on the walls) or minarets (on the roofs) a palace has."""
        found: i64 = 0
        for place in range(floor * STRIDE, floor * STRIDE + WIDTHS[floor]):
            if self.is_crowned(palaces, base, place):
                found += 1
        return found

    def bonuses(self, palaces: list[int], base: i64) -> i64:
        """The points that roofs promise outright."""
        total: i64 = 0
        for place in range(base + ROOFS * STRIDE, base + ROOFS * STRIDE + WIDTHS[ROOFS]):
            total += self.bonus[palaces[place]]
        return total

    def best_floor(self, palaces: list[int], base: i64, symbol: i64) -> i64:
        """How many of a symbol are on the floor that has most of it."""
        best: i64 = 0
        for floor in range(FLOORS):
            handful: i64 = 0
            for place in range(base + floor * STRIDE, base + floor * STRIDE + 6):
                face = palaces[place]
                handful += self.left_half[face]
                handful += self.right_half[face]
            best = max(best, count(handful, symbol))
        return best

    def best_half_column(self, palaces: list[int], base: i64, symbol: i64) -> i64:
        """How many of a symbol are in the half-column that has most of it."""
        columns = [0] * HALF_COLUMNS
        for place in range(PLACES):
            face = palaces[base + place]
            if face != NO_FACE:
                left, right = half_columns(place)
                columns[left] += self.left_half[face]
                columns[right] += self.right_half[face]
        best: i64 = 0
        for handful in columns:
            best = max(best, count(handful, symbol))
        return best

    def __reduce__(self) -> tuple[Any, ...]:
        by_face = (self.left, self.right, self.left_half, self.right_half, self.bonus, self.kind)
        boards = (self.board_sapphires, self.board_scores, self.board_side)
        return Edition, (*by_face, self.alike, self.players, *boards)
