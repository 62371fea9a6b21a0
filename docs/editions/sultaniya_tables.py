"""The tables and plots of `sultaniya.md`: `python docs/editions/sultaniya_tables.py --games 4000`."""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, median, stdev
from typing import NamedTuple

from sultaniya_builder import MIND as BUILDER

from serai.games.dice import Dice
from serai.games.state import CHANCE, NOBODY
from serai.games.sultaniya import SultaniyaGame
from serai.games.sultaniya.edition import CHARACTERS, FLOOR_NAMES
from serai.games.sultaniya.rules import Sultaniya
from serai.games.sultaniya.rules_palace import (
    FACES_ON_A_FLOOR,
    PLACES,
    ROOFS,
    STRIDE,
    WALLS,
    WHOLE_GATE,
    WHOLE_MINARET,
    count,
)
from serai.games.sultaniya.rules_table import CALL_BLUE, PASS, REVEAL, TURN_UP
from serai.minds.company import USUAL, read_mind
from serai.minds.mind import Budget, Mind
from serai.study.plots import Bar, bars, histograms, table
from serai.study.simulate import seed_of, share
from serai.texts import Texts

PLAIN = "all characters"
#: Boards are drawn, so that every character is played as often.
DRAWN = {"boards": "draw", "characters": "any"}
OPTIONS: dict[str, dict[str, str]] = {
    PLAIN: DRAWN,
    "side A": DRAWN | {"characters": "side-a"},
    "side B": DRAWN | {"characters": "side-b"},
    "advanced": DRAWN | {"advanced": "yes"},
}
TEXTS = Texts("en")
NAMES = {character: TEXTS.say(f"character-{character}", game="sultaniya") for character in CHARACTERS}
TO_BUILD = 19
PLACINGS = ("first", "second", "third", "fourth")


class Played(NamedTuple):
    """What is kept of a game; lists are by seat."""

    reason: str
    turns: int
    first: int
    results: list[float]
    scores: list[int]
    characters: list[str]
    tiles: list[int]
    great: list[tuple[int, bool]]
    openings: list[str]
    lines: dict[str, list[int]]


Games = dict[int, list[Played]]


def main() -> None:
    """Play the games that are asked for, print what they came to, and draw it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minds", default="builder", help="the mind at every seat: builder, random, search:500 …")
    asked.add_argument("--games", type=int, default=4000, help="for each number of players and option")
    asked.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4])
    asked.add_argument("--options", choices=list(OPTIONS), nargs="*", default=list(OPTIONS))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--edition", type=Path, help="an edition's file, instead of the house's own")
    asked.add_argument("--plots", type=Path, help="the folder for the plots; without it none are drawn")
    given = asked.parse_args()
    game = SultaniyaGame("sultaniya", given.edition) if given.edition else SultaniyaGame("sultaniya")
    mind, budget = (BUILDER, USUAL) if given.minds == "builder" else read_mind(given.minds, game)
    played: dict[str, Games] = {}
    for option in given.options:
        played[option] = {
            players: [
                play(game, players, OPTIONS[option], mind, budget, seed_of(given.seed, number, players))
                for number in range(given.games)
            ]
            for players in given.players
            if players > 1 or option == PLAIN
        }
    print(f"\n{given.minds}, seed {given.seed}")
    endings(played)
    for option, by_players in played.items():
        characters(option, {players: games for players, games in by_players.items() if players > 1})
    plain = played[PLAIN]
    versus = {players: games for players, games in plain.items() if players > 1}
    seats(versus)
    elements(plain)
    gates(plain)
    openings(versus)
    if given.plots:
        draw(given.plots, plain, versus)


def play(game: SultaniyaGame, players: int, options: dict[str, str], mind: Mind, budget: Budget, seed: int) -> Played:
    """One game."""
    state = game.setup(players, options)
    nature, *dice = (Dice(seed_of(seed, seat, CHANCE)) for seat in range(-1, players))
    turns, first = 0, NOBODY
    opened = [""] * players
    while (seat := state.to_move()) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, state.random_move(CHANCE, nature))
            continue
        first = seat if first == NOBODY else first
        move = mind.choose(state.redeal(seat, dice[seat]), seat, budget, dice[seat]).move
        opened[seat] = opened[seat] or opening(move)
        left = state.turns_left
        state.play(seat, move)
        turns += state.turns_left != left
    return Played(
        game.reason(state),
        turns,
        first,
        state.results(),
        state.scores(),
        [CHARACTERS[board] for board in state.boards],
        [bin(built).count("1") - 3 for built in state.built],
        [great(state, seat) for seat in range(players)],
        opened,
        {line.text.removeprefix("score-"): line.points for line in game.breakdown(state)},
    )


def opening(move: int) -> str:
    """How a player opens: the floor of the first tile, a djinn, or a pass; nothing for a reveal."""
    if move < REVEAL:
        return FLOOR_NAMES[move // FACES_ON_A_FLOOR // STRIDE]
    if move == PASS:
        return "pass"
    return "a djinn" if CALL_BLUE <= move < TURN_UP else ""


def great(state: Sultaniya, seat: int) -> tuple[int, bool]:
    """How many complete gates or minarets a board's owner has of those it asks for; whether it asks for minarets."""
    minarets = state.asks_for(seat, 2)
    base = seat * PLACES
    whole = count(state.edition.symbols(state.palaces, base), WHOLE_MINARET if minarets else WHOLE_GATE)
    return int(whole + state.edition.crowned(state.palaces, base, ROOFS if minarets else WALLS)), minarets


