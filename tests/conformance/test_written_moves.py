from typing import Any

import pytest

from serai.games.game import Game, UnreadableMove
from tests.conformance.random_games import some_positions
from tests.conformance.settings import Setting, for_every_game, for_every_setting

#: Reasons every game may give without having them on its rules page.
OF_THE_HOUSE = {"over", "not-your-turn", "not-natures", "not-a-players"}


@for_every_game
def test_every_move_reads_back_as_it_was_written(game: Game[Any]) -> None:
    for move in game.conceivable():
        assert game.read(game.write(move)) == move


@for_every_game
def test_no_two_moves_are_written_alike(game: Game[Any]) -> None:
    moves = list(game.conceivable())
    assert len({game.write(move) for move in moves}) == len(set(moves)) == len(moves)


@for_every_game
def test_a_written_move_is_one_short_line(game: Game[Any]) -> None:
    for move in game.conceivable():
        text = game.write(move)
        assert text == " ".join(text.split()) and 0 < len(text) <= 60 and text.isprintable()


@for_every_game
def test_extra_blanks_do_no_harm(game: Game[Any]) -> None:
    for move in game.conceivable():
        text = game.write(move)
        assert game.read(f"  {text.replace(' ', '   ')} \n") == move


@for_every_game
def test_what_is_no_move_is_refused_in_a_few_words(game: Game[Any]) -> None:
    texts = {game.write(move) for move in game.conceivable()}
    spoiled = {"", " ", "?", "nonsense", "\x00", "é", "x" * 100_000}
    spoiled |= {text + "!" for text in texts} | {f"{text} {text}" for text in texts} | {"-" + text for text in texts}
    for text in spoiled - texts:
        with pytest.raises(UnreadableMove) as refusal:
            game.read(text)
        assert 0 < len(str(refusal.value)) < 500


@for_every_setting
def test_moves_and_why_not_agree_on_every_conceivable_move(setting: Setting) -> None:
    game = setting.game
    known = OF_THE_HOUSE | {rule for section in game.rules for rule in section.rules}
    for state in some_positions(setting, games=120, each=20):
        for seat in setting.deciders:
            legal = set(state.moves(seat))
            assert legal <= set(game.conceivable())
            for move in game.conceivable():
                rule = state.why_not(seat, move)
                assert (rule == "") == (move in legal), f"{game.write(move)} by {seat}: {rule!r}"
                assert rule == "" or rule in known, f"no rule {rule!r} on the rules page"
