"""The command line, run within the tests."""

from tests.cli.conftest import serai

__all__ = ["serai"]
