"""What the value of an attempt is made of: how likely each of its ends is, and what it brings or
costs by then. For who tells why. [LAN-17 … LAN-22]

An `Attempt` (`odds`) knows what it is worth. `Accounts` follows the decisions that it takes at
every outcome of the dice, and writes down where the points come from: they add up to that.
"""

from __future__ import annotations

from typing import NamedTuple

from aquelarre.games.discworld_witches.guide.odds import (
    A_HAIR,
    AT_LEAST,
    EXACTLY,
    MOST,
    NEVER,
    PAIR,
    TOO_MUCH,
    Attempt,
    Means,
    Task,
    boosts,
    cheapest,
)
from aquelarre.kernel import added

A_PAIR = 1 / 3  # cackles of two dice, on average [LAN-18]


class Account(NamedTuple):
    """The ends of an attempt, with their chances, and what may be expected of it in points."""

    win: float = 0.0  # chances: it is solved,
    fail: float = 0.0  # or failed,
    flight: float = 0.0  # or she flees after the first pair
    rolled: float = 0.0  # cackles of dice and magic, on average
    gain: float = 0.0  # what success brings
    lost: float = 0.0  # what failure costs, with its cackles
    away: float = 0.0  # what it is worth to have got away
    cards: float = 0.0  # what is spent
    cackles: float = 0.0  # what those of dice and magic cost

    @property
    def value(self) -> float:
        return self.gain - self.lost + self.away - self.cards - self.cackles

    def paid(self, cards: float = 0.0, cackles: float = 0.0, rolled: float = 0.0) -> Account:
        """The same at this price."""
        return self._replace(
            cards=self.cards + cards,
            cackles=self.cackles + cackles,
            rolled=self.rolled + rolled,
        )


def mixed(some: list[tuple[float, Account]]) -> Account:
    """One of these, each so likely."""
    return Account(*[added([odds * each[place] for odds, each in some]) for place in range(9)])


class Accounts:
    """Those of a task with its means, when so many magics have been played for it."""

    __slots__ = ("_after", "_lost", "_mended", "attempt", "means", "taken", "task")

    def __init__(self, task: Task, means: Means, taken: int = 0) -> None:
        self.task = task
        self.means = means
        self.taken = taken
        self.attempt = Attempt(task, means, taken)
        self._after: dict[int, Account] = {}
        self._lost = self._mend(TOO_MUCH)
        most = cheapest(means.adds)[-1][0]
        self._mended = [self._mend(short) for short in range(1, most + 1)]

    def _mend(self, short: int) -> Account:
        """All dice lie there, and so much is missing: close it, get away, or add what solves it."""
        task, means, lost = self.task, self.means, self.attempt.lost
        found = Account(fail=1.0, lost=lost)
        if means.slip is not None and task.away - means.slip > found.value:
            found = Account(away=task.away, cards=means.slip)
        prices = [price for points, price in cheapest(means.adds) if points >= short]
        if means.sure is not None:
            prices.append(means.sure)
        for price in prices:
            if task.gain - price >= found.value:
                found = self.won().paid(price)
        return found

    def won(self) -> Account:
        return Account(win=1.0, gain=self.task.gain)

    def failed(self) -> Account:
        return Account(fail=1.0, lost=self.attempt.lost)

    def mended(self, short: int) -> Account:
        """All dice lie there: without rolling again."""
        if short <= 0:
            return self.won()
        return self._lost if short > len(self._mended) else self._mended[short - 1]

    def after_first(self, need: int) -> Account:
        """The first pair lies there, so much is still needed, and the second is rolled."""
        found = self._after.get(need)
        if found is None:
            found = self._fall(need, NEVER, Account())
            for price in self.means.rerolls:
                again = found.paid(price)
                found = self._fall(need, again.value, again)
            found = found.paid(0.0, self.means.pair(self.taken), A_PAIR)
            self._after[need] = found
        return found

    def _fall(self, need: int, again: float, once_more: Account) -> Account:
        """Over all outcomes of the second pair; what is worse than to roll `again` is rolled."""
        if need <= 0:
            return self.won()
        rest = 1.0
        found: list[tuple[float, Account]] = []
        if need <= MOST:
            rest -= AT_LEAST[need]
            found.append((AT_LEAST[need], self.won()))
        for short, each in enumerate(self._mended, start=1):
            if 0 <= need - short <= MOST:
                odds = EXACTLY[need - short]
                rest -= odds
                found.append((odds, once_more if again > each.value else each))
        found.append((rest, once_more if again > self._lost.value else self._lost))
        return mixed(found)

    def staying(self, need: int) -> tuple[Account, int]:
        """The first pair lies there, and she stays, with the symbols that are best added: what
        comes of it, and the points of those symbols."""
        best: Account | None = None
        spend = 0
        sure = self.task.gain - self.means.pair(self.taken)
        for points, magics, price in boosts(self.means):
            bare = self._with_magic(magics).after_first(need - points)
            found = self._boosted(bare, magics, price)
            if best is None or found.value > best.value + A_HAIR:
                best, spend = found, points
            if bare.value + A_HAIR >= sure:
                break  # certain, and for nothing more
        assert best is not None
        return best, spend

    def adding(self, need: int, heads: int, magics: int) -> tuple[Account, int]:
        """The same with at least so many headologies and magics."""
        best: Account | None = None
        spend = 0
        for points, some, price in boosts(self.means):
            if some >= magics and points - 2 * some >= heads:
                bare = self._with_magic(some).after_first(need - points)
                found = self._boosted(bare, some, price)
                if best is None or found.value > best.value:
                    best, spend = found, points
        assert best is not None
        return best, spend

    def _with_magic(self, count: int) -> Accounts:
        return Accounts(self.task, self.means, count) if count else self

    def _boosted(self, found: Account, magics: int, price: float) -> Account:
        """After symbols at this price, which has the cackles of magic in it."""
        cackles = self.means.cackle(magics)
        return found.paid(price - cackles, cackles, magics)

    def at_first(self, need: int) -> Account:
        """The first pair lies there: flee or stay, whichever is better."""
        (found, _), flee = self.staying(need), self.task.flee
        if flee is None or found.value >= flee:
            return found
        return Account(flight=1.0, away=flee)

    def rolling(self) -> Account:
        """Nothing is rolled yet."""
        need = self.task.need
        found = mixed([(odds, self.at_first(need - total)) for total, odds in PAIR])
        return found.paid(0.0, self.means.pair(self.taken), A_PAIR)

    def whole(self) -> Account:
        """Before anything: roll, or solve it at once."""
        rolled, sure = self.rolling(), self.means.sure
        if sure is None or rolled.value > self.task.gain - sure:
            return rolled
        return self.won().paid(sure)
