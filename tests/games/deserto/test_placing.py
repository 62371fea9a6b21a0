"""Where a card may go."""

import pytest

from tests.games.deserto.tables import NOTHING, may, play, square, stack, table, why_not


def places(card: str, *rows: str) -> list[str]:
    """Where one may play a card in a square."""
    state = table(*rows, hands=[card, "V"])
    return [text[2:] for text in may(state) if not text.startswith("pass")]


def test_card_in_hand_one_plays_only_what_one_holds() -> None:
    state = table("O .", ". .", hands=["VVT", "R"])
    assert may(state) == ["V b1", "V a2", "T b1", "T a2", "pass V", "pass T"]
    assert why_not(state, "R b1") == why_not(state, "pass R") == why_not(state, "O a1") == "card-in-hand"


def test_card_in_hand_a_card_played_leaves_the_hand() -> None:
    state = play(table("O .", ". .", hands=["VVT", "R"], pile=""), "V b1")
    assert state.hands[0] == table(*NOTHING, hands=["VT", "R"]).hands[0]


def test_fill_the_square_while_a_place_is_empty_nothing_may_be_covered() -> None:
    assert places("O", "V .", "V V") == ["b1"]
    assert why_not(table("V .", "V V", hands=["O", ""]), "O a1") == "fill-the-square"


def test_fill_the_square_goes_on_after_a_stack_was_won() -> None:
    state = play(table("OT R", "O O", hands=["V", "O"], pile=""), "V b1")
    assert square(state) == [". V", "O O"]
    assert may(state) == ["O a1", "pass O"]


def test_beside_a_card_and_not_across_the_corner() -> None:
    assert places("O", "V .", ". .") == ["b1", "a2"]
    assert why_not(table("V .", ". .", hands=["O", ""]), "O b2") == "beside-a-card"


@pytest.mark.parametrize(
    ("rows", "free"),
    [
        (["O .", ". ."], ["b1", "a2"]),
        ([". O", ". ."], ["a1", "b2"]),
        ([". .", "O ."], ["a1", "b2"]),
        ([". .", ". O"], ["b1", "a2"]),
        (["O .", ". O"], ["b1", "a2"]),
        ([". O", "O ."], ["a1", "b2"]),
        (["O O", ". ."], ["a2", "b2"]),
    ],
)
def test_beside_a_card_from_every_corner_of_the_square(rows: list[str], free: list[str]) -> None:
    assert places("O", *rows) == free


@pytest.mark.parametrize("card", "VTRO")
def test_beside_a_card_is_not_asked_of_an_empty_square(card: str) -> None:
    assert places(card, *NOTHING) == ["a1", "b1", "a2", "b2"]


def test_cover_any_stack_of_a_complete_square() -> None:
    assert places("O", "V T", "R V") == ["a1", "b1", "a2", "b2"]


def test_cover_the_card_comes_on_top_and_the_stack_grows() -> None:
    state = play(table("TV O", "O O", hands=["R", "V"], pile=""), "R a1")
    assert square(state)[0] == "R O"
    assert stack(state, "a1") == "VTR"


def test_thief_beside_vizier_is_refused() -> None:
    assert why_not(table("V .", ". .", hands=["T", "V"]), "T b1") == "thief-beside-vizier"
    assert places("T", "V .", ". .") == []


def test_thief_beside_vizier_is_refused_in_a_complete_square_too() -> None:
    assert places("T", "V O", "O O") == ["a1", "b2"]


def test_thief_beside_vizier_is_refused_even_where_it_would_steal_a_treasure() -> None:
    assert why_not(table("V O", "O R", hands=["T", "V"]), "T b1") == "thief-beside-vizier"


def test_treasure_beside_thief_is_refused() -> None:
    assert why_not(table("T .", ". .", hands=["R", "V"]), "R a2") == "treasure-beside-thief"
    assert places("R", "T O", "O O") == ["a1", "b2"]


@pytest.mark.parametrize(
    ("card", "neighbour"), ["VV", "VR", "VO", "TT", "TO", "RV", "RR", "RO", "OV", "OT", "OR", "OO"]
)
def test_cards_of_equal_or_no_strength_may_lie_side_by_side_and_win_nothing(card: str, neighbour: str) -> None:
    assert places(card, f"{neighbour} .", ". .") == ["b1", "a2"]
    state = play(table(f"{neighbour} .", ". .", hands=[card, "V"]), f"{card} b1")
    assert square(state) == [f"{neighbour} {card}", ". ."]
    assert state.scores() == [0, 0]


def test_visible_only_the_cards_underneath_do_not_count() -> None:
    assert places("T", "VO VO", "VO VO") == ["a1", "b1", "a2", "b2"]
    assert places("R", "TO TO", "TO TO") == ["a1", "b1", "a2", "b2"]


def test_visible_only_the_card_being_covered_does_not_count() -> None:
    assert "a1" in places("T", "V O", "O O")
    assert "a1" in places("R", "T O", "O O")


def test_visible_only_the_card_across_the_corner_does_not_count() -> None:
    assert "b2" in places("T", "V O", "O O")
    assert "b2" in places("R", "T O", "O O")


def test_visible_only_a_stronger_card_just_covered_no_longer_forbids() -> None:
    state = play(table("V O", "O O", hands=["O", "T"], pile=""), "O a1")
    assert may(state) == ["T a1", "T b1", "T a2", "T b2", "pass T"]
