"""Phase 2, the delivery of the rites: up to three gifts."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, Card
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.rules.mephisto import NightChoice, gifts, own_role, pass_on
from aquelarre.games.walpurgisnacht.rules.wisps import MOST_REVEALS
from aquelarre.games.walpurgisnacht.state import NOBODY, Gift, Night, Turn
from aquelarre.games.walpurgisnacht.verbs import (
    EYE_GIVEN,
    GIVE,
    GIVE_OPEN,
    GIVEN_DOWN,
    GIVEN_UP,
    KEEP,
    PASS_ON,
)
from aquelarre.kernel import Action, Seat, Seats, Why, only


class FirstGift(NightChoice):
    """One of the revealed cards must be given; its receiver keeps it face down. [WAL-19]"""

    __slots__ = ()
    key = "first_gift"
    rule = "WAL-19"
    verbs = (GIVE, KEEP, GIVE_OPEN, PASS_ON)  # only to give; the others come later

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return gifts(GIVE.base, s.hand, seat, s.n)

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        if action == KEEP.base:
            return Why("WAL-19", "compulsory")
        if PASS_ON.owns(action):
            card, _ = PASS_ON.args(action)
            return never_passed_on(s, seat, card) or Why("WAL-21", "others")
        open_gift = GIVE_OPEN.owns(action)
        card, receiver = (GIVE_OPEN if open_gift else GIVE).args(action)
        if open_gift and s.hand >> card & 1:
            return Why("WAL-20", "first")
        if receiver == seat:
            return Why("WAL-23")
        later = Why("WAL-21", "others")
        return not_from_hand(s, seat, card, later) or Why("WAL-19", "hand", card=card)

    def chose(self, s: Night, action: Action) -> None:
        card, receiver = GIVE.args(action)
        s.hand ^= 1 << card
        if s.edition.eyes >> card & 1:
            give_eye(s, self.seat, receiver, card)
        else:
            give_down(s, self.seat, receiver, card)
        s.then(SecondGift(self.seat))


def give_down(s: Night, giver: Seat, receiver: Seat, card: Card) -> None:
    """Only giver and receiver see which card it is. [WAL-19]"""
    s.within(Turn).sealed = True
    s.down[receiver] |= 1 << card
    s.gifts += (Gift(NOBODY, receiver, card),)
    s.tell(GIVEN_DOWN, giver, receiver, hidden=(card,), to=only(giver) | only(receiver))


def give_eye(s: Night, giver: Seat, receiver: Seat, card: Card) -> None:
    """A card with the cat's eye is always delivered face up. [WAL-22]"""
    s.up[receiver] |= 1 << card
    s.tell(EYE_GIVEN, giver, receiver, card)


class SecondGift(NightChoice):
    """Another of them may be given, face up, to the same or another player. [WAL-20]"""

    __slots__ = ()
    key = "second_gift"
    rule = "WAL-20"
    verbs = (GIVE_OPEN, KEEP, PASS_ON)  # to pass a card on comes later

    def seats(self, s: Night) -> Seats:
        return 1 << self.seat if s.hand else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [KEEP.base, *gifts(GIVE_OPEN.base, s.hand, seat, s.n)]

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        if PASS_ON.owns(action):
            card, _ = PASS_ON.args(action)
            return never_passed_on(s, seat, card) or Why("WAL-21", "second")
        card, receiver = GIVE_OPEN.args(action)
        if receiver == seat:
            return Why("WAL-23")
        later = Why("WAL-21", "second")
        return not_from_hand(s, seat, card, later) or Why("WAL-20", "hand", card=card)

    def chose(self, s: Night, action: Action) -> None:
        if action == KEEP.base:
            return
        card, receiver = GIVE_OPEN.args(action)
        s.hand ^= 1 << card
        s.up[receiver] |= 1 << card
        s.tell(GIVEN_UP, self.seat, receiver, card)
        s.then(ThirdGift(self.seat))


def of_one_colour(edition: Edition, taken: list[Card]) -> bool:
    """Do all cards taken this turn show the same coloured wisp? [WAL-21]"""
    colour = edition.wisp[taken[0]]
    return colour != COLOURLESS and all(edition.wisp[card] == colour for card in taken)


def no_third_gift(s: Night, seat: Seat) -> Why:
    """What stands against the third gift, when it comes to it: there must be a card to pass on,
    and all cards taken must be of one colour. [WAL-21]"""
    if not s.up[seat] | s.down[seat]:
        return Why("WAL-21", "nothing")
    turn = s.inside(Turn)
    mixed = turn and turn.taken and not of_one_colour(s.edition, turn.taken)
    return Why("WAL-21", "colours") if mixed else Why("")


def not_hers(s: Night, seat: Seat, card: Card) -> Why:
    """This card is none that she could pass on: it is her role [WAL-02], or she has received
    others, but not this one. [WAL-21]"""
    held, role = s.up[seat] | s.down[seat], own_role(s, seat, card)
    if role or not held or held >> card & 1:
        return role
    return Why("WAL-21", "received", card=card)


def never_passed_on(s: Night, seat: Seat, card: Card) -> Why:
    """What rules it out for this turn, now that the reveals are over: fewer than three cards leave
    none for the hand after two gifts, too. [WAL-21]"""
    turn = s.inside(Turn)
    few = Why("WAL-21", "three") if turn and len(turn.taken) < MOST_REVEALS else Why("")
    return not_hers(s, seat, card) or no_third_gift(s, seat) or few


def not_from_hand(s: Night, seat: Seat, card: Card, later: Why) -> Why:
    """What this card is that is given, but not from her hand: her role [WAL-02], or one that she
    has received, which is passed on `later`, if at all this turn. [WAL-21]"""
    received = (s.up[seat] | s.down[seat]) >> card & 1
    return never_passed_on(s, seat, card) or later if received else own_role(s, seat, card)


class ThirdGift(NightChoice):
    """One card received earlier may go to another player and keeps its face. [WAL-21]

    Only with a card still in hand, the second gift made, and nothing else against it.
    """

    __slots__ = ()
    key = "third_gift"
    rule = "WAL-21"
    verbs = (PASS_ON, KEEP)

    def seats(self, s: Night) -> Seats:
        return 1 << self.seat if s.hand and not no_third_gift(s, self.seat) else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        received = s.up[seat] | s.down[seat]
        return [KEEP.base, *gifts(PASS_ON.base, received, seat, s.n)]

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        card, receiver = PASS_ON.args(action)
        if receiver == seat:
            return Why("WAL-23")
        return Why("WAL-20", "both") if s.hand >> card & 1 else not_hers(s, seat, card)

    def chose(self, s: Night, action: Action) -> None:
        if action != KEEP.base:
            card, receiver = PASS_ON.args(action)
            pass_on(s, self.seat, receiver, card)
