"""The four djinns."""

import pytest

from serai.games.dice import Dice
from serai.games.state import CHANCE, WATCHER
from serai.games.sultaniya.rules import Sultaniya
from tests.games.sultaniya.tables import GAME, available, may, may_place, nature, play, table, view, why_not


def calls(state: Sultaniya, djinn: str) -> list[str]:
    return [text for text in may(state) if text.split()[0] == djinn]


def foreseen(state: Sultaniya, tile: str) -> int:
    """The sapphires that the board says a tile brings, before it is built."""
    return GAME.foresee(state, state.to_move(), GAME.read(tile)).sapphires


@pytest.mark.parametrize(("call", "price"), [("blue b 3", 1), ("red b 2", 2), ("green", 2), ("gold b", 3)])
def test_djinn_price_is_paid_to_the_treasury_first(call: str, price: int) -> None:
    assert why_not(table("b1 at 2", "", front="b2", sapphires=[price - 1, 9]), call) == "djinn-price"
    state = play(table("b1 at 2", "", front="b2", sapphires=[price, 9]), call)
    assert state.sapphires == [0, 9]
    assert view(state, 0).treasury == 46


def test_one_djinn_a_turn() -> None:
    state = play(table("b1 at 2", "", front="b2", sapphires=[9, 0]), "green")
    for call in ("blue b 1", "red b 2", "green", "gold b"):
        assert why_not(state, call) == "one-djinn"


def test_djinn_or_build_no_djinn_once_tiles_are_revealed() -> None:
    state = nature(play(table("", "", front="b1", sapphires=[9, 0]), "reveal r 1"))
    assert why_not(state, "green") == "djinn-or-build"


@pytest.mark.parametrize("call", ["blue b 1", "green", "gold b"])
def test_djinn_works_only_for_what_he_can_do(call: str) -> None:
    state = table("", "", tops="", piles="", front="y3", sapphires=[9, 0])
    assert why_not(state, call) == "djinn-works"


@pytest.mark.parametrize(("call", "left"), [("blue r 1", 1), ("green", 0)])
def test_djinn_builds_and_that_brings_no_sapphires(call: str, left: int) -> None:
    state = nature(play(table("b1 at 2", "", front="b3 r7", sapphires=[2, 0]), call))
    assert foreseen(state, "b3 at 5") == 0
    assert play(state, "b3 at 5").sapphires == [left, 0]


@pytest.mark.parametrize("set_down", ["under", "b5 mirrored at 5"])
def test_djinn_builds_no_more_once_the_red_one_has_moved_a_tile(set_down: str) -> None:
    """What is then built is built by the player, and brings its sapphires."""
    state = play(table("b5 mirrored at 2", "", front="b3 r7", sapphires=[2, 0]), "red b 2", set_down)
    tile = next(text for text in may(state) if text.startswith(("b3", "r7")))
    assert foreseen(state, tile) == 1
    assert play(state, tile).sapphires == [1, 0]


def test_djinn_builds_both_tiles_of_the_green_one_without_sapphires() -> None:
    state = play(table("", "", front="b3 b4", sapphires=[2, 0]), "green", "b3 at 5", "b4 at 6")
    assert (state.sapphires, state.to_move()) == ([0, 0], 1)


def test_djinn_builds_for_the_gold_one_too() -> None:
    state = nature(play(table("", "", sapphires=[3, 0]), "gold b"))
    assert foreseen(state, "b3 at 5") == 0
    assert play(state, "b3 at 5").sapphires == [0, 0]


def test_djinn_stays_beside_the_palace_until_another_calls_him() -> None:
    state = play(table("", "", front="b3 b4", sapphires=[2, 2]), "green", "b3 at 5", "b4 at 6")
    assert [player.djinns for player in view(state, 1).players] == [["green"], []]
    play(state, "green")
    assert [player.djinns for player in view(state, 1).players] == [[], ["green"]]


