"""What is in the box, for programs: tiles with their segments, and the spots of a tile."""

from __future__ import annotations

from aquelarre.games.carcassonne.box.kinds import KINDS
from aquelarre.games.carcassonne.box.tiles import (
    FEATURES,
    HALVES,
    ROTATIONS,
    SEGMENTS,
    SIDES,
    SPOTS,
    Kind,
    Segment,
)
from aquelarre.kernel import Piece, Pieces


def pieces() -> Pieces:
    """Tiles as the tables have them, not turned; how a segment gets its spot: docs/LABELS.md."""
    return {
        "tile": [_tile(kind) for kind in KINDS],
        "spot": [{"label": spot, "feature": spot.partition("-")[0]} for spot in SPOTS],
        "feature": [{"label": feature} for feature in FEATURES],
    }


def _tile(kind: Kind) -> Piece:
    """`edges` are N, E, S and W: Field, Road or City."""
    return {
        "label": kind.label,
        "set": kind.table.removesuffix(".toml"),
        "copies": kind.copies,
        "start": kind.start,
        "mark": kind.mark,
        "edges": kind.edges,
        "segments": [_segment(segment) for segment in kind.segments],
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
