"""What is in the box, for programs: the cards, and the slots of the mountain."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import DATA
from aquelarre.games.walpurgisnacht.box.mountain import (
    RINGS,
    SLOT_NAMES,
    SLOTS,
    neighbours,
    slots_in,
)
from aquelarre.kernel import Piece, Pieces, labelled


def pieces() -> Pieces:
    """Cards by their facts; slots by their ring, from the summit (0) down, and by the slots next to
    them on the side of the foot, which can block them. [WAL-01, WAL-04]"""
    return {"card": labelled(DATA), "slot": [_slot(slot) for slot in range(SLOTS)]}


def _slot(slot: int) -> Piece:
    name = SLOT_NAMES[slot]
    narrow, wide = (
        [SLOT_NAMES[other] for other in slots_in(neighbours(slot, foot))] for foot in (0, 1)
    )
    return {
        "label": name,
        "ring": RINGS.index(name[0]),
        "blocked_by": narrow,
        "blocked_by_wide_foot": wide,
    }
