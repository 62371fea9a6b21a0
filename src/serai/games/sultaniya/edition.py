"""Reading an edition of Sultaniya: its tiles and boards, checked against every count of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from serai.games import edition as shared
from serai.games.edition import Listing, house_edition, read_toml
from serai.games.game import Line
from serai.games.sultaniya.rules_palace import (
    ANY,
    ARCADE,
    GATE,
    LINTEL,
    PLAIN,
    SHAFT,
    SPIRE,
    SYMBOL,
    WALL,
    Edition,
)

HOUSE_EDITION = house_edition("sultaniya")

FLOOR_NAMES = ("ground", "walls", "residences", "roofs")
LETTERS = "brgy"
EDGES = {"wall": WALL, "arcade": ARCADE, "gate": GATE, "shaft": SHAFT}
KINDS = {None: PLAIN, "lintel": LINTEL, "spire": SPIRE}
#: In the order of their numbers in the rules.
SYMBOLS = ("window", "tower", "guard", "sapphire", "cupola", "garden", "gate", "minaret")
BONUSES = {"+4": 4, "+5": 5}
#: In the order of their numbers in the rules; the first two of each pair are at 0.
CHARACTERS = ("ali-baba", "anis", "dunyazad", "scheherazade", "shahriyar", "jafar", "aladin", "sinbad")
WITH_SAPPHIRES = {"ali-baba", "scheherazade", "shahriyar", "jafar"}
SIDES = {"A": set(CHARACTERS[:4]), "B": set(CHARACTERS[4:])}
PAIRS = (("window", "tower"), ("cupola", "garden"), ("gate", "minaret"))

#: For each floor, how many tiles are in use from two, three and four players on.
MARKS = {
    "ground": {2: 12, 3: 4, 4: 4},
    "walls": {2: 12, 3: 4, 4: 4},
    "residences": {2: 16, 3: 6, 4: 6},
    "roofs": {2: 15, 3: 5, 4: 5},
}
CROWN_MARKS = {2: 2, 3: 1}
EDGES_ON = {
    "ground": {"wall", "arcade", "gate"},
    "walls": {"wall", "arcade"},
    "residences": {"wall", "arcade", "shaft"},
    "roofs": {"wall", "arcade"},
}
CROWN_OF = {"walls": "lintel", "roofs": "spire"}
EVERYWHERE_SYMBOLS = set(SYMBOLS[:6])
ROOF_SYMBOLS = {*SYMBOLS, *BONUSES}


class BadEdition(shared.BadEdition):
    """A file that is no edition of Sultaniya."""

    game = "sultaniya"


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile printed on a board, seen from its front."""

    edges: tuple[Literal["wall", "arcade", "gate", "shaft"], Literal["wall", "arcade", "gate", "shaft"]]
    halves: tuple[str, str]

    def symbols(self) -> Counter[str]:
        """All that both halves show."""
        return Counter(" ".join(self.halves).split())


