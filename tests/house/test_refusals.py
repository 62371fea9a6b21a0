"""Whatever a browser sends, the house answers politely, tells nothing, and the table goes on for the others."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serai.house import limits
from tests.house.guest import Guest, Line

Guests = Callable[[str], Guest]


@pytest.fixture
def line(guest: Guests) -> Line:
    """A game of Ali's against a bot, at Ali's turn."""
    ali = guest("Ali")
    line = ali.join(ali.make_table("me", "random"))
    line.start()
    return line


def still_plays(line: Line) -> None:
    """The table is none the worse."""
    line.play()


NOT_MESSAGES = {
    "nothing": "",
    "no JSON": "{",
    "half a character": b'"\xff"',
    "bytes": b"\x00\x01",
    "a list": [],
    "a number too large for anyone": "1" * 400,
    "no verb": {},
    "an unknown verb": {"do": "cheat"},
    "a verb that is no word": {"do": 7},
    "an unknown field": {"do": "ping", "seed": True},
    "a missing field": {"do": "play", "seat": 0},
    "a word for a number": {"do": "play", "seat": "0", "move": "V a1", "after": 1},
    "a number for a word": {"do": "play", "seat": 0, "move": 7, "after": 1},
    "very deep": "[" * 2000,
}


@pytest.mark.parametrize("message", NOT_MESSAGES.values(), ids=NOT_MESSAGES)
def test_what_is_no_message_is_refused(line: Line, message: object) -> None:
    assert line.ask(message)["error"] == "bad-message"
    still_plays(line)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"seat": 1}, "not-yours"),
        ({"seat": -1}, "no-such-seat"),
        ({"seat": 99}, "no-such-seat"),
        ({"seat": 10**30}, "no-such-seat"),
        ({"move": "Z z9"}, "unreadable-move"),
        ({"move": "draw V"}, "illegal-move"),
        ({"after": 1}, "stale"),
        ({"after": 9999}, "stale"),
    ],
    ids=str,
)
def test_a_move_that_cannot_be_is_refused(line: Line, change: dict[str, object], error: str) -> None:
    eye = line.own_turn()
    assert eye
    right = {"do": "play", "seat": 0, "move": eye["moves"][0]["move"], "after": line.table["number"]}
    refused = line.ask(right | change)
    assert refused["error"] == error
    assert refused["number"] == line.table["number"]
    if error == "illegal-move":
        assert refused["rule"] == "not-a-players"
    if error == "stale":
        line.until("picture")
    still_plays(line)


def test_a_move_made_twice_counts_once(line: Line) -> None:
    eye = line.own_turn()
    assert eye
    message = {"do": "play", "seat": 0, "move": eye["moves"][0]["move"], "after": line.table["number"]}
    line.send(message)
    assert line.ask(message)["error"] == "stale"


def test_another_guest_cannot_play_speak_or_start_for_a_seat(guest: Guests) -> None:
    ali, thief = guest("Ali"), guest("Thief")
    table = ali.make_table("me", "me")
    line, other = ali.join(table), thief.join(table)
    assert other.ask({"do": "start"})["error"] == "not-yours"
    assert other.ask({"do": "words", "seat": 0, "words": "mine"})["error"] == "not-yours"
    line.start()
    for message in (
        {"do": "play", "seat": 0, "move": "V a1", "after": line.table["number"]},
        {"do": "say", "seat": 0, "text": "I am Ali"},
        {"do": "undo", "seat": 0, "after": line.table["number"]},
        {"do": "answer-undo", "seat": 0, "agree": True},
    ):
        assert other.ask(message)["error"] == "not-yours"
    still_plays(line)


def test_a_stolen_looking_cookie_is_nobodys(guest: Guests) -> None:
    ali = guest("Ali")
    table = ali.make_table("me", "random")
    for forged in ("serai_guest=" + "A" * 43, "serai_guest=x", "serai_guest=%00", "nonsense"):
        headers = ali.headers() | {"additional_headers": {"Cookie": forged}}
        with connect(f"ws://{ali.server.address}/api/tables/{table}/live", **headers) as socket:
            line = Line(socket)
            assert line.until("picture")["eyes"][0]["seat"] == -2
            assert line.ask({"do": "start"})["error"] == "not-yours"


def test_a_page_of_another_site_gets_no_line(guest: Guests) -> None:
    ali = guest("Ali")
    table = ali.make_table("me", "random")
    for origin in ("http://evil.example", f"http://evil.example:{ali.server.port}", "null"):
        headers = ali.headers() | {"origin": origin}
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(f"ws://{ali.server.address}/api/tables/{table}/live", **headers),
        ):
            pass
    answer = ali.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "other-site")


def test_a_table_that_does_not_exist_says_so(guest: Guests) -> None:
    ali = guest("Ali")
    assert ali.get("/tables/nowhere", status=404)["error"] == "no-such-table"
    line = ali.call("nowhere")
    assert line.until_closed() == 4404
    assert line.heard[-1]["error"] == "no-such-table"


def test_a_long_message_is_refused_and_a_huge_one_ends_the_line(line: Line) -> None:
    assert line.ask({"do": "say", "seat": 0, "text": "x" * limits.MESSAGE_BYTES})["error"] == "too-big"
    still_plays(line)
    line.send("x" * (limits.FRAME_BYTES + 1))
    assert line.until_closed() == 1009


def test_a_flood_is_refused_and_then_cut_off_while_the_others_play_on(guest: Guests) -> None:
    ali, flooder = guest("Ali"), guest("Flooder")
    table = ali.make_table("me", "random")
    line, flood = ali.join(table), flooder.join(table)
    line.start()
    Thread(target=send_pings, args=[flood], daemon=True).start()
    assert flood.until_closed() == 4429
    assert {"refused", "pong"} <= {message["say"] for message in flood.heard}
    assert {message["error"] for message in flood.heard if message["say"] == "refused"} == {"too-fast"}
    still_plays(line)


def send_pings(line: Line) -> None:
    with suppress(ConnectionClosed):
        while True:
            line.send({"do": "ping"})


def test_somebody_who_talks_too_much_is_asked_to_wait(line: Line) -> None:
    for number in range(10):
        line.send({"do": "say", "seat": 0, "text": f"hello {number}"})
    assert [line.until("refused")["error"] for _ in range(5)] == ["too-fast"] * 5
    still_plays(line)


@pytest.mark.parametrize("text", ["", "   ", "\u202e\u0000\n", "x" * 281])
def test_talk_has_something_to_say_and_is_short(line: Line, text: str) -> None:
    assert line.ask({"do": "say", "seat": 0, "text": text})["error"] == "bad-talk"


@pytest.mark.parametrize("name", ["", " \t", "x" * 25, "\u200e"])
def test_a_name_is_a_name(guest: Guests, name: str) -> None:
    ali = guest(name)
    assert ali.post("/me", {"name": name}, status=400)["error"] == "bad-name"
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    assert ali.post("/tables", {"game": "deserto", "seats": seats}, status=400)["error"] == "bad-name"


def test_a_browser_that_missed_something_asks_for_the_whole_picture(line: Line) -> None:
    line.play()
    line.settle()
    known = line.entries
    line.send({"do": "catch-up"})
    assert line.until("picture")["log"] == known


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "bad-setup"),
        ({"game": "../deserto"}, "bad-setup"),
        ({"seats": []}, "bad-setup"),
        ({"seats": [{"kind": "bot"}] * 9}, "bad-setup"),
        ({"seats": [{"kind": "bot", "mind": "genie"}] * 2}, "no-such-mind"),
        ({"seats": [{"kind": "king"}] * 2}, "bad-request"),
        ({"clock": 0}, "bad-clock"),
        ({"clock": 10**9}, "bad-clock"),
        ({"options": {"cheat": "yes"}}, "bad-setup"),
        ({"secret": 1}, "bad-request"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_set_is_refused_in_words(guest: Guests, change: dict[str, object], error: str) -> None:
    right = {"game": "deserto", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert guest("Ali").post("/tables", right | change, status=400)["error"] == error


def test_a_request_that_is_no_json_or_too_long_is_refused(guest: Guests) -> None:
    http = guest("Ali").http
    assert http.post("/api/me", content=b"{").json()["error"] == "bad-request"
    assert http.post("/api/me", json={"name": "x" * limits.BODY_BYTES}).json()["error"] == "too-big"
    assert http.put("/api/me").json()["error"] == "wrong-method"
    assert http.get("/api/nothing").json()["error"] == "no-such-page"


def test_a_guided_game_says_which_rule_forbids_a_move_and_refuses_what_makes_no_sense(guest: Guests) -> None:
    asker = guest("aya").http
    address = "/api/games/deserto/first-game/8/why-not"
    assert asker.get(address, params={"move": "T b1"}).json() == {"rule": None}
    assert asker.get(address, params={"move": "V a1"}).json() == {"rule": "fill-the-square"}
    assert asker.get(address, params={"move": "Z z9"}).json()["error"] == "unreadable-move"
    late = asker.get("/api/games/deserto/first-game/999/why-not", params={"move": "T b1"})
    assert (late.status_code, late.json()["error"]) == (404, "no-such-moment")
