"""What launching each event is worth to the constable, and whom or what he should choose for it."""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.new_salem.box.cards import (
    COPIES,
    LETTER,
    ROUNDS,
    SAFE_CONDUCT,
    Building,
    EventCard,
    buildings_in,
)
from aquelarre.games.new_salem.guide.buildings import RIVAL, Appraiser
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.rules.duty import triable
from aquelarre.games.new_salem.rules.launch import successors
from aquelarre.games.new_salem.rules.people_events import shield_of
from aquelarre.games.new_salem.rules.town import owner_of, town_despair
from aquelarre.games.new_salem.state import NOTHING, Place
from aquelarre.kernel import Seat, added, everyone, members, others

# In cubes:
KNOWING = 1.6  # to a puritan: having seen a character, with all rounds to come
KNOWING_WITCH = 0.2  # to a witch
OTHERS_SEE = 0.5  # and another's having seen one
SAFETY = 0.4  # a Safe-conduct for a friend
CONSCIENCE = 0.5  # a guilty conscience in each round to come
PILE = 0.5  # to a witch: one Trial less that could be hers
REINS = 1.6  # what a friend as constable does with four hope; as much is lost to a foe
# In own hope:
OTHERS_HOPE = 0.5  # a hope of a friend; less than nothing if he is a foe
ENOUGH = 4  # hope with which a constable can do most things
LAST_HELP = 0.5  # so much of others' hope may come to him in the last phase


