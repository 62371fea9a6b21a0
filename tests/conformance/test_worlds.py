"""Every redealt world could be the true one: exactly, against all worlds that fit what an eye has seen.

From the setup on, all worlds are kept in which each move so far looks to the eye as it truly looked. There soon
are very many, so an eye is followed until its worlds, counted over all moves, use up a budget; how far it must
come is said by the game's own tests (`worlds_followed`).
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from serai.games.dice import Dice
from serai.games.state import State
from tests.conformance.random_games import Played, play
from tests.conformance.settings import Setting, for_every_eye, for_every_usual_eye

REDEALS = 20
#: Another world shows up long before this, unless redealing never leads there.
PATIENCE = 1000

Worlds = dict[tuple[Any, ...], State]


@for_every_eye
def test_every_redeal_is_a_world_that_fits_all_that_was_seen(setting: Setting, eye: int) -> None:
    follow_an_eye(setting, eye, seed=0, budget=100_000)


@pytest.mark.soak
@for_every_usual_eye
def test_every_redeal_fits_all_that_was_seen_much_further(setting: Setting, eye: int) -> None:
    follow_an_eye(setting, eye, seed=1, budget=1_000_000)


def follow_an_eye(setting: Setting, eye: int, seed: int, budget: int) -> None:
    played, dice = play(setting, seed), Dice(seed)
    depth = 0
    for depth, worlds in follow(setting, played, eye, budget):
        state = played.positions[depth]
        assert state.key() in worlds
        for _ in range(REDEALS):
            assert state.redeal(eye, dice).key() in worlds
        if depth % 5 == 0 or depth == len(played.steps):
            check_that_what_is_unknown_varies(setting, state, eye, worlds, dice)
    assert depth >= setting.tests("invariants").worlds_followed(setting.seats, eye)


def follow(setting: Setting, played: Played, eye: int, budget: int) -> Iterator[tuple[int, Worlds]]:
    """All worlds that fit what the eye has seen, after each move, while the budget lasts."""
    start = setting.start()
    worlds: Worlds = {start.key(): start}
    for number, (position, seat, move) in enumerate(played.steps):
        yield number, worlds
        seen = position.seen(seat, move, eye)
        following: Worlds = {}
        for world in worlds.values():
            if len(following) > budget:
                return
            for other in world.moves(seat):
                if world.seen(seat, other, eye) == seen:
                    after = world.copy()
                    after.play(seat, other)
                    following[after.key()] = after
        worlds = following
        budget -= len(worlds)
        if budget < 0:
            return
    yield len(played.steps), worlds


def check_that_what_is_unknown_varies(setting: Setting, state: State, eye: int, worlds: Worlds, dice: Dice) -> None:
    """Where worlds that look the same to this eye look different to another, redealt worlds do too."""
    mine = look(setting, state, eye)
    alike = list(islice((world for world in worlds.values() if look(setting, world, eye) == mine), 100))
    for other in setting.eyes:
        theirs = look(setting, state, other)
        if any(look(setting, world, other) != theirs for world in alike):
            assert any(look(setting, state.redeal(eye, dice), other) != theirs for _ in range(PATIENCE)), (
                f"{eye} cannot know what {other} sees, but every redealt world has it"
            )
    if any(world.key() != state.key() for world in alike):
        assert any(state.redeal(eye, dice).key() != state.key() for _ in range(PATIENCE))


def look(setting: Setting, world: State, eye: int) -> bytes:
    return msgspec.json.encode(setting.game.view(world, eye))
