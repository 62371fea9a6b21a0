"""What a game is, around its positions: its card, options, written moves, views, texts and outcome.

Everything here is plain data in and out; the positions themselves are in `state.py`. A game is a
folder beside this file with a `card.toml`; it is playable once its package offers a `GAME`.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast

import msgspec

from serai.games.judge import Judge
from serai.games.state import NOBODY, State

S = TypeVar("S", bound=State)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the lid of the box says: `card.toml`, one in each game's folder."""

    title: str
    min_players: int
    max_players: int
    minutes: int
    age: int
    authors: list[str]
    publishers: list[str]
    accent: str
    illustrators: list[str] = []
    year: int | None = None
    #: Where newcomers are told to start: one game of the shelf.
    newcomers: bool = False


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game; its values and their explanations are in the game's texts.

    One whose id is `difficulty` has its values from the easiest to the hardest.
    """

    id: str
    values: list[str]
    default: str


class Section(msgspec.Struct, frozen=True):
    """A part of the rules page: each rule's sentence is the text `rule-<id>`."""

    id: str
    rules: list[str]


class Line(msgspec.Struct, frozen=True):
    """A sentence to be told in the reader's language: a text's id and what fills it.

    `seats` are filled by players' names. Where the reader sits at the seat called `seat`, the text's
    argument `you` is "yes".
    `passing`: said while it is news; the log does not keep it: what follows tells it again, as the opening of a
    sealed vote, or it goes without saying, as that somebody draws a card.
    """

    text: str
    args: dict[str, str | int] = {}
    seats: dict[str, int] = {}
    passing: bool = False


class Impossible(ValueError):
    """What was asked for does not exist; `line` tells the reader what does, in the house's words or a game's own."""

    game: ClassVar[str | None] = None

    def __init__(self, text: str, **args: str | int) -> None:
        super().__init__(f"{text}: {args}")
        self.line = Line(text, dict(args))


class UnknownGame(Impossible):
    """There is no such game in the house."""


class BadSetup(Impossible):
    """A number of players or an option that the game does not have."""


class UnreadableMove(ValueError):
    """A text that is not a move of this game, legal or not."""


class Written:
    """The moves of a game, each as one short readable line: in the order of their numbers, or by number.

    >>> moves = Written(["pass", "draw 1", "draw 2"], "a move reads like 'pass' or 'draw 2'")
    >>> moves.read(" draw  2 "), moves.write(0)
    (2, 'pass')
    """

    def __init__(self, lines: Sequence[str] | Mapping[int, str], examples: str) -> None:
        self.lines = dict(lines) if isinstance(lines, Mapping) else dict(enumerate(lines))
        self.moves = {line: move for move, line in self.lines.items()}
        self.examples = examples

    def write(self, move: int) -> str:
        """A move's line."""
        return self.lines[move]

    def read(self, text: str) -> int:
        """The move of a line, whatever blanks it has; raises `UnreadableMove`."""
        try:
            return self.moves[" ".join(text.split())]
        except KeyError:
            raise UnreadableMove(self.examples) from None


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the final count: a text's id and the points of each seat.

    Where a game that is scored together has parts (rounds), each line names its own, by a text's id too.
    """

    text: str
    points: list[int]
    part: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the points, who won (equals share), the text that says why, and the count.

    `to_next`: how many points more would have brought the next verdict, where the game gives verdicts.
    """

    scores: list[int]
    winners: list[int]
    reason: str
    breakdown: list[ScoreLine]
    to_next: int | None = None


#: What players are after: to beat the others, to win or lose together, or to score together what they can.
Aim = Literal["beat-others", "win-together", "score-together"]


