"""The open floor: whatever is asked in the launching phase, hope may be given. [SAL-12]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import Building
from aquelarre.games.new_salem.rules.town import move_chest, not_yours, receive, spend
from aquelarre.games.new_salem.state import Launching, Town
from aquelarre.games.new_salem.verbs import CHEST_MOVED, GAVE, GIVE, MOVE_CHEST
from aquelarre.kernel import Action, Ask, Floor, Seat, Seats, Why, things_in


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
        s.within(Launching).gifted = 1


class Giving(Floor[Town]):
    """In the launching phase the others may give hope, and anybody may move his chest. [SAL-12]"""

    __slots__ = ()
    verbs = (GIVE, MOVE_CHEST)

    def seats(self, s: Town) -> Seats:
        """Who has hope to give, or more than one building for his chest. The constable receives
        but does not give."""
        if not s.inside(Launching):
            return 0
        found = 0
        wealth = s.wealth
        constable = s.constable
        for seat, street in enumerate(s.streets):
            if (wealth[seat] and seat != constable) or street & (street - 1):
                found |= 1 << seat
        return found

    def words(self, s: Town, seat: Seat) -> list[Action]:
        found = gifts(s, seat)
        street = s.streets[seat]
        if street & (street - 1):
            first, chest = MOVE_CHEST.base, s.chest[seat]
            found += things_in(street & ~(1 << chest), first)
        return found

    def said(self, s: Town, seat: Seat, action: Action) -> None:
        if action < MOVE_CHEST.base:
            give(s, seat, action - GIVE.base)
        else:
            move_chest(s, seat, action - MOVE_CHEST.base)
            s.tell(CHEST_MOVED, seat, s.chest[seat])

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        if not s.inside(Launching):
            return Why("SAL-12", "chest-later" if MOVE_CHEST.owns(action) else "later")
        if MOVE_CHEST.owns(action):
            return self.why_chest(s, seat, action - MOVE_CHEST.base)
        if seat == s.constable:
            return Why("SAL-12", "constable")
        return Why("SAL-12", "self" if action - GIVE.base == seat else "nothing")

    def why_chest(self, s: Town, seat: Seat, building: Building) -> Why:
        """The chest stands on one of his buildings, and not there already."""
        if s.streets[seat] >> building & 1:
            return Why("SAL-12", "there", building=building)
        return not_yours(s, building, Why("SAL-12", "not-yours", building=building))


class LastGifts(Giving):
    """Nothing but gifts when the constable wants to end, so that nobody alone can draw it out: who
    gives has the less to give. [Ruling N3]"""

    __slots__ = ()

    def seats(self, s: Town) -> Seats:
        return givers(s)

    def words(self, s: Town, seat: Seat) -> list[Action]:
        return gifts(s, seat)

    def why_chest(self, s: Town, seat: Seat, building: Building) -> Why:
        """Nobody's building takes it now, wherever it stands."""
        elsewhere = s.standing >> building & 1 and s.chest[seat] != building
        return Why("SAL-12", "last") if elsewhere else super().why_chest(s, seat, building)


class TownAsk(Ask[Town]):
    """A question during which, in the launching phase, the others may give hope. [SAL-12]"""

    __slots__ = ()
    floor = Giving()


class ForConstable(TownAsk):
    """A question to the constable."""

    __slots__ = ()

    def seats(self, s: Town) -> Seats:
        return 1 << s.constable

    def decided(self, s: Town, answers: list[Action]) -> None:
        self.chose(s, s.constable, answers[s.constable])

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        """The constable has answered."""
        raise NotImplementedError(type(self).__name__)
