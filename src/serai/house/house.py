"""The house as one object: what every request may use."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from serai.house import limits
from serai.house.limits import Buckets
from serai.house.longwork import LongWork
from serai.house.rendered import Kept, Rendered
from serai.house.store import Store
from serai.house.tables import Tables
from serai.minds.levels import LEVELS


@dataclass
class House:
    """The store, the tables, and where others on the network reach the house."""

    store: Store
    tables: Tables
    addresses: list[str]
    buckets: Buckets = field(default_factory=limits.table_buckets)
    heavy: Buckets = field(default_factory=limits.heavy_buckets)
    messages: Buckets = field(default_factory=limits.message_buckets)
    pictures: Buckets = field(default_factory=limits.picture_buckets)
    #: The bots that guests may ask to a table.
    minds: list[str] = field(default_factory=lambda: list(LEVELS))
    kept: Kept = field(default_factory=Kept)
    long_work: LongWork = field(default_factory=LongWork)

    async def once(self, key: Hashable, address: str, make: Callable[[], Rendered]) -> Rendered:
        """An answer that never changes, made in a thread for whoever asks for it first. Raises `Refusal`."""

        async def keep() -> Rendered:
            return self.kept.keep(key, await self.long_work.do(address, make))

        found = self.kept.find(key)
        return await self.long_work.share(key, keep) if found is None else found

    async def close(self) -> None:
        """Put everything away."""
        await self.tables.close()
        self.store.close()
