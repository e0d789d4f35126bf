"""Phase 3 for the guide: what the mountain, left like this, brings those who come next."""

from __future__ import annotations

from math import tanh

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.box.mountain import EMPTY, HIGH, SlotSet, free, slots_in
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning, result
from aquelarre.games.walpurgisnacht.rules.wisps import MOST_REVEALS, SAME_COLOUR
from aquelarre.games.walpurgisnacht.verbs import MOVE, PUT_BACK, SWAP
from aquelarre.kernel import Action

FADING = (1.0, 0.35, 0.15)  # how much of the mountain as it is the next players will find
FORCED = -1.0  # points for who can only reveal the others' colour
ENDS_IT = 0.7  # how likely whoever leads looks for Walpurga where she may lie free
RISKS_IT = 0.1  # and whoever does not
TEAMS = (WITCHES, VILLAGERS)


class Mountains:
    """Weighs what the mountain could look like after an answer of the dance."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.reckoning = reckoning
        self.s = reckoning.mountain
        self.wisp = self.s.edition.wisp
        self.wide = self.s.settings["wide_foot"]
        n, seat = self.s.n, reckoning.seat
        self.following = [(seat + 1 + x) % n for x in range(min(len(FADING), n - 1))]
        likely: dict[tuple[int, ...], float] = {}  # by our lead and the teams of those who follow
        for place, tally in enumerate(reckoning.tallies):
            key = (reckoning.leads[place], *[tally.team[x] for x in self.following])
            likely[key] = likely.get(key, 0.0) + reckoning.shares[place]
        self.likely = list(likely.items())
        self._worth: dict[tuple[float, float, bool], float] = {}

    def weigh(self, options: list[Action]) -> list[float]:
        """What each answer is worth, as a chance of winning."""
        return [self.after(action) for action in options]

    def after(self, action: Action) -> float:
        """The mountain as this answer leaves it."""
        return self.worth(*self.found(*self.left_by(action)))

    def left_by(self, action: Action) -> tuple[list[int], SlotSet]:
        """What lies where after this answer."""
        mountain, lying = self.s.mountain.copy(), self.s.lying
        if MOVE.owns(action):
            slot, to = MOVE.args(action)
            mountain[to], mountain[slot] = mountain[slot], EMPTY
            lying ^= 1 << slot | 1 << to
        elif SWAP.owns(action):
            slot, to = SWAP.args(action)
            mountain[to], mountain[slot] = mountain[slot], mountain[to]
        elif PUT_BACK.owns(action):
            card, slot = PUT_BACK.args(action)
            mountain[slot] = card
            lying |= 1 << slot
        return mountain, lying

    def found(self, mountain: list[int], lying: SlotSet) -> tuple[float, float, bool]:
        """What a witch and a villager would find there, and whether Walpurga may lie free."""
        high = any(mountain[slot] == HIGH for slot in slots_in(free(lying, self.wide)))
        witches, villagers = (self.prospect(mountain, lying, team) for team in TEAMS)
        return witches, villagers, high

    def prospect(self, mountain: list[int], lying: SlotSet, team: int) -> float:
        """About how many points somebody of the team, coming now, makes of the cards that are
        known: the longest way over cards of one's colour, of which each frees others."""
        most = self.longest(mountain, lying, team, MOST_REVEALS)
        if most:
            return float(SAME_COLOUR[most])
        open_cards = [mountain[slot] for slot in slots_in(free(lying, self.wide))]
        harmless = any(card < 0 or self.wisp[card] == COLOURLESS for card in open_cards)
        return 0.0 if harmless else FORCED

    def longest(self, mountain: list[int], lying: SlotSet, team: int, left: int) -> int:
        """How many cards of the team's colour can be revealed one after another, at most so
        many."""
        most = 0
        for slot in slots_in(free(lying, self.wide)):
            card = mountain[slot]
            if card >= 0 and self.wisp[card] == team:
                after = lying & ~(1 << slot)
                found = 1 + (self.longest(mountain, after, team, left - 1) if left > 1 else 0)
                if found == left:
                    return found
                most = max(most, found)
        return most

    def worth(self, witches: float, villagers: float, high: bool) -> float:
        """What it brings our team if a witch, or a villager, can make so many points, and whether
        Walpurga may lie free: whoever leads then wants the night to end."""
        key = witches, villagers, high
        if key not in self._worth:
            self._worth[key] = self._reckon(witches, villagers, high)
        return self._worth[key]

    def _reckon(self, witches: float, villagers: float, high: bool) -> float:
        team, spread = self.reckoning.team, self.reckoning.spread
        rivals = self.s.mountain.count(HIGH) or 1
        found = 0.0
        for (lead, *following), share in self.likely:
            points, goes_on = 0.0, 1.0
            for fading, other in zip(FADING, following, strict=False):
                gain = witches if other == WITCHES else villagers
                points += fading * (gain if other == team else -gain)
                if high:
                    ahead = lead > 0 if other == team else lead < 0
                    goes_on *= 1 - fading * (ENDS_IT if ahead else RISKS_IT) / rivals
            after = tanh((lead + points) / spread)
            found += share * (goes_on * after + (1 - goes_on) * result(lead))
        return found