def test_djinn_stays_and_may_be_called_again_by_his_holder() -> None:
    state = table("", "", front="b3 b4 b5", sapphires=[4, 0])
    play(state, "green", "b3 at 5", "b4 at 6", "pass", "green")
    assert (state.sapphires[0], view(state, 0).players[0].djinns) == (0, ["green"])


def test_djinn_reveals_nothing_more_with_the_blue_and_gold_ones() -> None:
    blue = nature(play(table("", "", front="b1", sapphires=[1, 0]), "blue b 1"))
    gold = nature(play(table("", "", sapphires=[3, 0]), "gold b"))
    for state in (blue, gold):
        assert why_not(state, "reveal r 1") == "djinn-reveals"


# --- blue


def test_blue_djinn_exchanges_the_available_tiles_of_a_pile() -> None:
    state = play(table("", "", front="b1 b2 r3", sapphires=[1, 0]), "blue b 3", "turn b5", "turn b6", "turn b9")
    assert available(state, "b") == ["b8", "b5", "b6"]
    assert available(state, "r") == ["r3"], "other piles are left alone"
    assert view(state, 1).piles[0].top == "b9"
    assert view(state, 1).piles[0].order[-2:] == ["b1", "b2"], "put under the pile before all eyes"


@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_blue_djinn_reveals_up_to_three(tiles: int) -> None:
    state = nature(play(table("", "", front="b1 b2 b3", sapphires=[1, 0]), f"blue b {tiles}"))
    assert len(available(state, "b")) == tiles


def test_blue_djinn_then_any_available_tile_may_be_taken_or_none() -> None:
    state = play(table("", "", front="b1 r3", sapphires=[1, 0]), "blue b 1", "turn b5")
    assert may_place(state, "r3") and may_place(state, "b8") and "done" in may(state)
    assert play(state, "done").to_move() == 1


def test_blue_djinn_needs_tiles_to_put_back() -> None:
    assert why_not(table("", "", front="b1", sapphires=[1, 0]), "blue r 1") == "djinn-works"


def test_blue_djinn_reveals_others_only_not_what_he_has_just_put_under_a_short_pile() -> None:
    state = table("", "", front="b1 b2", piles="b3", sapphires=[1, 0])
    assert calls(state, "blue") == ["blue b 1", "blue b 2"]
    assert why_not(state, "blue b 3") == "pile-runs-out"
    play(state, "blue b 2", "turn b3")
    assert may(state) == ["turn b1"], "what was put under the pile may come to its top, where nobody can take it"
    assert available(play(state, "turn b1"), "b") == ["b8", "b3"]


def test_blue_djinn_has_nothing_to_reveal_where_the_pile_is_used_up() -> None:
    state = table("", "", front="b1 b2", tops="r12 g12 y15", piles="", sapphires=[1, 0])
    assert why_not(state, "blue b 1") == "djinn-works"


def test_done_with_a_djinn_only() -> None:
    assert why_not(table("", "", front="b1"), "done") == "done-with-a-djinn"


def test_pass_without_a_djinn_only() -> None:
    state = nature(play(table("", "", front="b1", sapphires=[1, 0]), "blue b 1"))
    assert why_not(state, "pass") == "pass-without-a-djinn"


# --- red


def test_red_djinn_moves_a_tile_to_another_place_and_then_one_may_build() -> None:
    state = table("b5 mirrored at 2", "", front="b3", sapphires=[2, 0])
    play(state, "red b 2")
    assert view(state, 0).lifted == "b5"
    assert may(state) == ["b5 mirrored at 5", "under"]
    play(state, "b5 mirrored at 5")
    assert state.to_move() == 0
    assert "reveal b 1" in may(state) and "done" in may(state)
    assert play(state, "done").to_move() == 1


