"""Effects that can be played at any moment of one's turn. [LAN-08, LAN-30, LAN-34 … LAN-41]

They cost no action and are answers to whatever the active player is asked. Those that belong to a
walk or an attempt (add, flee, invisible, move, reroll, death, sheep) stand there. An effect is
offered only when it does something.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.box.ids import (
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
from aquelarre.games.discworld_witches.rules.board import (
    face_down,
    spaces_in,
    unknown_to,
    with_crisis,
)
from aquelarre.games.discworld_witches.rules.cards import Draw, play
from aquelarre.games.discworld_witches.rules.tiles import look_at, turn_up
from aquelarre.games.discworld_witches.rules.tokens import TakeCackles, give_back
from aquelarre.games.discworld_witches.rules.touching import SettlingChoice
from aquelarre.games.discworld_witches.state import Lancre
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
from aquelarre.kernel import Action, Seat, Seats, Step, Verb, Why

DRAWN = 2  # cards [LAN-34]
LOOKS = 2  # tiles [LAN-30]
KNOWN = 2  # cackles given back [LAN-39]

FREE = (BORROW, DRAW_TWO, HELP, KNOW, SHAMBLE, TRANSMUTE)
AT_ANY_MOMENT = frozenset((E_BORROW, E_DRAW, E_HELP, E_KNOW, E_SHAMBLE, E_TRANSMUTE))

_ALL = len(SPACES)
Steps = list[Step[Lancre]]


def free_effects(s: Lancre, seat: Seat) -> list[Action]:
    """All that the seat could play now, not in order."""
    found: list[Action] = []
    effect = s.edition.effect
    for card in s.hands[seat]:
        what = effect[card]
        if what not in AT_ANY_MOMENT:
            continue
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
    if s.together:
        return [most] if most else []
    return list(range(1, most + 1))


def why_idle(s: Lancre, seat: Seat, verb: Verb, args: tuple[int, ...]) -> Why | None:
    """Why a card with one of these effects would do nothing. [LAN-30, LAN-36, LAN-39, LAN-40]"""
    if verb is BORROW:
        return Why("LAN-30", "nowhere")
    if verb is HELP:
        return Why("LAN-36", "here", space=args[1]) if any(s.crisis) else Why("LAN-36", "nowhere")
    if verb is SHAMBLE:
        return Why("LAN-40", "here", space=args[1]) if face_down(s) else Why("LAN-40", "nowhere")
    return _why_not_so_many(s, seat) if verb is KNOW else None


def _why_not_so_many(s: Lancre, seat: Seat) -> Why:
    """None to give back, or so many at most; together all that one can. [LAN-39, ruling N8]"""
    most = min(KNOWN, s.cackles[seat])
    if not most:
        return Why("LAN-39", "none")
    return Why("LAN-39", "all" if s.together else "most", count=most)


def carry_out(s: Lancre, seat: Seat, action: Action) -> Steps | None:
    """Play one of the free effects: what is still to do for it. None if it is no such thing."""
    if action < BORROW.base or FLY.base <= action < HELP.base:  # most answers
        return None
    for verb, effect in EFFECTS.items():
        if verb.owns(action):
            return effect(s, seat, *verb.args(action))
    return None


def _draw_two(s: Lancre, seat: Seat, card: Card) -> Steps:
    """Two cards, above the limit too; some cost a cackle. [LAN-34]"""
    play(s, seat, card)
    s.tell(notices.DRAWS_TWO, seat, card)
    return [TakeCackles(seat, s.edition.cackle[card]), Draw(seat, DRAWN)]


def _know(s: Lancre, seat: Seat, card: Card, count: int) -> Steps:
    """Up to two cackles back. [LAN-39]"""
    play(s, seat, card)
    give_back(s, seat, count)
    s.tell(notices.KNEW, seat, card, count)
    return []


def _help(s: Lancre, seat: Seat, card: Card, space: Space) -> Steps:
    """A crisis leaves any tile; one being tackled becomes easier. [LAN-36, ruling 37]"""
    play(s, seat, card)
    s.crisis[space] -= 1
    s.crisis_supply += 1
    s.tell(notices.HELPED, seat, card, space, places=(space,))
    return []


def _shamble(s: Lancre, seat: Seat, card: Card, space: Space) -> Steps:
    """Any hard tile is turned face up. [LAN-40]"""
    play(s, seat, card)
    s.tell(notices.SHAMBLED, seat, card, space, places=(space,))
    return turn_up(s, space)


# -- borrowing ---------------------------------------------------------------------------


def _borrow(s: Lancre, seat: Seat, card: Card) -> Steps:
    """A private look at up to two hard tiles on the board, at two locations. [LAN-30]"""
    play(s, seat, card)
    s.tell(notices.BORROWED, seat, card)
    s.looks = LOOKS
    return [Borrowing(seat, looked=0)]


class Borrowing(SettlingChoice):
    """At which tile? The spaces of a place count as one location. [LAN-30, ruling 29]"""

    __slots__ = ("looked",)
    key = "look"
    rule = "LAN-30"
    verbs = (LOOK, STOP_LOOKING)

    def __init__(self, seat: Seat, looked: int) -> None:
        super().__init__(seat)
        self.looked = looked  # places that she has looked at, one bit each

    def seats(self, s: Lancre) -> Seats:
        return 1 << self.seat if s.looks and self.tiles(s) else 0

    def tiles(self, s: Lancre) -> list[Space]:
        """Tiles face down that she does not know, where she has not looked yet. [LAN-30]"""
        place_of, looked = s.edition.place_of, self.looked
        return [x for x in spaces_in(unknown_to(s, self.seat)) if not looked >> place_of[x] & 1]

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        stop = [STOP_LOOKING.base] if s.looks < LOOKS else []
        return stop + [LOOK.base + space for space in self.tiles(s)]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        if action == STOP_LOOKING.base:
            return Why("LAN-30", "one")
        space = action - LOOK.base
        if not face_down(s) >> space & 1:
            return Why("LAN-30", "nothing", space=space)
        known = not unknown_to(s, seat) >> space & 1
        return Why("LAN-30", "known" if known else "location", space=space)

    def chose(self, s: Lancre, action: Action) -> None:
        if action == STOP_LOOKING.base:
            s.looks = 0
            return
        space = action - LOOK.base
        s.looks -= 1
        looked = self.looked | 1 << s.edition.place_of[space]
        s.then(*look_at(s, self.seat, space), Borrowing(self.seat, looked))


# -- transmuting -------------------------------------------------------------------------


def _transmute(s: Lancre, seat: Seat, card: Card) -> Steps:
    """Any cards are discarded and as many drawn, this one included. [LAN-41, ruling 30]"""
    play(s, seat, card)
    s.tell(notices.TRANSMUTES, seat, card)
    return exchange(s, seat, (card,))


def exchange(s: Lancre, seat: Seat, cards: tuple[Card, ...]) -> Steps:
    """As long as there are cards in hand, another may go; then as many are drawn. [LAN-41]"""
    return [Transmuting(seat, cards) if s.hands[seat] else Draw(seat, len(cards))]


class Transmuting(SettlingChoice):
    """Which cards go? One after the other. [LAN-41]"""

    __slots__ = ("cards",)
    key = "transmute"
    rule = "LAN-41"
    verbs = (DISCARD, DRAW_NOW)

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.cards = cards  # those that have gone

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [DRAW_NOW.base, *(DISCARD.base + card for card in s.hands[self.seat])]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        return Why("LAN-08", "not-held", card=action - DISCARD.base)

    def chose(self, s: Lancre, action: Action) -> None:
        if action == DRAW_NOW.base:
            s.then(Draw(self.seat, len(self.cards)))
            return
        card = action - DISCARD.base
        play(s, self.seat, card)
        s.tell(notices.DISCARDED, self.seat, card)
        s.then(*exchange(s, self.seat, (*self.cards, card)))


EFFECTS: dict[Verb, Callable[..., Steps]] = {
    BORROW: _borrow,
    DRAW_TWO: _draw_two,
    HELP: _help,
    KNOW: _know,
    SHAMBLE: _shamble,
    TRANSMUTE: _transmute,
}
