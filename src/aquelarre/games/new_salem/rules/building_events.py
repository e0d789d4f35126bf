"""Events about buildings: they burn, change hands, or are built in haste. [SAL-14, SAL-26]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    BUILDINGS,
    COPIES,
    Building,
    BuildingSet,
)
from aquelarre.games.new_salem.rules.draft import without
from aquelarre.games.new_salem.rules.floor import ForConstable, TownAsk
from aquelarre.games.new_salem.rules.removal import RemoveDespair, none_on
from aquelarre.games.new_salem.rules.town import (
    destroy,
    gain,
    lose,
    not_yours,
    owner_of,
    put_under,
    raise_building,
    reach_for_deck,
    take_despair,
)
from aquelarre.games.new_salem.state import Launching, Place, Town
from aquelarre.games.new_salem.verbs import (
    BUILD,
    BURN,
    BURNT,
    CLEAR,
    CLEAR_LOOSE,
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
from aquelarre.kernel import Action, Chance, Seat, Seats, Step, Why, only, things_in


def elsewhere(s: Town) -> BuildingSet:
    """The buildings of everybody but the constable."""
    return s.standing & ~s.streets[s.constable]


def listed(first: Action, places: int) -> list[Action]:
    """The answers for these buildings, of the verb that begins with this number."""
    return things_in(places, first)


def not_anothers(s: Town, seat: Seat, building: Building) -> Why:
    """It must stand in the street of another player. [SAL-26]"""
    yours = s.streets[seat] >> building & 1
    return Why("SAL-26", "yours" if yours else "nowhere", building=building)


class Burn(ForConstable):
    """Any building leaves play. [V06]"""

    __slots__ = ()
    key = "burn"
    rule = "SAL-26"
    verbs = (BURN,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(BURN.base, s.standing)

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return Why("SAL-26", "nowhere", building=action - BURN.base)

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        building = action - BURN.base
        s.tell(BURNT, seat, building, owner_of(s, building), places=(building,))
        destroy(s, building)


class Seize(ForConstable):
    """A building of another player changes hands with its cubes. [V07]"""

    __slots__ = ()
    key = "seize"
    rule = "SAL-26"
    verbs = (SEIZE,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(SEIZE.base, elsewhere(s))

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return not_anothers(s, seat, action - SEIZE.base)

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
    verbs = (OFFER,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(OFFER.base, s.streets[seat])

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        building = action - OFFER.base
        return not_yours(s, building, Why("SAL-26", "not-yours", building=building))

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        building = action - OFFER.base
        s.tell(OFFERED, seat, building, places=(building,))
        s.then(SwapFor(building))


class SwapFor(ForConstable):
    """And for which building of another player? Both keep their cubes. [V08]"""

    __slots__ = ("own",)
    key = "swap_for"
    rule = "SAL-26"
    verbs = (SWAP_FOR,)

    def __init__(self, own: Building) -> None:
        self.own = own

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(SWAP_FOR.base, elsewhere(s))

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return not_anothers(s, seat, action - SWAP_FOR.base)

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        other = action - SWAP_FOR.base
        owner = owner_of(s, other)
        lose(s, seat, self.own)
        lose(s, owner, other)
        gain(s, seat, other)
        gain(s, owner, self.own)
        s.tell(SWAPPED, seat, self.own, other, owner, places=(self.own, other))


class Emigrate(TownAsk):
    """Everybody passes a building to the left, all at once; who has none passes none. [V09]"""

    __slots__ = ()
    key = "emigrate"
    rule = "SAL-26"
    verbs = (PASS_LEFT,)

    def seats(self, s: Town) -> Seats:
        found = 0
        for seat, street in enumerate(s.streets):
            if street:
                found |= 1 << seat
        return found

    def left_out(self, s: Town, seat: Seat) -> Why:
        return Why("SAL-26", "none-to-pass")

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(PASS_LEFT.base, s.streets[seat])

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        building = action - PASS_LEFT.base
        return not_yours(s, building, Why("SAL-26", "not-yours", building=building))

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
    verbs = (CLEAR, CLEAR_LOOSE)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return listed(CLEAR.base, s.dark)  # the characters' numbers follow the buildings'

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        if CLEAR_LOOSE.owns(action):
            return none_on(seat, action - CLEAR_LOOSE.base)
        building = action - CLEAR.base
        if not s.standing >> building & 1:
            return Why("SAL-26", "nowhere", building=building)
        return Why("SAL-14", "clear", building=building)

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
        return s.deck.faces(DRAW_BUILDING.base)

    def odds(self, s: Town) -> list[int]:
        return s.deck.weights()

    def fell(self, s: Town, outcome: Action) -> None:
        card = outcome - DRAW_BUILDING.base
        s.deck.take(card)
        phase = s.within(Launching)
        phase.drawn = tuple(sorted((*phase.drawn, card)))


class Look(Step[Town]):
    """The table sees how many he has drawn. [V14, V15]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        drawn = s.within(Launching).drawn
        if drawn:
            s.tell(LOOKED, s.constable, len(drawn))
        else:
            s.tell(NO_CARDS, s.constable)


class BuildOne(ForConstable):
    """One of them is built, and its symbols count; the others go under the deck. With a dark
    bargain there is more despair on it. [V14, V15]"""

    __slots__ = ("more_despair",)
    key = "build"
    rule = "SAL-14"
    verbs = (BUILD,)

    def __init__(self, more_despair: int) -> None:
        self.more_despair = more_despair

    def seats(self, s: Town) -> Seats:
        return 1 << s.constable if s.within(Launching).drawn else 0

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [BUILD.base + card for card in sorted(set(s.within(Launching).drawn))]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return Why("SAL-14", "not-drawn", card=action - BUILD.base)

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        card = action - BUILD.base
        phase = s.within(Launching)
        rest = without(phase.drawn, card)
        phase.drawn = ()
        put_under(s, only(seat), rest)
        building = raise_building(s, seat, card, self.more_despair)
        if rest:
            s.tell(PUT_AWAY, seat, len(rest))
        count = s.edition.removals[building // COPIES]
        if count:
            s.then(RemoveDespair(seat, count))


DRAW = DrawBuilding()
