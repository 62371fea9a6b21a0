"""A ladder seats everyone fairly, keeps the order of strength, and goes on where it was stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, pairwise, permutations
from pathlib import Path
from time import sleep

import msgspec
import pytest

from serai.games.game import find_game
from serai.minds.levels import LEVELS
from serai.study.journal import Journal
from serai.study.ladder import (
    Entry,
    Ladder,
    Rung,
    Sitting,
    Standings,
    climb,
    journal_of,
    places,
    plan,
    play_sitting,
    sides,
    stand,
    tables,
)
from serai.study.workers import Here, Result, Task

ALONE = Here(1)
SMALL = Ladder("deserto", 2, ["random", "search:4", "search:40"])


# --- who plays whom ------------------------------------------------------------------------------


def test_at_two_every_pair_plays_each_deal_in_both_seats() -> None:
    for deal in (0, 1):
        sittings = tables(Ladder("deserto", 2, LEVELS), deal)
        assert sorted(sitting.minds for sitting in sittings) == sorted(permutations(LEVELS, 2))
        assert {sitting.deal for sitting in sittings} == {deal}


@pytest.mark.parametrize("players", [3, 4])
def test_at_more_everyone_sits_everywhere_and_every_pair_meets_equally_often(players: int) -> None:
    sittings = tables(Ladder("deserto", players, LEVELS), 0)
    assert len({Counter(sitting.minds[seat] for sitting in sittings).total() for seat in range(players)}) == 1
    for seat in range(players):
        assert len(set(Counter(sitting.minds[seat] for sitting in sittings).values())) == 1
    meetings = Counter(pair for sitting in sittings for pair in combinations(sorted(sitting.minds), 2))
    assert len(meetings) == 10 and len(set(meetings.values())) == 1


@pytest.mark.parametrize(("players", "deals"), [(3, 2), (4, 6)])
def test_nobody_plays_after_a_weak_player_more_often_than_others(players: int, deals: int) -> None:
    ladder = Ladder("deserto", players, LEVELS)
    sittings = [sitting for deal in range(deals) for sitting in tables(ladder, deal)]
    after = Counter(pair for sitting in sittings for pair in pairwise([*sitting.minds, sitting.minds[0]]))
    assert len(after) == 20 and len(set(after.values())) == 1


@pytest.mark.parametrize("players", range(2, 9))
def test_in_teams_one_level_is_one_team(players: int) -> None:
    ladder = Ladder("aladin", players, ["random", "search:1"])
    sittings = tables(ladder, 0)
    for sitting in sittings:
        for seats in sides(ladder):
            assert len({sitting.minds[seat] for seat in seats}) == 1
    assert {sitting.minds[0] for sitting in sittings} == {"random", "search:1"}
    played = play_sitting(Ladder("aladin", players, ["random"]), Sitting(0, ("random",) * players))
    assert sorted(map(sorted, sides(ladder))) == sorted(
        [seat for seat, own in enumerate(played.teams) if own == team] for team in set(played.teams)
    )


@pytest.mark.parametrize(("game", "players"), [("hezar", 3), ("shahrazad", 2), ("shahrazad", 1), ("sultaniya", 1)])
def test_without_rivals_each_level_plays_the_same_deals_alone(game: str, players: int) -> None:
    sittings = plan(Ladder(game, players, LEVELS), games=7)
    assert Counter(sitting.minds for sitting in sittings) == {(level,) * players: 7 for level in LEVELS}
    assert {sitting.deal for sitting in sittings} == set(range(7))


def test_every_pair_meets_as_often_as_was_asked() -> None:
    for players in (2, 3, 4):
        sittings = plan(Ladder("deserto", players, LEVELS), games=10)
        meetings = Counter(pair for sitting in sittings for pair in combinations(sorted(sitting.minds), 2))
        assert min(meetings.values()) >= 10


def test_with_fewer_minds_than_seats_they_sit_several_times() -> None:
    sittings = tables(Ladder("deserto", 4, ["random", "search:1", "search:2"]), 0)
    assert all(set(sitting.minds) == {"random", "search:1", "search:2"} for sitting in sittings)


# --- what it comes to ----------------------------------------------------------------------------


def standings_of(ladder: Ladder, games: int, folder: Path) -> Standings:
    return stand(ladder, games, climb(ladder, plan(ladder, games), ALONE, journal_of(ladder, folder)))


@pytest.mark.parametrize("players", [2, 3])
def test_who_thinks_stands_above_who_does_not(players: int, tmp_path: Path) -> None:
    ladder = msgspec.structs.replace(SMALL, players=players)
    standings = standings_of(ladder, 12, tmp_path)
    ratings = [rung.rating.rating for rung in standings.rungs if rung.rating]
    assert ratings[0] == 1000
    assert len(ratings) == 3 and min(ratings[1:]) > 1100
    assert standings.ahead["search:40", "random"].share > 0.8
    for one, other in permutations(ladder.minds, 2):
        both = standings.ahead[one, other], standings.ahead[other, one]
        assert both[0].share + both[1].share == pytest.approx(1)
        assert both[0].games == both[1].games >= 12
    assert all(rung.pace.moves > 0 and rung.pace.by_clock == 0 for rung in standings.rungs)


def test_those_who_play_as_one_are_compared_deal_by_deal(tmp_path: Path) -> None:
    ladder = Ladder("sultaniya", 1, ["random", "search:20"])
    low, high = standings_of(ladder, 6, tmp_path).rungs
    assert low.gain is None and low.rating is None and high.rating is None
    assert low.won.games == high.won.games == 6
    assert high.gain is not None
    assert high.gain[1].mean == pytest.approx(high.points.mean - low.points.mean)
    assert high.points.low > low.points.high


def test_games_that_are_won_together_are_counted_once(tmp_path: Path) -> None:
    rungs = standings_of(Ladder("hezar", 3, ["random", "search:10"]), 3, tmp_path).rungs
    assert [rung.won.games for rung in rungs] == [3, 3]


def test_places_go_by_the_victory_then_by_points() -> None:
    played = play_sitting(Ladder("deserto", 4, ["random"]), Sitting(0, ("random",) * 4))
    invented = msgspec.structs.replace(
        played, minds=["a", "b", "c", "d"], scores=[5, 9, 9, 5], results=[0.0, 0.0, 1.0, 0.0]
    )
    assert places(invented, [[0], [1], [2], [3]]) == [["c"], ["b"], ["a", "d"]]
    assert places(msgspec.structs.replace(invented, results=[0.0, 0.5, 0.5, 0.0]), [[0, 2], [1, 3]]) == [["a", "b"]]


# --- stopping and going on -----------------------------------------------------------------------


class Tired:
    """Does some tasks, and then no more."""

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks

    def do(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        # The last first: games are finished in any order.
        for place in list(reversed(range(len(tasks))))[: self.tasks]:
            yield place, work(tasks[place])
        if self.tasks < len(tasks):
            raise KeyboardInterrupt


def without_pace(standings: Standings) -> list[Rung]:
    return [
        msgspec.structs.replace(rung, pace=rung.pace._replace(mean=0, most_below=0, longest=0))
        for rung in standings.rungs
    ]


def test_a_ladder_that_was_stopped_comes_to_the_same(tmp_path: Path) -> None:
    whole = standings_of(SMALL, 4, tmp_path / "whole")
    journal, sittings = journal_of(SMALL, tmp_path), plan(SMALL, 4)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            climb(SMALL, sittings, Tired(5), journal)
    assert len(list(journal)) == 10
    told: list[int] = []
    entries = climb(SMALL, sittings, Tired(2), journal, told.append)
    assert told == [10, 1, 1]
    again = stand(SMALL, 4, entries)
    assert without_pace(again) == without_pace(whole)
    assert again.ahead == whole.ahead


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    journal = journal_of(SMALL, tmp_path)
    climb(SMALL, plan(SMALL, 2), ALONE, journal)
    told: list[int] = []
    climb(SMALL, plan(SMALL, 4), ALONE, journal, told.append)
    assert told == [6] + [1] * 6


def test_half_a_line_is_passed_over_and_the_next_is_whole(tmp_path: Path) -> None:
    journal, sittings = journal_of(SMALL, tmp_path), plan(SMALL, 2)
    before = climb(SMALL, sittings, ALONE, journal)
    text = journal.file.read_bytes()
    journal.file.write_bytes(text[:-40])
    assert list(journal) == before[:-1]
    told: list[int] = []
    after = climb(SMALL, sittings, ALONE, journal, told.append)
    assert told == [5, 1]
    assert list(journal) == after


def test_anything_that_changes_a_move_begins_a_journal_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def name(ladder: Ladder) -> str:
        return journal_of(ladder, tmp_path).file.name

    names = [name(SMALL), name(msgspec.structs.replace(SMALL, seed=2)), name(Ladder("deserto", 3, SMALL.minds))]
    game = find_game("deserto")
    monkeypatch.setattr(type(game), "version", game.version + 1)
    names.append(name(SMALL))
    other = tmp_path / "deserto"
    other.mkdir()
    (other / "levels.toml").write_text("changed")
    monkeypatch.setattr(game, "folder", other)
    names.append(name(SMALL))
    (other / "levels.toml").write_text("changed again")
    names.append(name(SMALL))
    assert len(set(names)) == len(names)


def test_an_edition_of_one_s_own_begins_a_journal_of_its_own(tmp_path: Path) -> None:
    edition = (find_game("aladin").folder / "edition.toml").read_text("utf-8")
    own = Ladder("aladin", 2, LEVELS, edition=edition)
    assert journal_of(own, tmp_path).file != journal_of(Ladder("aladin", 2, LEVELS), tmp_path).file


def start_ladder(data: Path) -> subprocess.Popen[str]:
    """A ladder of a few hundred games in a process of its own."""
    minds = ",".join(SMALL.minds)
    command = [sys.executable, "-m", "serai.cli", "ladder", "deserto", "--games", "600", "--minds", minds]
    return subprocess.Popen(
        [*command, "--data", str(data)],
        env=os.environ | {"LANG": "en", "LC_ALL": "en"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Tests that were started in the background are deaf to Ctrl-C, and what they start would be too.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def wait_for_games(journal: Journal[Entry], games: int) -> None:
    """Wait until so many games are over."""
    while not journal.file.exists() or journal.file.read_bytes().count(b"\n") < games:
        sleep(0.05)


def test_a_killed_ladder_has_lost_nothing(tmp_path: Path) -> None:
    journal, sittings = journal_of(SMALL, tmp_path / "ladders"), plan(SMALL, 600)
    for games in (3, 9):
        with start_ladder(tmp_path) as process:
            wait_for_games(journal, games)
            process.kill()
        assert process.returncode == -signal.SIGKILL
    kept = list(journal)
    assert 9 <= len(kept) < len(sittings)
    assert len({entry.sitting for entry in kept}) == len(kept), "no game is played twice"
    some = kept[:3]
    for entry in some:
        again = play_sitting(SMALL, entry.sitting)
        assert (again.scores, again.results) == (entry.played.scores, entry.played.results)


def test_ctrl_c_ends_quietly_and_says_what_is_kept(tmp_path: Path) -> None:
    journal = journal_of(SMALL, tmp_path / "ladders")
    with start_ladder(tmp_path) as process:
        wait_for_games(journal, 3)
        process.send_signal(signal.SIGINT)
        out, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert said == f"{len(list(journal))} games are saved; the same command continues from there.\n"
