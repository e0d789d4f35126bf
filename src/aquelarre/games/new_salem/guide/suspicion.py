"""How likely is each player a witch? All ways in which the sides can have been dealt are weighed.

There are few of them (15 for five players, 84 for eight), so the list is whole and the sums exact:
what the pool allows [SAL-01], what the seat has seen, and what deeds say (`deeds`). Who has not
listened to the game can only read the streets as they lie there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, perm

from aquelarre.games.new_salem.box.cards import POOL, PURITANS, SIDE, WITCHES
from aquelarre.games.new_salem.guide.deeds import Clues, Record
from aquelarre.games.new_salem.guide.habits import ALWAYS, likely_builders
from aquelarre.games.new_salem.state import Town
from aquelarre.kernel import Belief, Seat, Seats, Told, Window, added, everyone, members

FARTHEST = 30.0  # no clue makes anything surer than this, in logarithms of odds


class Suspicion(Belief[Town]):
    """What a seat makes of all that it was told."""

    __slots__ = ("clues",)

    def __init__(self, window: Window[Town], told: Sequence[Told]) -> None:
        self.clues: Clues = Record(window.seats, window.settings["witch_types"]).hear(told)

    def weight(self, world: Town) -> float:
        """How likely everybody has done what he did, if he is who he is in this world."""
        clues, faces = self.clues, world.characters.face
        witches = sum(1 << seat for seat in range(world.n) if SIDE[faces[seat]] == WITCHES)
        total = likelihood(clues, witches, clues.lean)
        for seat, face in enumerate(faces):
            builders = clues.builders[seat]
            total += builders[face] - max(builders)
        return exp(max(-FARTHEST * world.n, total))


def clues_in_town(s: Town) -> Clues:
    """What the streets say to somebody who has not seen who built what, and when."""
    clues = Clues(s.n)
    types = s.settings["witch_types"]
    clues.builders = [list(likely_builders(street, ALWAYS, types)) for street in s.streets]
    return clues


def witch_chances(
    s: Town, seat: Seat, clues: Clues | None = None, as_puritan: bool = False
) -> list[float]:
    """For every player, how likely the seat should think it that he is a witch; `as_puritan`: if
    the seat were a puritan, as those think who believe a witch."""
    clues = clues or clues_in_town(s)
    faces = s.characters.face
    known = [other for other in range(s.n) if s.characters.knows(other, seat)]
    seen = [faces[other] for other in known]
    guilty: Seats = 0
    for other in known:
        if SIDE[faces[other]] == WITCHES and not (as_puritan and other == seat):
            guilty |= 1 << other
    those = sum(1 << other for other in known)
    ratios = [
        0.0 if those >> other & 1 else bounded(clues.ratio(other, seen)) for other in range(s.n)
    ]
    sets, weights = [], []
    for witches, ways in possible_witches(s.n):
        if witches & those == guilty:
            sets.append(witches)
            weights.append(ways * exp(likelihood(clues, witches, ratios)))
    whole = added(weights)
    chances = []
    for other in range(s.n):
        both = zip(sets, weights, strict=True)
        chances.append(added([weight for each, weight in both if each >> other & 1]) / whole)
    return chances


def likelihood(clues: Clues, witches: Seats, ratios: Sequence[float]) -> float:
    """How likely all deeds are if just these are witches, as a logarithm."""
    total = added([ratios[seat] for seat in members(witches)])
    for bond in clues.bonds:
        row = WITCHES if witches >> bond.actor & 1 else PURITANS
        column = WITCHES if witches >> bond.target & 1 else PURITANS
        total += bond.likely[2 * row + column]
    return total


def bounded(ratio: float) -> float:
    return max(-FARTHEST, min(FARTHEST, ratio))


@cache
def possible_witches(n: int) -> tuple[tuple[Seats, int], ...]:
    """Every set of players that can be the witches, and in how many ways they can have been dealt
    their sides. [SAL-01]"""
    witches, puritans = POOL[n]
    found = []
    for each in range(everyone(n) + 1):
        count = each.bit_count()
        if count <= witches and n - count <= puritans:
            found.append((each, perm(witches, count) * perm(puritans, n - count)))
    return tuple(found)
