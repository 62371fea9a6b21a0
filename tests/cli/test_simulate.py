"""Many games, summed up."""

from __future__ import annotations

import pytest

from serai.games.dice import Dice
from serai.games.game import find_game, game_ids
from serai.games.state import CHANCE, SEVERAL, State
from serai.minds.mind import Budget, Thought
from serai.study.simulate import Match, play_game, play_games, seed_of, share, simulate, spread
from serai.study.workers import Here


def test_the_same_games_are_played_on_any_number_of_processes() -> None:
    match = Match("deserto", ["random", "search:3"], seed=3)
    alone, together = (play_games(match, 9, Here(processes)) for processes in (1, 2))
    assert [(game.scores, game.minds, game.reason) for game in alone] == [
        (game.scores, game.minds, game.reason) for game in together
    ]


def test_everyone_moves_one_seat_on_from_game_to_game() -> None:
    match = Match("deserto", ["search:1", "random", "random"], seed=3)
    seats = [play_game(match, number).minds.index("search:1") for number in range(4)]
    assert seats == [0, 2, 1, 0]


def test_sealed_choices_are_asked_for_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Scribe:
        def choose(self, world: State, seat: int, budget: Budget, dice: Dice) -> Thought:
            asked.append(seat)
            return Thought(world.random_move(seat, dice), 0, [])

    monkeypatch.setattr("serai.study.simulate.read_player", lambda _, game: (Scribe(), Budget()))
    play_game(Match("aladin", ["search:1"] * 4, seed=3), 0)
    first = list(asked)
    votes = first[:5]  # four, and a vizier card
    assert votes != sorted(votes)
    asked.clear()
    play_game(Match("aladin", ["search:1"] * 4, seed=3), 0)
    assert asked == first, "the same in the same game"


@pytest.mark.parametrize("id", game_ids())
def test_random_games_are_those_that_the_seeds_give_move_by_move(id: str) -> None:
    game = find_game(id)
    seats = game.card.max_players
    for number in range(3):
        played = play_game(Match(id, ["random"] * seats, seed=5), number)
        state = game.setup(seats)
        dice = {who: Dice(seed_of(5, number, who)) for who in (CHANCE, SEVERAL, *range(seats))}
        moves = dict.fromkeys(range(-1, seats), 0)
        while actors := state.actors():
            seat = actors[dice[SEVERAL].below(len(actors))] if len(actors) > 1 else actors[0]
            state.play(seat, state.random_move(seat, dice[seat]))
            moves[seat] += 1
        assert (played.scores, played.results, played.reason) == (state.scores(), state.results(), game.reason(state))
        assert [len(thoughts) for thoughts in played.thinking] == [moves[seat] for seat in range(seats)]
        assert played.natures_moves == moves[CHANCE]


def test_progress_is_told_after_each_game() -> None:
    told = []
    simulate(Match("deserto", ["random"] * 2, seed=3), 7, processes=1, progress=lambda: told.append(1))
    assert len(told) == 7


def test_all_that_is_won_adds_up() -> None:
    summary = simulate(Match("deserto", ["random"] * 4, seed=3), 20, processes=1)
    assert sum(seat.won.wins for seat in summary.seats) == pytest.approx(20)
    assert sum(summary.reasons.values()) == 20
    assert summary.moves.mean == 50  # every card but the first of the square is played or given


def test_a_share_lies_in_its_interval() -> None:
    # Ten of ten: Wilson's interval begins at 10 / (10 + 1.96²).
    certain = share([1.0] * 10)
    assert (certain.share, certain.high) == (1.0, 1.0)
    assert certain.low == pytest.approx(10 / (10 + 1.96**2))
    half = share([0.5] * 20)
    assert half.low < half.share == 0.5 < half.high


def test_a_spread_tells_mean_deviation_and_quartiles() -> None:
    found = spread([1, 2, 3, 4, 5])
    assert (found.mean, found.least, found.lower, found.median, found.upper, found.most) == (3, 1, 2, 3, 4, 5)
    assert found.sd == pytest.approx(2.5**0.5)


def test_one_game_has_a_spread_too() -> None:
    assert spread([7]).sd == 0
