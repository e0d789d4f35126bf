"""The workshop: a box as a page can offer it, and what is said of one that somebody hands in.

Nothing is stored: the page keeps what is changed, and hands in the whole each time. The sentences
about faults are those of `aquelarre edition check`, without the line of a file that nobody sees.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from aquelarre.editions import BadEdition, Boxed, Field, Part, Sheet, boxed
from aquelarre.editions.facts import as_text
from aquelarre.editions.form import NUMBER
from aquelarre.editions.names import SPOKEN
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.spreadsheet import Spread, as_csv, is_csv
from aquelarre.kernel import catalog
from aquelarre.words import Words

Data = dict[str, Any]
ANY = "…"  # in place of a number that stands in another field
MOST_SHOWN = 40  # faults that a page is told
WITHOUT_PLACE = ("large",)  # reasons whose sentences begin with no line

Plain = bool | int | str
Cell = Plain | list[Plain] | dict[str, Plain]
Facts = dict[str, list[dict[str, Cell]]]


class Handed(msgspec.Struct):
    """A box in parts, as the page has it."""

    title: str
    facts: Facts
    checked: list[dict[str, str]]


def workable() -> list[str]:
    """The games whose boxes can be corrected on the page."""
    found = (catalog.find(name) for name in catalog.names())
    return [game.key for game in found if isinstance(game, Boxed) and game.form()]


@lru_cache(maxsize=32)
def described(key: str, lang: str) -> Data:
    """What our box is made of, in words: the same for everybody."""
    game = boxed(catalog.find(key))
    sheet, words = game.sheet, Words(lang, game)
    return {
        "game": game.key,
        "title": words.say("game-title"),
        "mark": sheet.mark,
        "seats": [game.least_seats, game.most_seats],
        "parts": [_part(game, part, words) for part in game.form()],
        "facts": Sheet(sheet.text).facts,  # with names, if our rows have any
    }


def _part(game: Boxed[Any], part: Part, words: Words) -> Data:
    return {
        "name": part.name,
        "label": words.say(part.text),
        "ids": {name: _thing(game, part, name) for name in part.ids},
        "fields": [_field(part, field, words) for field in part.fields],
        "sources": list(part.sources),
    }


def _thing(game: Boxed[Any], part: Part, name: str) -> Data:
    """What we call the thing of a row in each language, and by which texts."""
    own = game.named(part.name, name)
    keys = own or ((part.called.replace("*", name),) if part.called else ())
    spoken = {lang: Words(lang, game) for lang in SPOKEN}
    names = {lang: words.say(keys[0]) for lang, words in spoken.items() if keys}
    return {"names": names, "keys": list(own)}


def _field(part: Part, field: Field, words: Words) -> Data:
    found: Data = {"name": field.name, "label": words.say(field.text), "kind": field.kind}
    found["where"] = {name: list(values) for name, values in field.where.items()}
    found["source"] = field.source
    found["least"], found["most"] = field.least, field.most
    if field.kind == NUMBER:
        found["values"] = list(field.values)
        return found
    unknown = dict.fromkeys(part.names(), ANY)
    found["values"] = list(field.values)
    found["labels"] = [
        ": ".join(words.say(key, **unknown) for key in field.said.get(str(value), ())) or str(value)
        for value in field.values
    ]
    return found


def looked_at(key: str, lang: str, text: str) -> Data:
    """What is said of an edition: its faults, each with its place, and its mark if there are none;
    and the edition in parts, if it can be taken apart."""
    game = boxed(catalog.find(key))
    words = Words(lang, game)
    found: Data = {"faults": [], "mark": "", "ours": False, "text": text}
    try:
        sheet = Sheet(text)
    except BadEdition as problem:
        return found | _said(problem, words)
    found |= _in_parts(sheet)
    try:
        played = game.with_edition(text)
        found |= {"mark": played.sheet.mark, "ours": played is game.ours}
    except BadEdition as problem:
        found |= _said(problem, words)
    return found


def _said(problem: BadEdition, words: Words) -> Data:
    faults = [
        {"path": list(each.path), "field": each.field, "line": each.line, "said": said(each, words)}
        for each in problem.all[:MOST_SHOWN]
    ]
    return {"faults": faults, "more": max(0, len(problem.all) - MOST_SHOWN)}


def said(problem: BadEdition, words: Words) -> str:
    """The sentence about a fault, without the place that it begins with."""
    sentence = words.error(problem)
    return sentence if problem.reason in WITHOUT_PLACE else sentence.partition(": ")[2]


def _in_parts(sheet: Sheet) -> Data:
    """The facts as the page takes them; nothing if they have another shape."""
    try:
        facts = msgspec.convert(sheet.facts, Facts)
    except msgspec.ValidationError:
        return {}
    return {
        "game": sheet.game,
        "title": sheet.title,
        "facts": facts,
        "checked": [each.as_row() for each in sheet.checked],
    }


def written(key: str, handed: Handed) -> str:
    """The box that a page hands in as the text of an edition."""
    facts: Row = {name: list(rows) for name, rows in handed.facts.items()}
    return as_text(key, handed.title, facts, handed.checked)


def opened(text: str) -> tuple[str, str]:
    """Whose edition a file is, and the file as the usual text; raises `BadEdition` where it cannot
    be read."""
    if is_csv(text):
        spread = Spread(text)
        return spread.game.key, spread.text
    return Sheet(text).game, text


def spread_out(key: str, text: str) -> str:
    """An edition for people with spreadsheets; raises `BadEdition` where it cannot be read."""
    return as_csv(boxed(catalog.find(key)), Sheet(text))
