"""What each seat may know of a game of Aladdin's carpet."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import msgspec

from serai.games.aladin.edition import REWARD_NAMES, RewardName
from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import (
    BUY,
    CARD,
    CARDS,
    CELLS,
    COLOURS,
    DAY,
    DECK,
    DIRECTIONS,
    FIRST_LEGS,
    LOSE_A_CLOUD,
    LOSE_A_STONE,
    LOSE_TWO_CLOUDS,
    NEXT,
    NIGHT,
    NO_PENALTY,
    NONE,
    PRICE,
    REWARDS,
    SELL,
    STEPS,
    TILE,
    VIZIER,
    clouds_given,
    has,
    holes,
    penalty,
    stone,
)
from serai.games.aladin.rules_flight import DROPS, FLIES, GO_ON, LANDED, drop_most, fly_on, set_out
from serai.games.aladin.rules_table import BUYING, DROPPING, LAYING, OVER, TEAMING, VOTING

Colour = Literal["ruby", "emerald", "sapphire"]
COLOUR_NAMES: tuple[Colour, ...] = ("ruby", "emerald", "sapphire")
TeamName = Literal["day", "night"]
Side = Literal["star", "moon"]
TEAM_NAMES: tuple[TeamName, ...] = ("day", "night")
Phase = Literal["setup", "drawing", "laying", "voting", "showing", "choosing", "dropping", "buying", "over"]
PHASES: tuple[Phase, ...] = ("setup", "setup", *get_args(Phase))
Penalty = Literal["cloud", "two-clouds", "stone"]
PENALTIES: dict[int, Penalty | None] = {
    NO_PENALTY: None,
    LOSE_A_CLOUD: "cloud",
    LOSE_TWO_CLOUDS: "two-clouds",
    LOSE_A_STONE: "stone",
}
#: Regular flights by their first leg and their turn, then the tornadoes.
CARD_NAMES = [f"{leg}{turn}" for leg in FIRST_LEGS for turn in "LR"] + [f"T{n}" for n in range(1, DECK + 1)]


class Stones(msgspec.Struct, frozen=True):
    """How many stones of each colour."""

    ruby: int = 0
    emerald: int = 0
    sapphire: int = 0


class Cell(msgspec.Struct, frozen=True):
    """What a cell takes and gives; a stone that is not there yet is an empty hole."""

    penalty: Penalty | None
    clouds: int
    stones: list[Colour | None]


class Board(msgspec.Struct, frozen=True):
    """The tiles by place (from 1) and their side, the cells row by row, where the flight starts and Aladdin is.

    `palace` is the number of the palace's tile.
    """

    side: Side
    tiles: list[int | None]
    palace: int
    cells: list[Cell]
    start: int
    carpet: int


class Team(msgspec.Struct, frozen=True):
    """A team; without seats and captain as long as they are not drawn."""

    name: TeamName
    seats: list[int]
    captain: int | None
    stones: Stones
    clouds: int
    points: int


class Player(msgspec.Struct, frozen=True):
    """What is seen of a seat: the vote cards it has put down, by path from 1, or nothing where they are face down."""

    team: TeamName | None
    personal: int
    votes: list[int | None]


class AladinForesight(msgspec.Struct, frozen=True):
    """What a move would bring: the cells of a path and the clouds after them, or the points of a purchase.

    `cells` end where the last cloud would be lost; `stones` are what they give, of which (or of what the team has)
    it would give up `given_up` on the way: which ones is its choice.
    """

    cells: list[int]
    stones: Stones
    given_up: int
    clouds: int
    stops: bool
    points: int


class Flight(msgspec.Struct, frozen=True):
    """A flight card at its direction, the cells it leads over, and what it would bring, as long as none is flown."""

    card: str
    cells: list[int]
    brings: AladinForesight | None


class Reward(msgspec.Struct, frozen=True):
    """A reward card, and the team that has bought it."""

    name: RewardName
    stones: Stones
    clouds: int
    points: int
    owner: TeamName | None


class AladinView(msgspec.Struct, frozen=True):
    """All that a seat may know. Paths are counted from 1; `flown` are the cells of this round's flight so far."""

    phase: Phase
    round: int
    active: TeamName | None
    token: int
    teams: list[Team]
    players: list[Player]
    board: Board
    hand: list[Flight]
    flights: list[Flight | None]
    vizier: int | None
    vizier_chosen: bool
    path: int | None
    flown: list[int]
    stopped: bool
    may_buy: bool
    rewards: list[Reward]
    tokens: Stones


def stones(numbers: list[int]) -> Stones:
    """Stones by colour, spelled out."""
    return Stones(*map(int, numbers))


@cache
def cell(number: int) -> Cell:
    """A cell, spelled out."""
    found = [stone(number, hole) for hole in range(holes(number))]
    colours = [COLOUR_NAMES[colour] if colour >= 0 else None for colour in found]
    return Cell(PENALTIES[int(penalty(number))], int(clouds_given(number)), colours)


def cells_of(state: Aladin, card: int, path: int) -> list[int]:
    """The seven cells that a flight card leads over from where Aladdin starts."""
    found: list[int] = []
    where = int(state.start)
    for turn in state.edition.flights[card * STEPS : card * STEPS + STEPS]:
        where = NEXT[(path + turn) % 4 * CELLS + where]
        found.append(where)
    return found


def team(state: Aladin, which: int) -> Team:
    """What everyone sees of a team."""
    drawn, begun = state.phase != TEAMING, state.round > 0
    first = int(state.first_of(which))
    return Team(
        name=TEAM_NAMES[which],
        seats=list(range(first, state.seats, 2)) if drawn else [],
        captain=int(state.captain(which)) if begun else None,
        stones=stones(state.stones[which * COLOURS : which * COLOURS + COLOURS]),
        clouds=state.clouds[which],
        points=int(state.team_points(which)),
    )


