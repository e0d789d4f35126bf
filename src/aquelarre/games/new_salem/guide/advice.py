"""What the guide would do, and why: its own reckoning (`guide.think`), put into reasons.

A reason is a term of the weight of an answer, in chances to win, and its text is `advice-…`. Terms
are those of somebody who need not hide (`Outlook.openly`), from `advice_town` and `advice_events`;
what a witch who hides adds or takes off is one term more: how the answer looks.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.new_salem.box.cards import Card, threshold
from aquelarre.games.new_salem.guide import advice_events, advice_town
from aquelarre.games.new_salem.guide.advice_town import in_ten, say, say_to
from aquelarre.games.new_salem.guide.events import Adviser
from aquelarre.games.new_salem.guide.guide import (
    A_LITTLE,
    TRUST,
    Thought,
    giving,
    think,
    wants_to_give,
)
from aquelarre.games.new_salem.guide.hearsay import about
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.rules.building_events import SwapFor
from aquelarre.games.new_salem.rules.town import owner_of
from aquelarre.games.new_salem.state import NOTHING, Place, Town
from aquelarre.games.new_salem.verbs import (
    ABSOLVE,
    BEAR,
    BUILD,
    BURN,
    CLEAR,
    CONFESS_TO,
    CONFESSOR,
    DISCARD_BOTH,
    EASE_CONSCIENCE,
    END_PHASE,
    HAND,
    KEEP,
    LAUNCH,
    NAME,
    OFFER,
    PASS_LEFT,
    PAY_REST,
    PICK,
    QUESTION,
    REMOVE,
    SEIZE,
    SWAP_FOR,
    TRY,
)
from aquelarre.kernel import Action, Belief, Dice, Objection, Reason, Seat, Window, added

FAR_WORSE = 0.07  # chances to win by which an answer is far worse
ENOUGH_SAID = 5  # reasons with which no more is told
IN_PASSING = 0.5  # half of the whole difference between two answers of a question without figures


class Case:
    """One answer to the open question, as it is judged."""

    __slots__ = ("action", "adviser", "look", "open", "options", "thought")

    def __init__(self, thought: Thought, options: list[Action], action: Action) -> None:
        self.thought = thought
        self.options = options
        self.action = action
        self.look = thought.look
        self.adviser = Adviser(self.look)
        bare = self.look.openly()
        self.open = self.adviser if bare is self.look else Adviser(bare)

    def mean(self, weigh: Callable[[int], float], base: int) -> float:
        """What the options are worth on average: what an answer is worth more speaks for it."""
        return added([weigh(action - base) for action in self.options]) / len(self.options)


def of_answer(
    window: Window[Town], dice: Dice, action: Action, belief: Belief[Town] | None
) -> list[Reason]:
    """What it says of one of the answers."""
    options, question = window.options(), window.question()
    if question == "last_call":
        return last_call(window, dice, belief)
    if len(options) == 1:
        return [Reason("only")]
    thought = think(window, dice, belief)
    case = Case(thought, options, action)
    found = ABOUT[question](case)
    if thought.look.candour < 1 and question not in UNSEEN:
        found += looks(question, case)
    if not any(reason.key for reason in found):
        found.append(Reason("nothing-in-it"))
    return found + objection(case, found)


def objection(case: Case, found: list[Reason]) -> list[Reason]:
    """Of an answer against which nothing speaks but that another one does much more."""
    weights = [case.thought.weigh(action) for action in case.options]
    gap = max(weights) - case.thought.weigh(case.action)
    if gap < FAR_WORSE or any(reason.key and reason.against for reason in found):
        return []
    return [Objection("too-little")]


def looks(question: str, case: Case) -> list[Reason]:
    """How much better, or worse, an answer looks than the average one: what it is worth more to a
    witch because she hides, and so reckons as a puritan on her seat would."""
    masks = []
    for action in case.options:
        each = Case(case.thought, case.options, action)
        told = added([reason.worth for reason in ABOUT[question](each)])
        masks.append(case.thought.weigh(action) - told)
    worth = masks[case.options.index(case.action)] - added(masks) / len(masks)
    return say("looks-good" if worth > 0 else "looks-bad", worth)


# -- the draft ---------------------------------------------------------------------------


def pick(case: Case) -> list[Reason]:
    town, card = case.open.town, case.action - PICK.base
    usual = advice_town.own_share(town, [action - PICK.base for action in case.options])
    found = advice_town.building(town, card, usual)
    return [*found, *advice_town.denied(town, card), *at_this_rate(case, found)]


def last_pick(case: Case) -> list[Reason]:
    town = case.open.town
    kept = [action - KEEP.base for action in case.options if action != DISCARD_BOTH.base]
    usual = advice_town.own_share(town, kept)
    if case.action == DISCARD_BOTH.base:
        return [*advice_town.top_card(town, case.thought.decks, usual), *neither(case, kept)]
    found = advice_town.building(town, case.action - KEEP.base, usual)
    return [*found, *at_this_rate(case, found)]


def neither(case: Case, kept: list[Card]) -> list[Reason]:
    """That the better of the two is not as good as what may come."""
    worths = [case.thought.weigh(KEEP.base + card) for card in kept]
    if max(worths) >= case.thought.weigh(DISCARD_BOTH.base):
        return []
    return [Reason("top-instead", card=kept[worths.index(max(worths))])]


def build(case: Case) -> list[Reason]:
    town = case.open.town
    usual = advice_town.own_share(town, [action - BUILD.base for action in case.options])
    found = advice_town.building(town, case.action - BUILD.base, usual)
    return [*found, *at_this_rate(case, found)]


def at_this_rate(case: Case, found: list[Reason]) -> list[Reason]:
    """Where despair is talked of: how much of it is to be expected, and how much is too much."""
    said = [reason.key for reason in found if reason.key]
    if len(said) >= ENOUGH_SAID or not any(key in advice_town.OF_DESPAIR for key in said):
        return []
    look = case.look
    despair = max(0, round(look.despair_to_come(look.witch)))
    return [Reason("at-this-rate", despair=despair, threshold=threshold(look.s.n))]


def conscience(case: Case) -> list[Reason]:
    """Pay, or bear despair; where it lies hardly counts. [V20]"""
    look = case.open.look
    if case.action == EASE_CONSCIENCE.base:
        return [Reason("ease", -look.hope)]
    found = say_to(look, "bears", look.cube)
    heaps = [case.open.bearing(x - BEAR.base) for x in case.options if BEAR.owns(x)]
    if BEAR.owns(case.action) and min(heaps) < max(heaps):
        place = case.action - BEAR.base
        found.append(heap(case, place, A_LITTLE * case.open.bearing(place)))
    elif BEAR.owns(case.action):
        found.append(Reason("", A_LITTLE * heaps[0]))
    return [*found, *at_this_rate(case, found)]


def bear(case: Case) -> list[Reason]:
    """On which of one's buildings despair is put, more or less than on the average one. [V13]"""
    place = case.action - BEAR.base
    heaps = [case.open.bearing(action - BEAR.base) for action in case.options]
    if min(heaps) == max(heaps):
        return [Reason("bear-same")]
    return [heap(case, place, case.open.bearing(place) - added(heaps) / len(heaps))]


