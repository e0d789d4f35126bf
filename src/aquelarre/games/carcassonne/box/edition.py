"""A box: which kinds of tiles there are and how many of each, as unchangeable facts for the rules.

Ours is the printed one. An edition may have another mix, another start tile, and kinds of its own
under the spare ids, drawn from a description. Whether data is sound is the business of sheet.py.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from aquelarre.games.carcassonne.box.farms import farms_between
from aquelarre.games.carcassonne.box.kinds import (
    FACES,
    FIRST_ALIKE,
    FIRST_SPARE,
    FITS,
    KINDS,
    LABELS,
    START_KIND,
    TABLES,
    Fits,
    first_alike,
    fits_of,
)
from aquelarre.games.carcassonne.box.tiles import ROTATIONS, SIDES, Face, Kind

Row = dict[str, Any]
BASE_SET, MAGE_SET, CIRCLE_SET = TABLES
KNOWN = 8  # boxes of owners that are kept ready in another process
MAGE_MARK = "mage"
CIRCLE_MARKS = ("road", "farm", "city")
SET_OF_MARK = {"": BASE_SET, MAGE_MARK: MAGE_SET, **dict.fromkeys(CIRCLE_MARKS, CIRCLE_SET)}


class Box:
    """All kinds by their numbers. Nothing in it is ever altered: all states and clones share it."""

    __slots__ = (
        "copies",
        "distinct",
        "faces",
        "first_alike",
        "fits",
        "kinds",
        "magic",
        "own",
        "spelling",
        "start",
        "written",
    )

    def __init__(
        self, kinds: Sequence[Kind], copies: Sequence[int], start: int, written: str = ""
    ) -> None:
        """`kinds` from the first spare id on may differ from ours; `written` are its rows."""
        numbers = range(len(kinds))
        faces = list(FACES)
        fits = list(FITS)
        firsts = list(FIRST_ALIKE)
        for k in numbers[FIRST_SPARE:]:
            if kinds[k] is not KINDS[k]:
                turned = [Face(kinds[k], k, rotation) for rotation in range(ROTATIONS)]
                faces[k * ROTATIONS : (k + 1) * ROTATIONS] = turned
                fits[k] = fits_of(turned)
                firsts[k] = first_alike(kinds[k])
        self.kinds: tuple[Kind, ...] = tuple(kinds)
        self.copies: tuple[int, ...] = tuple(copies)  # in all sets
        self.start: int = start  # the kind of the start tile
        self.faces: tuple[Face, ...] = tuple(faces)
        self.fits: tuple[Fits, ...] = tuple(fits)
        self.first_alike: tuple[tuple[int, ...], ...] = tuple(firsts)
        self.distinct: tuple[tuple[int, ...], ...] = tuple(  # rotations that look different
            [tuple(dict.fromkeys(each)) for each in firsts]
        )
        self.magic: tuple[bool, ...] = tuple([kind.table == MAGE_SET for kind in kinds])
        self.own: tuple[int, ...] = tuple(  # the kinds that are not ours
            [k for k in numbers[FIRST_SPARE:] if kinds[k] is not KINDS[k]]
        )
        looks = [f"{kinds[k].label} {kinds[k].look(0)}" for k in self.own]
        self.spelling: str = f"{self.copies} {self.start} {looks}"  # stands for all of it
        self.written = written

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes go its rows alone, and of ours nothing."""
        return box_again, (self.written,)

    def of(self, sets: Sequence[str]) -> list[int]:
        """How many tiles of each kind there are in these sets."""
        return [
            number if kind.table in sets else 0
            for kind, number in zip(self.kinds, self.copies, strict=True)
        ]

    def circles(self) -> list[int]:
        """The kinds with crop circles that are there."""
        return [k for k, number in enumerate(self.of((CIRCLE_SET,))) if number]


OURS = Box(KINDS, [kind.copies for kind in KINDS], START_KIND)


def box_of(rows: Sequence[Row]) -> Box:
    """From rows that nothing is to be said against."""
    kinds, copies, start = list(KINDS), [0] * len(KINDS), START_KIND
    for row in rows:
        number = LABELS.index(row["id"])
        copies[number] = row["copies"]
        if row.get("start"):
            start = number
        if number >= FIRST_SPARE:
            kinds[number] = own_kind(row)
    return Box(kinds, copies, start, repr(list(rows)))


@lru_cache(maxsize=KNOWN)
def box_again(written: str) -> Box:
    """In another process; the same box whenever it comes again."""
    return box_of(literal_eval(written)) if written else OURS


def own_kind(row: Row) -> Kind:
    """A kind of an owner's own: fields that are not described lie where cities and roads leave
    them. [CAR-12]"""
    mark = row.get("mark", "")
    cities = [in_order(text) for text in row.get("cities", [])]
    roads = [in_order(text) for text in row.get("roads", [])]
    farms = row.get("farms")
    if farms is None:
        joined = [[SIDES.index(side) for side in text.rstrip("+")] for text in (*cities, *roads)]
        centre = bool(row.get("cloister")) or mark in CIRCLE_MARKS
        farms = farms_between(row["edges"], joined[: len(cities)], joined[len(cities) :], centre)
    drawn = {
        "label": row["id"],
        "copies": row["copies"],
        "edges": row["edges"],
        "cities": cities,
        "roads": roads,
        "farms": [_farm(text) for text in farms],
        "cloister": row.get("cloister", False),
        "mark": mark if mark in CIRCLE_MARKS else "",
    }
    return Kind(drawn, SET_OF_MARK[mark])


def in_order(text: str) -> str:
    """The sides of a city or road as the tables write them, clockwise from N; then its pennants."""
    sides = text.rstrip("+")
    return "".join(sorted(sides, key=SIDES.index)) + text[len(sides) :]


def _farm(text: str) -> str:
    halves, _, touched = text.partition(">")
    cities = [in_order(city) for city in touched.split(",") if city]
    return "".join(sorted(halves)) + (">" + ",".join(cities) if cities else "")
