"""What a good player of Sultaniya sees at first sight, and looks ahead to."""

from functools import partial

import pytest

from serai.games.dice import Dice
from serai.games.state import NOBODY
from serai.games.sultaniya.judge import SultaniyaJudge
from serai.games.sultaniya.judge_palace import Prospect, members_in, turns_to_come
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import FACES_ON_A_FLOOR, FIRST_TILE, STRIDE
from serai.games.sultaniya.rules_table import PLAYING, REVEAL, SHOWING
from serai.texts import LANGUAGES
from tests.conformance.texts import messages
from tests.games import first_sight
from tests.games.sultaniya.tables import GAME, play, set_up, table
from tests.games.sultaniya.test_end_and_count import FOUR_ROOFS, WALLS_UP

JUDGE = GAME.judge
assert isinstance(JUDGE, SultaniyaJudge)
TASTE = JUDGE.taste
hunches, favourite = partial(first_sight.hunches, GAME), partial(first_sight.favourite, GAME)


def favourite_placing(state: Sultaniya) -> str:
    found = {text: hunch for text, hunch in hunches(state).items() if " at " in text}
    return max(found, key=lambda move: found[move])


def weighed(state: Sultaniya, seat: int) -> dict[str, float]:
    return dict(zip(GAME.weighed, JUDGE.look(state, seat), strict=True))


# --- at first sight


def test_ali_baba_takes_windows_and_scheherazade_towers() -> None:
    assert favourite_placing(table("", "", front="b5 b6")).startswith("b5 ")
    assert favourite_placing(table("", "", front="b5 b6", turn=1)).startswith("b6 ")


def test_a_lintel_that_completes_a_gate_asked_for_comes_first() -> None:
    assert favourite_placing(table("b9 at 2, b11 mirrored at 1", "", front="r1 r4 b5")).startswith("r1 ")


def test_a_gate_is_nothing_to_whoever_is_asked_for_minarets() -> None:
    state = table("", "", "b9 at 2, b11 mirrored at 1", front="r1 r4 b5", turn=2)
    assert not favourite_placing(state).startswith("r1 ")


def test_nobody_walls_up_a_gate_that_is_nearly_done() -> None:
    looks = hunches(table("b9 at 2, b11 mirrored at 1", "", front="r4"))
    assert looks["r4 at 1"] < looks["r4 at 2"]


def test_a_secret_objective_makes_its_symbols_dear() -> None:
    by_guards = table("", "", front="b1 b5", objectives=["row-guard column-guard", "djinns pairs"])
    by_windows = table("", "", front="b1 b5", objectives=["row-window column-window", "djinns pairs"])
    assert hunches(by_guards)["b1 at 2"] > hunches(by_windows)["b1 at 2"]
    assert hunches(by_windows)["b5 mirrored at 2"] > hunches(by_guards)["b5 mirrored at 2"]


def test_nobody_passes_who_can_build_something_good() -> None:
    looks = hunches(table("", "", front="b5 r4"))
    assert looks["pass"] < looks["b5 mirrored at 2"]


def test_gold_is_called_for_the_pile_that_holds_what_one_wants() -> None:
    looks = hunches(table("b9 at 2, b11 mirrored at 1", "", sapphires=[3, 0], piles="b5 r1 r17 g1"))
    assert looks["gold r"] > looks["gold b"]


