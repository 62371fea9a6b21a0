"""The host, those who ask for a seat, and those who are away: over the wire."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.house.guest import Guest, Line, tell
from tests.house.server import Server

Guests = Callable[[str], Guest]


def settled(line: Line) -> Line:
    """A line that has heard all that was said so far."""
    line.send({"do": "ping"})
    line.until("pong")
    return line


# --- secrets -----------------------------------------------------------------------------------------


def test_nobody_reads_a_rivals_hand_by_changing_seats(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open", "merchant")
    badr.sit(table, 1)
    host = ali.join(table)
    host.start()
    badr.post(f"/tables/{table}/seats/1/leave", {"mind": "child"})
    refused = badr.post(f"/tables/{table}/seats/2", {"name": "Badr"}, status=403)
    assert refused["error"] == "seen-secrets"
    badr.sit(table, 1)
    assert badr.get(f"/tables/{table}")["seats"][1]["yours"], "but back to the own seat at any time"


def test_a_second_browser_sits_down_only_if_the_host_lets_it(guest: Guests) -> None:
    ali, badr, other = guest("Ali"), guest("Badr"), guest("Badr too")
    table = ali.make_table("me", "open", "merchant")
    badr.sit(table, 1)
    host, line = ali.join(table), badr.join(table)
    host.start()
    assert [one["yours"] for one in other.sit(table, 2)["requests"]] == [True]
    assert settled(line).table["requests"][0]["asked"] is False
    number = line.table["requests"][0]["number"]
    assert line.table["requests"][0]["name"] == "Badr too"
    assert badr.post(f"/tables/{table}/requests/{number}", {"agree": True}, status=403)["error"] == "not-answerer"
    ali.post(f"/tables/{table}/requests/{number}", {"agree": False})
    assert settled(line).table["seats"][2]["kind"] == "bot"


def test_while_the_host_is_away_nobody_lets_in_a_second_browser_of_their_own(guest: Guests) -> None:
    ali, badr, other = guest("Ali"), guest("Badr"), guest("Badr too")
    table = ali.make_table("me", "open", "merchant")
    badr.sit(table, 1)
    host, line = ali.join(table), badr.join(table)
    host.start()
    host.close()
    line.until("presence")
    number = other.sit(table, 2)["requests"][0]["number"]
    assert settled(line).table["requests"][0]["asked"] is False
    assert badr.post(f"/tables/{table}/requests/{number}", {"agree": True}, status=403)["error"] == "not-answerer"
    assert ali.join(table).table["requests"][0]["asked"], "the host finds the request on coming back"
    ali.post(f"/tables/{table}/requests/{number}", {"agree": True})
    assert other.get(f"/tables/{table}")["seats"][2]["yours"]


def test_a_host_who_has_left_lets_nobody_in_but_the_next_host_does(guest: Guests) -> None:
    ali, badr, camar = guest("Ali"), guest("Badr"), guest("Camar")
    table = ali.make_table("me", "open", "merchant")
    badr.sit(table, 1)
    host, line = ali.join(table), badr.join(table)
    host.start()
    ali.post(f"/tables/{table}/seats/0/leave", {"mind": "child"})
    camar.sit(table, 2)
    badr.let_in(line)
    assert camar.get(f"/tables/{table}")["seats"][2]["yours"]


def test_nobody_reads_the_hand_of_a_game_that_all_have_left(guest: Guests) -> None:
    ali, badr, other = guest("Ali"), guest("Badr"), guest("Badr too")
    table = ali.make_table("me", "open")
    badr.sit(table, 1)
    ali.join(table).start()
    ali.post(f"/tables/{table}/seats/0/leave", {"mind": "child"})
    badr.post(f"/tables/{table}/seats/1/leave", {"mind": "child"})
    info = other.sit(table, 0)
    assert (info["seats"][0]["yours"], len(info["requests"])) == (False, 1)
    number = info["requests"][0]["number"]
    assert badr.post(f"/tables/{table}/requests/{number}", {"agree": True}, status=409)["error"] == "seat-kept"
    ali.sit(table, 0)
    assert ali.get(f"/tables/{table}")["seats"][0]["yours"]


def test_a_host_since_the_first_one_left_asks_another_who_sits(guest: Guests) -> None:
    ali, badr, leila, other = guest("Ali"), guest("Badr"), guest("Leila"), guest("Badr too")
    table = ali.make_table("me", "open", "open")
    badr.sit(table, 1)
    leila.sit(table, 2)
    host, line = ali.join(table), leila.join(table)
    host.start()
    ali.post(f"/tables/{table}/seats/0/leave", {"mind": "child"})
    number = other.sit(table, 0)["requests"][0]["number"]
    assert badr.post(f"/tables/{table}/requests/{number}", {"agree": True})["seats"][0]["kind"] == "bot"
    asked = line.until("happened", "seat-agreed")
    assert asked["table"]["requests"][0]["asked"]
    tell(asked["entry"]["lines"][0])
    leila.post(f"/tables/{table}/requests/{number}", {"agree": False})
    ali.sit(table, 0)
    assert ali.join(table).eyes[0]["seat"] == 0


def test_whoever_asked_may_take_it_back_and_strangers_may_not_answer(guest: Guests) -> None:
    ali, badr, camar = guest("Ali"), guest("Badr"), guest("Camar")
    table = ali.make_table("me", "merchant")
    ali.join(table).start()
    number = badr.sit(table, 1)["requests"][0]["number"]
    assert camar.post(f"/tables/{table}/requests/{number}", {"agree": False}, status=403)["error"] == "not-answerer"
    assert badr.post(f"/tables/{table}/requests/{number}", {"agree": True}, status=403)["error"] == "not-answerer"
    assert badr.post(f"/tables/{table}/requests/{number}", {"agree": False})["requests"] == []


# --- the host ----------------------------------------------------------------------------------------


def test_the_host_and_nobody_else_changes_the_table_before_the_game(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open", "child")
    info = badr.sit(table, 1)
    assert (info["host"], info["hosting"], ali.get(f"/tables/{table}")["hosting"]) == (0, False, True)
    wish = {
        "seats": [{"keep": 1}, {"keep": 0}, {"mind": "master"}],
        "options": {},
        "clock": 60,
        "coach": False,
        "after": info["number"],
    }
    assert badr.post(f"/tables/{table}/arrange", wish, status=403)["error"] == "not-host"
    line = badr.join(table)
    info = ali.post(f"/tables/{table}/arrange", wish)
    assert [seat["name"] for seat in info["seats"]][:2] == ["Badr", "Ali"]
    assert (info["seats"][2]["mind"], info["clock"], info["coach"], info["host"]) == ("master", 60, False, 1)
    line.until("happened", "arranged")
    assert line.until("picture")["eyes"][0]["seat"] == 0, "whoever was moved sees with other eyes"
    late = {**wish, "after": 1}
    assert ali.post(f"/tables/{table}/arrange", late, status=409)["error"] == "seats-changed"
    assert ali.post(f"/tables/{table}/arrange", {**wish, "clock": 0, "after": 99}, status=400)["error"] == "bad-clock"
    ali.post(f"/tables/{table}/host", {"seat": 0})
    assert badr.get(f"/tables/{table}")["hosting"]


def test_the_host_closes_a_table_and_all_are_told(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open")
    badr.sit(table, 1)
    line, other = ali.join(table), badr.join(table)
    line.start()
    assert badr.post(f"/tables/{table}/close", status=403)["error"] == "not-host"
    ali.post(f"/tables/{table}/close")
    assert other.until("happened", "closed")["table"]["status"] == "closed"
    replay = badr.get(f"/tables/{table}/replay")
    assert len(replay["frames"]) > 1
    assert replay["table"]["fairness"]["seed"] is None
    assert badr.get(f"/tables/{table}/log", status=409)["error"] == "not-over"
    assert badr.get("/me")["tables"][0]["status"] == "closed"


def test_the_host_sees_who_has_opened_the_link(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open")
    line = ali.join(table)
    badr.post("/me", {"name": "Badr"})
    looking = badr.join(table)
    assert line.until("presence")["table"]["watching"] == ["Badr"]
    looking.close()
    assert line.until("presence")["table"]["watching"] == []


# --- nobody is stuck ---------------------------------------------------------------------------------

PATIENCE = 2.0


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A house in which two minutes are short."""
    with Server(tmp_path / "data", 0.02, 0, "--away-seconds", str(PATIENCE)) as server:
        yield server


