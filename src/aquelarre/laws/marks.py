"""The marks that the tests of games use, as a plug-in of pytest: whoever has Aquelarre installed
has them, with no line of configuration."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

MARKS = (
    "rule(id): the rule of a rulebook that this test holds up",
    'deep: long soak runs; leave them out with -m "not deep"',
)


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)
