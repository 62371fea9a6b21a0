"""Where bots and the coach think: worker processes, so that the house itself never waits.

A worker is sent a redealt world only, one that looks to the seat like the true one.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, ParamSpec, TypeVar

from serai.games.dice import Dice
from serai.games.game import Game
from serai.games.state import State
from serai.minds.coach import Advice, advise
from serai.minds.pointing import point
from serai.minds.think import think
from serai.table.table import Refusal

P = ParamSpec("P")
T = TypeVar("T")

#: How much longer than it was given a mind may take before its worker is thought lost.
GRACE_SECONDS = 30
#: How long the coach may think.
COACH_SECONDS = 1.0
ATTEMPTS = 3

log = logging.getLogger(__name__)


class Thinkers:
    """The workers. They are started when first needed, and anew when one of them has died."""

    def __init__(self) -> None:
        self.workers = max(1, (os.cpu_count() or 2) - 1)
        self.free = asyncio.Semaphore(self.workers)
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any], state: State, seat: int, mind: str, seconds: float) -> str:
        """The move, written, that a mind would make at a seat; any move, if it fails."""
        world = state.redeal(seat, new_dice())
        move = await self.ask(seconds, think, mind, game.id, world, seat, seconds, secrets.randbits(58))
        return game.write(world.random_move(seat, new_dice())) if move is None else move

    async def point(self, game: Game[Any], state: State, eye: int, seat: int, mind: str, seconds: float) -> str:
        """Where a mind points from its own seat, the eye, while another is to decide; nothing where it does not."""
        world = state.redeal(eye, new_dice())
        return await self.ask(seconds, point, mind, game.id, world, eye, seat, seconds, secrets.randbits(58)) or ""

    async def advise(self, game: Game[Any], world: State, seat: int) -> Advice:
        """What the coach would tell a seat in a world redealt for it; raises `Refusal` if it fails."""
        advice = await self.ask(COACH_SECONDS, advise, game.id, world, seat, COACH_SECONDS, secrets.randbits(58))
        if advice is None:
            raise Refusal("house-error")
        return advice

    async def ask(self, seconds: float, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """What comes of a task that should take so long, in one of the workers; nothing, if it fails."""
        for _ in range(ATTEMPTS):
            async with self.free:
                pool = self.open_pool()
                thought = pool.submit(task, *args, **kwargs)
                try:
                    async with asyncio.timeout(seconds + GRACE_SECONDS):
                        return await asyncio.wrap_future(thought)
                except (BrokenProcessPool, TimeoutError):
                    log.warning("a thinking process was lost; it is asked again")
                    self.abandon(pool)
                except Exception:
                    log.exception("a thought failed: %s", task.__name__)
                    break
        return None

    def open_pool(self) -> ProcessPoolExecutor:
        """The workers, started if need be."""
        if self.pool is None:
            # Not forked: the house has threads, and a fork would copy locks that they hold.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=begin_work)
        return self.pool

    def abandon(self, pool: ProcessPoolExecutor) -> None:
        """Give up workers of which one is lost; the next thought starts new ones."""
        if self.pool is pool:
            self.pool = None
            for worker in multiprocessing.active_children():
                worker.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Send the workers home, whatever they are thinking about."""
        if self.pool is not None:
            self.abandon(self.pool)


def new_dice() -> Dice:
    """Dice that nobody can foresee."""
    return Dice(secrets.randbits(58))


def begin_work() -> None:
    """A worker's first steps: leave Ctrl-C to the house, let people's requests go first, never outlive the house."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=leave_with_the_house, daemon=True).start()


def leave_with_the_house() -> None:
    """Wait for the end of the house, even a sudden one, and end too."""
    house = multiprocessing.parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(0)
