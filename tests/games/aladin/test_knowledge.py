"""What a seat knows, and the worlds it thinks in."""

from collections import Counter

import pytest

from serai.games.aladin.rules import Aladin
from serai.games.dice import Dice
from serai.games.state import CHANCE, WATCHER
from tests.games.aladin.tables import act, put_down, table


def worlds(state: Aladin, eye: int, count: int = 400) -> list[Aladin]:
    found = [state.redeal(eye, Dice(seed)) for seed in range(count)]
    return [world for world in found if isinstance(world, Aladin)]


def test_a_redealt_world_keeps_ones_own_vote_and_the_vizier_of_ones_team() -> None:
    state = put_down(table(4), [1, 2], [3, 4], 1)
    assert {world.votes[0] for world in worlds(state, 0)} == {0}
    assert {(world.votes[3], world.votes[5]) for world in worlds(state, 3)} == {(3, 0)}


def test_a_redealt_world_deals_all_other_cards_anew_each_as_likely() -> None:
    state = put_down(table(4), [1, 2], [3, 4], 1)
    for slot in (1, 2, 3, 5):
        counts = Counter(world.votes[slot] for world in worlds(state, 0, 2000))
        assert set(counts) == {0, 1, 2, 3}
        assert all(400 < count < 600 for count in counts.values())


def test_a_redealt_world_leaves_out_those_who_have_not_voted() -> None:
    state = act(table(4), 1, "vote 3")
    for world in worlds(state, 0):
        assert world.votes[3] == world.votes[5] == -1
        assert world.actors() == [0, 1, 2, 3]


def test_whoever_looks_on_knows_no_card() -> None:
    state = put_down(table(4), [1, 2], [3, 4], 1)
    assert len({tuple(world.votes) for world in worlds(state, WATCHER)}) > 200


@pytest.mark.parametrize(("shown", "hidden"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_a_card_that_is_turned_over_is_known_to_all(shown: int, hidden: int) -> None:
    state = put_down(table(4), [1, 2], [3, 4], 1)
    for _ in range(shown):
        state.play(CHANCE, state.moves(CHANCE)[0])
    different = [slot for slot in range(6) if len({world.votes[slot] for world in worlds(state, WATCHER)}) > 1]
    assert len(different) == hidden


def test_the_second_card_of_a_lone_player_is_as_secret_as_the_first() -> None:
    state = act(act(table(2), 0, "vote 1"), 0, "vote 1")
    assert len({(world.votes[0], world.votes[2]) for world in worlds(state, 1)}) == 16
    assert len({tuple(world.votes) for world in worlds(state, 0)}) == 1
