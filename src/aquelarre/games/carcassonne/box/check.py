"""What cannot be printed on a tile. Our tables pass this check, and so must the kinds of others."""

from __future__ import annotations

from collections.abc import Iterator

from aquelarre.games.carcassonne.box.tiles import (
    CITY,
    CLOISTER,
    FARM,
    ROAD,
    ROTATIONS,
    SEGMENTS,
    SIDES,
    Kind,
)

ROUND = [point for side in range(4) for point in (f"h{2 * side}", f"s{side}", f"h{2 * side + 1}")]
WANTED = {"C": [CITY], "R": [ROAD], "F": []}  # on a side, by its edge
FIELDS = ("cities", "roads", "farms", "cloister")  # of a row, by the kind of feature


class Problem:
    """One thing that is wrong: the field of the row, a reason (of `editions/faults.py`), values."""

    __slots__ = ("field", "reason", "values")

    def __init__(self, field: str, reason: str, **values: int | str) -> None:
        self.field = field
        self.reason = reason
        self.values = values

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.field}: {self.reason}({told})"


def problems_of(kind: Kind) -> list[Problem]:
    """Everything that cannot be on one printed tile."""
    if len(kind.segments) > SEGMENTS:
        return [Problem("edges", "parts", found=len(kind.segments), most=SEGMENTS)]
    return [*_sides(kind), *_farms(kind), *_crossings(kind), *_middle(kind)]


def alike(kinds: list[Kind]) -> list[tuple[int, str]]:
    """The kinds that look like an earlier one, which is named, turned or not."""
    looks: dict[str, str] = {}
    found: list[tuple[int, str]] = []
    for number, kind in enumerate(kinds):
        look = min(kind.look(rotation) for rotation in range(ROTATIONS))
        if look in looks:
            found.append((number, looks[look]))
        looks[look] = kind.label
    return found


def _sides(kind: Kind) -> Iterator[Problem]:
    """On each side lies what the edges say, in one segment."""
    for side, name in enumerate(SIDES):
        edge = kind.edges[side]
        here = [segment.feature for segment in kind.segments if side in segment.sides]
        if here != WANTED[edge]:
            yield Problem("edges", "side", value=name, edge=edge)
        halves = [_farms_at(kind, 2 * side + half) for half in (0, 1)]
        for half in (0, 1):
            if len(halves[half]) != (edge != "C"):
                wanted = int(edge != "C")
                found = len(halves[half])
                yield Problem("farms", "half", value=2 * side + half, found=found, wanted=wanted)
        if any(len(farms) != 1 for farms in halves):
            continue
        if edge == "F" and halves[0] != halves[1]:
            yield Problem("farms", "parted", value=name)
        elif edge == "R" and _goes_through(kind, side) and halves[0] == halves[1]:
            yield Problem("farms", "unparted", value=name)


def _farms_at(kind: Kind, half: int) -> list[int]:
    return [k for k, segment in enumerate(kind.segments) if half in segment.halves]


def _goes_through(kind: Kind, side: int) -> bool:
    return any(
        segment.feature == ROAD and side in segment.sides and len(segment.sides) > 1
        for segment in kind.segments
    )


def _farms(kind: Kind) -> Iterator[Problem]:
    """A farm touches at least the cities at the corners of its half edges."""
    for segment in kind.segments:
        for half in segment.halves:
            corner = (half // 2 + (1 if half % 2 else -1)) % 4  # the side round the corner
            city = kind.segment_at_side(corner)
            if kind.edges[corner] == "C" and city >= 0 and not segment.touches >> city & 1:
                yield Problem("farms", "untouched", value=half)


def _crossings(kind: Kind) -> Iterator[Problem]:
    """No two segments cross: going round the tile, one lies between two points of the other."""
    points = [
        [ROUND.index(f"s{side}") for side in segment.sides]
        + [ROUND.index(f"h{half}") for half in segment.halves]
        for segment in kind.segments
    ]
    for one in range(len(points)):
        for other in range(one):
            if not points[one] or not points[other]:
                continue
            gaps = {sum(point < mine for mine in points[one]) for point in points[other]}
            if len({gap % len(points[one]) for gap in gaps}) > 1:
                field = FIELDS[kind.features[one]]
                yield Problem(field, "cross", value=_named(kind, other), other=_named(kind, one))


def _named(kind: Kind, k: int) -> str:
    """A segment as the tables write it."""
    segment = kind.segments[k]
    if segment.feature == FARM:
        return "".join(map(str, segment.halves))
    return "".join(SIDES[side] for side in segment.sides)


def _middle(kind: Kind) -> Iterator[Problem]:
    """A cloister, or what a mark stands for, needs the middle for itself. [CAR-08, CAR-41]"""
    if CLOISTER not in kind.features and not kind.mark:
        return
    field = "mark" if kind.mark else "cloister"
    if CLOISTER in kind.features and kind.mark:
        yield Problem(field, "middle", value="cloister")
    for segment in kind.segments:
        if {0, 2} <= set(segment.sides) or {1, 3} <= set(segment.sides):
            yield Problem(field, "middle", value=_named(kind, kind.segments.index(segment)))
