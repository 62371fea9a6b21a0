"""Every sort of illegal move, counted: against numbers worked out by hand, and a referee who thinks in coordinates."""

from collections import Counter
from itertools import product

import pytest

from serai.games.deserto import GAME
from serai.games.deserto.rules import Deserto
from serai.games.state import CHANCE
from tests.games.deserto.tables import NOTHING, letters, play, refusals, table

CONCEIVABLE = 30  # 16 cards on cells, 4 gifts, 4 draws, 4 first players, 2 moves unseen
PLACES = {"a1": (0, 0), "b1": (1, 0), "a2": (0, 1), "b2": (1, 1)}
TAKES = {"V": "T", "T": "R"}

ALL_SQUARES = [dict(zip(PLACES, tops, strict=True)) for tops in product("VTRO.", repeat=4)]


def table_of(square: dict[str, str], hand: str) -> Deserto:
    return table(f"{square['a1']} {square['b1']}", f"{square['a2']} {square['b2']}", hands=[hand, "V"])


def neighbours(square: dict[str, str], place: str) -> list[str]:
    """What lies one step to a side of a place."""
    x, y = PLACES[place]
    return [square[other] for other, (u, v) in PLACES.items() if abs(x - u) + abs(y - v) == 1]


def referee(square: dict[str, str], card: str, place: str) -> str:
    """The rule that forbids a card on a place, as a referee would find it with the rulebook in hand."""
    lying = [place for place, top in square.items() if top != "."]
    beside = set(neighbours(square, place)) - {"."}
    if 0 < len(lying) < 4:
        if place in lying:
            return "fill-the-square"
        if not beside:
            return "beside-a-card"
    if card == "T" and "V" in beside:
        return "thief-beside-vizier"
    if card == "R" and "T" in beside:
        return "treasure-beside-thief"
    return ""


def test_the_sorts_of_illegal_placements_in_all_625_squares_are_as_many_as_they_should_be() -> None:
    counted: Counter[str] = Counter()
    for square in ALL_SQUARES:
        state = table_of(square, "VTRO")
        for card, place in product("VTRO", PLACES):
            rule = state.why_not(0, GAME.read(f"{card} {place}"))
            assert rule == referee(square, card, place), f"{card} {place} in {square}"
            counted[rule] += 1
    # Squares with 1, 2, 3 cards: 4 places x 4 cards, 6 x 16, 4 x 64. A card on any card there is no filling.
    assert counted["fill-the-square"] == 4 * (1 * 16 + 2 * 96 + 3 * 256) == 3904
    # One card alone: the place across the corner, for 4 places x 4 cards lying there, and 4 to be played.
    assert counted["beside-a-card"] == 4 * 4 * 4 == 64
    # Complete: 4 places, 16 - 9 pairs of neighbours with a vizier, any of 4 across and 4 covered. Incomplete:
    # 4 places, 25 - 16 pairs with a vizier, any of 5 across. A treasure beside a thief the same.
    assert counted["thief-beside-vizier"] == 4 * 7 * 4 * 4 + 4 * 9 * 5 == 628
    assert counted["treasure-beside-thief"] == 628
    assert counted[""] == 625 * 16 - 3904 - 64 - 628 - 628 == 4776
    assert len(counted) == 5


def test_what_every_legal_placement_in_all_625_squares_wins() -> None:
    counted: Counter[int] = Counter()
    for square in ALL_SQUARES:
        for card, place in product("VTRO", PLACES):
            if referee(square, card, place):
                continue
            after = play(table_of(square, card), f"{card} {place}")
            prey = [top for top in neighbours(square, place) if top == TAKES.get(card)]
            if card == "V" and all(top == "V" for other, top in square.items() if other != place):
                prey = [*"VVVV", square[place].strip(".")]
            assert letters(after.won[0]) == "".join(sorted(prey, key="VTRO".find)), f"{card} {place} in {square}"
            counted[len("".join(prey))] += 1
    # Four viziers: the last one on any of 4 places, empty (4 cards) or with one of 4 cards on it (5 cards).
    assert (counted[4], counted[5]) == (4, 16)
    # Two stacks: both neighbours prey; 4 places, 4 covered and 4 across, or empty and 5 across; vizier or thief.
    assert counted[2] == 2 * 4 * (4 * 4 + 5) == 168
    # One: one of the two neighbours prey, the other not: for the vizier 3 other cards or, incomplete, 4 others;
    # for the thief one less, since it may not lie beside a vizier.
    assert counted[1] == 4 * (2 * 3 * 16 + 2 * 4 * 5) + 4 * (2 * 2 * 16 + 2 * 3 * 5) == 920
    assert sum(counted.values()) == 4776


@pytest.mark.parametrize(
    ("rows", "hand", "expected"),
    [
        # Only an oasis in hand: three kinds are missing, each with four cells and a gift.
        (["O O", "O O"], "O", {"": 5, "card-in-hand": 15}),
        # One vizier lies there: 1 cell taken and 1 across for each card held; the thief may not touch it.
        (
            ["V .", ". ."],
            "VTR",
            {"": 7, "card-in-hand": 5, "fill-the-square": 3, "beside-a-card": 3, "thief-beside-vizier": 2},
        ),
        # Vizier and thief across the corner: two cells are taken; on both others each weaker card has its enemy.
        (
            ["V .", ". T"],
            "VTRO",
            {"": 8, "fill-the-square": 8, "thief-beside-vizier": 2, "treasure-beside-thief": 2},
        ),
        # Three viziers: every place has one beside it, so a thief fits nowhere.
        (["V V", "V O"], "TRO", {"": 11, "card-in-hand": 5, "thief-beside-vizier": 4}),
        # A thief in each cell: a treasure fits nowhere.
        (["T T", "T T"], "RR", {"": 1, "card-in-hand": 15, "treasure-beside-thief": 4}),
        # An empty square takes anything anywhere.
        (NOTHING, "VTR", {"": 15, "card-in-hand": 5}),
    ],
)
def test_the_sorts_of_illegal_moves_of_a_position(rows: list[str], hand: str, expected: dict[str, int]) -> None:
    state = table(*rows, hands=[hand, "V"])
    assert refusals(state, 0) == Counter(expected | {"not-a-players": CONCEIVABLE - 20})
    assert refusals(state, 1) == Counter({"not-your-turn": CONCEIVABLE})
    assert refusals(state, CHANCE) == Counter({"not-natures": CONCEIVABLE})


def test_while_nature_deals_players_wait_and_nature_does_nothing_but_draw() -> None:
    state = GAME.setup(2)
    assert refusals(state, CHANCE) == Counter({"": 4, "not-natures": CONCEIVABLE - 4})
    assert refusals(state, 0) == refusals(state, 1) == Counter({"not-your-turn": CONCEIVABLE})


def test_while_nature_draws_only_cards_of_the_pile_can_come() -> None:
    state = play(table("O .", ". .", hands=["O", "O"], pile="VT"), "pass O")
    assert refusals(state, CHANCE) == Counter({"": 2, "not-natures": CONCEIVABLE - 2})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_while_the_first_player_is_drawn_only_those_at_the_table_can_be(players: int) -> None:
    state = play(GAME.setup(players), *["draw V"] * (3 * players + 1))
    assert refusals(state, CHANCE) == Counter({"": players, "not-natures": CONCEIVABLE - players})


def test_when_the_game_is_over_nobody_moves() -> None:
    state = play(table("O .", ". .", hands=["O", ""], pile=""), "pass O")
    for seat in (0, 1, CHANCE):
        assert refusals(state, seat) == Counter({"over": CONCEIVABLE})
