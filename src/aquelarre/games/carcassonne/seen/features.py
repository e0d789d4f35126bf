"""The features of a landscape, for programs: rebuilt from what everybody sees.

A view has only the features on which followers stand: that is what pages need. Here is each road,
city, farm and cloister that there is.
"""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.games.carcassonne.box.edition import Box
from aquelarre.games.carcassonne.box.kinds import LABELS
from aquelarre.games.carcassonne.box.places import STEPS, place_label, place_of
from aquelarre.games.carcassonne.box.tiles import (
    CLOISTER,
    FARM,
    FEATURES,
    ROTATIONS,
    SEGMENTS,
    SIDES,
    SPOTS,
)
from aquelarre.games.carcassonne.rules.expansion import Expansion
from aquelarre.games.carcassonne.rules.landscape import (
    bits,
    count,
    feature_of,
    kind_of,
    lay,
    place_and_spot,
    put_follower,
    segment_at,
)
from aquelarre.games.carcassonne.rules.scoring import worth
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.kernel import Bag, Piece, View


def features(
    view: View, expansions: Sequence[Expansion], figures: Sequence[str], box: Box
) -> list[Piece]:
    """All features, the oldest first: `feature`, `complete`, the `places` of its tiles, its
    `segments` (place and spot), `open` edges where it goes on (place and side; of a cloister the
    number of neighbours that are missing), `pennants`, `followers` of each seat, neutral `figures`,
    and the `points` that it would score now."""
    s = _landscape(view, expansions, box)
    found = [
        tile * SEGMENTS + k
        for tile, face in enumerate(s.faces)
        for k in range(len(s.box.faces[face].kind.segments))
    ]
    return [_feature(s, feature, figures) for feature in found if feature_of(s, feature) == feature]


def _landscape(view: View, expansions: Sequence[Expansion], box: Box) -> Land:
    """The landscape of a view with the followers on it, tile by tile."""
    settings = {name: int(view[name]) for name in ("small_city", "farmers")}
    s = Land(len(view["players"]), settings, Bag([0] * len(LABELS)), (), tuple(expansions), box)
    for tile in view["tiles"]:
        lay(s, _place(tile["place"]), LABELS.index(tile["tile"]) * ROTATIONS + tile["rotation"])
    for each in view["followers"]:
        for _ in range(each["count"]):
            put_follower(s, each["seat"], _segment(s, each))
    s.figures = [_segment(s, at) if at is not None else NOTHING for at in view["figures"]]
    return s


def _place(label: str) -> int:
    place = place_of(label)
    if place is None:
        raise ValueError(f"{label!r} is no place")
    return place


def _segment(s: Land, where: Piece) -> SegmentId:
    return segment_at(s, _place(where["place"]), SPOTS.index(where["spot"]))


def _feature(s: Land, feature: SegmentId, figures: Sequence[str]) -> Piece:
    kind = kind_of(s, feature)
    crowd = s.followers[feature]
    segments = [place_and_spot(s, segment) for segment in bits(s.parts[feature])]
    return {
        "feature": FEATURES[kind],
        "complete": kind != FARM and not s.ends[feature],
        "places": [place_label(s.places[tile]) for tile in bits(s.tiles[feature])],
        "segments": [
            {"place": place_label(place), "spot": SPOTS[spot]} for place, spot in segments
        ],
        "open": s.ends[feature] if kind == CLOISTER else _open_edges(s, feature),
        "pennants": s.pennants[feature],
        "followers": [count(crowd, seat) for seat in range(s.n)],
        "figures": [
            figures[number]
            for number, at in enumerate(s.figures)
            if at != NOTHING and feature_of(s, at) == feature
        ],
        "points": sum(worth(s, feature, kind)),
    }


def _open_edges(s: Land, feature: SegmentId) -> list[Piece]:
    """The edges at which no tile lies yet."""
    found: list[Piece] = []
    for segment in bits(s.parts[feature]):
        tile, k = divmod(segment, SEGMENTS)
        place = s.places[tile]
        for side, port in enumerate(s.box.faces[s.faces[tile]].ports):
            if k in port and place + STEPS[side] not in s.tile_at:
                found.append({"place": place_label(place), "side": SIDES[side]})
    return found
