"""A check of the tile tables: what is wrong with them, in sentences. Tests and tools run it."""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import (
    CITY,
    FARM,
    ROAD,
    ROTATIONS,
    SEGMENTS,
    SIDES,
    Kind,
)

ROUND = [point for side in range(4) for point in (f"h{2 * side}", f"s{side}", f"h{2 * side + 1}")]


def problems(kinds: list[Kind]) -> list[str]:
    """Everything that cannot be on a printed tile, or that makes two kinds the same."""
    found = [f"{kind.label}: {what}" for kind in kinds for what in _problems_of(kind)]
    looks: dict[str, str] = {}
    for kind in kinds:
        look = min(kind.look(rotation) for rotation in range(ROTATIONS))
        if look in looks:
            found.append(f"{kind.label}: looks like {looks[look]}")
        looks[look] = kind.label
    return found


def _all(kind: Kind, feature: int) -> list[int]:
    return [k for k, found in enumerate(kind.features) if found == feature]


def _problems_of(kind: Kind) -> list[str]:
    if len(kind.segments) > SEGMENTS:
        return [f"has more than {SEGMENTS} segments"]
    return [*_sides(kind), *_farms(kind), *_crossings(kind)]


def _sides(kind: Kind) -> list[str]:
    """On each side lies what the edges say, in one segment."""
    found = []
    for side, name in enumerate(SIDES):
        here = [seg.feature for seg in kind.segments if side in seg.sides]
        wanted = {"C": [CITY], "R": [ROAD], "F": []}[kind.edges[side]]
        if here != wanted:
            found.append(f"side {name} is {kind.edges[side]} but has the segments {here}")
        halves = [_farms_at(kind, 2 * side + half) for half in (0, 1)]
        if any(len(farms) != (kind.edges[side] != "C") for farms in halves):
            found.append(f"the half edges of side {name} belong to the farms {halves}")
        elif kind.edges[side] == "F" and halves[0] != halves[1]:
            found.append(f"the field on side {name} belongs to two farms")
        elif kind.edges[side] == "R" and _goes_through(kind, side) and halves[0] == halves[1]:
            found.append(f"the road on side {name} does not divide the farms")
    return found


def _farms_at(kind: Kind, half: int) -> list[int]:
    return [k for k, segment in enumerate(kind.segments) if half in segment.halves]


def _goes_through(kind: Kind, side: int) -> bool:
    return any(
        seg.feature == ROAD and side in seg.sides and len(seg.sides) > 1 for seg in kind.segments
    )


def _farms(kind: Kind) -> list[str]:
    """A farm touches at least the cities at the corners of its half edges."""
    found = []
    cities = _all(kind, CITY)
    for k in _all(kind, FARM):
        farm = kind.segments[k]
        for half in farm.halves:
            corner = (half // 2 + (1 if half % 2 else -1)) % 4  # the side round the corner
            city = kind.segment_at_side(corner)
            if city in cities and not farm.touches >> city & 1:
                found.append(f"the farm at half edge {half} does not touch the city beside it")
    return found


def _crossings(kind: Kind) -> list[str]:
    """No two segments cross: going round the tile, one lies between two points of the other."""
    found = []
    points = [
        [ROUND.index(f"s{side}") for side in segment.sides]
        + [ROUND.index(f"h{half}") for half in segment.halves]
        for segment in kind.segments
    ]
    for one in range(len(points)):
        for other in range(one):
            gaps = (
                {
                    sum(point < mine for mine in sorted(points[one])) % len(points[one])
                    for point in points[other]
                }
                if points[one] and points[other]
                else set()
            )
            if len(gaps) > 1:
                found.append(f"segments {other} and {one} cross")
    return found
