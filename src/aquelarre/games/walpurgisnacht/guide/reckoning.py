"""What a seat makes of the night: what may be true, how likely that is, and who leads in it.

All that the guide weighs is a chance of winning, from -1 to 1, so that a point counts for much in a
close night and for little in one that is decided, and the end of the night can be held against
what it would still have brought.
"""

from __future__ import annotations

from math import tanh

from aquelarre.games.walpurgisnacht.box.cards import WITCHES
from aquelarre.games.walpurgisnacht.guide.belief import Deeds, witches_in, worths
from aquelarre.games.walpurgisnacht.guide.tally import Tally
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.seen.view import Dealer
from aquelarre.games.walpurgisnacht.state import NOBODY, Night
from aquelarre.kernel import Belief, Dice, Seat, Window, added

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
    """Some worlds that may be true for a seat, each with its share.

    Worlds in which everybody is on the same side and holds the same are of one kind: nothing else
    that counts at the end can differ between them, so they are scored once.
    """

    def __init__(
        self,
        window: Window[Night],
        dice: Dice,
        belief: Belief[Night] | None,
        whole: bool = True,
    ) -> None:
        """`whole`: keep the worlds themselves. Who does not want them deals one again and again."""
        self.seat: Seat = window.seat
        first = window.imagine(dice)
        self.worlds = [first]
        self.mountain = first  # where nothing is hidden from one who remembers
        if isinstance(belief, Deeds):
            self.mountain = belief.recalled(first)
        self.kinds: list[Tally] = []  # what lies before everybody in each kind of world
        self.kind: list[int] = []  # of each world
        self._known: dict[tuple[int, ...], int] = {}
        count = WORLDS if belief is None else MORE_WORLDS
        weights = [self._weighed(first, belief)]
        dealer = Dealer(first.clone(), self.seat)
        for _ in range(count - 1):
            if whole:
                self.worlds.append(window.imagine(dice))
                weights.append(self._weighed(self.worlds[-1], belief))
            else:
                dealer.deal(dice)
                weights.append(self._weighed(dealer.t, belief))
        self.shares = _shares(weights)
        self.team = team_of(self.mountain, self.seat)
        self.spread = spread_of(self.mountain)
        self.tallies = [self.kinds[kind] for kind in self.kind]
        self.leads = [tally.lead(self.team) for tally in self.tallies]
        by_lead: dict[int, float] = {}
        for place, lead in enumerate(self.leads):
            by_lead[lead] = by_lead.get(lead, 0.0) + self.shares[place]
        self.by_lead = list(by_lead.items())

    def _weighed(self, world: Night, belief: Belief[Night] | None) -> float:
        """How likely a world is, by the deeds that were seen. Its kind is noted."""
        witches = witches_in(world)
        key = (witches, world.mephisto if world.declared else NOBODY, *world.down)
        kind = self._known.get(key, -1)
        if kind < 0:
            kind = self._known[key] = len(self.kinds)
            self.kinds.append(Tally(world))
        self.kind.append(kind)
        if isinstance(belief, Deeds):
            return belief.of_witches(world, witches)
        return 1.0 if belief is None else belief.weight(world)

    def on_average(self, of_kinds: list[float]) -> float:
        """Over all worlds, of what something comes to in each kind of them."""
        total = 0.0
        for place, kind in enumerate(self.kind):
            total += self.shares[place] * of_kinds[kind]
        return total

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
        for place, tally in enumerate(self.tallies):
            for seat, team in enumerate(tally.team):
                if team == WITCHES:
                    found[seat] += self.shares[place]
        return found

    def gifts(self) -> list[float]:
        """About how many points each card is worth to the team as a gift, to whom it fits best."""
        witches = self.witches()
        others = [chance for seat, chance in enumerate(witches) if seat != self.seat]
        low, high = min(others), max(others)
        sign = 1.0 if self.team == WITCHES else -1.0
        found = []
        to_witch, to_villager = worths(self.mountain.edition)
        for card, witch in enumerate(to_witch):
            villager = to_villager[card]
            one = sign * (low * witch + (1 - low) * villager)
            other = sign * (high * witch + (1 - high) * villager)
            found.append(max(one, other))
        return found


def _shares(weights: list[float]) -> list[float]:
    """How likely each of the worlds is among them: they sum to 1."""
    whole = added(weights)
    return [weight / whole if whole > 0 else 1 / len(weights) for weight in weights]


def in_ten(chance: float, sure: bool) -> int:
    """Chances in ten: what was only imagined a few times is never certain, nor impossible."""
    return 10 if sure else max(1, min(9, round(10 * chance)))


def result(lead: float) -> float:
    """Won, lost or drawn. [WAL-36]"""
    return 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
