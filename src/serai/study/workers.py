"""Where heavy work is done: on the cores of this machine, or on a Ray cluster, behind one small interface."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from serai.games.game import Impossible

Task = TypeVar("Task")
Result = TypeVar("Result")

#: How many tasks wait at each core of a cluster, so that none is ever idle.
IN_LINE = 3
#: How many seconds a cluster has to answer.
PATIENCE = 10


class NoCluster(Impossible):
    """There is no Ray here, or no cluster of it."""


class Workers(Protocol):
    """Those who do tasks that know nothing of each other."""

    def do(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        """The place of each task and what came of it, in the order in which they are finished."""


class Here:
    """This machine's cores; short tasks are cheaper to send several at once."""

    def __init__(self, processes: int | None = None, at_once: int = 1) -> None:
        self.processes = processes or own_cores()
        self.at_once = at_once

    def do(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        if self.processes == 1 or len(tasks) < 2:
            yield from ((place, work(task)) for place, task in enumerate(tasks))
            return
        # Fresh processes rather than forks: the caller may have threads. Ctrl-C is the caller's, who then ends them.
        fresh = multiprocessing.get_context("spawn")
        processes = min(self.processes, len(tasks))
        with fresh.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            at_once = min(self.at_once, -(-len(tasks) // processes))
            yield from pool.imap_unordered(partial(placed, work), enumerate(tasks), at_once)


def own_cores() -> int:
    """The cores that this process may use: fewer than the machine has, where it was given only some."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Cluster:
    """The Ray cluster that RAY_ADDRESS names, or else the one that runs here. Its machines have the same Serai."""

    def __init__(self) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise NoCluster("cli-no-ray") from None

    def do(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        ray = self.ray
        address = os.environ.get("RAY_ADDRESS", "auto")
        try:
            if address != "auto":
                knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError):
            raise NoCluster("cli-no-cluster", address=address) from None
        try:
            remote = ray.remote(as_function(work))
            room = IN_LINE * int(ray.cluster_resources().get("CPU", 1))
            waiting: dict[Any, int] = {}
            coming = enumerate(tasks)
            while True:
                for place, task in islice(coming, room - len(waiting)):
                    waiting[remote.remote(task)] = place
                if not waiting:
                    return
                (done,), _ = ray.wait(list(waiting), num_returns=1)
                yield waiting.pop(done), ray.get(done)
        finally:
            ray.shutdown()


def do_in_order(
    workers: Workers, work: Callable[[Task], Result], tasks: Sequence[Task], progress: Callable[[], None]
) -> list[Result]:
    """What came of each task, in the order of the tasks; `progress` is called after each."""
    found = {}
    for place, result in workers.do(work, tasks):
        found[place] = result
        progress()
    return [found[place] for place in range(len(tasks))]


def knock(address: str) -> None:
    """Raise an error if nobody is there: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def placed(work: Callable[[Task], Result], task: tuple[int, Task]) -> tuple[int, Result]:
    """What came of a task, with its place."""
    return task[0], work(task[1])


def as_function(work: Callable[[Task], Result]) -> Callable[[Task], Result]:
    """Some work as a plain function, which is all that Ray takes."""
    return lambda task: work(task)
