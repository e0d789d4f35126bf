"""What a seat makes of the night: what may be true, how likely that is, and who leads in it.

All that the guide weighs is a chance of winning, from -1 to 1, so that a point counts for much in a
close night and for little in one that is decided, and the end of the night can be held against
what it would still have brought.
"""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import TypeVar

from aquelarre.games.walpurgisnacht.box.cards import IDS, VILLAGERS, WITCHES, Card
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.guide.belief import Deeds, worth_to_witches
from aquelarre.games.walpurgisnacht.guide.tally import Tally
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import NOBODY, Night
from aquelarre.kernel import Belief, Dice, Seat, Window, added

T = TypeVar("T")

WORLDS = 12  # that are imagined
MORE_WORLDS = 32  # with a belief, for the unlikely ones hardly count
LAST_LEAD = 0.5  # points: with few cards left, who leads by these has as good as won
LEAD_A_CARD = 0.8  # points more for each card that still lies on the mountain


def spread_of(s: Night) -> float:
    """How far leads still move until the night ends."""
    return LAST_LEAD + LEAD_A_CARD * s.lying.bit_count()


def lead_of(s: Night, team: int) -> int:
    """By how much the team would win if the night ended now."""
    return Tally(s).lead(team)


class Reckoning:
    """Some worlds that may be true for a seat, each with its share."""

    def __init__(self, window: Window[Night], dice: Dice, belief: Belief[Night] | None) -> None:
        count = WORLDS if belief is None else MORE_WORLDS
        self.seat: Seat = window.seat
        self.worlds = [window.imagine(dice) for _ in range(count)]
        self.shares = _shares(self.worlds, belief)
        self.mountain = self.worlds[0]  # where nothing is hidden from one who remembers
        if isinstance(belief, Deeds):
            self.mountain = belief.recalled(self.mountain)
        self.team = team_of(self.mountain, self.seat)
        self.spread = spread_of(self.mountain)
        self.alike = _alike(self.worlds)
        self.tallies = self._tallies()
        self.leads = [tally.lead(self.team) for tally in self.tallies]
        by_lead: dict[int, float] = {}
        for lead, share in zip(self.leads, self.shares, strict=True):
            by_lead[lead] = by_lead.get(lead, 0.0) + share
        self.by_lead = list(by_lead.items())

    def _tallies(self) -> list[Tally]:
        """What lies before everybody in each world; the same one where worlds are alike."""
        found: list[Tally] = []
        for place, world in enumerate(self.worlds):
            first = self.alike[place]
            found.append(Tally(world) if first == place else found[first])
        return found

    def over_worlds(self, of: Callable[[Tally], T]) -> list[T]:
        """Something that follows from the teams and the cards before the players, for each world:
        worked out once where several are alike."""
        found: list[T] = []
        for place, tally in enumerate(self.tallies):
            first = self.alike[place]
            found.append(of(tally) if first == place else found[first])
        return found

    def chance(self, gain: float) -> float:
        """The chance of winning with so many points more, if the night goes on."""
        return added([share * tanh((lead + gain) / self.spread) for lead, share in self.by_lead])

    def at_the_end(self, gain: float = 0.0) -> float:
        """The same if the night ends now."""
        return added([share * result(lead + gain) for lead, share in self.by_lead])

    def wins_now(self) -> int:
        """In how many cases of ten the team would win if the night ended now."""
        won = added([share for lead, share in self.by_lead if lead > 0])
        return round(10 * won)

    def is_known(self, seat: Seat) -> bool:
        """Do all know who somebody is? That is only Mephistopheles, once he has shown himself."""
        return bool(self.mountain.declared) and seat == self.mountain.mephisto

    def witches(self) -> list[float]:
        """How likely each seat is a witch."""
        found = [0.0] * self.mountain.n
        for tally, share in zip(self.tallies, self.shares, strict=True):
            for seat, team in enumerate(tally.team):
                if team == WITCHES:
                    found[seat] += share
        return found

    def gifts(self) -> list[float]:
        """About how many points each card is worth to the team as a gift, to whom it fits best."""
        witches = self.witches()
        others = [chance for seat, chance in enumerate(witches) if seat != self.seat]
        low, high = min(others), max(others)
        sign = 1.0 if self.team == WITCHES else -1.0
        edition = self.mountain.edition
        return [
            max(_gift(edition, card, low, sign), _gift(edition, card, high, sign))
            for card in range(len(IDS))
        ]


def _gift(edition: Edition, card: Card, witch: float, sign: float) -> float:
    """A card's worth before somebody who is a witch as likely as that."""
    held = witch * worth_to_witches(edition, card, WITCHES)
    return sign * (held + (1 - witch) * worth_to_witches(edition, card, VILLAGERS))


def _alike(worlds: list[Night]) -> list[int]:
    """For each of the worlds the first that has the same teams and the same cards before everybody:
    nothing else that counts at the end can differ between them."""
    firsts: dict[tuple[int, ...], int] = {}
    found = []
    for place, world in enumerate(worlds):
        teams = 0
        for seat in range(world.n):
            if team_of(world, seat) == WITCHES:
                teams |= 1 << seat
        key = teams, world.mephisto if world.declared else NOBODY, *world.up, *world.down
        found.append(firsts.setdefault(key, place))
    return found


def _shares(worlds: list[Night], belief: Belief[Night] | None) -> list[float]:
    """How likely each of these worlds is among them: they sum to 1."""
    weights = [1.0 if belief is None else belief.weight(world) for world in worlds]
    whole = added(weights)
    return [weight / whole if whole > 0 else 1 / len(worlds) for weight in weights]


def in_ten(chance: float, sure: bool) -> int:
    """Chances in ten: what was only imagined a few times is never certain, nor impossible."""
    return 10 if sure else max(1, min(9, round(10 * chance)))


def result(lead: float) -> float:
    """Won, lost or drawn. [WAL-36]"""
    return 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