def test_red_djinn_puts_a_tile_under_its_pile_and_all_know_it() -> None:
    state = play(table("b1 at 2", "", sapphires=[2, 0]), "red b 2", "under", "done")
    assert view(state, WATCHER).piles[0].order[-1] == "b1"
    assert len(view(state, 0).players[0].palace) == 3


def test_red_djinn_under_a_used_up_pile_makes_its_top() -> None:
    state = table("b1 at 2", "", tops="r12 g12 y15", piles="", sapphires=[2, 0])
    assert view(play(state, "red b 2", "under"), 1).piles[0].top == "b1"


def test_red_djinn_builds_by_the_usual_rules_afterwards() -> None:
    state = nature(play(table("b1 at 2", "", front="b3", sapphires=[2, 0]), "red b 2", "under", "reveal r 1"))
    assert why_not(state, "done") == "take-one"
    assert why_not(state, "reveal g 1") == "reveal-one-pile"
    assert play(state, "b3 at 5").to_move() == 1


def test_red_djinn_never_lifts_a_printed_tile_nor_nothing() -> None:
    state = table("b1 at 2", "", sapphires=[2, 0])
    for call in ("red b 3", "red b 4", "red r 3", "red b 5"):
        assert why_not(state, call) == "red-djinn"


def test_red_djinn_stands_only_what_still_has_something_below_stays() -> None:
    state = table("b1 at 2, b2 at 1, r5 at 1, r6 at 2, g1 at 1", "", sapphires=[2, 0])
    assert why_not(state, "red r 1") == "red-djinn-stands", "the residence would hang in the air"
    assert why_not(state, "red g 1") == ""
    assert why_not(state, "red b 1") == "", "the wall stands on the other ground tile"


def test_red_djinn_stands_nothing_that_leaves_a_hole() -> None:
    state = table("b1 at 2, b2 at 1, r5 at 1, r6 at 2, g1 at 2, g2 at 3", "", sapphires=[2, 0])
    assert why_not(state, "red r 2") == "red-djinn-stands"
    assert why_not(state, "red b 2") == "red-djinn-stands"


def test_red_djinn_stands_nothing_that_leaves_a_part_alone() -> None:
    state = table("b1 at 2, b2 at 1", "", sapphires=[2, 0])
    assert why_not(state, "red b 2") == "red-djinn-stands", "the outer tile would not touch the palace"
    assert why_not(state, "red b 1") == ""


def test_red_djinn_holds_the_tile_until_it_is_set_down() -> None:
    state = play(table("b1 at 2", "", front="b2", sapphires=[2, 0]), "red b 2")
    for text in ("b2 at 2", "reveal b 1", "pass", "done", "green"):
        assert why_not(state, text) == "red-djinn-holds"


def test_red_djinn_moves_a_tile_not_back_to_where_it_was() -> None:
    state = play(table("b1 at 2", "", sapphires=[2, 0]), "red b 2")
    assert why_not(state, "b1 at 2") == "red-djinn-moves"
    assert why_not(state, "b1 mirrored at 2") == "red-djinn-moves"


def test_nothing_lifted_nothing_to_put_under() -> None:
    assert why_not(table("b1 at 2", "", sapphires=[2, 0]), "under") == "nothing-lifted"


def test_a_tile_moved_by_the_red_djinn_brings_no_sapphires_again() -> None:
    state = table("b3 at 5, b7 mirrored at 2", "", sapphires=[2, 0])
    assert play(state, "red b 2", "b7 mirrored at 6").sapphires == [0, 0]


# --- green


def test_green_djinn_builds_twice() -> None:
    state = play(table("", "", front="b1 r3", sapphires=[2, 0]), "green", "b1 at 2")
    assert state.to_move() == 0
    assert play(state, "r3 at 2").to_move() == 1


