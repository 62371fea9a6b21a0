"""Before the first turn."""

import pytest

from serai.games.game import BadSetup
from serai.games.state import CHANCE, WATCHER
from serai.games.sultaniya.edition import CHARACTERS, SIDES
from serai.games.sultaniya.rules_palace import ON_FLOOR, PRINTED_PLACES
from serai.games.sultaniya.rules_table import BOARDING, DEALING
from tests.games.sultaniya.tables import GAME, may, play, set_up, setup_until, table, view


@pytest.mark.parametrize(("players", "tiles"), [(1, 12), (2, 12), (3, 16), (4, 20)])
def test_tiles_in_use_the_ground_floor_by_number_of_players(players: int, tiles: int) -> None:
    assert view(GAME.setup(players), 0).piles[0].height == tiles


@pytest.mark.parametrize(
    ("players", "heights"), [(1, [12, 12, 16, 15]), (2, [12, 12, 16, 15]), (3, [16, 16, 22, 20]), (4, [20, 20, 28, 25])]
)
def test_tiles_in_use_make_four_piles(players: int, heights: list[int]) -> None:
    assert [pile.height for pile in view(set_up(players), 0).piles] == heights


@pytest.mark.parametrize(("players", "each"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_tiles_in_use_hold_two_lintels_and_two_spires_for_two_and_three_for_more(players: int, each: int) -> None:
    kinds = [face.kind for face in view(set_up(players), 0).tiles.values()]
    assert (kinds.count("lintel"), kinds.count("spire")) == (each, each)


def test_piles_show_their_top_to_all_and_nothing_is_available_yet() -> None:
    state = play(GAME.setup(2), "turn b3", "turn r5", "turn g16", "turn y1")
    for eye in (0, 1, WATCHER):
        assert [pile.top for pile in view(state, eye).piles] == ["b3", "r5", "g16", "y1"]
        assert [pile.available for pile in view(state, eye).piles] == [[], [], [], []]


def test_piles_may_have_any_tile_in_use_on_top_with_the_same_chance() -> None:
    state = GAME.setup(2)
    assert may(state) == [f"turn b{number}" for number in range(1, 13)]
    assert state.odds() == [1] * 12


def test_piles_hide_their_order_but_not_what_is_in_them() -> None:
    pile = view(play(GAME.setup(2), "turn b3"), 0).piles[0]
    assert pile.within == [f"b{number}" for number in range(1, 13) if number != 3]
    assert pile.order == [None] * 11


@pytest.mark.parametrize(("side", "names"), [("side-a", SIDES["A"]), ("side-b", SIDES["B"]), ("any", set(CHARACTERS))])
def test_boards_are_drawn_from_the_agreed_side(side: str, names: set[str]) -> None:
    state = setup_until(4, BOARDING, characters=side)
    assert set(may(state)) == {f"board {name}" for name in names}


def test_boards_are_given_once_each_and_seen_by_all() -> None:
    state = play(setup_until(2, BOARDING, characters="side-a"), "board anis")
    assert may(state) == ["board ali-baba", "board dunyazad", "board scheherazade"]
    play(state, "board dunyazad")
    assert [player.character for player in view(state, WATCHER).players] == ["anis", "dunyazad"]


def test_boards_at_four_of_one_side_ask_for_every_element_twice() -> None:
    for side in ("side-a", "side-b"):
        asked = [element for player in view(set_up(4, characters=side), 0).players for element in player.scores]
        assert all(asked.count(element) == 2 for element in asked)
        assert len(set(asked)) == 6


def test_start_sapphires_are_taken_from_the_treasury_by_those_whose_board_shows_some() -> None:
    state = play(setup_until(2, BOARDING), "board ali-baba", "board anis")
    assert state.sapphires == [3, 0]
    assert view(state, 0).treasury == 52
    assert [player.guards for player in view(state, 0).players] == [0, 2]


def test_four_floors_begin_with_three_printed_tiles() -> None:
    state = table("")
    assert [(built.floor, built.place) for built in view(state, 0).players[0].palace] == [(0, 3), (0, 4), (1, 3)]


def test_four_floors_leave_nineteen_tiles_to_build() -> None:
    assert [bin(floor & ~PRINTED_PLACES).count("1") for floor in ON_FLOOR] == [4, 4, 6, 5]


def test_objectives_are_dealt_two_each_and_seen_by_their_owner_only() -> None:
    state = setup_until(2, DEALING)
    assert len(may(state)) == 10
    play(state, "deal pairs", "deal row-guard", "deal djinns", "deal column-tower")
    assert view(state, 0).players[0].objectives == ["row-guard", "pairs"]
    assert view(state, 0).players[1].objectives is None
    assert view(state, WATCHER).players[0].objectives is None
    assert view(state, 1).players[1].objectives == ["column-tower", "djinns"]


def test_objectives_dealt_to_another_are_not_named() -> None:
    state = setup_until(2, DEALING)
    move = GAME.read("deal pairs")
    assert [GAME.write(state.seen(CHANCE, move, eye)) for eye in (0, 1, WATCHER)] == ["deal pairs", "deal ?", "deal ?"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_first_player_is_anyone_with_the_same_chance(players: int) -> None:
    state = setup_until(players, DEALING)
    while may(state)[0].startswith("deal"):
        play(state, may(state)[0])
    assert may(state) == [f"first {seat}" for seat in range(players)]
    assert state.odds() == [1] * players
    assert play(state, f"first {players - 1}").to_move() == players - 1


def test_first_player_is_followed_by_the_one_to_the_left() -> None:
    state = table("", "", "", turn=1)
    order = []
    for _ in range(4):
        order.append(state.to_move())
        play(state, "pass")
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_sultaniya_is_for_one_to_four(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(players)
    assert refusal.value.line.args == {"title": "Sultaniya", "low": 1, "high": 4, "seats": players}


def test_an_unknown_side_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, {"characters": "side-c"})
    assert refusal.value.line.args["values"] == "any, side-a, side-b"
