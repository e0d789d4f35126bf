"""Encodings: a view as a row of numbers of fixed length, every one of them with a name.

For programs that learn. A game declares once what it writes down (`Flag`, `Number`, `OneOf`…);
names, length and documentation (docs/ENCODINGS.md) follow from that. Numbers lie between -1 and 1.

An encoding is made of a view alone, so it tells nothing that the seat may not see. Players stand in
turn order from the reader on, so that "me" is always in the same place; a watcher reads from seat
0 on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from typing import Any
from zlib import crc32

Seen = Mapping[str, Any]  # a view, or a part of one
Numbers = MutableSequence[float]


class Part:
    """Some numbers in a row, and where in a view they are found."""

    __slots__ = ("name", "size", "what")

    def __init__(self, name: str, size: int, what: str) -> None:
        self.name = name
        self.size = size
        self.what = what  # for the page that describes all encodings

    def labels(self) -> list[str]:
        """What each number is called, after the part's own name; '' if there is but one."""
        return [""]

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        """Write into `out` from `at` on, where there are zeros. `me` is the reader's seat."""
        raise NotImplementedError(type(self).__name__)


class Flag(Part):
    """1 if it is so, else 0."""

    __slots__ = ("get",)

    def __init__(self, name: str, what: str, get: Callable[[Seen], object]) -> None:
        super().__init__(name, 1, what)
        self.get = get

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        if self.get(seen):
            out[at] = 1.0


class Number(Part):
    """A number as a share of the most that it usually is, never beyond 1 (or -1); 0 for None."""

    __slots__ = ("get", "most")

    def __init__(self, name: str, most: int, what: str, get: Callable[[Seen], int | None]) -> None:
        super().__init__(name, 1, what)
        self.most = most
        self.get = get

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        found = self.get(seen)
        if found:
            share = found / self.most
            out[at] = share if -1.0 <= share <= 1.0 else 1.0 if share > 0 else -1.0


class OneOf(Part):
    """1 for the one of these that it is; only zeros if it is none of them."""

    __slots__ = ("get", "places", "values")

    def __init__(
        self, name: str, values: Sequence[str], what: str, get: Callable[[Seen], object]
    ) -> None:
        super().__init__(name, len(values), what)
        self.values = values
        self.places: dict[object, int] = {value: place for place, value in enumerate(values)}
        self.get = get

    def labels(self) -> list[str]:
        return [str(value) for value in self.values]

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        place = self.places.get(self.get(seen), -1)
        if place >= 0:
            out[at + place] = 1.0


class Some(Part):
    """For each of these how many there are, as a share of the most that there can be."""

    __slots__ = ("get", "most", "places", "values")

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        what: str,
        get: Callable[[Seen], Iterable[object] | None],
        most: int = 1,
    ) -> None:
        super().__init__(name, len(values), what)
        self.values = values
        self.places: dict[object, int] = {value: place for place, value in enumerate(values)}
        self.get = get
        self.most = most

    def labels(self) -> list[str]:
        return [str(value) for value in self.values]

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        share = 1.0 / self.most
        for value in self.get(seen) or ():
            place = self.places.get(value, -1)
            if place >= 0:
                out[at + place] = min(1.0, out[at + place] + share)


class SeatOf(Part):
    """1 for the one seat that it is, counted from the reader on: `me`, `next`, `2`…"""

    __slots__ = ("get",)

    def __init__(self, name: str, seats: int, what: str, get: Callable[[Seen], int | None]) -> None:
        super().__init__(name, seats, what)
        self.get = get

    def labels(self) -> list[str]:
        return seat_labels(self.size)

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        seat = self.get(seen)
        if seat is not None and 0 <= seat < n:
            out[at + (seat - me) % n] = 1.0


class SeatsOf(Part):
    """1 for each seat of some, counted from the reader on."""

    __slots__ = ("get",)

    def __init__(
        self, name: str, seats: int, what: str, get: Callable[[Seen], Iterable[int] | None]
    ) -> None:
        super().__init__(name, seats, what)
        self.get = get

    def labels(self) -> list[str]:
        return seat_labels(self.size)

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        for seat in self.get(seen) or ():
            out[at + (seat - me) % n] = 1.0


