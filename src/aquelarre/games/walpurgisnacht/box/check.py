"""Is this a box that can be played with? What is wrong with its data, each with where it stands.

What the rulebook prints holds: 31 play cards, the three familiars, the one bells, fertility, herbs,
brooms and spectres, several crucifixes, ointments and bonfires, more villagers than witches among
the roles, and yet so many witches that all may be some.
"""

from __future__ import annotations

from collections.abc import Iterator

from aquelarre.editions.faults import Fault, Path, shown
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.rows import Values, one, others, shape, sources
from aquelarre.games.walpurgisnacht.box.cards import IDS, KINDS, MEPHISTOPHELES, WALPURGA
from aquelarre.games.walpurgisnacht.box.edition import FACTS, ROLES, WISPS

PART = "cards"
APART = (IDS[MEPHISTOPHELES], IDS[WALPURGA])  # not among the 29 that are shuffled [WAL-02, WAL-03]

JUST = {"familiar": 3, "bells": 1, "fertility": 1, "herbs": 1, "brooms": 1, "spectres": 1}
SEVERAL = ("crucifix", "ointment", "bonfire")
LEAST = 2  # of each of those
LEAST_WITCHES = 7  # role icons: at a table of eight all may be witches [WAL-08, WAL-39]
# Three wisps of a colour can be revealed [WAL-16], none [WAL-17], and a cat's eye [WAL-22].
LEAST_OF = (("wisp", "purple", 3), ("wisp", "green", 3), ("wisp", "none", 1), ("eye", True, 1))


def problems(data: Row) -> list[Fault]:
    """Everything that cannot be; only a box whose rows are sound is looked at as a whole."""
    found = [*shape(data, [PART])]
    if found:
        return found
    rows = data[PART]
    for number, row in enumerate(rows):
        found += _row((PART, number), row)
    found += _twice(rows)
    return found or [*_whole(rows)]


# -- row by row --------------------------------------------------------------------------


def _row(path: Path, row: Row) -> Iterator[Fault]:
    """Every field is there, holds what it may, and nothing else is."""
    wanted = _wanted(row.get("id"))
    for field, values in wanted.items():
        yield from one((*path, field), row.get(field), values)
    yield from sources((*path, "sources"), row.get("sources"), FACTS)
    yield from others(path, row, [*wanted, "sources"])


def _wanted(name: object) -> dict[str, Values]:
    """What a card can be. Mephistopheles is always a witch [WAL-09]; Walpurga is nobody's role;
    every other card has the icon of a role [WAL-08]."""
    found: dict[str, Values] = {
        "id": IDS,
        "kind": KINDS[len(APART) :],
        "wisp": WISPS,
        "role": ROLES[:2],
        "eye": (False, True),
    }
    if name == IDS[MEPHISTOPHELES]:
        found |= {"kind": KINDS[:1], "role": ROLES[:1]}
    elif name == IDS[WALPURGA]:
        found |= {"kind": KINDS[1:2], "role": ROLES}
    return found


def _twice(rows: list[Row]) -> Iterator[Fault]:
    """Of two rows about the same card the later one is at fault."""
    seen: set[object] = set()
    for number, row in enumerate(rows):
        name = str(row.get("id"))
        if name in seen:
            yield Fault((PART, number, "id"), "twice")
        seen.add(name)


# -- as a whole --------------------------------------------------------------------------


def _whole(rows: list[Row]) -> Iterator[Fault]:
    """All 31 cards [WAL-01]; and among the 29, what the rulebook says of them."""
    names = [row["id"] for row in rows]
    for name in IDS:
        if name not in names:
            yield Fault((PART,), "needed", value=shown(name))
    deck = [row for row in rows if row["id"] not in APART]
    yield from _kinds(deck)
    yield from _roles(deck)
    for field, value, least in LEAST_OF:
        found = sum(row[field] == value for row in deck)
        if found < least:
            yield _few(field, value, found, least)


def _kinds(deck: list[Row]) -> Iterator[Fault]:
    """As many of each kind as the scoring speaks of. [WAL-29 to WAL-34]"""
    kinds = [row["kind"] for row in deck]
    for kind, wanted in JUST.items():
        found = kinds.count(kind)
        if found != wanted:
            value = f"kind = {shown(kind)}"
            yield Fault((PART,), "times", value=value, found=found, wanted=wanted)
    for kind in SEVERAL:
        if kinds.count(kind) < LEAST:
            yield _few("kind", kind, kinds.count(kind), LEAST)


def _roles(deck: list[Row]) -> Iterator[Fault]:
    """More villagers than witches, but all players may be witches. [WAL-08, WAL-39]"""
    witches = sum(row["role"] == "witch" for row in deck)
    if witches < LEAST_WITCHES:
        yield _few("role", "witch", witches, LEAST_WITCHES)
    villagers = len(deck) - witches
    if villagers <= witches:
        yield _few("role", "villager", villagers, witches + 1)


def _few(field: str, value: object, found: int, least: int) -> Fault:
    return Fault((PART,), "seldom", value=f"{field} = {shown(value)}", found=found, least=least)
