"""Duels, and OpenSpiel's search as one who fights them."""

from __future__ import annotations

from itertools import islice
from time import monotonic

import pytest

from serai.games.dice import Dice
from serai.games.game import find_game, game_ids
from serai.games.state import CHANCE, NOBODY, SEVERAL, State
from serai.minds.mind import Budget
from serai.study.duel import Duel, ahead, fight, margin
from serai.study.ladder import Ladder
from serai.study.peer import Peer
from serai.study.simulate import Match, Played, play_deal
from serai.study.workers import Here
from tests.minds.thoughts import deserto_after


def first_choice(id: str, seats: int) -> State:
    """A game where somebody has a choice for the first time."""
    state, dice = find_game(id).setup(seats), Dice(1)
    while state.to_move() == CHANCE or len(state.moves(state.actors()[0])) == 1:
        state.play(state.actors()[0], state.random_move(state.actors()[0], dice))
    return state  # type: ignore[no-any-return]


# --- OpenSpiel's search --------------------------------------------------------------------------


@pytest.mark.parametrize("id", game_ids())
def test_openspiels_search_is_a_mind_in_every_game(id: str) -> None:
    world = first_choice(id, 2)
    before = world.key()
    for actor in world.actors():
        thought = Peer(find_game(id)).choose(world, actor, Budget(iterations=5), Dice(1))
        assert thought.move in world.moves(actor)
        assert thought.iterations == 5
    assert world.key() == before


def test_it_decides_for_its_own_seat_when_several_decide_at_once() -> None:
    world = first_choice("aladin", 4)
    assert world.to_move() == SEVERAL
    last = world.actors()[-1]
    assert last != world.actors()[0]
    thought = Peer(find_game("aladin")).choose(world, last, Budget(iterations=5), Dice(1))
    assert thought.move in world.moves(last)


def test_it_thinks_about_as_long_as_it_is_given() -> None:
    world, peer = deserto_after(9, 2, seed=5), Peer(find_game("deserto"))
    start = monotonic()
    thought = peer.choose(world, world.to_move(), Budget(seconds=0.1), Dice(1))
    assert thought.iterations >= 20
    assert monotonic() - start < 5
    assert peer.simulations_a_second > 0


def test_it_takes_the_only_move_at_once() -> None:
    world = next(
        state for seed in range(1000) if len((state := deserto_after(49, 3, seed)).moves(state.to_move())) == 1
    )
    thought = Peer(find_game("deserto")).choose(world, world.to_move(), Budget(seconds=3600), Dice(1))
    assert [thought.move] == world.moves(world.to_move())


def test_it_wins_where_one_move_wins() -> None:
    # The last turn of the last player: one move wins the game, every other loses it.
    worlds = (state for seed in range(10_000) if winning_moves(state := deserto_after(49, 2, seed)))
    for world in islice(worlds, 3):
        thought = Peer(find_game("deserto")).choose(world, world.to_move(), Budget(iterations=60), Dice(1))
        assert [thought.move] == winning_moves(world)


def winning_moves(state: State) -> list[int]:
    """The one move that wins while every other loses, if it is so."""
    mover, wins = state.to_move(), []
    for move in state.moves(mover):
        after = state.copy()
        after.play(mover, move)
        if after.to_move() != NOBODY or after.results()[mover] == 0.5:
            return []
        wins += [move] * (after.results()[mover] == 1)
    return wins if len(wins) == 1 and len(state.moves(mover)) > 1 else []


# --- duels ---------------------------------------------------------------------------------------


def duel(game: str, *minds: str, players: int = 2, deals: int = 3) -> Duel:
    return fight(Ladder(game, players, list(minds)), deals, Here(1))


def played(minds: list[str], scores: list[int], results: list[float]) -> Played:
    """A game that went so."""
    return Played(minds, scores, results, [], "end", 2, 0, 0.1, [[0.1], [0.1]], [[1], [1]], [0, 0])


@pytest.mark.parametrize("players", [2, 3])
def test_search_beats_random_in_a_duel(players: int) -> None:
    fought = duel("deserto", "search:30", "random:1", players=players, deals=4)
    search, random = fought.sides
    assert search.won.games == random.won.games == 8
    assert search.won.wins + random.won.wins == pytest.approx(8)
    assert fought.margin.mean == pytest.approx((search.won.wins - random.won.wins) / 8)
    assert fought.margin.low <= fought.margin.mean <= fought.margin.high <= 1
    assert fought.margin.mean > 0.4
    assert search.iterations == 30
    assert random.iterations == random.seconds == 0


def test_both_games_of_a_deal_have_the_same_draws() -> None:
    # The first cards dealt are nature's alone: whoever sits there, the hands are the same.
    firsts = [play_deal(Match("deserto", minds, 1), 4) for minds in (["random", "random:1"], ["random:1", "random"])]
    assert firsts[0].scores == firsts[1].scores


@pytest.mark.parametrize("game", ["hezar", "shahrazad"])
def test_a_company_of_each_mind_plays_every_deal_once(game: str) -> None:
    fought = duel(game, "random:2", "random:1", deals=2)
    assert [side.won.games for side in fought.sides] == [2, 2]
    # The same draws and the same chancers: the same games.
    assert fought.sides[0].scores == fought.sides[1].scores
    assert fought.margin.mean == 0


def test_whoever_plays_alone_is_measured_by_points() -> None:
    fought = duel("sultaniya", "porter", "openspiel:2", players=1, deals=2)
    assert fought.aim == "score-together"
    assert [side.won.games for side in fought.sides] == [2, 2]
    ours, theirs = fought.sides
    assert fought.margin.mean == pytest.approx(ours.scores.mean - theirs.scores.mean)
    assert theirs.iterations == 2


def test_who_plays_together_is_measured_by_wins_or_points() -> None:
    games = [
        played(minds, [points] * 2, [won] * 2) for minds, points, won in ((["a", "a"], 9, 1.0), (["b", "b"], 5, 0.0))
    ]
    assert ahead(games, "a", "b", "win-together") == 1
    assert ahead(games, "a", "b", "score-together") == 4


def test_a_margin_is_the_mean_of_what_each_deal_brought() -> None:
    assert margin([1.0, -1.0], "beat-others").mean == 0
    assert margin([1.0, -1.0], "beat-others").low == -1
    assert margin([3.0, 5.0], "score-together").high == pytest.approx(4 + 1.96)


def test_a_deal_that_each_side_wins_once_leaves_them_even() -> None:
    games = [played(minds, [9, 5], [1.0, 0.0]) for minds in (["a", "b"], ["b", "a"])]
    assert ahead(games, "a", "b", "beat-others") == 0


def test_the_same_seed_fights_the_same_duel() -> None:
    one, two = (duel("deserto", "search:5", "openspiel:5", deals=2) for _ in range(2))
    assert [(side.won, side.scores) for side in one.sides] == [(side.won, side.scores) for side in two.sides]
