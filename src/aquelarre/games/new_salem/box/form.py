"""What rows about buildings, characters and events are made of, for the workshop. [SAL-01 … 03]"""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.editions.form import Field, Part, choice, flag, keys, number, several
from aquelarre.games.new_salem.box.cards import (
    AMOUNTS,
    CARDS,
    CHARACTERS,
    CLEANSING,
    COPIES,
    EFFECTS,
    EVENTS,
    FIRST_WITCH,
    SYMBOLS,
    THREE_TYPES,
    TRIAL,
    TWO_TYPES,
    TYPES,
)
from aquelarre.games.new_salem.box.check import (
    COSTS,
    DEARER,
    MOST_SYMBOLS,
    MOST_TRIALS,
    NUMBERS,
    RANGES,
    TRIAL_COST,
)

WITCHES = {"id": CHARACTERS[FIRST_WITCH:]}
FIRST, SECOND = {"id": (EVENTS[CLEANSING],)}, {"id": (EVENTS[TRIAL],)}


def form() -> tuple[Part, ...]:
    return (_buildings(), _characters(), _events())


def _buildings() -> Part:
    said = keys("symbol-*", SYMBOLS)
    fields = [
        several("symbols", "box-symbols", SYMBOLS, 0, MOST_SYMBOLS, said, source="symbols"),
        several("numbers", "box-numbers", NUMBERS, COPIES, COPIES, source="numbers"),
    ]
    return Part("buildings", "box-buildings", fields, CARDS, ("name", "symbols", "numbers"))


def _characters() -> Part:
    """A witch has three types, or two with the option. [SAL-24]"""
    said = keys("type-*", TYPES)
    two, three = TWO_TYPES, THREE_TYPES
    fields = [
        several("types", "box-types", TYPES, three, three, said, WITCHES, "types"),
        several("types", "box-types", TYPES, two, two, said, source="types"),
        several("two_types", "box-two_types", TYPES, two, two, said, WITCHES, "two_types"),
    ]
    return Part("characters", "box-characters", fields, CHARACTERS, ("name", "types", "two_types"))


def _events() -> Part:
    """Cleansing and the Trial do what they do. [SAL-03]"""
    said = keys("effect-*", EFFECTS)
    fixed = EFFECTS[CLEANSING : CLEANSING + 1], EFFECTS[TRIAL : TRIAL + 1]
    fields = [
        number("cost", "box-cost", DEARER, FIRST, "cost"),
        number("cost", "box-cost", (TRIAL_COST,), SECOND, "cost"),
        number("cost", "box-cost", COSTS, source="cost"),
        choice("effect", "box-effect", fixed[0], said, FIRST, "effect"),
        choice("effect", "box-effect", fixed[1], said, SECOND, "effect"),
        choice("effect", "box-effect", EFFECTS, said, source="effect"),
        *_amounts(),
        several("numbers", "box-numbers", NUMBERS, 1, 1, where=FIRST, source="numbers"),
        several("numbers", "box-numbers", NUMBERS, 1, MOST_TRIALS, where=SECOND, source="numbers"),
        several("numbers", "box-numbers", NUMBERS, 0, 1, source="numbers"),
    ]
    return Part("events", "box-events", fields, EVENTS, ("name", "effect", "cost", "numbers"))


def _amounts() -> list[Field]:
    """How much of its effect. [SAL-14]"""
    one: Sequence[int] = (1,)
    found = [number("count", "box-count", one, SECOND, "effect")]
    for effect, names in AMOUNTS.items():
        for name in names:
            values, where = RANGES[effect, name], {"effect": (effect,)}
            text = f"box-{name}"
            if name == "once":
                found.append(flag(name, text, where, "effect"))
            else:
                found.append(number(name, text, values, where, "effect"))
    return found
