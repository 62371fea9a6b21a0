"""The guided first game of each game can be played to its last word, and its player learns something."""

from typing import Any

from serai.games.game import Game
from serai.games.script import FIRST_GAME, Otherwise, Step, Told, read_script
from serai.texts import LANGUAGES, Texts
from tests.conformance.settings import for_every_game
from tests.conformance.texts import messages

YOU = 0


def is_own(happening: Step | Told | Otherwise) -> bool:
    return isinstance(happening, Step) and happening.seat == YOU


@for_every_game
def test_the_guided_first_game_follows_the_rules_to_its_farewell(game: Game[Any]) -> None:
    happenings = list(read_script(game, FIRST_GAME).play(game))
    own = [happening for happening in happenings if is_own(happening)]
    assert 6 <= len(own) <= 25, "a few minutes"
    assert happenings[-1] == Told("first-farewell")


@for_every_game
def test_everything_that_is_told_has_words_and_no_words_are_left_over(game: Game[Any]) -> None:
    happenings = list(read_script(game, FIRST_GAME).play(game))
    told = [happening.text for happening in happenings if isinstance(happening, Told)]
    assert len(set(told)) == len(told), "told twice"
    told += [happening.text for happening in happenings if isinstance(happening, Otherwise)]
    for language in LANGUAGES:
        written = {id for id in messages(game.id, language) if id.startswith("first-")}
        assert written == set(told)


@for_every_game
def test_before_each_kind_of_move_something_is_told(game: Game[Any]) -> None:
    happenings = list(read_script(game, FIRST_GAME).play(game))
    first = next(happening for happening in happenings if isinstance(happening, Told) or is_own(happening))
    assert isinstance(first, Told), "the player is not left alone at the first move"
    told = sum(isinstance(happening, Told) for happening in happenings)
    own = sum(is_own(happening) for happening in happenings)
    assert 2 * told >= own


@for_every_game
def test_whoever_tries_another_legal_move_is_told_why_not(game: Game[Any]) -> None:
    reason: str | None = None
    for happening in read_script(game, FIRST_GAME).play(game):
        if isinstance(happening, Otherwise):
            assert reason is None, f"{reason} is never read"
            reason = happening.text
        elif isinstance(happening, Step):
            asked = game.write(happening.move)
            others = len(happening.before.moves(YOU)) - 1 if happening.seat == YOU else 0
            assert reason or not others, f"nothing says why it is “{asked}” and none of {others} others"
            assert others or not reason, f"{reason} is never read: “{asked}” has no other beside it"
            reason = None
    assert reason is None, f"{reason} is never read"


@for_every_game
def test_a_reason_is_soon_read(game: Game[Any]) -> None:
    happenings = list(read_script(game, FIRST_GAME).play(game))
    for language in LANGUAGES:
        texts = Texts(language)
        for happening in happenings:
            if isinstance(happening, Otherwise):
                reason = texts.say(happening.text, {}, game.id)
                assert len(reason) <= 160, f"{len(reason)} characters: {reason}"
