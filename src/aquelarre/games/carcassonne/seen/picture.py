"""Pictures of tiles and of the landscape, in characters that all have the same width.

A tile is seven characters wide and three high. A road comes in at the middle of a side, a city
through most of a side; the corners are left to walls and farms, so that neighbours who do not
belong together do not touch. Every picture is painted from the segments of its face.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from aquelarre.games.carcassonne.box.edition import MAGE_SET
from aquelarre.games.carcassonne.box.places import Place, place_at, place_label, xy
from aquelarre.games.carcassonne.box.tiles import (
    CITY,
    CLOISTER,
    FARM,
    FIRST_FARM_SPOT,
    NO_SEGMENT,
    ROAD,
    SIDES,
    Face,
)
from aquelarre.kernel.folding import WIDTH

WIDE, HIGH = 7, 3
KEPT = 400  # pictures: all of ours, and those of some boxes of others
Cell = tuple[int, int]  # a column and a row of a picture
Far = tuple[int, int, Cell]  # to be compared
Tokens = Mapping[int, Sequence[str]]  # what stands on the segments of a tile: "A2", "M"

INSIDE, PENNANT = "▒", "*"
FIELD, CORNER = " ", "."
CROSSING, CIRCLE, MAGE_MARK = "o", "@", "%"
CENTRE = (3, 1)
CORNERS = ((0, 0), (6, 0), (0, 2), (6, 2))
LAID_CORNERS = "┏┓┗┛"
FIT_CORNER = "+"
CLOISTER_CELLS = {(2, 1): "[", CENTRE: "+", (4, 1): "]"}
MAGE_MARK_CELLS = ((5, 2), (5, 0), (1, 2), (1, 0), *CORNERS)

# A city with its walls, by the sides that it joins. What is a dot here is not of the city.
CITIES = {
    "N": r" .\▒▒▒/.  .......  ....... ",
    "E": r" ....../  ....(▒▒  ......\ ",
    "S": r" .......  .......  ./▒▒▒\. ",
    "W": r" \......  ▒▒)....  /...... ",
    "NE": r" .\▒▒▒▒▒  ....\▒▒  ......\ ",
    "ES": r" ....../  ..../▒▒  ./▒▒▒▒▒ ",
    "SW": r" \......  ▒▒\....  ▒▒▒▒▒\. ",
    "NW": r" ▒▒▒▒▒/.  ▒▒/....  /...... ",
    "NS": r" .\▒▒▒/.  .)▒▒▒(.  ./▒▒▒\. ",
    "EW": r" \...../  ▒▒▒▒▒▒▒  /.....\ ",
    "NES": r" .\▒▒▒▒▒  ..)▒▒▒▒  ./▒▒▒▒▒ ",
    "ESW": r" \...../  ▒▒▒▒▒▒▒  ▒▒▒▒▒▒▒ ",
    "NSW": r" ▒▒▒▒▒/.  ▒▒▒▒(..  ▒▒▒▒▒\. ",
    "NEW": r" ▒▒▒▒▒▒▒  ▒▒▒▒▒▒▒  /.....\ ",
    "NESW": r" ▒▒▒▒▒▒▒  ▒▒▒▒▒▒▒  ▒▒▒▒▒▒▒ ",
}

# From each side of a tile the way to the centre, and where on it something stands.
WAYS: tuple[tuple[Cell, ...], ...] = (
    ((3, 0),),
    ((6, 1), (5, 1), (4, 1)),
    ((3, 2),),
    ((0, 1), (1, 1), (2, 1)),
)
STANDS: tuple[Cell, ...] = ((3, 0), (5, 1), (3, 2), (1, 1))
BEYOND: tuple[Cell, ...] = ((3, -1), (7, 1), (3, 3), (-1, 1))  # on the neighbour's tile
HALVES: tuple[Cell, ...] = ((1, 0), (5, 0), (6, 0), (6, 2), (5, 2), (1, 2), (0, 2), (0, 0))

# A piece of road by the directions in which it goes on.
STEPS: dict[Cell, str] = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}
LINES = {"NS": "│", "EW": "─", "EN": "└", "ES": "┌", "SW": "┐", "NW": "┘"}
STRAIGHT = ("│", "─")


class Picture:
    """The picture of a face, and which segment each character belongs to."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.signs: dict[Cell, str] = {(x, y): FIELD for y in range(HIGH) for x in range(WIDE)}
        self.owner: dict[Cell, int] = {}
        self.fixed: set[Cell] = set()  # where nothing may stand
        for corner in CORNERS:
            self.signs[corner] = CORNER
        for k in self._numbers(CITY):
            self._paint_city(k)
        self._paint_centre()
        ended = CENTRE in self.owner
        for k in self._numbers(ROAD):
            self._paint_road(k, ended)
        for k in self._numbers(FARM):
            self._spread_farm(k)
        if face.kind.table == MAGE_SET:
            free = (at for at in MAGE_MARK_CELLS if self._is_farm(at))
            self.signs[next(free, CENTRE)] = MAGE_MARK

    def _numbers(self, feature: int) -> list[int]:
        return [k for k, found in enumerate(self.face.kind.features) if found == feature]

    def _sides(self, k: int) -> list[int]:
        """The sides that a city or road joins, as it lies on the table."""
        segment = self.face.kind.segments[k]
        return sorted((side + self.face.rotation) % 4 for side in segment.sides)

    def _is_farm(self, at: Cell) -> bool:
        k = self.owner.get(at, NO_SEGMENT)
        return k != NO_SEGMENT and self.face.kind.features[k] == FARM

    # -- painting ------------------------------------------------------------------------

    def _paint_city(self, k: int) -> None:
        sides = self._sides(k)
        rows = CITIES["".join(SIDES[side] for side in sides)].split()
        for at in self.signs:
            sign = rows[at[1]][at[0]]
            if sign != ".":
                self.signs[at] = sign
                self.owner[at] = k
                if sign != INSIDE:
                    self.fixed.add(at)
        if self.face.kind.segments[k].pennants:
            at = STANDS[sides[-1]]
            self.signs[at] = PENNANT
            self.fixed.add(at)

    def _paint_centre(self) -> None:
        """A cloister, a crop circle, or a crossing: what ends the roads of the tile. [CAR-41]"""
        if self.face.kind.mark:
            self._stop(CENTRE, CIRCLE, NO_SEGMENT)
            return
        for k in self._numbers(CLOISTER):
            for at, sign in CLOISTER_CELLS.items():
                self._stop(at, sign, k)
            self.fixed.remove(CENTRE)
            return
        if any(len(self._sides(k)) == 1 and not self._gates(k) for k in self._numbers(ROAD)):
            self._stop(CENTRE, CROSSING, NO_SEGMENT)

    def _stop(self, at: Cell, sign: str, k: int) -> None:
        self.signs[at] = sign
        self.owner[at] = k
        self.fixed.add(at)

    def _gates(self, k: int) -> int:
        """The cities (one bit each) into which a road with one side may run: those that the
        farms on both sides of it touch."""
        segments = self.face.kind.segments
        side = segments[k].sides[0]
        beside = (self.face.kind.segment_at_half(2 * side + half) for half in (0, 1))
        left, right = (segments[farm].touches for farm in beside)
        return left & right

    def _paint_road(self, k: int, ended: bool) -> None:
        """From its side to the other one, or to what ends it in the middle of the tile. Past a
        crop circle, and to a city past a road through the centre, it cuts the corner."""
        first, *second = self._sides(k)
        if second:
            way = _way(first, second[0], cut=bool(self.face.kind.mark))
        elif ended:
            way = [*WAYS[first], CENTRE]
        else:
            second = self._sides((self._gates(k) & -self._gates(k)).bit_length() - 1)
            through = any(len(self._sides(road)) == 2 for road in self._numbers(ROAD))
            way = _way(first, second[0], cut=through)
        way = [BEYOND[first], *way, *(BEYOND[side] for side in second)]
        for before, at, after in zip(way, way[1:], way[2:], strict=False):
            if at in self.owner:
                break
            arms = sorted(STEPS[to[0] - at[0], to[1] - at[1]] for to in (before, after))
            self.signs[at] = LINES["".join(arms)]
            self.owner[at] = k

    def _spread_farm(self, k: int) -> None:
        """A farm covers what is left, from its half edges to roads, walls and circles."""
        halves = self.face.kind.segments[k].halves
        to_do = [HALVES[(half + 2 * self.face.rotation) % 8] for half in halves]
        while to_do:
            x, y = at = to_do.pop()
            if at in self.signs and at not in self.owner:
                self.owner[at] = k
                to_do += [(x + dx, y + dy) for dx, dy in STEPS]

    # -- what stands on it ---------------------------------------------------------------

    def stands(self, k: int) -> list[Cell]:
        """Where something on a segment is shown, the best place first: near the side or half edge
        that names its spot, not in the bend of a road, and in a corner only if need be."""
        spot, feature = self.face.spots[k], self.face.kind.features[k]
        best = CENTRE
        if feature == FARM:
            best = HALVES[spot - FIRST_FARM_SPOT]
        elif feature != CLOISTER:
            best = STANDS[spot % 4]
        own = [at for at, owner in self.owner.items() if owner == k and at not in self.fixed]

        def worse(at: Cell) -> tuple[bool, bool, Far]:
            bend = feature == ROAD and self.signs[at] not in STRAIGHT
            return bend, at in CORNERS or self.signs[at] == MAGE_MARK, _far(at, best)

        return sorted(own, key=worse)

    def _beside(self, k: int) -> list[Cell]:
        """Where to go when a segment is full, the best place first: on the walls of a city, then
        on a farm, where no figure ever stands, at last on anything else."""
        best = (self.stands(k) or [CENTRE])[0]
        walls = [at for at in self.fixed if self.owner[at] == k and self.signs[at] != PENNANT]
        others = [at for at, owner in self.owner.items() if owner != k and at not in self.fixed]

        def worse(at: Cell) -> tuple[bool, bool, Far]:
            return not self._is_farm(at), self.signs[at] == MAGE_MARK, _far(at, best)

        return sorted(walls, key=lambda at: _far(at, best)) + sorted(others, key=worse)

    def _room(self, k: int, text: str, taken: Collection[Cell]) -> dict[Cell, str]:
        """Cells side by side for what stands on a segment: all on it, or its number beside it.
        Where there is no room for a number, the sign stands alone."""
        own = [at for at in self.stands(k) if at not in taken]
        beside = [at for at in self._beside(k) if at not in taken]
        for rest in (own, own + beside):
            for x, y in own:
                cells = [(x + step, y) for step in range(len(text))]
                if all(at in rest for at in cells):
                    return dict(zip(cells, text, strict=True))
        return {(own + beside)[0]: text[0]}

    def rows(self, tokens: Tokens, laid: bool = False) -> list[str]:
        """The picture with what stands on it; the corners of the tile just laid are marked."""
        signs = dict(self.signs)
        if laid:
            signs |= dict(zip(CORNERS, LAID_CORNERS, strict=True))
        taken: set[Cell] = set()
        for k, texts in tokens.items():
            for text in texts:
                room = self._room(k, text, taken)
                signs |= room
                taken |= room.keys()
        return ["".join(signs[x, y] for x in range(WIDE)) for y in range(HIGH)]


