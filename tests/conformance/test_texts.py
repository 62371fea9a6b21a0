"""A game's texts are there, in both languages, and read well."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from serai.games.edition import EditedGame
from serai.games.game import Game, Line, shelf
from serai.texts import LANGUAGES
from tests.conformance.random_games import play
from tests.conformance.settings import Setting, for_every_game, for_every_setting
from tests.conformance.texts import entries, messages, tell

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

#: What must not be in a text: a plain blank before ; ! ? : in French, and the typewriter's apostrophe anywhere.
FORBIDDEN = {"en": re.compile("'"), "fr": re.compile("'| [;!?:»]|« ")}


@for_every_game
@in_every_language
def test_the_texts_can_be_read(game: Game[Any], language: str) -> None:
    found = entries(game.id, language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    named = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(set(named)) == len(named), "a text stands there twice"


@for_every_game
def test_both_languages_say_the_same_things(game: Game[Any]) -> None:
    english, french = (messages(game.id, language) for language in LANGUAGES)
    assert list(english) == list(french)
    for id in english:
        assert variables(english[id]) == variables(french[id]), f"{id} is not filled by the same things"


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def search(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.BaseNode):
                    search(child)

    search(message)
    return found


@for_every_game
@in_every_language
def test_the_lid_and_every_section_and_rule_of_the_rules_page_have_a_text(game: Game[Any], language: str) -> None:
    wanted = {"tagline", "genre"} | {f"section-{section.id}" for section in game.rules}
    wanted |= {f"rule-{rule}" for section in game.rules for rule in section.rules}
    there = set(messages(game.id, language))
    assert wanted - there == set()
    assert {id for id in there if id.startswith(("rule-", "section-"))} - wanted == set(), "a rule off the page"


@for_every_game
@in_every_language
def test_every_option_is_explained_and_so_is_an_edition(game: Game[Any], language: str) -> None:
    wanted = {f"option-{option.id}{part}" for option in game.options for part in ("", "-about")}
    wanted |= {f"value-{option.id}-{value}" for option in game.options for value in option.values}
    wanted |= {"edition-note"} if isinstance(game, EditedGame) else set()
    assert wanted - set(messages(game.id, language)) == set()


@for_every_game
def test_house_rulings_are_rules_of_the_page(game: Game[Any]) -> None:
    rules = [rule for section in game.rules for rule in section.rules]
    assert len(set(game.rulings)) == len(game.rulings)
    assert set(game.rulings) - set(rules) == set()


def test_one_game_of_the_shelf_is_where_newcomers_start() -> None:
    assert [card.newcomers for card in shelf().values()].count(True) == 1


@for_every_game
def test_the_rules_page_names_each_rule_once(game: Game[Any]) -> None:
    rules = [rule for section in game.rules for rule in section.rules]
    assert len(set(rules)) == len(rules) > 0


@for_every_game
@in_every_language
def test_texts_are_set_with_care(game: Game[Any], language: str) -> None:
    for id, message in messages(game.id, language).items():
        for text in pieces(message.value):
            assert not FORBIDDEN[language].search(text), f"{id}: {text!r}"


def pieces(pattern: ast.Pattern | None) -> Iterator[str]:
    """The texts of a pattern and of its variants, each with its literals in place and … for what fills it."""
    text = ""
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            text += element.expression.parse()["value"]
        else:
            text += "…"
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from pieces(variant.value)
    yield text


@for_every_setting
def test_every_move_can_be_told_to_every_eye_in_both_languages(setting: Setting) -> None:
    game = setting.game
    told: set[str] = set()
    for seed in range(setting.share(300, least=5)):
        played = play(setting, seed)
        for number, (position, seat, move) in enumerate(played.steps):
            for eye in setting.eyes:
                line = game.tell(position, played.positions[number + 1], seat, move, eye)
                assert all(0 <= named < setting.seats for named in line.seats.values())
                unlike = repr((line, line.seats.get("seat") == eye))
                if unlike not in told:
                    told.add(unlike)
                    read_with_care(game, line, eye)


@for_every_setting
def test_the_end_can_be_told_in_both_languages(setting: Setting) -> None:
    for seed in range(setting.share(300, least=5)):
        outcome = setting.game.outcome(play(setting, seed).end)
        assert outcome is not None
        for text in {outcome.reason, *(text for line in outcome.breakdown for text in (line.text, line.part) if text)}:
            read_with_care(setting.game, Line(text), eye=0)


def read_with_care(game: Game[Any], line: Line, eye: int) -> None:
    for language in LANGUAGES:
        sentence = tell(game.id, language, line, eye)
        assert sentence == sentence.strip() and "  " not in sentence and not re.search("[{}$]", sentence), sentence
        assert not FORBIDDEN[language].search(sentence), sentence
