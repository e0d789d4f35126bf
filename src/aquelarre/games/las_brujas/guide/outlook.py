"""What a player makes of the table: whom to fear, and what somebody's death would be worth.

Everything the guide weighs is in one coin, its side's chance to win. What a death is worth follows
from the numbers of the two sides and from how likely the dead one is of the other side.
"""

from __future__ import annotations

from functools import cache

from aquelarre.games.las_brujas.box.cards import NUMBER, Card
from aquelarre.games.las_brujas.box.characters import IDS, Ability
from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.guide.suspicion import (
    Chances,
    Seen,
    chances,
    known_sides,
    seen,
    shown_sides,
)
from aquelarre.kernel import Seat, View, added
from aquelarre.kernel.native import mypyc_attr, once

OWN_LIFE = 0.02  # what a player is worth to the side beyond the number: sure of their own side
SWING = 0.06  # how often a point of reputation decides over somebody's life
CARE = 2.6  # a villager lost counts so much more to villagers: who lives on, learns who is who
IMPATIENCE = 0.32  # and so much less each week
HALF_WON = 0.5  # with random sides villagers win only once two are left: else nobody does


@cache
def villagers_chance(witches: int, villagers: int) -> float:
    """The villagers' chance to win if from now on any living player is as likely to burn next as
    any other. [BRU-06, BRU-07]"""
    if witches <= 0:
        return 1.0
    if witches > villagers or witches + villagers <= 2:
        return 0.0
    share = witches / (witches + villagers)
    found = villagers_chance(witches - 1, villagers)
    return share * found + (1 - share) * villagers_chance(witches, villagers - 1)


@mypyc_attr(native_class=False)  # for `once`
class Outlook:
    """A view, and what its seat makes of it; `posing`, what a villager in a living witch's seat
    would make of it, who knows no more than all do."""

    def __init__(self, view: View, box: Box, *, posing: bool = False) -> None:
        self.view = view
        self.box = box
        self.me: Seat = view["seat"]
        self.players: list[View] = view["players"]
        self.witch: bool = self.players[self.me]["side"] == "witches" and not posing
        self.posing = posing
        self.alive: list[Seat] = [x["seat"] for x in self.players if x["alive"]]
        self.living = len(self.alive)
        self.hunted = self.living < len(self.players)  # somebody has burnt
        self.prices: dict[Card, float] = {}  # of cards, once they are known: see hand.py
        self.hand: list[Card] = [NUMBER[label] for label in self.players[self.me]["cards"] or []]

    # -- suspicion -------------------------------------------------------------------------

    @once
    def seen(self) -> Seen:
        return seen(self.view, self.box)

    @once
    def mask(self) -> Outlook:
        """What the player shows: a living witch does as a villager in her seat would."""
        if not self.witch or not self.players[self.me]["alive"]:
            return self
        return Outlook(self.view, self.box, posing=True)

    @once
    def own(self) -> Chances:
        """How likely everybody is a witch, for all that the seat knows."""
        if not self.posing:
            return chances(self.seen, known_sides(self.view), self.me)
        sides = list(shown_sides(self.view))
        sides[self.me] = "villagers"
        return chances(self.seen, tuple(sides), self.me)

    @once
    def public(self) -> Chances:
        """For all that the village knows."""
        return chances(self.seen, shown_sides(self.view), None)

    @once
    def usual(self) -> float:
        """How likely anybody living is a witch before they have done anything."""
        return max(0.01, self.public.living / self.living)

    # -- what a death is worth -------------------------------------------------------------

    @once
    def care(self) -> float:
        """How much more than by counting a villager's death weighs. Weeks without a witch found
        make people impatient."""
        week: int = self.view["week"]
        return care_in(week)

    def _deaths(self, opinion: Chances, care: float) -> list[float]:
        """What each death would be worth to a villager of this opinion in this seat."""
        found = worth_of_burning(opinion, self.living, care)
        done = added([share for witches, share, _ in opinion.counts if witches == 0])
        if done and self.living > 2:  # all witches burnt, and nobody can know it [BRU-30]
            nearer = done * HALF_WON / (self.living - 2)
            found = [worth + nearer for worth in found]
            found[self.me] -= nearer
        found[self.me] -= OWN_LIFE
        return found

    @once
    def gain(self) -> list[float]:
        """What burning each living player would be worth to the player's side."""
        if not self.witch:
            return self._deaths(self.own, self.care)
        found = [-worth for worth in worth_of_burning(self.own, self.living, 1.0)]
        found[self.me] -= OWN_LIFE
        return found

    @once
    def lean(self) -> list[float]:
        """The same for talk and rumours, where nobody is burnt yet and nobody is too careful."""
        return self.gain if self.witch else self._deaths(self.own, 1.0)

    # -- reputation ------------------------------------------------------------------------

    def reputation(self, seat: Seat) -> int:
        known = self.players[seat]["reputation"]
        total: int = known["total"] if known else 0
        return total

    @once
    def character(self) -> list[int]:
        """The character of each seat, as a number."""
        return [IDS.index(player["character"]) for player in self.players]

    def has(self, seat: Seat, ability: Ability) -> bool:
        """Is the player alive, and has this ability?"""
        player = self.players[seat]
        return bool(player["alive"]) and self.character[seat] == self.box.holder[ability]

    def rumour(self, card: Card, seat: Seat) -> int:
        """What the rumour is worth to who carries it. [BRU-11]"""
        return self.box.worth[self.character[seat]][card]

    def swing(self, seat: Seat, points: float) -> float:
        """What it is worth that a player's reputation changes by so many points."""
        return -SWING * points * self.lean[seat]

    # -- friend and foe --------------------------------------------------------------------

    def foe(self, seat: Seat) -> float:
        """From -1 (a friend for sure) over 0 (as suspicious as anybody) to 1 (an enemy)."""
        if self.witch:
            return -1.0 if self.own.witch[seat] == 1.0 else 1.0
        return self.suspicion(self.own, seat)

    def suspicion(self, opinion: Chances, seat: Seat) -> float:
        """How far somebody is above (to 1) or below (to -1) what is usual."""
        chance, usual = opinion.witch[seat], self.usual
        return (chance - usual) / (1 - usual) if chance > usual else (chance - usual) / usual

    @property
    def week_left(self) -> float:
        """How much of the week is left: the part of the others who have their turn before the
        assembly. [BRU-10, A3]"""
        n = len(self.players)
        after = [seat % n for seat in range(self.me + 1, self.me + n)]
        turns = after[: after.index(self.view["first"])] if self.view["first"] in after else after
        others = [seat for seat in self.alive if seat != self.me]
        return len([seat for seat in turns if seat in others]) / max(1, len(others))

    @property
    def next_living(self) -> Seat:
        """Who sits to the right, among the living."""
        n = len(self.players)
        return next(x for step in range(1, n) if (x := (self.me + step) % n) in self.alive)


def care_in(week: int) -> float:
    """How much more than by counting a villager's death weighs to villagers in this week."""
    return max(1.0, CARE - IMPATIENCE * (week - 1))


def worth_of_burning(opinion: Chances, living: int, care: float) -> list[float]:
    """What each death would be worth to the villagers, for one who holds this opinion."""
    found = [0.0] * len(opinion.witch)
    for witches, share, with_seat in opinion.counts:
        villagers = living - witches
        now = villagers_chance(witches, villagers)
        if_witch = villagers_chance(witches - 1, villagers) - now
        if_villager = care * (villagers_chance(witches, villagers - 1) - now)
        for seat, part in enumerate(with_seat):
            found[seat] += part * if_witch + (share - part) * if_villager
    return found
