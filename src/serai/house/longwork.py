"""Long work in threads: a few things at once, in turn; who asks for the same waits for the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from serai.house import limits
from serai.house.limits import neighbourhood
from serai.table.table import Refusal

T = TypeVar("T")


class LongWork:
    """A line before the threads. It is never long, and one address never fills it: the others find a place."""

    def __init__(self, times: int = 1) -> None:
        """`times`: how much longer the line may be than for the longest work."""
        self.times = times
        self.free = asyncio.Semaphore(limits.LONG_WORK)
        self.asked: Counter[str] = Counter()  # by address: what is being done, or waits
        self.going: dict[Hashable, asyncio.Task[Any]] = {}

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """Work in a thread; the house's own, without an address, always finds a place. Raises `Refusal`."""
        who = neighbourhood(address)
        each, waiting = limits.LONG_WORK_EACH * self.times, limits.LONG_WORK_WAITING * self.times
        if who and (self.asked[who] >= each or self.asked.total() >= waiting):
            raise Refusal("busy")
        self.asked[who] += 1
        try:
            async with self.free:
                return await asyncio.to_thread(work)
        finally:
            self.asked[who] -= 1
            if not self.asked[who]:
                del self.asked[who]

    async def share(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What comes of something that is made once for all who ask meanwhile, whoever of them goes away."""
        going = self.going.get(key)
        if going is None:
            going = self.going[key] = asyncio.create_task(make())
            going.add_done_callback(lambda done: self.end(key, done))
        result: T = await asyncio.shield(going)
        return result

    def end(self, key: Hashable, done: asyncio.Task[Any]) -> None:
        """What has failed was said to those who waited, if any still did."""
        del self.going[key]
        if not done.cancelled():
            done.exception()
