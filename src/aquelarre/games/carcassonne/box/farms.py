"""Where the fields of a tile lie, if all that is told of it are its cities and roads.

Fields cover what is left. They are parted by roads that go through, by cities that join sides, by
the crossing in which several roads end, and by a road that ends at the gate of a city. [CAR-12]
"""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.games.carcassonne.box.tiles import SIDES

Sides = Sequence[int]  # of a city or a road, as places in SIDES
Wall = tuple[int, ...]  # what parts fields: points of the rim, 0 to 11 clockwise from the NNW half


def farms_between(
    edges: str, cities: Sequence[Sides], roads: Sequence[Sides], centre: bool
) -> list[str]:
    """The farms as the tables write them, `27>N`. A road that ends alone on its part of the tile
    leads to what is in the `centre` (a cloister, say), else to the gate of the first city
    there; several that end meet in a crossing."""
    walls = _walls(cities, roads, centre)
    found: dict[tuple[int, ...], list[int]] = {}
    for half in range(8):
        if edges[half // 2] != "C":
            found.setdefault(_area(_point_of(half), walls), []).append(half)
    return [_written(halves, cities, walls) for halves in found.values()]


def _walls(cities: Sequence[Sides], roads: Sequence[Sides], centre: bool) -> list[Wall]:
    through = [_points(sides) for sides in (*cities, *roads) if len(sides) > 1]
    ending: dict[tuple[int, ...], list[int]] = {}
    for sides in roads:
        if len(sides) == 1:
            point = _points(sides)[0]
            ending.setdefault(_area(point, through), []).append(point)
    walls = list(through)
    for points in ending.values():
        if len(points) > 1:
            walls.append(tuple(sorted(points)))
        elif not centre:
            walls += _gate(points[0], cities, through)
    return walls


def _gate(road: int, cities: Sequence[Sides], through: list[Wall]) -> list[Wall]:
    """A road and the city to whose gate it leads part the fields together."""
    for sides in cities:
        city = _points(sides)
        if _reaches(road, city, through):
            return [tuple(sorted((road, *city)))]
    return []


def _points(sides: Sides) -> Wall:
    return tuple(sorted(3 * side + 1 for side in sides))


def _point_of(half: int) -> int:
    return 3 * (half // 2) + 2 * (half % 2)


def _arc(point: int, wall: Wall) -> int:
    """Between which two of its points."""
    return sum(each < point for each in wall) % len(wall)


def _area(point: int, walls: list[Wall]) -> tuple[int, ...]:
    return tuple(_arc(point, wall) for wall in walls)


def _reaches(point: int, city: Wall, walls: list[Wall]) -> bool:
    """Does nothing lie between? A city is no wall before itself."""
    others = [wall for wall in walls if city[0] not in wall]
    return _area(point, others) == _area(city[0], others)


def _written(halves: list[int], cities: Sequence[Sides], walls: list[Wall]) -> str:
    touched = [
        "".join(SIDES[side] for side in sides)
        for sides in cities
        if _reaches(_point_of(halves[0]), _points(sides), walls)
    ]
    return "".join(map(str, halves)) + (">" + ",".join(touched) if touched else "")