def cards_down(state: Aladin, eye: int) -> dict[int, int | None]:
    """The cards put down this round, by their place in the votes: as paths from 1, or nothing where they are hidden."""
    down: dict[int, int | None] = {}
    if state.round > 0:
        for number in range(state.cards_down()):
            slot = int(state.slot(number))
            if state.votes[slot] != NONE:
                down[slot] = None if state.is_hidden(number, eye) else state.votes[slot] + 1
    return down


def player(state: Aladin, seat: int, down: dict[int, int | None]) -> Player:
    """What an eye sees of a seat."""
    slots = [seat]
    if state.round > 0 and state.is_alone(state.active()) and state.team_of(seat) == state.active():
        slots.append(int(state.second_vote()))
    return Player(
        team=TEAM_NAMES[int(state.team_of(seat))] if state.phase != TEAMING else None,
        personal=state.personal[seat],
        votes=[down[slot] for slot in slots if slot in down],
    )


def reward(state: Aladin, number: int) -> Reward:
    """A reward card."""
    *price, clouds = state.edition.prices[number * PRICE : number * PRICE + PRICE]
    owner = state.owners[number]
    points = state.edition.points[number]
    return Reward(REWARD_NAMES[number], stones(price), clouds, points, TEAM_NAMES[owner] if owner != NONE else None)


def flight(state: Aladin, card: int, path: int) -> Flight:
    """A flight card where it lies."""
    brings = foresee_flight(state, card, path) if state.phase < DROPPING else None
    return Flight(CARD_NAMES[card], cells_of(state, card, path), brings)


def hand(state: Aladin) -> list[Flight]:
    """The cards drawn for a grand master of winds, each as it would lie at the next direction."""
    cards = [card for card in range(CARDS) if has(state.drawn, card) and card not in state.laid]
    return [flight(state, card, state.laid.index(NONE)) for card in cards]


def flown(state: Aladin) -> list[int]:
    """The cells that this round's flight has reached."""
    if state.path == NONE:
        return []
    reached = state.step + (1 if state.stage != GO_ON else 0)
    return cells_of(state, state.laid[state.path], int(state.path))[:reached]


def view(state: Aladin, eye: int) -> AladinView:
    """All that a seat may know of a position."""
    down = cards_down(state, eye)
    vizier = int(state.vizier())
    begun = state.round > 0
    return AladinView(
        phase=PHASES[state.phase],
        round=int(state.round),
        active=TEAM_NAMES[int(state.active())] if begun and state.phase != OVER else None,
        token=int(state.round + 1) // 2,
        teams=[team(state, DAY), team(state, NIGHT)],
        players=[player(state, seat, down) for seat in range(state.seats)],
        board=Board(
            side="moon" if state.storm else "star",
            tiles=[None if tile == NONE else tile + 1 for tile in state.tiles],
            palace=state.edition.palace + 1,
            cells=[cell(number) for number in state.cells],
            start=int(state.start),
            carpet=int(state.carpet),
        ),
        hand=hand(state),
        flights=[None if card == NONE else flight(state, card, path) for path, card in enumerate(state.laid)],
        vizier=down.get(vizier),
        vizier_chosen=vizier in down,
        path=int(state.path) + 1 if state.path != NONE else None,
        flown=flown(state),
        stopped=is_stopped(state),
        may_buy=state.phase == BUYING and state.may_buy,
        rewards=[reward(state, number) for number in range(REWARDS)],
        tokens=stones([int(state.tokens_left(colour)) for colour in range(COLOURS)]),
    )


def is_stopped(state: Aladin) -> bool:
    """Whether this round's flight has ended for want of clouds."""
    return bool(state.phase >= BUYING and state.path != NONE and state.step < STEPS)


# --- before a move -------------------------------------------------------------------------------


def foresee(state: Aladin, move: int) -> AladinForesight:
    """What a legal move of a player would bring."""
    clouds = state.clouds[int(state.active())]
    if state.phase == VOTING:
        path = move % VIZIER
        return foresee_flight(state, state.laid[path], path)
    if state.phase == LAYING and CARD <= move < TILE:
        return foresee_flight(state, move - CARD, int(state.cursor))
    if BUY <= move < SELL:
        after = state.clone()
        after.buy(move - BUY)
        points = int(after.team_points(state.active()) - state.team_points(state.active()))
        return AladinForesight([], Stones(), 0, after.clouds[int(state.active())], False, points)
    if SELL <= move < SELL + DIRECTIONS:
        cost = 2 if move == SELL + COLOURS else 0
        return AladinForesight([], Stones(), 0, clouds - cost, False, 1)
    return AladinForesight([], Stones(), 0, clouds, False, 0)


def foresee_flight(state: Aladin, card: int, path: int) -> AladinForesight:
    """How a flight would go, flown on a copy of the table; which stones the captain would drop on the way is open."""
    team = int(state.active())
    own = slice(team * COLOURS, team * COLOURS + COLOURS)
    after = state.clone()
    set_out(after, path, card)
    found, dropped = [0] * COLOURS, 0
    outcome = FLIES
    while outcome != LANDED:
        held = after.stones[own]
        outcome = fly_on(after)
        for colour, (was, now) in enumerate(zip(held, after.stones[own], strict=True)):
            found[colour] += max(0, now - was)
            dropped += max(0, was - now)
        if outcome == DROPS:
            drop_most(after, team)
            dropped += 1
    stops = after.step < STEPS
    reached = after.step + (1 if stops else 0)
    return AladinForesight(cells_of(state, card, path)[:reached], stones(found), dropped, after.clouds[team], stops, 0)
