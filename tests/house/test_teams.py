"""Two teams at a table of Aladdin's carpet: sealed votes, and what stays within a team."""

from __future__ import annotations

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
    assert votes(lines[2])[:2] == [[3], [None]]
    assert votes(lines[3])[:2] == [[None], [2]]
    assert lines[0].table["can_take_back"] == [0, 1]
    lines[0].send({"do": "take-back", "seat": 0, "after": lines[0].table["number"]})
    heard = [line.until("happened", "take-back") for line in lines]
    for seat, line in enumerate(lines):
        assert votes(line)[0] == []
        assert votes(line)[1] == ([2] if seat in (1, 3) else [None])
        assert heard[seat]["entry"]["seat"] == 0
        assert heard[seat]["entry"]["moves"] is None
    assert lines[0].own_turn()
    assert lines[3].ask({"do": "take-back", "seat": 0, "after": 1})["error"] == "not-yours"
    refused = lines[3].ask({"do": "take-back", "seat": 3, "after": lines[3].table["number"]})
    assert refused["error"] == "nothing-to-take-back"
    vote(lines, 0, 1)
    assert votes(lines[2])[0] == [1]
    assert all(
        moves_of(line, 0) == (["vote ?"] * 2 if seat % 2 else ["vote 3", "vote 1"]) for seat, line in enumerate(lines)
    )


def moves_of(line: Line, seat: int) -> list[str]:
    """What a line was told of a seat's moves."""
    entries: list[Json] = [entry for entry in line.entries if entry["kind"] == "move" and entry["seat"] == seat]
    return [move for entry in entries for move in entry["moves"]]