class Adviser:
    """Weighs events for a seat, as constable or as somebody who might pay for them."""

    __slots__ = ("look", "town")

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.town = Appraiser(look)

    def launching(self, event: EventCard) -> float:
        """Launching the event: what it does, what it costs, and that another takes over."""
        look, s = self.look, self.look.s
        worth = self.worth(event) - s.edition.cost[event] * look.hope
        able = successors(s) or everyone(s.n) & ~(s.tried | 1 << s.constable)
        return worth + max([self.naming(other) for other in members(able)], default=0.0)

    def worth(self, event: EventCard) -> float:
        """What an event does, whatever it costs, by its effect. [SAL-14]"""
        return WORTH[self.look.s.edition.effect[event]](self, event)

    def naming(self, other: Seat) -> float:
        """Making this player constable: good if he is a friend, the more hope he has. In the last
        phase all hope of his side may follow, for there is nothing to save it for. [SAL-17]"""
        look, s = self.look, self.look.s
        trust = look.trust(other)
        means = float(min(s.wealth[other] + 1, ENOUGH))
        if s.round == ROUNDS:
            for helper in others(everyone(s.n), look.seat):
                if helper != other:
                    alike = look.trust(helper)
                    alike = trust * alike + (1 - trust) * (1 - alike)
                    means += LAST_HELP * alike * s.wealth[helper]
        return look.leaning.reins * REINS * abs(look.stake) * means / ENOUGH * (2 * trust - 1)

    def others_hope(self, other: Seat) -> float:
        """What a hope in another's hands is worth to me."""
        return (
            self.look.leaning.others_hope
            * OTHERS_HOPE
            * self.look.hope
            * (2 * self.look.trust(other) - 1)
        )

    @property
    def rounds_left(self) -> int:
        return ROUNDS - self.look.s.round

    # -- despair -------------------------------------------------------------------------

    def removed(self, event: EventCard) -> int:
        """How much despair an event can remove, perhaps one from each building. [V01, V10]"""
        s = self.look.s
        there = s.dark.bit_count() if s.edition.more[event] else town_despair(s)
        return min(s.edition.amount[event], there)

    def remove(self, event: EventCard) -> float:
        return -self.look.cube * self.removed(event)

    def exorcism(self, event: EventCard) -> float:
        """All from one building. [V11]"""
        s = self.look.s
        return -self.look.cube * max([s.despair[x] for x in buildings_in(s.dark)], default=0)

    def clearing(self, place: Place) -> float:
        return -self.look.cube * self.look.s.despair[place]

    def bearing(self, place: Place) -> float:
        """Despair on an own building: a puritan heaps it up, so that one event can take it all; a
        witch strews it. [V13, V20]"""
        heap = self.look.s.despair[place]
        return -heap if self.look.witches else heap

    def famine(self, event: EventCard) -> float:
        """Hope for me; the others lose one or get despair. [V13]"""
        look = self.look
        worth = look.s.edition.amount[event] * look.hope
        for other in others(everyone(look.s.n), look.seat):
            worth += -self.others_hope(other) if look.s.wealth[other] else look.cube
        return worth

    # -- people --------------------------------------------------------------------------

    def trying(self, other: Seat) -> float:
        """Putting this player on trial, if no Safe-conduct annuls it. [SAL-15, V18]"""
        look = self.look
        if shield_of(look.s, other) != NOTHING:
            return 0.0
        return look.trial(other) + (PILE * look.stake if look.witches else 0.0)

    def trials(self, event: EventCard) -> float:
        s = self.look.s
        worths = sorted(self.trying(other) for other in members(triable(s)))
        return added(worths[-min(s.edition.amount[event], s.pile) :]) if worths else 0.0

    def absolving(self, other: Seat) -> float:
        return -self.look.trial(other)

    def absolution(self, event: EventCard) -> float:
        """The best player to be freed of a Trial. [V17]"""
        return max(self.absolving(other) for other in members(self.look.s.tried))

    def doubt(self, other: Seat) -> float:
        """How much is to be learnt from a player's character: those who may well be witches are
        worth a look, those on trial hardly."""
        witch = self.look.witch[other]
        return witch * (1 - witch) * (0.3 if self.look.s.tried >> other & 1 else 1.0)

    def interrogation(self, event: EventCard) -> float:
        """See a character, and be able to act on it. [V03]"""
        look = self.look
        doubt = max(self.doubt(other) for other in others(everyone(look.s.n), look.seat))
        worth = KNOWING_WITCH if look.witches else KNOWING
        return worth * abs(look.stake) * 4 * doubt * (self.rounds_left + 0.5) / ROUNDS

    def neighbours(self, event: EventCard) -> float:
        """Everybody sees a character: bad for witches. What the others see helps, too. [V05]"""
        share = (self.rounds_left + 0.5) / ROUNDS
        return -self.look.cube * KNOWING * share * (1 + OTHERS_SEE * (self.look.s.n - 1))

    def confession(self, event: EventCard) -> float:
        """He will choose somebody whom he trusts, or fears least. [V04]"""
        return -0.3 * self.look.cube * KNOWING * (self.rounds_left + 0.5) / ROUNDS

    def handing(self, event: EventCard, other: Seat) -> float:
        """Handing a card to be kept to this player. [V18, V20, V21]"""
        look = self.look
        effect = look.s.edition.effect[event]
        if effect == LETTER:
            return (
                -look.s.edition.amount[event]
                * look.leaning.rival
                * RIVAL
                * look.point
                * look.friend(other)
            )
        if effect == SAFE_CONDUCT and look.s.tried >> other & 1:
            return -SAFETY * abs(look.stake)  # too late for him: it would be wasted
        if effect == SAFE_CONDUCT:
            return SAFETY * abs(look.stake) * (2 * look.trust(other) - 1)
        burden = 0.5 if look.s.wealth[other] else 1.0  # who has hope may pay
        return look.cube * CONSCIENCE * self.rounds_left * burden

    def hand(self, event: EventCard) -> float:
        players = others(everyone(self.look.s.n), self.look.seat)
        return max(self.handing(event, other) for other in players)

    def harvest(self, event: EventCard) -> float:
        """Hope for everybody. [V12]"""
        look = self.look
        rest = others(everyone(look.s.n), look.seat)
        each = look.hope + added([self.others_hope(other) for other in rest])
        return look.s.edition.amount[event] * each

    def tithing(self, event: EventCard) -> list[Seat]:
        """Who has enough hope to give one of it. [V16]"""
        s = self.look.s
        least = s.edition.amount[event]
        return [x for x in others(everyone(s.n), self.look.seat) if s.wealth[x] >= least]

    def tithe(self, event: EventCard) -> float:
        """A hope from all who have enough. [V16]"""
        hope = self.look.hope
        return added([hope - self.others_hope(other) for other in self.tithing(event)])

    # -- buildings -----------------------------------------------------------------------

    def burning(self, building: Building) -> float:
        """A building leaves play with its cubes. [V06]"""
        gone = self.look.cube * self.look.s.despair[building]
        return -gone - self.town.standing(building)

    def seizing(self, building: Building) -> float:
        """A building of another joins my street with its cubes. [V07]"""
        hope = self.look.s.hope[building] * self.look.hope
        return hope + self.town.mine(building // COPIES) - self.town.standing(building)

    def offering(self, building: Building, other: Seat | None = None) -> float:
        """A building of mine goes to another. [V08, V09]"""
        worth = -self.town.standing(building)
        return worth if other is None else worth + self.town.theirs(other, building // COPIES)

    def swapping(self, own: Building, building: Building) -> float:
        return self.seizing(building) + self.offering(own, owner_of(self.look.s, building))

    def fire(self, event: EventCard) -> float:
        return max(self.burning(building) for building in buildings_in(self.look.s.standing))

    def seizure(self, event: EventCard) -> float:
        return max(self.seizing(building) for building in self.elsewhere())

    def exchange(self, event: EventCard) -> float:
        own = buildings_in(self.look.s.streets[self.look.seat])
        return self.seizure(event) + max([self.offering(building) for building in own], default=0.0)

    def elsewhere(self) -> list[Building]:
        s = self.look.s
        return buildings_in(s.standing & ~s.streets[self.look.seat])

    def haste(self, event: EventCard) -> float:
        """The best of so many cards off the deck is built. [V14, V15]"""
        edition = self.look.s.edition
        despair = edition.more[event] * self.look.cube
        return despair + self.town.best_of(edition.amount[event])


# By the number of the effect.
WORTH: tuple[Callable[[Adviser, EventCard], float], ...] = (
    Adviser.remove,
    Adviser.trials,
    Adviser.interrogation,
    Adviser.confession,
    Adviser.neighbours,
    Adviser.fire,
    Adviser.seizure,
    Adviser.exchange,
    lambda adviser, event: 0.0,  # an exodus
    Adviser.exorcism,
    Adviser.harvest,
    Adviser.famine,
    Adviser.haste,
    Adviser.tithe,
    Adviser.absolution,
    Adviser.hand,
    Adviser.hand,
    Adviser.hand,
)
