"""A table as it is at one moment, to be looked at in a thread while the table itself goes on."""

from __future__ import annotations

from copy import copy
from typing import TypeVar

from serai.table.consent import Consent
from serai.table.secrets import Secrets
from serai.table.shuffle import Shuffle
from serai.table.table import Table

T = TypeVar("T")


def snapshot(table: Table) -> Table:
    """A table that nothing happens to any more: events and positions are shared, for nobody changes them."""
    return still(table)


def still(value: T) -> T:
    """What a table holds, with all that changes in place copied."""
    held: object = value
    match held:
        case list() | set():
            return copy(value)
        case dict():
            return {key: still(one) for key, one in held.items()}  # type: ignore[return-value]
        case Table() | Shuffle() | Secrets() | Consent():
            clone = copy(value)
            vars(clone).update(still(vars(value)))
            return clone
    return value
