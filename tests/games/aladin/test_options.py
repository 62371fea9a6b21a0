"""Storm warning and the grand master of winds; the tornadoes are in test_flights."""

import pytest

from serai.games.aladin import GAME
from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import clouds_given, penalty
from serai.games.game import BadSetup
from tests.games.aladin.tables import act, may, odds, play, points, shop, table, vote, why_not
from tests.games.aladin.test_setup import TILES, set_up


def cloud_strength(state: Aladin) -> tuple[int, int]:
    """How many clouds the whole board takes and gives."""
    taken = [int(penalty(cell)) for cell in state.cells]
    return sum(loss for loss in taken if loss < 3), sum(int(clouds_given(cell)) for cell in state.cells)


def test_storm_lays_the_moon_sides_where_clouds_are_stronger_both_ways() -> None:
    (taken, given), (taken_by_storm, given_by_storm) = (
        cloud_strength(set_up(2, storm=storm)) for storm in ("no", "yes")
    )
    assert taken_by_storm > taken and given_by_storm > given


def test_storm_tile_one_shows_its_moon_side() -> None:
    view = GAME.view(set_up(2, storm="yes"), 0)
    assert [(view.board.cells[cell].penalty, view.board.cells[cell].clouds) for cell in (1, 8)] == [
        (None, 2),
        ("cloud", 0),
    ]


def test_storm_bonus_of_two_for_the_first_cloud_reward() -> None:
    state = play(shop("", 7, storm=True), "buy stars")
    assert points(state)[0] == 3 + 8 + 2
    assert GAME.foresee(shop("", 7, storm=True), 0, GAME.read("buy stars")).points == 10


def test_storm_bonus_of_one_for_the_other_teams_first() -> None:
    state = play(shop("", 7, storm=True, gone={"moon": 1}), "buy stars")
    assert points(state)[0] == 3 + 8 + 1


@pytest.mark.parametrize("gone", [{"moon": 0}, {"moon": 0, "sun": 1}, {"moon": 1, "sun": 0}])
def test_storm_bonus_comes_once_for_each_team(gone: dict[str, int]) -> None:
    state = play(shop("", 7, storm=True, gone=gone), "buy stars")
    assert points(state)[0] == 3 + 8


def test_storm_bonus_is_not_for_stone_rewards_nor_without_a_storm() -> None:
    assert points(play(shop("rr", 3, storm=True), "buy gate"))[0] == 3 + 5
    assert points(play(shop("", 7), "buy stars"))[0] == 3 + 8


def test_storm_bonus_has_a_line_in_the_count() -> None:
    state = vote(table(round=8, storm=True, clouds=(2, 7)), [1, 1], [2], 1)
    play(state, "buy stars", "done")
    assert {line.text: line.points for line in GAME.breakdown(state)}["score-storm"] == [0, 2]


def a_grand_master(players: int = 4) -> Aladin:
    """Four cards are drawn, and Day's captain is to lay them."""
    stones = ["stone ruby"] * 12 + ["stone emerald"] * 12 + ["stone sapphire"] * 12
    state = play(GAME.setup(players, {"grandmaster": "yes"}), "day first", *TILES, *stones)
    return play(state, "flight 5R", "flight 2L", "flight 3R", "flight 4L")


def test_grand_master_the_active_captain_lays_the_four_cards_drawn() -> None:
    state = a_grand_master()
    assert state.to_move() == 0
    assert may(state) == ["flight 2L", "flight 3R", "flight 4L", "flight 5R"]
    assert [flight.card for flight in GAME.view(state, 1).hand] == ["2L", "3R", "4L", "5R"]
    play(state, "flight 4L", "flight 5R", "flight 2L")
    assert [flight and flight.card for flight in GAME.view(state, 0).flights] == ["4L", "5R", "2L", "3R"]
    assert len(state.actors()) == 4


def test_grand_master_nobody_else_lays_them() -> None:
    state = a_grand_master()
    assert why_not(state, 2, "flight 2L") == "captain"
    assert why_not(state, 1, "flight 2L") == "not-your-turn"


def test_grand_master_the_order_of_drawing_is_no_ones_knowledge() -> None:
    other = GAME.setup(4, {"grandmaster": "yes"})
    stones = ["stone ruby"] * 12 + ["stone emerald"] * 12 + ["stone sapphire"] * 12
    play(other, "day first", *TILES, *stones, "flight 4L", "flight 3R", "flight 2L", "flight 5R")
    assert other.key() == a_grand_master().key()


def test_lay_the_flights_before_anything_else() -> None:
    state = a_grand_master()
    for text in ("vote 1", "vizier 1", "done"):
        assert why_not(state, 0, text) == "lay-the-flights"


def test_four_flights_only_those_drawn_and_each_once() -> None:
    state = act(a_grand_master(), 0, "flight 2L")
    assert why_not(state, 0, "flight 2L") == why_not(state, 0, "flight 5L") == "four-flights"
    assert why_not(shop("r"), 0, "flight 5L") == "four-flights"


def test_lay_the_flights_what_a_card_would_do_is_foreseen() -> None:
    state = a_grand_master()
    assert len(GAME.foresee(state, 0, GAME.read("flight 5R")).cells) in range(1, 8)


def test_all_options_together() -> None:
    chosen = {"tornadoes": "yes", "storm": "yes", "grandmaster": "yes"}
    stones = ["stone ruby"] * 12 + ["stone emerald"] * 12 + ["stone sapphire"] * 12
    state = play(GAME.setup(8, chosen), "day second", *TILES, *stones)
    assert set(odds(state)) == {f"flight T{number}" for number in range(1, 9)}
    play(state, "flight T1", "flight T2", "flight T3", "flight T4")
    assert state.to_move() == 1
    assert GAME.view(state, 0).board.cells[1].clouds == 2


def test_an_option_is_yes_or_no() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(4, {"storm": "perhaps"})
