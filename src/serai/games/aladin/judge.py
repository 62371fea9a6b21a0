"""How a good player of Aladdin's carpet judges: what stones and clouds will buy, and how to vote unseen through."""

from __future__ import annotations

from math import log
from typing import Final, cast

from mypy_extensions import i64

from serai.games.aladin.judge_vote import Mix, solve
from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import (
    BUY,
    CARD,
    COLOURS,
    DIRECTIONS,
    DONE,
    DROP,
    NONE,
    PAIR_OF_CLOUDS,
    PRICE,
    REWARDS,
    ROUNDS,
    SELL,
)
from serai.games.aladin.rules_flight import DROPS, LANDED, drop_most, fly_on, set_out
from serai.games.aladin.rules_table import DRAWING, LAYING, OVER, VOTING
from serai.games.dice import Dice
from serai.games.judge import Judge
from serai.games.state import CHANCE, SEVERAL, State

#: So many points ahead leave nothing to wish for.
CLEAR_LEAD: Final = 14.0
#: What `weights.toml` lists, in its order.
A_MISSING_TOKEN: Final = 0  # the part of a reward's points that is left for each token of its price that is missing
A_SPARE_STONE: Final = 1  # points that a stone, or two clouds, bring beyond the next reward while turns are to come
FUEL: Final = 2  # points for each of the first clouds a team flies with
COLDNESS: Final = 3  # how much better a purchase looks for each point that it is worth more
A_TURN: Final = 4  # points that a team makes in a turn of its own, and the other does not
#: So many clouds get a team through most flights.
ENOUGH_CLOUDS: Final = 4
#: How often a flight card that is laid comes to be flown, about.
FLOWN: Final = 0.3
#: No vote is thought to be made less often.
FAINT: Final = 1e-3


