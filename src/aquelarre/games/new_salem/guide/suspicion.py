"""How likely is each player a witch? All ways in which the sides can have been dealt are weighed.

There are few of them (15 for five players, 84 for eight), so the list is whole and the sums exact:
what the pool allows [SAL-01], what the seat has seen, and what deeds say (`deeds`). Who has not
listened to the game can only read the streets as they lie there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, perm
from typing import NamedTuple

from aquelarre.games.new_salem.box.cards import POOL, PURITANS, SIDE, WITCHES, BuildingSet
from aquelarre.games.new_salem.box.edition import OURS, Edition
from aquelarre.games.new_salem.guide.deeds import Clues, Record, Tie, street_ratio
from aquelarre.games.new_salem.guide.habits import ALWAYS, habits_of, likely_builders
from aquelarre.games.new_salem.guide.leaning import trust_of
from aquelarre.games.new_salem.guide.schedule import to_build
from aquelarre.games.new_salem.state import Town
from aquelarre.kernel import Belief, Dice, Seat, Seats, Told, Window, added, everyone

FARTHEST = 30.0  # no clue makes anything surer than this, in logarithms of odds


class Suspicion(Belief[Town]):
    """What a seat makes of all that it was told, as soon as it is asked for that."""

    __slots__ = ("_clues", "_edition", "_seats", "_told", "_types")

    def __init__(self, window: Window[Town], told: Sequence[Told], edition: Edition = OURS) -> None:
        self._seats = window.seats
        self._types: int = window.settings["witch_types"]
        self._told = list(told)
        self._edition = edition
        self._clues: Clues | None = None

    @property
    def clues(self) -> Clues:
        """What speaks for or against anybody."""
        if self._clues is None:
            self._clues = heard(self._seats, self._types, self._told, self._edition)
        return self._clues

    def weight(self, world: Town) -> float:
        """How likely everybody has done what he did, if he is who he is in this world."""
        clues, faces = self.clues, world.characters.face
        witches = sum(1 << seat for seat in range(world.n) if SIDE[faces[seat]] == WITCHES)
        total = likelihood(clues.ties(), witches, clues.lean)
        for seat, face in enumerate(faces):
            builders = clues.builders[seat]
            total += builders[face] - max(builders)
        return exp(max(-FARTHEST * world.n, total))

    def trust(self, window: Window[Town]) -> float:
        """The more there is still to build, the less an outlook says, and the more a plan counts
        that was found by play."""
        return trust_of(window.seats, to_build(window.imagine(Dice("any")), window.seat))


class Listened(NamedTuple):
    """What somebody was told, and what came of it. Neither is changed any more."""

    told: list[Told]
    record: Record


# A game tells more and more: who hears of it anew goes on from what was heard last, by whom ever.
RECENT: list[Listened] = []
MANY = 32  # seats whose ears are remembered


def heard(n: int, witch_types: int, told: Sequence[Told], edition: Edition = OURS) -> Record:
    """The record of all that, always the same: also where its beginning was read before."""
    habits = habits_of(edition)
    record: Record | None = None
    since = 0
    for place in range(len(RECENT) - 1, -1, -1):
        before = RECENT[place]
        if begins_with(told, before.told) and before.record.fits(n, witch_types, habits):
            since, record = len(before.told), before.record
            del RECENT[place]
            break
    if record is None:
        record = Record(n, witch_types, habits)
    if since < len(told):
        record = record.clone().hear(told[since:])
    if since or told:
        RECENT.append(Listened(list(told), record))
        del RECENT[:-MANY]
    return record


def begins_with(told: Sequence[Told], before: list[Told]) -> bool:
    """Is this how it began? The same events, not only others that are alike: that is seen at once,
    and what was told to another seat is not compared word for word."""
    count = len(before)
    if count > len(told) or told[count - 1] is not before[-1]:
        return False
    for place in range(count):  # noqa: SIM110 - compiled, `all` of a generator takes far longer
        if told[place] is not before[place]:
            return False
    return True


def clues_in_town(s: Town) -> Clues:
    """What the streets say to somebody who has not seen who built what, and when."""
    clues = Clues(s.n)
    types = s.settings["witch_types"]
    clues.builders = [
        list(likely_builders(s.edition, street, ALWAYS, types)) for street in s.streets
    ]
    return clues


@lru_cache(maxsize=16384)
def look_of_street(edition: Edition, street: BuildingSet, witch_types: int) -> float:
    """How much likelier a witch has built such a street, to those who know nobody."""
    return street_ratio(list(likely_builders(edition, street, ALWAYS, witch_types)), ())


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
    sets: list[Seats] = []
    weights: list[float] = []
    ties = clues.ties()
    for witches, ways in possible_witches(s.n):
        if witches & those == guilty:
            sets.append(witches)
            weights.append(ways * exp(likelihood(ties, witches, ratios)))
    whole = added(weights)
    chances = []
    for other in range(s.n):
        among = 0.0
        for place, witches in enumerate(sets):
            if witches >> other & 1:
                among += weights[place]
        chances.append(among / whole)
    return chances


def likelihood(ties: list[Tie], witches: Seats, ratios: list[float]) -> float:
    """How likely all deeds are if just these are witches, as a logarithm."""
    total = 0.0
    for seat, ratio in enumerate(ratios):
        if witches >> seat & 1:
            total += ratio
    for actor, target, likely in ties:
        row = WITCHES if witches >> actor & 1 else PURITANS
        column = WITCHES if witches >> target & 1 else PURITANS
        total += likely[2 * row + column]
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
