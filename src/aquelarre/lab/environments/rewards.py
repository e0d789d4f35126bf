"""Rewards: what the finished game is worth, and on request the points on the way to it."""

from __future__ import annotations

from aquelarre.lab.environments.table import Table

ILLEGAL = -1.0  # what an illegal answer costs who gave it, and it ends the game
POINT = 0.01  # what one point of lead is worth, where points are rewarded


class Shaping:
    """Rewards of all seats since the last time they were asked for.

    Where points are rewarded (`on`), a seat also gets a hundredth for each point by which its lead
    over the average of the others grows; so what all get together stays the same.
    """

    __slots__ = ("before", "on")

    def __init__(self, on: bool) -> None:
        self.on = on
        self.before: list[float] = []

    def begin(self, table: Table) -> None:
        self.before = leads(table) if self.on else []

    def rewards(self, table: Table) -> list[float]:
        """The returns of a finished game, and what points have added since the last time."""
        found = table.returns() if table.ended else [0.0] * table.state.n
        if self.on:
            now = leads(table)
            found = [
                worth + POINT * (lead - before)
                for worth, lead, before in zip(found, now, self.before, strict=True)
            ]
            self.before = now
        return found


def leads(table: Table) -> list[float]:
    """By how much each seat is ahead of the average of the others; nothing in a game without
    points."""
    n, points = table.state.n, table.game.points(table.state)
    if not points or n < 2:
        return [float(each) for each in points] or [0.0] * n
    total = sum(points)
    return [each - (total - each) / (n - 1) for each in points]
