"""What the browser must know of Walpurgisnacht's cards, taken from the game's own brocken.toml.

    python tools/card_faces.py

writes ui/cards.json: for each card its kind, its wisp, its role icon and its cat's eye. A test
of the game fails while that file does not say what brocken.toml says.
"""

from __future__ import annotations

import json
from pathlib import Path

from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.games.walpurgisnacht.box.edition import OURS

FILE = Path(__file__).parents[1] / "src/aquelarre/games/walpurgisnacht/ui/cards.json"


def faces() -> str:
    """The text of the file: one line for each card."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(OURS.printed(card))}" for card, name in enumerate(IDS)
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(faces(), encoding="utf-8")
