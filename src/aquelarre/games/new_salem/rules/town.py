"""What can happen to buildings and cubes. Nobody else writes those fields. [SAL-10, SAL-26]

Hope and despair are unlimited: cubes come from a supply that is never empty. [SAL-10]
"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    ALL_COPIES,
    BUILDINGS,
    COPIES,
    Building,
    Card,
    buildings_in,
)
from aquelarre.games.new_salem.state import NOBODY, NOTHING, Place, Town
from aquelarre.games.new_salem.verbs import BUILT, DECK_ENDED
from aquelarre.kernel import ALL, Seat, Seats, Why

# -- cubes -------------------------------------------------------------------------------


def loose_place(seat: Seat) -> Place:
    """The character of a player, where cubes lie while he has no building. [Ruling C10]"""
    return BUILDINGS + seat


def home_of(s: Town, seat: Seat) -> Place:
    """Where hope goes that the player receives: to the building with his chest. [Ruling N1]"""
    chest = s.chest[seat]
    return chest if chest != NOTHING else BUILDINGS + seat


def owner_of(s: Town, place: Place) -> Seat:
    """Whose place it is."""
    if place >= BUILDINGS:
        return place - BUILDINGS
    for seat, street in enumerate(s.streets):
        if street >> place & 1:
            return seat
    return NOBODY


def not_yours(s: Town, building: Building, yours: Why) -> Why:
    """Why a building cannot be chosen among one's own: it stands nowhere, or `yours` says what it
    ought to be. [SAL-26]"""
    return yours if s.standing >> building & 1 else Why("SAL-26", "nowhere", building=building)


def receive(s: Town, seat: Seat, count: int) -> None:
    """Hope for a player, onto the building of his choice. [SAL-12, SAL-17]"""
    s.hope[home_of(s, seat)] += count
    s.wealth[seat] += count


def take_hope(s: Town, seat: Seat, place: Place, count: int = 1) -> None:
    """Hope leaves one of the player's places."""
    s.hope[place] -= count
    s.wealth[seat] -= count


def spend(s: Town, seat: Seat) -> None:
    """One hope leaves the player: from his chest, else from where he has most. [Ruling N1]"""
    place = home_of(s, seat)
    if not s.hope[place]:
        place = max(buildings_in(s.streets[seat]), key=lambda building: s.hope[building])
    take_hope(s, seat, place)


def add_despair(s: Town, place: Place, count: int = 1) -> None:
    s.despair[place] += count
    s.dark |= 1 << place


def take_despair(s: Town, place: Place, count: int = 1) -> None:
    s.despair[place] -= count
    if not s.despair[place]:
        s.dark &= ~(1 << place)


def town_despair(s: Town) -> int:
    """All despair on the table, also what lies on characters. [SAL-21]"""
    despair = s.despair
    return sum(despair[place] for place in buildings_in(s.dark))


def move_chest(s: Town, seat: Seat, building: Building) -> None:
    """From now on received hope goes there. [Ruling N1]"""
    s.chest[seat] = building


# -- buildings ---------------------------------------------------------------------------


def raise_building(s: Town, seat: Seat, card: Card, more_despair: int = 0) -> Building:
    """A building comes into play with the cubes that its symbols ask for. [SAL-08]"""
    copies = s.standing >> card * COPIES & ALL_COPIES
    free = ~copies & (copies + 1)  # the lowest number that no building of this kind has
    building = card * COPIES + free.bit_length() - 1
    s.standing |= 1 << building
    gain(s, seat, building)
    edition = s.edition
    hope, despair = edition.hope[card], edition.despair[card] + more_despair
    if hope:
        s.hope[building] += hope
        s.wealth[seat] += hope
    if despair:
        add_despair(s, building, despair)
    if s.news is not None:  # many are raised in the worlds that bots only imagine
        s.tell(BUILT, seat, building, hope, despair, places=(building,))
    return building


def gain(s: Town, seat: Seat, building: Building) -> None:
    """A building joins a street; cubes that lay on the character move to it. [Ruling C10]"""
    s.wealth[seat] += s.hope[building]
    if not s.streets[seat]:
        s.chest[seat] = building
        loose = loose_place(seat)
        s.hope[building] += s.hope[loose]
        s.hope[loose] = 0
        if s.despair[loose]:
            add_despair(s, building, s.despair[loose])
            take_despair(s, loose, s.despair[loose])
    s.streets[seat] |= 1 << building


def lose(s: Town, seat: Seat, building: Building) -> None:
    """A building leaves a street with all its cubes. [SAL-26]"""
    street = s.streets[seat] & ~(1 << building)
    s.streets[seat] = street
    s.wealth[seat] -= s.hope[building]
    if s.chest[seat] == building:
        s.chest[seat] = (street & -street).bit_length() - 1  # NOTHING for an empty street


def destroy(s: Town, building: Building) -> None:
    """A building leaves play: its cubes go to the supply, the card under the deck. [SAL-26]"""
    lose(s, owner_of(s, building), building)
    s.hope[building] = 0
    if s.despair[building]:
        take_despair(s, building, s.despair[building])
    s.standing &= ~(1 << building)
    put_under(s, ALL, (building // COPIES,))


# -- the deck ----------------------------------------------------------------------------


def put_under(s: Town, known: Seats, cards: tuple[Card, ...]) -> None:
    """There are no discard piles: cards go to the bottom of the deck. [SAL-27]"""
    if cards:
        s.bottom += ((known, cards),)


def shuffle(s: Town) -> None:
    """The deck is shuffled: what lay at its bottom is anywhere in it. [SAL-20]"""
    for _, cards in s.bottom:
        for card in cards:
            s.deck.put(card)
    s.bottom = ()


def reach_for_deck(s: Town) -> bool:
    """Is there a card to draw? When only discards are left they are shuffled. [Ruling N4]"""
    if any(s.deck.counts):
        return True
    if not s.bottom:
        return False
    s.tell(DECK_ENDED)
    shuffle(s)
    return True
