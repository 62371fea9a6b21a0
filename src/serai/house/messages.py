"""What the house and a browser say to each other. The browser's types are made from these.

Every number called `number` counts the events of a table's log from 1. A browser drops what it has
already seen, and asks to catch up when one is missing. A seat's `eye` is what that seat may know:
a browser gets one eye for each seat it holds, or the watcher's if it holds none.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from serai.games.game import Aim, Card, Line, Option, Outcome, Section
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
    `rulings`: the rules that the house has settled, by id. `edited`: some components are an edition's.
    `genre`: what kind of game it is in a line, by language: the shelf needs no other text of the game.
    `teams`: the texts that name the teams, where there are some; `sides`: for each number of players, from the
    smallest, the side of each seat. Seats of one side play together.
    `aim`: what players are after, against each other or together.
    """

    id: str
    card: Card
    coming: bool
    version: int
    options: list[Option]
    rules: list[Section]
    first_game: bool
    edition: str | None = None
    rulings: list[str] = []
    edited: bool = False
    genre: dict[str, str] = {}
    teams: list[str] = []
    sides: list[list[int]] = []
    aim: Aim = "beat-others"


class Opening(Message, frozen=True):
    """A game about to begin, as a watcher sees it: the game's own view, with all options as they are and `advanced`.

    `edition`: the name of the edition it is played with, where it is not the house's own.
    """

    edition: str | None
    view: Any
    advanced: Any


class HouseInfo(Message, frozen=True):
    """The house itself. `addresses` are where others on the same network reach it."""

    version: str
    compiled: bool
    addresses: list[str]
    games: list[GameInfo]
    minds: list[MindInfo]


# --- a table -------------------------------------------------------------------------------------

SeatKind = Literal["person", "bot", "open"]
Status = Literal["gathering", "playing", "over", "closed"]


class SeatInfo(Message, frozen=True):
    """Who sits there. `yours`: held by the browser that asks. `away`: a person without connection.

    A person with a `mind` is away, or does nothing, and a bot plays for them. `fill_at`: when a bot may, in
    milliseconds since 1970; `ask_at`: when somebody else may ask for the seat.
    """

    kind: SeatKind
    name: str
    mind: str | None
    yours: bool
    away: bool
    fill_at: int | None
    ask_at: int | None


class SeatRequest(Message, frozen=True):
    """Somebody asks for a seat during the game, in the event of that number.

    `yours`: the browser that looks does; `asked`: its answer is wanted; `kept`: were it the host's, or if it is, it
    could only be no, for nobody else who sits there can agree to give that seat away.
    """

    number: int
    seat: int
    name: str
    yours: bool
    asked: bool
    kept: bool


class UndoAsked(Message, frozen=True):
    """A seat asks to go back to just after event `to`; these seats have still to agree."""

    seat: int
    to: int
    waiting: list[int]


class Fairness(Message, frozen=True):
    """What the draws follow from: the seed (its hash before the end), and what each seat added.

    Until the start `commitments` are the hashes of the browsers' nonces, one a seat, empty where
    there is none. `nonces` are empty until opened. `waiting`: the seats that the start waits for;
    while there are some, the commitments are those that are opened, and no others.
    `rules`: one hash of the rules, options and edition. `called_off`: how many starts were.
    """

    seed_hash: str
    rules: str
    words: list[str]
    commitments: list[str]
    nonces: list[str]
    waiting: list[int]
    called_off: int
    seed: str | None


