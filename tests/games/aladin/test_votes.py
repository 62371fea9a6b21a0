"""Votes, guesses and the vizier."""

import pytest

from serai.games.aladin import GAME
from serai.games.state import SEVERAL, WATCHER
from tests.games.aladin.tables import (
    act,
    has_no_path,
    may,
    odds,
    play,
    points,
    put_down,
    refusals,
    table,
    vote,
    why_not,
)

PATHS = [1, 2, 3, 4]


def test_votes_are_everyones_at_once() -> None:
    state = table(5)
    assert (state.to_move(), state.actors()) == (SEVERAL, [0, 1, 2, 3, 4])
    act(state, 3, "vote 2")
    assert (state.to_move(), state.actors()) == (SEVERAL, [0, 1, 2, 4])
    assert why_not(state, 0, "done") == why_not(state, 0, "drop ruby") == "votes"


def test_votes_come_before_everything_else_and_not_after() -> None:
    state = vote(table(4), [1, 2], [1, 2], 1)
    play(state, "fly 2")
    assert why_not(state, 0, "vote 1") == "votes"


@pytest.mark.parametrize("path", PATHS)
def test_votes_are_for_any_of_the_four_paths(path: int) -> None:
    assert f"vote {path}" in may(table(4), 2)


def test_one_vote_for_everyone() -> None:
    state = act(act(table(4), 0, "vote 2"), 1, "vote 1")
    assert 0 not in state.actors() and may(state, 0) == []
    # Seat 1 is the other team's captain and has the vizier card still to pick.
    assert why_not(state, 1, "vote 3") == "one-vote"


def test_vizier_card_is_picked_by_the_other_teams_captain() -> None:
    state = table(4, round=3)
    assert may(state, 3) == [f"vote {path}" for path in PATHS] + [f"vizier {path}" for path in PATHS]
    for seat in (0, 1, 2):
        assert may(state, seat) == [f"vote {path}" for path in PATHS]
        assert why_not(state, seat, "vizier 1") == "vizier-card"


def test_one_vizier_card_is_put_down() -> None:
    state = act(table(4), 1, "vizier 2")
    assert why_not(state, 1, "vizier 3") == "one-vizier-card"
    assert may(state, 1) == [f"vote {path}" for path in PATHS]


def test_lone_player_votes_with_two_cards_when_active() -> None:
    state = act(act(table(2), 0, "vote 2"), 0, "vote 3")
    assert state.actors() == [1]
    assert why_not(state, 0, "vote 1") == "not-your-turn"
    vote_of_both = act(act(state, 1, "vote 3"), 1, "vizier 4")
    while vote_of_both.to_move() == -1 and "show" in may(vote_of_both)[0]:
        play(vote_of_both, may(vote_of_both)[0])
    assert odds(vote_of_both) == {"fly 2": 1, "fly 3": 1}


def test_lone_player_votes_with_one_card_when_not_active() -> None:
    state = act(act(table(2), 1, "vote 2"), 1, "vizier 3")
    assert state.actors() == [0]


def test_lone_player_is_unanimous_with_the_same_card_twice() -> None:
    assert points(vote(table(2), [3, 3], [1], 1)) == [3, 0]
    assert points(vote(table(2), [3, 4], [1], 1)) == [0, 0]


def test_lone_player_against_two_at_three_players_on_either_side() -> None:
    alone = table(3, odd_is_day=1)
    assert points(vote(alone, [2, 2], [1, 3], 1)) == [3, 0]
    together = table(3, round=2, odd_is_day=1)
    assert points(vote(together, [2, 2], [1], 1)) == [0, 3]


def test_lone_player_a_guess_of_either_card_is_right() -> None:
    state = vote(table(3, odd_is_day=1), [2, 4], [4, 2], 1)
    assert state.personal == [1, 0, 1]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_unanimity_brings_three_points(players: int) -> None:
    team = players // 2
    assert points(vote(table(players), [2] * team, [1] * team, 3)) == [3, 0]
    assert points(vote(table(players), [2] * (team - 1) + [4], [1] * team, 3)) == [0, 0]


def test_unanimity_counts_even_when_the_vizier_forbids_the_path() -> None:
    state = vote(table(4), [2, 2], [1, 1], 2)
    assert points(state) == [3, 0] and has_no_path(state)


def test_unanimity_of_the_other_team_brings_nothing() -> None:
    assert points(vote(table(4), [1, 2], [3, 3], 4)) == [0, 0]


def test_unanimity_is_told_with_the_last_card_of_the_team() -> None:
    state = put_down(table(4), [2, 2], [1, 1], 3)
    told = []
    for _ in range(3):
        before, move = state.clone(), state.moves(-1)[0]
        state.play(-1, move)
        told.append(GAME.tell(before, state, -1, move, WATCHER).args["unanimity"])
    assert told == [0, 3, 0]


