"""Facts by their paths: what an edition says at one place, and the same edition with another value.

A path is what errors call a field, `hard.winter.difficulty`: parts, rows by their id (or by their
number among them, from 1 on, where they have none) and fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from typing import Any

from aquelarre.editions.boxed import Boxed
from aquelarre.editions.checked import FIELD
from aquelarre.editions.plain_toml import ESCAPES, NAME, Row
from aquelarre.kernel import AquelarreError

FactPath = tuple[str, ...]  # ("hard", "winter", "difficulty")
SHORT = {char: code for code, char in ESCAPES.items()}
MANY = 12  # names that are told when one is missing, the nearest first


class NoFact(AquelarreError):
    """A path that leads to nothing in this box: `part` is what is not there, `known` what is."""

    key = "error-no-fact"


def spelled(path: FactPath) -> str:
    """A path as people write it."""
    return ".".join(_name(part) for part in path)


def fact_at(facts: Row, path: FactPath) -> Any:
    """What stands there; raises `NoFact`."""
    inner: Any = facts
    for part in path:
        inner = inner[_step(inner, part, path)]
    return inner


def with_facts(game: Boxed[Any], changes: Mapping[FactPath, Any], title: str = "") -> Boxed[Any]:
    """The game with these facts changed at once. Raises `NoFact` where a path leads nowhere, and
    `BadEdition` where the rules of the box forbid it."""
    facts = deepcopy(game.sheet.facts)
    for path, value in changes.items():
        fact_at(facts, path)
        *way, last = path
        inner: Any = facts
        for part in way:
            inner = inner[_step(inner, part, path)]
        inner[_step(inner, last, path)] = deepcopy(value)
    return game.with_edition(as_text(game.key, title, facts))


def _step(inner: Any, part: str, path: FactPath) -> str | int:
    """Where the next part of a path is: a field, or the place of a row in its list."""
    known: list[str] = []
    if isinstance(inner, dict):
        if part in inner:
            return part
        known = list(inner)
    elif isinstance(inner, list):
        known = [_called(row, place) for place, row in enumerate(inner, start=1)]
        if part in known:
            return known.index(part)
    near = get_close_matches(part, known)
    known = [*near, *(name for name in known if name not in near)]
    listed = ", ".join(known[:MANY]) + (", …" if len(known) > MANY else "")
    raise NoFact(
        f"There is no {part!r} in {spelled(path)}; there is: {listed or '-'}.",
        path=spelled(path),
        part=part,
        known=listed or "-",
    )


def _called(row: Any, number: int) -> str:
    name = row.get("id") if isinstance(row, dict) else None
    return name if isinstance(name, str) else str(number)


def as_text(game: str, title: str, facts: Row, checked: Sequence[Row] = ()) -> str:
    """An edition as a text that is read as these facts: a line for each row of a list."""
    lines = [f"game = {_value(game)}", f"title = {_value(title)}"]
    for name, value in {**facts, **({FIELD: list(checked)} if checked else {})}.items():
        if isinstance(value, list):
            rows = "".join(f"    {_value(each)},\n" for each in value)
            lines.append(f"{_name(name)} = [\n{rows}]")
        else:
            lines.append(f"{_name(name)} = {_value(value)}")
    return "\n".join(lines) + "\n"


def _name(name: str) -> str:
    return name if NAME.fullmatch(name) else _value(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        fields = ", ".join(f"{_name(name)} = {_value(each)}" for name, each in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return _text(value) if isinstance(value, str) else str(value)


def _text(text: str) -> str:
    return '"' + "".join(map(_character, text)) + '"'


def _character(char: str) -> str:
    """A character of a text, so that it is read as itself."""
    if char in SHORT:
        return f"\\{SHORT[char]}"
    return char if char.isprintable() else f"\\U{ord(char):08X}"
