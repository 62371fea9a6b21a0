"""Writes the games between bots that the shelf shows: `python -m serai.study.preview` for all, or with the ids of some.

They are the bots' own games, played once and kept; after a change of the rules they are played anew.
"""

from __future__ import annotations

import sys
from typing import Any

from serai.games.dice import Dice
from serai.games.game import Game, find_game, game_ids
from serai.games.script import PREVIEW
from serai.games.state import CHANCE, NOBODY
from serai.minds.company import find_mind
from serai.minds.mind import Budget

SEED = 1001
#: Enough for the bots to play well, and to be patient with.
THOUGHT = Budget(iterations=600)


def play(game: Game[Any], seats: int) -> list[str]:
    """A game between searching bots, line by line, as a script."""
    mind, dice = find_mind("search", game), Dice(SEED)
    state = game.setup(seats)
    lines = [f"players {seats}"]
    while state.to_move() != NOBODY:
        seat = state.actors()[0]
        if seat == CHANCE:
            move = state.random_move(CHANCE, dice)
        else:
            move = mind.choose(state.redeal(seat, dice), seat, THOUGHT, dice).move
        lines.append(f"{'nature' if seat == CHANCE else seat + 1} {game.write(move)}")
        state.play(seat, move)
    return lines


def main() -> None:
    """Write the previews of the games named, or of all."""
    for id in sys.argv[1:] or game_ids():
        game = find_game(id)
        lines = play(game, max(2, game.card.min_players))
        path = game.folder / PREVIEW
        path.write_text(
            "# A game between bots, for the shelf; written by serai.study.preview.\n" + "\n".join(lines) + "\n"
        )
        print(f"{path.name} of {id}: {len(lines)} lines")


if __name__ == "__main__":
    main()
