"""Aladdin's carpet (1001 · Le tapis d'Aladin), a game of votes by David Duperret and Vincent Greco."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from serai.games.aladin.edition import REWARD_NAMES, listings, read_edition, tabulate
from serai.games.aladin.judge import AladinJudge
from serai.games.aladin.rules import Aladin, start
from serai.games.aladin.rules_box import (
    BUY,
    BY_EXCHANGE,
    BY_REWARDS,
    BY_STORM,
    BY_UNANIMITY,
    CARD,
    DAY,
    DAY_SEATS,
    DIRECTIONS,
    DONE,
    DROP,
    FLY,
    KINDS,
    NIGHT,
    NONE,
    SELL,
    SHOW,
    STEPS,
    STONE,
    TILE,
    TILES,
    VIZIER,
    VIZIER_UNSEEN,
    VOTE_UNSEEN,
)
from serai.games.aladin.rules_table import BUYING, CHOOSING, DROPPING, LAYING, SHOWING, TEAMING, VOTING
from serai.games.aladin.view import (
    CARD_NAMES,
    COLOUR_NAMES,
    AladinForesight,
    AladinView,
    flown,
    foresee,
    is_stopped,
    view,
)
from serai.games.edition import EditedGame, Listing
from serai.games.game import Line, Option, ScoreLine, Section, Written

PATHS = range(1, DIRECTIONS + 1)

# `vote 3`, `vizier 1`: paths. `drop ruby`, `sell clouds`, `buy stars`. `flight 5R`: five cells ahead, then right.
LINES = [f"vote {path}" for path in PATHS]
LINES += [f"vizier {path}" for path in PATHS]
LINES += [f"drop {colour}" for colour in COLOUR_NAMES]
LINES += [f"buy {reward}" for reward in REWARD_NAMES]
LINES += [f"sell {token}" for token in (*COLOUR_NAMES, "clouds")]
LINES += ["done"]
LINES += [f"flight {card}" for card in CARD_NAMES]
LINES += [f"tile {tile}" for tile in range(1, TILES + 1)]
LINES += [f"stone {colour}" for colour in COLOUR_NAMES]
LINES += ["day first", "day second"]
LINES += [f"show {path}" for path in PATHS]
LINES += [f"fly {path}" for path in PATHS]
LINES += ["vote ?", "vizier ?"]
WRITTEN = Written(
    LINES,
    "a move of Aladdin's carpet reads like 'vote 3' or 'vizier 1' (paths 1 to 4), 'drop ruby', "
    "'buy stars', 'sell emerald', 'sell clouds', 'done', or 'flight 5R' (a card to lay)",
)

SCORE_LINES = {
    "score-unanimity": BY_UNANIMITY,
    "score-rewards": BY_REWARDS,
    "score-storm": BY_STORM,
    "score-exchange": BY_EXCHANGE,
}


class AladinGame(EditedGame[Aladin]):
    """Aladdin's carpet, for the house."""

    version = 2
    teams = ["team-day", "team-night"]
    written = WRITTEN
    view_type = AladinView
    foresight_type = AladinForesight
    judge_type = AladinJudge
    weighed = {"points": 1.0, "tokens": 1.0, "holdings": 1.0, "clouds": 0.4, "rivals": -1.0}
    options = [Option(id, ["no", "yes"], "no") for id in ("tornadoes", "storm", "grandmaster")]
    rules = [
        Section("goal", ["goal", "teams", "captain"]),
        Section("setup", ["board", "stones-stay", "palace", "first-clouds"]),
        Section("prepare", ["take-a-cloud", "four-flights", "flight-cards", "wrap-around"]),
        Section(
            "votes",
            [
                "votes",
                "one-vote",
                "face-down",
                "show-your-team",
                "vizier-card",
                "one-vizier-card",
                "lone-player",
                "sand-glass",
            ],
        ),
        Section("count", ["unanimity", "personal-tokens", "forbidden-path"]),
        Section("flight", ["which-flight", "seven-cells", "penalty-first", "last-cloud"]),
        Section(
            "tokens",
            ["lose-a-stone", "drop-what-you-have", "drop-first", "nothing-to-drop", "five-stones", "ten-clouds"],
        ),
        Section("supply", ["limited-tokens"]),
        Section(
            "purchase",
            ["one-reward", "reward-price", "reward-is-gone", "exchange", "any-order", "purchase-without-a-flight"],
        ),
        Section("end", ["next-start", "end", "winner"]),
        Section("options", ["tornadoes", "storm", "storm-bonus", "grand-master", "lay-the-flights"]),
    ]

    rulings = ["teams", "captain", "face-down", "show-your-team", "sand-glass", "limited-tokens", "any-order"]

    def play_with(self, edition: Path | str) -> None:
        self.source = read_edition(edition)
        self.edition = tabulate(self.source)
        self.edition_name = self.source.name

    def listings(self) -> list[Listing]:
        return listings(self.source)

    def start(self, seats: int, options: dict[str, str]) -> Aladin:
        chosen = {id: value == "yes" for id, value in options.items()}
        return start(seats, self.edition, chosen["tornadoes"], chosen["storm"], chosen["grandmaster"])

    def view(self, state: Aladin, eye: int) -> AladinView:
        return view(state, eye)

    def foresee(self, state: Aladin, seat: int, move: int) -> AladinForesight:
        return foresee(state, move)

    def team(self, state: Aladin, seat: int) -> int:
        return int(state.team_of(seat))

    def mates(self, state: Aladin, seat: int) -> list[int]:
        if state.phase == TEAMING:
            return []
        return [other for other in range(state.seats) if other != seat and state.team_of(other) == state.team_of(seat)]

    def has_secret(self, state: Aladin, seat: int) -> bool:
        return state.phase in (VOTING, SHOWING)

    def heeds(self, state: Aladin, seat: int, move: int) -> bool:
        # Those who fly gain by voting as one, and the vizier is a common choice; a guess is everyone's own.
        return move >= VIZIER or state.team_of(seat) == state.active()

    def turn(self, state: Aladin) -> Hashable:
        return state.to_move(), int(state.round)

    def goes_on(self, before: Aladin, after: Aladin) -> bool:
        """The sand glass is turned once for laying all cards, for the stones of a flight, and for the purchase."""
        return before.phase == after.phase and before.round == after.round

    def tell(self, before: Aladin, after: Aladin, seat: int, move: int, eye: int) -> Line:
        who = {"seat": seat}
        move = before.seen(seat, move, eye)
        if move < VIZIER or move == VOTE_UNSEEN:
            return Line("log-vote", {"path": move + 1 if move < VIZIER else 0}, who, passing=True)
        if move < DROP or move == VIZIER_UNSEEN:
            return Line("log-vizier", {"path": move - VIZIER + 1 if move < DROP else 0}, who, passing=True)
        if move < BUY:
            return Line("log-drop", {"stone": COLOUR_NAMES[move - DROP]} | flight_so_far(before, after), who)
        if move < SELL:
            points = int(after.team_points(before.active()) - before.team_points(before.active()))
            return Line("log-buy", {"reward": REWARD_NAMES[move - BUY], "points": points}, who)
        if move < DONE:
            return Line("log-sell", {"token": (*COLOUR_NAMES, "clouds")[move - SELL]}, who)
        if move == DONE:
            return Line("log-done", {"round": int(before.round)}, who)
        return self.tell_nature(before, after, move)

    def tell_nature(self, before: Aladin, after: Aladin, move: int) -> Line:
        """What nature did, or a grand master of winds."""
        if move < TILE:
            waits_to_be_laid = before.grandmaster and before.phase != LAYING
            args = shape(before, move - CARD, 0 if waits_to_be_laid else int(before.cursor))
            args |= {"path": int(before.cursor) + 1}
            captain = {"seat": int(before.captain(before.active()))}
            if before.phase == LAYING:
                return Line("log-lay", args | {"last": "yes" if after.laid[3] != NONE else "no"}, captain)
            return Line("log-draw", args, captain) if waits_to_be_laid else Line("log-flight", args)
        if move < STONE:
            return Line("log-tile", {"tile": move - TILE + 1})
        if move < DAY_SEATS:
            return Line("log-stone", {"stone": COLOUR_NAMES[move - STONE]})
        if move < SHOW:
            return Line("log-teams", {}, {"day": int(after.first_of(DAY)), "night": int(after.first_of(NIGHT))})
        if move < FLY:
            return self.tell_card(before, after, move - SHOW + 1)
        return Line("log-fly", flight_so_far(before, after) | {"path": move - FLY + 1})

    def tell_card(self, before: Aladin, after: Aladin, path: int) -> Line:
        """A card turned over, and what it brought."""
        slot = int(before.slot(before.cursor))
        if slot == before.vizier():
            return Line("log-show-vizier", {"path": path, "flight": "yes" if after.phase == CHOOSING else "no"})
        if slot == before.second_vote():
            slot = int(before.first_of(before.active()))
        team = before.team_of(slot)
        args: dict[str, str | int] = {
            "path": path,
            "unanimity": int(after.team_points(team) - before.team_points(team)),
            "token": after.personal[slot] - before.personal[slot],
        }
        return Line("log-show-vote", args, {"seat": slot})

    # --- the end

    def reason(self, state: Aladin) -> str:
        return "end-eight-rounds"

    def breakdown(self, state: Aladin) -> list[ScoreLine]:
        teams = [int(state.team_of(seat)) for seat in range(state.seats)]
        lines = [
            ScoreLine(text, [state.points[team * KINDS + kind] for team in teams])
            for text, kind in SCORE_LINES.items()
            if kind != BY_STORM or state.storm
        ]
        return [*lines, ScoreLine("score-personal", list(state.personal))]


