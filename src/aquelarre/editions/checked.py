"""Checked: who has held which facts of an edition against a box, as the file itself says.

    checked = [
        { fact = "hard.winter.difficulty", by = "Ana", on = "2026-11-18" },
        { fact = "easy.pig" },
    ]

A fact is named as faults name it; a row stands for all that it says. Who it was and the day are
there if they care to tell. It belongs to the file and not to the box, like the title: the mark of
an edition says nothing about who has looked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from aquelarre.editions.faults import Fault, shown
from aquelarre.editions.plain_toml import NAME, Row

FIELD = "checked"
MOST_BY = 40  # characters of a name
DAY = re.compile(r"(?:[0-9]{4}-[01][0-9]-[0-3][0-9])?")
NO_FACTS = ("id", "sources")  # what a row says of itself


class Checked:
    """One fact, or all of a row, and who has checked it when; "" where that is not said."""

    __slots__ = ("by", "fact", "on")

    def __init__(self, fact: str, by: str = "", on: str = "") -> None:
        self.fact = fact
        self.by = by
        self.on = on

    def as_row(self) -> Row:
        """As it stands in a file."""
        said = {"by": self.by, "on": self.on}
        return {"fact": self.fact, **{name: text for name, text in said.items() if text}}


def taken(found: object, facts: Row) -> tuple[list[Checked], list[Fault]]:
    """What a file says about checking, and what is wrong with that."""
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        return [], [Fault((FIELD,), "rows")]
    known, seen = set(all_facts(facts)), set[str]()
    known |= {fact.rpartition(".")[0] for fact in known}
    faults: list[Fault] = []
    for number, row in enumerate(found):
        faults += _wrong(number, row, known, seen)
        seen.add(str(row.get("fact")))
    if faults:
        return [], faults
    return [Checked(row["fact"], row.get("by", ""), row.get("on", "")) for row in found], []


def _wrong(number: int, row: Row, known: set[str], seen: set[str]) -> Iterator[Fault]:
    path = (FIELD, number)
    fact, by, on = row.get("fact"), row.get("by", ""), row.get("on", "")
    if fact is None:
        yield Fault((*path, "fact"), "missing")
    elif not isinstance(fact, str) or fact not in known:
        yield Fault((*path, "fact"), "absent", value=shown(fact))
    elif fact in seen:
        yield Fault((*path, "fact"), "twice")
    if not isinstance(by, str) or not by.isprintable() or len(by) > MOST_BY:
        yield Fault((*path, "by"), "head", most=MOST_BY)
    if not isinstance(on, str) or not DAY.fullmatch(on):
        yield Fault((*path, "on"), "value", value=shown(on), allowed='"2026-11-18"')
    for field in row:
        if field not in ("fact", "by", "on"):
            yield Fault((*path, field), "unknown")


def all_facts(facts: Row) -> Iterator[str]:
    """Every fact of a box as a file names it; what a thing is called is one, said or not."""
    for part, rows in facts.items():
        for number, row in enumerate(rows if isinstance(rows, list) else [], start=1):
            if isinstance(row, dict):
                start = f"{_name(part)}.{_name(called(row, number))}"
                fields = dict.fromkeys(["name", *row]) if "id" in row else row
                yield from (f"{start}.{_name(field)}" for field in fields if field not in NO_FACTS)


def called(row: Row, number: int) -> str:
    """A row by its id, or by its number among them."""
    name: Any = row.get("id")
    return name if isinstance(name, str) else str(number)


def by_whom(facts: Row, checked: list[Checked]) -> tuple[dict[tuple[str, str], int], int, int]:
    """How many facts each has checked on which day, how many of them are checked at all, and how
    many there are."""
    every = list(all_facts(facts))
    counts: dict[tuple[str, str], int] = {}
    covered: set[str] = set()
    for each in checked:
        here = {fact for fact in every if fact == each.fact or fact.startswith(f"{each.fact}.")}
        key = each.by, each.on
        counts[key] = counts.get(key, 0) + len(here - covered)
        covered |= here
    return counts, len(covered), len(every)


def _name(name: str) -> str:
    return name if NAME.fullmatch(name) else shown(name)
