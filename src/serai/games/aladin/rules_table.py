"""Aladdin's carpet: the table, and what can be read off it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.aladin.rules_box import (
    COLOURS,
    DECK,
    KINDS,
    NONE,
    PRICE,
    REWARDS,
    STONE_TOKENS,
    Edition,
    has,
)
from serai.games.state import State

# --- a game --------------------------------------------------------------------------------------

TEAMING: Final = 0  # nature draws which seats are Day
TILING: Final = 1  # nature lays the tiles
STONING: Final = 2  # nature lays the stones
DRAWING: Final = 3  # nature draws four flight cards
LAYING: Final = 4  # grand master of winds: the active captain lays them
VOTING: Final = 5  # everybody votes, the other captain picks a vizier card
SHOWING: Final = 6  # nature turns over the votes and the vizier
CHOOSING: Final = 7  # nature draws one of the votes that are left
DROPPING: Final = 8  # the active captain drops a stone
BUYING: Final = 9  # the active captain buys and exchanges
OVER: Final = 10


class Table(State):
    """All that lies on the table. What belongs to the teams is in lists by team; `votes` are explained at `slot`."""

    def __init__(
        self,
        seats: int,
        edition: Edition,
        tornadoes: bool,
        storm: bool,
        grandmaster: bool,
        phase: int,
        round: int,
        odd_is_day: int,
        cursor: int,
        bag: int,
        start: int,
        carpet: int,
        drawn: int,
        waiting: int,
        path: int,
        step: int,
        stage: int,
        may_buy: bool,
        tiles: list[int],
        cells: list[int],
        laid: list[int],
        votes: list[int],
        stones: list[int],
        clouds: list[int],
        points: list[int],
        personal: list[int],
        owners: list[int],
    ) -> None:
        super().__init__(seats)
        self.edition = edition
        self.tornadoes = tornadoes
        self.storm = storm
        self.grandmaster = grandmaster
        self.phase: i64 = phase
        self.round: i64 = round  # 1 to 8; 0 before the first
        self.odd_is_day: i64 = odd_is_day  # whether the seats 1, 3, 5, 7 are Day
        self.cursor: i64 = cursor  # what comes next: a place, a cell, a direction or a card to show
        self.bag: i64 = bag  # stones not yet laid, a byte for each colour
        self.start: i64 = start  # where this round's flight starts
        self.carpet: i64 = carpet  # where Aladdin is
        self.drawn: i64 = drawn  # this round's flight cards, a bit each
        self.waiting: i64 = waiting  # how many cards are still to be put down
        self.path: i64 = path  # the path flown this round
        self.step: i64 = step  # how many of its cells are done with
        self.stage: i64 = stage  # what comes next on the cell under the carpet
        self.may_buy = may_buy  # a reward, this round
        self.tiles = tiles  # by place
        self.cells = cells
        self.laid = laid  # the flight card in each direction
        self.votes = votes
        self.stones = stones  # team * 3 + colour
        self.clouds = clouds
        self.points = points  # team * 4 + kind
        self.personal = personal  # by seat
        self.owners = owners  # the team that has each reward

    # Teams: seats alternate between them, and which are Day is drawn. Day is active in odd rounds.

    def team_of(self, seat: i64) -> i64:
        """Day or Night."""
        return (seat + self.odd_is_day) & 1

    def first_of(self, team: i64) -> i64:
        """The first seat of a team; the others are every second one from there."""
        return (team + self.odd_is_day) & 1

    def size_of(self, team: i64) -> i64:
        """How many seats a team has."""
        return (self.seats + 1 - self.first_of(team)) // 2

    def active(self) -> i64:
        """The team whose turn it is."""
        return (self.round + 1) & 1

    def captain(self, team: i64) -> i64:
        """Who decides for a team this round: the next member each time it has the same role."""
        return self.first_of(team) + 2 * ((self.round - 1) // 2 % self.size_of(team))

    def is_alone(self, team: i64) -> bool:
        """Whether a team is one player, who votes with two cards when active."""
        return self.size_of(team) == 1

    # The cards that lie face down, and what they say.

    def second_vote(self) -> i64:
        """Where in `votes` the second vote of an active team of one is."""
        return self.seats

    def vizier(self) -> i64:
        """Where in `votes` the vizier card is."""
        return self.seats + 1

    def cards_down(self) -> i64:
        """How many cards lie face down once all have chosen."""
        return self.seats + 1 + (1 if self.is_alone(self.active()) else 0)

    def slot(self, number: i64) -> i64:
        """Where the card that is turned over as number 0, 1, 2... is in `votes`.

        There the votes are by seat; then comes the second vote of an active team of one, then the vizier.
        They are turned over in this order: the active team's, the other team's, the vizier.
        """
        active = self.active()
        own = self.size_of(active)
        if number < own:
            return self.first_of(active) + 2 * number
        number -= own
        if own == 1:
            if number == 0:
                return self.second_vote()
            number -= 1
        if number < self.size_of(1 - active):
            return self.first_of(1 - active) + 2 * number
        return self.vizier()

    def votes_for(self, path: i64) -> i64:
        """How many cards of the active team are for a path."""
        active = self.active()
        found: i64 = 1 if self.votes[self.second_vote()] == path else 0
        for seat in range(self.first_of(active), self.seats, 2):
            if self.votes[seat] == path:
                found += 1
        return found

    def is_voted(self, path: i64) -> bool:
        """Whether a path is among the active team's votes."""
        return self.votes_for(path) > 0

    def is_unanimous(self) -> bool:
        """Whether all cards of the active team are for the same path."""
        active = self.active()
        return self.votes_for(self.votes[self.first_of(active)]) == max(2, self.size_of(active))

    def votes_left(self, path: i64) -> i64:
        """How many votes for a path the vizier leaves."""
        return 0 if path == self.votes[self.vizier()] else self.votes_for(path)

    def is_hidden(self, number: i64, eye: int) -> bool:
        """Whether the card that is turned over as number so-and-so is face down to an eye.

        A vote is known to its player alone, the vizier to the team that sends him.
        """
        if self.phase < VOTING or self.phase > SHOWING or (self.phase == SHOWING and number < self.cursor):
            return False
        slot = self.slot(number)
        if slot == self.vizier():
            return eye < 0 or self.team_of(eye) == self.active()
        return eye != (self.first_of(self.active()) if slot == self.second_vote() else slot)

    # Flight cards.

    def first_card(self) -> i64:
        """The first card of the deck in use."""
        return DECK if self.tornadoes else 0

    def may_lay(self, card: int) -> bool:
        """Whether a card is one of those drawn that are not laid yet."""
        return has(self.drawn, card) and card not in self.laid

    # Tokens, rewards and points.

    def held(self, colour: i64) -> i64:
        """The active team's stones of a colour."""
        return self.stones[self.active() * COLOURS + colour]

    def stones_of(self, team: i64) -> i64:
        """How many stones a team has."""
        first = team * COLOURS
        return self.stones[first] + self.stones[first + 1] + self.stones[first + 2]

    def tokens_left(self, colour: i64) -> i64:
        """How many tokens of a colour nobody has."""
        return STONE_TOKENS - self.stones[colour] - self.stones[COLOURS + colour]

    def can_pay(self, reward: i64) -> bool:
        """Whether the active team has the price of a reward."""
        team = self.active()
        prices = self.edition.prices
        for colour in range(COLOURS):
            if self.stones[team * COLOURS + colour] < prices[reward * PRICE + colour]:
                return False
        return self.clouds[team] >= prices[reward * PRICE + COLOURS]

    def is_for_clouds(self, reward: i64) -> bool:
        """Whether a reward is one of the three that are paid with clouds."""
        return self.edition.prices[reward * PRICE + COLOURS] > 0

    def storm_bonus(self) -> i64:
        """What the next cloud reward brings more: 2 for the first team that buys one, 1 for the second."""
        team = self.active()
        bonus: i64 = 2
        for reward in range(REWARDS):
            if self.is_for_clouds(reward) and self.owners[reward] != NONE:
                if self.owners[reward] == team:
                    return 0
                bonus = 1
        return bonus

    def team_points(self, team: i64) -> i64:
        """A team's points of all kinds."""
        found: i64 = 0
        for kind in range(KINDS):
            found += self.points[team * KINDS + kind]
        return found

    # The whole of it.

    def numbers(self) -> tuple[Any, ...]:
        """All that is one number."""
        where = (int(self.cursor), int(self.bag), int(self.start), int(self.carpet), int(self.drawn))
        flight = (int(self.waiting), int(self.path), int(self.step), int(self.stage), self.may_buy)
        return (int(self.phase), int(self.round), int(self.odd_is_day), *where, *flight)

    def lists(self) -> tuple[list[int], ...]:
        """All that is a list."""
        teams = (self.stones, self.clouds, self.points, self.personal, self.owners)
        return (self.tiles, self.cells, self.laid, self.votes, *teams)
