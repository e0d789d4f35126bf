"""What an attempt comes to: exact odds of both pairs of dice, with the cards worth spending on it.

Everything is weighed in points. An attempt is a `Task` (how much the dice and cards must bring,
what success, failure and fleeing are worth) and the `Means` to it. `reckon` looks at every outcome
of the first pair, decides for each whether to flee or to stay, and with how many symbols; then at
every outcome of the second, and what could still be mended after it. [LAN-17 … LAN-19, LAN-22]
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from aquelarre.games.discworld_witches.box.ids import VALUES
from aquelarre.kernel import added

Priced = tuple[int, float]  # points that something adds, and what it costs to spend it

PAIR: tuple[tuple[int, float], ...] = tuple(  # each sum of two dice, and how likely it is
    (total, sum(a + b == total for a in VALUES for b in VALUES) / len(VALUES) ** 2)
    for total in range(2 * max(VALUES) + 1)
    if any(a + b == total for a in VALUES for b in VALUES)
)
MOST = 2 * max(VALUES)  # on two dice
EXACTLY: tuple[float, ...] = tuple(dict(PAIR).get(total, 0.0) for total in range(MOST + 1))
AT_LEAST: tuple[float, ...] = tuple([added(list(EXACTLY[total:])) for total in range(MOST + 1)])
NEVER = -999.0  # worse than anything
TOO_MUCH = 999  # more than can be added
KEPT = 100_000  # attempts that are remembered: many look alike


class Task(NamedTuple):
    """A problem: what is needed of dice and cards, and what its outcomes are worth."""

    need: int
    gain: float
    fail: float
    flee: float | None  # None: there is nowhere to flee to


class Means(NamedTuple):
    """What can be spent on an attempt."""

    symbols: tuple[Priced, ...] = ()  # headology and magic, between the rolls
    adds: tuple[Priced, ...] = ()  # what can be added after all dice
    rerolls: tuple[float, ...] = ()  # the price of each card to roll again
    sure: float | None = None  # the price of solving it without dice
    slip: float | None = None  # the price of getting away after a failure
    pair: float = 0.0  # what the cackles of two dice cost on average


class Prospect(NamedTuple):
    """What may be expected: points, the chance of success, and of having to flee."""

    value: float
    chance: float
    flight: float = 0.0


def cheapest(some: tuple[Priced, ...]) -> list[tuple[int, float]]:
    """Every sum that some of these add up to, with the least that it costs; 0 costs nothing."""
    found = {0: 0.0}
    for points, price in some:
        for total, cost in list(found.items()):
            more = cost + price
            if more < found.get(total + points, 99.0):
                found[total + points] = more
    return sorted(found.items())


class Attempt:
    """A task with its means: what it is worth at any point of it."""

    __slots__ = ("_after", "_boosts", "_covers", "_lost", "_mended", "means", "task")

    def __init__(self, task: Task, means: Means) -> None:
        self.task = task
        self.means = means
        self._boosts = cheapest(means.symbols)
        self._covers = cheapest(means.adds)
        self._after: dict[int, Prospect] = {}
        self._lost = self._mend(TOO_MUCH)
        most = self._covers[-1][0]  # points that could be added
        self._mended = [(short, *self._mend(short)[:2]) for short in range(1, most + 1)]

    def _mend(self, short: int) -> Prospect:
        task, means = self.task, self.means
        best = Prospect(-task.fail, 0.0)
        if means.slip is not None and task.flee is not None:
            best = max(best, Prospect(task.flee - means.slip, 0.0))
        if means.sure is not None:
            best = max(best, Prospect(task.gain - means.sure, 1.0))
        for points, price in self._covers:
            if points >= short:
                best = max(best, Prospect(task.gain - price, 1.0))
        return best

    def mended(self, short: int) -> Prospect:
        """All dice lie there, and so much is missing: what is it worth without rolling again?"""
        if short <= 0:
            return Prospect(self.task.gain, 1.0)
        if short > len(self._mended):
            return self._lost
        return Prospect(*self._mended[short - 1][1:])

    def after_first(self, need: int) -> Prospect:
        """The first pair lies there, so much is still needed, and the second is rolled."""
        found = self._after.get(need)
        if found is None:
            found = self._after[need] = self._second(need)
        return found

    def _second(self, need: int) -> Prospect:
        value, chance = self._fall(need, NEVER, 0.0)
        for price in self.means.rerolls:
            value, chance = self._fall(need, value - price, chance)
        return Prospect(value - self.means.pair, chance)

    def _fall(self, need: int, again: float, once_more: float) -> tuple[float, float]:
        """Over all outcomes of the second pair; what is worse than to roll `again` is rolled."""
        if need <= 0:
            return self.task.gain, 1.0
        chance = AT_LEAST[need] if need <= MOST else 0.0
        value, rest = chance * self.task.gain, 1.0 - chance
        for short, worth, likely in self._mended:
            if 0 <= need - short <= MOST:
                odds = EXACTLY[need - short]
                rest -= odds
                value += odds * (again if again > worth else worth)
                chance += odds * (once_more if again > worth else likely)
        lost, likely, _ = self._lost
        value += rest * (again if again > lost else lost)
        chance += rest * (once_more if again > lost else likely)
        return value, chance

    def staying(self, need: int) -> tuple[Prospect, int]:
        """The first pair lies there: what it is worth to stay, and the points of symbols to add."""
        best, likely, spend = 0.0, 0.0, -1
        for points, price in self._boosts:
            value, chance, _ = self.after_first(need - points)
            if spend < 0 or value - price > best:
                best, likely, spend = value - price, chance, points
            if chance >= 1.0:
                break
        return Prospect(best, likely), spend

    def at_first(self, need: int) -> Prospect:
        """The first pair lies there: flee or stay, whichever is better."""
        stay, _ = self.staying(need)
        flee = self.task.flee
        return stay if flee is None or stay.value >= flee else Prospect(flee, 0.0, 1.0)

    def rolling(self) -> Prospect:
        """Nothing is rolled yet."""
        value = chance = flight = 0.0
        for total, odds in PAIR:
            each = self.at_first(self.task.need - total)
            value += odds * each.value
            chance += odds * each.chance
            flight += odds * each.flight
        return Prospect(value - self.means.pair, chance, flight)

    def whole(self) -> Prospect:
        """Before anything: roll, or solve it at once."""
        rolled = self.rolling()
        if self.means.sure is None:
            return rolled
        return max(rolled, Prospect(self.task.gain - self.means.sure, 1.0))


@lru_cache(maxsize=KEPT)
def reckon(task: Task, means: Means) -> Prospect:
    """What an attempt may be expected to come to."""
    return Attempt(task, means).whole()
