"""What a match is made of and a file is read from, looked at before it is used:
whoever works without a type checker gets a sentence for a slip, and not the name of an attribute
inside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any

from aquelarre.kernel import WATCHER, Game, NotAsked, Seat
from aquelarre.kernel.naming import check_things


def needs_game(found: object) -> None:
    """Refuse what is no game, above all the name of one."""
    if not isinstance(found, Game):
        named = repr(found) if isinstance(found, str) else "…"
        raise TypeError(f"A match wants a game, not {found!r}: find({named}) gives one.")


def needs_decks(found: object) -> None:
    """Refuse what holds no decks by the kind of what is in them."""
    if found is None:
        return
    if not isinstance(found, Mapping) or not all(isinstance(x, Iterable) for x in found.values()):
        example = {"tile": ["W", "E"]}
        raise TypeError(
            f"Short decks are a dict of kinds and labels, such as {example}, not {found!r}."
        )


def needs_text(found: object) -> None:
    """Refuse what is no text of a saved game."""
    if not isinstance(found, str):
        kind = type(found).__name__
        raise TypeError(
            f"load wants the text of a saved game, not {kind}; read(path) takes a file."
        )


def needs_players(found: object, kind: type) -> None:
    """Refuse what is no list of players (`kind`), above all their names."""
    if found is None:
        return
    if not isinstance(found, list | tuple) or not all(isinstance(each, kind) for each in found):
        raise TypeError(f"Players are a list of Player(name), one for each seat, not {found!r}.")


def needs_seat(found: Any, seats: int, least: Seat = WATCHER) -> None:
    """Refuse what is no seat of this table; a watcher (-1) is, unless the `least` is 0."""
    try:
        there = least <= index(found) < seats
    except TypeError:
        there = False
    if not there:
        raise NotAsked(f"There is no seat {found!r} at this table.", seat=str(found))


def needs_things(game: Game[Any], found: object) -> None:
    """Refuse what is neither the number of an answer nor a thing of the game, or several."""
    if isinstance(found, str) or not isinstance(found, int):
        check_things(game, found)
