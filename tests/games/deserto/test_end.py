"""The end, and who has won."""

import pytest

from serai.games.deserto import GAME
from serai.games.state import NOBODY
from tests.conformance.random_games import play as play_randomly
from tests.conformance.settings import Setting
from tests.games.deserto.tables import NOTHING, over, play, table, view


def test_goal_the_most_cards_win() -> None:
    outcome = GAME.outcome(play(table("T .", ". .", hands=["V", ""], won=["V", "O"], pile=""), "V b1"))
    assert outcome is not None
    assert outcome.scores == [2, 1]
    assert outcome.winners == [0]


def test_goal_every_card_counts_one_whatever_it_shows() -> None:
    assert table(*NOTHING, hands=["", ""], won=["VTRO", "OO"]).scores() == [4, 2]


def test_end_when_the_pile_is_empty_and_every_hand_is_played() -> None:
    state = table("O .", ". .", hands=["O", "O"], pile="")
    assert not over(play(state, "O b1"))
    assert over(play(state, "O a2"))
    assert (state.to_move(), state.actors(), state.moves(0)) == (NOBODY, [], [])
    assert state.why_not(0, GAME.read("O a1")) == "over"
    assert view(state, 0).phase == "over"


def test_end_not_while_cards_are_in_the_pile() -> None:
    assert not over(play(table("O .", ". .", hands=["O", ""], pile="V"), "O b1"))


def test_end_a_gift_can_be_the_last_move() -> None:
    state = play(table("O .", ". .", hands=["V", ""], pile=""), "pass V")
    assert over(state)
    assert state.scores() == [0, 1]


def test_end_after_the_last_card_is_drawn_everyone_plays_three_cards_in_turn() -> None:
    state = table("O O", "O O", hands=["OOO", "OOO"], turn=0, pile="O")
    play(state, "O a1", "draw O")
    order = []
    while not over(state):
        order.append(state.to_move())
        play(state, "O a1")
    assert order == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_end_comes_when_all_51_cards_are_drawn_and_all_but_the_first_are_played_or_given(players: int) -> None:
    for seed in range(50):
        steps = play_randomly(Setting(GAME, players, ()), seed).steps
        written = [GAME.write(step.move) for step in steps]
        assert sum(text.startswith("draw") for text in written) == 51
        assert sum(text.startswith("first") for text in written) == 1
        assert len(written) == 51 + 1 + 50


def test_left_in_the_square_counts_for_nobody() -> None:
    state = play(table("VVV O", "O RRR", hands=["O", ""], pile=""), "O b1")
    assert over(state)
    assert state.scores() == [0, 0]


def test_tie_shares_the_victory() -> None:
    state = play(table("O .", ". .", hands=["O", "", ""], won=["VV", "TT", "R"], pile=""), "O b1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0, 1]
    assert state.results() == [0.5, 0.5, 0.0]


def test_winner_stacks_won_and_gifts_received_are_counted_apart_and_added() -> None:
    state = play(
        table("O .", ". .", hands=["O", "", ""], won=["VV", "TTT", "R"], given=["RR", "O", "V"], pile=""), "O b1"
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [(line.text, line.points) for line in outcome.breakdown] == [
        ("score-won", [2, 3, 1]),
        ("score-gifts", [1, 1, 2]),
    ]
    assert outcome.scores == [3, 4, 3]
    assert outcome.winners == [1]
    assert outcome.reason == "end-all-played"


def test_winner_is_not_known_before_the_end() -> None:
    assert GAME.outcome(table("O .", ". .", hands=["O", "O"], won=["VV", ""])) is None
