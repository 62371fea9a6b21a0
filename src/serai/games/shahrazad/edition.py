"""An edition of Shahrazad: which tile has which colour and tells which tale, and the king's scale.

The house's own is `edition.toml` beside this file. Whoever has the box can write down what is printed and play that.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Literal, get_args

import msgspec

from serai.games import edition as shared
from serai.games.edition import Listing, read_toml
from serai.games.game import Line
from serai.games.shahrazad.rules_table import TILES

ColourName = Literal["red", "blue", "yellow", "black"]
COLOUR_NAMES: tuple[ColourName, ...] = get_args(ColourName)
#: How many tiles each colour has.
TILES_OF = {"red": 7, "blue": 6, "yellow": 5, "black": 4}
#: The tales that the house has texts for.
TEXTS = Path(__file__).parent / "texts" / "en.ftl"
TALES = re.findall(r"^tale-([a-z-]+) =", TEXTS.read_text("utf-8"), re.MULTILINE)
VERDICTS = 5


class BadEdition(shared.BadEdition):
    """A file that is no edition of Shahrazad."""

    game = "shahrazad"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A story tile. It tells a tale of the house, or one whose title is given as it is printed."""

    number: int
    colour: str
    tale: str | None = None
    title: str | None = None


class Verdicts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least score of each verdict but the lowest, for one player and for two."""

    solo: list[int]
    two: list[int]


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in an edition's file."""

    name: str
    verdicts: Verdicts
    tile: list[Tile]


class Edition(msgspec.Struct, frozen=True):
    """A checked edition. Colours (by their number) and tales are in the order of the tiles."""

    name: str
    colours: list[int]
    #: `tale-<id>`, a text of the house, or else a title as it is printed.
    tales: list[str]
    #: The least score of each verdict but the lowest, by the number of players.
    verdicts: dict[int, list[int]]

    def verdict(self, seats: int, score: int) -> int:
        """The number of the king's verdict, from 1, the lowest, to 5."""
        return 1 + sum(score >= least for least in self.verdicts[seats])


def read_edition(edition: Path | str) -> Edition:
    """The edition in a file or a text, checked; raises `BadEdition`."""
    name, file = read_toml(edition, File, BadEdition)
    tiles = in_order(name, file.tile)
    return Edition(
        name=file.name,
        colours=colours(name, tiles),
        tales=[told(name, tile) for tile in tiles],
        verdicts={1: rising(name, "solo", file.verdicts.solo), 2: rising(name, "two", file.verdicts.two)},
    )


def listings(edition: Edition) -> list[Listing]:
    """The tiles and the king's scale, to be read by people."""
    tales = [Line(tale) if tale.startswith("tale-") else tale for tale in edition.tales]
    return [
        Listing(
            "listed-tiles",
            ["listed-tile", "listed-tile-colour", "listed-tile-tale"],
            [
                [number, Line(f"colour-{COLOUR_NAMES[colour]}"), tale]
                for number, (colour, tale) in enumerate(zip(edition.colours, tales, strict=True))
            ],
        ),
        Listing(
            "listed-scale",
            ["listed-scale-verdict", "listed-scale-one", "listed-scale-two"],
            [
                [Line(f"end-verdict-{verdict}"), *([0, *edition.verdicts[players]][verdict - 1] for players in (1, 2))]
                for verdict in range(1, VERDICTS + 1)
            ],
        ),
    ]


def in_order(file: str, tiles: list[Tile]) -> list[Tile]:
    """The tiles 0 to 21, each once."""
    times = Counter(tile.number for tile in tiles)
    for number in times:
        if not 0 <= number < TILES:
            raise BadEdition("edition-number", file=file, tile=number)
        if times[number] > 1:
            raise BadEdition("edition-twice", file=file, tile=number, times=times[number])
    for number in range(TILES):
        if number not in times:
            raise BadEdition("edition-missing", file=file, tile=number)
    return sorted(tiles, key=lambda tile: tile.number)


def colours(file: str, tiles: list[Tile]) -> list[int]:
    """The colour of each tile: seven red, six blue, five yellow and four black ones."""
    names: list[str] = list(COLOUR_NAMES)
    for tile in tiles:
        if tile.colour not in names:
            raise BadEdition(
                "edition-colour", file=file, tile=tile.number, colour=tile.colour, colours=", ".join(names)
            )
    for colour, wanted in TILES_OF.items():
        found = [str(tile.number) for tile in tiles if tile.colour == colour]
        if len(found) != wanted:
            listed = ", ".join(found) or "–"
            raise BadEdition("edition-colours", file=file, colour=colour, wanted=wanted, found=len(found), tiles=listed)
    return [names.index(tile.colour) for tile in tiles]


def told(file: str, tile: Tile) -> str:
    """The text or the printed title of a tile's tale."""
    if (tile.tale is None) == (tile.title is None):
        raise BadEdition("edition-tale-or-title", file=file, tile=tile.number)
    if tile.title is not None:
        if not tile.title.strip() or tile.title.startswith("tale-"):
            raise BadEdition("edition-title", file=file, tile=tile.number)
        return tile.title
    if tile.tale not in TALES:
        raise BadEdition("edition-tale", file=file, tile=tile.number, tale=tile.tale or "–", tales=", ".join(TALES))
    return f"tale-{tile.tale}"


def rising(file: str, players: str, scores: list[int]) -> list[int]:
    """Four scores above zero, each higher than the one before."""
    if len(scores) != VERDICTS - 1 or any(low >= high for low, high in pairwise([0, *scores])):
        raise BadEdition("edition-verdicts", file=file, players=players, scores=str(scores))
    return scores
