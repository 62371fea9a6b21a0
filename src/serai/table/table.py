"""A table: the fold of its log.

Each thing that can be asked of a table checks whether it may be, and returns the events that it
brought about, already folded in. Whoever keeps the table stores them before telling anyone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal, NamedTuple, Self

from msgspec.structs import replace

from serai.games.game import Game, Line, Outcome, UnreadableMove, find_game
from serai.games.state import CHANCE, NOBODY, SEVERAL, State
from serai.table import fair
from serai.table.company import Company, Status, name_bots, person, told_apart
from serai.table.events import (
    Arranged,
    CalledOff,
    Carried,
    Closed,
    Committed,
    Ended,
    Event,
    Left,
    Logged,
    Made,
    Moved,
    Opening,
    Rematched,
    Revealed,
    Sat,
    Seat,
    Started,
    TakenBack,
    Talked,
    UndoAnswered,
    UndoAsked,
    Undone,
    Worded,
)
from serai.table.refusal import Refusal as Refusal
from serai.table.secrets import has_team
from serai.table.shuffle import Shuffle
from serai.table.telling import tell_company

#: After the deadline a choice still counts for so long (or for as long as the clock gives, if that is less).
GRACE_MS = 10_000


class BrokenLog(ValueError):
    """A log that cannot be followed beyond the event of that number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"event {number} cannot follow those before it")
        self.number = number


class Moment(NamedTuple):
    """A move and the positions around it, which nobody changes any more."""

    number: int
    seat: int
    move: int
    before: State
    after: State


