"""What others may hold at Deserto: some cards find their place at once, others stay in the hand for long."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.deserto.judge_square import most_taken
from serai.games.deserto.rules import CARD, KINDS, OASIS, THIEF, TREASURE, VIZIER, Deserto, count, size, take
from serai.games.dice import Dice


class Guess:
    """How likely a hand that one has not seen holds a vizier, a thief, or either.

    `stays` says for each kind how much more often than blind chance has it a card is still in a hand.
    """

    def __init__(self, unseen: i64, cards: i64, stays: list[float]) -> None:
        others = size(unseen) - count(unseen, VIZIER) - count(unseen, THIEF)
        viziers = stays[VIZIER] * float(int(count(unseen, VIZIER)))
        thieves = stays[THIEF] * float(int(count(unseen, THIEF)))
        rest = stays[TREASURE] * float(int(count(unseen, TREASURE))) + stays[OASIS] * float(int(count(unseen, OASIS)))
        self.vizier = 1.0 - chance_without(viziers, thieves + rest, others + count(unseen, THIEF), cards)
        self.thief = 1.0 - chance_without(thieves, viziers + rest, others + count(unseen, VIZIER), cards)
        self.either = 1.0 - chance_without(viziers + thieves, rest, others, cards)

    def taken(self, square: i64, heights: i64) -> float:
        """How many cards such a hand can be expected to win at most on a square."""
        by_vizier = float(int(most_taken(square, heights, VIZIER)))
        by_thief = float(int(most_taken(square, heights, THIEF)))
        if by_vizier >= by_thief:
            return by_vizier * self.vizier + by_thief * (self.either - self.vizier)
        return by_thief * self.thief + by_vizier * (self.either - self.thief)


def chance_without(sought: float, rest: float, others: i64, cards: i64) -> float:
    """The chance that of some cards drawn none is sought, where the rest are so many others, and so likely."""
    chance = 1.0
    for drawn in range(cards):
        if drawn >= others:
            return 0.0
        left = rest * (1.0 - float(drawn) / float(int(others)))
        chance *= left / (left + sought)
    return chance


def imagine_hands(table: Deserto, eye: int, stays: list[float], dice: Dice) -> Deserto:
    """A world that looks the same from a seat: the others hold what tends to stay, all else is dealt blindly."""
    world = table.clone()
    pool: i64 = table.unseen(eye)
    for seat in range(table.seats):
        if seat != eye:
            hand: i64 = 0
            for _ in range(size(table.hands[seat])):
                hand += CARD[draw_likely(pool - hand, stays, dice)]
            world.hands[seat] = hand
            pool -= hand
    for seat in range(table.seats):
        if not table.knows_gifts_of(eye, seat):
            gifts: i64 = take(pool, size(table.given[seat]), dice)
            world.given[seat] = gifts
            pool -= gifts
    world.pile = pool
    return world


def draw_likely(bag: i64, stays: list[float], dice: Dice) -> int:
    """The kind of a card that somebody holds, out of a bag."""
    total = 0.0
    for kind in range(KINDS):
        total += stays[kind] * float(int(count(bag, kind)))
    left = dice.fraction() * total
    found = 0
    for kind in range(KINDS):
        if count(bag, kind):
            found = kind
            left -= stays[kind] * float(int(count(bag, kind)))
            if left < 0.0:
                return found
    return found
