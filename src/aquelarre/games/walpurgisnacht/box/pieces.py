"""What is in the box, for programs: the cards, and the slots of the mountain."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import IDS, Card
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import (
    RINGS,
    SLOT_NAMES,
    SLOTS,
    neighbours,
    slots_in,
)
from aquelarre.kernel import Piece, Pieces

SOURCES = {"R": "rulebook", "D": "deduced", "F": "found", "X": "reconstructed"}
MARKS = tuple(SOURCES)  # the surest first


def pieces(edition: Edition) -> Pieces:
    """Cards by their facts; slots by their ring, from the summit (0) down, and by the slots next to
    them on the side of the foot, which can block them. [WAL-01, WAL-04]"""
    return {
        "card": [_card(edition, card) for card in range(len(IDS))],
        "slot": [_slot(slot) for slot in range(SLOTS)],
    }


def source(edition: Edition, card: Card, *facts: str) -> str:
    """Where we know some facts of a card from: as sure as the least sure of them. The card itself
    is its name and what it does."""
    marks = [edition.source(card, fact) for fact in facts or ("name", "kind")]
    return SOURCES[max(marks, key=MARKS.index)]


def _card(edition: Edition, card: Card) -> Piece:
    """`source`: of the card itself, `wisp_source` and so on: of its icons."""
    icons = {f"{fact}_source": source(edition, card, fact) for fact in ("wisp", "role", "eye")}
    own = {"source": source(edition, card)}
    return {"label": IDS[card], **edition.printed(card), **own, **icons}


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
