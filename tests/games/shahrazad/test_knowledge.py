"""What a seat knows, and the worlds it thinks in."""

from collections import Counter

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import Shahrazad
from serai.games.state import WATCHER
from tests.games.shahrazad.tables import play, table, view

REDEALS = 6000


def redealt(state: Shahrazad, eye: int, seed: int) -> Shahrazad:
    world = state.redeal(eye, Dice(seed))
    assert isinstance(world, Shahrazad)
    return world


def test_the_partner_sees_the_chosen_tile_before_it_is_placed_and_not_before() -> None:
    state = table("10", hands=["3 4", "5 6"])
    for eye in (1, WATCHER):
        assert view(state, eye).chosen is None
        assert 3 not in view(state, eye).hand
    assert len({tuple(redealt(state, 1, seed).hand(0)) for seed in range(50)}) > 10
    play(state, "tile 3")
    for eye in (0, 1, WATCHER):
        assert view(state, eye).chosen == 3
    assert all(redealt(state, 1, seed).places[3] == state.places[3] for seed in range(50))


def test_everyone_sees_which_tile_is_chosen_and_where_it_goes() -> None:
    state = table("10", hands=["3 4", "5 6"])
    for text in ("tile 3", "at 1 1"):
        move = GAME.read(text)
        assert state.seen(0, move, 1) == state.seen(0, move, WATCHER) == move
        play(state, text)


def test_only_the_one_who_draws_sees_the_tile() -> None:
    state = play(table("10", hands=["3 4", "5 6"]), "tile 3", "at 1 1")
    drawn = GAME.read("draw 7")
    assert state.seen(-1, drawn, 0) == drawn
    assert GAME.write(state.seen(-1, drawn, 1)) == GAME.write(state.seen(-1, drawn, WATCHER)) == "draw ?"


def test_the_first_tile_is_seen_by_all() -> None:
    drawn = GAME.read("draw 7")
    assert GAME.setup(2).seen(-1, drawn, WATCHER) == drawn


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = table("10", hands=["3 4", "5 6"])
    assert [view(state, eye).hand for eye in (0, 1, WATCHER)] == [[3, 4], [5, 6], []]
    assert [player.hand for player in view(state, WATCHER).players] == [2, 2]


def test_a_tile_taken_from_the_table_is_known_to_be_in_that_hand_until_it_is_played() -> None:
    state = play(table("10", hands=["3 4", "5 6"]), "tile 3", "at 0 0", "draw 8")
    for eye in (0, 1, WATCHER):
        assert view(state, eye).players[0].known == [10]
    assert all(10 in redealt(state, 1, seed).hand(0) for seed in range(50))
    play(state, "tile 5", "at 1 1", "draw 9", "tile 10")
    assert view(state, 1).players[0].known == []


def test_worlds_are_dealt_from_all_that_is_unseen_each_as_often() -> None:
    state = table("10", hands=["3 4", "5 6"], pile="7 8")
    hands = Counter(tuple(redealt(state, 0, seed).hand(1)) for seed in range(REDEALS))
    assert set(hands) == {(5, 6), (5, 7), (5, 8), (6, 7), (6, 8), (7, 8)}
    expected = REDEALS / 6
    assert all(abs(times - expected) < 5 * expected**0.5 for times in hands.values())


def test_alone_there_is_nothing_to_redeal() -> None:
    state = table("10", hands=["3 4"])
    assert redealt(state, 0, 1).key() == state.key()
