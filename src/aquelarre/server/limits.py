"""Limits: how often and how much, with buckets of tokens that fill up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from aquelarre.server.errors import TooMuch

MOST_KEYS = 10_000  # buckets that are remembered


class Rate(Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What one client may do. `none()` is for measuring."""

    messages: Rate = Rate(40, 20)  # over one connection
    chat: Rate = Rate(5, 0.5)  # of one seat
    requests: Rate = Rate(120, 20)  # from one address
    new_tables: Rate = Rate(20, 5 / 60)  # from one address
    connections: int = 40  # from one address at a time

    @classmethod
    def none(cls) -> Limits:
        free = Rate(1e9, 1e9)
        return cls(messages=free, chat=free, requests=free, new_tables=free, connections=1_000_000)


class Bucket:
    """Tokens for one client."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each client, the least used ones forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Raises `TooMuch` when the bucket is empty."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take(now):
            raise TooMuch("That was too much at a time: wait a little.")
