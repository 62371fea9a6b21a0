"""How a finished game went, in the list of one's own tables."""

from __future__ import annotations

import pytest

from serai.house.pictures import result_for
from serai.house.store import Summary
from serai.texts import Texts


def told(game: str, seats: dict[str, int], winners: list[str], guest: str) -> list[str]:
    """What the list says to a guest, in English and French, of a game that ended with these points."""
    names = list(seats)
    summary = Summary(
        game=game,
        names=names,
        # Bots are named like those of the Nights, people Aya and Bo.
        holders=[name if name in ("Aya", "Bo") else None for name in names],
        status="over",
        actors=[],
        changed=0,
        awake=False,
        scores=list(seats.values()),
        winners=[names.index(winner) for winner in winners],
    )
    result = result_for(summary, guest)
    assert result is not None
    args: dict[str, str | int] = {
        "kind": result.kind,
        "winners": ", ".join(result.winners),
        "count": len(result.winners),
        "points": result.points,
        "to": result.to,
    }
    return [Texts(language).say("table-result", args) for language in ("en", "fr")]


@pytest.mark.parametrize(
    ("points", "says"), [(62, ["62 points", "62 points"]), (1, ["1 point", "1 point"]), (0, ["0 points", "0 point"])]
)
def test_whoever_played_alone_is_told_the_points_and_no_victory(points: int, says: list[str]) -> None:
    assert told("sultaniya", {"Aya": points}, ["Aya"], "Aya") == says


def test_where_all_are_equal_nobody_has_won_over_anybody() -> None:
    says = ["Shared victory, 62 each", "Victoire partagée, 62 partout"]
    assert told("sultaniya", {"Aya": 62, "Morgiane": 62}, ["Aya", "Morgiane"], "Aya") == says
    assert told("sultaniya", {"Aya": 62, "Bo": 62}, ["Aya", "Bo"], "nobody who sits there") == says


def test_whoever_shares_the_first_place_has_won_over_the_others() -> None:
    seats, winners = {"Aya": 62, "Bo": 62, "Hassan": 41}, ["Aya", "Bo"]
    assert told("sultaniya", seats, winners, "Aya") == ["You won, 62 to 41", "Gagné, 62 à 41"]


def test_equal_points_do_not_share_a_victory_that_something_else_has_settled() -> None:
    seats = {"Aya": 62, "Morgiane": 62}
    assert told("sultaniya", seats, ["Aya"], "Aya") == ["You won, 62 to 62", "Gagné, 62 à 62"]
    assert told("sultaniya", seats, ["Morgiane"], "Aya") == ["Morgiane won, 62 to 62", "Gagné par Morgiane, 62 à 62"]


def test_a_company_without_a_seat_for_the_guest_is_told_by_name() -> None:
    seats = {"Morgiane": 62, "Hassan": 41}
    assert told("sultaniya", seats, ["Morgiane"], "Aya") == ["Morgiane won, 62 to 41", "Gagné par Morgiane, 62 à 41"]
