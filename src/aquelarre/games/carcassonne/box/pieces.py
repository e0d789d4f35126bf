"""What is in the box, for programs: tiles with their segments, and the spots of a tile."""

from __future__ import annotations

from aquelarre.games.carcassonne.box.edition import Box
from aquelarre.games.carcassonne.box.tiles import (
    FEATURES,
    HALVES,
    ROTATIONS,
    SEGMENTS,
    SIDES,
    SPOTS,
    Segment,
)
from aquelarre.kernel import Piece, Pieces


def pieces(box: Box) -> Pieces:
    """Tiles as the tables have them, not turned; how a segment gets its spot: docs/LABELS.md."""
    return {
        "tile": [_tile(box, number) for number in range(len(box.kinds))],
        "spot": [{"label": spot, "feature": spot.partition("-")[0]} for spot in SPOTS],
        "feature": [{"label": feature} for feature in FEATURES],
    }


def _tile(box: Box, number: int) -> Piece:
    """`edges` are N, E, S and W: Field, Road or City. A spare id that is not in the box is a meadow
    of which there is none; an owner's own kind says so."""
    kind = box.kinds[number]
    return {
        "label": kind.label,
        "set": kind.table.removesuffix(".toml"),
        "copies": box.copies[number],
        "start": number == box.start,
        "mark": kind.mark,
        "edges": kind.edges,
        "segments": [_segment(segment) for segment in kind.segments],
        **({"own": True} if number in box.own else {}),
    }


def _segment(segment: Segment) -> Piece:
    """Where it lies on the tile, in each rotation; a farm has half edges instead of sides, and
    `touches` cities by their places in the list of segments."""
    return {
        "feature": FEATURES[segment.feature],
        "spots": [SPOTS[segment.spot(rotation)] for rotation in range(ROTATIONS)],
        "sides": [SIDES[side] for side in segment.sides],
        "halves": [HALVES[half] for half in segment.halves],
        "pennants": segment.pennants,
        "touches": [k for k in range(SEGMENTS) if segment.touches >> k & 1],
    }
