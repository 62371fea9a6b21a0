"""Counting a round, step by step. Tiles are turned by two checks; groups, turned tiles and gaps make the score."""

from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules_count import points
from serai.games.shahrazad.rules_table import RIGHT, TILES
from tests.games.shahrazad.tables import RED, counted, laid, play, table, view

#: A table with the numbers of the printed example: groups of 4, 3, 2 and 2, five tiles turned, one gap.
EXAMPLE = (
    ".  3  .  9  .  .  . 15",
    "0  .  6  . 17  . 19  .",
    ".  4  . 10  . 14  . 20",
    "1  .  .  . 11  . 18  .",
    ".  2  .  8  . 13  . 21",
    "5  .  7  . 12  . 16  .",
)


def test_groups_turned_tiles_and_gaps_of_the_printed_example() -> None:
    telling = counted(*EXAMPLE)
    assert telling.groups == [[1, 4, 6, 10], [11, 12, 14], [0, 3], [13, 18]]
    assert sorted(telling.disordered) == [5, 17, 19]
    assert sorted(telling.severed) == [9, 15]
    assert telling.count() == [4, 3, 2, 2, 3, 2, 1]
    assert points(telling.count()) == 4 + 3 + 2 + 2 - 5 - 1 == 5


def test_order_a_tile_with_a_lower_number_on_its_right_is_turned() -> None:
    telling = counted("1 .", ". 4", "6 .")
    assert telling.disordered == [6]
    assert telling.severed == []


def test_order_the_higher_number_is_turned_and_the_lower_one_stays() -> None:
    assert counted("6 .", ". 4", "1 .").disordered == [6]


def test_order_only_left_and_right_matter_not_above_and_below() -> None:
    telling = counted("9", ".", "2", ".", "14")
    assert telling.disordered == telling.severed == []


def test_order_one_lower_number_on_the_right_is_enough() -> None:
    assert counted(". 9", "5 .", ". 3").disordered == [5]


def test_at_once_order_is_checked_also_against_tiles_that_are_turned() -> None:
    telling = counted("9 . .", ". 5 .", "1 . 3", ". 2 .")
    assert sorted(telling.disordered) == [5, 9]
    assert telling.severed == []


def from_left_to_right(*rows: str) -> list[int]:
    """The first check done tile by tile, as one does at the table."""
    places = laid(*rows)
    tiles = sorted((tile for tile in range(TILES) if places[tile] >= 0), key=lambda tile: places[tile])
    return [tile for tile in tiles if any(places[lower] in RIGHT[places[tile]] for lower in tiles if lower < tile)]


def test_order_read_from_left_to_right_comes_to_the_same() -> None:
    assert from_left_to_right(*EXAMPLE) == counted(*EXAMPLE).disordered != []


def test_path_a_tile_without_a_neighbour_on_its_left_is_turned() -> None:
    telling = counted("1 . .", ". 4 .", ". . 12", ". 9 .")
    assert telling.disordered == []
    assert telling.severed == [9]


def test_path_a_tile_without_a_neighbour_on_its_right_is_turned() -> None:
    telling = counted(". 4 .", "1 . 12", ". 3 .", "0 . .", ". 2 .")
    assert telling.disordered == []
    assert telling.severed == [2]


def test_path_the_first_column_needs_a_neighbour_on_its_right_only_and_the_last_on_its_left_only() -> None:
    assert counted("1 .", ". 4").severed == []
    assert counted("1 .", ". 4", ". .", ". 5").severed == [5]
    assert counted("1 .", ". 4", ". .", ". .", "0 .").severed == [0]


def test_path_does_not_lead_over_a_tile_that_is_turned() -> None:
    telling = counted("1 . .", ". 4 .", "8 . 12", ". 6 .")
    assert telling.disordered == [8]
    assert telling.severed == [6], "its only neighbour on the left is face down"


def test_path_may_fork_and_join() -> None:
    telling = counted(". 3 .", "1 . 9", ". 5 .")
    assert telling.disordered == telling.severed == []


def test_broken_path_turns_every_tile() -> None:
    telling = counted("1 . .", ". 9 .", ". . 4")
    assert telling.disordered == [9]
    assert sorted(telling.severed) == [1, 4]
    assert telling.groups == [[], [], [], []]


def test_broken_path_in_the_first_or_the_last_column_too() -> None:
    first = counted("9 . .", ". 4 .", ". . 12")
    assert (first.disordered, sorted(first.severed)) == ([9], [4, 12])
    last = counted("1 . .", ". 2 .", ". . .", ". 9 .", ". . 4")
    assert (last.disordered, sorted(last.severed)) == ([9], [1, 2, 4])


def test_broken_path_scores_nothing() -> None:
    telling = counted("1 . .", ". 9 .", ". . 4")
    assert telling.count() == [0, 0, 0, 0, 1, 2, 0]
    assert points(telling.count()) == 0


