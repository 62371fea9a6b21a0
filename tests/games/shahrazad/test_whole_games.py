"""Whole games of two rounds, as careful players play them: random play hardly ever comes so far."""

from __future__ import annotations

import pickle
from functools import cache

import pytest

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import AT, DRAW, KEEP, Shahrazad
from serai.games.shahrazad.rules_count import points
from serai.games.shahrazad.rules_table import GONE
from serai.games.state import CHANCE, WATCHER
from tests.conformance.random_games import Played, Step
from tests.conformance.settings import Setting
from tests.conformance.test_random_play import check_moves, check_odds, check_outcome, check_who_decides
from tests.games.shahrazad.careful import careful_move
from tests.games.shahrazad.invariants import check
from tests.games.shahrazad.tables import view

GAMES = 12
at_every_number_of_players = pytest.mark.parametrize("seats", [1, 2])


def setting(seats: int) -> Setting:
    return Setting(GAME, seats, (("first", "any"),))


@cache
def games(seats: int) -> list[Played]:
    """The first games of careful players that have a second round."""
    found: list[Played] = []
    seed = 0
    while len(found) < GAMES:
        state, dice = GAME.setup(seats), Dice(seed)
        steps: list[Step] = []
        while state.actors():
            move = careful_move(state, dice)
            steps.append(Step(state.copy(), state.to_move(), move))
            state.play(state.to_move(), move)
        if state.round == 2:
            found.append(Played(steps, state))
        seed += 1
        assert seed < 10 * GAMES, "careful players reach the second round more often than that"
    return found


def replacing(step: Step) -> bool:
    assert isinstance(step.position, Shahrazad)
    return step.move >= AT and step.move - AT in step.position.places


@at_every_number_of_players
def test_no_position_of_either_round_breaks_an_invariant(seats: int) -> None:
    for played in games(seats):
        for state in played.positions:
            assert isinstance(state, Shahrazad)
            check(state)
            check_who_decides(state)
            check_moves(setting(seats), state)
            check_odds(state)
        check_outcome(setting(seats), setting(seats).game, played.end)


@at_every_number_of_players
def test_every_move_of_either_round_is_legal_and_can_be_written(seats: int) -> None:
    for played in games(seats):
        for position, seat, move in played.steps:
            assert move in position.moves(seat)
            assert position.why_not(seat, move) == ""
            assert GAME.read(GAME.write(move)) == move


@at_every_number_of_players
def test_nobody_sees_more_in_the_second_round_than_in_the_first(seats: int) -> None:
    dice = Dice(1)
    for played in games(seats)[:6]:
        for position, _, _ in played.steps:
            for eye in (*range(seats), WATCHER):
                assert view(position, eye) == view(position.redeal(eye, dice), eye)


@at_every_number_of_players
def test_the_written_log_and_a_stored_position_rebuild_either_round(seats: int) -> None:
    for played in games(seats):
        state = GAME.setup(seats)
        for position, seat, move in played.steps:
            stored: Shahrazad = pickle.loads(pickle.dumps(position))
            assert state.key() == position.key() == stored.key()
            state.play(seat, GAME.read(GAME.write(move)))
        assert state.key() == played.end.key()


@at_every_number_of_players
def test_the_story_of_a_game_of_two_rounds(seats: int) -> None:
    for played in games(seats):
        [kept] = [number for number, step in enumerate(played.steps) if KEEP <= step.move < AT]
        first, second = played.steps[kept].position, played.steps[kept + 1].position
        assert isinstance(first, Shahrazad) and isinstance(second, Shahrazad) and isinstance(played.end, Shahrazad)
        turned = sum(first.counted[4:6])
        assert points(first.counted) > 0 and played.steps[kept].seat == 0
        assert second.places.count(GONE) == played.end.places.count(GONE) == turned, "turned tiles never come back"
        draws = [step.move - DRAW for step in played.steps[kept + 1 :] if step.seat == CHANCE]
        laid = [tile for tile in range(22) if second.places[tile] >= 0]
        gone = [tile for tile in range(22) if second.places[tile] == GONE]
        assert sorted([*draws, *laid, *gone]) == list(range(22)), "every other tile is drawn once"
        assert played.end.scores() == [sum(played.end.round_scores())] * seats


@at_every_number_of_players
def test_tiles_are_replaced_in_both_rounds(seats: int) -> None:
    steps = [step for played in games(seats) for step in played.steps]
    assert {step.position.round for step in steps if replacing(step)} == {1, 2}  # type: ignore[attr-defined]


@at_every_number_of_players
def test_second_rounds_score_and_fail(seats: int) -> None:
    seconds = [end.round_scores()[1] for _, end in games(seats) if isinstance(end, Shahrazad)]
    assert max(seconds) > 5 and min(seconds) == 0
