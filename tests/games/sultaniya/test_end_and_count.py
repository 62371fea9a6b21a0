"""The end, and the count."""

import pytest

from serai.games.state import NOBODY
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_table import OVER
from serai.games.sultaniya.view import OBJECTIVE_NAMES
from tests.games.sultaniya.tables import GAME, ended, lines, may, nature, play, set_up, table, view

WALLS_UP = "b1 at 2, b2 at 1, b3 at 5, b4 at 6, r5 at 1, r6 at 2, r7 at 4, r8 at 5"
RESIDENCES_UP = f"{WALLS_UP}, g1 at 1, g2 at 2, g3 at 3, g4 at 4, g9 at 5, g5 at 6"
FOUR_ROOFS = f"{RESIDENCES_UP}, y8 at 1, y9 at 2, y3 at 3, y12 at 4"


def over(*palaces: str, **settings: object) -> Sultaniya:
    """A finished game with these palaces."""
    state = table(*palaces, **settings)  # type: ignore[arg-type]
    state.phase = OVER
    return state


def points(line: str, *palaces: str, **settings: object) -> list[int]:
    return lines(over(*palaces, **settings))[line]


# --- the end


def test_fifth_roof_and_every_other_player_has_one_more_turn() -> None:
    state = play(table("", FOUR_ROOFS, "", front="y10", turn=1), "y10 at 5")
    assert view(state, 0).turns_left == 2 and view(state, 0).last_round
    play(state, "pass")
    assert state.to_move() == 0
    play(state, "pass")
    nature(state)
    assert ended(state)
    assert GAME.reason(state) == "end-roof"


def test_fifth_roof_in_the_last_round_changes_nothing() -> None:
    state = play(table(FOUR_ROOFS, FOUR_ROOFS, front="y10 y11", turn=1), "y10 at 5", "y11 at 5")
    assert ended(nature(state))


def test_fifth_roof_leaves_the_green_djinn_his_second_tile() -> None:
    without_left_end = FOUR_ROOFS.replace("b2 at 1, ", "").replace("r5 at 1, ", "").replace("g1 at 1, ", "")
    state = table(without_left_end, "", front="y10 b2", sapphires=[2, 0])
    play(state, "green", "y10 at 5")
    assert state.to_move() == 0
    play(state, "b2 at 1", "pass")
    assert ended(nature(state))


def test_all_pass_twice_in_a_row_ends_the_game() -> None:
    state = play(table("", ""), "pass", "pass", "pass")
    assert not ended(nature(state))
    nature(play(state, "pass"))
    assert ended(state)
    assert GAME.reason(state) == "end-passes"


def test_all_pass_only_counts_in_a_row() -> None:
    state = play(table("", "", front="b1"), "pass", "pass", "pass", "b1 at 2", "pass", "pass", "pass")
    assert state.to_move() == 1


def test_fifty_turns_each_are_the_most() -> None:
    state = table("", "", front="b1")
    assert view(state, 0).turns_left == 100
    state.turns_left = 2
    assert not ended(nature(play(state, "b1 at 2")))
    assert ended(nature(play(state, "pass")))
    assert GAME.reason(state) == "end-turns"


def test_fifty_turns_each_and_a_fifth_roof_in_the_last_of_them_leaves_the_others_their_last_turn() -> None:
    state = table("", FOUR_ROOFS, front="y10", turn=1)
    state.turns_left = 1
    play(state, "y10 at 5")
    assert state.to_move() == 0 and view(state, 0).turns_left == 1
    assert ended(nature(play(state, "pass")))
    assert GAME.reason(state) == "end-roof"


def test_solo_has_twenty_turns() -> None:
    state = set_up(1)
    for turns_left in range(20, 0, -1):
        assert view(state, 0).turns_left == turns_left
        play(state, "pass")
    assert ended(nature(state))
    assert GAME.reason(state) == "end-turns"


def test_solo_ends_with_the_fifth_roof_at_once() -> None:
    state = nature(play(table(FOUR_ROOFS, front="y10"), "y10 at 5"))
    assert ended(state)
    assert GAME.reason(state) == "end-roof"


def test_solo_passing_twice_does_not_end_it() -> None:
    assert play(table(""), "pass", "pass").to_move() == 0


def test_solo_is_played_for_the_highest_score() -> None:
    low, high = over(""), over(RESIDENCES_UP)
    assert 0 < low.results()[0] < high.results()[0] <= 1


# --- the count


def test_goal_the_points_of_a_palace_add_up() -> None:
    state = over(FOUR_ROOFS, "")
    assert [sum(line[seat] for line in lines(state).values()) for seat in (0, 1)] == state.scores()


