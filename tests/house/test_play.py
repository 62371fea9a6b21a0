"""Evenings at the house: people and bots play, watch, talk, take back and play again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

from serai.table import fair, record
from tests.house.guest import Guest, Line, play_to_the_end

Guests = Callable[[str], Guest]


def two_at_a_table(guest: Guests, **more: object) -> tuple[str, Guest, Guest, Line, Line]:
    """Ali has set a table, Badr has sat down, and both follow it."""
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open", **more)
    badr.sit(table, 1)
    return table, ali, badr, ali.join(table), badr.join(table)


def test_two_guests_play_a_whole_game_and_can_check_every_draw(guest: Guests) -> None:
    table, ali, badr, line, other = two_at_a_table(guest)
    line.send({"do": "words", "seat": 0, "words": "open sesame"})
    line.start()
    assert ali.get(f"/tables/{table}/log", status=409)["error"] == "not-over"
    play_to_the_end([line, other], Random(5))
    assert line.table["outcome"] == other.table["outcome"]
    assert sum(line.table["outcome"]["scores"]) <= 51
    promised = line.heard[0]["table"]["fairness"]
    assert promised["seed"] is None
    exported = record.read(ali.http.get(f"/api/tables/{table}/log").content)
    assert record.verify(exported) > 0
    assert exported.seed_hash == promised["seed_hash"]
    assert exported.words == ["open sesame", ""]
    assert [player.name for player in exported.players] == ["Ali", "Badr"]
    mine = badr.get("/me")
    assert mine["name"] == "Badr"
    assert [(card["id"], card["status"]) for card in mine["tables"]] == [(table, "over")]


def test_browsers_commit_and_open_before_the_first_card_and_the_proof_names_every_draw(guest: Guests) -> None:
    table, ali, _, line, other = two_at_a_table(guest)
    nonces = ["a1" * 16, "b0" * 16]
    for seat, (each, nonce) in enumerate(zip((line, other), nonces, strict=True)):
        each.send({"do": "commit", "seat": seat, "commitment": fair.commitment(nonce)})
        each.until("happened", "commit")
    line.send({"do": "start"})
    opening = other.until("happened", "opening")["table"]
    assert opening["status"] == "gathering" and opening["fairness"]["waiting"] == [0, 1]
    assert opening["fairness"]["nonces"] == ["", ""]
    line.send({"do": "reveal", "seat": 0, "nonce": nonces[0]})
    assert line.ask({"do": "reveal", "seat": 1, "nonce": nonces[1]})["error"] == "not-yours"
    other.send({"do": "reveal", "seat": 1, "nonce": nonces[1]})
    for each in (line, other):
        assert each.until("happened", "start")["table"]["fairness"]["nonces"] == nonces
        each.settle()
    play_to_the_end([line, other], Random(5))
    proof = ali.get(f"/tables/{table}/proof")
    assert proof["nonces"] == nonces
    nature = [entry["number"] for entry in line.entries if entry["kind"] == "move" and entry["seat"] == -1]
    assert [draw["number"] for draw in proof["draws"]] == nature
    assert all(draw["move"] in draw["moves"] and len(draw["moves"]) == len(draw["odds"]) for draw in proof["draws"])


def test_the_start_does_not_wait_for_a_browser_that_has_gone(guest: Guests) -> None:
    _, _, _, line, other = two_at_a_table(guest)
    other.send({"do": "commit", "seat": 1, "commitment": fair.commitment("b0" * 16)})
    line.until("happened", "commit")
    other.close()
    line.until("presence")
    line.begin()
    assert line.table["fairness"]["nonces"] == ["", ""]


def test_every_event_comes_once_and_in_order_with_what_was_known_just_after_it(guest: Guests) -> None:
    _, _, _, line, other = two_at_a_table(guest)
    line.start()
    play_to_the_end([line, other], Random(6))
    assert [entry["number"] for entry in other.entries] == list(range(1, len(other.entries) + 1))
    told = [message for message in other.heard if message["say"] == "happened"]
    assert all(message["table"]["number"] == message["entry"]["number"] for message in told)
    assert all(message["table"]["outcome"] is None for message in told[:-1])
    hands = [message["eyes"][0]["view"]["players"][1]["hand"] for message in told]
    assert all(abs(after - before) <= 1 for before, after in pairwise(hands)), "a card at a time"


def test_a_person_plays_against_three_bots(guest: Guests) -> None:
    ali = guest("Ali")
    line = ali.join(ali.make_table("random", "me", "search", "random"))
    line.start()
    play_to_the_end([line], Random(7))
    assert line.table["outcome"]["scores"]
    assert all(seat["name"] for seat in line.table["seats"])


def test_bots_alone_play_to_the_end_while_somebody_watches(guest: Guests) -> None:
    watcher = guest("Watcher")
    line = watcher.join(watcher.make_table("random", "random"))
    line.start()
    play_to_the_end([line], Random(8))
    assert line.eyes[0]["seat"] == -2


def test_several_people_at_one_screen_each_have_an_eye(guest: Guests) -> None:
    family = guest("Family")
    line = family.join(family.make_table("me", "me", "me"))
    line.start()
    assert [eye["seat"] for eye in line.eyes] == [0, 1, 2]
    assert all(len(eye["view"]["hand"]) == 3 for eye in line.eyes)
    play_to_the_end([line], Random(9))


def test_open_seats_are_left_to_bots_when_nobody_comes(guest: Guests) -> None:
    ali = guest("Ali")
    line = ali.join(ali.make_table("me", "open", "open"))
    assert line.ask({"do": "start"})["error"] == "seats-open"
    assert line.ask({"do": "start", "mind": "genie"})["error"] == "no-such-mind"
    line.send({"do": "start", "mind": "random"})
    line.until("happened", "start")
    assert [seat["kind"] for seat in line.table["seats"]] == ["person", "bot", "bot"]
    play_to_the_end([line], Random(10))


def test_a_guest_takes_over_from_a_bot_and_leaves_the_seat_to_one(guest: Guests) -> None:
    ali, dalila = guest("Ali"), guest("Dalila")
    table = ali.make_table("me", "search")
    line = ali.join(table)
    line.start()
    dalila.sit(table, 1)
    ali.let_in(line)
    assert line.until("happened", "sat")["table"]["seats"][1]["name"] == "Dalila"
    assert ali.post(f"/tables/{table}/seats/1/leave", {"mind": "random"}, status=403)["error"] == "not-yours"
    dalila.post(f"/tables/{table}/seats/1/leave", {"mind": "random"})
    assert line.until("happened", "left")["table"]["seats"][1]["kind"] == "bot"
    play_to_the_end([line], Random(11))


def test_whoever_sits_down_gets_the_whole_log_by_the_eyes_of_the_seat(guest: Guests) -> None:
    ali, dalila = guest("Ali"), guest("Dalila")
    table = ali.make_table("me", "search")
    host = ali.join(table)
    host.start()
    line = dalila.join(table)
    assert line.eyes[0]["seat"] == -2
    dalila.sit(table, 1)
    ali.let_in(host)
    seen = line.until("picture")
    assert [eye["seat"] for eye in seen["eyes"]] == [1]
    drawn = [entry["moves"] for entry in seen["log"] if entry["kind"] == "move" and entry["seat"] == -1]
    assert sum(moves != ["draw ?"] for moves in drawn) >= 3, "one's own hand was drawn before one's own eyes"


def test_whoever_plays_cannot_take_a_second_seat_to_see_its_hand(guest: Guests) -> None:
    ali = guest("Ali")
    table = ali.make_table("me", "random", "me")
    line = ali.join(table)
    line.start()
    refused = ali.post(f"/tables/{table}/seats/1", {"name": "Spy"}, status=409)
    assert refused["error"] == "already-seated"


def test_talk_reaches_everyone_from_seats_and_from_around_the_table(guest: Guests) -> None:
    table, _, _, line, other = two_at_a_table(guest)
    line.send({"do": "say", "seat": 0, "text": "  <b>Salam</b>\u202e \u0007 Badr "})
    heard = other.until("happened", "talk")["entry"]
    assert heard["talk"] == "<b>Salam</b> Badr"
    assert heard["lines"][0]["args"]["name"] == "Ali"
    watcher = guest("Zobéide")
    around = watcher.join(table)
    assert around.ask({"do": "say", "text": "Hello"})["error"] == "name-needed"
    watcher.post("/me", {"name": "Zobéide"})
    around.send({"do": "say", "text": "Hello"})
    assert other.until("happened", "talk")["entry"]["lines"][0]["args"]["name"] == "Zobéide"


def test_a_talk_between_two_moves_makes_no_move_late(guest: Guests) -> None:
    _, _, _, line, other = two_at_a_table(guest)
    line.start()
    mover = catch_up_and_find_mover([line, other])
    listener = other if mover is line else line
    seat = listener.eyes[0]["seat"]
    listener.send({"do": "say", "seat": seat, "text": "Hm"})
    listener.until("happened", "talk")
    assert mover.play()["entry"]["kind"] == "move"


def test_those_who_are_away_are_seen_to_be_and_come_back(guest: Guests) -> None:
    table, _, badr, line, other = two_at_a_table(guest)
    while line.table["seats"][1]["away"]:
        line.hear()
    other.close()
    assert line.until("presence")["table"]["seats"][1]["away"]
    badr.join(table)
    assert not line.until("presence")["table"]["seats"][1]["away"]


def test_a_move_is_taken_back_with_the_others_consent_once_nothing_is_drawn_any_more(guest: Guests) -> None:
    _, _, _, line, other = two_at_a_table(guest)
    line.start()
    lines = [line, other]
    dice = Random(12)
    while not lines[0].table["can_undo"]:
        mover = catch_up_and_find_mover(lines)
        seat = mover.eyes[0]["seat"]
        mover.play(dice=dice)
        while mover.table["actors"] == [-1]:
            mover.hear()
        catch_up_and_find_mover(lines)
    asker, friend = (line, other) if line.eyes[0]["seat"] == seat else (other, line)
    before = asker.eyes[0]["view"]
    asker.send({"do": "undo", "seat": seat, "after": asker.table["number"]})
    assert friend.until("happened", "undo-asked")["table"]["undo"]["waiting"] == [1 - seat]
    assert asker.ask({"do": "answer-undo", "seat": seat, "agree": True})["error"] == "no-undo-asked"
    friend.send({"do": "answer-undo", "seat": 1 - seat, "agree": False})
    asker.until("happened", "undo-refused")
    assert asker.eyes[0]["view"] == before
    asker.send({"do": "undo", "seat": seat, "after": asker.table["number"]})
    friend.until("happened", "undo-asked")
    friend.send({"do": "answer-undo", "seat": 1 - seat, "agree": True})
    asker.until("happened", "undo")
    assert asker.table["actors"] == [seat]
    assert len(asker.eyes[0]["view"]["hand"]) == len(before["hand"]) + 1


def catch_up_and_find_mover(lines: list[Line]) -> Line:
    """Both have heard everything; whose turn it is."""
    number = max(line.table["number"] for line in lines)
    for line in lines:
        while line.table["number"] < number:
            line.hear()
        line.settle()
    return next(line for line in lines if line.own_turn())


def test_when_the_clock_runs_out_the_house_chooses_a_legal_move(guest: Guests) -> None:
    _, _, _, line, other = two_at_a_table(guest, clock=1)
    line.start()
    waiting = line.table["actors"][0]
    assert line.table["deadline"] > line.entries[-1]["at"]
    moved = line.until("happened", "move")["entry"]
    assert moved["seat"] == waiting
    assert other.until("happened", "start")


def test_a_rematch_brings_the_same_company_to_one_new_table(guest: Guests) -> None:
    table, ali, badr, line, other = two_at_a_table(guest)
    assert ali.post(f"/tables/{table}/rematch", status=409)["error"] == "not-over"
    line.start()
    play_to_the_end([line, other], Random(13))
    assert guest("Stranger").post(f"/tables/{table}/rematch", status=403)["error"] == "not-yours"
    again = badr.post(f"/tables/{table}/rematch")["id"]
    assert line.until("happened", "rematch")["table"]["rematch"] == again
    assert ali.post(f"/tables/{table}/rematch")["id"] == again
    seats = ali.get(f"/tables/{again}")["seats"]
    assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ali", True), ("Badr", False)]


def test_a_replay_shows_ones_own_eyes_during_the_game_and_every_eye_afterwards(guest: Guests) -> None:
    table, ali, _, line, other = two_at_a_table(guest)
    line.start()
    own = ali.get(f"/tables/{table}/replay")
    assert own["eye"] == 0
    assert own["frames"][-1]["view"] == line.eyes[0]["view"]
    assert ali.get(f"/tables/{table}/replay?eye=-2")["frames"][-1]["view"]["hand"] == []
    assert ali.get(f"/tables/{table}/replay?eye=1", status=403)["error"] == "not-your-eye"
    assert ali.get(f"/tables/{table}/replay?eye=9", status=404)["error"] == "no-such-seat"
    play_to_the_end([line, other], Random(14))
    whole = ali.get(f"/tables/{table}/replay?eye=1")
    assert any(frame["view"]["hand"] for frame in whole["frames"])
    assert whole["frames"][-1]["entry"]["kind"] == "over"
