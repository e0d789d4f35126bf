"""Effects that can be played at any moment of the own turn. [LAN-08, LAN-30, LAN-34 … LAN-41]

They cost no action and are answers to whatever the active player is asked. Those that belong to a
walk or an attempt (add, flee, invisible, move, reroll, death, sheep) stand there. An effect is
offered only when it does something.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.board import face_down, spaces_in, unknown_to, with_crisis
from aquelarre.games.discworld_witches.cards import Draw, play
from aquelarre.games.discworld_witches.ids import (
    E_BORROW,
    E_DRAW,
    E_HELP,
    E_KNOW,
    E_SHAMBLE,
    E_TRANSMUTE,
    SPACES,
    Card,
    Space,
)
from aquelarre.games.discworld_witches.notices import (
    BORROWED,
    DISCARDED,
    DRAWS_TWO,
    HELPED,
    KNEW,
    SHAMBLED,
    TRANSMUTES,
)
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.tiles import look_at, turn_up
from aquelarre.games.discworld_witches.tokens import TakeCackles, give_back
from aquelarre.games.discworld_witches.verbs import (
    BORROW,
    DISCARD,
    DRAW_NOW,
    DRAW_TWO,
    FLY,
    HELP,
    KNOW,
    LOOK,
    SHAMBLE,
    STOP_LOOKING,
    TRANSMUTE,
)
from aquelarre.kernel import Action, Choice, Seat, Step

DRAWN = 2  # cards [LAN-34]
LOOKS = 2  # tiles [LAN-30]
KNOWN = 2  # cackles given back [LAN-39]

_ALL = len(SPACES)
Steps = list[Step[Lancre]]


def free_effects(s: Lancre, seat: Seat) -> list[Action]:
    """All that the seat could play now, not in order."""
    found: list[Action] = []
    effect = s.edition.effect
    for card in s.hands[seat]:
        what = effect[card]
        if what == E_DRAW:
            found.append(DRAW_TWO.base + card)
        elif what == E_TRANSMUTE:
            found.append(TRANSMUTE.base + card)
        elif what == E_HELP:
            first = HELP.base + card * _ALL
            found += [first + space for space in with_crisis(s)]
        elif what == E_KNOW:
            found += [KNOW.at(card, count) for count in _returns(s, seat)]
        elif what == E_SHAMBLE:
            first = SHAMBLE.base + card * _ALL
            found += [first + space for space in spaces_in(face_down(s))]
        elif what == E_BORROW and unknown_to(s, seat):
            found.append(BORROW.base + card)
    return found


def _returns(s: Lancre, seat: Seat) -> list[int]:
    """How many cackles could be given back by knowing oneself: up to two. [LAN-39]

    Who plays together, or alone, has no reason to keep any.
    """
    most = min(KNOWN, s.cackles[seat])
    if s.house.together:
        return [most] if most else []
    return list(range(1, most + 1))


def carry_out(s: Lancre, seat: Seat, action: Action) -> Steps | None:
    """Play one of the free effects: what is still to do for it. None if it is no such thing."""
    if action < BORROW.base or FLY.base <= action < HELP.base:  # most answers
        return None
    if DRAW_TWO.base <= action < DRAW_TWO.end:
        return _draw_two(s, seat, action - DRAW_TWO.base)
    if TRANSMUTE.base <= action < TRANSMUTE.end:
        return _transmute(s, seat, action - TRANSMUTE.base)
    if BORROW.base <= action < BORROW.end:
        return _borrow(s, seat, action - BORROW.base)
    if KNOW.base <= action < KNOW.end:
        card, count = KNOW.args(action)
        return _know(s, seat, card, count)
    if HELP.base <= action < HELP.end:
        card, space = HELP.args(action)
        return _help(s, seat, card, space)
    if SHAMBLE.base <= action < SHAMBLE.end:
        card, space = SHAMBLE.args(action)
        return _shamble(s, seat, card, space)
    return None


def _draw_two(s: Lancre, seat: Seat, card: Card) -> Steps:
    """Two cards, above the limit too; some cost a cackle. [LAN-34]"""
    play(s, seat, card)
    s.tell(DRAWS_TWO, seat, card)
    return [TakeCackles(seat, s.edition.cackle[card]), Draw(seat, DRAWN)]


def _know(s: Lancre, seat: Seat, card: Card, count: int) -> Steps:
    """Up to two cackles back. [LAN-39]"""
    play(s, seat, card)
    give_back(s, seat, count)
    s.tell(KNEW, seat, card, count)
    return []


def _help(s: Lancre, seat: Seat, card: Card, space: Space) -> Steps:
    """A crisis leaves any tile; one being tackled becomes easier. [LAN-36, ruling 37]"""
    play(s, seat, card)
    s.crisis[space] -= 1
    s.crisis_supply += 1
    s.tell(HELPED, seat, card, space, places=(space,))
    return []


def _shamble(s: Lancre, seat: Seat, card: Card, space: Space) -> Steps:
    """Any hard tile is turned face up. [LAN-40]"""
    play(s, seat, card)
    s.tell(SHAMBLED, seat, card, space, places=(space,))
    return turn_up(s, space)


# -- borrowing ---------------------------------------------------------------------------


def _borrow(s: Lancre, seat: Seat, card: Card) -> Steps:
    """A private look at up to two hard tiles on the board, at two locations. [LAN-30]"""
    play(s, seat, card)
    s.tell(BORROWED, seat, card)
    s.looks, s.looked = LOOKS, 0
    return [Borrowing(seat)]


class Borrowing(Choice[Lancre]):
    """At which tile? The spaces of a place count as one location. [LAN-30, ruling 29]"""

    __slots__ = ()
    key = "look"
    rule = "LAN-30"

    def seats(self, s: Lancre) -> int:
        if s.looks and to_look_at(s, self.seat):
            return 1 << self.seat
        return 0

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        stop = [STOP_LOOKING.base] if s.looks < LOOKS else []
        return stop + [LOOK.base + space for space in to_look_at(s, self.seat)]

    def chose(self, s: Lancre, action: Action) -> None:
        if action == STOP_LOOKING.base:
            s.looks = 0
            return
        space = action - LOOK.base
        s.looks -= 1
        s.looked |= 1 << s.edition.place_of[space]
        s.then(*look_at(s, self.seat, space), self)


def to_look_at(s: Lancre, seat: Seat) -> list[Space]:
    """Tiles face down that the seat does not know, where it has not looked yet. [LAN-30]"""
    place_of = s.edition.place_of
    return [x for x in spaces_in(unknown_to(s, seat)) if not s.looked >> place_of[x] & 1]


# -- transmuting -------------------------------------------------------------------------


def _transmute(s: Lancre, seat: Seat, card: Card) -> Steps:
    """Any cards are discarded and as many drawn, this one included. [LAN-41, ruling 30]"""
    play(s, seat, card)
    s.tell(TRANSMUTES, seat, card)
    s.swapped = (card,)
    return [Transmuting(seat), Transmuted(seat)]


class Transmuting(Choice[Lancre]):
    """Which cards go? One after the other. [LAN-41]"""

    __slots__ = ()
    key = "transmute"
    rule = "LAN-41"

    def seats(self, s: Lancre) -> int:
        return 1 << self.seat if s.hands[self.seat] else 0

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [DRAW_NOW.base, *(DISCARD.base + card for card in s.hands[self.seat])]

    def chose(self, s: Lancre, action: Action) -> None:
        if action == DRAW_NOW.base:
            return
        card = action - DISCARD.base
        play(s, self.seat, card)
        s.swapped += (card,)
        s.tell(DISCARDED, self.seat, card)
        s.then(self)


class Transmuted(Step[Lancre]):
    """As many cards as were discarded. [LAN-41]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Lancre) -> None:
        count, s.swapped = len(s.swapped), ()
        s.then(Draw(self.seat, count))
