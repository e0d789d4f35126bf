"""Holidays: who of a slow table is away for some days, until when, and how many days are left. A
day that has begun counts; who comes back early gets the others back."""

from __future__ import annotations

from math import ceil, inf

from aquelarre.kernel import Seat
from aquelarre.server.records import DAY, Holiday


class Holidays:
    """Of all seats of a table, in seconds of the calendar."""

    def __init__(self, days: int) -> None:
        self.days = days  # that each seat may take
        self.away: dict[Seat, Holiday] = {}
        self.used: dict[Seat, int] = {}  # days

    def spare(self, seat: Seat) -> int:
        """Days that the seat may still take."""
        return max(0, self.days - self.used.get(seat, 0))

    def take(self, seat: Seat, days: int, now: float) -> None:
        self.away[seat] = Holiday(now, now + days * DAY)
        self.used[seat] = self.used.get(seat, 0) + days

    def end(self, seat: Seat, now: float) -> None:
        """It is over, perhaps before its time."""
        found = self.away.pop(seat, None)
        if found is not None:
            whole = round((found.until - found.start) / DAY)
            begun = max(1, ceil((min(now, found.until) - found.start) / DAY))
            self.used[seat] = max(0, self.used.get(seat, 0) - max(0, whole - begun))

    def forget(self, seat: Seat) -> None:
        """Nobody sits there any more: who comes has days of their own."""
        self.away.pop(seat, None)
        self.used.pop(seat, None)

    def ended(self, now: float) -> list[Seat]:
        """Whose holidays are over by themselves."""
        return [seat for seat, each in self.away.items() if each.until <= now]

    def until(self, seat: Seat) -> float:
        """When the seat comes back; long ago where it is not away."""
        found = self.away.get(seat)
        return -inf if found is None else found.until

    def during(self, seat: Seat, start: float, end: float = inf) -> float:
        """Seconds of a holiday that lie between these moments."""
        found = self.away.get(seat)
        if found is None:
            return 0.0
        return max(0.0, min(found.until, end) - max(found.start, start))
