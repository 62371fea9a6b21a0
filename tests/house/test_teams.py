"""Two teams at a table of Aladdin's carpet: sealed votes, and what stays within a team."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.house.guest import Guest, Json, Line

Guests = Callable[[str], Guest]
NAMES = ("Ali", "Badr", "Camar", "Dalila")


@pytest.fixture
def lines(guest: Guests) -> list[Line]:
    """Four guests who are about to vote, each on a line of their own: seats 0 and 2 against 1 and 3."""
    people = [guest(name) for name in NAMES]
    table = people[0].make_table("me", "open", "open", "open", game="aladin")
    for seat in (1, 2, 3):
        people[seat].sit(table, seat)
    lines = [person.join(table) for person in people]
    lines[0].send({"do": "start"})
    for line in lines:
        while line.table["actors"] != [0, 1, 2, 3]:
            line.hear()
    return lines


def vote(lines: list[Line], seat: int, path: int) -> None:
    """A seat votes, and all have heard of it."""
    lines[seat].send({"do": "play", "seat": seat, "move": f"vote {path}", "after": lines[seat].table["number"]})
    for line in lines:
        line.until("happened", "move")


def votes(line: Line) -> list[list[int | None]]:
    """The votes that a line's eye sees: nothing for one that is face down."""
    return [player["votes"] for player in line.eyes[0]["view"]["players"]]


def test_a_vote_is_changed_alone_while_the_others_stand(lines: list[Line]) -> None:
    vote(lines, 0, 3)
    vote(lines, 1, 2)
    assert [votes(line)[:2] for line in lines] == [[[3], [None]], [[None], [2]], [[None]] * 2, [[None]] * 2]
    assert lines[0].table["can_take_back"] == [0, 1]
    lines[0].send({"do": "take-back", "seat": 0, "after": lines[0].table["number"]})
    heard = [line.until("happened", "take-back") for line in lines]
    for seat, line in enumerate(lines):
        assert votes(line)[0] == []
        assert votes(line)[1] == ([2] if seat == 1 else [None])
        assert heard[seat]["entry"]["seat"] == 0
        assert heard[seat]["entry"]["moves"] is None
    assert lines[0].own_turn()
    assert lines[3].ask({"do": "take-back", "seat": 0, "after": 1})["error"] == "not-yours"
    refused = lines[3].ask({"do": "take-back", "seat": 3, "after": lines[3].table["number"]})
    assert refused["error"] == "nothing-to-take-back"
    vote(lines, 0, 1)
    assert [votes(line)[0] for line in lines] == [[1], [None], [None], [None]]
    assert moves_of(lines[0], 0) == ["vote 3", "vote 1"]
    assert all(moves_of(line, 0) == ["vote ?"] * 2 for line in lines[1:]), "face down for the team, too"


def moves_of(line: Line, seat: int) -> list[str]:
    """What a line was told of a seat's moves."""
    entries: list[Json] = [entry for entry in line.entries if entry["kind"] == "move" and entry["seat"] == seat]
    return [move for entry in entries for move in entry["moves"]]


# --- pointing --------------------------------------------------------------------------------------


def heard_pointing(line: Line) -> list[tuple[int, str | None]]:
    """All that a line was ever shown of what others point at, once it has heard everything."""
    line.send({"do": "ping"})
    line.until("pong")
    return [(message["seat"], message["at"]) for message in line.heard if message["say"] == "pointed"]


def test_only_team_mates_see_what_one_points_at(guest: Guests, lines: list[Line]) -> None:
    watcher = guest("Watcher").join(lines[0].table["id"])
    assert [line.eyes[0]["mates"] for line in [*lines, watcher]] == [[2], [3], [0], [1], []]
    lines[0].send({"do": "point", "seat": 0, "at": "path 3"})
    assert lines[2].until("pointed") == {"say": "pointed", "seat": 0, "at": "path 3"}
    lines[0].send({"do": "point", "seat": 0, "at": None})
    assert lines[2].until("pointed")["at"] is None
    assert heard_pointing(lines[2]) == [(0, "path 3"), (0, None)]
    for other in (lines[0], lines[1], lines[3], watcher):
        assert heard_pointing(other) == []
    assert all(entry["kind"] != "point" for entry in lines[0].entries)


def test_pointing_stays_before_and_after_ones_own_vote_and_is_forgotten_when_all_are_shown(lines: list[Line]) -> None:
    lines[0].send({"do": "point", "seat": 0, "at": "vote 3"})
    lines[2].until("pointed")
    for seat, path in ((1, 4), (0, 3), (3, 2)):
        vote(lines, seat, path)
        assert heard_pointing(lines[2]) == [(0, "vote 3")]
    lines[2].send({"do": "point", "seat": 2, "at": "vote 1"})
    assert lines[0].until("pointed")["at"] == "vote 1", "the last to vote can show it, too"
    vote(lines, 2, 4)
    captain = next(seat for seat in (0, 1, 2, 3) if lines[seat].own_turn())
    lines[captain].play()
    assert heard_pointing(lines[2])[-1] == (0, None)


def test_one_points_only_from_ones_own_seat_in_few_words_and_not_too_fast(lines: list[Line]) -> None:
    assert lines[0].ask({"do": "point", "seat": 1, "at": "path 3"})["error"] == "not-yours"
    for words in ("x" * 25, "<b>", "Path", "path\n", 3):
        assert lines[0].ask({"do": "point", "seat": 0, "at": words})["error"] == "bad-message"
    for number in range(40):
        lines[0].send({"do": "point", "seat": 0, "at": f"path {number}"})
    assert lines[0].until("refused")["error"] == "too-fast"


