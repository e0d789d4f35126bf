"""Is this a box that can be played with? What is wrong with its data, each with where it stands.

What the rulebook prints still holds: 144 buildings, 24 events, Cleansing and the Trial for 4, and
the two characters of its examples. The rest keeps a game going: cards for all deals, and events
that do not give back more hope than they cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aquelarre.editions import rows
from aquelarre.editions.faults import Fault, Path, shown
from aquelarre.editions.plain_toml import Row
from aquelarre.games.new_salem.box.cards import (
    AMOUNTS,
    CARDS,
    CHARACTERS,
    CLEANSING,
    COPIES,
    DEALT,
    EFFECTS,
    EVENTS,
    FIRST_WITCH,
    POOL,
    SAFE_CONDUCT,
    SYMBOLS,
    THREE_TYPES,
    TRIAL,
    TWO_TYPES,
    TYPES,
)

PARTS = {"buildings": CARDS, "characters": CHARACTERS, "events": EVENTS}
ALL_EVENTS = 24
MOST_SYMBOLS = 4  # on a building
MOST_TRIALS = 8  # one for each player
TRIAL_COST = 4
DEARER = range(2, 13)  # Cleansing costs more than the hope of the next constable, so phases end
COSTS = range(1, 13)
NUMBERS = tuple(POOL)  # of players
# Cards of each player in the last round: those that stand, and what is dealt. [SAL-06]
LAST_ROUND = sum(DEALT) - len(DEALT) + 1
FLAG = (False, True)
# What the numbers of an effect can be.
RANGES: dict[tuple[str, str], Sequence[int]] = {
    ("remove", "count"): range(1, 13),
    ("remove", "once"): FLAG,
    ("trial", "count"): range(1, 4),
    ("harvest", "hope"): range(1, 5),
    ("famine", "hope"): range(1, 5),
    ("build", "draw"): range(1, 6),
    ("build", "despair"): range(5),
    ("tithe", "least"): range(1, 10),
    ("letter", "points"): range(1, 10),
}
# The types of the two puritans in the example of the final count. [SAL-24]
PRINTED = (("COM", "FIN"), ("ENT", "FIN"))


def problems(data: Row) -> list[Fault]:
    """Everything that cannot be; only a box whose rows are sound is looked at as a whole."""
    found = [*rows.shape(data, PARTS)]
    if found:
        return found
    for part, ids in PARTS.items():
        here = data[part]
        for number, row in enumerate(here):
            path = (part, number)
            found += rows.one((*path, "id"), row.get("id"), ids)
            if row.get("id") in ids:
                found += READ[part](path, row)
        if not found:
            found += rows.each_once(part, here, ids)
    if found:
        return found
    return [*_buildings(data["buildings"]), *_characters(data["characters"]), *_events(data)]


# -- row by row --------------------------------------------------------------------------


def _building(path: Path, row: Row) -> Iterator[Fault]:
    """Eight copies of each kind make 144. [SAL-02]"""
    yield from rows.some((*path, "symbols"), row.get("symbols"), 0, MOST_SYMBOLS, SYMBOLS)
    yield from rows.some((*path, "numbers"), row.get("numbers"), COPIES, COPIES, NUMBERS)
    facts = ("name", "symbols", "numbers")
    yield from rows.sources((*path, "sources"), row.get("sources"), facts)
    yield from rows.others(path, row, ("id", "symbols", "numbers", "sources"))


def _character(path: Path, row: Row) -> Iterator[Fault]:
    """Two types on a puritan, three on a witch, or two with the option. [SAL-24, ruling C1]"""
    witch = CHARACTERS.index(row["id"]) >= FIRST_WITCH
    fields = {"types": THREE_TYPES if witch else TWO_TYPES}
    if witch:
        fields["two_types"] = TWO_TYPES
    for field, count in fields.items():
        found = row.get(field)
        wrong = [*rows.some((*path, field), found, count, count, TYPES)]
        yield from wrong
        if not wrong and isinstance(found, list) and len(set(found)) < count:
            yield Fault((*path, field), "twice")
    yield from rows.sources((*path, "sources"), row.get("sources"), ("name", *fields))
    yield from rows.others(path, row, ("id", *fields, "sources"))


def _event(path: Path, row: Row) -> Iterator[Fault]:
    """Cleansing and Trial do what they do; of all others there is one copy, or none, since the
    cards of a kind are one thing to the rules. [SAL-03, SAL-13 … SAL-15]"""
    event = EVENTS.index(row["id"])
    costs: dict[int, Sequence[int]] = {CLEANSING: DEARER, TRIAL: (TRIAL_COST,)}
    yield from rows.one((*path, "cost"), row.get("cost"), costs.get(event, COSTS))
    least, most = {CLEANSING: (1, 1), TRIAL: (1, MOST_TRIALS)}.get(event, (0, 1))
    yield from rows.some((*path, "numbers"), row.get("numbers"), least, most, NUMBERS)
    effects = EFFECTS if event > TRIAL else EFFECTS[event : event + 1]
    effect = row.get("effect")
    yield from rows.one((*path, "effect"), effect, effects)
    amounts = AMOUNTS.get(effect, ()) if isinstance(effect, str) else ()
    for field in amounts:
        allowed = (1,) if event == TRIAL else RANGES[str(effect), field]
        yield from rows.one((*path, field), row.get(field), allowed)
    facts = ("name", "effect", "cost", "numbers")
    yield from rows.sources((*path, "sources"), row.get("sources"), facts)
    yield from rows.others(path, row, ("id", "cost", "numbers", "effect", *amounts, "sources"))


READ = {"buildings": _building, "characters": _character, "events": _event}


# -- as a whole --------------------------------------------------------------------------


def _buildings(here: list[Row]) -> Iterator[Fault]:
    """Enough of them for the deal of the last round, when most already stand. [SAL-06]"""
    for n in NUMBERS:
        found = sum(number <= n for row in here for number in row["numbers"])
        if found < LAST_ROUND * n:
            yield Fault(("buildings", "numbers", str(n)), "few", found=found, wanted=LAST_ROUND * n)


def _characters(here: list[Row]) -> Iterator[Fault]:
    """The puritans of the rulebook's examples are among them. [SAL-24]"""
    puritans = [sorted(row["types"]) for row in here if CHARACTERS.index(row["id"]) < FIRST_WITCH]
    for pair in PRINTED:
        if sorted(pair) not in puritans:
            text = ", ".join(map(shown, pair))
            yield Fault(("characters", "types"), "needed", value=f"types = [{text}]")


