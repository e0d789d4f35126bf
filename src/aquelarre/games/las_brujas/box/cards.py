"""The cards as numbers and sets of numbers, read once from cards.toml.

Every card of the box has a number of its own, the two "Pays their debts" too. A set of cards is
one int with a bit for each card, so that hands copy, compare and combine fast. Numbers 0 to 92 are
the general deck, 93 to 112 the afterlife deck.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from aquelarre.kernel import things_in

Card = int
CardSet = int

NO_CARD: Card = -1
FAMILIES = ("rumour", "trial", "counter", "during", "event", "afterlife")


def _read() -> dict[str, Any]:
    text = files(__name__.rpartition(".")[0]).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


DATA = _read()
KINDS: dict[str, dict[str, Any]] = {}  # what is written about each kind, by its id
FAMILY_OF: dict[str, str] = {}
_faces: list[str] = []
_labels: list[str] = []
for _family in FAMILIES:
    for _kind in DATA["cards"][_family]:
        KINDS[_kind["id"]] = _kind
        FAMILY_OF[_kind["id"]] = _family
        for _copy in range(_kind["copies"]):
            _faces.append(_kind["id"])
            _labels.append(_kind["id"] + ("abcdefgh"[_copy] if _kind["copies"] > 1 else ""))

FACE = tuple(_faces)  # the kind of each card
LABELS = tuple(_labels)  # the name of each card in refs: R07, or R01a and R01b where there are two
NUMBER = {label: card for card, label in enumerate(LABELS)}
CARDS = len(LABELS)


def cards_in(cards: CardSet) -> list[Card]:
    """The cards of a set, in order."""
    return things_in(cards)


def labels(cards: CardSet) -> list[str]:
    """The names of the cards of a set, in order."""
    return [LABELS[card] for card in cards_in(cards)]


def of_kind(*kinds: str) -> CardSet:
    """All copies of these kinds."""
    return sum(1 << card for card in range(CARDS) if FACE[card] in kinds)


def _of_family(family: str) -> CardSet:
    return sum(1 << card for card in range(CARDS) if FAMILY_OF[FACE[card]] == family)


def _with(family: str, field: str, *values: object) -> CardSet:
    kinds = [kind["id"] for kind in DATA["cards"][family] if kind.get(field) in values]
    return of_kind(*kinds)


RUMOURS = _of_family("rumour")
TRIALS = _of_family("trial")
COUNTERS = _of_family("counter")
DURING = _of_family("during")
EVENTS = _of_family("event")
AFTERLIFE = _of_family("afterlife")
GENERAL = RUMOURS | TRIALS | COUNTERS | DURING | EVENTS
EVERY_CARD = GENERAL | AFTERLIFE

POSITIVE = sum(1 << card for card in cards_in(RUMOURS) if KINDS[FACE[card]]["man"] > 0)
NEGATIVE = RUMOURS & ~POSITIVE
PLAIN_EVENTS = _with("event", "target", "none")
AIMED_EVENTS = EVENTS & ~PLAIN_EVENTS
ROTATING = _with("afterlife", "type", "rotating")
ONE_SHOT = _with("afterlife", "type", "once")
IN_TRIAL = _with("afterlife", "type", "in_trial")
ROTATING_CARDS = tuple(cards_in(ROTATING))  # a place in this list stands for such a card
MERCY = of_kind("U16")
CAN_CANCEL = COUNTERS | MERCY
DOLL = NUMBER["S16"]

# What is special about the trial of a trial card, one bit each. [A.4]
MUTE_ACCUSED, UNPAID, BY_WATER, SUMMARY, MIGHTY = 1, 2, 4, 8, 16
_MARKS = {
    "mute_accused": MUTE_ACCUSED,
    "unpaid": UNPAID,
    "by_water": BY_WATER,
    "summary": SUMMARY,
    "mighty": MIGHTY,
}
TRIAL_MARKS = tuple(
    sum(bit for name, bit in _MARKS.items() if KINDS[FACE[card]].get(name)) for card in range(CARDS)
)
TRIAL_AGAINST = tuple(int(KINDS[FACE[card]].get("against", 0)) for card in range(CARDS))
TARGET = tuple(str(KINDS[FACE[card]].get("target", "")) for card in range(CARDS))
