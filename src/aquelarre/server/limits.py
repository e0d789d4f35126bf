"""Limits: how often and how much, with buckets of tokens that fill up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from aquelarre.server.errors import TooMuch

MOST_KEYS = 10_000  # buckets that are remembered


class Rate(Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What one client may do. `none()` is for measuring."""

    messages: Rate = Rate(40, 20)  # over one connection
    all_messages: Rate = Rate(300, 60)  # over all connections from one address
    chat: Rate = Rate(5, 0.5)  # of one seat
    undos: Rate = Rate(10, 0.5)  # of one seat: the game is played again up to there
    advice: Rate = Rate(6, 0.5)  # of one seat: the guide has to think
    warnings: Rate = Rate(20, 2.0)  # of one seat: before each of its answers
    names: Rate = Rate(5, 0.1)  # of one seat, and bots for it: everybody is told
    notes: Rate = Rate(20, 1)  # of one seat
    holidays: Rate = Rate(10, 0.1)  # of one seat: everybody is told
    calls: Rate = Rate(20, 0.1)  # from one address: who wants to be called, and where
    mails: Rate = Rate(4, 1 / 600)  # from one address: who wants mails, and where
    boxes: Rate = Rate(2, 2 / 86400)  # to one box, whoever asks for them: first mails
    codes: Rate = Rate(10, 1 / 60)  # from one address: codes that join devices
    joining: Rate = Rate(10, 1 / 30)  # from one address: such codes that are tried
    groups: Rate = Rate(30, 0.5)  # from one address: what changes a group
    rounds: Rate = Rate(16, 1 / 60)  # from one address: rounds of contests, up to 16 tables each
    histories: Rate = Rate(120, 10)  # from one address: what a group is told of itself
    new_groups: Rate = Rate(5, 10 / 3600)  # from one address
    pauses: Rate = Rate(4, 1 / 300)  # of one person at a table: else nobody could play on
    prepared: Rate = Rate(20, 1)  # of one seat: answers given beforehand
    lessons: Rate = Rate(30, 2)  # of one seat: what a learner says to the teacher
    requests: Rate = Rate(120, 20)  # from one address
    new_tables: Rate = Rate(20, 5 / 60)  # from one address
    imports: Rate = Rate(10, 30 / 3600)  # from one address: the game is played again
    replays: Rate = Rate(40, 3)  # from one address: up to 40 steps each, or the whole as a file
    puzzles: Rate = Rate(60, 2)  # from one address: positions, answers, and why not
    reviews: Rate = Rate(12, 1 / 60)  # from one address: many minutes of work each
    workshop: Rate = Rate(60, 2)  # from one address: a box is read and checked
    looks: Rate = Rate(6, 1 / 60)  # from one address: minutes of work each
    images: Rate = Rate(12, 0.2)  # QR codes for one address
    greetings: Rate = Rate(80, 4)  # connections that one address opens: each is told the whole log
    connections: int = 40  # live ones from one address at a time
    half_open: int = 64  # connections from one address whose request is not complete
    headers_within: float = 10.0  # seconds for a request to say what it wants
    body_within: float = 60.0  # seconds for the rest of it
    reading_within: float = 60.0  # seconds for which a client may read nothing of its answer

    @classmethod
    def none(cls) -> Limits:
        free = Rate(1e9, 1e9)
        none: dict[str, Any] = {each.name: free for each in fields(cls) if each.type is Rate}
        return cls(**none | {"connections": 1_000_000, "half_open": 1_000_000})


class Bucket:
    """Tokens for one client."""

    __slots__ = ("at", "rate", "spent", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now
        self.spent = 0  # of which other servers were not told yet

    def full_enough(self, now: float) -> bool:
        """Is there a token?"""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.tokens >= 1

    def take(self, now: float) -> bool:
        if not self.full_enough(now):
            return False
        self.tokens -= 1
        self.spent += 1
        return True

    def take_elsewhere(self, count: int) -> None:
        """So much was taken at other servers, which could not know how full it is here."""
        self.tokens = max(self.tokens - count, -self.rate.burst)


class Buckets:
    """A bucket for each client, the least used ones forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def empty(self, key: str) -> bool:
        """Would `take` refuse?"""
        bucket = self._buckets.get(key)
        return bucket is not None and not bucket.full_enough(self.clock())

    def take(self, key: str) -> None:
        """Raises `TooMuch` when the bucket is empty."""
        if not self.bucket(key).take(self.clock()):
            raise TooMuch("That was too much at once: wait a little.")

    def bucket(self, key: str) -> Bucket:
        """The bucket of one client."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.clock())
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def spent(self) -> dict[str, int]:
        """What was taken since this was asked last, for the other servers."""
        found = {key: bucket.spent for key, bucket in self._buckets.items() if bucket.spent}
        for key in found:
            self._buckets[key].spent = 0
        return found

    def take_elsewhere(self, spent: dict[str, int]) -> None:
        for key, count in spent.items():
            self.bucket(key).take_elsewhere(count)


class AtOnce:
    """How many things are under way for each client. Who has none is not remembered."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}
        self.elsewhere: Callable[[str], int] = _nothing  # at other servers

    def of(self, key: str) -> int:
        return self.count.get(key, 0) + self.elsewhere(key)

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        self.count[key] = self.count.get(key, 0) + 1
        try:
            yield
        finally:
            self.count[key] -= 1
            if not self.count[key]:
                del self.count[key]


def _nothing(key: str) -> int:
    return 0


class Flow:
    """What comes over one connection, which has a bucket of its own and shares one with all that
    come from the same address."""

    def __init__(self, rate: Rate, shared: Bucket) -> None:
        self.own = Bucket(rate, time.monotonic())
        self.shared = shared

    def take(self) -> bool:
        now = time.monotonic()
        return self.own.take(now) and self.shared.take(now)


class SeatRates:
    """What one seat may not do too often."""

    def __init__(self, limits: Limits) -> None:
        self.chat = Buckets(limits.chat)
        self.undos = Buckets(limits.undos)
        self.advice = Buckets(limits.advice)
        self.warnings = Buckets(limits.warnings)
        self.names = Buckets(limits.names)
        self.notes = Buckets(limits.notes)
        self.holidays = Buckets(limits.holidays)
        self.pauses = Buckets(limits.pauses)
        self.prepared = Buckets(limits.prepared)
        self.lessons = Buckets(limits.lessons)


class AddressRates:
    """What may not be asked too often from one address, beside requests of any kind."""

    def __init__(self, limits: Limits) -> None:
        self.new_tables = Buckets(limits.new_tables)
        self.imports = Buckets(limits.imports)
        self.replays = Buckets(limits.replays)
        self.puzzles = Buckets(limits.puzzles)
        self.reviews = Buckets(limits.reviews)
        self.workshop = Buckets(limits.workshop)
        self.looks = Buckets(limits.looks)
        self.images = Buckets(limits.images)
        self.greetings = Buckets(limits.greetings)
        self.calls = Buckets(limits.calls)
        self.mails = Buckets(limits.mails)
        self.boxes = Buckets(limits.boxes)
        self.codes = Buckets(limits.codes)
        self.joining = Buckets(limits.joining)
        self.groups = Buckets(limits.groups)
        self.rounds = Buckets(limits.rounds)
        self.histories = Buckets(limits.histories)
        self.new_groups = Buckets(limits.new_groups)
        self.messages = Buckets(limits.all_messages)
