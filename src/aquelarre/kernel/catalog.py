"""Catalog: the games that are installed, found by looking, not by registering.

Every folder of `aquelarre.games` whose name does not start with `_` is a game; other packages
offer theirs under the entry point group `aquelarre.games`. Each module has one name: `GAME`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any

from aquelarre.kernel.errors import UnknownGame
from aquelarre.kernel.game import Game

HOME = "aquelarre.games"
KNOWN_EDITIONS = 32  # games with other boxes than ours that are kept ready


@cache
def _modules() -> dict[str, str]:
    """The module of each game by the game's name, sorted by name."""
    home = import_module(HOME)
    found = {
        module.name: f"{HOME}.{module.name}"
        for module in iter_modules(home.__path__)
        if module.ispkg and not module.name.startswith("_")
    }
    for entry in entry_points(group=HOME):
        found.setdefault(entry.name, entry.value)
    return dict(sorted(found.items()))


def names() -> list[str]:
    """The names of all games."""
    return list(_modules())


def find(name: str, edition: str = "") -> Game[Any]:
    """The game of this name, with our box or with the edition of this text.

    `_template` can be had, too, though it is not listed."""
    module = _modules().get(name)
    if module is None and name == "_template":
        module = f"{HOME}._template"
    if module is None:
        near = get_close_matches(name, names(), n=1)
        hint = f" Did you mean {near[0]}?" if near else f" There is: {', '.join(names())}."
        raise UnknownGame(f"There is no game called {name!r}.{hint}", name=name)
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return _with_edition(game, edition) if edition else game


@lru_cache(maxsize=KNOWN_EDITIONS)
def _with_edition(game: Game[Any], edition: str) -> Game[Any]:
    return game.with_edition(edition)


def folder(game: Game[Any]) -> Traversable:
    """Where a game's files lie: locales, data, rules, tests."""
    module = import_module(type(game).__module__)
    return files(module.__package__ or module.__name__)
