"""Before the first turn."""

import pytest

from serai.games.game import BadSetup
from serai.games.state import CHANCE, WATCHER
from serai.games.sultaniya.edition import CHARACTERS
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import ON_FLOOR, PRINTED_PLACES
from serai.games.sultaniya.rules_table import BEGINNING, BOARDING, DEALING
from tests.games.sultaniya.tables import GAME, may, nature, play, set_up, setup_until, table, view, why_not


@pytest.mark.parametrize(("players", "tiles"), [(1, 12), (2, 12), (3, 16), (4, 20)])
def test_tiles_in_use_the_ground_floor_by_number_of_players(players: int, tiles: int) -> None:
    assert view(GAME.setup(players), 0).piles[0].height == tiles


@pytest.mark.parametrize(
    ("players", "heights"), [(1, [12, 12, 16, 15]), (2, [12, 12, 16, 15]), (3, [16, 16, 22, 20]), (4, [20, 20, 28, 25])]
)
def test_tiles_in_use_make_four_piles(players: int, heights: list[int]) -> None:
    assert [pile.height for pile in view(set_up(players), 0).piles] == heights


@pytest.mark.parametrize(("players", "each"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_few_crowns_two_lintels_and_two_spires_for_two_and_three_for_more(players: int, each: int) -> None:
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


EVERYONE = [*CHARACTERS]
SIDE_A, SIDE_B = EVERYONE[:4], EVERYONE[4:]


def boards(state: Sultaniya) -> list[str]:
    """The boards that can be chosen or drawn now."""
    return [text.removeprefix("board ") for text in may(state)]


@pytest.mark.parametrize("how", ["choose", "draw"])
@pytest.mark.parametrize(
    ("side", "names"), [("balanced", EVERYONE), ("any", EVERYONE), ("side-a", SIDE_A), ("side-b", SIDE_B)]
)
def test_boards_are_of_the_agreed_side(side: str, names: list[str], how: str) -> None:
    assert boards(setup_until(4, BOARDING, characters=side, boards=how)) == names


def test_boards_in_turn_are_chosen_by_default_alone_too() -> None:
    for players in (1, 2, 3, 4):
        state = nature(GAME.setup(players))
        first = state.to_move()
        for turn in range(players):
            assert state.to_move() == (first + turn) % players and view(state, WATCHER).phase == "choosing"
            play(state, may(state)[-1])
        nature(state)
        assert (state.to_move(), view(state, 0).phase) == (first, "playing")


def test_boards_are_drawn_by_nature_where_that_is_agreed() -> None:
    state = setup_until(2, BOARDING, boards="draw")
    assert state.to_move() == CHANCE and state.odds() == [1] * 8
    assert state.why_not(0, GAME.read("board anis")) == "not-your-turn"
    assert nature(state).to_move() >= 0


def test_boards_are_offered_with_all_they_score_and_start_with() -> None:
    state = setup_until(2, BOARDING, boards="choose")
    anis = next(board for board in view(state, WATCHER).boards if board.character == "anis")
    assert (anis.scores, anis.sapphires, anis.guards) == (["window", "garden", "minaret"], 0, 2)
    assert {built.tile for built in anis.palace} <= set(view(state, WATCHER).tiles)
    play(state, "board anis")
    assert "anis" not in [board.character for board in view(state, WATCHER).boards]
    assert view(nature(play(state, "board sinbad")), 0).boards == []


def test_board_first_then_everything_else() -> None:
    state = setup_until(2, BOARDING, boards="choose")
    for text in ("pass", "reveal b 1", "green"):
        assert why_not(state, text) == "board-first"


def test_boards_are_chosen_before_the_first_turn_and_not_again() -> None:
    state = setup_until(2, BOARDING, boards="choose")
    assert why_not(nature(play(state, "board anis", "board sinbad")), "board aladin") == "boards"


def test_one_board_each_and_seen_by_all() -> None:
    state = play(setup_until(2, BOARDING, characters="side-a", boards="choose"), "board anis")
    assert boards(state) == ["ali-baba", "dunyazad", "scheherazade"]
    assert why_not(state, "board anis") == "one-board-each"
    assert why_not(state, "board sinbad") == "one-side"
    first = state.to_move() ^ 1
    play(state, "board dunyazad")
    shown = [player.character for player in view(state, WATCHER).players]
    assert (shown[first], shown[first ^ 1]) == ("anis", "dunyazad")


@pytest.mark.parametrize("how", ["choose", "draw"])
def test_boards_in_turn_at_four_the_first_one_settles_the_side(how: str) -> None:
    state = play(setup_until(4, BOARDING, boards=how), "board sinbad")
    assert boards(state) == ["shahriyar", "jafar", "aladin"]
    mixed = play(setup_until(4, BOARDING, boards=how, characters="any"), "board sinbad")
    assert boards(mixed) == EVERYONE[:-1]


@pytest.mark.parametrize("players", [2, 3])
def test_one_side_matters_only_at_four(players: int) -> None:
    assert boards(play(setup_until(players, BOARDING), "board sinbad")) == EVERYONE[:-1]


def test_boards_at_four_of_one_side_ask_for_every_element_twice() -> None:
    for side in ("side-a", "side-b"):
        asked = [element for player in view(set_up(4, characters=side), 0).players for element in player.scores]
        assert all(asked.count(element) == 2 for element in asked)
        assert len(set(asked)) == 6


def test_start_sapphires_are_taken_from_the_treasury_by_those_whose_board_shows_some() -> None:
    state = setup_until(2, BOARDING)
    first, second = int(state.turn), int(state.turn) ^ 1
    play(state, "board ali-baba", "board anis")
    assert (state.sapphires[first], state.sapphires[second]) == (3, 0)
    assert view(state, 0).treasury == 52
    players = view(state, 0).players
    assert (players[first].guards, players[second].guards) == (0, 2)


def test_four_floors_begin_with_three_printed_tiles() -> None:
    state = table("")
    assert [(built.floor, built.place) for built in view(state, 0).players[0].palace] == [(0, 3), (0, 4), (1, 3)]


def test_four_floors_leave_nineteen_tiles_to_build() -> None:
    assert [bin(floor & ~PRINTED_PLACES).count("1") for floor in ON_FLOOR] == [4, 4, 6, 5]


def test_objectives_are_dealt_two_each_and_seen_by_their_owner_only() -> None:
    state = setup_until(2, DEALING)
    first, second = int(state.turn), int(state.turn) ^ 1
    assert len(may(state)) == 10
    play(state, "deal pairs", "deal row-guard", "deal djinns", "deal column-tower")
    assert view(state, first).players[first].objectives == ["row-guard", "pairs"]
    assert view(state, first).players[second].objectives is None
    assert view(state, WATCHER).players[first].objectives is None
    assert view(state, second).players[second].objectives == ["column-tower", "djinns"]


def test_objectives_dealt_to_another_are_not_named() -> None:
    state = setup_until(2, DEALING)
    first, second = int(state.turn), int(state.turn) ^ 1
    move = GAME.read("deal pairs")
    seen = [GAME.write(state.seen(CHANCE, move, eye)) for eye in (first, second, WATCHER)]
    assert seen == ["deal pairs", "deal ?", "deal ?"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_first_player_is_anyone_with_the_same_chance_and_chooses_a_board_first(players: int) -> None:
    state = setup_until(players, BEGINNING, boards="choose")
    assert may(state) == [f"first {seat}" for seat in range(players)]
    assert state.odds() == [1] * players
    assert play(state, f"first {players - 1}").to_move() == players - 1
    assert view(state, 0).phase == "choosing"


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
    assert refusal.value.line.args["values"] == "balanced, any, side-a, side-b"


def test_turn_is_to_build_or_to_call_a_djinn_or_to_pass() -> None:
    state = table("b1 at 2", "", front="b3 r7", sapphires=[9, 0])
    assert {"b3 at 5", "reveal r 1", "blue b 1", "red b 2", "green", "gold b", "pass"} <= set(may(state))
