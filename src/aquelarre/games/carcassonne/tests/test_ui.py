"""What the browser's board is given: the tile tables in a form that it can read."""

from __future__ import annotations

import json

import pytest

import tile_shapes
from aquelarre.games.carcassonne.box.kinds import OURS


@pytest.mark.rule("CAR-01")
def test_the_browser_has_the_tiles_of_the_tables() -> None:
    """If this fails: `python tools/tile_shapes.py`."""
    assert tile_shapes.FILE.read_text("utf-8") == tile_shapes.shapes()


def test_every_segment_of_every_kind_is_there() -> None:
    shapes = json.loads(tile_shapes.shapes())
    assert list(shapes) == [kind.label for kind in OURS]
    for kind in OURS:
        shape = shapes[kind.label]
        assert shape["edges"] == kind.edges
        assert len(shape["segments"]) == len(kind.segments)
        assert shape.get("mark", "") == kind.mark
        for segment, drawn in zip(kind.segments, shape["segments"], strict=True):
            assert tuple(drawn.get("sides", ())) == segment.sides
            assert tuple(drawn.get("halves", ())) == segment.halves
            assert drawn.get("pennants", 0) == segment.pennants
            assert sum(1 << city for city in drawn.get("touches", ())) == segment.touches
