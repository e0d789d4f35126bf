"""What an attempt comes to: exact odds of both pairs of dice, with the cards worth spending on it.

Everything is weighed in points. An attempt is a `Task` (how much the dice and cards must bring,
what success, failure and fleeing are worth) and the `Means` to it. `reckon` looks at every outcome
of the first pair, decides for each whether to flee or to stay, and with how many symbols; then at
every outcome of the second, and what could still be mended after it. [LAN-17 … LAN-19, LAN-22]

What is planned holds: after a symbol has been played the same reckoning leads to the rest of them,
for magic makes every later cackle as dear as it will be.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import Any, NamedTuple

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
A_HAIR = 1e-9  # sums of the same prices may differ by so much
ROUGH = 0.5  # how exactly gains and losses are told apart, for what a tile face down may be
VAGUE = 0.25  # and prices
KEPT = 100_000  # attempts that are remembered: many look alike


class Task(NamedTuple):
    """A problem: what is needed of dice and cards, and what its outcomes are worth."""

    need: int
    gain: float
    fail: float  # what a failure costs beyond its cackles
    flee: float | None  # None: there is nowhere to flee to, or she has stayed
    away: float = 0.0  # what it is worth to have got away after a failure [LAN-33]
    price: int = 1  # cackles of a failure: one more where there is no retreat [LAN-21]


TASK = len(Task._fields)


class Means(NamedTuple):
    """What can be spent on an attempt."""

    heads: tuple[float, ...] = ()  # the price of each headology, the cheapest first
    magics: tuple[float, ...] = ()  # of each magic, beside its cackle
    adds: tuple[Priced, ...] = ()  # what can be added after all dice
    rerolls: tuple[float, ...] = ()  # the price of each card to roll again
    sure: float | None = None  # the price of solving it without dice
    slip: float | None = None  # the price of getting away after a failure
    cackles: tuple[float, ...] = (0.0,)  # what the next ones cost together: none, one, two…

    def cackle(self, count: int, taken: int = 0) -> float:
        """What so many cackles cost after so many others."""
        costs, last = self.cackles, len(self.cackles) - 1
        return costs[min(last, taken + count)] - costs[min(last, taken)]

    def pair(self, taken: int = 0) -> float:
        """What the cackles of two dice cost on average. [LAN-18]"""
        return (10 * self.cackle(1, taken) + self.cackle(2, taken)) / 36


class Prospect(NamedTuple):
    """What may be expected: points, the chance of success, and of having to flee."""

    value: float
    chance: float
    flight: float = 0.0


def round_to(value: float, step: float) -> float:
    """Near values become the same, so that attempts that look alike are reckoned once."""
    whole = value / step
    low = floor(whole)
    rest = whole - low
    if rest > 0.5 or (rest == 0.5 and low & 1):
        low += 1  # as `round` does, which compiled code has to call through Python
    return low * step


def roughly(task: Task) -> Task:
    """A task among many that it may be: they are not told apart so finely."""
    flee = None if task.flee is None else round_to(task.flee, ROUGH)
    gain, fail = round_to(task.gain, ROUGH), round_to(task.fail, ROUGH)
    return Task(task.need, gain, fail, flee, round_to(task.away, ROUGH), task.price)


def rough(means: Means) -> Means:
    """What could be spent on it, likewise."""
    return Means(
        tuple([round_to(price, VAGUE) for price in means.heads]),
        tuple([round_to(price, VAGUE) for price in means.magics]),
        tuple([(points, round_to(price, VAGUE)) for points, price in means.adds]),
        tuple([round_to(price, VAGUE) for price in means.rerolls]),
        means.sure if means.sure is None else round_to(means.sure, VAGUE),
        means.slip if means.slip is None else round_to(means.slip, VAGUE),
        tuple([round_to(cost, VAGUE) for cost in means.cackles]),
    )


def cheapest(some: tuple[Priced, ...]) -> list[tuple[int, float]]:
    """Every sum that some of these add up to, with the least that it costs; 0 costs nothing."""
    found = {0: 0.0}
    for points, price in some:
        for total, cost in list(found.items()):
            more = cost + price
            if more < found.get(total + points, 99.0):
                found[total + points] = more
    return sorted(found.items())


def boosts(means: Means) -> list[tuple[int, int, float]]:
    """What can be added between the rolls: points, how many magics are among it, and the least that
    so much costs, with the cackles; few points first. [LAN-17]"""
    found, by_magic = [], 0.0
    for magics in range(len(means.magics) + 1):
        price = by_magic + means.cackle(magics)
        for heads in range(len(means.heads) + 1):
            found.append((heads + 2 * magics, magics, price))
            price += means.heads[heads] if heads < len(means.heads) else 0.0
        by_magic += means.magics[magics] if magics < len(means.magics) else 0.0
    return sorted(found)


class Attempt:
    """A task with its means: what it is worth at any point of it, when so many cackles have been
    `taken` for magic.

    Inside, a prospect is a bare pair of value and chance, and what is asked for most lies in
    fields: named tuples are as slow compiled as interpreted, and most of a guide's time goes here.
    """

    __slots__ = (
        "_after",
        "_boosts",
        "_covers",
        "_done",
        "_flee",
        "_gain",
        "_lost",
        "_lost_chance",
        "_mended",
        "_pair",
        "_spent",
        "means",
        "taken",
        "task",
    )

    def __init__(self, task: Task, means: Means, taken: int = 0) -> None:
        self.task = task
        self.means = means
        self.taken = taken
        self._pair = means.pair(taken)
        self._spent: list[Attempt] = []  # the same after one magic, two…
        self._boosts = [] if taken else boosts(means)
        self._covers = cheapest(means.adds)
        self._gain = task.gain
        self._flee = task.flee
        self._done = self._gain - self._pair, 1.0  # nothing is needed any more
        self._after: dict[int, tuple[float, float]] = {}
        self._lost, self._lost_chance = self._mend(TOO_MUCH)
        most = self._covers[-1][0]  # points that could be added
        self._mended: list[tuple[int, float, float]] = []
        for short in range(1, most + 1):
            worth, likely = self._mend(short)
            self._mended.append((short, worth, likely))

    def _mend(self, short: int) -> tuple[float, float]:
        """Of two that are worth the same, the one more likely to succeed."""
        task, means, gain = self.task, self.means, self._gain
        best, likely = -self.lost, 0.0
        if means.slip is not None:
            best = max(best, task.away - means.slip)
        prices = [price for points, price in self._covers if points >= short]
        if means.sure is not None:
            prices.append(means.sure)
        for price in prices:
            if gain - price >= best:
                best, likely = gain - price, 1.0
        return best, likely

    @property
    def lost(self) -> float:
        """What a failure costs, with its cackles. [LAN-21]"""
        return self.task.fail + self.means.cackle(self.task.price, self.taken)

    def mended(self, short: int) -> Prospect:
        """All dice lie there, and so much is missing: what is it worth without rolling again?"""
        if short <= 0:
            return Prospect(self.task.gain, 1.0)
        if short > len(self._mended):
            return Prospect(self._lost, self._lost_chance)
        _, worth, likely = self._mended[short - 1]
        return Prospect(worth, likely)

    def after_first(self, need: int) -> Prospect:
        """The first pair lies there, so much is still needed, and the second is rolled."""
        value, chance = self._second(need)
        return Prospect(value, chance)

    def _second(self, need: int) -> tuple[float, float]:
        if need <= 0:
            return self._done
        found = self._after.get(need)
        if found is not None:
            return found
        value, chance = self._fall(need, NEVER, 0.0)
        for price in self.means.rerolls:
            value, chance = self._fall(need, value - price, chance)
        found = self._after[need] = (value - self._pair, chance)
        return found

    def _with_magic(self, count: int) -> Attempt:
        """The same after so many magics: cackles are dearer now."""
        while len(self._spent) < count:
            self._spent.append(Attempt(self.task, self.means, len(self._spent) + 1))
        return self._spent[count - 1]

    def _fall(self, need: int, again: float, once_more: float) -> tuple[float, float]:
        """Over all outcomes of the second pair, of which something is needed; what is worse than
        to roll `again` is rolled."""
        chance = AT_LEAST[need] if need <= MOST else 0.0
        value, rest = chance * self._gain, 1.0 - chance
        for short, worth, likely in self._mended:
            if 0 <= need - short <= MOST:
                odds = EXACTLY[need - short]
                rest -= odds
                value += odds * (again if again > worth else worth)
                chance += odds * (once_more if again > worth else likely)
        lost, likely = self._lost, self._lost_chance
        value += rest * (again if again > lost else lost)
        chance += rest * (once_more if again > lost else likely)
        return value, chance

    def staying(self, need: int) -> tuple[Prospect, int]:
        """The first pair lies there: what it is worth to stay, and the points of symbols to add."""
        best, likely, spend = self._stay(need)
        return Prospect(best, likely), spend

    def adding(self, need: int, heads: int, magics: int) -> float:
        """What it is worth to stay with at least so many headologies and magics."""
        found = NEVER
        for points, some, price in self._boosts:
            if some >= magics and points - 2 * some >= heads:
                then = self._with_magic(some) if some else self
                value, _ = then._second(need - points)
                found = max(found, value - price)
        return found

    def _stay(self, need: int) -> tuple[float, float, int]:
        best, likely, spend = 0.0, 0.0, -1
        for points, magics, price in self._boosts:
            then = self._with_magic(magics) if magics else self
            value, chance = then._second(need - points)
            if spend < 0 or value - price > best + A_HAIR:
                best, likely, spend = value - price, chance, points
            if value + A_HAIR >= self._gain - self._pair:
                break  # certain, and for nothing more
        return best, likely, spend

    def at_first(self, need: int) -> Prospect:
        """The first pair lies there: flee or stay, whichever is better."""
        value, chance, _ = self._stay(need)
        if self._flee is None or value >= self._flee:
            return Prospect(value, chance)
        return Prospect(self._flee, 0.0, 1.0)

    def rolling(self) -> Prospect:
        """Nothing is rolled yet."""
        value = chance = flight = 0.0
        need, flee = self.task.need, self._flee
        for total, odds in PAIR:
            worth, likely, _ = self._stay(need - total)
            if flee is None or worth >= flee:
                value += odds * worth
                chance += odds * likely
            else:
                value += odds * flee
                flight += odds
        return Prospect(value - self._pair, chance, flight)

    def whole(self) -> Prospect:
        """Before anything: roll, or solve it at once."""
        rolled = self.rolling()
        if self.means.sure is None:
            return rolled
        return max(rolled, Prospect(self.task.gain - self.means.sure, 1.0))


def reckon(task: Task, means: Means) -> Prospect:
    """What an attempt may be expected to come to."""
    return Prospect(*reckoned(task + means))


@lru_cache(maxsize=KEPT)
def reckoned(facts: tuple[Any, ...]) -> tuple[float, float, float]:
    """The same of task and means, one after the other. Plain tuples of numbers, unlike named ones,
    are nothing to Python's garbage collector, which would go through all that is kept here."""
    task, means = Task(*facts[:TASK]), Means(*facts[TASK:])
    value, chance, flight = Attempt(task, means).whole()
    return value, chance, flight