def _far(at: Cell, best: Cell) -> Far:
    """How far a cell is from another: first of all in the same row."""
    return abs(at[1] - best[1]), abs(at[0] - best[0]), at


def _way(one: int, other: int, cut: bool) -> list[Cell]:
    """From side to side through the centre, or round the corner beside it."""
    if not cut:
        return [*WAYS[one], CENTRE, *reversed(WAYS[other])]
    if len(WAYS[one]) == 1:  # from above or below
        return _way(other, one, cut)[::-1]
    return [*WAYS[one], (WAYS[one][-1][0], WAYS[other][0][1]), *WAYS[other]]


@lru_cache(maxsize=KEPT)
def picture(face: Face) -> Picture:
    """The picture of a face."""
    return Picture(face)


class Band(NamedTuple):
    """Some columns of the map, no wider than a line may be."""

    columns: range
    lines: list[str]


def landscape(
    faces: Mapping[Place, Face],
    tokens: Mapping[Place, Tokens],
    fits: Collection[Place],
    laid: Place | None = None,
) -> list[Band]:
    """The whole map: x above and below, y on the left, and the places where the tile in hand
    fits. One that is too wide comes in bands, from west to east."""
    columns, rows = zip(*(xy(place) for place in (*faces, *fits)), strict=True)
    first, last = min(columns), max(columns) + 1
    margin = max(len(str(y)) for y in rows) + 1
    most = (WIDTH - margin - 1) // WIDE
    number = -((first - last) // most)
    cuts = [first + (last - first) * k // number for k in range(number + 1)]
    bands = []
    for start, end in pairwise(cuts):
        span = range(start, end)
        heads = " " * (margin + 1) + "".join(f"{x:^{WIDE}}" for x in span).rstrip()
        inside = [y for x, y in zip(columns, rows, strict=True) if x in span]
        lines = [heads]
        for y in range(min(inside), max(inside) + 1):
            places = [place_at(x, y) for x in span]
            pieces = [_piece(place, faces, tokens, fits, laid) for place in places]
            painted = [
                f"{head:>{margin}} {''.join(parts)}".rstrip()
                for head, parts in zip(("", str(y), ""), zip(*pieces, strict=True), strict=True)
            ]
            lines += [line for line in painted if line]
        bands.append(Band(span, [*lines, heads]))
    return bands


def _piece(
    place: Place,
    faces: Mapping[Place, Face],
    tokens: Mapping[Place, Tokens],
    fits: Collection[Place],
    laid: Place | None,
) -> list[str]:
    """What the map shows at a place: a tile, a place where the tile in hand fits, or nothing."""
    if place in faces:
        return picture(faces[place]).rows(tokens.get(place, {}), place == laid)
    if place in fits:
        edge = FIT_CORNER + " " * (WIDE - 2) + FIT_CORNER
        return [edge, f"{place_label(place):^{WIDE}}", edge]
    return [" " * WIDE] * HIGH