def _events(data: Row) -> Iterator[Fault]:
    """24 in all, Cleansing and a Trial in every game, and one to turn up in each round. [SAL-03]"""
    here: list[Row] = data["events"]
    count = sum(len(row["numbers"]) for row in here)
    if count != ALL_EVENTS:
        yield Fault(("events", "numbers"), "sum", found=count, wanted=ALL_EVENTS)
    for number, row in enumerate(here):
        if row["id"] in (EVENTS[CLEANSING], EVENTS[TRIAL]) and min(NUMBERS) not in row["numbers"]:
            yield Fault(("events", number, "numbers"), "needed", value=shown(min(NUMBERS)))
    least = min(NUMBERS)
    deck = [row for row in here if EVENTS.index(row["id"]) > TRIAL and row["numbers"]]
    first = sum(row["numbers"][0] == least for row in deck)
    if first < len(DEALT):
        yield Fault(("events", "numbers", str(least)), "few", found=first, wanted=len(DEALT))
    dearest = max(row["symbols"].count(SYMBOLS[0]) for row in data["buildings"])
    for n in NUMBERS:
        back = [_spent(row, n, dearest) for row in deck if row["numbers"][0] <= n]
        if sum(back) < 1:
            yield Fault(("events", "cost"), "endless", found=sum(back), count=n)
            return


def _spent(row: Row, n: int, built: int) -> int:
    """How much hope leaves the table for good when an event is launched by one of `n` players: its
    cost, less what the next constable gets, and what the event gives. Cards that are kept do not
    come round. [SAL-13, SAL-17]"""
    effect = row["effect"]
    if EFFECTS.index(effect) >= SAFE_CONDUCT:
        return 0
    gains = {"harvest": n, "famine": 1}.get(effect, 0) * int(row.get("hope", 0))
    return int(row["cost"]) - 1 - gains - (built if effect == "build" else 0)
