"""What rows about characters and cards are made of, for the workshop. [BRU-01]"""

from __future__ import annotations

from aquelarre.editions.form import Field, Part, choice, keys, number, several
from aquelarre.games.las_brujas.box.cards import COPIES, SPECIAL
from aquelarre.games.las_brujas.box.characters import IDS, SEX_NAMES
from aquelarre.games.las_brujas.box.check import MOST, OF_CARDS, SHOWN_BASE, SOURCES, ids_of
from aquelarre.games.las_brujas.box.edition import DECKS
from aquelarre.games.las_brujas.box.effects import (
    ABILITIES,
    EFFECTS,
    ONCE,
    PARAMETERS,
    TARGETS,
    USED,
)

EVERY = keys("box-every-*", ("P", "T", "S", "G"))
ALWAYS, OFTEN = ("P",), ("T", "S", "G")


def form() -> tuple[Part, ...]:
    return (_characters(), *(_deck(part) for part in DECKS))


def _characters() -> Part:
    can = {
        name: (f"character-{who}", f"ability-{who}")
        for name, who in zip(ABILITIES, IDS, strict=True)
    }
    fields = [
        choice("sex", "box-sex", SEX_NAMES, keys("show-sex-*", SEX_NAMES), source="sex"),
        number("base", "box-base", SHOWN_BASE, source="base"),
        choice(
            "ability",
            "box-ability",
            ("", *ABILITIES),
            {**can, "": ("ability-none",)},
            source="ability",
        ),
        choice("every", "box-every", OFTEN, EVERY, {"ability": USED}, "ability"),
        choice("every", "box-every", ("G",), EVERY, {"ability": ONCE}, "ability"),
        choice("every", "box-every", ALWAYS, EVERY, source="ability"),
    ]
    return Part("characters", "box-characters", fields, IDS, SOURCES["characters"])


def _deck(part: str) -> Part:
    fields = {"rumours": _rumours, "trials": _trials}.get(part, lambda: _effects(part))()
    return Part(part, f"box-{part}", fields, ids_of(part), SOURCES.get(part, OF_CARDS))


def _rumours() -> list[Field]:
    """Good for both, or bad for both. [BRU-11]"""
    good, bad = range(1, MOST + 1), range(-MOST, 0)
    either = (*bad, *good)
    return [
        number("man", "box-man", either, source="value"),
        number("woman", "box-woman", bad, {"man": bad}, "value"),
        number("woman", "box-woman", good, source="value"),
    ]


def _trials() -> list[Field]:
    said, names = keys("box-target-*", TARGETS), tuple(SPECIAL)
    marks = keys("box-special-*", names)
    return [
        choice("target", "box-target", TARGETS, said, source="effect"),
        number("against", "box-against", range(MOST + 1), source="effect"),
        several("special", "box-special", names, 0, len(names), marks, source="effect"),
    ]


def _effects(part: str) -> list[Field]:
    known = EFFECTS[part]
    said = {name: (f"card-{_first(kind)}", f"effect-{kind}") for name, kind in known.items()}
    fields = [choice("effect", "box-effect", tuple(known), said, source="effect")]
    for name in known:
        if name in PARAMETERS:
            field, values = PARAMETERS[name]
            fields.append(number(field, f"box-{field}", values, {"effect": (name,)}, "effect"))
    return fields


def _first(kind: str) -> str:
    """The first card of a kind."""
    return f"{kind}a" if COPIES[kind] > 1 else kind
