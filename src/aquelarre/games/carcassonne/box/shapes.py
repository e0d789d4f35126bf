"""Kinds of tiles as a page draws them: what `ui/tiles.json` has of ours, and a view of others."""

from __future__ import annotations

from aquelarre.games.carcassonne.box.edition import MAGE_SET, Box
from aquelarre.games.carcassonne.box.tiles import (
    CITY,
    FARM,
    FEATURES,
    ROAD,
    SEGMENTS,
    Kind,
    Segment,
)
from aquelarre.kernel import Piece


def own_shapes(box: Box) -> dict[str, Piece]:
    """The kinds of an owner's own, by their ids."""
    return {box.kinds[k].label: shape(box.kinds[k]) for k in box.own}


def shape(kind: Kind) -> Piece:
    """What lies on a kind of tile, its segments in the order of their numbers."""
    found: Piece = {
        "edges": kind.edges,
        "segments": [_segment(segment) for segment in kind.segments],
    }
    if kind.mark:
        found["mark"] = kind.mark
    if kind.table == MAGE_SET:
        found["magic"] = True
    return found


def _segment(segment: Segment) -> Piece:
    found: Piece = {"feature": FEATURES[segment.feature]}
    if segment.feature in (CITY, ROAD):
        found["sides"] = list(segment.sides)
    if segment.pennants:
        found["pennants"] = segment.pennants
    if segment.feature == FARM:
        found["halves"] = list(segment.halves)
        found["touches"] = [k for k in range(SEGMENTS) if segment.touches >> k & 1]
    return found
