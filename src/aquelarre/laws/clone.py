"""Clone: a copy of a state is complete, and shares nothing that can change."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Dice, Game, State, Step
from aquelarre.kernel.spelling import attributes, spelled
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.position import position
from aquelarre.laws.walk import stroll

LAW = "clone"
SHARED = ("news", "settings")  # by all clones: that nobody writes into settings shows in play
PLAIN = (int, str, bytes, float, type(None), type)  # nothing in them can change


def check_clone(game: Game[Any], s: State, dice: Dice, steps: int = 12) -> None:
    """Copy the state, compare every field by value and by identity, then play on the copy."""
    copy = s.clone()
    if type(copy) is not type(s):
        raise LawBroken(LAW, f"clone of a {type(s).__name__} gives a {type(copy).__name__}.")
    for name in attributes(s):
        if not hasattr(copy, name):
            raise LawBroken(
                LAW, f"clone does not copy the field {name!r}: look at {type(s).__name__}.clone."
            )
    before = position(s)
    if position(copy) != before:
        raise LawBroken(LAW, f"the copy differs: {_first_difference(s, copy)}.")
    if copy.news is not None:
        raise LawBroken(LAW, "the copy listens to events; clones must be silent (news = None).")
    _check_identity(s, copy)
    stroll(game, copy, dice, steps)
    if position(s) != before:
        raise LawBroken(LAW, "playing on a clone has changed the original. What do the two share?")


def _first_difference(s: State, copy: State) -> str:
    for name in attributes(s):
        was, now = spelled(getattr(s, name)), spelled(getattr(copy, name))
        if name != "news" and was != now:
            return f"field {name!r} is {was} in the original and {now} in the copy"
    return "in the order of its fields"


def _check_identity(s: State, copy: State) -> None:
    mine: dict[int, str] = {}
    for name in attributes(s):
        if name not in SHARED:
            _gather(getattr(s, name), f"{type(s).__name__}.{name}", mine)
    theirs: dict[int, str] = {}
    for name in attributes(copy):
        if name in SHARED:
            continue
        _gather(getattr(copy, name), f"{type(s).__name__}.{name}", theirs)
    shared = mine.keys() & theirs.keys()
    if shared:
        names = sorted(mine[identity] for identity in shared)
        raise LawBroken(
            LAW,
            f"the original and its clone share {names[0]}, which can change: copy it in clone.",
        )


def _gather(value: object, name: str, found: dict[int, str]) -> bool:
    """Note by identity all that can change in a value; says whether anything can.

    A record (an object with nothing but unchangeable fields) may be shared as long as nobody
    writes into it: that would show when the clone is played on.
    """
    if isinstance(value, PLAIN):
        return False
    if isinstance(value, Step):
        _check_step(value)
        return False
    if isinstance(value, tuple | frozenset):
        inside = [_gather(item, f"{name}[…]", found) for item in value]
        return any(inside)
    if isinstance(value, list | set):
        found[id(value)] = name
        for item in value:
            _gather(item, f"{name}[…]", found)
        return True
    if isinstance(value, dict):
        found[id(value)] = name
        for item in value.values():
            _gather(item, f"{name}[…]", found)
        return True
    if isinstance(getattr(value, "spelling", None), str):  # never altered: by its own word
        return False
    fields = attributes(value)
    if not fields:  # an object of a kind we know nothing about, say a bytearray
        found[id(value)] = name
        return True
    inside = [_gather(getattr(value, field), f"{name}.{field}", found) for field in fields]
    if any(inside):
        found[id(value)] = name
    return any(inside)


def _check_step(step: Step[Any]) -> None:
    """Clones share their steps, so a step may hold only what cannot change."""
    for field in attributes(step):
        inside: dict[int, str] = {}
        if _gather(getattr(step, field), f"{type(step).__name__}.{field}", inside):
            raise LawBroken(
                LAW,
                f"the step {type(step).__name__} holds something that can change in its field "
                f"{field!r}. Steps are shared by all clones: use numbers and tuples.",
            )
