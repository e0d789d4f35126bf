"""Writing a game's snapshots: what is new is appended, what was published stays."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aquelarre.kernel import Game
from aquelarre.laws import locale, vocabulary


def update_snapshots(
    game: Game[Any], home: Traversable | None = None, *, afresh: bool = False
) -> list[Path]:
    """Append to both snapshots; `afresh` forgets what was published (before a first release)."""
    return [
        vocabulary.update(game, home, afresh=afresh),
        locale.update(game, home, afresh=afresh),
    ]
