"""Phase 1: a problem tile is placed where a card says. [LAN-09 … LAN-12]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.edition import SpaceSet
from aquelarre.games.discworld_witches.box.ids import Place, Space, Tile
from aquelarre.games.discworld_witches.rules.asking import OpenAsk
from aquelarre.games.discworld_witches.rules.board import empty, face_down, spaces_in, witches_on
from aquelarre.games.discworld_witches.rules.cards import shuffle
from aquelarre.games.discworld_witches.rules.effects import DRAWN, FREE, free_effects
from aquelarre.games.discworld_witches.rules.ending import all_lose
from aquelarre.games.discworld_witches.rules.tiles import EasyTile, lay_down, lay_up
from aquelarre.games.discworld_witches.rules.touching import SettlingChoice
from aquelarre.games.discworld_witches.state import (
    LOST_FOR_ROOM,
    LOST_TO_CRISIS,
    NO_TILE,
    Lancre,
    Placing,
)
from aquelarre.games.discworld_witches.verbs import (
    CRISIS_ON,
    PLACE_AT,
    REVEAL,
    REVEAL_CARD,
)
from aquelarre.kernel import Action, Chance, Seat, Seats, Step, Why

SCARCE = 3  # crisis tokens
BETWEEN_REVEALS = 5  # since these rules effects are played between two reveals, too [LAN-08]
MOST_RUNS = 2  # times that the deck may run out in one placement [Ruling 4]


# -- before a reveal ---------------------------------------------------------------------


class BeforeReveal(OpenAsk):
    """Effects may be played before a card is revealed. [LAN-08, ruling 36]

    Offered to those who hold one that could change the reveal or what is decided in it.
    """

    __slots__ = ()
    key = "before"
    rule = "LAN-09"
    verbs = (REVEAL, *FREE)
    lapse = REVEAL.base

    def seats(self, s: Lancre) -> Seats:
        return 1 << s.active if could_change_reveal(s, s.active) else 0

    def matters(self, s: Lancre, seat: Seat) -> bool:
        return could_matter(s, seat)

    def ways(self, s: Lancre, seat: Seat) -> list[Action]:
        return sorted([REVEAL.base, *free_effects(s, seat)])

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        """The card is revealed."""


def could_change_reveal(s: Lancre, seat: Seat) -> bool:
    """Could a hand of so many cards hold such an effect? What everybody sees of `could_matter`."""
    cards = len(s.hands[seat])
    return cards > 0 and (any(s.crisis) or len(s.deck) <= cards + DRAWN or _wide_tiles(s))


def could_matter(s: Lancre, seat: Seat) -> bool:
    """Does the seat hold an effect that is not the same after the placement? Help frees a token,
    and who knows a tile in Town or Castle chooses better. Drawing matters where help may have to
    be found, or where it would empty the deck."""
    effect, hand = s.edition.effect, s.hands[seat]
    crises = any(s.crisis)
    scarce = crises and s.crisis_supply <= SCARCE
    for card in hand:
        what = effect[card]
        if what == ids.E_HELP and crises:
            return True
        if what in (ids.E_DRAW, ids.E_TRANSMUTE) and (scarce or len(s.deck) <= len(hand) + DRAWN):
            return True
        if what in (ids.E_BORROW, ids.E_SHAMBLE) and _wide_tiles(s):
            return True
    return False


def _wide_tiles(s: Lancre) -> bool:
    """Does a tile lie face down in a place with several spaces?"""
    return any(s.edition.sibling_set[space] for space in spaces_in(face_down(s)))


# -- revealing cards ---------------------------------------------------------------------


class Placement(Step[Lancre]):
    """The top tile of the leftmost box that has any. [LAN-09, ruling 1]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        for box in range(ids.BOXES):
            if s.box_easy[box] or s.box_hard[box]:
                s.enter(Placing(box), REVEAL_NEXT)
                return


class RevealNext(Step[Lancre]):
    """Another card, until the tile is placed. [LAN-09]

    When the deck runs out a second time, the active player puts the tile on any empty space; if
    there is none either, the trouble has got out of hand. [Rulings 4 and N4]
    """

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        if not s.deck:
            placing = s.within(Placing)
            placing.ran_out += 1
            if placing.ran_out < MOST_RUNS and s.discard:
                shuffle(s)
        if s.deck:
            s.then(REVEAL_ONE)
        elif not empty(s):
            all_lose(s, LOST_FOR_ROOM, notices.NO_ROOM)
        else:
            s.tell(notices.PLACE_FREELY, s.active)
            s.then(*place_in(s, empty(s)))


class RevealOne(Chance[Lancre]):
    """Which card is revealed? It goes to the discard pile. [LAN-09, ruling 2]"""

    __slots__ = ()
    key = "reveal_card"
    rule = "LAN-09"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        first = REVEAL_CARD.base
        return [first + card for card in s.deck]

    def odds(self, s: Lancre) -> list[int]:
        return [1] * len(s.deck)

    def fell(self, s: Lancre, outcome: Action) -> None:
        card = outcome - REVEAL_CARD.base
        s.deck.remove(card)
        s.discard.append(card)
        s.within(Placing).revealed = card
        place = s.edition.location[card]
        s.tell(notices.REVEALED, card, place)
        s.then(*at_location(s, place))


