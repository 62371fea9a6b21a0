"""What the coach says in positions where a good player knows what to do, and that it knows no more than its seat."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from serai.games import game as games
from serai.games.dice import Dice
from serai.games.game import Game
from serai.games.state import CHANCE, State
from serai.minds import coach
from serai.minds.coach import Advice, Coach, Tip
from serai.minds.levels import MOST_SECONDS
from serai.minds.mind import Budget
from serai.texts import LANGUAGES, Texts
from tests.conformance.random_games import Step, play
from tests.conformance.settings import every_setting, for_every_game
from tests.games.aladin import tables as aladin
from tests.games.deserto import tables as deserto
from tests.games.hezar import tables as hezar
from tests.games.shahrazad import tables as shahrazad
from tests.games.sultaniya import tables as sultaniya
from tests.minds.moments import moments
from tests.minds.test_budget import Clock


@pytest.fixture(autouse=True)
def in_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules may run uncompiled here, and nothing told below takes many worlds to see."""
    monkeypatch.setattr(coach, "WORLDS", 6)


def advice(id: str, state: State, seat: int | None = None, iterations: int = 60) -> Advice:
    """What the coach tells a seat, or whoever is to move."""
    eye = state.to_move() if seat is None else seat
    world = state.redeal(eye, Dice(1))
    return Coach(games.find_game(id)).advise(world, eye, Budget(iterations=iterations), Dice(1))


def reasons(tip: Tip) -> list[tuple[str, str, int]]:
    return [(reason.kind, reason.thing, reason.amount) for reason in tip.reasons]


# --- game by game ----------------------------------------------------------------------------------


def test_deserto_a_vizier_between_two_thieves_gains_what_lies_there() -> None:
    best = advice("deserto", deserto.table("OT O", "O T", hands=["VRO", "TRO"])).tips[0]
    assert best.move in ("V b1", "V a2")
    assert ("gains", "won", 3) in reasons(best)


def test_deserto_a_treasure_laid_open_among_thieves_is_a_risk() -> None:
    tips = advice("deserto", deserto.table("O O", "O .", hands=["ROV", "TTT"])).tips
    assert tips[0].move.startswith("O ")
    [treasure] = [tip for tip in tips if tip.move.startswith("R ")]
    assert ("risks", "danger", 1) in reasons(treasure)


def test_hezar_a_story_that_can_be_told_is_told() -> None:
    best = advice("hezar", hezar.table("A-char A-land B-char", "", sultans="A2 B1", drawn=True)).tips[0]
    assert best.move == "tell A-char A-land to A2"
    assert reasons(best) == [("gains", "stories", 1)]


def test_hezar_the_card_that_nobody_asks_for_is_discarded_and_the_others_are_kept() -> None:
    best, other = advice("hezar", hezar.table("A-char B-land M-land", "", sultans="A2 B1", drawn=True)).tips
    assert (best.move, reasons(best)) == ("discard M-land", [("keeps", "fitting", 1)])
    assert reasons(other) == [("costs", "fitting", 1)]


def test_shahrazad_a_tile_that_lies_badly_gives_its_place_to_one_that_fits() -> None:
    state = shahrazad.play(shahrazad.table("4 . 12", ". 1 .", "5 . 13", hands=["8 20"]), "tile 8")
    found = advice("shahrazad", state)
    assert found.counts == "points"
    assert found.tips[0].move == "at 1 -1"
    assert [(kind, thing) for kind, thing, _ in reasons(found.tips[0])] == [
        ("gains", "groups"),
        ("spares", "disordered"),
        ("spares", "severed"),
    ]


def test_shahrazad_a_tile_to_choose_is_named_with_the_place_it_is_for() -> None:
    state = shahrazad.table("4 . 12", ". 1 .", "5 . 13", hands=["8 20"])
    game = games.find_game("shahrazad")
    eight, twenty = (
        Texts("en").tell(game.propose(state, 0, game.read(tile)), ["Aya", "Bo"], 0, game.id)
        for tile in ("tile 8", "tile 20")
    )
    assert eight == "You choose tile 8, yellow, for the place of tile 1."
    assert twenty == "You choose tile 20, red, for the place to the lower right of tile 12."


