"""What was counted in games among guides, for bots that look ahead.

`figures.toml` is made by `tools/salem_figures.py`: how guides choose (`offhand`), and how positions
of their games ended (`ahead`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def as_counted() -> dict[str, Any]:
    """The figures that come with the game."""
    text = files("aquelarre.games.new_salem.guide").joinpath("figures.toml").read_text("utf-8")
    return tomllib.loads(text)


FIGURES = as_counted()
