"""Luck: what chance gave to each seat against what was to be expected.

What was drawn or thrown until somebody was asked again is compared with what could have come
instead, drawn afresh many times. A drawn tile is worth nothing until it is laid, so the turn is
played on cheaply in each case, with the same dice; then counts how the position looks
(`Game.outlook`). That looks at the true position, which nobody knew: it is no judgement of
anybody's answer. And it is only an estimate, so it comes with its error.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from aquelarre.bots.playing import let_nature_answer
from aquelarre.bots.search.rolling import roll_on
from aquelarre.kernel import Dice, Game, State

TIMES = 24  # that chance is drawn afresh
TURNS = 1  # that are played on


class Fortune:
    """For each seat, by how much chance was kinder (harsher: below 0) than was to be expected, in
    chances from 0 to 1; and how far off that may be (a variance)."""

    __slots__ = ("gained", "variance")

    def __init__(self, seats: int) -> None:
        self.gained = [0.0] * seats
        self.variance = [0.0] * seats

    def add(self, other: Fortune) -> None:
        for seat, gain in enumerate(other.gained):
            self.gained[seat] += gain
            self.variance[seat] += other.variance[seat]

    def error(self, seat: int) -> float:
        """A standard error."""
        return sqrt(self.variance[seat])


def fortune(game: Game[Any], before: State, came: State, dice: Dice) -> Fortune:
    """What chance gave, from where it was asked `before` to where it `came` to."""
    found = Fortune(before.n)
    gaps: list[list[float]] = [[] for _ in range(before.n)]
    for time in range(TIMES):
        same = dice.child(time)
        other = before.clone()
        let_nature_answer(other, same.child("instead"))
        here, there = _looks(game, came.clone(), same), _looks(game, other, same)
        for seat, gap in enumerate(gaps):
            gap.append((here[seat] - there[seat]) / 2)
    for seat, gap in enumerate(gaps):
        mean = sum(gap) / TIMES
        found.gained[seat] = mean
        found.variance[seat] = sum((each - mean) ** 2 for each in gap) / (TIMES - 1) / TIMES
    return found


def _looks(game: Game[Any], s: State, dice: Dice) -> list[float]:
    """How it looks for each seat, a turn later."""
    roll_on(game, s, dice.child("nature"), dice.child("players"), TURNS)
    return game.outlook(s)
