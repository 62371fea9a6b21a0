"""What a seat knows, and the worlds it thinks in."""

from collections import Counter
from math import comb

from serai.games.deserto.rules import Deserto
from serai.games.dice import Dice
from serai.games.state import WATCHER
from tests.games.deserto.tables import letters, table, view

REDEALS = 4000


def a_game_of_three() -> Deserto:
    return table("V .", ". .", hands=["VTR", "TTO", "RRV"], given=["O", "R", "TV"], won=["T", "", ""])


def redealt(state: Deserto, eye: int, seed: int) -> Deserto:
    world = state.redeal(eye, Dice(seed))
    assert isinstance(world, Deserto)
    return world


def test_everyone_sees_the_square_the_counts_and_what_was_won_in_the_open() -> None:
    for eye in (0, 1, 2, WATCHER):
        shown = view(a_game_of_three(), eye)
        assert [player.hand for player in shown.players] == [3, 3, 3]
        assert [player.won for player in shown.players] == [2, 2, 1]
        assert [player.gave for player in shown.players] == [1, 1, 2]
        assert shown.players[0].won_open.thief == 1
        assert (shown.square[0].top, shown.square[0].height, shown.square[1].top) == ("vizier", 1, None)
        assert shown.pile == 51 - 9 - 4 - 1 - 1


def test_everyone_sees_a_stacks_height_and_what_was_played_into_it() -> None:
    stack = view(table("TTRV .", ". .", hands=["V", "V"]), WATCHER).square[0]
    assert (stack.top, stack.height) == ("vizier", 4)
    assert (stack.cards.vizier, stack.cards.thief, stack.cards.treasure, stack.cards.oasis) == (1, 2, 1, 0)


def test_a_hand_is_seen_by_its_player_only() -> None:
    state = a_game_of_three()
    assert view(state, 1).hand == ["thief", "thief", "oasis"]
    assert view(state, WATCHER).hand == []


def test_unseen_are_all_cards_but_those_a_seat_has_seen() -> None:
    unseen = view(a_game_of_three(), 0).unseen
    # Seen by seat 0: V in the square, VTR in hand, T won, O given by itself, R given to it by seat 1.
    assert (unseen.vizier, unseen.thief, unseen.treasure, unseen.oasis) == (13, 13, 13, 5)
    unseen = view(a_game_of_three(), WATCHER).unseen
    assert (unseen.vizier, unseen.thief, unseen.treasure, unseen.oasis) == (14, 14, 15, 6)


def test_a_redealt_world_keeps_ones_own_hand_and_the_gifts_one_has_seen() -> None:
    state = a_game_of_three()
    for seed in range(100):
        world = redealt(state, 0, seed)
        assert (letters(world.hands[0]), letters(world.given[0]), letters(world.given[1])) == ("VTR", "O", "R")


def test_a_redealt_world_deals_the_rest_anew() -> None:
    state = a_game_of_three()
    worlds = [redealt(state, 0, seed) for seed in range(300)]
    assert len({world.hands[1] for world in worlds}) > 10
    assert len({world.hands[2] for world in worlds}) > 10
    assert len({world.given[2] for world in worlds}) > 5
    assert len({world.pile for world in worlds}) > 10


def test_a_redealt_world_owes_nothing_to_the_true_one() -> None:
    state = a_game_of_three()
    for eye in (0, 1, 2, WATCHER):
        for seed in range(50):
            world = redealt(state, eye, seed + 1000)
            assert redealt(world, eye, seed).key() == redealt(state, eye, seed).key()


def test_every_unseen_card_is_as_likely_to_be_in_a_hand_as_any_other() -> None:
    state = table("V .", ". .", hands=["TTT", "VRO"], pile="VVRRROO", turn=0)
    # Seat 0 has not seen VVV RRRR OOO, three of which are in seat 1's hand.
    hands = Counter(letters(redealt(state, 0, seed).hands[1]) for seed in range(REDEALS))
    strangeness = 0.0
    likely = {
        "V" * v + "R" * r + "O" * (3 - v - r): comb(3, v) * comb(4, r) * comb(3, 3 - v - r) / comb(10, 3)
        for v in range(4)
        for r in range(4 - v)
    }
    assert set(hands) <= set(likely)
    for hand, chance in likely.items():
        mean = REDEALS * chance
        strangeness += (hands[hand] - mean) ** 2 / mean
    freedom = len(likely) - 1
    assert strangeness < freedom + 6 * (2 * freedom) ** 0.5
