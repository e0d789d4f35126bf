"""A sensible player: it remembers what it has seen, counts the odds and helps its team.

It judges from its window only. Gifts are weighed by what the night would score, averaged over
imagined deals of the roles; reveals by the wisps that can be expected; the dance by which cards
it leaves free for the next player.
"""

from __future__ import annotations

from math import tanh

from aquelarre.games.walpurgisnacht.box import cards
from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, VILLAGERS, WISP, WITCHES, Card
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, UNSEEN, Slot, SlotSet, free, slots_in
from aquelarre.games.walpurgisnacht.rules.mephisto import HandOver
from aquelarre.games.walpurgisnacht.rules.scoring import score_night, team_of
from aquelarre.games.walpurgisnacht.rules.wisps import MOST_REVEALS, combination
from aquelarre.games.walpurgisnacht.state import Night, Turn
from aquelarre.games.walpurgisnacht.verbs import DECLARE, REVEAL, STOP
from aquelarre.kernel import Action, Belief, Dice, Seat, Window, added, heaviest

WORLDS = 8  # imagined deals over which a gift is averaged
MORE_WORLDS = 24  # with a belief, for the unlikely ones hardly count
MORE_TO_GIVE = 0.25  # another card in hand is worth a little: it can be given
END_WHEN_AHEAD = 4.0  # what ending the night is worth to a team that leads, and costs one behind
FREE_CARD = 1.0  # a free card of one's colour, against one of the others'
LAST_LEAD = 3.0  # points: with few cards left, who leads by these has as good as won
LEAD_A_CARD = 0.25  # points more for each card that still lies on the mountain
FREE_HIGH = 0.6  # a free card that may be Walpurga


def answer(window: Window[Night], dice: Dice) -> Action:
    """The answer that seems best for the team."""
    return heaviest(window.options(), weigh(window, dice))


def weigh(window: Window[Night], dice: Dice, belief: Belief[Night] | None = None) -> list[float]:
    """What each answer seems worth for the team, in points; who has a belief about who is who
    counts likely worlds for more."""
    options = window.options()
    if len(options) == 1:
        return [0.0]
    question = window.question()
    if question == "follow_wisps":
        return _follow_wisps(window, options, dice, belief)
    if question in ("put_back", "movement"):
        return _mountains(window, options, dice)
    return _gifts(window, options, dice, belief)


def outlook(s: Night) -> list[float]:
    """From -1 to 1, by how much each seat's team would win if the night ended now; the more cards
    still lie on the mountain, the less that says."""
    if len(s.roles) < s.n:
        return [0.0] * s.n  # nobody is on a side yet
    spread = LAST_LEAD + LEAD_A_CARD * s.lying.bit_count()
    points = score_night(s)
    witches = tanh((points[WITCHES] - points[VILLAGERS]) / spread)
    return [witches if team_of(s, seat) == WITCHES else -witches for seat in range(s.n)]


def aside(window: Window[Night], dice: Dice) -> Action | None:
    """Mephistopheles shows himself when he is about to lose what he holds. [WAL-31, WAL-32]"""
    if DECLARE.base not in window.asides():
        return None
    s = window.imagine(dice)
    own = s.up[window.seat] | s.down[window.seat]
    at_stake = 3 if own & cards.FERTILITY and own & cards.CRUCIFIXES else 0
    if own & cards.HERBS:
        at_stake += (own & cards.OINTMENTS).bit_count()
    exposed = any(s.mountain[slot] == HIGH for slot in _free(s, s.lying))
    return DECLARE.base if at_stake >= 3 and exposed else None


def _lead(s: Night, team: int) -> int:
    """By how much the team would win if the night ended now."""
    points = score_night(s)
    return points[team] - points[1 - team]


def _free(s: Night, lying: SlotSet) -> tuple[Slot, ...]:
    """The cards that could be revealed on a mountain like that."""
    return slots_in(free(lying, s.settings["wide_foot"]))


# -- phase 1 -----------------------------------------------------------------------------


def _follow_wisps(
    window: Window[Night], options: list[Action], dice: Dice, belief: Belief[Night] | None
) -> list[float]:
    s = window.imagine(dice)
    team = team_of(s, window.seat)
    worlds = [window.imagine(dice) for _ in range(WORLDS)]
    likely = _likely(worlds, belief)
    lead = added([share * _lead(x, team) for share, x in zip(likely, worlds, strict=True)])
    ending = max(-END_WHEN_AHEAD, min(END_WHEN_AHEAD, lead))
    path = WispPath(s, team, ending)
    taken = s.within(Turn).taken

    def worth(action: Action) -> float:
        if action == STOP.base:
            return path.gain(taken)
        return path.reveal(taken, s.lying, action - REVEAL.base)

    return [worth(action) for action in options]


