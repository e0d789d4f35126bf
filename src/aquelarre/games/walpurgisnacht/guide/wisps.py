"""Phase 1 for the guide: what can be expected of revealing cards, up to the third of them."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, Card
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
        self.edition = self.s.edition
        self.wisp = self.edition.wisp
        faces = self.s.deck.faces()
        self.unseen: list[list[Card]] = [
            [card for card in faces if self.wisp[card] == colour] for colour in range(3)
        ]
        self.draws = self._draws()
        self._worth: dict[tuple[int, int], float] = {}  # by points and gifts, in tenths

    def _draws(self) -> list[tuple[int, Card]]:
        """What a card that nobody has seen may be: of each colour how many are left, and the one in
        the middle, which stands for all of them."""
        found = []
        for cards in self.unseen:
            if cards:
                middle = sorted(cards, key=lambda card: (self.gifts[card], card))[len(cards) // 2]
                found.append((len(cards), middle))
        return found

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
        most = second = -9.0
        for card in taken:
            gift = self.gifts[card]
            if gift > most:
                most, second = gift, most
            elif gift > second:
                second = gift
        more = most + max(0.0, SECOND_GIFT * second)
        key = self.scored(taken), round(10 * more)
        if key not in self._worth:
            self._worth[key] = self.reckoning.chance(key[0] + key[1] / 10)
        return self._worth[key]

    def scored(self, taken: list[Card]) -> int:
        """The points of these cards for the team; less than 0 where the others score."""
        side, points, _ = combination(self.edition, taken)
        return points if side == self.team else -points

    def reveal(self, taken: list[Card], lying: SlotSet, slot: int) -> float:
        """The card on a slot is turned up: a known one, or any that nobody has seen."""
        face = self.s.mountain[slot]
        left = lying & ~(1 << slot)
        if face >= 0:
            return self.after([*taken, face], left)[0]
        count, worth = 0, 0.0
        for number, middle in self.draws:
            worth += number * self.after([*taken, middle], left)[0]
            count += number
        worth /= count or 1
        if face == UNSEEN:
            return worth
        return (self.ending + worth * (self.rivals - 1)) / self.rivals

    def after(self, taken: list[Card], lying: SlotSet) -> tuple[float, list[Card]]:
        """The best that can be made of these cards: stop, or reveal one that is known. What it is
        worth, and the cards with which the phase ends then."""
        best = self.stop(taken), taken
        if combination(self.edition, taken)[2]:
            return best
        last = len(taken) == MOST_REVEALS - 1
        for slot in slots_in(free(lying, self.wide)):
            card = self.s.mountain[slot]
            if card >= 0 and self.may_help(taken, card):
                then = [*taken, card]
                found = (self.stop(then), then) if last else self.after(then, lying & ~(1 << slot))
                if found[0] > best[0]:
                    best = found
        return best

    def may_help(self, taken: list[Card], card: Card) -> bool:
        """Can this card lead to anything better than stopping? The last card of the others' colour
        never does."""
        wisp = self.wisp
        if wisp[card] in (self.team, COLOURLESS):
            return True
        return len(taken) < MOST_REVEALS - 1 and any(wisp[x] == wisp[card] for x in taken)
