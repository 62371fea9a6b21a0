"""Every game ends, and none is lost while a story could still be told: checked by slow readers of the table.

They know nothing of the rules' counters. `Referee` goes by the words of the ruling and by what lies on the table;
`a_story_can_come` searches everything that the players could do together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from serai.games.dice import Dice
from serai.games.hezar import GAME
from serai.games.hezar.rules import Hezar
from serai.games.hezar.view import HezarView
from serai.games.state import CHANCE, NOBODY

GAMES = 60
LONGEST = 2_000  # moves; the longest of 2,700 such games had 681
for_every_company = pytest.mark.parametrize("players", [2, 3, 4])


def careless(state: Hezar, seat: int, dice: Dice) -> int:
    """A player who does anything at all."""
    return state.random_move(seat, dice)


def idle(state: Hezar, seat: int, dice: Dice) -> int:
    """One who tells no story, and mostly passes the discard around: whoever does this might never come to an end."""
    moves = [move for move in state.moves(seat) if not GAME.write(move).startswith("tell")]
    discard = [move for move in moves if GAME.write(move) == "draw discard"]
    return discard[0] if discard and dice.below(8) else moves[dice.below(len(moves))]


def practised(state: Hezar, seat: int, dice: Dice) -> int:
    """One who plays well, but on a whim badly."""
    moves = state.moves(seat)
    if dice.below(5) == 0:
        return moves[dice.below(len(moves))]
    hunches = GAME.judge.hunches(state, seat, moves)
    assert hunches is not None
    return moves[hunches.index(max(hunches))]


Player = Callable[[Hezar, int, Dice], int]


def played(players: int, seed: int, player: Player = careless) -> Iterator[Hezar]:
    """The positions of a game, each after a move."""
    dice = Dice(seed)
    state = GAME.setup(players, {"difficulty": "6789"[seed % 4]})
    while state.to_move() != NOBODY:
        seat = state.to_move()
        state.play(seat, state.random_move(seat, dice) if seat == CHANCE else player(state, seat, dice))
        yield state


class Referee:
    """Says from the table alone when a game is lost: two full rounds in vain, once the spread is empty."""

    def __init__(self) -> None:
        self.before: HezarView | None = None  # as the turn began
        self.in_vain = 0

    def watch(self, view: HezarView) -> bool:
        """Whether the game is lost now."""
        begins = view.phase in ("drawing", "lost")
        if not begins:
            return False
        before, self.before = self.before, view
        if before is None or before.spread or before.faces:
            return False
        shrank = len(view.discard) < len(before.discard)
        self.in_vain = 0 if shrank or view.stories > before.stories else self.in_vain + 1
        return self.in_vain == 2 * len(view.hands)


@for_every_company
@pytest.mark.parametrize("player", [careless, idle, practised])
def test_every_game_ends_and_is_lost_exactly_when_the_ruling_says(players: int, player: Player) -> None:
    lost = 0
    for seed in range(GAMES):
        referee = Referee()
        for length, state in enumerate(played(players, seed, player)):
            view = GAME.view(state, 0)
            assert referee.watch(view) == (view.phase == "lost"), f"game {seed}, move {length}"
            assert length < LONGEST, f"game {seed} does not end"
        assert view.phase in ("won", "lost")
        lost += view.phase == "lost"
    assert lost or player is practised, "the ruling was put to the test"


def a_story_can_come(view: HezarView) -> bool:
    """Whether the players could ever tell a story from here, if nothing but their cards stopped them.

    The spread is empty. Of the discard only the top changes, until it shrinks: so where things stand is the hands, the
    top, how many cards lie below it, and whose turn it is.
    """
    *below, top = view.discard
    hands = tuple(tuple(sorted(hand)) for hand in view.hands)
    todo = {(hands, top, len(below), view.turn or 0)}
    known = set(todo)
    while todo:
        hands, top, depth, turn = todo.pop()
        drawn = sorted((*hands[turn], top))
        if makes_story(drawn, view):
            return True
        after = (turn + 1) % len(hands)
        for place, card in enumerate(drawn):
            kept = tuple(drawn[:place] + drawn[place + 1 :])
            note(known, todo, ((*hands[:turn], kept, *hands[turn + 1 :]), card, depth, after))
        if len(drawn) <= 2 and depth:
            note(known, todo, ((*hands[:turn], tuple(drawn), *hands[turn + 1 :]), below[depth - 1], depth - 1, after))
    return False


def note(known: set, todo: set, place: tuple) -> None:  # type: ignore[type-arg]
    if place not in known:
        known.add(place)
        todo.add(place)


def makes_story(cards: Sequence[str], view: HezarView) -> bool:
    """Whether a hand holds a pair that the sultan asks for, by the names of the cards."""
    asked = {sultan.tale for sultan in view.sultans if sultan}
    characters = {card.removesuffix("-character") for card in cards if card.endswith("character")}
    landscapes = {card.removesuffix("-landscape") for card in cards if card.endswith("landscape")}
    wished = set(TALES) if "any" in asked else asked
    first = wished if "sheherazade" in cards else characters & wished
    second = wished if "palace" in cards else landscapes & wished
    return bool(first & second)


TALES = ("aladdin", "ali-baba", "merchant", "sinbad")


def a_story_comes_by_the_rules(start: Hezar) -> bool:
    """Whether a story can be told under the rules as they are, the ruling included."""
    todo = [start.copy()]
    known = {start.key()}
    while todo:
        state = todo.pop()
        seat = state.to_move()
        for move in state.moves(seat) if seat >= 0 else []:
            if GAME.write(move).startswith("tell"):
                return True
            after = state.copy()
            after.play(seat, move)
            if after.key() not in known:
                known.add(after.key())
                todo.append(after)
    return False


@pytest.mark.parametrize(("players", "games"), [(2, 30), (3, 12), (4, 8)])
def test_no_game_is_lost_while_a_story_could_still_be_told(players: int, games: int) -> None:
    """From every turn with an empty spread, whatever cooperation could bring is brought within the ruling."""
    checked = hopeless = 0
    for seed in range(games):
        for state in played(players, 1000 + seed):
            if state.spread_is_empty() and state.idle == 0 and GAME.view(state, 0).phase == "drawing":
                can = a_story_can_come(GAME.view(state, 0))
                assert a_story_comes_by_the_rules(state) == can, f"game {seed}"
                checked += 1
                hopeless += not can
    assert checked > 20 and hopeless > 0
