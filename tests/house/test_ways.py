"""The private way back to a seat, and one's own list of tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

from serai.house.store import SCHEMA, Store
from tests.house.guest import Guest, Json, play_to_the_end
from tests.house.server import Server

Guests = Callable[[str], Guest]


def way(holder: Guest, table: str, seat: int = 0, token: str | None = None) -> Json:
    return holder.post(f"/tables/{table}/seats/{seat}/way", {"token": token})


def open_link(guest: Guest, table: str, token: str, take: bool = True, status: int = 200) -> Json:
    return guest.post(f"/tables/{table}/back", {"token": token, "take": take}, status=status)


def test_a_lost_cookie_is_no_lost_game(guest: Guests) -> None:
    ali, phone = guest("Ali"), guest("Phone")
    table = ali.make_table("me", "merchant")
    link = way(ali, table)
    assert link["link"].endswith(f"/t/{table}/back#{link['token']}")
    assert link["qr"].startswith("<?xml")
    assert len(link["token"]) >= 43
    line = ali.join(table)
    line.start()
    assert open_link(phone, table, link["token"], take=False) == {"seat": 0, "name": "Ali", "yours": False}
    assert ali.get(f"/tables/{table}")["seats"][0]["yours"], "looking changes nothing"
    assert open_link(phone, table, link["token"])["yours"]
    assert not ali.get(f"/tables/{table}")["seats"][0]["yours"]
    info = phone.get(f"/tables/{table}")
    assert (info["seats"][0]["yours"], info["hosting"]) == (True, True)
    assert phone.join(table).eyes[0]["view"]["hand"]
    assert open_link(ali, table, link["token"])["yours"], "and back again"


def test_a_new_link_ends_the_old_one_and_so_does_leaving(guest: Guests) -> None:
    ali, thief = guest("Ali"), guest("Thief")
    table = ali.make_table("me", "open")
    old = way(ali, table)["token"]
    assert way(ali, table, token=old)["token"] == old
    new = way(ali, table)["token"]
    assert open_link(thief, table, old, status=404)["error"] == "dead-link"
    assert open_link(thief, table, "x" * 43, status=404)["error"] == "dead-link"
    ali.post(f"/tables/{table}/seats/0/leave", {})
    thief.sit(table, 0)
    assert open_link(guest("Other"), table, new, status=404)["error"] == "dead-link"
    assert way_refused(ali, table) == "not-yours"


def way_refused(guest: Guest, table: str) -> str:
    return str(guest.post(f"/tables/{table}/seats/0/way", {}, status=403)["error"])


def test_the_token_is_nowhere_but_with_its_holder(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Guest(server, "Ali") as ali, Guest(server, "Badr") as badr:
        table = ali.make_table("me", "random")
        token = way(ali, table)["token"]
        line, other = ali.join(table), badr.join(table)
        line.start()
        play_to_the_end([line], Random(2))
        texts = [
            str(other.heard),
            ali.http.get(f"/api/tables/{table}/log").text,
            badr.http.get(f"/api/tables/{table}").text,
        ]
        assert not any(token in text for text in texts)
        server.stop()
        assert not any(token.encode() in path.read_bytes() for path in (tmp_path / "data").iterdir())
        server.open()
        assert open_link(badr, table, token, take=False)["name"] == "Ali"


def test_whoever_has_seen_another_hand_takes_no_seat_by_a_link(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open")
    badr.sit(table, 1)
    token = way(ali, table)["token"]
    ali.join(table).start()
    assert open_link(badr, table, token, status=403)["error"] == "seen-secrets"


def test_a_finished_table_says_who_won_and_can_be_removed_from_ones_list(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open")
    badr.sit(table, 1)
    lines = [ali.join(table), badr.join(table)]
    lines[0].start()
    play_to_the_end(lines, Random(5))
    outcome = lines[0].table["outcome"]
    for person, seat in ((ali, 0), (badr, 1)):
        result = person.get("/me")["tables"][0]["result"]
        alone = len(outcome["winners"]) == 1
        assert result["kind"] == (("won" if seat in outcome["winners"] else "lost") if alone else "shared")
        assert result["points"] == max(outcome["scores"])
    assert ali.post(f"/me/tables/{table}", {})["tables"] == []
    assert [one["id"] for one in badr.get("/me")["tables"]] == [table]
    assert [one["id"] for one in ali.post(f"/me/tables/{table}", {"removed": False})["tables"]] == [table]


def test_a_file_of_the_first_version_is_taken_on(tmp_path: Path) -> None:
    (tmp_path / "serai.sqlite").touch()
    with sqlite3.connect(tmp_path / "serai.sqlite") as old:
        old.executescript(f"{SCHEMA} PRAGMA user_version = 1;")
    old.close()
    store = Store(tmp_path)
    assert store.writer.execute("PRAGMA user_version").fetchone() == (2,)
    assert store.writer.execute("SELECT count(*) FROM ways").fetchone() == (0,)
    store.close()
