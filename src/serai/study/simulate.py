"""Many games between minds, on all cores: the same seed plays the same games on any number of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import perf_counter, thread_time

import msgspec

from serai.games.dice import Dice
from serai.games.game import Aim, Game, S, find_game
from serai.games.state import CHANCE, NOBODY, SEVERAL, State, play_at_random
from serai.study.players import read_player
from serai.study.workers import Here, Workers, do_in_order

#: The mind that does not think.
AT_RANDOM = "random"
#: How many games a process is sent at a time: enough to make sending cheap, few enough to see progress.
AT_ONCE = 8


class Match(msgspec.Struct, frozen=True):
    """Games to be played: which, between which minds (as written, one a seat), from which seed, and how set up.

    `edition` is the text of one, or nothing for the house's own.
    """

    game: str
    minds: list[str]
    seed: int
    options: dict[str, str] = {}
    edition: str = ""


class Played(msgspec.Struct, frozen=True):
    """A game that was played, by seat; `moves` are those of the seats alone, `teams` is empty where there are none.

    `thinking` are the seconds of a core that each move of a seat took, `iterations` how much it thought about each
    (or 0); `by_clock` says how many of them the clock ended.
    """

    minds: list[str]
    scores: list[int]
    results: list[float]
    teams: list[int]
    reason: str
    moves: int
    natures_moves: int
    seconds: float
    thinking: list[list[float]]
    iterations: list[list[int]]
    by_clock: list[int]


class Spread(msgspec.Struct, frozen=True):
    """How some numbers are spread: their mean, standard deviation, least, quartiles and most."""

    mean: float
    sd: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class Share(msgspec.Struct, frozen=True):
    """The part of its games that someone has won (equals share), and where it lies with 95 % confidence."""

    games: int
    wins: float
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """The mean of some numbers, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """What a seat, or a mind or team wherever it sat, got out of its games; a team's scores are its players' means."""

    who: str
    won: Share
    scores: Spread


class Summary(msgspec.Struct, frozen=True):
    """What many games come to. Moves a second are those of one process, nature's included.

    Whoever plays alone scores what they can. Those who play together all have the same results and scores.
    `edition` is the name of one that is not the house's own.
    """

    game: str
    players: int
    aim: Aim
    options: dict[str, str]
    edition: str
    minds: list[str]
    seed: int
    games: int
    reasons: dict[str, int]
    seats: list[Standing]
    by_mind: list[Standing]
    by_team: list[Standing]
    moves: Spread
    moves_per_second: float
    seconds: float


def simulate(
    match: Match, games: int, processes: int | None = None, progress: Callable[[], None] = lambda: None
) -> Summary:
    """Play games and sum them up; `progress` is called after each."""
    start = perf_counter()
    played = play_games(match, games, Here(processes, AT_ONCE), progress)
    return sum_up(match, played, perf_counter() - start)


def play_games(match: Match, games: int, workers: Workers, progress: Callable[[], None] = lambda: None) -> list[Played]:
    """The games of a match, in order; `progress` is called after each."""
    return do_in_order(workers, partial(play_game, match), range(games), progress)


def play_game(match: Match, number: int) -> Played:
    """One game of a match, the same whenever and wherever it is played.

    From game to game everyone moves one seat on, so that no mind owes its wins to its seat.
    """
    turn = number % len(match.minds)
    return play_deal(msgspec.structs.replace(match, minds=match.minds[turn:] + match.minds[:turn]), number)


def play_deal(match: Match, number: int) -> Played:
    """The game that a deal comes to when the minds sit as they are named."""
    if all(mind == AT_RANDOM for mind in match.minds):
        return play_random_deal(match, number)
    game = find_game(match.game, match.edition)
    state = game.setup(len(match.minds), match.options)
    seats = range(state.seats)
    thinkers = [read_player(mind, game) for mind in match.minds]
    nature = Dice(seed_of(match.seed, number, CHANCE))
    dice = [Dice(seed_of(match.seed, number, seat)) for seat in seats]
    order = Dice(seed_of(match.seed, number, SEVERAL))
    natures_moves = 0
    thinking: list[list[float]] = [[] for _ in seats]
    iterations: list[list[int]] = [[] for _ in seats]
    by_clock = [0 for _ in seats]
    start = perf_counter()
    while state.to_move() != NOBODY:
        actors = state.actors()
        # Sealed choices fall in any order: no seat is always the last to choose.
        seat = actors[order.below(len(actors))] if len(actors) > 1 else actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.random_move(CHANCE, nature))
            natures_moves += 1
        else:
            mind, budget = thinkers[seat]
            world = state.redeal(seat, dice[seat])
            asked = thread_time()
            thought = mind.choose(world, seat, budget, dice[seat])
            thinking[seat].append(round(thread_time() - asked, 6))
            iterations[seat].append(thought.iterations)
            by_clock[seat] += thought.by_clock
            state.play(seat, thought.move)
    return Played(
        minds=match.minds,
        scores=state.scores(),
        results=state.results(),
        teams=[game.team(state, seat) for seat in seats] if game.teams else [],
        reason=game.reason(state),
        moves=sum(map(len, thinking)),
        natures_moves=natures_moves,
        seconds=perf_counter() - start,
        thinking=thinking,
        iterations=iterations,
        by_clock=by_clock,
    )


