"""How Lancre looks to a witch: what every problem promises, and what lies within her reach.

It reads the state that its window has imagined, and of that only what lies open or what the seat
has seen: a hard tile face down is what it may be, by the tiles that nobody has shown yet.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.edition import SpaceSet
from aquelarre.games.discworld_witches.box.ids import Card, Space, Tile
from aquelarre.games.discworld_witches.guide.kit import Kit
from aquelarre.games.discworld_witches.guide.leaning import PLAIN, Leaning
from aquelarre.games.discworld_witches.guide.moves import Move, moves_of
from aquelarre.games.discworld_witches.guide.odds import Attempt, Prospect, reckon, reckoned
from aquelarre.games.discworld_witches.guide.prices import Prices
from aquelarre.games.discworld_witches.rules.arriving import AT_GRANNYS, GUEST, HOSTESS
from aquelarre.games.discworld_witches.rules.board import (
    company,
    hidden_kinds,
    other_witches_on,
    spaces_in,
    unknown_to,
)
from aquelarre.games.discworld_witches.state import COOPERATIVE, SOLO, Lancre, Tackling
from aquelarre.kernel import Action, Dice, Seat, Window, added

Goal = tuple[float, Space]  # what something is worth, and where it is


def through(window: Window[Lancre], dice: Dice, leaning: Leaning = PLAIN) -> Outlook:
    """How it looks through a window: to who sees no more than her seat."""
    return Outlook(window.imagine(dice), window.seat, window.options(), leaning=leaning)


class Promises:
    """What has been found already that spaces promise."""

    __slots__ = ("hidden", "spaces", "values")

    def __init__(self) -> None:
        self.spaces: dict[Space, Prospect] = {}
        self.values: dict[Space, float] = {}
        self.hidden: dict[int, Prospect] = {}  # of tiles face down


class Outlook(Kit):
    """What a seat makes of the table."""

    __slots__ = (
        *("moves", "here", "unknown", "unseen"),
        *("_plain", "_bare", "_reach", "_far", "_goals", "_less"),  # what has been reckoned already
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
        super().__init__(s, seat, of, spent, leaning)
        self.moves = moves_of(options)
        self.here: Space = s.witch[self.seat]
        self.unknown: SpaceSet = unknown_to(s, self.seat) if of is None else of.unknown
        self.unseen: list[tuple[Tile, int]] = (
            hidden_kinds(s, self.unknown) if of is None else of.unseen
        )
        self._less: dict[Card, Outlook] = {}
        self._plain = Promises()
        self._bare: Promises = of._bare if of is not None and self.as_before else Promises()
        self._far: list[tuple[float, Space]] = []
        self._goals: SpaceSet = s.tiled | other_witches_on(s, seat) if of is None else of._goals
        self._reach: dict[Space, SpaceSet] = {} if of is None else of._reach

    def less(self, card: Card) -> Outlook:
        """How it looks to who has played a card to get there: it is good for nothing more."""
        found = self._less.get(card)
        if found is None:
            found = self._less[card] = Outlook(self.s, self.seat, [], self, card)
        return found

    def of(self, *verbs: str) -> list[Move]:
        """The answers with one of these verbs."""
        return [move for move in self.moves if move.verb in verbs]

    # -- what a space promises -----------------------------------------------------------

    def value(self, space: Space, bare: bool = False) -> float:
        """What it is worth to go there."""
        values = (self._bare if bare else self._plain).values
        found = values.get(space)
        if found is None:
            found = values[space] = self.prospect(space, bare).value
        return found

    def prospect(self, space: Space, bare: bool = False) -> Prospect:
        """What may be expected of going there. [LAN-16]"""
        spaces = (self._bare if bare else self._plain).spaces
        found = spaces.get(space)
        if found is None:
            found = spaces[space] = self._prospect(space, bare)
        return found

    def _prospect(self, space: Space, bare: bool) -> Prospect:
        s = self.s
        if not s.tiled >> space & 1:
            return Prospect(self.rest(space), 0.0)
        if not self.unknown >> space & 1:
            return self.known(s.tile[space], space, bool(s.up >> space & 1), bare)
        crises, can_flee = s.crisis[space], self.can_flee(space)
        hidden = (self._bare if bare else self._plain).hidden
        key = crises << 1 | (1 if can_flee else 0)
        found = hidden.get(key)
        if found is None:
            found = hidden[key] = self._any_of_them(crises, can_flee, bare)
        return found

    def _any_of_them(self, crises: int, can_flee: bool, bare: bool) -> Prospect:
        """A hard tile face down, over all that it may be. What can be spent on one of a group can
        be spent on all."""
        value = chance = flight = 0.0
        total = 0
        firsts: dict[int, Tile] = {}
        group = self.s.edition.group
        for tile, count in self.unseen:
            first = firsts.setdefault(group[tile], tile)
            worth, likely, away = self._hidden(tile, first, crises, can_flee, bare)
            value += count * worth
            chance += count * likely
            flight += count * away
            total += count
        total = total or 1
        return Prospect(value / total, chance / total, flight / total)

    def _hidden(
        self, tile: Tile, like: Tile, crises: int, can_flee: bool, bare: bool
    ) -> tuple[float, float, float]:
        """An attempt at a tile face down if it is this one; as much can be spent as on `like`."""
        found = self.reckoned(like, crises, bare).hidden
        key = (tile << 8 | crises) << 2 | (2 if can_flee else 0) | (1 if bare else 0)
        each = found.get(key)
        if each is None:
            task = self.rough_task(tile, crises, can_flee)
            each = found[key] = reckoned(task + self.rough_means(like, crises, bare))
        return each

    def known(self, tile: Tile, space: Space, up: bool, bare: bool = False) -> Prospect:
        """The same if this tile lies there."""
        crises, can_flee = self.s.crisis[space], self.can_flee(space)
        found = self.reckoned(tile, crises, bare).known
        key = (tile << 8 | crises) << 3 | (4 if up else 0)
        key |= (2 if can_flee else 0) | (1 if bare else 0)
        each = found.get(key)
        if each is None:
            task = self.task(tile, crises, up, can_flee)
            each = found[key] = reckon(task, self.means(tile, crises, bare))
        return each

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
        left = goals & self._goals  # gone through here: nothing is asked as often
        while left:
            lowest = left & -left
            left ^= lowest
            goal = lowest.bit_length() - 1
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
