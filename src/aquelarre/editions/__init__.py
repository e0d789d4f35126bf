"""Editions: games whose box can be corrected by those who own it (docs/EDITIONS.md)."""

from aquelarre.editions.boxed import Boxed
from aquelarre.editions.errors import BadEdition, NoEditions
from aquelarre.editions.facts import NoFact, fact_at, with_facts
from aquelarre.editions.faults import Fault
from aquelarre.editions.finding import (
    boxed,
    edition_text,
    find,
    is_printed,
    manner,
    manners,
    names_of,
    ours,
    saying,
    sheet_of,
)
from aquelarre.editions.form import Field, Part
from aquelarre.editions.names import Names
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.sheet import Sheet
from aquelarre.editions.shipped import shipped, shipped_as

__all__ = [
    "BadEdition",
    "Boxed",
    "Fault",
    "Field",
    "Names",
    "NoEditions",
    "NoFact",
    "Part",
    "Row",
    "Sheet",
    "boxed",
    "edition_text",
    "fact_at",
    "find",
    "is_printed",
    "manner",
    "manners",
    "names_of",
    "ours",
    "saying",
    "sheet_of",
    "shipped",
    "shipped_as",
    "with_facts",
]
