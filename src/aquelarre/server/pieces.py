"""Pieces: what is in the box of a game, as pages are sent it. Everybody may know."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from aquelarre.editions import edition_text, find
from aquelarre.kernel import Game
from aquelarre.server.responses import encode

MOST_KEPT = 16  # boxes; an edition has at most 65,536 characters


def pieces_of(game: Game[Any]) -> tuple[bytes, str]:
    """The facts about each thing as JSON (`Game.pieces`), and a tag that is theirs alone."""
    return _pieces(game.key, edition_text(game))


@lru_cache(MOST_KEPT)
def _pieces(key: str, edition: str) -> tuple[bytes, str]:
    found = encode(find(key, edition).pieces())
    return found, f'"{hashlib.sha256(found).hexdigest()[:32]}"'
