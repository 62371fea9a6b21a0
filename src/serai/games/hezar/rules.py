"""Hezār-o yek šab: the rules, in the order of the rulebook.

The sultan asks for stories; the players lay pairs, a character and a landscape of one tale, on his
cards. 9 sultan cards, 46 tale cards, open hands. All win together, or lose together.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY, State

# --- the tale cards ------------------------------------------------------------------------------

# Kinds 0-4: the characters of the four tales (Aladdin, Ali Baba, the Merchant, Sinbad), and Shéhérazade.
# Kinds 5-9: the landscapes of the four tales, and the Palace. Then the two specials.
TALES: Final = 4
JOKER: Final = 4  # the tale of Shéhérazade and of the Palace: any
CHARACTERS: Final = 5
SHEHERAZADE: Final = 4
PALACE: Final = 9
TIGER: Final = 10
BOOK: Final = 11
STORY_KINDS: Final = 10
KINDS: Final = 12
COPIES: Final = [5, 5, 5, 5, 1, 5, 5, 5, 5, 1, 2, 2]

# A bag of cards is one number with four bits for each kind: to put bags together is to add them.
CARD: Final = [1 << (4 * kind) for kind in range(KINDS)]
DECK: Final = sum(copies * card for copies, card in zip(COPIES, CARD, strict=True))
DECK_SIZE: Final = sum(COPIES)
EVERY_OTHER: Final[i64] = 0x0F0F0F0F0F0F


def count(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in a bag."""
    return (bag >> (kind * 4)) & 15


def size(bag: i64) -> i64:
    """How many cards are in a bag."""
    # Neighbours added make bytes, and a number is the sum of its bytes, modulo 255.
    return ((bag & EVERY_OTHER) + ((bag >> 4) & EVERY_OTHER)) % 255


def tale_of(kind: int) -> int:
    """The tale of a character or a landscape, or JOKER."""
    return kind % CHARACTERS


# --- the sultan cards ----------------------------------------------------------------------------

# Cards 0-3 ask for two stories of a tale, 4-7 for one story of a tale, 8 for one story of any tale.
SULTANS: Final = 9
ANY_TALE: Final = 8
VISIBLE: Final = 3
ALL_STORIES: Final = 13

# A set of sultan cards is one number with a bit for each.
SULTAN: Final = [1 << sultan for sultan in range(SULTANS)]
ALL_SULTANS: Final = sum(SULTAN)


def stories_asked(sultan: int) -> int:
    """How many stories a sultan card asks for."""
    return 2 if sultan < TALES else 1


def telling_forbidden(character: int, landscape: int, sultan: int) -> str:
    """The rule that forbids a pair on a sultan card, or nothing."""
    tales = {tale_of(character), tale_of(landscape)} - {JOKER}
    if len(tales) > 1:
        return "one-tale"
    if tales and sultan != ANY_TALE and tales != {sultan % TALES}:
        return "asked-tale"
    return ""


# --- the moves -----------------------------------------------------------------------------------

# A player's: draw the top of the discard, a face-down card of the spread, or a kind that lies face up there;
# discard a kind; end the turn without discarding; tell a pair to a sultan card.
# Nature's: turn over a tale card, turn up a sultan card, say which seat begins.
DRAW_DISCARD: Final = 0
DRAW_SPREAD: Final = 1
DRAW_FACE: Final = 2
DISCARD: Final = DRAW_FACE + STORY_KINDS
KEEP: Final = DISCARD + STORY_KINDS
TELL: Final = KEEP + 1
TURN: Final = TELL + CHARACTERS * CHARACTERS * SULTANS
CALL: Final = TURN + KINDS
FIRST: Final = CALL + SULTANS


def pair_of(character: i64, landscape: i64) -> i64:
    """The number of a pair: its place in `PLEASES`."""
    return character * CHARACTERS + landscape - CHARACTERS


def telling(character: i64, landscape: i64, sultan: i64) -> i64:
    """The move that tells a pair to a sultan card."""
    return TELL + pair_of(character, landscape) * SULTANS + sultan