def test_green_djinn_reveals_from_two_different_piles_before_or_between() -> None:
    before = nature(play(nature(play(table("", "", sapphires=[2, 0]), "green", "reveal b 3")), "reveal r 3"))
    assert why_not(before, "reveal g 1") == "green-djinn-reveals", "two piles are enough"
    between = nature(play(table("", "", front="b1", sapphires=[2, 0]), "green", "reveal r 1"))
    nature(play(between, "b1 at 2", "reveal b 1"))
    assert why_not(between, "reveal g 1") == "green-djinn-reveals"


def test_green_djinn_reveals_not_twice_from_one_pile() -> None:
    state = nature(play(table("", "", sapphires=[2, 0]), "green", "reveal b 1"))
    assert why_not(state, "reveal b 1") == "green-djinn-reveals"
    assert why_not(state, "reveal r 1") == ""


def test_green_djinn_must_build_while_something_fits_and_stops_when_nothing_does() -> None:
    state = play(table("", "", front="b1", tops="", piles="", sapphires=[2, 0]), "green")
    assert may(state) == ["b1 at 2", "b1 mirrored at 2"]
    assert why_not(state, "done") == "take-one"
    play(state, "b1 at 2")
    assert may(state) == ["done"]
    assert play(state, "done").sapphires == [0, 0]


def test_green_djinn_is_not_called_when_nothing_can_be_built() -> None:
    assert why_not(table("", "", tops="", piles="", front="y3", sapphires=[2, 0]), "green") == "djinn-works"
    assert why_not(table("", "", tops="y3", piles="", sapphires=[2, 0]), "green") == "djinn-works"
    assert why_not(table("", "", tops="b1", piles="", sapphires=[2, 0]), "green") == ""


def test_green_djinn_is_not_called_for_a_tile_that_would_only_come_to_the_top() -> None:
    # One place is left before the pile: its top tile fills it, and what comes to the top then cannot be taken.
    lintels = "r1 r2"
    assert why_not(table("", "", tops="r13", piles="r3", front=lintels, sapphires=[2, 0]), "green") == "djinn-works"
    assert why_not(table("", "", tops="r13", piles="r3", front="r1", sapphires=[2, 0]), "green") == ""


def test_green_djinn_is_not_called_for_a_tile_that_everyone_knows_to_lie_too_deep() -> None:
    state = table("", "", tops="r13", piles="", sapphires=[2, 0])
    state.order[1], state.laid_under[1] = [2, 0, 1], 3  # r3 at the bottom, two lintels above it
    assert why_not(state, "green") == "djinn-works"
    state.order[1] = [0, 2, 1]
    assert why_not(state, "green") == ""


# --- gold


def looked_through() -> Sultaniya:
    """The first player has looked through the ground floor's pile: b2, b1, b3 from the top down, under b8."""
    state = table("", "", piles="b1 b2 b3", sapphires=[3, 3])
    return play(state, "gold b", "look b3", "look b1", "look b2")


def test_gold_djinn_takes_a_tile_out_of_the_pile_and_places_it() -> None:
    state = looked_through()
    assert may(state) == ["b1 at 2", "b1 mirrored at 2", "b2 at 2", "b2 mirrored at 2", "b3 at 5", "b3 mirrored at 5"]
    play(state, "b1 at 2")
    assert view(state, 1).piles[0].within == ["b2", "b3"]
    assert state.to_move() == 1


def test_gold_djinn_order_stays_and_the_tiles_come_in_it() -> None:
    state = play(looked_through(), "b1 at 2", "reveal b 2")
    assert may(state) == ["turn b2"]
    play(state, "turn b2")
    assert may(state) == ["turn b3"]


def test_gold_djinn_order_is_known_to_the_one_who_looked_and_to_nobody_else() -> None:
    state = play(looked_through(), "b1 at 2")
    assert view(state, 0).piles[0].order == ["b2", "b3"]
    for eye in (1, WATCHER):
        assert view(state, eye).piles[0].order == [None, None]
        assert view(state, eye).piles[0].lookers == [0]


