"""Buildings, characters and events as numbers, read once from the .toml files. [SAL-01 … SAL-03]

A building in a hand or in the deck is only a kind of card (`Card`, 18 of them), for copies are
alike. One that stands in town is a `Building` of its own, with cubes on it: kind × 8 + copy. Sets
of buildings are one int with a bit for each.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from aquelarre.kernel import things_in

Card = int  # a kind of building
Building = int  # a building in town
BuildingSet = int
Character = int
EventCard = int

COPIES = 8  # of each building
WITCHES, PURITANS = 0, 1
SIDES: tuple[str, ...] = ("witches", "puritans")
POSITIONS = ("L", "C", "R")
TYPES = ("ENT", "COM", "FIN", "EDU", "MUE", "JUS")
DEATH, JUSTICE = TYPES.index("MUE"), TYPES.index("JUS")


def _read(name: str) -> list[dict[str, Any]]:
    text = files("aquelarre.games.new_salem.box").joinpath(f"{name}s.toml").read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[name]
    return rows


# -- buildings ---------------------------------------------------------------------------

BUILDING_DATA = _read("building")
CARDS = tuple(str(row["id"]) for row in BUILDING_DATA)
TYPE = tuple(TYPES.index(row["type"]) for row in BUILDING_DATA)
POSITION = tuple(POSITIONS.index(row["pos"]) for row in BUILDING_DATA)
SYMBOLS = tuple(tuple(str(symbol) for symbol in row["symbols"]) for row in BUILDING_DATA)
HOPE = tuple(symbols.count("hope") for symbols in SYMBOLS)
DESPAIR = tuple(symbols.count("despair") for symbols in SYMBOLS)
REMOVALS = tuple(symbols.count("removal") for symbols in SYMBOLS)
BUILDINGS = len(CARDS) * COPIES
# The set (three cards, left to right) of each type.
SET_OF_TYPE = tuple(
    tuple(CARDS.index(f"{name}-{position}") for position in POSITIONS) for name in TYPES
)
ALL_COPIES = (1 << COPIES) - 1


def card_of(building: Building) -> Card:
    """What kind of building it is."""
    return building // COPIES


def building_name(building: Building) -> str:
    """`ENT-L-3` is the third theatre in town."""
    return f"{CARDS[building // COPIES]}-{building % COPIES + 1}"


def building_number(name: str) -> Building | None:
    """The building of this name, None if there is none."""
    card, _, copy = name.rpartition("-")
    if card not in CARDS or copy not in map(str, range(1, COPIES + 1)):
        return None
    return CARDS.index(card) * COPIES + int(copy) - 1


def buildings_in(buildings: BuildingSet) -> list[Building]:
    """The buildings of a set, in order."""
    return things_in(buildings)


def counts_of(street: BuildingSet) -> list[int]:
    """How many there are of each kind of building in a street."""
    return list(_counted(street))


@lru_cache(maxsize=4096)
def _counted(street: BuildingSet) -> tuple[int, ...]:
    return tuple([(street >> card * COPIES & ALL_COPIES).bit_count() for card in range(len(CARDS))])


def sets_in(counts: list[int], kind: int) -> int:
    """How many complete sets of a type, where there are so many of each kind of building."""
    left, centre, right = SET_OF_TYPE[kind]
    return min(counts[left], counts[centre], counts[right])


def complete_sets(street: BuildingSet, kind: int) -> int:
    """How many complete sets of a type: three different buildings each. [SAL-22, SAL-24]"""
    own = street >> kind * len(POSITIONS) * COPIES
    left, centre, right = own & ALL_COPIES, own >> COPIES & ALL_COPIES, own >> 2 * COPIES
    if not (left and centre and right & ALL_COPIES):
        return 0
    return min(left.bit_count(), centre.bit_count(), (right & ALL_COPIES).bit_count())


def copies_for(n: int) -> list[int]:
    """The buildings with a number up to that of the players, counted by kind. [SAL-02]"""
    return [sum(number <= n for number in row["numbers"]) for row in BUILDING_DATA]


# -- characters --------------------------------------------------------------------------

CHARACTER_DATA = _read("character")
CHARACTERS = tuple(str(row["id"]) for row in CHARACTER_DATA)
SIDE = tuple(SIDES.index(row["side"]) for row in CHARACTER_DATA)
# In the game: witches and puritans, by the number of players. [SAL-01]
POOL = {3: (2, 4), 4: (2, 4), 5: (2, 4), 6: (2, 5), 7: (3, 6), 8: (3, 6)}
TWO_TYPES, THREE_TYPES = 2, 3  # of a witch
_THREE = tuple(tuple(TYPES.index(x) for x in row["types"]) for row in CHARACTER_DATA)
_TWO = tuple(tuple(TYPES.index(x) for x in row["two_types"]) for row in CHARACTER_DATA)


def types_of(character: Character, witch_types: int) -> tuple[int, ...]:
    """The types of building that score for a character. [SAL-24]"""
    return _THREE[character] if witch_types == THREE_TYPES else _TWO[character]


# -- events ------------------------------------------------------------------------------

EVENT_DATA = _read("event")
EVENTS = tuple(str(row["id"]) for row in EVENT_DATA)
COST = tuple(int(row["cost"]) for row in EVENT_DATA)
RED = tuple(bool(row["red"]) for row in EVENT_DATA)
KEPT = tuple(bool(row["kept"]) for row in EVENT_DATA)
HANDED_OUT = tuple(event for event, kept in enumerate(KEPT) if kept and not RED[event])

CLEANSING, TRIAL, INTERROGATION, CONFESSION, WATCHFUL_NEIGHBOURS = range(5)
FIRE, SEIZURE, EXCHANGE, EXODUS, SOLEMN_MASS, EXORCISM = range(5, 11)
GOOD_HARVEST, FAMINE, DARK_BARGAIN, HASTY_CONSTRUCTION, TITHE = range(11, 16)
ABSOLUTION, SAFE_CONDUCT, WITCH_HUNT, GUILTY_CONSCIENCE, LETTER = range(16, 21)


def events_for(n: int) -> list[int]:
    """How many of each event take part, by their numbers. [SAL-02]"""
    return [sum(number <= n for number in row["numbers"]) for row in EVENT_DATA]


# -- rounds ------------------------------------------------------------------------------

ROUNDS = 5
DEALT = (3, 4, 5, 4, 3)  # cards to each player; one less is put into play [SAL-06]


def threshold(n: int) -> int:
    """Despair in town with which the witches win. [SAL-23]"""
    return 2 * n
