"""The tables in use: in memory while somebody looks or the house has a move to make, else in the store only."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec

from serai.games.game import Game, find_game
from serai.games.state import State
from serai.house import clock, limits
from serai.house.attendance import AWAY_SECONDS, IDLE_SECONDS, Attendance
from serai.house.bots import Thinkers, new_dice
from serai.house.checks import check_company, check_own
from serai.house.clock import Duty, now
from serai.house.longwork import LongWork
from serai.house.messages import Advised, Message, Pointed, Presence
from serai.house.pictures import Viewer, eyes_of, happened, seats_of, summary, table_info
from serai.house.pointing import Hint, hints, point_out, sealed_by_bots, word_given
from serai.house.snapshot import snapshot
from serai.house.store import Store
from serai.table.events import Logged, Seat
from serai.table.fair import SEED_BYTES
from serai.table.frozen import Frozen, rebuild
from serai.table.table import Refusal, Table
from serai.texts import Texts

T = TypeVar("T")

log = logging.getLogger(__name__)

encode = msgspec.json.encode
# No letters or digits that look alike: an id may be read out or copied by hand.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
#: How many of those who look on are named.
MOST_NAMED = 20


class Listener:
    """A browser that follows a table. One that is too slow to be told everything gets a fresh picture instead.

    `behind`: whose browser it is, also where it looks with nobody's eyes, as a shared screen does.
    """

    def __init__(
        self,
        guest: str | None,
        name: str = "",
        pictures: limits.Shared | None = None,
        behind: str | None = None,
    ) -> None:
        self.guest = guest
        self.behind = behind or guest
        self.name = name
        self.pictures = pictures or limits.picture_bucket()  # how many whole pictures it may have yet
        # An empty message stands for "send a fresh picture".
        self.messages: asyncio.Queue[bytes] = asyncio.Queue(limits.WAITING_MESSAGES)

    def tell(self, message: Message) -> None:
        """Send a message after those that wait."""
        self.put(encode(message))

    def put(self, message: bytes) -> None:
        if self.messages.full():
            while not self.messages.empty():
                self.messages.get_nowait()
            message = b""
        self.messages.put_nowait(message)

    def catch_up(self) -> None:
        """Send a fresh picture after the messages that wait."""
        self.put(b"")


class Shown(NamedTuple):
    """What a seat points at, and who sees it."""

    at: str
    seers: set[Listener]


class Answer(NamedTuple):
    """What the coach said to a seat about a question, and which moves it had: asked again, it says the same."""

    asked_at: int
    moves: list[int]
    advised: Advised


class LiveTable:
    """A table in use. What is asked of it is done one at a time, and stored before anyone is told."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables = tables
        self.id = table.id
        self.game: Game[Any] = table.game
        self.listeners: set[Listener] = set()
        self.pointing: dict[int, Shown] = {}  # by the seat that points
        self.hinted: set[Hint] = set()  # what bots have shown, or think about, since the last question
        self.stirred: dict[str, int] = {}  # when each guest who is here last did something
        self.asked_from: dict[str, str] = {}  # the address of each guest who asks for a seat
        self.coached: set[int] = set()  # the seats about which the coach is thinking
        self.answers: dict[int, Answer] = {}  # by seat, the coach's last
        self.keeper: asyncio.Task[None] | None = None
        self.change = asyncio.Event()
        self._lock = asyncio.Lock()
        self._table: Table | None = table

    async def do(self, command: Callable[[Table], list[Logged]]) -> None:
        """Ask something of the table; returns when it has happened for good. Raises `Refusal`."""
        async with self._lock:
            table = await self._current()
            before, asked_at = table.state, table.asked_at
            eyes = {listener: eyes_of(table, listener.guest) for listener in self.listeners}
            events = command(table)
            if not events:
                return
            try:
                await self.tables.store.append(self.id, events, summary(table))
            except BaseException:
                # What is in memory may not be on the disk: the log is the truth.
                self._table = None
                self._catch_up_all()
                raise
            self._tell(table, before, events)
            # What was pointed at belongs to the question that was open.
            for seat in list(self.pointing):
                if table.asked_at != asked_at:
                    self._show(seat, None, set())
            for seat, at in sealed_by_bots(table, events):
                if table.asked_at == asked_at:
                    self._show(seat, at, self._mates(table, seat))
            for listener in self.listeners:
                # Whoever sees with other eyes now needs the whole log by these.
                if eyes.get(listener) != eyes_of(table, listener.guest):
                    listener.catch_up()
            self.wake(table)

    async def look(self, guest: str | None, see: Callable[[Table, Viewer], T]) -> T:
        """Show something of the table to a guest while nothing is half done."""
        async with self._lock:
            table = await self._current()
            return see(table, self._viewer(table, guest))

    async def still(self) -> Table:
        """The table as it is now, for what takes long to see: in a thread, while the table itself goes on."""
        async with self._lock:
            return snapshot(await self._current())

    async def point(self, guest: str | None, seat: int, at: str | None) -> None:
        """Show a seat's mates what it points at. It is not written down, and forgotten with the next move."""
        async with self._lock:
            table = await self._current()
            check_own(table, guest, seat)
            self._show(seat, at, self._mates(table, seat))

    async def advise(self, listener: Listener, seat: int) -> None:
        """Tell a listener what the coach thinks of a seat's turn; nothing, if something else happened meanwhile."""
        async with self._lock:
            table = await self._current()
            check_own(table, listener.guest, seat)
            table.check_coach(seat)
            known, legal = self.answers.get(seat), table.state.moves(seat)
            if known and known.asked_at == table.asked_at and known.moves == legal:
                listener.tell(known.advised)
                return
            if seat in self.coached:
                raise Refusal("coach-busy")
            asked_at, world = table.asked_at, table.state.redeal(seat, new_dice())
            self.coached.add(seat)
        try:
            advice = await self.tables.thinkers.advise(self.game, world, seat)
        finally:
            self.coached.discard(seat)
        moves = [self.game.read(tip.move) for tip in advice.tips]
        advised = Advised(seat, advice, [self.game.propose(world, seat, move) for move in moves])
        self.answers[seat] = Answer(asked_at, legal, advised)
        async with self._lock:
            table = await self._current()
            if table.asked_at == asked_at and seat in table.actors() and seat in seats_of(table, listener.guest):
                listener.tell(advised)

    async def state_for(self, hint: Hint) -> State | None:
        """The position in which a bot wants to show something, if that question is still open."""
        async with self._lock:
            table = await self._current()
            return table.state if hint in hints(table) else None

    async def show_hint(self, hint: Hint, at: str) -> None:
        """A bot points at something, if the question is still open."""
        async with self._lock:
            table = await self._current()
            if at and hint in hints(table):
                self._show(hint.seat, at, self._mates(table, hint.seat))

    def _mates(self, table: Table, seat: int) -> set[Listener]:
        """Those who listen and may see what a seat points at."""
        mates = table.game.mates(table.state, seat) if table.status == "playing" else []
        return {one for one in self.listeners if set(eyes_of(table, one.guest)) & set(mates)}

    def _show(self, seat: int, at: str | None, mates: set[Listener]) -> None:
        """Tell those who may see it what a seat points at, and those who saw the last thing that it is gone."""
        seers = set() if at is None else mates
        old = self.pointing.pop(seat, None)
        for listener in (old.seers if old else set()) - seers:
            listener.tell(Pointed(seat, None))
        for listener in seers:
            listener.tell(Pointed(seat, at))
        if at is not None:
            self.pointing[seat] = Shown(at, seers)

    def _let_bots_point(self, table: Table) -> None:
        """Let bots think about what to show the people who play with them, if these are there to see it."""
        self.hinted = {hint for hint in self.hinted if hint.asked_at == table.asked_at}
        for hint in hints(table):
            if hint not in self.hinted and self._mates(table, hint.seat):
                self.hinted.add(hint)
                self.tables.employ(point_out(self, hint, self.tables.thinkers, self.tables.bot_seconds))

    # --- who follows -----------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """Somebody comes: they get a picture, and the others see who is there."""
        await self._find_room(listener)
        news = listener.guest not in self._present()
        self.listeners.add(listener)
        if listener.guest is not None:
            await self.stir(listener)
        listener.catch_up()
        await self._look_around(listener)
        if news:
            await self._tell_presence(listener)

    async def stir(self, listener: Listener) -> None:
        """Whoever follows does something: they play on themselves where a bot has played for them."""
        guest = listener.guest
        if guest is None:
            return
        async with self._lock:
            table = await self._current()
            own = seats_of(table, guest)
            due = self._may_fill(table) if guest in self.stirred else {}
            was_idle = any(due.get(seat, now() + 1) <= now() for seat in own)
            self.stirred[guest] = now()
        if any(table.seats[seat].mind is not None for seat in own):
            await self.do(lambda table: table.come_back(guest, now()))
        elif was_idle:
            await self._tell_presence(listener)

    async def _find_room(self, listener: Listener) -> None:
        """Refuse somebody for whom there is no room: the company has its own, however many watch."""
        async with self._lock:
            table = await self._current()
        if is_company(table, listener.behind):
            most = limits.LISTENERS_A_SITTER
            others = [other for other in self.listeners if other.behind == listener.behind]
        else:
            most = limits.LISTENERS
            others = [other for other in self.listeners if not is_company(table, other.behind)]
        if len(others) >= most:
            raise Refusal("table-crowded", most=most)

    async def part(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.discard(listener)
        if listener.guest not in self._present():
            if listener.guest is not None:
                self.tables.attendance.went(self.id, listener.guest)
                self.stirred.pop(listener.guest, None)
            await self._tell_presence(listener)

    async def _look_around(self, listener: Listener) -> None:
        """Whoever comes sees what mates point at, and bots see that somebody is there."""
        async with self._lock:
            table = await self._current()
            for seat, shown in self.pointing.items():
                if listener in self._mates(table, seat):
                    shown.seers.add(listener)
                    listener.tell(Pointed(seat, shown.at))
            self._let_bots_point(table)

    async def _tell_presence(self, mover: Listener) -> None:
        """All see who of the company comes and goes; the company also sees who looks in before the game."""
        async with self._lock:
            table = await self._current()
            for listener in self.listeners - {mover}:
                if seats_of(table, mover.guest) or (
                    table.status == "gathering" and (seats_of(table, listener.guest) or listener.guest == table.host)
                ):
                    listener.tell(Presence(table_info(table, self._viewer(table, listener.guest))))

    async def let_bot_play(self, guest: str, seat: int, mind: str) -> None:
        """Whoever sits here (where nobody does, anyone) has a bot play on at a seat that is open or long left alone."""

        def command(table: Table) -> list[Logged]:
            check_company(table, guest)
            if 0 <= seat < len(table.seats) and table.status == "playing" and table.seats[seat].decides:
                name = table.seats[seat].name
                if seat not in table.actors():
                    raise Refusal("not-their-turn", name=name)
                due = self._may_fill(table).get(seat)
                if due is None or now() < due:
                    seconds = round(self.tables.attendance.patience / 1000)
                    raise Refusal("not-yet-away", name=name, seconds=seconds)
            return table.fill(seat, mind, now())

        await self.do(command)

    def must_ask(self, table: Table, guest: str, seat: int) -> bool:
        """Whether a guest who wants a seat during a game must be let in."""
        return table.must_ask(seat, guest, host_is_here=table.host in self._present())

    def check_asker(self, table: Table, guest: str, address: str) -> None:
        """Refuse one more request from an address, so that nobody fills the door under ever new names."""
        waiting = {request.holder for request in table.requests.values()}
        self.asked_from = {one: whence for one, whence in self.asked_from.items() if one in waiting}
        whence = limits.neighbourhood(address)
        if guest not in waiting and list(self.asked_from.values()).count(whence) >= limits.REQUESTS_AN_ADDRESS:
            raise Refusal("already-asked")
        self.asked_from[guest] = whence

    def away(self, table: Table) -> set[int]:
        """The seats of people who have no browser here now."""
        present = self._present()
        return {place for place, seat in enumerate(table.seats) if seat.holder and seat.holder not in present}

    def _present(self) -> set[str]:
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    def _viewer(self, table: Table, guest: str | None) -> Viewer:
        return Viewer(
            guest,
            self._present(),
            self._watching(table),
            self._may_fill(table),
            self._may_ask(table),
            self._heir_at(table),
        )

    def _watching(self, table: Table) -> list[str]:
        """The names of those who look on, each guest once; only before the game is it of interest."""
        if table.status != "gathering":
            return []
        named = {one.guest: one.name for one in self.listeners if one.guest and not seats_of(table, one.guest)}
        return sorted(named.values())[:MOST_NAMED]

    def _may_fill(self, table: Table) -> dict[int, int]:
        """From when on a bot may play for those who are to move: they are not there, or do nothing there for longer."""
        asked = table.log[table.asked_at - 1].at
        away = self.away(table)
        deciding = [(seat, table.seats[seat].holder) for seat in table.actors() if table.seats[seat].decides]
        return {
            seat: self._patience_ends(holder, asked) if seat in away else self._idle_from(holder, asked)
            for seat, holder in deciding
        }

    def _idle_from(self, guest: str | None, asked: int) -> int:
        """When somebody who is there has done nothing for long."""
        attendance = self.tables.attendance
        return max(asked, attendance.opened, self.stirred.get(guest or "", 0)) + attendance.idle

    def _may_ask(self, table: Table) -> dict[int, int]:
        """From when on others may ask for the seats of those who are not there, during a game."""
        if table.status != "playing":
            return {}
        return {
            seat: self._patience_ends(table.seats[seat].holder, table.log[table.since[seat] - 1].at)
            for seat in self.away(table)
        }

    def _heir_at(self, table: Table) -> int | None:
        """From when on one who sits here may take over from a host who is not there."""
        if table.host is None or table.host in self._present() or table.status in ("over", "closed"):
            return None
        return self._patience_ends(table.host, table.log[0].at)

    def _patience_ends(self, guest: str | None, since: int) -> int:
        """When somebody who is not there has been away for long; counted from `since` at the earliest."""
        attendance = self.tables.attendance
        return max(since, attendance.since(self.id, guest)) + attendance.patience

    def vacant(self, table: Table) -> set[int]:
        """The seats whose holders have been away for so long that others may ask for them."""
        return {seat for seat, due in self._may_ask(table).items() if due <= now()}

    def check_heir(self, table: Table, guest: str, seat: int) -> None:
        """Refuse a new host, unless the host says so, or one who sits here takes over from a host long away."""
        due = self._heir_at(table)
        if guest != table.host and (seat not in seats_of(table, guest) or due is None or now() < due):
            raise Refusal("not-host")

    def _tell(self, table: Table, before: State, events: list[Logged]) -> None:
        """Tell everyone, each by their own eyes; those without a seat see the same."""
        told: dict[str | None, list[bytes]] = {}
        for listener in self.listeners:
            guest = listener.guest if is_known(table, listener.guest) else None
            if guest not in told:
                told[guest] = [encode(news) for news in happened(table, before, events, self._viewer(table, guest))]
            for message in told[guest]:
                listener.put(message)

    def _catch_up_all(self) -> None:
        for listener in self.listeners:
            listener.catch_up()

    async def _current(self) -> Table:
        if self._table is None:
            self._table = await self.tables.load(self.id)
        return self._table

    # --- what the house does itself --------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let the house look whether it has something to do here."""
        self.change.set()
        self._let_bots_point(table)
        if self.keeper is None and clock.next_duty(table) is not None:
            self.keeper = self.tables.employ(clock.keep(self, self.tables.thinkers, self.tables.bot_seconds))

    async def resume(self) -> None:
        """Go on where the house has left off."""
        async with self._lock:
            self.wake(await self._current())

    async def rest(self) -> None:
        """Nothing is due here for long: keep no positions in memory, unless somebody looks."""
        async with self._lock:
            if not self.listeners and self.id not in self.tables.lately and not self.change.is_set():
                self._table = None

    @property
    def is_in_memory(self) -> bool:
        """Whether looking at it costs no reading and replaying."""
        return self._table is not None

    async def next_duty(self) -> Duty | None:
        """What the keeper is to do next; when it is nothing, the keeper is free to go."""
        async with self._lock:
            self.change.clear()
            try:
                table = await self._current()
            except Refusal:
                self.keeper = None  # its log was read again and cannot be followed: the house's log tells why
                return None
            duty = clock.next_duty(table)
            if duty is None:
                self.keeper = None
            elif duty.by == "seat":
                shown = {seat: one.at for seat, one in self.pointing.items()}
                return duty._replace(move=word_given(table, duty.seat, shown))
            return duty

    async def wait_for_change(self, seconds: float) -> bool:
        """Wait until something happens here, but no longer than that; whether it did."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self.change.wait()
        return False


def is_known(table: Table, guest: str | None) -> bool:
    """Whether a table says something to a guest that it does not say to everybody who watches."""
    asked = any(request.holder == guest for request in table.requests.values())
    return guest is not None and (asked or guest == table.host or bool(seats_of(table, guest)))


def is_company(table: Table, guest: str | None) -> bool:
    """Whether a guest sits at a table, is its host, or has set it up, perhaps as the screen that all look at."""
    return guest is not None and (guest in (table.host, table.maker) or bool(seats_of(table, guest)))


class Tables:
    """All tables of the house."""

    def __init__(
        self,
        store: Store,
        bot_seconds: float,
        away_seconds: float = AWAY_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.store = store
        self.bot_seconds = bot_seconds
        self.attendance = Attendance(away_seconds, idle_seconds)
        self.thinkers = Thinkers()
        # A table is forgotten when neither a listener nor a keeper holds it, nor a look of late: the store has it.
        self.live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.lately: dict[str, LiveTable] = {}  # the latest last
        # After a restart everybody comes back at once, often many from one address, and a table is soon read.
        self.loading = LongWork(times=4)
        self.workers: set[asyncio.Task[None]] = set()
        self.frozen: set[str] = set()  # those of which the house's log has told

    async def open(self, id: str, address: str = "") -> LiveTable:
        """The table of that id, taken from the store if it is not in use; raises `Refusal`."""
        live = self.live.get(id)
        if live is None:
            table = await self.loading.share(id, lambda: self.load(id, address))
            # Somebody else may have opened it while this one was reading.
            live = self.live.get(id) or LiveTable(self, table)
        return self.put_at_hand(live)

    def is_at_hand(self, id: str) -> bool:
        """Whether a table is in memory."""
        live = self.live.get(id)
        return live is not None and live.is_in_memory

    def put_at_hand(self, live: LiveTable) -> LiveTable:
        """Keep a table in memory for those who look next."""
        self.live[live.id] = live
        self.lately.pop(live.id, None)
        self.lately[live.id] = live
        if len(self.lately) > limits.TABLES_AT_HAND:
            del self.lately[next(iter(self.lately))]
        return live

    async def load(self, id: str, address: str = "") -> Table:
        """The table of that id as the store has it; raises `Refusal`, `Frozen` for one that cannot be played on."""
        try:
            events = clock.in_time(await self.store.log(id))
            if not events:
                raise Refusal("no-such-table")
            return await self.loading.do(address, lambda: rebuild(id, events))
        except Frozen as frozen:
            if id not in self.frozen:
                self.frozen.add(id)
                log.warning("table %s is frozen: %s", id, Texts("en").say(frozen.line.text, frozen.line.args))
            raise

    async def make(
        self,
        game: str,
        seats: list[Seat],
        options: dict[str, str],
        seconds: int | None,
        coach: bool = True,
        host: str | None = None,
    ) -> str:
        """Set up a table with the edition in use; its id. Raises `UnknownGame` or `BadSetup`."""
        id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        edition = self.store.editions.in_use(find_game(game).id)
        seed = secrets.token_hex(SEED_BYTES)
        table = Table.make(id, game, seats, options, seconds, seed, now(), edition, coach, host)
        await self.store.append(id, table.log, summary(table))
        self.put_at_hand(LiveTable(self, table))
        return id

    async def resume(self) -> None:
        """After a restart: the house goes on where it has something to do."""
        for id in await self.store.awake():
            try:
                live = await self.open(id)
                self.lately.pop(id, None)  # nobody has looked at it
                await live.resume()
            except Frozen:
                continue  # said in the house's log; `serai check` lists them all
            except Exception:
                log.exception("table %s could not be resumed", id)
        self.attendance.opened = now()

    def employ(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Somebody who works at a table, until it is done or the house closes."""
        task = asyncio.create_task(work)
        self.workers.add(task)
        task.add_done_callback(self.workers.discard)
        return task

    async def close(self) -> None:
        """Send all who work here home."""
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
        self.thinkers.close()
