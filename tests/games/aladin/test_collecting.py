"""What a flight takes and gives, cell by cell."""

import pytest

from serai.games.aladin import GAME
from serai.games.aladin.rules_table import BUYING, DROPPING
from tests.games.aladin.tables import NOTHING, fly, may, play, stones_of, table, why_not


def way(*cells: str) -> list[str]:
    """Seven cells that begin with these."""
    return [*cells, *NOTHING][:7]


def test_penalty_first_then_the_gifts_of_a_cell() -> None:
    # A stone is lost before one is gained: of a single ruby none is left, and the emerald comes after.
    assert stones_of(fly(way("-o e"), "r"), 0) == "e"
    # Nine clouds: the other way round the limit of ten would eat two of those gained.
    assert fly(way("-2 +3"), clouds=9).clouds[0] == 10
    assert fly(way("-1 +1"), clouds=10).clouds[0] == 10


@pytest.mark.parametrize(("cell", "clouds"), [("+1", 4), ("+2", 5), ("+3", 6), ("-1", 2), ("-2", 1), ("", 3)])
def test_penalty_first_clouds_come_and_go(cell: str, clouds: int) -> None:
    assert fly(way(cell)).clouds == [clouds, 2]


def test_penalty_first_stones_of_every_colour_are_gained_one_or_two_a_cell() -> None:
    assert stones_of(fly(way("r", "", "es", "+1 s")), 0) == "ress"


def test_last_cloud_lost_stops_the_flight_and_takes_the_cells_gifts_away() -> None:
    state = fly(way("r", "-1 es", "s"), clouds=1)
    assert (stones_of(state, 0), state.clouds[0]) == ("r", 0)
    view = GAME.view(state, 0)
    assert view.stopped and len(view.flown) == 2


def test_last_cloud_a_loss_of_two_with_one_left_loses_that_one() -> None:
    state = fly(way("-2 r", "e"), clouds=1)
    assert (stones_of(state, 0), state.clouds[0], state.phase) == ("", 0, BUYING)


def test_last_cloud_gifts_on_the_way_keep_aladdin_flying() -> None:
    state = fly(way("-2", "+1", "-1", "-1", "r"), clouds=3)
    assert state.clouds[0] == 0 and stones_of(state, 0) == ""
    state = fly(way("-2", "+2", "-1", "-1", "r"), clouds=3)
    assert state.clouds[0] == 1 and stones_of(state, 0) == "r"


def test_last_cloud_lost_on_the_seventh_cell_still_costs_its_gifts() -> None:
    state = fly(["", "", "", "", "", "", "-1 r"], clouds=1)
    assert stones_of(state, 0) == "" and GAME.view(state, 0).stopped


def test_last_cloud_lost_is_told() -> None:
    before = table(way=way("-1"), clouds=(1, 2))
    assert GAME.foresee(before, 0, GAME.read("vote 2")).stops
    assert len(GAME.foresee(before, 0, GAME.read("vote 2")).cells) == 1


def test_lose_a_stone_of_the_captains_choice() -> None:
    state = fly(way("-o"), "rre")
    assert (state.phase, may(state)) == (DROPPING, ["drop ruby", "drop emerald"])
    assert stones_of(play(state, "drop ruby"), 0) == "re"


def test_lose_a_stone_is_no_choice_with_one_colour_and_no_loss_without_stones() -> None:
    assert stones_of(fly(way("-o"), "ss"), 0) == "s"
    assert stones_of(fly(way("-o"), ""), 0) == ""


def test_drop_what_you_have_and_nothing_else() -> None:
    state = fly(way("-o"), "re")
    assert why_not(state, 0, "drop sapphire") == "drop-what-you-have"


def test_drop_first_before_anything_is_bought() -> None:
    state = fly(way("-o"), "rre")
    for text in ("buy gate", "sell ruby", "sell clouds", "done"):
        assert why_not(state, 0, text) == "drop-first"


def test_nothing_to_drop_once_the_flight_is_over() -> None:
    assert why_not(fly(way("r", "e")), 0, "drop ruby") == "nothing-to-drop"


