"""The game between bots that the shelf shows is one that today's rules allow, to its end."""

from typing import Any

from serai.games.game import Game
from serai.games.script import PREVIEW, Step, read_script
from serai.games.state import NOBODY
from tests.conformance.settings import for_every_game


@for_every_game
def test_the_bots_on_the_shelf_play_a_whole_game_by_the_rules(game: Game[Any]) -> None:
    steps = [step for step in read_script(game, PREVIEW).play(game) if isinstance(step, Step)]
    assert steps[-1].after.to_move() == NOBODY
    assert any(result > 0 for result in steps[-1].after.results()), "a game that nobody wins is no advertisement"
