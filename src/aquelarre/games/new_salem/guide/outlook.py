"""How the game looks from a seat: who it trusts, and what cubes, points and hope are worth to it.

Everything is weighed in one coin, the seat's own chance to win: its side must win (despair against
the threshold) and it must be the best of its side (points). So a cube is worth much while it is
open which side will win, and a point while one's side is likely to.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from aquelarre.games.new_salem.box.cards import (
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
from aquelarre.games.new_salem.guide.leaning import PLAIN, Leaning, part_of
from aquelarre.games.new_salem.guide.schedule import to_build
from aquelarre.games.new_salem.guide.suspicion import clues_in_town, witch_chances
from aquelarre.games.new_salem.rules.scoring import SET_DESPAIR, TRIAL_DESPAIR, side_of
from aquelarre.games.new_salem.rules.town import town_despair
from aquelarre.games.new_salem.state import Launching, Town
from aquelarre.kernel import Seat, added

GROWTH = 0.10  # despair that a building to come brings to the town, all in all
SPREAD = 1.6  # how far from what is expected the end may be, with nothing left to build
SPREAD_PER_BUILDING = 0.3  # and so much more for each building that every player still builds
LEAST_SLOPE = 0.02  # a cube is never worth less than this
LEAST_HOPES = 0.25  # nor is a point for a side that seems to have lost
POINT = 0.15  # a point makes it so much likelier to be the best of one's side, if there are others
HOPE_IN_HAND = (0.08, 0.45)  # a hope in hand, in cubes, to a witch and to a puritan
LAST_HOPE = 0.05  # when the last phase is on, it only breaks ties: in points
# How openly a witch serves her side, by round: at 0 she does what a puritan would, at 1 what helps
# her most. A deed says as much about her in any round, but the later, the less can be made of it.
CANDOUR = (0.12, 0.12, 0.6, 1.0, 1.0)
IN_COURT = (0.1, 0.15, 0.6, 1.0, 1.0)  # and so openly she chooses whom to try
BLUFF = 0.15  # so often she acts as a puritan altogether as long as she hides, and a third as
# often openly
MOODS = 1000  # steps of a mood
WHIM = 0.6  # a puritan cares now more, now less for the town: by so much of a cube, early on


class Stakes(NamedTuple):
    """What is at stake for somebody of a side who judges the others so: in chances to win."""

    cube: float  # one more despair in town
    point: float  # one more own point
    hope: float  # one more own hope


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
        "accuser",
        "candour",
        "seem",
        "stake",
        "mask",
        "cube",
        "point",
        "hope",
        "mood",
        "clues",
        "leaning",
    )

    def __init__(
        self,
        s: Town,
        seat: Seat,
        mood: float = 0.5,
        clues: Clues | None = None,
        bluff: float = 1.0,
        leaning: Leaning = PLAIN,
    ) -> None:
        """`mood`, from 0 to 1, is what nobody can foresee in a person: chance. `clues` are what the
        seat makes of what was done; else it reads the streets. `bluff` is how much of her mask a
        witch wears: at 0 she does as if nobody hid. `leaning` is how the seat cares otherwise than
        a guide."""
        self.s = s
        self.seat = seat
        self.mood = mood
        self.leaning = leaning
        self.witches = side_of(s, seat) == WITCHES
        self.clues = clues = clues or clues_in_town(s)
        self.witch = witch_chances(s, seat, clues)
        self.accuser = clues.accuser[seat]
        self.counts = [counts_of(street) for street in s.streets]
        self.to_build = to_build(s, seat)
        own = self.stakes(WITCHES if self.witches else PURITANS, self.witch)
        self.stake = own.cube
        usual = candour(s, seat, mood, leaning) if self.witches else 1.0
        self.candour = usual + (1 - bluff) * (1 - usual)
        # How the others look to a puritan, and what matters to him: for a witch who hides.
        self.seem, seems = self.witch, own
        if self.candour < 1:
            self.seem = witch_chances(s, seat, clues, as_puritan=True)
            seems = self.stakes(PURITANS, self.seem)
        self.mask = seems.cube
        shown, kept = self.candour, 1 - self.candour
        # To me, as I let it show.
        part = part_of(s.round)
        cube = (shown * own.cube + kept * seems.cube) * whim(s.round, mood, leaning.whim)
        self.cube = leaning.cube[part] * cube
        self.point = leaning.point[part] * (shown * own.point + kept * seems.point)
        self.hope = leaning.hope[part] * (shown * own.hope + kept * seems.hope)

    def openly(self) -> Outlook:
        """The same without a mask: what things are worth to a witch who need not hide."""
        if self.candour == 1:
            return self
        return Outlook(self.s, self.seat, self.mood, self.clues, 0.0, self.leaning)

    def stakes(self, side: int, witch: list[float]) -> Stakes:
        """What matters to somebody of this side on this seat who suspects the others so: the side
        must win, and he be the best of it."""
        s = self.s
        spread = self.leaning.spread * (SPREAD + SPREAD_PER_BUILDING * self.to_build)
        margin = self.despair_to_come(witch) - threshold(s.n) + 0.5
        reached = 1 / (1 + exp(-margin / spread))  # how likely the witches win
        win = reached if side == WITCHES else 1 - reached
        slope = max(LEAST_SLOPE, reached * (1 - reached) / spread)
        rivals = added([x if side == WITCHES else 1 - x for x in witch])
        rivals -= witch[self.seat] if side == WITCHES else 1 - witch[self.seat]
        cube = slope / (1 + rivals) * (1 if side == WITCHES else -1)
        point = POINT * min(1.0, rivals) * max(LEAST_HOPES, win)
        hope = HOPE_IN_HAND[side] * abs(cube)
        if s.round == ROUNDS and s.inside(Launching):
            hope = LAST_HOPE * point
        return Stakes(cube, point, hope)

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

    def despair_to_come(self, witch: list[float]) -> float:
        """What the town can be expected to count at the end, with such people. [SAL-21, SAL-22]"""
        s = self.s
        total = town_despair(s) + (GROWTH + self.leaning.growth) * self.to_build * s.n
        for other, chance in enumerate(witch):
            if s.tried >> other & 1:
                total += TRIAL_DESPAIR * (1 - 2 * chance)
            else:
                total += TRIAL_DESPAIR * chance
            counts = self.counts[other]
            total += SET_DESPAIR * (sets_in(counts, DEATH) - sets_in(counts, JUSTICE))
        return total

    def trial(self, other: Seat) -> float:
        """Putting a player on trial: a witch brings despair no longer but takes some away, a
        puritan brings some. [SAL-21]"""
        worth = self.stake * (1 - 3 * self.witch[other])
        if self.candour < 1:  # a witch who hides tries no friend, and nobody who seems pious
            seems = self.mask * (1 - 3 * self.seem[other])
            shown = max(self.candour, IN_COURT[self.s.round - 1])
            worth = shown * worth + (1 - shown) * min(worth, seems)
        return TRIAL_DESPAIR * self.leaning.trial[part_of(self.s.round)] * worth


def candour(s: Town, seat: Seat, mood: float, leaning: Leaning = PLAIN) -> float:
    """How openly a witch acts now; who is on trial has nothing to lose."""
    usual = CANDOUR[max(0, s.round - 1)]
    if usual < 1:
        usual *= leaning.candour[s.round - 1]
    if s.tried >> seat & 1:
        return 1.0
    if usual < 1 and mood < BLUFF:
        return 0.0
    return 1.0 if mood > 1 - BLUFF / 3 else usual


def whim(turn: int, mood: float, part: float = 1.0) -> float:
    """How much of the town's good counts at the moment: people are not all alike, and as long as
    the end is far not always the same."""
    return 1 + part * WHIM * (mood - 0.5) * (ROUNDS - turn) / (ROUNDS - 1)
