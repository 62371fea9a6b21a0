"""What a palace promises in Sultaniya, and how a tile placed would change that: in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import (
    ANY,
    BIT,
    CUPOLA,
    EVERYWHERE,
    FLOORS,
    GARDEN,
    GATE,
    GUARD,
    HALF_COLUMNS,
    NO_FACE,
    ON_FLOOR,
    PATTERNS,
    PLACES,
    PLAIN,
    ROOFS,
    SAPPHIRE,
    SHAFT,
    STRIDE,
    TOWER,
    WALLS,
    WHOLE_GATE,
    WHOLE_MINARET,
    WIDTHS,
    WINDOW,
    count,
)
from serai.games.sultaniya.rules_table import (
    BY_COLUMN,
    BY_DJINNS,
    BY_PAIRS,
    FRONT,
    NONE,
    OBJECTIVE_SYMBOLS,
    SHOWING,
    both_faces,
    first_of,
)

#: Tiles that a palace has when it gets its fifth roof; and of more guards on a tile nobody takes notice.
TILES_AT_THE_END: Final = 17
MOST_GUARDS: Final = 4
# Bits are counted in pairs, fours and eights.
_PAIRS: Final[i64] = 0x5555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


class Taste:
    """How much each thing matters: `weights.toml`."""

    def __init__(self, weights: list[float]) -> None:
        self.sapphire = weights[0]
        self.turns_to_spend = weights[1]
        self.guard_doubt = weights[2]
        self.guard_doubt_a_turn = weights[3]
        self.upright = weights[4]
        self.both_uprights = weights[5]
        self.crown = weights[6]
        self.rooms = weights[7:11]
        self.scarce = weights[11]
        self.symbol = weights[12]
        self.give_away = weights[13]
        self.idle = weights[14]
        self.second_tile = weights[15]
        self.heat = weights[16]
        self.doubt = weights[17]
        self.doubt_a_turn = weights[18]
        self.tempo = weights[19]
        self.horizon = weights[20]


def members_in(some: i64) -> i64:
    """How many bits a set has, however many they are."""
    some -= some >> 1 & _PAIRS
    some = (some & _FOURS) + (some >> 2 & _FOURS)
    some = some + (some >> 4) & _EIGHTS
    some += some >> 8
    some += some >> 16
    some += some >> 32
    return some & 127


def turns_to_come(state: Sultaniya) -> float:
    """How many turns each player will still have, about; the present one is among them."""
    if state.phase >= SHOWING:
        return 0.0
    seats = state.seats
    fewest = float(state.turns_left) / float(seats)
    if state.turns_left < seats or seats == 1:
        # In the last round it is known; and nobody who plays alone completes the roof before the last turn.
        return fewest
    for seat in range(seats):
        built: i64 = state.built[seat]
        roofs: i64 = built & ON_FLOOR[ROOFS]
        turns = float(max(WIDTHS[ROOFS] - members_in(roofs), TILES_AT_THE_END + 3 - members_in(built)))
        fewest = min(fewest, turns)
    return max(fewest, 1.0)


def tiles_left(state: Sultaniya, floor: i64) -> i64:
    """The tiles of a floor that stand in no palace, as bits of faces; which they are is no secret."""
    found: i64 = 0
    bag: i64 = state.bags[floor]
    while bag:
        found |= both_faces(first_of(bag))
        bag &= bag - 1
    for tile in state.order[floor]:
        found |= both_faces(tile)
    for tile in state.front[floor * FRONT : floor * FRONT + FRONT]:
        if tile != NONE:
            found |= both_faces(tile)
    if state.tops[floor] != NONE:
        found |= both_faces(state.tops[floor])
    return found


class Prospect:
    """What a seat's palace is worth by what it shows and what it may become."""

    def __init__(self, state: Sultaniya, seat: i64, taste: Taste, with_objectives: bool) -> None:
        self.state = state
        self.seat: i64 = seat
        self.base: i64 = seat * PLACES
        self.taste = taste
        self.edition = state.edition
        self.palaces = state.palaces
        self.turns = turns_to_come(state)
        self.small: i64 = TOWER if state.asks_for(seat, 0) else WINDOW
        self.middle: i64 = GARDEN if state.asks_for(seat, 1) else CUPOLA
        self.wants_minarets = state.asks_for(seat, 2)
        self.whole: i64 = WHOLE_MINARET if self.wants_minarets else WHOLE_GATE
        self.crown_floor: i64 = ROOFS if self.wants_minarets else WALLS
        self.upright: i64 = SHAFT if self.wants_minarets else GATE
        self.sapphire = taste.sapphire * self.turns / (self.turns + taste.turns_to_spend)
        self.handful: i64 = self.edition.symbols(self.palaces, self.base)
        self.guards = self.guard_prospects()
        # What may still come: faces by floor, and of them no lintels or spires.
        self.left = [0, 0, 0, 0]
        self.crowns_left: i64 = 0
        for floor in range(FLOORS):
            left: i64 = tiles_left(state, floor)
            crowns: i64 = self.edition.crowns[floor]
            self.left[floor] = left & ~crowns
            if floor == self.crown_floor:
                self.crowns_left = left & crowns
        everywhere: i64 = EVERYWHERE
        self.empty: i64 = everywhere & ~state.built[seat]
        rooms: i64 = members_in(self.empty)
        self.hope = min(1.0, self.turns / float(max(1, rooms)))
        self.room = [0.0] * PLACES
        self.measure_rooms()
        self.ending = self.cost_of_ending(rooms)
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.by_floor: list[int] = []
        self.by_column: list[int] = []
        self.has_djinns_objective = False
        if with_objectives:
            self.read_objectives(state.objectives[seat])

    def is_of(self, state: Sultaniya) -> bool:
        """Whether it is still that of the seat that decides: revealing changes nothing, building does."""
        everywhere: i64 = EVERYWHERE
        return self.seat == state.turn and self.empty == everywhere & ~state.built[self.seat]

    # --- what it hopes for

    def guard_prospects(self) -> list[float]:
        """Points to expect for guards, with none more than now, one more, and so on."""
        state = self.state
        own: i64 = count(self.handful, GUARD)
        doubt = self.taste.guard_doubt + self.taste.guard_doubt_a_turn * self.turns
        rivals: list[float] = []
        for seat in range(state.seats):
            if seat != self.seat:
                rivals.append(float(state.guards(seat)))
        found: list[float] = []
        for more in range(MOST_GUARDS + 1):
            guards = own + more
            points = 9.0 if guards > 0 else 0.0
            for rival in rivals:
                if guards > 0:
                    ahead = (float(guards) - rival - 0.5) / doubt
                    points -= 1.5 - 1.5 * ahead / (1.0 + abs(ahead))
            found.append(points)
        return found

    def measure_rooms(self) -> None:
        """What each empty place may bring."""
        empty: i64 = self.empty
        while empty:
            place = first_of(empty)
            empty &= empty - 1
            before: i64 = self.edition.right[self.palaces[self.base + place - 1]]
            after: i64 = self.edition.left[self.palaces[self.base + place + 1]]
            self.room[place] = self.room_between(place // STRIDE, before, after)

    def cost_of_ending(self, rooms: i64) -> float:
        """What a fifth roof would cost: the turns that its owner will not have, less those that the others will not."""
        state = self.state
        roofs: i64 = state.built[self.seat] & ON_FLOOR[ROOFS]
        if members_in(roofs) < WIDTHS[ROOFS] - 1:
            return 0.0
        if state.seats == 1:
            return self.taste.tempo * float(min(rooms, state.turns_left) - 1)
        if state.turns_left < state.seats:
            return 0.0
        everywhere: i64 = EVERYWHERE
        theirs: i64 = 0
        for seat in range(state.seats):
            if seat != self.seat:
                theirs += members_in(everywhere & ~state.built[seat])
        # One of the roofs' places is the fifth roof's own, and the others have one more turn.
        return self.taste.tempo * (float(rooms) - float(theirs) / float(state.seats - 1))

    def room_between(self, floor: i64, before: i64, after: i64) -> float:
        """What an empty place between two edges may bring: the more, the more tiles would fit."""
        fitting: i64 = self.edition.fits[(floor * PATTERNS + before) * PATTERNS + after]
        faces = float(members_in(fitting & self.left[floor]))
        return self.taste.rooms[floor] * self.hope * faces / (faces + self.taste.scarce)

    def read_objectives(self, objectives: i64) -> None:
        """Prepare to count what the secret objectives count."""
        rest: i64 = objectives
        while rest:
            objective = first_of(rest)
            rest &= rest - 1
            if objective == BY_DJINNS:
                self.has_djinns_objective = True
            elif objective == BY_PAIRS:
                self.sapphire = max(self.sapphire, 0.5)
            elif objective < BY_COLUMN:
                self.rows.append(OBJECTIVE_SYMBOLS[objective])
            else:
                self.columns.append(OBJECTIVE_SYMBOLS[objective - BY_COLUMN])
        if self.rows:
            self.by_floor = [0] * FLOORS
        if self.columns:
            self.by_column = [0] * HALF_COLUMNS
        if self.rows or self.columns:
            self.count_places()

    def count_places(self) -> None:
        """What each floor and half-column shows."""
        for place in range(PLACES):
            face = self.palaces[self.base + place]
            if face == NO_FACE:
                continue
            left = self.edition.left_half[face]
            right = self.edition.right_half[face]
            floor = place // STRIDE
            if self.rows:
                self.by_floor[floor] += left + right
            if self.columns:
                column = place % STRIDE * 2 + floor % 2
                self.by_column[column] += left
                self.by_column[column + 1] += right

    # --- what a tile would bring

    def gain(self, place: i64, face: i64, is_paid: bool) -> float:
        """What a tile placed there would bring, now and later; with the sapphires it shows, if they are paid."""
        edition = self.edition
        left: i64 = edition.left_half[face]
        right: i64 = edition.right_half[face]
        both: i64 = left + right
        points: i64 = count(both, self.small) + 3 * count(both, self.middle) + 6 * count(both, self.whole)
        points += edition.bonus[face]
        value = float(points)
        guards: i64 = min(count(both, GUARD), MOST_GUARDS)
        if guards:
            value += self.guards[guards] - self.guards[0]
        if is_paid:
            value += self.sapphire * float(count(both, SAPPHIRE))
        if self.rows:
            value += self.row_gain(place // STRIDE, both)
        if self.columns:
            value += self.column_gain(place, left, right)
        if place >= ROOFS * STRIDE:
            value -= self.ending
        return value + self.crown_gain(place, face) + self.room_gain(place, face)

    def row_gain(self, floor: i64, both: i64) -> float:
        """What a tile brings by objectives that count symbols of a floor."""
        value = 0.0
        for symbol in self.rows:
            more: i64 = count(both, symbol)
            if more:
                best: i64 = 0
                for handful in self.by_floor:
                    best = max(best, count(handful, symbol))
                found: i64 = count(self.by_floor[floor], symbol) + more
                value += self.taste.symbol * float(more)
                if found > best:
                    value += float(found - best)
        return value

    def column_gain(self, place: i64, left: i64, right: i64) -> float:
        """What a tile brings by objectives that count symbols of a half-column."""
        value = 0.0
        column: i64 = place % STRIDE * 2 + place // STRIDE % 2
        for symbol in self.columns:
            more: i64 = count(left + right, symbol)
            if more:
                best: i64 = 0
                for handful in self.by_column:
                    best = max(best, count(handful, symbol))
                on_left: i64 = count(self.by_column[column] + left, symbol)
                on_right: i64 = count(self.by_column[column + 1] + right, symbol)
                found: i64 = max(on_left, on_right)
                value += self.taste.symbol * float(more)
                if found > best:
                    value += float(found - best)
        return value

    def crown_gain(self, place: i64, face: i64) -> float:
        """What a tile does for the gates or minarets that the board asks for."""
        floor: i64 = place // STRIDE
        if floor == self.crown_floor:
            return self.crown_there(place, face, NO_FACE, NO_FACE) - self.crown_there(place, NO_FACE, NO_FACE, NO_FACE)
        if floor != self.crown_floor - 1:
            return 0.0
        value = 0.0
        number: i64 = place % STRIDE
        if number < WIDTHS[self.crown_floor]:
            over: i64 = place + STRIDE
            value += self.crown_there(over, NO_FACE, face, NO_FACE) - self.crown_there(over, NO_FACE, NO_FACE, NO_FACE)
        if number > 0:
            before: i64 = place + STRIDE - 1
            value += self.crown_there(before, NO_FACE, NO_FACE, face)
            value -= self.crown_there(before, NO_FACE, NO_FACE, NO_FACE)
        return value

    def crown_there(self, place: i64, top: i64, left: i64, right: i64) -> float:
        """What a gate or minaret is worth, finished or begun, by the place of its crown; with a tile that may come."""
        edition = self.edition
        at: i64 = self.base + place
        if top == NO_FACE:
            top = self.palaces[at]
        if left == NO_FACE:
            left = self.palaces[at - STRIDE]
        if right == NO_FACE:
            right = self.palaces[at - STRIDE + 1]
        if top != NO_FACE and edition.kind[top] == PLAIN:
            return 0.0
        before: i64 = edition.right[left]
        after: i64 = edition.left[right]
        uprights: i64 = 0
        if before == self.upright:
            uprights += 1
        elif before != ANY:
            return 0.0
        if after == self.upright:
            uprights += 1
        elif after != ANY:
            return 0.0
        if top != NO_FACE:
            return 6.0 if uprights == 2 else self.taste.crown * self.hope
        if not self.crowns_left or uprights == 0:
            return 0.0
        return (self.taste.both_uprights if uprights == 2 else self.taste.upright) * self.hope

    def room_gain(self, place: i64, face: i64) -> float:
        """What a tile does to the places beside it; its own is no longer free."""
        edition = self.edition
        floor: i64 = place // STRIDE
        number: i64 = place % STRIDE
        value = -self.room[place]
        at: i64 = self.base + place
        if number > 0 and self.empty & BIT[place - 1]:
            value += self.room_between(floor, edition.right[self.palaces[at - 2]], edition.left[face])
            value -= self.room[place - 1]
        if number + 1 < WIDTHS[floor] and self.empty & BIT[place + 1]:
            value += self.room_between(floor, edition.right[face], edition.left[self.palaces[at + 2]])
            value -= self.room[place + 1]
        return value

    # --- what it is worth

    def sure(self) -> float:
        """The points that nobody can take away any more."""
        handful: i64 = self.handful
        points: i64 = count(handful, self.small) + 3 * count(handful, self.middle) + 6 * count(handful, self.whole)
        points += 6 * self.edition.crowned(self.palaces, self.base, self.crown_floor)
        points += self.edition.bonuses(self.palaces, self.base)
        for symbol in self.rows:
            best: i64 = 0
            for found in self.by_floor:
                best = max(best, count(found, symbol))
            points += best
        for symbol in self.columns:
            most: i64 = 0
            for found in self.by_column:
                most = max(most, count(found, symbol))
            points += most + 1
        return float(points)

    def crowns(self) -> float:
        """What gates or minarets begun may bring."""
        value = 0.0
        for place in range(self.crown_floor * STRIDE, self.crown_floor * STRIDE + WIDTHS[self.crown_floor]):
            there = self.crown_there(place, NO_FACE, NO_FACE, NO_FACE)
            if there != 6.0:
                value += there
        return value

    def rooms(self) -> float:
        """What all empty places may bring."""
        value = 0.0
        for room in self.room:
            value += room
        return value

    def djinns(self) -> float:
        """What djinns bring to whom they are an objective."""
        return 2.0 * float(self.state.djinns.count(self.seat)) if self.has_djinns_objective else 0.0

    def worth(self) -> float:
        """The points that the palace will come to, as far as can be told."""
        held = self.sapphire * float(self.state.sapphires[self.seat])
        return self.sure() + self.djinns() + self.guards[0] + self.crowns() + self.rooms() + held
