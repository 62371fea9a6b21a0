"""A quick player for measuring the edition: it judges every path by what it would bring, and mixes its votes."""

from __future__ import annotations

from math import exp

from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import BUY, CARD, COLOURS, DIRECTIONS, DONE, DROP, REWARDS, ROUNDS, SELL, VIZIER, VOTE
from serai.games.aladin.rules_table import BUYING, DROPPING, LAYING, VOTING
from serai.games.dice import Dice
from serai.games.state import State
from serai.minds.mind import Budget, Thought

#: How much better a path must be to be voted for 2.7 times as often.
MIX = 3.0
#: What a token is worth to who may still buy rewards with it.
STONE_WORTH = 1.3
CLOUD_WORTH = 0.6


class Spirit:
    """Looks one flight ahead."""

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        assert isinstance(world, Aladin)
        if world.phase == VOTING:
            # Whoever forbids or guesses thinks like those who vote.
            path = mixed([value_of_path(world, path) for path in range(DIRECTIONS)], dice)
            return Thought((VOTE if world.has_to_vote(seat) else VIZIER) + path, 1, [])
        if world.phase == LAYING:
            cards = [move - CARD for move in world.moves(seat)]
            return Thought(CARD + max(cards, key=lambda card: value_if_laid(world, card)), 1, [])
        if world.phase == DROPPING:
            return Thought(DROP + most_held(world), 1, [])
        return Thought(purchase(world, seat), 1, [])


def mixed(values: list[float], dice: Dice) -> int:
    """A path, the better the likelier."""
    weights = [exp((value - max(values)) / MIX) for value in values]
    left = dice.fraction() * sum(weights)
    for path, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return path
    return values.index(max(values))


def most_held(world: Aladin) -> int:
    return max(range(COLOURS), key=lambda colour: world.held(colour))


def value_of_path(world: Aladin, path: int) -> float:
    """What the active team would own after a flight."""
    after = world.clone()
    after.path = path
    after.fly()
    while after.phase == DROPPING:
        after.play(after.to_move(), DROP + most_held(after))
    return worth(after)


def value_if_laid(world: Aladin, card: int) -> float:
    after = world.clone()
    path = int(after.cursor)
    after.laid[path] = card
    return value_of_path(after, path)


def worth(world: Aladin) -> float:
    """The tokens of the active team, and the best reward that it can pay at once."""
    team = int(world.active())
    best = max([0, *(world.edition.points[reward] for reward in payable(world))])
    last = world.round >= ROUNDS - 1
    stone, cloud = (1.0, 0.5) if last else (STONE_WORTH, CLOUD_WORTH)
    return best + (stone * int(world.stones_of(team)) + cloud * world.clouds[team]) * (0.7 if best else 1.0)


def payable(world: Aladin) -> list[int]:
    return [reward for reward in range(REWARDS) if world.owners[reward] < 0 and world.can_pay(reward)]


def purchase(world: Aladin, seat: int) -> int:
    """The reward with the most points; at the team's last purchase, everything that is left."""
    assert world.phase == BUYING
    moves = world.moves(seat)
    rewards = [move for move in moves if BUY <= move < SELL]
    if rewards:
        return max(rewards, key=lambda move: world.edition.points[move - BUY])
    if world.round >= ROUNDS - 1:
        return next(move for move in moves if move >= SELL)
    return DONE


MIND = Spirit()
