"""Collecting: everything stands still while Python looks for objects that nobody uses any more."""

from __future__ import annotations

import gc

# New objects after which the youngest are looked at, how often until older ones are, and then all.
SELDOM = (5_000, 20, 10)


def collect_seldom() -> None:
    """With two thousand sockets a look at all objects takes a quarter of a second. Look seldom, and
    never at what is here from the start and stays: modules, rules, texts."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
