"""The ids of the 24 characters, and what characters can do: what no edition changes. [BRU-01]

A character gives its player a sex, a base reputation and an ability; which ones is a fact of the
`Box` (edition.py). An ability is called after who has it in our own box.
"""

from __future__ import annotations

Character = int
CharacterSet = int
Ability = int

NO_CHARACTER: Character = -1
NO_ABILITY: Ability = -1
MAN, WOMAN = 0, 1
SEX_NAMES = ("H", "M")
IDS = tuple(f"P{number:02}" for number in range(1, 25))

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
) = range(len(IDS))
