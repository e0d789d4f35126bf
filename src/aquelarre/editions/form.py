"""Form: what the rows of a box are made of, so that a page or a spreadsheet can offer it.

`faults` says what is wrong with a box; a form says beforehand what could stand where. A game lists
its `Part`s, each with its `Field`s. What a field can be may depend on the rest of the row (an
effect has numbers of its own): then there are several fields of one name, and the first one whose
`where` fits the row is meant. A row has just the fields that are meant, besides its id, its name
and its sources. The law of editions holds form and faults against each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aquelarre.editions.plain_toml import Row
from aquelarre.editions.rows import MARKS

CHOICE, NUMBER, FLAG, LIST = "choice", "number", "flag", "list"
ID, NAME, SOURCES = "id", "name", "sources"
Plain = bool | int | str
Where = Mapping[str, Sequence[Plain]]
Said = Mapping[str, tuple[str, ...]]  # by the value: texts that say what it means
NOWHERE: Where = {}
UNSAID: Said = {}


class Field:
    """What can stand in one place of a row. `text` is the key of what the place is called,
    `values` are all that is possible, and of a list `least` and `most` how many of them. `source`
    names the fact in the row's sources that covers it; "" if none does."""

    __slots__ = ("kind", "least", "most", "name", "said", "source", "text", "values", "where")

    def __init__(
        self,
        name: str,
        text: str,
        kind: str,
        values: Sequence[Plain],
        said: Said = UNSAID,
        where: Where = NOWHERE,
        source: str = "",
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name = name
        self.text = text
        self.kind = kind
        self.values = values
        self.said = said
        self.where = where
        self.source = source
        self.least = least
        self.most = most

    def fits(self, row: Row) -> bool:
        """Is this what the row has here?"""
        return all(row.get(name) in values for name, values in self.where.items())


class Part:
    """One kind of row. `ids` are all that there can be; without any, rows have no id, and are told
    apart by their number. `called` is the pattern of the keys of our names for them, where owners
    have none of their own (`Boxed.named`)."""

    __slots__ = ("called", "fields", "ids", "name", "sources", "text")

    def __init__(
        self,
        name: str,
        text: str,
        fields: Sequence[Field],
        ids: Sequence[str] = (),
        sources: Sequence[str] = (),
        called: str = "",
    ) -> None:
        self.name = name
        self.text = text
        self.called = called
        self.fields = fields
        self.ids = ids
        self.sources = sources

    def meant(self, row: Row) -> dict[str, Field]:
        """The fields of this row, by name."""
        found: dict[str, Field] = {}
        for field in self.fields:
            if field.name not in found and field.fits(row):
                found[field.name] = field
        return found

    def names(self) -> list[str]:
        """All fields that some row may have, in order."""
        return list(dict.fromkeys(field.name for field in self.fields))


def choice(
    name: str,
    text: str,
    values: Sequence[str],
    said: Said = UNSAID,
    where: Where = NOWHERE,
    source: str = "",
) -> Field:
    return Field(name, text, CHOICE, values, said, where, source)


def number(
    name: str, text: str, values: Sequence[int], where: Where = NOWHERE, source: str = ""
) -> Field:
    return Field(name, text, NUMBER, values, UNSAID, where, source)


def flag(name: str, text: str, where: Where = NOWHERE, source: str = "") -> Field:
    return Field(name, text, FLAG, (False, True), UNSAID, where, source)


def several(
    name: str,
    text: str,
    values: Sequence[int] | Sequence[str],
    least: int,
    most: int,
    said: Said = UNSAID,
    where: Where = NOWHERE,
    source: str = "",
) -> Field:
    return Field(name, text, LIST, values, said, where, source, least, most)


def mark(name: str, text: str) -> Field:
    """Where a row that has no other sources is known from."""
    return Field(name, text, CHOICE, MARKS)


def keys(pattern: str, values: Sequence[str], nothing: str = "") -> dict[str, tuple[str, ...]]:
    """Texts whose keys are made of the values; `nothing` is the key for the empty one."""
    return {x: (pattern.replace("*", x) if x else nothing,) for x in values if x or nothing}
