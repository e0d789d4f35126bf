"""Wanted: does anybody still wait for what is thought here? Whoever thinks long asks now and then.

A process that works for another says how it knows; elsewhere somebody always waits.
"""

from __future__ import annotations

from collections.abc import Callable


def _always() -> bool:
    return True


_asks: Callable[[], bool] = _always


def wanted() -> bool:
    """Does anybody still wait for what is done here?"""
    return _asks()


def as_long_as(asks: Callable[[], bool]) -> None:
    """From now on this says whether anybody waits."""
    global _asks
    _asks = asks
