"""The command line: `serai`, in French or English. What a command needs is imported when it is called."""

import os
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from serai.games.game import Impossible
from serai.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from serai.games.edition import EditedGame
    from serai.house.editions import Editions
    from serai.study.ladder import Ladder
    from serai.study.simulate import Match, Summary
    from serai.study.tune import Tuning
    from serai.table.record import BadRecord, Record

GAMES_TO_PLAY = 1000
MEETINGS = 100
DEALS = 20
BUDGET = "0.2s"
TUNED_MIND = "search:30"
STEPS = 30
BOUTS = 24
CONFIRMING = 200
STOPPED = 130  # as shells say it of what Ctrl-C has ended
HOST = "127.0.0.1"
PORT = 8001
HIGHEST_PORT = 65535
#: What a record may be guilty of that is not a matter of reading it.
UNFAIR = ("record-seed", "record-draw", "record-illegal-move", "record-unfinished")


class Unfair(Impossible):
    """A record that can be read, but does not tell of a fair and legal game."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Do what the command line asks, and leave with 0, or with a sentence and 2 for what is impossible."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    texts = Texts(usual_language())
    try:
        language = take_language(given)
        texts = Texts(language or texts.language)
        sys.exit(build(texts)(given, prog_name="serai", standalone_mode=False))
    except Impossible as problem:
        code = 1 if isinstance(problem, Unfair) else 2
        sentence = harmless(texts.say(problem.line.text, problem.line.args, problem.game))
    except typer.TyperException as error:
        code, sentence = 2, explain(error, texts)
    except typer.Abort:
        sys.exit(STOPPED)
    print(sentence, file=sys.stderr)
    sys.exit(code)


def take_language(given: list[str]) -> str | None:
    """The language asked for by `--lang`, which may stand anywhere, and is taken out."""
    chosen = None
    for word in [word for word in given if word == "--lang" or word.startswith("--lang=")]:
        place = given.index(word)
        _, equals, language = given.pop(place).partition("=")
        if not equals and place < len(given):
            language = given.pop(place)
        if language not in LANGUAGES:
            raise Impossible("cli-unknown-language", language=language, languages=", ".join(LANGUAGES))
        chosen = language
    return chosen


def harmless(text: str) -> str:
    """A text from a file without what a terminal would obey."""
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cc")


def usual_language() -> str:
    """The language of the user's environment, or English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def explain(error: typer.TyperException, texts: Texts) -> str:
    """A sentence about a command line that cannot be understood."""
    if type(error) is typer.BadParameter and error.param is not None:
        return texts.say("cli-whole-number", {"option": error.param.opts[0]})
    context = getattr(error, "ctx", None)
    if context is None:
        return texts.say("cli-needs-value", {"option": getattr(error, "option_name", "")})
    possible = [*getattr(context.command, "commands", [])]
    possible += [parameter.metavar if parameter.required else parameter.opts[0] for parameter in context.command.params]
    return texts.say("cli-usage", {"command": context.command_path, "possible": ", ".join(possible)})


# --- the commands --------------------------------------------------------------------------------


def option_in(texts: Texts, name: str, text: str, **more: Any) -> Any:
    """An option of a command, explained in a language."""
    panel = texts.say("cli-options")
    return typer.Option(name, help=texts.say(text), rich_help_panel=panel, show_default=False, **more)


def argument_in(texts: Texts, text: str, name: str) -> Any:
    """What a command is given, explained in a language."""
    panel = texts.say("cli-arguments")
    return typer.Argument(help=texts.say(text), metavar=name, rich_help_panel=panel, show_default=False)


