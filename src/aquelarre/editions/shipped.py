"""Shipped: boxes that come with a game beside its own, each with a name (docs/EDITIONS.md).

They lie in `editions/NAME.toml` of the game's folder, written down as an owner would; what they
are called in each language say the texts `edition-<name>` and `edition-<name>.help`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from aquelarre.editions.boxed import Boxed
from aquelarre.editions.sheet import Sheet
from aquelarre.kernel import Game
from aquelarre.kernel.catalog import folder

FOLDER = "editions"
SUFFIX = ".toml"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
NONE: Mapping[str, Sheet] = MappingProxyType({})


def shipped(game: Game[Any]) -> Mapping[str, Sheet]:
    """The boxes that come with a game beside ours, by their names."""
    return _shipped(game.ours) if isinstance(game, Boxed) else NONE


def shipped_as(game: Game[Any]) -> str:
    """The name of the one that is played; "" if it is ours, or somebody's own."""
    if not isinstance(game, Boxed) or game is game.ours:
        return ""
    mark = game.sheet.fingerprint
    return next((name for name, each in shipped(game).items() if each.fingerprint == mark), "")


@lru_cache(maxsize=64)
def _shipped(game: Boxed[Any]) -> Mapping[str, Sheet]:
    place = folder(game) / FOLDER
    if not place.is_dir():
        return NONE
    names = sorted(each.name.removesuffix(SUFFIX) for each in place.iterdir())
    found = {
        name: Sheet((place / f"{name}{SUFFIX}").read_text("utf-8"))
        for name in names
        if NAME.fullmatch(name)
    }
    return MappingProxyType(found)
