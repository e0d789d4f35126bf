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

from aquelarre.games import carcassonne
from aquelarre.games.carcassonne.box.kinds import OURS
from aquelarre.games.carcassonne.box.shapes import shape

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
        print(f"{FILE.name} written: {len(OURS)} kinds of tiles")
    return int(check and current != wanted)


def shapes() -> str:
    """The text of the file: one line for each kind of tile."""
    lines = [
        f"  {json.dumps(kind.label)}: {json.dumps(shape(kind), separators=(',', ':'))}"
        for kind in OURS
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
