"""The tile tables as the browser reads them: writes `games/carcassonne/ui/tiles.json`.

    python tools/tile_shapes.py            write the file
    python tools/tile_shapes.py --check    only say whether it is up to date

The tables stay the only source: run this after changing one of them. A test compares the two.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from aquelarre.games import carcassonne
from aquelarre.games.carcassonne.box.kinds import KINDS, MAGE_AND_WITCH
from aquelarre.games.carcassonne.box.tiles import CITY, FARM, FEATURES, ROAD, Kind, Segment

FILE = Path(str(carcassonne.__file__)).parent / "ui" / "tiles.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    wanted = shapes()
    current = FILE.read_text("utf-8") if FILE.exists() else ""
    if current == wanted:
        print(f"{FILE.name} is up to date")
    elif check:
        print(f"{FILE.name} is not what the tile tables say")
    else:
        FILE.write_text(wanted, "utf-8", newline="\n")
        print(f"{FILE.name} written: {len(KINDS)} kinds of tiles")
    return int(check and current != wanted)


def shapes() -> str:
    """The text of the file: one line for each kind of tile."""
    lines = [
        f"  {json.dumps(kind.label)}: {json.dumps(_shape(kind), separators=(',', ':'))}"
        for kind in KINDS
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _shape(kind: Kind) -> dict[str, Any]:
    """What lies on a kind of tile, its segments in the order of their numbers."""
    shape: dict[str, Any] = {
        "edges": kind.edges,
        "segments": [_segment(segment) for segment in kind.segments],
    }
    if kind.mark:
        shape["mark"] = kind.mark
    if kind in MAGE_AND_WITCH:
        shape["magic"] = True
    return shape


def _segment(segment: Segment) -> dict[str, Any]:
    shape: dict[str, Any] = {"feature": FEATURES[segment.feature]}
    if segment.feature in (CITY, ROAD):
        shape["sides"] = list(segment.sides)
    if segment.pennants:
        shape["pennants"] = segment.pennants
    if segment.feature == FARM:
        shape["halves"] = list(segment.halves)
        shape["touches"] = [k for k in range(8) if segment.touches >> k & 1]
    return shape


if __name__ == "__main__":
    sys.exit(main())