class WispPath:
    """What revealing cards can be expected to bring the team, two cards ahead."""

    def __init__(self, s: Night, team: int, ending: float) -> None:
        self.s = s
        self.team = team
        self.ending = ending  # the worth of Walpurga's coming
        self.rivals = s.mountain.count(HIGH)
        self.of_colour = [0, 0, 0]  # unseen cards by wisp
        for card in s.deck.faces():
            self.of_colour[WISP[card]] += 1
        self.samples = [  # one unseen card of each colour stands for all of it
            next((card for card in s.deck.faces() if WISP[card] == colour), -1)
            for colour in range(3)
        ]

    def gain(self, taken: list[Card]) -> float:
        """Points for the team, or against it, if the phase ended with these cards."""
        team, points, _ = combination(taken)
        bonus = MORE_TO_GIVE * len(taken)
        return (points if team == self.team else -points) + bonus

    def reveal(self, taken: list[Card], lying: SlotSet, slot: int) -> float:
        """The worth of turning up the card on a slot."""
        face = self.s.mountain[slot]
        left = lying & ~(1 << slot)
        if face not in (UNSEEN, HIGH):
            return self.after([*taken, face], left)
        unseen = sum(self.of_colour) or 1
        worth = 0.0
        for count, card in zip(self.of_colour, self.samples, strict=True):
            if count:
                worth += count / unseen * self.after([*taken, card], left)
        if face == UNSEEN:
            return worth
        return (self.ending + worth * (self.rivals - 1)) / self.rivals

    def after(self, taken: list[Card], lying: SlotSet) -> float:
        """The best that can be made of these cards: stop, or reveal one that is known."""
        worth = self.gain(taken)
        if combination(taken)[2] or len(taken) == MOST_REVEALS:
            return worth
        for slot in _free(self.s, lying):
            card = self.s.mountain[slot]
            if card >= 0 and WISP[card] in (self.team, COLOURLESS):
                worth = max(worth, self.gain([*taken, card]))
        return worth


# -- phase 2 -----------------------------------------------------------------------------


def _likely(worlds: list[Night], belief: Belief[Night] | None) -> list[float]:
    """How likely each of these worlds is among them: they sum to 1."""
    weights = [1.0 if belief is None else belief.weight(world) for world in worlds]
    whole = added(weights)
    return [weight / whole if whole > 0 else 1 / len(worlds) for weight in weights]


def _gifts(
    window: Window[Night], options: list[Action], dice: Dice, belief: Belief[Night] | None
) -> list[float]:
    """By how much the team leads after each gift, on average over what may be true."""
    worlds = [window.imagine(dice) for _ in range(WORLDS if belief is None else MORE_WORLDS)]
    likely = _likely(worlds, belief)

    def worth(action: Action) -> float:
        pairs = zip(likely, worlds, strict=True)
        return added([p * _worth_of_gift(world, window.seat, action) for p, world in pairs])

    return [worth(action) for action in options]


def _worth_of_gift(world: Night, seat: Seat, action: Action) -> float:
    team = team_of(world, seat)
    after = world.clone()
    after.answer(seat, action)
    question = after.open_question()
    if not isinstance(question, HandOver):
        return _lead(after, team)
    worth = 0
    choices = after.options(question.seat)
    for choice in choices:  # whoever is forced may choose any of them
        then = after.clone()
        then.answer(question.seat, choice)
        worth += _lead(then, team)
    return worth / len(choices)


# -- phase 3 -----------------------------------------------------------------------------


def _mountains(window: Window[Night], options: list[Action], dice: Dice) -> list[float]:
    """Leave one's colour free and the other blocked; the summit free only when ahead."""
    world = window.imagine(dice)
    team = team_of(world, window.seat)
    lead = _lead(world, team)

    def worth(action: Action) -> float:
        after = world.clone()
        after.answer(window.seat, action)
        return _worth_of_mountain(after, team, lead)

    return [worth(action) for action in options]


def _worth_of_mountain(s: Night, team: int, lead: int) -> float:
    worth = 0.0
    for slot in _free(s, s.lying):
        card = s.mountain[slot]
        if card == HIGH:
            worth += FREE_HIGH if lead > 0 else -FREE_HIGH
        elif card >= 0 and WISP[card] != COLOURLESS:
            worth += FREE_CARD if WISP[card] == team else -FREE_CARD
    return worth