class TableInfo(Message, frozen=True):
    """A table as everyone may see it. `deadline` and `last_call` are in milliseconds since 1970.

    `last_call`: when the house moves for those who have not; from the deadline until then a choice still counts.
    `edition`: its name, where it is not the house's own. `coach`: whether one may ask the coach here.
    `can_undo`: who may ask to take a move back. `can_take_back`: who may take a sealed choice back, at once.
    `host`: the host's seat; `hosting`: whether the browser that looks is the host's. `heir_at`: when one who sits there
    may take over from a host who is away. `watching`: the names (or nothing) of those who look on without a seat.
    """

    id: str
    game: str
    version: int
    edition: str | None
    options: dict[str, str]
    seats: list[SeatInfo]
    host: int | None
    hosting: bool
    heir_at: int | None
    requests: list[SeatRequest]
    watching: list[str]
    status: Status
    actors: list[int]
    number: int
    fairness: Fairness
    clock: int | None
    deadline: int | None
    last_call: int | None
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
    `secret`: whether it sees or chooses something now that nobody else at the same screen may see.
    """

    seat: int
    view: Any
    moves: list[LegalMove]
    mates: list[int]
    secret: bool


EntryKind = Literal[
    "made",
    "sat",
    "left",
    "arranged",
    "hosted",
    "seat-asked",
    "seat-agreed",
    "seat-answered",
    "filled",
    "returned",
    "carried",
    "closed",
    "words",
    "commit",
    "opening",
    "reveal",
    "called-off",
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

    `log` has its last 200 events; older ones come when they are asked for.
    `now`: what the house's clock says, in milliseconds since 1970; the browser's may go wrong.
    """

    table: TableInfo
    eyes: list[Eye]
    log: list[Entry]
    now: int


class Older(Message, frozen=True, tag_field="say", tag="older"):
    """The part of the log that was asked for, in order; nothing where there is nothing before."""

    log: list[Entry]


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


ToBrowser = Picture | Older | Happened | Presence | Pointed | Advised | Refused | Pong


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


class Commit(Request, frozen=True, tag_field="do", tag="commit"):
    """Promise this browser's nonce for the shuffle, by the SHA-256 of its bytes."""

    seat: int
    commitment: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Reveal(Request, frozen=True, tag_field="do", tag="reveal"):
    """Open that promise, when the start waits for it: 16 bytes, in hexadecimal."""

    seat: int
    nonce: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Start(Request, frozen=True, tag_field="do", tag="start"):
    """Begin, once the browsers here have opened their commitments; bots of that mind take open seats.

    Asked again while it waits: call it off, after ten seconds.
    """

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


class AskOlder(Request, frozen=True, tag_field="do", tag="older"):
    """Send the part of the log before that event."""

    before: int


class Here(Request, frozen=True, tag_field="do", tag="here"):
    """Somebody is at the browser: they have touched something, or pressed a key."""


class Ping(Request, frozen=True, tag_field="do", tag="ping"):
    """Asks whether the line is alive."""


ToHouse = (
    Play
    | Say
    | AddWords
    | Commit
    | Reveal
    | Start
    | AskUndo
    | AnswerUndo
    | TakeBack
    | Point
    | AskCoach
    | CatchUp
    | AskOlder
    | Here
    | Ping
)


# --- what a browser asks over HTTP ---------------------------------------------------------------


class NewSeat(Request, frozen=True):
    """A seat of a new table: `me` is held by the asking browser, `open` waits for a guest."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    mind: str = "merchant"


class NewTable(Request, frozen=True):
    """A table to set up. `clock`: seconds a move, or no clock. `coach`: whether one may ask the coach there."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    clock: int | None = None
    coach: bool = True


class Sit(Request, frozen=True):
    """Take an open seat (or one that a bot holds) under a name; during a game, ask for it.

    `another`: a second seat of the same browser, for somebody at the same screen.
    """

    name: str
    another: bool = False


class Leave(Request, frozen=True):
    """Leave a seat: to a bot of that mind, or open to the next guest."""

    mind: str | None = None


class LetBot(Request, frozen=True):
    """Let a bot of that mind play at a seat: one left open, or whose holder has been away for long."""

    mind: str


class Answer(Request, frozen=True):
    """Let somebody who asks sit down, or not; whoever asked may take it back."""

    agree: bool


class ArrangedSeat(Request, frozen=True):
    """A seat as the host wants it: who sits at seat `keep` now, a bot of that mind (or a kept one), or open."""

    keep: int | None = None
    mind: str | None = None


