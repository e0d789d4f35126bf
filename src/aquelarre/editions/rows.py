"""Rows: what every game asks of the rows of its box, so that all say it in the same words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from aquelarre.editions.faults import Fault, Path, choice, shown
from aquelarre.editions.plain_toml import Row

MARKS = ("R", "D", "F", "X")  # of sources: rulebook, deduced, found, reconstructed
Values = Sequence[int] | Sequence[str]  # what can stand somewhere


def shape(data: Row, parts: Iterable[str]) -> Iterator[Fault]:
    """Every part is there and is a list of rows, and nothing else is there."""
    wanted = list(parts)
    for part in data:
        if part not in wanted:
            yield Fault((part,), "unknown")
    for part in wanted:
        rows = data.get(part)
        if part not in data:
            yield Fault((part,), "missing")
        elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            yield Fault((part,), "rows")


def one(path: Path, value: object, values: Values) -> Iterator[Fault]:
    """One of these. `true` is no number, though Python takes it for 1."""
    if value is None:
        yield Fault(path, "missing")
    elif type(value) is not type(values[0]) or value not in values:
        yield Fault(path, "value", value=shown(value), allowed=choice(values))


def some(path: Path, found: object, least: int, most: int, values: Values) -> Iterator[Fault]:
    """A list of so many of these."""
    if found is None:
        yield Fault(path, "missing")
    elif not isinstance(found, list):
        yield Fault(path, "value", value=shown(found), allowed=shown([values[0]]))
    elif not least <= len(found) <= most:
        yield Fault(path, "count", found=len(found), least=least, most=most)
    else:
        for number, value in enumerate(found):
            yield from one((*path, number), value, values)


def sources(path: Path, found: object, facts: Sequence[str]) -> Iterator[Fault]:
    """Where each of these facts is known from."""
    if not isinstance(found, dict):
        reason = "missing" if found is None else "value"
        yield Fault(path, reason, value=shown(found), allowed=f'{{ {facts[0]} = "R", … }}')
        return
    for fact in facts:
        yield from one((*path, fact), found.get(fact), MARKS)
    yield from others(path, found, facts)


def others(path: Path, row: Mapping[str, object], known: Iterable[str]) -> Iterator[Fault]:
    """Fields that nobody knows."""
    names = set(known)
    for field in row:
        if field not in names:
            yield Fault((*path, field), "unknown")


def each_once(part: str, rows: list[Row], ids: Sequence[str]) -> Iterator[Fault]:
    """Each of these ids has one row; of two with the same the later one is at fault."""
    seen: set[str] = set()
    for number, row in enumerate(rows):
        if row["id"] in seen:
            yield Fault((part, number, "id"), "twice")
        seen.add(row["id"])
    if len(seen) < len(rows):
        return  # what is missing is likely to be one of those
    for name in ids:
        if name not in seen:
            yield Fault((part,), "needed", value=shown(name))
