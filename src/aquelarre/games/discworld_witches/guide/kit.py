"""What a witch has for her attempts: what each card in hand is good for, and what is at stake.

[LAN-06, LAN-15, LAN-17, LAN-21, LAN-22, LAN-24, LAN-29 … LAN-33, LAN-36, LAN-38, LAN-42 … LAN-47]
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card, Space, Tile
from aquelarre.games.discworld_witches.guide.leaning import PLAIN, Leaning
from aquelarre.games.discworld_witches.guide.odds import (
    Means,
    Prospect,
    Task,
    rough,
    roughly,
    round_to,
)
from aquelarre.games.discworld_witches.guide.prices import Prices
from aquelarre.games.discworld_witches.rules.attempt import BY_HEADOLOGY, BY_MAGIC, has_magic_token
from aquelarre.games.discworld_witches.rules.board import bonus, way_out
from aquelarre.games.discworld_witches.rules.solving import has_token_for_pigs
from aquelarre.games.discworld_witches.state import COOPERATIVE, Lancre
from aquelarre.kernel import Seat, added

AN_ACTION = 1.8  # what an action brings, in points
A_CRISIS = 0.4  # what a crisis on a tile costs, apart from the danger
A_CRISIS_LESS = 2  # points by which a problem becomes easier [LAN-17]
A_TOKEN = 0.3
SYMBOL, ADD, REROLL, SLIP, OTHER = "symbol", "add", "reroll", "slip", "other"
CURED = (ids.PIG, ids.DEATH, ids.SHEEP)  # what somebody may solve without dice: see `sure`
CURES = {ids.DEATH: ids.E_DEATH, ids.SHEEP: ids.E_SHEEP}
FINE = 0.1  # how exactly gains and losses are told apart
DULL = 0.55  # a card worth less than this may go


class Reckoned:
    """What has been reckoned already, for hands that are as good as each other."""

    __slots__ = ("hidden", "known", "means", "rough", "tasks")

    def __init__(self) -> None:
        self.means: dict[int, Means] = {}
        self.rough: dict[int, Means] = {}
        self.tasks: dict[int, Task] = {}  # of what a tile face down may be, roughly
        self.known: dict[int, Prospect] = {}  # of attempts at a tile
        # And at what a tile face down may be: value, chance, flight.
        self.hidden: dict[int, tuple[float, float, float]] = {}


class Kit:
    """What a seat has for its attempts."""

    __slots__ = (
        *("s", "seat", "prices", "hand", "brooms", "spent", "as_before"),
        *("_own", "_all", "_kept", "_three", "_against", "_helps"),
    )

    def __init__(
        self, s: Lancre, seat: Seat, of: Kit | None, spent: Card, leaning: Leaning = PLAIN
    ) -> None:
        """`of` another one, when a card of it will have been `spent`."""
        self.s = s
        self.seat = seat
        self.prices: Prices = Prices(s, seat, leaning) if of is None else of.prices
        self.hand: tuple[Card, ...] = tuple([card for card in s.hands[seat] if card != spent])
        self.spent = spent
        self.brooms = self._brooms()
        # Is as much at stake as with that card? Brooms lead out of the dungeon, and away.
        self.as_before = of is None or (bool(self.brooms) and bool(of.brooms))
        self._own = Reckoned()
        # Where the card is good for nothing:
        self._all: Reckoned = self._own if of is None else of._all
        # Cards that add something against certain groups, by their place in the whole hand:
        self._against: list[tuple[int, tuple[int, ...]]] = []
        self._helps = False  # is there one that counts only where a crisis is?
        self._look_through(s.hands[seat])
        self._kept: dict[Tile, list[Card]] = {}
        self._three: list[Card] | None = None

    def _brooms(self) -> list[Card]:
        """Broomsticks in hand, the one that is missed least first. [LAN-15]"""
        symbol = self.s.edition.symbol
        found = [card for card in self.hand if symbol[card] == ids.BROOMSTICK]
        return sorted(found, key=self.prices.card)

    def _look_through(self, hand: list[Card]) -> None:
        """Which cards are not as good against every problem?"""
        effect, against = self.s.edition.effect, self.s.edition.against
        for place, card in enumerate(hand):
            if card == self.spent:
                continue
            if effect[card] == ids.E_ADD and against[card]:
                self._against.append((1 << place, against[card]))
            elif effect[card] == ids.E_HELP:
                self._helps = True

    def _is_idle(self, tile: Tile, crises: int) -> bool:
        """Is the card that was spent good for nothing against such a problem, if there was one?"""
        if self.spent < 0:
            return True
        edition = self.s.edition
        if edition.trio[self.spent] >= 0 or edition.effect[self.spent] == CURES.get(tile, -1):
            return False
        return self.use_of(self.spent, tile, crises)[0] == OTHER

    def reckoned(self, tile: Tile, crises: int, bare: bool) -> Reckoned:
        """Where to look for what an attempt comes to, and keep it."""
        shared = self.as_before and (bare or self._is_idle(tile, crises))
        return self._all if shared else self._own

    # -- what can be spent ---------------------------------------------------------------

    def means(self, tile: Tile, crises: int, bare: bool = False) -> Means:
        """What could be spent on a problem; `bare`, when the cards will have been played by then.
        [LAN-06, LAN-17, LAN-24, LAN-29 … LAN-33, LAN-36, LAN-38]"""
        key = self._like(tile, crises, bare)
        some = self._all if bare or self._is_idle(tile, crises) else self._own
        found = some.means.get(key)
        if found is None:
            found = some.means[key] = self._means_for(tile, crises, bare)
        return found

    def rough_means(self, tile: Tile, crises: int, bare: bool = False) -> Means:
        """The same, not told apart so finely."""
        key = self._like(tile, crises, bare)
        some = self._all if bare or self._is_idle(tile, crises) else self._own
        found = some.rough.get(key)
        if found is None:
            found = some.rough[key] = rough(self.means(tile, crises, bare))
        return found

    def _like(self, tile: Tile, crises: int, bare: bool) -> int:
        """One number for all problems on which the same can be spent: some cards count against
        certain groups only, or where a crisis is, and some tiles can be cured."""
        if bare:
            return -1
        found, group = 0, self.s.edition.group[tile]
        for bit, groups in self._against:
            if group in groups:
                found |= bit
        alone = tile + 1 if tile in CURED else 0
        return (found << 8 | alone) << 1 | (1 if crises and self._helps else 0)

    def _means_for(self, tile: Tile, crises: int, bare: bool) -> Means:
        prices = self.prices
        if bare:
            return Means(cackles=prices.roughly_cackles(0))
        kept = self.kept_for(tile)
        heads: list[float] = []
        magics: list[float] = []
        adds: list[tuple[int, float]] = []
        rerolls: list[float] = []
        slips: list[float] = []
        for card in self.hand:
            if card in kept:
                continue
            use, points = self.use_of(card, tile, crises)
            if use == SYMBOL:
                (heads if points == BY_HEADOLOGY else magics).append(prices.card(card))
            elif use == ADD:
                adds.append((points, prices.card(card)))
            elif use == REROLL:
                rerolls.append(prices.card(card))
            elif use == SLIP:
                slips.append(prices.card(card))
        if has_magic_token(self.s, self.seat):
            magics.append(self.token_price())
        heads.sort()
        magics.sort()
        adds.sort()
        rerolls.sort()
        return Means(
            tuple(heads),
            tuple(magics),
            tuple(adds),
            tuple(rerolls),
            self.sure(tile),
            min(slips) if slips else None,
            prices.roughly_cackles(len(magics)),
        )

    def use_of(self, card: Card, tile: Tile, crises: int) -> tuple[str, int]:
        """What a card is best used for against a problem, and the points that it adds. What can be
        added after the dice is not spent before them."""
        edition = self.s.edition
        effect, symbol, against = edition.effect[card], edition.symbol[card], edition.against[card]
        if effect == ids.E_ADD and (not against or edition.group[tile] in against):
            return ADD, edition.amount[card]
        if effect == ids.E_HELP and crises:
            return ADD, A_CRISIS_LESS
        if effect == ids.E_REROLL:
            return REROLL, 0
        if symbol == ids.HEADOLOGY:
            return SYMBOL, BY_HEADOLOGY
        if symbol == ids.MAGIC:
            return SYMBOL, BY_MAGIC
        return (SLIP if effect == ids.E_FLEE else OTHER), 0

    def token_price(self) -> float:
        """What an apprentice's token is kept for: it can be used only once. [LAN-06]"""
        return A_TOKEN if self.prices.after else 0.0

    def sure(self, tile: Tile) -> float | None:
        """The price of solving a problem without dice, if that is possible. [LAN-24, LAN-31]"""
        if self._cures_pigs(tile):
            return 0.0
        kept = self.kept_for(tile)
        return round_to(added([self.prices.card(card) for card in kept]), 0.1) if kept else None

    def _cures_pigs(self, tile: Tile) -> bool:
        """Petulia, at a sick pig. [LAN-06]"""
        return tile == ids.PIG and has_token_for_pigs(self.s, self.seat)

    def kept_for(self, tile: Tile) -> list[Card]:
        """The cards that solve a problem without dice, at the least price: as long as they may be
        needed for that, they are nothing else. [LAN-24, LAN-31]"""
        key = tile if tile in CURED else -1  # the others are solved by the power of three alone
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._kept_for(tile)
        return found

    def _kept_for(self, tile: Tile) -> list[Card]:
        if self._cures_pigs(tile):
            return []
        effect, price = self.s.edition.effect, self.prices.card
        cure = CURES.get(tile, -1)
        found = [[card] for card in self.hand if effect[card] == cure]
        three = self.three()
        if three:
            found.append(three)
        return min(found, key=lambda cards: added([price(card) for card in cards]), default=[])

    def three(self) -> list[Card]:
        """The three cheapest witches with different characters, if there are three. [LAN-24]"""
        if self._three is None:
            self._three = self._cheapest_three()
        return self._three

    def _cheapest_three(self) -> list[Card]:
        trio, price = self.s.edition.trio, self.prices.card
        best: dict[int, Card] = {}
        for card in sorted(self.hand, key=price, reverse=True):
            if trio[card] >= 0:
                best[trio[card]] = card
        return sorted(best.values(), key=price)[:3] if len(best) > 2 else []

    def dull(self, without: Card = -1) -> list[Card]:
        """Cards in hand that are worth less than a new one; in the last action of all none is worth
        anything any more but what saves it. [LAN-41]"""
        last = not self.prices.after and self.s.action > 1
        return [x for x in self.hand if x != without and (last or self.prices.keeping(x) < DULL)]

    # -- what is at stake ----------------------------------------------------------------

    def task(self, tile: Tile, crises: int, up: bool, can_flee: bool, stayed: bool = False) -> Task:
        """What is to be won and lost by trying this problem. Where nobody can flee to, there is no
        retreat either; and who has stayed flees no more. [LAN-21, LAN-22]"""
        s, prices = self.s, self.prices
        need = s.edition.difficulty[tile] + 2 * crises - bonus(s, self.seat)
        gain = prices.tile(tile, crises, up)
        left = 0.0  # what it costs that it stays there face up
        if s.edition.group[tile] == ids.ELF and not up:
            left = prices.elf_danger(1) - prices.elf_danger()
        fail = left + self.consequence(tile)
        away = round_to(-left, FINE)
        flee = away if can_flee and not stayed else None
        price = 1 if can_flee else 2
        return Task(need, round_to(gain, FINE), round_to(fail, FINE), flee, away, price)

    def rough_task(self, tile: Tile, crises: int, can_flee: bool) -> Task:
        """The same where it may lie face down among others, not told apart so finely."""
        tasks = (self._all if self.as_before else self._own).tasks
        key = (tile << 8 | crises) << 1 | (1 if can_flee else 0)
        found = tasks.get(key)
        if found is None:
            found = tasks[key] = roughly(self.task(tile, crises, False, can_flee))
        return found

    def can_flee(self, space: Space) -> bool:
        """Is there a way out, on foot or by broomstick? [LAN-22]"""
        return bool(self.brooms) or bool(way_out(self.s, space))

    def consequence(self, tile: Tile) -> float:
        """What failing a hard problem costs beyond a cackle. [LAN-42 … LAN-47]"""
        s, prices = self.s, self.prices
        what = s.edition.failure[tile]
        if what in (ids.TO_DUNGEON, ids.ALL_TO_DUNGEON):
            effects = [s.edition.effect[card] for card in self.hand]
            key = bool(self.brooms) or ids.E_FLEE in effects or ids.E_INVISIBLE in effects
            lost = AN_ACTION if s.action < 2 else 0.0
            lost += (0.3 if key else AN_ACTION) if prices.after else 0.0
            shared = what == ids.ALL_TO_DUNGEON and s.n > 1
            return lost * (s.n if s.settings["mode"] == COOPERATIVE else 0.5) if shared else lost
        if what == ids.TAKE_ALISS:
            return prices.aliss_price(s.aliss_supply)
        if what == ids.MORE_CRISIS:
            return A_CRISIS + prices.crisis_danger(0, -1) - prices.crisis_danger()
        if what == ids.LOSE_EASY and s.easy[self.seat]:
            return 1.5 if s.together else 0.5
        return 0.0
