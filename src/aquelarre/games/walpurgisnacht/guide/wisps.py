"""Phase 1 for the guide: what can be expected of revealing cards, up to the third of them."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, WISP, Card
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, UNSEEN, SlotSet, free, slots_in
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning
from aquelarre.games.walpurgisnacht.rules.wisps import MOST_REVEALS, combination
from aquelarre.games.walpurgisnacht.state import Turn
from aquelarre.games.walpurgisnacht.verbs import REVEAL, STOP
from aquelarre.kernel import Action

SECOND_GIFT = 0.7  # of its worth: everybody sees it, and it is not always to be made


class WispPath:
    """What the rest of the phase brings the team, as a chance of winning."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.reckoning = reckoning
        self.s = reckoning.mountain
        self.wide = self.s.settings["wide_foot"]
        self.team = reckoning.team
        self.gifts = reckoning.gifts()
        self.ending = reckoning.at_the_end()
        self.rivals = self.s.mountain.count(HIGH)
        faces = self.s.deck.faces()
        self.unseen: list[list[Card]] = [
            [card for card in faces if WISP[card] == colour] for colour in range(3)
        ]
        self._worth: dict[tuple[int, int], float] = {}  # by points and gifts, in tenths

    def weigh(self, options: list[Action]) -> list[float]:
        """What each answer is worth."""
        taken = self.s.within(Turn).taken
        lying = self.s.lying
        return [
            self.stop(taken) if x == STOP.base else self.reveal(taken, lying, x - REVEAL.base)
            for x in options
        ]

    def stop(self, taken: list[Card]) -> float:
        """The phase ends with these cards, of which one or two are given."""
        side, points, _ = combination(taken)
        most = second = -9.0
        for card in taken:
            gift = self.gifts[card]
            if gift > most:
                most, second = gift, most
            elif gift > second:
                second = gift
        more = most + max(0.0, SECOND_GIFT * second)
        key = points if side == self.team else -points, round(10 * more)
        if key not in self._worth:
            self._worth[key] = self.reckoning.chance(key[0] + key[1] / 10)
        return self._worth[key]

    def reveal(self, taken: list[Card], lying: SlotSet, slot: int) -> float:
        """The card on a slot is turned up: a known one, or any that nobody has seen."""
        face = self.s.mountain[slot]
        left = lying & ~(1 << slot)
        if face >= 0:
            return self.after([*taken, face], left)
        count, worth = 0, 0.0
        for cards in self.unseen:
            if cards:  # the one in the middle stands for all of its colour
                middle = sorted(cards, key=lambda card: (self.gifts[card], card))[len(cards) // 2]
                worth += len(cards) * self.after([*taken, middle], left)
                count += len(cards)
        worth /= count or 1
        if face == UNSEEN:
            return worth
        return (self.ending + worth * (self.rivals - 1)) / self.rivals

    def after(self, taken: list[Card], lying: SlotSet) -> float:
        """The best that can be made of these cards: stop, or reveal one that is known."""
        worth = self.stop(taken)
        if combination(taken)[2]:
            return worth
        last = len(taken) == MOST_REVEALS - 1
        for slot in slots_in(free(lying, self.wide)):
            card = self.s.mountain[slot]
            if card >= 0 and self.may_help(taken, card):
                then = [*taken, card]
                left = lying & ~(1 << slot)
                worth = max(worth, self.stop(then) if last else self.after(then, left))
        return worth

    def may_help(self, taken: list[Card], card: Card) -> bool:
        """Can this card lead to anything better than stopping? The last card of the others' colour
        never does."""
        if WISP[card] in (self.team, COLOURLESS):
            return True
        return len(taken) < MOST_REVEALS - 1 and any(WISP[x] == WISP[card] for x in taken)
