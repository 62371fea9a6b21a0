"""OpenSpiel's own searches as a mind, to measure ours against: `openspiel`, fed by our rules.

Where nothing is hidden it is their MCTS, elsewhere their IS-MCTS, both in Python: those in C++ take no game written in
Python (docs/openspiel.md). What is ours about it is in their favour: their evaluator, which plays on from a leaf, is
the look ahead of the game's own judge, compiled, and what ours climbs, theirs climbs too.
"""

from __future__ import annotations

import math
from functools import partial
from time import perf_counter
from typing import Any

import numpy
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

from serai.games.dice import Dice
from serai.games.game import Game
from serai.games.judge import Judge
from serai.games.state import State
from serai.minds.mind import Budget, Thought
from serai.minds.tree import rewards
from serai.study.openspiel import GAMES, HouseGame, HouseState, hides_nothing, usual_parameters

#: Theirs is 2 for returns from -1 to 1; ours go from 0 to 1.
CURIOSITY = 1.0
#: A first, short search that only tells how fast it goes.
PILOT = 20


class LookAhead:
    """OpenSpiel's evaluator: plays on from a position as our own search does."""

    def __init__(self, judge: Judge, dice: Dice) -> None:
        self.judge = judge
        self.dice = dice

    def evaluate(self, state: HouseState) -> list[float]:
        """What the position came to for each seat."""
        world = state.walk.position.copy()
        self.judge.look_ahead(world, self.dice)
        return rewards(world, self.judge)

    def prior(self, state: HouseState) -> list[tuple[int, float]]:
        """All moves alike; nature's by their odds."""
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class Peer:
    """Plays one game. With a clock it makes as many simulations as its last thought would have made in that time."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.open = hides_nothing(game)
        self.theirs: HouseGame | None = None
        self.simulations_a_second = 0.0

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        moves = world.moves(seat)
        if len(moves) == 1:
            return Thought(moves[0], 0, [])
        if self.theirs is None:
            parameters = usual_parameters(self.game) | {"players": world.seats}
            self.theirs = GAMES[self.game.id](parameters, partial(rewards, judge=self.game.judge))
        state = self.theirs.new_initial_state()
        state.begin_at(world.copy())
        # Of those who decide at once, it is the last: what the others chose is sealed, and dealt anew in every world.
        while state.current_player() != seat:
            state.apply_action(state.walk.position.random_move(state.current_player(), dice))
        simulations = budget.iterations
        if not math.isinf(budget.seconds):
            if not self.simulations_a_second:
                self.search(state, PILOT, dice)
            simulations = max(PILOT, min(simulations, int(self.simulations_a_second * budget.seconds)))
        return Thought(self.search(state, simulations, dice), simulations, [])

    def search(self, state: HouseState, simulations: int, dice: Dice) -> int:
        """The move that so many simulations lead to."""
        evaluator, random = LookAhead(self.game.judge, dice), numpy.random.RandomState(int(dice.below(2**31 - 1)))
        game = state.get_game()
        start = perf_counter()
        if self.open:
            root = MCTSBot(game, CURIOSITY, simulations, evaluator, random_state=random).mcts_search(state)
            simulations, move = root.explore_count, root.best_child().action
        else:
            bot = ISMCTSBot(game, evaluator, CURIOSITY, simulations, random_state=random)
            bot.set_resampler(lambda state, player: state.redeal(player, dice))
            move = bot.step(state)
        self.simulations_a_second = simulations / (perf_counter() - start)
        return int(move)
