"""Flight cards and the paths that they lead along."""

from itertools import pairwise

import pytest

from serai.games.aladin import GAME
from serai.games.aladin.edition import HOUSE_EDITION, read_edition
from serai.games.aladin.judge import AladinJudge
from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import ONE_CARD, Edition
from serai.games.aladin.view import CARD_NAMES, Stones, cells_of
from tests.games.aladin.tables import cell, cell_at, fly, may, name_of, odds, play, table, vote
from tests.games.aladin.test_setup import set_up


def path(at: str, card: str, direction: int) -> str:
    state = table(at=at)
    return " ".join(name_of(cell) for cell in cells_of(state, CARD_NAMES.index(card), direction - 1))


def test_four_flights_are_drawn_from_eight_for_directions_one_to_four() -> None:
    state = set_up(2)
    assert may(state) == [f"flight {leg}{turn}" for leg in "2345" for turn in "LR"]
    play(state, "flight 5R", "flight 2L", "flight 3R")
    assert odds(state) == {f"flight {card}": 1 for card in ("2R", "3L", "4L", "4R", "5L")}
    play(state, "flight 4L")
    assert [flight and flight.card for flight in GAME.view(state, 0).flights] == ["5R", "2L", "3R", "4L"]


def test_four_flights_are_drawn_anew_each_round() -> None:
    state = vote(table(), [1, 1], [1], 1)
    play(state, "done")
    assert len(may(state)) == 8 and GAME.view(state, 0).flights == [None] * 4


def test_flight_cards_the_first_printed_one_five_to_the_right_then_two_down() -> None:
    assert path("a1", "5R", 2) == "b1 c1 d1 e1 f1 f2 f3"


def test_flight_cards_the_second_printed_one_four_down_then_three_to_the_left() -> None:
    assert path("h1", "4R", 3) == "h2 h3 h4 h5 g5 f5 e5"


def test_flight_cards_the_third_printed_one_five_to_the_left_then_two_up() -> None:
    assert path("h8", "5R", 4) == "g8 f8 e8 d8 c8 c7 c6"


@pytest.mark.parametrize("leg", [2, 3, 4, 5])
def test_flight_cards_have_seven_cells_and_turn_once_to_either_side(leg: int) -> None:
    up = [f"d{row}" for row in range(7, 7 - leg, -1)]
    for turn, columns in (("L", "cbahg"), ("R", "efgha")):
        beside = [f"{column}{8 - leg}" for column in columns[: 7 - leg]]
        assert path("d8", f"{leg}{turn}", 1).split() == up + beside


def test_wrap_around_the_first_printed_flight_over_the_right_edge() -> None:
    assert path("g8", "5R", 2) == "h8 a8 b8 c8 d8 d1 d2"


def test_wrap_around_the_second_printed_flight_over_the_lower_and_the_left_edge() -> None:
    assert path("b6", "4R", 3) == "b7 b8 b1 b2 a2 h2 g2"


def test_wrap_around_the_third_printed_flight_over_the_left_and_the_upper_edge() -> None:
    assert path("c1", "5R", 4) == "b1 a1 h1 g1 f1 f8 f7"


def test_seven_cells_are_flown_and_nothing_is_collected_where_the_flight_starts() -> None:
    state = table(way=["r", "e", "s", "r", "e", "", ""], clouds=(3, 2))
    state.cells[cell_at("c5")] = state.cells[cell_at("d5")]
    play(vote(state, [2, 2], [1], 4), "fly 2")
    assert state.stones[:3] == [2, 2, 1]
    assert [name_of(cell) for cell in GAME.view(state, 0).flown] == ["d5", "e5", "f5", "g5", "h5", "h6", "h7"]


def test_next_start_is_where_aladdin_stopped() -> None:
    assert name_of(int(play(fly([""] * 7), "done").start)) == "h7"
    assert name_of(int(play(fly(["", "-2", *[""] * 5], clouds=1), "done").start)) == "e5"


def test_next_start_is_the_same_without_a_flight() -> None:
    state = play(vote(table(at="b3"), [1, 1], [1], 1), "done")
    assert name_of(int(state.start)) == name_of(int(state.carpet)) == "b3"


def test_tornadoes_are_eight_other_cards() -> None:
    state = tornado_table()
    assert may(state) == [f"flight T{number}" for number in range(1, 9)]


def test_tornadoes_wind_along_the_edition_s_seven_steps() -> None:
    assert read_edition(HOUSE_EDITION).tornadoes[:2] == ["URURURU", "ULULULU"]
    assert path("a8", "T1", 1) == "a7 b7 b6 c6 c5 d5 d4"
    assert path("a1", "T1", 2) == "b1 b2 c2 c3 d3 d4 e4"
    assert path("h1", "T2", 3) == "h2 a2 a3 b3 b4 c4 c5"


def test_tornadoes_have_seven_steps_and_three_turns_or_more_and_never_cross_their_own_path() -> None:
    for number in range(1, 9):
        cells = path("d5", f"T{number}", 1).split()
        assert len({"d5", *cells}) == 8
        steps = read_edition(HOUSE_EDITION).tornadoes[number - 1]
        assert sum(a != b for a, b in pairwise(steps)) >= 3


def test_tornadoes_may_cross_several_edges() -> None:
    assert path("h1", "T1", 1) == "h8 a8 a7 b7 b6 c6 c5"


def tornado_table() -> Aladin:
    state = play(GAME.setup(2, {"tornadoes": "yes"}), "day first", *[f"tile {n}" for n in range(1, 17)])
    return play(state, *["stone ruby"] * 12, *["stone emerald"] * 12, *["stone sapphire"] * 12)


def circling_table(start: str) -> Aladin:
    """Path 2 is a tornado of an owner's own edition that comes back to where it starts, after four cells of seven."""
    state = table(clouds=(3, 2), stones=("re", ""))
    own, circle = state.edition, [0, 1, 2, 3, 0, 1, 2]
    state.edition = Edition(own.cells, own.palace, circle * 8, own.prices, own.points)
    state.laid[1] = CARD_NAMES.index("T1")
    state.drawn = sum(ONE_CARD[card] for card in state.laid)
    state.cells[cell_at("c5")] = cell(start)
    return state


@pytest.mark.parametrize("start", ["+2 rs", "-1", "-2 s", "-o", "-o e"])
def test_seven_cells_bring_nothing_where_a_flight_comes_back_to_its_start(start: str) -> None:
    state = circling_table(start)
    brings = GAME.foresee(state, 0, GAME.read("vote 2"))
    assert (brings.stones, brings.given_up, brings.clouds, brings.stops) == (Stones(), 0, 3, False)
    assert len(brings.cells) == 7
    assert isinstance(GAME.judge, AladinJudge)
    assert GAME.judge.flights(state)[1] == GAME.judge.flights(circling_table(""))[1]
    play(vote(state, [2, 2], [1], 4), "fly 2")
    assert (state.stones[:3], state.clouds[0], may(state)[-1]) == ([1, 1, 0], 3, "done")
    flown = [name_of(cell) for cell in GAME.view(state, 0).flown]
    assert flown == ["d5", "d6", "c6", "c5", "d5", "d6", "c6"]


def test_seven_cells_a_cell_passed_twice_is_collected_twice() -> None:
    state = circling_table("")
    state.cells[cell_at("d5")] = cell("+2")
    play(vote(state, [2, 2], [1], 4), "fly 2")
    assert state.clouds[0] == 7
