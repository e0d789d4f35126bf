"""Cards: playing, drawing, shuffling. [LAN-08, LAN-26]

The deck has no order: which card comes is nature's answer. Hands are sorted lists. For every card
in a hand we remember how many shuffles had been before it was drawn (`age`): after a shuffle
everybody knows which cards are in hands, for all others lie in the new deck (see seen/imagine.py).
"""

from __future__ import annotations

from bisect import insort

from aquelarre.games.discworld_witches.box.ids import Card
from aquelarre.games.discworld_witches.notices import DREW, NO_CARDS, SHUFFLED
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.verbs import DEAL_CARD
from aquelarre.kernel import Action, Chance, Seat, Step, only

HAND = 3  # cards at the start, and without any tile
COUNTED = 8  # easy tiles that count for the limit


def hand_limit(s: Lancre, seat: Seat) -> int:
    """Three, one more for every two easy tiles, of which eight count: so never above seven.
    [LAN-20, LAN-26]"""
    return HAND + min(COUNTED, len(s.easy[seat])) // 2


def play(s: Lancre, seat: Seat, card: Card) -> None:
    """A card leaves the hand for the discard pile, whatever it was used for. [LAN-08]"""
    s.hands[seat].remove(card)
    s.age[card] = 0
    s.discard.append(card)


def shuffle(s: Lancre) -> None:
    """The discard pile becomes the deck. [LAN-08]"""
    s.deck = sorted(s.discard)
    s.discard = []
    s.shuffles += 1
    s.tell(SHUFFLED, len(s.deck))


class Draw(Step[Lancre]):
    """So many cards from the deck, which is shuffled anew when it is empty. [LAN-08]"""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Lancre) -> None:
        if self.count > 0:
            draw(s, self.seat, self.count)


def draw(s: Lancre, seat: Seat, count: int) -> None:
    """The next card, if there is any."""
    if not s.deck and s.discard:
        shuffle(s)
    if s.deck:
        s.then(DrawOne(seat, count))
    else:
        s.tell(NO_CARDS, seat)


class DrawOne(Chance[Lancre]):
    """Which card is it? Only who draws it sees it. [LAN-26]"""

    __slots__ = ("count", "seat")
    key = "deal_card"
    rule = "LAN-26"

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count  # still to draw, this one included

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        first = DEAL_CARD.base
        return [first + card for card in s.deck]

    def odds(self, s: Lancre) -> list[int]:
        return [1] * len(s.deck)

    def fell(self, s: Lancre, outcome: Action) -> None:
        card = outcome - DEAL_CARD.base
        s.deck.remove(card)
        insort(s.hands[self.seat], card)
        s.age[card] = s.shuffles
        s.tell(DREW, self.seat, hidden=(card,), to=only(self.seat))
        if self.count > 1:
            draw(s, self.seat, self.count - 1)
