"""A sensible player of either side: keeps account of who is suspicious, and acts by it.

It judges from its window only. Who may be a witch is worked out in `suspicion`; what anybody's
death would be worth, in `outlook`; how a trial would end, in `forecast`. By these the turn
(`turn`), the trial (`trial`), the afterlife (`spectre`), smaller choices (`choices`) and what is
said (`talk`) are decided, and in `mask` how far a witch may follow her own interest. It looks no
further than the answer at hand. `answer`, `weigh` and `aside` are all that `game.py` uses.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas.box.boxed import box_of
from aquelarre.games.las_brujas.guide.choices import ASKED, WEIGHED
from aquelarre.games.las_brujas.guide.mask import as_it_looks, price
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.spectre import haunt
from aquelarre.games.las_brujas.guide.talk import things_to_say
from aquelarre.games.las_brujas.guide.trial import step_in, vote
from aquelarre.games.las_brujas.guide.turn import act
from aquelarre.games.las_brujas.rules.claims import is_claim, is_put, is_question, topic
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.verbs import COUNTER, REPLY
from aquelarre.kernel import Action, Ask, Belief, Dice, Window, heaviest

TALKS = 20  # speaks up once in so many chances
ARGUES = 3  # and in a trial once in so many
LOT = 1e-19  # times a word of the dice: equal options are told apart by less than anything counts
WINDOWS = ("floor", "verdict")  # the questions of a trial in which cards are played


def answer(window: Window[Village], dice: Dice) -> Action:
    """The answer that is worth most; of equal ones any."""
    return heaviest(window.options(), weigh(window, dice))


def bluff_of(belief: Belief[Village] | None) -> float:
    """How much of what hiding costs a witch of this mind pays."""
    return 1.0 if belief is None else belief.bluff


def weigh(window: Window[Village], dice: Dice, bluff: float = 1.0) -> list[float]:
    """What each option is worth, in chances to win for the side that the player shows; equal ones
    by lot."""
    options, question = window.options(), window.question()
    if len(options) == 1:  # to pass, or to end a speech
        return [0.0]
    look = Outlook(window.gist(), box_of(window))
    asked = window.imagine(dice).open_question() if question in ASKED else None
    shown = values_of(look.mask, question, asked, options)
    if look.mask is not look:
        wanted = values_of(look, question, asked, options)
        shown = as_it_looks(shown, wanted, bluff * price(look, question))
    return [value + LOT * dice.word() for value in shown]


def values_of(
    look: Outlook, question: str, asked: Ask[Village] | None, options: list[Action]
) -> list[float]:
    """What each answer is worth by itself, to who looks at it so."""
    if question in WHOLE:
        return WHOLE[question](look, options)
    if asked is not None:
        return [ASKED[question](look, asked, action) for action in options]
    return [WEIGHED[question](look, action) for action in options]


def aside(window: Window[Village], dice: Dice, bluff: float = 1.0) -> Action | None:
    """In a trial, what can turn it; in a speech, and now and then else, what serves to be said; and
    an answer to who has asked."""
    question = window.question()
    speaks = question == "speech" or dice.below(ARGUES if question == "floor" else TALKS) == 0
    if not speaks and question not in WINDOWS:
        return None
    asides = window.asides()
    acts = [x for x in asides if may_matter(x, question)] if question in WINDOWS else []
    words = [x for x in asides if is_claim(x)] if speaks or REPLY.base in asides else []
    if not acts and not words:
        return None
    look = Outlook(window.gist(), box_of(window))
    found = worth_doing(look, question, acts, bluff) if acts else None
    if found is not None or not words:
        return found
    asked = topic(window.imagine(dice), window.seat) if REPLY.base in words else None
    said = things_to_say(look.mask, words, asked)
    if not said:
        return None
    chosen = said[dice.pick([weight for _, weight in said])][0]
    again = is_question(chosen) and is_put(window.imagine(dice), window.seat, chosen)
    return None if again else chosen


def worth_doing(look: Outlook, question: str, acts: list[Action], bluff: float) -> Action | None:
    """What is worth doing in a trial; nothing is worth nothing."""
    shown = [0.0, *step_in(look.mask, acts)]
    if look.mask is not look:
        wanted = [0.0, *step_in(look, acts)]
        shown = as_it_looks(shown, wanted, bluff * price(look, question))
    chosen = shown.index(max(shown))
    return acts[chosen - 1] if chosen else None


def may_matter(action: Action, window: str) -> bool:
    """Something to play rather than to say. Counter-trials wait for the verdict: until then
    nobody knows whether they are needed."""
    too_early = window == "floor" and COUNTER.base <= action < COUNTER.end
    return not too_early and not is_claim(action)


WHOLE: dict[str, Callable[[Outlook, list[Action]], list[float]]] = {
    "act": act,
    "haunt": haunt,
    "vote": vote,
    "decide": vote,
}
