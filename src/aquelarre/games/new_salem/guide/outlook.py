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
    PURITANS,
    ROUNDS,
    WITCHES,
    counts_of,
    sets_in,
    threshold,
)
from aquelarre.games.new_salem.guide.deeds import Clues
from aquelarre.games.new_salem.guide.suspicion import clues_in_town, witch_chances
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
# How openly a witch serves her side, by round: at 0 she does what a puritan would, at 1 what helps
# her most. A deed says as much about her in any round, but the later, the less can be made of it.
CANDOUR = (0.05, 0.12, 0.9, 1.0, 1.0)
BLUFF = 0.15  # so often she acts as a puritan altogether as long as she hides, and a third as
# often openly
MOODS = 1000  # steps of a mood
WHIM = 0.6  # a puritan cares now more, now less for the town: by so much of a cube, early on


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
        "accuser",
        "candour",
        "seem",
        "stake",
        "cube",
        "point",
        "hope",
    )

    def __init__(self, s: Town, seat: Seat, mood: float = 0.5, clues: Clues | None = None) -> None:
        """`mood`, from 0 to 1, is what nobody can foresee in a person: chance. `clues` are what the
        seat makes of what was done; else it reads the streets."""
        self.s = s
        self.seat = seat
        self.witches = side_of(s, seat) == WITCHES
        clues = clues or clues_in_town(s)
        self.witch = witch_chances(s, seat, clues)
        self.accuser = clues.accuser[seat]
        self.counts = [counts_of(street) for street in s.streets]
        self.to_build = to_build(s, seat)
        spread = SPREAD + SPREAD_PER_BUILDING * self.to_build
        margin = self.despair_to_come() - threshold(s.n) + 0.5
        reached = 1 / (1 + exp(-margin / spread))  # how likely the witches win
        self.win = reached if self.witches else 1 - reached
        slope = max(LEAST_SLOPE, reached * (1 - reached) / spread)
        self.candour = candour(s.round, mood) if self.witches else 1.0
        # How the others look to a puritan, for a witch who hides.
        self.seem = self.witch if self.candour == 1 else witch_chances(s, seat, clues, True)
        # To my side: of one more despair in town.
        self.stake = BEST_OF_SIDE * slope * (1 if self.witches else -1)
        # To me, as I let it show: of one more despair in town, one more own point, one more hope.
        self.cube = self.stake * (2 * self.candour - 1) * whim(s.round, mood)
        self.point = POINT * max(LEAST_HOPES, self.win)
        hope = HOPE_IN_HAND[WITCHES if self.witches else PURITANS]
        hope += (1 - self.candour) * (HOPE_IN_HAND[PURITANS] - hope)
        self.hope = hope * abs(self.stake)
        if s.round == ROUNDS and s.inside(Launching):
            self.hope = LAST_HOPE * self.point

    def friend(self, other: Seat) -> float:
        """How likely the other is of the same side."""
        return self.witch[other] if self.witches else 1 - self.witch[other]

    def trust(self, other: Seat) -> float:
        """How far the other seems to be treated as a friend: a witch who hides trusts whom a
        puritan would, and nobody trusts who has put him on trial."""
        if other == self.accuser:
            return 0.0
        open_part = self.candour * self.friend(other)
        return open_part + (1 - self.candour) * (1 - self.seem[other])

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
        return self.stake * TRIAL_DESPAIR * (1 - 3 * witch)


def candour(turn: int, mood: float) -> float:
    """How openly a witch acts now."""
    usual = CANDOUR[max(0, turn - 1)]
    if usual < 1 and mood < BLUFF:
        return 0.0
    return 1.0 if mood > 1 - BLUFF / 3 else usual


def whim(turn: int, mood: float) -> float:
    """How much of the town's good counts at the moment: people are not all alike, and as long as
    the end is far not always the same."""
    return 1 + WHIM * (mood - 0.5) * (ROUNDS - turn) / (ROUNDS - 1)


def to_build(s: Town, seat: Seat) -> int:
    """How many buildings each player will still build. [SAL-06]"""
    later = sum(dealt - 1 for dealt in DEALT[s.round :])
    return later + max(0, len(s.packs[seat]) - 1)
