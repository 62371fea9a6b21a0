from collections import Counter
from collections.abc import Sequence

from serai.games.dice import Dice
from serai.games.state import CHANCE, State
from tests.conformance.random_games import play
from tests.conformance.settings import Setting, for_every_setting

DRAWS = 3000


def strangeness(counts: Counter[int], moves: Sequence[int], odds: Sequence[int]) -> float:
    """How far draws stray from their odds: Pearson's chi-square, in spreads above what is expected."""
    draws, total = sum(counts.values()), sum(odds)
    expected = [draws * weight / total for weight in odds]
    square = sum((counts[move] - mean) ** 2 / mean for move, mean in zip(moves, expected, strict=True))
    freedom = len(moves) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5) if freedom else 0.0


def draws(state: State, seat: int, seed: int) -> Counter[int]:
    dice = Dice(seed)
    return Counter(state.random_move(seat, dice) for _ in range(DRAWS))


def decisions(setting: Setting, of_nature: bool) -> list[tuple[State, int]]:
    """Positions of a random game in which nature, or a player, has something to choose from."""
    return [
        (position, seat)
        for position, seat, _ in play(setting, seed=7).steps
        if (seat == CHANCE) == of_nature and len(position.moves(seat)) > 1
    ]


@for_every_setting
def test_nature_draws_by_its_odds(setting: Setting) -> None:
    for seed, (state, seat) in enumerate(decisions(setting, of_nature=True)[::3]):
        counts, moves = draws(state, seat, seed), state.moves(seat)
        assert set(counts) <= set(moves)
        assert strangeness(counts, moves, state.odds()) < 6


@for_every_setting
def test_a_random_player_plays_every_legal_move_as_often(setting: Setting) -> None:
    found = decisions(setting, of_nature=False)[::3]
    assert found
    for seed, (state, seat) in enumerate(found):
        counts, moves = draws(state, seat, seed), state.moves(seat)
        assert set(counts) <= set(moves)
        assert strangeness(counts, moves, [1] * len(moves)) < 6


@for_every_setting
def test_the_same_dice_play_the_same_game(setting: Setting) -> None:
    keys = [[state.key() for state in play(setting, seed=3).positions] for _ in range(2)]
    assert keys[0] == keys[1]
