"""What is true of a game in progress: fields and clone, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from aquelarre.games._template.box import COPIES
from aquelarre.kernel import Bag, Cards, Seats, State

NO_CARD = -1


class TemplateState(State):
    """Two to four players around one deck, with one card each. [TPL-01]"""

    __slots__ = ("cards", "deck", "hand", "shown")

    def __init__(self, n: int, settings: Mapping[str, int]) -> None:
        super().__init__(n, settings)
        self.deck = Bag(list(COPIES))  # what nobody has looked at yet
        self.cards = Cards([], [])  # every card that was dealt or drawn: its face and who knows it
        self.hand = [NO_CARD] * n  # the place in `cards` of each seat's card
        self.shown: Seats = 0  # who has shown her card to all

    def clone(self) -> Self:
        copy = type(self)(self.n, self.settings)
        copy.copy_kernel(self)
        copy.deck = self.deck.clone()
        copy.cards = self.cards.clone()
        copy.hand = self.hand.copy()
        copy.shown = self.shown
        return copy
