"""A sensible player of either side: drafts for points, weighs despair, trusts and suspects.

It judges from its window only: the table as it lies open, the cards that it has seen, and worlds
imagined for the rest. Every answer is weighed in the same coin, its own chance to win
(`outlook`): buildings in `buildings`, events in `events`, players in `suspicion`. It looks
no further than this answer.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.new_salem.box.cards import (
    ABSOLUTION,
    CLEANSING,
    COST,
    EXORCISM,
    SOLEMN_MASS,
    TRIAL,
    WATCHFUL_NEIGHBOURS,
    WITCH_HUNT,
)
from aquelarre.games.new_salem.guide.buildings import Appraiser
from aquelarre.games.new_salem.guide.deeds import Clues
from aquelarre.games.new_salem.guide.events import WORTH, Adviser
from aquelarre.games.new_salem.guide.habits import LAST_EARLY
from aquelarre.games.new_salem.guide.outlook import MOODS, Outlook
from aquelarre.games.new_salem.guide.suspicion import Suspicion
from aquelarre.games.new_salem.rules.building_events import SwapFor
from aquelarre.games.new_salem.rules.duty import launchable, on_table
from aquelarre.games.new_salem.rules.town import owner_of
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.verbs import (
    ABSOLVE,
    BEAR,
    BEAR_LOOSE,
    BUILD,
    BURN,
    CLEAR,
    CONFESS_TO,
    CONFESSOR,
    DISCARD_BOTH,
    EASE_CONSCIENCE,
    END_PHASE,
    GIVE,
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
from aquelarre.kernel import Action, Belief, Dice, Verb, Window, heaviest

WORLDS = 3  # imagined decks over which the top card is averaged
TRUST = 0.6  # so likely must the constable be a friend before he is given hope
HELP = 0.5  # how far one can count on the hope of others for the same purpose
GRUDGING = 5  # of so many times that a puritan would give, a witch who hides
FREELY = 2  # gives so often
OFTEN = 4  # and early so often
MASKED, UNMOVED = 0.0, 0.5  # moods
A_LITTLE = 0.0001  # decides between answers that are otherwise worth the same
# Events that help a whole side, so that others pay for them gladly.
SHARED = (
    CLEANSING,
    TRIAL,
    SOLEMN_MASS,
    EXORCISM,
    ABSOLUTION,
    WITCH_HUNT,
    WATCHFUL_NEIGHBOURS,
)

Weigh = Callable[[Action], float]


def answer(window: Window[Town], dice: Dice) -> Action:
    """The answer that is worth most; of equal ones the first."""
    return heaviest(window.options(), weigh(window, dice))


def weigh(window: Window[Town], dice: Dice, belief: Belief[Town] | None = None) -> list[float]:
    """What each of the options is worth, in chances to win."""
    options = window.options()
    if len(options) == 1:
        return [0.0]
    look = Outlook(window.imagine(dice), window.seat, dice.below(MOODS) / MOODS, clues_of(belief))
    question = window.question()
    if question == "last_pick":
        decks = [window.imagine(dice).deck.counts for _ in range(WORLDS)]
        return list(map(last_pick(look, decks), options))
    if question in WEIGHED:
        return list(map(WEIGHED[question](look), options))
    verb, method = CHOSEN[question]
    adviser = Adviser(look)
    return [method(adviser, action - verb.base) for action in options]


def clues_of(belief: Belief[Town] | None) -> Clues | None:
    """What a belief of ours goes by; who has none reads the streets."""
    return belief.clues if isinstance(belief, Suspicion) else None


def aside(window: Window[Town], dice: Dice, belief: Belief[Town] | None = None) -> Action | None:
    """A hope for a trusted constable who lacks it for something that the side wants. [SAL-12]"""
    asides = window.asides()
    if not asides or not GIVE.base <= asides[0] < NAME.base:
        return None
    s = window.imagine(dice)
    early = s.round <= LAST_EARLY  # who does not give then is known for a witch at once
    look = Outlook(s, window.seat, MASKED if early else UNMOVED, clues_of(belief))
    if look.witches and dice.below(GRUDGING) >= (OFTEN if early else FREELY):
        return None  # to seem a puritan she need not pay quite as much as they do
    return GIVE.base + look.s.constable if wants_to_give(look) else None


# -- the draft ---------------------------------------------------------------------------


def last_pick(look: Outlook, decks: list[list[int]]) -> Weigh:
    """One of the two, or the top of the deck, by what may lie in it. [SAL-09]"""
    town = Appraiser(look)
    top, total = 0.0, 0
    for deck in decks:
        for card, count in enumerate(deck):
            top += count * town.building(card) if count else 0.0
            total += count
    unknown = top / total if total else 0.0

    def weigh(action: Action) -> float:
        return unknown if action == DISCARD_BOTH.base else town.building(action - KEEP.base)

    return weigh


def conscience(look: Outlook) -> Weigh:
    """Pay, or bear despair. A witch has here an excuse for it. [V20]"""
    adviser = Adviser(look)

    def weigh(action: Action) -> float:
        if action == EASE_CONSCIENCE.base:
            return -look.hope
        if action == BEAR_LOOSE.base:
            return look.cube
        return look.cube + A_LITTLE * adviser.bearing(action - BEAR.base)

    return weigh


# -- the constable -----------------------------------------------------------------------


def launch(look: Outlook) -> Weigh:
    """What is worth launching, if anything. [SAL-18]"""
    adviser = Adviser(look)

    def weigh(action: Action) -> float:
        return 0.0 if action == END_PHASE.base else adviser.launching(action - LAUNCH.base)

    return weigh


def swap_for(look: Outlook) -> Weigh:
    adviser, question = Adviser(look), look.s.open_question()
    assert isinstance(question, SwapFor)
    own = question.own
    return lambda action: adviser.swapping(own, action - SWAP_FOR.base)


def emigrate(look: Outlook) -> Weigh:
    adviser, left = Adviser(look), (look.seat + 1) % look.s.n
    return lambda action: adviser.offering(action - PASS_LEFT.base, left)


def remove(look: Outlook) -> Weigh:
    """All despair counts alike; a bright own street draws less suspicion. [SAL-08]"""
    return lambda action: float(owner_of(look.s, action - REMOVE.base) == look.seat)


def hand(look: Outlook) -> Weigh:
    adviser, event = Adviser(look), look.s.launched
    return lambda action: adviser.handing(event, action - HAND.base)


def pay(look: Outlook) -> Weigh:
    """From wherever most lies: no building is dearer than another."""
    return lambda action: float(action == PAY_REST.base)


# -- hope for others ---------------------------------------------------------------------


def wants_to_give(look: Outlook) -> bool:
    """Would more hope let the constable do something that is worth it to me?"""
    s = look.s
    has, trust = s.wealth[s.constable], look.trust(s.constable)
    if trust < TRUST:
        return False
    adviser = Adviser(look)
    helpers = [x for x in range(s.n) if x not in (s.constable, look.seat)]
    help_hoped = HELP * sum(s.wealth[x] for x in helpers if look.trust(x) >= TRUST)
    can = [event for event in on_table(s) if event in SHARED and launchable(s, event)]
    already = max([WORTH[event](adviser) for event in can if COST[event] <= has], default=0.0)
    for event in can:
        lack = COST[event] - has
        if 0 < lack <= s.wealth[look.seat] + help_hoped:
            gain = WORTH[event](adviser) - already
            if trust * gain > lack * look.hope:
                return True
    return False


# Questions about one thing, with what it is and how it is weighed.
CHOSEN: dict[str, tuple[Verb, Callable[[Adviser, int], float]]] = {
    "pick": (PICK, lambda adviser, card: adviser.town.picking(card)),
    "build": (BUILD, lambda adviser, card: adviser.town.building(card)),
    "name": (NAME, Adviser.naming),
    "try": (TRY, Adviser.trying),
    "absolve": (ABSOLVE, Adviser.absolving),
    "question": (QUESTION, Adviser.doubt),
    "confess": (CONFESSOR, Adviser.doubt),
    "confess_to": (CONFESS_TO, lambda adviser, other: adviser.look.friend(other)),
    "burn": (BURN, Adviser.burning),
    "seize": (SEIZE, Adviser.seizing),
    "offer": (OFFER, Adviser.offering),
    "clear": (CLEAR, Adviser.clearing),
    "bear": (BEAR, Adviser.bearing),
}
WEIGHED: dict[str, Callable[[Outlook], Weigh]] = {
    "conscience": conscience,
    "launch": launch,
    "pay": pay,
    "remove": remove,
    "hand": hand,
    "swap_for": swap_for,
    "emigrate": emigrate,
}
