"""Which events can be launched now, and whether the constable must launch one. [SAL-13, SAL-18]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    ABSOLVES,
    BURNS,
    CLEANSING,
    EXCHANGES,
    SEIZES,
    TRIAL,
    TRIES,
    EventCard,
)
from aquelarre.games.new_salem.state import NOTHING, Town
from aquelarre.kernel import NOTHING as NOTHING_FORBIDS
from aquelarre.kernel import Seats, Why, everyone

ON_THE_TABLE = 2  # rules version: before it, only launchable events counted for the duty
# Rules version: before it the duty was shown while a successor is named, and a constable who took
# the Trial himself was told like one who tries somebody else.
NEW_WORDS = 3


def triable(s: Town) -> Seats:
    """Who can be handed a Trial: not on trial, and not absolved this round. [SAL-15, V17]"""
    return everyone(s.n) & ~(s.tried | s.spared)


def launchable(s: Town, event: EventCard) -> bool:
    """Can the event's text be carried out now, whoever pays? [Ruling C3]

    Events that remove despair, or do nothing to anybody, may be launched without effect.
    """
    effect = s.edition.effect[event]
    if effect == TRIES:
        return s.pile > 0 and triable(s) != 0
    if effect == ABSOLVES:
        return s.tried != 0
    if effect == BURNS:
        return s.standing != 0
    own = s.streets[s.constable]
    if effect == SEIZES:
        return s.standing != own
    if effect == EXCHANGES:
        return own != 0 and s.standing != own
    return True


def obstacle(s: Town, event: EventCard) -> Why:
    """What keeps an event from being launched, whatever it costs. [SAL-13, SAL-15, ruling C3]"""
    if event not in on_table(s):
        return Why("SAL-13", "not-there", event=event)
    if launchable(s, event):
        return NOTHING_FORBIDS
    effect = s.edition.effect[event]
    if effect == TRIES:
        return Why("SAL-15", "nobody" if s.pile else "no-cards")
    if effect == EXCHANGES and not s.streets[s.constable]:
        return Why("SAL-13", "no-offer", event=event)
    if effect == ABSOLVES:
        return Why("SAL-13", "nobody-tried", event=event)
    return Why("SAL-13", "no-building" if effect == BURNS else "no-others", event=event)


def on_table(s: Town) -> list[EventCard]:
    """The events that lie face up, in the order of their numbers."""
    found = [event for event in s.shown if event != NOTHING]
    found += [CLEANSING, TRIAL]
    found.sort()
    return found


def dearest(s: Town) -> int:
    """The cost of the dearest event on the table, whether it can be launched or not. An empty pile
    of Trials lies on no table. [SAL-18, ruling C3]"""
    cost = s.edition.cost
    if s.rules < ON_THE_TABLE:
        return max([cost[event] for event in on_table(s) if launchable(s, event)])
    most = max(cost[CLEANSING], cost[TRIAL]) if s.pile else cost[CLEANSING]
    for event in s.shown:
        if event != NOTHING and cost[event] > most:
            most = cost[event]
    return most


def must_launch(s: Town) -> bool:
    """With hope for the dearest event the constable may not end the phase. [SAL-18]"""
    return s.wealth[s.constable] >= dearest(s)
