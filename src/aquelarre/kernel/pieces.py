"""Pieces: what is in the box, as plain data for programs (`Game.pieces`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any

Piece = dict[str, Any]  # its `label`, as in refs and `Game.thing`, and the facts about it
Pieces = dict[str, list[Piece]]  # by the kind of thing


def labelled(rows: Iterable[Mapping[str, Any]], name: str = "id") -> list[Piece]:
    """Rows of a table as pieces: the field of this name is the label. They are copies, so that
    nobody alters what the rules read."""
    return [
        {"label": row[name]} | {fact: deepcopy(row[fact]) for fact in row if fact != name}
        for row in rows
    ]