def test_where_all_play_together_watchers_see_it_too(guest: Guests) -> None:
    ali, badr, watcher = guest("Ali"), guest("Badr"), guest("Watcher")
    table = ali.make_table("me", "open", game="hezar")
    badr.sit(table, 1)
    line, other, around = ali.join(table), badr.join(table), watcher.join(table)
    line.send({"do": "start"})
    other.settle()
    around.settle()
    line.send({"do": "point", "seat": 0, "at": "sultan 2"})
    assert other.until("pointed")["at"] == around.until("pointed")["at"] == "sultan 2"


def test_where_everyone_plays_alone_nobody_sees_it(guest: Guests) -> None:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open")
    badr.sit(table, 1)
    line, other = ali.join(table), badr.join(table)
    line.start()
    line.send({"do": "point", "seat": 0, "at": "b1"})
    assert heard_pointing(line) == heard_pointing(other) == []


# --- talk within a team ----------------------------------------------------------------------------


def test_only_the_team_ever_hears_what_is_said_to_it(guest: Guests, lines: list[Line]) -> None:
    around = guest("Watcher")
    table = lines[0].table["id"]
    watcher = around.join(table)
    lines[0].send({"do": "say", "seat": 0, "text": "Sesame is path 3", "to": "team"})
    everyone = [*lines, watcher]
    for line in everyone:
        line.until("happened", "talk")
        line.send({"do": "catch-up"})
        line.until("picture")
    assert [json.dumps(line.heard).count("Sesame") > 0 for line in everyone] == [True, False, True, False, False]
    assert [line.entries[-1]["lines"][0]["text"] for line in everyone] == [
        "log-team-talk" if seat in (0, 2) else "log-aside" for seat in range(5)
    ]
    assert lines[2].entries[-1]["talk"] == "Sesame is path 3"
    for person in (around, guest("Stranger")):
        assert "Sesame" not in person.http.get(f"/api/tables/{table}/replay").text


def test_whoever_takes_a_seat_later_is_not_sent_what_its_team_had_said_before(guest: Guests) -> None:
    ali, badr, camar, eve = (guest(name) for name in ("Ali", "Badr", "Camar", "Eve"))
    table = ali.make_table("me", "open", "open", "open", game="aladin")
    for seat, person in enumerate((badr, camar, guest("Dalila")), start=1):
        person.sit(table, seat)
    line = ali.join(table)
    line.begin()
    line.send({"do": "say", "seat": 0, "text": "Sesame is path 3", "to": "team"})
    line.until("happened", "talk")
    assert "Sesame" in json.dumps(camar.join(table).heard)
    camar.post(f"/tables/{table}/seats/2/leave", {"mind": "random"})
    eve.sit(table, 2)
    ali.let_in(line)
    line.send({"do": "say", "seat": 0, "text": "Welcome to the team", "to": "team"})
    hers = eve.join(table)
    if "Welcome" not in json.dumps(hers.entries):
        hers.until("happened", "talk")
    assert hers.eyes[0]["seat"] == 2
    said = [entry["talk"] for entry in hers.entries if entry["kind"] == "talk"]
    assert said == [None, "Welcome to the team"]
    assert "Sesame" not in json.dumps(hers.heard)


def test_whoever_has_no_team_can_only_talk_to_all(guest: Guests, lines: list[Line]) -> None:
    watcher = guest("Watcher")
    watcher.post("/me", {"name": "Watcher"})
    around = watcher.join(lines[0].table["id"])
    assert around.ask({"do": "say", "text": "Psst", "to": "team"})["error"] == "no-team"
    ali = guest("Ali")
    alone = ali.join(ali.make_table("me", "random"))
    assert alone.ask({"do": "say", "seat": 0, "text": "Psst", "to": "team"})["error"] == "no-team"


# --- the clock -------------------------------------------------------------------------------------


def test_when_time_is_up_the_house_chooses_for_all_who_have_not(guest: Guests) -> None:
    family = guest("Family")
    line = family.join(family.make_table("me", "me", game="aladin", clock=1))
    line.begin()
    while line.table["actors"] != [0, 1]:
        line.hear()
    deadline = line.table["deadline"]
    seats = [line.until("happened", "move")["entry"]["seat"] for _ in range(4)]
    # Alone in their teams: two votes of the one who flies, a vote and the vizier card of the other.
    assert sorted(seats) == [0, 0, 1, 1]
    assert line.entries[-1]["at"] >= deadline
    assert line.until("happened", "move")["entry"]["seat"] == -1, "and all is shown"


# --- who plays with whom ---------------------------------------------------------------------------


def test_the_shelf_says_who_plays_with_whom_as_the_game_does(guest: Guests, lines: list[Line]) -> None:
    boxes = {box["id"]: box for box in guest("Ali").get("/house")["games"]}
    game = boxes[lines[0].table["game"]]
    assert len(game["teams"]) == 2
    sides = game["sides"][4 - game["card"]["min_players"]]
    for seat, line in enumerate(lines):
        mates = [other for other in range(4) if other != seat and sides[other] == sides[seat]]
        assert line.eyes[0]["mates"] == mates
    assert all(box["sides"] == [] for box in boxes.values() if not box["teams"])
