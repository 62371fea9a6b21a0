"""Why something that was asked of a table, or of the house, cannot be."""

from __future__ import annotations

from serai.games.game import Line


class Refusal(Exception):
    """What was asked cannot be: a code, a sentence to be told, and the rule that forbids a move."""

    def __init__(self, error: str, rule: str | None = None, **args: str | int) -> None:
        super().__init__(error)
        self.error = error
        self.rule = rule
        self.line = Line(f"error-{error}", dict(args))
