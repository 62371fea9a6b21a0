"""What every mind does, and never does."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic

import pytest

from serai.games.dice import Dice
from serai.games.game import find_game
from serai.games.judge import Judge
from serai.games.state import SEVERAL, State
from serai.minds.company import USUAL, UnknownMind, find_mind, mind_ids, read_mind
from serai.minds.levels import Level, Leveller
from serai.minds.mind import BadBudget, Budget, Thought
from serai.minds.search import is_clear
from serai.minds.think import think
from serai.minds.tree import Tree
from serai.study import simulate
from serai.study.simulate import Match, play_game
from serai.texts import LANGUAGES, Texts
from tests.minds.moments import moments
from tests.minds.thoughts import deserto_after, thoughts
from tests.plain import copy_plain, run_plain

DESERTO = find_game("deserto")


class Spy:
    """Plays at random, and remembers the worlds it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[State, int]] = []

    def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        self.shown.append((world.copy(), seat))
        return find_mind("random", DESERTO).choose(world, seat, budget, dice)


def test_a_mind_is_shown_worlds_that_look_true_but_are_not_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    spy, truths = Spy(), list[State]()
    monkeypatch.setattr(simulate, "read_player", lambda text, game: (spy, Budget()))
    game = find_game("deserto")
    true_state = game.start(3, {})
    monkeypatch.setattr(type(game), "start", lambda self, seats, options: true_state)
    choose = spy.choose

    def remember(world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
        truths.append(true_state.copy())
        return choose(world, seat, budget, dice)

    monkeypatch.setattr(spy, "choose", remember)
    play_game(Match("deserto", ["spy"] * 3, 1), 0)
    assert len(truths) == len(spy.shown) == 50
    for truth, (world, seat) in zip(truths, spy.shown, strict=True):
        assert world is not true_state
        assert game.view(world, seat) == game.view(truth, seat)
    different = sum(world.key() != truth.key() for truth, (world, _) in zip(truths, spy.shown, strict=True))
    assert different > 25


@pytest.mark.parametrize("mind", mind_ids())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_mind_chooses_depends_only_on_what_its_seat_may_know(mind: str, seats: int) -> None:
    true_state = deserto_after(9, seats, seed=5)
    seat = true_state.to_move()
    worlds = [true_state.redeal(seat, Dice(deal)) for deal in range(6)]
    assert len({world.key() for world in worlds}) > 1
    budget = Budget(iterations=50)
    choices = [find_mind(mind, DESERTO).choose(world, seat, budget, Dice(1)) for world in worlds]
    assert choices == [choices[0]] * 6


@pytest.mark.parametrize("mind", mind_ids())
def test_a_mind_leaves_the_world_it_was_given_as_it_was(mind: str) -> None:
    world = deserto_after(9, 3, seed=5)
    before = world.key()
    find_mind(mind, DESERTO).choose(world, world.to_move(), Budget(iterations=20), Dice(1))
    assert world.key() == before


def test_with_one_legal_move_search_answers_at_once() -> None:
    world = next(
        state for seed in range(1000) if len((state := deserto_after(49, 3, seed)).moves(state.to_move())) == 1
    )
    seat = world.to_move()
    thought = find_mind("search", DESERTO).choose(world, seat, Budget(seconds=3600), Dice(1))
    assert [thought.move] == world.moves(seat)
    assert thought.iterations == 0


def test_search_thinks_exactly_as_many_iterations_as_it_is_given() -> None:
    world = deserto_after(9, 3, seed=5)
    seat = world.to_move()
    thought = find_mind("search", DESERTO).choose(world, seat, Budget(iterations=123), Dice(1))
    assert thought.iterations == 123
    assert sum(opinion.visits for opinion in thought.opinions) == 123
    assert [opinion.move for opinion in thought.opinions] == world.moves(seat)
    assert all(0 <= opinion.expected <= 1 for opinion in thought.opinions)


def test_search_ends_in_time() -> None:
    world = deserto_after(9, 3, seed=5)
    start = monotonic()
    thought = find_mind("search", DESERTO).choose(world, world.to_move(), Budget(seconds=0.2), Dice(1))
    assert thought.iterations > 0
    assert monotonic() - start < 5


def test_a_choice_is_clear_when_no_other_move_can_catch_up() -> None:
    # The last turn of the last player: one move wins the game, every other loses it.
    world = next(state for seed in range(10_000) if one_move_wins(state := deserto_after(49, 2, seed)))
    tree = Tree(world, DESERTO.judge, world.to_move(), Dice(1), 100)
    for _ in range(200):
        tree.grow()
    assert is_clear(tree, iterations_left=100)
    assert not is_clear(tree, iterations_left=200)


def test_a_choice_that_others_guess_at_is_clear_only_to_who_has_solved_it() -> None:
    # What was tried most often is not what is chosen: without hunches the odds are still to be found.
    game = find_game("aladin")
    world, seat = next((world, seat) for world, seat in moments(game, each=9) if world.to_move() == SEVERAL)
    for judge, solved in ((game.judge, True), (Judge([]), False)):
        tree = Tree(world, judge, seat, Dice(1), 100)
        tree.grow()
        assert is_clear(tree, iterations_left=0) == solved


def test_at_first_sight_a_sealed_choice_is_made_by_its_odds() -> None:
    game = find_game("aladin")
    world, seat = next((world, seat) for world, seat in moments(game, each=9) if world.to_move() == SEVERAL)
    cold = Leveller(game.judge, Level(iterations=0, warmth=0.0))
    thoughts = [cold.choose(world, seat, Budget(), Dice(seed)) for seed in range(60)]
    often = Counter(thought.move for thought in thoughts)
    visits = {opinion.move: opinion.visits for opinion in thoughts[0].opinions}
    assert len(often) > 1
    assert all(visits[move] >= 50 for move in often), "never an absurd one"


def one_move_wins(state: State) -> bool:
    """Whether one legal move wins the game and every other loses it."""
    seat = state.to_move()
    results = []
    for move in state.moves(seat):
        after = state.copy()
        after.play(seat, move)
        results.append(after.results()[seat])
    return len(results) > 1 and results.count(1.0) == 1 and results.count(0.0) == len(results) - 1


def test_a_tree_that_is_full_grows_no_further() -> None:
    world = deserto_after(9, 3, seed=5)
    tree = Tree(world, DESERTO.judge, world.to_move(), Dice(1), 10)
    for _ in range(300):
        tree.grow()
    assert tree.nodes_left == 0
    assert sum(arm.visits for arm in tree.own_arms()) == 300


def test_a_seat_that_is_not_to_decide_is_not_thought_for() -> None:
    world = deserto_after(9, 3, seed=5)
    other = (world.to_move() + 1) % 3
    with pytest.raises(ValueError, match=f"seat {other} is not to decide"):
        Tree(world, DESERTO.judge, other, Dice(1), 10)


def test_search_thinks_the_same_compiled_and_plain(tmp_path: Path) -> None:
    assert run_plain(copy_plain(tmp_path), "tests.minds.thoughts").strip() == thoughts()


@pytest.mark.parametrize("mind", mind_ids())
def test_a_mind_can_think_in_a_process_of_its_own(mind: str) -> None:
    world = deserto_after(9, 4, seed=5)
    seat = world.to_move()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        written = pool.submit(think, mind, "deserto", world, seat, 0.05, 7).result()
    assert find_game("deserto").read(written) in world.moves(seat)


def test_an_unknown_mind_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownMind) as error:
        find_mind("djinn", DESERTO)
    assert error.value.line.args == {"mind": "djinn", "minds": ", ".join(mind_ids())}


@pytest.mark.parametrize("budget", ["", "0", "-1", "0s", "many", "1e3", "nans", "infs", "1.5", "٣"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadBudget):
        read_mind(f"search:{budget}", DESERTO)


def test_a_level_thinks_as_much_as_its_game_gives_it_unless_a_budget_is_written() -> None:
    assert read_mind("master", DESERTO)[1] == Budget()
    assert read_mind("master:80", DESERTO)[1] == Budget(iterations=80)
    assert read_mind("search", DESERTO)[1] == USUAL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mind", mind_ids())
def test_every_mind_has_a_name_and_a_sentence(mind: str, language: str) -> None:
    texts = Texts(language)
    assert texts.say(f"mind-{mind}") != texts.say(f"mind-{mind}-about")
