"""The end of a round."""

from tests.games.shahrazad.tables import may, play, table


def test_round_end_comes_when_every_tile_is_on_the_table() -> None:
    state = play(table("10", hands=["3", "5"], pile=""), "tile 3", "at 1 1")
    assert state.to_move() == 1 and state.counted == []
    play(state, "tile 5", "at -1 1")
    assert len(state.counted) == 7


def test_round_end_waits_for_the_pile() -> None:
    state = play(table("10", hands=["3"], pile="5"), "tile 3", "at 1 1", "draw 5")
    assert state.counted == []
    assert len(play(state, "tile 5", "at -1 1").counted) == 7


def test_empty_hand_is_passed_over_in_the_last_uneven_turns() -> None:
    state = play(table("10", hands=["3", "5 6"], pile=""), "tile 3", "at 1 1", "tile 5", "at -1 1")
    assert state.to_move() == 1, "the first player has no tile left"
    assert may(state) == ["tile 6"]
    play(state, "tile 6", "at 1 -1")
    assert len(state.counted) == 7


def test_empty_hand_is_passed_over_after_a_partner_who_replaced_late() -> None:
    state = table("10", hands=["3 4", "5 6"], pile="7")
    play(state, "tile 3", "at 0 0", "draw 7", "tile 5", "at 1 1", "tile 4", "at 0 2", "tile 7", "at 0 -2")
    play(state, "tile 6", "at 1 -1")
    assert state.to_move() == 0
    assert may(state) == ["tile 10"]
