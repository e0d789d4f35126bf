"""How an attempt ends: the tile is won, one flees, or fails and bears it. [LAN-20 … LAN-22,
LAN-33, LAN-42 … LAN-48]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.edition import SpaceSet
from aquelarre.games.discworld_witches.box.ids import Card, Space, Tile
from aquelarre.games.discworld_witches.rules.asking import ActiveAsk, Args, OpenAsk, PausingAsk
from aquelarre.games.discworld_witches.rules.board import (
    clear,
    empty,
    spaces_in,
    way_out,
    why_not_there,
)
from aquelarre.games.discworld_witches.rules.cards import play
from aquelarre.games.discworld_witches.rules.effects import FREE, free_effects
from aquelarre.games.discworld_witches.rules.ending import all_lose
from aquelarre.games.discworld_witches.rules.moments import CAUGHT
from aquelarre.games.discworld_witches.rules.tokens import TakeCackles, take_aliss
from aquelarre.games.discworld_witches.rules.touching import Settling
from aquelarre.games.discworld_witches.state import (
    LAST_MOMENT,
    LOST_TO_CRISIS,
    RULINGS_TOLD,
    Lancre,
    Movement,
    Tackling,
)
from aquelarre.games.discworld_witches.verbs import (
    FLEE,
    FLEE_FLYING,
    GO_DOWN,
    LOSE,
    RETREAT,
    RETREAT_FLYING,
    STRAY,
)
from aquelarre.kernel import SILENT, Action, Seat, Seats, Step, Verb, Why, members

_ALL = len(ids.SPACES)


# -- success -----------------------------------------------------------------------------


class Win(Step[Lancre]):
    """The tile is taken, its crises go back; Bela's end is that of his family. [LAN-20, LAN-48]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat, space = s.active, s.witch[s.active]
        tile = s.tile[space]
        if tile >= ids.FIRST_HARD:
            s.hard[seat] += (tile,)
        else:
            s.easy[seat] += (tile,)
        clear(s, space)
        s.tell(notices.WON_TILE, seat, tile, s.edition.points[tile], places=(space,))
        if s.edition.success[tile] == ids.BANISH:
            banish(s)


def banish(s: Lancre) -> None:
    """The other Magpyrs that lie face up leave the game. [LAN-48, ruling 20]"""
    for space in spaces_in(s.tiled & s.up):
        tile = s.tile[space]
        if s.edition.group[tile] == ids.MAGPYR:
            clear(s, space)
            s.removed += (tile,)
            s.tell(notices.BANISHED, tile, space, places=(space,))


# -- fleeing -----------------------------------------------------------------------------


def brooms(s: Lancre, seat: Seat) -> list[Card]:
    symbol = s.edition.symbol
    return [card for card in s.hands[seat] if symbol[card] == ids.BROOMSTICK]


def flying(base: Action, cards: list[Card], spaces: SpaceSet) -> list[Action]:
    """With each of these cards to each of these spaces."""
    goals = spaces_in(spaces) if cards else []
    return [base + card * _ALL + space for card in cards for space in goals]


def fleeing(s: Lancre, seat: Seat) -> list[Action]:
    """To an empty space next to this one or in the same place, or by broomstick to any. [LAN-22]"""
    on_foot = [FLEE.base + space for space in spaces_in(way_out(s, s.witch[seat]))]
    cards = brooms(s, seat)
    return on_foot + flying(FLEE_FLYING.base, cards, empty(s)) if cards else on_foot


def why_no_flight(s: Lancre, verb: Verb, space: Space) -> Why:
    """Only to an empty space, and where one can walk it takes no broomstick. [LAN-22, LAN-33]"""
    if verb is FLEE_FLYING and empty(s) >> space & 1:
        return Why("LAN-22", "on-foot")
    return why_not_there(s, space, "LAN-22")


def flee(s: Lancre, seat: Seat, action: Action) -> None:
    """No failure: no cackle for it and no consequence. [LAN-22]"""
    if action < FLEE.end:
        space = action - FLEE.base
        s.tell(notices.FLED, seat, space, places=(space,))
    else:
        card, space = divmod(action - FLEE_FLYING.base, _ALL)
        play(s, seat, card)
        s.tell(notices.FLED_FLYING, seat, card, space, places=(space,))
    s.witch[seat] = space
    s.leave(Tackling)


