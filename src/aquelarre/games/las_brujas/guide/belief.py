"""What a seat holds for likely of who is a witch: all ways in which the witches can sit, each with
the weight of everything that all have seen and heard (see `suspicion`)."""

from __future__ import annotations

from math import exp

from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.guide.suspicion import ILL_REPUTE, TELLS, seen
from aquelarre.games.las_brujas.state import NO_SIDE, WITCH, Village
from aquelarre.kernel import Belief, Seat, Seats, View

FAR = 30.0  # nothing is more certain than this


class Suspicion(Belief[Village]):
    """Worlds are few by their sides, so each is weighed exactly, and once."""

    def __init__(self, view: View, box: Box) -> None:
        self.seen = seen(view, box)
        self.looker: Seat = view["seat"]
        self.weights: dict[Seats, float] = {}  # by who the witches are

    def weight(self, world: Village) -> float:
        """How likely everybody would have done what they did, if these were the witches."""
        if NO_SIDE in world.side:
            return 1.0
        witches = sum([1 << seat for seat, side in enumerate(world.side) if side == WITCH])
        if witches not in self.weights:
            self.weights[witches] = exp(max(-FAR, min(FAR, self._said(witches))))
        return self.weights[witches]

    def _said(self, witches: Seats) -> float:
        said = 0.0
        for seat, repute in enumerate(self.seen.repute):
            if witches >> seat & 1:
                said -= ILL_REPUTE * repute
        for actor, target, what in self.seen.done:
            if actor == self.looker:
                continue  # nobody learns from their own deeds
            on_witch = witches >> target & 1
            if witches >> actor & 1:
                said += TELLS[what].witch_on_witch if on_witch else TELLS[what].witch_on_villager
            elif on_witch:
                said += TELLS[what].villager_on_witch
        return said
