"""A sensible player: it remembers what it has seen, counts the odds and helps its team.

It judges from its window, and from what it holds for likely if it has listened (`Deeds`). Every
answer is weighed by the chance of winning that it leaves: gifts by what the night would score then,
reveals by the wisps that can be expected (wisps.py), the dance by what it leaves to those who come
next (dance.py).
"""

from __future__ import annotations

from math import tanh

from aquelarre.games.walpurgisnacht.box.cards import WITCHES, Card, cards_in
from aquelarre.games.walpurgisnacht.guide.dance import Mountains
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning
from aquelarre.games.walpurgisnacht.guide.tally import Tally
from aquelarre.games.walpurgisnacht.guide.wisps import WispPath
from aquelarre.games.walpurgisnacht.rules.mephisto import HandOver
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOW,
    COMMAND,
    GIVE,
    GIVE_OPEN,
    HAND_OVER,
    PASS_ON,
)
from aquelarre.kernel import Action, Belief, Dice, Seat, Window, added, heaviest

TO_COME = 0.3  # of what a card is worth in general counts beside what it scores already
GIFTS = (GIVE, GIVE_OPEN, PASS_ON, BESTOW)


def answer(window: Window[Night], dice: Dice) -> Action:
    """The answer that seems best for the team."""
    return heaviest(window.options(), weigh(window, dice))


def weigh(window: Window[Night], dice: Dice, belief: Belief[Night] | None = None) -> list[float]:
    """What each answer seems worth for the team, as a chance of winning from -1 to 1; who has a
    belief about who is who counts likely worlds for more."""
    options = window.options()
    if len(options) == 1:
        return [0.0]
    return weights(Reckoning(window, dice, belief, whole=False), window.question(), options)


def weights(reckoning: Reckoning, question: str, options: list[Action]) -> list[float]:
    """The same, once it is clear what may be true."""
    if question == "follow_wisps":
        return WispPath(reckoning).weigh(options)
    if question in ("put_back", "movement"):
        return Mountains(reckoning).weigh(options)
    return [worth_of_gift(reckoning, action) for action in options]


# -- phase 2 -----------------------------------------------------------------------------


def worth_of_gift(reckoning: Reckoning, action: Action, more: float = 0.0) -> float:
    """The chance of winning after the gift, over all that may be true; `more`: with so many points
    beside it."""
    leads = leads_after(reckoning.kinds, reckoning.seat, reckoning.team, action)
    spread = reckoning.spread
    return reckoning.on_average([tanh((more + lead) / spread) for lead in leads])


def lead_after(tally: Tally, seat: Seat, team: int, action: Action) -> float:
    """By how much the team leads after a gift."""
    return leads_after([tally], seat, team, action)[0]


def leads_after(tallies: list[Tally], seat: Seat, team: int, action: Action) -> list[float]:
    """The same in several worlds; to keep a card changes nothing. Whoever is commanded gives what
    helps the own team, as far as anybody knows, or just anything."""
    for verb in GIFTS:
        if verb.owns(action):
            card, receiver = verb.args(action)
            return [lead_with(tally, seat, receiver, card, team) for tally in tallies]
    if HAND_OVER.owns(action):
        question = tallies[0].s.open_question()
        assert isinstance(question, HandOver)
        card, receiver = action - HAND_OVER.base, question.receiver
        return [lead_with(tally, seat, receiver, card, team) for tally in tallies]
    if COMMAND.owns(action):
        giver, receiver = COMMAND.args(action)
        return [lead_on_command(tally, giver, receiver, team) for tally in tallies]
    return [float(tally.lead(team)) for tally in tallies]


def lead_on_command(tally: Tally, giver: Seat, receiver: Seat, team: int) -> float:
    """By how much the team leads once somebody has given one of their cards."""
    leads = [lead_with(tally, giver, receiver, card, team) for card in cards_in(tally.held[giver])]
    wanted = max(leads) if tally.team[giver] == team else min(leads)
    return (wanted + added(leads) / len(leads)) / 2


def lead_with(tally: Tally, giver: Seat, receiver: Seat, card: Card, team: int) -> float:
    """By how much the team leads once the card lies before its receiver: in points, and a little
    for what may come of it."""
    held = tally.held[giver] >> card & 1
    before = general_worth(tally, giver, card) if held else 0.0
    lead = tally.lead_with(giver, receiver, card, team)
    to_come = TO_COME * (general_worth(tally, receiver, card) - before)
    return lead + (to_come if team == WITCHES else -to_come)


def general_worth(tally: Tally, holder: Seat, card: Card) -> float:
    """To the witches, wherever else cards lie."""
    worth = tally.to_witch if tally.team[holder] == WITCHES else tally.to_villager
    return worth[card]
