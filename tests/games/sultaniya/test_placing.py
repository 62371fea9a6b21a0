"""Where a tile may stand."""

import pytest

from serai.games.sultaniya.rules_palace import is_place, open_places, places
from tests.games.sultaniya.tables import GAME, may_place, play, table, view, why_not


def test_free_place_a_first_tile_touches_one_of_the_three_printed_ones() -> None:
    state = table("", front="b1 r3 g1")
    assert may_place(state, "b1") == ["at 2", "mirrored at 2"], (
        "beside the wall on the left; the right ends in an arcade"
    )
    assert may_place(state, "r3") == ["at 2", "mirrored at 2"]
    assert may_place(state, "g1") == ["at 3", "mirrored at 3", "at 4", "mirrored at 4"]


def test_free_place_no_tile_on_another() -> None:
    assert why_not(table("b1 at 2", front="b2"), "b2 at 2") == "free-place"
    assert why_not(table("", front="b2"), "b2 at 3") == "free-place"


def test_touch_the_palace_no_ground_tile_apart_from_it() -> None:
    state = table("", front="b1 b3")
    assert why_not(state, "b1 at 1") == "touch-the-palace"
    assert why_not(state, "b3 at 6") == "touch-the-palace"
    assert why_not(table("b1 at 2", front="b2"), "b2 at 1") == ""


def test_foundations_at_least_one_of_the_two_tiles_below() -> None:
    state = table("", front="r3 g1 y3")
    assert why_not(state, "r3 at 2") == "", "half of it hangs over the desert"
    assert why_not(state, "r3 at 1") == "foundations"
    assert why_not(state, "g1 at 2") == "foundations"
    assert why_not(state, "g1 at 3") == ""
    assert why_not(state, "y3 at 3") == "foundations"
    assert why_not(table("g1 at 3", front="y3"), "y3 at 2") == ""
    assert why_not(table("g1 at 3", front="y3"), "y3 at 3") == ""
    assert why_not(table("g1 at 3", front="y3"), "y3 at 4") == "foundations"


def test_edges_match_beside_the_printed_tiles() -> None:
    state = table("", front="b5 b3 r9")
    assert why_not(state, "b3 at 2") == "edges-match", "an arcade beside a wall"
    assert why_not(state, "b3 at 5") == "", "an arcade beside an arcade"
    assert why_not(state, "r9 at 2") == "edges-match"
    assert why_not(state, "r9 mirrored at 2") == ""


def test_edges_match_on_both_sides_of_a_gap() -> None:
    palace = "b1 at 2, b2 at 1, r9 mirrored at 2, r5 at 1, g1 at 1, g9 at 3"
    state = table(palace, front="g2 g10 g6")
    assert why_not(state, "g2 at 2") == "", "walls on both sides"
    assert why_not(state, "g10 at 2") == "edges-match"
    assert why_not(state, "g10 mirrored at 2") == "edges-match"
    assert why_not(state, "g6 at 2") == "edges-match"


def test_edges_match_gate_beside_gate_and_shaft_beside_shaft() -> None:
    state = table("b9 at 2, g13 at 3", front="b10 b1 g14 g1")
    assert why_not(state, "b10 mirrored at 1") == ""
    assert why_not(state, "b10 at 1") == "edges-match"
    assert why_not(state, "b1 at 1") == "edges-match"
    assert why_not(state, "g1 at 4") == "", "beside the wall edge"


def test_edges_match_only_where_tiles_touch() -> None:
    assert may_place(table("", front="g7"), "g7") == ["at 3", "mirrored at 3", "at 4", "mirrored at 4"]


def test_two_faces_the_mirror_image_fits_where_the_front_does_not() -> None:
    state = table("", front="b7")
    assert may_place(state, "b7") == ["mirrored at 2", "mirrored at 5"]
    play(state, "b7 mirrored at 2")
    built = next(built for built in view(state, 0).players[0].palace if built.tile == "b7")
    assert (built.floor, built.place, built.mirrored) == (0, 2, True)


def test_same_on_both_faces_a_tile_without_left_and_right_has_one_way_to_lie() -> None:
    state = table("g3 at 3", front="y3")
    assert why_not(state, "y3 mirrored at 2") == "same-on-both-faces"
    assert may_place(state, "y3") == ["at 2", "at 3"]


def test_same_on_both_faces_is_no_roof_that_shows_its_points_on_one_half() -> None:
    state = table("g1 at 3, g2 at 4", "", front="y4 y18")
    assert may_place(state, "y18") == ["at 2", "mirrored at 2", "at 3", "mirrored at 3", "at 4", "mirrored at 4"]
    assert why_not(state, "y4 mirrored at 3") == ""


def test_within_the_limits_twelve_half_columns_hold_six_places_or_five() -> None:
    assert [sum(is_place(floor * 7 + place) for place in range(7)) for floor in range(4)] == [6, 5, 6, 5]
    state = table("b1 at 2, b2 at 1, b3 at 5, b4 at 6", front="b5")
    assert may_place(state, "b5") == [], "the ground floor is full from end to end"


@pytest.mark.parametrize("text", ["b1 at 7", "b1 at 0", "r3 at 6", "y3 at 6", "g1 at 7"])
def test_within_the_limits_there_is_no_such_place(text: str) -> None:
    with pytest.raises(ValueError, match="a move of Sultaniya"):
        GAME.read(text)


