"""What a flight is said to bring is what it brings."""

from __future__ import annotations

import pytest

from serai.games.aladin.rules_table import DROPPING
from serai.games.aladin.view import AladinForesight, Stones
from tests.games.aladin.tables import GAME, fly, may, play, table


def foretold(way: list[str], stones: str = "", clouds: int = 3, others: str = "") -> AladinForesight:
    """What the vote for the second path is said to bring Day, over seven cells."""
    state = table(way=way, stones=(stones, others), clouds=(clouds, 2))
    return GAME.foresee(state, 0, GAME.read("vote 2"))


def test_lose_a_stone_is_foretold() -> None:
    brings = foretold(["r", "-o", "e", "", "", "", ""])
    assert (brings.stones, brings.given_up) == (Stones(ruby=1, emerald=1), 1)


def test_lose_a_stone_costs_nothing_before_there_is_one() -> None:
    assert foretold(["-o", "r", "", "", "", "", ""]).given_up == 0


def test_five_stones_what_would_be_too_many_is_foretold_as_given_up() -> None:
    brings = foretold(["rs", "", "", "e", "", "", ""], stones="rree")
    assert (brings.stones, brings.given_up) == (Stones(ruby=1, sapphire=1, emerald=1), 2)


def test_limited_tokens_what_is_not_there_is_not_foretold() -> None:
    brings = foretold(["rr", "", "s", "", "", "", ""], stones="rrr", others="rrrr")
    assert brings.stones == Stones(ruby=1, sapphire=1)


def test_last_cloud_nothing_is_foretold_beyond_it() -> None:
    brings = foretold(["r", "-1 s", "-o", "", "", "", ""], clouds=1)
    assert (brings.stones, brings.given_up, brings.stops) == (Stones(ruby=1), 0, True)


@pytest.mark.parametrize("stones", ["", "e", "rse", "rrees"])
@pytest.mark.parametrize(
    "way",
    [
        ["r", "-o s", "-o", "-o", "ee", "", "+1"],
        ["rr", "ee", "ss", "-o", "-o r", "", "-1"],
        ["-o", "-o", "r", "-2 s", "-1 e", "-o", "r"],
    ],
)
def test_a_flight_leaves_as_many_stones_and_clouds_as_foretold(way: list[str], stones: str) -> None:
    brings = foretold(way, stones)
    state = fly(way, stones)
    while state.phase == DROPPING:
        play(state, may(state)[0])
    given = brings.stones.ruby + brings.stones.emerald + brings.stones.sapphire
    assert state.stones_of(0) == len(stones) + given - brings.given_up
    assert (state.clouds[0], GAME.view(state, 0).stopped) == (brings.clouds, brings.stops)
