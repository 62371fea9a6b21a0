"""A tree of what may come, as one seat would see it: the hot part of `search`, compiled.

Single-observer information-set tree search. Each iteration deals a world that the seat could be in,
walks down the tree, and looks ahead from there: at random, unless the game has a better guess. A node
is all the positions that look alike to the seat: its branches are moves *as the seat sees them*,
nature's and the other seats' among them. At a node each seat that decides has its own arms, one a
move, and is taken to want the best for itself. Where several decide at once, each mixes its moves so
that none can be seen through: by the odds of the hunches, else by regret matching.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.judge import Judge
from serai.games.state import CHANCE, NOBODY, SEVERAL, State

#: How much a seat prefers what it has tried little to what went well: see docs/minds/deserto.md.
CURIOSITY: Final = 0.7
#: How much a seat prefers what looks good at first sight to what went well, and how much worse than all it has
#: tried it takes something to be that it has not.
BOLDNESS: Final = 1.0
DOUBT: Final = 0.1
#: How often a sealed choice is made by the hunches alone, so that no move goes untried.
WHIM: Final = 0.15
#: The part of a reward that is the margin of the scores; the rest is the result. It wins as often, and by more cards.
MARGIN: Final = 0.25


class Arm:
    """A move that a seat may make at a node, and what came of it for that seat."""

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat: i64 = seat
        self.move: i64 = move
        # The worlds of a node differ, so a move is judged by how often it could have been made.
        self.available = 0.0
        self.visits = 0.0
        self.total = 0.0
        # The share of the hunches that is for it, once the judge has been asked.
        self.prior = -1.0
        # Of a sealed choice: how much is regretted for not making it, and how often it would have been made.
        self.regret = 0.0
        self.share = 0.0


class Sealed:
    """A sealed choice as it was made: the arm, the part it had in the mix, and the chance with which it was taken."""

    def __init__(self, arms: list[Arm], made: Arm, part: float, chance: float) -> None:
        self.arms = arms
        self.made = made
        self.part = part
        self.chance = chance

    def regret(self, gain: float) -> None:
        """Regret not having made it more often, if it gained more than usual, and the others if less.

        What was seldom tried counts for all the times it was not: so the regrets are right on average.
        """
        visits = total = 0.0
        for arm in self.arms:
            visits += arm.visits
            total += arm.total
        surprise = (gain - total / visits) / self.chance
        for arm in self.arms:
            arm.regret -= self.part * surprise
        self.made.regret += surprise


class Node:
    """Positions that look alike to the searching seat."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []  # by seat, then by move
        self.branches: dict[int, Node] | None = None  # most nodes are leaves


