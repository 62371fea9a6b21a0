"""What a page says of itself before any script runs: its language, title, description and link preview."""

from __future__ import annotations

from html import escape

from serai.games.game import game_ids, shelf
from serai.texts import LANGUAGES, texts_in

#: The pages that are about one game, by the first part of their path.
OF_A_GAME = ("new", "rules", "first")
#: Where the bundle has a picture of every box (tests/browser/previews.py takes them).
PREVIEWS = "previews"


def wanted_language(asked: str | None, accepted: str) -> str:
    """The language that a link asks for (`?lang=fr`), else the one that the browser likes best.

    >>> wanted_language(None, "de, fr-CA;q=0.8, en;q=0.5"), wanted_language("en", "fr")
    ('fr', 'en')
    """
    if asked in LANGUAGES:
        return str(asked)
    wishes = [wish.partition(";q=") for wish in accepted.replace(" ", "").split(",")]
    ranked = sorted(wishes, key=lambda wish: -quality(wish[2]))
    known = (wish[0].partition("-")[0].lower() for wish in ranked)
    return next((language for language in known if language in LANGUAGES), LANGUAGES[0])


def quality(text: str) -> float:
    """How much a language is liked: 1 where nothing readable is said."""
    try:
        return float(text)
    except ValueError:
        return 1.0


def game_of(path: str) -> str | None:
    """The game that an address is about. Tables tell nothing of themselves: their links are passed on."""
    room, _, game = path.strip("/").partition("/")
    return game if room in OF_A_GAME and game in game_ids() else None


def with_head(page: str, game: str | None, language: str, house: str) -> str:
    """The application's page with its head, for a game's pages or any other; `house`: where it was asked for."""
    texts = texts_in(language)
    if game is not None:
        title, about = shelf()[game].title, texts.say("tagline", game=game)
    else:
        title, about = texts.say("home-title"), texts.say("home-text")
    tags = {"og:site_name": "Serai", "og:type": "website", "og:title": title, "og:description": about}
    tags["og:locale"] = {"en": "en_GB", "fr": "fr_FR"}[language]
    if game is not None:
        # Whoever shows a preview fetches its picture from elsewhere, by its whole address.
        tags |= {"og:image": f"{house}{PREVIEWS}/{game}.jpg", "og:image:alt": title}
        tags |= {"og:image:width": "1200", "og:image:height": "630"}
    head = "".join(f'\n    <meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    card = "summary" if game is None else "summary_large_image"
    head += f'\n    <meta name="twitter:card" content="{card}" />'
    return (
        page.replace('<html lang="en">', f'<html lang="{language}">', 1)
        .replace("<title>Serai</title>", f"<title>{escape(title)} · Serai</title>", 1)
        .replace("<!-- head -->", f'<meta name="description" content="{escape(about)}" />{head}', 1)
    )