def test_five_stones_are_kept_and_of_a_sixth_one_is_given_up_at_once() -> None:
    assert stones_of(fly(way("e"), "rrrr"), 0) == "rrrre"
    state = fly(way("e", "+1"), "rrrrr")
    assert (state.phase, state.clouds[0], stones_of(state, 0)) == (DROPPING, 3, "rrrrre")
    assert may(state) == ["drop ruby", "drop emerald"]
    play(state, "drop emerald")
    assert (state.phase, state.clouds[0], stones_of(state, 0)) == (BUYING, 4, "rrrrr")


def test_five_stones_two_more_on_one_cell_are_two_choices() -> None:
    state = fly(way("es"), "rrrrr")
    assert stones_of(state, 0) == "rrrrre"
    play(state, "drop ruby")
    assert (state.phase, stones_of(state, 0)) == (DROPPING, "rrrres")
    assert stones_of(play(state, "drop ruby"), 0) == "rrres"


def test_five_stones_of_one_colour_and_a_sixth_of_it_are_no_choice() -> None:
    state = fly(way("r"), "rrrrr")
    assert (state.phase, stones_of(state, 0)) == (BUYING, "rrrrr")


@pytest.mark.parametrize(("clouds", "gift", "after"), [(9, "+1", 10), (10, "+1", 10), (8, "+3", 10), (7, "+3", 10)])
def test_ten_clouds_are_kept_and_an_eleventh_is_lost(clouds: int, gift: str, after: int) -> None:
    assert fly(way(gift), clouds=clouds).clouds[0] == after


def test_ten_clouds_what_is_lost_does_not_come_back_later_on_the_way() -> None:
    assert fly(way("+3", "-1"), clouds=9).clouds[0] == 9


def test_limited_tokens_a_ninth_stone_of_a_colour_is_not_gained() -> None:
    state = fly(way("r", "r", "r", "r"), "r", others=("rrrrr", 2))
    assert stones_of(state, 0) == "rrr"
    assert GAME.view(state, 0).tokens.ruby == 0


def test_limited_tokens_a_stone_given_up_can_be_gained_again() -> None:
    state = fly(way("r", "-o", "r"), "rrr", others=("rrrrr", 2))
    assert stones_of(state, 0) == "rrr"


def test_limited_tokens_clouds_never_run_out() -> None:
    # Both teams at their limit hold 20 of the 24.
    assert fly(way("+3", "+3"), clouds=7, others=("", 10)).clouds == [10, 10]


def test_the_rulebooks_first_collecting_example() -> None:
    # No stone to lose on the first cell; stones and clouds on the next; one stone of choice is lost on the fifth.
    state = fly(["-o", "r", "+1 e", "s", "-o", "r", "+2"], "", clouds=3)
    assert (stones_of(state, 0), state.clouds[0]) == ("res", 4)
    play(state, "drop emerald")
    assert (stones_of(state, 0), state.clouds[0]) == ("rrs", 6)


def test_the_rulebooks_second_collecting_example() -> None:
    # Five stones and five clouds. Cell 2: a stone is lost, two are gained, so a sixth has to go. Cell 3: another is
    # lost. Cells 4 and 5: two clouds each, the last one on cell 5, whose two stones stay there.
    state = fly(["", "-o rs", "-o", "-2", "-2 ee", "r", "+3"], "rreess"[:5], clouds=3)
    play(state, "drop emerald")
    assert len(stones_of(state, 0)) == 6
    play(state, "drop sapphire")
    assert len(stones_of(state, 0)) == 5
    play(state, "drop ruby")
    assert (state.clouds[0], state.phase) == (0, BUYING)
    assert len(stones_of(state, 0)) == 4
    assert GAME.view(state, 0).stopped and len(GAME.view(state, 0).flown) == 5


def test_the_other_teams_tokens_are_left_alone() -> None:
    state = fly(way("-o r", "-1", "+2"), "", others=("ess", 7))
    assert (stones_of(state, 1), state.clouds[1]) == ("ess", 7)
