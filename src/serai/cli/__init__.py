"""The command line: `serai`, in French or English. What a command needs is imported when it is called."""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from serai.cli.editions import see_to_edition
from serai.cli.keeping import back_up_house, check_house
from serai.cli.records import Unfair, check_record, tell_record
from serai.cli.said import STOPPED, harmless, print_json
from serai.cli.study import (
    check_games,
    climb_ladder,
    fight_duel,
    find_weights,
    plan,
    plan_ladder,
    plan_tuning,
    play,
    read_option,
    show_summary,
)
from serai.games.game import Impossible
from serai.texts import LANGUAGES, Texts

GAMES_TO_PLAY = 1000
MEETINGS = 100
DEALS = 20
BUDGET = "0.2s"
TUNED_MIND = "search:30"
STEPS = 30
BOUTS = 24
CONFIRMING = 200
HOST = "127.0.0.1"
PORT = 8001
HIGHEST_PORT = 65535


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
    Copy = Annotated[Path, argument("cli-copy", texts.say("cli-file-name"))]
    Data = Annotated[Path | None, option("--data", "cli-data", metavar=texts.say("cli-data-name"))]
    WithEdition = Annotated[Path | None, option("--edition", "cli-with-edition", metavar=texts.say("cli-file-name"))]
    Check = Annotated[Path | None, option("--check", "cli-edition-check", metavar=texts.say("cli-file-name"))]
    Promise = Annotated[str | None, option("--promise", "cli-promise", metavar=texts.say("cli-promise-name"))]
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
            open_house(texts.language, HOST, PORT, None, True, [])

    @command("cli-open")
    def open(
        host: Annotated[str, option("--host", "cli-host", metavar=texts.say("cli-host-name"))] = HOST,
        port: Annotated[int, option("--port", "cli-port", metavar="N")] = PORT,
        data: Data = None,
        no_browser: Annotated[bool, option("--no-browser", "cli-no-browser", metavar="")] = False,
        names: Annotated[list[str], option("--allow-host", "cli-allow-host", metavar=texts.say("cli-name"))] = [],  # noqa: B006
        help: Help = False,
    ) -> None:
        open_house(texts.language, host, port, data, not no_browser, names)

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

    @command("cli-check")
    def check(data: Data = None, json: Json = False, help: Help = False) -> None:
        check_house(texts, data, json)

    @command("cli-backup")
    def backup(file: Copy, data: Data = None, help: Help = False) -> None:
        back_up_house(texts, file, data)

    @command("cli-verify")
    def verify(file: File, promise: Promise = None, help: Help = False) -> None:
        check_record(texts, file, promise)

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


def open_house(
    language: str, host: str, port: int, data: Path | None, open_browser: bool, names: Sequence[str]
) -> None:
    """Open the house and stay until it closes."""
    if not 0 <= port <= HIGHEST_PORT:
        raise Impossible("cli-bad-port", port=port, highest=HIGHEST_PORT)
    from serai.house.serve import serve

    serve(host, port, data, open_browser, language=language, names=names)


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
