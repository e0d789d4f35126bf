"""Events about buildings: they burn, change hands, or are built in haste. [SAL-14, SAL-26]"""

from __future__ import annotations

from aquelarre.games.new_salem.cards import (
    BUILDINGS,
    COPIES,
    REMOVALS,
    Building,
    BuildingSet,
    buildings_in,
)
from aquelarre.games.new_salem.draft import without
from aquelarre.games.new_salem.floor import Floor, ForConstable
from aquelarre.games.new_salem.removal import RemoveDespair
from aquelarre.games.new_salem.state import Place, Town
from aquelarre.games.new_salem.town import (
    destroy,
    gain,
    lose,
    owner_of,
    put_under,
    raise_building,
    reach_for_deck,
    take_despair,
)
from aquelarre.games.new_salem.verbs import (
    BUILD,
    BURN,
    BURNT,
    CLEAR,
    CLEARED,
    CLEARED_LOOSE,
    DRAW_BUILDING,
    LOOKED,
    NO_CARDS,
    OFFER,
    OFFERED,
    PASS_LEFT,
    PASSED_LEFT,
    PUT_AWAY,
    SEIZE,
    SEIZED,
    SWAP_FOR,
    SWAPPED,
)
from aquelarre.kernel import Action, Chance, Seat, Seats, Step, only


def elsewhere(s: Town) -> BuildingSet:
    """The buildings of everybody but the constable."""
    return s.standing & ~s.streets[s.constable]


def listed(first: Action, places: int) -> list[Action]:
    """The answers for these buildings, of the verb that begins with this number."""
    return [first + place for place in buildings_in(places)]


class Burn(ForConstable):
    """Any building leaves play. [V06]"""

    __slots__ = ()
    key = "burn"
    rule = "SAL-26"

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(BURN.base, s.standing)

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        building = action - BURN.base
        s.tell(BURNT, seat, building, owner_of(s, building), places=(building,))
        destroy(s, building)


class Seize(ForConstable):
    """A building of another player changes hands with its cubes. [V07]"""

    __slots__ = ()
    key = "seize"
    rule = "SAL-26"

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(SEIZE.base, elsewhere(s))

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        building = action - SEIZE.base
        owner = owner_of(s, building)
        lose(s, owner, building)
        gain(s, seat, building)
        s.tell(SEIZED, seat, building, owner, places=(building,))


class Offer(ForConstable):
    """Which of his own buildings does the constable exchange? [V08]"""

    __slots__ = ()
    key = "offer"
    rule = "SAL-26"

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(OFFER.base, s.streets[seat])

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        building = action - OFFER.base
        s.tell(OFFERED, seat, building, places=(building,))
        s.then(SwapFor(building))


class SwapFor(ForConstable):
    """And for which building of another player? Both keep their cubes. [V08]"""

    __slots__ = ("own",)
    key = "swap_for"
    rule = "SAL-26"

    def __init__(self, own: Building) -> None:
        self.own = own

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(SWAP_FOR.base, elsewhere(s))

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        other = action - SWAP_FOR.base
        owner = owner_of(s, other)
        lose(s, seat, self.own)
        lose(s, owner, other)
        gain(s, seat, other)
        gain(s, owner, self.own)
        s.tell(SWAPPED, seat, self.own, other, owner, places=(self.own, other))


class Emigrate(Floor):
    """Everybody passes a building to the left, all at once; who has none passes none. [V09]"""

    __slots__ = ()
    key = "emigrate"
    rule = "SAL-26"

    def seats(self, s: Town) -> Seats:
        found = 0
        for seat, street in enumerate(s.streets):
            if street:
                found |= 1 << seat
        return found

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(PASS_LEFT.base, s.streets[seat])

    def decided(self, s: Town, answers: list[Action]) -> None:
        passed = [(seat, answers[seat] - PASS_LEFT.base) for seat in range(s.n) if s.streets[seat]]
        for seat, building in passed:
            lose(s, seat, building)
        for seat, building in passed:
            receiver = (seat + 1) % s.n
            gain(s, receiver, building)
            s.tell(PASSED_LEFT, seat, building, receiver, places=(building,))


# -- exorcism ----------------------------------------------------------------------------


class Exorcise(Step[Town]):
    """All despair leaves one building. With none in town nothing happens. [V11]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        if s.dark & (s.dark - 1):
            s.then(Clear())
        elif s.dark:
            clear(s, s.dark.bit_length() - 1)


class Clear(ForConstable):
    """Which building? [V11]"""

    __slots__ = ()
    key = "clear"
    rule = "SAL-14"

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(CLEAR.base, s.dark)  # the characters' numbers follow the buildings'

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        clear(s, action - CLEAR.base)


def clear(s: Town, place: Place) -> None:
    count = s.despair[place]
    take_despair(s, place, count)
    if place < BUILDINGS:
        owner = owner_of(s, place)
        s.tell(CLEARED, s.constable, place, owner, count, places=(place,))
    else:
        s.tell(CLEARED_LOOSE, s.constable, place - BUILDINGS, count)


# -- building in haste -------------------------------------------------------------------


class TakeTop(Step[Town]):
    """The constable takes the top card of the deck, if there is one, unseen by others.
    [V14, V15]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        if reach_for_deck(s):
            s.then(DRAW)


class DrawBuilding(Chance[Town]):
    """Which building is it? [V14, V15]"""

    __slots__ = ()
    key = "draw_building"
    rule = "SAL-14"

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [DRAW_BUILDING.base + card for card in s.deck.faces()]

    def odds(self, s: Town) -> list[int]:
        return s.deck.weights()

    def fell(self, s: Town, outcome: Action) -> None:
        card = outcome - DRAW_BUILDING.base
        s.deck.take(card)
        s.drawn = tuple(sorted((*s.drawn, card)))


class Look(Step[Town]):
    """The table sees how many he has drawn. [V14, V15]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        if s.drawn:
            s.tell(LOOKED, s.constable, len(s.drawn))
        else:
            s.tell(NO_CARDS, s.constable)


class BuildOne(ForConstable):
    """One of them is built, and its symbols count; the others go under the deck. With a dark
    bargain there is more despair on it. [V14, V15]"""

    __slots__ = ("more_despair",)
    key = "build"
    rule = "SAL-14"

    def __init__(self, more_despair: int) -> None:
        self.more_despair = more_despair

    def seats(self, s: Town) -> Seats:
        return 1 << s.constable if s.drawn else 0

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [BUILD.base + card for card in sorted(set(s.drawn))]

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        card = action - BUILD.base
        rest = without(s.drawn, card)
        s.drawn = ()
        put_under(s, only(seat), rest)
        building = raise_building(s, seat, card, self.more_despair)
        if rest:
            s.tell(PUT_AWAY, seat, len(rest))
        count = REMOVALS[building // COPIES]
        if count:
            s.then(RemoveDespair(seat, count))


DRAW = DrawBuilding()
