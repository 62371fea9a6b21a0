"""A turn: reveal, take and place; sapphires; passing."""

import pytest

from serai.games.state import CHANCE, WATCHER
from tests.games.sultaniya.tables import available, may, nature, play, table, view, why_not


def test_three_available_tiles_go_from_the_top_of_a_pile_to_its_foot() -> None:
    state = play(table("", ""), "reveal b 2", "turn b3", "turn b5")
    assert available(state, "b") == ["b8", "b3"]
    assert view(state, 1).piles[0].top == "b5"
    assert state.to_move() == 0, "revealing is the first half of building"


@pytest.mark.parametrize(("front", "most"), [("", 3), ("b1", 2), ("b1 b2", 1), ("b1 b2 b3", 0)])
def test_three_available_at_most(front: str, most: int) -> None:
    state = table("", "", front=front)
    assert [text for text in may(state) if text.startswith("reveal b")] == [f"reveal b {n + 1}" for n in range(most)]
    if most < 3:
        assert why_not(state, f"reveal b {most + 1}") == "three-available"


def test_three_available_the_next_tile_is_any_that_nobody_has_seen_with_the_same_chance() -> None:
    state = play(table("", "", front="b1 b2"), "reveal b 1")
    assert state.to_move() == CHANCE
    assert may(state) == [f"turn b{number}" for number in (3, 4, 5, 6, 7, 9, 10, 11, 12)]
    assert state.odds() == [1] * 9


def test_reveal_one_pile_and_no_other_in_the_same_turn() -> None:
    state = nature(play(table("", ""), "reveal b 1"))
    assert why_not(state, "reveal r 1") == "reveal-one-pile"
    assert why_not(state, "reveal b 1") == "reveal-one-pile"
    assert not any(text.startswith("reveal") for text in may(state))


def test_reveal_one_pile_is_a_choice() -> None:
    assert "b1 at 2" in may(table("", "", front="b1"))


def test_reveal_one_pile_and_take_from_another() -> None:
    state = nature(play(table("", "", front="b1"), "reveal y 3"))
    assert "b1 at 2" in may(state)


def test_pile_runs_out_no_more_is_revealed_than_there_is() -> None:
    state = table("", "", piles="b3")
    assert why_not(state, "reveal b 3") == "pile-runs-out"
    assert why_not(state, "reveal r 2") == "pile-runs-out"
    play(state, "reveal b 2", "turn b3")
    assert available(state, "b") == ["b8", "b3"]
    assert view(state, 0).piles[0].top is None


def test_pile_runs_out_the_last_tile_may_be_revealed_too() -> None:
    state = play(table("", "", piles=""), "reveal r 1")
    assert state.to_move() == 0
    assert available(state, "r") == ["r12"]
    assert view(state, 0).piles[1].height == 0


def test_pile_runs_out_then_nothing_is_revealed_of_it() -> None:
    state = table("", "", tops="r12 g12 y15", piles="")
    assert why_not(state, "reveal b 1") == "pile-runs-out"


def test_top_tile_is_seen_but_cannot_be_taken() -> None:
    state = table("", "", tops="b1 r12 g12 y15", front="b2")
    assert view(state, WATCHER).piles[0].top == "b1"
    assert why_not(state, "b1 at 2") == "top-tile"
    assert why_not(state, "b2 at 2") == ""


def test_take_available_not_what_lies_in_the_pile_or_in_a_palace() -> None:
    state = table("b1 at 2", "b2 at 2", front="b5")
    for tile in ("b1", "b2", "b12"):
        assert why_not(state, f"{tile} mirrored at 5") == "take-available"


def test_take_available_takes_the_tile_away_and_ends_the_turn() -> None:
    state = play(table("", "", front="b1 b2 b3"), "b2 at 2")
    assert available(state, "b") == ["b1", "b3"]
    assert state.to_move() == 1


def test_take_one_whoever_has_revealed_must_build_while_something_fits() -> None:
    state = nature(play(table("", "", front="b1"), "reveal y 1"))
    assert why_not(state, "pass") == "take-one"
    assert why_not(state, "done") == "done-with-a-djinn"


def test_nothing_fits_after_revealing_and_the_turn_becomes_a_pass() -> None:
    state = nature(play(table("", ""), "reveal y 3"))
    assert may(state) == ["pass"]
    play(state, "pass")
    assert (state.sapphires, state.to_move()) == ([2, 0], 1)


def test_sapphires_come_from_the_treasury_with_the_tile_that_shows_them() -> None:
    state = play(table("", "", front="b3 r5"), "b3 at 5")
    assert state.sapphires == [1, 0]
    assert view(state, 0).treasury == 54
    assert play(table("", "", front="b1"), "b1 at 2").sapphires == [0, 0]


def test_sapphires_on_both_halves_both_count() -> None:
    assert play(table("", "", "", front="r16"), "r16 at 4").sapphires == [2, 0, 0]


def test_treasury_gives_what_it_has() -> None:
    assert play(table("", "", front="b3", sapphires=[0, 55]), "b3 at 5").sapphires == [0, 55]
    assert play(table("", "", "", front="r16", sapphires=[0, 54, 0]), "r16 at 4").sapphires == [1, 54, 0]
    assert play(table("", "", sapphires=[0, 54]), "pass").sapphires == [1, 54]
    assert play(table("", "", sapphires=[0, 55]), "pass").sapphires == [0, 55]


def test_pass_takes_two_sapphires() -> None:
    state = play(table("", "", front="b1"), "pass")
    assert (state.sapphires, state.to_move()) == ([2, 0], 1)


def test_nobody_plays_out_of_turn() -> None:
    state = table("", "", turn=1)
    assert state.moves(0) == []
    assert state.why_not(0, state.moves(1)[0]) == "not-your-turn"
