"""Hezār-o yek šab at a glance: what each card is good for, and what a practised player does with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.hezar.rules import (
    ANY_TALE,
    CARD,
    CHARACTERS,
    DISCARD,
    DRAW_FACE,
    DRAW_SPREAD,
    HAND,
    JOKER,
    KEEP,
    PALACE,
    PLEASES,
    SHEHERAZADE,
    STORY_KINDS,
    TALES,
    TELL,
    Hezar,
    count,
    pair_of,
    size,
    size_of_set,
    told,
)

# The weights, in the order of `weights.toml`, which says what each is for.
ASKED: Final = 0
LATER: Final = 1
ANY: Final = 2
PAIR: Final = 3
DOUBLE: Final = 4
SURPLUS: Final = 5
JOKING: Final = 6
SCARCE: Final = 7
GIFT: Final = 8
BURIED: Final = 9
SPREAD: Final = 10
CHANCES: Final = 11
COMPLETES: Final = 12
FACE: Final = 13
STORY: Final = 14
SERVES: Final = 15
JOKER_SPENT: Final = 16
ANY_SPENT: Final = 17
BETTER: Final = 18
KEEPING: Final = 19


class Glance:
    """What a player sees of a table at one look."""

    def __init__(self, table: Hezar, seat: int, weights: list[float]) -> None:
        self.table = table
        self.weights = weights
        self.hand: i64 = table.hands[seat]
        follower = (table.turn + 1) % table.seats
        self.next_hand: i64 = table.hands[follower] if follower != seat else 0
        held: i64 = 0
        for hand in table.hands:
            held += hand
        self.held: i64 = held
        self.left: i64 = held + table.down + table.faces
        visible = table.visible
        self.has_story = has_story(self.hand, visible)
        self.any_asked = (visible >> ANY_TALE) & 1 != 0
        coming = size_of_set(table.unseen)
        likely = float(int(table.pile)) / float(int(coming)) if coming else 0.0
        self.asked: list[int] = []
        self.later: list[float] = []
        for tale in range(TALES):
            asked: i64 = 2 * ((visible >> tale) & 1) - ((table.begun >> tale) & 1) + ((visible >> (tale + TALES)) & 1)
            later: i64 = 2 * ((table.unseen >> tale) & 1) + ((table.unseen >> (tale + TALES)) & 1)
            self.asked.append(asked)
            self.later.append(likely * float(int(later)))

    def worth(self, kind: i64, hand: i64) -> float:
        """What a card is good for in a hand that holds it, or would."""
        weights = self.weights
        tale = kind % CHARACTERS
        if tale == JOKER:
            return weights[JOKING]
        asked: i64 = self.asked[tale]
        later = self.later[tale]
        worth = weights[ASKED] * float(int(asked)) + weights[LATER] * later
        if self.any_asked:
            worth += weights[ANY]
        if count(hand, other_half(kind)) and (asked or self.any_asked):
            worth += weights[PAIR]
        if count(hand, kind) > 1:
            worth += weights[DOUBLE]
        surplus: i64 = count(self.held, kind) - asked
        if surplus > 0:
            worth += weights[SURPLUS] * float(int(surplus))
        need = float(int(asked)) + later
        left: i64 = count(self.left, kind)
        if need > 0.0:
            worth += weights[SCARCE] * need / float(int(left + 1))
        return worth

    def of_card(self, kind: i64) -> float:
        """How good it looks to draw a card that one can see."""
        weights = self.weights
        hand: i64 = self.hand + CARD[kind]
        hope = 0.0
        if not self.has_story and makes_story(kind, self.hand, self.table.visible):
            hope += weights[COMPLETES]
        gain = self.worth(kind, hand)
        if size(self.hand) >= HAND:
            least = 1000.0
            for other in range(STORY_KINDS):
                if count(self.hand, other):
                    least = min(least, self.worth(other, hand))
            gain -= least
        return hope + weights[BETTER] * gain

    def of_spread(self) -> float:
        """How good it looks to draw a card that nobody has seen."""
        table = self.table
        hope = self.weights[SPREAD]
        if not self.has_story:
            good: i64 = 0
            for kind in range(STORY_KINDS):
                copies = count(table.down, kind)
                if copies and makes_story(kind, self.hand, table.visible):
                    good += copies
            hope += self.weights[CHANCES] * float(int(good)) / float(int(size(table.down)))
        return hope

    def of_discard(self, kind: i64) -> float:
        """How good it looks to put a card on the discard."""
        weights = self.weights
        table = self.table
        hope = -self.worth(kind, self.hand)
        if makes_story(kind, self.next_hand, table.visible):
            hope += weights[GIFT]
        if table.discard:
            top: i64 = table.discard[-1]
            hope += weights[BURIED] * self.worth(top, self.next_hand + CARD[top])
        return hope

    def of_telling(self, move: i64) -> float:
        """How good it looks to tell a pair to a sultan card."""
        weights = self.weights
        character, landscape, sultan = told(move)
        hope = weights[STORY]
        if character == SHEHERAZADE:
            hope += weights[JOKER_SPENT]
        if landscape == PALACE:
            hope += weights[JOKER_SPENT]
        if sultan >= TALES or (self.table.begun >> sultan) & 1:
            hope += weights[SERVES]
        if sultan == ANY_TALE:
            tale = landscape - CHARACTERS if character == SHEHERAZADE else character
            if tale != JOKER:
                hope += weights[ANY_SPENT] * (float(int(self.asked[tale])) + self.later[tale])
        return hope

    def hope(self, move: i64) -> float:
        """How good a move looks."""
        if move >= TELL:
            return self.of_telling(move)
        if move == KEEP:
            return self.weights[KEEPING]
        if move >= DISCARD:
            return self.of_discard(move - DISCARD)
        if move >= DRAW_FACE:
            return self.weights[FACE] + self.of_card(move - DRAW_FACE)
        if move == DRAW_SPREAD:
            return self.of_spread()
        return self.of_card(self.table.discard[-1])


def has_story(hand: i64, visible: i64) -> bool:
    """Whether a hand holds a story that a visible sultan card asks for."""
    return any(count(hand, character) and makes_story(character, hand, visible) for character in range(CHARACTERS))


def makes_story(kind: i64, hand: i64, visible: i64) -> bool:
    """Whether a card makes a story that a visible sultan card asks for, with one of a hand."""
    for tale in range(CHARACTERS):
        if kind < CHARACTERS:
            found = count(hand, CHARACTERS + tale) and PLEASES[pair_of(kind, CHARACTERS + tale)] & visible
        else:
            found = count(hand, tale) and PLEASES[pair_of(tale, kind)] & visible
        if found:
            return True
    return False


def other_half(kind: i64) -> i64:
    """The landscape of a character's tale, or the character of a landscape's."""
    return kind + CHARACTERS if kind < CHARACTERS else kind - CHARACTERS
