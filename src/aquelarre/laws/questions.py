"""The questions a game can ask: found in its modules, not listed anywhere."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from aquelarre.kernel import Ask, Game


def questions(game: Game[Any]) -> list[type[Ask[Any]]]:
    """All kinds of questions in the game's own modules, sorted by name.

    A class that others build upon is not one, unless it has a key of its own.
    """
    package = import_module(type(game).__module__).__package__ or ""
    found: dict[str, type[Ask[Any]]] = {}
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        if ".tests" in module.name:
            continue
        for value in vars(import_module(module.name)).values():
            own = isinstance(value, type) and value.__module__.startswith(package)
            if own and issubclass(value, Ask) and value.options is not Ask.options:
                found[f"{value.__module__}.{value.__qualname__}"] = value
    bases = {base for kind in found.values() for base in kind.__mro__[1:]}
    return [kind for _, kind in sorted(found.items()) if kind not in bases or "key" in vars(kind)]
