"""From the first round to the second."""

import pickle
from collections import Counter

import pytest

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import KEEPING, OVER, Shahrazad
from serai.games.shahrazad.rules_table import GONE, PILE
from serai.games.state import CHANCE, NOBODY
from tests.games.shahrazad.invariants import check
from tests.games.shahrazad.tables import may, numbers, play, table, view, where, why_not
from tests.games.shahrazad.test_counting import EXAMPLE

TURNED = [5, 9, 15, 17, 19]


def example(seats: int = 2) -> Shahrazad:
    """The printed example's table at the end of the first round: its last tile has just been placed."""
    rows = [row.replace("21", " .") for row in EXAMPLE]
    state = table(*rows, hands=["21", ""][:seats], pile="")
    return play(state, "tile 21", "at 6 -4")


def second_round() -> Shahrazad:
    """The second round of the same, around the column of 6 and 7."""
    return play(example(), "keep 1", "draw 0", "draw 1", "draw 2", "draw 3")


def test_second_round_follows_a_first_one_above_zero() -> None:
    state = example()
    assert state.round_scores() == [5]
    assert state.phase == KEEPING
    assert GAME.outcome(state) is None


def test_second_round_does_not_follow_a_first_one_without_points() -> None:
    state = play(table("1 .", ". 9", hands=["4", ""], pile=""), "tile 4", "at 2 0")
    assert state.to_move() == NOBODY
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([0, 0], [], "end-after-one-round")


def test_second_round_is_played_like_the_first() -> None:
    state = second_round()
    assert [state.hand(seat) for seat in (0, 1)] == [[0, 1], [2, 3]]
    assert state.to_move() == 0
    play(state, "tile 0", "at 0 0", "draw 4", "tile 2", "at -1 1", "draw 8")
    assert state.hand(0) == [1, 4, 7] and state.owed == 2, "the replaced tile is in hand, two are to be placed"
    play(state, "tile 1")
    assert why_not(state, "at 0 0") == "place-two"


def test_second_round_adds_up_with_the_first() -> None:
    state = second_round()
    place = {0: "-1 -1", 1: "-1 1", 2: "-1 3", 3: "0 4"} | {4: "1 -1", 8: "1 1", 10: "1 3"}
    place |= {11: "2 0", 12: "2 2", 13: "2 4"} | {14: "3 1", 16: "3 3", 18: "3 5"} | {20: "4 2", 21: "4 4"}
    while state.phase != OVER:
        if state.to_move() == CHANCE:
            play(state, may(state)[0])
        else:
            tile = may(state)[0]
            play(state, tile, f"at {place[int(tile.split()[1])]}")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert len(state.round_scores()) == 2
    assert outcome.scores == [sum(state.round_scores())] * 2
    assert [line.text for line in outcome.breakdown][:7] == [
        "score-red",
        "score-blue",
        "score-yellow",
        "score-black",
        "score-order",
        "score-path",
        "score-gaps",
    ]
    assert [line.points[0] for line in outcome.breakdown][:7] == [4, 3, 2, 2, -3, -2, -1]
    assert {line.text for line in outcome.breakdown[7:]} >= {"score-red", "score-gaps"}
    rounds = [line.part for line in outcome.breakdown]
    assert rounds == ["score-round-1"] * 7 + ["score-round-2"] * (len(rounds) - 7)


def test_turned_tiles_leave_the_game() -> None:
    state = play(example(), "keep 1")
    assert [tile for tile in range(22) if state.places[tile] == GONE] == TURNED
    for tile in TURNED:
        assert why_not(state, f"draw {tile}") == "not-natures"


def test_turned_tiles_leave_and_nobody_may_look_them_up() -> None:
    state = second_round()
    for eye in (0, 1, -2):
        seen = view(state, eye)
        assert seen.gone == len(TURNED)
        assert not any(tile in TURNED for tile in [*seen.hand, *(laid.tile for laid in seen.table)])


def test_keep_a_column_any_of_the_table() -> None:
    assert may(example()) == [f"keep {column}" for column in range(-1, 7)]
    assert why_not(example(), "keep 7") == why_not(example(), "keep -2") == "keep-a-column"


def test_who_keeps_a_column_the_first_player_decides() -> None:
    state = example()
    assert state.to_move() == 0
    assert state.why_not(1, GAME.read("keep 1")) == "not-your-turn"


def test_keep_a_column_and_do_nothing_else_between_the_rounds() -> None:
    assert why_not(example(), "tile 3") == why_not(example(), "at 0 2") == "keep-a-column"
    assert why_not(table("10", hands=["3 4"]), "keep 0") == "keep-a-column", "nor is one kept while a round goes on"


def test_keep_a_column_closed_up() -> None:
    state = play(example(), "keep 1")
    assert (where(state, 7), where(state, 6)) == ("at 0 0", "at 0 2"), "there was a gap between them"


def test_keep_a_column_of_tiles_that_stay_face_up() -> None:
    state = play(example(), "keep 3")
    assert [(tile, where(state, tile)) for tile in (12, 11)] == [(12, "at 0 0"), (11, "at 0 2")]
    assert state.places[17] == GONE


def test_keep_a_column_and_shuffle_the_others() -> None:
    state = play(example(), "keep 1")
    assert [tile for tile in range(22) if state.places[tile] == PILE] == numbers(
        "0 1 2 3 4 8 10 11 12 13 14 16 18 20 21"
    )
    assert state.to_move() == CHANCE
    assert state.odds() == [1] * 15


def test_keep_a_column_alone_too() -> None:
    state = play(example(seats=1), "keep 6", "draw 0", "draw 1")
    assert (where(state, 21), where(state, 20)) == ("at 0 0", "at 0 2")
    assert state.to_move() == 0


def test_the_log_tells_the_score_of_a_round_and_what_becomes_of_the_tiles() -> None:
    before = example()
    after = play(before.clone(), "keep 1")
    line = GAME.tell(before, after, 0, GAME.read("keep 1"), 1)
    assert (line.text, line.args) == ("log-keep", {"points": 5, "kept": 2, "gone": 5, "shuffled": 15})


def test_the_log_does_not_tell_the_score_before_it_is_counted() -> None:
    rows = [row.replace("21", " .") for row in EXAMPLE]
    before = play(table(*rows, hands=["21", ""], pile=""), "tile 21")
    after = play(before.clone(), "at 6 -4")
    line = GAME.tell(before, after, 0, GAME.read("at 6 -4"), 1)
    assert line.text == "log-place" and line.args == {"tile": 21, "colour": "yellow", "last": "yes"}


def test_every_tile_of_the_second_round_is_somewhere() -> None:
    state = second_round()
    assert Counter(place >= 0 for place in state.places)[True] == 2
    assert len(view(state, 0).rounds) == 1 and view(state, 0).rounds[0].score == 5


@pytest.mark.parametrize("seats", [1, 2])
def test_random_second_rounds_around_every_column_break_no_invariant(seats: int) -> None:
    for seed in range(40):
        state, dice = example(seats), Dice(seed)
        check(state)
        while state.to_move() != NOBODY:
            seat = state.to_move()
            move = state.random_move(seat, dice)
            assert move in state.moves(seat) and state.why_not(seat, move) == ""
            for eye in range(seats):
                assert GAME.view(state, eye) == view(state.redeal(eye, dice), eye)
            after = state.clone()
            after.play(seat, move)
            stored: Shahrazad = pickle.loads(pickle.dumps(state))
            stored.play(seat, move)
            assert stored.key() == after.key()
            state = after
            check(state)
        assert state.round == 2
        assert all(place >= 0 or tile in TURNED for tile, place in enumerate(state.places))
