"""A ladder: every level against every other, or each alone on the same deals; how strong they are, and how fast."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import combinations, pairwise, permutations
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

import serai.minds
from serai.games.game import find_game
from serai.study.journal import Journal
from serai.study.rating import Rating, Tally, rate
from serai.study.simulate import Match, Mean, Played, Share, aim_of, mean, play_deal, share
from serai.study.workers import Workers


class Sitting(NamedTuple):
    """A deal, and the minds that play it, by seat."""

    deal: int
    minds: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """A game of a ladder that was played."""

    deal: int
    played: Played

    @property
    def sitting(self) -> Sitting:
        """Which of the ladder's games it is."""
        return Sitting(self.deal, tuple(self.played.minds))


class Ladder(msgspec.Struct, frozen=True):
    """Who is compared (from the weakest to the strongest, it is thought), at what, with how many players."""

    game: str
    players: int
    minds: list[str]
    seed: int = 1
    options: dict[str, str] = {}
    edition: str = ""

    @property
    def are_rivals(self) -> bool:
        """Whether there is somebody to beat; else each mind has all seats of a game to itself."""
        return aim_of(find_game(self.game), self.players) == "beat-others"

    def match(self, minds: Sequence[str]) -> Match:
        """The ladder's games, with minds at their seats."""
        return Match(self.game, list(minds), self.seed, self.options, self.edition)


# --- who plays whom ------------------------------------------------------------------------------


def sides(ladder: Ladder) -> list[list[int]]:
    """The seats of each side: of a team, or of a player where everyone is their own."""
    if not ladder.are_rivals:
        return [[0]]  # all have the same results: one seat speaks for everyone
    game = find_game(ladder.game, ladder.edition)
    state = game.setup(ladder.players, ladder.options)
    found: defaultdict[int, list[int]] = defaultdict(list)
    for seat in range(ladder.players):
        found[game.team(state, seat)].append(seat)
    return list(found.values())


def tables(ladder: Ladder, deal: int) -> list[Sitting]:
    """All who play a deal: any minds that fit at a table, each once on every side."""
    if not ladder.are_rivals:
        return [Sitting(deal, (mind,) * ladder.players) for mind in ladder.minds]
    seats_of = sides(ladder)
    found = []
    for table in tables_of(ladder.minds, len(seats_of), deal):
        mind_at = {seat: mind for seats, mind in zip(seats_of, table, strict=True) for seat in seats}
        found.append(Sitting(deal, tuple(mind_at[seat] for seat in range(ladder.players))))
    return found


def tables_of(minds: Sequence[str], places: int, deal: int) -> list[list[str]]:
    """Minds around tables with so many places, so that each is as often at every place.

    Who plays after a weak player has it easier, so from deal to deal they sit around the table in another order.
    """
    seated = min(places, len(minds))
    orders = list(permutations(range(1, seated)))
    found = []
    for chosen in combinations(minds, seated):
        around = [chosen[0], *(chosen[one] for one in orders[deal % len(orders)])]
        found += [[around[(place + turn) % seated] for place in range(places)] for turn in range(seated)]
    return found


def plan(ladder: Ladder, games: int) -> list[Sitting]:
    """The games to be played: each pair of minds meets so often, or each mind plays so many games where all are one."""
    pair = set(ladder.minds[:2])
    meetings = sum(pair <= set(sitting.minds) for sitting in tables(ladder, 0)) if ladder.are_rivals else 1
    return [sitting for deal in range(ceil(games / meetings)) for sitting in tables(ladder, deal)]


# --- playing -------------------------------------------------------------------------------------


def journal_of(ladder: Ladder, folder: Path) -> Journal[Entry]:
    """The journal of a ladder in a folder: another one as soon as anything is not as it was that may change a move."""
    game = find_game(ladder.game, ladder.edition)
    code = [*game.folder.glob("*.py"), *game.folder.glob("*.toml"), *Path(serai.minds.__file__).parent.glob("*.py")]
    digest = sha256(msgspec.json.encode([ladder, game.version]))
    for file in sorted(code):
        digest.update(file.read_bytes())
    return Journal(folder / f"{ladder.game}-{ladder.players}-{digest.hexdigest()[:12]}.jsonl", Entry)


def climb(
    ladder: Ladder,
    sittings: Sequence[Sitting],
    workers: Workers,
    journal: Journal[Entry],
    progress: Callable[[int], None] = lambda games: None,
) -> list[Entry]:
    """Play what is not yet in the journal; all games in order. `progress` is told how many more there are."""
    wanted = set(sittings)
    found = {entry.sitting: entry for entry in journal if entry.sitting in wanted}
    progress(len(found))
    left = [sitting for sitting in sittings if sitting not in found]
    with journal:
        for place, played in workers.do(partial(play_sitting, ladder), left):
            entry = Entry(left[place].deal, played)
            journal.write(entry)
            found[entry.sitting] = entry
            progress(1)
    return [found[sitting] for sitting in sittings]


def play_sitting(ladder: Ladder, sitting: Sitting) -> Played:
    """One game of a ladder."""
    return play_deal(ladder.match(sitting.minds), sitting.deal)


