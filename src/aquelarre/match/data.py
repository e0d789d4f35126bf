"""Data: answers, events and values of a game as plain data, for programs elsewhere.

Numbers of things become labels, so that whoever reads them needs no vocabulary.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aquelarre.editions import is_printed, manner, ours, sheet_of, shipped_as
from aquelarre.kernel import Action, Game, Told

Data = dict[str, Any]


def values(game: Game[Any], given: Mapping[str, int | str]) -> Data:
    """Named values as [kind, label] pairs; plain numbers and words stay as they are."""
    return {
        name: each if isinstance(each, str) else value(game, name, each)
        for name, each in given.items()
    }


def value(game: Game[Any], name: str, number: int) -> int | list[str | int]:
    kind = game.kind(name)
    if kind == "number":
        return number
    if kind == "seat":
        return ["seat", number]
    if kind == "side":
        return ["side", game.sides[number] if 0 <= number < len(game.sides) else ""]
    return [kind, game.label(kind, number)]


def event(game: Game[Any], number: int, told: Told, places: str) -> Data:
    """Something that happened, as one seat was told. `places` is the kind of what it points at."""
    return {
        "n": number,
        "key": told.key,
        "rule": told.rule,
        "known": told.known,
        "values": values(game, told.values),
        "places": [game.ref(places, place) for place in told.places],
    }


def option(game: Game[Any], action: Action) -> Data:
    """A legal answer: what it is called (and in which manner of its verb, where there are several),
    what it touches, which rule gives it."""
    found, how = game.describe(action), manner(game, action)
    return {
        "action": action,
        "verb": found.verb,
        **({"manner": how} if how else {}),
        "args": values(game, found.args),
        "refs": found.refs,
        "rule": found.rule,
    }


def edition(game: Game[Any]) -> Data | None:
    """Which edition is played, for people to compare; None where there is but one."""
    sheet = sheet_of(game)
    if sheet is None:
        return None
    found: Data = {"title": sheet.title, "mark": sheet.mark, "ours": game is ours(game)}
    name = shipped_as(game)
    found |= {"printed": True} if is_printed(game) else {}
    return found | ({"name": name} if name else {})
