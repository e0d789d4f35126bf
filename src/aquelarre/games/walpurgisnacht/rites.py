"""Phase 2, the delivery of the rites: up to three gifts."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.cards import COLOURLESS, EYES, WISP, Card, cards_in
from aquelarre.games.walpurgisnacht.mephisto import NightChoice, pass_on
from aquelarre.games.walpurgisnacht.state import NOBODY, Gift, Night
from aquelarre.games.walpurgisnacht.verbs import (
    EYE_GIVEN,
    GIVE,
    GIVE_OPEN,
    GIVEN_DOWN,
    GIVEN_UP,
    KEEP,
    PASS_ON,
    SEATS,
)
from aquelarre.kernel import Action, Seat, Seats, everyone, only, others


def gifts(base: Action, cards: int, seat: Seat, n: int) -> list[Action]:
    """Any of these cards to any other player; nobody gives to himself. [WAL-23]"""
    receivers = others(everyone(n), seat)
    return [base + card * SEATS + other for card in cards_in(cards) for other in receivers]


class FirstGift(NightChoice):
    """One of the revealed cards must be given; its receiver keeps it face down. [WAL-19]"""

    __slots__ = ()
    key = "first_gift"
    rule = "WAL-19"

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return gifts(GIVE.base, s.hand, seat, s.n)

    def chose(self, s: Night, action: Action) -> None:
        card, receiver = GIVE.args(action)
        s.hand ^= 1 << card
        if EYES >> card & 1:
            give_eye(s, self.seat, receiver, card)
        else:
            give_down(s, self.seat, receiver, card)
        s.then(SecondGift(self.seat))


def give_down(s: Night, giver: Seat, receiver: Seat, card: Card) -> None:
    """Only giver and receiver see which card it is. [WAL-19]"""
    s.sealed = 1
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

    def seats(self, s: Night) -> Seats:
        return 1 << self.seat if s.hand else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [KEEP.base, *gifts(GIVE_OPEN.base, s.hand, seat, s.n)]

    def chose(self, s: Night, action: Action) -> None:
        if action == KEEP.base:
            return
        card, receiver = GIVE_OPEN.args(action)
        s.hand ^= 1 << card
        s.up[receiver] |= 1 << card
        s.tell(GIVEN_UP, self.seat, receiver, card)
        s.then(ThirdGift(self.seat))


def of_one_colour(taken: list[Card]) -> bool:
    """Do all cards taken this turn show the same coloured wisp? [WAL-21]"""
    colour = WISP[taken[0]]
    return colour != COLOURLESS and all(WISP[card] == colour for card in taken)


class ThirdGift(NightChoice):
    """One card received earlier may go to another player and keeps its face. [WAL-21]

    Only with a card still in hand, the second gift made, and all cards taken of one colour.
    """

    __slots__ = ()
    key = "third_gift"
    rule = "WAL-21"

    def seats(self, s: Night) -> Seats:
        received = s.up[self.seat] | s.down[self.seat]
        return 1 << self.seat if s.hand and received and of_one_colour(s.taken) else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        received = s.up[seat] | s.down[seat]
        return [KEEP.base, *gifts(PASS_ON.base, received, seat, s.n)]

    def chose(self, s: Night, action: Action) -> None:
        if action != KEEP.base:
            card, receiver = PASS_ON.args(action)
            pass_on(s, self.seat, receiver, card)
