"""The coach: the best few moves of a seat, what may be expected of each, and what speaks for and against it.

It knows what its seat may know, as every mind does. The best moves are those that a master would
think of; what speaks for one is found by trying it in the same few worlds as the others, and
comparing what the game's judge looks at: before it, after it, and after the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from math import exp
from time import monotonic
from typing import Any, Literal, NamedTuple

import msgspec

from serai.games.dice import Dice
from serai.games.game import Game, Line, find_game
from serai.games.state import CHANCE, NOBODY, SEVERAL, State, pick
from serai.minds.company import find_mind
from serai.minds.levels import LEVELS
from serai.minds.mind import Budget, Opinion
from serai.minds.search import PARTS

#: How many moves are named, and how many reasons for each.
MOST_TIPS = 3
MOST_REASONS = 3
#: How many moves are tried, so that the tips can say something different each.
MOST_TRIED = 6
#: In how many worlds the moves are tried, and the part of the time that is left for it.
WORLDS = 150
TIME_TO_TRY = 0.4
#: A move that a mix holds so seldom is not worth naming.
SELDOM = 0.02
#: What happens in one world of so many is a risk.
ONE_IN = 4
#: What a change counts that all moves bring alike, beside one that tells them apart.
ALIKE = 0.3
#: A reason that weighs so much less than the main one is not told.
PETTY = 0.25

#: `gains`: more of something good. `spares`: less of something bad, or none where other moves bring it. `keeps`:
#: something good that other moves give up. `costs`: less of something good. `risks`: more of something bad, or
#: less of something good in some of the worlds.
ReasonKind = Literal["gains", "spares", "keeps", "costs", "risks"]
KINDS: list[ReasonKind] = ["gains", "spares", "keeps", "costs", "risks"]
AGAINST: list[ReasonKind] = ["costs", "risks"]


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a move or against it: so much of a thing, by its id in `Game.weighed`.

    Where the rest of the turn goes by what nature answers, the amount is not `sure`: it is a mean over her answers.
    """

    kind: ReasonKind
    thing: str
    amount: int
    sure: bool


class Tip(msgspec.Struct, frozen=True):
    """A move worth making, written, and what to expect of it; of a sealed choice, how often to make it (0 to 1)."""

    move: str
    expected: float
    share: float | None
    reasons: list[Reason]


class Advice(msgspec.Struct, frozen=True):
    """The best few moves, the best first. What is expected of them is a chance to win (0 to 1), or points."""

    counts: Literal["chance", "points"]
    tips: list[Tip]


class Trial(NamedTuple):
    """A move tried in one world: how each thing had changed after the turn, by luck too, and what the game came to."""

    changes: list[float]
    by_luck: bool
    came_to: float


def advise(game_id: str, world: State, seat: int, seconds: float, seed: int) -> Advice:
    """A coach's advice as a task of its own: plain values in and out, to be run in a worker process."""
    return Coach(find_game(game_id)).advise(world, seat, Budget(seconds=seconds), Dice(seed))


