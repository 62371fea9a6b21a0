import pickle
from itertools import pairwise

import pytest

from serai.games.game import Game
from serai.games.state import CHANCE, NOBODY, SEVERAL, State
from tests.conformance.random_games import play, some_positions
from tests.conformance.settings import Setting, for_every_setting

GAMES_A_BATCH = 1000  # two batches: thousands of games of every game, at least fifty of every setting


@for_every_setting
@pytest.mark.parametrize("batch", range(2))
def test_random_games_meet_no_dead_end_and_break_no_invariant(setting: Setting, batch: int) -> None:
    play_a_batch(setting, batch)


@pytest.mark.soak
@for_every_setting
@pytest.mark.parametrize("batch", range(2, 42))
def test_many_more_random_games_meet_no_dead_end_and_break_no_invariant(setting: Setting, batch: int) -> None:
    play_a_batch(setting, batch)


def play_a_batch(setting: Setting, batch: int) -> None:
    check = setting.tests("invariants").check
    game = setting.game
    games = setting.share(GAMES_A_BATCH, least=25)
    for seed in range(batch * games, (batch + 1) * games):
        played = play(setting, seed)
        for state in played.positions:
            check_who_decides(state)
            check_moves(setting, state)
            check_odds(state)
            assert len(state.scores()) == setting.seats
            check(state)
        assert game.outcome(played.positions[-2]) is None
        check_outcome(setting, game, played.end)


def check_who_decides(state: State) -> None:
    actors, mover = state.actors(), state.to_move()
    assert len(set(actors)) == len(actors)
    if not actors:
        assert mover == NOBODY
    elif len(actors) > 1:
        assert mover == SEVERAL and CHANCE not in actors
    else:
        assert mover in (actors[0], SEVERAL)


def check_moves(setting: Setting, state: State) -> None:
    actors = state.actors()
    for seat in setting.deciders:
        moves = state.moves(seat)
        assert bool(moves) == (seat in actors), "whoever is to decide has a move, and nobody else"
        assert all(a < b for a, b in pairwise(moves)), "moves come in ascending order, each once"


def check_odds(state: State) -> None:
    if state.to_move() == CHANCE:
        odds = state.odds()
        assert len(odds) == len(state.moves(CHANCE))
        assert min(odds) > 0


def check_outcome(setting: Setting, game: Game[State], end: State) -> None:
    outcome, results = game.outcome(end), end.results()
    assert outcome is not None
    assert outcome.scores == end.scores()
    assert len(results) == setting.seats and all(0 <= result <= 1 for result in results)
    assert all(0 <= worth <= 1 for worth in game.judge.worth(end))
    assert outcome.winners == [seat for seat, result in enumerate(results) if result > 0]
    for seat, score in enumerate(outcome.scores):
        assert sum(line.points[seat] for line in outcome.breakdown) == score, "the count adds up"
    assert all(len(line.points) == setting.seats for line in outcome.breakdown)


@for_every_setting
def test_the_written_log_rebuilds_every_position(setting: Setting) -> None:
    game = setting.game
    for seed in range(setting.share(60, least=2)):
        played = play(setting, seed)
        log = [(step.seat, game.write(step.move)) for step in played.steps]
        state = setting.start()
        for (seat, text), position in zip(log, played.positions, strict=False):
            assert state.key() == position.key()
            state.play(seat, game.read(text))
        assert state.key() == played.end.key()


@for_every_setting
def test_a_copy_never_changes_whatever_is_played_afterwards(setting: Setting) -> None:
    for seed in range(setting.share(60, least=2)):
        log = [(step.seat, step.move) for step in play(setting, seed).steps]
        state = setting.start()
        copies, keys = [state.copy()], [state.key()]
        for seat, move in log:
            state.play(seat, move)
            copies.append(state.copy())
            keys.append(state.key())
        assert [copy.key() for copy in copies] == keys


@for_every_setting
def test_playing_on_a_copy_leaves_the_game_where_it_is(setting: Setting) -> None:
    for seed in range(setting.share(60, least=2)):
        for position, seat, move in play(setting, seed).steps:
            before = position.key()
            position.copy().play(seat, move)
            assert position.key() == before


@for_every_setting
def test_asking_changes_nothing(setting: Setting) -> None:
    game = setting.game
    for state in some_positions(setting, games=30, each=10):
        before = state.key()
        state.scores(), state.actors(), game.outcome(state)
        for seat in setting.deciders:
            for move in state.moves(seat):
                if seat != CHANCE:
                    game.foresee(state, seat, move)
        for eye in setting.eyes:
            game.view(state, eye)
        assert state.key() == before


@for_every_setting
def test_a_position_survives_being_stored(setting: Setting) -> None:
    for seed in range(setting.share(15)):
        for position, seat, move in play(setting, seed).steps:
            stored: State = pickle.loads(pickle.dumps(position))
            assert stored.key() == position.key()
            stored.play(seat, move)
            position.play(seat, move)
            assert stored.key() == position.key()
