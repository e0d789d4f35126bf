"""Rotating afterlife cards: they go round the living, one bearer after the other. [BRU-26, A.8]"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import NO_CARD, Card
from aquelarre.games.las_brujas.box.effects import FOG
from aquelarre.games.las_brujas.notices import ROTATED_OUT, ROTATES
from aquelarre.games.las_brujas.state import NOBODY, Village
from aquelarre.kernel import NOTHING, Seat, Seats, Why


def bears(s: Village, seat: Seat, kind: int) -> bool:
    """Does such a card lie before the player?"""
    return any(s.bearer[place] == seat for place in s.box.places[kind])


def borne(s: Village, seat: Seat, kind: int) -> Card:
    """The card of this kind that lies before the player."""
    for place in s.box.places[kind]:
        if s.bearer[place] == seat:
            return s.box.rotating_cards[place]
    return NO_CARD


def why_negative(s: Village, seat: Seat, receiver: Seat) -> Why:
    """Nobody spreads a negative rumour about themselves, or in the fog. [BRU-09, U03]"""
    if bears(s, seat, FOG):
        return Why("BRU-27", "fog")
    return Why("BRU-09", "self") if receiver == seat else NOTHING


def next_living(s: Village, seat: Seat, among: Seats | None = None) -> Seat:
    """The next living player to the right, or the next of some of them; nobody if there is none
    but the seat itself."""
    wanted = s.alive if among is None else s.alive & among
    for step in range(1, s.n):
        other = (seat + step) % s.n
        if wanted >> other & 1:
            return other
    return NOBODY


def lay(s: Village, card: Card, seat: Seat) -> None:
    """The card lies before this player from now on."""
    place = s.box.rotating_cards.index(card)
    s.bearer[place] = seat
    s.borne[place] |= 1 << seat
    s.reputation[seat] += s.box.rotating_value[place]


def _lift(s: Village, place: int) -> None:
    s.reputation[s.bearer[place]] -= s.box.rotating_value[place]
    s.bearer[place] = NOBODY


def _move(s: Village, place: int, seat: Seat) -> None:
    """On to the next player, or out of play. [BRU-28]"""
    card = s.box.rotating_cards[place]
    _lift(s, place)
    if seat == NOBODY:
        s.borne[place] = 0
        s.discard |= 1 << card
        s.tell(ROTATED_OUT, card)
    else:
        lay(s, card, seat)
        s.tell(ROTATES, card, seat)


def turn_over(s: Village, seat: Seat) -> None:
    """At the end of its bearer's turn a card moves to the next living player on the right, and is
    discarded if that one has had it before. [A.8]"""
    for place, bearer in enumerate(s.bearer):
        if bearer == seat:
            after = next_living(s, seat)
            _move(s, place, NOBODY if s.borne[place] >> after & 1 else after)


def died(s: Village, seat: Seat) -> None:
    """The cards of the dead move at once to the next living player who has not had them yet.
    [Ruling A16]"""
    for place, bearer in enumerate(s.bearer):
        if bearer == seat:
            _move(s, place, next_living(s, seat, ~s.borne[place]))
