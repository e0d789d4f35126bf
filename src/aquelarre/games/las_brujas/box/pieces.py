"""What is in the box, for programs: every card, and the characters."""

from __future__ import annotations

from aquelarre.games.las_brujas.box import characters
from aquelarre.games.las_brujas.box.cards import FACE, FAMILY_OF, KINDS, LABELS
from aquelarre.kernel import Piece, Pieces, labelled


def pieces() -> Pieces:
    """Each card of its own, copies too; `kind` is what is printed on it. [BRU-01]"""
    cards = [_card(label, kind) for label, kind in zip(LABELS, FACE, strict=True)]
    return {"card": cards, "character": labelled(characters.DATA)}


def _card(label: str, kind: str) -> Piece:
    facts = {fact: value for fact, value in KINDS[kind].items() if fact not in ("id", "copies")}
    return {"label": label, "kind": kind, "family": FAMILY_OF[kind]} | facts