def test_sultaniya_a_lintel_completes_the_gate_that_was_begun() -> None:
    state = sultaniya.play(sultaniya.table("b9 at 2, b11 mirrored at 1", "", front="r1 r4 b5"), "reveal g 1")
    while state.to_move() == CHANCE:
        state.play(CHANCE, state.moves(CHANCE)[0])
    tips = advice("sultaniya", state, iterations=30).tips
    assert tips[0].move in ("r1 at 1", "r1 mirrored at 1")
    assert reasons(tips[0]) == [("gains", "points", 6), ("costs", "crowns", 2)]
    others = [tip for tip in tips if not tip.move.startswith("r1 ")]
    assert others and all(("keeps", "crowns", 1) in reasons(tip) for tip in others)


def test_sultaniya_two_tiles_that_are_the_same_are_named_once() -> None:
    state = sultaniya.play(sultaniya.table("b9 at 2, b11 mirrored at 1", "", front="r1 r2 b5"), "reveal g 1")
    while state.to_move() == CHANCE:
        state.play(CHANCE, state.moves(CHANCE)[0])
    game = games.find_game("sultaniya")
    tips = advice("sultaniya", state, iterations=30).tips
    told = [game.propose(state, state.to_move(), game.read(tip.move)) for tip in tips]
    assert len(told) == 3 and all(told.count(line) == 1 for line in told)


def test_sultaniya_what_a_tile_still_unseen_will_bring_is_never_called_sure() -> None:
    game = games.find_game("sultaniya")
    said: dict[bool, set[str]] = {True: set(), False: set()}
    state = sultaniya.table("b9 at 2, b11 mirrored at 1", "", front="r1 r4 b5")
    seat = state.to_move()
    moves = [move for move in state.moves(seat) if not game.write(move).startswith("pass")]
    trials = Coach(game).try_all(state.redeal(seat, Dice(1)), seat, moves, inf, Dice(1))
    for place, move in enumerate(moves):
        for reason in Coach(game).reasons(trials, place):
            args = {"amount": reason.amount, "sure": "yes" if reason.sure else "no"}
            reveals = game.write(move).startswith("reveal ")
            said[reveals].add(Texts("en").say(f"weighs-{reason.thing}", args, game.id))
    assert any("sure point" in words for words in said[False]), "of a tile that lies open"
    assert any(words.startswith("about ") for words in said[True])
    assert not any("sure" in words for words in said[True])


def test_sultaniya_alone_there_are_points_to_expect_and_nobody_to_beat() -> None:
    state, seat = next((state, seat) for state, seat in moments(games.find_game("sultaniya"), 1) if state.seats == 1)
    found = advice("sultaniya", state, seat, iterations=4)
    assert found.counts == "points" and found.tips[0].expected > 1


def test_aladin_a_reward_is_bought_with_the_stones_it_costs() -> None:
    best = advice("aladin", aladin.shop("rre", clouds=3)).tips[0]
    assert best.move.startswith("buy ")
    assert {(kind, thing) for kind, thing, _ in reasons(best)} == {("gains", "points"), ("costs", "holdings")}


def test_aladin_a_vote_is_a_mix_and_each_part_has_its_share() -> None:
    tips = advice("aladin", aladin.table(way=["r", "e", "", "s", "", "", ""]), seat=0).tips
    shares = [tip.share or 0.0 for tip in tips]
    assert tips[0].move == "vote 2", "the flight over the stones"
    assert len(tips) > 1 and 0.5 < sum(shares) <= 1 and shares == sorted(shares, reverse=True)


def test_aladin_a_captain_who_votes_and_sends_the_vizier_is_advised_on_one_of_them() -> None:
    state = aladin.table(way=["r", "e", "", "s", "", "", ""])
    captain = next(seat for seat in range(state.seats) if len(state.moves(seat)) == 8)
    tips = advice("aladin", state, captain).tips
    assert len({tip.move.split()[0] for tip in tips}) == 1
    assert sum(tip.share or 0.0 for tip in tips) > 0.5


# --- in every game ---------------------------------------------------------------------------------


@for_every_game
def test_the_same_view_gets_the_same_advice_whatever_is_hidden(game: Game[Any]) -> None:
    for number, (state, seat) in enumerate(moments(game, each=1)):
        worlds = [state.redeal(seat, Dice(100 * number + deal)) for deal in range(3)]
        found = [Coach(game).advise(world, seat, Budget(iterations=8), Dice(1)) for world in worlds]
        assert found == [found[0]] * 3


