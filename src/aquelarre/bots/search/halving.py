"""Halving: several answers are tried in the same worlds, and the worse half is dropped each time.

All arms share worlds and dice, so that luck favours none, and what counts is the difference between
two answers in the same world. The first answer is the guide's: another one takes its place only if
it is better by more than noise (`GUARD` standard errors of the paired difference).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erf, sqrt

from aquelarre.bots.search.budget import Budget
from aquelarre.bots.wanted import wanted
from aquelarre.kernel import Action

GUARD = 1.0  # standard errors by which another answer must be better than the guide's
CLEAR = 3.5  # standard errors by which the best must lead all others for thinking to stop
FEWEST = 16  # worlds before anything is called clear

Trial = Callable[[Action, int], float]  # what an answer is worth in a world of this number


class Arm:
    """An answer, and what it was worth in each world so far."""

    __slots__ = ("action", "total", "values")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    @property
    def mean(self) -> float:
        return self.total / len(self.values) if self.values else 0.0


class Thought:
    """What came of thinking: the answer, what each was worth, how sure the choice is (from 0.5, a
    toss-up, to 1), and how many worlds were played."""

    __slots__ = ("action", "played", "sure", "values")

    def __init__(self, action: Action, values: dict[Action, float], sure: float, played: int):
        self.action = action
        self.values = values
        self.sure = sure
        self.played = played


def think(actions: Sequence[Action], trial: Trial, budget: Budget, guard: float = GUARD) -> Thought:
    """The best of these answers, of which the first stays unless another is clearly better."""
    arms = [Arm(action) for action in actions]
    first, alive = arms[0], list(arms)
    rounds = max(1, (len(arms) - 1).bit_length())
    played, world = 0, 0
    budget.begin()
    for number in range(rounds):
        each = max(1, budget.simulations // (rounds * len(alive)))
        part = (number + 1) / rounds
        for _ in range(each):
            if (budget.spent(part) and world) or not wanted():
                break
            for arm in alive:
                arm.add(trial(arm.action, world))
            world += 1
            played += len(alive)
            if world >= FEWEST and world % 8 == 0 and is_clear(alive):
                break
        if is_clear(alive):
            break
        alive = survivors(alive, first)
    return chosen(arms, alive, first, guard, played)


def survivors(alive: list[Arm], first: Arm) -> list[Arm]:
    """The better half; the guide's answer is never dropped, for it is what others are held to."""
    ranked = sorted(alive, key=lambda arm: -arm.mean)  # of equal ones those that came first
    kept = ranked[: max(2, (len(ranked) + 1) // 2)]
    if first not in kept:
        kept[-1] = first
    return kept


def is_clear(alive: list[Arm]) -> bool:
    """Does one lead all others by far more than noise?"""
    if len(alive[0].values) < FEWEST:
        return False
    best = max(alive, key=lambda arm: arm.mean)
    return all(lead(best, arm) > CLEAR for arm in alive if arm is not best)


def lead(one: Arm, other: Arm) -> float:
    """By how many standard errors one is better than the other, in the worlds that both saw."""
    count = min(len(one.values), len(other.values))
    if count < 2:
        return 0.0
    gaps = [one.values[x] - other.values[x] for x in range(count)]
    mean = sum(gaps) / count
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
    if spread < 1e-12:
        return 0.0 if abs(mean) < 1e-12 else 1e6 if mean > 0 else -1e6
    return mean / spread


def chosen(arms: list[Arm], alive: list[Arm], first: Arm, guard: float, played: int) -> Thought:
    """The best of those left, if it passes the guard; else the guide's answer."""
    best = max(alive, key=lambda arm: arm.mean)
    if best is not first and lead(best, first) < guard:
        best = first
    rivals = [lead(best, arm) for arm in alive if arm is not best]
    sure = 0.5 * (1 + erf(max(0.0, min(rivals, default=1e6)) / sqrt(2)))
    values = {arm.action: arm.mean for arm in arms if arm.values}
    return Thought(best.action, values, sure, played)
