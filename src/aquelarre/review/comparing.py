"""Comparing: answers are tried side by side, in the same imagined worlds and with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import NamedTuple

from aquelarre.kernel import Action

Trial = Callable[[Action, int], float]  # what an answer comes to in a world, from -1 to 1


class Gap(NamedTuple):
    """By how much one answer is better than another, in chances from 0 to 1, how sure that is (a
    standard error), and in how many worlds both were tried."""

    lead: float
    error: float
    worlds: int

    def least(self, errors: float) -> float:
        """The lead, with so many standard errors speaking against it."""
        return self.lead - errors * self.error

    def most(self, errors: float) -> float:
        """The lead, with so many standard errors speaking for it."""
        return self.lead + errors * self.error


class Compared:
    """What some answers led to, world by world. Not all need be tried in as many of them: two are
    compared in those that both have seen."""

    def __init__(self, trial: Trial, actions: Sequence[Action]) -> None:
        self.trial = trial
        self._worths: dict[Action, list[float]] = {action: [] for action in actions}

    def more(self, worlds: int, actions: Sequence[Action] | None = None) -> None:
        """Try all, or these, in so many worlds more."""
        for action in self._worths if actions is None else actions:
            found = self._worths[action]
            for number in range(len(found), len(found) + worlds):
                found.append(self.trial(action, number))

    def has(self, action: Action) -> bool:
        """Is this one of them?"""
        return action in self._worths

    def worlds(self, action: Action) -> int:
        """In how many this was tried."""
        return len(self._worths[action])

    def mean(self, action: Action) -> float:
        """What the answer was worth; where points are counted, by how many one leads counts."""
        return sum(self._worths[action]) / max(1, self.worlds(action))

    def gap(self, better: Action, other: Action) -> Gap:
        """By how much one is better, in the worlds that both have seen."""
        pairs = zip(self._worths[better], self._worths[other], strict=False)
        gaps = [(one - two) / 2 for one, two in pairs]
        if len(gaps) < 2:
            return Gap(0.0, inf, len(gaps))
        lead = sum(gaps) / len(gaps)
        spread = sum((gap - lead) ** 2 for gap in gaps) / (len(gaps) - 1)
        return Gap(lead, sqrt(spread / len(gaps)), len(gaps))
