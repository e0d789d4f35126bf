"""Who may hold what: for each looker, the cards that must be thought possible in each place.

`Village.maybe` has a row for each seat and a last one for the watcher; a row has a place for each
seat's hand and a last one for the two decks. A card that lies open, or in the looker's own hand,
may have stale marks there: they are never read, and are wiped when the card goes out of sight
again. What really is true is always possible, so that imagining finds a world; and what was seen
(a hand, a card shown, given or taken) leaves one place only for that card.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import Card, CardSet
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import Seat

Transfer = tuple[Seat, Seat, Card]  # giver, receiver, card


def drawn(s: Village, seat: Seat, family: CardSet, witness: Seat = -1) -> None:
    """The seat has drawn a card that nobody else saw (but a witness): it may be any that may be in
    the deck."""
    n, maybe = s.n, s.maybe
    knowing = (seat * (n + 1), witness * (n + 1))
    for row in range(0, len(maybe), n + 1):
        if row not in knowing:
            maybe[row + seat] |= maybe[row + n] & family


def locate(s: Village, looker: Seat, card: Card, seat: Seat) -> None:
    """The looker knows that the card is in this seat's hand now, and nowhere else."""
    maybe, row = s.maybe, looker * (s.n + 1)
    rest = ~(1 << card)
    for place in range(row, row + s.n + 1):
        maybe[place] &= rest
    maybe[row + seat] |= 1 << card


def show_all(s: Village, card: Card, seat: Seat) -> None:
    """Everybody has seen the card go to, or lie in, this seat's hand."""
    for looker in range(s.n + 1):
        locate(s, looker, card, seat)


def look(s: Village, looker: Seat, seat: Seat) -> None:
    """The looker sees the whole hand of the seat."""
    maybe, row, hand = s.maybe, looker * (s.n + 1), s.hand[seat]
    for place in range(row, row + s.n + 1):
        maybe[place] &= ~hand
    maybe[row + seat] = hand


def handed_over(s: Village, transfers: list[Transfer], witness: Seat = -1) -> None:
    """Cards have gone from hand to hand, all at once; giver and receiver (and a witness) know
    which, the others only from whom to whom."""
    width = s.n + 1
    before = s.maybe.copy()
    for giver, receiver, _ in transfers:
        for looker in range(width):
            if looker in (giver, receiver, witness):
                continue
            s.maybe[looker * width + receiver] |= before[looker * width + giver]
    for giver, receiver, card in transfers:
        locate(s, giver, card, receiver)
        if witness >= 0:
            locate(s, witness, card, receiver)


def exchanged(s: Village, one: Seat, other: Seat) -> None:
    """Two hands have changed places: the two know both, the others know no less than before."""
    width, maybe = s.n + 1, s.maybe
    for row in range(0, len(maybe), width):
        maybe[row + one], maybe[row + other] = maybe[row + other], maybe[row + one]
    look(s, one, other)
    look(s, other, one)


def reshuffled(s: Village, pile: CardSet, family: CardSet) -> None:
    """The deck was empty and the open pile is the deck now: whatever else is hidden is in a
    hand."""
    width, maybe = s.n + 1, s.maybe
    for place in range(len(maybe)):
        if place % width == s.n:
            maybe[place] = maybe[place] & ~family | pile
        else:
            maybe[place] &= ~pile


def buried(s: Village, seat: Seat) -> None:
    """The seat's hand has been laid open and is empty."""
    for row in range(0, len(s.maybe), s.n + 1):
        s.maybe[row + seat] = 0


def certain(s: Village, looker: Seat, hidden: CardSet) -> list[CardSet]:
    """For each seat, the hidden cards that the looker knows to be in its hand."""
    row = looker * (s.n + 1)
    once = twice = 0
    for place in range(row, row + s.n + 1):
        here = s.maybe[place]
        twice |= once & here
        once |= here
    single = once & ~twice & hidden
    return [s.maybe[row + seat] & single for seat in range(s.n)]
