"""The house is closed, killed, or loses its thinkers in the middle of games: nobody notices but for a moment."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from serai.house.store import decode_logged
from serai.table.table import Table
from tests.house.guest import Guest, play_to_the_end
from tests.house.server import Server

Json = dict[str, Any]


def wait_until_over(guest: Guest, table: str) -> Json:
    """Nobody follows the table; somebody looks in now and then."""
    for _ in range(300):
        info = guest.get(f"/tables/{table}")
        if info["status"] == "over":
            return info
        time.sleep(0.1)
    raise AssertionError("the game stands still")


def test_a_house_that_was_closed_in_the_middle_of_a_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Guest(server) as ali:
        table = ali.make_table("me", "search", "random")
        line = ali.join(table)
        line.start()
        line.play()
        line.settle()
        known = line.entries
        server.stop()
        assert line.until_closed() == 1012, "the house says that it closes"
        server.open()
        line = ali.join(table)
        assert line.entries[: len(known)] == known
        assert ali.get("/me")["tables"][0]["your_turn"]
        play_to_the_end([line], Random(1))
        assert server.errors() == ""


def test_bots_go_on_thinking_after_a_crash_though_nobody_looks(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_seconds=0.05) as server, Guest(server) as ali:
        table = ali.make_table("random", "search")
        line = ali.join(table)
        line.begin()
        for _ in range(8):
            line.until("happened", "move")
        server.kill()
        server.open()
        assert wait_until_over(ali, table)["outcome"]


def test_a_clock_that_ran_out_while_the_house_was_closed_is_noticed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Guest(server) as ali:
        table = ali.make_table("me", "me", clock=1)
        line = ali.join(table)
        line.start()
        number = line.table["number"]
        server.kill()
        time.sleep(1.1)
        server.open()
        line = ali.join(table)
        while line.table["number"] <= number:
            line.hear()


def wait_for_thinkers(server: Server) -> list[int]:
    """The processes in which the bots of a house think, once they have begun."""
    for _ in range(1000):
        if found := thinkers(server):
            return found
        time.sleep(0.02)
    raise AssertionError("nobody thinks")


def thinkers(server: Server) -> list[int]:
    """The processes in which the bots of a house think, as Linux shows them."""
    found = []
    for child in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
        with suppress(FileNotFoundError, ProcessLookupError):  # it may have ended since it was listed
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def test_a_bot_whose_process_dies_is_asked_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_seconds=0.1) as server, Guest(server) as ali:
        table = ali.make_table("search", "search")
        line = ali.join(table)
        line.begin()
        for _ in range(3):
            line.until("happened", "move")
            for process in wait_for_thinkers(server):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        play_to_the_end([line], Random(2))
        assert line.table["outcome"]
        assert "asked again" in server.errors()


def test_thinkers_do_not_outlive_a_house_that_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_seconds=0.1) as server, Guest(server) as ali:
        line = ali.join(ali.make_table("search", "search"))
        line.begin()
        left = wait_for_thinkers(server)
        server.kill()
        for _ in range(100):
            left = [process for process in left if Path(f"/proc/{process}").exists()]
            if not left:
                break
            time.sleep(0.05)
        assert not left
        server.open()


# --- kill -9, again and again ----------------------------------------------------------------------

KILLS = 40 if os.environ.get("SERAI_SOAK") == "1" else 5
GAMES = 20


class Witness:
    """Somebody who plays all hands of a table at once, and remembers everything that was acknowledged."""

    def __init__(self, cookie: str, table: str, seed: int) -> None:
        self.cookie = cookie
        self.table = table
        self.dice = Random(seed)
        self.entries: list[Json] = []
        self.over = False

    async def play(self, server: Server, news: asyncio.Event) -> None:
        """Play until the game is over or the house is gone."""
        if self.over:
            return
        address = f"ws://{server.address}/api/tables/{self.table}/live"
        try:
            async with connect(address, additional_headers={"Cookie": self.cookie}) as socket:
                async for text in socket:
                    message = json.loads(text)
                    self.remember(message)
                    news.set()
                    if self.over:
                        return
                    if answer := self.answer(message):
                        await socket.send(json.dumps(answer))
        except (ConnectionClosed, InvalidMessage, OSError):
            pass

    def remember(self, message: Json) -> None:
        """What was acknowledged before must still be there; what is new is acknowledged now."""
        assert message["say"] != "refused", message
        if message["say"] == "picture":
            assert message["log"][: len(self.entries)] == self.entries, "something acknowledged was lost"
            self.entries = message["log"]
        elif message["say"] == "happened" and message["entry"]["number"] > len(self.entries):
            self.entries.append(message["entry"])
        self.over = message["table"]["status"] == "over" and message["table"]["number"] == len(self.entries)

    def answer(self, message: Json) -> Json | None:
        """The next thing to ask for, when everything that happened has been heard."""
        table = message["table"]
        if table["number"] != len(self.entries):
            return None
        if table["status"] == "gathering":
            return {"do": "start"}
        for eye in message.get("eyes", []):
            if eye["moves"]:
                move = self.dice.choice(eye["moves"])["move"]
                return {"do": "play", "seat": eye["seat"], "move": move, "after": table["number"]}
        return None


def set_tables(server: Server) -> list[Witness]:
    """Many tables, some with a bot among the players."""
    witnesses = []
    with httpx.Client(base_url=f"http://{server.address}", timeout=20) as browser:
        for number in range(GAMES):
            browser.cookies.clear()
            third = {"kind": "bot", "mind": "random"} if number % 4 == 0 else {"kind": "me", "name": "Dalila"}
            seats = [{"kind": "me", "name": "Ali"}, {"kind": "me", "name": "Badr"}, third]
            table = browser.post("/api/tables", json={"game": "deserto", "seats": seats}).json()["id"]
            witnesses.append(Witness(f"serai_guest={browser.cookies['serai_guest']}", table, number))
    return witnesses


async def play_and_be_killed(witnesses: list[Witness], server: Server, after: int) -> None:
    """All play at once, until so many more events are acknowledged and the house is killed under them."""
    news = asyncio.Event()
    games = [asyncio.create_task(witness.play(server, news)) for witness in witnesses]
    enough = acknowledged(witnesses) + after
    while acknowledged(witnesses) < enough and not all(witness.over for witness in witnesses):
        await news.wait()
        news.clear()
    server.kill()
    await asyncio.gather(*games)


def acknowledged(witnesses: list[Witness]) -> int:
    """How many events all of them together were told."""
    return sum(len(witness.entries) for witness in witnesses)


@pytest.mark.timeout(600)
def test_kill_minus_nine_in_the_middle_of_many_games_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    dice = Random(9)
    everyone: list[Witness] = []
    playing: list[Witness] = []
    with ExitStack() as closing:
        server = closing.enter_context(Server(tmp_path / "data"))
        for _ in range(KILLS):
            if all(witness.over for witness in playing):
                playing = set_tables(server)
                everyone += playing
            asyncio.run(play_and_be_killed(playing, server, after=dice.randrange(100, 400)))
            server.open()
    logs = read_logs(tmp_path / "data" / "serai.sqlite")
    for witness in everyone:
        table = Table.rebuild(witness.table, [decode_logged(event) for event in logs[witness.table]])
        assert [logged.number for logged in table.log] == list(range(1, len(table.log) + 1))
        assert len(table.log) >= len(witness.entries)
        for entry in witness.entries:
            if entry["kind"] == "move":
                assert entry["moves"] == [table.seen(entry["number"], eye) for eye in eyes(table)]
        moves = [table.moments[number] for number in table.path]
        assert all(not moment.before.why_not(moment.seat, moment.move) for moment in moves)


def eyes(table: Table) -> list[int]:
    """The seats that the witness of a table holds."""
    return [place for place, seat in enumerate(table.seats) if seat.kind == "person"]


def read_logs(path: Path) -> dict[str, list[bytes]]:
    """Every table's log as it is on the disk."""
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    logs: dict[str, list[bytes]] = {}
    for table, event in connection.execute("SELECT table_id, event FROM events ORDER BY table_id, number"):
        logs.setdefault(table, []).append(event)
    connection.close()
    return logs