class Arrange(Request, frozen=True):
    """How the host wants the table before the game; `after`: the last event that the host knows of."""

    seats: list[ArrangedSeat]
    options: dict[str, str]
    clock: int | None
    coach: bool
    after: int


class HandOn(Request, frozen=True):
    """Make whoever sits there the host."""

    seat: int


class AskWay(Request, frozen=True):
    """Ask for a seat's private link: the one with that token again, or (null) a new one, which ends the old one.

    `hand`: it leads back to the hand alone, on a phone beside a shared screen.
    """

    token: str | None = None
    hand: bool = False


class GoBack(Request, frozen=True):
    """Open a private link. `take`: go on here; otherwise it is only looked at."""

    token: str
    take: bool = False


class Remove(Request, frozen=True):
    """Take a table out of one's own list, or put it back."""

    removed: bool = True


class CallMe(Request, frozen=True):
    """The name to go by, for talk without a seat and for the next table."""

    name: str


class Way(Message, frozen=True):
    """A seat's private link: its secret token, the whole link, and that as a QR code (SVG)."""

    token: str
    link: str
    qr: str


class Seated(Message, frozen=True):
    """The seat that a private link leads to."""

    seat: int
    name: str
    yours: bool


class TableMade(Message, frozen=True):
    """Where the new table is."""

    id: str


class CardResult(Message, frozen=True):
    """How a finished game went for the guest who looks: who won, and the points, the winner's first.

    `others`: several people at this screen played, or none. `shared`: nobody lost; one played alone, or all are equal.
    `scored`: all scored together.
    """

    kind: Literal["won", "lost", "others", "shared", "won-together", "lost-together", "scored"]
    winners: list[str]
    points: int
    to: int


class TableCard(Message, frozen=True):
    """One of a guest's own tables, for the home page."""

    id: str
    game: str
    names: list[str]
    status: Literal["gathering", "playing", "over", "closed", "frozen"]
    your_turn: bool
    changed: int
    result: CardResult | None


class Me(Message, frozen=True):
    """The guest who asks: the name used last, and the own tables, the latest first."""

    name: str
    tables: list[TableCard]


class Frame(Message, frozen=True):
    """A moment of a replay: the entry that led there (one line: this eye's), and the view after it."""

    entry: Entry
    view: Any


class FirstMoment(Message, frozen=True):
    """A moment of a guided first game: what led there, what is seen, what is told, and the move asked for.

    `otherwise` is the text for whoever tries another legal move; without one the house has its own.
    """

    entry: Entry | None
    eye: Eye
    told: list[str]
    asked: str | None
    otherwise: str | None = None


class FirstGame(Message, frozen=True):
    """A guided first game as its player, the first seat, lives it."""

    game: str
    names: list[str]
    moments: list[FirstMoment]
    outcome: Outcome | None


class WhyNot(Message, frozen=True):
    """The rule that forbids a move at a moment of a guided first game; none if it is legal."""

    rule: str | None


class Preview(Message, frozen=True):
    """A game between bots, for the shelf: what a watcher saw after each of their moves."""

    names: list[str]
    frames: list[Frame]


class Replay(Message, frozen=True):
    """A game from one eye, moment by moment; from every seat's once it is over."""

    table: TableInfo
    eye: int
    frames: list[Frame]


class FrozenTable(Message, frozen=True):
    """A table that cannot be played on here; `line` says why, `log` tells what can be read of it.

    Its moves are told once the game was `over`, and its record can be had: before that they may be secrets.
    """

    id: str
    game: str
    version: int
    seats: list[SeatInfo]
    line: Line
    over: bool
    log: list[Line]


class Draw(Message, frozen=True):
    """One of nature's draws: the event that it was, the moves there could be with their weights."""

    number: int
    moves: list[str]
    odds: list[int]
    move: str


class Proof(Message, frozen=True):
    """What a browser needs to check every draw of a finished game for itself."""

    seed: str
    rules: str
    words: list[str]
    nonces: list[str]
    called_off: int
    draws: list[Draw]


class Problem(Message, frozen=True):
    """Why an HTTP request was refused."""

    error: str
    line: Line