class FleeTo(ActiveAsk):
    """Where to, after the card that lets one flee; if nothing next to it is empty, anywhere.
    [LAN-33]"""

    __slots__ = ()
    key = "flee_to"
    rule = "LAN-33"
    verbs = (FLEE, FLEE_FLYING, *FREE)
    goal = FLEE

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat, here = s.active, s.witch[s.active]
        if way_out(s, here):
            ways = fleeing(s, seat)
        else:
            ways = [FLEE.base + space for space in spaces_in(empty(s))]
        nowhere = [] if ways else [FLEE.base + here]  # she hides where she is
        return sorted(ways + nowhere + free_effects(s, seat))

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        return why_no_flight(s, verb, args[-1])

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        flee(s, seat, action)


# -- failure -----------------------------------------------------------------------------


def failure(seat: Seat) -> list[Step[Lancre]]:
    """One cackle, then the consequence of a hard problem, then the retreat. [LAN-21, ruling 15]"""
    return [TakeCackles(seat, 1), CONSEQUENCE, GET_AWAY]


class Consequence(Step[Lancre]):
    """What failing this problem means. [LAN-42 … LAN-47]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat, here = s.active, s.witch[s.active]
        what = s.edition.failure[s.tile[here]]
        if what in (ids.TO_DUNGEON, ids.ALL_TO_DUNGEON):
            s.then(LAST_WORD, THROWN_IN)
        elif what == ids.TAKE_ALISS:
            take_aliss(s, seat)
        elif what == ids.MORE_CRISIS:
            worsen(s, here)
        elif what == ids.LOSE_EASY:
            s.then(WINTER)


class LastWord(PausingAsk):
    """The turn is about to end in the dungeon: this is the last moment for effects. [LAN-08,
    LAN-43, ruling 36]"""

    __slots__ = ()
    key = "last_word"
    rule = "LAN-43"
    verbs = (GO_DOWN, RETREAT, RETREAT_FLYING, STRAY, *FREE)  # nobody retreats from the guards
    goal = RETREAT
    broom = RETREAT_FLYING
    lapse = GO_DOWN.base

    def seats(self, s: Lancre) -> Seats:
        return 1 << s.active if s.hands[s.active] and s.rules >= LAST_MOMENT else 0

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return sorted([GO_DOWN.base, *free_effects(s, s.active)])

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        return CAUGHT

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        """The guards come."""


class ThrownIn(Step[Lancre]):
    """She, or with the Cunning Man every witch, goes to the dungeon; the turn of the active player
    ends at once. [LAN-42, LAN-43, ruling 17]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat = s.active
        everybody = s.edition.failure[s.tile[s.witch[seat]]] == ids.ALL_TO_DUNGEON
        for each in range(s.n) if everybody else [seat]:
            s.witch[each] = ids.DUNGEON
            s.tell(notices.TO_DUNGEON, each, places=(ids.DUNGEON,))
        ruled = everybody and s.rules >= RULINGS_TOLD  # the rulebook does not say so
        s.tell(notices.TURN_LOST_TOO if ruled else notices.TURN_LOST, seat)
        s.leave(Movement)


def worsen(s: Lancre, space: Space) -> None:
    """One more crisis on the tile, without maximum; none left ends the game. [LAN-46, ruling 19]"""
    if not s.crisis_supply:
        all_lose(s, LOST_TO_CRISIS, notices.NO_CRISIS_LEFT, space, places=(space,))
        return
    s.crisis_supply -= 1
    s.crisis[space] += 1
    s.tell(notices.MORE_CRISIS, space, s.crisis[space], places=(space,))


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


class Winter(Settling):
    """Which easy tile is lost? All choose at once. [LAN-47]"""

    __slots__ = ("choosing",)
    key = "lose"
    rule = "LAN-47"
    verbs = (LOSE,)

    def __init__(self, choosing: Seats) -> None:
        self.choosing = choosing

    def seats(self, s: Lancre) -> Seats:
        return self.choosing

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [LOSE.base + tile for tile in sorted(set(s.easy[seat]))]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        return Why("LAN-47", tile=action - LOSE.base)

    def decided(self, s: Lancre, answers: list[Action]) -> None:
        for seat in members(self.choosing):
            lose(s, seat, answers[seat] - LOSE.base)


