"""Before the first round: teams, board, clouds."""

import pytest

from serai.games.aladin import GAME
from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import holes, stone
from serai.games.dice import Dice
from serai.games.state import CHANCE
from tests.games.aladin.tables import may, name_of, odds, play, table, vote

TILES = [f"tile {number}" for number in range(1, 17)]


def set_up(players: int, *tiles: str, day: str = "day first", seed: int = 0, storm: str = "no") -> Aladin:
    """A table up to the first flight card, with tiles laid in this order."""
    state = play(GAME.setup(players, {"storm": storm}), day, *(tiles or TILES))
    dice = Dice(seed)
    for _ in range(36):
        state.play(CHANCE, state.random_move(CHANCE, dice))
    return state


def teams(state: Aladin) -> list[list[int]]:
    return [list(team.seats) for team in GAME.view(state, 0).teams]


def test_goal_a_score_is_the_teams_points_and_ones_own() -> None:
    state = vote(table(4, round=3), [1, 1], [1, 2], 3)
    # Unanimous: 3 points for seats 0 and 2. A right guess in round 3: 2 points for seat 1 alone.
    assert state.scores() == [3, 2, 3, 0]


@pytest.mark.parametrize(
    ("players", "day", "expected"),
    [
        (2, "day first", [[0], [1]]),
        (2, "day second", [[1], [0]]),
        (3, "day first", [[0, 2], [1]]),
        (3, "day second", [[1], [0, 2]]),
        (4, "day first", [[0, 2], [1, 3]]),
        (5, "day first", [[0, 2, 4], [1, 3]]),
        (5, "day second", [[1, 3], [0, 2, 4]]),
        (6, "day second", [[1, 3, 5], [0, 2, 4]]),
        (7, "day first", [[0, 2, 4, 6], [1, 3, 5]]),
        (7, "day second", [[1, 3, 5], [0, 2, 4, 6]]),
        (8, "day first", [[0, 2, 4, 6], [1, 3, 5, 7]]),
    ],
)
def test_teams_of_every_size(players: int, day: str, expected: list[list[int]]) -> None:
    assert teams(set_up(players, day=day)) == expected


@pytest.mark.parametrize("players", range(2, 9))
def test_teams_which_seats_are_day_is_drawn_evenly(players: int) -> None:
    state = GAME.setup(players)
    assert odds(state) == {"day first": 1, "day second": 1}
    assert [player.team for player in GAME.view(state, 0).players] == [None] * players


def test_teams_day_is_active_in_odd_rounds_and_night_in_even_ones() -> None:
    active = [GAME.view(table(round=round), 0).active for round in range(1, 9)]
    assert active == ["day", "night"] * 4


def test_captain_the_role_passes_on_each_time_a_team_has_the_same_role() -> None:
    captains = [[team.captain for team in GAME.view(table(5, round=round), 0).teams] for round in range(1, 9)]
    # Day is 0, 2, 4, and active in rounds 1, 3, 5, 7. Night is 1, 3. Each role goes around on its own.
    assert [day for day, _ in captains[::2]] == [0, 2, 4, 0]
    assert [day for day, _ in captains[1::2]] == [0, 2, 4, 0]
    assert [night for _, night in captains[1::2]] == [1, 3, 1, 3]


def test_captain_only_the_captain_buys_and_the_others_are_told_so() -> None:
    state = vote(table(4), [1, 2], [1, 2], 1)
    play(state, "fly 2")
    assert state.to_move() == 0
    assert state.why_not(2, GAME.read("done")) == "captain"
    assert state.why_not(1, GAME.read("done")) == "not-your-turn"


def test_board_every_tile_comes_once_and_each_is_as_likely() -> None:
    state = play(GAME.setup(2), "day first", "tile 7")
    assert may(state) == [text for text in TILES if text != "tile 7"]
    assert set(odds(state).values()) == {1}


def test_board_tiles_are_laid_row_by_row_and_upright() -> None:
    state = set_up(2)
    view = GAME.view(state, 0)
    assert view.board.tiles == list(range(1, 17))
    # Tile 3 (star side: -1, o, o, +2) is the third of the top row: cells e1 f1 e2 f2.
    shown = [view.board.cells[cell] for cell in (4, 5, 12, 13)]
    assert [(cell.penalty, cell.clouds, len(cell.stones)) for cell in shown] == [
        ("cloud", 0, 0),
        (None, 0, 1),
        (None, 0, 1),
        (None, 2, 0),
    ]


def test_board_twelve_stones_of_each_colour_fill_the_thirty_six_holes() -> None:
    state = set_up(2, seed=5)
    found = [stone(cell, hole) for cell in state.cells for hole in range(holes(cell))]
    assert [found.count(colour) for colour in range(3)] == [12, 12, 12]


def test_board_stones_are_drawn_by_how_many_are_left() -> None:
    state = play(GAME.setup(2), "day first", *TILES)
    assert odds(state) == {"stone ruby": 12, "stone emerald": 12, "stone sapphire": 12}
    play(state, *["stone ruby"] * 12, "stone sapphire")
    assert odds(state) == {"stone emerald": 12, "stone sapphire": 11}


def test_stones_stay_on_the_board_all_game() -> None:
    state = set_up(2, seed=5)
    before = list(state.cells)
    dice = Dice(1)
    while actors := state.actors():
        state.play(actors[0], state.random_move(actors[0], dice))
    assert state.cells == before


@pytest.mark.parametrize(("place", "cell"), [(0, "a2"), (3, "g2"), (6, "e4"), (15, "g8")])
def test_palace_aladdin_starts_at_its_bottom_left(place: int, cell: str) -> None:
    others = TILES[1:]
    state = set_up(2, *others[:place], TILES[0], *others[place:])
    assert name_of(int(state.carpet)) == name_of(int(state.start)) == cell


def test_first_clouds_are_two_for_each_team_and_no_stone() -> None:
    state = GAME.setup(4)
    assert (state.clouds, state.stones) == ([2, 2], [0] * 6)


def test_take_a_cloud_the_active_team_has_three_in_its_first_round() -> None:
    state = set_up(2)
    assert state.clouds == [3, 2]


def test_take_a_cloud_but_not_an_eleventh() -> None:
    state = vote(table(round=1, clouds=(3, 10)), [1, 1], [1], 1)
    assert play(state, "done").clouds == [3, 10]
    state = vote(table(round=1, clouds=(3, 9)), [1, 1], [1], 1)
    assert play(state, "done").clouds == [3, 10]
