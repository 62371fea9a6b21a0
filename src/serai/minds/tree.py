"""A tree of what may come, as one seat would see it: the hot part of `search`, compiled.

Single-observer information-set tree search. Each iteration deals a world that the seat could be in,
walks down the tree, and looks ahead from there: at random, unless the game has a better guess. A node
is all the positions that look alike to the seat: its branches are moves *as the seat sees them*,
nature's and the other seats' among them. At a node each seat that decides has its own arms, one a
move, and is taken to want the best for itself.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY, SEVERAL, State

#: How much a seat prefers what it has tried little to what went well: see docs/minds/deserto.md.
CURIOSITY: Final = 0.7
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


class Node:
    """Positions that look alike to the searching seat."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []  # by seat, then by move
        self.branches: dict[int, Node] | None = None  # most nodes are leaves


class Tree:
    """What a seat has thought so far; each `grow` adds one iteration."""

    def __init__(self, world: State, eye: int, dice: Dice, most_nodes: int) -> None:
        if eye not in world.actors():
            raise ValueError(f"seat {eye} is not to decide")
        self.world = world
        self.eye = eye
        self.dice = dice
        self.root = Node()
        self.nodes_left: i64 = most_nodes

    def grow(self) -> None:
        """Deal a world, walk down to something new, play to the end, and remember what it brought."""
        world = self.world.redeal(self.eye, self.dice)
        chosen: list[Arm] = []
        node: Node | None = self.root
        while node is not None and world.to_move() != NOBODY:
            node = self.descend(world, node, chosen)
        world.look_ahead(self.dice)
        gains = rewards(world)
        for arm in chosen:
            arm.visits += 1.0
            arm.total += gains[arm.seat]

    def descend(self, world: State, node: Node, chosen: list[Arm]) -> Node | None:
        """Let those decide whose turn it is; the node that follows, or nothing where the known tree ends."""
        mover = world.to_move()
        if mover == CHANCE:
            return self.follow(world, node, CHANCE, world.random_move(CHANCE, self.dice))
        if mover != SEVERAL:
            arm = self.choose(world, node, mover)
            chosen.append(arm)
            return self.follow(world, node if arm.visits > 0.0 else None, mover, arm.move)
        # Several seats choose before any of their moves is made: none knows what another chose.
        arms = [self.choose(world, node, seat) for seat in world.actors()]
        chosen.extend(arms)
        after: Node | None = node
        for arm in arms:
            if arm.visits == 0.0:
                after = None
        for arm in arms:
            after = self.follow(world, after, arm.seat, arm.move)
        return after

    def choose(self, world: State, node: Node, seat: int) -> Arm:
        """The arm to try: one never tried, if there is any, else the most promising."""
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


def rewards(world: State) -> list[float]:
    """Of a finished game: what it was worth to each seat, from 0 to 1."""
    results = world.worth()
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
