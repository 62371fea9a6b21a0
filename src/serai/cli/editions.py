"""Editions: those that the house plays, or those of a file."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.cli.said import harmless
from serai.games.game import Impossible
from serai.texts import Texts

if TYPE_CHECKING:
    from serai.games.edition import EditedGame
    from serai.house.editions import Editions


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
