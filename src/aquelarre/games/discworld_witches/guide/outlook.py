"""How Lancre looks to a witch: what every problem promises, and what lies within her reach.

It reads the state that its window has imagined, and of that only what lies open or what the seat
has seen: a hard tile face down is what it may be, by the tiles that nobody has shown yet.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.edition import SpaceSet
from aquelarre.games.discworld_witches.box.ids import Card, Space, Tile
from aquelarre.games.discworld_witches.guide.leaning import PLAIN, Leaning
from aquelarre.games.discworld_witches.guide.moves import Move, moves_of
from aquelarre.games.discworld_witches.guide.odds import (
    Attempt,
    Means,
    Prospect,
    Task,
    reckon,
    rough,
    roughly,
    round_to,
)
from aquelarre.games.discworld_witches.guide.prices import Prices
from aquelarre.games.discworld_witches.rules.arriving import AT_GRANNYS, GUEST, HOSTESS
from aquelarre.games.discworld_witches.rules.attempt import BY_HEADOLOGY, BY_MAGIC, has_magic_token
from aquelarre.games.discworld_witches.rules.board import (
    bonus,
    company,
    hidden_kinds,
    other_witches_on,
    spaces_in,
    unknown_to,
    way_out,
)
from aquelarre.games.discworld_witches.rules.solving import has_token_for_pigs
from aquelarre.games.discworld_witches.state import COOPERATIVE, SOLO, Lancre, Tackling
from aquelarre.kernel import Action, Dice, Seat, Window, added

AN_ACTION = 1.8  # what an action brings, in points
A_CRISIS = 0.4  # what a crisis on a tile costs, apart from the danger
A_CRISIS_LESS = 2  # points by which a problem becomes easier [LAN-17]
A_TOKEN = 0.3
SYMBOL, ADD, REROLL, SLIP, OTHER = USES = ("symbol", "add", "reroll", "slip", "other")
CURED = (ids.PIG, ids.DEATH, ids.SHEEP)  # what somebody may solve without dice: see `sure`
CURES = {ids.DEATH: ids.E_DEATH, ids.SHEEP: ids.E_SHEEP}
FINE = 0.1  # how exactly gains and losses are told apart
A_CACKLE = 0.1  # and cackles
DULL = 0.55  # a card worth less than this may go
Goal = tuple[float, Space]  # what something is worth, and where it is


def through(window: Window[Lancre], dice: Dice, leaning: Leaning = PLAIN) -> Outlook:
    """How it looks through a window: to who sees no more than her seat."""
    return Outlook(window.imagine(dice), window.seat, window.options(), leaning=leaning)


class Outlook:
    """What a seat makes of the table."""

    __slots__ = (
        *("s", "seat", "moves", "prices", "hand", "brooms", "here", "unknown", "unseen"),
        *("_means", "_prospects", "_unknown", "_reach", "_far"),  # what has been reckoned already
        *("_goals", "_values", "_less"),
    )

    def __init__(
        self,
        s: Lancre,
        seat: Seat,
        options: list[Action],
        of: Outlook | None = None,
        spent: Card = -1,
        leaning: Leaning = PLAIN,
    ) -> None:
        """`of` another one, when a card of it will have been `spent`."""
        self.s = s
        self.seat = seat
        self.moves = moves_of(options)
        self.prices: Prices = Prices(s, seat, leaning) if of is None else of.prices
        self.hand: tuple[Card, ...] = tuple([card for card in s.hands[seat] if card != spent])
        self.brooms = self._brooms()
        self.here: Space = s.witch[self.seat]
        self.unknown: SpaceSet = unknown_to(s, self.seat)
        self.unseen = hidden_kinds(s, self.unknown)
        self._less: dict[Card, Outlook] = {}
        self._prospects: dict[tuple[Space, bool], Prospect] = {}
        self._unknown: dict[tuple[int, bool, bool], Prospect] = {}
        self._means: dict[tuple[int, Tile, bool, bool], Means] = {}
        self._values: dict[int, float] = {}
        self._reach: dict[Space, SpaceSet] = {}
        self._far: list[tuple[float, Space]] = []
        self._goals: SpaceSet = s.tiled | other_witches_on(s, self.seat)

    def less(self, card: Card) -> Outlook:
        """How it looks to who has played a card to get there: it is good for nothing more."""
        found = self._less.get(card)
        if found is None:
            found = self._less[card] = Outlook(self.s, self.seat, [], self, card)
        return found

    def _brooms(self) -> list[Card]:
        """Broomsticks in hand, the one that is missed least first. [LAN-15]"""
        symbol = self.s.edition.symbol
        found = [card for card in self.hand if symbol[card] == ids.BROOMSTICK]
        return sorted(found, key=self.prices.card)

    def of(self, *verbs: str) -> list[Move]:
        """The answers with one of these verbs."""
        return [move for move in self.moves if move.verb in verbs]

    # -- what an attempt takes -----------------------------------------------------------

    def means(self, tile: Tile, crises: int, bare: bool = False) -> Means:
        """What could be spent on a problem; `bare`, when the cards will have been played by then.
        [LAN-06, LAN-17, LAN-24, LAN-29 … LAN-33, LAN-36, LAN-38]"""
        alone = tile if tile in CURED else -1  # of the others only the group matters
        key = self.s.edition.group[tile], alone, bool(crises), bare
        found = self._means.get(key)
        if found is None:
            found = self._means[key] = self._means_for(tile, crises, bare)
        return found

    def _means_for(self, tile: Tile, crises: int, bare: bool) -> Means:
        s, prices = self.s, self.prices
        if bare:
            return Means(cackles=self._cackles(0))
        found: dict[str, list[tuple[int, float]]] = {use: [] for use in USES}
        kept = self.kept_for(tile)
        for card in self.hand:
            use, points = self.use_of(card, tile, crises)
            if card not in kept:
                found[use].append((points, prices.card(card)))
        if has_magic_token(s, self.seat):
            found[SYMBOL].append((BY_MAGIC, self.token_price()))
        symbols = sorted(found[SYMBOL])
        magics = [price for points, price in symbols if points == BY_MAGIC]
        return Means(
            tuple([price for points, price in symbols if points == BY_HEADOLOGY]),
            tuple(magics),
            tuple(sorted(found[ADD])),
            tuple(sorted([price for _, price in found[REROLL]])),
            self.sure(tile),
            min([price for _, price in found[SLIP]], default=None),
            self._cackles(len(magics)),
        )

    def _cackles(self, magics: int) -> tuple[float, ...]:
        """What as many cackles cost as such an attempt may bring, beside the rarest."""
        return tuple([round_to(x, A_CACKLE) for x in self.prices.cackle_costs[: magics + 3]])

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

    # -- what a space promises -----------------------------------------------------------

    def value(self, space: Space, bare: bool = False) -> float:
        """What it is worth to go there."""
        key = space << 1 | bare
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self.prospect(space, bare).value
        return found

    def prospect(self, space: Space, bare: bool = False) -> Prospect:
        """What may be expected of going there. [LAN-16]"""
        found = self._prospects.get((space, bare))
        if found is None:
            found = self._prospects[space, bare] = self._prospect(space, bare)
        return found

    def _prospect(self, space: Space, bare: bool) -> Prospect:
        s = self.s
        if not s.tiled >> space & 1:
            return Prospect(self.rest(space), 0.0)
        if not self.unknown >> space & 1:
            return self.known(s.tile[space], space, bool(s.up >> space & 1), bare)
        key = s.crisis[space], self.can_flee(space), bare
        if key not in self._unknown:
            self._unknown[key] = self._any_of_them(*key)
        return self._unknown[key]

    def _any_of_them(self, crises: int, can_flee: bool, bare: bool) -> Prospect:
        """A hard tile face down, over all that it may be."""
        value = chance = flight = 0.0
        means: dict[int, Means] = {}
        for tile, count in self.unseen:
            task = roughly(self.task(tile, crises, False, can_flee))
            group = self.s.edition.group[tile]
            if group not in means:
                means[group] = rough(self.means(tile, crises, bare))
            each = reckon(task, means[group])
            value += count * each.value
            chance += count * each.chance
            flight += count * each.flight
        total = sum([count for _, count in self.unseen]) or 1
        return Prospect(value / total, chance / total, flight / total)

    def known(self, tile: Tile, space: Space, up: bool, bare: bool = False) -> Prospect:
        """The same if this tile lies there."""
        crises = self.s.crisis[space]
        task = self.task(tile, crises, up, self.can_flee(space))
        return reckon(task, self.means(tile, crises, bare))

    def attempt(self) -> Attempt:
        """The problem being tackled. It lies face up by now."""
        s = self.s
        tile, crises = s.tile[self.here], s.crisis[self.here]
        stayed = bool(s.within(Tackling).stayed)
        task = self.task(tile, crises, True, self.can_flee(self.here), stayed)
        cackles = tuple(self.prices.cackle_costs)  # as they are: a plan holds to the end
        return Attempt(task, self.means(tile, crises)._replace(cackles=cackles))

    @property
    def dice(self) -> tuple[int, ...]:
        """Those that lie there, if a problem is being tackled."""
        tackling = self.s.inside(Tackling)
        return tackling.dice if tackling else ()

    def rest(self, space: Space) -> float:
        """Company for tea, or Granny's house for who plays alone. [LAN-25, LAN-51]"""
        s, prices = self.s, self.prices
        if space == ids.DUNGEON:
            return 0.0
        if s.settings["mode"] == SOLO:
            return prices.relief(AT_GRANNYS) if space == ids.GRANNYS_HOUSE else 0.0
        guests = company(s, self.seat, space)
        if not guests:
            return 0.0
        worth = prices.relief(HOSTESS)
        if s.settings["mode"] == COOPERATIVE:
            worth += added([Prices(s, x).relief(GUEST) for x in guests])
        return worth

    # -- what lies within reach ----------------------------------------------------------

    def within(self, space: Space, steps: int = 2) -> SpaceSet:
        """Where a walk of so many steps leads to from there. [LAN-14]"""
        if steps == 2:
            if space not in self._reach:
                self._reach[space] = self._within(space, steps)
            return self._reach[space]
        return self._within(space, steps)

    def _within(self, space: Space, steps: int) -> SpaceSet:
        s, near, stop = self.s, self.s.edition.near_set, self._goals
        found = edge = near[space]
        for _ in range(steps - 1):
            ahead = 0
            for each in spaces_in(edge & ~stop):
                ahead |= near[each]
            edge = ahead & ~found
            found |= ahead
        return (found | s.edition.sibling_set[space]) & ~(1 << space)

    def best_from(self, space: Space, bare: bool, without: Space = ids.NOWHERE) -> float:
        """The best that another action could bring, `without` what lies on a space. [LAN-13]"""
        return self.best_way(space, bare, without)[0]

    def best_way(self, space: Space, bare: bool, without: Space = ids.NOWHERE) -> Goal:
        """The same, and where that is."""
        goals = self.within(space)
        best, where = 0.0, ids.NOWHERE
        for goal in spaces_in(goals & self._goals):
            if goal != without:
                value = self.value(goal, bare)
                if value > best:
                    best, where = value, goal
        if not bare and self.brooms:
            for value, goal in self._by_broom():
                if goal != without and not goals >> goal & 1:
                    flown = value - self.prices.card(self.brooms[0])
                    if flown > best:
                        best, where = flown, goal
                    break
        if self.s.settings["mode"] == SOLO and (goals | 1 << space) >> ids.GRANNYS_HOUSE & 1:
            rest = self.value(ids.GRANNYS_HOUSE, bare)
            if rest > best:
                best, where = rest, ids.GRANNYS_HOUSE
        return best, where

    def best_beyond(self, space: Space, without: Space = ids.NOWHERE) -> Goal:
        """The same if another action is used to walk on. [LAN-14]"""
        best: Goal = (0.0, ids.NOWHERE)
        for there in spaces_in(self.within(space) & ~self._goals):
            found = self.best_way(there, False, without)
            best = found if found[0] > best[0] else best
        return best

    def _by_broom(self) -> list[tuple[float, Space]]:
        """All problems on the board, the most promising first: a broomstick leads to any."""
        if not self._far and self.s.tiled:
            found = [(self.value(goal), goal) for goal in spaces_in(self.s.tiled)]
            self._far = sorted(found, reverse=True)
        return self._far

    def is_hard(self, space: Space) -> bool:
        return bool(self.s.tiled >> space & 1) and not 0 <= self.s.tile[space] < ids.FIRST_HARD
