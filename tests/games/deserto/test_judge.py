"""What a good player of Deserto sees at first sight."""

import pytest

from serai.games.deserto import GAME
from serai.games.deserto.judge_square import AFTER, TAKEN, heights_after, heights_of
from serai.games.deserto.rules import PASS, Deserto
from serai.games.dice import Dice
from serai.games.state import NOBODY, State
from serai.texts import LANGUAGES
from tests.conformance.texts import messages
from tests.games.deserto.tables import over, play, table


def hunches(state: State) -> dict[str, float]:
    """How good each move looks to whoever is to move."""
    seat = state.to_move()
    moves = state.moves(seat)
    found = GAME.judge.hunches(state, seat, moves)
    assert found is not None
    return {GAME.write(move): hunch for move, hunch in zip(moves, found, strict=True)}


def favourite(state: Deserto) -> str:
    found = hunches(state)
    return max(found, key=lambda move: found[move])


def weighed(state: Deserto, seat: int) -> dict[str, float]:
    return dict(zip(GAME.weighed, GAME.judge.look(state, seat), strict=True))


def test_the_taller_stack_is_the_better_catch() -> None:
    assert favourite(table("OT O", "RRT O", hands=["VRO", "TRO"])) in ("V a1", "V b2")
    assert favourite(table("OT O", "O T", hands=["VRO", "TRO"])) in ("V b1", "V a2"), "both thieves at once"


def test_four_viziers_are_worth_all_they_take() -> None:
    assert favourite(table("RRRV V", "TV O", hands=["VOO", "TRO"])) == "V b2"


def test_what_the_next_player_could_steal_is_not_laid_open() -> None:
    looks = hunches(table("O .", ". .", hands=["ROV", "TTT"]))
    assert looks["O b1"] > looks["R b1"]


def test_a_treasure_is_safe_once_every_thief_has_been_seen() -> None:
    among_thieves = table("O .", ". .", hands=["RRR", "VVV"])
    without_thieves = table("O .", ". .", hands=["RRR", "VVV"], won=["T" * 15, ""])
    assert hunches(without_thieves)["R b1"] > hunches(among_thieves)["R b1"]
    assert weighed(table("R .", ". .", hands=["R", "V"], won=["T" * 15, ""]), 0)["danger"] == 0.0


def test_nobody_passes_who_can_place_a_card_at_no_risk() -> None:
    assert not favourite(table("O O", "O O", hands=["OOO", "VVV"])).startswith("pass")


def test_nobody_gives_a_vizier_away_who_has_something_else() -> None:
    looks = hunches(table("T T", "T T", hands=["VRO", "TRO"]))
    assert looks["pass R"] > looks["pass V"] and looks["pass O"] > looks["pass V"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hunch_does_not_depend_on_what_the_seat_cannot_know(seats: int) -> None:
    state, dice = GAME.setup(seats), Dice(seats)
    asked = 0
    while state.to_move() != NOBODY:
        seat = state.to_move()
        if seat >= 0:
            worlds = [state.redeal(seat, dice) for _ in range(4)]
            assert [hunches(world) for world in worlds] == [hunches(state)] * 4
            assert [GAME.judge.look(world, seat) for world in worlds] == [GAME.judge.look(state, seat)] * 4
            asked += 1
        state.play(seat, state.random_move(seat, dice))
    assert asked == 51 - 1


def test_what_a_position_holds() -> None:
    state = table("OOT R", "O O", hands=["VVO", "T"], won=["TTR", "R"], given=["R", ""], pile="")
    assert weighed(state, 0) == {
        "won": 3.0,
        "ahead": 1.0,
        "danger": 1.0,  # the thief that is left steals the treasure: all else has been seen
        "reach": 3.0,
        "viziers": 2.0,
        "oases": 1.0,
        "given": 1.0,
    }
    assert weighed(state, 1)["ahead"] == -1.0


def test_danger_is_what_a_hand_dealt_blindly_wins_on_average() -> None:
    # One card of these four is in the other hand: a vizier would take the thief, a thief the two treasures.
    state = table("T O", "O RR", hands=["O", "O"], pile="VTO")
    assert weighed(state, 0)["danger"] == pytest.approx((1 + 2) / 4)


def test_a_look_ahead_ends_with_the_game_or_after_some_turns() -> None:
    state = table("OOT O", "O O", hands=["VR", "O"], pile="")
    GAME.judge.look_ahead(state, Dice(1))
    assert over(state) and state.scores()[0] >= 3, "what there is to take is taken"
    early = GAME.setup(3)
    GAME.judge.look_ahead(early, Dice(1))
    assert not over(early) and early.to_move() >= 0


def test_a_lead_is_worth_the_more_the_less_is_to_come() -> None:
    early = table("O .", ". .", hands=["VTR", "VTR"], won=["TTT", "R"])
    late = table("O .", ". .", hands=["V", "V"], won=["TTT", "R"], pile="")
    for state in (early, late):
        assert sum(GAME.judge.worth(state)) == pytest.approx(1.0)
    assert 0.5 < GAME.judge.worth(early)[0] < GAME.judge.worth(late)[0] < 1.0
    assert GAME.judge.worth(play(late, "V b1", "V a2")) == [1.0, 0.0]


def test_the_square_after_a_move_is_foreseen_right() -> None:
    dice = Dice(3)
    for seats in (2, 3, 4):
        state = GAME.setup(seats)
        while state.to_move() != NOBODY:
            seat = state.to_move()
            move = state.random_move(seat, dice)
            place = state.square * PASS + move
            heights = heights_of(state.stacks)
            state.play(seat, move)
            if seat >= 0 and move < PASS:
                assert (AFTER[place], heights_after(heights, move, TAKEN[place])) == (
                    state.square,
                    heights_of(state.stacks),
                )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_weighed_has_a_name(language: str) -> None:
    assert {f"weighs-{id}" for id in GAME.weighed} <= set(messages("deserto", language))