# --- summing up ----------------------------------------------------------------------------------


class Pace(NamedTuple):
    """The seconds that a mind takes over a move, and how many moves the clock ended."""

    moves: int
    mean: float
    most_below: float  # of 95 % of the moves
    longest: float
    by_clock: int


class Rung(msgspec.Struct, frozen=True):
    """What is known of a mind: its games, their results and points, its rating if it has rivals, and its pace.

    `gain` is how much higher its results and points are than those of the mind below, deal by deal.
    """

    mind: str
    won: Share
    points: Mean
    pace: Pace
    rating: Rating | None = None
    gain: tuple[Mean, Mean] | None = None


class Standings(msgspec.Struct, frozen=True):
    """What a ladder comes to: a rung for each mind, and how often one came ahead of another.

    `asked` is how often each pair was to meet, or how many games each mind was to play alone.
    """

    ladder: Ladder
    asked: int
    games: int
    deals: int
    rungs: list[Rung]
    ahead: dict[tuple[str, str], Share] = {}


def stand(ladder: Ladder, asked: int, entries: Sequence[Entry]) -> Standings:
    """What the games of a ladder come to."""
    seats_of = sides(ladder)
    deals = len({entry.deal for entry in entries})
    rungs = [rung_of(mind, entries, seats_of) for mind in ladder.minds]
    if not ladder.are_rivals:
        return Standings(ladder, asked, len(entries), deals, with_gains(rungs, entries))
    ratings = rate(tallies(ladder, entries, seats_of), ladder.seed)
    rungs = [msgspec.structs.replace(rung, rating=rating) for rung, rating in zip(rungs, ratings, strict=True)]
    return Standings(ladder, asked, len(entries), deals, rungs, pairs(entries, seats_of))


def rung_of(mind: str, entries: Sequence[Entry], seats_of: Sequence[Sequence[int]]) -> Rung:
    """A mind's results and points on whichever side it was, and its pace."""
    games = [entry.played for entry in entries if mind in entry.played.minds]
    own_sides = [(played, seats) for played in games for seats in seats_of if played.minds[seats[0]] == mind]
    own_seats = [(played, seat) for played in games for seat, who in enumerate(played.minds) if who == mind]
    seconds = sorted(second for played, seat in own_seats for second in played.thinking[seat])
    return Rung(
        mind,
        share([sum(played.results[seat] for seat in seats) for played, seats in own_sides]),
        mean([fmean(played.scores[seat] for seat in seats) for played, seats in own_sides]),
        Pace(
            moves=len(seconds),
            mean=fmean(seconds),
            most_below=seconds[ceil(0.95 * len(seconds)) - 1],
            longest=seconds[-1],
            by_clock=sum(played.by_clock[seat] for played, seat in own_seats),
        ),
    )


def places(played: Played, seats_of: Sequence[Sequence[int]]) -> list[list[str]]:
    """The minds of each place, from the first: those who won or share it, then the others by their points."""
    found: defaultdict[tuple[bool, float], list[str]] = defaultdict(list)
    for seats in seats_of:
        won = sum(played.results[seat] for seat in seats) > 0
        points = 0.0 if won else fmean(played.scores[seat] for seat in seats)
        found[won, points].append(played.minds[seats[0]])
    return [found[place] for place in sorted(found, reverse=True)]


def tallies(ladder: Ladder, entries: Sequence[Entry], seats_of: Sequence[Sequence[int]]) -> list[Tally]:
    """What the games of each deal come to: they belong together, as luck was the same."""
    number = {mind: place for place, mind in enumerate(ladder.minds)}
    found: defaultdict[int, Tally] = defaultdict(lambda: Tally(len(number)))
    for entry in entries:
        found[entry.deal].count([[number[mind] for mind in place] for place in places(entry.played, seats_of)])
    return list(found.values())


def pairs(entries: Sequence[Entry], seats_of: Sequence[Sequence[int]]) -> dict[tuple[str, str], Share]:
    """How often each mind came ahead of each other one; whoever shares a place is half ahead."""
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for entry in entries:
        order = [(number, mind) for number, place in enumerate(places(entry.played, seats_of)) for mind in place]
        for number, mind in order:
            for other_number, other in order:
                if other != mind:
                    found[mind, other].append(0.5 if number == other_number else float(number < other_number))
    return {pair: share(results) for pair, results in found.items()}


def with_gains(rungs: Sequence[Rung], entries: Sequence[Entry]) -> list[Rung]:
    """Minds that play alone, each compared with the one below, deal by deal."""
    by_deal: Mapping[str, dict[int, Played]] = {rung.mind: {} for rung in rungs}
    for entry in entries:
        by_deal[entry.played.minds[0]][entry.deal] = entry.played
    found = [rungs[0]]
    for below, rung in pairwise(rungs):
        both = [(by_deal[below.mind][deal], played) for deal, played in by_deal[rung.mind].items()]
        results = mean([higher.results[0] - lower.results[0] for lower, higher in both])
        points = mean([higher.scores[0] - lower.scores[0] for lower, higher in both])
        found.append(msgspec.structs.replace(rung, gain=(results, points)))
    return found
