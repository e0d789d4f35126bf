"""Wishes: the game, seats and table options a person asks for, checked with helpful refusals."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from aquelarre.bots.engine import kinds_in
from aquelarre.bots.named import checked
from aquelarre.kernel import Game, UnknownGame
from aquelarre.kernel.catalog import find, names
from aquelarre.terminal.trouble import Trouble


def game_of(name: str) -> Game[Any]:
    """The game of this name, however it was spelled: with capitals, spaces or hyphens."""
    key = "_".join(name.casefold().replace("-", " ").split())
    try:
        return find(key if name != "_template" else name)
    except UnknownGame:
        near = get_close_matches(key, names(), n=1)
        if near:
            raise Trouble("unknown-game-near", name=name, near=near[0]) from None
        raise Trouble("unknown-game-known", name=name, known=", ".join(names())) from None


def bots_of(wish: str) -> list[str]:
    """The kinds of bots in a list with commas. A module of one's own may lie in the folder where
    one is; it is looked for there last, so that it stands in nobody's way."""
    here = os.getcwd()
    if ":" in wish and here not in sys.path:
        sys.path.append(here)  # the processes that we start get it, too
    return [checked(kind) for kind in kinds_in(wish)]


def usual_seats(game: Game[Any]) -> int:
    """How many play when nobody says: the middle of what the game allows."""
    return (game.least_seats + game.most_seats) // 2


def seats_of(game: Game[Any], seats: int | None) -> int:
    """The number of seats asked for, if the game can be played by so many."""
    if seats is None:
        return usual_seats(game)
    if not game.least_seats <= seats <= game.most_seats:
        raise Trouble(
            "bad-seats", game=game.key, seats=seats, least=game.least_seats, most=game.most_seats
        )
    return seats


def settings_of(game: Game[Any], wishes: Sequence[str]) -> dict[str, int]:
    """Table options given as `name=value`."""
    allowed = {setting.name: setting.values for setting in game.settings}
    settings: dict[str, int] = {}
    for wish in wishes:
        name, equals, value = (part.strip() for part in wish.partition("="))
        if not equals:
            raise Trouble("setting-form", wish=wish)
        if name not in allowed:
            known = ", ".join(allowed) or "-"
            raise Trouble("unknown-setting", game=game.key, name=name, known=known)
        values = [str(number) for number in allowed[name]]
        if value not in values:
            raise Trouble("setting-value", name=name, value=value, values=", ".join(values))
        settings[name] = int(value)
    return settings
