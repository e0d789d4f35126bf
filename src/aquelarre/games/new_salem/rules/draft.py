"""Phase 1, choosing buildings: deal, pick and pass, the last pair, symbols. [SAL-06 … SAL-09]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    CONSCIENCE,
    DEALT,
    Card,
    EventCard,
    buildings_in,
    card_of,
)
from aquelarre.games.new_salem.rules.removal import RemoveDespair
from aquelarre.games.new_salem.rules.town import (
    add_despair,
    home_of,
    not_yours,
    put_under,
    raise_building,
    reach_for_deck,
    spend,
)
from aquelarre.games.new_salem.state import MOST_SEATS, NOBODY, Drafting, Town
from aquelarre.games.new_salem.verbs import (
    BEAR,
    BEAR_LOOSE,
    BORE,
    BORE_LOOSE,
    CONSCIENCE_EASED,
    DEAL,
    DISCARD_BOTH,
    EASE_CONSCIENCE,
    KEEP,
    PASSED,
    PICK,
    REDRAW,
    REDREW,
    ROUND_BEGAN,
)
from aquelarre.kernel import Action, Ask, Chance, Seat, Seats, Step, Why, everyone

PAIR = 2  # the last two cards, of which none is passed on


def from_constable(s: Town) -> list[Seat]:
    """All seats to the left, the constable first. [Ruling C7]"""
    found = list(range(s.constable, s.n))
    found += range(s.constable)
    return found


def with_card(pack: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A sorted pack with one card more."""
    place = len(pack)
    while place and pack[place - 1] > card:
        place -= 1
    return (*pack[:place], card, *pack[place:])


def each_once(first: Action, pack: tuple[Card, ...]) -> list[Action]:
    """The answers for the cards of a sorted pack, of the verb that begins with this number."""
    found = []
    last = -1
    for card in pack:
        if card != last:
            found.append(first + card)
            last = card
    return found


def seen_by(s: Town, holder: Seat) -> Seats:
    """Who has had the pack in hand that this seat holds now, the seat included. [SAL-07]

    Packs go to the left, so its first owner sits as many places back as it was passed. All picks
    are revealed: who has seen it knows what is left in it.
    """
    seats = 1 << holder
    for back in range(1, min(s.within(Drafting).passes, s.n - 1) + 1):
        seats |= 1 << (holder - back) % s.n
    return seats


