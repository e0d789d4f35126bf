"""Is this a box that can be played with? What is wrong with its data, each with where it stands.

Counts are the rulebook's: 30 easy and 17 hard tiles, 55 cards, ten green and five violet squares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aquelarre.editions.faults import Fault, Path, shown
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.rows import MARKS, Values, one, others, shape, some, sources
from aquelarre.games.discworld_witches.box.ids import (
    CARD_KINDS,
    CHARACTERS,
    COPIES,
    EASY,
    EFFECTS,
    FAILURES,
    GROUPS,
    HARD,
    MOST_SPACES,
    PLACES,
    SUCCESSES,
    SYMBOLS,
    WIDE,
)

CARDS, EASY_TILES, HARD_TILES, GREEN, VIOLET = 55, 30, 17, 10, 5
MOST = 99  # of anything that is counted
AMOUNTS = (2, 4)  # what a card can add
LOCATIONS = PLACES[:-1]  # all but the dungeon

# What a row of each part has: the field, and what can stand there.
FIELDS: dict[str, dict[str, Values]] = {
    "places": {
        "id": LOCATIONS,
        "spaces": range(1, MOST_SPACES + 1),
        "start": ("", "green", "violet"),
    },
    "paths": {"source": MARKS},
    "easy": {"id": EASY, "difficulty": range(1, MOST), "points": range(MOST), "copies": range(31)},
    "hard": {
        "id": HARD,
        "difficulty": range(1, MOST),
        "points": range(MOST),
        "copies": range(18),
        "group": ("", *GROUPS),
        "failure": FAILURES,
        "success": SUCCESSES,
    },
    "cards": {"id": CARD_KINDS, "symbol": SYMBOLS, "effect": EFFECTS, "trio": ("", *CHARACTERS)},
}
# What only some cards have, by their effect.
EFFECT_FIELDS: dict[str, dict[str, Sequence[int]]] = {
    "add": {"amount": AMOUNTS},
    "draw": {"cackle": (0, 1)},
}
# Lists of names: how many of what.
LISTS: dict[str, tuple[int, int, Sequence[str]]] = {
    "between": (2, 2, LOCATIONS),
    "locations": (1, COPIES, LOCATIONS),
    "against": (0, len(GROUPS), GROUPS),
}
SOURCES = {
    "places": ("name", "spaces", "start"),
    "easy": ("name", "difficulty", "points", "copies"),
    "hard": ("name", "difficulty", "points", "copies", "failure"),
    "cards": ("name", "symbol", "effect", "trio", "locations"),
}


def problems(data: Row) -> list[Fault]:
    """Everything that cannot be; only a box whose rows are sound is looked at as a whole."""
    found = [*shape(data, FIELDS)]
    if found:
        return found
    for part in FIELDS:
        for number, row in enumerate(data[part]):
            found += _row(part, (part, number), row)
        found += _twice(part, data[part])
    if found:
        return found
    return [*_places(data), *_paths(data), *_tiles(data), *_cards(data)]


# -- row by row --------------------------------------------------------------------------


def _row(part: str, path: Path, row: Row) -> Iterator[Fault]:
    """Every field is there, holds what it may, and nothing else is."""
    wanted, lists = dict(FIELDS[part]), ["between"] if part == "paths" else []
    if part == "cards":
        effect = row.get("effect")
        wanted |= EFFECT_FIELDS.get(effect, {}) if isinstance(effect, str) else {}
        lists = ["locations", "against"] if effect == "add" else ["locations"]
    if part == "places":  # only the Town and the Castle have several spaces [LAN-11]
        wanted["spaces"] = range(2, MOST_SPACES + 1) if row.get("id") in WIDE else (1,)
    for field, values in wanted.items():
        yield from one((*path, field), row.get(field), values)
    for field in lists:
        yield from some((*path, field), row.get(field), *LISTS[field])
    if part in SOURCES:
        yield from sources((*path, "sources"), row.get("sources"), SOURCES[part])
    yield from others(path, row, [*wanted, *lists, *(["sources"] if part in SOURCES else [])])


def _twice(part: str, rows: list[Row]) -> Iterator[Fault]:
    """Of two rows about the same thing the later one is at fault; a path has two ends."""
    field = "between" if part == "paths" else "id"
    seen: set[tuple[str, ...]] = set()
    for number, row in enumerate(rows):
        value = row.get(field)
        name = tuple(sorted(map(str, value if isinstance(value, list) else [value])))
        if name in seen:
            yield Fault((part, number, field), "twice")
        elif part == "paths" and len(name) == 2 and name[0] == name[1]:
            yield Fault((part, number, field), "itself", value=shown(name[0]))
        seen.add(name)


# -- as a whole --------------------------------------------------------------------------


def _places(data: Row) -> Iterator[Fault]:
    """Ten green squares and five violet ones. As the Town and the Castle have more spaces than
    squares, there is always room for witches. [LAN-02, LAN-03, LAN-07]"""
    starts = [row["start"] for row in data["places"]]
    names = [row["id"] for row in data["places"]]
    for colour, wanted in (("green", GREEN), ("violet", VIOLET)):
        found = starts.count(colour)
        if found != wanted:
            value = f"start = {shown(colour)}"
            yield Fault(("places",), "times", value=value, found=found, wanted=wanted)
    for name in (*WIDE, "GW"):
        if name not in names:
            yield Fault(("places",), "needed", value=shown(name))


def _paths(data: Row) -> Iterator[Fault]:
    """One can walk from everywhere to everywhere. [LAN-14]"""
    names = [row["id"] for row in data["places"]]
    linked: dict[str, set[str]] = {name: set() for name in names}
    for number, row in enumerate(data["paths"]):
        one, other = row["between"]
        for end in (one, other):
            if end not in linked:
                yield Fault(("paths", number, "between"), "absent", value=shown(end))
                return
        linked[one].add(other)
        linked[other].add(one)
    reached, edge = set(names[:1]), names[:1]
    while edge:
        edge = sorted({x for name in edge for x in linked[name]} - reached)
        reached |= set(edge)
    for number, name in enumerate(names):
        if name not in reached:
            value, start = shown(name), shown(names[0])
            yield Fault(("places", number), "unreached", value=value, start=start)
    wide = set(WIDE)
    if wide <= linked.keys() and "LC" not in linked["LT"]:
        yield Fault(("paths",), "needed", value='["LT", "LC"]')


def _tiles(data: Row) -> Iterator[Fault]:
    for part, wanted in (("easy", EASY_TILES), ("hard", HARD_TILES)):
        count = sum(row["copies"] for row in data[part])
        if count != wanted:
            yield Fault((part, "copies"), "sum", found=count, wanted=wanted)


def _cards(data: Row) -> Iterator[Fault]:
    """55 cards, a card for every place and a place for every card. [LAN-08, LAN-09]"""
    named = [place for row in data["cards"] for place in row["locations"]]
    names = [row["id"] for row in data["places"]]
    if len(named) != CARDS:
        yield Fault(("cards", "locations"), "sum", found=len(named), wanted=CARDS)
    for number, row in enumerate(data["cards"]):
        for place in row["locations"]:
            if place not in names:
                yield Fault(("cards", number, "locations"), "absent", value=shown(place))
    for number, name in enumerate(names):
        if name not in named:
            yield Fault(("places", number), "unused", value=shown(name))