@pytest.mark.parametrize(("round", "token"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_personal_tokens_by_round(round: int, token: int) -> None:
    state = vote(table(4, round=round), [1, 2], [2, 3], 4)
    guessed = 1 if round % 2 else 0
    assert state.personal == [token if seat == guessed else 0 for seat in range(4)]


def test_personal_tokens_are_the_players_own_and_one_for_each_right_guess() -> None:
    state = vote(table(8), [1, 1, 2, 3], [1, 2, 3, 4], 4)
    assert state.personal == [0, 1, 0, 1, 0, 1, 0, 0]
    assert points(state) == [0, 0]


def test_personal_tokens_count_even_when_the_vizier_forbids_the_path() -> None:
    assert vote(table(4), [1, 2], [2, 2], 2).personal == [0, 1, 0, 1]


def test_personal_tokens_the_rulebooks_example_of_seven_players_in_round_four() -> None:
    # Day: Camille, Shady, Justin. Night, active: Charles, Salvatore, Jean-Michel, Mélanie.
    state = table(7, round=4, odd_is_day=1)
    vote(state, [3, 3, 2, 4], [3, 1, 2], 3)
    assert points(state) == [0, 0]
    assert [state.personal[seat] for seat in (1, 3, 5)] == [2, 0, 2]
    assert odds(state) == {"fly 2": 1, "fly 4": 1}


def test_forbidden_path_with_some_votes_cancelled() -> None:
    assert odds(vote(table(8), [1, 1, 2, 3], [4] * 4, 1)) == {"fly 2": 1, "fly 3": 1}


def test_forbidden_path_with_no_vote_cancelled() -> None:
    assert odds(vote(table(8), [1, 1, 2, 3], [4] * 4, 4)) == {"fly 1": 2, "fly 2": 1, "fly 3": 1}


def test_forbidden_path_with_all_votes_cancelled_there_is_no_flight() -> None:
    state = vote(table(8, way=["r"] * 7), [2] * 4, [4] * 4, 2)
    assert has_no_path(state) and may(state) == ["sell clouds", "done"]
    assert GAME.view(state, 0).flown == []


def test_which_flight_is_drawn_among_the_remaining_cards_by_their_number() -> None:
    assert odds(vote(table(8), [1, 3, 3, 3], [4] * 4, 2)) == {"fly 1": 1, "fly 3": 3}


def test_which_flight_is_no_question_when_one_number_is_left() -> None:
    assert odds(vote(table(6), [1, 3, 3], [4] * 3, 1)) == {"fly 3": 2}


EYES = (0, 1, 2, 3, WATCHER)


def test_face_down_for_team_mates_too_until_all_are_in() -> None:
    state = act(table(4), 0, "vote 3")
    assert [GAME.view(state, eye).players[0].votes for eye in EYES] == [[3], [None], [None], [None], [None]]


def test_face_down_what_the_others_are_told_of_a_vote() -> None:
    state = table(4)
    move = GAME.read("vote 3")
    after = act(state.clone(), 0, "vote 3")
    assert [GAME.tell(state, after, 0, move, eye).args["path"] for eye in EYES] == [3, 0, 0, 0, 0]
    assert [GAME.write(state.seen(0, move, eye)) for eye in EYES] == ["vote 3", *["vote ?"] * 4]


def test_face_down_both_cards_of_a_lone_player() -> None:
    state = act(act(table(2), 0, "vote 3"), 0, "vote 1")
    assert [GAME.view(state, eye).players[0].votes for eye in (0, 1, WATCHER)] == [[3, 1], [None] * 2, [None] * 2]


def test_vizier_is_open_in_his_team_and_secret_to_the_other() -> None:
    state = table(4)
    move = GAME.read("vizier 2")
    assert [state.seen(1, move, eye) == move for eye in EYES] == [False, True, False, True, False]
    act(state, 1, "vizier 2")
    shown = [GAME.view(state, eye) for eye in EYES]
    assert [view.vizier for view in shown] == [None, 2, None, 2, None]
    assert all(view.vizier_chosen for view in shown)


def test_show_your_team_all_game_and_nobody_else() -> None:
    for state in (table(4), act(table(4), 0, "vote 1"), vote(table(4), [1, 1], [1, 1], 1)):
        assert [GAME.mates(state, seat) for seat in range(4)] == [[2], [3], [0], [1]]
    assert [GAME.mates(table(2), seat) for seat in range(2)] == [[], []]


def test_face_down_everyone_sees_all_cards_once_they_are_turned_over() -> None:
    state = vote(table(4), [1, 2], [3, 4], 1)
    for eye in (0, 1, 2, 3, WATCHER):
        view = GAME.view(state, eye)
        assert [player.votes for player in view.players] == [[1], [3], [2], [4]]
        assert view.vizier == 1


def test_the_sorts_of_illegal_votes_are_as_many_as_they_should_be() -> None:
    # 75 moves: 4 votes, 4 vizier cards, 36 that captains make at other times, 31 of nature or unseen.
    state = table(4)
    assert refusals(state, 0) == {"": 4, "vizier-card": 4, "votes": 36, "not-a-players": 31}
    assert refusals(state, 1) == {"": 8, "votes": 36, "not-a-players": 31}
    assert refusals(act(state, 0, "vote 1"), 0) == {"not-your-turn": 75}
    assert refusals(act(state, 1, "vote 1"), 1) == {"": 4, "one-vote": 4, "votes": 36, "not-a-players": 31}
    assert refusals(state, -1) == {"not-natures": 75}
