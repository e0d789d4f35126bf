"""In haste: how a witch goes on in a game that is only imagined. [LAN-13 … LAN-19]

A thought plays thousands of answers ahead, so nothing here is reckoned exactly: problems are judged
by the chance of four dice and all that the hand could add, cards by rules of thumb. She sees no
more than her seat would.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from aquelarre.games.discworld_witches import verbs
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.edition import Edition, SpaceSet
from aquelarre.games.discworld_witches.box.ids import VALUES, Card, Space, Tile
from aquelarre.games.discworld_witches.guide.odds import AT_LEAST, EXACTLY, MOST
from aquelarre.games.discworld_witches.guide.prices import turns_to_come
from aquelarre.games.discworld_witches.rules.arriving import AT_GRANNYS, HOSTESS
from aquelarre.games.discworld_witches.rules.attempt import BY_MAGIC, adds
from aquelarre.games.discworld_witches.rules.board import (
    bonus,
    hard_left,
    other_witches_on,
    spaces_in,
)
from aquelarre.games.discworld_witches.rules.cards import COUNTED
from aquelarre.games.discworld_witches.rules.ending import FEW
from aquelarre.games.discworld_witches.rules.reckoning import missing
from aquelarre.games.discworld_witches.rules.setup import supplies
from aquelarre.games.discworld_witches.state import COOPERATIVE, SOLO, Lancre, Tackling
from aquelarre.kernel import Action, Dice, Seat

FOUR: tuple[float, ...] = tuple(  # how likely four dice reach so much
    sum(
        EXACTLY[one] * (AT_LEAST[max(0, total - one)] if total - one <= MOST else 0.0)
        for one in range(MOST + 1)
    )
    for total in range(2 * MOST + 1)
)
A_CARD = 0.2  # what a card spent on a problem is missed
A_BROOM = 0.45
DEAR = (ids.E_ADD, ids.E_REROLL)  # effects that are missed
POOR = 5  # a first pair worth rolling again, where much is to be won
ONWARD = 0.5  # how much what lies beyond counts
HARD_HURTS = 1.0  # what failing a hard problem costs beyond a cackle
BY_REROLL = 2  # points that a card to roll again brings, about
UNKNOWN = 19  # the difficulty of a tile that nobody has seen, about
UNKNOWN_POINTS = 5


def go_on(s: Lancre, seat: Seat, dice: Dice) -> Action:
    """One of the legal answers."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    question = s.open_question()
    assert question is not None
    quick = QUICK.get(question.key)
    if quick is not None:
        return quick(s, seat, options)
    return options[dice.below(len(options))]


# -- what a problem is worth -------------------------------------------------------------


