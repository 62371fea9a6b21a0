"""How long bots take: as long as people need to follow, unless the table was set for bots alone."""

from __future__ import annotations

from serai.house.clock import next_duty
from serai.table.table import Table
from tests.house.test_bots_point import play_any, table_of


def pause(table: Table) -> float:
    """How much of its usual time a bot takes for the next move."""
    duty = next_duty(table)
    assert duty and duty.by == "seat"
    return duty.pause


def test_bots_hurry_only_where_a_table_was_set_for_them_alone() -> None:
    show, left = table_of("deserto", "random", "random"), table_of("deserto", "me", "random")
    left.leave(0, "random", 3)
    assert pause(show) < pause(left) == 1, "whoever left may come back, and finds the game where it would be"
    assert pause(Table.rebuild("table", left.log)) == 1, "after a restart, too"
    for table in (left, show):
        table.sit(0, "Ali", "ali", 4)
        while table.actors() == [0]:
            play_any(table)
        assert pause(table) == 1, "nobody who plays is hurried"