def test_a_djinn_is_dearer_to_whom_he_is_an_objective() -> None:
    plain = hunches(table("", "", front="b1", sapphires=[2, 0]))
    wanted = hunches(table("", "", front="b1", sapphires=[2, 0], objectives=["djinns row-guard", "pairs row-tower"]))
    assert wanted["green"] > plain["green"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_a_hunch_does_not_depend_on_what_the_seat_cannot_know(players: int, advanced: str) -> None:
    state, dice = set_up(players, advanced=advanced), Dice(players)
    asked = 0
    while state.to_move() != NOBODY and asked < 40:
        seat = state.to_move()
        if seat >= 0:
            worlds = [state.redeal(seat, dice) for _ in range(3)]
            moves = state.moves(seat)
            assert [JUDGE.hunches(world, seat, moves) for world in worlds] == [JUDGE.hunches(state, seat, moves)] * 3
            assert [JUDGE.look(world, seat) for world in worlds] == [JUDGE.look(state, seat)] * 3
            asked += 1
        state.play(seat, state.random_move(seat, dice))
    assert asked > 15


# --- what a palace holds


def test_what_a_position_holds() -> None:
    state = table(
        "b5 mirrored at 2", "b6 mirrored at 2", objectives=["row-window column-tower", "djinns pairs"], sapphires=[3, 1]
    )
    holds = weighed(state, 0)
    # Windows 1 + 1 + 2, the ground floor's four, the best half-column's tower and one.
    assert holds["points"] == 4 + 4 + 2
    assert holds["crowns"] == 0 and holds["sapphires"] == 3
    assert holds["rooms"] > 0
    assert holds["leaves"] == 0, "nothing is available"
    assert weighed(table("", "", front="b6"), 0)["leaves"] > 0


def test_a_gate_begun_is_in_prospect_and_a_finished_one_is_sure() -> None:
    one = weighed(table("b9 at 2", ""), 0)
    both = weighed(table("b9 at 2, b11 mirrored at 1", ""), 0)
    gate = weighed(table("b9 at 2, b11 mirrored at 1, r1 at 1", ""), 0)
    assert 0 < one["crowns"] < both["crowns"] < 6
    assert gate["crowns"] == 0
    assert gate["points"] == both["points"] + 6


def test_guards_are_worth_more_the_fewer_the_others_have() -> None:
    alone = weighed(table("b1 at 2", ""), 0)["guards"]
    equal = weighed(table("b1 at 2", "b2 at 2"), 0)["guards"]
    assert weighed(table("", "b2 at 2"), 0)["guards"] == 0
    assert 6 < equal < alone < 9


def test_a_place_where_no_tile_left_fits_is_worth_nothing() -> None:
    # Beside an upright's open edge only another upright fits.
    with_uprights = table("b9 at 2", "", piles="b11 b5")
    without = table("b9 at 2", "", piles="b5", tops="r12 g12 y15")
    assert Prospect(with_uprights, 0, TASTE, True).room[0] > 0
    assert Prospect(without, 0, TASTE, True).room[0] == 0


def test_others_objectives_count_for_nothing_while_they_are_secret() -> None:
    palace = "b5 mirrored at 2"
    secret = [["row-guard pairs", objectives] for objectives in ("row-window column-window", "djinns row-tower")]
    looks = [weighed(table("", palace, objectives=dealt), 0)["rival"] for dealt in secret]
    assert looks[0] == looks[1]
    looks = [weighed(table("", palace, objectives=dealt, advanced=True), 0)["rival"] for dealt in secret]
    assert looks[0] > looks[1]


def test_a_gain_is_the_difference_of_what_a_palace_is_worth() -> None:
    state = table(
        WALLS_UP, "b5 mirrored at 2", front="g1 g13 g9 g14 y5", objectives=["row-window pairs", "djinns row-tower"]
    )
    before = Prospect(state, 0, TASTE, True)
    for move in state.moves(0):
        if move >= REVEAL:
            continue
        place, number = divmod(move, FACES_ON_A_FLOOR)
        after = state.clone()
        after.play(0, move)
        # Time and what is left to all change a little; the tile's own doing is what is compared.
        later = Prospect(after, 0, TASTE, True)
        expected = later.sure() - before.sure() + later.guards[0] - before.guards[0]
        gained = before.gain(place, 2 * FIRST_TILE[place // STRIDE] + number, False)
        rooms = before.room_gain(place, 2 * FIRST_TILE[place // STRIDE] + number)
        symbols = TASTE.symbol * (later.sure() > before.sure())
        assert gained - rooms == pytest.approx(expected, abs=1.0 + symbols)


def test_bits_are_counted_however_many_there_are() -> None:
    for some in (0, 1, 1 << 55, (1 << 56) - 1, 0b1011 << 30):
        assert members_in(some) == some.bit_count()


# --- how long it may last


def test_the_one_nearest_to_the_end_says_how_many_turns_there_are_to_come() -> None:
    assert turns_to_come(table("", "")) == 17
    assert turns_to_come(table("", WALLS_UP)) == 9
    assert turns_to_come(table("", FOUR_ROOFS)) == 1
    assert turns_to_come(set_up(1)) == 20


def test_looking_ahead_ends_a_few_turns_later_or_with_the_last_round() -> None:
    state = table("", "", front="b5 b6")
    JUDGE.look_ahead(state, Dice(1))
    assert state.phase == PLAYING and state.turns_left == 100 - 2 * TASTE.horizon
    state = play(table(FOUR_ROOFS, FOUR_ROOFS, front="y10 y11"), "y10 at 5")
    JUDGE.look_ahead(state, Dice(1))
    assert state.phase == SHOWING


def test_a_turn_begun_is_played_to_its_end_first() -> None:
    state = play(table("", "", front="b5 b6", sapphires=[2, 0]), "green")
    JUDGE.look_ahead(state, Dice(1))
    assert state.turns_left == 100 - 1 - 2 * TASTE.horizon


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_worth_is_the_chance_of_each_to_win(players: int) -> None:
    state = set_up(players)
    JUDGE.look_ahead(state, Dice(1))
    worth = JUDGE.worth(state)
    assert all(0 < part < 1 for part in worth)
    assert players == 1 or sum(worth) == pytest.approx(1)


def test_whoever_has_the_better_palace_is_likelier_to_win() -> None:
    ahead = table(f"{WALLS_UP}, g9 at 3", f"{WALLS_UP}, g3 at 3", objectives=["djinns row-guard", "pairs row-sapphire"])
    first, second = JUDGE.worth(ahead)
    assert first > second


def test_the_score_decides_once_all_is_built() -> None:
    state = table(FOUR_ROOFS, WALLS_UP)
    state.phase = SHOWING
    first, second = JUDGE.worth(state)
    assert first > 0.9 and first + second == pytest.approx(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_weighed_has_words(language: str) -> None:
    texts = messages("sultaniya", language)
    assert all(f"weighs-{id}" in texts for id in GAME.weighed)
