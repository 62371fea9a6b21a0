"""What the house and a browser say to each other. The browser's types are made from these.

Every number called `number` counts the events of a table's log from 1. A browser drops what it has
already seen, and asks to catch up when one is missing. A seat's `eye` is what that seat may know:
a browser gets one eye for each seat it holds, or the watcher's if it holds none.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from serai.games.game import Card, Line, Option, Outcome, Section
from serai.minds.coach import Advice


class Message(msgspec.Struct, frozen=True):
    """What the house sends."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser sends: a field that nobody knows is refused."""


# --- the shelf -----------------------------------------------------------------------------------


class MindInfo(Message, frozen=True):
    """A bot that can be asked to a table: its texts are `mind-<id>` and `mind-<id>-about`."""

    id: str


class GameInfo(Message, frozen=True):
    """A box on the shelf. One that is still to come has a card only.

    `edition`: the name of the edition that new tables play, where it is not the house's own.
    """

    id: str
    card: Card
    coming: bool
    version: int
    options: list[Option]
    rules: list[Section]
    first_game: bool
    edition: str | None = None


class HouseInfo(Message, frozen=True):
    """The house itself. `addresses` are where others on the same network reach it."""

    version: str
    compiled: bool
    addresses: list[str]
    games: list[GameInfo]
    minds: list[MindInfo]


# --- a table -------------------------------------------------------------------------------------

SeatKind = Literal["person", "bot", "open"]


class SeatInfo(Message, frozen=True):
    """Who sits there. `yours`: held by the browser that asks. `away`: a person without connection."""

    kind: SeatKind
    name: str
    mind: str | None
    yours: bool
    away: bool


class UndoAsked(Message, frozen=True):
    """A seat asks to go back to just after event `to`; these seats have still to agree."""

    seat: int
    to: int
    waiting: list[int]


class Fairness(Message, frozen=True):
    """The promise of the shuffle: the hash of the seed before, the seats' words, the seed after."""

    seed_hash: str
    words: list[str]
    seed: str | None


class TableInfo(Message, frozen=True):
    """A table as everyone may see it. `deadline` is in milliseconds since 1970.

    `edition`: its name, where it is not the house's own. `coach`: whether one may ask the coach here.
    `can_undo`: who may ask to take a move back. `can_take_back`: who may take a sealed choice back, at once.
    """

    id: str
    game: str
    version: int
    edition: str | None
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["gathering", "playing", "over"]
    actors: list[int]
    number: int
    fairness: Fairness
    clock: int | None
    deadline: int | None
    coach: bool
    undo: UndoAsked | None
    can_undo: list[int]
    can_take_back: list[int]
    outcome: Outcome | None
    rematch: str | None


class LegalMove(Message, frozen=True):
    """A move that may be made, and the game's own foresight of it."""

    move: str
    foresight: Any


class Eye(Message, frozen=True):
    """What a seat (-2: a watcher) may know and do: the game's own view, and the legal moves.

    `mates` are the seats (and -2, the watchers) to whom it may point something out now.
    """

    seat: int
    view: Any
    moves: list[LegalMove]
    mates: list[int]


EntryKind = Literal[
    "made",
    "sat",
    "left",
    "words",
    "start",
    "move",
    "over",
    "talk",
    "undo-asked",
    "undo-agreed",
    "undo-refused",
    "undo",
    "take-back",
    "rematch",
]


class Entry(Message, frozen=True):
    """An event of the log. `lines` tell it, one for each eye, in the order of the eyes.

    For a move, `seat` made it (-1: nature) and `moves` are its written form as each eye saw it.
    What was said is in the lines of the eyes that may hear it (`talk`), and in `talk` where all of them may.
    `in_stead`: time had run out, and the house chose for the seat.
    For an undo, `to` is the event it went back to; for a sealed choice taken back, the move that it was.
    """

    number: int
    at: int
    kind: EntryKind
    seat: int | None
    lines: list[Line]
    moves: list[str] | None = None
    in_stead: bool = False
    talk: str | None = None
    to: int | None = None


class Picture(Message, frozen=True, tag_field="say", tag="picture"):
    """Everything, for a browser that has just come or has missed something.

    `now`: what the house's clock says, in milliseconds since 1970; the browser's may go wrong.
    """

    table: TableInfo
    eyes: list[Eye]
    log: list[Entry]
    now: int


class Happened(Message, frozen=True, tag_field="say", tag="happened"):
    """One event, and what is known after it."""

    table: TableInfo
    eyes: list[Eye]
    entry: Entry


class Presence(Message, frozen=True, tag_field="say", tag="presence"):
    """Somebody came or went; nothing in the log."""

    table: TableInfo


class Pointed(Message, frozen=True, tag_field="say", tag="pointed"):
    """A mate's seat points at something, in the words of the game's board, or (null) no more; nothing in the log."""

    seat: int
    at: str | None


class Advised(Message, frozen=True, tag_field="say", tag="advised"):
    """The coach's answer to a seat, for the one who asked alone; `lines` tell the moves of its tips, one each."""

    seat: int
    advice: Advice
    lines: list[Line]


