"""Is this a box that can be played with? What is wrong with its data, each with where it stands.

The rulebook prints how many cards there are of each kind: 24 characters, 38 rumours, 22 trials, 9
counter-trials, 8 cards playable during a trial, 16 events and 20 afterlife cards. So each card has
an id, and each id is described once. What else the rulebook says of them is looked at in the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from aquelarre.editions.faults import Fault, Path, choice, shown
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.rows import Values, one, others, shape, sources
from aquelarre.games.las_brujas.box.cards import FAMILIES, KIND, KINDS, LABELS, SPECIAL
from aquelarre.games.las_brujas.box.characters import IDS, SEX_NAMES
from aquelarre.games.las_brujas.box.edition import DECKS
from aquelarre.games.las_brujas.box.effects import (
    ABILITIES,
    EFFECTS,
    PARAMETERS,
    ROTATE,
    TARGETS,
    TRIAL_EVENTS,
    how_often,
)

MOST = 5  # of reputation and votes that are printed on one thing
PARTS = ("characters", *DECKS)
FAMILY = dict(zip(DECKS, FAMILIES, strict=True))
SOURCES: dict[str, tuple[str, ...]] = {
    "characters": ("name", "sex", "base", "ability"),
    "rumours": ("name", "value"),
}
OF_CARDS = ("name", "effect")
SHOWN_BASE = range(-MOST, MOST + 1)


def problems(data: Row) -> list[Fault]:
    """Everything that cannot be; only a box whose rows are sound is looked at as a whole."""
    found = [*shape(data, PARTS)]
    if found:
        return found
    for part in PARTS:
        for number, row in enumerate(data[part]):
            found += _row(part, (part, number), row)
        found += _each_once(part, data[part])
    return found or [*_abilities(data["characters"]), *_rumours(data), *_cards(data)]


# -- row by row --------------------------------------------------------------------------


def _row(part: str, path: Path, row: Row) -> Iterator[Fault]:
    """Every field is there, holds what it may, and nothing else is."""
    wanted = _fields(part, row)
    for field, values in wanted.items():
        yield from one((*path, field), row.get(field), values)
    if part == "trials":
        yield from _special((*path, "special"), row.get("special"))
    yield from sources((*path, "sources"), row.get("sources"), SOURCES.get(part, OF_CARDS))
    yield from others(path, row, [*wanted, "sources", *(["special"] if part == "trials" else [])])


def _fields(part: str, row: Row) -> dict[str, Values]:
    """What a row of this part has besides lists and sources, and what can stand there."""
    if part == "characters":
        often = how_often(row.get("ability"))
        abilities = ("", *ABILITIES)
        return {
            "id": IDS,
            "sex": SEX_NAMES,
            "base": SHOWN_BASE,
            "ability": abilities,
            "every": often,
        }
    found: dict[str, Values] = {"id": ids_of(part)}
    if part == "rumours":  # good for both, or bad for both [BRU-11]
        good, man = range(1, MOST + 1), row.get("man")
        bad = range(-MOST, 0)
        found["man"] = bad if type(man) is int and man < 0 else good
        found["woman"] = found["man"]
    elif part == "trials":
        found |= {"target": TARGETS, "against": range(MOST + 1)}
    else:
        effect = row.get("effect")
        found["effect"] = tuple(EFFECTS[part])
        if isinstance(effect, str) and effect in PARAMETERS and effect in EFFECTS[part]:
            field, values = PARAMETERS[effect]
            found[field] = values
    return found


def ids_of(part: str) -> tuple[str, ...]:
    """Kinds, and the single cards of those of which there are several."""
    kinds = KINDS[FAMILY[part]]
    singles = [label for label, kind in zip(LABELS, KIND, strict=True) if kind in kinds]
    return tuple(dict.fromkeys([*kinds, *singles]))


def _special(path: Path, found: object) -> Iterator[Fault]:
    """What is special about a trial: a list of different names."""
    if found is None:
        yield Fault(path, "missing")
    elif not isinstance(found, list):
        yield Fault(path, "value", value=shown(found), allowed=shown([""]))
    else:
        for number, value in enumerate(found):
            yield from one((*path, number), value, tuple(SPECIAL))
            if value in found[:number]:
                yield Fault((*path, number), "twice")


def _each_once(part: str, rows: list[Row]) -> Iterator[Fault]:
    """Every character and every card is described once: of two rows about the same thing the later
    one is at fault. [BRU-01]"""
    wanted = dict.fromkeys(IDS, "") if part == "characters" else _cards_of(part)
    seen: set[str] = set()
    for number, row in enumerate(rows):
        name = row.get("id")
        things = {label for label, kind in wanted.items() if name in (label, kind)}
        if things & seen:
            yield Fault((part, number, "id"), "twice")
        seen |= things
    lacking = [label for label in wanted if label not in seen]
    if lacking and all(isinstance(row.get("id"), str) for row in rows):
        yield Fault((part,), "needed", value=shown(lacking[0]))


def _cards_of(part: str) -> dict[str, str]:
    """The cards of a part, each with its kind."""
    kinds = KINDS[FAMILY[part]]
    return {label: kind for label, kind in zip(LABELS, KIND, strict=True) if kind in kinds}


# -- as a whole --------------------------------------------------------------------------


def _abilities(rows: list[Row]) -> Iterator[Fault]:
    """No two characters have the same ability: the rules ask who has it."""
    seen: set[str] = set()
    for number, row in enumerate(rows):
        ability = row["ability"]
        if ability and ability in seen:
            yield Fault(("characters", number, "ability"), "twice")
        seen.add(ability)


def _rumours(data: Row) -> Iterator[Fault]:
    """Some are positive and some negative. [BRU-11]"""
    values = [row["man"] for row in data["rumours"]]
    for wanted, there in (("man > 0", max(values) > 0), ("man < 0", min(values) < 0)):
        if not there:
            yield Fault(("rumours",), "needed", value=wanted)


def _cards(data: Row) -> Iterator[Fault]:
    """What the rulebook says of them: objects or circumstances bring about a trial, some afterlife
    cards rotate, and some let a spectre vote. There is but one doll. [BRU-17, BRU-26, S16]"""
    dolls = [n for n, row in enumerate(data["events"]) if row["effect"] == "doll"]
    for number in dolls[1:]:
        yield Fault(("events", number, "effect"), "twice")
    for part, wanted in (
        ("events", TRIAL_EVENTS),
        ("afterlife", ROTATE),
        ("afterlife", ("voice",)),
    ):
        if not any(row["effect"] in wanted for row in data[part]):
            yield Fault((part, "effect"), "needed", value=choice(wanted))
