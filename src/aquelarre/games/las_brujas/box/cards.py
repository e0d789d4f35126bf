"""The ids of the cards as numbers and sets of numbers: what no edition changes.

Every card of the box has a number of its own, the two "Pays their debts" too. A set of cards is
one int with a bit for each card, so that hands copy, compare and combine fast. Numbers 0 to 92 are
the general deck, 93 to 112 the afterlife deck. How many there are of each family is the rulebook's;
what a card says is a fact of the `Box` (edition.py).
"""

from __future__ import annotations

from aquelarre.kernel import things_in

Card = int
CardSet = int

NO_CARD: Card = -1
# The kinds of each family: how many cards bear the id of each.
KINDS: dict[str, dict[str, int]] = {
    "rumour": {f"R{number:02}": 1 for number in range(1, 29)}
    | dict.fromkeys(("R01", "R02", "R03", "R04", "R06", "R14", "R15", "R16", "R20", "R21"), 2),
    "trial": {"J1": 8, "J2": 3, "J3": 2, "J4": 2, "J5": 2, "J6": 2, "J7": 1, "J8": 1, "J9": 1},
    "counter": {"C1": 3, "C2": 2, "C3": 1, "C4": 1, "C5": 1, "C6": 1},
    "during": {"D1": 2, "D2": 2, "D3": 1, "D4": 1, "D5": 1, "D6": 1},
    "event": {f"S{number:02}": 1 for number in range(1, 17)},
    "afterlife": {f"U{number:02}": 1 for number in range(1, 18)}
    | dict.fromkeys(("U01", "U07", "U14"), 2),
}
FAMILIES = tuple(KINDS)
FAMILY_OF = {kind: family for family, kinds in KINDS.items() for kind in kinds}
COPIES = {kind: count for kinds in KINDS.values() for kind, count in kinds.items()}


def _labels_of(kind: str) -> list[str]:
    """R07, or R01a and R01b where there are two."""
    return [kind + letter for letter in "abcdefgh"[: COPIES[kind]]] if COPIES[kind] > 1 else [kind]


KIND = tuple(kind for kind, count in COPIES.items() for _ in range(count))  # in the id of each card
LABELS = tuple(label for kind in COPIES for label in _labels_of(kind))  # the name of each in refs
NUMBER = {label: card for card, label in enumerate(LABELS)}
CARDS = len(LABELS)


def cards_in(cards: CardSet) -> list[Card]:
    """The cards of a set, in order."""
    return things_in(cards)


def labels(cards: CardSet) -> list[str]:
    """The names of the cards of a set, in order."""
    return [LABELS[card] for card in things_in(cards)] if cards else []


def set_of(cards: list[Card]) -> CardSet:
    """These cards as a set."""
    return sum([1 << card for card in cards])


def _of_family(family: str) -> CardSet:
    return set_of([card for card in range(CARDS) if FAMILY_OF[KIND[card]] == family])


RUMOURS = _of_family("rumour")
TRIALS = _of_family("trial")
COUNTERS = _of_family("counter")
DURING = _of_family("during")
EVENTS = _of_family("event")
AFTERLIFE = _of_family("afterlife")
GENERAL = RUMOURS | TRIALS | COUNTERS | DURING | EVENTS
EVERY_CARD = GENERAL | AFTERLIFE

# What is special about the trial of a trial card, one bit each. [A.4]
MUTE_ACCUSED, UNPAID, BY_WATER, SUMMARY, MIGHTY = 1, 2, 4, 8, 16
SPECIAL = {
    "mute_accused": MUTE_ACCUSED,
    "unpaid": UNPAID,
    "by_water": BY_WATER,
    "summary": SUMMARY,
    "mighty": MIGHTY,
}