class Tree:
    """What a seat has thought so far; each `grow` adds one iteration."""

    def __init__(self, world: State, judge: Judge, eye: int, dice: Dice, most_nodes: int) -> None:
        if eye not in world.actors():
            raise ValueError(f"seat {eye} is not to decide")
        self.world = world
        self.judge = judge
        self.eye = eye
        self.dice = dice
        self.root = Node()
        # Minds ask the world they are given for nothing but what the seat may know; a judge sees dealt worlds only.
        self.dealt = world.redeal(eye, Dice(1))
        self.has_hunches = judge.hunches(self.dealt, eye, world.moves(eye)) is not None
        self.nodes_left: i64 = most_nodes
        self.sealed: list[Sealed] = []  # the sealed choices of the walk now made

    def grow(self) -> None:
        """Deal a world, walk down to something new, play to the end, and remember what it brought."""
        world = self.judge.imagine(self.dealt, self.eye, self.dice)
        chosen: list[Arm] = []
        self.sealed = []
        node: Node | None = self.root
        while node is not None and world.to_move() != NOBODY:
            node = self.descend(world, node, chosen)
        self.judge.look_ahead(world, self.dice)
        gains = rewards(world, self.judge)
        for arm in chosen:
            arm.visits += 1.0
            arm.total += gains[arm.seat]
        for choice in self.sealed:
            choice.regret(gains[choice.made.seat])

    def descend(self, world: State, node: Node, chosen: list[Arm]) -> Node | None:
        """Let those decide whose turn it is; the node that follows, or nothing where the known tree ends."""
        mover = world.to_move()
        if mover == CHANCE:
            return self.follow(world, node, CHANCE, world.random_move(CHANCE, self.dice))
        if mover != SEVERAL:
            arm = self.follow_hunch(world, node, mover) if self.has_hunches else self.compare(world, node, mover)
            chosen.append(arm)
            return self.follow(world, node if arm.visits > 0.0 else None, mover, arm.move)
        # Several seats choose before any of their moves is made: none knows what another chose.
        arms = [self.mix(world, node, seat) for seat in world.actors()]
        chosen.extend(arms)
        after: Node | None = node
        for arm in arms:
            if arm.visits == 0.0:
                after = None
        for arm in arms:
            after = self.follow(world, after, arm.seat, arm.move)
        return after

    def mix(self, world: State, node: Node, seat: int) -> Arm:
        """The arm of a sealed choice: by the odds of the hunches, or of how much each is regretted (regret matching).

        Hunches about a sealed choice are its solution; what few iterations regret is mostly chance.
        """
        arms = self.arms_of(world, node, seat)
        regrets = 0.0
        for arm in arms:
            regrets += max(0.0, arm.regret)
        left = self.dice.fraction()
        made = arms[0]
        made_part = 0.0
        made_chance = 1.0
        for arm in arms:
            part = max(0.0, arm.regret) / regrets if regrets > 0.0 and not self.has_hunches else arm.prior
            arm.share += part
            chance = (1.0 - WHIM) * part + WHIM * arm.prior
            if left >= 0.0 and chance > 0.0:
                made = arm
                made_part = part
                made_chance = chance
            left -= chance
        self.sealed.append(Sealed(arms, made, made_part, made_chance))
        return made

    def arms_of(self, world: State, node: Node, seat: int) -> list[Arm]:
        """A seat's arms at a node, each with its part of the hunches."""
        moves = world.moves(seat)
        arms: list[Arm] = []
        place: i64 = 0
        is_new = False
        for move in moves:
            place = find_arm(node.arms, seat, move, place)
            arm = node.arms[place]
            arm.available += 1.0
            is_new = is_new or arm.prior < 0.0
            arms.append(arm)
        if is_new:
            self.look_first(world, seat, moves, arms)
        return arms

    def follow_hunch(self, world: State, node: Node, seat: int) -> Arm:
        """The arm that promises most by what came of it and by how good it looks (PUCT)."""
        arms = self.arms_of(world, node, seat)
        visits = total = 0.0
        for arm in arms:
            visits += arm.visits
            total += arm.total
        usual = total / visits if visits > 0.0 else 0.5
        best = arms[0]
        best_hope = -1.0
        for arm in arms:
            expected = arm.total / arm.visits if arm.visits > 0.0 else usual - DOUBT
            hope = expected + BOLDNESS * arm.prior * sqrt(arm.available) / (1.0 + arm.visits)
            if hope > best_hope:
                best_hope = hope
                best = arm
        return best

    def look_first(self, world: State, seat: int, moves: list[int], arms: list[Arm]) -> None:
        """Share the hunches out among the arms, by their odds."""
        hunches = self.judge.hunches(world, seat, moves)
        if hunches is None:
            hunches = [0.0] * len(moves)
        highest = max(hunches)
        odds = [exp(hunch - highest) for hunch in hunches]
        all_odds = sum(odds)
        for arm, part in zip(arms, odds, strict=True):
            arm.prior = part / all_odds

    def compare(self, world: State, node: Node, seat: int) -> Arm:
        """The arm never tried, if there is any, else the most promising by what came of it (UCB1)."""
        best: Arm | None = None
        best_hope = -1.0
        untried: i64 = 0
        place: i64 = 0
        available = logarithm = 0.0
        for move in world.moves(seat):
            place = find_arm(node.arms, seat, move, place)
            arm = node.arms[place]
            arm.available += 1.0
            if arm.visits == 0.0:
                untried += 1
                if self.dice.below(untried) == 0:
                    best = arm
            elif untried == 0:
                # Mostly all arms were available equally often: then one logarithm does for all.
                if arm.available != available:
                    available = arm.available
                    logarithm = log(available)
                hope = arm.total / arm.visits + CURIOSITY * sqrt(logarithm / arm.visits)
                if hope > best_hope:
                    best_hope = hope
                    best = arm
        if best is None:
            raise ValueError(f"seat {seat} is to decide but has no legal move")
        return best

    def follow(self, world: State, node: Node | None, seat: int, move: int) -> Node | None:
        """Make a move; the node it leads to in the seat's eye, or nothing beyond the tree or when it is full."""
        if node is None:
            world.play(seat, move)
            return None
        branch = world.seen(seat, move, self.eye) * (self.world.seats + 1) + seat + 1
        world.play(seat, move)
        branches = node.branches
        after = None if branches is None else branches.get(branch)
        if after is None and self.nodes_left > 0:
            self.nodes_left -= 1
            if branches is None:
                branches = node.branches = {}
            after = branches[branch] = Node()
        return after

    def own_arms(self) -> list[Arm]:
        """What the seat may do now, in the order of the moves."""
        arms = self.root.arms
        return [arms[find_arm(arms, self.eye, move, 0)] for move in self.world.moves(self.eye)]


def find_arm(arms: list[Arm], seat: i64, move: i64, start: i64) -> i64:
    """The place of a seat's arm for a move, made if there is none: moves ascend, so it is not before the last one's."""
    place = start
    while place < len(arms):
        arm = arms[place]
        if arm.seat == seat and arm.move == move:
            return place
        if arm.seat > seat or (arm.seat == seat and arm.move > move):
            break
        place += 1
    arms.insert(place, Arm(seat, move))
    return place


def rewards(world: State, judge: Judge) -> list[float]:
    """Of a position looked ahead to: what it is worth to each seat, from 0 to 1."""
    results = judge.worth(world)
    scores = world.scores()
    if len(scores) < 2:
        return results
    gains: list[float] = []
    for seat, result in enumerate(results):
        own = scores[seat]
        rival = scores[1 if seat == 0 else 0]
        for other, score in enumerate(scores):
            if other != seat and score > rival:
                rival = score
        gap = float(own - rival) / float(abs(own) + abs(rival) + 1)
        gains.append((1.0 - MARGIN) * result + MARGIN * 0.5 * (1.0 + gap))
    return gains
