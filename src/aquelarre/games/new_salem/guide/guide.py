"""A sensible player of either side: drafts for points, weighs despair, trusts and suspects.

It judges from its window only: the table as it lies open, the cards that it has seen, and worlds
imagined for the rest. Every answer is weighed in the same coin, its own chance to win
(`outlook`): buildings in `buildings`, events in `events`, players in `suspicion`. It looks
no further than this answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from aquelarre.games.new_salem.box.cards import (
    ABSOLVES,
    EXORCISES,
    NEIGHBOURS,
    REMOVES,
    SIDE,
    TRIES,
    WITCHES,
    EventCard,
)
from aquelarre.games.new_salem.guide.buildings import Appraiser
from aquelarre.games.new_salem.guide.deeds import Clues
from aquelarre.games.new_salem.guide.events import Adviser
from aquelarre.games.new_salem.guide.habits import LAST_EARLY
from aquelarre.games.new_salem.guide.leaning import PLAIN, Leaning, leaning_of
from aquelarre.games.new_salem.guide.outlook import MOODS, Outlook
from aquelarre.games.new_salem.guide.suspicion import Suspicion
from aquelarre.games.new_salem.rules.building_events import SwapFor
from aquelarre.games.new_salem.rules.duty import launchable, on_table
from aquelarre.games.new_salem.rules.scoring import side_of
from aquelarre.games.new_salem.rules.town import owner_of
from aquelarre.games.new_salem.state import NOTHING, Town
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
from aquelarre.kernel import Action, Belief, Dice, Seat, Verb, Window, heaviest

WORLDS = 3  # imagined decks over which the top card is averaged
TRUST = 0.6  # so likely must the constable be a friend before he is given hope
HELP = 0.5  # how far one can count on the hope of others for the same purpose
GRUDGING = 5  # of so many times that a puritan would give, a witch who hides
FREELY = 2  # gives so often
OFTEN = 4  # and early so often
MASKED, UNMOVED = 0.0, 0.5  # moods
DECIDING = ("launch", "last_call")  # questions at which the constable has not launched yet
A_LITTLE = 0.0001  # decides between answers that are otherwise worth the same
# What helps a whole side, so that others pay for such events gladly.
SHARED = (REMOVES, TRIES, EXORCISES, ABSOLVES, NEIGHBOURS)

Weigh = Callable[[Action], float]


class Thought(NamedTuple):
    """How a question looks to the seat that is asked, and what it makes of an answer."""

    look: Outlook
    weigh: Weigh
    decks: list[list[int]]  # that may lie there, by kind of card: for the last pick only


def answer(window: Window[Town], dice: Dice) -> Action:
    """The answer that is worth most; of equal ones the first."""
    return heaviest(window.options(), weigh(window, dice))


def plan(window: Window[Town], dice: Dice, belief: Belief[Town] | None = None) -> list[float]:
    """The same to somebody who looks ahead, and leans to what pays among guides."""
    side = SIDE[window.imagine(dice.child("side")).characters.face[window.seat]]
    return weigh(window, dice, belief, leaning_of(window.seats, side))


def weigh(
    window: Window[Town],
    dice: Dice,
    belief: Belief[Town] | None = None,
    leaning: Leaning = PLAIN,
) -> list[float]:
    """What each of the options is worth, in chances to win."""
    options = window.options()
    if len(options) == 1:
        return [0.0]
    return list(map(think(window, dice, belief, leaning).weigh, options))


def think(
    window: Window[Town], dice: Dice, belief: Belief[Town] | None, leaning: Leaning = PLAIN
) -> Thought:
    """The open question, which has several answers."""
    s, mood = window.imagine(dice), dice.below(MOODS) / MOODS
    look = Outlook(s, window.seat, mood, clues_of(belief), bluff_of(belief), leaning)
    question = window.question()
    if question == "last_pick":
        decks = [window.imagine(dice).deck.counts for _ in range(WORLDS)]
        return Thought(look, last_pick(look, decks), decks)
    if question in WEIGHED:
        return Thought(look, WEIGHED[question](look), [])
    verb, method = CHOSEN[question]
    adviser = Adviser(look)
    return Thought(look, lambda action: method(adviser, action - verb.base), [])


def clues_of(belief: Belief[Town] | None) -> Clues | None:
    """What a belief of ours goes by; who has none reads the streets."""
    return belief.clues if isinstance(belief, Suspicion) else None


def bluff_of(belief: Belief[Town] | None) -> float:
    """How much of her mask a witch of this mind wears."""
    return 1.0 if belief is None else belief.bluff


def aside(window: Window[Town], dice: Dice, belief: Belief[Town] | None = None) -> Action | None:
    """A hope for a trusted constable who lacks it for something that the side wants. [SAL-12]"""
    asides = window.asides()
    if not asides or not GIVE.base <= asides[0] < NAME.base or hands_over(window):
        return None
    s, seat = window.imagine(dice), window.seat
    often = OFTEN if is_early(s) else FREELY
    if side_of(s, seat) == WITCHES and dice.below(GRUDGING) >= often:
        return None  # to seem a puritan she need not pay quite as much as they do
    if not within_reach(s, seat):
        return None  # whomever she trusts: so nothing else need be thought about
    look = giving(s, seat, belief)
    return GIVE.base + look.s.constable if wants_to_give(look) != NOTHING else None


def hands_over(window: Window[Town]) -> bool:
    """Has the constable launched? Then the office passes on, and what he is given now comes too
    late. [SAL-16]"""
    return window.question() not in DECIDING


def giving(s: Town, seat: Seat, belief: Belief[Town] | None) -> Outlook:
    """How things look to somebody who thinks of giving hope."""
    mood = MASKED if is_early(s) else UNMOVED
    return Outlook(s, seat, mood, clues_of(belief), bluff_of(belief))


def is_early(s: Town) -> bool:
    """Who does not give then is known for a witch at once."""
    return s.round <= LAST_EARLY


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

    leaning = look.leaning

    def weigh(action: Action) -> float:
        if action == END_PHASE.base:
            return leaning.ending(look.s.round)
        event = action - LAUNCH.base
        return adviser.launching(event) + leaning.launches[event]

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


def within_reach(s: Town, seat: Seat) -> bool:
    """Does the constable lack hope for anything that the seat would pay for, and can it be raised
    if all give what one can count on? Who trusts fewer people counts on less."""
    has, effect, cost = s.wealth[s.constable], s.edition.effect, s.edition.cost
    most = s.wealth[seat] + HELP * (sum(s.wealth) - has - s.wealth[seat])
    for event in on_table(s):
        if effect[event] in SHARED and 0 < cost[event] - has <= most and launchable(s, event):
            return True
    return False


def wants_to_give(look: Outlook) -> EventCard:
    """What more hope would let the constable do, if it is worth it to me; else NOTHING."""
    s = look.s
    has, trust = s.wealth[s.constable], look.trust(s.constable)
    if trust < TRUST:
        return NOTHING
    adviser = Adviser(look)
    helpers = [x for x in range(s.n) if x not in (s.constable, look.seat)]
    help_hoped = HELP * sum(s.wealth[x] for x in helpers if look.trust(x) >= TRUST)
    effect, cost = s.edition.effect, s.edition.cost
    can = [event for event in on_table(s) if effect[event] in SHARED and launchable(s, event)]
    already = max([adviser.worth(event) for event in can if cost[event] <= has], default=0.0)
    for event in can:
        lack = cost[event] - has
        if 0 < lack <= s.wealth[look.seat] + help_hoped:
            gain = adviser.worth(event) - already
            if trust * gain > lack * look.hope:
                return event
    return NOTHING


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
