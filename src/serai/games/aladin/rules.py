"""Aladdin's carpet: the rules, in the order of the rulebook.

Two teams of wind spirits, Day and Night, take turns for eight rounds. The active team votes for one of four
flights that gather stones and clouds; the other team forbids one with the vizier and guesses at the votes.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from serai.games.aladin.rules_box import (
    BOTTOM_LEFT,
    BUY,
    BY_EXCHANGE,
    BY_REWARDS,
    BY_STORM,
    BY_UNANIMITY,
    CARD,
    CARDS,
    CELLS,
    COLOURS,
    DAY_SEATS,
    DECK,
    DIRECTIONS,
    DONE,
    DROP,
    EACH_COLOUR,
    FIRST_CLOUDS,
    FIRST_HOLE,
    FLY,
    KINDS,
    MOST_CLOUDS,
    NONE,
    ONE_STONE,
    PAIR_OF_CLOUDS,
    PRICE,
    REWARDS,
    ROUNDS,
    SECOND_HOLE,
    SELL,
    SHOW,
    STONE,
    TILE,
    TILE_CELLS,
    TILES,
    UNANIMITY,
    VIZIER,
    VIZIER_UNSEEN,
    VOTE,
    VOTE_UNSEEN,
    Edition,
    bit,
    cell_of,
    has,
    holes,
    in_bag,
    stone,
)
from serai.games.aladin.rules_flight import DROPS, FLIES, GO_ON, fly_on, set_out
from serai.games.aladin.rules_table import (
    BUYING,
    CHOOSING,
    DRAWING,
    DROPPING,
    LAYING,
    OVER,
    SHOWING,
    STONING,
    TEAMING,
    TILING,
    VOTING,
    Table,
)
from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY, SEVERAL, State

PATHS_TO_VOTE: Final = [VOTE + path for path in range(DIRECTIONS)]
PATHS_TO_FORBID: Final = [VIZIER + path for path in range(DIRECTIONS)]


class Aladin(Table):
    """A position: who decides, what they may do, and what happens when they do it."""

    # Who decides.

    def to_move(self) -> int:
        if self.phase == VOTING:
            return SEVERAL
        if self.phase == LAYING or self.phase == DROPPING or self.phase == BUYING:
            return self.captain(self.active())
        return NOBODY if self.phase == OVER else CHANCE

    def actors(self) -> list[int]:
        if self.phase == VOTING:
            return [seat for seat in range(self.seats) if self.has_to_vote(seat) or self.has_to_forbid(seat)]
        return super().actors()

    def has_to_vote(self, seat: i64) -> bool:
        """Whether a seat has a vote to put down; who is alone and active has two."""
        if self.votes[seat] == NONE:
            return True
        team = self.team_of(seat)
        return team == self.active() and self.is_alone(team) and self.votes[self.second_vote()] == NONE

    def has_to_forbid(self, seat: i64) -> bool:
        """Whether a seat has to pick the vizier card."""
        return self.votes[self.vizier()] == NONE and seat == self.captain(1 - self.active())

    # What they may do.

    def moves(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return self.chances()
        found: list[int] = []
        if self.phase == VOTING:
            if self.has_to_vote(seat):
                found.extend(PATHS_TO_VOTE)
            if self.has_to_forbid(seat):
                found.extend(PATHS_TO_FORBID)
        elif seat == self.to_move():
            if self.phase == LAYING:
                return [CARD + card for card in range(CARDS) if self.may_lay(card)]
            if self.phase == DROPPING:
                return [DROP + colour for colour in range(COLOURS) if self.held(colour)]
            return self.purchases()
        return found

    def purchases(self) -> list[int]:
        """What the active captain may buy and exchange."""
        found: list[int] = []
        if self.may_buy:
            for reward in range(REWARDS):
                if self.owners[reward] == NONE and self.can_pay(reward):
                    found.append(BUY + reward)
        for colour in range(COLOURS):
            if self.held(colour):
                found.append(SELL + colour)
        if self.clouds[self.active()] >= 2:
            found.append(PAIR_OF_CLOUDS)
        found.append(DONE)
        return found

    def chances(self) -> list[int]:
        """Nature's moves."""
        phase = self.phase
        if phase == DRAWING:
            first = self.first_card()
            return [CARD + card for card in range(first, first + DECK) if not has(self.drawn, card)]
        if phase == SHOWING:
            return [SHOW + self.votes[self.slot(self.cursor)]]
        if phase == CHOOSING:
            return [FLY + path for path in range(DIRECTIONS) if self.votes_left(path)]
        if phase == STONING:
            return [STONE + colour for colour in range(COLOURS) if in_bag(self.bag, colour)]
        if phase == TILING:
            return [TILE + tile for tile in range(TILES) if tile not in self.tiles]
        if phase == TEAMING:
            return [DAY_SEATS, DAY_SEATS + 1]
        return []

    def odds(self) -> list[int]:
        if self.phase == CHOOSING:
            return [int(self.votes_left(path)) for path in range(DIRECTIONS) if self.votes_left(path)]
        if self.phase == STONING:
            return [int(in_bag(self.bag, colour)) for colour in range(COLOURS) if in_bag(self.bag, colour)]
        return [1] * len(self.chances())

    def random_move(self, seat: int, dice: Dice) -> int:
        if seat == CHANCE:
            return self.random_chance(dice)
        if self.phase == VOTING:
            if not self.has_to_forbid(seat):
                return VOTE + dice.below(DIRECTIONS)
            if not self.has_to_vote(seat):
                return VIZIER + dice.below(DIRECTIONS)
            return VOTE + dice.below(2 * DIRECTIONS)
        return super().random_move(seat, dice)

    def random_chance(self, dice: Dice) -> int:
        """One of nature's moves, by the odds, without listing them."""
        phase = self.phase
        if phase == SHOWING:
            return SHOW + self.votes[self.slot(self.cursor)]
        if phase == STONING:
            left = dice.below(in_bag(self.bag, 0) + in_bag(self.bag, 1) + in_bag(self.bag, 2))
            colour: i64 = 0
            while left >= in_bag(self.bag, colour):
                left -= in_bag(self.bag, colour)
                colour += 1
            return STONE + colour
        if phase == DRAWING:
            first = self.first_card()
            card = first + dice.below(DECK)
            while has(self.drawn, card):
                card = first + dice.below(DECK)
            return CARD + card
        return super().random_move(CHANCE, dice)

    # Why a move cannot be made.

    def why_not(self, seat: int, move: int) -> str:
        if self.phase == OVER:
            return "over"
        if seat == CHANCE:
            return "" if move in self.chances() else "not-natures"
        if self.phase == VOTING:
            return self.why_not_in_the_vote(seat, move)
        if self.to_move() == CHANCE or self.team_of(seat) != self.active():
            return "not-your-turn"
        if seat != self.captain(self.active()):
            return "captain"
        if move < 0 or move >= CARD + CARDS:
            return "not-a-players"
        if self.phase == LAYING:
            return self.why_not_laid(move)
        if move < DROP or move >= CARD:
            return "votes" if move < DROP else "four-flights"
        if self.phase == DROPPING:
            return self.why_not_dropped(move)
        return self.why_not_at_the_purchase(move)

    def why_not_laid(self, move: int) -> str:
        """The rule that forbids a move to a grand master of winds who is to lay flight cards."""
        if move < CARD:
            return "lay-the-flights"
        return "" if self.may_lay(move - CARD) else "four-flights"

    def why_not_dropped(self, move: int) -> str:
        """The rule that forbids a move to the captain who is to drop a stone."""
        if move >= BUY:
            return "drop-first"
        return "" if self.held(move - DROP) else "drop-what-you-have"

    def why_not_in_the_vote(self, seat: int, move: int) -> str:
        """The rule that forbids a move while everyone votes."""
        if not self.has_to_vote(seat) and not self.has_to_forbid(seat):
            return "not-your-turn"
        if move < 0 or move >= CARD + CARDS:
            return "not-a-players"
        if move < VIZIER:
            return "" if self.has_to_vote(seat) else "one-vote"
        if move >= DROP:
            return "votes"
        if seat != self.captain(1 - self.active()):
            return "vizier-card"
        return "" if self.has_to_forbid(seat) else "one-vizier-card"

    def why_not_at_the_purchase(self, move: int) -> str:
        """The rule that forbids the active captain a purchase."""
        if move < BUY:
            return "nothing-to-drop"
        if move == DONE:
            return ""
        if move >= SELL:
            held = self.clouds[self.active()] // 2 if move == PAIR_OF_CLOUDS else self.held(move - SELL)
            return "" if held else "exchange"
        if self.owners[move - BUY] != NONE:
            return "reward-is-gone"
        if not self.may_buy:
            return "one-reward"
        return "" if self.can_pay(move - BUY) else "reward-price"

    # What happens.

    def play(self, seat: int, move: int) -> None:
        if move < DROP:
            self.put_down(seat, move)
        elif move < BUY:
            self.stones[self.active() * COLOURS + move - DROP] -= 1
            self.fly()
        elif move < CARD:
            self.purchase(move)
        elif move < TILE:
            self.take_card(move - CARD)
        elif move < STONE:
            self.lay_tile(move - TILE)
        elif move < DAY_SEATS:
            self.lay_stone(move - STONE)
        elif move < SHOW:
            self.odd_is_day = move - DAY_SEATS
            self.phase = TILING
        elif move < FLY:
            self.show()
        else:
            set_out(self, move - FLY, self.laid[move - FLY])
            self.fly()

    # Setup: the tiles at random, the stones at random in their holes, Aladdin at the palace. After that the board never
    # changes, so the copies of a position share it: what is laid is laid on a new board.

    def lay_tile(self, tile: int) -> None:
        """A tile comes to the next place, on its star side or, in a storm, on its moon side."""
        place = self.cursor
        side: i64 = TILES if self.storm else 0
        self.tiles = self.tiles[:]
        self.cells = self.cells[:]
        self.tiles[place] = tile
        for corner in range(TILE_CELLS):
            self.cells[cell_of(place, corner)] = self.edition.cells[(side + tile) * TILE_CELLS + corner]
        if tile == self.edition.palace:
            self.carpet = cell_of(place, BOTTOM_LEFT)
        self.cursor = place + 1
        if self.cursor == TILES:
            self.phase = STONING
            self.cursor = 0
            self.find_hole()

    def lay_stone(self, colour: int) -> None:
        """A stone comes into the next hole, where it stays all game."""
        self.bag -= ONE_STONE[colour]
        cell: i64 = self.cells[self.cursor]
        self.cells = self.cells[:]
        self.cells[self.cursor] = cell + FIRST_HOLE[colour] if stone(cell, 0) < 0 else cell + SECOND_HOLE[colour]
        self.find_hole()

    def find_hole(self) -> None:
        """Go on to the next cell with an empty hole; there is one as long as there are stones."""
        if not self.bag:
            self.begin_round()
            return
        while True:
            cell: i64 = self.cells[self.cursor]
            if holes(cell) > 0 and stone(cell, holes(cell) - 1) < 0:
                return
            self.cursor += 1

    # 1. Before the flight: the active team takes a cloud, four flight cards are laid.

    def begin_round(self) -> None:
        self.round += 1
        if self.round > ROUNDS:
            self.round = ROUNDS
            self.phase = OVER
            return
        team = self.active()
        self.clouds[team] = min(MOST_CLOUDS, self.clouds[team] + 1)
        self.start = self.carpet
        self.drawn = 0
        self.path = NONE
        self.step = 0
        self.stage = GO_ON
        self.may_buy = True
        self.laid = [NONE, NONE, NONE, NONE]
        self.votes = [NONE] * (self.seats + 2)
        self.waiting = self.cards_down()
        self.cursor = 0
        self.phase = DRAWING

    def take_card(self, card: int) -> None:
        """A card is drawn, for the next direction or for the captain to lay; or the captain lays it."""
        if self.phase == LAYING or not self.grandmaster:
            self.laid[self.cursor] = card
        if self.phase == DRAWING:
            self.drawn |= bit(card)
        self.cursor += 1
        if self.phase == DRAWING and self.cursor == DIRECTIONS:
            self.phase = LAYING if self.grandmaster else VOTING
            self.cursor = 0
        elif self.phase == LAYING and self.cursor == DIRECTIONS - 1:
            for last in range(CARDS):
                if self.may_lay(last):
                    self.laid[self.cursor] = last
                    break
            self.phase = VOTING
            self.cursor = 0

    # 2. Votes, secret and at once.

    def put_down(self, seat: int, move: int) -> None:
        """A vote or the vizier's card is put down."""
        if move >= VIZIER:
            self.votes[self.vizier()] = move - VIZIER
        elif self.votes[seat] == NONE:
            self.votes[seat] = move
        else:
            self.votes[self.second_vote()] = move
        self.waiting -= 1
        if self.waiting == 0:
            self.phase = SHOWING
            self.cursor = 0

    # 3. The votes are counted, card by card as they are turned over.

    def show(self) -> None:
        """The next card is turned over, and brings what it brings."""
        active = self.active()
        slot = self.slot(self.cursor)
        self.cursor += 1
        if slot == self.vizier():
            self.forbid()
        elif slot == self.second_vote() or self.team_of(slot) == active:
            if self.cursor == max(2, self.size_of(active)) and self.is_unanimous():
                self.points[active * KINDS + BY_UNANIMITY] += UNANIMITY
        elif self.is_voted(self.votes[slot]):
            # A right guess is a personal token: 1 point in rounds 1 and 2, 2 in 3 and 4, and so on.
            self.personal[slot] += (self.round + 1) // 2

    def forbid(self) -> None:
        """The vizier's path is forbidden; without a vote left there is no flight."""
        self.phase = BUYING
        for path in range(DIRECTIONS):
            if self.votes_left(path):
                self.phase = CHOOSING

    # 4. The flight: seven cells, by the rules in `rules_flight.py`.

    def fly(self) -> None:
        """Fly on, until the flight ends or the captain has to drop a stone."""
        outcome = fly_on(self)
        while outcome == FLIES:
            outcome = fly_on(self)
        self.phase = DROPPING if outcome == DROPS else BUYING

    # 5. The purchase, in any order: at most one reward, and any exchange.

    def purchase(self, move: int) -> None:
        """Buy a reward, exchange a stone or two clouds, or have done."""
        team = self.active()
        if move == DONE:
            # 6. The next flight starts where this one stopped.
            self.begin_round()
            return
        if move < SELL:
            self.buy(move - BUY)
            return
        self.points[team * KINDS + BY_EXCHANGE] += 1
        if move == PAIR_OF_CLOUDS:
            self.clouds[team] -= 2
        else:
            self.stones[team * COLOURS + move - SELL] -= 1

    def buy(self, reward: int) -> None:
        """Pay a reward and score it."""
        team = self.active()
        self.may_buy = False
        prices = self.edition.prices
        if self.storm and self.is_for_clouds(reward):
            self.points[team * KINDS + BY_STORM] += self.storm_bonus()
        for colour in range(COLOURS):
            self.stones[team * COLOURS + colour] -= prices[reward * PRICE + colour]
        self.clouds[team] -= prices[reward * PRICE + COLOURS]
        self.points[team * KINDS + BY_REWARDS] += self.edition.points[reward]
        self.owners[reward] = team

    # The end: after the eighth round. A player's score is the team's points and the player's own.

    def scores(self) -> list[int]:
        return [int(self.team_points(self.team_of(seat)) + self.personal[seat]) for seat in range(self.seats)]

    # What is known: all but the votes of others, mates too, and the other team's vizier, until they are turned over.

    def seen(self, seat: int, move: int, eye: int) -> int:
        if move >= DROP or eye == seat:
            return move
        if move < VIZIER:
            return VOTE_UNSEEN
        return move if eye >= 0 and self.team_of(eye) == self.team_of(seat) else VIZIER_UNSEEN

    def redeal(self, eye: int, dice: Dice) -> State:
        world = self.clone()
        if self.phase == VOTING or self.phase == SHOWING:
            for number in range(self.cards_down()):
                slot = self.slot(number)
                if self.votes[slot] != NONE and self.is_hidden(number, eye):
                    world.votes[slot] = dice.below(DIRECTIONS)
        return world

    # Copies.

    def clone(self) -> Aladin:
        return Aladin(
            self.seats,
            self.edition,
            self.tornadoes,
            self.storm,
            self.grandmaster,
            self.phase,
            self.round,
            self.odd_is_day,
            self.cursor,
            self.bag,
            self.start,
            self.carpet,
            self.drawn,
            self.waiting,
            self.path,
            self.step,
            self.stage,
            self.may_buy,
            self.tiles,
            self.cells,
            self.laid[:],
            self.votes[:],
            self.stones[:],
            self.clouds[:],
            self.points[:],
            self.personal[:],
            self.owners[:],
        )

    def copy(self) -> State:
        return self.clone()

    def key(self) -> tuple[Any, ...]:
        options = (self.seats, self.tornadoes, self.storm, self.grandmaster)
        return (*options, *self.numbers(), *[tuple(part) for part in self.lists()])

    def __reduce__(self) -> tuple[Any, ...]:
        options = (self.seats, self.edition, self.tornadoes, self.storm, self.grandmaster)
        return Aladin, (*options, *self.numbers(), *self.lists())


def start(seats: int, edition: Edition, tornadoes: bool, storm: bool, grandmaster: bool) -> Aladin:
    """The table before anything is drawn or laid."""
    return Aladin(
        seats,
        edition,
        tornadoes,
        storm,
        grandmaster,
        phase=TEAMING,
        round=0,
        odd_is_day=0,
        cursor=0,
        bag=EACH_COLOUR * sum(ONE_STONE),
        start=0,
        carpet=0,
        drawn=0,
        waiting=0,
        path=NONE,
        step=0,
        stage=0,
        may_buy=False,
        tiles=[NONE] * TILES,
        cells=[0] * CELLS,
        laid=[NONE] * DIRECTIONS,
        votes=[NONE] * (seats + 2),
        stones=[0] * (2 * COLOURS),
        clouds=[FIRST_CLOUDS] * 2,
        points=[0] * (2 * KINDS),
        personal=[0] * seats,
        owners=[NONE] * REWARDS,
    )