def heap(case: Case, place: Place, worth: float) -> Reason:
    """A puritan heaps despair up, a witch strews it."""
    return Reason("heap", worth, building=place, despair=case.look.s.despair[place])


def remove(case: Case) -> list[Reason]:
    """Whose despair is removed counts for nothing but the looks of a street. [SAL-08]"""
    s, seat = case.look.s, case.look.seat
    own = [owner_of(s, action - REMOVE.base) == seat for action in case.options]
    if all(own) or not any(own):
        return [Reason("remove-same")]
    mine = owner_of(s, case.action - REMOVE.base) == seat
    return [Reason("remove-own", IN_PASSING) if mine else Reason("remove-other", -IN_PASSING)]


# -- the constable -----------------------------------------------------------------------


def launch(case: Case) -> list[Reason]:
    if case.action != END_PHASE.base:
        found = advice_events.launching(case.adviser, case.open, case.action - LAUNCH.base)
        return [*found, *at_this_rate(case, found)]
    events = [action for action in case.options if action != END_PHASE.base]
    weights = [case.thought.weigh(action) for action in events]
    best = events[weights.index(max(weights))] - LAUNCH.base
    if max(weights) > 0:
        return [Objection("end-misses", event=best)]
    return [Reason("end-nothing", event=best), *against(case, best)]


def against(case: Case, event: int) -> list[Reason]:
    """Why not even the best event is worth it: what speaks most against launching it."""
    found = advice_events.launching(case.adviser, case.open, event)
    worst = min([reason.worth for reason in found if reason.key], default=0.0)
    bad = [reason for reason in found if reason.key and reason.worth == worst < 0]
    return [Reason(reason.key, **reason.values) for reason in bad[:1]]


def name(case: Case) -> list[Reason]:
    other = case.action - NAME.base
    return [*advice_events.naming(case.open, other), *about(case.look, other)]


def try_one(case: Case) -> list[Reason]:
    other = case.action - TRY.base
    return [*advice_events.trying(case.open, other), *about(case.look, other)]


def absolve(case: Case) -> list[Reason]:
    other = case.action - ABSOLVE.base
    return [*advice_events.absolving(case.open, other), *about(case.look, other)]


def question(case: Case) -> list[Reason]:
    return doubt(case, QUESTION.base)


def confess(case: Case) -> list[Reason]:
    return doubt(case, CONFESSOR.base)


