"""Hypothesis without a clock and without chance: the same examples on every machine. Ctrl-C is
heard by the processes of the tests, too, where they were begun in the background. Of some tests
only the long lane tries every case (tools/repeats.py). And what collecting has made stays to the
end: to look through half a million objects again and again for some that could go took seconds."""

from __future__ import annotations

import gc
import signal
from collections.abc import Generator

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


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    gc.disable()
    found = yield
    gc.collect()
    gc.freeze()
    gc.enable()
    return found
