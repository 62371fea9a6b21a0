"""Aladdin's carpet: a flight over seven cells. On each cell the penalty first, then the gifts.

These rules fly the carpet, and they tell beforehand what a flight would bring: there are no others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.aladin.rules_box import (
    CELLS,
    COLOURS,
    LOSE_A_STONE,
    MOST_CLOUDS,
    MOST_STONES,
    NEXT,
    NO_PENALTY,
    NONE,
    STEPS,
    clouds_given,
    penalty,
    stone,
)
from serai.games.aladin.rules_table import Table

# What comes next in a flight.
GO_ON: Final = 0  # to the next cell
PENALTY: Final = 1
FIRST_STONE: Final = 2
SECOND_STONE: Final = 3
CLOUDS: Final = 4

# What has come of it.
FLIES: Final = 0
DROPS: Final = 1  # the captain has to choose a stone to drop
LANDED: Final = 2  # after seven cells, or where the last cloud was lost


def set_out(table: Table, path: i64, card: i64) -> None:
    """Aladdin takes a path, with the flight card that lies there or would lie there."""
    table.laid[path] = card
    table.path = path


def fly_on(table: Table) -> i64:
    """The next thing that happens in a flight, and what comes of it."""
    team = table.active()
    stage = table.stage
    if stage == GO_ON:
        return enter_a_cell(table)
    cell: i64 = table.cells[table.carpet]
    table.stage = stage + 1
    if stage == PENALTY:
        loss = penalty(cell)
        if loss == LOSE_A_STONE:
            return lose_a_stone(table, team)
        if loss != NO_PENALTY:
            table.clouds[team] = max(0, table.clouds[team] - loss)
            if table.clouds[team] == 0:
                # The last cloud is lost: the flight ends here, without the cell's gifts.
                return LANDED
    elif stage == CLOUDS:
        table.clouds[team] = min(MOST_CLOUDS, table.clouds[team] + clouds_given(cell))
        table.stage = GO_ON
        table.step += 1
    else:
        colour = stone(cell, stage - FIRST_STONE)
        if colour >= 0 and table.tokens_left(colour):
            table.stones[team * COLOURS + colour] += 1
            if table.stones_of(team) > MOST_STONES:
                return lose_a_stone(table, team)
    return FLIES


def enter_a_cell(table: Table) -> i64:
    """Aladdin goes one cell further, if there is one. Where the flight started, nothing is collected."""
    if table.step == STEPS:
        return LANDED
    turn: i64 = table.edition.flights[table.laid[table.path] * STEPS + table.step]
    table.carpet = NEXT[((table.path + turn) & 3) * CELLS + table.carpet]
    if table.carpet == table.start:
        table.step += 1
    else:
        table.stage = PENALTY
    return FLIES


def lose_a_stone(table: Table, team: i64) -> i64:
    """Lose a stone, if there is one; the captain chooses among several colours."""
    only: i64 = NONE
    for colour in range(COLOURS):
        if table.stones[team * COLOURS + colour]:
            if only != NONE:
                return DROPS
            only = colour
    if only != NONE:
        table.stones[team * COLOURS + only] -= 1
    return FLIES


def drop_most(table: Table, team: i64) -> None:
    """Drop a stone of the colour that the team has most of: as most captains would."""
    most: i64 = 0
    for colour in range(1, COLOURS):
        if table.stones[team * COLOURS + colour] > table.stones[team * COLOURS + most]:
            most = colour
    table.stones[team * COLOURS + most] -= 1