def told(move: i64) -> tuple[i64, i64, i64]:
    """The character, the landscape and the sultan card of a telling."""
    pair = (move - TELL) // SULTANS
    return pair // CHARACTERS, pair % CHARACTERS + CHARACTERS, (move - TELL) % SULTANS


# The sultan cards that each pair may be laid on, asked of the rule above once, when this module loads.
PLEASES: Final = [
    sum(SULTAN[sultan] for sultan in range(SULTANS) if not telling_forbidden(character, landscape, sultan))
    for character in range(CHARACTERS)
    for landscape in range(CHARACTERS, STORY_KINDS)
]

# --- a game --------------------------------------------------------------------------------------

# Setup, by nature.
CALLING: Final = 0  # three sultan cards are turned up
DEALING: Final = 1  # two tale cards for each player
OPENING: Final = 2  # the first card of the discard
CHOOSING: Final = 3  # the first player
# A turn.
DRAWING: Final = 4  # the player chooses where to draw
BLIND: Final = 5  # nature turns over the card drawn face down
READING: Final = 6  # nature turns up cards for a book
FEEDING: Final = 7  # players discard for a tiger, one after the other
TELLING: Final = 8  # the player tells a story, discards or keeps
RELIEVING: Final = 9  # nature turns up the sultan card that follows one that was served
DISCARDING: Final = 10  # after a story, the player discards or keeps
# The end.
WON: Final = 11
LOST: Final = 12

HAND: Final = 2  # cards a player may keep
BOOK_CARDS: Final = 3
NOBODY_ASKS: Final = -1  # a place for a sultan card where none lies


