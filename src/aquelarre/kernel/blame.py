"""Blame: the line of a game's own code that a mistake came from, for whoever wrote it."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from aquelarre.kernel import plugins
from aquelarre.kernel.game import Game


def line_of(game: Game[Any], problem: BaseException) -> str:
    """The innermost line of the game's package on the way to the mistake, as `ferry/rules.py, line
    12`; "" if the game had no part in it."""
    own = package(game)
    for frame, line in reversed(list(traceback.walk_tb(problem.__traceback__))):
        module = str(frame.f_globals.get("__name__", "")).split(".")
        if module[: len(own)] == own:
            path = Path(frame.f_code.co_filename)
            below = len(module) - len(own) + (path.stem == "__init__")
            return f"{'/'.join(path.parts[-below - 1 :])}, line {line}"
    return ""


def told(game: Game[Any], problem: BaseException) -> str:
    """A mistake in one line, with the line of the game that led to it; where there is none, with
    the line that made it."""
    place = line_of(game, problem)
    said = " ".join(f"{type(problem).__name__}: {problem}".split())
    return f"{said} ({place})" if place else plugins.told(problem)


def package(game: Game[Any]) -> list[str]:
    """The names that lead to the game's package: `ferry`, or `aquelarre.games.walpurgisnacht`."""
    names = type(game).__module__.split(".")
    return names[:3] if names[:2] == ["aquelarre", "games"] else names[:1]
