"""Mephistopheles: showing himself at any moment, and what he does then. [WAL-09, WAL-24]"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.cards import Card, cards_in
from aquelarre.games.walpurgisnacht.state import NOBODY, Gift, Night
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOW,
    BESTOWED,
    COMMAND,
    COMMANDED,
    DECLARE,
    DECLARED,
    HAND_OVER,
    PASSED_DOWN,
    PASSED_UP,
)
from aquelarre.kernel import ALL, Action, Choice, Seat, Seats, everyone, only, others


def may_declare(s: Night) -> Seats:
    """Only the holder of Mephistopheles, and nobody is to know who that is. [WAL-09]"""
    return 0 if s.declared else 1 << s.mephisto


def declare(s: Night, seat: Seat) -> None:
    """He turns his role up for all to see. [WAL-09]"""
    s.declared = 1
    s.roles.show(seat, ALL)
    s.tell(DECLARED, seat)


def acts_specially(s: Night, seat: Seat) -> bool:
    """Does the special action replace phases 1 and 2 of this turn? Only if he had declared
    himself before the first reveal. [WAL-09]"""
    return bool(s.declared) and seat == s.mephisto and not s.taken


class NightChoice(Choice[Night]):
    """A question to one player, during which Mephistopheles may declare himself. [WAL-09]"""

    __slots__ = ()

    def may(self, s: Night) -> Seats:
        return may_declare(s)

    def asides(self, s: Night, seat: Seat) -> list[Action]:
        return [DECLARE.base]

    def interjected(self, s: Night, seat: Seat, action: Action) -> None:
        declare(s, seat)


def pass_on(s: Night, giver: Seat, receiver: Seat, card: Card) -> None:
    """A delivered card goes to another player and keeps its face: face down stays face down,
    and only its new holder looks at it. [WAL-21, WAL-24]"""
    bit = 1 << card
    if s.up[giver] & bit:
        s.up[giver] ^= bit
        s.up[receiver] |= bit
        s.tell(PASSED_UP, giver, receiver, card)
    else:
        s.down[giver] ^= bit
        s.down[receiver] |= bit
        s.gifts += (Gift(giver, receiver, card),)
        s.tell(PASSED_DOWN, giver, receiver, hidden=(card,), to=only(giver) | only(receiver))


class MephistoActs(NightChoice):
    """He makes another player hand a card on, or gives one of his own face up. [WAL-24]

    Only what is possible is offered; with neither the action is skipped.
    """

    __slots__ = ()
    key = "mephisto_acts"
    rule = "WAL-24"

    def seats(self, s: Night) -> Seats:
        anything = any(up | down for up, down in zip(s.up, s.down, strict=True))
        return 1 << self.seat if anything else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        commands = [
            COMMAND.at(giver, receiver)
            for giver in others(everyone(s.n), seat)
            if s.up[giver] | s.down[giver]
            for receiver in others(everyone(s.n), giver)
        ]
        own = cards_in(s.up[seat] | s.down[seat])
        receivers = others(everyone(s.n), seat)
        gifts = [BESTOW.at(card, receiver) for card in own for receiver in receivers]
        return commands + gifts

    def chose(self, s: Night, action: Action) -> None:
        if action < BESTOW.base:
            giver, receiver = COMMAND.args(action)
            s.tell(COMMANDED, self.seat, giver, receiver)
            s.then(HandOver(giver, receiver))
        else:
            card, receiver = BESTOW.args(action)
            bestow(s, self.seat, receiver, card)


def bestow(s: Night, giver: Seat, receiver: Seat, card: Card) -> None:
    """One of his own delivered cards goes to another player, face up. [WAL-24]"""
    bit = 1 << card
    if s.down[giver] & bit:
        s.down[giver] ^= bit
        s.gifts += (Gift(giver, NOBODY, card),)
    else:
        s.up[giver] ^= bit
    s.up[receiver] |= bit
    s.tell(BESTOWED, giver, receiver, card)


class HandOver(NightChoice):
    """The player named by Mephistopheles chooses which delivered card goes. [WAL-24]

    Role cards are never handed over.
    """

    __slots__ = ("receiver",)
    key = "hand_over"
    rule = "WAL-24"

    def __init__(self, seat: Seat, receiver: Seat) -> None:
        super().__init__(seat)
        self.receiver = receiver

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [HAND_OVER.base + card for card in cards_in(s.up[seat] | s.down[seat])]

    def chose(self, s: Night, action: Action) -> None:
        pass_on(s, self.seat, self.receiver, action - HAND_OVER.base)