def test_small_one_a_window_or_a_tower_by_the_board() -> None:
    # Two of each are printed; b5 adds two windows, r3 two towers.
    palace = "b5 mirrored at 2, r3 at 2"
    assert points("score-small", palace, palace, boards="ali-baba scheherazade") == [4, 4]
    assert points("score-small", "b5 mirrored at 2", "b6 mirrored at 2", boards="ali-baba scheherazade") == [4, 4]
    assert points("score-small", "b6 mirrored at 2", "b5 mirrored at 2", boards="ali-baba scheherazade") == [2, 2]


def test_small_a_roof_with_two_windows_and_two_towers_brings_two_to_anyone() -> None:
    assert points("score-small", "g1 at 3, y3 at 2", "g1 at 3, y3 at 2", boards="ali-baba scheherazade") == [5, 4]
    assert points("score-small", "g1 at 3", "g1 at 3", boards="ali-baba scheherazade") == [3, 2]


def test_middle_three_a_cupola_or_a_garden_by_the_board() -> None:
    palace = "g2 at 3, g9 at 4, g10 mirrored at 5"
    assert points("score-middle", palace, palace, boards="ali-baba scheherazade") == [6, 3]


def test_great_six_a_gate_or_a_minaret_by_the_board() -> None:
    gate = "b9 at 2, b10 mirrored at 1, r1 at 1"
    minaret = "g13 mirrored at 3, g14 at 4, y1 at 3"
    both = f"{gate}, {minaret}"
    assert points("score-great", gate, gate, boards="ali-baba anis") == [6, 0]
    assert points("score-great", minaret, minaret, boards="ali-baba anis") == [0, 6]
    assert points("score-great", both, both, boards="ali-baba anis") == [6, 6]


def test_great_an_incomplete_gate_brings_nothing() -> None:
    for palace in ("b9 at 2, b10 mirrored at 1", "b9 at 2, r1 at 1", "b9 at 2, b10 mirrored at 1, r5 at 1"):
        assert points("score-great", palace, boards="ali-baba") == [0]


def test_whole_on_a_roof_counts_as_complete() -> None:
    assert points("score-great", "g1 at 3, y6 at 2", "g1 at 3, y6 at 2", boards="ali-baba anis") == [6, 0]
    assert points("score-great", "g1 at 3, y7 at 2", "g1 at 3, y7 at 2", boards="ali-baba anis") == [0, 6]


GUARDS = {
    0: "",
    1: "b1 at 2",
    2: "b1 at 2, r3 at 2",
    3: "b1 at 2, r9 mirrored at 2",
    4: "b1 at 2, r9 mirrored at 2, g7 at 3",
}