def at_location(s: Lancre, place: Place) -> list[Step[Lancre]]:
    """What the location on a card leads to; a crisis that cannot be put ends the game at once.
    [LAN-09 … LAN-12]"""
    here, witches = s.edition.place_set[place], witches_on(s)
    room = here & ~(s.tiled | witches)
    if room:
        return place_in(s, room)
    if here & witches:
        s.tell(notices.WITCH_IN_WAY, place)
        return go_on(s)
    worse = here
    if not s.settings["many_crises"]:
        for space in s.edition.spaces_of[place]:
            if s.crisis[space]:
                worse &= ~(1 << space)
    if not worse:
        s.tell(notices.HAD_CRISIS, place)
        return go_on(s)
    if not s.crisis_supply:  # [LAN-12, ruling 5]
        first = spaces_in(worse)[0]
        all_lose(s, LOST_TO_CRISIS, notices.NO_CRISIS_LEFT, first, places=(first,))
        return []
    if worse & (worse - 1):
        return [PutCrisis(s.active, worse), *go_on(s)]
    put_crisis(s, spaces_in(worse)[0])
    return go_on(s)


def go_on(s: Lancre) -> list[Step[Lancre]]:
    """The next card; effects may be played before it, as at any moment of the turn. [LAN-08]"""
    return [BEFORE, REVEAL_NEXT] if s.rules >= BETWEEN_REVEALS else [REVEAL_NEXT]


# -- where the tile goes -----------------------------------------------------------------


def place_in(s: Lancre, room: SpaceSet) -> list[Step[Lancre]]:
    """Ask only if there are several spaces."""
    if room & (room - 1):
        return [PlaceTile(s.active, room)]
    return place(s, spaces_in(room)[0])


class PlaceTile(SettlingChoice):
    """On an empty space of the location: the active player's choice, if there are several.
    [LAN-11]"""

    __slots__ = ("room",)
    key = "place"
    rule = "LAN-11"
    verbs = (PLACE_AT,)

    def __init__(self, seat: Seat, room: SpaceSet) -> None:
        super().__init__(seat)
        self.room = room

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [PLACE_AT.base + space for space in spaces_in(self.room)]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        """Another location than the card's, unless the tile may go anywhere. [Ruling 4]"""
        space = action - PLACE_AT.base
        if space == ids.DUNGEON:
            return Why("LAN-11", "dungeon")
        if self.room != empty(s) and _elsewhere(s, space, self.room):
            return Why("LAN-11", "location", space=space)
        return Why("LAN-11", "problem" if s.tiled >> space & 1 else "witch", space=space)

    def chose(self, s: Lancre, action: Action) -> None:
        s.then(*place(s, action - PLACE_AT.base))


def _elsewhere(s: Lancre, space: Space, named: SpaceSet) -> bool:
    """Is it at another location than these spaces of one?"""
    return not s.edition.place_set[s.edition.place_of[space]] & named


def place(s: Lancre, space: Space) -> list[Step[Lancre]]:
    """The tile leaves its box for a space: easy ones face up, hard ones face down. [LAN-10]"""
    box = s.within(Placing).box
    s.leave(Placing)
    following: list[Step[Lancre]] = []
    if s.box_easy[box]:
        tile, s.box_top[box] = s.box_top[box], NO_TILE
        s.box_easy[box] -= 1
        lay_up(s, space, tile)
        s.tell(notices.PLACED, tile, space, places=(space,))
        if s.box_easy[box]:
            following.append(BoxTop(box))
    else:
        s.box_hard[box] -= 1
        lay_down(s, space)
        s.tell(notices.PLACED_HIDDEN, space, places=(space,))
    if not any(s.box_easy) and not any(s.box_hard):
        s.last = 1
        s.tell(notices.LAST_TILE)
    return following


class BoxTop(EasyTile):
    """The easy tile that comes to light on top of a box. [LAN-03, ruling N1]"""

    __slots__ = ("box",)
    key = "box_top"

    def __init__(self, box: int) -> None:
        self.box = box

    def lies(self, s: Lancre, tile: Tile) -> None:
        s.box_top[self.box] = tile
        s.tell(notices.BOX_SHOWS, self.box + 1, tile)


# -- crises ------------------------------------------------------------------------------


class PutCrisis(SettlingChoice):
    """On a tile there: the active player's choice, if there are several. [LAN-09, LAN-11]"""

    __slots__ = ("worse",)
    key = "crisis"
    rule = "LAN-11"
    verbs = (CRISIS_ON,)

    def __init__(self, seat: Seat, worse: SpaceSet) -> None:
        super().__init__(seat)
        self.worse = worse

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [CRISIS_ON.base + space for space in spaces_in(self.worse)]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        """Another location than the card's; on all tiles there that have none it can be put."""
        space = action - CRISIS_ON.base
        elsewhere = _elsewhere(s, space, self.worse)
        return Why("LAN-11", "location" if elsewhere else "crisis", space=space)

    def chose(self, s: Lancre, action: Action) -> None:
        put_crisis(s, action - CRISIS_ON.base)


def put_crisis(s: Lancre, space: Space) -> None:
    s.crisis_supply -= 1
    s.crisis[space] += 1
    s.tell(notices.CRISIS, space, s.crisis[space], places=(space,))


BEFORE, PLACEMENT = BeforeReveal(), Placement()
REVEAL_NEXT, REVEAL_ONE = RevealNext(), RevealOne()
