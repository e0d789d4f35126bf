"""What is true of a night of Walpurgis: fields and clone, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from aquelarre.games.walpurgisnacht.box.cards import Card, CardSet
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import SlotSet
from aquelarre.kernel import Bag, Cards, Procedure, Seat, State

NOBODY: Seat = -2  # not a watcher's -1


class Gift(NamedTuple):
    """A delivered face-down card changed hands. Kept so that `imagine` can tell who may hold
    what. `giver` NOBODY: it came from the mountain; `receiver` NOBODY: it was turned up."""

    giver: Seat
    receiver: Seat
    card: Card


class Turn(Procedure):
    """What only matters until the turn is over. [WAL-07]"""

    __slots__ = ("sealed", "taken")

    def __init__(self, taken: list[Card], sealed: bool = False) -> None:
        self.taken = taken  # the cards revealed in it, in this order
        self.sealed = sealed  # one of them was given face down: the hand is a secret now

    def clone(self) -> Turn:
        return Turn(self.taken.copy(), self.sealed)


class Night(State):
    """A game of Walpurgisnacht in progress."""

    __slots__ = (
        "active",
        "declared",
        "deck",
        "down",
        "edition",
        "face_up",
        "gifts",
        "hand",
        "lying",
        "mephisto",
        "mountain",
        "roles",
        "score",
        "up",
    )

    def __init__(
        self,
        n: int,
        settings: Mapping[str, int],
        edition: Edition,
        deck: Bag,
        mountain: list[int],
        of: Night | None = None,
    ) -> None:
        super().__init__(n, settings, of)
        self.edition = edition  # what the cards show and do
        self.deck = deck  # what nobody has seen: in the mountain or in the box
        self.mountain = mountain  # for each slot a card all have seen, or EMPTY, UNSEEN, HIGH
        if of is not None:
            self._copy(of)
            return
        self.roles = Cards([], [])  # one for each seat, in order
        self.mephisto: Seat = NOBODY
        self.declared = 0  # 1 once Mephistopheles has shown himself
        self.lying: SlotSet = 0  # where a card lies
        self.face_up: SlotSet = 0  # where it lies open to all just now
        self.active: Seat = NOBODY
        self.hand: CardSet = 0  # of the active player: taken and not yet given or put back
        self.up: list[CardSet] = [0] * n  # delivered cards before each seat, face up
        self.down: list[CardSet] = [0] * n  # and face down
        self.gifts: tuple[Gift, ...] = ()  # every journey of a face-down card, in order
        self.score = [1, 1]  # both markers start on square 1 [WAL-05]

    def clone(self) -> Night:
        deck, mountain = self.deck.clone(), self.mountain.copy()
        return Night(self.n, self.settings, self.edition, deck, mountain, self)

    def _copy(self, other: Night) -> None:
        """Take over all that is not given to a new night."""
        self.roles = other.roles.clone()
        self.mephisto = other.mephisto
        self.declared = other.declared
        self.lying = other.lying
        self.face_up = other.face_up
        self.active = other.active
        self.hand = other.hand
        self.up = other.up.copy()
        self.down = other.down.copy()
        self.gifts = other.gifts
        self.score = other.score.copy()