def lose(s: Lancre, seat: Seat, tile: Tile) -> None:
    """The tile leaves the game. [LAN-47]"""
    left = list(s.easy[seat])
    left.remove(tile)
    s.easy[seat] = tuple(left)
    s.removed += (tile,)
    s.tell(notices.LOST_TILE, seat, tile, -s.edition.points[tile])


# -- the retreat -------------------------------------------------------------------------


class GetAway(Step[Lancre]):
    """Ask only if there could be a choice. [LAN-21, ruling N6]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat, here = s.active, s.witch[s.active]
        ways = on_foot(s)
        if not ways:
            s.tell(notices.TRAPPED, seat, here, places=(here,))
            s.leave(Tackling)
            s.then(TakeCackles(seat, 1))
        elif len(ways) == 1 and not s.hands[seat]:
            retreat(s, seat, ways[0])
        else:
            s.then(RETREAT_ASK)


def on_foot(s: Lancre) -> list[Action]:
    """To an empty space next to this one or in the same place; if there is none, at the price of
    one more cackle to any. [LAN-21, ruling 14]"""
    near = way_out(s, s.witch[s.active])
    if near:
        return [RETREAT.base + space for space in spaces_in(near)]
    return [STRAY.base + space for space in spaces_in(empty(s))]


def retreats(s: Lancre, seat: Seat) -> list[Action]:
    """On foot, or by broomstick to any empty space. [LAN-21]"""
    return on_foot(s) + flying(RETREAT_FLYING.base, brooms(s, seat), empty(s))


class RetreatAsk(OpenAsk):
    """Where does she retreat to? A look or two may come first. [LAN-08, LAN-21]

    With one way on foot and no broomstick there is no choice.
    """

    __slots__ = ("played",)
    key = "retreat"
    rule = "LAN-21"
    verbs = (RETREAT, STRAY, RETREAT_FLYING, *FREE)
    goal = RETREAT

    def __init__(self, played: bool) -> None:
        self.played = played  # has she done something here? Then she may do more

    def lapses(self, s: Lancre, seat: Seat) -> Action:
        ways = on_foot(s)
        return ways[0] if len(ways) == 1 else SILENT

    def matters(self, s: Lancre, seat: Seat) -> bool:
        return self.played or len(retreats(s, seat)) > 1

    def ways(self, s: Lancre, seat: Seat) -> list[Action]:
        return sorted(retreats(s, seat) + free_effects(s, seat))

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        if verb is STRAY and way_out(s, s.witch[seat]):
            return Why("LAN-21", "retreat")
        return why_not_there(s, args[-1], "LAN-21")

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        retreat(s, seat, action)

    def again(self) -> Step[Lancre]:
        return RETREAT_AGAIN


def retreat(s: Lancre, seat: Seat, action: Action) -> None:
    """She goes; who finds no retreat takes one more cackle. [LAN-21]"""
    if action < RETREAT.end:
        space = action - RETREAT.base
        s.tell(notices.RETREATED, seat, space, places=(space,))
    elif action < STRAY.end:
        space = action - STRAY.base
        s.tell(notices.STRAYED, seat, space, places=(space,))
    else:
        card, space = divmod(action - RETREAT_FLYING.base, _ALL)
        play(s, seat, card)
        s.tell(notices.RETREATED_FLYING, seat, card, space, places=(space,))
    s.witch[seat] = space
    s.leave(Tackling)
    if STRAY.base <= action < STRAY.end:
        s.then(TakeCackles(seat, 1))


WIN, CONSEQUENCE, WINTER = Win(), Consequence(), WinterComes()
LAST_WORD, THROWN_IN = LastWord(), ThrownIn()
FLEE_TO, GET_AWAY = FleeTo(), GetAway()
RETREAT_ASK, RETREAT_AGAIN = RetreatAsk(played=False), RetreatAsk(played=True)
