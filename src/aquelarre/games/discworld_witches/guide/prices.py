"""What things are worth, in points: tiles, cards, cackles, crises, elves, and losing the game.

In a competition and alone points are points. Who plays together needs hard problems solved, and
nobody's game may be lost on the way: to Black Aliss, to a crisis too many, to three elves.
[LAN-12, LAN-23, LAN-27, LAN-28, LAN-49 … LAN-51]
"""

from __future__ import annotations

from math import exp

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card, Tile
from aquelarre.games.discworld_witches.guide.leaning import PLAIN, Leaning
from aquelarre.games.discworld_witches.guide.odds import round_to
from aquelarre.games.discworld_witches.rules.board import empty, hard_left, spaces_in
from aquelarre.games.discworld_witches.rules.cards import COUNTED, hand_limit
from aquelarre.games.discworld_witches.rules.ending import FEW, points
from aquelarre.games.discworld_witches.rules.setup import supplies
from aquelarre.games.discworld_witches.rules.turn import TOO_MANY_ELVES, elf_spaces
from aquelarre.games.discworld_witches.state import (
    COOPERATIVE,
    NOBODY,
    SOLO,
    Lancre,
    Placing,
    Tackling,
)
from aquelarre.kernel import Seat, added

CARD_A_TURN = 0.55  # one more card in every later turn, for each of them
BONUS_A_TURN = 0.5  # one more point in every attempt, for each later turn
HARD_TOGETHER = 8.0  # a hard problem solved, to who plays together, however many points it has
HARD_TO_SPARE = 1.5  # the same when few enough are left
EASY_TOGETHER = 1.2
EASY_UNTIL = 2  # rounds before the end: from then on it is worth less and less
LOSS_TOGETHER, LOSS_ALONE, MOST_LOSS = 40.0, 25.0, 40.0
FAR_AHEAD = 20.0  # beyond it nothing is in doubt
LEAD = (3.0, 1.3)  # how far apart players end, and so much more for each turn to come
CACKLE = {"against": (0.3, 0.5), "together": (0.3, 0.6), "alone": (0.7, 0.5)}
A_CACKLE = 0.1  # how exactly cackles are told apart
ALISS_AHEAD = 1.6  # how much worse a Black Aliss is for each that is gone, in points
ELF_DANGER = (0.0, 0.02, 0.16, 1.0)  # to lose, with so many elves face up
REFILLED = 0.45  # what a card drawn anew is worth
SYMBOL_WORTH = {ids.MAGIC: 0.5, ids.HEADOLOGY: 0.4, ids.BROOMSTICK: 0.45}
EFFECT_WORTH = {
    ids.E_ADD: 0.5,
    ids.E_BORROW: 0.1,
    ids.E_DEATH: 0.3,
    ids.E_FLEE: 0.3,
    ids.E_DRAW: 0.6,
    ids.E_MOVE: 0.1,
    ids.E_HELP: 0.2,
    ids.E_INVISIBLE: 0.1,
    ids.E_REROLL: 0.7,
    ids.E_KNOW: 0.4,
    ids.E_SHAMBLE: 0.0,
    ids.E_SHEEP: 0.2,
    ids.E_TRANSMUTE: 0.3,
}
BOTH_USES = 0.3  # how much the lesser use of a card counts beside the better one
TRIO_HOPES = (0.0, 0.1, 0.6, 1.0)  # a card with the mark, by how many characters a hand has

ITSELF, LIMIT, BONUS, ELVES, CRISES = "itself", "limit", "bonus", "elves", "crises"
Part = tuple[str, float]  # what a problem is good for, and how much that is worth


def poisson_above(most: int, mean: float) -> float:
    """How likely more than so many are, when so many are expected."""
    term = total = exp(-mean)
    for number in range(1, most + 1):
        term *= mean / number
        total += term
    return max(0.0, 1.0 - total)


def turns_to_come(s: Lancre, seat: Seat) -> int:
    """How many turns the seat will have after this one."""
    waiting = sum(s.box_easy) + sum(s.box_hard)
    if s.active == NOBODY:
        return waiting // s.n
    if s.inside(Placing):
        waiting -= 1
    ahead = (seat - s.active) % s.n
    if not ahead:
        return waiting // s.n
    return (waiting - ahead) // s.n + 1 if waiting >= ahead else 0


def held_at_first(s: Lancre, seat: Seat) -> list[Card]:
    """The hand; in an attempt as it was before it, so that a plan is not dropped half-way because
    what was played first has made the rest cheaper or dearer."""
    attempt = s.inside(Tackling) if seat == s.active else None
    played = [card for card, _, _ in attempt.played if card >= 0] if attempt else []
    return s.hands[seat] + played