class Hezar(State):
    """A position of Hezār-o yek šab. `turn` is the player whose turn it is, or whom the next card is for."""

    def __init__(
        self,
        seats: int,
        phase: int,
        turn: int,
        pile: int,
        unseen: int,
        visible: int,
        begun: int,
        down: int,
        faces: int,
        book: int,
        prey: int,
        circling: int,
        idle: int,
        stories: int,
        hands: list[int],
        discard: list[int],
        thrones: list[int],
    ) -> None:
        super().__init__(seats)
        self.phase: i64 = phase
        self.turn: i64 = turn
        self.pile: i64 = pile  # how many sultan cards are still to come: nobody knows which
        self.unseen: i64 = unseen  # the set of sultan cards in the pile or left in the box
        self.visible: i64 = visible  # the set of sultan cards turned up and not served
        self.begun: i64 = begun  # those of them that have one story of two
        self.down: i64 = down  # a bag: the face-down cards of the spread, which have no order
        self.faces: i64 = faces  # a bag: the cards of the spread that books have turned up
        self.book: i64 = book  # how many cards a book has still to turn up
        self.prey: i64 = prey  # how many players the tiger has still to ask
        self.circling: i64 = circling  # while the spread has cards: turns in a row that left it alone and told nothing
        self.idle: i64 = idle  # once it is empty: turns in a row that told nothing and left the discard as high
        self.stories: i64 = stories  # stories told so far
        self.hands = hands  # a bag a seat
        self.discard = discard  # kinds, the top one last
        self.thrones = thrones  # the same cards as `visible`, each in its place on the table, or NOBODY_ASKS

    # Who decides, and what may be done.

    def to_move(self) -> int:
        phase = self.phase
        if phase in (DRAWING, TELLING, DISCARDING):
            return self.turn
        if phase == FEEDING:
            return self.asked()
        return NOBODY if phase >= WON else CHANCE

    def asked(self) -> int:
        """The player whom the tiger asks now: from the one who met it, in turn order."""
        return (self.turn + self.seats - self.prey) % self.seats

    def moves(self, seat: int) -> list[int]:
        found: list[int] = []
        if seat != self.to_move() or seat == NOBODY:
            return found
        if seat == CHANCE:
            return self.chances()
        if self.phase == DRAWING:
            self.add_draws(found)
            return found
        hand: i64 = self.hands[seat]
        add_kinds(found, DISCARD, hand)
        if self.phase != FEEDING and size(hand) <= HAND:
            found.append(KEEP)
        if self.phase == TELLING:
            self.add_tellings(found, hand)
        return found

    def add_draws(self, found: list[int]) -> None:
        """From the discard, from the spread face down, from the spread face up."""
        if self.discard and not self.goes_in_circles():
            found.append(DRAW_DISCARD)
        if self.down:
            found.append(DRAW_SPREAD)
        if self.faces:
            add_kinds(found, DRAW_FACE, self.faces)

    def add_tellings(self, found: list[int], hand: i64) -> None:
        """Every pair in the hand, on every visible sultan card that it pleases."""
        for character in range(CHARACTERS):
            if count(hand, character):
                for landscape in range(CHARACTERS, STORY_KINDS):
                    if count(hand, landscape):
                        pleased: i64 = PLEASES[pair_of(character, landscape)] & self.visible
                        for sultan in range(SULTANS):
                            if (pleased >> sultan) & 1:
                                found.append(telling(character, landscape, sultan))

    def chances(self) -> list[int]:
        """Nature's moves: a sultan card, a tale card, or a seat to begin."""
        found: list[int] = []
        if self.phase in (CALLING, RELIEVING):
            for sultan in range(SULTANS):
                if (self.unseen >> sultan) & 1:
                    found.append(CALL + sultan)
        elif self.phase == CHOOSING:
            for seat in range(self.seats):
                found.append(FIRST + seat)
        else:
            for kind in range(KINDS):
                if count(self.down, kind):
                    found.append(TURN + kind)
        return found

    def odds(self) -> list[int]:
        if self.phase in (CALLING, RELIEVING, CHOOSING):
            return [1] * len(self.chances())
        return [int(count(self.down, kind)) for kind in range(KINDS) if count(self.down, kind)]

    def random_move(self, seat: int, dice: Dice) -> int:
        if seat == CHANCE and self.phase not in (CALLING, RELIEVING, CHOOSING):
            return TURN + draw_from(self.down, dice)
        moves = self.moves(seat)
        return moves[dice.below(len(moves))]

    def why_not(self, seat: int, move: int) -> str:
        if self.phase >= WON:
            return "over"
        if seat == CHANCE:
            return "" if self.to_move() == CHANCE and move in self.chances() else "not-natures"
        if seat != self.to_move():
            return "not-your-turn"
        if move < 0 or move >= TURN:
            return "not-a-players"
        if self.phase == DRAWING:
            return self.why_no_draw(move)
        if self.phase == FEEDING and not DISCARD <= move < KEEP:
            return "tiger"
        if move < DISCARD:
            return "one-draw"
        hand = self.hands[seat]
        if move < KEEP:
            return "" if count(hand, move - DISCARD) else "discard-own"
        if move == KEEP:
            return "" if size(hand) <= HAND else "hand-limit"
        return self.why_no_story(hand, move)

    def why_no_draw(self, move: int) -> str:
        """The rule that forbids a move at the beginning of a turn, or nothing."""
        if move >= DISCARD:
            return "draw-first"
        if move >= DRAW_FACE:
            return "" if count(self.faces, move - DRAW_FACE) else "draw-face-up"
        if move == DRAW_SPREAD:
            return "" if self.down else "draw-spread"
        if not self.discard:
            return "draw-discard"
        return "no-circles" if self.goes_in_circles() else ""

    def why_no_story(self, hand: int, move: int) -> str:
        """The rule that forbids to tell a pair to a sultan card, or nothing."""
        character, landscape, sultan = told(move)
        if self.phase == DISCARDING:
            return "one-story"
        if not count(hand, character) or not count(hand, landscape):
            return "own-pair"
        if not self.visible & SULTAN[sultan]:
            return "visible-sultan"
        return telling_forbidden(character, landscape, sultan)

    def play(self, seat: int, move: int) -> None:
        if move < DISCARD:
            self.draw(move)
        elif move < KEEP:
            self.drop(seat, move - DISCARD)
        elif move == KEEP:
            self.keep()
        elif move < TURN:
            self.tell(move)
        elif move < CALL:
            self.turn_over(move - TURN)
        elif move < FIRST:
            self.call(move - CALL)
        else:
            self.turn = move - FIRST
            self.phase = DRAWING

    # Setup: three sultan cards of the pile are turned up; two tale cards for each player; one opens the discard.

    def call(self, sultan: int) -> None:
        """Nature turns up a sultan card of the pile."""
        self.unseen -= SULTAN[sultan]
        self.visible += SULTAN[sultan]
        self.thrones[self.thrones.index(NOBODY_ASKS)] = sultan
        self.pile -= 1
        if self.phase == RELIEVING:
            self.go_on(DISCARDING)
        elif size_of_set(self.visible) == VISIBLE:
            self.phase = DEALING

    def set_up(self, kind: int) -> None:
        """Nature deals a card, or opens the discard; a special goes back into the spread."""
        if kind >= STORY_KINDS:
            return
        self.down -= CARD[kind]
        if self.phase == OPENING:
            self.discard.append(kind)
            self.phase = CHOOSING
            return
        seat = self.turn
        self.hands[seat] += CARD[kind]
        if size(self.hands[seat]) == HAND:
            self.turn = (seat + 1) % self.seats
            if self.turn == 0:
                self.phase = OPENING

    # First, draw a tale card: the top of the discard, or one of the spread, unseen or turned up by a book.

    def draw(self, move: int) -> None:
        """The player takes a card, or asks nature for one."""
        if move == DRAW_DISCARD:
            if self.spread_is_empty():
                self.idle += 1
            else:
                self.circling += 1
            self.take(self.discard.pop())
            return
        self.circling = 0
        if move == DRAW_SPREAD:
            self.phase = BLIND
        else:
            self.faces -= CARD[move - DRAW_FACE]
            self.take(move - DRAW_FACE)

    def take(self, kind: int) -> None:
        """A character or a landscape comes before the player."""
        self.hands[self.turn] += CARD[kind]
        self.go_on(TELLING)

    def turn_over(self, kind: int) -> None:
        """Nature turns over a card of the spread. A special takes effect at once and leaves the game."""
        if self.phase < DRAWING:
            self.set_up(kind)
            return
        self.down -= CARD[kind]
        if self.phase == READING:
            self.book -= 1
        if kind == TIGER:
            self.prey = self.seats
            self.feed()
        elif kind == BOOK:
            self.book += BOOK_CARDS
            self.read_on()
        elif self.phase == READING:
            self.faces += CARD[kind]
            self.read_on()
        else:
            self.take(kind)

    def read_on(self) -> None:
        """The book turns up its next card, while there are any; then the draw is done."""
        if self.book and self.down:
            self.phase = READING
        else:
            self.book = 0
            self.go_on(TELLING)

    def feed(self) -> None:
        """The tiger asks the next player who has a card; then a book that was being read goes on."""
        while self.prey:
            if self.hands[self.asked()]:
                self.phase = FEEDING
                return
            self.prey -= 1
        self.read_on()

    # Then tell a story, if you like: a pair that a visible sultan card asks for.

    def tell(self, move: int) -> None:
        """Lay a pair on a sultan card; one that has all its stories leaves, and the next is turned up."""
        character, landscape, sultan = told(move)
        self.hands[self.turn] -= CARD[character] + CARD[landscape]
        self.stories += 1
        self.circling = 0
        self.idle = 0
        bit: i64 = SULTAN[sultan]
        if sultan < TALES and not self.begun & bit:
            self.begun += bit
            self.go_on(DISCARDING)
            return
        self.visible -= bit
        self.begun -= self.begun & bit
        self.thrones[self.thrones.index(sultan)] = NOBODY_ASKS
        if self.pile:
            self.phase = RELIEVING
        elif self.visible:
            self.go_on(DISCARDING)
        else:
            self.phase = WON

    # Last, discard: with three cards one must go, with fewer one may.

    def drop(self, seat: int, kind: int) -> None:
        """A card goes on the discard, for the tiger or at the end of a turn."""
        self.hands[seat] -= CARD[kind]
        self.discard.append(kind)
        if self.phase == FEEDING:
            self.prey -= 1
            self.feed()
        else:
            self.finish_turn()

    def keep(self) -> None:
        """Nothing goes on the discard: where a card was taken from it, it has shrunk."""
        self.idle = 0
        self.finish_turn()

    def go_on(self, phase: int) -> None:
        """The next step of the turn, unless the player has no card to do it with."""
        if self.hands[self.turn]:
            self.phase = phase
        else:
            self.finish_turn()

    def finish_turn(self) -> None:
        """The turn goes to the left, unless two rounds have passed in vain."""
        if self.idle >= self.two_rounds():
            self.phase = LOST
        else:
            self.turn = (self.turn + 1) % self.seats
            self.phase = DRAWING

    # The end: every sultan card is served; or the spread is empty, and two full rounds pass in which no story is told
    # and the discard does not shrink. It cannot grow between stories, so every game ends; and two rounds are enough to
    # bring any card before a player or on top of the discard to any other, so no game ends that could still be won.
    # The discard is never empty when the spread is: 42 cards, less 8 in hands and 24 in stories, are more than none.

    def spread_is_empty(self) -> bool:
        return self.down == 0 and self.faces == 0

    def two_rounds(self) -> int:
        """The turns of two full rounds."""
        return 2 * self.seats

    def goes_in_circles(self) -> bool:
        """Whether the discard is closed: it has been passed around for two rounds while the spread has cards."""
        return self.circling >= self.two_rounds()

    def scores(self) -> list[int]:
        return [int(self.stories)] * self.seats

    def results(self) -> list[float]:
        return [1.0 if self.phase == WON else 0.0] * self.seats

    # What is known: everything. What nobody has seen has no order, so nothing can be dealt anew.

    def redeal(self, eye: int, dice: Dice) -> State:
        return self.copy()

    # Copies.

    def copy(self) -> State:
        return Hezar(
            seats=self.seats,
            phase=self.phase,
            turn=self.turn,
            pile=self.pile,
            unseen=self.unseen,
            visible=self.visible,
            begun=self.begun,
            down=self.down,
            faces=self.faces,
            book=self.book,
            prey=self.prey,
            circling=self.circling,
            idle=self.idle,
            stories=self.stories,
            hands=self.hands[:],
            discard=self.discard[:],
            thrones=self.thrones[:],
        )

    def key(self) -> tuple[Any, ...]:
        return (self.seats, *self.numbers(), tuple(self.hands), tuple(self.discard), tuple(self.thrones))

    def __reduce__(self) -> tuple[Any, ...]:
        return Hezar, (self.seats, *self.numbers(), self.hands, self.discard, self.thrones)

    def numbers(self) -> tuple[int, ...]:
        """All of the position that is not a list."""
        turn = (int(self.phase), int(self.turn))
        sultans = (int(self.pile), int(self.unseen), int(self.visible), int(self.begun))
        spread = (int(self.down), int(self.faces), int(self.book), int(self.prey))
        return (*turn, *sultans, *spread, int(self.circling), int(self.idle), int(self.stories))


