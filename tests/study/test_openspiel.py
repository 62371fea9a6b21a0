"""The house's games as OpenSpiel's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from serai.games.game import game_ids
from serai.games.state import SEVERAL
from serai.study.openspiel import parameters_of
from tests.conformance.settings import Setting, settings
from tests.plain import copy_plain, run_plain

every_game = pytest.mark.parametrize("id", game_ids())


def load(setting: Setting) -> Any:
    parameters = parameters_of(setting.game, setting.seats, dict(setting.options))
    return pyspiel.load_game(f"serai_{setting.game.id}", parameters)


def positions(game: Any, seed: int) -> Iterator[Any]:
    """The positions of a random game, the last one too."""
    dice, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            moves, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(moves, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


# Every number of players, and at the fewest every value of every option.
SETTINGS = [one for one in settings() if one.unusual == 0 or one.seats == one.game.card.min_players]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: f"{one.game.id}-{one.name}")
def test_openspiel_finds_nothing_wrong_with_our_games(setting: Setting) -> None:
    pyspiel.random_sim_test(load(setting), 1, True, False)


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("serai_hezar(players=3,difficulty=8)")
    assert game.num_players() == 3
    assert game.get_parameters() == {"players": 3, "difficulty": 8}
    assert pyspiel.load_game("serai_shahrazad(first=first-10)").get_parameters()["first"] == "first-10"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: f"{one.game.id}-{one.name}")
def test_a_game_can_be_loaded_again_from_its_text(setting: Setting) -> None:
    game = load(setting)
    again = pyspiel.load_game(str(game))
    assert again.new_initial_state().walk.position.key() == setting.start().key()
    assert str(again) == str(game)


@pytest.mark.parametrize("text", ["serai_deserto(players=5)", "serai_hezar(difficulty=5)", "serai_deserto(cards=3)"])
def test_what_a_game_does_not_have_is_refused(text: str) -> None:
    with pytest.raises((ValueError, RuntimeError)):
        pyspiel.load_game(text)


@every_game
def test_nature_keeps_our_odds(id: str) -> None:
    game = pyspiel.load_game(f"serai_{id}")
    met = 0
    for state in positions(game, seed=1):
        if state.is_chance_node():
            odds = state.walk.position.odds()
            assert [chance for _, chance in state.chance_outcomes()] == [part / sum(odds) for part in odds]
            met += 1
    assert met > 0


@every_game
def test_a_finished_game_returns_its_results(id: str) -> None:
    game = pyspiel.load_game(f"serai_{id}")
    *_, state = positions(game, seed=2)
    assert state.returns() == state.walk.position.results()
    if game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL:
        assert len(set(state.returns())) == 1
    else:
        assert sum(state.returns()) == 1


@every_game
def test_a_resampled_position_looks_the_same_to_its_player_and_goes_on(id: str) -> None:
    game = pyspiel.load_game(f"serai_{id}")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for state in positions(game, seed=3):
        player = state.current_player()
        if player < 0:
            continue
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other) == str(state))
        other.apply_action(other.legal_actions()[0])
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert (False in others) == hidden


@every_game
def test_what_was_seen_tells_all_that_is_seen(id: str) -> None:
    """Perfect recall: where two positions have the same information state, the observation is the same too."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    game = pyspiel.load_game(f"serai_{id}")
    seen: dict[tuple[int, str], str] = {}
    dice = Random(4)
    for state in positions(game, seed=4):
        if state.current_player() < 0:
            continue
        for _ in range(3):
            other = state.resample_from_infostate(state.current_player(), sampler)
            other.apply_action(dice.choice(other.legal_actions()[:2]))
            for player in range(game.num_players()):
                observed = other.observation_string(player)
                assert seen.setdefault((player, other.information_state_string(player)), observed) == observed
    assert seen


def test_of_sealed_choices_made_one_after_another_none_is_seen_before_the_last() -> None:
    game = pyspiel.load_game("serai_aladin")
    state = next(state for state in positions(game, seed=5) if state.walk.position.to_move() == SEVERAL)
    first = state.current_player()
    children = [state.child(move) for move in state.legal_actions()[:2]]
    for child in children:
        while child.current_player() == first:
            child.apply_action(child.legal_actions()[-1])
    assert str(children[0]) != str(children[1])
    second = {child.current_player() for child in children}
    assert second == {1 - first}
    assert len({child.information_state_string(1 - first) for child in children}) == 1
    assert len({child.observation_string(1 - first) for child in children}) == 1
    assert len({child.information_state_string(first) for child in children}) == 2


@every_game
def test_openspiels_own_searches_play_our_games(id: str) -> None:
    game = pyspiel.load_game(f"serai_{id}")
    evaluator = RandomRolloutEvaluator(1)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        bot = MCTSBot(game, 1.0, 4, evaluator)
    else:
        bot = ISMCTSBot(game, evaluator, 1.0, 4)
    state = next(
        state for state in positions(game, seed=6) if state.current_player() >= 0 and len(state.legal_actions()) > 1
    )
    assert bot.step(state) in state.legal_actions()


def test_the_benchs_connect_four_is_openspiels(tmp_path: Path) -> None:
    # It is plain Python here, and a compiled `State` has compiled heirs only.
    assert run_plain(copy_plain(tmp_path), "tests.study.connect_fours") == "200 games, the same move by move\n"
