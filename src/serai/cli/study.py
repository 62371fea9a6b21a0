"""Simulations, ladders, duels and tuning: what is asked for, played under a bar that shows how far it is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from serai.cli.editions import read_edition
from serai.cli.said import STOPPED, print_json
from serai.games.game import Impossible
from serai.texts import Texts

if TYPE_CHECKING:
    from serai.study.ladder import Ladder
    from serai.study.simulate import Match, Summary
    from serai.study.tune import Tuning


def read_option(text: str) -> tuple[str, str]:
    """An option of a game and the value chosen for it."""
    id, sign, value = text.partition("=")
    if not sign:
        raise Impossible("cli-bad-option", option=text)
    return id.strip(), value.strip()


def plan(
    game_id: str, players: int | None, minds: list[str], seed: int, options: dict[str, str], edition: Path | None
) -> "Match":
    """The match that is asked for, if it can be played."""
    from serai.games.game import find_game
    from serai.study.players import read_player
    from serai.study.simulate import Match

    game = find_game(game_id)
    seats = game.check_seats(max(game.card.min_players, len(minds)) if players is None else players)
    if len(minds) not in (1, seats):
        raise Impossible("cli-minds-impossible", minds=len(minds), players=seats)
    for mind in minds:
        read_player(mind, game)
    everyone = minds if len(minds) == seats else minds * seats
    text = "" if edition is None else read_edition(game_id, edition)[1]
    return Match(game.id, everyone, seed, game.choose(options), text)


def play(texts: Texts, match: "Match", games: int, quiet: bool) -> "Summary":
    """Play a match under a progress bar, where somebody is looking."""
    from serai.study.simulate import simulate

    check_games(games)
    with progress(texts, games, quiet) as advance:
        return simulate(match, games, progress=lambda: advance(1))


def check_games(games: int) -> None:
    """Whether so many games can be played."""
    if games < 1:
        raise Impossible("cli-no-games", games=games)


@contextmanager
def progress(texts: Texts, games: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar that shows how many games are over, where somebody is looking; it is told of more."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task(texts.say("cli-playing"), total=games)
        yield lambda more: bar.advance(task, more)


def show_summary(texts: Texts, summary: "Summary", json: bool) -> None:
    """Print what the games came to."""
    if json:
        print_json(summary)
        return
    from serai.study.tables import print_summary

    print_summary(texts, summary)


# --- ladders and duels ---------------------------------------------------------------------------


def plan_ladder(
    game_id: str, players: int | None, minds: list[str] | None, seed: int, options: list[str], edition: Path | None
) -> "Ladder":
    """The ladder that is asked for, if it can be played: of the levels, unless minds are named."""
    from serai.games.game import find_game
    from serai.minds.levels import LEVELS
    from serai.study.ladder import Ladder
    from serai.study.players import read_player

    game = find_game(game_id)
    fewest = 2 if game.aim == "beat-others" else 1
    seats = game.check_seats(max(game.card.min_players, fewest) if players is None else players)
    everyone = minds or LEVELS
    for mind in everyone:
        read_player(mind, game)
    if len(set(everyone)) < max(2, len(everyone)):
        raise Impossible("cli-few-minds")
    text = "" if edition is None else read_edition(game_id, edition)[1]
    return Ladder(game.id, seats, everyone, seed, game.choose(dict(map(read_option, options))), text)


def climb_ladder(
    texts: Texts, ladder: "Ladder", games: int, out: Path | None, cluster: bool, data: Path | None
) -> None:
    """Play a ladder, or what is left of it, and tell what it came to."""
    from serai.house.serve import default_data
    from serai.study.ladder import climb, journal_of, plan, stand
    from serai.study.ladder_page import print_ladder, write_page
    from serai.study.workers import Cluster, Here

    check_games(games)
    workers = Cluster() if cluster else Here()
    folder = (data or default_data()) / "ladders"
    journal = journal_of(ladder, folder)
    sittings = plan(ladder, games)
    try:
        with progress(texts, len(sittings)) as advance:
            entries = climb(ladder, sittings, workers, journal, advance)
        standings = stand(ladder, games, entries)
        folder = out or folder
        if out is None:
            print_ladder(texts, standings)
        else:
            print(texts.say("cli-wrote", {"file": str(write_page(texts, standings, out))}))
    except KeyboardInterrupt:
        print(texts.say("ladder-kept", {"games": len(list(journal))}), file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    except OSError as error:
        raise Impossible("cli-no-folder", folder=str(folder), reason=error.strerror or str(error)) from None


def fight_duel(texts: Texts, ladder: "Ladder", deals: int, cluster: bool, json: bool) -> None:
    """Fight a duel and tell what it came to."""
    from serai.study.duel import fight
    from serai.study.tables import print_duel
    from serai.study.workers import Cluster, Here

    check_deals(deals)
    workers = Cluster() if cluster else Here()
    with progress(texts, 2 * deals, quiet=json) as advance:
        fought = fight(ladder, deals, workers, progress=lambda: advance(1))
    if json:
        print_json(fought)
    else:
        print_duel(texts, fought)


# --- tuning --------------------------------------------------------------------------------------


def plan_tuning(
    game_id: str, players: int | None, mind: str, only: str, steps: int, bouts: int, seed: int, options: list[str]
) -> "Tuning":
    """The tuning that is asked for, if there is something to tune."""
    from serai.games.game import find_game
    from serai.study.tune import Tuning, choose_weights, named_weights

    game = find_game(game_id)
    weights = named_weights(game)
    chosen = choose_weights(game, only.split(",") if only else [])
    # The same tables as those of a ladder; the second mind is only there because a ladder has two.
    ladder = plan_ladder(game_id, players, [mind, "random"], seed, options, None)
    return Tuning(game.id, ladder.players, weights, chosen, mind, steps, bouts, seed, ladder.options)


def find_weights(
    texts: Texts, tuning: "Tuning", deals: int, out: Path | None, cluster: bool, data: Path | None
) -> None:
    """Tune a game's weights, or go on with it, and tell whether that made them better."""
    from serai.games.game import find_game
    from serai.house.serve import default_data
    from serai.study.ladder import journal_of
    from serai.study.tables import print_weights
    from serai.study.tune import tune, write_weights
    from serai.study.workers import Cluster, Here

    check_deals(deals)
    workers = Cluster() if cluster else Here()
    folder = (data or default_data()) / "tuning"
    journal = journal_of(tuning.ladder(tuning.mind), folder)
    try:
        with progress(texts, 2 * (tuning.steps * tuning.bouts + deals)) as advance:
            found = tune(tuning, deals, workers, journal, advance)
        print_weights(texts, tuning, found, deals)
        if out is not None and found.is_better:
            folder = out.parent
            write_weights(find_game(tuning.game), found.weights, out)
            print(texts.say("tune-wrote", {"file": str(out)}))
    except KeyboardInterrupt:
        print(texts.say("ladder-kept", {"games": len(list(journal))}), file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    except OSError as error:
        raise Impossible("cli-no-folder", folder=str(folder), reason=error.strerror or str(error)) from None


def check_deals(deals: int) -> None:
    """Whether so many deals tell something."""
    if deals < 2:
        raise Impossible("cli-few-deals", deals=deals)
