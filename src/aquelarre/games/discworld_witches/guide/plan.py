"""What a witch who looks ahead gives a thought to.

Dice and chance make more noise in an imagined game than a card is worth. Who compared a walk with
a flight to the same place would often fly, and who compared four broomsticks would compare nothing
else: so of several ways to the same end only the best is tried. And at the dice the guide reckons
exactly: what it finds worse there is doubted less than its plans for the turn. Nobody wonders
whether to play a card beside for which the guide sees no use, either: what is drawn for it would
have been drawn anyway, or will be. Against one other witch the plan also cares otherwise than the
guide (`leaning.py`), and there it alone counts (`Planning`).
[LAN-15, LAN-17, LAN-22, LAN-26, LAN-34]
"""

from __future__ import annotations

from math import inf

from aquelarre.games.discworld_witches.guide.cards import FREE
from aquelarre.games.discworld_witches.guide.dice import HEADS, MAGICS
from aquelarre.games.discworld_witches.guide.guide import CHOSEN, asked, weights
from aquelarre.games.discworld_witches.guide.leaning import leaning_of
from aquelarre.games.discworld_witches.guide.moves import Move
from aquelarre.games.discworld_witches.guide.outlook import Outlook, through
from aquelarre.games.discworld_witches.guide.way import FLIGHTS, GOING, hurried
from aquelarre.games.discworld_witches.state import COMPETITIVE, Lancre
from aquelarre.kernel import Action, Belief, Dice, Window

OUT = 9.0  # points: much more than a witch who looks ahead doubts
AT_THE_DICE = ("tackle", "first_pair", "second_pair")
SURER = 4.0  # so many times what the guide thinks counts there
WAYS = (GOING, FLIGHTS, ("pass_by", "pass_by_token"))  # to a space
USES = (HEADS, MAGICS, ("vanish", "vanish_by_token"), ("reroll_both",))  # of a card
End = tuple[str, int]


class Planning(Belief[Lancre]):
    """Two witches against each other: who imagines how the game goes on sees more of the dice than
    of what an answer is worth, and does worse than by the plan alone (docs/MINDS.md)."""

    def trust(self, window: Window[Lancre]) -> float:
        return inf


def belief(window: Window[Lancre]) -> Belief[Lancre]:
    """Nothing of what is hidden is likelier than anything else; but how far the plan goes."""
    duel = window.seats == 2 and window.settings["mode"] == COMPETITIVE
    return Planning() if duel else Belief()


def plan(window: Window[Lancre], dice: Dice) -> list[float]:
    """As the guide weighs, by leanings of one's own, but that of all ways to the same end the
    dearer ones are out."""
    if len(window.options()) == 1:
        return [0.0]
    leaning = leaning_of(window.seats, window.settings["mode"])
    look = through(window, dice, leaning)
    known = weights(look)
    ends = [end_of(look, move) for move in look.moves]
    best: dict[End, float] = {}
    for end, weight in zip(ends, known, strict=True):
        best[end] = max(weight, best.get(end, weight))
    times = SURER * leaning.dice if asked(look) in AT_THE_DICE else 1.0
    tried: list[End] = []  # of equal ways the first stays
    useless = idle(look)
    found = []
    for move, end, weight in zip(look.moves, ends, known, strict=True):
        stays = weight == best[end] and end not in tried and move.action not in useless
        if stays:
            tried.append(end)
        found.append(times * weight - (0.0 if stays else OUT))
    return found


def idle(look: Outlook) -> list[Action]:
    """The effects that could be played beside, for nothing. At the dice they may save an attempt:
    there each is reckoned. [LAN-34, LAN-36, LAN-39, LAN-41]"""
    key = asked(look)
    if key not in CHOSEN or key in AT_THE_DICE:
        return []
    chosen = CHOSEN[key](look)
    return [move.action for move in look.of(*FREE) if move.action not in chosen]


def end_of(look: Outlook, move: Move) -> End:
    """What an answer comes to, whatever it is done with."""
    if move.verb == "hurry":
        return GOING[0], hurried(look)[1]
    for way in WAYS:
        if move.verb in way:
            return way[0], move.space
    for use in USES:
        if move.verb in use:
            return use[0], 0
    return move.verb, move.args[1] if move.verb == "reroll" else move.action
