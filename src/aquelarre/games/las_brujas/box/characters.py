"""The 24 characters as numbers, read once from characters.toml. [BRU-01]

A character gives its player a sex, a base reputation and an ability.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from aquelarre.games.las_brujas.box.cards import CARDS, FACE, FAMILY_OF, KINDS, Card

Character = int
CharacterSet = int

NO_CHARACTER: Character = -1
MAN, WOMAN = 0, 1
SEX_NAMES = ("H", "M")


def _read() -> list[dict[str, Any]]:
    text = files(__name__.rpartition(".")[0]).joinpath("characters.toml").read_text("utf-8")
    characters: list[dict[str, Any]] = tomllib.loads(text)["character"]
    return characters


DATA = _read()
IDS = tuple(str(character["id"]) for character in DATA)
SEX = tuple(SEX_NAMES.index(character["sex"]) for character in DATA)
BASE = tuple(int(character["base"]) for character in DATA)
EVERY = tuple(str(character["every"]) for character in DATA)  # P, T, S or G

(
    LIBRARIAN,
    PRIEST,
    BAILIFF,
    BLACKSMITH,
    MILLER,
    INNKEEPER,
    APOTHECARY,
    GRAVEDIGGER,
    EXECUTIONER,
    MINSTREL,
    MERCHANT,
    HERMIT,
    PIOUS_NEIGHBOUR,
    MIDWIFE,
    HEALER,
    RICH_WIDOW,
    WASHERWOMAN,
    SCHOOLMISTRESS,
    BAKER,
    FORTUNE_TELLER,
    BEGGAR,
    SPINNER,
    TAVERN_MAID,
    ABBESS,
) = range(len(DATA))


def _worth(character: Character, card: Card) -> int:
    """What a rumour is worth to who carries it: by sex, and the blacksmith shrugs off a -1.
    [BRU-11]"""
    if FAMILY_OF[FACE[card]] != "rumour":
        return 0
    value = int(KINDS[FACE[card]]["woman" if SEX[character] == WOMAN else "man"])
    return 0 if character == BLACKSMITH and value == -1 else value


WORTH = tuple(tuple(_worth(who, card) for card in range(CARDS)) for who in range(len(DATA)))
