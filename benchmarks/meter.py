"""One measurement in a process of its own: `python meter.py NAME [GAME PLAYERS]` prints a number.

Run over compiled or plain sources, whichever PYTHONPATH leads to, or where OpenSpiel is installed.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random, random
from time import process_time
from typing import Any

SECONDS = 0.6
#: How far a search is taken before it begins anew: here and at OpenSpiel the same.
SIMULATIONS = 10_000


def per_second(work: Callable[[], int]) -> float:
    """How much in a second of one core, whatever else the machine does, of what a piece of work counts."""
    done = 0
    start = process_time()
    while (elapsed := process_time() - start) < SECONDS:
        done += work()
    return done / elapsed


def new_game(game: str, players: str) -> Any:
    """A game before its first move; connect_four is no game of the house, only measured like one."""
    if game == "connect_four":
        return import_module("benchmarks.connect_four").start()
    from serai.games.game import find_game

    return find_game(game).setup(int(players))


def judge_of(game: str) -> Any:
    """What a search of a game goes by; of connect_four, nothing but its rules."""
    from serai.games.game import find_game
    from serai.games.judge import Judge

    return Judge([]) if game == "connect_four" else find_game(game).judge


def middle(game: str, players: str, part: float = 0.5) -> Any:
    """The position where a player is to move after a part of a random game."""
    from serai.games.dice import Dice
    from serai.games.state import CHANCE, play_out

    left = int(part * play_out(new_game(game, players), Dice(1)))
    state, dice = new_game(game, players), Dice(1)
    while left > 0 or state.to_move() == CHANCE:
        left -= 1
        seat = state.actors()[0]
        state.play(seat, state.random_move(seat, dice))
    return state


def play_out_moves(game: str, players: str) -> float:
    """Random moves a second, games played out by the rules' own loop."""
    from serai.games.dice import Dice
    from serai.games.state import play_out

    start, dice = new_game(game, players), Dice(1)
    return per_second(lambda: play_out(start.copy(), dice))


def driven_moves(game: str, players: str) -> float:
    """Random moves a second, each asked for and made from Python."""
    from serai.games.dice import Dice
    from serai.games.state import CHANCE, NOBODY, SEVERAL

    start, dice = new_game(game, players), Dice(1)

    def one() -> int:
        state = start.copy()
        count = 0
        while (seat := state.to_move()) != NOBODY:
            if seat == SEVERAL:
                seat = state.actors()[0]
            if seat == CHANCE:
                move = state.random_move(seat, dice)
            else:
                moves = state.moves(seat)
                move = moves[int(random() * len(moves))]
            state.play(seat, move)
            count += 1
        return count

    return per_second(one)


def simulated_moves(game: str, players: str) -> float:
    """Random moves a second of `serai simulate`, whole: set-up, dice, summing up of each game and all."""
    from serai.study.simulate import Match, play_games, sum_up
    from serai.study.workers import Here

    match = Match(game, ["random"] * int(players), seed=1)

    def games() -> int:
        played = play_games(match, 200, Here(processes=1))
        sum_up(match, played, 1.0)
        return sum(one.moves + one.natures_moves for one in played)

    return per_second(games)


def search_iterations(game: str, players: str) -> float:
    """Iterations of the tree search a second, in the middle of a game."""
    from serai.games.dice import Dice
    from serai.minds.tree import Tree

    world = middle(game, players)
    tree = Tree(world, judge_of(game), world.actors()[0], Dice(1), 100_000)

    def iterations() -> int:
        for _ in range(50):
            tree.grow()
        return 50

    return per_second(iterations)


def search_from_start(game: str, players: str) -> float:
    """Iterations of the tree search a second, from the first move, as OpenSpiel's search is measured."""
    from serai.games.dice import Dice
    from serai.minds.tree import Tree

    world, judge, dice = new_game(game, players), judge_of(game), Dice(1)

    def search() -> int:
        tree = Tree(world, judge, 0, dice, SIMULATIONS)
        for _ in range(SIMULATIONS):
            tree.grow()
        return SIMULATIONS

    return per_second(search)


