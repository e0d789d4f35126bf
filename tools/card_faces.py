"""What the browser must know of Walpurgisnacht's cards, taken from the game's own cards.toml.

    python tools/card_faces.py

writes ui/cards.json: for each card its kind, its wisp, its role icon and its cat's eye. A test
of the game fails while that file does not say what cards.toml says.
"""

from __future__ import annotations

import json
from pathlib import Path

from aquelarre.games.walpurgisnacht.box.cards import DATA

FILE = Path(__file__).parents[1] / "src/aquelarre/games/walpurgisnacht/ui/cards.json"
SHOWN = ("kind", "wisp", "role", "eye")


def faces() -> str:
    """The text of the file: one line for each card."""
    lines = [
        f"  {json.dumps(card['id'])}: {json.dumps({name: card[name] for name in SHOWN})}"
        for card in DATA
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(faces(), encoding="utf-8")
