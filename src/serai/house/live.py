"""A table's WebSocket: everything that happens goes out, everything that is asked comes in."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException, WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery

from serai.house import limits
from serai.house.asking import AnyConnection, address_of, open_table
from serai.house.checks import check_company, check_own, check_room, check_talk, known_mind, tidy
from serai.house.clock import now
from serai.house.guests import find_guest
from serai.house.house import House
from serai.house.messages import (
    AddWords,
    AnswerUndo,
    AskCoach,
    AskOlder,
    AskUndo,
    CatchUp,
    Commit,
    Here,
    Ping,
    Play,
    Point,
    Pong,
    Refused,
    Reveal,
    Say,
    Start,
    TakeBack,
    ToHouse,
)
from serai.house.pictures import older, picture
from serai.house.tables import Listener, LiveTable
from serai.table.company import told_apart
from serai.table.events import Logged
from serai.table.table import Refusal, Table

# How a line ends: the last digits are those of HTTP.
NO_SUCH_TABLE = 4404
FROZEN = 4409
TOO_FAST = 4429
CROWDED = 4503
ENDS = {"no-such-table": NO_SUCH_TABLE, "frozen": FROZEN}

#: What browsers say by themselves: it does not tell that somebody is there.
UNASKED = (Ping, CatchUp, AskOlder, Commit, Reveal)

decode = msgspec.json.Decoder(ToHouse).decode
encode = msgspec.json.encode

AnySocket = WebSocket[Any, Any, Any]

log = logging.getLogger(__name__)


def same_site(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A page of another site may not speak for a guest: browsers say where a request comes from."""
    origin = connection.headers.get("origin")
    only_looks = connection.scope.get("method") == "GET"
    if not only_looks and origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise PermissionDeniedException


@websocket("/tables/{id:str}/live")
async def live(
    socket: AnySocket, house: NamedDependency[House], id: FromPath[str], watching: FromQuery[bool] = False
) -> None:
    """A browser follows a table and speaks to it; a shared screen only watches, whoever's browser it is."""
    await socket.accept()
    behind = find_guest(socket)
    guest = None if watching else behind
    pictures = limits.Shared(limits.picture_bucket(), house.pictures, address_of(socket))
    listener = Listener(guest, await house.store.name_of(guest) if guest else "", pictures, behind)
    try:
        table = await open_table(socket, house, id)
        await table.join(listener)
    except Refusal as refusal:
        await socket.send_data(encode(Refused(refusal.error, refusal.line, 0)), mode="text")
        await socket.close(ENDS.get(refusal.error, CROWDED))
        return
    try:
        async with asyncio.TaskGroup() as tasks:
            sending = tasks.create_task(send_all(socket, table, listener))
            visit = Visit(house, table, listener, tasks, address_of(socket))
            await listen(socket, visit)
            for task in (sending, *visit.questions):
                task.cancel()
    finally:
        await table.part(listener)


async def listen(socket: AnySocket, visit: Visit) -> None:
    """Answer all that a browser says, until it goes or is sent away."""
    async for message in heard(socket):
        await visit.hear(message)
        if visit.is_unbearable:
            await socket.close(TOO_FAST)
            return


async def heard(socket: AnySocket) -> AsyncIterator[str | bytes]:
    """What a browser says, until it goes."""
    while True:
        event: dict[str, Any] = {**await socket.receive()}
        if event["type"] == "websocket.disconnect":
            return
        yield event.get("text") or event.get("bytes") or ""


async def send_all(socket: AnySocket, table: LiveTable, listener: Listener) -> None:
    """Send a listener what waits for it, as fast as it can take it."""
    pictures, owed = listener.pictures, False
    with suppress(WebSocketException, OSError):
        while True:
            if owed and pictures.take():
                owed = False
                message = await table.look(listener.guest, lambda seen, viewer: encode(picture(seen, viewer)))
            else:
                message = await next_message(listener, pictures.seconds_left() if owed else None)
                if not message:
                    # However often it was asked for: one picture, as soon as the next is due, tells it all.
                    owed = True
                    continue
            await socket.send_data(message, mode="text")