def flight_so_far(before: Aladin, after: Aladin) -> dict[str, str | int]:
    """How a flight went on, for the texts: the cells passed, what they brought, and how it ended."""
    team = int(before.active())
    held = before.stones_of(team) - (1 if before.phase == DROPPING else 0)
    end = "choice"
    if after.phase == BUYING:
        end = "stopped" if is_stopped(after) else "landed"
    stones = int(after.stones_of(team) - held)
    clouds = after.clouds[team] - before.clouds[team]
    gains = "both" if stones and clouds else "stones" if stones else "clouds" if clouds else "nothing"
    return {
        "cells": len(flown(after)) - len(flown(before)),
        "gains": gains,
        "stones": stones,
        "stones_signed": signed(stones),
        "clouds": clouds,
        "clouds_signed": signed(clouds),
        "end": end,
    }


def signed(number: int) -> str:
    """A gain or a loss, with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


ARROWS = "↑→↓←"


def shape(state: Aladin, card: int, path: int) -> dict[str, str | int]:
    """A flight card at a path, for the texts: so many cells ahead, then the rest to a side; or a tornado's steps."""
    name = CARD_NAMES[card]
    if name.startswith("T"):
        steps = state.edition.flights[card * STEPS : card * STEPS + STEPS]
        return {"shape": "tornado", "steps": " ".join(ARROWS[(path + step) % DIRECTIONS] for step in steps)}
    ahead = int(name[0])
    return {"shape": "left" if name[1] == "L" else "right", "ahead": ahead, "rest": STEPS - ahead}


GAME = AladinGame("aladin")