class Coach:
    """Gives advice at one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.judge = game.judge
        self.master = find_mind(LEVELS[-1], game)

    def advise(self, world: State, seat: int, budget: Budget, dice: Dice) -> Advice:
        """Advice for a seat that is to decide; `world` is a redealt one, as for any mind."""
        deadline = monotonic() + budget.seconds
        time_to_think = budget._replace(seconds=(1 - TIME_TO_TRY) * budget.seconds)
        thought = self.master.choose(world, seat, time_to_think, dice)
        found = thought.opinions or [Opinion(thought.move, 1, 0.5)]
        is_mix = world.to_move() == SEVERAL
        # As in the tree, judge and words only ever see worlds that were dealt from what the seat knows.
        dealt = world.redeal(seat, Dice(1))
        hunches = self.judge.hunches(dealt, seat, world.moves(seat)) or [0.0] * len(found)
        if is_mix:
            found, hunches = self.one_question(found, hunches)
        opinions = self.told_apart(dealt, seat, best_first(found, hunches, is_mix))
        trials = self.try_all(dealt, seat, [opinion.move for opinion in opinions], deadline, dice)
        kept = self.different(trials, is_mix)
        opinions, trials = [opinions[place] for place in kept], [trials[place] for place in kept]
        expected = [mean([trial.came_to for trial in tried]) for tried in trials]
        if not is_mix:
            expected = in_order(expected)
        all_visits = sum(opinion.visits for opinion in found)
        tips = [
            Tip(
                self.game.write(opinion.move),
                expected[place],
                opinion.visits / all_visits if is_mix else None,
                self.reasons(trials, place),
            )
            for place, opinion in enumerate(opinions)
        ]
        if not is_mix:
            tips.sort(key=lambda tip: (-tip.expected, speaks_only_against(tip)))
        return Advice("points" if self.counts_points(world) else "chance", tips)

    def one_question(self, found: list[Opinion], hunches: list[float]) -> tuple[list[Opinion], list[float]]:
        """Of sealed choices open at once (a vote, a vizier), the one thought about most: each is a mix of its own."""
        asked = [self.game.write(opinion.move).split()[0] for opinion in found]
        thought: Counter[str] = Counter()
        for word, opinion in zip(asked, found, strict=True):
            thought[word] += opinion.visits
        most = max(thought, key=lambda word: thought[word])
        kept = [place for place, word in enumerate(asked) if word == most]
        return [found[place] for place in kept], [hunches[place] for place in kept]

    def told_apart(self, dealt: State, seat: int, opinions: list[Opinion]) -> list[Opinion]:
        """The first few that are not told alike: with two pieces that are the same, one does what the other does."""
        told: list[Line] = []
        kept: list[Opinion] = []
        for opinion in opinions:
            line = self.game.propose(dealt, seat, opinion.move)
            if line not in told:
                told.append(line)
                kept.append(opinion)
            if len(kept) == MOST_TRIED:
                break
        return kept

    def different(self, trials: list[list[Trial]], is_mix: bool) -> list[int]:
        """The first few that have something of their own said of them; parts of a mix have their shares."""
        kept = list(range(len(trials)))
        if is_mix:
            return kept[:MOST_TIPS]
        while True:
            shown = kept[:MOST_TIPS]
            said = [self.reasons([trials[place] for place in shown], place) for place in range(len(shown))]
            again = [place for place, reasons in enumerate(said) if reasons and reasons in said[:place]]
            if not again:
                return shown
            del kept[again[0]]

    def counts_points(self, world: State) -> bool:
        """Whether there is nobody to beat and nothing to win but points."""
        return self.game.aim == "score-together" or (self.game.aim == "beat-others" and world.seats == 1)

    # --- trying ----------------------------------------------------------------------------------

    def try_all(self, dealt: State, seat: int, moves: list[int], deadline: float, dice: Dice) -> list[list[Trial]]:
        """Try moves in the same worlds, with the same luck, until the time is up; the trials of each move."""
        trials: list[list[Trial]] = [[] for _ in moves]
        for _ in range(WORLDS):
            imagined = self.judge.imagine(dealt, seat, dice)
            luck = dice.below(2**30)
            for move, tried in zip(moves, trials, strict=True):
                tried.append(self.try_one(imagined, seat, move, Dice(luck)))
            if monotonic() > deadline:
                break
        return trials

    def try_one(self, world: State, seat: int, move: int, dice: Dice) -> Trial:
        """Make a move, play the turn to its end and then the game, everyone by first sight."""
        after = world.copy()
        after.play(seat, move)
        by_luck = self.end_turn(after, seat, self.game.turn(world), dice)
        before = self.judge.look(world, seat)
        changes = [now - then for now, then in zip(self.judge.look(after, seat), before, strict=True)]
        self.play_on(after, dice)
        return Trial(changes, by_luck, float((after.scores() if self.counts_points(world) else after.results())[seat]))

    def end_turn(self, world: State, seat: int, turn: Hashable, dice: Dice) -> bool:
        """Play to the end of a seat's turn: nature's answers, its own further steps, and what others have sealed.

        Returns whether a step of its own came after an answer of nature.
        """
        answered = by_luck = False
        while world.to_move() == CHANCE or (world.to_move() in (seat, SEVERAL) and self.game.turn(world) == turn):
            if world.to_move() == CHANCE:
                answered = True
            elif answered:
                by_luck = True
            self.play_by_sight(world, dice)
        return by_luck

    def play_on(self, world: State, dice: Dice) -> None:
        """Play to the end of the game as the judge looks ahead; where it stops, somebody makes a move by sight."""
        while True:
            self.judge.look_ahead(world, dice)
            if world.to_move() == NOBODY:
                return
            self.play_by_sight(world, dice)

    def play_by_sight(self, world: State, dice: Dice) -> None:
        """Let the first who is to decide make the move that looks best; a sealed one by its odds, as it should be."""
        seat = world.actors()[0]
        if seat == CHANCE:
            world.play(CHANCE, world.random_move(CHANCE, dice))
            return
        moves = world.moves(seat)
        hunches = self.judge.hunches(world, seat, moves) or [0.0] * len(moves)
        best = max(hunches)
        if world.to_move() == SEVERAL:
            place = pick([round(PARTS * exp(hunch - best)) for hunch in hunches], dice)
        else:
            place = hunches.index(best)
        world.play(seat, moves[place])

    # --- comparing -------------------------------------------------------------------------------

    def reasons(self, trials: list[list[Trial]], place: int) -> list[Reason]:
        """What tells a move from the others tried, and what it changes: the few things that matter most, good first."""
        found: list[tuple[float, Reason]] = []
        sure = not any(trial.by_luck for trial in trials[place])
        for number, (thing, worth) in enumerate(self.game.weighed.items()):
            changes = [[trial.changes[number] for trial in tried] for tried in trials]
            others = [mean(changed) for other, changed in enumerate(changes) if other != place]
            apart = mean(changes[place]) - (mean(others) if others else 0.0)
            kind, amount = what_speaks(changes[place], apart, worth > 0)
            if kind is not None and worth:
                found.append((abs(worth) * (ALIKE * amount + abs(apart)), Reason(kind, thing, amount, sure)))
        found.sort(key=lambda weighed: -weighed[0])
        telling = [reason for weight, reason in found[:MOST_REASONS] if weight >= PETTY * found[0][0]]
        return sorted(telling, key=lambda reason: KINDS.index(reason.kind))


def what_speaks(changes: list[float], apart: float, is_good: bool) -> tuple[ReasonKind | None, int]:
    """What a move does about a thing that changed so in each world, and by so much more than after other moves.

    >>> what_speaks([2.0, 2.0], apart=1.0, is_good=True)
    ('gains', 2)
    >>> what_speaks([0.0, 0.0], apart=1.0, is_good=True)
    ('keeps', 1)
    >>> what_speaks([0.0, 0.0, 0.0, -1.0], apart=0.0, is_good=True)
    ('risks', 1)
    >>> what_speaks([0.1, 0.2], apart=0.1, is_good=False)
    (None, 0)
    """
    change = whole(mean(changes))
    if change > 0:
        return "gains" if is_good else "risks", change
    if change < 0:
        # What every move costs, or spares, tells none from the others.
        return ("costs" if is_good else "spares", -change) if whole(apart) < 0 else (None, 0)
    better = whole(apart if is_good else -apart)
    if better > 0:
        return "keeps" if is_good else "spares", better
    worst_first = sorted(changes, reverse=not is_good)
    worst = whole(mean(worst_first[: max(1, len(changes) // ONE_IN)]))
    return ("risks", abs(worst)) if (worst < 0) == is_good and worst else (None, 0)


def speaks_only_against(tip: Tip) -> bool:
    """Whether a tip has only drawbacks: where the games tried tell no difference, one that has others comes first."""
    return bool(tip.reasons) and all(reason.kind in AGAINST for reason in tip.reasons)


def best_first(opinions: list[Opinion], hunches: list[float], is_mix: bool) -> list[Opinion]:
    """The moves that a mind came back to most, then those that look best; of a mix, only those it really holds."""
    ranked = sorted(zip(opinions, hunches, strict=True), key=lambda both: (both[0].visits, both[1]), reverse=True)
    least = SELDOM * sum(opinion.visits for opinion in opinions) if is_mix else 0
    return [opinion for opinion, _ in ranked if opinion.visits >= least]


def in_order(values: list[float]) -> list[float]:
    """The nearest values that never rise: what search prefers is not promised less than what it does not.

    >>> in_order([0.5, 0.6, 0.25])
    [0.55, 0.55, 0.25]
    """
    runs: list[list[float]] = []
    for value in values:
        runs.append([value])
        while len(runs) > 1 and mean(runs[-2]) < mean(runs[-1]):
            runs[-2:] = [[*runs[-2], *runs[-1]]]
    return [mean(run) for run in runs for _ in run]


def mean(values: list[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values)


def whole(value: float) -> int:
    """The nearest whole number; halves away from nothing."""
    return int(value + 0.5) if value >= 0 else -int(0.5 - value)
