"""What is true of a night of Walpurgis: fields and clone, nothing else."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.cards import Card, CardSet
from aquelarre.games.walpurgisnacht.mountain import SlotSet
from aquelarre.kernel import Bag, Cards, Seat, State

NOBODY: Seat = -2  # not a watcher's -1


class Gift:
    """A delivered face-down card changed hands. Kept so that `imagine` can tell who may hold
    what. `giver` NOBODY: it came from the mountain; `receiver` NOBODY: it was turned up."""

    __slots__ = ("card", "giver", "receiver")

    def __init__(self, giver: Seat, receiver: Seat, card: Card) -> None:
        self.giver = giver
        self.receiver = receiver
        self.card = card


class Night(State):
    """A game of Walpurgisnacht in progress."""

    __slots__ = (
        "active",
        "declared",
        "deck",
        "down",
        "face_up",
        "gifts",
        "hand",
        "lying",
        "memory_aid",
        "mephisto",
        "mountain",
        "moved",
        "roles",
        "sealed",
        "score",
        "taken",
        "up",
        "wide",
    )

    def __init__(self, n: int, deck: Bag, mountain: list[int], memory_aid: int, wide: int) -> None:
        super().__init__(n)
        self.memory_aid = memory_aid
        self.wide = wide  # ten slots at the foot
        self.deck = deck  # what nobody has seen: in the mountain or in the box
        self.roles = Cards([], [])  # one for each seat, in order
        self.mephisto: Seat = NOBODY
        self.declared = 0  # 1 once Mephistopheles has shown himself
        self.mountain = mountain  # for each slot a card all have seen, or EMPTY, UNSEEN, HIGH
        self.lying: SlotSet = 0  # where a card lies
        self.face_up: SlotSet = 0  # where it lies open to all just now
        self.active: Seat = NOBODY
        self.taken: list[Card] = []  # this turn, in the order of their reveal
        self.hand: CardSet = 0  # of the active player: taken and not yet given or put back
        self.sealed = 0  # 1: a card of this hand was given face down, so the hand is a secret
        self.moved: SlotSet = 0  # where the cards lie that have danced this turn
        self.up: list[CardSet] = [0] * n  # delivered cards before each seat, face up
        self.down: list[CardSet] = [0] * n  # and face down
        self.gifts: tuple[Gift, ...] = ()  # every journey of a face-down card, in order
        self.score = [1, 1]  # both markers start on square 1 [WAL-05]

    def clone(self) -> Night:
        t = Night(self.n, self.deck.clone(), self.mountain.copy(), self.memory_aid, self.wide)
        t.copy_kernel(self)
        t.roles = self.roles.clone()
        t.mephisto = self.mephisto
        t.declared = self.declared
        t.lying = self.lying
        t.face_up = self.face_up
        t.active = self.active
        t.taken = self.taken.copy()
        t.hand = self.hand
        t.sealed = self.sealed
        t.moved = self.moved
        t.up = self.up.copy()
        t.down = self.down.copy()
        t.gifts = self.gifts
        t.score = self.score.copy()
        return t
