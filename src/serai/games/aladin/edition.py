"""An edition of Aladdin's carpet: its tiles, tornadoes and rewards, checked against every count of the rulebook.

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
from serai.games.aladin.rules_box import (
    COLOURS,
    DECK,
    EACH_COLOUR,
    LOSE_A_CLOUD,
    LOSE_A_STONE,
    LOSE_TWO_CLOUDS,
    MOST_CLOUDS,
    MOST_STONES,
    NO_PENALTY,
    REWARDS,
    STEPS,
    TILE_CELLS,
    TILES,
    Edition,
    holes,
)
from serai.games.edition import Listing, house_edition, read_toml
from serai.games.game import Line

HOUSE_EDITION = house_edition("aladin")

RewardName = Literal[
    "moon", "stars", "sun", "gate", "garden", "fountain", "terrace", "stable", "baths", "minaret", "dome", "throne"
]
REWARD_NAMES: tuple[RewardName, ...] = get_args(RewardName)
CLOUD_REWARDS = 3
HOLES = COLOURS * EACH_COLOUR
TURNS = 3
#: What a cell may hold, in the order in which it is written.
CELL = re.compile(r"(?P<penalty>-1|-2|-o)? ?(?P<clouds>\+[123])? ?(?P<holes>oo?)?")
PENALTIES = {None: NO_PENALTY, "-1": LOSE_A_CLOUD, "-2": LOSE_TWO_CLOUDS, "-o": LOSE_A_STONE}
HEADINGS = "URDL"
ARROWS = "↑→↓←"


class BadEdition(shared.BadEdition):
    """A file that is no edition of Aladdin's carpet."""

    game = "aladin"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile: the four cells of each side."""

    star: list[str]
    moon: list[str]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a reward costs."""

    ruby: int = 0
    emerald: int = 0
    sapphire: int = 0
    clouds: int = 0

    def numbers(self) -> list[int]:
        """Stones by colour, then clouds."""
        return [self.ruby, self.emerald, self.sapphire, self.clouds]

    def sale(self) -> float:
        """What the same tokens would bring in exchange."""
        return self.ruby + self.emerald + self.sapphire + self.clouds / 2


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reward card."""

    name: str
    price: Price
    points: int


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in an edition's file."""

    name: str
    palace: int
    tiles: list[Tile]
    tornadoes: list[str]
    rewards: list[Reward]


def read_edition(edition: Path | str) -> Source:
    """The edition in a file or a text, checked; raises `BadEdition`."""
    file, source = read_toml(edition, Source, BadEdition)
    for part, found, wanted in (
        ("tiles", len(source.tiles), TILES),
        ("tornadoes", len(source.tornadoes), DECK),
        ("rewards", len(source.rewards), REWARDS),
    ):
        if found != wanted:
            raise BadEdition("edition-count", file=file, part=part, wanted=wanted, found=found)
    check_tiles(file, source)
    check_tornadoes(file, source.tornadoes)
    check_rewards(file, source.rewards)
    return source


def listings(source: Source) -> list[Listing]:
    """The tiles, tornadoes and rewards, to be read by people."""
    return [
        Listing(
            "listed-tiles",
            ["listed-tile", "listed-tile-star", "listed-tile-moon"],
            [
                [f"{number} ★" if number == source.palace else str(number), cells(tile.star), cells(tile.moon)]
                for number, tile in enumerate(source.tiles, start=1)
            ],
        ),
        Listing(
            "listed-tornadoes",
            ["listed-tornado", "listed-tornado-steps"],
            [
                [number, " ".join(ARROWS[HEADINGS.index(step)] for step in flight)]
                for number, flight in enumerate(source.tornadoes, start=1)
            ],
        ),
        Listing(
            "listed-rewards",
            ["listed-reward", "stone-ruby", "stone-emerald", "stone-sapphire", "listed-clouds", "listed-points"],
            [[Line(f"reward-{reward.name}"), *reward.price.numbers(), reward.points] for reward in source.rewards],
        ),
    ]


