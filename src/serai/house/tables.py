"""The tables in use: in memory while somebody looks or the house has a move to make, else in the store only."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from serai.games.dice import Dice
from serai.games.game import Game, find_game
from serai.games.state import State
from serai.house import clock, limits
from serai.house.bots import Thinkers
from serai.house.checks import check_own
from serai.house.clock import Duty, now
from serai.house.messages import Advised, Message, Pointed, Presence
from serai.house.pictures import Viewer, eyes_of, happened, seats_of, summary, table_info
from serai.house.store import Store
from serai.table.events import Logged, Moved, Seat
from serai.table.fair import SEED_BYTES
from serai.table.table import Refusal, Table

T = TypeVar("T")

encode = msgspec.json.encode
# No letters or digits that look alike: an id may be read out or copied by hand.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


class Listener:
    """A browser that follows a table. One that is too slow to be told everything gets a fresh picture instead."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
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


class LiveTable:
    """A table in use. What is asked of it is done one at a time, and stored before anyone is told."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables = tables
        self.id = table.id
        self.game: Game[Any] = table.game
        self.listeners: set[Listener] = set()
        self.pointing: dict[int, set[Listener]] = {}  # the seats that point at something, and who sees it
        self.coached: set[int] = set()  # the seats about which the coach is thinking
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
            # What was pointed at belongs to the question that was open, and to the time before one's own answer.
            moved = {logged.event.seat for logged in events if isinstance(logged.event, Moved)}
            for seat in list(self.pointing):
                if seat in moved or table.asked_at != asked_at:
                    self._show(seat, None, set())
            for listener in self.listeners:
                # Whoever sees with other eyes now needs the whole log by these.
                if eyes.get(listener) != eyes_of(table, listener.guest):
                    listener.catch_up()
            self.wake(table)

    async def look(self, guest: str | None, see: Callable[[Table, Viewer], T]) -> T:
        """Show something of the table to a guest while nothing is half done."""
        async with self._lock:
            return see(await self._current(), self._viewer(guest))

    async def point(self, guest: str | None, seat: int, at: str | None) -> None:
        """Show a seat's mates what it points at. It is not written down, and forgotten with the next move."""
        async with self._lock:
            table = await self._current()
            check_own(table, guest, seat)
            mates = table.game.mates(table.state, seat) if at is not None and table.status == "playing" else []
            self._show(seat, at, {one for one in self.listeners if set(eyes_of(table, one.guest)) & set(mates)})

    async def advise(self, listener: Listener, seat: int) -> None:
        """Tell a listener what the coach thinks of a seat's turn; nothing, if something else happened meanwhile."""
        async with self._lock:
            table = await self._current()
            check_own(table, listener.guest, seat)
            table.check_coach(seat)
            if seat in self.coached:
                raise Refusal("coach-busy")
            asked_at, world = table.asked_at, table.state.redeal(seat, Dice(secrets.randbits(58)))
            self.coached.add(seat)
        try:
            advice = await self.tables.thinkers.advise(self.game, world, seat)
        finally:
            self.coached.discard(seat)
        async with self._lock:
            table = await self._current()
            if table.asked_at == asked_at and seat in table.actors() and seat in seats_of(table, listener.guest):
                moves = [self.game.read(tip.move) for tip in advice.tips]
                listener.tell(Advised(seat, advice, [self.game.propose(world, seat, move) for move in moves]))

    def _show(self, seat: int, at: str | None, seers: set[Listener]) -> None:
        """Tell those who may see it what a seat points at, and those who saw the last thing that it is gone."""
        for listener in self.pointing.pop(seat, set()) - seers:
            listener.tell(Pointed(seat, None))
        for listener in seers:
            listener.tell(Pointed(seat, at))
        if seers:
            self.pointing[seat] = seers

    # --- who follows -----------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """Somebody comes: they get a picture, and the others see who is there."""
        if len(self.listeners) >= limits.LISTENERS:
            raise Refusal("table-crowded", most=limits.LISTENERS)
        news = listener.guest not in self._present()
        self.listeners.add(listener)
        listener.catch_up()
        if news:
            await self._tell_presence(listener)

    async def part(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.discard(listener)
        if listener.guest not in self._present():
            await self._tell_presence(listener)

    async def _tell_presence(self, mover: Listener) -> None:
        async with self._lock:
            table = await self._current()
            if seats_of(table, mover.guest):
                for listener in self.listeners - {mover}:
                    listener.tell(Presence(table_info(table, self._viewer(listener.guest))))

    def _present(self) -> set[str]:
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    def _viewer(self, guest: str | None) -> Viewer:
        return Viewer(guest, self._present())

    def _tell(self, table: Table, before: State, events: list[Logged]) -> None:
        """Tell everyone, each by their own eyes; those without a seat see the same."""
        told: dict[str | None, list[bytes]] = {}
        for listener in self.listeners:
            guest = listener.guest if seats_of(table, listener.guest) else None
            if guest not in told:
                told[guest] = [encode(news) for news in happened(table, before, events, self._viewer(guest))]
            for message in told[guest]:
                listener.put(message)

    def _catch_up_all(self) -> None:
        for listener in self.listeners:
            listener.catch_up()

    async def _current(self) -> Table:
        if self._table is None:
            self._table = Table.rebuild(self.id, await self.tables.store.log(self.id))
        return self._table

    # --- what the house does itself --------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let the house look whether it has something to do here."""
        self.change.set()
        if self.keeper is None and clock.next_duty(table) is not None:
            self.keeper = self.tables.employ(self)

    async def resume(self) -> None:
        """Go on where the house has left off."""
        async with self._lock:
            self.wake(await self._current())

    async def next_duty(self) -> Duty | None:
        """What the keeper is to do next; when it is nothing, the keeper is free to go."""
        async with self._lock:
            self.change.clear()
            duty = clock.next_duty(await self._current())
            if duty is None:
                self.keeper = None
            return duty

    async def wait_for_change(self, seconds: float) -> None:
        """Wait until something happens here, but no longer than that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.change.wait()


class Tables:
    """All tables of the house."""

    def __init__(self, store: Store, bot_seconds: float) -> None:
        self.store = store
        self.bot_seconds = bot_seconds
        self.thinkers = Thinkers()
        # A table is forgotten when neither a listener nor a keeper holds it: the store has it.
        self.live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.keepers: set[asyncio.Task[None]] = set()

    async def open(self, id: str) -> LiveTable:
        """The table of that id, taken from the store if it is not in use; raises `Refusal`."""
        live = self.live.get(id)
        if live is None:
            log = await self.store.log(id)
            if not log:
                raise Refusal("no-such-table")
            # Somebody else may have opened it while this one was reading.
            live = self.live.get(id) or LiveTable(self, Table.rebuild(id, log))
            self.live[id] = live
        return live

    async def make(
        self, game: str, seats: list[Seat], options: dict[str, str], seconds: int | None, coach: bool = True
    ) -> str:
        """Set up a table with the edition in use; its id. Raises `UnknownGame` or `BadSetup`."""
        id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        edition = self.store.editions.in_use(find_game(game).id)
        table = Table.make(id, game, seats, options, seconds, secrets.token_hex(SEED_BYTES), now(), edition, coach)
        await self.store.append(id, table.log, summary(table))
        return id

    async def resume(self) -> None:
        """After a restart: the house goes on where it has something to do."""
        for id in await self.store.awake():
            await (await self.open(id)).resume()

    def employ(self, live: LiveTable) -> asyncio.Task[None]:
        """A keeper for a table."""
        keeper = asyncio.create_task(clock.keep(live, self.thinkers, self.bot_seconds))
        self.keepers.add(keeper)
        keeper.add_done_callback(self.keepers.discard)
        return keeper

    async def close(self) -> None:
        """Send keepers and workers home."""
        for keeper in self.keepers:
            keeper.cancel()
        await asyncio.gather(*self.keepers, return_exceptions=True)
        self.thinkers.close()
