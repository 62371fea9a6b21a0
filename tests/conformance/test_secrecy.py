"""Nobody learns what is hidden: what an eye is given is the same in every world that looks the same to it."""

from typing import Any

from serai.games.dice import Dice
from serai.games.state import CHANCE, State
from tests.conformance.random_games import Step, play, some_positions
from tests.conformance.settings import Setting, for_every_setting

WORLDS = 8


def given(setting: Setting, state: State, eye: int) -> tuple[Any, ...]:
    """All that an eye is given of a position: who decides, what it sees, what it may do and what that brings."""
    game = setting.game
    moves = state.moves(eye) if eye >= 0 else []
    foreseen = [game.foresee(state, eye, move) for move in moves]
    refused = [state.why_not(eye, move) for move in game.conceivable()] if eye >= 0 else []
    return state.to_move(), state.actors(), game.view(state, eye), moves, foreseen, refused, state.scores()


@for_every_setting
def test_what_an_eye_is_given_is_the_same_in_every_world_it_cannot_tell_apart(setting: Setting) -> None:
    for seed, state in enumerate(some_positions(setting, games=36, each=8)):
        for eye in setting.eyes:
            truly, dice = given(setting, state, eye), Dice(seed)
            for _ in range(WORLDS):
                assert given(setting, state.redeal(eye, dice), eye) == truly


@for_every_setting
def test_what_an_eye_is_told_of_a_move_is_the_same_in_every_world_it_cannot_tell_apart(setting: Setting) -> None:
    compared = 0
    for seed in range(setting.share(18, least=3)):
        played = play(setting, seed)
        for number, step in enumerate(played.steps):
            after = played.positions[number + 1]
            for eye in setting.eyes:
                compared += compare_what_follows(setting, step, after, eye, Dice(seed + number))
    assert compared > 1000


def compare_what_follows(setting: Setting, step: Step, after: State, eye: int, dice: Dice) -> int:
    """Make every move that looks like the true one, in other worlds; how many there were to compare.

    A move may show what was hidden (the last of several sealed votes): then the worlds part, and only those that
    still look the same are compared.
    """
    game, (before, seat, move) = setting.game, step
    seen = before.seen(seat, move, eye)
    told, shown = game.tell(before, after, seat, move, eye), game.view(after, eye)
    compared = 0
    for _ in range(2):
        world = before.redeal(eye, dice)
        for other in [alike for alike in world.moves(seat) if world.seen(seat, alike, eye) == seen]:
            following = world.copy()
            following.play(seat, other)
            if game.view(following, eye) == shown:
                assert game.tell(world, following, seat, other, eye) == told
                compared += 1
    return compared


@for_every_setting
def test_a_player_sees_its_own_move_as_it_is(setting: Setting) -> None:
    for seed in range(setting.share(60, least=2)):
        for position, seat, move in play(setting, seed).steps:
            if seat != CHANCE:
                assert position.seen(seat, move, seat) == move


@for_every_setting
def test_redealing_leaves_the_true_world_alone(setting: Setting) -> None:
    for seed, state in enumerate(some_positions(setting, games=15, each=20)):
        before = state.key()
        for eye in setting.eyes:
            world = state.redeal(eye, Dice(seed))
            if actors := world.actors():
                world.play(actors[0], world.moves(actors[0])[0])
        assert state.key() == before