def build(texts: Texts) -> typer.Typer:  # noqa: C901 (many commands, each of them simple)
    """The commands, explained in a language."""
    option, argument = partial(option_in, texts), partial(argument_in, texts)
    Help = Annotated[bool, option("--help", "cli-help", metavar="", is_eager=True, callback=show_help)]
    Json = Annotated[bool, option("--json", "cli-json", metavar="")]
    GameId = Annotated[str, argument("cli-game", texts.say("cli-game-name"))]
    File = Annotated[Path, argument("cli-file", texts.say("cli-file-name"))]
    Data = Annotated[Path | None, option("--data", "cli-data", metavar=texts.say("cli-data-name"))]
    WithEdition = Annotated[Path | None, option("--edition", "cli-with-edition", metavar=texts.say("cli-file-name"))]
    Check = Annotated[Path | None, option("--check", "cli-edition-check", metavar=texts.say("cli-file-name"))]
    Use = Annotated[Path | None, option("--use", "cli-edition-use", metavar=texts.say("cli-file-name"))]

    app = typer.Typer(
        add_completion=False, help=texts.say("cli-serai"), add_help_option=False, pretty_exceptions_enable=False
    )

    def command(text: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        panel = texts.say("cli-commands")
        return app.command(help=texts.say(text), rich_help_panel=panel, add_help_option=False)

    @app.callback(invoke_without_command=True)
    def serai(
        context: typer.Context,
        lang: Annotated[str, option("--lang", "cli-lang", metavar="fr|en")] = texts.language,
        version: Annotated[
            bool, option("--version", "cli-version", metavar="", is_eager=True, callback=show_version)
        ] = False,
        help: Help = False,
    ) -> None:
        if context.invoked_subcommand is None:
            open_house(texts.language, HOST, PORT, None, True)

    @command("cli-open")
    def open(
        host: Annotated[str, option("--host", "cli-host", metavar=texts.say("cli-host-name"))] = HOST,
        port: Annotated[int, option("--port", "cli-port", metavar="N")] = PORT,
        data: Data = None,
        no_browser: Annotated[bool, option("--no-browser", "cli-no-browser", metavar="")] = False,
        help: Help = False,
    ) -> None:
        open_house(texts.language, host, port, data, not no_browser)

    @command("cli-games")
    def games(json: Json = False, help: Help = False) -> None:
        show_games(texts, json)

    @command("cli-simulate")
    def simulate(
        game: GameId,
        players: Annotated[int | None, option("--players", "cli-players", metavar="N")] = None,
        games: Annotated[int, option("--games", "cli-how-many", metavar="N")] = GAMES_TO_PLAY,
        minds: Annotated[str, option("--minds", "cli-minds", metavar="A,B…")] = "random",
        options: Annotated[list[str], option("--option", "cli-option", metavar="A=B")] = [],  # noqa: B006
        edition: WithEdition = None,
        seed: Annotated[int, option("--seed", "cli-seed", metavar="N")] = 1,
        json: Json = False,
        help: Help = False,
    ) -> None:
        match = plan(game, players, minds.split(","), seed, dict(read_option(text) for text in options), edition)
        show_summary(texts, play(texts, match, games, quiet=json), json)

    @command("cli-ladder")
    def ladder(
        game: GameId,
        players: Annotated[int | None, option("--players", "cli-table-size", metavar="N")] = None,
        games: Annotated[int, option("--games", "cli-meetings", metavar="N")] = MEETINGS,
        minds: Annotated[str, option("--minds", "cli-ladder-minds", metavar="A,B…")] = "",
        options: Annotated[list[str], option("--option", "cli-option", metavar="A=B")] = [],  # noqa: B006
        edition: WithEdition = None,
        seed: Annotated[int, option("--seed", "cli-seed", metavar="N")] = 1,
        out: Annotated[Path | None, option("--out", "cli-out", metavar=texts.say("cli-data-name"))] = None,
        cluster: Annotated[bool, option("--cluster", "cli-cluster", metavar="")] = False,
        data: Data = None,
        help: Help = False,
    ) -> None:
        everyone = minds.split(",") if minds else None
        climb_ladder(texts, plan_ladder(game, players, everyone, seed, options, edition), games, out, cluster, data)

    @command("cli-duel")
    def duel(
        game: GameId,
        players: Annotated[int | None, option("--players", "cli-table-size", metavar="N")] = None,
        mind: Annotated[str, option("--mind", "cli-duel-mind", metavar="A")] = "search",
        against: Annotated[str, option("--against", "cli-duel-against", metavar="B")] = "openspiel",
        budget: Annotated[str, option("--budget", "cli-duel-budget", metavar="500|0.2s")] = BUDGET,
        deals: Annotated[int, option("--deals", "cli-duel-deals", metavar="N")] = DEALS,
        options: Annotated[list[str], option("--option", "cli-option", metavar="A=B")] = [],  # noqa: B006
        seed: Annotated[int, option("--seed", "cli-seed", metavar="N")] = 1,
        cluster: Annotated[bool, option("--cluster", "cli-cluster", metavar="")] = False,
        json: Json = False,
        help: Help = False,
    ) -> None:
        both = [f"{mind}:{budget}", f"{against}:{budget}"]
        fight_duel(texts, plan_ladder(game, players, both, seed, options, None), deals, cluster, json)

    @command("cli-tune")
    def tune(
        game: GameId,
        players: Annotated[int | None, option("--players", "cli-table-size", metavar="N")] = None,
        mind: Annotated[str, option("--mind", "cli-tune-mind", metavar="A")] = TUNED_MIND,
        only: Annotated[str, option("--only", "cli-tune-only", metavar="A,B…")] = "",
        steps: Annotated[int, option("--steps", "cli-tune-steps", metavar="N")] = STEPS,
        bouts: Annotated[int, option("--bouts", "cli-tune-bouts", metavar="N")] = BOUTS,
        deals: Annotated[int, option("--deals", "cli-tune-deals", metavar="N")] = CONFIRMING,
        options: Annotated[list[str], option("--option", "cli-option", metavar="A=B")] = [],  # noqa: B006
        seed: Annotated[int, option("--seed", "cli-seed", metavar="N")] = 1,
        out: Annotated[Path | None, option("--out", "cli-tune-out", metavar=texts.say("cli-file-name"))] = None,
        cluster: Annotated[bool, option("--cluster", "cli-cluster", metavar="")] = False,
        data: Data = None,
        help: Help = False,
    ) -> None:
        for number in (steps, bouts):
            check_games(number)
        asked = plan_tuning(game, players, mind, only, steps, bouts, seed, options)
        find_weights(texts, asked, deals, out, cluster, data)

    @command("cli-edition")
    def edition(
        game: GameId,
        check: Check = None,
        use: Use = None,
        reset: Annotated[bool, option("--reset", "cli-edition-reset", metavar="")] = False,
        data: Data = None,
        help: Help = False,
    ) -> None:
        see_to_edition(texts, game, check, use, reset, data)

    @command("cli-verify")
    def verify(file: File, help: Help = False) -> None:
        check_record(texts, file)

    @command("cli-replay")
    def replay(file: File, help: Help = False) -> None:
        tell_record(texts, file)

    return app


def show_help(context: typer.Context, asked: bool) -> None:
    """Print the page of a command."""
    from typer import rich_utils

    if asked:
        # The star says it too, in every language.
        rich_utils.REQUIRED_LONG_STRING = ""
        context.get_help()
        raise typer.Exit


def show_version(asked: bool) -> None:
    """Print the version of the house."""
    from serai import __version__

    if asked:
        print(f"Serai {__version__}")
        raise typer.Exit


def open_house(language: str, host: str, port: int, data: Path | None, open_browser: bool) -> None:
    """Open the house and stay until it closes."""
    if not 0 <= port <= HIGHEST_PORT:
        raise Impossible("cli-bad-port", port=port, highest=HIGHEST_PORT)
    from serai.house.serve import serve

    serve(host, port, data, open_browser, language=language)


def show_games(texts: Texts, json: bool) -> None:
    """Print the shelf."""
    import msgspec

    from serai.games.game import find_game, game_ids, shelf

    cards, playable = shelf(), {id: find_game(id) for id in game_ids()}
    if json:
        boxes = [
            {"id": id, "coming": id not in playable}
            | msgspec.to_builtins(card)
            | {"options": msgspec.to_builtins(playable[id].options) if id in playable else []}
            for id, card in cards.items()
        ]
        print_json(boxes)
        return
    from serai.study.tables import print_shelf

    print_shelf(texts, cards, playable)


def print_json(value: object) -> None:
    """Print something for programs to read."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value)).decode())


# --- simulations ---------------------------------------------------------------------------------


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


# --- editions ------------------------------------------------------------------------------------


def see_to_edition(
    texts: Texts, game_id: str, check: Path | None, use: Path | None, reset: bool, data: Path | None
) -> None:
    """Check an edition, choose one, or show the one in use."""
    if sum((check is not None, use is not None, reset)) > 1:
        raise Impossible("cli-edition-one")
    if check is not None:
        game, _ = read_edition(game_id, check)
        print(said_of_edition(texts, "cli-edition-checked", game, check))
    elif use is not None or reset:
        choose_edition(texts, game_id, use, data)
    else:
        show_edition(texts, game_id, data)


def edited(game_id: str) -> "EditedGame[Any]":
    """A game that is played with an edition."""
    from serai.games.edition import EditedGame
    from serai.games.game import BadSetup, find_game

    game = find_game(game_id)
    if not isinstance(game, EditedGame):
        raise BadSetup("setup-no-edition", title=game.card.title)
    return game


def read_edition(game_id: str, file: Path) -> tuple["EditedGame[Any]", str]:
    """The game with the edition of a file, and the file's text."""
    game = type(edited(game_id))(game_id, file)
    return game, file.read_text("utf-8")


def said_of_edition(texts: Texts, text: str, game: "EditedGame[Any]", file: Path) -> str:
    """A sentence about a good edition and how much of everything it lists."""
    parts = [f"{texts.say(part.title, game=game.id)} {len(part.rows)}" for part in game.listings()]
    told = {"file": str(file), "title": game.card.title, "name": game.edition_name, "parts": ", ".join(parts)}
    return harmless(texts.say(text, told))


def chosen_editions(data: Path | None) -> "Editions":
    """The editions that the keeper of a house has chosen."""
    from serai.house.editions import Editions
    from serai.house.serve import default_data

    return Editions(data or default_data())


def choose_edition(texts: Texts, game_id: str, file: Path | None, data: Path | None) -> None:
    """Let the house play the edition of a file from now on, or its own."""
    game, text = (edited(game_id), "") if file is None else read_edition(game_id, file)
    editions = chosen_editions(data)
    try:
        if file is None:
            editions.reset(game_id)
            print(texts.say("cli-edition-reset-done", {"title": game.card.title}))
        else:
            editions.use(game_id, text)
            print(said_of_edition(texts, "cli-edition-used", game, file))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Impossible("open-no-data", folder=str(editions.folder.parent), reason=reason) from None


def show_edition(texts: Texts, game_id: str, data: Path | None) -> None:
    """Print the edition that the house plays."""
    from serai.study.tables import print_listings

    game, file = edited(game_id), chosen_editions(data).file(game_id)
    if file.exists():
        game, _ = read_edition(game_id, file)
        print(said_of_edition(texts, "cli-edition-chosen", game, file))
    else:
        print(said_of_edition(texts, "cli-edition-own", game, file))
    print_listings(texts, game, harmless)


# --- records -------------------------------------------------------------------------------------


def read_record(file: Path) -> "Record":
    """The record in a file."""
    from serai.table.record import BadRecord, read

    try:
        return read(file.read_bytes())
    except OSError:
        raise Impossible("cli-no-file", file=str(file)) from None
    except BadRecord as error:
        raise unusable(error) from None


def unusable(error: "BadRecord") -> Impossible:
    """What is wrong with a record."""
    kind = Unfair if error.line.text in UNFAIR else Impossible
    return kind(error.line.text, **error.line.args)


def check_record(texts: Texts, file: Path) -> None:
    """Check that a game was legal and its draws were those promised."""
    from serai.table.record import BadRecord, verify

    record = read_record(file)
    try:
        draws = verify(record)
    except BadRecord as error:
        raise unusable(error) from None
    print(texts.say("cli-verified", {"moves": len(record.moves), "draws": draws}))


def tell_record(texts: Texts, file: Path) -> None:
    """Tell a game move by move, and how it ended."""
    from serai.games.state import WATCHER
    from serai.study.tables import print_outcome
    from serai.table.record import BadRecord, replay

    record = read_record(file)
    try:
        game, moments = replay(record)
    except BadRecord as error:
        raise unusable(error) from None
    names = [harmless(player.name) for player in record.players]
    for number, seat, move, before, after in moments:
        # The game is over, so each move is told as one who saw it would.
        eye = next((eye for eye in range(before.seats) if before.seen(seat, move, eye) == move), 0)
        line = game.tell(before, after, seat, move, eye)
        print(f"{number:>4}  {texts.tell(line, names, WATCHER, game.id)}")
    if moments:
        print_outcome(texts, game, moments[-1].after, names)


if __name__ == "__main__":
    main()
