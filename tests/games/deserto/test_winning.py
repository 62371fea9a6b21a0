"""Winning stacks."""

import pytest

from serai.games.deserto import GAME, LETTERS
from serai.games.deserto.rules import beats
from tests.games.deserto.tables import letters, may, play, square, stack, table


def won_by(card: str, cell: str, *rows: str) -> str:
    """The cards that a card wins in a square, viziers first."""
    return letters(play(table(*rows, hands=[card, "V"], pile="O"), f"{card} {cell}").won[0])


def test_chase_the_vizier_catches_the_thief_and_the_thief_steals_the_treasure() -> None:
    stronger = [a + b for a in LETTERS for b in LETTERS if beats(LETTERS.index(a), LETTERS.index(b))]
    assert stronger == ["VT", "TR"]


def test_win_weaker_the_rulebooks_first_example_a_vizier_beside_a_thief_takes_its_whole_stack() -> None:
    state = play(table("ORVT .", ". .", hands=["V", "V"]), "V b1")
    assert letters(state.won[0]) == "VTRO"
    assert square(state) == [". V", ". ."]
    assert state.scores() == [4, 0]


def test_win_weaker_the_rulebooks_second_example_a_thief_beside_two_treasures_takes_both_stacks() -> None:
    state = play(table("OR .", "O VVR", hands=["T", "V"]), "T b1")
    assert letters(state.won[0]) == "VVRRO"
    assert square(state) == [". T", "O ."]


def test_win_weaker_one_stack_and_not_the_stack_across_the_corner() -> None:
    assert won_by("V", "a1", "O T", "O T") == "T"
    assert won_by("T", "a1", "O R", "O R") == "R"


def test_win_weaker_not_the_stack_that_is_covered() -> None:
    assert won_by("V", "a1", "T O", "O O") == ""
    assert won_by("V", "a1", "T T", "O O") == "T"


def test_win_weaker_not_by_the_cards_underneath() -> None:
    assert won_by("V", "a1", "O TO", "TO O") == ""


def test_win_weaker_the_winning_card_stays_in_the_square() -> None:
    state = play(table("O T", "T O", hands=["V", "V"]), "V a1")
    assert square(state) == ["V .", ". O"]
    assert stack(state, "a1") == "VO"
    assert letters(state.won[0]) == "TT"


def test_win_weaker_the_stack_goes_to_whoever_played_and_to_nobody_else() -> None:
    state = play(table("T .", ". .", hands=["V", "V", "V"], turn=2), "V b1")
    assert state.scores() == [0, 0, 1]


def test_win_weaker_adds_to_what_was_won_before() -> None:
    state = play(table("T .", ". .", hands=["V", "V"], won=["OO", "R"], given=["", "V"]), "V b1")
    assert state.scores() == [4, 1]


def test_win_weaker_the_mover_can_see_beforehand_what_a_card_would_win() -> None:
    state = table("O VT", "RT O", hands=["V", "V"])
    foreseen = GAME.foresee(state, 0, GAME.read("V a1"))
    assert (foreseen.cells, foreseen.cards, foreseen.four_viziers) == ([1, 2], 4, False)
    assert GAME.foresee(state, 0, GAME.read("pass V")).cards == 0


def test_win_is_not_a_choice_there_is_one_way_to_play_a_card_on_a_place() -> None:
    state = table("T .", ". .", hands=["V", "V"])
    assert [text for text in may(state) if text.endswith("b1")] == ["V b1"]
    assert play(state, "V b1").scores() == [1, 0]


def test_win_is_not_a_choice_both_stacks_are_taken() -> None:
    assert won_by("V", "b1", "T O", "O RT") == "TTR"


@pytest.mark.parametrize("neighbour", ["V", "T", "R", "O"])
def test_oasis_takes_nothing_and_nothing_takes_it(neighbour: str) -> None:
    assert won_by("O", "b1", f"{neighbour} .", ". .") == ""
    assert won_by(neighbour, "b1", "O .", ". .") == ""


@pytest.mark.parametrize("card", ["V", "T", "R", "O"])
def test_oasis_may_lie_beside_anything(card: str) -> None:
    assert "O b1" in may(table(f"{card} .", ". .", hands=["O", "V"]))
    assert f"{card} b1" in may(table("O .", ". .", hands=[card, "V"]))


@pytest.mark.parametrize("cell", ["a1", "b1", "a2", "b2"])
def test_four_viziers_win_all_four_stacks_and_leave_the_square_empty(cell: str) -> None:
    cells = {"a1": "RV", "b1": "V", "a2": "OOV", "b2": "V"}
    cells[cell] = "TO"
    state = table(f"{cells['a1']} {cells['b1']}", f"{cells['a2']} {cells['b2']}", hands=["V", "V"])
    height = sum(map(len, cells.values()))
    assert GAME.foresee(state, 0, GAME.read(f"V {cell}")).four_viziers
    assert GAME.foresee(state, 0, GAME.read(f"V {cell}")).cards == height + 1
    play(state, f"V {cell}")
    assert state.scores() == [height + 1, 0]
    assert square(state) == [". .", ". ."]
    assert not any(state.stacks)


def test_four_viziers_complete_an_incomplete_square_too() -> None:
    state = play(table("V V", "V .", hands=["V", "V"]), "V b2")
    assert letters(state.won[0]) == "VVVV"


def test_four_viziers_are_not_three_and_another_card() -> None:
    assert won_by("V", "a1", "V V", "V O") == ""
    assert won_by("V", "b2", "V V", "V O") == "VVVVO"


def test_four_viziers_are_told_as_such() -> None:
    state = table("V V", "V O", hands=["V", "V"])
    line = GAME.tell(state, play(state.clone(), "V b2"), 0, GAME.read("V b2"), eye=1)
    assert (line.text, line.args["four"], line.args["won"]) == ("log-play", "yes", 5)


def test_four_viziers_then_any_card_may_open_the_square_anew() -> None:
    state = play(table("V V", "V O", hands=["V", "T"], pile=""), "V b2")
    assert may(state) == ["T a1", "T b1", "T a2", "T b2", "pass T"]
    assert square(play(state, "T b2")) == [". .", ". T"]


@pytest.mark.parametrize("card", ["T", "R", "O"])
def test_four_viziers_are_viziers_not_four_of_another_kind(card: str) -> None:
    assert won_by(card, "b2", f"{card} {card}", f"{card} .") == ""
