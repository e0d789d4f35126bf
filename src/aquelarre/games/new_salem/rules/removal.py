"""Removing despair: for a symbol on a building, and for events. [SAL-08, V01, V10]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import BUILDINGS
from aquelarre.games.new_salem.rules.floor import TownAsk
from aquelarre.games.new_salem.rules.town import owner_of, take_despair
from aquelarre.games.new_salem.state import Place, Town
from aquelarre.games.new_salem.verbs import (
    NOT_REMOVED,
    REMOVE,
    REMOVE_LOOSE,
    REMOVED,
    REMOVED_LOOSE,
)
from aquelarre.kernel import Action, Seat, Seats, Step, Why, things_in


def remove(s: Town, seat: Seat, place: Place) -> None:
    """One despair goes back to the supply."""
    take_despair(s, place)
    if place < BUILDINGS:
        s.tell(REMOVED, seat, place, owner_of(s, place), places=(place,))
    else:
        s.tell(REMOVED_LOOSE, seat, place - BUILDINGS)


def none_on(seat: Seat, owner: Seat) -> Why:
    """There is no despair on the character of this player, perhaps one's own. [SAL-08]"""
    return Why("SAL-08", "own-character" if owner == seat else "character", seat=owner)


def once_from(seat: Seat, owner: Seat) -> Why:
    """A solemn mass has taken one from the character of this player, perhaps one's own. [V10]"""
    return Why("SAL-08", "own-once-character" if owner == seat else "once-character", seat=owner)


class RemoveDespair(Step[Town]):
    """So much despair is removed from any buildings of anyone, as long as there is any. With no
    despair in town nothing happens, and nothing is kept for later. [SAL-08]

    `once`: at most one from each building. [V10]
    """

    __slots__ = ("seat", "count", "once")

    def __init__(self, seat: Seat, count: int, once: bool = False) -> None:
        self.seat = seat
        self.count = count
        self.once = once

    def run(self, s: Town) -> None:
        if not s.dark:
            s.tell(NOT_REMOVED, self.seat)
        s.then(*go_on(s, self.seat, self.count, self.once, 0))


def go_on(s: Town, seat: Seat, left: int, once: bool, spent: int) -> list[Step[Town]]:
    """Remove what is still to be removed. Where it can come from one place only, nobody need be
    asked; `spent` are places that may not be used again."""
    while left:
        places = s.dark & ~spent
        if not places:
            break
        if places & (places - 1):
            return [ChooseRemoval(seat, left, once, spent)]
        remove(s, seat, places.bit_length() - 1)
        left -= 1
        if once:
            spent |= places
    return []


class ChooseRemoval(TownAsk):
    """From which building is despair removed? [SAL-08]"""

    __slots__ = ("seat", "left", "once", "spent")
    key = "remove"
    rule = "SAL-08"
    verbs = (REMOVE, REMOVE_LOOSE)

    def __init__(self, seat: Seat, left: int, once: bool, spent: int) -> None:
        self.seat = seat
        self.left = left
        self.once = once
        self.spent = spent

    def seats(self, s: Town) -> Seats:
        return 1 << self.seat

    def options(self, s: Town, seat: Seat) -> list[Action]:
        first = REMOVE.base  # the characters' numbers follow those of the buildings
        return things_in(s.dark & ~self.spent, first)

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        place = action - REMOVE.base
        spent = self.spent >> place & 1
        if REMOVE_LOOSE.owns(action):
            owner = place - BUILDINGS
            return once_from(seat, owner) if spent else none_on(seat, owner)
        if not s.standing >> place & 1:
            return Why("SAL-26", "nowhere", building=place)
        return Why("SAL-08", "once" if spent else "none", building=place)

    def decided(self, s: Town, answers: list[Action]) -> None:
        place = answers[self.seat] - REMOVE.base
        remove(s, self.seat, place)
        spent = self.spent | 1 << place if self.once else 0
        s.then(*go_on(s, self.seat, self.left - 1, self.once, spent))
