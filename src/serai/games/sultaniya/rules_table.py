"""Sultaniya's table: the piles, the treasury, what nature does and what each seat knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY, State
from serai.games.sultaniya.rules_palace import (
    BIT,
    BOARDS,
    FACES_ON_A_FLOOR,
    FIRST_TILE,
    FLOORS,
    GUARD,
    PLACES,
    PRINTED,
    PRINTED_FACE,
    PRINTED_PLACES,
    SAPPHIRE,
    STRIDE,
    TILES,
    TILES_ON,
    TOWER,
    WINDOW,
    Edition,
    is_place,
    open_places,
)

NONE: Final = -1
#: Sapphires in all, in the treasury or with a player.
SAPPHIRES: Final = 55
#: Most tiles available before a pile.
FRONT: Final = 3
PASSING_PAYS: Final = 2
SOLO_TURNS: Final = 20
#: More turns than these nobody plays, so that no game is endless.
MOST_TURNS: Final = 50

# The djinns, and what they ask.
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
GOLD: Final = 3
DJINNS: Final = 4
PRICES: Final = [1, 2, 2, 3]

# Secret objectives 0-3: guards, sapphires, towers, windows of the best floor; 4-7: of the best half-column.
OBJECTIVE_SYMBOLS: Final = [GUARD, SAPPHIRE, TOWER, WINDOW]
BY_COLUMN: Final = 4
BY_DJINNS: Final = 8
BY_PAIRS: Final = 9
OBJECTIVES: Final = 10

# Which boards there are to choose from: those of a side, all eight, or, at four players, those of the side that the
# first board is of. The rulebook calls that a perfect balance.
SIDE_A: Final = 0
SIDE_B: Final = 1
ANY_SIDE: Final = 2
BALANCED: Final = 3

# --- the moves -----------------------------------------------------------------------------------

# 0-1567: place * 56 + face of that floor, a tile taken and placed. Then, for players: so many tiles of a pile
# revealed (pile * 3 + tiles - 1), pass, done, the lifted tile under its pile, and the djinns called: blue for a pile
# and so many tiles, red for a place, green, gold for a pile. Nature's: a tile turned up on a pile, a tile looked
# at, an objective dealt, an objective shown at the end, a board (a player's move where boards are chosen), the first
# player. The last two stand for what one has not seen.
REVEAL: Final = PLACES * FACES_ON_A_FLOOR
PASS: Final = REVEAL + 3 * FLOORS
DONE: Final = PASS + 1
UNDER: Final = DONE + 1
CALL_BLUE: Final = UNDER + 1
CALL_RED: Final = CALL_BLUE + 3 * FLOORS
CALL_GREEN: Final = CALL_RED + PLACES
CALL_GOLD: Final = CALL_GREEN + 1
TURN_UP: Final = CALL_GOLD + FLOORS
LOOK: Final = TURN_UP + TILES
DEAL: Final = LOOK + TILES
SHOW: Final = DEAL + OBJECTIVES
BOARD: Final = SHOW + OBJECTIVES
FIRST: Final = BOARD + BOARDS
LOOK_UNSEEN: Final = FIRST + 4
DEAL_UNSEEN: Final = LOOK_UNSEEN + 1
MOVES: Final = DEAL_UNSEEN + 1


def is_move(move: int) -> bool:
    """Whether a number below MOVES is a move: some places and faces are none."""
    if move < REVEAL:
        place = move // FACES_ON_A_FLOOR
        return is_place(place) and move % FACES_ON_A_FLOOR < 2 * TILES_ON[place // STRIDE]
    return not CALL_RED <= move < CALL_GREEN or is_place(move - CALL_RED)


def djinn_of(move: int) -> int:
    """The djinn that a move calls."""
    if move < CALL_RED:
        return BLUE
    if move < CALL_GREEN:
        return RED
    return GREEN if move < CALL_GOLD else GOLD


# --- sets in one number --------------------------------------------------------------------------


def size(some: i64) -> i64:
    """How many bits a set has."""
    found: i64 = 0
    while some:
        some &= some - 1
        found += 1
    return found


def first_of(some: i64) -> i64:
    """The lowest member of a set."""
    member: i64 = 0
    while not some & 255:
        some >>= 8
        member += 8
    while not some & 1:
        some >>= 1
        member += 1
    return member


def draw_from(some: i64, dice: Dice) -> i64:
    """One member of a set, each with the same chance."""
    for _ in range(dice.below(size(some))):
        some &= some - 1
    return first_of(some)


def members(some: i64) -> list[int]:
    """The members of a set, in order."""
    found: list[int] = []
    while some:
        found.append(first_of(some))
        some &= some - 1
    return found


def both_faces(tile: i64) -> i64:
    """The bits of a tile's two faces among the faces of its floor."""
    faces: i64 = BIT[2 * tile]
    return 3 * faces


