"""Mephistopheles: showing himself at any moment, and what he does then. [WAL-09, WAL-24]"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import Card, CardSet, cards_in
from aquelarre.games.walpurgisnacht.state import NOBODY, Gift, Night
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOW,
    BESTOWED,
    COMMAND,
    COMMANDED,
    DECLARE,
    DECLARED,
    FORBEAR,
    FORBORE,
    HAND_OVER,
    PASSED_DOWN,
    PASSED_UP,
    SEATS,
)
from aquelarre.kernel import ALL, Action, Choice, Floor, Seat, Seats, Why, everyone, only, others

MAY_FORBEAR = 2  # rules version: before it, a declared Mephistopheles had to act if he could


class Declaring(Floor[Night]):
    """At any moment Mephistopheles may turn his role up for all to see; until then nobody is to
    know who he is. [WAL-09]"""

    __slots__ = ()
    verbs = (DECLARE,)

    def seats(self, s: Night) -> Seats:
        return 0 if s.declared else 1 << s.mephisto

    def words(self, s: Night, seat: Seat) -> list[Action]:
        return [DECLARE.base]

    def said(self, s: Night, seat: Seat, action: Action) -> None:
        s.declared = 1
        s.roles.show(seat, ALL)
        s.tell(DECLARED, seat)

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        if not s.declared:
            return Why("WAL-09", "role")
        return Why("WAL-09", "already" if seat == s.mephisto else "declared")


def acts_specially(s: Night, seat: Seat) -> bool:
    """Does the special action replace phases 1 and 2 of this turn? Only if he had declared
    himself before the first reveal. [WAL-09]"""
    return bool(s.declared) and seat == s.mephisto and not s.hand


class NightChoice(Choice[Night]):
    """A question to one player, during which Mephistopheles may declare himself. [WAL-09]"""

    __slots__ = ()
    floor = Declaring()


def own_role(s: Night, seat: Seat, card: Card) -> Why:
    """A role card is never given. [WAL-02]"""
    return Why("WAL-02", card=card) if s.roles.face[seat] == card else Why("")


def gifts(base: Action, cards: CardSet, seat: Seat, n: int) -> list[Action]:
    """Any of these cards to any other player; nobody gives to himself. [WAL-23]"""
    receivers = others(everyone(n), seat)
    return [base + card * SEATS + other for card in cards_in(cards) for other in receivers]


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
    """He may make another player hand a card on, or give one of his own face up. [WAL-24]

    Only what is possible is offered; with neither nobody is asked.
    """

    __slots__ = ()
    key = "mephisto_acts"
    rule = "WAL-24"
    verbs = (COMMAND, BESTOW, FORBEAR)

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
        nothing = [FORBEAR.base] if s.rules >= MAY_FORBEAR else []
        return nothing + commands + gifts(BESTOW.base, s.up[seat] | s.down[seat], seat, s.n)

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        if action == FORBEAR.base:
            return Why("WAL-24", "must")
        if BESTOW.owns(action):
            card, receiver = BESTOW.args(action)
            if receiver == seat:
                return Why("WAL-23")
            return own_role(s, seat, card) or Why("WAL-24", "received", card=card)
        giver, receiver = COMMAND.args(action)
        if giver == seat:
            return Why("WAL-24", "himself")
        if giver == receiver:
            return Why("WAL-24", "same")
        return Why("WAL-24", "nothing", giver=giver)

    def chose(self, s: Night, action: Action) -> None:
        if action == FORBEAR.base:
            s.tell(FORBORE, self.seat)
        elif action < BESTOW.base:
            giver, receiver = COMMAND.args(action)
            s.tell(COMMANDED, self.seat, giver, receiver)
            s.then(HandOver(giver, receiver))
        else:
            card, receiver = BESTOW.args(action)
            if s.down[self.seat] >> card & 1:
                s.gifts += (Gift(self.seat, NOBODY, card),)
            s.down[self.seat] &= ~(1 << card)
            s.up[self.seat] &= ~(1 << card)
            s.up[receiver] |= 1 << card
            s.tell(BESTOWED, self.seat, receiver, card)


class HandOver(NightChoice):
    """The player named by Mephistopheles chooses which delivered card goes. [WAL-24]

    Role cards are never handed over.
    """

    __slots__ = ("receiver",)
    key = "hand_over"
    rule = "WAL-24"
    verbs = (HAND_OVER,)

    def __init__(self, seat: Seat, receiver: Seat) -> None:
        super().__init__(seat)
        self.receiver = receiver

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [HAND_OVER.base + card for card in cards_in(s.up[seat] | s.down[seat])]

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        card = action - HAND_OVER.base
        return own_role(s, seat, card) or Why("WAL-24", "received", card=card)

    def chose(self, s: Night, action: Action) -> None:
        pass_on(s, self.seat, self.receiver, action - HAND_OVER.base)
