"""Plain: what a page shows of a game whose view cannot be built, and of one without a board."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from aquelarre.editions import ours
from aquelarre.kernel import WATCHER, Game, Seat, View
from aquelarre.kernel.catalog import folder
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

FIRST_NAME = 0xE000  # a character of nobody's alphabet stands for the name on the first seat
log = logging.getLogger("aquelarre.server")
_told: WeakKeyDictionary[Match[Any], set[str]] = WeakKeyDictionary()  # what was logged of each


def seen(match: Match[Any], seat: Seat) -> View | None:
    """What the seat sees. A game that fails to tell must not take the table with it: the page says
    so (None), and the host of the server is told which game it was."""
    try:
        return match.view(seat)
    except Exception as problem:
        _tell(match, f"the view of {match.game.key} for seat {seat}", problem)
        return None


def ending(match: Match[Any], seat: Seat) -> dict[str, Any]:
    """What a seat is told of a game that is over beside the view, as far as there is any of it: the
    side of each seat ("" for nobody's), who it was itself, what each has on the score track, and
    whether all have won or lost together. Nothing of what the game fails to tell."""
    game, state = match.game, match.state

    def sides() -> list[str]:
        found = [game.side(state, other) for other in range(match.seats)]
        return [game.sides[side] if side >= 0 else "" for side in found]

    def role() -> list[str] | None:
        found = game.role(state, seat) if seat != WATCHER else None
        return [found[0], game.label(*found)] if found else None

    parts: dict[str, Callable[[], Any]] = {
        **({"sides": sides} if game.sides else {}),
        "role": role,
        "points": lambda: list(game.points(state)),
        "together": lambda: game.together(match.seats, state.settings),
    }
    told = {}
    for name, part in parts.items():
        try:
            told[name] = part()
        except Exception as problem:
            _tell(match, f"the {name} of {game.key}", problem)
            told[name] = []
    return {name: value for name, value in told.items() if value or name == "sides"}


def lines(match: Match[Any], view: View | None, seat: Seat) -> dict[str, list[str]] | None:
    """The position in plain lines of each language, for the board of a game that brings none; None
    if it brings one. The names of players are the page's to say: a character stands for each."""
    if view is None or has_board(ours(match.game)):
        return None
    names = [chr(FIRST_NAME + other) for other in range(match.state.n)]
    try:
        return {
            lang: match.game.draw(view, Words(lang, match.game, players=names, reader=seat).say)
            for lang in LANGUAGES
        }
    except Exception as problem:
        _tell(match, f"the lines of {match.game.key} for seat {seat}", problem)
        return None


def _tell(match: Match[Any], what: str, problem: Exception) -> None:
    """The host is told of it, once for each match and seat: every update and everybody who comes
    would fill the disk with the same lines."""
    told = _told.setdefault(match, set())
    if what not in told:
        told.add(what)
        log.error(what, exc_info=problem)


@lru_cache(maxsize=100)
def has_board(game: Game[Any]) -> bool:
    """Does the game bring a drawing of its own?"""
    return folder(game).joinpath("ui", "board.js").is_file()
