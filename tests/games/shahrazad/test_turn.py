"""A turn: a tile, then its place, then a draw."""

from serai.games.shahrazad import GAME
from serai.games.state import CHANCE
from tests.games.shahrazad.tables import may, play, table, where, why_not


def test_tile_in_hand_one_chooses_among_ones_own_tiles() -> None:
    state = table("10", hands=["3 4", "5 6"])
    assert may(state) == ["tile 3", "tile 4"]
    assert why_not(state, "tile 5") == why_not(state, "tile 10") == why_not(state, "tile 20") == "tile-in-hand"


def test_tile_in_hand_nobody_else_chooses() -> None:
    state = table("10", hands=["3 4", "5 6"])
    assert state.moves(1) == []
    assert state.why_not(1, GAME.read("tile 5")) == "not-your-turn"


def test_tile_then_place_the_tile_is_chosen_first() -> None:
    state = table("10", hands=["3 4", "5 6"])
    assert why_not(state, "at 1 1") == "tile-then-place"
    play(state, "tile 3")
    assert state.to_move() == 0
    assert why_not(state, "tile 4") == why_not(state, "tile 3") == "tile-then-place"
    assert where(play(state, "at 1 1"), 3) == "at 1 1"


def test_tile_then_place_the_owner_decides_and_the_partner_only_talks() -> None:
    state = play(table("10", hands=["3 4", "5 6"]), "tile 3")
    assert state.moves(1) == []
    assert state.why_not(1, GAME.read("at 1 1")) == "not-your-turn"


def test_draw_one_tile_at_the_end_of_a_turn() -> None:
    state = play(table("10", hands=["3 4", "5 6"], pile="7 8"), "tile 3", "at 1 1")
    assert state.to_move() == CHANCE
    assert may(state) == ["draw 7", "draw 8"]
    assert state.odds() == [1, 1]
    play(state, "draw 8")
    assert state.hand(0) == [4, 8]
    assert state.to_move() == 1


def test_draw_nothing_once_the_pile_is_empty() -> None:
    state = play(table("10", hands=["3 4", "5 6"], pile=""), "tile 3", "at 1 1")
    assert state.to_move() == 1
    assert state.hand(0) == [4]


def test_draw_alone_and_it_is_your_turn_again() -> None:
    state = play(table("10", hands=["3 4"], pile="7"), "tile 3", "at 1 1", "draw 7")
    assert state.to_move() == 0
    assert may(state) == ["tile 4", "tile 7"]


def test_a_place_is_counted_from_the_first_tile_in_columns_and_half_tiles() -> None:
    state = play(table("10", hands=["3 4"], pile=""), "tile 3", "at -1 1", "tile 4", "at -1 3")
    assert [where(state, tile) for tile in (10, 3, 4)] == ["at 0 0", "at -1 1", "at -1 3"]