class Table(Company):
    """One game being played, or about to be."""

    def __init__(self, id: str, made: Logged) -> None:
        if not isinstance(made.event, Made):
            raise TypeError("the first event of a log is Made")
        event = made.event
        super().__init__(event)
        self.id = id
        self.game: Game[Any] = find_game(event.game, event.edition)
        self.version = event.version
        self.options = event.options
        self.edition = event.edition
        self.clock = event.clock
        #: Set up for bots alone, to be watched.
        self.is_show = all(seat.kind == "bot" for seat in event.seats)
        self.coach = event.coach
        self.shuffle = Shuffle(event.seed, len(event.seats))
        self.log = [made]
        self.status: Status = "gathering"
        self.state: State = self.game.setup(len(event.seats), event.options)
        self.moments: dict[int, Moment] = {}  # every move ever made here, by its number
        self.path: list[int] = []  # the numbers of those that stand, in order
        self.asked_at = 1  # the event after which those who are to move were asked to
        self.deadline: int | None = None
        #: The deadline that each question had first, by its place in the path and who was asked.
        self.deadlines: dict[tuple[int, tuple[int, ...]], int] = {}
        self.undo: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.rematch: str | None = None

    @classmethod
    def make(
        cls,
        id: str,
        game: str,
        seats: list[Seat],
        options: dict[str, str],
        clock: int | None,
        seed: str,
        now: int,
        edition: str = "",
        coach: bool = True,
        host: str | None = None,
    ) -> Self:
        """A new table; raises `Impossible` for one that cannot be."""
        found = find_game(game, edition)
        found.check_seats(len(seats))
        named = name_bots(name_apart(seats))
        made = Made(game, found.version, found.choose(options), named, clock, seed, edition, coach, host)
        return cls(id, Logged(1, now, made))

    @classmethod
    def rebuild(cls, id: str, log: Iterable[Logged]) -> Self:
        """The table that a log tells of; raises `BrokenLog`."""
        events = iter(log)
        table = cls(id, next(events))
        for number, logged in enumerate(events, start=2):
            try:
                table._follow(number, logged)
            except Exception as error:
                # A spoiled row may make anything of the rules.
                raise BrokenLog(number) from error
        return table

    # --- what is so --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.log[-1].number

    @property
    def changed(self) -> int:
        """When the last event was."""
        return self.log[-1].at

    def actors(self) -> list[int]:
        """The seats that are to decide now."""
        return self.state.actors() if self.status == "playing" else []

    @property
    def last_call(self) -> int | None:
        """When the house moves for those who have not: some time after the deadline, in which a choice still counts."""
        return None if self.deadline is None else self.deadline + self.grace

    @property
    def grace(self) -> int:
        """How long a choice still counts after the deadline, and what is left at least after an undo."""
        return min(GRACE_MS, (self.clock or 0) * 1000)

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state) if self.status == "over" else None

    # --- gathering ---------------------------------------------------------------------------------

    def add_words(self, seat: int, words: str, now: int) -> list[Logged]:
        """Words of one's own for the shuffle, while it is not fixed yet."""
        self._check_unfixed(seat)
        return self._happen(now, Worded(seat, words))

    def commit(self, seat: int, commitment: str, now: int) -> list[Logged]:
        """A seat's browser promises its nonce; what it has promised it cannot change."""
        self._check_unfixed(seat)
        if self.shuffle.commitments[seat] == commitment:
            return []
        if self.shuffle.commitments[seat]:
            raise Refusal("already-committed")
        return self._happen(now, Committed(seat, commitment))

    def reveal(self, seat: int, nonce: str, now: int) -> list[Logged]:
        """A seat's browser opens its commitment; with the last one the game begins."""
        self._seat(seat)
        shuffle = self.shuffle
        if shuffle.nonces[seat] == nonce:
            return []
        if self.status != "gathering" or shuffle.opening is None or seat not in shuffle.missing():
            raise Refusal("no-reveal-asked")
        if fair.commitment(nonce) != shuffle.commitments[seat]:
            raise Refusal("bad-reveal")
        seats = shuffle.opening.seats
        events = self._happen(now, Revealed(seat, nonce))
        return events if shuffle.missing() else events + self._happen(now, Started(seats))

    def start(self, now: int, mind: str | None = None, absent: Collection[int] = ()) -> list[Logged]:
        """Begin, once browsers have opened their commitments; bots of that mind take open seats.

        The seats that are `absent` have no browser here now: the start does not wait for theirs.
        """
        if self.status != "gathering":
            raise Refusal("already-started")
        if self.shuffle.opening:
            self._check_late(now)
            return [self._call_off(now)]
        seats = self.seats
        if any(seat.kind == "open" for seat in seats):
            if mind is None:
                raise Refusal("seats-open")
            seats = name_bots([Seat("bot", mind=mind) if seat.kind == "open" else seat for seat in seats])
        committed = [seat for seat, commitment in enumerate(self.shuffle.commitments) if commitment]
        asked = [seat for seat in committed if seat not in absent]
        return self._happen(now, Opening(seats, asked) if asked else Started(seats))

    @property
    def rules_hash(self) -> str:
        """What stands for the rules of this table in the fingerprint of its shuffle."""
        return fair.rules_hash(self.game.id, self.version, self.options, self.edition)

    def _check_late(self, now: int) -> None:
        """Refuse to call the start off before everyone had time to open."""
        if not self.shuffle.is_late(now):
            raise Refusal("shuffle-opening")

    def _call_off(self, now: int) -> Logged:
        """The start is called off: by those who have not opened in time, or by whoever goes."""
        missing = self.shuffle.missing() if self.shuffle.is_late(now) else []
        return self._append(now, CalledOff(missing, [self.seats[seat].name for seat in missing]))

    def _make_room(self, now: int, event: Event) -> list[Logged]:
        """While browsers open their nonces, seats stay as they are; what cannot be refused calls the start off.

        Otherwise somebody could see nonces and have the deal made anew, without a word in the log.
        """
        if self.shuffle.opening is None or not isinstance(event, Sat | Carried | Arranged | Left | Closed):
            return []
        if isinstance(event, Sat | Carried | Arranged):
            self._check_late(now)
        return [self._call_off(now)]

    def _check_unfixed(self, seat: int) -> None:
        self._seat(seat)
        if self.status != "gathering":
            raise Refusal("already-started")
        if self.shuffle.opening:
            raise Refusal("shuffle-opening")

    # --- playing -----------------------------------------------------------------------------------

    def play(self, seat: int, text: str, after: int, now: int, by: Literal["seat", "clock"] = "seat") -> list[Logged]:
        """A seat makes a move, written, in answer to the event of that number."""
        self._seat(seat)
        self._check_playing()
        if not self.asked_at <= after <= self.number:
            raise Refusal("stale", number=self.asked_at)
        try:
            move = self.game.read(text)
        except UnreadableMove:
            raise Refusal("unreadable-move") from None
        rule = self.state.why_not(seat, move)
        if rule:
            raise Refusal("illegal-move", rule=rule)
        return self._happen(now, Moved(seat, self.game.write(move), by))

    def check_coach(self, seat: int) -> None:
        """Refuse the coach to a seat that may not ask it here, or not now."""
        if not self.coach:
            raise Refusal("no-coach")
        self._check_playing()
        if seat not in self.actors():
            raise Refusal("coach-later")

    def talk(
        self, seat: int | None, name: str, text: str, now: int, to: Literal["table", "team"] = "table"
    ) -> list[Logged]:
        """Somebody says something, to everyone or to the own team alone."""
        if seat is not None:
            name = self._seat(seat).name
        if to == "table":
            return self._happen(now, Talked(seat, name, text))
        team = [] if seat is None else self.team(seat)
        if not team:
            raise Refusal("no-team")
        return self._happen(now, Talked(seat, name, text, team))

    def team(self, seat: int) -> list[int]:
        """A seat and its mates, where there are some and others who are none; else nobody."""
        return sorted([seat, *self.game.mates(self.state, seat)]) if has_team(self.game, self.state, seat) else []

    def remember_rematch(self, table: str, now: int) -> list[Logged]:
        """The company plays again elsewhere; said once."""
        if self.status != "over":
            raise Refusal("not-over")
        return [] if self.rematch else self._happen(now, Rematched(table))

    # --- undo: back to the last thing that nature or a reveal has shown, never further ---------------

    def undo_point(self, seat: int) -> int | None:
        """The event to which a seat may ask to go back: just before its last move, if nothing was shown since."""
        if self.status != "playing":
            return None
        for place in range(len(self.path) - 1, -1, -1):
            moment = self.moments[self.path[place]]
            if moment.seat == CHANCE or reveals(moment):
                return None
            if moment.seat == seat:
                return None if is_sealed(moment) else moment.number - 1
        return None

    def touched(self, seat: int, to: int) -> list[int]:
        """The people who must agree to an undo: those whose moves it takes back, and those who were to move."""
        moved = {self.moments[number].seat for number in self.path if number > to}
        touched = (moved | set(self.actors())) - {seat}
        asker = self.seats[seat].holder
        return sorted(s for s in touched if self.seats[s].decides and self.seats[s].holder != asker)

    def waiting(self) -> list[int]:
        """Those who have still to agree to the undo that was asked."""
        if self.undo is None:
            return []
        return [seat for seat in self.touched(self.undo.seat, self.undo.to) if seat not in self.agreed]

    def ask_undo(self, seat: int, after: int, now: int) -> list[Logged]:
        """A seat asks to take its last move back; where it touches nobody else it is done at once."""
        self._seat(seat)
        self._check_playing()
        if self.undo is not None:
            raise Refusal("undo-pending")
        if not self.asked_at <= after <= self.number:
            raise Refusal("stale", number=self.asked_at)
        to = self.undo_point(seat)
        if to is None:
            raise Refusal("nothing-to-undo")
        if self.deadline is not None and now >= self.deadline:
            raise Refusal("late-undo")
        events = self._happen(now, UndoAsked(seat, to))
        return events if self.waiting() else events + self._happen(now, Undone(to))

    def answer_undo(self, seat: int, agree: bool, now: int) -> list[Logged]:
        """Somebody whom the undo touches agrees, or does not."""
        if self.undo is None or seat not in self.waiting():
            raise Refusal("no-undo-asked")
        to = self.undo.to
        events = self._happen(now, UndoAnswered(seat, agree))
        return events + self._happen(now, Undone(to)) if agree and not self.waiting() else events

    # --- sealed choices: free to be changed until all have chosen ------------------------------------

    def sealed_choice(self, seat: int) -> int | None:
        """The number of the last choice of a seat that is still sealed."""
        if self.status != "playing" or self.state.to_move() != SEVERAL:
            return None
        for number in reversed(self.path):
            moment = self.moments[number]
            if not is_sealed(moment):
                return None
            if moment.seat == seat:
                return number
        return None

    def take_back(self, seat: int, after: int, now: int) -> list[Logged]:
        """A seat takes its sealed choice back, alone and at once; when its time is up it may no more."""
        self._seat(seat)
        self._check_playing()
        if not self.asked_at <= after <= self.number:
            raise Refusal("stale", number=self.asked_at)
        number = self.sealed_choice(seat)
        if number is None or (self.deadline is not None and now >= self.deadline):
            raise Refusal("nothing-to-take-back")
        return self._happen(now, TakenBack(seat, number))

    # --- what an eye has seen ------------------------------------------------------------------------

    def told(self, logged: Logged, eye: int, holder: str | None = None) -> Line:
        """An event of the log in a sentence, as a seat or a watcher saw it.

        `holder`: who looks; what was said to a team is told only to those who sat there then.
        """
        event = logged.event
        if isinstance(event, Moved):
            moment = self.moments[logged.number]
            return self.game.tell(moment.before, moment.after, moment.seat, moment.move, eye)
        heard = isinstance(event, Talked) and (event.to is None or self.secrets.has_heard(logged.number, eye, holder))
        return told_aside(event, heard)

    def seen(self, number: int, eye: int) -> str:
        """The move of that number, written as a seat or a watcher saw it."""
        moment = self.moments[number]
        return self.game.write(moment.before.seen(moment.seat, moment.move, eye))

    # --- folding -------------------------------------------------------------------------------------

    def _check_playing(self) -> None:
        if self.status == "gathering":
            raise Refusal("not-started")
        self._check_open()

    def _happen(self, now: int, event: Event) -> list[Logged]:
        """Fold in an event, and what nature and the end of the game add to it."""
        logged = [*self._make_room(now, event), self._append(now, event)]
        if isinstance(event, Started | Moved):
            while self.state.to_move() == CHANCE:
                logged.append(self._append(now, self._nature()))
            if self.state.to_move() == NOBODY:
                logged.append(self._append(now, Ended()))
        return logged

    def _append(self, now: int, event: Event) -> Logged:
        # Time never runs backwards in a log, whatever the machine's clock does.
        logged = Logged(self.number + 1, max(now, self.changed), event)
        self._fold(logged)
        return logged

    def _nature(self) -> Moved:
        """Nature's next move, as the shuffle has it."""
        moves, odds = self.state.moves(CHANCE), self.state.odds()
        draws = sum(self.moments[number].seat == CHANCE for number in self.path)
        drawn = self.shuffle.draw(draws + 1, sum(odds))
        return Moved(CHANCE, self.game.write(moves[fair.pick(odds, drawn)]))

    def _follow(self, number: int, logged: Logged) -> None:
        """Fold in an event that was stored, if it can come next."""
        if logged.number != number:
            raise BrokenLog(number)
        if isinstance(logged.event, Moved):
            seat, move = logged.event.seat, self.game.read(logged.event.move)
            if seat not in self.actors() or self.state.why_not(seat, move):
                raise BrokenLog(number)
        elif isinstance(logged.event, Revealed):
            seat, nonce = logged.event.seat, logged.event.nonce
            if fair.commitment(nonce) != self.shuffle.commitments[seat]:
                raise BrokenLog(number)
        self._fold(logged)

    def _fold(self, logged: Logged) -> None:
        self.log.append(logged)
        self.shuffle.fold(logged)
        match logged.event:
            case Moved() as moved:
                self._move(logged, moved)
            case Undone(to):
                self._go_back(logged, to)
            case TakenBack(_, number):
                self._unseal(number)
            case Started(seats):
                self.seats = list(seats)
                self.status = "playing"
                self.consent.begin(self.host, self.seats)
                self._ask(logged)
            case Ended():
                self.status = "over"
                self.deadline = None
                self.requests = {}
            case Talked() as said:
                self.secrets.hear(logged.number, said, self.seats)
            case Arranged() as arranged:
                self._set_anew(logged, arranged)
            case other:
                self._fold_aside(logged, other)
        if self.status == "playing":
            self.secrets.look(self.game, self.state, self.seats)

    def _fold_aside(self, logged: Logged, event: Event) -> None:
        """What happens around the game, not in it."""
        match event:
            case UndoAsked():
                self.undo, self.agreed = event, set()
            case UndoAnswered(seat, agree):
                self.agreed.add(seat)
                self.undo = self.undo if agree else None
            case Rematched(table):
                self.rematch = table
            case Sat(seat) | Left(seat) | Carried(seat):
                self._fold_company(logged)
                self._forget_shuffle(seat)
            case _:
                self._fold_company(logged)

    def _set_anew(self, logged: Logged, event: Arranged) -> None:
        """Before the game its table is set otherwise; those who stay keep their words."""
        before = self.seats
        self._fold_company(logged)
        self.shuffle.rearrange([person(seat) for seat in before], [person(seat) for seat in self.seats])
        self.is_show = all(seat.kind == "bot" for seat in self.seats)
        self.state = self.game.setup(len(self.seats), self.options)

    def _forget_shuffle(self, seat: int) -> None:
        """Before the start, a browser takes its commitment with it."""
        if self.status == "gathering":
            self.shuffle.change_seat(seat)

    def _move(self, logged: Logged, event: Moved) -> None:
        before = self.state
        move = self.game.read(event.move)
        self.state = before.copy()
        self.state.play(event.seat, move)
        self.moments[logged.number] = Moment(logged.number, event.seat, move, before, self.state)
        self.path.append(logged.number)
        self.undo = None
        # One of several who choose at once does not make the others' choices late.
        if not is_sealed(self.moments[logged.number]):
            self._ask(logged, self.game.goes_on(before, self.state))

    def _go_back(self, logged: Logged, to: int) -> None:
        while self.path and self.path[-1] > to:
            self.state = self.moments[self.path.pop()].before
        self.undo = None
        # Whoever agreed to it has their whole time again.
        place = len(self.path)
        self.deadlines = {
            asked: due for asked, due in self.deadlines.items() if asked[0] <= place or not self.agreed & {*asked[1]}
        }
        self._ask(logged, least=self.grace)

    def _unseal(self, number: int) -> None:
        """Take one sealed choice out of the path; those made since are made again without it."""
        place = self.path.index(number)
        self.state = self.moments[number].before
        for later in self.path[place + 1 :]:
            _, seat, move, _, _ = self.moments[later]
            before = self.state
            self.state = before.copy()
            self.state.play(seat, move)
            self.moments[later] = Moment(later, seat, move, before, self.state)
        del self.path[place]
        self.undo = None

    def _ask(self, logged: Logged, on_the_same_clock: bool = False, least: int = 0) -> None:
        """From here on those who are to move have been asked.

        A question that is asked again after an undo has the deadline that it had before, or else whoever chooses and
        takes back alone would have time without end.
        """
        self.asked_at = logged.number
        if self.clock is None:
            return
        before = self.deadlines.get(self._question())
        if before is not None:
            self.deadline = max(before, logged.at + least)
        elif not on_the_same_clock:
            self.deadline = logged.at + self.clock * 1000
        if self.deadline is not None:
            self.deadlines.setdefault(self._question(), self.deadline)

    def _question(self) -> tuple[int, tuple[int, ...]]:
        """What tells one question of the game from the others: its place in the path, and who is asked."""
        return len(self.path), tuple(self.actors())


