"""Comparing what two worlds are to one seat, and saying where they differ."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import WATCHER, Action, Dice, Game, Seat, State, Why, holds

THINGS = 10  # how many action numbers a seat is made to ask about


def first_difference(one: object, other: object, path: str = "view") -> str:
    """Where two pieces of plain data differ first, '' if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if key not in one or key not in other:
                return f"only one of them has {path}[{key!r}]"
            found = first_difference(one[key], other[key], f"{path}[{key!r}]")
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, yours) in enumerate(zip(one, other, strict=True)):
            found = first_difference(mine, yours, f"{path}[{place}]")
            if found:
                return found
        return ""
    return "" if one == other else f"{path} is {one!r} here and {other!r} there"


def seat_difference(game: Game[Any], one: State, other: State, seat: Seat, dice: Dice) -> str:
    """What the seat could tell two worlds apart by, '' if nothing."""
    found = first_difference(game.view(one, seat), game.view(other, seat))
    if found:
        return found
    found = first_difference(_question(game, one, seat), _question(game, other, seat), "question")
    if found or seat == WATCHER:
        return found
    for name, mine, yours in (
        ("options", one.options(seat), other.options(seat)),
        ("asides", one.asides(seat), other.asides(seat)),
    ):
        if mine != yours:
            return f"the {name} of seat {seat} are {mine} here and {yours} there"
    for thing in impossible_things(game, one, seat, dice):
        here, there = game.why_not(one, seat, thing), game.why_not(other, seat, thing)
        if here != there:
            return f"why_not for {thing!r} says {here} here and {there} there"
    return ""


def _question(game: Game[Any], s: State, seat: Seat) -> dict[str, object]:
    """What everybody is told about the open question."""
    step = s.open_question()
    secret = step is not None and step.secret
    key = "" if step is None or (secret and not holds(s.owed, seat)) else step.key
    return {
        "key": key,
        "number": s.question,
        "over": s.over,
        "owed": holds(s.owed, seat) if secret else s.owed,
        "occasion": step.occasion(s) if step is not None and key else 0,
        "rules_now": game.rules_now(s, seat) if seat != WATCHER and key else [],
    }


def impossible_things(game: Game[Any], s: State, seat: Seat, dice: Dice) -> list[Action | str]:
    """Some answers, and things on the table, that are not possible for the seat now."""
    legal = set(s.options(seat)) | set(s.asides(seat))
    touched = {ref for action in legal for ref in game.describe(action).refs}
    found: list[Action | str] = []
    for _ in range(THINGS):
        verb = game.verbs[dice.below(len(game.verbs))]
        action = verb.base + dice.below(verb.size)
        if action in legal:
            continue
        found.append(action)
        found += [ref for ref in game.describe(action).refs if ref not in touched]
    return list(dict.fromkeys(found))


def reasons(game: Game[Any], s: State, seat: Seat, dice: Dice) -> list[Why]:
    """What the seat is told when it tries impossible things."""
    return [game.why_not(s, seat, thing) for thing in impossible_things(game, s, seat, dice)]