def doubt(case: Case, base: int) -> list[Reason]:
    """How much there is to learn, more or less than from the average player."""
    adviser, other = case.open, case.action - base
    witch = case.look.witch[other]
    whole = adviser.doubt(other)
    unsure = witch * (1 - witch)
    worth = unsure - case.mean(adviser.doubt, base)
    clues = about(case.look, other)
    if not unsure:
        return [Reason("doubt-none", worth, seat=other), *clues]
    key = "doubt-more" if worth >= 0 else "doubt-less"
    found = [Reason(key, worth, seat=other, count=in_ten(witch))]
    if case.look.s.tried >> other & 1:
        found.append(Reason("doubt-tried", whole - unsure, seat=other))
    return [*found, *clues]


def confess_to(case: Case) -> list[Reason]:
    look, other = case.open.look, case.action - CONFESS_TO.base
    friend = look.friend(other)
    worth = friend - case.mean(look.friend, CONFESS_TO.base)
    key = "show-friend" if worth >= 0 else "show-foe"
    count = in_ten(friend if worth >= 0 else 1 - friend)
    return [Reason(key, worth, seat=other, count=count), *about(look, other)]


def hand(case: Case) -> list[Reason]:
    event, other = case.look.s.launched, case.action - HAND.base
    found = advice_events.handing(case.open, event, other)
    effect = case.look.s.edition.effect[event]
    return found if effect in advice_events.TO_ANYBODY else [*found, *about(case.look, other)]


def pay(case: Case) -> list[Reason]:
    """From wherever most lies: no building is dearer than another."""
    if case.action == PAY_REST.base:
        return [Reason("pay-rest", IN_PASSING)]
    return [Reason("pay-one", -IN_PASSING)]


# -- buildings in town -------------------------------------------------------------------


def burn(case: Case) -> list[Reason]:
    found = advice_town.burning(case.open.town, case.action - BURN.base)
    return [*found, *at_this_rate(case, found)]


def seize(case: Case) -> list[Reason]:
    return advice_town.seizing(case.open.town, case.action - SEIZE.base)


def offer(case: Case) -> list[Reason]:
    return advice_town.leaving(case.open.town, case.action - OFFER.base)


def swap_for(case: Case) -> list[Reason]:
    """What one loses is the same whatever one gets for it. [V08]"""
    town, building = case.open.town, case.action - SWAP_FOR.base
    step = case.look.s.open_question()
    assert isinstance(step, SwapFor)
    owner = owner_of(case.look.s, building)
    return [*advice_town.seizing(town, building), *advice_town.given(town, owner, step.own)]


def emigrate(case: Case) -> list[Reason]:
    town, building = case.open.town, case.action - PASS_LEFT.base
    left = (case.look.seat + 1) % case.look.s.n
    return [*advice_town.leaving(town, building), *advice_town.given(town, left, building)]


def clear(case: Case) -> list[Reason]:
    place = case.action - CLEAR.base
    found = advice_events.removes(case.open, case.open.clearing(place), case.look.s.despair[place])
    return [*found, *at_this_rate(case, found)]


# -- hope for others ---------------------------------------------------------------------


def last_call(window: Window[Town], dice: Dice, belief: Belief[Town] | None) -> list[Reason]:
    """Before letting it pass: is there somebody who should be given hope? [SAL-12]"""
    look = giving(window.imagine(dice), window.seat, belief)
    s = look.s
    other: Seat = s.constable
    event = wants_to_give(look)
    if event != NOTHING:
        lack = advice_events.lack(s, event)
        key = "give-looks" if look.witches and look.candour < 1 else "give-first"
        return [Reason(key, seat=other, event=event, count=lack)]
    if other == look.accuser:
        return [Reason("keep-accuser", seat=other)]
    if look.trust(other) < TRUST:
        return distrust(look, other)
    return [Reason("keep-needless", seat=other)]


def distrust(look: Outlook, other: Seat) -> list[Reason]:
    """Whom one does not trust enough to give him hope."""
    if look.witches:
        return [Reason("keep-foe", seat=other)]
    return [
        Reason("keep-suspect", seat=other, count=in_ten(look.witch[other])),
        *about(look, other),
    ]


# Questions in which nobody hides: the answer is worth the same to all.
UNSEEN = ("remove", "pay", "bear", "question", "confess", "confess_to")
ABOUT: dict[str, Callable[[Case], list[Reason]]] = {
    "pick": pick,
    "last_pick": last_pick,
    "build": build,
    "conscience": conscience,
    "bear": bear,
    "remove": remove,
    "launch": launch,
    "name": name,
    "try": try_one,
    "absolve": absolve,
    "question": question,
    "confess": confess,
    "confess_to": confess_to,
    "hand": hand,
    "pay": pay,
    "burn": burn,
    "seize": seize,
    "offer": offer,
    "swap_for": swap_for,
    "emigrate": emigrate,
    "clear": clear,
}