def add_kinds(found: list[int], base: i64, bag: i64) -> None:
    """A move for each kind of character or landscape in a bag."""
    for kind in range(STORY_KINDS):
        if count(bag, kind):
            found.append(base + kind)


def draw_from(bag: i64, dice: Dice) -> int:
    """The kind of one card drawn blindly from a bag."""
    left = dice.below(size(bag))
    for kind in range(KINDS):
        left -= count(bag, kind)
        if left < 0:
            return kind
    raise ValueError("an empty bag has no card to draw")


def size_of_set(sultans: i64) -> i64:
    """How many sultan cards are in a set."""
    found: i64 = 0
    for sultan in range(SULTANS):
        found += (sultans >> sultan) & 1
    return found


def start(seats: int, sultans: int) -> Hezar:
    """The table before anything is turned up; `sultans` is how many of the nine cards are played."""
    return Hezar(
        seats=seats,
        phase=CALLING,
        turn=0,
        pile=sultans,
        unseen=ALL_SULTANS,
        visible=0,
        begun=0,
        down=DECK,
        faces=0,
        book=0,
        prey=0,
        circling=0,
        idle=0,
        stories=0,
        hands=[0] * seats,
        discard=[],
        thrones=[NOBODY_ASKS] * VISIBLE,
    )
