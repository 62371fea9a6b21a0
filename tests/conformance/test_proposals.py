"""What a coach says of a move tells it from the others, in players' words."""

import re
from collections import defaultdict

import msgspec

from serai.games.game import Game
from serai.games.state import CHANCE, State
from serai.texts import LANGUAGES
from tests.conformance.random_games import some_positions
from tests.conformance.settings import Setting, for_every_setting
from tests.conformance.texts import tell


@for_every_setting
def test_moves_are_told_apart_unless_they_bring_the_same(setting: Setting) -> None:
    game = setting.game
    for state in some_positions(setting, games=60, each=10):
        for seat in set(state.actors()) - {CHANCE}:
            for alike in told_alike(game, state, seat):
                brought = {msgspec.json.encode(game.foresee(state, seat, move)) for move in alike}
                assert len(brought) == 1, [game.write(move) for move in alike]


@for_every_setting
def test_a_piece_to_choose_is_told_with_where_it_goes(setting: Setting) -> None:
    """Where a turn is to choose a piece and then its place, the choice alone helps nobody."""
    game = setting.game
    for state in some_positions(setting, games=12, each=6):
        for seat in set(state.actors()) - {CHANCE}:
            for move in state.moves(seat):
                if getattr(game.foresee(state, seat, move), "places", None):
                    assert {"side", "near"} <= set(game.propose(state, seat, move).args), game.write(move)


def told_alike(game: Game[State], state: State, seat: int) -> list[list[int]]:
    """A seat's moves, those together that a reader cannot tell apart."""
    told: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for move in state.moves(seat):
        line = game.propose(state, seat, move)
        sentences = tuple(tell(game.id, language, line, seat) for language in LANGUAGES)
        assert not any(is_written(sentence) for sentence in sentences), sentences
        told[sentences].append(move)
    return list(told.values())


def is_written(sentence: str) -> bool:
    """Whether a sentence holds a move as programs write it, as in `(keep 0)`."""
    return re.search(r"\([a-z]+ ?-?\d|\b[brgy]\d+ at \d", sentence) is not None
