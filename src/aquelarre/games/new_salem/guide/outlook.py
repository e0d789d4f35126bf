"""How the game looks from a seat: who it trusts, and what cubes, points and hope are worth to it.

Everything is weighed in one coin, the seat's own chance to win: its side must win (despair against
the threshold) and it must be the best of its side (points). So a cube is worth much while it is
open which side will win, and a point while one's side is likely to.
"""

from __future__ import annotations

from math import exp

from aquelarre.games.new_salem.box.cards import (
    DEALT,
    DEATH,
    JUSTICE,
    ROUNDS,
    WITCHES,
    counts_of,
    sets_in,
    threshold,
)
from aquelarre.games.new_salem.guide.suspicion import witch_chances
from aquelarre.games.new_salem.rules.scoring import SET_DESPAIR, TRIAL_DESPAIR, side_of
from aquelarre.games.new_salem.rules.town import town_despair
from aquelarre.games.new_salem.state import Launching, Town
from aquelarre.kernel import Seat

GROWTH = 0.10  # despair that a building to come brings to the town, all in all
SPREAD = 1.6  # how far from what is expected the end may be, with nothing left to build
SPREAD_PER_BUILDING = 0.3  # and so much more for each building that every player still builds
LEAST_SLOPE = 0.02  # a cube is never worth less than this
LEAST_HOPES = 0.25  # nor is a point for a side that seems to have lost
POINT = 0.12  # a point makes it so much likelier to be the best of one's side
BEST_OF_SIDE = 0.5  # and this is how likely it is anyway
HOPE_IN_HAND = (0.20, 0.45)  # a hope in hand, in cubes, to a witch and to a puritan
LAST_HOPE = 0.05  # when the last phase is on, it only breaks ties: in points


class Outlook:
    """What a seat makes of the table. It reads the state that its window has imagined, and of
    that only what lies open or what the seat has seen."""

    __slots__ = (
        "s",
        "seat",
        "witches",
        "witch",
        "counts",
        "to_build",
        "win",
        "cube",
        "point",
        "hope",
    )

    def __init__(self, s: Town, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.witches = side_of(s, seat) == WITCHES
        self.witch = witch_chances(s, seat)
        self.counts = [counts_of(street) for street in s.streets]
        self.to_build = to_build(s, seat)
        spread = SPREAD + SPREAD_PER_BUILDING * self.to_build
        margin = self.despair_to_come() - threshold(s.n) + 0.5
        reached = 1 / (1 + exp(-margin / spread))  # how likely the witches win
        self.win = reached if self.witches else 1 - reached
        slope = max(LEAST_SLOPE, reached * (1 - reached) / spread)
        # To me: of one more despair in town, of one more own point, of one more own hope.
        self.cube = BEST_OF_SIDE * slope * (1 if self.witches else -1)
        self.point = POINT * max(LEAST_HOPES, self.win)
        self.hope = HOPE_IN_HAND[not self.witches] * abs(self.cube)
        if s.round == ROUNDS and s.inside(Launching):
            self.hope = LAST_HOPE * self.point

    def friend(self, other: Seat) -> float:
        """How likely the other is of the same side."""
        return self.witch[other] if self.witches else 1 - self.witch[other]

    def despair_to_come(self) -> float:
        """What the town can be expected to count at the end. [SAL-21, SAL-22]"""
        s = self.s
        total = town_despair(s) + GROWTH * self.to_build * s.n
        for other, witch in enumerate(self.witch):
            if s.tried >> other & 1:
                total += TRIAL_DESPAIR * (1 - 2 * witch)
            else:
                total += TRIAL_DESPAIR * witch
            counts = self.counts[other]
            total += SET_DESPAIR * (sets_in(counts, DEATH) - sets_in(counts, JUSTICE))
        return total

    def trial(self, other: Seat) -> float:
        """Putting a player on trial: a witch brings despair no longer but takes some away, a
        puritan brings some. [SAL-21]"""
        witch = self.witch[other]
        return self.cube * TRIAL_DESPAIR * (1 - 3 * witch)


def to_build(s: Town, seat: Seat) -> int:
    """How many buildings each player will still build. [SAL-06]"""
    later = sum(dealt - 1 for dealt in DEALT[s.round :])
    return later + max(0, len(s.packs[seat]) - 1)
