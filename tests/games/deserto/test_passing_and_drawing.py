"""Passing, and drawing back to three."""

import pytest

from serai.games.deserto import GAME
from serai.games.state import WATCHER
from tests.games.deserto.tables import drawing, letters, may, over, play, square, table, view


def test_pass_is_open_to_whoever_could_play() -> None:
    assert may(table("O .", ". .", hands=["TR", "V"])) == ["T b1", "T a2", "R b1", "R a2", "pass T", "pass R"]


def test_pass_is_all_that_is_left_to_whoever_cannot_play() -> None:
    assert may(table("V .", ". .", hands=["TTT", "V"])) == ["pass T"]


@pytest.mark.parametrize(
    ("players", "giver", "receiver"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 2, 1), (4, 0, 3), (4, 2, 1)]
)
def test_pass_gives_the_card_to_the_previous_player_who_keeps_it_as_won(
    players: int, giver: int, receiver: int
) -> None:
    state = play(table("O .", ". .", hands=["VTR"] * players, turn=giver), "pass R")
    assert letters(state.hands[giver]) == "VT"
    assert letters(state.hands[receiver]) == "VTR", "a gift is not played again"
    assert state.scores() == [1 if seat == receiver else 0 for seat in range(players)]


def test_pass_leaves_the_square_as_it_is() -> None:
    assert square(play(table("V T", "T V", hands=["R", "V"]), "pass R")) == ["V T", "T V"]


def test_pass_then_it_is_the_next_players_turn() -> None:
    assert play(table("O .", ". .", hands=["VVV", "TTT", "RRR"], turn=1), "pass T", "draw T").to_move() == 2


GIFTS = [(2, 0, {0, 1}), (2, 1, {0, 1}), (3, 0, {0, 2}), (3, 1, {0, 1}), (3, 2, {1, 2}), (4, 0, {0, 3}), (4, 2, {1, 2})]
for_every_gift = pytest.mark.parametrize(("players", "giver", "knowing"), GIFTS)


@for_every_gift
def test_gift_is_secret_in_the_log(players: int, giver: int, knowing: set[int]) -> None:
    state = table("O .", ". .", hands=["VTR"] * players, turn=giver)
    for eye in [*range(players), WATCHER]:
        seen = GAME.write(state.seen(giver, GAME.read("pass T"), eye))
        assert seen == ("pass T" if eye in knowing else "pass ?")


@for_every_gift
def test_gift_is_secret_when_it_is_told(players: int, giver: int, knowing: set[int]) -> None:
    before = table("O .", ". .", hands=["VTR"] * players, turn=giver)
    after = play(before.clone(), "pass T")
    for eye in [*range(players), WATCHER]:
        line = GAME.tell(before, after, giver, GAME.read("pass T"), eye)
        assert line.args == {"card": "thief" if eye in knowing else "unseen"}
        assert line.seats == {"seat": giver, "to": (giver - 1) % players}


@for_every_gift
def test_gift_is_secret_in_what_each_seat_sees(players: int, giver: int, knowing: set[int]) -> None:
    state = play(table("O .", ". .", hands=["VTR"] * players, turn=giver), "pass T")
    for eye in [*range(players), WATCHER]:
        shown = view(state, eye)
        assert shown.players[giver].gave == 1, "that a card was given, everyone sees"
        seen = shown.players[giver].gave_seen
        assert (seen.thief if eye in knowing else seen) == (1 if eye in knowing else None)
        assert shown.unseen.thief == 15 - (eye >= 0) - (eye in knowing and eye != giver)


def test_gift_is_secret_to_the_end_of_the_game() -> None:
    state = play(table("O .", ". .", hands=["T", "", ""], pile=""), "pass T")
    assert over(state)
    assert view(state, 1).players[0].gave_seen is None
    assert view(state, 2).players[0].gave_seen.thief == 1


def test_draw_after_playing_back_to_three() -> None:
    state = play(table("O .", ". .", hands=["VTR", "VTR"]), "V b1")
    assert drawing(state)
    play(state, "draw O")
    assert letters(state.hands[0]) == "TRO"
    assert state.to_move() == 1


def test_draw_after_a_pass_too() -> None:
    state = play(table("O .", ". .", hands=["VTR", "VTR"]), "pass V")
    assert drawing(state)
    assert letters(play(state, "draw V").hands[0]) == "VTR"


def test_draw_each_card_of_the_pile_is_as_likely() -> None:
    state = play(table("O .", ". .", hands=["VTR", "VTR"], pile="VVVVRRO"), "V b1")
    assert may(state) == ["draw V", "draw R", "draw O"]
    assert state.odds() == [4, 2, 1]


def test_draw_nothing_once_the_pile_is_used_up() -> None:
    state = play(table("O .", ". .", hands=["VTR", "VTR"], pile="T"), "V b1", "draw T")
    assert state.to_move() == 1
    play(state, "V a2")
    assert state.to_move() == 0, "no card is left to draw"
    assert letters(state.hands[1]) == "TR"


def test_draw_is_seen_by_the_drawer_only() -> None:
    state = play(table("O .", ". .", hands=["VTR", "VTR", "VTR"], turn=1), "V b1")
    seen = {eye: GAME.write(state.seen(-1, GAME.read("draw O"), eye)) for eye in (0, 1, 2, WATCHER)}
    assert seen == {0: "draw ?", 1: "draw O", 2: "draw ?", WATCHER: "draw ?"}
    assert GAME.tell(state, state, -1, GAME.read("draw O"), 0).args == {"card": "unseen"}
    assert GAME.tell(state, state, -1, GAME.read("draw O"), 1).args == {"card": "oasis"}
