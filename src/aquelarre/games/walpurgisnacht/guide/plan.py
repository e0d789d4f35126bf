"""How a seat that looks ahead goes on in its own turn: by the outlook that the turn leaves.

The guide counts points. Who looks further also counts whose wisps are left on the mountain: a card
that is given away is never found again, so it may be worth more to uncover two of the others' cards
and give them away than to make points with one's own.
"""

from __future__ import annotations

from math import tanh

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, WITCHES, Card, cards_in
from aquelarre.games.walpurgisnacht.box.mountain import EMPTY
from aquelarre.games.walpurgisnacht.guide.guide import GIFTS, lead_after, weigh
from aquelarre.games.walpurgisnacht.guide.outlook import (
    A_LITTLE,
    NEVER_SURE,
    odds,
    of_a_point,
    of_a_wisp,
)
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning
from aquelarre.games.walpurgisnacht.guide.wisps import WispPath
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import GIVE, GIVE_OPEN
from aquelarre.kernel import Action, Belief, Dice, Window, added

BY_OUTLOOK = ("follow_wisps", "first_gift", "second_gift", "third_gift")


def plan(window: Window[Night], dice: Dice, belief: Belief[Night] | None = None) -> list[float]:
    """What each answer is worth with the rest of the turn, from -1 to 1; where the mountain is only
    put in order, as the guide thinks."""
    question = window.question()
    if question not in BY_OUTLOOK:
        return weigh(window, dice, belief)
    prospects = Prospects(Reckoning(window, dice, belief))
    if question == "follow_wisps":
        return PlannedPath(prospects).weigh(window.options())
    return [prospects.of_gift(action) for action in window.options()]


class Prospects:
    """The outlook of each world that may be true, once the turn is over and all cards of the hand
    are put back; and what changes it."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.reckoning = reckoning
        self.sign = 1.0 if reckoning.team == WITCHES else -1.0
        likely: dict[float, float] = {}
        point = 0.0
        self.bases = []
        for world, share in zip(reckoning.worlds, reckoning.shares, strict=True):
            after = put_back(world)
            base = self.sign * odds(after)
            self.bases.append(base)
            likely[base] = likely.get(base, 0.0) + share
            point = of_a_point(after)
        self.likely = list(likely.items())
        self.point = point  # the same in all worlds
        self.wisps = [self.sign * self.of_colour(colour) for colour in range(COLOURLESS)]

    def of_colour(self, colour: int) -> float:
        """What a wisp of this colour on the mountain is worth to the witches."""
        worlds, shares = self.reckoning.worlds, self.reckoning.shares
        return added([s * of_a_wisp(w, colour) for w, s in zip(worlds, shares, strict=True)])

    def chance(self, gain: float) -> float:
        """The chance of winning with so much better odds."""
        chances = [share * tanh((base + gain) / 2) for base, share in self.likely]
        return NEVER_SURE * added(chances)

    def of_leaving(self, card: Card) -> float:
        """What changes when a card is not put back."""
        wisp = self.reckoning.mountain.edition.wisp[card]
        return 0.0 if wisp == COLOURLESS else -self.wisps[wisp]

    def of_gift(self, action: Action) -> float:
        """The chance after a gift; to keep a card changes nothing."""
        reckoning = self.reckoning
        leaving = 0.0
        if GIVE.owns(action) or GIVE_OPEN.owns(action):
            verb = GIVE if GIVE.owns(action) else GIVE_OPEN
            leaving = self.of_leaving(verb.args(action)[0])
        elif not any(verb.owns(action) for verb in GIFTS):
            return self.chance(0.0)
        seat, team = reckoning.seat, reckoning.team
        found = 0.0
        for tally, share, lead, base in zip(
            reckoning.tallies, reckoning.shares, reckoning.leads, self.bases, strict=True
        ):
            gain = lead_after(tally, seat, team, action) - lead
            chance = tanh((base + self.point * gain + leaving) / 2)
            found += share * (NEVER_SURE * chance + A_LITTLE * gain)
        return found


class PlannedPath(WispPath):
    """The path of the wisps, by what the turn leaves."""

    def __init__(self, prospects: Prospects) -> None:
        super().__init__(prospects.reckoning)
        self.prospects = prospects
        point = prospects.point
        self.points = point
        self.gains = [
            point * gift + prospects.of_leaving(card) for card, gift in enumerate(self.gifts)
        ]

    def stop(self, taken: list[Card]) -> float:
        """The phase ends with these cards: one must be given, another may be."""
        most = second = -9.0
        for card in taken:
            gain = self.gains[card]
            if gain > most:
                most, second = gain, most
            elif gain > second:
                second = gain
        points = self.scored(taken)
        key = round(50 * (self.points * points + most + max(0.0, second))), 0
        if key not in self._worth:
            self._worth[key] = self.prospects.chance(key[0] / 50)
        return self._worth[key] + A_LITTLE * points


def put_back(world: Night) -> Night:
    """The world as the next turn finds it, if the hand were put back: anywhere, for only the
    number of cards counts."""
    after = world.clone()
    after.active = (world.active + 1) % world.n
    for card in cards_in(world.hand):
        after.mountain[after.mountain.index(EMPTY)] = card
    return after
