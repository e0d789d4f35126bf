"""Our own box: every card and character is what the contract says."""

from __future__ import annotations

from collections import Counter

import pytest

from aquelarre.games.las_brujas.box import cards, characters
from aquelarre.games.las_brujas.box.check import problems
from aquelarre.games.las_brujas.box.edition import OURS, our_data, rows_of

RUMOURS = {  # copies, value on a man, value on a woman [A.3]
    "R01": (2, 1, 1), "R02": (2, 1, 1), "R03": (2, 1, 1), "R04": (2, 1, 1), "R05": (1, 1, 1),
    "R06": (2, 2, 2), "R07": (1, 2, 2), "R08": (1, 2, 2), "R09": (1, 2, 2), "R10": (1, 2, 1),
    "R11": (1, 1, 2), "R12": (1, 3, 3), "R13": (1, 3, 3), "R14": (2, -1, -1), "R15": (2, -1, -1),
    "R16": (2, -1, -1), "R17": (1, -1, -1), "R18": (1, -1, -1), "R19": (1, -1, -2),
    "R20": (2, -2, -2), "R21": (2, -2, -2), "R22": (1, -2, -2), "R23": (1, -2, -2),
    "R24": (1, -2, -2), "R25": (1, -2, -1), "R26": (1, -3, -3), "R27": (1, -3, -3),
    "R28": (1, -3, -3),
}  # fmt: skip
COPIES = {
    "J1": 8, "J2": 3, "J3": 2, "J4": 2, "J5": 2, "J6": 2, "J7": 1, "J8": 1, "J9": 1,
    "C1": 3, "C2": 2, "C3": 1, "C4": 1, "C5": 1, "C6": 1,
    "D1": 2, "D2": 2, "D3": 1, "D4": 1, "D5": 1, "D6": 1,
    **{f"S{number:02}": 1 for number in range(1, 17)},
    **{f"U{number:02}": 2 if number in (1, 7, 14) else 1 for number in range(1, 18)},
}  # fmt: skip
PEOPLE = {  # sex, base, how often [A.2]
    "P01": ("H", -1, "S"), "P02": ("H", 2, "P"), "P03": ("H", 1, "P"), "P04": ("H", 1, "P"),
    "P05": ("H", 0, "P"), "P06": ("H", 0, "S"), "P07": ("H", -1, "T"), "P08": ("H", -1, "P"),
    "P09": ("H", -2, "P"), "P10": ("H", 0, "P"), "P11": ("H", 1, "T"), "P12": ("H", 0, "P"),
    "P13": ("M", 2, "P"), "P14": ("M", 0, "P"), "P15": ("M", -1, "G"), "P16": ("M", 1, "S"),
    "P17": ("M", 0, "S"), "P18": ("M", 1, "P"), "P19": ("M", 1, "P"), "P20": ("M", -2, "G"),
    "P21": ("M", -2, "P"), "P22": ("M", 0, "S"), "P23": ("M", -1, "S"), "P24": ("M", 1, "G"),
}  # fmt: skip

DATA = our_data()
ROWS = rows_of(DATA)


def test_the_tables_are_sound() -> None:
    assert problems(DATA) == []
    assert sum(row["base"] for row in DATA["characters"]) == 0
    assert [row["sex"] for row in DATA["characters"]].count("H") == 12
    assert (OURS.positive.bit_count(), OURS.negative.bit_count()) == (18, 20)


@pytest.mark.rule("BRU-11")
@pytest.mark.parametrize("kind", RUMOURS)
def test_a_rumour_is_worth_what_it_says(kind: str) -> None:
    copies, man, woman = RUMOURS[kind]
    assert cards.KIND.count(kind) == copies
    card = cards.KIND.index(kind)
    assert OURS.worth[characters.MILLER][card] == man
    assert OURS.worth[characters.BAKER][card] == woman
    assert bool(OURS.positive >> card & 1) == (man > 0)
    assert ROWS[card]["sources"] == {"name": "X", "value": "X"}


@pytest.mark.parametrize("kind", COPIES)
def test_there_are_as_many_of_each_kind_as_the_contract_says(kind: str) -> None:
    assert cards.KIND.count(kind) == COPIES[kind]
    card = cards.KIND.index(kind)
    assert OURS.face[card] == kind, "what a kind does is called after it"
    assert ROWS[card]["sources"] == {"name": "X", "effect": "X"}


@pytest.mark.rule("BRU-01")
@pytest.mark.parametrize("name", PEOPLE)
def test_a_character_gives_sex_base_and_an_ability(name: str) -> None:
    who = characters.IDS.index(name)
    sex = characters.SEX_NAMES[OURS.sex[who]]
    assert (sex, OURS.base[who], OURS.every[who]) == PEOPLE[name]
    assert OURS.ability[who] == OURS.holder[who] == who, "what they can do is called after them"
    named = name in ("P01", "P13")  # the rulebook names two, and their examples give the base
    sources = DATA["characters"][who]["sources"]
    assert sources["name"] == ("R" if named else "X")
    assert sources["base"] == sources["sex"] == ("D" if named else "X")


def test_every_card_of_the_box_has_a_name_of_its_own() -> None:
    assert len(cards.LABELS) == len(set(cards.LABELS)) == 93 + 20
    assert cards.GENERAL.bit_count() == 93
    assert cards.AFTERLIFE.bit_count() == 20
    families = Counter(cards.FAMILY_OF[kind] for kind in cards.KIND)
    printed = {"rumour": 38, "trial": 22, "counter": 9, "during": 8, "event": 16, "afterlife": 20}
    assert families == printed, "as the rulebook prints it"