class Prices:
    """What things are worth to a seat now."""

    __slots__ = (
        *("s", "seat", "leaning", "after", "limit", "waiting", "loss", "elves", "cackle_costs"),
        *("_open", "_room", "_crises", "_cards", "_hand", "_characters", "_tiles", "_cackles"),
    )

    def __init__(self, s: Lancre, seat: Seat, leaning: Leaning = PLAIN) -> None:
        self.s = s
        self.seat = seat
        self.leaning = leaning
        self.after = turns_to_come(s, seat)
        self.limit = hand_limit(s, seat)
        self.waiting = sum(s.box_easy) + sum(s.box_hard)
        self.loss = leaning.loss * self._loss()
        many = s.settings["many_crises"]
        self._open = sum([1 for x in spaces_in(s.tiled) if many or not s.crisis[x]])
        self._room = empty(s).bit_count()
        self._crises: dict[tuple[int, int], float] = {}
        self.elves = len(elf_spaces(s))
        self.cackle_costs = self._cackle_costs()
        self._cards: dict[Card, float] = {}
        self._tiles: dict[tuple[Tile, int, bool], float] = {}
        self._cackles: dict[int, tuple[float, ...]] = {}
        hand = held_at_first(s, seat)
        self._hand = len(hand)
        self._characters = len({s.edition.trio[card] for card in hand} - {-1})

    # -- losing --------------------------------------------------------------------------

    def _loss(self) -> float:
        """Points that it would cost if everybody lost: to who is behind it costs little."""
        s = self.s
        if s.settings["mode"] == COOPERATIVE:
            return LOSS_TOGETHER
        if s.settings["mode"] == SOLO:
            return LOSS_ALONE
        best = max(points(s, other) for other in range(s.n) if other != self.seat)
        spread = LEAD[0] + LEAD[1] * self.after
        lead = (points(s, self.seat) - best) / spread
        return min(MOST_LOSS, spread * (1 + exp(min(lead, FAR_AHEAD))))

    def crisis_danger(self, removed: int = 0, returned: int = 0) -> float:
        """What it costs that crisis tokens may run out before the next turn, with so many tiles
        less on the board that could get one, and so many tokens more. [LAN-12]"""
        found = self._crises.get((removed, returned))
        if found is None:
            s, open_to, room = self.s, self._open - removed, self._room + removed
            mean = min(self.waiting, s.n) * max(0, open_to) / max(1, room)
            found = self.loss * poisson_above(s.crisis_supply + returned, mean)
            self._crises[removed, returned] = found
        return found

    def elf_danger(self, more: int = 0) -> float:
        """What it costs that so many elves, and these more, lie face up. [LAN-27]"""
        count = min(TOO_MANY_ELVES, max(0, self.elves + more))
        if count < TOO_MANY_ELVES and not self.waiting:
            return 0.0
        return self.loss * ELF_DANGER[count]

    # -- cackles -------------------------------------------------------------------------

    def _cackle_costs(self) -> list[float]:
        """What the next cackles cost together: none, one, two… [LAN-23, LAN-49]"""
        s, costs = self.s, [0.0]
        supply, aliss, mine = s.cackle_supply, s.aliss_supply, s.cackles[self.seat]
        others = [count for seat, count in enumerate(s.cackles) if seat != self.seat]
        for _ in range(8):
            if supply:
                supply -= 1
                mine += 1
                cost = self._soft_cackle(supply)
            elif others and max(others) > mine:
                others[others.index(max(others))] -= 1
                mine += 1
                cost = 0.3 * self._soft_cackle(0)
            else:
                cost = self.aliss_price(aliss)
                aliss -= 1
            costs.append(costs[-1] + cost)
        return costs

    def _soft_cackle(self, supply: int) -> float:
        """One out of the supply: the fewer are left for the rest of the game, the worse."""
        s = self.s
        mode = s.settings["mode"]
        which = "alone" if mode == SOLO else "together" if mode == COOPERATIVE else "against"
        least, more = CACKLE[which]
        scarce = 1 - supply / max(1, supplies(s.n, mode)[0])
        future = min(1.0, (self.waiting + 0.5) / (2 * s.n))
        return self.leaning.cackle * (least + more * scarce) * future

    def aliss_price(self, left: int) -> float:
        """A Black Aliss, when so many are left. [LAN-28, LAN-45, LAN-49]"""
        s = self.s
        if not s.together:
            return 1.0 if left > 0 else 0.0
        if left <= 0:
            return self.loss
        gone = supplies(s.n, s.settings["mode"])[1] - left
        future = min(1.0, (self.waiting + 0.5) / (3 * s.n))
        return 1.0 + ALISS_AHEAD * gone * future

    def cackles(self, count: int) -> float:
        """What so many more cackles cost."""
        return self.cackle_costs[min(count, len(self.cackle_costs) - 1)]

    def roughly_cackles(self, magics: int) -> tuple[float, ...]:
        """What as many cackles cost as an attempt with so many magics may bring, beside the
        rarest."""
        found = self._cackles.get(magics)
        if found is None:
            costs = [round_to(cost, A_CACKLE) for cost in self.cackle_costs[: magics + 3]]
            found = self._cackles[magics] = tuple(costs)
        return found

    def relief(self, count: int) -> float:
        """What it is worth to give so many cackles back."""
        count = min(count, self.s.cackles[self.seat])
        supply = self.s.cackle_supply
        return added([self._soft_cackle(supply + number) for number in range(count)])

    # -- tiles ---------------------------------------------------------------------------

    def tile(self, tile: Tile, crises: int, up: bool) -> float:
        """What it is worth to solve a problem. [LAN-17, LAN-20, LAN-28, LAN-50]"""
        key = tile, crises, up
        found = self._tiles.get(key)
        if found is None:
            worths = [worth for _, worth in self.parts(tile, crises, up)]
            found = self._tiles[key] = added(worths)
        return found

    def parts(self, tile: Tile, crises: int, up: bool) -> list[Part]:
        """What that is made of: the tile itself, and what else it is good for."""
        s, edition = self.s, self.s.edition
        together = s.settings["mode"] == COOPERATIVE
        worth, lean = float(edition.points[tile]), self.leaning
        if tile >= ids.FIRST_HARD:
            bonus = BONUS_A_TURN * self.after * (0.6 if len(s.hard[self.seat]) % 2 else 0.4)
            bonus *= lean.bonus
            if together:
                found = [(ITSELF, 0.1 * (worth + bonus))]
                found.append((ITSELF, HARD_TO_SPARE if self.few_left() else HARD_TOGETHER))
            else:
                found = [(ITSELF, worth + lean.hard), (BONUS, bonus)]
        else:
            found = [(ITSELF, worth + lean.easy)]
            if together:
                usual = min(1.0, self.waiting / (EASY_UNTIL * s.n))
                found = [(ITSELF, 0.1 * worth), (ITSELF, EASY_TOGETHER * usual)]
            easy = len(s.easy[self.seat])
            if easy < COUNTED:
                limit = CARD_A_TURN * self.after * (0.6 if easy % 2 else 0.4)
                found.append((LIMIT, lean.limit * limit))
        if edition.group[tile] == ids.ELF and up:
            found.append((ELVES, self.elf_danger() - self.elf_danger(-1)))
        open_to = int(s.settings["many_crises"] or not crises)
        found.append((CRISES, self.crisis_danger()))
        found.append((CRISES, -self.crisis_danger(open_to, crises)))
        return found

    def few_left(self) -> bool:
        """Are so few hard problems left that a table which plays together would win? [LAN-50]"""
        return hard_left(self.s) + sum(self.s.box_hard) < FEW

    # -- cards ---------------------------------------------------------------------------

    def keeping(self, card: Card) -> float:
        """What a card in hand is worth, by its better use above all. [LAN-08]"""
        edition = self.s.edition
        symbol, effect = edition.symbol[card], edition.effect[card]
        one = self._of_symbol(symbol) * SYMBOL_WORTH[symbol]
        other = self._of_effect(effect) * EFFECT_WORTH[effect]
        if effect == ids.E_DRAW:
            other -= edition.cackle[card] * self.cackles(1)
        worth = max(one, other) + BOTH_USES * min(one, other)
        if edition.trio[card] >= 0:
            worth += self.leaning.trio * TRIO_HOPES[min(3, self._characters)]
        return worth

    def _of_symbol(self, symbol: int) -> float:
        """How much more than to a guide one is worth."""
        lean = self.leaning
        if symbol == ids.BROOMSTICK:
            return lean.broom
        return lean.magic if symbol == ids.MAGIC else lean.headology

    def _of_effect(self, effect: int) -> float:
        lean = self.leaning
        if effect == ids.E_ADD:
            return lean.add
        if effect == ids.E_REROLL:
            return lean.reroll
        return lean.draw if effect == ids.E_DRAW else 1.0

    def card(self, card: Card) -> float:
        """What it costs to play a card: another is drawn for it at the end of the turn, so only
        what it was better than that. [LAN-26]"""
        found = self._cards.get(card)
        if found is None:
            keep = self.keeping(card)
            if not self.after:
                found = 0.1 * keep if self.s.action < 2 else 0.0
            elif self._hand > self.limit:
                found = 0.8 * keep
            else:
                found = max(0.05, keep - REFILLED) + (0.1 if self.s.action < 2 else 0.0)
            found = self._cards[card] = round_to(self.leaning.card * found, 0.1)
        return found
