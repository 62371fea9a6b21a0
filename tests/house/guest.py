"""A guest as a test sees one: a browser's cookie, a line to a table, and what came over it."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from time import sleep
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serai.games import game as games
from serai.texts import LANGUAGES, Texts
from tests.house.server import Server

Json = dict[str, Any]
PATIENCE = 20


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str = "Ali") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE)
        self.leaving = ExitStack()

    def __enter__(self) -> Guest:
        self.http.get("/api/me")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.leaving.close()
        self.http.close()

    def get(self, path: str, status: int = 200) -> Json:
        """Look at something; told that this is too fast, wait, as people do."""
        answer = self.http.get(f"/api{path}")
        while answer.status_code == 429 != status:
            sleep(0.5)
            answer = self.http.get(f"/api{path}")
        return self.check(answer, status)

    def post(self, path: str, body: object = None, status: int = 200) -> Json:
        return self.check(self.http.post(f"/api{path}", json=body), status)

    def check(self, answer: httpx.Response, status: int) -> Json:
        """What was answered; a refusal has its sentence in both languages."""
        assert answer.status_code == status, answer.text
        content = dict(answer.json())
        if status >= 400:
            tell(content["line"])
        return content

    def make_table(self, *seats: str, **more: object) -> str:
        """A table of Deserto: `me`, `open`, `random` or `search` at each seat."""
        wanted = [
            {"kind": seat, "name": self.name} if seat in ("me", "open") else {"kind": "bot", "mind": seat}
            for seat in seats
        ]
        return str(self.post("/tables", {"game": "deserto", "seats": wanted, **more}, status=201)["id"])

    def sit(self, table: str, seat: int) -> Json:
        return self.post(f"/tables/{table}/seats/{seat}", {"name": self.name})

    def let_in(self, line: Line, agree: bool = True) -> Json:
        """Answer whoever asks next for a seat at a table."""
        request = line.until("happened", "seat-asked")["table"]["requests"][-1]["number"]
        return self.post(f"/tables/{line.table['id']}/requests/{request}", {"agree": agree})

    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def join(self, table: str, watching: bool = False) -> Line:
        """Follow a table; the first picture has come."""
        line = self.call(table, watching)
        line.until("picture")
        return line

    def call(self, table: str, watching: bool = False) -> Line:
        """Open a line to a table; `watching` as a shared screen does."""
        address = f"ws://{self.server.address}/api/tables/{table}/live{'?watching=true' * watching}"
        # A line may be closed before all that came over it was read.
        return Line(self.leaving.enter_context(connect(address, max_queue=None, **self.headers())))

    def headers(self) -> Any:
        return {"additional_headers": {"Cookie": self.cookie()}, "origin": f"http://{self.server.address}"}


class Line:
    """A line to a table: everything that came over it, and the latest that is known."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.table: Json = {}
        self.eyes: list[Json] = []
        self.entries: list[Json] = []

    def close(self) -> None:
        self.socket.close()

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        self.table = message.get("table", self.table)
        self.eyes = message.get("eyes", self.eyes)
        if message["say"] == "picture":
            self.entries = message["log"]
        elif message["say"] == "happened":
            self.entries.append(message["entry"])
        return message

    def until(self, say: str, kind: str | None = None) -> Json:
        """The next message of a sort (for something that happened: of that kind)."""
        while True:
            message = self.hear()
            if message["say"] == say and (kind is None or message["entry"]["kind"] == kind):
                return message

    def until_closed(self) -> int:
        """Listen until the house closes the line; the code it gives."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def ask(self, message: object) -> Json:
        """Send something that will be refused; the refusal."""
        self.send(message)
        refused = self.until("refused")
        tell(refused["line"])
        return refused

    def begin(self) -> None:
        """Start the game."""
        self.send({"do": "start"})
        self.until("happened", "start")

    def start(self) -> None:
        """Start the game, and listen until somebody is to move."""
        self.begin()
        self.settle()

    def settle(self) -> None:
        """Listen until a person is to move, or the game is over."""
        while self.table["status"] == "playing" and not any(
            actor >= 0 and self.table["seats"][actor]["kind"] == "person" for actor in self.table["actors"]
        ):
            self.hear()

    def own_turn(self) -> Json | None:
        """The eye that is to move, if one of ours is."""
        return next((eye for eye in self.eyes if eye["moves"]), None)

    def play(self, move: str | None = None, dice: Random | None = None) -> Json:
        """Make a move at one's own turn, a random one unless it is named; what came of it."""
        eye = self.own_turn()
        assert eye, "it is not our turn"
        chosen = move or (dice or Random(1)).choice(eye["moves"])["move"]
        self.send({"do": "play", "seat": eye["seat"], "move": chosen, "after": self.table["number"]})
        while True:
            message = self.hear()
            assert message["say"] != "refused", message
            if message["say"] == "happened" and message["entry"]["seat"] == eye["seat"]:
                return message

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")


def tell(line: Json) -> None:
    """Say a line in every language; fails if a text or something in it is missing."""
    for language in LANGUAGES:
        assert Texts(language).tell(msgspec.convert(line, games.Line), [], -2)


def play_to_the_end(lines: list[Line], dice: Random) -> None:
    """All play random moves until the game is over."""
    while not lines[0].over:
        number = max(line.table["number"] for line in lines)
        for line in lines:
            while line.table["number"] < number:
                line.hear()
            line.settle()
        mover = next((line for line in lines if line.own_turn()), None)
        if mover:
            mover.play(dice=dice)
    for line in lines:
        while not line.over:
            line.hear()