def test_a_bot_plays_for_whoever_is_away_until_they_are_back(hasty: Server) -> None:
    with Guest(hasty, "Ali") as ali, Guest(hasty, "Leila") as leila:
        table = ali.make_table("me", "open")
        leila.sit(table, 1)
        line, other = ali.join(table), leila.join(table)
        line.start()
        while line.table["actors"] != [1]:
            if line.own_turn():
                line.play()
            else:
                line.hear()
        bot = {"mind": "child"}
        path = f"/tables/{table}/seats/1/bot"
        assert ali.post(path, bot, status=409)["error"] == "not-yet-away"
        other.close()
        away = line.until("presence")["table"]["seats"][1]
        assert away["away"]
        assert away["fill_at"] > 0
        assert ali.post(path, bot, status=409)["error"] == "not-yet-away"
        time.sleep(PATIENCE + 0.1)
        with Guest(hasty, "Stranger") as stranger:
            assert stranger.post(path, bot, status=403)["error"] == "not-yours"
        hasty.stop()
        hasty.open()
        line = ali.join(table)
        assert ali.post(path, bot, status=409)["error"] == "not-yet-away", "everyone has time to come back first"
        time.sleep(PATIENCE + 0.1)
        ali.post(path, bot)
        seat = line.until("happened", "filled")["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["mind"]) == ("person", "Leila", "child")
        assert line.until("happened", "move")["entry"]["seat"] == 1, "the bot has moved for her"
        back = leila.join(table)
        assert settled(line).table["seats"][1]["mind"] is None
        assert back.table["seats"][1]["yours"]


def test_a_bot_plays_for_whoever_is_there_and_does_nothing_until_they_touch_something(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", 0.02, 0, "--idle-seconds", str(PATIENCE)) as house,
        Guest(house, "Ali") as ali,
        Guest(house, "Leila") as leila,
    ):
        table = ali.make_table("me", "open")
        leila.sit(table, 1)
        line, other = ali.join(table), leila.join(table)
        line.start()
        while line.table["actors"] != [1]:
            if line.own_turn():
                line.play()
            else:
                line.hear()
        path, bot = f"/tables/{table}/seats/1/bot", {"mind": "child"}
        seat = line.table["seats"][1]
        assert not seat["away"] and seat["fill_at"] > 0
        assert ali.post(path, bot, status=409)["error"] == "not-yet-away"
        time.sleep(PATIENCE + 0.1)
        other.send({"do": "here"})
        assert line.until("presence")["table"]["seats"][1]["fill_at"] > seat["fill_at"], "she was only thinking"
        assert ali.post(path, bot, status=409)["error"] == "not-yet-away"
        time.sleep(PATIENCE + 0.1)
        other.send({"do": "ping"})
        ali.post(path, bot)
        assert line.until("happened", "move")["entry"]["seat"] == 1, "the bot has moved for her"
        other.send({"do": "here"})
        info = line.until("happened", "returned")["table"]
        assert (info["seats"][1]["name"], info["seats"][1]["mind"]) == ("Leila", None)


def test_a_seat_left_open_is_filled_by_a_bot_at_once(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open")
    badr.sit(table, 1)
    ali.join(table).start()
    badr.post(f"/tables/{table}/seats/1/leave", {})
    info = ali.post(f"/tables/{table}/seats/1/bot", {"mind": "child"})
    assert (info["seats"][1]["kind"], info["seats"][1]["mind"]) == ("bot", "child")


def test_where_nobody_sits_any_more_anyone_fills_the_seats(guest: Guests) -> None:
    ali, badr, camar = guest("Ali"), guest("Badr"), guest("Camar")
    table = ali.make_table("me", "open")
    badr.sit(table, 1)
    ali.join(table).start()
    bot = {"mind": "child"}
    ali.post(f"/tables/{table}/seats/0/leave", {})
    assert camar.post(f"/tables/{table}/seats/0/bot", bot, status=403)["error"] == "not-yours"
    badr.post(f"/tables/{table}/seats/1/leave", {})
    for seat in (0, 1):
        assert camar.post(f"/tables/{table}/seats/{seat}/bot", bot)["seats"][seat]["kind"] == "bot"


def test_the_seat_of_whoever_is_away_for_long_goes_to_another_if_the_host_agrees(hasty: Server) -> None:
    with (
        Guest(hasty, "Ali") as ali,
        Guest(hasty, "Badr") as badr,
        Guest(hasty, "Leila") as leila,
        Guest(hasty, "Camar") as camar,
    ):
        table = ali.make_table("me", "open", "open")
        badr.sit(table, 1)
        leila.sit(table, 2)
        link = leila.post(f"/tables/{table}/seats/2/way", {})["token"]
        line, other, away = ali.join(table), badr.join(table), leila.join(table)
        line.start()
        ask = f"/tables/{table}/seats/2"
        assert camar.post(ask, {"name": "Camar"}, status=409)["error"] == "seat-taken"
        away.close()
        line.until("presence")
        assert camar.post(ask, {"name": "Camar"}, status=409)["error"] == "seat-taken", "she may be back at once"
        time.sleep(PATIENCE + 0.1)
        badr.post(f"/tables/{table}/seats/1/leave", {"mind": "child"})
        refused = badr.post(ask, {"name": "Badr"}, status=403)
        assert refused["error"] == "seen-secrets", "nobody who has seen another hand"
        camar.sit(table, 2)
        assert camar.get(f"/tables/{table}")["seats"][2]["name"] == "Leila", "not before the host agrees"
        other.close()
        ali.let_in(line)
        late = leila.join(table)
        info = settled(line).table
        assert (info["seats"][2]["name"], info["seats"][2]["yours"]) == ("Camar", False)
        assert camar.join(table).eyes[0]["seat"] == 2
        assert late.eyes[0]["seat"] == -2, "Leila only watches"
        assert leila.post(ask, {"name": "Leila"}, status=409)["error"] == "seat-taken"
        assert leila.post(f"/tables/{table}/back", {"token": link, "take": True}, status=404)["error"] == "dead-link"


def test_whoever_is_back_in_time_keeps_the_seat(hasty: Server) -> None:
    with Guest(hasty, "Ali") as ali, Guest(hasty, "Leila") as leila, Guest(hasty, "Camar") as camar:
        table = ali.make_table("me", "open")
        leila.sit(table, 1)
        line, away = ali.join(table), leila.join(table)
        line.start()
        away.close()
        line.until("presence")
        time.sleep(PATIENCE + 0.1)
        number = camar.sit(table, 1)["requests"][0]["number"]
        leila.join(table)
        late = ali.post(f"/tables/{table}/requests/{number}", {"agree": True}, status=409)
        assert late["error"] == "seat-taken"
        assert leila.get(f"/tables/{table}")["seats"][1]["yours"]


def test_one_who_sits_there_takes_over_from_a_host_who_is_away_for_long(hasty: Server) -> None:
    with Guest(hasty, "Ali") as ali, Guest(hasty, "Badr") as badr, Guest(hasty, "Stranger") as stranger:
        table = ali.make_table("me", "open")
        badr.sit(table, 1)
        host, line = ali.join(table), badr.join(table)
        host.close()
        line.until("presence")
        take = f"/tables/{table}/host"
        assert badr.post(take, {"seat": 1}, status=403)["error"] == "not-host"
        time.sleep(PATIENCE + 0.1)
        assert stranger.post(take, {"seat": 1}, status=403)["error"] == "not-host"
        assert badr.post(take, {"seat": 0}, status=403)["error"] == "not-host", "for oneself only"
        assert badr.post(take, {"seat": 1})["hosting"]
        assert badr.post(f"/tables/{table}/close")["status"] == "closed", "before the game, too"


# --- small things ------------------------------------------------------------------------------------


def test_the_minds_of_research_are_not_for_guests(hasty: Server) -> None:
    with Guest(hasty, "Ali") as ali:
        for mind in ("search", "random"):
            body = {"game": "deserto", "seats": [{"kind": "me", "name": "Ali"}, {"kind": "bot", "mind": mind}]}
            assert ali.post("/tables", body, status=400)["error"] == "no-such-mind"
        ali.make_table("me", "child")


def test_a_name_is_something_to_be_seen(guest: Guests) -> None:
    ali = guest("Ali")
    for name in ("\u200d", "\u200c \u200d", "\u3164", "\u2800\u2800", "\u0301"):
        assert ali.post("/me", {"name": name}, status=400)["error"] == "bad-name", repr(name)
    assert ali.post("/me", {"name": "\u200dAli\u200d \u200c"})["name"] == "Ali"
    assert ali.post("/me", {"name": "👩\u200d🚀"})["name"] == "👩\u200d🚀"


def test_however_many_watch_there_is_room_for_those_who_sit_and_their_screens(guest: Guests) -> None:
    screen, ali, crowd = guest("Screen"), guest("Ali"), guest("Crowd")
    table = screen.make_table("open", "open")
    ali.sit(table, 0)
    for _ in range(200):
        crowd.join(table)
    assert crowd.call(table).until_closed() == 4503
    assert ali.join(table).table["seats"][0]["yours"]
    assert ali.join(table, watching=True).eyes[0]["seat"] == -2, "a screen for all, from Ali's browser"
    assert screen.join(table).table["host"] == 0, "whoever set the table up, although Ali is the host now"
