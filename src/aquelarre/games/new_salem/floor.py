"""The open floor: whatever is asked in the launching phase, hope may be given. [SAL-12]"""

from __future__ import annotations

from aquelarre.games.new_salem.cards import buildings_in
from aquelarre.games.new_salem.state import LAUNCHING, Town
from aquelarre.games.new_salem.town import move_chest, receive, spend
from aquelarre.games.new_salem.verbs import CHEST_MOVED, GAVE, GIVE, MOVE_CHEST
from aquelarre.kernel import Action, Ask, Seat, Seats


def may_speak(s: Town) -> Seats:
    """Who has hope to give, or more than one building for his chest. The constable receives but
    does not give. [SAL-12]"""
    if s.phase != LAUNCHING:
        return 0
    found = 0
    wealth = s.wealth
    for seat, street in enumerate(s.streets):
        if street & (street - 1) or (wealth[seat] and seat != s.constable):
            found |= 1 << seat
    return found


def givers(s: Town) -> Seats:
    """Who has hope to give: anybody but the constable. [SAL-12]"""
    found = 0
    for seat, hope in enumerate(s.wealth):
        if hope and seat != s.constable:
            found |= 1 << seat
    return found


def gifts(s: Town, seat: Seat) -> list[Action]:
    """One hope, for any other player. [SAL-12]"""
    if not s.wealth[seat] or seat == s.constable:
        return []
    first = GIVE.base
    return [first + other for other in range(s.n) if other != seat]


def give(s: Town, seat: Seat, receiver: Seat) -> None:
    """One hope goes from player to player, for good. [SAL-12, ruling C11]"""
    spend(s, seat)
    receive(s, receiver, 1)
    s.tell(GAVE, seat, receiver)
    if receiver == s.constable:
        s.gifted = 1


class Floor(Ask[Town]):
    """A question during which, in the launching phase, the others may give hope. [SAL-12]"""

    __slots__ = ()

    def may(self, s: Town) -> Seats:
        return may_speak(s)

    def asides(self, s: Town, seat: Seat) -> list[Action]:
        found = gifts(s, seat)
        street = s.streets[seat]
        if street & (street - 1):
            first, chest = MOVE_CHEST.base, s.chest[seat]
            found += [first + building for building in buildings_in(street & ~(1 << chest))]
        return found

    def interjected(self, s: Town, seat: Seat, action: Action) -> None:
        if action < MOVE_CHEST.base:
            give(s, seat, action - GIVE.base)
        else:
            move_chest(s, seat, action - MOVE_CHEST.base)
            s.tell(CHEST_MOVED, seat, s.chest[seat])


class ForConstable(Floor):
    """A question to the constable."""

    __slots__ = ()

    def seats(self, s: Town) -> Seats:
        return 1 << s.constable

    def decided(self, s: Town, answers: list[Action]) -> None:
        self.chose(s, s.constable, answers[s.constable])

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        """The constable has answered."""
        raise NotImplementedError(type(self).__name__)
