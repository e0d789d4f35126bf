"""Questions during which the living may make claims. [BRU-17]"""

from __future__ import annotations

from aquelarre.games.las_brujas import claims
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import Action, Ask, Choice, Seat, Seats


class TalkAsk(Ask[Village]):
    """A question to several, in a stage where people talk."""

    __slots__ = ()

    def may(self, s: Village) -> Seats:
        return s.alive

    def asides(self, s: Village, seat: Seat) -> list[Action]:
        return claims.options(s, seat)

    def interjected(self, s: Village, seat: Seat, action: Action) -> None:
        claims.make(s, seat, action)


class TalkChoice(Choice[Village]):
    """A question to one player, in a stage where people talk."""

    __slots__ = ()

    def may(self, s: Village) -> Seats:
        return s.alive

    def asides(self, s: Village, seat: Seat) -> list[Action]:
        return claims.options(s, seat)

    def interjected(self, s: Village, seat: Seat, action: Action) -> None:
        claims.make(s, seat, action)
