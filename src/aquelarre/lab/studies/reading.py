"""Reading: a study as a person writes it down, in TOML, becomes a plan.

A list varies, a row `{ from = 1, to = 5 }` is a list of numbers, and anything else stays as it is.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Sequence
from difflib import get_close_matches
from typing import Any

from aquelarre.bots.engine import kinds_in
from aquelarre.bots.named import checked, installed, ours
from aquelarre.editions.facts import spelled
from aquelarre.lab.studies.plan import MEASURES, STOPPING, BadStudy, Measure, Stop, Value

FIELDS = (
    *("title", "game", "edition", "seats", "bots", "sides", "games", "seed"),
    *("measures", "together", "settings", "facts", "stop"),
)
RANGE = {"from", "to", "step"}
MOST_GAMES = 1_000_000
MOST_VALUES = 200  # of one thing that varies
MOST_TITLE = 80
GAMES = 200  # at each table, where nobody says
AFTER = 100  # games before the first look at an interval
Axes = dict[str, list[Value]]


class Wish:
    """What the file says, looked at as far as that goes without the game."""

    def __init__(self, text: str) -> None:
        try:
            said: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            found = re.search(r"line (\d+)", str(problem))
            line = int(found[1]) if found else text.count("\n") + 1
            raise BadStudy("toml", f"The study cannot be read: {problem}.", line=line) from None
        known(said, FIELDS, "")
        self.game = texted(said, "game", None)
        self.title = texted(said, "title", "")
        if len(self.title) > MOST_TITLE:
            raise wrong("title", f'"…" (1 … {MOST_TITLE})')
        self.edition = texted(said, "edition", "")
        seed = said.get("seed", "0")
        self.seed = str(seed) if type(seed) is int else texted(said, "seed", "0")
        self.games = counted(said, "games", GAMES)
        self.sides = said.get("sides", False)
        if not isinstance(self.sides, bool):
            raise wrong("sides", "true, false")
        self.measures = measures_of(said.get("measures", list(MEASURES)))
        self.stop = stop_of(said.get("stop"), self.measures)
        self.axes = axes_of(said)
        self.together = together_of(said.get("together", []), self.axes)


def known(row: dict[str, Any], names: Collection[str], field: str) -> None:
    """Refuses what nobody knows, with the nearest name that there is."""
    for name in row:
        if name not in names:
            near = get_close_matches(name, names, n=1)
            listed = near[0] if near else ", ".join(names)
            where = f"{field}.{name}" if field else name
            raise BadStudy(
                "unknown", f"{where} means nothing in a study.", field=where, known=listed
            )


def wrong(field: str, allowed: str) -> BadStudy:
    return BadStudy("value", f"{field} can be: {allowed}.", field=field, allowed=allowed)


def texted(said: dict[str, Any], field: str, otherwise: str | None) -> str:
    value = said.get(field, otherwise)
    if value is None:
        raise BadStudy("missing", f"The study does not say: {field}.", field=field)
    if not isinstance(value, str) or not value.isprintable():
        raise wrong(field, '"…"')
    return value


def counted(row: dict[str, Any], field: str, otherwise: int) -> int:
    value = row.get(field, otherwise)
    if type(value) is not int or not 1 <= value <= MOST_GAMES:
        raise wrong(field, f"1 … {MOST_GAMES}")
    return value


def measures_of(value: Any) -> list[Measure]:
    """Which measures are taken, in our order."""
    if not isinstance(value, list) or not value or not set(map(str, value)) <= set(MEASURES):
        raise wrong("measures", ", ".join(MEASURES))
    return [each for each in MEASURES if each in value]


def stop_of(value: Any, measures: Sequence[Measure]) -> Stop | None:
    """When a table ends before its last game."""
    if value is None:
        return None
    if not isinstance(value, dict):
        raise wrong("stop", "{ wins = 0.05 }")
    possible = [each for each in STOPPING if each in measures]
    known(value, [*possible, "after"], "stop")
    widths = {name: value[name] for name in possible if name in value}
    if not widths:
        raise BadStudy("missing", "[stop] names no measure.", field=f"stop.{possible[0]}")
    for name, width in widths.items():
        if isinstance(width, bool) or not isinstance(width, int | float) or not width > 0:
            raise wrong(f"stop.{name}", "> 0")
    return Stop(
        {name: float(width) for name, width in widths.items()}, counted(value, "after", AFTER)
    )


def axes_of(said: dict[str, Any]) -> Axes:
    """All that can vary, by name, each with its values; of what stays as it is, one."""
    axes: Axes = {}
    for name in ("seats", "bots"):
        if name in said:
            axes[name] = values_of(name, said[name])
    for name in ("settings", "facts"):
        row = said.get(name, {})
        if not isinstance(row, dict):
            raise wrong(name, f"[{name}]")
        if name == "settings":
            axes |= {f"settings.{key}": values_of(f"settings.{key}", row[key]) for key in row}
        else:
            axes |= {f"facts.{spelled(path)}": values for path, values in facts_in(row, ())}
    for name, values in axes.items():
        check_values(name, values)
    return axes


def check_values(name: str, values: list[Value]) -> None:
    """Seats and settings are numbers, bots are texts, facts are what an edition can say."""
    whole = name == "seats" or name.startswith("settings.")
    for value in values:
        if whole and type(value) is not int:
            raise wrong(name, "0, 1, 2 …")
        if name == "bots" and not isinstance(value, str):
            raise wrong(name, '"guide", "guide,random"')
        if name.startswith("facts.") and not plain(value):
            raise wrong(name, '1, "…", true, [ ], { }')


def plain(value: Any) -> bool:
    """Can it stand in an edition?"""
    if isinstance(value, list):
        return all(map(plain, value))
    if isinstance(value, dict):
        return all(map(plain, value.values()))
    return isinstance(value, bool | int | str)


def facts_in(
    row: dict[str, Any], path: tuple[str, ...]
) -> list[tuple[tuple[str, ...], list[Value]]]:
    """The facts that are named, each by its path."""
    found: list[tuple[tuple[str, ...], list[Value]]] = []
    for name, value in row.items():
        where = (*path, name)
        if isinstance(value, dict) and not is_range(value):
            found += facts_in(value, where)
        else:
            found.append((where, values_of(f"facts.{spelled(where)}", value)))
    return found


def is_range(value: Any) -> bool:
    return isinstance(value, dict) and {"from", "to"} <= set(value) <= RANGE


def values_of(name: str, value: Any) -> list[Value]:
    """The values of something that may vary."""
    if is_range(value):
        ends = [value["from"], value["to"], value.get("step", 1)]
        if any(type(end) is not int for end in ends) or ends[2] < 1 or ends[0] > ends[1]:
            raise wrong(name, "{ from = 1, to = 5, step = 1 }")
        span = range(ends[0], ends[1] + 1, ends[2])
        if len(span) > MOST_VALUES:
            raise BadStudy("many", f"{name} has too many values.", field=name, most=MOST_VALUES)
        return list(span)
    if not isinstance(value, list):
        return [value]
    if not value or len(value) > MOST_VALUES:
        raise BadStudy("many", f"{name} has no or too many values.", field=name, most=MOST_VALUES)
    if any(
        one == two and type(one) is type(two) for at, one in enumerate(value) for two in value[:at]
    ):
        raise BadStudy("twice", f"{name} has a value twice.", field=name)
    return list(value)


def together_of(value: Any, axes: Axes) -> list[list[str]]:
    """Groups of what varies in step and is not combined: the first value of one goes with the
    first of the other."""
    if not isinstance(value, list) or not all(isinstance(group, list) for group in value):
        raise wrong("together", '[["facts.a", "facts.b"]]')
    seen: set[str] = set()
    for group in value:
        for name in group:
            if name not in axes or name in seen:
                raise BadStudy(
                    "unknown", f"{name} does not vary.", field="together", known=", ".join(axes)
                )
            seen.add(name)
        if len({len(axes[name]) for name in group}) > 1:
            listed = ", ".join(group)
            raise BadStudy("uneven", f"{listed} have unlike numbers of values.", field=listed)
    return value


Bots = Callable[[str], list[str]]


def named_bots(allowed: Collection[str] = ()) -> Bots:
    """Reads the bots of a study. A file may come from anybody, so of code that is run because
    somebody named it (`module:Class`, `cmd:…`) only what is allowed counts."""

    def read(wish: str) -> list[str]:
        kinds = kinds_in(wish)
        for kind in kinds:
            if ":" in kind and not ours(kind) and kind not in installed() and kind not in allowed:
                raise BadStudy("bot", f"Add --bot {kind} to let it play.", field=kind)
            checked(kind)
        return kinds

    return read
