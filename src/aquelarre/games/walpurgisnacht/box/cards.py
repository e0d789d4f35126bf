"""The play cards as numbers and sets of numbers, read once from cards.toml. [WAL-01]

A set of cards is one int with a bit for each card, so that holdings copy and compare fast.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from aquelarre.kernel import things_in

Card = int
CardSet = int

WITCHES, VILLAGERS = 0, 1  # the two teams; a wisp's colour is the team it gives points to
PURPLE, GREEN, COLOURLESS = 0, 1, 2
TEAM_OF_ROLE = {"witch": WITCHES, "villager": VILLAGERS, "none": -1}
COLOUR_OF_WISP = {"purple": PURPLE, "green": GREEN, "none": COLOURLESS}


def _read() -> list[dict[str, Any]]:
    text = files("aquelarre.games.walpurgisnacht.box").joinpath("cards.toml").read_text("utf-8")
    cards: list[dict[str, Any]] = tomllib.loads(text)["card"]
    return cards


DATA = _read()
IDS = tuple(str(card["id"]) for card in DATA)
WISP = tuple(COLOUR_OF_WISP[card["wisp"]] for card in DATA)
ROLE = tuple(TEAM_OF_ROLE[card["role"]] for card in DATA)


def _set_of(field: str, value: object) -> CardSet:
    return sum(1 << number for number, card in enumerate(DATA) if card[field] == value)


def _only(kind: str) -> Card:
    return _set_of("kind", kind).bit_length() - 1


MEPHISTOPHELES = _only("mephistopheles")
WALPURGA = _only("walpurga")
EYES = _set_of("eye", True)
FAMILIARS = _set_of("kind", "familiar")
BELLS = _set_of("kind", "bells")
CRUCIFIXES = _set_of("kind", "crucifix")
FERTILITY = _set_of("kind", "fertility")
HERBS = _set_of("kind", "herbs")
OINTMENTS = _set_of("kind", "ointment")
BROOMS = _set_of("kind", "brooms")
SPECTRES = _set_of("kind", "spectres")
BONFIRES = _set_of("kind", "bonfire")
WISPS = (_set_of("wisp", "purple"), _set_of("wisp", "green"))  # by colour


def cards_in(cards: CardSet) -> list[Card]:
    """The cards of a set, in order."""
    return things_in(cards)
