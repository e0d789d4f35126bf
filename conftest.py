"""Hypothesis without a clock and without chance: the same examples on every machine. Ctrl-C is
heard by the processes of the tests, too, where they were begun in the background. And of some tests
only the long lane tries every case (tools/repeats.py)."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

from repeats import long_only

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)  # before those are taken out that have the mark
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if long_only(item.nodeid):
            item.add_marker(pytest.mark.deep)