# --- the tables ----------------------------------------------------------------------------------


def endings(played: dict[str, Games]) -> None:
    """How games end, how long they are, how full palaces are, and the scores."""
    rows = []
    for option, by_players in played.items():
        for players, games in by_players.items():
            tiles = [number for game in games for number in game.tiles]
            scores = [score for game in games for score in game.scores]
            rows.append(
                [
                    f"{players}, {option}",
                    str(len(games)),
                    percent(fmean(game.reason == "end-roof" for game in games)),
                    f"{median(game.turns for game in games) / players:.0f}",
                    f"{fmean(tiles):.1f}",
                    percent(fmean(number == TO_BUILD for number in tiles)),
                    percent(fmean(number >= TO_BUILD - 2 for number in tiles)),
                    f"{fmean(scores):.1f} ± {stdev(scores):.1f}",
                ]
            )
    heads = ["games", "end by a fifth roof", "turns each", "tiles of 19", "full", "17 or more", "score"]
    table("How games end", ["players", *heads], rows)


def characters(option: str, by_players: Games) -> None:
    """How often each character wins."""
    heads = [f"{players} players (fair {100 / players:.0f} %)" for players in by_players]
    wins = {players: by_character(games) for players, games in by_players.items()}
    rows = [
        [NAMES[character], *(interval(found[character]) for found in wins.values())]
        for character in CHARACTERS
        if all(character in found for found in wins.values())
    ]
    table(f"Wins of each character, {option}", ["", *heads], rows)


def by_character(games: Iterable[Played]) -> dict[str, list[float]]:
    """The results of each character."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for character, result in zip(game.characters, game.results, strict=True):
            found[character].append(result)
    return found


def seats(by_players: Games) -> None:
    """How often whoever plays first, second and so on wins."""
    rows = []
    for players, games in by_players.items():
        shares = [
            interval([game.results[(game.first + later) % players] for game in games]) for later in range(players)
        ]
        rows.append([f"{players} players", *shares, *[""] * (len(PLACINGS) - players)])
    table("Wins by the order of play", ["", *PLACINGS], rows)


def elements(by_players: Games) -> None:
    """In how many palaces an element scores, and what it brings on average."""
    rows = []
    for line in next(iter(by_players.values()))[0].lines:
        row = [line]
        for games in by_players.values():
            points = [number for game in games for number in game.lines[line]]
            row.append(f"{percent(fmean(number > 0 for number in points))}, {fmean(points):.1f}")
        rows.append(row)
    heads = [f"{players} player{'s' if players > 1 else ''}" for players in by_players]
    table("Palaces in which an element scores, and points on average", ["", *heads], rows)


def gates(by_players: Games) -> None:
    """How many complete gates or minarets those have whose board asks for them."""
    rows = []
    for players, games in by_players.items():
        for minarets, name in ((False, "gates"), (True, "minarets")):
            numbers = Counter(min(3, number) for game in games for number, asked in game.great if asked == minarets)
            rows.append([f"{players}, {name}", *(percent(numbers[number] / numbers.total()) for number in range(4))])
    table("Gates and minarets", ["players, asked for", "none", "one", "two", "three or more"], rows)


def openings(by_players: Games) -> None:
    """How palaces begin, and how often that wins."""
    rows = []
    for players, games in by_players.items():
        found: defaultdict[str, list[float]] = defaultdict(list)
        for game in games:
            for how, result in zip(game.openings, game.results, strict=True):
                found[how].append(result)
        total = sum(map(len, found.values()))
        for how, results in sorted(found.items(), key=lambda item: -len(item[1])):
            rows.append([f"{players}, {how}", percent(len(results) / total), interval(results)])
    table("First of a palace", ["players, opening", "how often", "wins"], rows)


def draw(folder: Path, plain: Games, versus: Games) -> None:
    """The plots."""
    wins = {
        f"{players} players": [
            bar(NAMES[character], results) for character, results in sorted(by_character(games).items())
        ]
        for players, games in versus.items()
    }
    fair = {f"{players} players": 100 / players for players in versus}
    named = {f"{players} player{'s' if players > 1 else ''}": games for players, games in plain.items()}
    scores = {name: [score for game in games for score in game.scores] for name, games in named.items()}
    tiles = {name: [number for game in games for number in game.tiles] for name, games in named.items()}
    turns = {name: [game.turns / len(game.scores) for game in games] for name, games in named.items()}
    for name, plot in {
        "characters": bars("Games won by each character", wins, unit=" %", fair=fair),
        "scores": histograms("Score", scores, step=5, axis="points"),
        "tiles": histograms("Tiles built, of 19", tiles),
        "turns": histograms("Turns of each player", turns, step=2),
    }.items():
        (folder / f"sultaniya_{name}.svg").write_text(plot, "utf-8")


def bar(name: str, results: Sequence[float]) -> Bar:
    """A share with its interval."""
    won = share(results)
    return Bar(name, 100 * won.share, 100 * won.low, 100 * won.high)


def interval(results: Sequence[float]) -> str:
    """A share, and where it lies with 95 % confidence."""
    won = share(results)
    return f"{100 * won.share:.1f} % ({100 * won.low:.0f}–{100 * won.high:.0f})"


def percent(part: float) -> str:
    """A share without an interval."""
    return f"{100 * part:.1f} %"


if __name__ == "__main__":
    main()
