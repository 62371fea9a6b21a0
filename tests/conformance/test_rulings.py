"""What a rulebook leaves open and the house has settled is marked as a house ruling: all of it, and nothing else."""

from typing import Any

from serai.games.game import Game
from tests.conformance.settings import for_every_game

RULINGS = {
    "deserto": {
        "first-player",
        "win-is-not-a-choice",
        "gift-is-secret",
        "draw-after-a-pass",
        "left-in-the-square",
        "tie",
    },
    "hezar": {"first-player", "no-circles", "special-is-the-draw", "both-jokers", "empty-spread", "lost"},
    "shahrazad": {"dealer", "empty-hand", "at-once", "never-below-zero", "who-keeps", "same-scale"},
    "sultaniya": {
        "four-floors",
        "boards-in-turn",
        "same-on-both-faces",
        "walled-up",
        "treasury",
        "djinn-works",
        "red-djinn-stands",
        "top-tile-for-gold",
        "nothing-fits",
        "all-pass",
        "fifty-turns",
        "no-guards",
        "shared",
    },
    "aladin": {"teams", "captain", "face-down", "show-your-team", "sand-glass", "limited-tokens", "any-order"},
}


@for_every_game
def test_all_that_the_house_has_settled_is_marked(game: Game[Any]) -> None:
    assert set(game.rulings) == RULINGS[game.id]