async def next_message(listener: Listener, seconds: float | None) -> bytes:
    """What waits for a listener, or nothing after so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            return await listener.messages.get()
    except TimeoutError:
        return b""


class Visit:
    """A browser's stay at a table: what it says is weighed, then asked of the table."""

    def __init__(
        self, house: House, table: LiveTable, listener: Listener, tasks: asyncio.TaskGroup, address: str
    ) -> None:
        self.store = house.store
        self.minds = house.minds
        self.table = table
        self.listener = listener
        self.guest = listener.guest
        self.messages = limits.Shared(limits.message_bucket(), house.messages, address)
        self.talk = limits.talk_bucket()
        self.pointing = limits.pointing_bucket()
        self.patience = limits.patience_bucket()
        self.is_unbearable = False
        self.tasks = tasks
        self.questions: set[asyncio.Task[None]] = set()  # what the coach was asked, while it thinks

    async def hear(self, message: str | bytes) -> None:
        """Do what a message asks, or say why not."""
        await self.do(self.answer(message))

    async def do(self, asked: Awaitable[None]) -> None:
        """Do something that was asked, or say why not."""
        try:
            await asked
        except Refusal as refusal:
            await self.refuse(refusal)
        except Exception as error:
            if not isinstance(error, sqlite3.OperationalError):  # of a disk that is full the store has told already
                log.exception("table %s: a message could not be answered", self.table.id)
            await self.refuse(Refusal("house-error"))

    async def refuse(self, refusal: Refusal) -> None:
        """Say why not."""
        number = await self.table.look(self.guest, lambda table, _: table.number)
        self.listener.tell(Refused(refusal.error, refusal.line, number, refusal.rule))
        if refusal.error == "stale":
            self.listener.catch_up()
        if refusal.error == "too-fast":
            self.is_unbearable = not self.patience.take()
            # Whoever is in a hurry is listened to more slowly, and the others first.
            await asyncio.sleep(limits.SLOWED_SECONDS)

    def read(self, message: str | bytes) -> ToHouse:
        """A message, if it is one, and neither too long nor too soon."""
        if not self.messages.take():
            raise Refusal("too-fast")
        if len(message.encode() if isinstance(message, str) else message) > limits.MESSAGE_BYTES:
            raise Refusal("too-big", most=limits.MESSAGE_BYTES)
        try:
            request: ToHouse = decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal("bad-message", detail=str(error)) from None
        return request

    async def answer(self, message: str | bytes) -> None:
        """Do what is asked; raises `Refusal`."""
        request = self.read(message)
        if not isinstance(request, UNASKED):
            await self.table.stir(self.listener)
        match request:
            case Ping():
                self.listener.tell(Pong())
            case Here():
                pass  # that was all
            case CatchUp():
                self.listener.catch_up()
            case AskOlder():
                if not self.listener.pictures.take():
                    raise Refusal("too-fast")
                page = await self.table.look(self.guest, lambda table, viewer: older(table, viewer, request.before))
                self.listener.tell(page)
            case Say():
                await self.say(request)
            case Point():
                if not self.pointing.take():
                    raise Refusal("too-fast")
                await self.table.point(self.guest, request.seat, request.at)
            case AskCoach():
                # The coach takes its time, and whoever asked it may say other things meanwhile.
                question = self.tasks.create_task(self.do(self.table.advise(self.listener, request.seat)))
                self.questions.add(question)
                question.add_done_callback(self.questions.discard)
            case _:
                await self.table.do(lambda table: self.command(table, request))

    def command(
        self, table: Table, request: Play | AddWords | Commit | Reveal | Start | AskUndo | AnswerUndo | TakeBack
    ) -> list[Logged]:
        """Ask something of the table in the name of the guest."""
        if isinstance(request, Start):
            check_company(table, self.guest)
            mind = None if request.mind is None else known_mind(request.mind, self.minds)
            return table.start(now(), mind, self.table.away(table))
        check_own(table, self.guest, request.seat)
        if not isinstance(request, Play | Reveal | AnswerUndo):
            check_room(table, request.seat, to_go_on=isinstance(request, TakeBack))
        match request:
            case Play():
                return table.play(request.seat, request.move, request.after, now())
            case AddWords():
                words = tidy(request.words, limits.WORDS_LENGTH, "bad-words")
                return table.add_words(request.seat, words, now())
            case Commit():
                return table.commit(request.seat, request.commitment, now())
            case Reveal():
                return table.reveal(request.seat, request.nonce, now())
            case AskUndo():
                return table.ask_undo(request.seat, request.after, now())
            case AnswerUndo():
                return table.answer_undo(request.seat, request.agree, now())
            case TakeBack():
                return table.take_back(request.seat, request.after, now())

    async def say(self, request: Say) -> None:
        """Talk, from a seat of one's own or as a watcher who has a name."""
        text = tidy(request.text, limits.TALK_LENGTH, "bad-talk")
        name = await self.store.name_of(self.guest) if self.guest else ""
        if not self.talk.take():
            raise Refusal("too-fast")

        def command(table: Table) -> list[Logged]:
            if request.seat is not None:
                check_own(table, self.guest, request.seat)
            elif not name:
                raise Refusal("name-needed")
            check_talk(table, request.seat)
            # Whoever only watches does not speak under the name of one who plays.
            return table.talk(request.seat, told_apart(name, table.names()), text, now(), request.to)

        await self.table.do(command)
