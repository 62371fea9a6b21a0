"""Replacing a tile instead of placing one."""

from tests.games.shahrazad.tables import may, play, table, where, why_not


def test_replace_puts_the_tile_in_the_same_place_and_takes_the_other_one() -> None:
    state = play(table("10 .", ". 11", hands=["3 4", "5 6"], first=10), "tile 3", "at 1 -1")
    assert where(state, 3) == "at 1 -1"
    assert state.hand(0) == [4, 11]


def test_replace_any_tile_of_the_table_even_the_first() -> None:
    state = play(table("10 .", ". 11", hands=["3 4", "5 6"], first=10), "tile 3")
    assert {"at 0 0", "at 1 -1"} <= set(may(state))
    assert where(play(state, "at 0 0"), 3) == "at 0 0"


def test_replace_in_a_full_column_too() -> None:
    state = table("10", ".", "11", ".", "12", hands=["3 4", "5 6"])
    assert where(play(state, "tile 3", "at 0 -2"), 3) == "at 0 -2"


def test_replace_then_draw_and_hold_three() -> None:
    state = play(table("10", hands=["3 4", "5 6"], pile="7 8 9"), "tile 3", "at 0 0", "draw 8")
    assert state.hand(0) == [4, 8, 10]
    assert state.to_move() == 1
    assert state.owed == 0, "the partner has an ordinary turn"


def after_replacing() -> list[str]:
    """The moves up to the turn after replacing."""
    return ["tile 3", "at 0 0", "draw 8", "tile 5", "at 1 1", "draw 9"]


def test_place_two_of_three_in_the_turn_after_replacing() -> None:
    state = play(table("10", hands=["3 4", "5 6"], pile="7 8 9 11"), *after_replacing())
    assert state.to_move() == 0
    assert may(state) == ["tile 4", "tile 8", "tile 10"]
    play(state, "tile 4", "at 0 2")
    assert state.to_move() == 0, "the second tile comes at once, without a draw in between"
    assert may(state) == ["tile 8", "tile 10"]
    play(state, "tile 10", "at 0 -2", "draw 7")
    assert state.hand(0) == [7, 8]
    assert state.to_move() == 1


def test_place_two_and_replace_neither() -> None:
    state = play(table("10", hands=["3 4", "5 6"], pile="7 8 9 11"), *after_replacing(), "tile 4")
    assert why_not(state, "at 0 0") == why_not(state, "at 1 1") == "place-two"
    assert "at 0 0" not in may(state)
    play(state, "at 0 2", "tile 8")
    assert why_not(state, "at 0 0") == "place-two"


def test_place_two_and_then_one_may_replace_again() -> None:
    state = play(table("10", hands=["3 4"], pile="7 8 9 11"), "tile 3", "at 0 0", "draw 8")
    play(state, "tile 4", "at 0 2", "tile 8", "at 0 -2", "draw 7", "tile 7")
    assert "at 0 0" in may(state)


def test_place_two_without_a_draw_when_the_replacing_took_the_last_tile_of_the_pile() -> None:
    state = play(table("10", hands=["3 4"], pile="7"), "tile 3", "at 0 0", "draw 7")
    play(state, "tile 4", "at 0 2", "tile 7", "at 1 1")
    assert state.to_move() == 0
    assert may(state) == ["tile 10"]


def test_no_replacing_without_pile_however_much_one_would_like_to() -> None:
    state = play(table("10", hands=["3 4", "5 6"], pile=""), "tile 3")
    assert why_not(state, "at 0 0") == "no-replacing-without-pile"
    assert len(may(state)) == 6


def test_no_replacing_without_pile_but_with_its_last_tile() -> None:
    state = play(table("10", hands=["3 4", "5 6"], pile="7"), "tile 3")
    assert "at 0 0" in may(state)
    play(state, "at 0 0", "draw 7", "tile 5")
    assert why_not(state, "at 0 0") == "no-replacing-without-pile"