@for_every_game
def test_at_most_three_moves_the_best_first_and_three_reasons_each(game: Game[Any]) -> None:
    for state, seat in moments(game, each=1):
        found = Coach(game).advise(state.redeal(seat, Dice(2)), seat, Budget(iterations=12), Dice(3))
        assert 1 <= len(found.tips) <= 3
        assert all(game.read(tip.move) in state.moves(seat) for tip in found.tips)
        expected = [tip.expected for tip in found.tips if tip.share is None]
        assert expected == sorted(expected, reverse=True)
        assert found.counts == "points" or all(0 <= tip.expected <= 1 for tip in found.tips)
        assert all(len(tip.reasons) <= 3 and all(reason.amount > 0 for reason in tip.reasons) for tip in found.tips)


@for_every_game
def test_every_tip_says_something_of_its_own(game: Game[Any]) -> None:
    for state, seat in moments(game, each=8):
        tips = Coach(game).advise(state.redeal(seat, Dice(2)), seat, Budget(iterations=12), Dice(3)).tips
        sentences = [game.propose(state, seat, game.read(tip.move)) for tip in tips]
        assert all(sentences.count(sentence) == 1 for sentence in sentences)
        said = [tip.reasons for tip in tips if tip.reasons and tip.share is None]
        assert all(said.count(reasons) == 1 for reasons in said), said


@for_every_game
def test_a_tip_with_nothing_but_drawbacks_comes_first_only_if_more_is_expected_of_it(game: Game[Any]) -> None:
    for state, seat in moments(game, each=40):
        best, *others = Coach(game).advise(state.redeal(seat, Dice(2)), seat, Budget(iterations=12), Dice(3)).tips
        if best.share is None and coach.speaks_only_against(best):
            spotless = [tip for tip in others if not any(reason.kind in coach.AGAINST for reason in tip.reasons)]
            assert all(best.expected > tip.expected for tip in spotless)


@for_every_game
def test_every_move_and_every_reason_can_be_said_in_both_languages(game: Game[Any]) -> None:
    assert set(game.weighed.values()) - {0.0}
    for language in LANGUAGES:
        texts = Texts(language)
        things = [
            texts.say(f"weighs-{thing}", {"amount": amount, "sure": sure}, game.id)
            for thing in game.weighed
            for amount in (1, 2)
            for sure in ("yes", "no")
        ]
        assert all(texts.say(f"coach-{kind}", {"things": things[0]}) for kind in coach.KINDS)
        for state, seat in moments(game, each=1):
            for move in state.moves(seat):
                assert texts.tell(game.propose(state, seat, move), [f"P{n}" for n in range(8)], seat, game.id)


@for_every_game
def test_however_slow_the_machine_the_coach_ends_in_time(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.01)
    monkeypatch.setattr(coach, "monotonic", clock)
    monkeypatch.setattr("serai.minds.search.monotonic", clock)
    monkeypatch.setattr(coach, "WORLDS", 10**6)
    state, seat = next(moments(game, each=1))
    Coach(game).advise(state.redeal(seat, Dice(1)), seat, Budget(seconds=MOST_SECONDS), Dice(1))
    assert clock.looks * clock.step <= MOST_SECONDS + 2 * clock.step


def test_the_only_move_there_is_is_named_too() -> None:
    setting = next(setting for setting in every_setting() if setting.game.id == "hezar")
    forced = next(step for step in play(setting, seed=1).steps if is_forced(step))
    [tip] = advice("hezar", forced.position, forced.seat, iterations=5).tips
    assert setting.game.read(tip.move) == forced.move


def is_forced(step: Step) -> bool:
    return step.seat != CHANCE and len(step.position.moves(step.seat)) == 1


def test_only_what_tells_moves_apart_speaks_against_one() -> None:
    assert coach.what_speaks([-2.0], 0.0, is_good=True) == (None, 0), "what every move costs speaks against none"
    assert coach.what_speaks([-2.0], -1.0, is_good=True) == ("costs", 2)
    assert coach.what_speaks([0.0], -1.0, is_good=False) == ("spares", 1)
    assert coach.what_speaks([0.4, 0.3], 0.3, is_good=True) == (None, 0), "nothing that players would count"
