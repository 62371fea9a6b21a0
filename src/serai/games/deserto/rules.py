"""Deserto: the rules, in the order of the rulebook.

51 cards: 15 viziers, 15 thieves, 15 treasures, 6 oases. The vizier catches the thief, the thief
steals the treasure; the oasis neither takes nor is taken. Whoever wins the most cards wins.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY, State

# --- the cards -----------------------------------------------------------------------------------

VIZIER: Final = 0
THIEF: Final = 1
TREASURE: Final = 2
OASIS: Final = 3
EMPTY: Final = 4

KINDS: Final = 4
HAND: Final = 3

# A bag of cards is one number with a byte for each kind: to put bags together is to add them.
CARD: Final = [1, 1 << 8, 1 << 16, 1 << 24]
DECK: Final = 15 * CARD[VIZIER] + 15 * CARD[THIEF] + 15 * CARD[TREASURE] + 6 * CARD[OASIS]


def count(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in a bag."""
    return (bag >> (kind * 8)) & 255


def size(bag: i64) -> i64:
    """How many cards are in a bag."""
    return (bag & 255) + ((bag >> 8) & 255) + ((bag >> 16) & 255) + (bag >> 24)


def draw_from(bag: i64, dice: Dice) -> int:
    """The kind of one card drawn blindly from a bag."""
    left = dice.below(size(bag))
    for kind in range(KINDS):
        left -= count(bag, kind)
        if left < 0:
            return kind
    raise ValueError("an empty bag has no card to draw")


def beats(card: int, other: int) -> bool:
    """The vizier catches the thief, the thief steals the treasure."""
    return (card == VIZIER and other == THIEF) or (card == THIEF and other == TREASURE)


# --- the square ----------------------------------------------------------------------------------

# Cells a1 b1 / a2 b2. Beside means sharing an edge, never diagonal: cell 3 - c is opposite c.
CELLS: Final = 4
BESIDE: Final = [[1, 2], [0, 3], [0, 3], [1, 2]]


def placing_forbidden(square: list[int], card: int, cell: int) -> str:
    """The rule that forbids a card on a cell of the square (its visible cards), or nothing."""
    if EMPTY in square and square.count(EMPTY) < CELLS:
        # While the square is incomplete, a card goes to an empty cell beside a card.
        if square[cell] != EMPTY:
            return "fill-the-square"
        if all(square[near] == EMPTY for near in BESIDE[cell]):
            return "beside-a-card"
    for near in BESIDE[cell]:
        # Only visible cards count, and the card being covered does not.
        if beats(square[near], card):
            return "thief-beside-vizier" if card == THIEF else "treasure-beside-thief"
    return ""


def cells_won(square: list[int], card: int, cell: int) -> list[int]:
    """The stacks won by a card on a cell: the weaker ones beside it, or all under four viziers."""
    if card == VIZIER and all(square[c] == VIZIER for c in range(CELLS) if c != cell):
        return [0, 1, 2, 3]
    return [near for near in BESIDE[cell] if beats(card, square[near])]


# --- the moves -----------------------------------------------------------------------------------

# 0-15: card * 4 + cell, a card played. 16-19: a card given in passing. 20-23: a card that nature
# deals, draws or turns up. 24-27: the seat that nature lets begin. 28 and 29 stand for a draw and
# for a gift that one has not seen.
PASS: Final = 16
DRAW: Final = 20
FIRST: Final = 24
DRAW_UNSEEN: Final = 28
PASS_UNSEEN: Final = 29

# There are 625 squares (four cells, each empty or showing one of four cards), numbered in base five.
# What may be placed on each, and what it wins, is asked of the two rules above once, when this module loads.
FIVES: Final = [1, 5, 25, 125]
SQUARES: Final = 625


