"""The house as one object: what every request may use."""

from __future__ import annotations

from dataclasses import dataclass, field

from serai.house.limits import Buckets, table_buckets
from serai.house.rendered import Kept
from serai.house.store import Store
from serai.house.tables import Tables
from serai.minds.levels import LEVELS


@dataclass
class House:
    """The store, the tables, and where others on the network reach the house."""

    store: Store
    tables: Tables
    addresses: list[str]
    buckets: Buckets = field(default_factory=table_buckets)
    #: The bots that guests may ask to a table.
    minds: list[str] = field(default_factory=lambda: list(LEVELS))
    kept: Kept = field(default_factory=Kept)

    async def close(self) -> None:
        """Put everything away."""
        await self.tables.close()
        self.store.close()