LEFT_WING = "b1 at 2, b2 at 1, r5 at 1"


def test_no_hole_an_empty_place_keeps_a_way_to_the_sky() -> None:
    state = table(f"{LEFT_WING}, g1 at 2", front="g2")
    assert why_not(state, "g2 at 3") == "no-hole", "it would close in the wall's second place"
    assert why_not(state, "g2 at 1") == "", "from there one still gets out on the right"


def test_no_hole_but_a_roof_over_an_open_side_is_none() -> None:
    state = table("g1 at 3, g2 at 4", front="y3")
    assert why_not(state, "y3 at 2") == "", "the places under its left half are open to the desert"


def test_no_hole_a_narrow_way_up_is_enough_until_it_is_closed() -> None:
    built = places(0, 1, 2, 3, 7, 9, 15)
    assert open_places(built) & places(8), "the gap itself may be filled"
    assert not open_places(built) & places(16), "but not roofed over"


def test_no_hole_a_way_through_several_empty_places_counts() -> None:
    # Walls 1 and 3, residences 2 and 4, nothing on wall 2 nor residence 3: the way out is up through residence 3.
    built = places(0, 1, 2, 3, 4, 7, 9, 10, 15, 17)
    assert open_places(built) & places(22), "a roof to the left leaves the way open on the right"
    assert not open_places(built | places(22)) & places(23), "two roofs together close it"


def test_lintel_over_one_upright_or_two() -> None:
    assert why_not(table("b9 at 2", front="r1"), "r1 mirrored at 1") == "", "the other upright may still come"
    assert why_not(table("b9 at 2, b10 mirrored at 1", front="r1"), "r1 at 1") == ""


def test_lintel_not_over_anything_else() -> None:
    assert why_not(table("b1 at 2", front="r1"), "r1 at 1") == "lintel"
    assert why_not(table("b1 at 2, b2 at 1", front="r1"), "r1 at 1") == "lintel"
    assert why_not(table("b9 at 2", front="r1"), "r1 mirrored at 2") == "lintel", "the gate is at the tile's other edge"
    assert why_not(table("", front="r1"), "r1 at 4") == "edges-match"
    assert why_not(table("", front="r1"), "r1 mirrored at 4") == "lintel"


def test_lintel_not_in_the_air() -> None:
    assert why_not(table("", front="r1"), "r1 at 1") == "foundations"


def test_spire_over_one_upright_or_two_and_nothing_else() -> None:
    assert why_not(table("g13 at 3", front="y1"), "y1 at 2") == ""
    assert why_not(table("g13 mirrored at 3, g14 at 4", front="y1"), "y1 at 3") == ""
    assert why_not(table("g13 at 3", front="y1"), "y1 at 3") == "spire", "the shaft is at the other edge"
    assert why_not(table("g1 at 3, g2 at 4", front="y1"), "y1 at 3") == "spire"


def test_gate_is_two_uprights_and_a_lintel() -> None:
    state = table("b9 at 2, b10 mirrored at 1", front="r1")
    before = view(state, 0).players[0].points
    foreseen = GAME.foresee(state, 0, GAME.read("r1 at 1"))
    assert (foreseen.points, foreseen.completes) == (6, "gate")
    assert view(play(state, "r1 at 1"), 0).players[0].points == before + 6


def test_gate_may_be_completed_by_its_second_upright() -> None:
    state = table("b9 at 2, r1 at 1", front="b10")
    assert GAME.foresee(state, 0, GAME.read("b10 mirrored at 1")).completes == "gate"


def test_gate_without_a_lintel_is_none_and_neither_is_a_lintel_over_one_upright() -> None:
    for palace in ("b9 at 2, b10 mirrored at 1", "b9 at 2, r1 at 1"):
        assert table(palace).edition.crowned(table(palace).palaces, 0, 1) == 0


def test_minaret_is_two_uprights_and_a_spire() -> None:
    state = table("g13 mirrored at 3, g14 at 4", boards="anis", front="y1")
    foreseen = GAME.foresee(state, 0, GAME.read("y1 at 3"))
    assert (foreseen.points, foreseen.completes) == (6, "minaret")


def test_minaret_does_not_score_on_a_board_that_asks_for_gates() -> None:
    state = table("g13 mirrored at 3, g14 at 4", boards="ali-baba", front="y1")
    foreseen = GAME.foresee(state, 0, GAME.read("y1 at 3"))
    assert (foreseen.points, foreseen.completes) == (0, "minaret")


def test_walled_up_any_other_tile_may_stand_on_uprights_and_no_gate_comes_of_it() -> None:
    state = table("b9 at 2, b10 mirrored at 1", front="r5")
    assert GAME.foresee(state, 0, GAME.read("r5 at 1")).completes is None
    play(state, "r5 at 1")
    assert state.edition.crowned(state.palaces, 0, 1) == 0


def test_built_stays_where_it_is_but_for_the_red_djinn() -> None:
    state = table("b5 mirrored at 2", "", front="b3", sapphires=[2, 0])
    assert why_not(state, "b5 mirrored at 5") == "take-available"
    assert play(state, "red b 2", "b5 mirrored at 5").built[0] & 1 << 4
