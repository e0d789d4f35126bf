"""Clock: how long the people who are asked may still think. It stands still while nobody plays, and
a slow one while somebody is on holiday."""

from __future__ import annotations

from math import inf

from aquelarre.kernel import WATCHER, Seat
from aquelarre.server.holidays import Holidays
from aquelarre.server.records import Clock, SlowRecord

AWAY = 60.0  # seconds after which a table may decide about somebody who is not there
LONGER = 60.0  # what a vote to wait gives
MOMENT = 30.0  # seconds that everybody has at least when a paused game goes on
# Where people have hours and days, these are parts of their time, and nobody need be there.
SLOW_LONGER, SLOW_MOMENT = 1 / 2, 1 / 4


class Timer:
    """The time of one question. `now` is given from outside, in seconds of any steady clock; for a
    slow one they are those of the calendar, since it outlasts the server."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.holidays = Holidays(clock.holidays if clock.slow else 0)
        self._since: dict[Seat, float] = {}  # when each seat was asked
        self._left: dict[Seat, float] = {}  # when somebody who is asked went away
        self._longer: dict[Seat, float] = {}
        self._spent: dict[Seat, float] = {}  # before the clock was stopped
        self._stopped = False
        self._resumed = -inf  # when it went on, while the same question is open
        self._paused_by: tuple[Seat, ...] = ()  # the seats of whoever has paused the game
        part = clock.seconds if clock.slow else 0
        self._more = part * SLOW_LONGER or LONGER
        self._moment = part * SLOW_MOMENT or MOMENT

    def ask(self, seats: list[Seat], here: set[Seat], now: float) -> None:
        """These seats are asked now; some of them are not there."""
        for seat in self.holidays.ended(now):
            self.back(seat, now)
        self._since = {
            seat: self._since.get(seat, now - self._spent.get(seat, 0.0)) for seat in seats
        }
        if seats:
            self._spent = {}
            self._resumed = now if self._stopped else self._resumed
            self._stopped = False
            self._longer = {s: more for s, more in self._longer.items() if s in self._since}
        gone = () if self.clock.slow else (seat for seat in self._since if seat not in here)
        self._left = {seat: self._left.get(seat, now) for seat in gone}

    @property
    def running(self) -> bool:
        """May anybody's time run out?"""
        return self.clock.kind != "none" or bool(self._left)

    def forget(self) -> None:
        """The question is closed."""
        self._since, self._left, self._longer, self._spent = {}, {}, {}, {}
        self._stopped, self._resumed, self._paused_by = False, -inf, ()

    def charge(self, seat: Seat, seconds: float) -> None:
        """The seat will have thought that long already when it is asked next."""
        self._spent[seat] = seconds

    def forget_seat(self, seat: Seat) -> None:
        """Somebody else answers for the seat now."""
        for kept in (self._since, self._left, self._longer, self._spent):
            kept.pop(seat, None)

    def stop(self, now: float, by: tuple[Seat, ...] = ()) -> None:
        """The game is paused: what has been used so far is kept, also if it is paused once more.
        Nobody comes to more time `by` pausing it themselves."""
        if self._stopped:
            return
        self._spent = {seat: self.used(seat, now) for seat in self._since}
        self._since, self._left = {}, {}
        self._stopped, self._paused_by = True, by

    def used(self, seat: Seat, now: float) -> float:
        """How long the seat has been thinking about this question."""
        return now - self._since.get(seat, now) - self._stood(seat, now)

    def _stood(self, seat: Seat, now: float = inf) -> float:
        """For how long of this question a holiday keeps the clock of a seat still, until `now`."""
        since = self._since.get(seat, inf)
        return self.holidays.during(seat, max(since, self._resumed), now)

    def back(self, seat: Seat, now: float) -> None:
        """A holiday is over: the clock has stood still that long."""
        stood = self._stood(seat, now)
        if seat in self._since:
            self._since[seat] += stood
        self.holidays.end(seat, now)

    def limit(self, seat: Seat, used_before: float) -> float | None:
        """When the table may decide about the seat; None: never."""
        since = self._since.get(seat)
        if since is None:
            return None
        limits = []
        if self.clock.kind != "none":
            limits.append(since + self._whole(used_before) + self._stood(seat))
        if seat in self._left:
            limits.append(self._left[seat] + AWAY)
        if not limits:
            return None
        limit = min(limits) + self._longer.get(seat, 0.0)
        return limit if seat in self._paused_by else max(limit, self._resumed + self._moment)

    def _whole(self, used_before: float) -> float:
        """How long the table's clock lets somebody think."""
        if self.clock.kind == "decision":
            return float(self.clock.seconds)
        return max(0.0, self.clock.seconds - used_before) + self.clock.extra

    def silence_ends(self) -> float | None:
        """When silence counts at a slow table, if it is asked something for which it does: after
        the time for a decision, and not while anybody is on holiday; for all at once."""
        since = self._since.get(WATCHER)
        if since is None:
            return None
        away = self.holidays.away.values()
        return max([since + self.clock.seconds, *(each.until for each in away)])

    def of_clock(self, seat: Seat, used_before: float) -> tuple[float, float] | None:
        """When the table's clock runs out for the seat, and after how long, wherever it is; None:
        never."""
        since = self._since.get(seat)
        if since is None or self.clock.kind == "none":
            return None
        whole = self._whole(used_before)
        limit = since + whole + self._stood(seat) + self._longer.get(seat, 0.0)
        return limit, whole

    def wait_longer(self, seat: Seat) -> None:
        self._longer[seat] = self._longer.get(seat, 0.0) + self._more

    # -- a slow one is kept ----------------------------------------------------------------

    def kept(self, question: str) -> SlowRecord:
        """How it stands at this question."""
        return SlowRecord(
            question=question,
            since=dict(self._since),
            spent=dict(self._spent),
            longer=dict(self._longer),
            stopped=self._stopped,
            resumed=None if self._resumed == -inf else self._resumed,
            away=dict(self.holidays.away),
            used=dict(self.holidays.used),
        )

    def restore(self, record: SlowRecord, question: str) -> None:
        """It stands as it was kept. At another question than then everybody is asked anew."""
        self.holidays.away, self.holidays.used = dict(record.away), dict(record.used)
        if record.question != question:
            return
        self._since, self._spent = dict(record.since), dict(record.spent)
        self._longer, self._stopped = dict(record.longer), record.stopped
        self._resumed = -inf if record.resumed is None else record.resumed
