"""Finding: what can be asked of any game, whether its box can be corrected or not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from aquelarre.editions.boxed import Boxed
from aquelarre.editions.errors import NoEditions
from aquelarre.editions.names import Names
from aquelarre.editions.sheet import Sheet
from aquelarre.kernel import Action, Game, catalog

KNOWN_EDITIONS = 32  # games with other boxes than ours that are kept ready


def find(name: str, edition: str = "") -> Game[Any]:
    """The game of this name, with our box or with the edition of this text."""
    game = catalog.find(name)
    return _with_edition(game, edition) if edition else game


@lru_cache(maxsize=KNOWN_EDITIONS)
def _with_edition(game: Game[Any], edition: str) -> Game[Any]:
    return boxed(game).with_edition(edition)


def boxed(game: Game[Any]) -> Boxed[Any]:
    """The same game, if its box can be corrected."""
    if not isinstance(game, Boxed):
        raise NoEditions(f"{game.key} has no editions.", game=game.key)
    return game


def ours(game: Game[Any]) -> Game[Any]:
    """The game with our box: words and numbers are the same in every edition."""
    return game.ours if isinstance(game, Boxed) else game


def manner(game: Game[Any], action: Action) -> str:
    """Which text of its verb says an answer as it is in this box; "" for the plain one."""
    return game.manner(action) if isinstance(game, Boxed) else ""


def manners(game: Game[Any]) -> Mapping[str, tuple[str, ...]]:
    """By verb, the texts that it has beside its own."""
    return game.manners if isinstance(game, Boxed) else {}


def saying(game: Game[Any], action: Action) -> Game[Any]:
    """The game by whose words an answer is said: ours, unless this box says it otherwise."""
    common = ours(game)
    return game if manner(game, action) != manner(common, action) else common


def sheet_of(game: Game[Any]) -> Sheet | None:
    """What is in the box, if its owners can correct that."""
    return game.sheet if isinstance(game, Boxed) else None


def is_printed(game: Game[Any]) -> bool:
    """Is the box the printed one, of which there is nothing to say?"""
    return isinstance(game, Boxed) and game.printed and game is game.ours


def names_of(game: Game[Any] | None) -> Names:
    """What an owner calls the things of the box, by the keys of our texts; nothing in our own."""
    return game.names if isinstance(game, Boxed) else {}


def edition_text(game: Game[Any]) -> str:
    """The edition that is played; '' if there is but one."""
    return game.edition_text() if isinstance(game, Boxed) else ""
