"""How an attempt ends: the tile is won, one flees, or fails and bears it. [LAN-20 … LAN-22,
LAN-33, LAN-42 … LAN-48]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.asking import ActiveAsk
from aquelarre.games.discworld_witches.board import clear, empty, spaces_in, way_out
from aquelarre.games.discworld_witches.box import SpaceSet
from aquelarre.games.discworld_witches.cards import play
from aquelarre.games.discworld_witches.effects import free_effects
from aquelarre.games.discworld_witches.ending import all_lose
from aquelarre.games.discworld_witches.ids import (
    ALL_TO_DUNGEON,
    BANISH,
    BROOMSTICK,
    DUNGEON,
    FIRST_HARD,
    LOSE_EASY,
    MAGPYR,
    MORE_CRISIS,
    NOWHERE,
    SPACES,
    TAKE_ALISS,
    TO_DUNGEON,
    Card,
    Space,
    Tile,
)
from aquelarre.games.discworld_witches.notices import (
    BANISHED,
    FLED,
    FLED_FLYING,
    LOST_TILE,
    NO_CRISIS_LEFT,
    RETREATED,
    RETREATED_FLYING,
    STRAYED,
    TRAPPED,
    TURN_LOST,
    WON_TILE,
)
from aquelarre.games.discworld_witches.notices import MORE_CRISIS as WORSE
from aquelarre.games.discworld_witches.notices import TO_DUNGEON as IN_DUNGEON
from aquelarre.games.discworld_witches.state import LOST_TO_CRISIS, Lancre
from aquelarre.games.discworld_witches.tokens import TakeCackles, take_aliss
from aquelarre.games.discworld_witches.verbs import (
    FLEE,
    FLEE_FLYING,
    LOSE,
    RETREAT,
    RETREAT_FLYING,
    STRAY,
)
from aquelarre.kernel import Action, Ask, Seat, Seats, Step, members

_ALL = len(SPACES)


def over(s: Lancre) -> None:
    """The attempt is over, and nothing of it is left for the next."""
    s.at = NOWHERE
    s.dice = []
    s.taken = s.symbols = s.added = s.stayed = 0
    s.played = ()


# -- success -----------------------------------------------------------------------------


class Win(Step[Lancre]):
    """The tile is taken, its crises go back; Bela's end is that of his family. [LAN-20, LAN-48]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat, space, tile = s.active, s.at, s.tile[s.at]
        if tile >= FIRST_HARD:
            s.hard[seat] += (tile,)
        else:
            s.easy[seat] += (tile,)
        clear(s, space)
        s.tell(WON_TILE, seat, tile, s.edition.points[tile], places=(space,))
        over(s)
        if s.edition.success[tile] == BANISH:
            banish(s)


def banish(s: Lancre) -> None:
    """The other Magpyrs that lie face up leave the game. [LAN-48, ruling 20]"""
    for space in spaces_in(s.tiled & s.up):
        tile = s.tile[space]
        if s.edition.group[tile] == MAGPYR:
            clear(s, space)
            s.removed += (tile,)
            s.tell(BANISHED, tile, space, places=(space,))


# -- fleeing -----------------------------------------------------------------------------


def brooms(s: Lancre, seat: Seat) -> list[Card]:
    symbol = s.edition.symbol
    return [card for card in s.hands[seat] if symbol[card] == BROOMSTICK]


def flying(base: Action, cards: list[Card], spaces: SpaceSet) -> list[Action]:
    """With each of these cards to each of these spaces."""
    goals = spaces_in(spaces) if cards else []
    return [base + card * _ALL + space for card in cards for space in goals]


def fleeing(s: Lancre, seat: Seat) -> list[Action]:
    """To an empty space next to this one or in the same place, or by broomstick to any. [LAN-22]"""
    on_foot = [FLEE.base + space for space in spaces_in(way_out(s, s.at))]
    cards = brooms(s, seat)
    return on_foot + flying(FLEE_FLYING.base, cards, empty(s)) if cards else on_foot


def flee(s: Lancre, seat: Seat, action: Action) -> None:
    """No failure: no cackle for it and no consequence. [LAN-22]"""
    if action < FLEE.end:
        space = action - FLEE.base
        s.tell(FLED, seat, space, places=(space,))
    else:
        card, space = divmod(action - FLEE_FLYING.base, _ALL)
        play(s, seat, card)
        s.tell(FLED_FLYING, seat, card, space, places=(space,))
    s.witch[seat] = space
    over(s)


class FleeTo(ActiveAsk):
    """Where to, after the card that lets one flee; if nothing next to it is empty, anywhere.
    [LAN-33]"""

    __slots__ = ()
    key = "flee_to"
    rule = "LAN-33"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat = s.active
        if way_out(s, s.at):
            ways = fleeing(s, seat)
        else:
            ways = [FLEE.base + space for space in spaces_in(empty(s))]
        nowhere = [] if ways else [FLEE.base + s.at]  # she hides where she is
        return sorted(ways + nowhere + free_effects(s, seat))

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        flee(s, seat, action)


# -- failure -----------------------------------------------------------------------------


