"""The bench's connect_four beside OpenSpiel's: the same random games, move by move; run over a plain copy."""

from __future__ import annotations

from random import Random

import pyspiel
from benchmarks.connect_four import start

from serai.games.dice import Dice
from serai.games.state import NOBODY

GAMES = 200


def play(seed: int) -> None:
    """A random game on both boards."""
    dice, theirs, ours = Random(seed), pyspiel.load_game("connect_four").new_initial_state(), start()
    while not theirs.is_terminal():
        seat = theirs.current_player()
        assert ours.to_move() == seat
        assert ours.moves(seat) == theirs.legal_actions()
        assert ours.moves(1 - seat) == []
        assert ours.random_move(seat, Dice(seed)) in theirs.legal_actions()
        move = dice.choice(theirs.legal_actions())
        ours, before = ours.copy(), ours  # type: ignore[assignment]
        ours.play(seat, move)
        assert ours.key() != before.key()
        theirs.apply_action(move)
    assert ours.to_move() == NOBODY
    # Theirs go from -1 to 1, ours from 0 to 1.
    assert [2 * result - 1 for result in ours.results()] == theirs.returns()


if __name__ == "__main__":
    for seed in range(GAMES):
        play(seed)
    print(f"{GAMES} games, the same move by move")