class Tile(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile, seen from its front."""

    players: Literal[2, 3, 4]
    kind: Literal["lintel", "spire"] | None = None


#: What a tile can show besides points, in the order in which it is told.
ELEMENTS = (
    *("lintel", "spire", "gate", "minaret", "cupola", "garden"),
    *("window", "tower", "guard", "sapphire", "half-gate", "half-shaft"),
)


def elements(tile: Tile) -> dict[str, str | int]:
    """The first three things that a tile shows, for the texts: `window`, or `windows` and how many."""
    counts = tile.symbols() + Counter(f"half-{edge}" for edge in tile.edges) + Counter([tile.kind or "none"])
    told = [(f"{element}s" if counts[element] > 1 else element, counts[element]) for element in ELEMENTS]
    told.append(("bonus", sum(int(symbol) * count for symbol, count in counts.items() if symbol.startswith("+"))))
    first, second, third, *_ = [*((name, count) for name, count in told if count), *[("none", 0)] * 3]
    named = {"first": first, "second": second, "third": third}
    args: dict[str, str | int] = {slot: name for slot, (name, _) in named.items()}
    return args | {f"{slot}-count": count for slot, (_, count) in named.items()}


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character's board: what it starts with and what it scores."""

    name: str
    side: Literal["A", "B"]
    sapphires: int
    scores: tuple[Literal["window", "tower"], Literal["cupola", "garden"], Literal["gate", "minaret"]]
    ground: tuple[Printed, Printed]
    wall: Printed

    @property
    def printed(self) -> tuple[Printed, Printed, Printed]:
        """Its three tiles: ground left and right, wall."""
        return (*self.ground, self.wall)


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition as it is written."""

    name: str
    ground: list[Tile]
    walls: list[Tile]
    residences: list[Tile]
    roofs: list[Tile]
    boards: list[Board]

    def floors(self) -> list[tuple[str, list[Tile]]]:
        """The tiles by the name of their floor, from the ground up."""
        return list(zip(FLOOR_NAMES, (self.ground, self.walls, self.residences, self.roofs), strict=True))

    def board(self, name: str) -> Board:
        """The board of a character."""
        return next(board for board in self.boards if board.name == name)


def read_edition(edition: Path | str) -> Source:
    """The edition in a file or a text, checked; raises `BadEdition`."""
    file, source = read_toml(edition, Source, BadEdition)
    for problem in problems(source):
        raise BadEdition(problem.text, **problem.args, file=file)
    return source


# --- what an edition must honour -----------------------------------------------------------------


def wrong(what: str, **told: str | int) -> Line:
    """A sentence about an entry; the entry is called as it is in the file."""
    return Line(f"edition-{what}", told)


def listed(names: Iterable[str]) -> str:
    """Some names of the format."""
    return ", ".join(sorted(names))


def problems(source: Source) -> Iterator[Line]:
    """All that is wrong with an edition, entry by entry."""
    for letter, (floor, tiles) in zip(LETTERS, source.floors(), strict=True):
        yield from problems_of_counts(floor, tiles)
        for number, tile in enumerate(tiles, start=1):
            entry = f"{floor} {number} ({letter}{number})"
            yield from problems_of_face(entry, floor, tile)
            if tile.kind and tile.kind != CROWN_OF.get(floor):
                yield wrong("kind", entry=entry, kind=tile.kind)
    yield from problems_of_symbols(source)
    yield from problems_of_boards(source.boards)


def problems_of_counts(floor: str, tiles: Sequence[Tile]) -> Iterator[Line]:
    """How many tiles there must be, from how many players on, and how many lintels or spires."""
    wanted = MARKS[floor]
    if len(tiles) != sum(wanted.values()):
        yield wrong("tiles", floor=floor, wanted=sum(wanted.values()), found=len(tiles))
    marks: Counter[int] = Counter(tile.players for tile in tiles)
    for players, number in wanted.items():
        if marks[players] != number:
            yield wrong("marks", floor=floor, players=players, wanted=number, found=marks[players])
    if crown := CROWN_OF.get(floor):
        crowns: Counter[int] = Counter(tile.players for tile in tiles if tile.kind == crown)
        for players in wanted:
            number = CROWN_MARKS.get(players, 0)
            if crowns[players] != number:
                yield wrong("crowns", floor=floor, kind=crown, players=players, wanted=number, found=crowns[players])


def problems_of_face(entry: str, floor: str, tile: Printed) -> Iterator[Line]:
    """The patterns and symbols that a floor does not have."""
    for edge in tile.edges:
        if edge not in EDGES_ON[floor]:
            yield wrong("edge", entry=entry, edge=edge, floor=floor, edges=listed(EDGES_ON[floor]))
    known = ROOF_SYMBOLS if floor == "roofs" else EVERYWHERE_SYMBOLS
    for symbol in tile.symbols():
        if symbol not in known:
            yield wrong("symbol", entry=entry, symbol=symbol, floor=floor, symbols=listed(known))


def problems_of_symbols(source: Source) -> Iterator[Line]:
    """Every symbol of the rulebook is somewhere, and enough uprights for a gate and a minaret."""
    shown: Counter[str] = sum((tile.symbols() for _, tiles in source.floors() for tile in tiles), Counter())
    for symbol in (*SYMBOLS, *BONUSES):
        if not shown[symbol]:
            yield wrong("nowhere", symbol=symbol, where="roof" if symbol not in EVERYWHERE_SYMBOLS else "tile")
    if not any(roof.symbols() >= Counter(window=2, tower=2) for roof in source.roofs):
        yield wrong("two-and-two")
    for floor, tiles in source.floors():
        for upright in EDGES_ON[floor] - {"wall", "arcade"}:
            if sum(upright in tile.edges for tile in tiles if tile.players == 2) < 2:
                yield wrong("uprights", floor=floor, edge=upright)


def problems_of_boards(boards: Sequence[Board]) -> Iterator[Line]:
    """Eight characters, eight combinations, four to a side with every element twice."""
    names = Counter(board.name for board in boards)
    for name in CHARACTERS:
        if names[name] != 1:
            yield wrong("board-times", board=name, times=names[name])
    for name in names:
        if name not in CHARACTERS:
            yield wrong("board-unknown", board=name, characters=", ".join(CHARACTERS))
    combinations = Counter(board.scores for board in boards)
    for board in boards:
        if combinations[board.scores] > 1:
            yield wrong("board-scores", board=board.name, scores=", ".join(board.scores))
        yield from problems_of_board(board)
    for side in SIDES:
        elements: Counter[str] = Counter(element for board in boards if board.side == side for element in board.scores)
        for element in (element for pair in PAIRS for element in pair):
            if elements[element] != 2:
                yield wrong("side-scores", side=side, element=element, found=elements[element])
    if not any(board.name not in WITH_SAPPHIRES and starts_with_guards(board) for board in boards):
        yield wrong("no-guards")
    if not any(board.name not in WITH_SAPPHIRES and starts_with_elements(board) for board in boards):
        yield wrong("no-elements")


def problems_of_board(board: Board) -> Iterator[Line]:
    """Its side, its sapphires, its three tiles."""
    if board.name not in SIDES[board.side]:
        yield wrong("board-side", board=board.name, side=board.side, characters=listed(SIDES[board.side]))
    if board.name in WITH_SAPPHIRES and not 1 <= board.sapphires <= 10:
        yield wrong("some-sapphires", board=board.name, sapphires=board.sapphires)
    if board.name not in WITH_SAPPHIRES and board.sapphires:
        yield wrong("no-sapphires", board=board.name, sapphires=board.sapphires)
    for floor, tile in zip(("ground", "ground", "walls"), board.printed, strict=True):
        yield from problems_of_face(f"boards {board.name}", floor, tile)
    left, right = board.ground
    if left.edges[1] != right.edges[0]:
        yield wrong("joint", board=board.name, left=left.edges[1], right=right.edges[0])


def printed_symbols(board: Board) -> Counter[str]:
    """All that a board's three tiles show."""
    return sum((tile.symbols() for tile in board.printed), Counter())


def starts_with_guards(board: Board) -> bool:
    """Whether a board shows a guard."""
    return printed_symbols(board)["guard"] > 0


def starts_with_elements(board: Board) -> bool:
    """Whether a board shows something that it scores."""
    return any(printed_symbols(board)[element] for element in board.scores)


# --- as people read it ---------------------------------------------------------------------------

FACE = ["listed-left-edge", "listed-left-half", "listed-right-half", "listed-right-edge"]


def listings(source: Source) -> list[Listing]:
    """The tiles floor by floor, the boards, and the tiles printed on them, to be read by people."""
    floors = [
        Listing(
            f"floor-{floor}",
            ["listed-tile", "listed-tile-players", *FACE, "listed-tile-kind"],
            [
                [f"{letter}{number}", f"{tile.players}+", *face(tile), Line(f"kind-{tile.kind}") if tile.kind else ""]
                for number, tile in enumerate(tiles, start=1)
            ],
        )
        for letter, (floor, tiles) in zip(LETTERS, source.floors(), strict=True)
    ]
    boards = Listing(
        "listed-boards",
        ["listed-board", "listed-board-side", "listed-board-sapphires", "listed-board-scores"],
        [
            [
                Line(f"character-{board.name}"),
                board.side,
                board.sapphires,
                [Line(f"symbol-{element}") for element in board.scores],
            ]
            for board in source.boards
        ],
    )
    printed = Listing(
        "listed-printed",
        ["listed-board", "listed-printed-where", *FACE],
        [
            [Line(f"character-{board.name}"), Line(f"printed-{where}"), *face(tile)]
            for board in source.boards
            for where, tile in zip(("left", "right", "wall"), board.printed, strict=True)
        ],
    )
    return [*floors, boards, printed]


def face(tile: Printed) -> list[str | int | Line | list[Line]]:
    """The front of a tile, from left to right."""
    halves = [[symbol_shown(word) for word in half.split()] for half in tile.halves]
    return [Line(f"edge-{tile.edges[0]}"), *halves, Line(f"edge-{tile.edges[1]}")]


def symbol_shown(word: str) -> Line:
    """A symbol, or the points that a roof promises."""
    return Line("listed-bonus", {"points": BONUSES[word]}) if word in BONUSES else Line(f"symbol-{word}")


# --- as the rules hold it ------------------------------------------------------------------------


def tabulate(source: Source) -> Edition:
    """An edition as tables by face: front and mirror image of every tile, the boards' tiles, and no tile."""
    tiles = [tile for _, floor in source.floors() for tile in floor]
    boards = [source.board(name) for name in CHARACTERS]
    faces: list[Printed] = [face for tile in tiles for face in (tile, mirrored(tile))]
    faces += [tile for board in boards for tile in board.printed]
    return Edition(
        left=[*(EDGES[face.edges[0]] for face in faces), ANY],
        right=[*(EDGES[face.edges[1]] for face in faces), ANY],
        left_half=[*(handful(face.halves[0]) for face in faces), 0],
        right_half=[*(handful(face.halves[1]) for face in faces), 0],
        bonus=[*(bonus(face) for face in faces), 0],
        kind=[*(KINDS[face.kind] if isinstance(face, Tile) else PLAIN for face in faces), PLAIN],
        alike=[is_alike(tile) for tile in tiles],
        players=[tile.players for tile in tiles],
        board_sapphires=[board.sapphires for board in boards],
        board_scores=[
            sum(
                (element == pair[1]) << line
                for line, (element, pair) in enumerate(zip(board.scores, PAIRS, strict=True))
            )
            for board in boards
        ],
        board_side=["AB".index(board.side) for board in boards],
    )


def mirrored(tile: Tile) -> Tile:
    """The back of a tile."""
    return msgspec.structs.replace(tile, edges=tile.edges[::-1], halves=tile.halves[::-1])


def is_alike(tile: Tile) -> bool:
    """Whether the back of a tile looks like its front: edges, symbols and points."""
    left, right = tile.halves
    return tile.edges[0] == tile.edges[1] and Counter(left.split()) == Counter(right.split())


def handful(half: str) -> int:
    """The symbols of a half, as one number; the bonuses apart."""
    return sum(SYMBOL[SYMBOLS.index(word)] for word in half.split() if word in SYMBOLS)


def bonus(tile: Printed) -> int:
    """The points that a roof promises outright."""
    return sum(BONUSES[word] * times for word, times in tile.symbols().items() if word in BONUSES)