class Game(ABC, Generic[S]):
    """A game of the house. One object a game, which holds nothing that changes."""

    #: Rises when the same moves would lead elsewhere; every log names the version it was played under.
    version: ClassVar[int]
    #: The rules page, part by part.
    rules: ClassVar[list[Section]]
    #: Rules of that page which the rulebook leaves open and the house has settled: marked there as house rulings.
    rulings: ClassVar[list[str]] = []
    #: What `view` and `foresee` give: the browser's types are made from these.
    view_type: ClassVar[type[msgspec.Struct]]
    foresight_type: ClassVar[type[msgspec.Struct]]
    #: Every move there could ever be, by players or nature, written.
    written: ClassVar[Written]
    options: ClassVar[list[Option]] = []
    aim: ClassVar[Aim] = "beat-others"
    #: What the edition calls itself, where there is one to choose.
    edition_name: str = ""
    #: The texts that name the teams, where rivals come in teams.
    teams: ClassVar[list[str]] = []
    #: What a good player goes by.
    judge_type: ClassVar[type[Judge]] = Judge
    #: What it looks at, each named by a text `weighs-<id>`: about how many points one of it is worth, below 0 where
    #: it is bad; 0 for what the other things tell already.
    weighed: ClassVar[dict[str, float]] = {}

    def __init__(self, id: str) -> None:
        self.id = id
        self.folder = GAMES / id
        self.card = read_card(self.folder)
        self.judge = self.judge_type(read_weights(self.folder))

    # --- setting up ----------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """The position before the first move; raises `BadSetup` for what the game does not have."""
        return self.start(self.check_seats(seats), self.choose(options or {}))

    @abstractmethod
    def start(self, seats: int, options: dict[str, str]) -> S:
        """The position before the first move, for seats and options known to be possible."""

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played by so many."""
        low, high = self.card.min_players, self.card.max_players
        if not low <= seats <= high:
            raise BadSetup("setup-players", title=self.card.title, low=low, high=high, seats=seats)
        return seats

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option of the game, as chosen or by default."""
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                raise BadSetup("setup-option", title=self.card.title, option=id, options=", ".join(known) or "–")
            if value not in known[id].values:
                raise BadSetup("setup-value", option=id, value=value, values=", ".join(known[id].values))
        return {id: options.get(id, option.default) for id, option in known.items()}

    def with_edition(self, text: str) -> Game[S]:
        """The game played with the edition that a text lists; raises `BadSetup` where there is nothing to choose."""
        raise BadSetup("setup-no-edition", title=self.card.title)

    # --- moves, written ------------------------------------------------------------------------

    def conceivable(self) -> Collection[int]:
        """Every move there could ever be, by players or nature, legal somewhere or not."""
        return self.written.lines

    def write(self, move: int) -> str:
        """A move as one short readable line."""
        return self.written.write(move)

    def read(self, text: str) -> int:
        """The move that a line stands for; raises `UnreadableMove`."""
        return self.written.read(text)

    # --- what is seen --------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, eye: int) -> msgspec.Struct:
        """All that a seat (or the WATCHER) may know of a position."""

    @abstractmethod
    def foresee(self, state: S, seat: int, move: int) -> msgspec.Struct:
        """What a legal move would bring at once, as far as the seat may know."""

    @abstractmethod
    def tell(self, before: S, after: S, seat: int, move: int, eye: int) -> Line:
        """What a move did, in a sentence, as a seat saw it."""

    def propose(self, state: S, seat: int, move: int) -> Line:
        """A move that a seat might make, in a sentence that tells it from its other moves: as it would be told."""
        after = cast(S, state.copy())
        after.play(seat, move)
        return self.tell(state, after, seat, move, seat)

    def mates(self, state: S, seat: int) -> list[int]:
        """Those to whom a seat may point something out now; the WATCHER too where no other side must not see it."""
        return []

    def pointer(self, seat: int, move: int) -> str:
        """What one points at on the board to show somebody a move; nothing where there is no such place."""
        return self.write(move).lower()

    def worth_showing(self, state: S, seat: int, move: int) -> bool:
        """Whether a bot points a move out to a mate who may make it: not where it could not say what for."""
        return True

    def heeds(self, state: S, seat: int, move: int) -> bool:
        """Whether it is good team play for a seat to make a move because a mate has pointed at it."""
        return True

    def turn(self, state: S) -> Hashable:
        """Something that stays the same while a turn lasts and changes with the next one: who decides, if that does."""
        return state.to_move()

    def goes_on(self, before: S, after: S) -> bool:
        """Whether a move leaves the same question open, so that the clock runs on: no, unless a game says so."""
        return False

    def team(self, state: S, seat: int) -> int:
        """The number of a seat's team, where rivals come in teams; else everyone is their own."""
        return seat

    def has_secret(self, state: S, seat: int) -> bool:
        """Whether a seat knows something now, or is to choose something, that others must not see."""
        return True

    # --- the end -------------------------------------------------------------------------------

    @abstractmethod
    def reason(self, state: S) -> str:
        """The text that says why a finished game has ended."""

    @abstractmethod
    def breakdown(self, state: S) -> list[ScoreLine]:
        """The final count, line by line; the lines of a seat add up to its score."""

    def to_next(self, state: S) -> int | None:
        """How many points more would have brought a finished game the next verdict, where there are verdicts."""
        return None

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or nothing while it goes on."""
        if state.to_move() != NOBODY:
            return None
        winners = [seat for seat, result in enumerate(state.results()) if result > 0]
        return Outcome(state.scores(), winners, self.reason(state), self.breakdown(state), self.to_next(state))


# --- the shelf -----------------------------------------------------------------------------------

GAMES = Path(__file__).parent


def read_weights(folder: Path) -> list[float]:
    """How much each thing that a game's judge looks at matters: `weights.toml`, where there is one."""
    file = folder / "weights.toml"
    if not file.exists():
        return []
    return list(msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, float]).values())


def read_card(folder: Path) -> Card:
    """The card of a game's folder."""
    return msgspec.convert(tomllib.loads((folder / "card.toml").read_text("utf-8")), Card)


def shelf() -> dict[str, Card]:
    """Every box on the shelf by its game's id, those that are still to come too."""
    return dict(read_shelf())


def game_ids() -> list[str]:
    """The games that can be played: the folders with a card and rules."""
    return list(playable())


@cache
def read_shelf() -> dict[str, Card]:
    """The cards of all games, read once."""
    return {path.parent.name: read_card(path.parent) for path in sorted(GAMES.glob("*/card.toml"))}


@cache
def playable() -> tuple[str, ...]:
    """The games with rules, looked for once."""
    return tuple(id for id in read_shelf() if (GAMES / id / "__init__.py").exists())


def find_game(id: str, edition: str = "") -> Game[Any]:
    """The game of that id, with the house's own edition or the one that a text lists; raises `Impossible`."""
    if id not in playable():
        raise UnknownGame("unknown-game", game=id, games=", ".join(game_ids()))
    game: Game[Any] = import_module(f"serai.games.{id}").GAME
    return game.with_edition(edition) if edition else game