KINDS = {
    Made: "made",
    Worded: "words",
    Committed: "commit",
    Opening: "opening",
    Revealed: "reveal",
    Started: "start",
    Ended: "over",
    UndoAsked: "undo-asked",
    Undone: "undo",
    TakenBack: "take-back",
    Rematched: "rematch",
}


def told_aside(event: Event, is_heard: bool) -> Line:
    """What happened around the game, in a sentence; no rules are needed to tell it.

    `is_heard`: whether what was said is meant for the one who reads.
    """
    if isinstance(event, Talked):
        return told_talk(event, is_heard)
    if isinstance(event, UndoAnswered):
        return Line("log-undo-answered", {"agree": "yes" if event.agree else "no"}, {"seat": event.seat})
    if isinstance(event, CalledOff):
        why = "late" if event.names else "unknown" if event.seats else "left"
        return Line("log-called-off", {"why": why, "names": ", ".join(event.names)})
    if isinstance(event, Worded | Committed | Revealed | UndoAsked | TakenBack):
        return Line(f"log-{KINDS[type(event)]}", {}, {"seat": event.seat})
    return tell_company(event) or Line(f"log-{KINDS[type(event)]}")


def told_talk(event: Talked, is_heard: bool) -> Line:
    """What was said, to those who were meant to hear it; to the others, that something was."""
    if not is_heard:
        return Line("log-aside", {"name": event.name})
    return Line("log-talk" if event.to is None else "log-team-talk", {"name": event.name, "talk": event.text})


def reveals(moment: Moment) -> bool:
    """Whether a move was the last of several sealed ones, which are shown with it."""
    return moment.before.to_move() == SEVERAL and moment.after.to_move() != SEVERAL


def is_sealed(moment: Moment) -> bool:
    """Whether a move was one of several sealed ones, and not the last of them."""
    return moment.before.to_move() == SEVERAL and moment.after.to_move() == SEVERAL


def name_apart(seats: list[Seat]) -> list[Seat]:
    """The seats, with those of the same name told apart; people keep theirs before bots."""
    named: dict[int, Seat] = {}
    for place in sorted(range(len(seats)), key=lambda place: seats[place].kind != "person"):
        seat = seats[place]
        if seat.name:
            seat = replace(seat, name=told_apart(seat.name, [other.name for other in named.values()]))
        named[place] = seat
    return [named[place] for place in range(len(seats))]
