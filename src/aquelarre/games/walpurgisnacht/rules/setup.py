"""Set-up: roles, the mountain, the one look at its foot, and who begins. [WAL-01 … WAL-07]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aquelarre.games.walpurgisnacht.box import mountain
from aquelarre.games.walpurgisnacht.box.cards import IDS, MEPHISTOPHELES, WALPURGA
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import Slot, slots_in
from aquelarre.games.walpurgisnacht.rules.mephisto import Declaring
from aquelarre.games.walpurgisnacht.rules.turn import Turns
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import (
    BEGIN,
    BEGINS,
    DEAL_ROLE,
    LAY,
    MARKER_SET,
    MOUNTAIN_SHOWN,
    READY,
    ROLE_DEALT,
    SEAT_DEVIL,
    TURNED_DOWN,
)
from aquelarre.kernel import Action, Ask, Bag, Chance, Seat, Seats, Step, Verb, everyone, only

TELLS_MARKERS = 3  # rules version: before it, nobody was told of the points that a team begins with


def new_night(n: int, edition: Edition, settings: Mapping[str, int]) -> Night:
    """31 play cards: Mephistopheles and Walpurga are set apart, 29 are shuffled. [WAL-01]

    Nobody has seen the 29 yet, so they are a bag: a card gets its face when it is first looked
    at. The five of the summit are one bag with Walpurga in it (slots marked HIGH) [WAL-03], the
    other slots are UNSEEN, and what is left in the bag at the end is what the box holds [WAL-04].
    """
    deck = Bag([0 if card in (MEPHISTOPHELES, WALPURGA) else 1 for card in range(len(IDS))])
    places = [mountain.HIGH] * 5 + [mountain.UNSEEN] * (mountain.SLOTS - 5)
    s = Night(n, settings, edition, deck, places)
    s.lying = mountain.all_slots(settings["wide_foot"])
    if not settings["wide_foot"]:
        places[20:] = [mountain.EMPTY] * 5
    shown = [LayCard(slot) for slot in slots_in(s.lying) if slot >= mountain.PREVIEWED_FROM]
    s.then(SeatMephisto(), *shown, ShowFoot(), Preview(), FirstPlayer())
    return s


class DrawSeat(Chance[Night]):
    """Any of the seats, each as likely as the others."""

    __slots__ = ()
    verb: ClassVar[Verb]

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [self.verb.base + chair for chair in range(s.n)]

    def odds(self, s: Night) -> list[int]:
        return [1] * s.n


class SeatMephisto(DrawSeat):
    """Players − 1 cards and Mephistopheles are shuffled and dealt one each. [WAL-02]"""

    __slots__ = ()
    key = "seat_devil"
    rule = "WAL-02"
    verb = SEAT_DEVIL

    def fell(self, s: Night, outcome: Action) -> None:
        (s.mephisto,) = SEAT_DEVIL.args(outcome)
        s.then(*[DealRole(seat) for seat in range(s.n)])


class DealRole(Chance[Night]):
    """The card is the player's role and nothing else; only its owner knows it. [WAL-02]

    Its icon makes the player a witch or a villager [WAL-08]; Mephistopheles is always a witch
    [WAL-09].
    """

    __slots__ = ("seat",)
    key = "deal_role"
    rule = "WAL-02"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Night, seat: Seat) -> list[Action]:
        if self.seat == s.mephisto:
            return [DEAL_ROLE.base + MEPHISTOPHELES]
        return [DEAL_ROLE.base + card for card in s.deck.faces()]

    def odds(self, s: Night) -> list[int]:
        return [1] if self.seat == s.mephisto else s.deck.weights()

    def fell(self, s: Night, outcome: Action) -> None:
        card = outcome - DEAL_ROLE.base
        if card != MEPHISTOPHELES:
            s.deck.take(card)
        s.roles.lay(card, only(self.seat))
        s.tell(ROLE_DEALT, self.seat, hidden=(card,), to=only(self.seat))


class LayCard(Chance[Night]):
    """A card of the pentagram or the outer pentagon is laid, open for now. [WAL-04, WAL-06]"""

    __slots__ = ("slot",)
    key = "lay"
    rule = "WAL-04"

    def __init__(self, slot: Slot) -> None:
        self.slot = slot

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [LAY.base + card for card in s.deck.faces()]

    def odds(self, s: Night) -> list[int]:
        return s.deck.weights()

    def fell(self, s: Night, outcome: Action) -> None:
        card = outcome - LAY.base
        s.deck.take(card)
        s.mountain[self.slot] = card
        s.face_up |= 1 << self.slot


class ShowFoot(Step[Night]):
    """The markers are set [WAL-05], and now all may study the pentagram and the outer pentagon.
    [WAL-06]"""

    __slots__ = ()

    def run(self, s: Night) -> None:
        if s.rules >= TELLS_MARKERS:
            for team, points in enumerate(s.score):
                s.tell(MARKER_SET, team, points)
        s.tell(MOUNTAIN_SHOWN)


class Preview(Ask[Night]):
    """All look until every player is ready; then the cards are face down for good. [WAL-06]"""

    __slots__ = ()
    key = "preview"
    rule = "WAL-06"
    verbs = (READY,)
    floor = Declaring()

    def seats(self, s: Night) -> Seats:
        return everyone(s.n)

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [READY.base]

    def decided(self, s: Night, answers: list[Action]) -> None:
        s.face_up = 0
        s.tell(TURNED_DOWN)


class FirstPlayer(DrawSeat):
    """The first player is drawn at random; play goes to the left. [WAL-07]"""

    __slots__ = ()
    key = "begin"
    rule = "WAL-07"
    verb = BEGIN

    def fell(self, s: Night, outcome: Action) -> None:
        (first,) = BEGIN.args(outcome)
        s.tell(BEGINS, first)
        s.then(Turns(first))
