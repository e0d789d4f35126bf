"""Hypothesis without a clock and without chance: the same examples on every machine. And Ctrl-C
is heard by the processes of the tests, too, where they were begun in the background."""

from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