def test_gold_djinn_order_is_the_same_in_all_worlds_of_the_looker_and_open_in_the_others() -> None:
    state = play(looked_through(), "b1 at 2")
    dice = Dice(1)
    mine = {tuple(view(state.redeal(0, dice), 0).piles[0].order) for _ in range(30)}  # type: ignore[arg-type]
    true = {tuple(view(state.redeal(1, dice), 0).piles[0].order) for _ in range(30)}  # type: ignore[arg-type]
    assert mine == {("b2", "b3")}
    assert true == {("b2", "b3"), ("b3", "b2")}


def test_gold_djinn_order_is_looked_at_in_secret() -> None:
    state = play(table("", "", piles="b1 b2 b3", sapphires=[3, 0]), "gold b")
    look = GAME.read("look b2")
    assert [GAME.write(state.seen(CHANCE, look, eye)) for eye in (0, 1, WATCHER)] == ["look b2", "look ?", "look ?"]


@pytest.mark.parametrize("eye", [0, 1, WATCHER], ids=["looker", "rival", "watcher"])
def test_gold_djinn_order_is_logged_as_one_run_of_looks(eye: int) -> None:
    state = play(table("", "", piles="b1 b2 b3", sapphires=[3, 0]), "gold b")
    told = []
    for look in ("look b3", "look b1", "look b2"):
        before = state.clone()
        play(state, look)
        told.append(GAME.tell(before, state, CHANCE, GAME.read(look), eye))
    # The page folds what nature does to the same seats in the same words; tiles are named to the looker alone.
    assert [(line.text, line.seats) for line in told] == [("log-look", {"seat": 0})] * 3
    assert all(bool(line.args) == (eye == 0) for line in told), told


def test_gold_djinn_order_is_shown_to_a_second_looker_as_it_is() -> None:
    state = play(looked_through(), "b1 at 2", "gold b")
    assert may(state) == ["look b3"]
    play(state, "look b3", "look b2")
    assert view(state, 1).piles[0].order == ["b2", "b3"]
    assert view(state, 1).piles[0].lookers == [0, 1]


def test_gold_djinn_order_holds_for_tiles_put_under_before() -> None:
    state = table("", "", front="b5", piles="b1 b2", sapphires=[1, 3])
    play(state, "blue b 1", "turn b1", "done", "gold b")
    assert view(state, 0).piles[0].order == [None, "b5"]
    assert may(state) == ["look b2"], "what was put under before all eyes need not be looked at"
    play(state, "look b2")
    assert view(state, 1).piles[0].order == ["b2", "b5"]
    assert "b5 mirrored at 2" in may(state)


def test_gold_djinn_takes_from_that_pile_only_and_must() -> None:
    state = table("", "", front="r3", piles="b1 b2", sapphires=[3, 0])
    play(state, "gold b", "look b1", "look b2")
    assert why_not(state, "r3 at 2") == "gold-djinn-takes"
    assert why_not(state, "done") == "gold-djinn-takes"
    assert why_not(state, "b8 mirrored at 2") == "top-tile-for-gold"


def test_top_tile_for_gold_is_no_more_to_be_had_than_for_anybody_else() -> None:
    state = looked_through()
    assert [text for text in may(state) if text.startswith("b8")] == []
    assert why_not(state, "b8 mirrored at 2") == "top-tile-for-gold"
    plain = play(state, "b1 at 2", "reveal r 1")
    assert why_not(nature(plain), "b8 mirrored at 2") == "top-tile"


def test_gold_djinn_is_not_called_for_a_pile_where_nothing_fits() -> None:
    assert why_not(table("", "", sapphires=[3, 0]), "gold y") == "djinn-works"
    assert why_not(table("", "", tops="b1", piles="", sapphires=[3, 0]), "gold b") == "djinn-works"
    assert calls(table("", "", sapphires=[3, 0]), "gold") == ["gold b", "gold r", "gold g"]
