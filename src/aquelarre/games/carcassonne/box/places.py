"""Places: the squares of an endless table, each one number.

The start tile lies on 0,0; x grows to the east and y to the south. No landscape of ours has
more than REACH tiles beside the start tile, so it never comes to the edge. [CAR-01]
"""

from __future__ import annotations

import re
from functools import cache

REACH = 99
SPAN = 2 * REACH + 1
PLACES = SPAN * SPAN

Place = int

START: Place = REACH * SPAN + REACH
STEPS = (-SPAN, 1, SPAN, -1)  # to the neighbour in the north, east, south and west
AROUND = frozenset((-SPAN - 1, -SPAN, -SPAN + 1, -1, 1, SPAN - 1, SPAN, SPAN + 1))


def place_at(x: int, y: int) -> Place:
    return START + y * SPAN + x


def xy(place: Place) -> tuple[int, int]:
    y, x = divmod(place, SPAN)
    return x - REACH, y - REACH


@cache
def place_label(place: Place) -> str:
    """`3,-2` is three to the east and two to the north of the start tile."""
    x, y = xy(place)
    return f"{x},{y}"


def place_of(label: str) -> Place | None:
    found = re.fullmatch(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", label, re.ASCII)
    return place_at(int(found[1]), int(found[2])) if found else None
