"""Ids: what the cards are called, as numbers. What they do is the business of an edition.

A building in a hand or in the deck is only a kind of card (`Card`, 18 of them), for copies are
alike. One that stands in town is a `Building` of its own, with cubes on it: kind × 8 + copy. Sets
of buildings are one int with a bit for each. [SAL-01 … SAL-03]
"""

from __future__ import annotations

from functools import lru_cache

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
SYMBOLS = ("hope", "despair", "removal")

# -- buildings ---------------------------------------------------------------------------

CARDS = tuple(f"{name}-{position}" for name in TYPES for position in POSITIONS)
TYPE = tuple(card // len(POSITIONS) for card in range(len(CARDS)))
POSITION = tuple(card % len(POSITIONS) for card in range(len(CARDS)))
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


# -- characters --------------------------------------------------------------------------

CHARACTERS = tuple(f"N{number:02}" for number in range(1, 11))
FIRST_WITCH = 6  # puritans come first
SIDE = tuple(WITCHES if x >= FIRST_WITCH else PURITANS for x in range(len(CHARACTERS)))
# In the game: witches and puritans, by the number of players. [SAL-01]
POOL = {3: (2, 4), 4: (2, 4), 5: (2, 4), 6: (2, 5), 7: (3, 6), 8: (3, 6)}
TWO_TYPES, THREE_TYPES = 2, 3  # of a witch

# -- events ------------------------------------------------------------------------------

EVENTS = tuple(f"V{number:02}" for number in range(1, 22))
CLEANSING, TRIAL = range(2)  # these two always lie face up [SAL-03]
RED = tuple(event <= TRIAL for event in range(len(EVENTS)))  # with a red border: it stays [SAL-14]

# What an event can do. [SAL-14]
Effect = int
EFFECTS = (
    *("remove", "trial", "question", "confess", "neighbours", "burn", "seize", "exchange"),
    *("exodus", "exorcise", "harvest", "famine", "build", "tithe", "absolve"),
    *("safe_conduct", "conscience", "letter"),  # these are handed to a player, who keeps them
)
REMOVES, TRIES, QUESTIONS, CONFESSES, NEIGHBOURS, BURNS, SEIZES, EXCHANGES = range(8)
EXODUS, EXORCISES, HARVEST, FAMINE, BUILDS, TITHE, ABSOLVES = range(8, 15)
SAFE_CONDUCT, CONSCIENCE, LETTER = range(15, 18)
# How much of it: what the first and the second number of an effect are called.
AMOUNTS: dict[str, tuple[str, ...]] = {
    "remove": ("count", "once"),
    "trial": ("count",),
    "harvest": ("hope",),
    "famine": ("hope",),
    "build": ("draw", "despair"),
    "tithe": ("least",),
    "letter": ("points",),
}

# -- rounds ------------------------------------------------------------------------------

ROUNDS = 5
DEALT = (3, 4, 5, 4, 3)  # cards to each player; one less is put into play [SAL-06]


def threshold(n: int) -> int:
    """Despair in town with which the witches win. [SAL-23]"""
    return 2 * n
