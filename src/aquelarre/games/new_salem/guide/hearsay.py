"""What deeds say about a player, in the words of a coach: the clues that weigh most.

They explain why somebody is held for a witch or for a puritan; they are no part of any sum. What a
deed counts is what the record has counted (`deeds`, `habits`), and how often is what was told.
"""

from __future__ import annotations

from math import exp, log

from aquelarre.games.new_salem.box.cards import (
    DEATH,
    EVENTS,
    JUSTICE,
    PURITANS,
    SIDE,
    TYPE,
    Card,
)
from aquelarre.games.new_salem.guide.deeds import Clues, Deed, Record, street_ratio
from aquelarre.games.new_salem.guide.habits import KNOWING
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.guide.suspicion import witch_chances
from aquelarre.kernel import Reason, Seat

TELLING = 0.3  # what a clue must count to be told, in logarithms of odds
MOST = 2  # clues about one player
MAINLY = 0.7  # of what all dark buildings say is said by those of Death: then these are told
LOOKS = ("dark", "grey", "bright")  # of who was tried, named…: numbers 0, 1 and 2 in the texts
AFTER_SEEING = {"tried": "saw-tried", "named": "saw-named", "gave": "saw-gave"}
CERTAIN = 1e-9

Weighed = tuple[float, Reason]


def about(look: Outlook, other: Seat, most: int = MOST) -> list[Reason]:
    """Why the other is held for what he is held for: what was seen, or what he has done."""
    if other == look.seat:
        return []
    witch = look.witch[other]
    if look.s.characters.knows(other, look.seat):
        return [Reason("seen-witch" if witch > 0.5 else "seen-puritan", seat=other)]
    if not CERTAIN < witch < 1 - CERTAIN:
        return [Reason("must-be-witch" if witch > 0.5 else "must-be-puritan", seat=other)]
    at_first = witch_chances(look.s, look.seat, Clues(look.s.n))[other]
    sign = 1 if witch > at_first else -1
    found = [clue for clue in clues(look, other) if clue[0] * sign >= TELLING]
    found.sort(key=lambda clue: -abs(clue[0]))
    return [reason for _, reason in found[:most]]


def clues(look: Outlook, other: Seat) -> list[Weighed]:
    """All that speaks for a witch (more than 0) or for a puritan (less)."""
    record = look.clues
    if not isinstance(record, Record):
        return []  # the streets alone do not say who has built them
    return [*of_buildings(look, record, other), *of_deeds(record, other), *of_bonds(look, other)]


def of_buildings(look: Outlook, record: Record, other: Seat) -> list[Weighed]:
    """What the street would say less if some of its buildings had not been built."""
    edition = look.s.edition
    deaths = without(look, record, other, [card for card in CARDS if TYPE[card] == DEATH])
    justice = without(look, record, other, [card for card in CARDS if TYPE[card] == JUSTICE])
    dark = without(look, record, other, [card for card in CARDS if edition.despair[card]])
    bright = without(look, record, other, [card for card in CARDS if not edition.despair[card]])
    found = []
    if deaths[0] >= MAINLY * dark[0] > 0:
        found.append((deaths[0], Reason("built-type", seat=other, count=deaths[1], type=DEATH)))
    elif dark[0] > 0:
        found.append((dark[0], Reason("built-dark", seat=other, count=dark[1])))
    if justice[0] <= MAINLY * bright[0] < 0:
        found.append((justice[0], Reason("built-type", seat=other, count=justice[1], type=JUSTICE)))
    elif bright[0] < 0:
        found.append((bright[0], Reason("built-bright", seat=other, count=bright[1])))
    mixed = {TYPE[card] for card, _ in record.built[other]} - {DEATH, JUSTICE}
    puritans = [set(edition.types[x]) for x, side in enumerate(SIDE) if side == PURITANS]
    if bright[0] > 0 and not any(mixed <= types for types in puritans):
        found.append((bright[0], Reason("built-mixed", seat=other, count=len(mixed))))
    return found


CARDS = range(len(TYPE))


def without(look: Outlook, record: Record, other: Seat, cards: list[Card]) -> tuple[float, int]:
    """What these buildings of a player say, and how many they are."""
    builders = record.builders[other]
    rest, count = builders.copy(), 0
    for (card, time), times in record.built[other].items():
        if card in cards:
            count += times
            likely = record.habits.building(card, time, record.witch_types)
            rest = [whole - times * part for whole, part in zip(rest, likely, strict=True)]
    if not count:
        return 0.0, 0
    s = look.s
    known = [seat for seat in range(s.n) if s.characters.knows(seat, look.seat)]
    seen = [s.characters.face[seat] for seat in known]
    return street_ratio(builders, seen) - street_ratio(rest, seen), count


def of_deeds(record: Record, other: Seat) -> list[Weighed]:
    """What else he has done; early and late together."""
    worth: dict[Reason, float] = {}
    times: dict[Reason, int] = {}
    for deed, count in record.done[other].items():
        reason = said(other, deed)
        counts = record.habits.deeds.get(deed.occasion, {}).get(deed.done, 0.0)
        worth[reason] = worth.get(reason, 0.0) + count * counts
        times[reason] = times.get(reason, 0) + count
    found = []
    for reason, whole in worth.items():
        values = {**reason.values, "count": times[reason]}
        found.append((whole, Reason(reason.key, **values)))
    return found


def said(seat: Seat, deed: Deed) -> Reason:
    """The sentence for it, still without how often."""
    kind, _, event = deed.occasion.partition(" ")
    if kind == "constable":
        if deed.done == "ends":
            return Reason("ended", seat=seat)
        return Reason("launched", seat=seat, event=EVENTS.index(deed.done))
    if kind == "removed":
        return Reason("removed-own" if deed.done == "own" else "removed-other", seat=seat)
    if kind == "gifts":
        return Reason("gave-nothing" if deed.done == "0" else "gave-something", seat=seat)
    look = LOOKS.index(deed.done)
    if kind == "handed":
        card = EVENTS.index(event)
        return Reason("handed", seat=seat, receiver=deed.target, event=card, tone=look)
    return Reason(TO_SOMEBODY[kind], seat=seat, receiver=deed.target, tone=look)


TO_SOMEBODY = {"gave": "gave-to", "tried": "tried", "named": "named", "absolved": "absolved"}


def of_bonds(look: Outlook, other: Seat) -> list[Weighed]:
    """What those did to him who have seen his character: they know."""
    found = []
    for bond in look.clues.bonds:
        kind, knowing, _ = bond.kind.partition(KNOWING)
        if bond.target != other or not knowing or kind not in AFTER_SEEING:
            continue
        witch, likely = look.witch[bond.actor], [exp(each) for each in bond.likely]
        if_witch = witch * likely[0] + (1 - witch) * likely[2]
        if_puritan = witch * likely[1] + (1 - witch) * likely[3]
        reason = Reason(AFTER_SEEING[kind], seat=other, receiver=bond.actor)
        found.append((log(if_witch / if_puritan), reason))
    return found
