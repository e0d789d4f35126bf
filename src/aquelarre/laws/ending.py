"""Ending: games end, and then say what they were worth."""

from __future__ import annotations

from math import isfinite
from typing import Any

from aquelarre.kernel import WATCHER, Game, State
from aquelarre.laws.broken import LawBroken

LAW = "ending"


def check_end(game: Game[Any], s: State) -> None:
    """The game is over: nothing is left to do or to say, and everybody has a result."""
    if s.agenda:
        raise LawBroken(LAW, "the game is over but its agenda is not empty.")
    for seat in range(s.n + 1):
        if s.options(seat) or s.asides(seat):
            raise LawBroken(LAW, f"the game is over but seat {seat} can still answer.")
    worth = game.returns(s)
    if len(worth) != s.n:
        raise LawBroken(LAW, f"returns gives {len(worth)} numbers for {s.n} seats.")
    if not all(isfinite(value) and -1 <= value <= 1 for value in worth):
        raise LawBroken(LAW, f"returns gives {worth}: each must be from -1 (lost) to 1 (won).")
    for seat in range(WATCHER, s.n):
        game.view(s, seat)
        if seat != WATCHER:
            check_side(game, game.side(s, seat), f"side(s, {seat}) returns")
            check_role(game, game.role(s, seat), f"role(s, {seat}) returns")


def check_side(game: Game[Any], side: object, says: str) -> None:
    """A side is told as its place in `sides`, -1 for nobody's."""
    if type(side) is not int or not -1 <= side < len(game.sides):
        named = ", ".join(f"{place} for {name!r}" for place, name in enumerate(game.sides))
        may = f"{named}, or -1 for nobody's" if named else "-1, for the game has no `sides`"
        raise LawBroken(LAW, f"{says} {side!r}; a side is its place in `sides`: {may}.")


def check_role(game: Game[Any], role: object, says: str) -> None:
    """Who somebody was is told as a thing that has a label, or not at all."""
    if role is None:
        return
    match role:
        case (str() as kind, int() as number) if number >= 0 and _is_thing(game, kind, number):
            return
    raise LawBroken(
        LAW, f"{says} {role!r}; a role is the kind and the number of a thing of the game, or None."
    )


def _is_thing(game: Game[Any], kind: str, number: int) -> bool:
    try:
        return game.thing(kind, game.label(kind, number)) == number
    except LookupError:
        return False
