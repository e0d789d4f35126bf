"""For bots that look ahead: how a night that is only imagined goes on, cheaply but with sense.

Which card to reveal hangs on what all have seen, and everybody finds the best. Whom to give
something and how to dance hangs on who is who, which nobody knows as well at a table as everybody
does in an imagined night: of a few answers, taken at random, that one is given which a glance
prefers.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, WITCHES
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, SlotSet, free, slots_in
from aquelarre.games.walpurgisnacht.guide.belief import worth_to_witches
from aquelarre.games.walpurgisnacht.guide.reckoning import lead_of
from aquelarre.games.walpurgisnacht.rules.dance import Movement
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.rules.wisps import FollowWisps, combination
from aquelarre.games.walpurgisnacht.state import Night, Turn
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOW,
    GIVE,
    GIVE_OPEN,
    MOVE,
    PASS_ON,
    REST,
    REVEAL,
    STOP,
    SWAP,
)
from aquelarre.kernel import Action, Dice, Seat

TRIED = 5  # gifts of which the best is given
DANCED = 4  # movements of which the best is made
GIFTS = (GIVE, GIVE_OPEN, PASS_ON, BESTOW)
AT_THE_END = 5.0  # points that Walpurga's coming is worth to who leads, and costs who does not
FREE_HIGH = 1.0  # a card that may be Walpurga, lying free, for who leads


def roll(s: Night, seat: Seat, dice: Dice) -> Action:
    """What the seat does in an imagined night."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    step = s.open_question()
    if isinstance(step, FollowWisps):
        return best_reveal(s, team_of(s, seat), options, dice)
    if isinstance(step, Movement):
        return a_dance(s, seat, options, dice)
    last = options[-1]
    if any(verb.owns(last) for verb in GIFTS):
        return a_gift(s, team_of(s, seat), options, dice)
    return options[dice.below(len(options))]


# -- phase 1 -----------------------------------------------------------------------------


def best_reveal(s: Night, team: int, options: list[Action], dice: Dice) -> Action:
    """To stop, or the card that brings most at once; of equal ones any."""
    taken = s.within(Turn).taken
    first = dice.below(len(options))
    best, most = options[first], -1e9
    ending = 0.0  # not reckoned yet
    for action in options[first:] + options[:first]:
        if action != STOP.base and s.mountain[action - REVEAL.base] == HIGH:
            if not ending:
                ending = of_the_end(s, team)
            value = ending
        else:
            value = of_a_reveal(s, team, action)
        if value > most:
            best, most = action, value
    if best != STOP.base and taken and most <= of_a_reveal(s, team, STOP.base):
        return STOP.base
    return best


def of_the_end(s: Night, team: int) -> float:
    """What turning up a card is worth that may be Walpurga."""
    sign = 1.0 if lead_of(s, team) > 0 else -1.0
    return sign * AT_THE_END / s.mountain.count(HIGH)


def of_a_reveal(s: Night, team: int, action: Action) -> float:
    """About what stopping now, or turning up this card, brings the team."""
    taken = s.within(Turn).taken
    if action == STOP.base:
        side, points, _ = combination(s.edition, taken)
        return float(points if side == team else -points)
    card = s.mountain[action - REVEAL.base]
    if card < 0 or s.edition.wisp[card] == COLOURLESS:
        return 0.0
    side, points, _ = combination(s.edition, [*taken, card])
    return 0.5 + points if side == team else -0.5 - points


# -- phase 2 -----------------------------------------------------------------------------


def a_gift(s: Night, team: int, options: list[Action], dice: Dice) -> Action:
    """The best of a few."""
    best, most = options[0], -1e9
    for _ in range(TRIED):
        action = options[dice.below(len(options))]
        value = of_a_gift(s, team, action)
        if value > most:
            best, most = action, value
    return best


def of_a_gift(s: Night, team: int, action: Action) -> float:
    """About what the gift brings the team; to keep a card brings nothing."""
    for verb in GIFTS:
        if verb.owns(action):
            card, receiver = verb.args(action)
            gain = worth_to_witches(s.edition, card, team_of(s, receiver))
            return gain if team == WITCHES else -gain
    return 0.0


# -- phase 3 -----------------------------------------------------------------------------


def a_dance(s: Night, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """The best of a few movements, or none if those bring nothing."""
    team = team_of(s, seat)
    following = team_of(s, (seat + 1) % s.n)
    summit = FREE_HIGH if lead_of(s, following) > 0 else 0.0  # who comes next would end the night
    wide = s.settings["wide_foot"]
    resting = options[0] == REST.base
    best, most = options[0], -1e9
    if resting:
        most = left_free(s, free(s.lying, wide), -1, -1, following, summit)
        most = most if team == following else -most
    for _ in range(DANCED):
        action = options[dice.below(len(options))]
        if action == REST.base:
            continue
        slot, to = (MOVE if action < SWAP.base else SWAP).args(action)
        lying = s.lying ^ (1 << slot | 1 << to) if action < SWAP.base else s.lying
        value = left_free(s, free(lying, wide), slot, to, following, summit)
        value = value if team == following else -value
        if value > most:
            best, most = action, value
    return best


def left_free(
    s: Night, unblocked: SlotSet, slot: int, to: int, following: int, summit: float
) -> float:
    """What is free for who comes next, if the cards of two places have changed theirs."""
    found, wisp = 0.0, s.edition.wisp
    for place in slots_in(unblocked):
        card = s.mountain[to if place == slot else slot if place == to else place]
        if card >= 0:
            found += wisp[card] == following
        elif card == HIGH:
            found += summit
    return found
