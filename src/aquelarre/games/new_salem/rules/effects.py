"""What the events do, one function each. [SAL-14, V01 … V21]

A function does what needs no answer and returns the steps for the rest. "You" on a card is the
constable who has paid for it.
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


def cleansing(s: Town) -> Steps:
    """Remove two despair from any buildings. [V01]"""
    return [RemoveDespair(s.constable, 2)]


def trial(s: Town) -> Steps:
    """Hand this card to a player who is not on trial. [V02, SAL-15]"""
    return [TryPlayer(1)]


def interrogation(s: Town) -> Steps:
    """Look in secret at another player's character. [V03]"""
    return [Interrogate()]


def confession(s: Town) -> Steps:
    """Another player shows the character to somebody of his choice. [V04]"""
    return [Confess()]


def watchful_neighbours(s: Town) -> Steps:
    """All look at the character of the player to their left. [V05]"""
    for seat in range(s.n):
        look_at(s, seat, (seat + 1) % s.n)
    return []


def fire(s: Town) -> Steps:
    """Any building goes under the deck. [V06]"""
    return [Burn()]


def seizure(s: Town) -> Steps:
    """Take a building from another player. [V07]"""
    return [Seize()]


def exchange(s: Town) -> Steps:
    """Exchange a building with another player. [V08]"""
    return [Offer()]


def exodus(s: Town) -> Steps:
    """All pass a building to the left at once. [V09]"""
    return [Emigrate()]


def solemn_mass(s: Town) -> Steps:
    """Remove four despair, at most one from each building. [V10]"""
    return [RemoveDespair(s.constable, 4, once=True)]


def exorcism(s: Town) -> Steps:
    """Remove all despair from one building. [V11]"""
    return [Exorcise()]


def good_harvest(s: Town) -> Steps:
    """Everybody gets one hope. [V12]"""
    for seat in range(s.n):
        receive(s, seat, 1)
        s.tell(HOPE_GAINED, seat, 1)
    return []


def famine(s: Town) -> Steps:
    """You get two hope; the others lose one, or, having none, get one despair. [V13]"""
    receive(s, s.constable, 2)
    s.tell(HOPE_GAINED, s.constable, 2)
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


def dark_bargain(s: Town) -> Steps:
    """Draw two buildings, build one with one more despair. [V14]"""
    return [*[TakeTop()] * 2, Look(), BuildOne(1)]


def hasty_construction(s: Town) -> Steps:
    """Draw three buildings, build one. [V15]"""
    return [*[TakeTop()] * 3, Look(), BuildOne(0)]


def tithe(s: Town) -> Steps:
    """Everybody else with two or more hope gives you one. [V16]"""
    for seat in others(everyone(s.n), s.constable):
        if s.wealth[seat] >= 2:
            spend(s, seat)
            receive(s, s.constable, 1)
            s.tell(TITHED, seat, s.constable)
    return []


def absolution(s: Town) -> Steps:
    """A player's Trial goes back; he cannot be tried again this round. [V17]"""
    return [Absolve()]


def safe_conduct(s: Town) -> Steps:
    """Give it to another: the next Trial against him is annulled. [V18]"""
    return [Hand()]


def witch_hunt(s: Town) -> Steps:
    """Two players are put on trial; one, if only one can be. [V19]"""
    return [TryPlayer(min(2, s.pile, triable(s).bit_count()))]


def guilty_conscience(s: Town) -> Steps:
    """Give it to another, who pays for it every round: see draft.Conscience. [V20]"""
    return [Hand()]


def letter_of_recommendation(s: Town) -> Steps:
    """Give it to another: it is worth two points at the end. [V21, SAL-24]"""
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
        return Why("SAL-14", "fed")

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [BEAR.base + building for building in cards.buildings_in(s.streets[seat])]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        building = action - BEAR.base
        return not_yours(s, building, Why("SAL-14", "not-yours", building=building))

    def decided(self, s: Town, answers: list[Action]) -> None:
        for seat in members(self.who):
            bear(s, seat, answers[seat] - BEAR.base)


EFFECTS: dict[EventCard, Callable[[Town], Steps]] = {
    cards.CLEANSING: cleansing,
    cards.TRIAL: trial,
    cards.INTERROGATION: interrogation,
    cards.CONFESSION: confession,
    cards.WATCHFUL_NEIGHBOURS: watchful_neighbours,
    cards.FIRE: fire,
    cards.SEIZURE: seizure,
    cards.EXCHANGE: exchange,
    cards.EXODUS: exodus,
    cards.SOLEMN_MASS: solemn_mass,
    cards.EXORCISM: exorcism,
    cards.GOOD_HARVEST: good_harvest,
    cards.FAMINE: famine,
    cards.DARK_BARGAIN: dark_bargain,
    cards.HASTY_CONSTRUCTION: hasty_construction,
    cards.TITHE: tithe,
    cards.ABSOLUTION: absolution,
    cards.SAFE_CONDUCT: safe_conduct,
    cards.WITCH_HUNT: witch_hunt,
    cards.GUILTY_CONSCIENCE: guilty_conscience,
    cards.LETTER: letter_of_recommendation,
}
