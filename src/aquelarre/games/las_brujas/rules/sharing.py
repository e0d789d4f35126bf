"""Sharing and refill in the assembly. [BRU-15, BRU-16]

Everybody puts their gifts together at the same time, card by card and unseen by the others, and may
change them until all are ready; then they are handed over together.
"""

from __future__ import annotations

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import GENERAL, CardSet, cards_in
from aquelarre.games.las_brujas.box.characters import BAKER, HERMIT, MILLER
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.burning import seat_of
from aquelarre.games.las_brujas.rules.claims import TALK
from aquelarre.games.las_brujas.rules.hands import (
    DrawUp,
    OfSeat,
    Steps,
    in_deck,
    not_held,
    numbers,
)
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.state import (
    NOBODY,
    NOTHING_UNTOLD,
    ONE_SHARING,
    TOLD_AS_IT_IS,
    Village,
)
from aquelarre.games.las_brujas.verbs import DONE, GIVE, READY, SEATS, TAKE_BACK
from aquelarre.kernel import SILENT, Action, Ask, Seat, Seats, Step, Why, members, only

HAND = 5  # cards after the assembly
MILLERS_HAND = 6
MOST_GIFTS, BAKERS_GIFTS, BAKERS_DRAW = 3, 5, 2


def receivers(s: Village, seat: Seat) -> list[Seat]:
    """To whom a player may give: other living ones, but not the hermit. [BRU-15, BRU-26, P12]"""
    rest = s.alive & ~(1 << seat)
    hermit = s.box.holder[HERMIT]
    return [other for other in members(rest) if s.character[other] != hermit]


def most_gifts(s: Village, seat: Seat) -> int:
    """Three cards; the baker five. [BRU-15, P19]"""
    return BAKERS_GIFTS if s.character[seat] == s.box.holder[BAKER] else MOST_GIFTS


class Sharing(Step[Village]):
    """Everybody who has cards lays one to three of them, face down, before others. The hermit
    neither gives nor gets. [BRU-15, P12]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        for seat in members(s.alive):
            if s.hand[seat] and s.character[seat] != s.box.holder[HERMIT]:
                s.assembly.generous |= 1 << seat
        if not s.assembly.generous and s.rules >= NOTHING_UNTOLD:
            s.tell(notices.NOTHING_SHARED)
        s.then(Share() if s.rules >= ONE_SHARING else ShareOne(1), HandOver())


def unlaid(s: Village, seat: Seat) -> CardSet:
    """The cards of a hand that are not laid before anybody yet."""
    held = s.hand[seat]
    for gift in s.assembly.gifts[seat]:
        held &= ~(1 << (gift >> 4))
    return held


def _gives(s: Village, seat: Seat, cards: CardSet) -> list[Action]:
    """Each of these cards to each who may get one."""
    near = receivers(s, seat)
    return [GIVE.base + card * SEATS + receiver for card in cards_in(cards) for receiver in near]


def _why_gift(s: Village, seat: Seat, action: Action) -> Why:
    """What keeps this card from that player. [BRU-15, BRU-26, P12]"""
    card, receiver = GIVE.args(action)
    if not unlaid(s, seat) >> card & 1:
        return not_held(s, seat, card) or Why("BRU-15", "laid", card=card)
    if not s.alive >> receiver & 1:
        return Why("BRU-26", "share")
    return Why("BRU-15", "oneself" if receiver == seat else "hermit")


def why_none(s: Village, seat: Seat, otherwise: str) -> Why:
    """Why somebody does not share. [BRU-15, BRU-26, P12]"""
    if not s.alive >> seat & 1:
        return Why("BRU-26", "share")
    hermit = s.character[seat] == s.box.holder[HERMIT]
    return Why("BRU-15", "hermit" if hermit else otherwise)


class Share(Ask[Village]):
    """Each puts together which card goes to whom, at least one, and says when they are ready. What
    is laid can be taken back, also by who was ready, until all are. Nobody sees how many cards the
    others lay before they are handed over. [BRU-15, A11, L25]"""

    __slots__ = ()
    key = "share"
    rule = "BRU-15"
    verbs = (GIVE, TAKE_BACK, READY)
    floor = TALK
    parts = True

    def seats(self, s: Village) -> Seats:
        return s.assembly.generous

    def options(self, s: Village, seat: Seat) -> list[Action]:
        laid = s.assembly.gifts[seat]
        found = _gives(s, seat, unlaid(s, seat)) if len(laid) < most_gifts(s, seat) else []
        if laid:
            found.append(READY.base)
            found += numbers(TAKE_BACK.base, s.hand[seat] & ~unlaid(s, seat))
        return found

    def is_part(self, s: Village, seat: Seat, action: Action) -> bool:
        return action != READY.base

    def added(self, s: Village, seat: Seat, action: Action) -> None:
        gifts = s.assembly.gifts
        if GIVE.owns(action):
            card, receiver = GIVE.args(action)
            gifts[seat] += (card * 16 + receiver,)
        else:
            card = action - TAKE_BACK.base
            gifts[seat] = tuple(gift for gift in gifts[seat] if gift >> 4 != card)

    def takes_back(self, s: Village, seat: Seat, action: Action) -> Action:
        if not TAKE_BACK.owns(action):
            return SILENT
        card = action - TAKE_BACK.base
        gift = next(gift for gift in s.assembly.gifts[seat] if gift >> 4 == card)
        return GIVE.at(card, gift & 15)

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        if action == READY.base:
            return Why("BRU-15", "first")
        if TAKE_BACK.owns(action):
            card = action - TAKE_BACK.base
            return not_held(s, seat, card) or Why("BRU-15", "not-laid", card=card)
        most = most_gifts(s, seat)
        full = len(s.assembly.gifts[seat]) >= most and s.hand[seat] >> GIVE.args(action)[0] & 1
        return Why("BRU-15", "most", count=most) if full else _why_gift(s, seat, action)

    def left_out(self, s: Village, seat: Seat) -> Why:
        return why_none(s, seat, "empty")

    def decided(self, s: Village, answers: list[Action]) -> None:
        s.assembly.generous = 0  # what is laid is handed over next


class ShareOne(Ask[Village]):
    """Card by card, as games began before gifts were put together in one question: all at once and
    sealed, the first card must be given, further ones may. [BRU-15, A11]"""

    __slots__ = ("number",)
    key = "share"
    rule = "BRU-15"
    verbs = (GIVE, DONE)
    floor = TALK

    def __init__(self, number: int) -> None:
        self.number = number

    def seats(self, s: Village) -> Seats:
        return s.assembly.generous

    def options(self, s: Village, seat: Seat) -> list[Action]:
        enough = [DONE.base] if self.number > 1 else []
        return enough + _gives(s, seat, unlaid(s, seat))

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return Why("BRU-15", "first") if action == DONE.base else _why_gift(s, seat, action)

    def left_out(self, s: Village, seat: Seat) -> Why:
        return why_none(s, seat, "done")

    def decided(self, s: Village, answers: list[Action]) -> None:
        assembly = s.assembly
        for seat in members(assembly.generous):
            if answers[seat] == DONE.base:
                assembly.generous &= ~(1 << seat)
                continue
            card, receiver = divmod(answers[seat] - GIVE.base, SEATS)
            assembly.gifts[seat] += (card * 16 + receiver,)
            if self.number == most_gifts(s, seat) or not unlaid(s, seat):
                assembly.generous &= ~(1 << seat)
        if assembly.generous:
            s.then(ShareOne(self.number + 1))


class HandOver(Step[Village]):
    """All gifts are handed over and taken up together; then every living player draws up to five
    cards (the miller six), and the baker one more for each player she gave to, at most two.
    [BRU-15, BRU-16, P05, P19]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        transfers = []
        baked = 0
        gifts = s.assembly.gifts
        s.assembly.gifts = [()] * s.n
        for seat in range(s.n):
            for gift in gifts[seat]:
                card, receiver = gift >> 4, gift & 15
                transfers.append((seat, receiver, card))
                s.hand[seat] ^= 1 << card
                claims.did(s, claims.DID_GIVE, seat, receiver)
                claims.did(s, claims.DID_TAKE, receiver, seat)
                s.tell(notices.GAVE, seat, receiver, hidden=(card,), to=only(seat) | only(receiver))
                s.given[seat * s.n + receiver] += 1
            if s.character[seat] == s.box.holder[BAKER]:
                baked = len({gift & 15 for gift in gifts[seat]})
        for _, receiver, card in transfers:
            s.hand[receiver] |= 1 << card
        knowledge.handed_over(s, transfers)
        s.then(*_refill(s, min(baked, BAKERS_DRAW)))


