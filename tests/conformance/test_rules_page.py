import ast
from typing import Any

from serai.games.game import Game
from tests.conformance.settings import TESTS_OF_GAMES, for_every_game


@for_every_game
def test_every_rule_has_a_test_that_begins_with_its_name(game: Game[Any]) -> None:
    names = [
        node.name
        for path in (TESTS_OF_GAMES / game.id).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    rules = [rule for section in game.rules for rule in section.rules]
    untested = [rule for rule in rules if not any(name.startswith(f"test_{rule.replace('-', '_')}_") for name in names)]
    assert untested == [], "these rules of the rules page have no test named after them"
