"""Phase 3, the dance: cards go back to the mountain, then one to three movements."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import cards_in
from aquelarre.games.walpurgisnacht.box.mountain import (
    EMPTY,
    Slot,
    SlotSet,
    all_slots,
    blocked,
    free,
    slots_in,
    supported,
    valid,
)
from aquelarre.games.walpurgisnacht.rules.mephisto import NightChoice
from aquelarre.games.walpurgisnacht.rules.wisps import why_blocked
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
from aquelarre.kernel import ALL, SILENT, Action, Seat, Seats, Why

MOST_MOVEMENTS = 3


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
    empty = all_slots(wide) & ~lying
    return good or empty & ~blocked(lying, wide) or empty


def places_left(lying: SlotSet, wide: int, cards: int) -> bool:
    """Can so many cards still be put down one by one on valid slots? [WAL-25]"""
    slots = slots_in(valid(lying, wide))
    if cards == 1:
        return bool(slots)
    return any(places_left(lying | 1 << slot, wide, cards - 1) for slot in slots)


def why_no_place(s: Night, lying: SlotSet, slot: Slot) -> Why:
    """Why a card cannot lie on this empty slot of a mountain like that: it would be blocked
    [WAL-11, WAL-12], or float [WAL-27]."""
    held = why_blocked(s, lying, slot)
    if held or supported(lying, s.settings["wide_foot"]) >> slot & 1:
        return held
    return Why("WAL-27", "alone", slot=slot)


class PutBack(NightChoice):
    """Cards left in hand go back one by one, each checked against the mountain as it then is;
    all see them face up. [WAL-25]"""

    __slots__ = ()
    key = "put_back"
    rule = "WAL-25"
    verbs = (PUT_BACK, TURN_DOWN)  # only to put back; turning down comes later

    def seats(self, s: Night) -> Seats:
        return 1 << self.seat if s.hand else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        slots = slots_in(places_to_put(s.lying, s.settings["wide_foot"], s.hand.bit_count()))
        return [PUT_BACK.base + card * SLOTS + slot for card in cards_in(s.hand) for slot in slots]

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        if action == TURN_DOWN.base:
            return Why("WAL-25", "first")
        card, slot = PUT_BACK.args(action)
        if not s.hand >> card & 1:
            return Why("WAL-25", "hand", card=card)
        if s.lying >> slot & 1:
            return Why("WAL-25", "taken", slot=slot)
        return why_no_place(s, s.lying, slot) or Why("WAL-25", "strands", slot=slot)

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
    verbs = (TURN_DOWN,)

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

    __slots__ = ("made", "moved")
    key = "movement"
    rule = "WAL-26"
    verbs = (MOVE, SWAP, REST)

    def __init__(self, seat: Seat, made: int = 0, moved: SlotSet = 0) -> None:
        super().__init__(seat)
        self.made = made
        self.moved = moved  # where the cards lie that have danced

    def dancers(self, s: Night) -> SlotSet:
        """The cards that may move."""
        return free(s.lying, s.settings["wide_foot"]) & ~self.moved

    def seats(self, s: Night) -> Seats:
        if self.made == MOST_MOVEMENTS:
            return 0
        wide = s.settings["wide_foot"]
        dancers = free(s.lying, wide) & ~self.moved
        if dancers & (dancers - 1):  # two of them can always swap
            return 1 << self.seat
        last = dancers.bit_length() - 1
        return 1 << self.seat if dancers and destinations(s.lying, wide, last) else 0

    def options(self, s: Night, seat: Seat) -> list[Action]:
        wide = s.settings["wide_foot"]
        dancers = slots_in(free(s.lying, wide) & ~self.moved)
        actions = [REST.base] if self.made else []
        for slot in dancers:
            base = MOVE.base + slot * SLOTS
            actions += [base + to for to in slots_in(destinations(s.lying, wide, slot))]
        for place, slot in enumerate(dancers, 1):
            base = SWAP.base + slot * SLOTS
            actions += [base + other for other in dancers[place:]]
        return actions

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        if action == REST.base:
            return Why("WAL-26", "compulsory")
        verb = MOVE if MOVE.owns(action) else SWAP
        slot, to = verb.args(action)
        dancers = self.dancers(s)
        for dancer in (slot,) if verb is MOVE else (slot, to):
            if not dancers >> dancer & 1:
                return self.why_still(s, dancer)
        if slot == to:
            return Why("WAL-26", "destination", slot=slot)
        if verb is SWAP:
            return Why("WAL-26", "mirrored", slot=to, other=slot)
        if s.lying >> to & 1:
            return Why("WAL-26", "taken" if dancers >> to & 1 else "fixed", slot=to)
        return self.why_not_there(s, slot, to)

    def why_still(self, s: Night, slot: Slot) -> Why:
        """Why no card dances from there."""
        if not s.lying >> slot & 1:
            return Why("WAL-26", "empty", slot=slot)
        if self.moved >> slot & 1:
            return Why("WAL-26", "moved", slot=slot)
        return why_blocked(s, s.lying, slot)

    def why_not_there(self, s: Night, slot: Slot, to: Slot) -> Why:
        """Why the card of a slot cannot go to an empty one: it is lifted first, so it holds
        nothing up any more. [WAL-26, WAL-27]"""
        found = why_no_place(s, s.lying & ~(1 << slot), to)
        if found.rule == "WAL-27" and supported(s.lying, s.settings["wide_foot"]) >> to & 1:
            return Why("WAL-27", "lifted", slot=to)
        return found

    def meant(self, s: Night, seat: Seat, kind: str, number: int) -> Action:
        """An empty place is meant as a destination, if possible of a card that it does not hang
        on: what is said then holds for the others as well."""
        if kind != "slot" or s.lying >> number & 1:
            return SILENT
        dancers = slots_in(self.dancers(s))
        held = why_no_place(s, s.lying, number)
        alike = (x for x in dancers if why_no_place(s, s.lying & ~(1 << x), number) == held)
        return MOVE.at(next(alike, dancers[0]), number)

    def chose(self, s: Night, action: Action) -> None:
        if action == REST.base:
            return
        mountain = s.mountain
        if action < SWAP.base:
            slot, to = MOVE.args(action)
            mountain[to], mountain[slot] = mountain[slot], EMPTY
            s.lying ^= 1 << slot | 1 << to
            moved = 1 << to
            s.tell(MOVED, self.seat, slot, to)
        else:
            slot, to = SWAP.args(action)
            mountain[to], mountain[slot] = mountain[slot], mountain[to]
            moved = 1 << slot | 1 << to
            s.tell(SWAPPED, self.seat, slot, to)
        s.then(Movement(self.seat, self.made + 1, self.moved | moved))


def destinations(lying: SlotSet, wide: int, slot: Slot) -> SlotSet:
    """Where the card of a slot may move: the mountain is judged without it. [WAL-26]"""
    bit = 1 << slot
    return valid(lying & ~bit, wide) & ~bit
