"""The rules: each step carries out one of them, and says which."""

from __future__ import annotations

from aquelarre.games._template.box import VALUES, Face
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import (
    DEAL,
    DEALT,
    DRAW,
    DREW,
    KEEP,
    KEPT,
    REVEALED,
    SHARED,
    SHOW,
    SHOWN,
    SWAP,
    SWAPPED,
    WON,
)
from aquelarre.kernel import (
    ALL,
    Action,
    Ask,
    Chance,
    Floor,
    Seat,
    Seats,
    Step,
    Why,
    everyone,
    holds,
    only,
)


class Deal(Chance[TemplateState]):
    """A player gets one card from the deck, face down, and looks at it. [TPL-02]"""

    __slots__ = ("seat",)
    key = "deal"
    rule = "TPL-02"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [DEAL.at(face) for face in s.deck.faces()]

    def odds(self, s: TemplateState) -> list[int]:
        return s.deck.weights()

    def fell(self, s: TemplateState, outcome: Action) -> None:
        (face,) = DEAL.args(outcome)
        take(s, self.seat, face)
        s.tell(DEALT, self.seat, hidden=(face,), to=only(self.seat))


class Showing(Floor[TemplateState]):
    """While all are deciding, anyone may show her card to all, once, if the table has agreed to it.
    [TPL-04] After that everybody decides anew. [TPL-06]"""

    __slots__ = ()
    verbs = (SHOW,)

    def seats(self, s: TemplateState) -> Seats:
        return everyone(s.n) & ~s.shown if s.settings["showing"] else 0

    def words(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [SHOW.at()]

    def said(self, s: TemplateState, seat: Seat, action: Action) -> None:
        s.shown |= only(seat)
        s.cards.show(s.hand[seat], ALL)
        s.tell(SHOWN, seat, own_face(s, seat))
        s.reopen()

    def why(self, s: TemplateState, seat: Seat, action: Action) -> Why:
        return Why("TPL-04", "once" if s.settings["showing"] else "agreed")


class Choose(Ask[TemplateState]):
    """All at once and in secret, every player decides to keep her card or to swap it. [TPL-03]

    A card that has been shown may not be swapped any more. [TPL-05]
    """

    __slots__ = ()
    key = "choose"
    rule = "TPL-03"
    verbs = (KEEP, SWAP)
    floor = Showing()

    def seats(self, s: TemplateState) -> Seats:
        return everyone(s.n)

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [KEEP.at()] if holds(s.shown, seat) else [KEEP.at(), SWAP.at()]

    def why(self, s: TemplateState, seat: Seat, action: Action) -> Why:
        return Why("TPL-05", card=own_face(s, seat))

    def decided(self, s: TemplateState, answers: list[Action]) -> None:
        swapping = [seat for seat in range(s.n) if answers[seat] == SWAP.at()]
        for seat in range(s.n):
            s.tell(SWAPPED if seat in swapping else KEPT, seat)
        s.then(*[Swap(seat) for seat in swapping])


class Swap(Chance[TemplateState]):
    """In turn order, the old card goes out of the game face down, so that only its former owner
    knows it, and a new one comes from the deck, for its owner's eyes only. [TPL-07]"""

    __slots__ = ("seat",)
    key = "draw"
    rule = "TPL-07"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [DRAW.at(face) for face in s.deck.faces()]

    def odds(self, s: TemplateState) -> list[int]:
        return s.deck.weights()

    def fell(self, s: TemplateState, outcome: Action) -> None:
        (face,) = DRAW.args(outcome)
        take(s, self.seat, face)
        s.tell(DREW, self.seat, hidden=(face,), to=only(self.seat))


class Reveal(Step[TemplateState]):
    """All turn up their cards; the highest wins. [TPL-08]"""

    __slots__ = ()

    def run(self, s: TemplateState) -> None:
        for seat in range(s.n):
            s.cards.show(s.hand[seat], ALL)
            s.tell(REVEALED, seat, own_face(s, seat))
        best = winners(s)
        for seat in best:
            s.tell(WON if len(best) == 1 else SHARED, seat, own_face(s, seat))


def take(s: TemplateState, seat: Seat, face: Face) -> None:
    """The card becomes the seat's own, and nobody else sees it."""
    s.deck.take(face)
    s.hand[seat] = s.cards.lay(face, only(seat))


def own_face(s: TemplateState, seat: Seat) -> Face:
    """The face of the card the seat has now."""
    return s.cards.face[s.hand[seat]]


def winners(s: TemplateState) -> list[Seat]:
    """Who has the highest card. Of equal ones a shown card beats those that were not shown;
    who is still equal shares the victory. [TPL-08, TPL-09]"""
    ranks = [(VALUES[own_face(s, seat)], holds(s.shown, seat)) for seat in range(s.n)]
    return [seat for seat in range(s.n) if ranks[seat] == max(ranks)]
