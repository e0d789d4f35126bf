"""Extras: pages in plain lines that a game may have and need not.

A game that offers one has a function of that name in its `lines.py`, which takes `say`:
`components` lists what is in the box, `before` is what players are told before a first game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from aquelarre.kernel import Game, Say

Page = Callable[[Say], list[str]]


def lines_of(game: Game[Any], name: str) -> Page | None:
    """The page of this name, if the game has it."""
    home = type(game).__module__.rpartition(".")[0]
    if not home or find_spec(f"{home}.lines") is None:
        return None
    page: Page | None = getattr(import_module(f"{home}.lines"), name, None)
    return page
