"""What all tests share: which of them are long, and what the rules run as."""

import os

import pytest

from tests.plain import plain_modules


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: a long check, left out unless SERAI_SOAK=1 (`make soak`)")


def pytest_report_header() -> str:
    plain = plain_modules()
    return f"rules: plain Python in {', '.join(plain)}" if plain else "rules: compiled"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("SERAI_SOAK") == "1":
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]