@pytest.mark.parametrize(
    ("guards", "expected"),
    [
        ([1], [9]),
        ([0], [0]),
        ([2, 1], [9, 6]),
        ([1, 0], [9, 0]),
        ([1, 1], [6, 6]),
        ([0, 0], [0, 0]),
        ([3, 2, 1], [9, 6, 3]),
        ([3, 3, 1], [6, 6, 3]),
        ([3, 1, 1], [9, 3, 3]),
        ([2, 2, 2], [3, 3, 3]),
        ([2, 0, 0], [9, 0, 0]),
        ([2, 2, 0], [6, 6, 0]),
        ([4, 3, 2, 1], [9, 6, 3, 0]),
        ([3, 3, 2, 1], [6, 6, 3, 0]),
        ([4, 2, 2, 1], [9, 3, 3, 0]),
        ([4, 3, 1, 1], [9, 6, 0, 0]),
        ([3, 3, 3, 1], [3, 3, 3, 0]),
        ([4, 1, 1, 1], [9, 0, 0, 0]),
        ([3, 3, 1, 1], [6, 6, 0, 0]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([1, 0, 2, 0], [6, 0, 9, 0]),
    ],
)
def test_guards_bring_nine_six_three_and_nothing_and_equals_the_lower_place(
    guards: list[int], expected: list[int]
) -> None:
    state = over(*(GUARDS[number] for number in guards))
    assert [player.guards for player in view(state, 0).players] == guards
    assert lines(state)["score-guards"] == expected


def test_it_is_foreseen_what_rivals_lose_by_ones_guards() -> None:
    state = table("", "b1 at 2", front="b2")
    foreseen = GAME.foresee(state, 0, GAME.read("b2 at 2"))
    assert foreseen.parts["guards"] == 6
    assert foreseen.rivals == [0, -3], "nine points for the most become six for as many"


def test_no_guards_no_points_and_alone_one_is_enough() -> None:
    assert points("score-guards", "", "", "b1 at 2") == [0, 0, 9]
    assert points("score-guards", "") == [0]
    assert points("score-guards", "b1 at 2") == [9]


def test_bonus_roofs_bring_what_they_say() -> None:
    assert points("score-bonus", "g1 at 3, y5 at 2", "g1 at 3, y4 at 2", "g1 at 3") == [5, 4, 0]
    assert points("score-bonus", "g1 at 3, y5 at 2, g2 at 4, y4 at 3") == [9]


# --- objectives


def objective(name: str, palace: str, **settings: object) -> int:
    """What an objective brings with a palace."""
    state = over(palace, **settings)
    return int(state.objective_points(0, OBJECTIVE_NAMES.index(name)))


@pytest.mark.parametrize(
    ("name", "palace", "expected"),
    [
        ("row-window", "", 2),
        ("row-tower", "", 2),
        ("row-guard", "", 0),
        ("row-window", "b5 mirrored at 2", 4),
        ("row-window", "b5 mirrored at 2, r4 at 2", 4),
        ("row-guard", "b1 at 2, r9 mirrored at 2", 2),
        ("row-sapphire", "b3 at 5, b4 at 6, r5 at 2", 2),
        ("row-tower", "r3 at 2, g4 at 3", 2),
    ],
)
def test_row_one_for_each_symbol_on_the_best_floor(name: str, palace: str, expected: int) -> None:
    assert objective(name, palace) == expected


@pytest.mark.parametrize(
    ("name", "palace", "expected"),
    [
        ("column-guard", "", 1),
        ("column-window", "", 2),
        # b5 mirrored shows its two windows in the fourth half-column, where the left half of the wall above it stands;
        # the right half stands in the fifth, over a printed window.
        ("column-window", "b5 mirrored at 2", 3),
        ("column-window", "b5 mirrored at 2, r4 mirrored at 2", 4),
        ("column-window", "b5 mirrored at 2, r4 at 2", 5),
        ("column-tower", "r3 at 2, g4 at 3", 3),
    ],
)
def test_column_one_for_each_symbol_in_the_best_half_column_and_one_more(name: str, palace: str, expected: int) -> None:
    assert objective(name, palace) == expected


def test_column_counts_symbols_in_line_not_tiles_in_line() -> None:
    in_line, beside = "b5 mirrored at 2, r4 at 2", "b5 mirrored at 2, r4 mirrored at 2"
    assert objective("column-window", in_line) > objective("column-window", beside)


def test_objective_djinns_bring_two_each() -> None:
    state = over("", "", objectives=["djinns pairs", "row-guard row-tower"])
    state.djinns = [0, 1, 0, -1]
    assert lines(state)["score-djinns"] == [4, 0]


@pytest.mark.parametrize(("sapphires", "expected"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_pairs_bring_one_each_and_sapphires_on_tiles_do_not_count(sapphires: int, expected: int) -> None:
    state = over("b3 at 5, b4 at 6", objectives=["djinns pairs"], sapphires=[sapphires])
    assert lines(state)["score-pairs"] == [expected]


def test_advanced_objectives_lie_open_from_the_start_and_count_from_the_start() -> None:
    dealt = ["pairs row-guard", "djinns row-tower"]
    secret = table("", "", objectives=dealt, sapphires=[4, 0])
    opened = table("", "", objectives=dealt, sapphires=[4, 0], advanced=True)
    assert view(secret, 1).players[0].objectives is None
    assert view(opened, 1).players[0].objectives == ["row-guard", "pairs"]
    assert [opened.scores()[seat] - secret.scores()[seat] for seat in (0, 1)] == [2, 2]


def test_advanced_or_not_secret_objectives_are_turned_over_at_the_end() -> None:
    state = play(table("", "", objectives=["pairs row-guard", "djinns row-tower"]), "pass", "pass", "pass", "pass")
    assert may(state) == ["show row-guard", "show pairs"]
    play(state, "show pairs")
    assert view(state, 1).players[0].objectives == ["pairs"]
    play(state, "show row-guard", "show djinns", "show row-tower")
    assert ended(state)
    assert view(state, 1).players[0].objectives == ["row-guard", "pairs"]


def test_advanced_games_have_nothing_to_turn_over() -> None:
    assert play(table("", "", advanced=True), "pass", "pass", "pass", "pass").to_move() == NOBODY


# --- the winner


def test_winner_has_the_highest_score() -> None:
    state = over(RESIDENCES_UP, "", objectives=["pairs djinns", "column-guard column-sapphire"])
    assert state.results() == [1, 0]


def test_winner_of_equals_holds_more_sapphires() -> None:
    state = over("", "", objectives=["row-window djinns", "row-tower pairs"], boards="ali-baba jafar", sapphires=[0, 1])
    assert state.scores()[0] == state.scores()[1]
    assert state.results() == [0, 1]


def test_shared_by_equals_in_everything() -> None:
    state = over("", "", objectives=["row-window djinns", "row-tower pairs"], boards="ali-baba jafar", sapphires=[1, 1])
    assert state.results() == [0.5, 0.5]
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == [0, 1]
