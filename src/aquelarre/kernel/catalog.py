"""Catalog: the games that are installed, found by looking, not by registering.

Every folder of `aquelarre.games` whose name does not start with `_` is a game; other packages
offer theirs under the entry point group `aquelarre.games`, as `name = "package:GAME"` or as a
module that has `GAME`. A game is known by its `key`. One that cannot be used is left out, and
`left_out` says why.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any

from aquelarre.kernel import plugins
from aquelarre.kernel.errors import LeftOut, UnknownGame
from aquelarre.kernel.game import Game

HOME = "aquelarre.games"
TEMPLATE = "_template"
KEY = re.compile(r"(?=.{1,40}\Z)[a-z][a-z0-9]*(_[a-z0-9]+)*")
NEEDED = ("verbs", "notices", "rules")  # what a game cannot be listed without


def names() -> list[str]:
    """The names of all games."""
    return list(_all()[0])


def left_out() -> list[LeftOut]:
    """The games that were found but cannot be used, each with the reason."""
    return list(_all()[1])


def find(name: str) -> Game[Any]:
    """The game of this name. `_template` can be had, too, though it is not listed."""
    if name == TEMPLATE or name in _folders():  # the others need not be looked at
        return _in_folder(name)
    return _elsewhere(name)


def is_ours(name: str) -> bool:
    """Is it a game of this package?"""
    return name in _folders()


def folder(game: Game[Any]) -> Traversable:
    """Where a game's files lie: locales, data, rules, tests."""
    module = import_module(type(game).__module__)
    return files(module.__package__ or module.__name__)


def look_again() -> None:
    """Forget what was found: other packages are there now."""
    for found in (_folders, _in_folder, _all):
        found.cache_clear()


@cache
def _folders() -> list[str]:
    """The games of this package, by the names of their folders."""
    return [
        module.name
        for module in iter_modules(import_module(HOME).__path__)
        if module.ispkg and not module.name.startswith("_")
    ]


@cache
def _in_folder(name: str) -> Game[Any]:
    entry = EntryPoint(name, f"{HOME}.{name}", HOME)
    game = _loaded(entry)
    if game.key != name:
        raise plugins.left_out(entry, "folder", game.key)
    return game


def _elsewhere(name: str) -> Game[Any]:
    """A game that another package offers, or why there is none of this name."""
    found, missing = _all()
    if name in found:
        return found[name]
    for problem in missing:
        if name == problem.values["name"]:
            raise problem
    near = get_close_matches(str(name), found, n=1)
    hint = f" Did you mean {near[0]}?" if near else f" There is: {', '.join(found)}."
    raise UnknownGame(f"There is no game called {name!r}.{hint}", name=name)


@cache
def _all() -> tuple[dict[str, Game[Any]], list[LeftOut]]:
    """Every game by its name, in order, and what was left out."""
    found: dict[str, Game[Any]] = {}
    missing: list[LeftOut] = []
    for name in _folders():
        try:
            found[name] = _in_folder(name)
        except LeftOut as problem:
            missing.append(problem)
    for entry in plugins.offered(HOME):
        try:
            game = _loaded(entry)
            if not KEY.fullmatch(game.key):
                raise plugins.left_out(entry, "key", game.key)
            if game.key in _folders() or found.get(game.key, game) is not game:
                raise plugins.left_out(entry, "clash", game.key)
            found[game.key] = game
        except LeftOut as problem:
            missing.append(problem)
    return dict(sorted(found.items())), missing


def _loaded(entry: EntryPoint) -> Game[Any]:
    """The game of an entry point, if it can be played at all."""
    game = plugins.load(entry, "GAME")
    if not isinstance(game, Game):
        reason = "class" if isinstance(game, type) and issubclass(game, Game) else "kind"
        raise plugins.left_out(entry, reason, getattr(game, "__name__", repr(game)[:60]))
    lacking = [name for name in ("key", *NEEDED) if not hasattr(game, name)]
    if lacking:
        raise plugins.left_out(entry, "lacking", lacking[0])
    if not import_module(type(game).__module__).__package__:
        raise plugins.left_out(entry, "module", type(game).__module__)
    return game
