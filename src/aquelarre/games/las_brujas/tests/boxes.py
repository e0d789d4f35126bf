"""Boxes that nobody has, and that could be: for tests of editions."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from json import dumps
from typing import Any

from aquelarre.games.las_brujas.box import edition
from aquelarre.games.las_brujas.box.cards import SPECIAL
from aquelarre.games.las_brujas.box.effects import ABILITIES, EFFECTS, PARAMETERS, how_often
from aquelarre.games.las_brujas.game import LasBrujas
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.kernel import Dice

Facts = dict[str, Any]
MARKS = {"name": "R", "effect": "R"}
_read = cache(edition.our_data)  # hundreds of boxes are made of it


def our_data() -> Facts:
    """Our own box, to be altered."""
    return deepcopy(_read())


def doing(name: str, effect: str) -> dict[str, Any]:
    """A row about a card that does this, with the first number it can have."""
    more = {PARAMETERS[effect][0]: PARAMETERS[effect][1][0]} if effect in PARAMETERS else {}
    return {"id": name, "effect": effect, **more, "sources": dict(MARKS)}


def rows(part: str, ids: list[str], effect: str) -> list[dict[str, Any]]:
    """Our rows of a part, but that these do something else."""
    return [doing(x["id"], effect) if x["id"] in ids else x for x in our_data()[part]]


def all_but(part: str, kept: dict[str, str], effect: str) -> list[dict[str, Any]]:
    """All of a part do this, but for some."""
    return [doing(x["id"], kept.get(x["id"], effect)) for x in our_data()[part]]


def turned_round() -> list[dict[str, Any]]:
    """Men are women, good names are bad, and everybody can do what the one after them could."""
    found: list[dict[str, Any]] = our_data()["characters"]
    for place, row in enumerate(found):
        ability = ABILITIES[(place + 1) % len(found)]
        every = how_often(ability)[-1]
        sex = "M" if row["sex"] == "H" else "H"
        row |= {"sex": sex, "base": -row["base"], "ability": ability, "every": every}
    return found


def powerless() -> list[dict[str, Any]]:
    return [row | {"ability": "", "every": "P", "base": 5} for row in our_data()["characters"]]


def strong_rumours() -> list[dict[str, Any]]:
    """One is bad, and all others are as good as can be; one of the two copies is another card."""
    found = []
    for row in our_data()["rumours"]:
        worth = -5 if row["id"] == "R28" else 5
        found.append(row | {"man": worth, "woman": worth})
    found[0] |= {"id": "R01b"}
    return [found[0] | {"id": "R01a", "man": 1, "woman": 4}, *found]


def hard_trials() -> list[dict[str, Any]]:
    every = ["mute_accused", "unpaid", "by_water", "summary", "mighty"]
    targets = ("any", "ill_repute", "woman", "man", "influential")
    trials = our_data()["trials"]
    return [
        row | {"target": targets[n % 5], "against": 5 - n % 6, "special": every[: n % 6]}
        for n, row in enumerate(trials)
    ]


def boxes() -> dict[str, dict[str, list[dict[str, Any]]]]:
    """By what is special about each: the parts that differ."""
    voice = {"U14": "voice", "U01": "wisp"}
    return {
        "turned round": {"characters": turned_round()},
        "powerless": {"characters": powerless()},
        "strong rumours": {"rumours": strong_rumours()},
        "hard trials": {"trials": hard_trials()},
        "only bribes": {"during": all_but("during", {}, "bribe")},
        "only confessions": {"during": all_but("during", {"D1": "bribe"}, "confession")},
        "only outcries": {"during": all_but("during", {}, "outcry")},
        "only false witnesses": {"counters": all_but("counters", {}, "false_witness")},
        "only adjournments": {"counters": all_but("counters", {}, "adjournment")},
        "only bail": {"counters": all_but("counters", {}, "bail")},
        "only missing children": {"events": all_but("events", {}, "child")},
        "only fingers": {"events": all_but("events", {}, "finger")},
        "fairs and plagues": {
            "events": [
                row if row["id"] == "S09" else doing(row["id"], "fair") | {"amount": 3}
                for row in rows("events", ["S02"], "plague")
            ]
        },
        "no doll": {"events": rows("events", ["S16"], "barter")},
        "a heavy doll": {
            "events": all_but("events", {"S01": "doll", "S02": "barter", "S16": "fair"}, "search")
        },
        "only winds": {"afterlife": all_but("afterlife", voice, "wind")},
        "only witnesses": {"afterlife": all_but("afterlife", voice, "witness")},
        "only mercy": {"afterlife": all_but("afterlife", voice, "mercy")},
        "only possessions": {"afterlife": all_but("afterlife", voice, "possession")},
        "only desecrations": {"afterlife": all_but("afterlife", voice, "desecration")},
        "only oblivion": {"afterlife": all_but("afterlife", voice, "oblivion")},
        "all rotate": {"afterlife": all_but("afterlife", voice, "aura")},
        "one of each copy": {"afterlife": split("afterlife"), "during": split("during")},
    }


def split(part: str) -> list[dict[str, Any]]:
    """A row for each card of those kinds of which there are two, and the second does otherwise."""
    found: list[dict[str, Any]] = []
    other = {"afterlife": "mercy", "during": "outcry"}[part]
    twice = ("U01", "U07", "U14", "D1", "D2")
    for row in our_data()[part]:
        if row["id"] in twice:
            found += [row | {"id": f"{row['id']}a"}, doing(f"{row['id']}b", other)]
        else:
            found.append(row)
    return found


def game_with(**parts: list[dict[str, Any]]) -> LasBrujas:
    """The game with other rows in some parts, as an owner could have written them."""
    found = GAME.with_edition(written(our_data() | parts))
    assert isinstance(found, LasBrujas)
    return found


def written(facts: Facts) -> str:
    """The facts as an owner would write them down."""
    head = 'game = "las_brujas"\ntitle = "Another"\n'
    return head + "".join(
        f"{part} = [\n" + "".join(f"    {_said(row)},\n" for row in rows) + "]\n"
        for part, rows in facts.items()
    )


def _said(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_said(each)}" for name, each in value.items()) + " }"
    return dumps(value)


def any_box(seed: int) -> LasBrujas:
    """The game with a box in which whatever can be otherwise is what the dice say."""
    dice, facts = Dice(f"box {seed}"), deepcopy(our_data())
    for row in facts["rumours"]:
        sign = 1 if row["id"] in ("R01",) or (dice.below(2) and row["id"] != "R28") else -1
        row |= {"man": sign * (1 + dice.below(5)), "woman": sign * (1 + dice.below(5))}
    for row in facts["trials"]:
        row["target"] = ("any", "ill_repute", "woman", "man", "influential")[dice.below(5)]
        row["against"] = dice.below(6)
        row["special"] = [name for name in SPECIAL if not dice.below(4)]
    for part, effects in EFFECTS.items():
        names = [name for name in effects if name != "doll"]
        for row in facts[part]:
            if row["id"] not in ("S16", "S09", "U01", "U14"):
                effect = names[dice.below(len(names))]
                fresh = doing(row["id"], effect)
                if effect in PARAMETERS:
                    field, numbers = PARAMETERS[effect]
                    fresh[field] = numbers[dice.below(len(numbers))]
                row.clear()
                row.update(fresh)
    left = list(range(len(ABILITIES) + 8))  # some can do nothing
    dice.shuffle(left)
    for row, number in zip(facts["characters"], left, strict=False):
        ability = ABILITIES[number] if number < len(ABILITIES) else ""
        often = how_often(ability)
        row |= {"sex": "HM"[dice.below(2)], "base": dice.below(11) - 5, "ability": ability}
        row["every"] = often[dice.below(len(often))]
    return game_with(**facts)
