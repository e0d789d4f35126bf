"""One thing of several: which card to lose, keep or give, whom to elect, which rumour goes.

Each function says what an answer is worth. Where an answer alone does not tell whom it is about,
the open question does: it lies open on the table, and an imagined world has it.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.characters import IDS, NO_ABILITY, Character
from aquelarre.games.las_brujas.box.edition import OURS, Box
from aquelarre.games.las_brujas.guide.events import barter, pilgrimage
from aquelarre.games.las_brujas.guide.hand import (
    DRAWN,
    effect_of_rumour,
    gift,
    loss_of_rumour,
    worth,
)
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.rules.abilities import GiveBack
from aquelarre.games.las_brujas.rules.events import Prevent
from aquelarre.games.las_brujas.rules.spectres import Dream, Raise
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import Action, Ask

HAND = 5  # cards after the assembly [BRU-16]
AS_IT_IS = -9.0  # what is chosen stays chosen: nothing has happened since
A_FAVOUR = 0.002  # what must be won by a gift: nobody shares without need
SETTLED = -1.0  # whatever it would be worth to think again about a gift: nothing has happened since
# Characters, the best first: a good name protects, and some abilities are worth one.
PREFERRED = (
    "P13 P02 P24 P18 P16 P04 P03 P19 P11 P14 P05 P10 "
    "P22 P12 P17 P06 P08 P15 P20 P01 P23 P07 P09 P21"
).split()
A_NAME = 4  # places that a point of reputation is worth

Weigh = Callable[[Outlook, Action], float]
WeighAsked = Callable[[Outlook, Ask[Village], Action], float]


def choose(look: Outlook, action: Action) -> float:
    return -float(place_of(look.box, action - verbs.CHOOSE.base))


def place_of(box: Box, character: Character) -> int:
    """How far behind the best one a character comes: by what they can do, and by how much better
    or worse their name is than that of who can do so in our own box."""
    ability = box.ability[character]
    if ability == NO_ABILITY:
        return len(PREFERRED) - A_NAME * box.base[character]
    return PREFERRED.index(IDS[ability]) - A_NAME * (box.base[character] - OURS.base[ability])


# -- cards of the hand -------------------------------------------------------------------


def discard(look: Outlook, action: Action) -> float:
    """The card that is worth least."""
    if verbs.TAKE_BACK.owns(action):
        return AS_IT_IS
    return -worth(look, action - verbs.DISCARD.base)


def hand_on(look: Outlook, action: Action) -> float:
    """The same, but not what would serve an enemy on the right. [S15]"""
    card = action - verbs.HAND_ON.base
    return gift(look, card, look.next_living) - worth(look, card)


def keep(look: Outlook, action: Action) -> float:
    return worth(look, action - verbs.KEEP.base)


def take(look: Outlook, action: Action) -> float:
    return 0.0 if action == verbs.DONE.base else worth(look, action - verbs.TAKE.base)


def arrange(look: Outlook, action: Action) -> float:
    """The top card goes to the next player: a good one to a friend. [P01]"""
    return gift(look, action - verbs.ORDER.base, look.next_living)


def share(look: Outlook, action: Action) -> float:
    """What is of little use goes to somebody trusted, or where it does no harm; what is given
    away is drawn anew. [BRU-15, BRU-16]"""
    if action in (verbs.DONE.base, verbs.READY.base):
        return 0.0
    if verbs.TAKE_BACK.owns(action):
        return SETTLED
    card, receiver = verbs.GIVE.args(action)
    laid = look.view["assembly"]["laid"][look.me]
    again = DRAWN - A_FAVOUR if len(look.hand) - laid <= HAND else -A_FAVOUR
    return gift(look, card, receiver) + again - worth(look, card)


def give_back(look: Outlook, asked: Ask[Village], action: Action) -> float:
    """The innkeeper pays with what is worth least, to him and to an enemy. [P06]"""
    assert isinstance(asked, GiveBack)
    card = action - verbs.RETURN.base
    return gift(look, card, asked.other) - worth(look, card)


# -- rumours -----------------------------------------------------------------------------


def drop(look: Outlook, action: Action) -> float:
    """One rumour goes: what helps a friend most, or an enemy least. [BRU-12]"""
    if verbs.TAKE_BACK.owns(action):
        return AS_IT_IS
    return loss_of_rumour(look, action - verbs.DROP.base)


def calm(look: Outlook, action: Action) -> float:
    """A negative rumour is forgotten, of somebody trusted. [BRU-14]"""
    if verbs.TAKE_BACK.owns(action):
        return AS_IT_IS
    return 0.0 if action == verbs.DONE.base else loss_of_rumour(look, action - verbs.CALM.base)


def raise_up(look: Outlook, asked: Ask[Village], action: Action) -> float:
    """The rumour of the pile that does most. [U08, U09]"""
    assert isinstance(asked, Raise)
    points = effect_of_rumour(look, action - verbs.RAISE.base, asked.receiver)
    return look.swing(asked.receiver, points)


# -- people ------------------------------------------------------------------------------


def elect(look: Outlook, action: Action) -> float:
    """Whom one trusts most: oneself. [BRU-13]"""
    return -look.gain[action - verbs.ELECT.base]


def name(look: Outlook, action: Action) -> float:
    return -look.gain[action - verbs.NAME.base]


def point_at(look: Outlook, action: Action) -> float:
    return look.gain[action - verbs.POINT_AT.base]


def prevent(look: Outlook, asked: Ask[Village], action: Action) -> float:
    """The spinner lets a pilgrimage be that frees her of gossip, and a barter that pays. [P22]"""
    assert isinstance(asked, Prevent)
    if action != verbs.LET_BE.base:
        return 0.0
    kind = look.box.face[asked.card]
    if kind == "S06":
        return pilgrimage(look, look.me)
    return barter(look, asked.player) if kind == "S04" else -DRAWN


def dream(look: Outlook, asked: Ask[Village], action: Action) -> float:
    """A trial card is taken out of an enemy's hand, the best one. [U11]"""
    assert isinstance(asked, Dream)
    return 0.0 if action == verbs.DONE.base else -gift(look, action - verbs.TAKE.base, asked.other)


WEIGHED: dict[str, Weigh] = {
    "choose": choose,
    "discard": discard,
    "procession": hand_on,
    "keep": keep,
    "take": take,
    "rob_grave": take,
    "order": arrange,
    "share": share,
    "drop": drop,
    "cure": drop,
    "storm": drop,
    "sermon": drop,
    "calm": calm,
    "priest": calm,
    "election": elect,
    "name": name,
    "point_at": point_at,
}
ASKED: dict[str, WeighAsked] = {
    "give_back": give_back,
    "raise": raise_up,
    "prevent": prevent,
    "dream": dream,
}
