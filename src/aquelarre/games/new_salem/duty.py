"""Which events can be launched now, and whether the constable must launch one. [SAL-13, SAL-18]"""

from __future__ import annotations

from aquelarre.games.new_salem.cards import (
    ABSOLUTION,
    CLEANSING,
    COST,
    EXCHANGE,
    FIRE,
    SEIZURE,
    TRIAL,
    WITCH_HUNT,
    EventCard,
)
from aquelarre.games.new_salem.state import NOTHING, Town
from aquelarre.kernel import Seats, everyone


def triable(s: Town) -> Seats:
    """Who can be handed a Trial: not on trial, and not absolved this round. [SAL-15, V17]"""
    return everyone(s.n) & ~(s.tried | s.spared)


def launchable(s: Town, event: EventCard) -> bool:
    """Can the event's text be carried out now, whoever pays? [Ruling C3]

    Events that remove despair, or do nothing to anybody, may be launched without effect.
    """
    if event in (TRIAL, WITCH_HUNT):
        return s.pile > 0 and triable(s) != 0
    if event == ABSOLUTION:
        return s.tried != 0
    if event == FIRE:
        return s.standing != 0
    own = s.streets[s.constable]
    if event == SEIZURE:
        return s.standing != own
    if event == EXCHANGE:
        return own != 0 and s.standing != own
    return True


def on_table(s: Town) -> list[EventCard]:
    """The events that lie face up, in the order of their numbers."""
    return [CLEANSING, TRIAL, *sorted(event for event in s.shown if event != NOTHING)]


def dearest(s: Town) -> int:
    """The cost of the dearest event that can be launched. [SAL-18, ruling C3]"""
    return max(COST[event] for event in on_table(s) if launchable(s, event))


def must_launch(s: Town) -> bool:
    """With hope for the dearest event the constable may not end the phase. [SAL-18]"""
    return s.wealth[s.constable] >= dearest(s)