def test_groups_are_touching_tiles_of_a_colour() -> None:
    telling = counted("1 . 6", ". 4 .", "0 . 8")
    assert telling.groups == [[1, 4, 6], [], [0], []]


def test_groups_touch_above_and_below_too() -> None:
    assert counted("7", ".", "1", ".", "4").groups[0] == [1, 4, 7]


def test_groups_of_equal_size_count_once() -> None:
    telling = counted("1 . 5 . 10", ". 4 . 7 .")
    assert len(telling.groups[0]) == 2
    assert telling.count()[:4] == [2, 1, 0, 0]


def test_groups_only_the_largest_of_a_colour_counts() -> None:
    telling = counted("1 . 5 . 10 .", ". 4 . 7 . 16")
    assert telling.groups[0] == [7, 10, 16]


def test_groups_have_no_tile_that_is_turned() -> None:
    telling = counted("1 . .", ". 4 .", "10 . 11", ". 7 .")
    assert telling.disordered == [10], "red too, and it touches two red ones"
    assert telling.groups[0] == [1, 4]


def test_turned_tiles_cost_a_point_each_whichever_check_turned_them() -> None:
    for rows, turned in (
        (["1 .", ". 4", "6 ."], 1),
        (["1 . .", ". 4 .", ". . 12", ". 9 ."], 1),
        (["1 . .", ". 4 .", "8 . 12", ". 6 ."], 2),
    ):
        telling = counted(*rows, colours=RED)
        numbers = telling.count()
        assert sum(numbers[4:6]) == turned
        upright = sum(map(len, telling.groups))
        assert points(numbers) == upright - turned - numbers[6]


def test_gaps_cost_a_point_for_every_empty_place_between_two_tiles_of_a_column() -> None:
    assert counted("1 .", ". 5", ". .", ". 6", "2 .").count()[6] == 1
    assert counted("1 .", ". 5", ". .", ". 6", ". .", ". 7", "2 .").count()[6] == 2


def test_gaps_are_not_above_or_below_a_column() -> None:
    assert counted("1 .", ". 5", ". .", ". 6").count()[6] == 0


def test_gaps_are_counted_between_turned_tiles_too() -> None:
    telling = counted("9 . .", ". 4 .", ". . .", ". 5 .", "8 . .")
    assert sorted(telling.disordered) == [8, 9]
    assert telling.count()[6] == 1


def test_never_below_zero_whatever_is_taken_off() -> None:
    assert points([1, 0, 0, 0, 2, 5, 1]) == 0
    assert points([4, 3, 2, 2, 10, 1, 0]) == 0
    assert points([4, 3, 2, 2, 10, 0, 0]) == 1


def test_a_single_column_is_the_first_and_the_last() -> None:
    assert counted("7", ".", "4").count() == [2, 0, 0, 0, 0, 0, 0]


def test_the_view_shows_the_count_step_by_step_as_if_the_round_ended_now() -> None:
    count = view(table(*EXAMPLE, hands=["", ""], pile=""), 0).count
    assert (count.red, count.blue, count.yellow, count.black) == ([1, 4, 6, 10], [11, 12, 14], [0, 3], [13, 18])
    assert (count.out_of_order, count.cut_off) == ([5, 17, 19], [9, 15])
    assert [(gap.column, gap.height) for gap in count.gaps] == [(1, -3)]
    assert (count.sum, count.score) == (5, 5)


def test_a_player_can_foresee_what_a_placement_would_count() -> None:
    state = play(table("1 .", ". 4", hands=["6 0", "5 7"]), "tile 6")
    worse = GAME.foresee(state, 0, GAME.read("at 0 -2"))
    assert (worse.count.out_of_order, worse.count.sum, worse.replaced) == ([6], 1, None)
    better = GAME.foresee(state, 0, GAME.read("at 2 0"))
    assert (better.count.red, better.count.sum) == ([1, 4, 6], 3)
    swap = GAME.foresee(state, 0, GAME.read("at 1 -1"))
    assert (swap.replaced, swap.count.red) == (4, [1, 6])


def test_foreseeing_the_choice_of_a_tile_shows_the_table_as_it_is() -> None:
    state = table("1 .", ". 4", hands=["6 0", "5 7"])
    assert GAME.foresee(state, 0, GAME.read("tile 6")).count == view(state, 0).count


def test_before_a_tile_is_chosen_it_can_be_tried_on_every_place() -> None:
    state = table("1 .", ". 4", hands=["6 0", "5 7"])
    tried = GAME.foresee(state, 0, GAME.read("tile 6")).places
    chosen = play(state.clone(), "tile 6")
    assert [f"at {trial.column} {trial.height}" for trial in tried] == [GAME.write(move) for move in chosen.moves(0)]
    for trial, move in zip(tried, chosen.moves(0), strict=True):
        foreseen = GAME.foresee(chosen, 0, move)
        assert (trial.replaced, trial.count) == (foreseen.replaced, foreseen.count)
        assert foreseen.places == [], "the tile has its place: there is nothing left to try"
