"""Editions: games whose box can be corrected by those who own it (docs/EDITIONS.md)."""

from aquelarre.editions.boxed import Boxed
from aquelarre.editions.errors import BadEdition, NoEditions
from aquelarre.editions.faults import Fault
from aquelarre.editions.finding import boxed, edition_text, find, ours, sheet_of
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.sheet import Sheet

__all__ = [
    "BadEdition",
    "Boxed",
    "Fault",
    "NoEditions",
    "Row",
    "Sheet",
    "boxed",
    "edition_text",
    "find",
    "ours",
    "sheet_of",
]
