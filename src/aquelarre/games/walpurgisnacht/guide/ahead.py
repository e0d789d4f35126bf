"""For bots that look ahead: how a night that is only imagined goes on, cheaply but with sense.

Of a few answers, taken at random, the one is given that a glance prefers. Nobody knows as much at a
table as everybody does in an imagined night, so chance has its part in it.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, WISP, WITCHES
from aquelarre.games.walpurgisnacht.box.mountain import HIGH
from aquelarre.games.walpurgisnacht.guide.belief import worth_to_witches
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.rules.wisps import FollowWisps, combination
from aquelarre.games.walpurgisnacht.state import Night, Turn
from aquelarre.games.walpurgisnacht.verbs import BESTOW, GIVE, GIVE_OPEN, PASS_ON, REVEAL, STOP
from aquelarre.kernel import Action, Dice, Seat
from aquelarre.kernel.minds import any_option

TRIED = 5  # answers of which the best is given
GIFTS = (GIVE, GIVE_OPEN, PASS_ON, BESTOW)
ENDS_WELL, ENDS_BADLY = 1.0, -2.0  # a card that may be Walpurga, for who leads and who does not


def roll(s: Night, seat: Seat, dice: Dice) -> Action:
    """What the seat does in an imagined night."""
    step = s.open_question()
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    wisps = isinstance(step, FollowWisps)
    last = options[-1]
    if not wisps and not any(verb.owns(last) for verb in GIFTS):
        return any_option(s, seat, dice)
    team = team_of(s, seat)
    best, most = options[0], -1e9
    for _ in range(TRIED):
        action = options[dice.below(len(options))]
        value = of_a_reveal(s, team, action) if wisps else of_a_gift(s, team, action)
        if value > most:
            best, most = action, value
    return best


def of_a_gift(s: Night, team: int, action: Action) -> float:
    """About what the gift brings the team; to keep a card brings nothing."""
    for verb in GIFTS:
        if verb.owns(action):
            card, receiver = verb.args(action)
            gain = worth_to_witches(card, team_of(s, receiver))
            return gain if team == WITCHES else -gain
    return 0.0


def of_a_reveal(s: Night, team: int, action: Action) -> float:
    """About what stopping now, or turning up this card, brings the team."""
    taken = s.within(Turn).taken
    if action == STOP.base:
        side, points, _ = combination(taken)
        return float(points if side == team else -points)
    card = s.mountain[action - REVEAL.base]
    if card == HIGH:
        return ENDS_WELL if s.score[team] > s.score[1 - team] else ENDS_BADLY
    if card < 0 or WISP[card] == COLOURLESS:
        return 0.0
    side, points, _ = combination([*taken, card])
    return 0.5 + points if side == team else -0.5 - points
