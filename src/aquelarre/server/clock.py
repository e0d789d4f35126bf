"""Clock: how long the people who are asked may still think. It stands still while nobody plays."""

from __future__ import annotations

from math import inf

from aquelarre.kernel import Seat
from aquelarre.server.records import Clock

AWAY = 60.0  # seconds after which a table may decide about somebody who is not there
LONGER = 60.0  # what a vote to wait gives
MOMENT = 30.0  # seconds that everybody has at least when a paused game goes on


class Timer:
    """The time of one question. `now` is given from outside, in seconds of any steady clock."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._since: dict[Seat, float] = {}  # when each seat was asked
        self._left: dict[Seat, float] = {}  # when somebody who is asked went away
        self._longer: dict[Seat, float] = {}
        self._spent: dict[Seat, float] = {}  # before the clock was stopped
        self._stopped = False
        self._resumed = -inf  # when it went on, while the same question is open

    def ask(self, seats: list[Seat], here: set[Seat], now: float) -> None:
        """These seats are asked now; some of them are not there."""
        self._since = {
            seat: self._since.get(seat, now - self._spent.get(seat, 0.0)) for seat in seats
        }
        if seats:
            self._spent = {}
            self._resumed = now if self._stopped else self._resumed
            self._stopped = False
            self._longer = {s: more for s, more in self._longer.items() if s in self._since}
        self._left = {seat: self._left.get(seat, now) for seat in self._since if seat not in here}

    @property
    def running(self) -> bool:
        """May anybody's time run out?"""
        return self.clock.kind != "none" or bool(self._left)

    def forget(self) -> None:
        """The question is closed."""
        self._since, self._left, self._longer, self._spent = {}, {}, {}, {}
        self._stopped, self._resumed = False, -inf

    def forget_seat(self, seat: Seat) -> None:
        """Somebody else answers for the seat now."""
        for kept in (self._since, self._left, self._longer, self._spent):
            kept.pop(seat, None)

    def stop(self, now: float) -> None:
        """The game is paused: what has been used so far is kept."""
        self._spent = {seat: now - since for seat, since in self._since.items()}
        self._since, self._left = {}, {}
        self._stopped = True

    def used(self, seat: Seat, now: float) -> float:
        """How long the seat has been thinking about this question."""
        return now - self._since.get(seat, now)

    def limit(self, seat: Seat, used_before: float) -> float | None:
        """When the table may decide about the seat; None: never."""
        since = self._since.get(seat)
        if since is None:
            return None
        limits = []
        if self.clock.kind != "none":
            limits.append(since + self._whole(used_before))
        if seat in self._left:
            limits.append(self._left[seat] + AWAY)
        if not limits:
            return None
        return max(min(limits) + self._longer.get(seat, 0.0), self._resumed + MOMENT)

    def _whole(self, used_before: float) -> float:
        """How long the table's clock lets somebody think."""
        if self.clock.kind == "decision":
            return float(self.clock.seconds)
        return max(0.0, self.clock.seconds - used_before) + self.clock.extra

    def of_clock(self, seat: Seat, used_before: float) -> tuple[float, float] | None:
        """When the table's clock runs out for the seat, and after how long, wherever it is; None:
        never."""
        since = self._since.get(seat)
        if since is None or self.clock.kind == "none":
            return None
        whole = self._whole(used_before)
        return since + whole + self._longer.get(seat, 0.0), whole

    def wait_longer(self, seat: Seat) -> None:
        self._longer[seat] = self._longer.get(seat, 0.0) + LONGER