class Each(Part):
    """The same parts for each of some things, in the order in which `get` gives them: those that
    are not there are zeros."""

    __slots__ = ("get", "names", "parts", "stride", "writers")

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        what: str,
        get: Callable[[Seen], Iterable[Seen | None]],
        parts: Sequence[Part],
    ) -> None:
        self.names = names
        self.parts, self.stride = placed(parts)
        self.writers = [(part.write, offset) for part, offset in self.parts]
        super().__init__(name, len(names) * self.stride, what)
        self.get = get

    def labels(self) -> list[str]:
        own = [name for part, _ in self.parts for name in names_of(part)]
        return [f"{thing}.{name}" for thing in self.names for name in own]

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        for item in self.get(seen):
            if item is not None:
                for write, offset in self.writers:
                    write(item, out, at + offset, me, n)
            at += self.stride


class Players(Each):
    """The same parts for each player, from the reader on; the chairs of a smaller table are
    empty: zeros."""

    __slots__ = ()

    def __init__(self, seats: int, parts: Sequence[Part]) -> None:
        there = Flag("there", "is there such a player at this table?", lambda player: True)
        super().__init__(
            "player", seat_labels(seats), "each player", lambda view: (), [there, *parts]
        )

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        players = seen["players"]
        for item in players[me:] + players[:me]:
            for write, offset in self.writers:
                write(item, out, at + offset, me, n)
            at += self.stride


class Hashed(Part):
    """Every fact of any view, added to one of some buckets that its name and value choose. Facts
    can fall together, so it only serves a game that has written no encoding of its own."""

    __slots__ = ()

    def __init__(self, name: str, buckets: int) -> None:
        super().__init__(name, buckets, "facts whose name falls here, squeezed between -1 and 1")

    def labels(self) -> list[str]:
        return [str(bucket) for bucket in range(self.size)]

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        sums: dict[int, float] = {}
        _add("", seen, sums, self.size)
        for bucket, total in sums.items():
            out[at + bucket] = total / (1.0 + abs(total))


def _add(path: str, value: object, sums: dict[int, float], buckets: int) -> None:
    if isinstance(value, Mapping):
        for name, item in value.items():
            _add(f"{path}.{name}", item, sums, buckets)
    elif isinstance(value, list):
        for place, item in enumerate(value):
            _add(f"{path}.{place}", item, sums, buckets)
    elif value is not None:
        text, weight = (f"{path}={value}", 1.0) if isinstance(value, str) else (path, value)
        assert isinstance(weight, int | float)
        mark = crc32(text.encode())
        bucket = mark % buckets
        sums[bucket] = sums.get(bucket, 0.0) + (weight if mark >> 31 else -weight)


class Encoding:
    """All that a game writes down of a view, in this order."""

    __slots__ = ("parts", "size")

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts, self.size = placed(parts)

    def encode(self, view: Seen) -> list[float]:
        """The view as numbers between -1 and 1: always as many, always in the same places."""
        out = [0.0] * self.size
        self.fill(view, out)
        return out

    def fill(self, view: Seen, out: Numbers) -> None:
        """The same, written into a row of zeros."""
        me, n = max(0, view.get("seat", 0)), max(1, len(view.get("players", ())))
        for part, at in self.parts:
            part.write(view, out, at, me, n)

    def fields(self) -> list[str]:
        """The name of each number."""
        return [name for part, _ in self.parts for name in names_of(part)]


def placed(parts: Sequence[Part]) -> tuple[list[tuple[Part, int]], int]:
    """The parts with the place at which each begins, and how many numbers they have together."""
    found: list[tuple[Part, int]] = []
    at = 0
    for part in parts:
        found.append((part, at))
        at += part.size
    return found, at


def names_of(part: Part) -> list[str]:
    """The full name of each number of a part."""
    return [f"{part.name}.{label}" if label else part.name for label in part.labels()]


def seat_labels(seats: int) -> list[str]:
    """Seats as the reader counts them: herself, whoever follows, the one after that…"""
    return ["me", "next", *map(str, range(2, seats))][:seats]


BUCKETS = 256
UNWRITTEN = Encoding([Hashed("bucket", BUCKETS)])  # of a game that has no encoding of its own