class AladinJudge(Judge):
    """Weighs what a team holds by what it will buy, and mixes votes as in a game of guessing."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        # All seats of a vote ask for the same mix, one after another.
        self.last_mix: Mix | None = None

    # What is worth what.

    def holdings(self, table: Aladin, team: i64, stones: list[int], clouds: i64, may_buy: bool) -> float:
        """What stones and clouds of a team will bring, in points: the best reward within reach, and the rest."""
        turns = (ROUNDS - table.round + team_offset(table, team)) // 2
        here = 1 if may_buy and table.active() == team else 0
        sold = float(clouds // 2)
        for colour in range(COLOURS):
            sold += float(stones[colour])
        if turns + here == 0:
            return sold
        best = 0.0
        rest = sold
        for reward in range(REWARDS):
            if table.owners[reward] != NONE:
                continue
            price = reward * PRICE
            missing: i64 = 0
            paid = 0.0
            for colour in range(COLOURS):
                cost: i64 = table.edition.prices[price + colour]
                held: i64 = stones[colour]
                paid += float(min(cost, held))
                missing += max(0, cost - held)
            cost = table.edition.prices[price + COLOURS]
            paid += 0.5 * float(min(cost, clouds))
            missing += max(0, cost - clouds) // 2 + max(0, cost - clouds) % 2
            if missing and turns == 0:
                continue
            worth = float(table.edition.points[reward])
            for _ in range(missing):
                worth *= self.weights[A_MISSING_TOKEN]
            if worth - paid > best - (sold - rest):
                best = worth
                rest = sold - paid
        spare = self.weights[A_SPARE_STONE] if turns > 0 else 0.0
        fuel = self.weights[FUEL] * float(min(clouds, ENOUGH_CLOUDS)) if turns > 0 else 0.0
        return best + rest * (1.0 + spare) + fuel

    def standing(self, table: Aladin) -> list[float]:
        """The points of each seat, with what its team's holdings will bring."""
        prospects: list[float] = []
        for team in range(2):
            prospects.append(self.holdings(table, team, stones_of(table, team), table.clouds[team], table.may_buy))
        return [float(score) + prospects[table.team_of(seat)] for seat, score in enumerate(table.scores())]

    def worth(self, state: State) -> list[float]:
        # Whoever is behind a team mate cannot win, yet wants to be ahead of the other team: everyone counts alike.
        table = cast(Aladin, state)
        if table.phase == OVER:
            return leads([float(score) for score in table.scores()])
        standing = self.standing(table)
        if table.round % 2 == 0:
            # The active team has a turn to come that the other has had.
            for seat in range(table.seats):
                if table.team_of(seat) == table.active():
                    standing[seat] += self.weights[A_TURN]
        return leads(standing)

    def look(self, state: State, seat: int) -> list[float]:
        table = cast(Aladin, state)
        team = table.team_of(seat)
        held = self.holdings(table, team, stones_of(table, team), table.clouds[team], table.may_buy)
        rivals = 0.0
        for other, points in enumerate(self.standing(table)):
            if table.team_of(other) != team:
                rivals += points / float(table.size_of(1 - team))
        own = [float(table.team_points(team)), float(table.personal[seat])]
        return [*own, held, float(table.clouds[team]), rivals]

    # What is likely to come.

    def imagine(self, state: State, eye: int, dice: Dice) -> State:
        table = cast(Aladin, state.redeal(eye, dice))
        for number in range(table.cards_down()):
            slot = table.slot(number)
            if table.votes[slot] != NONE and table.is_hidden(number, eye):
                table.votes[slot] = NONE
                table.waiting += 1
        return table

    def look_ahead(self, state: State, dice: Dice) -> None:
        """Play the round to its end by first sight; of one that has no flights yet nothing can be told."""
        table = cast(Aladin, state)
        while table.phase != DRAWING and table.phase != OVER:
            seat = table.to_move()
            if seat == CHANCE:
                table.play(CHANCE, table.random_move(CHANCE, dice))
            elif seat == SEVERAL:
                seat = table.actors()[0]
                moves = table.moves(seat)
                table.play(seat, drawn(moves, self.mix(table).shares(table, seat, moves), dice))
            else:
                moves = table.moves(seat)
                hunches = self.by_sight(table, moves)
                table.play(seat, moves[hunches.index(max(hunches))])

    # What looks good.

    def hunches(self, state: State, seat: int, moves: list[int]) -> list[float] | None:
        table = cast(Aladin, state)
        if table.phase == VOTING:
            mix = self.mix(table)
            return [log(max(FAINT, part)) for part in mix.shares(table, seat, moves)]
        return self.by_sight(table, moves)

    def mix(self, table: Aladin) -> Mix:
        """How both teams should vote."""
        flights = self.flights(table)
        mix = self.last_mix
        if mix is None or mix.round != table.round or mix.flights != flights:
            mix = self.last_mix = solve(table, flights)
        return mix

    def by_sight(self, table: Aladin, moves: list[int]) -> list[float]:
        """How good the captain's moves look: by what the team would have after them."""
        phase = table.phase
        values: list[float] = []
        for move in moves:
            if phase == LAYING:
                values.append(FLOWN * self.flight(table, table.cursor, move - CARD))
            else:
                values.append(self.after(table, move))
        return [self.weights[COLDNESS] * value for value in values]

    def after(self, table: Aladin, move: int) -> float:
        """What the active team would have after the captain has dropped, bought or exchanged something, in points."""
        team = table.active()
        stones = stones_of(table, team)
        clouds = table.clouds[team]
        gain = 0.0
        may_buy = table.may_buy
        if DROP <= move < BUY:
            stones[move - DROP] -= 1
        elif BUY <= move < SELL:
            reward = move - BUY
            gain = float(table.edition.points[reward])
            if table.storm and table.is_for_clouds(reward):
                gain += float(table.storm_bonus())
            for colour in range(COLOURS):
                stones[colour] -= table.edition.prices[reward * PRICE + colour]
            clouds -= table.edition.prices[reward * PRICE + COLOURS]
            may_buy = False
        elif move == PAIR_OF_CLOUDS:
            gain = 1.0
            clouds -= 2
        elif SELL <= move < PAIR_OF_CLOUDS:
            gain = 1.0
            stones[move - SELL] -= 1
        elif move == DONE:
            may_buy = False
        return gain + self.holdings(table, team, stones, clouds, may_buy)

    def flights(self, table: Aladin) -> list[float]:
        """What each of the four flights would bring the active team, in points; last, what no flight would."""
        found = [self.flight(table, path, table.laid[path]) for path in range(DIRECTIONS)]
        found.append(0.0)
        return found

    def flight(self, table: Aladin, path: i64, card: i64) -> float:
        """What a flight card in a direction would bring the active team, in points."""
        team = table.active()
        before = self.holdings(table, team, stones_of(table, team), table.clouds[team], True)
        after = table.clone()
        set_out(after, path, card)
        outcome = fly_on(after)
        while outcome != LANDED:
            if outcome == DROPS:
                drop_most(after, team)
            outcome = fly_on(after)
        return self.holdings(table, team, stones_of(after, team), after.clouds[team], True) - before


def leads(standing: list[float]) -> list[float]:
    """How far each seat is ahead of the others on average: 1 for a clear lead over each, 0 for being as far behind."""
    found: list[float] = []
    for own in standing:
        total = -0.5  # nobody is ahead of themselves, or behind
        for other in standing:
            total += min(1.0, max(0.0, 0.5 + 0.5 * (own - other) / CLEAR_LEAD))
        found.append(total / float(len(standing) - 1))
    return found


def drawn(moves: list[int], shares: list[float], dice: Dice) -> int:
    """One of the moves, each as often as its share says."""
    left = dice.fraction() * sum(shares)
    for move, part in zip(moves, shares, strict=True):
        left -= part
        if left < 0.0:
            return move
    return moves[len(moves) - 1]


def team_offset(table: Aladin, team: i64) -> i64:
    """1 where the team's next turn comes before the other team's."""
    return 0 if table.active() == team else 1


def stones_of(table: Aladin, team: i64) -> list[int]:
    """A team's stones by colour."""
    return table.stones[team * COLOURS : team * COLOURS + COLOURS]
