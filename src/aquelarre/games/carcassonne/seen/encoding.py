"""A landscape as numbers, for programs that learn.

The map is a window of 25 × 25 places around the middle of the landscape; what lies beyond it is not
on the map.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from aquelarre.games.carcassonne.box.kinds import FIRST_SPARE, LABELS, SPARE
from aquelarre.games.carcassonne.box.tiles import FEATURES, SIDES, SPOTS
from aquelarre.games.carcassonne.verbs import MOST_SEATS
from aquelarre.kernel.encoding import (
    Each,
    Encoding,
    Flag,
    Number,
    Numbers,
    OneOf,
    Part,
    Players,
    SeatOf,
    Seen,
    Some,
)

EDGES = "CRF"
MARKS = ("mage", "road", "farm", "city")
EXPANSIONS = ("mage_and_witch", "crop_circles")
WINDOW = 25  # places, in each direction
LISTED = 20  # features with followers that are written down, the most valuable first
TILES, POINTS, COPIES = 86, 100, 9
OPEN, FITS, LAID = 0.25, 0.5, 1.0


class Map(Part):
    """The window: 1 where a tile lies, 0.5 where the tile in hand fits, 0.25 at other open
    places."""

    __slots__ = ()

    def __init__(self) -> None:
        what = "around the middle: 1 a tile, 0.5 where the drawn one fits, 0.25 another open place"
        super().__init__("map", WINDOW * WINDOW, what)

    def labels(self) -> list[str]:
        half = WINDOW // 2
        return [f"{x},{y}" for y in range(-half, half + 1) for x in range(-half, half + 1)]

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        laid = [_xy(tile["place"]) for tile in seen["tiles"]]
        west, north = _corner(laid)
        still_open, fits = map(_xy, seen["open"]), map(_xy, seen["fits"])
        for places, worth in ((still_open, OPEN), (fits, FITS), (laid, LAID)):
            for east, south in places:
                x, y = east - west, south - north
                if 0 <= x < WINDOW and 0 <= y < WINDOW:
                    out[at + y * WINDOW + x] = worth


@cache
def _xy(label: str) -> tuple[int, int]:
    """East and south of the start tile."""
    east, south = label.split(",")
    return int(east), int(south)


def _corner(laid: list[tuple[int, int]]) -> tuple[int, int]:
    """The north-western corner of the window."""
    if not laid:
        return -(WINDOW // 2), -(WINDOW // 2)
    xs, ys = [x for x, _ in laid], [y for _, y in laid]
    return (min(xs) + max(xs)) // 2 - WINDOW // 2, (min(ys) + max(ys)) // 2 - WINDOW // 2


def _features(view: Seen) -> list[Any]:
    """The features with followers, the most valuable first, with whose they are."""
    me = max(0, view["seat"])
    found = sorted(view["features"], key=lambda each: -each["points"])[:LISTED]
    return [{"own": each["followers"][me], **each} for each in found]


def _most_of_others(feature: Seen) -> int:
    """How many followers the strongest of the others has there."""
    crowd: list[int] = sorted(feature["followers"])
    return crowd[-1] if feature["own"] < crowd[-1] else crowd[-2]


OURS = LABELS[:FIRST_SPARE]
PARTS: list[Part] = [
    Flag("over", "is the game over?", lambda view: view["over"]),
    Flag("farmers", "are farms scored?", lambda view: view["farmers"]),
    Flag("small_city", "do small cities count less?", lambda view: view["small_city"]),
    Some("expansion", EXPANSIONS, "what is played with", lambda view: view["expansions"]),
    SeatOf("active", MOST_SEATS, "whose turn it is", lambda view: view["active"]),
    OneOf("drawn", OURS, "the tile in hand", lambda view: view["drawn"]),
    Number("left", TILES, "tiles in the bag", lambda view: view["left"]),
    Each(
        "bag",
        OURS,
        "the bag, by kind of tile",
        lambda view: [{"copies": view["bag"].get(label)} for label in OURS],
        [Number("copies", COPIES, "how many are left", lambda kind: kind["copies"])],
    ),
    Number("fits", 40, "places where the tile in hand fits", lambda view: len(view["fits"])),
    Some("spot", SPOTS, "where a follower may go now", lambda view: view["spots"]),
    Each(
        "figure",
        ("mage", "witch"),
        "the figures",
        lambda view: view["figures"],
        [Flag("out", "does it stand on a feature?", lambda at: True)],
    ),
    Players(
        MOST_SEATS,
        [
            Number("score", POINTS, "points", lambda player: player["score"]),
            Number("supply", 7, "followers at hand", lambda player: player["supply"]),
        ],
    ),
    Each(
        "feature",
        [str(number) for number in range(LISTED)],
        "the features with followers, the most valuable first",
        _features,
        [
            OneOf("kind", FEATURES, "what it is", lambda each: each["feature"]),
            Flag("complete", "is it complete?", lambda each: each["complete"]),
            Number("points", 20, "what it would score now", lambda each: each["points"]),
            Number("tiles", 10, "how many it covers", lambda each: len(each["places"])),
            Number("own", 3, "the reader's followers on it", lambda each: each["own"]),
            Number("other", 3, "those of the strongest other", _most_of_others),
        ],
    ),
    Map(),
]


def _own(view: Seen) -> list[Any]:
    """The kinds of an owner's own, with what is left of them; None for ids that stand for none."""
    kinds = view.get("kinds", {})
    return [_own_kind(view, label, kinds[label]) if label in kinds else None for label in SPARE]


def _own_kind(view: Seen, label: str, kind: Seen) -> Seen:
    segments = kind["segments"]
    return {
        "drawn": view["drawn"] == label,
        "copies": view["bag"].get(label),
        "edges": kind["edges"],
        "parts": [segment["feature"] for segment in segments],
        "pennants": sum(segment.get("pennants", 0) for segment in segments),
        "mark": "mage" if kind.get("magic") else kind.get("mark"),
    }


def _edge(side: int) -> OneOf:
    name = f"edge_{SIDES[side]}"
    return OneOf(name, EDGES, f"what lies on side {SIDES[side]}", lambda kind: kind["edges"][side])


ENCODING = Encoding(PARTS)
WITH_OWN_KINDS = Encoding(  # the same numbers, and after them what the kinds of an edition are
    [
        *PARTS,
        Each(
            "own_tile",
            SPARE,
            "the kinds of tiles that only this edition has",
            _own,
            [
                Flag("drawn", "is it in hand?", lambda kind: kind["drawn"]),
                Number("copies", COPIES, "how many are left", lambda kind: kind["copies"]),
                *(_edge(side) for side in range(len(SIDES))),
                Some("part", FEATURES, "its segments", lambda kind: kind["parts"], most=4),
                Number("pennants", 4, "its pennants", lambda kind: kind["pennants"]),
                OneOf("mark", MARKS, "what is printed on it", lambda kind: kind["mark"]),
            ],
        ),
    ]
)
