"""Work is done the same wherever it is done."""

from __future__ import annotations

import sys

import pytest

from serai.study.workers import Cluster, Here, NoCluster
from tests.cli.conftest import Serai


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("workers", [Here(1), Here(2), Here(2, at_once=5)], ids=["alone", "two", "several at once"])
def test_every_task_is_done_once(workers: Here) -> None:
    assert dict(workers.do(square, range(7))) == {number: number * number for number in range(7)}


def test_nothing_to_do_is_done_at_once() -> None:
    assert list(Here(2).do(square, [])) == []


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch, serai: Serai) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster):
        Cluster()
    for language in ("en", "fr"):
        said = serai("ladder", "deserto", "--cluster", "--lang", language)
        assert said.code == 2
        assert 'pip install "serai[cluster]"' in said.err
