"""Who lets somebody sit down during a game: nobody reads another's hand with a second browser of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai.games.game import find_game, game_ids
from serai.table.events import Seat, SeatAgreed
from serai.table.table import Table
from tests.table.test_company import ever_secret, rebuilt, until_secret
from tests.table.test_table import AYA, BO, BOT, SEED, refused, set_table

CY = Seat("person", "Cy", holder="cy")
WITH_SECRETS = [id for id in game_ids() if find_game(id).card.max_players > 1 and ever_secret(id)]


def begun(*seats: Seat, id: str = "deserto") -> Table:
    """A table at which the first one's seat has a secret."""
    missing = find_game(id).card.min_players - len(seats)
    table = Table.make("t1", id, [*seats, *[BOT] * missing], {}, None, SEED, now=1000)
    table.start(now=2000)
    assert until_secret(table, 0)
    return table


def ask(table: Table, seat: int, holder: str = "bo's second", vacant: bool = False) -> int:
    return table.ask_seat(seat, holder, holder, table.changed, vacant)[-1].number


def answer(table: Table, request: int, by: str) -> Callable[[], object]:
    return lambda: table.answer_seat(request, True, by, table.changed)


# --- a host since then --------------------------------------------------------------------------------


@pytest.mark.parametrize("id", WITH_SECRETS)
def test_whoever_is_made_host_during_the_game_does_not_let_a_second_browser_onto_the_first_hosts_seat(id: str) -> None:
    table = begun(AYA, BO, id=id)
    table.leave(0, "child", table.changed)
    request = ask(table, 0)
    for one in (table, rebuilt(table)):
        assert one.host == "bo"
        assert one.is_asked(request, "bo")
        assert refused(answer(one, request, "bo")) == "seat-kept", "nobody else is there to be asked"
        one.sit(0, "Aya", "aya", one.changed)
        assert one.seats[0] == AYA, "it stays for its owner"


def test_another_who_has_sat_there_from_the_beginning_must_agree_as_well() -> None:
    table = begun(AYA, BO, CY, BOT)
    table.leave(0, "child", table.changed)
    for seat in (0, 3):
        request = ask(table, seat, f"second {seat}")
        events = table.answer_seat(request, True, "bo", table.changed)
        assert [type(logged.event) for logged in events] == [SeatAgreed]
        for one in (table, rebuilt(table)):
            assert one.seats[seat].kind == "bot"
            assert (one.is_asked(request, "bo"), one.is_asked(request, "cy")) == (False, True)
            one.answer_seat(request, True, "cy", one.changed)
            assert one.seats[seat].holder == f"second {seat}"


def test_either_may_agree_first_and_each_may_say_no() -> None:
    table = begun(AYA, BO, CY)
    table.leave(0, "child", table.changed)
    request = ask(table, 0)
    table.answer_seat(request, True, "cy", table.changed)
    assert refused(answer(table, request, "cy")) == "not-answerer"
    table.answer_seat(request, True, "bo", table.changed)
    assert table.seats[0].holder == "bo's second"
    table.leave(0, "child", table.changed)
    request = ask(table, 0, "eve")
    table.answer_seat(request, False, "cy", table.changed)
    assert table.requests == {}


def test_the_second_browser_does_not_agree_to_a_third() -> None:
    table = begun(AYA, BO, BOT)
    table.leave(0, "child", table.changed)
    table.answer_seat(ask(table, 2), True, "bo", table.changed)
    assert table.seats[2].holder == "bo's second", "a seat that was always a bot's is the host's to give"
    request = ask(table, 0, "bo's third")
    assert not table.is_asked(request, "bo's second")
    assert refused(answer(table, request, "bo")) == "seat-kept"


def test_one_person_on_two_devices_is_one_person() -> None:
    table = begun(AYA, BO, Seat("person", "Bo too", holder="bo"))
    table.leave(0, "child", table.changed)
    table.carry(2, "bo's phone", table.changed)
    request = ask(table, 0)
    for one in (table, rebuilt(table)):
        assert not one.is_asked(request, "bo's phone")
        assert refused(answer(one, request, "bo")) == "seat-kept"


def test_whoever_takes_the_role_from_a_host_who_is_away_needs_a_second_yes_for_their_seat() -> None:
    table = begun(AYA, BO, CY)
    table.hand_on(1, table.changed)
    request = ask(table, 0, vacant=True)
    table.answer_seat(request, True, "bo", table.changed, vacant=[0])
    assert table.seats[0] == AYA
    table.answer_seat(request, True, "cy", table.changed, vacant=[0])
    assert table.seats[0].holder == "bo's second"
    alone = begun(AYA, BO)
    alone.hand_on(1, alone.changed)
    request = ask(alone, 0, vacant=True)
    assert refused(lambda: alone.answer_seat(request, True, "bo", alone.changed, vacant=[0])) == "seat-kept"


def test_the_host_with_whom_the_game_began_lets_in_alone_on_every_device_and_after_a_while_again() -> None:
    table = begun(AYA, BO, BOT)
    table.carry(0, "aya's phone", table.changed)
    table.hand_on(1, table.changed)
    table.hand_on(0, table.changed)
    table.answer_seat(ask(table, 2, "cy"), True, "aya's phone", table.changed)
    assert rebuilt(table).seats[2].holder == "cy"


# --- who may return, and who must ask -------------------------------------------------------------------


def test_all_who_have_left_a_seat_may_return_to_it() -> None:
    table = begun(AYA, BO)
    table.leave(1, "child", table.changed)
    table.answer_seat(ask(table, 1, "cy"), True, "aya", table.changed)
    table.leave(1, "child", table.changed)
    for returning in ("bo", "cy", "bo"):
        table = rebuilt(table)
        table.sit(1, returning, returning, table.changed)
        assert table.seats[1].holder == returning
        table.leave(1, "child", table.changed)


@pytest.mark.parametrize("id", WITH_SECRETS)
def test_nobody_sits_down_unasked_where_somebody_may_return(id: str) -> None:
    table = begun(AYA, BO, id=id)
    table.leave(0, "child", table.changed)
    table.leave(1, "child", table.changed)
    for one in (table, rebuilt(table)):
        for seat in (0, 1):
            assert one.must_ask(seat, "bo's second", host_is_here=False)
        assert not one.must_ask(1, "bo", host_is_here=False)
        assert refused(answer(one, ask(one, 0), "bo")) == "seat-kept", "a host who has left gives nobody else's seat"


def test_where_only_bots_have_ever_played_a_seat_is_free() -> None:
    table = set_table(BOT, BOT)
    table.start(now=2000)
    assert not table.must_ask(0, "eve", host_is_here=False)
    assert table.must_ask(0, "eve", host_is_here=True)
