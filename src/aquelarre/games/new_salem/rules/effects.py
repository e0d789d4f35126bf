"""What events do, one function for each effect. [SAL-14, V01 … V21]

Which event has which effect, and how much of it, is in the edition. A function does
what needs no answer and returns the steps for the rest. "You" on a card is the constable who has
paid for it.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.new_salem.box import cards
from aquelarre.games.new_salem.box.cards import EventCard
from aquelarre.games.new_salem.rules.building_events import (
    BuildOne,
    Burn,
    Emigrate,
    Exorcise,
    Look,
    Offer,
    Seize,
    TakeTop,
)
from aquelarre.games.new_salem.rules.draft import bear
from aquelarre.games.new_salem.rules.duty import triable
from aquelarre.games.new_salem.rules.floor import TownAsk
from aquelarre.games.new_salem.rules.people_events import (
    Absolve,
    Confess,
    Hand,
    Interrogate,
    TryPlayer,
    look_at,
)
from aquelarre.games.new_salem.rules.removal import RemoveDespair
from aquelarre.games.new_salem.rules.town import home_of, not_yours, receive, spend
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.verbs import BEAR, HOPE_GAINED, HOPE_LOST, TITHED
from aquelarre.kernel import Action, Seat, Seats, Step, Why, everyone, members, others

Steps = list[Step[Town]]


def remove(s: Town, event: EventCard) -> Steps:
    """Remove so much despair from any buildings, or at most one from each. [V01, V10]"""
    once = s.edition.more[event] != 0
    return [RemoveDespair(s.constable, s.edition.amount[event], once)]


def put_on_trial(s: Town, event: EventCard) -> Steps:
    """The Trial is handed to a player who has none; another event may try several, or fewer, if no
    more can be tried. [V02, V19, SAL-15]"""
    return [TryPlayer(min(s.edition.amount[event], s.pile, triable(s).bit_count()))]


def question(s: Town, event: EventCard) -> Steps:
    """Look in secret at another player's character. [V03]"""
    return [Interrogate()]


def confess(s: Town, event: EventCard) -> Steps:
    """Another player shows the character to somebody of his choice. [V04]"""
    return [Confess()]


def neighbours(s: Town, event: EventCard) -> Steps:
    """All look at the character of the player to their left. [V05]"""
    for seat in range(s.n):
        look_at(s, seat, (seat + 1) % s.n)
    return []


def burn(s: Town, event: EventCard) -> Steps:
    """Any building goes under the deck. [V06]"""
    return [Burn()]


def seize(s: Town, event: EventCard) -> Steps:
    """Take a building from another player. [V07]"""
    return [Seize()]


def exchange(s: Town, event: EventCard) -> Steps:
    """Exchange a building with another player. [V08]"""
    return [Offer()]


def exodus(s: Town, event: EventCard) -> Steps:
    """All pass a building to the left at once. [V09]"""
    return [Emigrate()]


def exorcise(s: Town, event: EventCard) -> Steps:
    """Remove all despair from one building. [V11]"""
    return [Exorcise()]


def harvest(s: Town, event: EventCard) -> Steps:
    """Everybody gets so much hope. [V12]"""
    hope = s.edition.amount[event]
    for seat in range(s.n):
        receive(s, seat, hope)
        s.tell(HOPE_GAINED, seat, hope)
    return []


def famine(s: Town, event: EventCard) -> Steps:
    """You get so much hope; the others lose one, or, having none, get one despair. [V13]"""
    hope = s.edition.amount[event]
    receive(s, s.constable, hope)
    s.tell(HOPE_GAINED, s.constable, hope)
    asked = 0
    for seat in others(everyone(s.n), s.constable):
        street = s.streets[seat]
        if s.wealth[seat]:
            spend(s, seat)
            s.tell(HOPE_LOST, seat)
        elif street & (street - 1):
            asked |= 1 << seat
        else:
            bear(s, seat, home_of(s, seat))
    return [Bear(asked)]


def build(s: Town, event: EventCard) -> Steps:
    """Draw so many buildings, build one, perhaps with more despair. [V14, V15]"""
    return [*[TakeTop()] * s.edition.amount[event], Look(), BuildOne(s.edition.more[event])]


def tithe(s: Town, event: EventCard) -> Steps:
    """Everybody else with so much hope or more gives you one. [V16]"""
    for seat in others(everyone(s.n), s.constable):
        if s.wealth[seat] >= s.edition.amount[event]:
            spend(s, seat)
            receive(s, s.constable, 1)
            s.tell(TITHED, seat, s.constable)
    return []


def absolve(s: Town, event: EventCard) -> Steps:
    """A player's Trial goes back; he cannot be tried again this round. [V17]"""
    return [Absolve()]


def hand(s: Town, event: EventCard) -> Steps:
    """Give it to another: it annuls the next Trial against him; or he pays for it every round (see
    draft.Conscience); or it is worth points at the end. [V18, V20, V21, SAL-24]"""
    return [Hand()]


class Bear(TownAsk):
    """Those without hope choose on which of their buildings the despair goes. [V13]"""

    __slots__ = ("who",)
    key = "bear"
    rule = "SAL-14"
    verbs = (BEAR,)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def seats(self, s: Town) -> Seats:
        return self.who

    def left_out(self, s: Town, seat: Seat) -> Why:
        return Why("SAL-14", "fed", event=s.launched)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [BEAR.base + building for building in cards.buildings_in(s.streets[seat])]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        building = action - BEAR.base
        return not_yours(s, building, Why("SAL-14", "not-yours", building=building))

    def decided(self, s: Town, answers: list[Action]) -> None:
        for seat in members(self.who):
            bear(s, seat, answers[seat] - BEAR.base)


# By the number of the effect.
DOES: tuple[Callable[[Town, EventCard], Steps], ...] = (
    *(remove, put_on_trial, question, confess, neighbours, burn, seize, exchange),
    *(exodus, exorcise, harvest, famine, build, tithe, absolve),
    *(hand, hand, hand),
)
assert len(DOES) == len(cards.EFFECTS)
