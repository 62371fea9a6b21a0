"""What is refused, and how."""

import pytest

from serai.games.game import UnreadableMove
from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import MOVES
from serai.games.state import CHANCE
from tests.games.shahrazad.tables import play, table


@pytest.mark.parametrize("text", ["7", "tile 22", "tile -1", "at 0 1", "at 22 0", "at 0", "keep 22", "draw", "at 0 40"])
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(UnreadableMove, match="tile 7"):
        GAME.read(text)


def test_a_player_cannot_draw_for_nature_nor_nature_play_for_a_player() -> None:
    state = table("10", hands=["3 4", "5 6"])
    assert state.why_not(0, GAME.read("draw 7")) == state.why_not(0, GAME.read("draw ?")) == "not-a-players"
    assert state.why_not(CHANCE, GAME.read("draw 7")) == "not-natures"
    play(state, "tile 3", "at 1 1")
    assert state.why_not(0, GAME.read("tile 4")) == "not-your-turn"
    assert state.why_not(CHANCE, GAME.read("draw 5")) == "not-natures", "it is in a hand"
    assert state.why_not(CHANCE, GAME.read("draw 7")) == ""


def test_numbers_that_are_no_moves_are_refused() -> None:
    state = table("10", hands=["3 4", "5 6"])
    assert state.why_not(0, -1) == state.why_not(0, MOVES) == "not-a-players"


def test_after_the_end_everything_is_refused() -> None:
    state = play(table("1 .", ". 9", hands=["4", ""], pile=""), "tile 4", "at 2 0")
    assert state.why_not(0, GAME.read("tile 4")) == state.why_not(CHANCE, GAME.read("draw 7")) == "over"