class Hand:
    """What a seat could spend on problems, and what solving them is worth to it."""

    __slots__ = ("after", "bonus", "brooms", "cackle", "easy", "hard", "plain", "s", "seat", "trio")

    def __init__(self, s: Lancre, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.after = turns_to_come(s, seat)
        edition = s.edition
        symbol, effect = edition.symbol, edition.effect
        self.brooms: list[Card] = []
        self.cackle = cackle_price(s, seat)
        magic = 2 if self.cackle < 1.0 else 0
        plain, characters = 0, set()
        for card in s.hands[seat]:
            if edition.trio[card] >= 0:
                characters.add(edition.trio[card])
            if effect[card] == ids.E_REROLL:
                plain += BY_REROLL
            elif effect[card] == ids.E_ADD and not edition.against[card]:
                plain += edition.amount[card]
            elif symbol[card] == ids.HEADOLOGY:
                plain += 1
            elif symbol[card] == ids.MAGIC:
                plain += magic
            if symbol[card] == ids.BROOMSTICK:
                dear = effect[card] in DEAR
                self.brooms.insert(len(self.brooms) if dear else 0, card)
        self.plain = plain  # points against anything
        self.trio = len(characters) > 2
        self.bonus = bonus(s, seat)
        together = s.settings["mode"] == COOPERATIVE
        few = together and hard_left(s) + sum(s.box_hard) < FEW
        grows = 0.28 * self.after if len(s.easy[seat]) < COUNTED else 0.0
        self.easy = grows + (0.8 if together else 0.0)  # what an easy problem is worth beside
        self.hard = 0.25 * self.after + ((1.0 if few else 7.0) if together else 0.0)

    def worth(self, space: Space) -> float:
        """What it is worth to try the problem there."""
        s = self.s
        tile, crises = s.tile[space], s.crisis[space]
        if not s.up >> space & 1 and (tile < 0 or not s.known[space] >> self.seat & 1):
            need, hard, points = UNKNOWN, True, UNKNOWN_POINTS
            boost = self.plain
        else:
            edition = s.edition
            hard, points = tile >= ids.FIRST_HARD, edition.points[tile]
            need = edition.difficulty[tile]
            boost = self.plain + self.against(tile) if hard else self.plain
        if s.settings["mode"] == COOPERATIVE:
            points = 0
        gain = points + (self.hard if hard else self.easy)
        if self.trio and hard:
            return gain - 3 * A_CARD
        need += 2 * crises - self.bonus
        chance = FOUR[max(0, min(2 * MOST, need - boost))]
        spent = A_CARD * max(0, min(boost, need - 12))
        fail = self.cackle + (HARD_HURTS if hard else 0.0)
        return chance * gain - 0.5 * (1 - chance) * fail - spent - 0.6 * self.cackle

    def against(self, tile: Tile) -> int:
        """What cards add that work only against some."""
        edition, found = self.s.edition, 0
        for card in self.s.hands[self.seat]:
            if edition.against[card] and edition.group[tile] in edition.against[card]:
                found += edition.amount[card] - (edition.symbol[card] == ids.HEADOLOGY)
        return found


def cackle_price(s: Lancre, seat: Seat, ahead: int = 0) -> float:
    """About what one more cackle costs, after so many others. [LAN-23, LAN-49]"""
    supply = s.cackle_supply - ahead
    if not s.together:
        if supply > 0:
            return 0.15
        return 1.0 if s.cackles[seat] >= max(s.cackles) else 0.3
    future = min(1.0, (sum(s.box_easy) + sum(s.box_hard) + 0.5) / (3 * s.n))
    cackles, aliss, _ = supplies(s.n, s.settings["mode"])
    if supply > 0:
        return (0.6 + 0.5 * (1 - supply / cackles)) * future
    gone = aliss - s.aliss_supply - supply
    return 1.0 + 1.6 * gone * future if gone < aliss else 20.0


@lru_cache(maxsize=8)
def walks_from(edition: Edition) -> tuple[SpaceSet, ...]:
    """The spaces within a walk of each, if nothing stops it. [LAN-14]"""
    found = []
    for space, near in enumerate(edition.near_set):
        wide = near | edition.sibling_set[space]
        for each in spaces_in(near):
            wide |= edition.near_set[each]
        found.append(wide & ~(1 << space))
    return tuple(found)


# -- where to go -------------------------------------------------------------------------


def act(s: Lancre, seat: Seat, options: list[Action]) -> Action:
    """To the problem that promises most, on foot or by air; else towards it."""
    hand = Hand(s, seat)
    effect = s.edition.effect
    for card in s.hands[seat]:
        what = effect[card]
        if what == ids.E_DRAW and s.action == 1 and not hand.trio:
            if not s.edition.cackle[card] or hand.cackle < 0.6:
                return verbs.DRAW_TWO.base + card
        elif what == ids.E_KNOW and s.cackles[seat] > 1 and hand.cackle > 0.4 and not hand.trio:
            return verbs.KNOW.at(card, 2)
    worth = goals(hand)
    found, best = options[0], 0.0
    walks = [x for x in options if verbs.WALK.base <= x < verbs.WALK.end]
    if not walks and options[0] < verbs.STAY.end and s.action == 1:
        best = ONWARD * max(worth.values(), default=0.0)  # in the dungeon: later, for nothing
    for action in walks:
        value = standing(s, seat, action - verbs.WALK.base, worth)
        if value > best:
            found, best = action, value
    if verbs.STAY.base in options and standing(s, seat, s.witch[seat], worth) >= best:
        found, best = verbs.STAY.base, standing(s, seat, s.witch[seat], worth)
    return by_air(s, options, worth, hand.brooms, found, best + A_BROOM)


def goals(hand: Hand) -> dict[Space, float]:
    """Where there is something to do, and what it is worth: problems, tea, Granny's house."""
    s, seat = hand.s, hand.seat
    worth = {space: hand.worth(space) for space in spaces_in(s.tiled)}
    if not s.cackles[seat]:
        return worth
    if s.settings["mode"] == SOLO:
        if not s.tiled >> ids.GRANNYS_HOUSE & 1:
            worth[ids.GRANNYS_HOUSE] = hand.cackle * min(AT_GRANNYS, s.cackles[seat])
        return worth
    for space in spaces_in(other_witches_on(s, seat) & ~s.tiled):
        worth[space] = hand.cackle * min(HOSTESS, s.cackles[seat])
    return worth


def by_air(
    s: Lancre,
    options: list[Action],
    worth: dict[Space, float],
    brooms: list[Card],
    found: Action,
    best: float,
) -> Action:
    """By broomstick to the best problem of all, if that is so much better; or out of the dungeon,
    by the key or at last for nothing. [LAN-15, LAN-44]"""
    if not worth:
        return found
    goal = max(worth, key=worth.__getitem__)
    if verbs.LEAVE.base <= options[-1] < verbs.LEAVE.end or verbs.LEAVE.base + goal in options:
        return verbs.LEAVE.base + goal
    if worth[goal] > best and brooms:
        for verb in (verbs.FLY, verbs.LEAVE_BY_CARD):
            action = verb.at(brooms[0], goal)
            if action in options:
                return action
    return found


def standing(s: Lancre, seat: Seat, space: Space, worth: dict[Space, float]) -> float:
    """What it is worth to end a movement there: the problem, tea, or what comes next."""
    near = walks_from(s.edition)[space]
    ahead = 0.0
    for goal, value in worth.items():
        if value > ahead and near >> goal & 1:
            ahead = value
    if space in worth:
        return worth[space] + ONWARD * ONWARD * ahead
    return ONWARD * ahead


# -- at the dice -------------------------------------------------------------------------


def at_first(s: Lancre, seat: Seat, options: list[Action]) -> Action:
    """Flee from what is hopeless; else add what raises the chance enough, and roll on."""
    need, here = missing(s, seat), s.witch[seat]
    if need <= 0:
        return verbs.ROLL_ON.base
    hand, edition = Hand(s, seat), s.edition
    tile = s.tile[here]
    later, symbols = 0, []
    for card in s.hands[seat]:
        if edition.effect[card] == ids.E_ADD and adds(s, card):
            later += edition.amount[card]
        elif edition.effect[card] == ids.E_REROLL:
            later += BY_REROLL
        elif edition.symbol[card] == ids.HEADOLOGY:
            symbols.append((1, A_CARD, verbs.PLAY_HEADOLOGY.base + card))
        elif edition.symbol[card] == ids.MAGIC:
            symbols.append((2, A_CARD, verbs.PLAY_MAGIC.base + card))
    if verbs.USE_MAGIC_TOKEN.base in options:
        symbols.append((2, 0.0, verbs.USE_MAGIC_TOKEN.base))
    hard = tile >= ids.FIRST_HARD
    points = 0 if s.settings["mode"] == COOPERATIVE else edition.points[tile]
    gain = points + (hand.hard if hard else hand.easy)
    fail = hand.cackle + (HARD_HURTS if hard else 0.0)
    if hand.trio and hard:
        return verbs.ROLL_ON.base
    found, spent = verbs.ROLL_ON.base, 0.0
    need -= later
    best = _second(need) * (gain + fail) - fail
    first, magics = found, 0
    for points, price, action in sorted(symbols):
        need -= points
        spent += price
        if points == BY_MAGIC:
            spent += cackle_price(s, seat, magics)
            magics += 1
        first = action if first == verbs.ROLL_ON.base else first
        value = _second(need) * (gain + fail) - fail - spent
        if value > best:
            best, found = value, first
    one, other = (VALUES[face] for face in s.within(Tackling).dice)
    if one + other <= POOR and gain > 1 and best < gain / 2:
        for action in options:
            if verbs.REROLL_BOTH.base <= action < verbs.REROLL_BOTH.end:
                return action
    if best < 0 and not s.within(Tackling).stayed:
        for action in options:
            if verbs.FLEE.base <= action < verbs.FLEE.end:
                return action
    return found


def _second(need: int) -> float:
    """How likely the second pair reaches so much."""
    return AT_LEAST[max(0, need)] if need <= MOST else 0.0


def at_second(s: Lancre, seat: Seat, options: list[Action]) -> Action:
    """What solves it, then another roll, then getting away."""
    short = missing(s, seat)
    if short <= 0:
        return verbs.CLOSE.base
    edition = s.edition
    added = sorted(x for x in options if verbs.ADD.base <= x < verbs.ADD.end)
    amounts = [edition.amount[action - verbs.ADD.base] for action in added]
    if sum(amounts) >= short:
        enough = [x for x, amount in zip(added, amounts, strict=True) if amount >= short]
        return (enough or added)[0]
    again = slip = -1
    for action in options:
        if action == verbs.USE_PIG_TOKEN.base or action >= verbs.TRIO.base:
            return action
        if verbs.FACE_DEATH.base <= action < verbs.CURE_SHEEP.end:
            return action
        if verbs.SLIP_AWAY.base <= action < verbs.SLIP_AWAY.end:
            slip = action
        elif verbs.REROLL_BOTH.base <= action < verbs.REROLL_BOTH.end:
            again = action
    if again >= 0:
        return _again(s, again - verbs.REROLL_BOTH.base, short - sum(amounts))
    hard = s.tile[s.witch[seat]] >= ids.FIRST_HARD
    return slip if slip >= 0 and hard else verbs.CLOSE.base


def _again(s: Lancre, card: Card, short: int) -> Action:
    """The lesser die, or both, whichever is likelier to be enough. [LAN-38]"""
    one, other = (VALUES[face] for face in s.within(Tackling).dice[2:])
    lesser = 2 if one <= other else 3
    single = sum(value >= short + min(one, other) for value in VALUES) / len(VALUES)
    if single >= _second(short + one + other):
        return verbs.REROLL.at(card, lesser)
    return verbs.REROLL_BOTH.base + card


def tackle(s: Lancre, seat: Seat, options: list[Action]) -> Action:
    """Dice first: what solves it without them does so after them, too. [Ruling 25]"""
    return verbs.ROLL.base


# -- the rest ----------------------------------------------------------------------------


def start(s: Lancre, seat: Seat, options: list[Action]) -> Action:
    """Beside what promises most. [LAN-07]"""
    worth = goals(Hand(s, seat))
    return max(options, key=lambda x: standing(s, seat, x - verbs.START_AT.base, worth))


def first(s: Lancre, seat: Seat, options: list[Action]) -> Action:
    return options[0]


def last(s: Lancre, seat: Seat, options: list[Action]) -> Action:
    return options[-1]


QUICK: dict[str, Callable[[Lancre, Seat, list[Action]], Action]] = {
    "start": start,
    "before": first,  # reveal
    "act": act,
    "walk_on": act,
    "dungeon": act,
    "leave": act,
    "pass": first,  # face it
    "tackle": tackle,
    "first_pair": at_first,
    "second_pair": at_second,
    "retreat": first,  # on foot
    "flee_to": first,
    "last_word": first,  # go down
    "look": first,
    "transmute": first,  # draw
    "tea": last,  # all that one may give back
    "lose": first,  # the easiest
    "finish": first,  # end the turn
}
