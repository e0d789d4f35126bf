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

OWN_LIFE = 0.02  # what a player is worth to the side beyond the number: sure of their own side
SWING = 0.06  # how often a point of reputation decides over somebody's life
# Villagers burn whom they hold for so many times likelier a witch than the others (`error`): at
# first, and again when somebody has burnt, after which there is more to go by; less each week since
# then, for nobody can wait for ever, but never less than `DOUBT`.
CARE = 2.1
AGAIN = 1.4
IMPATIENCE = 0.28
DOUBT = 0.9
POSED = 1.3  # a witch shows more care than villagers have: who doubts, gets a good name
HALF_WON = 0.5  # with random sides villagers win only once two are left: else nobody does


Alike = tuple[Seat, Seat | None, bool, bool, tuple[Seat, ...]]  # trials with the same ballots
Expected = tuple[Seat, float, float]  # a voter, votes against less those in favour, their spread


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


class Outlook:
    """A view or its gist, and what its seat makes of it; `posing`, what a villager in a living
    witch's seat would make of it, who knows no more than all do. What follows from these is worked
    out when it is first asked for, and kept."""

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
        self.ballots: dict[Alike, list[Expected]] = {}  # to be expected: see forecast.py
        self.hand: list[Card] = [NUMBER[label] for label in self.players[self.me]["cards"] or []]
        # What is kept once it was asked for; plain fields, for compiled they are the fastest.
        self._seen: Seen | None = None
        self._mask: Outlook | None = None
        self._own: Chances | None = None
        self._public: Chances | None = None
        self._usual = -1.0
        self._care = -1.0
        self._doubt = -1.0
        self._gain: list[float] | None = None
        self._lean: list[float] | None = None
        self._character: list[int] | None = None
        self._foes: list[float] | None = None

    # -- suspicion -------------------------------------------------------------------------

    @property
    def seen(self) -> Seen:
        if self._seen is None:  # a gist has it
            self._seen = self.view.get("seen") or seen(self.view, self.box)
        return self._seen

    @property
    def mask(self) -> Outlook:
        """What the player shows: a living witch does as a villager in her seat would."""
        if not self.witch or not self.players[self.me]["alive"]:
            return self
        if self._mask is None:
            shown = Outlook(self.view, self.box, posing=True)
            shown._seen, shown._public = self.seen, self.public  # what all have seen is the same
            self._mask = shown
        return self._mask

    @property
    def own(self) -> Chances:
        """How likely everybody is a witch, for all that the seat knows."""
        if self._own is None:
            sides = known_sides(self.view)
            if self.posing:
                posed = list(shown_sides(self.view))
                posed[self.me] = "villagers"
                sides = tuple(posed)
            self._own = chances(self.seen, sides, self.me)
        return self._own

    @property
    def public(self) -> Chances:
        """For all that the village knows."""
        if self._public is None:
            self._public = chances(self.seen, shown_sides(self.view), None)
        return self._public

    @property
    def usual(self) -> float:
        """How likely anybody living is a witch before they have done anything."""
        if self._usual < 0:
            self._usual = max(0.01, self.public.living / self.living)
        return self._usual

    # -- what a death is worth -------------------------------------------------------------

    @property
    def care(self) -> float:
        """How much likelier a witch than the others somebody must be to burn. Weeks in which nobody
        burns make people impatient."""
        if self._care < 0:
            trials = self.view["history"]["trials"]
            burnt = [x["week"] for x in trials if x["condemned"] is not None]
            care = care_in(self.view["week"], max(burnt, default=0))
            self._care = care * POSED if self.posing else care
        return self._care

    def _deaths(self, opinion: Chances, care: float | None) -> list[float]:
        """What each death would be worth to a villager of this opinion in this seat."""
        found = worth_of_burning(opinion, self.living, care)
        done = added([share for witches, share, _ in opinion.counts if witches == 0])
        if done and self.living > 2:  # all witches burnt, and nobody can know it [BRU-30]
            nearer = done * HALF_WON / (self.living - 2)
            found = [worth + nearer for worth in found]
            found[self.me] -= nearer
        found[self.me] -= OWN_LIFE
        return found

    @property
    def doubt(self) -> float:
        """How likely a witch the village must hold somebody for to burn them, as one who cares so
        much expects of it."""
        if self._doubt < 0:
            self._doubt = doubt_of(self.public, self.living, self.care)
        return self._doubt

    @property
    def gain(self) -> list[float]:
        """What burning each living player would be worth to the player's side."""
        if self._gain is None:
            self._gain = self._gains() if self.witch else self._deaths(self.own, self.care)
        return self._gain

    def _gains(self) -> list[float]:
        """To a witch."""
        found = [-worth for worth in worth_of_burning(self.own, self.living)]
        found[self.me] -= OWN_LIFE
        return found

    @property
    def lean(self) -> list[float]:
        """The same for talk and rumours, where nobody is burnt yet and nobody is too careful."""
        if self._lean is None:
            self._lean = self.gain if self.witch else self._deaths(self.own, None)
        return self._lean

    # -- reputation ------------------------------------------------------------------------

    def reputation(self, seat: Seat) -> int:
        known = self.players[seat]["reputation"]
        total: int = known["total"] if known else 0
        return total

    @property
    def character(self) -> list[int]:
        """The character of each seat, as a number."""
        if self._character is None:
            self._character = [IDS.index(player["character"]) for player in self.players]
        return self._character

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
        if self._foes is None:
            self._foes = self._worked_out_foes()
        return self._foes[seat]

    def _worked_out_foes(self) -> list[float]:
        own, seats = self.own, range(len(self.players))
        if self.witch:
            return [-1.0 if own.witch[seat] == 1.0 else 1.0 for seat in seats]
        return [self.suspicion(own, seat) for seat in seats]

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


def care_in(week: int, last: int) -> float:
    """How many times likelier a witch than the others somebody must be for villagers to burn them
    in this week, if the last one burnt in that week (0: nobody has yet)."""
    if last:
        return max(DOUBT, AGAIN - IMPATIENCE * max(0, week - last))
    return max(DOUBT, CARE - IMPATIENCE * (week - 1))


def error(witches: int, villagers: int, care: float | None) -> float:
    """What a villager burnt by mistake costs the villagers: by counting; or with `care`, so much
    more that with a care of 1 it is worth nothing to burn who is as likely a witch as all the
    others whom a villager can suspect. A witch who goes free can still be found, and counting alone
    would have people burn anybody but themselves."""
    lost = villagers_chance(witches, villagers - 1) - villagers_chance(witches, villagers)
    return lost if care is None else lost * care * villagers / max(1, villagers - 1)


def worth_of_burning(opinion: Chances, living: int, care: float | None = None) -> list[float]:
    """What each death would be worth to the villagers, for one who holds this opinion."""
    found = [0.0] * len(opinion.witch)
    for witches, share, with_seat in opinion.counts:
        villagers = living - witches
        if_witch = villagers_chance(witches - 1, villagers) - villagers_chance(witches, villagers)
        if_villager = error(witches, villagers, care)
        for seat, part in enumerate(with_seat):
            found[seat] += part * if_witch + (share - part) * if_villager
    return found


def doubt_of(opinion: Chances, living: int, care: float) -> float:
    """How likely a witch somebody must be for villagers to vote guilty."""
    gained = lost = 0.0
    for witches, share, _ in opinion.counts:
        villagers = living - witches
        now = villagers_chance(witches, villagers)
        gained += share * (villagers_chance(witches - 1, villagers) - now)
        lost -= share * error(witches, villagers, care)
    return lost / (gained + lost) if gained + lost > 0 else 0.5
