"""What looks good to a player of Shahrazad at first sight, never by what is hidden; and what is looked at."""

from functools import partial

import pytest

from serai.games.dice import Dice
from serai.games.shahrazad import GAME
from serai.games.shahrazad.rules import KEEPING, Shahrazad
from serai.games.state import NOBODY
from serai.study.simulate import Match, simulate
from serai.texts import LANGUAGES
from tests.conformance.texts import messages
from tests.games import first_sight
from tests.games.shahrazad.careful import careful_move
from tests.games.shahrazad.tables import play, table
from tests.games.shahrazad.test_second_round import example

hunches, favourite = partial(first_sight.hunches, GAME), partial(first_sight.favourite, GAME)


def test_a_tile_that_fits_is_chosen_before_one_from_far_away() -> None:
    assert favourite(table("10", hands=["1 13"])) == "tile 13"


def test_a_tile_goes_where_numbers_keep_rising() -> None:
    state = play(table("4 . 12", ". 8 .", "5 . 13", hands=["9 20"]), "tile 9")
    found = hunches(state)
    assert favourite(state) in ("at 1 1", "at 1 -3")
    assert found["at -1 -1"] < found["at 1 1"], "a 9 to the left of 4 and 5 would be turned"


def test_a_column_is_completed_beside_its_own_colour() -> None:
    assert favourite(play(table("4 . 12", ". 8 .", "5 . 13", hands=["7 20"]), "tile 7")) == "at 1 1"


def test_a_tile_that_lies_badly_is_taken_back_and_one_that_lies_well_is_not() -> None:
    assert favourite(play(table("4 . 12", ". 1 .", "5 . 13", hands=["8 20"]), "tile 8")) == "at 1 -1"
    well = play(table("4 . 12", ". 7 .", "5 . 13", hands=["8 20"]), "tile 8")
    assert hunches(well)["at 1 -1"] < hunches(well)["at 1 -3"]


def test_the_column_with_the_most_tiles_is_kept() -> None:
    state = example()
    assert state.phase == KEEPING
    assert hunches(state)["keep 6"] < hunches(state)[favourite(state)]


@pytest.mark.parametrize("seats", [1, 2])
def test_no_hunch_depends_on_what_the_seat_cannot_know(seats: int) -> None:
    for seed in range(3):
        state, dice = GAME.setup(seats), Dice(seed)
        while (seat := state.to_move()) != NOBODY:
            if seat >= 0:
                own = hunches(state)
                looked = GAME.judge.look(state, seat)
                for _ in range(3):
                    world = state.redeal(seat, dice)
                    assert isinstance(world, Shahrazad)
                    assert hunches(world) == own
                    assert GAME.judge.look(world, seat) == looked
            state.play(seat, careful_move(state, dice))


def test_the_levels_that_hardly_think_are_in_order() -> None:
    # Seeded and counted in iterations: the same games everywhere.
    levels = ["child", "porter", "merchant"]
    played = [simulate(Match("shahrazad", [level], seed=2), games=5, processes=1) for level in levels]
    child, porter, merchant = (summary.seats[0].scores.mean for summary in played)
    assert 0 < child < porter < merchant


def look(state: Shahrazad, seat: int = 0) -> dict[str, float]:
    return dict(zip(GAME.weighed, GAME.judge.look(state, seat), strict=True))


def test_a_look_counts_the_table_as_if_the_round_ended_now() -> None:
    # 4, 6 and 7 are red and touch; 12 is turned by the 8 on its right, and the 3 leads nowhere without it.
    state = table("4 . 7", ". 6 .", ". . 8", ". 12 .", "3 . .", hands=["5 20"])
    assert look(state) == {"scored": 0, "groups": 4, "disordered": 1, "severed": 1, "gaps": 1, "ready": 1}


def test_a_look_counts_the_points_of_the_first_round() -> None:
    assert look(example())["scored"] == 5


def test_a_tile_in_hand_has_a_place_where_it_would_lie_in_order() -> None:
    assert look(table("4 . 12", ". 8 .", "5 . 13", hands=["7 9"]))["ready"] == 2
    assert look(table("4 . 12", ". 8 .", "5 . 13", hands=["9 21"]))["ready"] == 1
    assert look(table("4 . 12", ". 8 .", "5 . 13", hands=["7 9", "20 21"]), seat=1)["ready"] == 0


def test_before_the_first_tile_there_is_nothing_to_see() -> None:
    assert set(look(GAME.setup(1)).values()) == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_at_has_a_name(language: str) -> None:
    named = [id.removeprefix("weighs-") for id in messages("shahrazad", language) if id.startswith("weighs-")]
    assert named == list(GAME.weighed)
