"""Beliefs: whom a seat took for what, by what it had seen and heard until then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.kernel import Dice, Told, Window

WORLDS = 96  # that are imagined for one look


def suspicions(window: Window[Any], told: Sequence[Told], dice: Dice) -> list[list[float]]:
    """For each seat, how likely it is of each side (`Game.sides`), as this seat must see it; they
    sum to 1, or are all 0 while nobody has a side. Empty for a game without sides."""
    game = window.game
    if not game.sides:
        return []
    belief = game.belief(window, told)
    shares = [[0.0] * len(game.sides) for _ in range(window.seats)]
    whole = 0.0
    for number in range(WORLDS):
        world = window.imagine(dice.child(number))
        weight = belief.weight(world)
        whole += weight
        for seat in range(window.seats):
            side = game.side(world, seat)
            if side >= 0:
                shares[seat][side] += weight
    if whole <= 0.0:
        return shares
    return [[share / whole for share in each] for each in shares]
