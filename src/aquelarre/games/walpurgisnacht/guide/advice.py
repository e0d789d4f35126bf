"""What the guide would do, and why: its own reckoning, put into reasons for a coach.

Each weight is a chance of winning (guide.py). What an answer adds to the chance that the team has
as things are is split into what a person would name: by who the others may be, what a card may turn
out to be, and what it leaves to those who come next. Their texts are `advice-…`.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import Card
from aquelarre.games.walpurgisnacht.box.mountain import OUTER
from aquelarre.games.walpurgisnacht.guide import mephisto
from aquelarre.games.walpurgisnacht.guide.advice_dance import of_dance
from aquelarre.games.walpurgisnacht.guide.advice_gifts import of_gift
from aquelarre.games.walpurgisnacht.guide.advice_wisps import of_wisps
from aquelarre.games.walpurgisnacht.guide.guide import weights
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import FORBEAR, KEEP
from aquelarre.kernel import Action, Belief, Dice, Reason, Window, added

FAR_WORSE = 0.15  # of a chance from -1 to 1: one night lost in thirteen
MOST = 5  # sentences about one answer
UNTOLD = 0.008  # of that: what is worth less gets no sentence
SAME = 1e-9
OF_THE_BEST = (  # said of an answer than which none is better: not where all are as good
    "dance-must",
    "dance-same",
    "give-least",
    "put-least",
    "rest-best",
    "reveal-least",
    "stop-enough",
)
TO_LEARN = 3  # cards of the foot that are worth learning by heart


def reasons(
    window: Window[Night], dice: Dice, action: Action, belief: Belief[Night] | None
) -> list[Reason]:
    """Why the guide gives this answer, or does not; at least one reason."""
    options, question = window.options(), window.question()
    if len(options) == 1:
        return to_learn(window, dice) if question == "preview" else [Reason("only")]
    hint = declaring(window, dice.clone(), belief) if question == "follow_wisps" else []
    reckoning = Reckoning(window, dice, belief)
    found = weights(reckoning, question, options)
    most, best = max(found), found[options.index(action)] >= max(found) - SAME
    alike = most - min(found) < SAME
    if question == "follow_wisps":
        said = of_wisps(reckoning, options, action, best)
    elif question in ("put_back", "movement"):
        said = of_dance(reckoning, belief, options, action, best)
    else:
        said = of_gift(reckoning, belief, options, found, action)
        must = not {KEEP.base, FORBEAR.base} & set(options)
        if must and best and added([reason.worth for reason in said]) <= 0:
            said = [Reason("give-least"), *said]
    equals = len([x for x in found if x >= most - SAME]) - 1
    if alike:
        said = [*[reason for reason in said if reason.key not in OF_THE_BEST], Reason("all-same")]
    elif best and equals:
        said.append(Reason("as-good", count=equals))
    return short(hint + said)


def short(found: list[Reason]) -> list[Reason]:
    """What hardly counts gets no sentence, unless there is nothing else to say; nor do too many
    that only explain."""
    counts = [abs(reason.worth) >= UNTOLD * FAR_WORSE for reason in found]
    explains = [reason.worth == 0.0 for reason in found]
    if not any(counts):
        counts = [reason.worth != 0.0 for reason in found]
    room = MOST - sum(counts)
    said = []
    for reason, counted, explained in zip(found, counts, explains, strict=True):
        if explained:
            room -= 1
        if counted or (explained and room >= 0):
            said.append(reason)
        elif not explained:
            said.append(Reason("", reason.worth))
    return said


def to_learn(window: Window[Night], dice: Dice) -> list[Reason]:
    """While the foot is shown: the wisps of one's own colour that lie free at once. [WAL-06]"""
    s = window.imagine(dice)
    team = team_of(s, window.seat)
    found = []
    for slot in range(OUTER, len(s.mountain)):
        card: Card = s.mountain[slot]
        if card >= 0 and s.edition.wisp[card] == team:
            found.append(Reason("learn", slot=slot, card=card, wisp=team))
    return found[:TO_LEARN] or [Reason("learn-none", wisp=team)]


def declaring(window: Window[Night], dice: Dice, belief: Belief[Night] | None) -> list[Reason]:
    """Where the guide would rather show himself as Mephistopheles first. [WAL-09]"""
    if mephisto.speak(window, dice.clone(), belief) is None:
        return []
    saved = mephisto.saves(window.imagine(dice))
    return [Reason("declare", points=saved)]
