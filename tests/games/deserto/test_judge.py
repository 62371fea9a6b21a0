"""What a good player of Deserto sees at first sight."""

from functools import partial

import pytest

from serai.games.deserto import GAME
from serai.games.deserto.judge_hands import Guess
from serai.games.deserto.judge_square import AFTER, TAKEN, heights_after, heights_of
from serai.games.deserto.rules import PASS, Deserto
from serai.games.dice import Dice
from serai.games.state import NOBODY
from serai.texts import LANGUAGES
from tests.conformance.texts import messages
from tests.games import first_sight
from tests.games.deserto.tables import bag, letters, over, play, table

hunches, favourite = partial(first_sight.hunches, GAME), partial(first_sight.favourite, GAME)


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


def test_danger_is_what_is_likely_to_be_in_the_next_hand() -> None:
    # One card of these four is in the other hand: a vizier would take the thief, a thief the two treasures.
    state = table("T O", "O RR", hands=["O", "O"], pile="VTO")
    danger = weighed(state, 0)["danger"]
    assert 2 * 1 / 4 < danger < 2 * 3 / 4
    assert danger > (1 + 2) / 4, "a thief stays in the hand for longer than an oasis"
    certain = Guess(bag("VTRO"), 4, [1.0] * 4)
    assert (certain.vizier, certain.thief, certain.either) == (1.0, 1.0, 1.0)
    blind = Guess(bag("VTRROO"), 2, [1.0] * 4)
    assert blind.vizier == blind.thief == pytest.approx(2 / 6)
    assert blind.either == pytest.approx(1 - 4 / 6 * 3 / 5)


def test_nobody_holds_what_has_been_seen() -> None:
    assert Guess(bag("RRRO"), 3, [1.0, 1.0, 0.3, 0.3]).either == 0.0


def test_an_imagined_world_looks_the_same_and_has_thieves_in_others_hands() -> None:
    state = table("V .", ". .", hands=["VTR", "TTO", "RRV"], given=["O", "R", "TV"], won=["T", "", ""])
    dice = Dice(2)
    thieves = treasures = 0
    for _ in range(300):
        world = GAME.judge.imagine(state, 0, dice)
        assert isinstance(world, Deserto)
        assert GAME.view(world, 0) == GAME.view(state, 0)
        assert world.unseen(0) == state.unseen(0)
        thieves += letters(world.hands[1]).count("T")
        treasures += letters(world.hands[1]).count("R")
    assert thieves > 1.5 * treasures, "there are as many of both that have not been seen"


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
