"""Worlds: what may be true for all that a seat knows, the likely more often than the unlikely."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Belief, Dice, State, Window

POOL = 192  # worlds of which the likely ones are picked, at most


class Worlds:
    """Imagined worlds by number: the same number is the same world, so that all answers are tried
    in the same ones. With a belief they are picked out of many in proportion to their weights."""

    __slots__ = ("_pool", "dice", "size", "window")

    def __init__(
        self, window: Window[Any], belief: Belief[Any] | None, dice: Dice, size: int = POOL
    ) -> None:
        self.window = window
        self.dice = dice
        self.size = min(POOL, size)  # a short thought does not look at many
        self._pool = None if belief is None or type(belief) is Belief else self._picked(belief)

    def _picked(self, belief: Belief[Any]) -> list[State]:
        """As many as there were, some of them several times: in even steps through the weights,
        which is less a matter of luck than drawing each on its own."""
        found = [self._supposed(x) for x in range(self.size)]
        weights = [belief.weight(world) for world in found]
        whole = sum(weights)
        if whole <= 0.0:
            return found  # the belief excludes all of them: so it says nothing
        step = whole / self.size
        reached, place = weights[0], 0
        picked = []
        for number in range(self.size):
            while reached < (number + 0.5) * step and place < self.size - 1:
                place += 1
                reached += weights[place]
            picked.append(place)
        self.dice.child("order").shuffle(picked)  # the first few are a fair sample, too
        return [found[place] for place in picked]

    def _supposed(self, number: int) -> State:
        supposed: State = self.window.game.suppose(self.window, self.dice.child(number))
        return supposed

    def world(self, number: int) -> State:
        """A world of one's own, to play on in."""
        if self._pool is None:
            return self._supposed(number)
        return self._pool[number % self.size].clone()
