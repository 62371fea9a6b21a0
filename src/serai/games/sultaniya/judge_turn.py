"""How a turn of Sultaniya looks at first sight, and how somebody quick would play it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.sultaniya.judge_palace import Prospect, Taste, tiles_left
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import BIT, FACES_ON_A_FLOOR, FIRST_TILE, FLOORS, ON_FLOOR, STRIDE, TILES_ON
from serai.games.sultaniya.rules_table import (
    BLUE,
    CALL_BLUE,
    CALL_GOLD,
    CALL_GREEN,
    DONE,
    FRONT,
    GOLD,
    GREEN,
    NONE,
    PASS,
    PASSING_PAYS,
    PRICES,
    REVEAL,
    UNDER,
    both_faces,
    djinn_of,
    first_of,
    members,
)

#: What stands for a tile that fits nowhere.
NOTHING: Final = -100.0
#: A third tile revealed raises what one hopes for by so much less than the second.
LESS: Final = 0.6


def best_by_tile(state: Sultaniya, prospect: Prospect, floor: i64, faces: i64, is_paid: bool) -> list[float]:
    """For each tile of a floor, what it brings where it fits best; only some faces are looked at."""
    found = [NOTHING] * TILES_ON[floor]
    here: i64 = state.spots[prospect.seat] & ON_FLOOR[floor]
    while here:
        place = first_of(here)
        here &= here - 1
        if place == state.lifted_from:
            continue
        fitting: i64 = state.edition.fitting(state.palaces, prospect.base, place) & faces
        while fitting:
            number = first_of(fitting)
            fitting &= fitting - 1
            gain = prospect.gain(place, 2 * FIRST_TILE[floor] + number, is_paid)
            if gain > found[number // 2]:
                found[number // 2] = gain
    return found


def within_reach(state: Sultaniya, prospect: Prospect) -> float:
    """The most that an available tile would bring to a palace."""
    best = 0.0
    for floor in range(FLOORS):
        faces: i64 = 0
        for tile in state.front[floor * FRONT : floor * FRONT + FRONT]:
            if tile != NONE:
                faces |= both_faces(tile)
        for gain in best_by_tile(state, prospect, floor, faces, True):
            best = max(best, gain)
    return best


class Turn:
    """What a seat may do in its turn, each thing with what it promises in points."""

    def __init__(self, state: Sultaniya, seat: i64, taste: Taste) -> None:
        self.state = state
        self.taste = taste
        self.prospect = Prospect(state, seat, taste, True)
        self.is_paid = state.earns_sapphires()
        # The most that a tile available before each pile brings, and one not yet available.
        self.front = [NOTHING] * FLOORS
        self.top = [NOTHING] * FLOORS
        self.piles: list[list[float]] = []

    def look_at_piles(self) -> None:
        """See what the tiles before, on and in the piles would bring."""
        state = self.state
        for floor in range(FLOORS):
            best = best_by_tile(state, self.prospect, floor, tiles_left(state, floor), self.is_paid)
            for tile in state.front[floor * FRONT : floor * FRONT + FRONT]:
                if tile != NONE:
                    self.front[floor] = max(self.front[floor], best[tile])
            if state.tops[floor] != NONE:
                self.top[floor] = best[state.tops[floor]]
            # Which tiles are in a pile is no secret; their order may be.
            inside: i64 = state.bags[floor]
            for tile in state.order[floor]:
                inside |= BIT[tile]
            self.piles.append([best[tile] for tile in members(inside)])

    def best_available(self, without: i64) -> float:
        """The most that an available tile brings, those before one pile left out."""
        best = NOTHING
        for floor in range(FLOORS):
            if floor != without:
                best = max(best, self.front[floor])
        return best

    def hope(self, pile: i64, tiles: i64, known: float) -> float:
        """The most that one can expect to be brought by a tile known or by the next ones of a pile."""
        best = max(known, self.top[pile])
        inside = self.piles[pile]
        if tiles == 1 or not inside:
            return best
        total = 0.0
        for value in inside:
            total += max(best, value)
        more = total / float(len(inside)) - best
        return best + (more if tiles == 2 else (1.0 + LESS) * more)

    # --- what each move promises

    def promise(self, move: i64) -> float:
        """What a move promises, other than to place a tile."""
        state = self.state
        sapphire = self.prospect.sapphire
        if move < PASS:
            pile: i64 = (move - REVEAL) // 3
            tiles: i64 = (move - REVEAL) % 3 + 1
            return self.or_pass(self.hope(pile, tiles, self.best_available(NONE))) - self.taste.give_away * float(tiles)
        if move == PASS:
            return sapphire * float(PASSING_PAYS) - self.taste.idle
        if move in (DONE, UNDER):
            return -self.taste.idle
        djinn = djinn_of(move)
        price = sapphire * float(PRICES[djinn])
        if self.prospect.has_djinns_objective and state.djinns[djinn] != self.prospect.seat:
            price -= 2.0
        if djinn == BLUE:
            pile = (move - CALL_BLUE) // 3
            tiles = (move - CALL_BLUE) % 3 + 1
            promised = max(-self.taste.idle, self.hope(pile, tiles, self.best_available(pile)))
            return promised - price - self.taste.give_away * float(tiles)
        if djinn == GOLD:
            best = NOTHING
            for value in self.piles[move - CALL_GOLD]:
                best = max(best, value)
            return best - price
        usual = self.usual_hope()
        if djinn == GREEN:
            return usual + self.taste.second_tile * (usual + self.taste.idle) - price
        return usual - price

    def or_pass(self, promised: float) -> float:
        """If nothing available fits after revealing, the turn becomes a pass."""
        return promised if promised > NOTHING else self.promise(PASS)

    def usual_hope(self) -> float:
        """The most that a tile can be expected to bring in a turn without a djinn."""
        known = self.best_available(NONE)
        best = max(-self.taste.idle, known)
        for pile in range(FLOORS):
            if self.state.most_to_reveal(pile) > 0:
                best = max(best, self.hope(pile, self.state.most_to_reveal(pile), known))
        return best


def promises(state: Sultaniya, seat: i64, moves: list[int], taste: Taste) -> list[float]:
    """What each of a seat's moves promises it, in points."""
    turn = Turn(state, seat, taste)
    if moves[-1] >= REVEAL and moves[-1] != UNDER:
        turn.look_at_piles()
    found: list[float] = []
    for move in moves:
        if move < REVEAL:
            place: i64 = move // FACES_ON_A_FLOOR
            face: i64 = 2 * FIRST_TILE[place // STRIDE] + move % FACES_ON_A_FLOOR
            found.append(turn.prospect.gain(place, face, turn.is_paid))
        else:
            found.append(turn.promise(move))
    return found


# --- somebody quick ------------------------------------------------------------------------------


def best_placing(state: Sultaniya, prospect: Prospect, floor: i64, faces: i64, is_paid: bool) -> tuple[float, i64]:
    """The most that one of some faces brings on a floor, and the move that places it."""
    best = NOTHING
    move: i64 = NONE
    here: i64 = state.spots[prospect.seat] & ON_FLOOR[floor]
    while here:
        place = first_of(here)
        here &= here - 1
        if place == state.lifted_from:
            continue
        fitting: i64 = state.edition.fitting(state.palaces, prospect.base, place) & faces
        while fitting:
            number = first_of(fitting)
            fitting &= fitting - 1
            gain = prospect.gain(place, 2 * FIRST_TILE[floor] + number, is_paid)
            if gain > best:
                best = gain
                move = place * FACES_ON_A_FLOOR + number
    return best, move


def quick_reveal(state: Sultaniya, prospect: Prospect, is_paid: bool, dice: Dice) -> int:
    """A reveal of all that may be, from a pile with a good top; or none."""
    reveal = NONE
    best = NOTHING
    for pile in range(FLOORS):
        most: i64 = state.most_to_reveal(pile)
        if most == 0 or not state.spots[prospect.seat] & ON_FLOOR[pile]:
            continue
        gain, _ = best_placing(state, prospect, pile, both_faces(state.tops[pile]), is_paid)
        hope = max(gain, -prospect.taste.idle) + dice.fraction()
        if hope > best:
            best = hope
            reveal = REVEAL + 3 * pile + most - 1
    return reveal


def quick_move(state: Sultaniya, prospect: Prospect, dice: Dice) -> int:
    """What somebody quick does: calls the green djinn, reveals a pile with a good top, places what brings most."""
    best = NOTHING
    best_move: i64 = NONE
    is_paid = state.earns_sapphires()
    for floor in range(FLOORS):
        gain, move = best_placing(state, prospect, floor, state.offered(floor), is_paid)
        if gain > best:
            best = gain
            best_move = move
    if state.lifted != NONE:
        return best_move if best_move != NONE else UNDER
    if state.djinn == NONE and state.revealed == 0:
        price = float(PRICES[GREEN]) * prospect.sapphire
        if state.sapphires[prospect.seat] >= PRICES[GREEN] and best + prospect.taste.idle > price:
            return CALL_GREEN
    reveal = quick_reveal(state, prospect, is_paid, dice)
    if reveal != NONE:
        return reveal
    if best_move != NONE:
        return best_move
    return PASS if state.djinn == NONE else DONE
