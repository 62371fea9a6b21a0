"""One house for all stories that leave it standing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.house.guest import Guest
from tests.house.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        yield server
    assert server.errors() == "", "the house complained"


@pytest.fixture
def guest(server: Server) -> Iterator[Callable[[str], Guest]]:
    """Somebody comes in: `guest("Ali")`."""
    with ExitStack() as leaving:
        yield lambda name: leaving.enter_context(Guest(server, name))
