"""The coach at a table: who may ask it, when, and who hears what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.house.guest import Guest, Json, Line, tell

Guests = Callable[[str], Guest]


@pytest.fixture
def lines(guest: Guests) -> list[Line]:
    """A game of Deserto between Ali and Badr: the line of whoever begins, and the other's."""
    return begin(guest)


def begin(guest: Guests, **more: object) -> list[Line]:
    ali, badr = guest("Ali"), guest("Badr")
    table = ali.make_table("me", "open", **more)
    badr.sit(table, 1)
    lines = [ali.join(table), badr.join(table)]
    lines[0].send({"do": "start"})
    for line in lines:
        line.until("happened", "start")
        line.settle()
    return sorted(lines, key=lambda line: line.own_turn() is None)


def seat_of(line: Line) -> int:
    return int(line.eyes[0]["seat"])


def ask(line: Line) -> Json:
    line.send({"do": "coach", "seat": seat_of(line)})
    return line.until("advised")


def hears_no_more(line: Line, say: str) -> bool:
    """Whether nothing of that sort comes any more, once all was heard that was to come."""
    heard = len(line.heard)
    line.send({"do": "ping"})
    line.until("pong")
    return all(message["say"] != say for message in line.heard[heard:])


def test_whoever_is_to_move_is_told_moves_that_may_be_made_and_nobody_else_hears_of_it(lines: list[Line]) -> None:
    mine, other = lines
    answer = ask(mine)
    eye = mine.own_turn()
    assert eye and answer["seat"] == seat_of(mine)
    tips = answer["advice"]["tips"]
    assert 1 <= len(tips) <= 3
    assert {tip["move"] for tip in tips} <= {legal["move"] for legal in eye["moves"]}
    assert len(answer["lines"]) == len(tips)
    assert hears_no_more(other, "advised")
    mine.play(tips[0]["move"])


def test_it_is_asked_at_ones_own_turn_and_for_ones_own_seat(lines: list[Line], guest: Guests) -> None:
    mine, other = lines
    assert other.ask({"do": "coach", "seat": seat_of(other)})["error"] == "coach-later"
    assert other.ask({"do": "coach", "seat": seat_of(mine)})["error"] == "not-yours"
    assert other.ask({"do": "coach", "seat": 7})["error"] == "no-such-seat"
    watcher = guest("Camar").join(mine.table["id"])
    assert watcher.ask({"do": "coach", "seat": seat_of(mine)})["error"] == "not-yours"


def test_before_the_game_there_is_nothing_to_ask(guest: Guests) -> None:
    ali = guest("Ali")
    line = ali.join(ali.make_table("me", "open"))
    assert line.ask({"do": "coach", "seat": 0})["error"] == "not-started"


def test_one_question_at_a_time(lines: list[Line]) -> None:
    mine = lines[0]
    mine.send({"do": "coach", "seat": seat_of(mine)})
    refused = mine.ask({"do": "coach", "seat": seat_of(mine)})
    assert refused["error"] == "coach-busy"
    mine.until("advised")
    ask(mine)


def test_asked_again_about_the_same_question_it_says_the_same_and_after_a_move_something_new(
    lines: list[Line],
) -> None:
    mine, other = lines
    first, *again = [ask(mine) for _ in range(4)]
    assert again == [first] * 3, "the same moves and the same numbers"
    # What is only said changes nothing of the question.
    other.send({"do": "say", "text": "Hm?", "seat": seat_of(other)})
    mine.until("happened", "talk")
    assert ask(mine) == first
    for mover, waiting in ((mine, other), (other, mine)):
        mover.play(ask(mover)["advice"]["tips"][0]["move"])
        while not waiting.own_turn():
            waiting.hear()
    later = ask(mine)
    assert later != first
    mine.play(later["advice"]["tips"][0]["move"])


def test_an_answer_to_a_position_that_is_gone_is_never_sent(lines: list[Line]) -> None:
    mine, other = lines
    mine.send({"do": "coach", "seat": seat_of(mine)})
    mine.play()
    other.until("happened", "move")
    other.settle()
    # The next one's own question is answered after it, by the same workers.
    ask(other)
    assert hears_no_more(mine, "advised")
    assert all(message["say"] != "advised" for message in mine.heard)


def test_at_a_table_that_was_set_up_without_it_nobody_is_told_anything(guest: Guests) -> None:
    mine, other = begin(guest, coach=False)
    assert mine.table["coach"] is other.table["coach"] is False
    refused = mine.ask({"do": "coach", "seat": seat_of(mine)})
    assert refused["error"] == "no-coach"
    tell(refused["line"])
    mine.play()


def test_the_next_game_of_the_same_company_keeps_to_what_was_agreed(guest: Guests) -> None:
    ali = guest("Ali")
    table = ali.make_table("random", "random", "me", coach=False)
    line = ali.join(table)
    line.start()
    while not line.over:
        line.play()
        line.settle()
    again = ali.post(f"/tables/{table}/rematch")["id"]
    assert ali.get(f"/tables/{again}")["coach"] is False


def test_while_the_coach_thinks_the_line_is_heard(lines: list[Line]) -> None:
    mine = lines[0]
    mine.send({"do": "coach", "seat": seat_of(mine)})
    mine.send({"do": "ping"})
    mine.until("pong")
    assert all(message["say"] != "advised" for message in mine.heard)
    mine.until("advised")
