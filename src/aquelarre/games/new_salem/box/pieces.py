"""What is in the box, for programs: buildings, characters and events."""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import BUILDING_DATA, CHARACTER_DATA, EVENT_DATA, TYPES
from aquelarre.kernel import Pieces, labelled


def pieces() -> Pieces:
    """A copy of a building or an event takes part with as many players as its number says, or
    more. [SAL-01 … SAL-03]"""
    return {
        "card": labelled(BUILDING_DATA),
        "character": labelled(CHARACTER_DATA),
        "event": labelled(EVENT_DATA),
        "type": [{"label": name} for name in TYPES],
    }