def copies(game: str, players: str) -> float:
    """Copies of a position a second."""
    state = middle(game, players)

    def hundred() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return per_second(hundred)


def redeals(game: str, players: str) -> float:
    """Redealt worlds a second."""
    from serai.games.dice import Dice

    state, dice = middle(game, players), Dice(1)
    eye = state.actors()[0]

    def hundred() -> int:
        for _ in range(100):
            state.redeal(eye, dice)
        return 100

    return per_second(hundred)


def import_games() -> float:
    """Seconds to import the games and find them all."""
    start = process_time()
    from serai.games.game import find_game, game_ids

    for id in game_ids():
        find_game(id)
    return process_time() - start


def memory() -> float:
    """The memory this process has now, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1_000_000


def memory_of_states(game: str, players: str) -> float:
    """Megabytes for 100,000 positions."""
    state = middle(game, players)
    before = memory()
    kept = [state.copy() for _ in range(100_000)]
    return memory() - before if kept else 0


def memory_of_search(game: str, players: str) -> float:
    """Megabytes for a tree that is full."""
    from serai.games.dice import Dice
    from serai.minds.search import MOST_NODES
    from serai.minds.tree import Tree

    world = middle(game, players, part=0.1)
    before = memory()
    tree = Tree(world, judge_of(game), world.actors()[0], Dice(1), MOST_NODES)
    while tree.nodes_left:
        tree.grow()
    return memory() - before


# --- OpenSpiel -----------------------------------------------------------------------------------


def openspiel_moves() -> float:
    """Random moves a second of OpenSpiel's connect_four, each asked for and made from Python."""
    connect_four = import_module("pyspiel").load_game("connect_four")
    return per_second(lambda: openspiel_game(connect_four))


def openspiel_game(game: Any) -> int:
    """Play a random game at OpenSpiel; how many moves it took."""
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        moves = state.legal_actions()
        state.apply_action(moves[int(random() * len(moves))])
        count += 1
    return count


def openspiel_rollout_moves() -> float:
    """Random moves a second of OpenSpiel's connect_four, games played out in C++: a search that only rolls out."""
    pyspiel = import_module("pyspiel")
    connect_four = pyspiel.load_game("connect_four")
    length = sum(openspiel_game(connect_four) for _ in range(2000)) / 2000
    rollouts = 2000
    bot = pyspiel.MCTSBot(connect_four, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.4, 1, 1000, False, 1, False)
    start = connect_four.new_initial_state()

    def roll_out() -> int:
        bot.mcts_search(start)
        return rollouts

    return length * per_second(roll_out)


def openspiel_search() -> float:
    """Simulations a second of OpenSpiel's search in C++ at connect_four, a rollout each, from the first move."""
    pyspiel = import_module("pyspiel")
    connect_four = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(connect_four, evaluator, 1.4, SIMULATIONS, 1000, False, 1, False)
    start = connect_four.new_initial_state()

    def search() -> int:
        bot.mcts_search(start)
        return SIMULATIONS

    return per_second(search)


def openspiel_information_sets(game: str) -> float:
    """Simulations a second of OpenSpiel's search of information sets in C++, a rollout each, in mid-game."""
    pyspiel = import_module("pyspiel")
    dice = Random(1)
    length = sum(1 for _ in openspiel_walk(pyspiel.load_game(game), dice))
    *_, state = islice(openspiel_walk(pyspiel.load_game(game), dice), length // 2)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS, -1, best, False, False)

    def search() -> int:
        bot.step(state)
        return SIMULATIONS

    return per_second(search)


def openspiel_walk(game: Any, dice: Random) -> Iterator[Any]:
    """The positions of a random game at OpenSpiel in which somebody has a choice."""
    state = game.new_initial_state()
    while not state.is_terminal():
        moves = state.legal_actions()
        if not state.is_chance_node() and len(moves) > 1:
            yield state.clone()
        # Nature's outcomes are equally likely in the card games measured here.
        state.apply_action(dice.choice(moves))


if __name__ == "__main__":
    print(globals()[sys.argv[1]](*sys.argv[2:]))
