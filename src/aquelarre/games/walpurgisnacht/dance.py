"""Phase 3, the dance: cards go back to the mountain, then one to three movements."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.cards import cards_in
from aquelarre.games.walpurgisnacht.mephisto import NightChoice
from aquelarre.games.walpurgisnacht.mountain import (
    EMPTY,
    NARROW,
    WIDE,
    Slot,
    SlotSet,
    blocked,
    free,
    slots_in,
    valid,
)
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import (
    HIDDEN_AGAIN,
    MOVE,
    MOVED,
    PUT_BACK,
    PUT_DOWN,
    REST,
    SLOTS,
    SWAP,
    SWAPPED,
    TURN_DOWN,
)
from aquelarre.kernel import ALL, Action, Seat, Seats, Step

MOST_MOVEMENTS = 3


class Dance(Step[Night]):
    """Put back what was not given, turn it down, then dance. [WAL-25, WAL-26]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        s.then(PutBack(self.seat), TurnDown(self.seat), Movement(self.seat, 0))


def places_to_put(lying: SlotSet, wide: int, cards: int) -> SlotSet:
    """Where the next of so many cards may be put back. [WAL-25]

    Valid slots, but none that would leave a later card without one. Should no order be valid: any
    empty unblocked slot, else any empty slot.
    """
    good = 0
    for slot in slots_in(valid(lying, wide)):
        after = lying | 1 << slot
        if cards == 1 or places_left(after, wide, cards - 1):
            good |= 1 << slot
    empty = (WIDE if wide else NARROW) & ~lying
    return good or empty & ~blocked(lying, wide) or empty


def places_left(lying: SlotSet, wide: int, cards: int) -> bool:
    """Can so many cards still be put down one by one on valid slots? [WAL-25]"""
    slots = slots_in(valid(lying, wide))
    if cards == 1:
        return bool(slots)
    return any(places_left(lying | 1 << slot, wide, cards - 1) for slot in slots)


class PutBack(NightChoice):
    """Cards left in hand go back one by one, each checked against the mountain as it then is;
    all see them face up. [WAL-25]"""

    __slots__ = ()
    key = "put_back"
    rule = "WAL-25"

    def seats(self, s: Night) -> Seats:
        return 1 << self.seat if s.hand else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        slots = slots_in(places_to_put(s.lying, s.wide, s.hand.bit_count()))
        return [PUT_BACK.base + card * SLOTS + slot for card in cards_in(s.hand) for slot in slots]

    def chose(self, s: Night, action: Action) -> None:
        card, slot = PUT_BACK.args(action)
        s.hand ^= 1 << card
        s.mountain[slot] = card
        s.lying |= 1 << slot
        s.face_up |= 1 << slot
        s.tell(PUT_DOWN, self.seat, slot, hidden=(card,), to=ALL)
        s.then(PutBack(self.seat))


class TurnDown(NightChoice):
    """The cards put back lie open together until the player turns them down. [WAL-25]"""

    __slots__ = ()
    key = "turn_down"
    rule = "WAL-25"

    def seats(self, s: Night) -> Seats:
        return 1 << self.seat if s.face_up else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [TURN_DOWN.base]

    def chose(self, s: Night, action: Action) -> None:
        s.face_up = 0
        s.tell(HIDDEN_AGAIN, self.seat)


class Movement(NightChoice):
    """Move an unblocked card to a valid empty slot, or swap two unblocked cards. [WAL-26]

    One to three movements; the first is compulsory if any is legal. A card that has moved in
    this dance does not move again. The moving card is lifted before its destination is
    checked.
    """

    __slots__ = ("made",)
    key = "movement"
    rule = "WAL-26"

    def __init__(self, seat: Seat, made: int) -> None:
        super().__init__(seat)
        self.made = made

    def seats(self, s: Night) -> Seats:
        if self.made == MOST_MOVEMENTS:
            return 0
        dancers = free(s.lying, s.wide) & ~s.moved
        if dancers & (dancers - 1):  # two of them can always swap
            return 1 << self.seat
        return 1 << self.seat if dancers and destinations(s, dancers.bit_length() - 1) else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        dancers = slots_in(free(s.lying, s.wide) & ~s.moved)
        actions = [REST.base] if self.made else []
        for slot in dancers:
            base = MOVE.base + slot * SLOTS
            actions += [base + to for to in slots_in(destinations(s, slot))]
        for place, slot in enumerate(dancers, 1):
            base = SWAP.base + slot * SLOTS
            actions += [base + other for other in dancers[place:]]
        return actions

    def chose(self, s: Night, action: Action) -> None:
        if action == REST.base:
            return
        if action < SWAP.base:
            slot, to = MOVE.args(action)
            move(s, slot, to)
            s.tell(MOVED, self.seat, slot, to)
        else:
            slot, other = SWAP.args(action)
            swap(s, slot, other)
            s.tell(SWAPPED, self.seat, slot, other)
        s.then(Movement(self.seat, self.made + 1))


def destinations(s: Night, slot: Slot) -> SlotSet:
    """Where the card of a slot may move: the mountain is judged without it. [WAL-26]"""
    bit = 1 << slot
    return valid(s.lying & ~bit, s.wide) & ~bit


def move(s: Night, slot: Slot, to: Slot) -> None:
    """The card keeps its back to all and is marked as moved. [WAL-26]"""
    s.mountain[to], s.mountain[slot] = s.mountain[slot], EMPTY
    s.lying ^= 1 << slot | 1 << to
    s.moved |= 1 << to


def swap(s: Night, slot: Slot, other: Slot) -> None:
    """Each card takes the place of the other; both are marked as moved. [WAL-26]"""
    mountain = s.mountain
    mountain[slot], mountain[other] = mountain[other], mountain[slot]
    s.moved |= 1 << slot | 1 << other
