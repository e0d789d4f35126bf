"""Tiles: kinds as the tables describe them, and faces: a kind in one of its four rotations.

A segment is a part of one feature on one tile: a piece of city, of road or of farm, or the
cloister. The segments of a kind are numbered cities first, then roads, farms and the cloister;
rotating a tile does not change the numbers.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

CITY, ROAD, FARM, CLOISTER = range(4)  # the kinds of features
FEATURES = ("city", "road", "farm", "cloister")

SIDES = "NESW"
HALVES = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")  # of the four edges, clockwise
ROTATIONS = 4  # quarter turns clockwise
SEGMENTS = 8  # no tile has more
NO_SEGMENT = -1
EMPTY_NEIGHBOURS = 8  # of a cloister that nothing lies around

# What lies on a side, as two bits; nothing is known of a side where no tile lies yet.
OPEN, FIELD_EDGE, ROAD_EDGE, CITY_EDGE = range(4)
EDGE = {"F": FIELD_EDGE, "R": ROAD_EDGE, "C": CITY_EDGE}
Pattern = int  # the edges of four sides, two bits each, N lowest

# Where on a tile a segment lies, as it lies on the table: a city or road by the first of its
# sides clockwise from N, a farm by the first of its half edges, or the cloister in the middle.
SPOTS = (
    *(f"city-{side}" for side in SIDES),
    *(f"road-{side}" for side in SIDES),
    *(f"farm-{half}" for half in HALVES),
    "cloister",
)
FIRST_ROAD_SPOT, FIRST_FARM_SPOT, CLOISTER_SPOT = 4, 8, 16
Spot = int


class Segment:
    """A piece of a feature on a kind of tile, in the orientation of the tables."""

    __slots__ = ("feature", "halves", "pennants", "sides", "touches")

    def __init__(self, feature: int) -> None:
        self.feature = feature
        self.sides: tuple[int, ...] = ()  # of a city or road, as places in SIDES
        self.halves: tuple[int, ...] = ()  # of a farm
        self.pennants = 0
        self.touches = 0  # a farm: the city segments of the tile it touches, one bit each

    def spot(self, rotation: int) -> Spot:
        """Where the segment lies when the tile is turned."""
        if self.feature == CLOISTER:
            return CLOISTER_SPOT
        if self.feature == FARM:
            return FIRST_FARM_SPOT + min((half + 2 * rotation) % 8 for half in self.halves)
        side = min((side + rotation) % 4 for side in self.sides)
        return side if self.feature == CITY else FIRST_ROAD_SPOT + side

    def look(self, rotation: int) -> str:
        """What the segment looks like when the tile is turned."""
        sides = sorted((side + rotation) % 4 for side in self.sides)
        halves = sorted((half + 2 * rotation) % 8 for half in self.halves)
        return f"{FEATURES[self.feature]}{sides}{halves}{'+' * self.pennants}"


class Kind:
    """A kind of tile: which segments it has and what lies on its sides."""

    def __init__(self, row: dict[str, Any], table: str = "") -> None:
        self.label = str(row["label"])
        self.table = table  # the file it comes from
        self.copies = int(row.get("copies", 1))
        self.start = bool(row.get("start", False))
        self.mark = str(row.get("mark", ""))  # what an expansion has printed on it
        self.edges = str(row["edges"])
        self.segments = _segments(row)
        self.features = tuple(segment.feature for segment in self.segments)
        self.cloister = self.features.index(CLOISTER) if CLOISTER in self.features else NO_SEGMENT
        # One entry for each segment, filled up to SEGMENTS, ready to be laid into the landscape:
        self.ends = _filled([self._ends(segment) for segment in self.segments])
        self.pennants = _filled([segment.pennants for segment in self.segments])
        self.touches = _filled([segment.touches for segment in self.segments])
        self.closable = tuple(k for k, f in enumerate(self.features) if f in (CITY, ROAD))

    @staticmethod
    def _ends(segment: Segment) -> int:
        """How many sides of a city or road, or neighbours of a cloister, are still missing."""
        return EMPTY_NEIGHBOURS if segment.feature == CLOISTER else len(segment.sides)

    def look(self, rotation: int) -> str:
        """What a turned tile shows, whichever way its segments are numbered. Tiles of different
        tables differ by the marks printed on them."""
        cities = [segment.look(rotation) for segment in self.segments if segment.feature == CITY]
        shown = []
        for segment in self.segments:
            touched = sorted(city for k, city in enumerate(cities) if segment.touches >> k & 1)
            shown.append(f"{segment.look(rotation)}>{','.join(touched)}")
        return " ".join([self.table, self.mark, *sorted(shown)])

    def segment_at_side(self, side: int) -> int:
        """The city or road segment on a side of the tile as the tables have it."""
        for k, segment in enumerate(self.segments):
            if side in segment.sides:
                return k
        return NO_SEGMENT

    def segment_at_half(self, half: int) -> int:
        """The farm segment on a half edge of the tile as the tables have it."""
        for k, segment in enumerate(self.segments):
            if half in segment.halves:
                return k
        return NO_SEGMENT


class Face:
    """A kind of tile in one rotation: what its four sides on the table show."""

    __slots__ = (
        "by_spot",
        "edges",
        "faced",
        "kind",
        "kind_number",
        "pattern",
        "ports",
        "rotation",
        "spots",
    )

    def __init__(self, kind: Kind, number: int, rotation: int) -> None:
        self.kind = kind
        self.kind_number = number
        self.rotation = rotation
        self.edges = tuple(EDGE[kind.edges[(side - rotation) % 4]] for side in range(4))
        self.pattern: Pattern = sum(edge << 2 * side for side, edge in enumerate(self.edges))
        # The segments on each side, clockwise. Those of the tile beyond meet them in the
        # opposite order: `faced[side]` is what a neighbour sees whose own side that is.
        self.ports = tuple(self._port(side) for side in range(4))
        self.faced = tuple(self.ports[(side + 2) % 4][::-1] for side in range(4))
        self.spots = tuple(segment.spot(rotation) for segment in kind.segments)
        self.by_spot = tuple(sorted((spot, k) for k, spot in enumerate(self.spots)))

    def _port(self, side: int) -> tuple[int, ...]:
        was = (side - self.rotation) % 4
        first, second = (self.kind.segment_at_half(2 * was + half) for half in (0, 1))
        if self.edges[side] == FIELD_EDGE:
            return (first,)
        if self.edges[side] == CITY_EDGE:
            return (self.kind.segment_at_side(was),)
        return (first, self.kind.segment_at_side(was), second)

    def segment(self, spot: Spot) -> int:
        """The segment that lies there, NO_SEGMENT if none does."""
        return self.spots.index(spot) if spot in self.spots else NO_SEGMENT

    def reaching(self, spot: Spot) -> int:
        """The segment on that side, also where it is named after another of its sides."""
        if spot == CLOISTER_SPOT:
            return self.kind.cloister
        if spot >= FIRST_FARM_SPOT:
            return self.kind.segment_at_half((spot - FIRST_FARM_SPOT - 2 * self.rotation) % 8)
        k = self.kind.segment_at_side((spot - self.rotation) % 4)
        return k if k != NO_SEGMENT and self.kind.features[k] == feature_at(spot) else NO_SEGMENT


def feature_at(spot: Spot) -> int:
    """What a spot is a part of: a city, a road, a farm or the cloister."""
    if spot < FIRST_FARM_SPOT:
        return CITY if spot < FIRST_ROAD_SPOT else ROAD
    return FARM if spot < CLOISTER_SPOT else CLOISTER


def read(file: str) -> list[Kind]:
    """The kinds of tiles in one of the tables beside this module."""
    text = files(__name__.rpartition(".")[0]).joinpath(file).read_text("utf-8")
    return [Kind(row, file) for row in tomllib.loads(text)["tile"]]


def _segments(row: dict[str, Any]) -> tuple[Segment, ...]:
    cities = [str(text) for text in row.get("cities", [])]
    found = [_sided(CITY, text) for text in cities]
    found += [_sided(ROAD, text) for text in row.get("roads", [])]
    names = [text.rstrip("+") for text in cities]
    for text in row.get("farms", []):
        halves, _, touched = text.partition(">")
        farm = Segment(FARM)
        farm.halves = tuple(int(half) for half in halves)
        farm.touches = sum(1 << names.index(name) for name in touched.split(",") if name)
        found.append(farm)
    if row.get("cloister"):
        found.append(Segment(CLOISTER))
    return tuple(found)


def _sided(feature: int, text: str) -> Segment:
    segment = Segment(feature)
    segment.sides = tuple(SIDES.index(side) for side in text.rstrip("+"))
    segment.pennants = text.count("+")
    return segment


def _filled(values: list[int]) -> tuple[int, ...]:
    return tuple(values + [0] * (SEGMENTS - len(values)))