def square_from(number: int) -> list[int]:
    """The visible cards of a numbered square."""
    return [number // five % 5 for five in FIVES]


NO_CARD: Final = EMPTY * (1 + 5 + 25 + 125)
PLACINGS: Final = [
    [card * CELLS + cell for cell in range(CELLS) if not placing_forbidden(square_from(number), card, cell)]
    for number in range(SQUARES)
    for card in range(KINDS)
]
WON: Final = [
    cells_won(square_from(number), card, cell)
    for number in range(SQUARES)
    for card in range(KINDS)
    for cell in range(CELLS)
]

# --- a game --------------------------------------------------------------------------------------

DEALING: Final = 0  # nature deals three cards to each seat
TURNING: Final = 1  # nature turns up the first card of the square
CHOOSING: Final = 2  # nature draws the first player
PLAYING: Final = 3  # the seat whose turn it is plays or passes
DRAWING: Final = 4  # nature draws for the seat that has played or passed
OVER: Final = 5


class Deserto(State):
    """A position of Deserto. `turn` is the seat that plays, or that the next card is for."""

    def __init__(
        self,
        seats: int,
        phase: int,
        turn: int,
        square: int,
        pile: int,
        hands: list[int],
        stacks: list[int],
        won: list[int],
        given: list[int],
    ) -> None:
        super().__init__(seats)
        self.phase: i64 = phase
        self.turn: i64 = turn
        self.square: i64 = square  # the number of what is visible
        self.pile: i64 = pile  # a bag: cards nobody has seen have no order
        self.hands = hands  # a bag a seat
        self.stacks = stacks  # a bag a cell
        self.won = won  # a bag a seat: the stacks won in the open
        self.given = given  # a bag a seat: what it gave in passing; the seat before it has `received` that

    # Whose turn it is, and what may be done.

    def to_move(self) -> int:
        if self.phase == PLAYING:
            return self.turn
        return NOBODY if self.phase == OVER else CHANCE

    def moves(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return self.chances()
        found: list[int] = []
        if self.phase != PLAYING or seat != self.turn:
            return found
        hand: i64 = self.hands[seat]
        for card in range(KINDS):
            if count(hand, card):
                found.extend(PLACINGS[self.square * KINDS + card])
        for card in range(KINDS):
            if count(hand, card):
                found.append(PASS + card)
        return found

    def chances(self) -> list[int]:
        """Nature's moves: a card of the pile, or a seat to begin."""
        if self.phase == PLAYING or self.phase == OVER:
            return []
        if self.phase == CHOOSING:
            return [FIRST + seat for seat in range(self.seats)]
        return [DRAW + kind for kind in range(KINDS) if count(self.pile, kind)]

    def odds(self) -> list[int]:
        if self.phase == CHOOSING:
            return [1] * self.seats
        return [int(count(self.pile, kind)) for kind in range(KINDS) if count(self.pile, kind)]

    def random_move(self, seat: int, dice: Dice) -> int:
        if seat == CHANCE and self.phase != CHOOSING:
            return DRAW + draw_from(self.pile, dice)
        return super().random_move(seat, dice)

    def why_not(self, seat: int, move: int) -> str:
        if self.phase == OVER:
            return "over"
        if seat == CHANCE:
            return "" if move in self.chances() else "not-natures"
        if self.phase != PLAYING or seat != self.turn:
            return "not-your-turn"
        if move < 0 or move >= DRAW:
            return "not-a-players"
        card = move // CELLS if move < PASS else move - PASS
        if not count(self.hands[seat], card):
            return "card-in-hand"
        if move >= PASS:
            return ""
        return placing_forbidden(square_from(self.square), card, move % CELLS)

    def play(self, seat: int, move: int) -> None:
        if move < PASS:
            self.place(move)
        elif move < DRAW:
            self.give(move - PASS)
        elif move < FIRST:
            self.draw(move - DRAW)
        else:
            self.turn = move - FIRST
            self.phase = PLAYING

    # A turn: play one card, or pass.

    def place(self, move: int) -> None:
        """Lay a card on its cell, win what it wins."""
        card = move // CELLS
        cell = move % CELLS
        seat = self.turn
        won = WON[self.square * PASS + move]
        self.hands[seat] -= CARD[card]
        self.lay(card, cell)
        for near in won:
            self.won[seat] += self.stacks[near]
            self.stacks[near] = 0
            self.show(near, EMPTY)
        self.finish_turn()

    def lay(self, card: int, cell: int) -> None:
        """A card comes on top of a cell."""
        self.stacks[cell] += CARD[card]
        self.show(cell, card)

    def show(self, cell: int, card: int) -> None:
        """From now on a cell shows this card, or nothing."""
        five: i64 = FIVES[cell]
        self.square += (card - self.square // five % 5) * five

    def give(self, card: int) -> None:
        """Pass: a card of your choice goes to the previous player, who keeps it as won."""
        self.hands[self.turn] -= CARD[card]
        self.given[self.turn] += CARD[card]
        self.finish_turn()

    # Then draw back to three while the pile lasts.

    def finish_turn(self) -> None:
        if self.pile:
            self.phase = DRAWING
        else:
            self.pass_turn_on()

    def draw(self, card: int) -> None:
        """Nature draws for a turn; before the first one it deals three cards to each and turns one up."""
        self.pile -= CARD[card]
        if self.phase == TURNING:
            self.lay(card, 0)
            self.phase = CHOOSING
            return
        seat = self.turn
        self.hands[seat] += CARD[card]
        if self.phase == DRAWING:
            self.phase = PLAYING
            self.pass_turn_on()
        elif size(self.hands[seat]) == HAND:
            self.turn = (seat + 1) % self.seats
            if self.turn == 0:
                self.phase = TURNING

    # The end: the pile is empty and every hand is played.

    def pass_turn_on(self) -> None:
        """The turn goes to the left.

        The last card drawn fills the last hand; from then on all hands shrink alike. So whoever
        is next has no card left only when nobody has one.
        """
        following = (self.turn + 1) % self.seats
        if self.hands[following]:
            self.turn = following
        else:
            self.phase = OVER

    def received(self, seat: int) -> int:
        """The bag of cards that a seat was given by the next player."""
        return self.given[(seat + 1) % self.seats]

    def scores(self) -> list[int]:
        return [int(size(self.won[seat]) + size(self.received(seat))) for seat in range(self.seats)]

    # What is known: one's own hand and gifts; the square; all that was played or won in the open.

    def seen(self, seat: int, move: int, eye: int) -> int:
        if DRAW <= move < FIRST and self.phase != TURNING and eye != self.turn:
            return DRAW_UNSEEN
        if PASS <= move < DRAW and not self.knows_gifts_of(eye, self.turn):
            return PASS_UNSEEN
        return move

    def knows_gifts_of(self, eye: int, giver: int) -> bool:
        """A gift is seen by the one who gives and the one who receives."""
        return eye == giver or (eye >= 0 and (eye + 1) % self.seats == giver)

    def redeal(self, eye: int, dice: Dice) -> State:
        world = self.clone()
        unseen: i64 = self.unseen(eye)
        for seat in range(self.seats):
            if seat != eye:
                world.hands[seat] = hidden = take(unseen, size(self.hands[seat]), dice)
                unseen -= hidden
            if not self.knows_gifts_of(eye, seat):
                world.given[seat] = hidden = take(unseen, size(self.given[seat]), dice)
                unseen -= hidden
        world.pile = unseen
        return world

    def unseen(self, eye: int) -> int:
        """The bag of all cards a seat has not seen: the pile, others' hands, gifts among others."""
        bag: i64 = self.pile
        for seat in range(self.seats):
            if seat != eye:
                bag += self.hands[seat]
            if not self.knows_gifts_of(eye, seat):
                bag += self.given[seat]
        return bag

    # Copies.

    def clone(self) -> Deserto:
        return Deserto(
            self.seats,
            self.phase,
            self.turn,
            self.square,
            self.pile,
            self.hands[:],
            self.stacks[:],
            self.won[:],
            self.given[:],
        )

    def copy(self) -> State:
        return self.clone()

    def key(self) -> tuple[Any, ...]:
        bags = (tuple(self.hands), tuple(self.stacks), tuple(self.won), tuple(self.given))
        return (self.seats, int(self.phase), int(self.turn), int(self.square), int(self.pile), *bags)

    def __reduce__(self) -> tuple[Any, ...]:
        fields = (self.hands, self.stacks, self.won, self.given)
        return Deserto, (self.seats, int(self.phase), int(self.turn), int(self.square), int(self.pile), *fields)


def take(bag: i64, cards: i64, dice: Dice) -> int:
    """Some cards drawn blindly from a bag, as a bag."""
    taken: i64 = 0
    for _ in range(cards):
        card: i64 = CARD[draw_from(bag - taken, dice)]
        taken += card
    return taken


def start(seats: int) -> Deserto:
    """The table before anything is dealt."""
    return Deserto(seats, DEALING, 0, NO_CARD, DECK, [0] * seats, [0] * CELLS, [0] * seats, [0] * seats)