# --- a game --------------------------------------------------------------------------------------

TOPS: Final = 0  # nature turns up the top of each pile
BEGINNING: Final = 1  # nature draws the first player
BOARDING: Final = 2  # each seat in turn chooses its board, or nature draws it
DEALING: Final = 3  # nature deals two objectives to each seat
PLAYING: Final = 4  # the seat whose turn it is decides
REVEALING: Final = 5  # nature turns up the next tile of a pile
LOOKING: Final = 6  # nature shows the pile to the one who called the gold djinn
SHOWING: Final = 7  # nature turns over the secret objectives
OVER: Final = 8


class Table(State):
    """A position of Sultaniya. `turn` is the seat that plays, chooses its board or is dealt an objective.

    A pile, from the bottom: tiles of known order (`order`), of which the lowest ones (`laid_under`) were put there
    before everyone's eyes and the others seen by the `lookers`; tiles nobody has looked at, which have no
    order (`bags`); the top tile, visible to all. Before it lie its available tiles (`front`).
    """

    def __init__(
        self,
        seats: int,
        edition: Edition,
        side: int,
        chosen: bool,
        advanced: bool,
        phase: int,
        turn: int,
        turns_left: int,
        passes: int,
        djinn: int,
        builds: int,
        revealed: int,
        pile: int,
        step: int,
        lifted: int,
        lifted_from: int,
        shown: int,
        boards: list[int],
        palaces: list[int],
        built: list[int],
        spots: list[int],
        sapphires: list[int],
        objectives: list[int],
        djinns: list[int],
        tops: list[int],
        front: list[int],
        bags: list[int],
        laid_under: list[int],
        lookers: list[int],
        order: list[list[int]],
    ) -> None:
        super().__init__(seats)
        self.edition = edition
        self.side: i64 = side
        self.chosen = chosen  # players choose their boards; else nature draws them
        self.advanced = advanced
        self.phase: i64 = phase
        self.turn: i64 = turn
        self.turns_left: i64 = turns_left  # of all seats together; few once a roof is complete
        self.passes: i64 = passes  # in a row
        self.djinn: i64 = djinn  # the one that helps in this turn
        self.builds: i64 = builds  # tiles that may still be built in this turn
        self.revealed: i64 = revealed  # the piles revealed from in this turn
        self.pile: i64 = pile  # the one that nature turns up or shows
        self.step: i64 = step  # tiles still to reveal of it, or looked at so far
        self.lifted: i64 = lifted  # the tile that the red djinn holds
        self.lifted_from: i64 = lifted_from
        self.shown: i64 = shown  # objectives turned over at the end
        self.boards = boards
        self.palaces = palaces  # a face a place, seat after seat
        self.built = built  # the places built on, a set a seat
        self.spots = spots  # the places open to the next tile, a set a seat
        self.sapphires = sapphires
        self.objectives = objectives  # a set a seat
        self.djinns = djinns  # where each stands: a seat, or none
        self.tops = tops
        self.front = front  # three a pile
        self.bags = bags  # sets of the floor's tiles
        self.laid_under = laid_under
        self.lookers = lookers  # sets of seats
        self.order = order

    # --- setup: piles, first player, boards, objectives

    def to_move(self) -> int:
        if self.phase == PLAYING or self.is_choosing():
            return self.turn
        return NOBODY if self.phase == OVER else CHANCE

    def chances(self) -> list[int]:
        """Nature's moves, each as likely as the others."""
        if self.phase == BEGINNING:
            return [FIRST + seat for seat in range(self.seats)]
        if self.phase == PLAYING or self.phase == OVER or self.is_choosing():
            return []
        base, options = self.natures_options()
        return [base + option for option in members(options)]

    def natures_options(self) -> tuple[i64, i64]:
        """Nature's moves as a base and a set, except for the first player."""
        base: i64 = TURN_UP
        options: i64 = 0
        if self.phase == BOARDING:
            base = BOARD
            options = self.boards_left()
        elif self.phase == DEALING:
            base = DEAL
            options = self.objectives_left()
        elif self.phase == SHOWING:
            base = SHOW
            options = self.to_show()
        else:
            if self.phase == LOOKING:
                base = LOOK
            base += FIRST_TILE[self.pile]
            options = self.next_of_pile()
        return base, options

    def next_of_pile(self) -> i64:
        """The tiles, by their number on the floor, of which nature turns up or shows one."""
        pile = self.pile
        order = self.order[pile]
        options: i64 = self.bags[pile]
        if self.phase == LOOKING:
            position = self.laid_under[pile] + self.step
            if position < len(order):
                options = BIT[order[position]]
        elif options == 0:
            options = BIT[order[-1]]
        return options

    def is_choosing(self) -> bool:
        """Whether the seat whose turn it is has to choose its board."""
        return self.chosen and self.phase == BOARDING

    def boards_left(self) -> i64:
        """The boards that can still be had."""
        side = self.side_in_use()
        left: i64 = 0
        for board in range(BOARDS):
            if board not in self.boards and side in (ANY_SIDE, self.edition.board_side[board]):
                left |= BIT[board]
        return left

    def side_in_use(self) -> int:
        """The side whose boards are in use, or both."""
        if self.side != BALANCED:
            return self.side
        if self.seats == 4:
            for board in self.boards:
                if board != NONE:
                    return self.edition.board_side[board]
        return ANY_SIDE

    def board_forbidden(self, board: int) -> str:
        """The rule by which a board cannot be chosen now, or nothing."""
        if not self.is_choosing():
            return "boards"
        left: i64 = self.boards_left()
        if left & BIT[board]:
            return ""
        return "one-board-each" if board in self.boards else "one-side"

    def objectives_left(self) -> i64:
        left: i64 = BIT[OBJECTIVES] - 1
        for dealt in self.objectives:
            left &= ~dealt
        return left

    def odds(self) -> list[int]:
        return [1] * len(self.chances())

    def random_move(self, seat: int, dice: Dice) -> int:
        if seat == CHANCE and self.phase != BEGINNING:
            base, options = self.natures_options()
            return base + draw_from(options, dice)
        return super().random_move(seat, dice)

    def nature_plays(self, move: int) -> None:
        if move < LOOK:
            self.turn_up(move - TURN_UP)
        elif move < DEAL:
            self.look_at(move - LOOK)
        elif move < SHOW:
            self.deal(move - DEAL)
        elif move < BOARD:
            self.show(move - SHOW)
        elif move < FIRST:
            self.give_board(move - BOARD)
        else:
            self.turn = move - FIRST
            self.phase = BOARDING

    def give_board(self, board: int) -> None:
        """A seat gets its board: three printed tiles, and sapphires for some."""
        seat = self.turn
        self.boards[seat] = board
        for number in range(3):
            self.palaces[seat * PLACES + PRINTED[number]] = PRINTED_FACE + 3 * board + number
        self.built[seat] = PRINTED_PLACES
        self.spots[seat] = open_places(PRINTED_PLACES)
        self.sapphires[seat] = self.edition.board_sapphires[board]
        self.turn = (seat + 1) % self.seats
        if NONE not in self.boards:
            self.phase = DEALING

    def deal(self, objective: int) -> None:
        """A seat gets an objective; each gets two."""
        seat = self.turn
        self.objectives[seat] |= BIT[objective]
        if size(self.objectives[seat]) == 2:
            self.turn = (seat + 1) % self.seats
            if self.objectives[self.turn]:
                # Everyone has two: it is the first player's turn again.
                self.phase = PLAYING

    # --- the piles: a visible top, and up to three available tiles before each

    def available(self, pile: i64) -> i64:
        """How many tiles lie before a pile."""
        found: i64 = 0
        for tile in self.front[pile * FRONT : pile * FRONT + FRONT]:
            if tile != NONE:
                found += 1
        return found

    def below_top(self, pile: i64) -> i64:
        """How many tiles a pile has under its top."""
        return size(self.bags[pile]) + len(self.order[pile])

    def reveal(self, pile: int, tiles: int) -> None:
        """Move tiles from a pile to its foot; nature turns up what comes to the top."""
        self.revealed |= BIT[pile]
        self.pile = pile
        self.step = tiles
        self.phase = REVEALING
        self.move_top()

    def move_top(self) -> None:
        """The top tile becomes available; the next is turned up, if there is one."""
        pile = self.pile
        self.front[pile * FRONT + self.available(pile)] = self.tops[pile]
        self.tops[pile] = NONE
        self.step -= 1
        if self.below_top(pile) == 0:
            self.phase = PLAYING

    def turn_up(self, tile: int) -> None:
        """A tile comes to the top of its pile."""
        pile = self.pile
        number = tile - FIRST_TILE[pile]
        if self.bags[pile]:
            self.bags[pile] ^= BIT[number]
        else:
            order = self.order[pile]
            order.pop()
            self.forget_looks(pile)
        self.tops[pile] = number
        if self.phase == TOPS:
            self.pile += 1
            if self.pile == FLOORS:
                self.phase = BEGINNING
        elif self.step > 0:
            self.move_top()
        else:
            self.phase = PLAYING

    def forget_looks(self, pile: i64) -> None:
        """When only tiles known to all are left in a pile, it matters no more who has looked."""
        left = len(self.order[pile])
        if left <= self.laid_under[pile]:
            self.laid_under[pile] = left
            self.lookers[pile] = 0

    def put_under(self, pile: i64, tile: i64) -> None:
        """A tile goes to the bottom of its pile, in sight of all."""
        self.order[pile].insert(0, tile)
        self.laid_under[pile] += 1

    def look_at(self, tile: int) -> None:
        """Gold: the caller sees the next tile of the pile, from the bottom up; its order is settled from now on."""
        pile = self.pile
        if self.laid_under[pile] + self.step == len(self.order[pile]):
            number = tile - FIRST_TILE[pile]
            self.bags[pile] ^= BIT[number]
            self.order[pile].append(number)
        self.step += 1
        self.end_look()

    def end_look(self) -> None:
        """Once the whole pile is seen, its caller takes a tile of it."""
        pile = self.pile
        if self.bags[pile] == 0 and self.laid_under[pile] + self.step == len(self.order[pile]):
            if self.step > 0:
                self.lookers[pile] |= BIT[self.turn]
            self.phase = PLAYING

    # --- the treasury

    def treasury(self) -> i64:
        """The sapphires that nobody holds."""
        left: i64 = SAPPHIRES
        for held in self.sapphires:
            left -= held
        return left

    def earn(self, sapphires: i64) -> None:
        """Take sapphires from the treasury, as far as there are any."""
        self.sapphires[self.turn] += min(sapphires, self.treasury())

    # --- the end: secret objectives are turned over

    def to_show(self) -> i64:
        """The objectives of the next seat that has still some to turn over."""
        for held in self.objectives:
            hidden: i64 = held & ~self.shown
            if hidden:
                return hidden
        return 0

    def show(self, objective: int) -> None:
        """A secret objective is turned over."""
        self.shown |= BIT[objective]
        if not self.to_show():
            self.phase = OVER

    # --- what is known: everything but others' objectives, and the order of a pile one has not looked through

    def seen(self, seat: int, move: int, eye: int) -> int:
        if LOOK <= move < DEAL and eye != self.turn:
            return LOOK_UNSEEN
        if DEAL <= move < SHOW and eye != self.turn and not self.advanced:
            return DEAL_UNSEEN
        return move

    def known_of(self, pile: int, eye: int) -> int:
        """How many tiles at the bottom of a pile an eye knows in their order."""
        if eye >= 0 and self.lookers[pile] & BIT[eye]:
            return len(self.order[pile])
        if self.phase == LOOKING and self.pile == pile and eye == self.turn:
            return self.laid_under[pile] + self.step
        return self.laid_under[pile]

    def shuffle(self, pile: i64, known: i64, dice: Dice) -> None:
        """Give the tiles of a pile another order, except for those at the bottom that are known."""
        order = self.order[pile]
        unknown: i64 = self.bags[pile]
        for position in range(known, len(order)):
            unknown |= BIT[order[position]]
        for position in range(known, len(order)):
            tile = draw_from(unknown, dice)
            order[position] = tile
            unknown ^= BIT[tile]
        self.bags[pile] = unknown

    def deal_again(self, eye: int, dice: Dice) -> None:
        """Give the other seats other objectives, except for those turned over."""
        pool: i64 = (BIT[OBJECTIVES] - 1) & ~self.shown
        if eye >= 0:
            pool &= ~self.objectives[eye]
        for seat in range(self.seats):
            if seat == eye:
                continue
            held: i64 = self.objectives[seat] & self.shown
            for _ in range(size(self.objectives[seat] & ~self.shown)):
                objective = draw_from(pool, dice)
                pool ^= BIT[objective]
                held |= BIT[objective]
            self.objectives[seat] = held