class Refill(OfSeat):
    """A player draws up, as far as there are cards; then all are told how many. [BRU-16, A12]"""

    __slots__ = ("missing",)

    def __init__(self, seat: Seat, missing: int) -> None:
        super().__init__(seat)
        self.missing = missing

    def run(self, s: Village) -> None:
        there = in_deck(s, GENERAL) + (s.discard & GENERAL).bit_count()
        drawn = min(self.missing, there)
        s.then(DrawUp(self.seat, drawn, quiet=True), Refilled(self.seat, drawn, self.missing))


class Refilled(OfSeat):
    """So many were drawn, and perhaps there were no more. [BRU-16]"""

    __slots__ = ("drawn", "missing")

    def __init__(self, seat: Seat, drawn: int, missing: int) -> None:
        super().__init__(seat)
        self.drawn = drawn
        self.missing = missing

    def run(self, s: Village) -> None:
        if self.drawn:
            s.tell(notices.REFILLED, self.seat, self.drawn)
        if self.drawn < self.missing:
            s.tell(notices.NOTHING_TO_DRAW, self.seat)


def _refill(s: Village, baked: int) -> Steps:
    """Draw up to the size of the hand, from the seat that begins the week on. [BRU-16]"""
    order = [(s.first + step) % s.n for step in range(s.n)]
    found: list[Step[Village]] = []
    for seat in order:
        if s.alive >> seat & 1:
            size = MILLERS_HAND if s.character[seat] == s.box.holder[MILLER] else HAND
            missing = size - s.hand[seat].bit_count()
            if missing > 0 and s.rules >= TOLD_AS_IT_IS:
                found.append(Refill(seat, missing))
            elif missing > 0:
                s.tell(notices.REFILLED, seat, missing)
                found.append(DrawUp(seat, missing, quiet=True))
    baker = seat_of(s, BAKER)
    if baked and baker != NOBODY:
        found.append(DrawUp(baker, baked))
    return tuple(found)
