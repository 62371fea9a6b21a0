"""How a good player of Hezār-o yek šab judges: what each card is good for, now and later."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from serai.games.dice import Dice
from serai.games.hezar.judge_glance import Glance, has_story, makes_story
from serai.games.hezar.rules import ALL_STORIES, CHARACTERS, JOKER, PALACE, SHEHERAZADE, STORY_KINDS, WON, Hezar, count
from serai.games.judge import Judge, on_a_whim
from serai.games.state import CHANCE, NOBODY, State

# The last of the weights; the others are a glance's.
WHIM: Final = 20
CONSOLATION: Final = 21


class HezarJudge(Judge):
    """Plays on as practised players do who see each other's cards."""

    def hunches(self, state: State, seat: int, moves: list[int]) -> list[float] | None:
        return self.first_sight(cast(Hezar, state), seat, moves)

    def first_sight(self, table: Hezar, seat: int, moves: list[int]) -> list[float]:
        """How good a seat's moves look."""
        glance = Glance(table, seat, self.weights)
        return [glance.hope(move) for move in moves]

    def look_ahead(self, state: State, dice: Dice) -> None:
        """Play to the end, everyone by first sight and a little whim."""
        table = cast(Hezar, state)
        while True:
            seat = table.to_move()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                table.play(CHANCE, table.random_move(CHANCE, dice))
                continue
            moves = table.moves(seat)
            hunches = self.first_sight(table, seat, moves) if len(moves) > 1 else [0.0]
            table.play(seat, on_a_whim(moves, hunches, self.weights[WHIM], dice))

    def worth(self, state: State) -> list[float]:
        table = cast(Hezar, state)
        # A lost game is the better, the more stories were told: that gives a mind something to climb.
        lost = self.weights[CONSOLATION] * float(int(table.stories)) / ALL_STORIES
        return [1.0 if table.phase == WON else lost] * table.seats

    def look(self, state: State, seat: int) -> list[float]:
        table = cast(Hezar, state)
        asked = Glance(table, seat, self.weights).asked
        held: i64 = 0
        ready = 0.0
        for hand in table.hands:
            held += hand
            if has_story(hand, table.visible):
                ready += 1.0
        fitting = 0.0
        for kind in range(STORY_KINDS):
            tale = kind % CHARACTERS
            if tale != JOKER:
                fitting += float(int(min(asked[tale], count(held, kind))))
        buried = 0.0
        for kind in table.discard[:-1]:
            tale = kind % CHARACTERS
            if tale == JOKER or asked[tale]:
                buried += 1.0
        next_hand = table.hands[(table.turn + 1) % table.seats]
        offered = table.discard and makes_story(table.discard[-1], next_hand, table.visible)
        return [
            float(int(table.stories)),
            ready,
            fitting,
            float(int(count(held, SHEHERAZADE) + count(held, PALACE))),
            1.0 if offered else 0.0,
            buried,
        ]