def cells(side: list[str]) -> str:
    """The four cells of a side, with a dash for one that is empty."""
    return " | ".join(cell or "–" for cell in side)


def tabulate(source: Source) -> Edition:
    """A checked edition, as the rules want it."""
    rewards = sorted(source.rewards, key=lambda reward: list(map(str, REWARD_NAMES)).index(reward.name))
    sides = [tile.star for tile in source.tiles] + [tile.moon for tile in source.tiles]
    return Edition(
        cells=[cell for side in sides for cell in map(cell_number, side)],
        palace=source.palace - 1,
        tornadoes=[HEADINGS.index(step) for flight in source.tornadoes for step in flight],
        prices=[number for reward in rewards for number in reward.price.numbers()],
        points=[reward.points for reward in rewards],
    )


def cell_number(text: str) -> int:
    """What a cell holds, as the rules write it."""
    found = CELL.fullmatch(text)
    if found is None:
        raise ValueError(f"not a cell: {text}")
    clouds = int(found["clouds"] or 0)
    return PENALTIES[found["penalty"]] | clouds << 2 | len(found["holes"] or "") << 4


# --- what an edition must honour -----------------------------------------------------------------


def check_tiles(file: str, source: Source) -> None:
    """Two sides of four cells a tile, 36 holes on each side, and a palace."""
    for side in ("star", "moon"):
        found = 0
        for number, tile in enumerate(source.tiles, start=1):
            cells: list[str] = getattr(tile, side)
            if len(cells) != TILE_CELLS:
                raise BadEdition("edition-cells", file=file, tile=number, side=side, found=len(cells))
            for cell in cells:
                # A blank at either end, or two together, is where something is missing.
                if not CELL.fullmatch(cell) or cell != " ".join(cell.split()):
                    raise BadEdition("edition-cell", file=file, tile=number, side=side, cell=cell)
                found += int(holes(cell_number(cell)))
        if found != HOLES:
            raise BadEdition("edition-holes", file=file, side=side, wanted=HOLES, found=found)
    if not 1 <= source.palace <= TILES:
        raise BadEdition("edition-palace", file=file, palace=source.palace)


def check_tornadoes(file: str, tornadoes: list[str]) -> None:
    """Eight different flights of seven steps, straight ahead first, with three turns or more and never back."""
    for number, flight in enumerate(tornadoes, start=1):
        told: dict[str, str | int] = {"file": file, "tornado": number, "flight": flight}
        if len(flight) != STEPS or not set(flight) <= set(HEADINGS) or flight[0] != "U":
            raise BadEdition("edition-steps", **told)
        headings = [HEADINGS.index(step) for step in flight]
        if any((after - before) % 4 == 2 for before, after in pairwise(headings)):
            raise BadEdition("edition-back", **told)
        turns = sum(before != after for before, after in pairwise(headings))
        if turns < TURNS:
            raise BadEdition("edition-turns", **told, turns=turns)
        if tornadoes.count(flight) > 1:
            raise BadEdition("edition-flight-twice", **told)


def check_rewards(file: str, rewards: list[Reward]) -> None:
    """Three rewards for clouds, nine for stones, each payable and worth more than its price would sell for."""
    names = Counter(reward.name for reward in rewards)
    for reward in rewards:
        told: dict[str, str | int] = {"file": file, "reward": reward.name}
        if reward.name not in REWARD_NAMES or names[reward.name] > 1:
            raise BadEdition("edition-reward", **told, rewards=", ".join(REWARD_NAMES))
        *stones, clouds = reward.price.numbers()
        if min(*stones, clouds) < 0 or (clouds > 0) == (sum(stones) > 0):
            raise BadEdition("edition-price", **told)
        if sum(stones) > MOST_STONES or clouds > MOST_CLOUDS:
            raise BadEdition("edition-limit", **told)
        if reward.points <= reward.price.sale():
            raise BadEdition("edition-worth", **told, points=reward.points)
    found = sum(reward.price.clouds > 0 for reward in rewards)
    if found != CLOUD_REWARDS:
        raise BadEdition("edition-clouds", file=file, wanted=CLOUD_REWARDS, found=found)