def play_random_deal(match: Match, number: int) -> Played:
    """The same where nobody thinks: the whole game in the rules' own loop, compiled where they are.

    A random move needs no redealt world: what a seat may do, it knows.
    """
    game = find_game(match.game, match.edition)
    state = opening(match.game, match.edition, len(match.minds), tuple(match.options.items())).copy()
    seats = range(state.seats)
    nature, order = (Dice(seed_of(match.seed, number, who)) for who in (CHANCE, SEVERAL))
    dice = [Dice(seed_of(match.seed, number, seat)) for seat in seats]
    start = perf_counter()
    *moves, natures_moves = play_at_random(state, nature, dice, order)
    seconds = perf_counter() - start
    each = round(seconds / max(1, sum(moves)), 6)
    return Played(
        minds=match.minds,
        scores=state.scores(),
        results=state.results(),
        teams=[game.team(state, seat) for seat in seats] if game.teams else [],
        reason=game.reason(state),
        moves=sum(moves),
        natures_moves=natures_moves,
        seconds=seconds,
        thinking=[[each] * count for count in moves],
        iterations=[[0] * count for count in moves],
        by_clock=[0 for _ in seats],
    )


@lru_cache(16)
def opening(game: str, edition: str, seats: int, options: tuple[tuple[str, str], ...]) -> State:
    """The position before the first move, set up once; not to be changed."""
    found: State = find_game(game, edition).setup(seats, dict(options))
    return found


def seed_of(seed: int, number: int, seat: int) -> int:
    """A seed of its own for everyone at each game."""
    return int.from_bytes(sha256(f"{seed} {number} {seat}".encode()).digest()[:7])


# --- summing up ----------------------------------------------------------------------------------


def sum_up(match: Match, played: Sequence[Played], seconds: float) -> Summary:
    """What games come to."""
    game = find_game(match.game, match.edition)
    by_seat = [
        standing(str(seat + 1), [(game.results[seat], game.scores[seat]) for game in played])
        for seat in range(len(match.minds))
    ]
    by_mind = [
        standing(
            mind,
            [
                (result, score)
                for game in played
                for who, result, score in zip(game.minds, game.results, game.scores, strict=True)
                if who == mind
            ],
        )
        for mind in dict.fromkeys(match.minds)
    ]
    by_team = [standing(name, [team_result(game, team) for game in played]) for team, name in enumerate(game.teams)]
    all_moves = sum(game.moves + game.natures_moves for game in played)
    return Summary(
        game=match.game,
        players=len(match.minds),
        aim=aim_of(game, len(match.minds)),
        options=game.choose(match.options),
        edition=game.edition_name if match.edition else "",
        minds=match.minds,
        seed=match.seed,
        games=len(played),
        reasons=dict(Counter(game.reason for game in played).most_common()),
        seats=by_seat,
        by_mind=by_mind,
        by_team=by_team,
        moves=spread([game.moves for game in played]),
        moves_per_second=all_moves / sum(game.seconds for game in played),
        seconds=seconds,
    )


def aim_of(game: Game[S], seats: int) -> Aim:
    """What so many players are after: alone there is nobody to beat."""
    return "score-together" if seats == 1 and game.aim == "beat-others" else game.aim


def team_result(game: Played, team: int) -> tuple[float, float]:
    """What the players of a team have won of a game together, and how many points each of them has on average."""
    seats = [seat for seat, own in enumerate(game.teams) if own == team]
    return sum(game.results[seat] for seat in seats), fmean(game.scores[seat] for seat in seats)


def standing(who: str, games: Sequence[tuple[float, float]]) -> Standing:
    """What results and scores come to."""
    return Standing(who, share([result for result, _ in games]), spread([score for _, score in games]))


def share(results: Sequence[float]) -> Share:
    """The part won, with Wilson's interval.

    It is made for whole wins; shared ones vary less, so with them it is on the safe side.
    """
    games, wins, z = len(results), sum(results), 1.96
    part = wins / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return Share(games, wins, part, max(0.0, middle - reach), min(1.0, middle + reach))


def spread(numbers: Sequence[float]) -> Spread:
    """How numbers are spread."""
    if len(numbers) == 1:
        only = numbers[0]
        return Spread(only, 0.0, only, only, only, only, only)
    lower, median, upper = quantiles(numbers, method="inclusive")
    return Spread(fmean(numbers), stdev(numbers), min(numbers), lower, median, upper, max(numbers))


def mean(numbers: Sequence[float]) -> Mean:
    """The mean, with the interval of a normal one."""
    middle = fmean(numbers)
    reach = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(middle, middle - reach, middle + reach)