class Failure(Step[Lancre]):
    """One cackle, then the consequence of a hard problem, then the retreat. [LAN-21, ruling 15]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        s.then(TakeCackles(s.active, 1), CONSEQUENCE, GET_AWAY)


class Consequence(Step[Lancre]):
    """What failing this problem means. [LAN-42 … LAN-47]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat, what = s.active, s.edition.failure[s.tile[s.at]]
        if what == TO_DUNGEON:
            to_dungeon(s, [seat])
        elif what == ALL_TO_DUNGEON:
            to_dungeon(s, list(range(s.n)))
        elif what == TAKE_ALISS:
            take_aliss(s, seat)
        elif what == MORE_CRISIS:
            worsen(s, s.at)
        elif what == LOSE_EASY:
            s.then(WINTER)


def to_dungeon(s: Lancre, seats: list[Seat]) -> None:
    """Into the dungeon; the turn of the active player ends at once. [LAN-42, LAN-43, ruling 17]"""
    for seat in seats:
        s.witch[seat] = DUNGEON
        s.tell(IN_DUNGEON, seat, places=(DUNGEON,))
    s.cut = 1
    s.tell(TURN_LOST, s.active)
    over(s)


def worsen(s: Lancre, space: Space) -> None:
    """One more crisis on the tile, without maximum; none left ends the game. [LAN-46, ruling 19]"""
    if not s.crisis_supply:
        all_lose(s, LOST_TO_CRISIS, NO_CRISIS_LEFT, space, places=(space,))
        return
    s.crisis_supply -= 1
    s.crisis[space] += 1
    s.tell(WORSE, space, s.crisis[space], places=(space,))


class WinterComes(Step[Lancre]):
    """Everybody who has easy tiles loses one; who has several kinds chooses. [LAN-47, ruling 21]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        choosing = 0
        for seat in range(s.n):
            kinds = set(s.easy[seat])
            if len(kinds) > 1:
                choosing |= 1 << seat
            elif kinds:
                lose(s, seat, kinds.pop())
        s.then(Winter(choosing))


class Winter(Ask[Lancre]):
    """Which easy tile is lost? All choose at once. [LAN-47]"""

    __slots__ = ("choosing",)
    key = "lose"
    rule = "LAN-47"

    def __init__(self, choosing: Seats) -> None:
        self.choosing = choosing

    def seats(self, s: Lancre) -> Seats:
        return self.choosing

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [LOSE.base + tile for tile in sorted(set(s.easy[seat]))]

    def decided(self, s: Lancre, answers: list[Action]) -> None:
        for seat in members(self.choosing):
            lose(s, seat, answers[seat] - LOSE.base)


def lose(s: Lancre, seat: Seat, tile: Tile) -> None:
    """The tile leaves the game. [LAN-47]"""
    left = list(s.easy[seat])
    left.remove(tile)
    s.easy[seat] = tuple(left)
    s.removed += (tile,)
    s.tell(LOST_TILE, seat, tile, -s.edition.points[tile])


# -- the retreat -------------------------------------------------------------------------


class GetAway(Step[Lancre]):
    """Who is not in the dungeon retreats; ask only if there is a choice. [LAN-21]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        if s.at == NOWHERE:
            return
        seat = s.active
        ways = retreats(s, seat)
        if not ways:
            s.tell(TRAPPED, seat, s.at, places=(s.at,))
            s.then(TakeCackles(seat, 1))
            over(s)
        elif len(ways) == 1:
            s.then(*retreat(s, seat, ways[0]))
        else:
            s.then(RETREAT_ASK)


def retreats(s: Lancre, seat: Seat) -> list[Action]:
    """To an empty space next to this one or in the same place; by broomstick to any; and if there
    is none, at the price of one more cackle to any. [LAN-21, ruling 14]"""
    room = empty(s)
    near = way_out(s, s.at)
    on_foot = [RETREAT.base + space for space in spaces_in(near)]
    lost = [] if near else [STRAY.base + space for space in spaces_in(room)]
    return on_foot + lost + flying(RETREAT_FLYING.base, brooms(s, seat), room)


class RetreatAsk(ActiveAsk):
    """Where does she retreat to? A look or two may come first. [LAN-08, LAN-21]"""

    __slots__ = ()
    key = "retreat"
    rule = "LAN-21"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return sorted(retreats(s, s.active) + free_effects(s, s.active))

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        s.then(*retreat(s, seat, action))


def retreat(s: Lancre, seat: Seat, action: Action) -> list[Step[Lancre]]:
    """She goes; who finds no retreat takes one more cackle. [LAN-21]"""
    following: list[Step[Lancre]] = []
    if action < RETREAT.end:
        space = action - RETREAT.base
        s.tell(RETREATED, seat, space, places=(space,))
    elif action < STRAY.end:
        space = action - STRAY.base
        s.tell(STRAYED, seat, space, places=(space,))
        following.append(TakeCackles(seat, 1))
    else:
        card, space = divmod(action - RETREAT_FLYING.base, _ALL)
        play(s, seat, card)
        s.tell(RETREATED_FLYING, seat, card, space, places=(space,))
    s.witch[seat] = space
    over(s)
    return following


WIN, FAILURE, CONSEQUENCE, WINTER = Win(), Failure(), Consequence(), WinterComes()
FLEE_TO, GET_AWAY, RETREAT_ASK = FleeTo(), GetAway(), RetreatAsk()
