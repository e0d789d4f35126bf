"""Forms: what a game says of the rows of its box (`Boxed.form`) is what its faults ask of them.

Every row of our box has just the fields that are meant; what the form offers is never refused as a
value; and one step beyond a range it is.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from aquelarre.editions import Boxed, Field, Part
from aquelarre.editions.form import FLAG, ID, LIST, NAME, NUMBER, SOURCES
from aquelarre.editions.plain_toml import Row
from aquelarre.kernel import Dice
from aquelarre.laws.broken import LawBroken
from aquelarre.words import LANGUAGES, Words

LAW = "edition"
OWN = (ID, NAME, SOURCES)
REFUSED = ("value", "missing", "unknown", "count")  # by itself, and not beside other rows


def check_form(game: Boxed[Any], dice: Dice) -> None:
    """Holds the form of a game against its box and its faults."""
    parts = game.form()
    facts = game.sheet.facts
    if parts and sorted(part.name for part in parts) != sorted(facts):
        raise LawBroken(LAW, "the form has other parts than the box.")
    for part in parts:
        _check_texts(game, part)
        for number, row in enumerate(facts[part.name]):
            _check_row(part, row, number)
        for field in part.fields:
            _check_field(game, part, field, dice.child(f"{part.name} {field.name}"))


def _check_row(part: Part, row: Row, number: int) -> None:
    fields, where = part.meant(row), f"{part.name}.{row.get(ID, number + 1)}"
    if sorted(fields) != sorted(set(row) - set(OWN)):
        raise LawBroken(LAW, f"the form says that {where} has {', '.join(sorted(fields))}.")
    for name, field in fields.items():
        values = row[name] if field.kind == LIST else [row[name]]
        if any(value not in field.values for value in values):
            raise LawBroken(LAW, f"the form does not offer what {where}.{name} is.")
    if not set(row.get(SOURCES, ())) <= set(part.sources):
        raise LawBroken(LAW, f"the form does not know all sources of {where}.")


def _check_field(game: Boxed[Any], part: Part, field: Field, dice: Dice) -> None:
    """Offers some of its values to a row that has it, if our box has such a row."""
    rows: list[Row] = game.sheet.facts[part.name]
    at = next((n for n, row in enumerate(rows) if part.meant(row).get(field.name) is field), None)
    if at is None:
        return
    values = list(field.values)
    tried = [values[0], values[-1], values[dice.below(len(values))]]
    for value in tried:
        given = [value] * max(field.least, 1) if field.kind == LIST else value
        if _refused(game, part, at, field, given):
            raise LawBroken(LAW, f"{part.name}.{field.name}: {given!r} is offered and refused.")
    beyond: list[Any] = [] if field.kind == FLAG else ["?"]
    if field.kind == NUMBER:
        numbers = [int(value) for value in values]
        beyond += [min(numbers) - 1, max(numbers) + 1]
    for value in beyond:
        given = [value] * max(field.least, 1) if field.kind == LIST else value
        if not _refused(game, part, at, field, given):
            raise LawBroken(LAW, f"{part.name}.{field.name}: {given!r} is taken and not offered.")


def _refused(game: Boxed[Any], part: Part, at: int, field: Field, given: Any) -> bool:
    """Is this value refused there? Fields that come and go with it do as the form says."""
    facts = deepcopy(game.sheet.facts)
    row = facts[part.name][at]
    row[field.name] = given
    fields = part.meant(row)
    for name in [name for name in row if name not in OWN and name not in fields]:
        del row[name]
    for name, other in fields.items():
        missing = [other.values[0]] * other.least if other.kind == LIST else other.values[0]
        row.setdefault(name, missing)
        if name != field.name and other.kind != LIST and row[name] not in other.values:
            row[name] = missing
    here = (part.name, at)
    return any(f.path[:2] == here and f.reason in REFUSED for f in game.faults(facts))


def _check_texts(game: Boxed[Any], part: Part) -> None:
    """Everything that a form names has a text."""
    for lang in LANGUAGES:
        words = Words(lang, game)
        keys = {part.text, *(field.text for field in part.fields)}
        for field in part.fields:
            keys |= {key for texts in field.said.values() for key in texts}
        lacking = sorted(key for key in keys if not words.has(key))
        if lacking:
            raise LawBroken(LAW, f"{lacking[0]} has no text in {lang}.", about=lacking[0])
