"""What a bot points at for somebody else, and how it votes with them: by what it may know itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import DIRECTIONS
from serai.games.dice import Dice
from serai.games.game import Game, find_game
from serai.games.state import SEVERAL, State
from serai.minds.pointing import point
from serai.minds.tree import Tree
from tests.conformance.settings import for_every_game
from tests.minds.moments import moments

ALADIN = find_game("aladin")
WORLDS = 3


def shared_moments(game: Game[Any], each: int) -> Iterator[tuple[State, int, int]]:
    """Positions of a game, who points, and in whose place: a mate's, or its own where all choose at once."""
    for state, seat in moments(game, each):
        for eye in game.mates(state, seat):
            if eye >= 0:
                yield state, eye, eye if eye in state.actors() else seat


@pytest.mark.parametrize("level", ["child", "porter"])
@for_every_game
def test_a_bot_points_the_same_in_all_worlds_that_look_the_same_to_it(game: Game[Any], level: str) -> None:
    for state, eye, seat in shared_moments(game, each=2):
        worlds = [state.redeal(eye, Dice(deal)) for deal in range(WORLDS)]
        shown = [point(level, game.id, world, eye, seat, 3600.0, seed=7) for world in worlds]
        assert shown == [shown[0]] * WORLDS


@for_every_game
def test_a_bot_points_at_something_that_may_be_done(game: Game[Any]) -> None:
    for state, eye, seat in shared_moments(game, each=3):
        shown = point("porter", game.id, state.redeal(eye, Dice(1)), eye, seat, 3600.0, seed=7)
        assert shown in ["", *(game.pointer(seat, move) for move in state.moves(seat))]


def test_a_partner_knows_the_open_tile_and_not_the_hidden_ones() -> None:
    game = find_game("shahrazad")
    found = [(state, eye) for state, eye, _ in shared_moments(game, each=9)]
    assert found
    assert any(len({state.redeal(eye, Dice(deal)).key() for deal in range(WORLDS)}) > 1 for state, eye in found)


# --- votes in a team -------------------------------------------------------------------------------


def voting() -> Iterator[tuple[Aladin, int, int]]:
    """Votes that begin, between two teams of two, and the two who fly."""
    for state, _ in moments(ALADIN, each=30):
        if isinstance(state, Aladin) and state.seats == 4 and state.to_move() == SEVERAL and state.waiting == 5:
            one, other = [seat for seat in range(4) if state.team_of(seat) == state.active()]
            yield state, one, other


def at_first_sight(state: State, seat: int) -> list[float]:
    """How often a bot would vote for each path: also what one who thinks ahead begins with."""
    tree = Tree(state, ALADIN.judge, seat, Dice(3), 100)
    tree.grow()
    return [arm.prior for arm in tree.own_arms()]


def test_a_bot_knows_nothing_of_the_votes_of_others_be_they_mates_or_rivals() -> None:
    found = list(voting())
    assert found
    for state, voter, mate in found:
        rival = next(seat for seat in range(4) if state.team_of(seat) != state.active())
        for bot in (mate, rival):
            views = []
            for path in range(DIRECTIONS):
                after = state.copy()
                after.play(voter, path)
                views.append(at_first_sight(after.redeal(bot, Dice(1)), bot))
            assert views == [views[0]] * DIRECTIONS