class Refused(Message, frozen=True, tag_field="say", tag="refused"):
    """What was asked cannot be. `rule` names the rule of the game that forbids a move."""

    error: str
    line: Line
    number: int
    rule: str | None = None


class Pong(Message, frozen=True, tag_field="say", tag="pong"):
    """The line is alive."""


ToBrowser = Picture | Happened | Presence | Pointed | Advised | Refused | Pong


# --- what a browser asks over the table's WebSocket ----------------------------------------------


class Play(Request, frozen=True, tag_field="do", tag="play"):
    """Make a move, in answer to the event of that number."""

    seat: int
    move: str
    after: int


class Say(Request, frozen=True, tag_field="do", tag="say"):
    """Talk, from a seat or as a watcher (null): to the whole table, or to the seat's team alone."""

    text: str
    seat: int | None = None
    to: Literal["table", "team"] = "table"


class AddWords(Request, frozen=True, tag_field="do", tag="words"):
    """Words of one's own for the shuffle, before the start."""

    seat: int
    words: str


class Start(Request, frozen=True, tag_field="do", tag="start"):
    """Begin; open seats are taken by bots of that mind."""

    mind: str | None = None


class AskUndo(Request, frozen=True, tag_field="do", tag="undo"):
    """Take back what may be taken back."""

    seat: int
    after: int


class AnswerUndo(Request, frozen=True, tag_field="do", tag="answer-undo"):
    """Agree, or not, to somebody's undo."""

    seat: int
    agree: bool


class TakeBack(Request, frozen=True, tag_field="do", tag="take-back"):
    """Take back one's own sealed choice."""

    seat: int
    after: int


class Point(Request, frozen=True, tag_field="do", tag="point"):
    """Point at something for one's mates to see, in the words of the game's board; null: at nothing any more."""

    seat: int
    at: Annotated[str, msgspec.Meta(max_length=24, pattern=r"^[a-z0-9 ,.:-]*\Z")] | None


class AskCoach(Request, frozen=True, tag_field="do", tag="coach"):
    """Ask the coach what to do at one's turn."""

    seat: int


class CatchUp(Request, frozen=True, tag_field="do", tag="catch-up"):
    """Something is missing: send the whole picture."""


class Ping(Request, frozen=True, tag_field="do", tag="ping"):
    """Asks whether the line is alive."""


ToHouse = Play | Say | AddWords | Start | AskUndo | AnswerUndo | TakeBack | Point | AskCoach | CatchUp | Ping


# --- what a browser asks over HTTP ---------------------------------------------------------------


class NewSeat(Request, frozen=True):
    """A seat of a new table: `me` is held by the asking browser, `open` waits for a guest."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    mind: str = "search"


class NewTable(Request, frozen=True):
    """A table to set up. `clock`: seconds a move, or no clock. `coach`: whether one may ask the coach there."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    clock: int | None = None
    coach: bool = True


class Sit(Request, frozen=True):
    """Take an open seat (or one that a bot holds) under a name."""

    name: str


class Leave(Request, frozen=True):
    """Leave a seat: to a bot of that mind, or open to the next guest."""

    mind: str | None = None


class CallMe(Request, frozen=True):
    """The name to go by, for talk without a seat and for the next table."""

    name: str


class TableMade(Message, frozen=True):
    """Where the new table is."""

    id: str


class TableCard(Message, frozen=True):
    """One of a guest's own tables, for the home page."""

    id: str
    game: str
    names: list[str]
    status: Literal["gathering", "playing", "over"]
    your_turn: bool
    changed: int


class Me(Message, frozen=True):
    """The guest who asks: the name used last, and the own tables, the latest first."""

    name: str
    tables: list[TableCard]


class Frame(Message, frozen=True):
    """A moment of a replay: the entry that led there (one line: this eye's), and the view after it."""

    entry: Entry
    view: Any


class FirstMoment(Message, frozen=True):
    """A moment of a guided first game: what led there, what is seen, what is told, and the move asked for."""

    entry: Entry | None
    eye: Eye
    told: list[str]
    asked: str | None


class FirstGame(Message, frozen=True):
    """A guided first game as its player, the first seat, lives it."""

    game: str
    names: list[str]
    moments: list[FirstMoment]


class Preview(Message, frozen=True):
    """A game between bots, for the shelf: what a watcher saw after each of their moves."""

    names: list[str]
    frames: list[Frame]


class Replay(Message, frozen=True):
    """A game from one eye, moment by moment; from every seat's once it is over."""

    table: TableInfo
    eye: int
    frames: list[Frame]


class Draw(Message, frozen=True):
    """One of nature's draws: the weights there were, and which of them was drawn."""

    odds: list[int]
    place: int


class Proof(Message, frozen=True):
    """What a browser needs to check every draw of a finished game for itself."""

    seed: str
    words: list[str]
    draws: list[Draw]


class Problem(Message, frozen=True):
    """Why an HTTP request was refused."""

    error: str
    line: Line
