"""The house as one object: what every request may use."""

from __future__ import annotations

from dataclasses import dataclass, field

from serai.house.limits import Buckets, table_buckets
from serai.house.store import Store
from serai.house.tables import Tables


@dataclass
class House:
    """The store, the tables, and where others on the network reach the house."""

    store: Store
    tables: Tables
    addresses: list[str]
    buckets: Buckets = field(default_factory=table_buckets)

    async def close(self) -> None:
        """Put everything away."""
        await self.tables.close()
        self.store.close()