def without(pack: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = pack.index(card)
    return pack[:place] + pack[place + 1 :]


# -- dealing -----------------------------------------------------------------------------


class Deal(Step[Town]):
    """Three, four, five, four or three cards to each; one less is put into play. [SAL-06]

    Should the deck ever be too short, all get as many as it gives to each. [Ruling N5]
    """

    __slots__ = ()

    def run(self, s: Town) -> None:
        size = min(DEALT[s.round - 1], s.deck.total // s.n)
        s.tell(ROUND_BEGAN, s.round, size, max(0, size - 1))
        if size < PAIR:
            return
        cards = [TO_SEAT[seat] for seat in range(s.n) for _ in range(size)]
        s.then(*cards, *[PICK_ONE] * (size - PAIR), LAST_PICK)


class DealCard(Chance[Town]):
    """A card that only its holder sees. [SAL-06]"""

    __slots__ = ("seat",)
    key = "deal"
    rule = "SAL-06"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return s.deck.faces(DEAL.base)

    def odds(self, s: Town) -> list[int]:
        return s.deck.weights()

    def fell(self, s: Town, outcome: Action) -> None:
        card = outcome - DEAL.base
        s.deck.take(card)
        packs = s.within(Drafting).packs
        packs[self.seat] = with_card(packs[self.seat], card)


# -- picking -----------------------------------------------------------------------------


class Pick(Ask[Town]):
    """All at once choose one card, face down; then all reveal, and pass the rest to the left.
    [SAL-07]"""

    __slots__ = ()
    key = "pick"
    rule = "SAL-07"
    verbs = (PICK,)

    def seats(self, s: Town) -> Seats:
        return everyone(s.n)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return each_once(PICK.base, s.within(Drafting).packs[seat])

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return Why("SAL-07", "hand", card=action - PICK.base)

    def decided(self, s: Town, answers: list[Action]) -> None:
        fresh = 0
        draft = s.within(Drafting)
        packs = draft.packs
        for seat in from_constable(s):
            card = answers[seat] - PICK.base
            packs[seat] = without(packs[seat], card)
            fresh |= 1 << raise_building(s, seat, card)
        draft.packs = [packs[-1], *packs[:-1]]
        draft.passes += 1
        s.tell(PASSED, len(packs[-1]))
        s.then(*removals(s, fresh))


class LastPick(Ask[Town]):
    """Of the last two cards keep one, or discard both and take the top of the deck. [SAL-09]

    All decide first; the discards go under the deck, known to those who have held the pack and
    to nobody else; then the redraws come. Who redraws, the table sees.
    """

    __slots__ = ()
    key = "last_pick"
    rule = "SAL-09"
    verbs = (KEEP, DISCARD_BOTH)

    def seats(self, s: Town) -> Seats:
        return everyone(s.n)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        found = each_once(KEEP.base, s.within(Drafting).packs[seat])
        found.insert(0, DISCARD_BOTH.base)
        return found

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return Why("SAL-09", "hand", card=action - KEEP.base)

    def decided(self, s: Town, answers: list[Action]) -> None:
        order = from_constable(s)
        draft = s.within(Drafting)
        redraws = [seat for seat in order if answers[seat] == DISCARD_BOTH.base]
        for seat in order:
            pack = draft.packs[seat]
            if seat not in redraws:
                pack = without(pack, answers[seat] - KEEP.base)
            put_under(s, seen_by(s, seat), pack)
        draft.packs = [()] * s.n
        fresh = 0
        for seat in order:
            if seat not in redraws:
                fresh |= 1 << raise_building(s, seat, answers[seat] - KEEP.base)
        s.then(TakeTops(tuple(redraws), fresh))


class TakeTops(Step[Town]):
    """Those who discarded both draw in turn; then the symbols of all are resolved. [SAL-09]"""

    __slots__ = ("seats", "fresh")

    def __init__(self, seats: tuple[Seat, ...], fresh: int) -> None:
        self.seats = seats
        self.fresh = fresh

    def run(self, s: Town) -> None:
        if self.seats:
            reach_for_deck(s)
            s.then(Redraw(self.seats, self.fresh))
        else:
            s.then(*removals(s, self.fresh))


class Redraw(Chance[Town]):
    """The top card of the deck, which must be kept. [SAL-09, ruling C9]"""

    __slots__ = ("drawers", "fresh")
    key = "redraw"
    rule = "SAL-09"

    def __init__(self, drawers: tuple[Seat, ...], fresh: int) -> None:
        self.drawers = drawers
        self.fresh = fresh

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return s.deck.faces(REDRAW.base)

    def odds(self, s: Town) -> list[int]:
        return s.deck.weights()

    def fell(self, s: Town, outcome: Action) -> None:
        card = outcome - REDRAW.base
        seat = self.drawers[0]
        s.deck.take(card)
        s.tell(REDREW, seat)
        building = raise_building(s, seat, card)
        s.then(TakeTops(self.drawers[1:], self.fresh | 1 << building))


def removals(s: Town, fresh: int) -> list[Step[Town]]:
    """After all cubes are placed, those whose new building removes despair do so, in turn from
    the constable. [SAL-08, ruling C7]"""
    found: list[Step[Town]] = []
    symbols = s.edition.removals
    for seat in from_constable(s):
        count = 0
        for building in buildings_in(fresh & s.streets[seat]):
            count += symbols[card_of(building)]
        if count:
            found.append(RemoveDespair(seat, count))
    return found


# -- a guilty conscience -----------------------------------------------------------------


class Conscience(Step[Town]):
    """Every card that lies on somebody's conscience, one after the other. [SAL-14, V20]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.then(*[Burden(event) for event in s.edition.with_effect[CONSCIENCE]])


class Burden(Step[Town]):
    """Who holds the card pays one hope and is rid of it, or takes one despair. [SAL-14, V20]"""

    __slots__ = ("event",)

    def __init__(self, event: EventCard) -> None:
        self.event = event

    def run(self, s: Town) -> None:
        seat = s.keeper[self.event]
        if seat == NOBODY:
            return
        street = s.streets[seat]
        if s.wealth[seat] or street & (street - 1):
            s.then(EaseConscience(seat, self.event))
        else:
            bear(s, seat, home_of(s, seat))


class EaseConscience(Ask[Town]):
    """Without hope he must take the despair, on a building of his choice. [SAL-14, V20]"""

    __slots__ = ("event", "seat")
    key = "conscience"
    rule = "SAL-14"
    verbs = (EASE_CONSCIENCE, BEAR, BEAR_LOOSE)

    def __init__(self, seat: Seat, event: EventCard) -> None:
        self.seat = seat
        self.event = event

    def seats(self, s: Town) -> Seats:
        return 1 << self.seat

    def options(self, s: Town, seat: Seat) -> list[Action]:
        found = [EASE_CONSCIENCE.base] if s.wealth[seat] else []
        if not s.streets[seat]:
            return [*found, BEAR_LOOSE.base]
        return [*found, *[BEAR.base + building for building in buildings_in(s.streets[seat])]]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        if action == EASE_CONSCIENCE.base:
            return Why("SAL-14", "poor")
        if action == BEAR_LOOSE.base:
            return Why("SAL-14", "housed")
        building = action - BEAR.base
        return not_yours(s, building, Why("SAL-14", "not-yours", building=building))

    def decided(self, s: Town, answers: list[Action]) -> None:
        action = answers[self.seat]
        if action != EASE_CONSCIENCE.base:
            bear(s, self.seat, _borne_at(s, self.seat, action))
            return
        spend(s, self.seat)
        s.keeper[self.event] = NOBODY
        s.event_bottom += (self.event,)
        s.tell(CONSCIENCE_EASED, self.seat, self.event)


def _borne_at(s: Town, seat: Seat, action: Action) -> int:
    return home_of(s, seat) if action == BEAR_LOOSE.base else action - BEAR.base


def bear(s: Town, seat: Seat, place: int) -> None:
    """One despair on the player's own building. [SAL-10]"""
    add_despair(s, place)
    if s.streets[seat]:
        s.tell(BORE, seat, place, places=(place,))
    else:
        s.tell(BORE_LOOSE, seat)


TO_SEAT = [DealCard(seat) for seat in range(MOST_SEATS)]
PICK_ONE = Pick()
LAST_PICK = LastPick()
