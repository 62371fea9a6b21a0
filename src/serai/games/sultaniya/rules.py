"""Sultaniya: the rules of a turn, in the order of the rulebook.

Everyone raises a palace of four floors from tiles taken at the foot of four piles, may pay djinns for help, and
scores what their own board asks for. Where tiles may stand is in `rules_palace.py`, the piles and what is known in
`rules_table.py`, the points in `rules_count.py`.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.state import CHANCE, State
from serai.games.sultaniya.rules_count import Count
from serai.games.sultaniya.rules_palace import (
    BELOW,
    BIT,
    FACES_ON_A_FLOOR,
    FIRST_TILE,
    FLOORS,
    GROUND,
    NO_FACE,
    ON_FLOOR,
    PLACES,
    PLAIN,
    PRINTED_PLACES,
    ROOFS,
    SAPPHIRE,
    STRIDE,
    TILES_ON,
    WALLS,
    Edition,
    around,
    count,
    has_hole,
    loose_places,
    open_places,
)
from serai.games.sultaniya.rules_table import (
    BLUE,
    BOARD,
    CALL_BLUE,
    CALL_GOLD,
    CALL_GREEN,
    CALL_RED,
    DJINNS,
    DONE,
    FIRST,
    FRONT,
    GOLD,
    GREEN,
    LOOKING,
    MOST_TURNS,
    NONE,
    OVER,
    PASS,
    PASSING_PAYS,
    PLAYING,
    PRICES,
    RED,
    REVEAL,
    SHOWING,
    SOLO_TURNS,
    TOPS,
    TURN_UP,
    UNDER,
    both_faces,
    djinn_of,
    first_of,
    is_move,
    members,
    size,
)


class Sultaniya(Count):
    """A position of Sultaniya."""

    # --- a turn: build, or call a djinn, or pass

    def moves(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return self.chances()
        found: list[int] = []
        if seat != self.turn:
            return found
        if self.is_choosing():
            return [BOARD + board for board in members(self.boards_left())]
        if self.phase != PLAYING:
            return found
        # The tiles of each floor that fit somewhere, as bits of faces.
        wanted = [0, 0, 0, 0]
        self.list_placings(found, wanted)
        if self.lifted != NONE:
            found.append(UNDER)
            return found
        fits = len(found) > 0
        for pile in range(FLOORS):
            most = self.most_to_reveal(pile)
            for tiles in range(most):
                found.append(REVEAL + 3 * pile + tiles)
        if self.djinn != NONE:
            if self.may_stop(fits):
                found.append(DONE)
        elif self.revealed == 0:
            found.append(PASS)
            self.list_calls(found, wanted, fits)
        elif not fits:
            found.append(PASS)
        return found

    def list_placings(self, found: list[int], wanted: list[int]) -> None:
        """Add the ways to take and place a tile; gather for each floor what its open places ask for."""
        seat = self.turn
        base = seat * PLACES
        spots: i64 = self.spots[seat]
        for floor in range(FLOORS):
            here: i64 = spots & ON_FLOOR[floor]
            offered: i64 = self.offered(floor)
            asked: i64 = 0
            while here:
                place = first_of(here)
                here &= here - 1
                if place == self.lifted_from:
                    continue
                fitting: i64 = self.edition.fitting(self.palaces, base, place)
                asked |= fitting
                fitting &= offered
                while fitting:
                    found.append(place * FACES_ON_A_FLOOR + first_of(fitting))
                    fitting &= fitting - 1
            wanted[floor] = asked

    def offered(self, floor: i64) -> i64:
        """The tiles of a floor that may be placed now, as bits of faces."""
        faces: i64 = 0
        if self.lifted != NONE:
            if self.lifted >= FIRST_TILE[floor] and self.lifted < FIRST_TILE[floor] + TILES_ON[floor]:
                faces = both_faces(self.lifted - FIRST_TILE[floor])
        elif self.djinn == GOLD:
            if floor == self.pile:
                for tile in self.order[floor]:
                    faces |= both_faces(tile)
        elif self.builds > 0:
            for tile in self.front[floor * FRONT : floor * FRONT + FRONT]:
                if tile != NONE:
                    faces |= both_faces(tile)
        return faces

    def something_fits(self) -> bool:
        """Whether a tile can be taken and placed now."""
        found: list[int] = []
        self.list_placings(found, [0, 0, 0, 0])
        return len(found) > 0

    def play(self, seat: int, move: int) -> None:
        if move < REVEAL:
            self.build(move)
        elif move >= TURN_UP:
            self.nature_plays(move)
        elif move < PASS:
            self.reveal((move - REVEAL) // 3, (move - REVEAL) % 3 + 1)
        elif move == PASS:
            self.earn(PASSING_PAYS)
            self.end_turn(True)
        elif move == DONE:
            self.end_turn(False)
        elif move == UNDER:
            self.put_lifted_under()
        else:
            self.call(move)

    # --- build, first: reveal tiles of a pile, up to three available before it

    def reveal_forbidden(self, pile: i64) -> str:
        """The rule by which no tile of a pile may be revealed now, or nothing."""
        if self.djinn == BLUE or self.djinn == GOLD:
            return "djinn-reveals"
        if self.djinn == GREEN:
            if self.revealed & BIT[pile] or size(self.revealed) == 2:
                return "green-djinn-reveals"
        elif self.revealed:
            return "reveal-one-pile"
        return ""

    def most_to_reveal(self, pile: i64) -> i64:
        """How many tiles of a pile may be revealed now."""
        if self.tops[pile] == NONE or self.reveal_forbidden(pile):
            return 0
        room: i64 = FRONT - self.available(pile)
        return min(room, 1 + self.below_top(pile))

    def revealing_forbidden(self, pile: i64, tiles: i64) -> str:
        """The rule that forbids to reveal so many tiles of a pile, or nothing."""
        forbidden = self.reveal_forbidden(pile)
        if forbidden:
            return forbidden
        if self.available(pile) + tiles > FRONT:
            return "three-available"
        return "" if tiles <= self.most_to_reveal(pile) else "pile-runs-out"

    # --- build, then: take an available tile and place it

    def placing_forbidden(self, move: i64) -> str:
        """The rule that forbids to take a tile and place it there, or nothing."""
        place: i64 = move // FACES_ON_A_FLOOR
        number: i64 = move % FACES_ON_A_FLOOR
        floor: i64 = place // STRIDE
        if not self.offered(floor) & BIT[number]:
            return self.taking_forbidden(floor, number // 2)
        edition = self.edition
        face: i64 = 2 * FIRST_TILE[floor] + number
        base: i64 = self.turn * PLACES
        built: i64 = self.built[self.turn]
        here: i64 = BIT[place]
        if edition.is_needless(face):
            return "same-on-both-faces"
        if built & here:
            return "free-place"
        if place == self.lifted_from:
            return "red-djinn-moves"
        if floor == GROUND and not built & around(here):
            return "touch-the-palace"
        if floor != GROUND and not built & BELOW[place]:
            return "foundations"
        if not edition.fits_between(self.palaces, base, place, face):
            return "edges-match"
        if edition.kind[face] != PLAIN and not edition.carries_crown(self.palaces, base, place):
            return "lintel" if floor == WALLS else "spire"
        return "no-hole" if has_hole(built | here) else ""

    def taking_forbidden(self, floor: i64, tile: i64) -> str:
        """The rule by which a tile may not be taken now."""
        if self.lifted != NONE:
            return "red-djinn-holds"
        if self.djinn == GOLD and floor != self.pile:
            return "gold-djinn-takes"
        if self.tops[floor] == tile:
            return "top-tile-for-gold" if self.djinn == GOLD else "top-tile"
        return "take-available"

    def build(self, move: int) -> None:
        """Place a tile: an available one, one out of a pile, or the lifted one."""
        place = move // FACES_ON_A_FLOOR
        floor = place // STRIDE
        number = move % FACES_ON_A_FLOOR
        face = 2 * FIRST_TILE[floor] + number
        self.set_face(place, face)
        if self.lifted != NONE:
            self.lifted = NONE
            self.lifted_from = NONE
            return
        self.take_away(floor, number // 2)
        if self.earns_sapphires():
            shown = count(self.edition.left_half[face] + self.edition.right_half[face], SAPPHIRE)
            self.earn(shown)
        self.builds -= 1
        if self.builds == 0:
            self.end_turn(False)

    def earns_sapphires(self) -> bool:
        """Whether the next tile built brings its sapphires: what the blue, green or gold djinn builds brings none.

        The red one only moves a tile; the player builds after him.
        """
        return self.lifted == NONE and (self.djinn == NONE or self.djinn == RED)

    def take_away(self, floor: i64, tile: i64) -> None:
        """A tile leaves the foot of its pile, or, in the gold djinn's hands, the pile."""
        if self.djinn == GOLD:
            order = self.order[floor]
            position = order.index(tile)
            del order[position]
            if position < self.laid_under[floor]:
                self.laid_under[floor] -= 1
            self.forget_looks(floor)
            return
        start: i64 = floor * FRONT
        while self.front[start] != tile:
            start += 1
        while start < floor * FRONT + FRONT - 1:
            self.front[start] = self.front[start + 1]
            start += 1
        self.front[start] = NONE

    def set_face(self, place: i64, face: i64) -> None:
        """From now on a place of the palace shows this face, or nothing."""
        seat = self.turn
        self.palaces[seat * PLACES + place] = face
        built: i64 = self.built[seat] & ~BIT[place]
        if face != NO_FACE:
            built |= BIT[place]
        self.built[seat] = built
        self.spots[seat] = open_places(built)

    # --- djinns: one a turn, paid first

    def list_calls(self, found: list[int], wanted: list[int], fits: bool) -> None:
        """Add the djinns that may be called."""
        purse: i64 = self.sapphires[self.turn]
        if purse >= PRICES[BLUE]:
            for pile in range(FLOORS):
                for tiles in range(self.most_to_exchange(pile)):
                    found.append(CALL_BLUE + 3 * pile + tiles)
        if purse >= PRICES[RED]:
            loose: i64 = loose_places(self.built[self.turn])
            while loose:
                found.append(CALL_RED + first_of(loose))
                loose &= loose - 1
        if purse >= PRICES[GREEN] and (fits or self.may_reveal_one_of(wanted)):
            found.append(CALL_GREEN)
        if purse >= PRICES[GOLD]:
            for pile in range(FLOORS):
                if self.holds_one_of(pile, wanted[pile]):
                    found.append(CALL_GOLD + pile)

    def calling_forbidden(self, move: i64) -> str:
        """The rule that forbids to call a djinn so, or nothing."""
        if self.djinn != NONE:
            return "one-djinn"
        if self.revealed:
            return "djinn-or-build"
        djinn = djinn_of(move)
        if self.sapphires[self.turn] < PRICES[djinn]:
            return "djinn-price"
        if djinn == BLUE:
            return self.exchange_forbidden((move - CALL_BLUE) // 3, (move - CALL_BLUE) % 3 + 1)
        if djinn == RED:
            return self.lifting_forbidden(move - CALL_RED)
        wanted = [0, 0, 0, 0]
        placings: list[int] = []
        self.list_placings(placings, wanted)
        if djinn == GREEN:
            return "" if placings or self.may_reveal_one_of(wanted) else "djinn-works"
        pile = move - CALL_GOLD
        return "" if self.holds_one_of(pile, wanted[pile]) else "djinn-works"

    def call(self, move: int) -> None:
        """Pay a djinn, who comes to stand beside the caller's palace and helps."""
        djinn = djinn_of(move)
        self.sapphires[self.turn] -= PRICES[djinn]
        self.djinns[djinn] = self.turn
        self.djinn = djinn
        if djinn == BLUE:
            self.exchange((move - CALL_BLUE) // 3, (move - CALL_BLUE) % 3 + 1)
        elif djinn == RED:
            self.lift(move - CALL_RED)
        elif djinn == GREEN:
            self.builds = 2
        else:
            self.pile = move - CALL_GOLD
            self.step = 0
            self.phase = LOOKING
            self.end_look()

    def most_to_exchange(self, pile: i64) -> i64:
        """How many tiles the blue djinn may reveal of a pile: others than those before it, which he puts under it."""
        if self.available(pile) == 0 or self.tops[pile] == NONE:
            return 0
        others: i64 = 1 + self.below_top(pile)
        return min(FRONT, others)

    def exchange_forbidden(self, pile: i64, tiles: i64) -> str:
        """The rule by which the blue djinn may not exchange the tiles before a pile for so many, or nothing."""
        most: i64 = self.most_to_exchange(pile)
        if most == 0:
            return "djinn-works"
        return "" if tiles <= most else "pile-runs-out"

    def exchange(self, pile: int, tiles: int) -> None:
        """Blue: the available tiles of a pile go under it, and others are revealed."""
        for place in range(pile * FRONT, pile * FRONT + FRONT):
            if self.front[place] != NONE:
                self.put_under(pile, self.front[place])
                self.front[place] = NONE
        self.reveal(pile, tiles)

    def lifting_forbidden(self, place: i64) -> str:
        """The rule by which the red djinn may not lift a tile, or nothing."""
        here: i64 = BIT[place]
        built: i64 = self.built[self.turn]
        printed: i64 = PRINTED_PLACES
        if not here & built & ~printed:
            return "red-djinn"
        return "" if loose_places(built) & here else "red-djinn-stands"

    def lift(self, place: i64) -> None:
        """Red: a tile is taken out of the palace, to be placed elsewhere or put under its pile."""
        face: i64 = self.palaces[self.turn * PLACES + place]
        self.lifted = face // 2
        self.lifted_from = place
        self.set_face(place, NO_FACE)

    def put_lifted_under(self) -> None:
        floor: i64 = self.lifted_from // STRIDE
        tile: i64 = self.lifted - FIRST_TILE[floor]
        if self.tops[floor] == NONE:
            # Under a pile that is used up, a tile is its top.
            self.tops[floor] = tile
        else:
            self.put_under(floor, tile)
        self.lifted = NONE
        self.lifted_from = NONE

    def holds_one_of(self, pile: i64, wanted: i64) -> bool:
        """Whether one of these faces is in a pile, under its top. What is in a pile is no secret, only its order is."""
        bag: i64 = self.bags[pile]
        while bag:
            if wanted & both_faces(first_of(bag)):
                return True
            bag &= bag - 1
        return any(wanted & both_faces(tile) for tile in self.order[pile])

    def may_reveal_one_of(self, wanted: list[int]) -> bool:
        """Whether one of these faces might become available by revealing, by all that everyone knows."""
        for pile in range(FLOORS):
            most: i64 = self.most_to_reveal(pile)
            if most > 0 and wanted[pile] & self.may_come(pile, most):
                return True
        return False

    def may_come(self, pile: i64, tiles: i64) -> i64:
        """The faces that might become available when so many tiles of a pile are revealed.

        They are its top and those below it, less one: what comes to the top last can be seen but not taken.
        """
        faces: i64 = both_faces(self.tops[pile])
        below: i64 = tiles - 1
        if below == 0:
            return faces
        bag: i64 = self.bags[pile]
        order = self.order[pile]
        # Only what was put under the pile before all eyes has an order that everyone knows.
        for position in range(self.laid_under[pile], len(order)):
            bag |= BIT[order[position]]
        below -= size(bag)
        while bag:
            faces |= both_faces(first_of(bag))
            bag &= bag - 1
        last: i64 = self.laid_under[pile]
        while below > 0:
            last -= 1
            below -= 1
            faces |= both_faces(order[last])
        return faces

    def may_stop(self, fits: bool) -> bool:
        """Whether a turn with a djinn may end here."""
        if self.djinn == BLUE:
            return True
        if self.djinn == RED:
            return self.revealed == 0 or not fits
        return self.djinn == GREEN and not fits

    # --- what players may not do

    def why_not(self, seat: int, move: int) -> str:
        if self.phase == OVER:
            return "over"
        if seat == CHANCE:
            return "" if move in self.chances() else "not-natures"
        if seat != self.to_move():
            return "not-your-turn"
        if BOARD <= move < FIRST:
            return self.board_forbidden(move - BOARD)
        if move < 0 or move >= TURN_UP or not is_move(move):
            return "not-a-players"
        if self.is_choosing():
            return "board-first"
        if move < REVEAL:
            return self.placing_forbidden(move)
        if move == UNDER:
            return "" if self.lifted != NONE else "nothing-lifted"
        if self.lifted != NONE:
            return "red-djinn-holds"
        if move < PASS:
            return self.revealing_forbidden((move - REVEAL) // 3, (move - REVEAL) % 3 + 1)
        if move >= CALL_BLUE:
            return self.calling_forbidden(move)
        return self.ending_forbidden(move)

    def ending_forbidden(self, move: i64) -> str:
        """The rule by which a turn may not end by passing or by leaving it at that, or nothing."""
        if self.djinn == NONE:
            if move == DONE:
                return "done-with-a-djinn"
            return "take-one" if self.revealed and self.something_fits() else ""
        if move == PASS:
            return "pass-without-a-djinn"
        if self.may_stop(False) and self.may_stop(self.something_fits()):
            return ""
        return "gold-djinn-takes" if self.djinn == GOLD else "take-one"

    # --- the end: a fifth roof and a last turn for the others; or nobody plays on

    def end_turn(self, passed: bool) -> None:
        self.passes = self.passes + 1 if passed else 0
        self.turns_left -= 1
        if self.roof_is_complete(self.turn) and not self.another_roof_is_complete():
            # Every other player has one more turn, even where the limit of turns is reached.
            self.turns_left = self.seats - 1
        nobody_plays_on = self.passes == 2 * self.seats and self.seats > 1
        if self.turns_left == 0 or nobody_plays_on:
            # Secret objectives are turned over; open ones are known.
            self.phase = OVER if self.advanced else SHOWING
            return
        self.turn = (self.turn + 1) % self.seats
        self.djinn = NONE
        self.builds = 1
        self.revealed = 0

    def roof_is_complete(self, seat: i64) -> bool:
        """Whether a palace has its five roofs."""
        roofs: i64 = ON_FLOOR[ROOFS]
        return self.built[seat] & roofs == roofs

    def another_roof_is_complete(self) -> bool:
        """Whether somebody else has five roofs: then the last round has begun before."""
        return any(seat != self.turn and self.roof_is_complete(seat) for seat in range(self.seats))

    # --- other worlds and copies

    def redeal(self, eye: int, dice: Dice) -> State:
        world = self.clone()
        for pile in range(FLOORS):
            if len(self.order[pile]) > self.known_of(pile, eye):
                world.shuffle(pile, self.known_of(pile, eye), dice)
        if not self.objectives_are_open():
            world.deal_again(eye, dice)
        return world

    def clone(self) -> Sultaniya:
        return Sultaniya(
            self.seats,
            self.edition,
            self.side,
            self.chosen,
            self.advanced,
            self.phase,
            self.turn,
            self.turns_left,
            self.passes,
            self.djinn,
            self.builds,
            self.revealed,
            self.pile,
            self.step,
            self.lifted,
            self.lifted_from,
            self.shown,
            self.boards[:],
            self.palaces[:],
            self.built[:],
            self.spots[:],
            self.sapphires[:],
            self.objectives[:],
            self.djinns[:],
            self.tops[:],
            self.front[:],
            self.bags[:],
            self.laid_under[:],
            self.lookers[:],
            [order[:] for order in self.order],
        )

    def copy(self) -> State:
        return self.clone()

    def key(self) -> tuple[Any, ...]:
        turn = (int(self.phase), int(self.turn), int(self.turns_left), int(self.passes), int(self.djinn))
        work = (int(self.builds), int(self.revealed), int(self.pile), int(self.step))
        held = (int(self.lifted), int(self.lifted_from), int(self.shown))
        seats = (*self.boards, *self.sapphires, *self.objectives)
        piles = (*self.djinns, *self.tops, *self.front, *self.bags, *self.laid_under, *self.lookers)
        order = [tuple(order) for order in self.order]
        return (
            self.seats,
            int(self.side),
            self.chosen,
            self.advanced,
            *turn,
            *work,
            *held,
            *seats,
            *piles,
            bytes(self.palaces),
            *order,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        options = (self.seats, self.edition, int(self.side), self.chosen, self.advanced)
        turn = (int(self.phase), int(self.turn), int(self.turns_left), int(self.passes), int(self.djinn))
        work = (int(self.builds), int(self.revealed), int(self.pile), int(self.step))
        held = (int(self.lifted), int(self.lifted_from), int(self.shown))
        seats = (self.boards, self.palaces, self.built, self.spots, self.sapphires, self.objectives, self.djinns)
        piles = (self.tops, self.front, self.bags, self.laid_under, self.lookers, self.order)
        return Sultaniya, (*options, *turn, *work, *held, *seats, *piles)


def start(seats: int, edition: Edition, side: int, chosen: bool, advanced: bool) -> Sultaniya:
    """The table before anything is turned up or dealt; alone one plays with the tiles of two."""
    bags = [0] * FLOORS
    for floor in range(FLOORS):
        for number in range(TILES_ON[floor]):
            if edition.players[FIRST_TILE[floor] + number] <= max(2, seats):
                bags[floor] |= BIT[number]
    return Sultaniya(
        seats,
        edition,
        side,
        chosen,
        advanced,
        phase=TOPS,
        turn=0,
        turns_left=SOLO_TURNS if seats == 1 else MOST_TURNS * seats,
        passes=0,
        djinn=NONE,
        builds=1,
        revealed=0,
        pile=0,
        step=0,
        lifted=NONE,
        lifted_from=NONE,
        shown=0,
        boards=[NONE] * seats,
        palaces=[NO_FACE] * (PLACES * seats),
        built=[0] * seats,
        spots=[0] * seats,
        sapphires=[0] * seats,
        objectives=[0] * seats,
        djinns=[NONE] * DJINNS,
        tops=[NONE] * FLOORS,
        front=[NONE] * (FRONT * FLOORS),
        bags=bags,
        laid_under=[0] * FLOORS,
        lookers=[0] * FLOORS,
        order=[[], [], [], []],
    )
