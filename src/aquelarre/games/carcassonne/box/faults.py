"""Is this a mix of tiles that can be played? Every fault is found, each with its place. [CAR-01]"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from aquelarre.editions import Fault, Row
from aquelarre.editions.faults import Path, choice, shown
from aquelarre.editions.rows import each_once, one, others, shape, sources
from aquelarre.games.carcassonne.box.check import alike, problems_of
from aquelarre.games.carcassonne.box.edition import (
    BASE_SET,
    SET_OF_MARK,
    in_order,
    own_kind,
)
from aquelarre.games.carcassonne.box.kinds import FIRST_SPARE, LABELS, OURS, TABLES
from aquelarre.games.carcassonne.box.places import REACH
from aquelarre.games.carcassonne.box.tiles import HALVES, Kind

PART = "tiles"
MOST_COPIES = 40  # of one kind
MOST_TILES = REACH + 1  # with all sets: no landscape comes to the edge of the table
# Of each set: a game worth the name, and a tile for every expansion.
LEAST_TILES = {"base": 20, "mage_and_witch": 1, "crop_circles": 1}
SIDE_LISTS = {"cities": (4, re.compile(r"[NESW]{1,4}\+?")), "roads": (4, re.compile("[NESW]{1,2}"))}
EXAMPLES = {"cities": '"N", "NE+", "NEW"', "roads": '"N", "NE"', "farms": '"01", "27>N"'}
FARM = re.compile(r"[0-7]{1,8}(>[NESW]{1,4}(,[NESW]{1,4}){0,3})?")
EDGES = re.compile("[CRF]{4}")
SHARED = ("id", "copies", "start", "sources")
OWN = (
    "edges",
    "cities",
    "roads",
    "farms",
    "cloister",
    "mark",
)  # what only an owner's own kind says


def problems(data: Row) -> list[Fault]:
    """What is wrong; with nothing wrong, `box_of` makes a box of it."""
    found = list(shape(data, (PART,)))
    if found:
        return found
    rows: list[Row] = data[PART]
    found = list(chain.from_iterable(_row((PART, number), row) for number, row in enumerate(rows)))
    found = found or list(each_once(PART, rows, [kind.label for kind in OURS]))
    return found or list(_whole(rows))


def _row(path: Path, row: Row) -> Iterator[Fault]:
    """Every field is there that must be, holds what it may, and nothing else is."""
    yield from one((*path, "id"), row.get("id"), LABELS)
    yield from one((*path, "copies"), row.get("copies"), range(MOST_COPIES + 1))
    if "start" in row:
        yield from one((*path, "start"), row["start"], (False, True))
    if "sources" in row:
        yield from sources((*path, "sources"), row["sources"], ("copies",))
    if row.get("id") not in LABELS[FIRST_SPARE:]:
        yield from others(path, row, SHARED)
        return
    yield from others(path, row, (*SHARED, *OWN))
    found = list(_drawing(path, row))
    yield from found
    if not found and type(row.get("copies")) is int:
        for problem in problems_of(own_kind(row)):
            yield Fault((*path, problem.field), problem.reason, **problem.values)


# -- kinds of an owner's own -------------------------------------------------------------


def _drawing(path: Path, row: Row) -> Iterator[Fault]:
    """A description that can be read; whether it can be printed is for check.py."""
    edges = row.get("edges")
    if edges is None:
        yield Fault((*path, "edges"), "missing")
    elif not isinstance(edges, str) or not EDGES.fullmatch(edges):
        yield Fault((*path, "edges"), "value", value=shown(edges), allowed='"CRFR" (C, R, F)')
    for field, (most, form) in SIDE_LISTS.items():
        yield from _texts((*path, field), row.get(field, []), most, form)
    if "farms" in row:
        yield from _texts((*path, "farms"), row["farms"], len(HALVES), FARM)
        yield from _cities_of_farms(path, row)
    if "cloister" in row:
        yield from one((*path, "cloister"), row["cloister"], (False, True))
    if "mark" in row:
        yield from one((*path, "mark"), row["mark"], tuple(SET_OF_MARK))


def _texts(path: Path, found: object, most: int, form: re.Pattern[str]) -> Iterator[Fault]:
    """A list of such texts, none of which names a thing twice."""
    allowed = EXAMPLES[str(path[-1])]
    if not isinstance(found, list):
        yield Fault(path, "value", value=shown(found), allowed=f"[{allowed}]")
        return
    if len(found) > most:
        yield Fault(path, "count", found=len(found), least=0, most=most)
        return
    for number, text in enumerate(found):
        good = isinstance(text, str) and form.fullmatch(text)
        if not good or _twice(text.partition(">")[0]):
            yield Fault((*path, number), "value", value=shown(text), allowed=allowed)


def _twice(text: str) -> bool:
    return len(set(text)) < len(text)


def _cities_of_farms(path: Path, row: Row) -> Iterator[Fault]:
    """What a farm touches is a city of the tile."""
    lists = [row.get("farms"), row.get("cities", [])]
    if not all(isinstance(each, list) for each in lists):
        return
    cities = [in_order(text.rstrip("+")) for text in lists[1] if isinstance(text, str)
              and set(text) <= set("NESW+")]  # fmt: skip
    for number, text in enumerate(lists[0]):
        if not isinstance(text, str) or not FARM.fullmatch(text):
            continue
        for city in filter(None, text.partition(">")[2].split(",")):
            if in_order(city) not in cities:
                allowed = choice(cities) if cities else "-"
                yield Fault((*path, "farms", number), "value", value=shown(city), allowed=allowed)


# -- as a whole --------------------------------------------------------------------------


def _whole(rows: list[Row]) -> Iterator[Fault]:
    """Just one start tile, of the base game; enough tiles in every set and not too many in all; no
    two kinds that look the same. [CAR-01]"""
    kinds = [_kind(row) for row in rows]
    starts = [number for number, row in enumerate(rows) if row.get("start")]
    if len(starts) != 1:
        yield Fault((PART,), "times", value="start = true", found=len(starts), wanted=1)
    for number in starts:
        if kinds[number].table != BASE_SET or not rows[number]["copies"]:
            yield Fault((PART, number, "start"), "start")
    for table, (name, least) in zip(TABLES, LEAST_TILES.items(), strict=True):
        found = _number(rows, kinds, (table,))
        if found < least:
            yield Fault((PART,), "lacking", value=shown(name), found=found, wanted=least)
    found = _number(rows, kinds, TABLES)
    if found > MOST_TILES:
        yield Fault((PART,), "most", found=found, most=MOST_TILES)
    numbers = sorted(range(len(rows)), key=lambda number: LABELS.index(rows[number]["id"]))
    for place, other in alike([kinds[number] for number in numbers]):
        yield Fault((PART, numbers[place], "edges"), "alike", value=shown(other))


def _kind(row: Row) -> Kind:
    number = LABELS.index(row["id"])
    return own_kind(row) if number >= FIRST_SPARE else OURS[number]


def _number(rows: list[Row], kinds: list[Kind], tables: Sequence[str]) -> int:
    return sum(row["copies"] for row, kind in zip(rows, kinds, strict=True) if kind.table in tables)
